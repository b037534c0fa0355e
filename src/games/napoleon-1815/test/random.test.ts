import { describe, expect, test } from 'vitest';
import { isWhole, share } from '../../../../test/share.ts';
import { quietIo, type Random } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, type Seat, settle, top } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import type { Choice, Position } from '../position.ts';
import { censusOf } from './census.ts';
import { crowdedPosition } from './crowds.ts';
import { box, game, optionsWith, table } from './table.ts';

// Whoever is asked has something to choose: in every mode, however the match is played, and in every position that
// somebody imagines.

const LONG = { timeout: 600_000 };

const hints = await game.bot();

type Player = (p: Position, seat: Seat, list: readonly Choice[], random: Random) => Choice;

const byChance: Player = (_p, _seat, list, random) => get(list, random.below(list.length));

/** Puts everybody into a stack, and plays whatever can be played. */
const crowding: Player = (p, seat, list, random) => {
  const glad = list.filter(({ kind }) => kind === 'stack' || kind === 'play');
  return byChance(p, seat, glad.length > 0 && random.below(4) > 0 ? glad : list, random);
};

/** The choice that looks best at once. */
const greedy: Player = (p, seat, list, random) => {
  if (list.length === 1) return get(list, 0);
  const rated = hints.rate(game.imagine(game.view(p, seat), random), seat, list);
  const best = Math.max(...rated);
  return byChance(
    p,
    seat,
    list.filter((_c, i) => rated[i] === best),
    random,
  );
};

/** In what the others imagine, the asked seat has a choice too: a bot that looks ahead plays on from there. */
function checkImagined(p: Position, asked: Seat, random: Random): void {
  for (const viewer of [...p.hands.keys(), null]) {
    if (viewer === asked) continue;
    const imagined = game.imagine(game.view(p, viewer), random);
    if (listChoices(game.steps, imagined, asked, []).length === 0)
      throw new Error(`${viewer} imagines that seat ${asked} has no choice`);
  }
}

/** Plays on to the end, or for so many decisions, and counts how often each step was met. */
function playOn(p: Position, player: Player, seed: string, most: number, met: Map<string, number>): void {
  const random = fastRandom(seed);
  const io = quietIo(fastChance(seed));
  settle(game.steps, p, io);
  for (let n = 0; n < most && p.outcome === null; n++) {
    const [seat] = askedSeats(game.steps, p);
    const { step } = top(p);
    const place = `${seed}, decision ${n} at ${step}, ${JSON.stringify(p.options)}`;
    if (seat === undefined) throw new Error(`${place}: nobody is asked`);
    const list = listChoices(game.steps, p, seat, []);
    if (list.length === 0) throw new Error(`${place}: seat ${seat} is asked, but has no choice`);
    const [fault] = censusOf(box, p);
    if (fault !== undefined) throw new Error(`${place}: ${fault}`);
    const known = met.get(step) ?? 0;
    met.set(step, known + 1);
    if (p.screens && (known < 500 || n % 16 === 0)) checkImagined(p, seat, random);
    play(game.steps, p, seat, player(p, seat, list, random), io);
  }
}

/** Every scenario with every number of players, level and way to fight. */
const MODES: readonly Options[] = box.scenarios.flatMap(({ id: scenario, grognardOnly }) =>
  ['2', '3'].flatMap((players) =>
    ['conscript', 'grognard'].flatMap((level) =>
      ['cards', 'dice'].flatMap((combat) =>
        grognardOnly && level === 'conscript' ? [] : [optionsWith({ scenario, players, level, combat })],
      ),
    ),
  ),
);

describe('whoever is asked has a choice', () => {
  test('where vedettes are stopped by CONFUSION and no corps is near', () => {
    const t = table(
      {
        pieces: { ney: 'avesnes', zieten: 'namur' },
        vedettes: { english: { genappe: 1 } },
        hands: { french: [13] },
        act: 'coalition',
        decks: { french: [1, 2], coalition: [37, 38] },
      },
      { level: 'grognard' },
    ).play('+ vedette E1', 'march', '> Quatre-Bras', 'play #13');
    expect([t.seat(), t.p.op?.cut]).toEqual([1, true]);
    for (let i = 0; i < 20; i++) checkImagined(t.p, t.seat(), fastRandom(`confusion ${i}`));
  });

  test('where COORDINATION leaves one corps to designate, and its commander has been activated', () => {
    const t = table(
      {
        pieces: { ney: 'fleurus', erlon: 'ligny', napoleon: { zone: 'ligny', activated: true }, picton: 'ath' },
        hands: { french: [16, 1], coalition: [52] },
        decks: { french: [2, 4, 6], coalition: [37] },
      },
      { level: 'grognard' },
    ).play('+ Ney', 'rest', 'play #16');
    expect([t.step(), t.seat(), t.offered()]).toEqual(['operation.designate', 0, ["+ D'Erlon"]]);
    for (let i = 0; i < 20; i++) checkImagined(t.p, t.seat(), fastRandom(`coordination ${i}`));
  });

  test('in crowded positions', LONG, () => {
    const met = new Map<string, number>();
    for (let i = 0; i < share(600, 60); i++)
      playOn(crowdedPosition(fastRandom(`crowd ${i}`)), i % 2 === 0 ? byChance : crowding, `crowd ${i}`, 250, met);
    for (const step of ['reaction.pick', 'ultime-effort.pick', 'au-son-du-canon.pick', 'chargez.pick', 'retreat.step'])
      expect(met.get(step), step).toBeGreaterThan(isWhole ? 10 : 0);
  });

  // A share of the modes is another one for each way to play.
  test.each([
    ['by chance', byChance, 0],
    ['crowding', crowding, 1],
    ['greedily', greedy, 2],
  ] as const)('in whole matches of every mode, played %s', LONG, (name, player, nth) => {
    for (const options of MODES.filter((_, i) => isWhole || i % 5 === nth)) {
      const seed = `${name} ${Object.values(options).join(' ')}`;
      const p = game.setup(options, quietIo(fastChance(`${seed} set-up`)));
      playOn(p, player, seed, 20_000, new Map());
      expect(p.outcome, seed).not.toBeNull();
    }
  });
});
