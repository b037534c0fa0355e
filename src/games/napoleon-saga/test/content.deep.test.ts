import { expect, test } from 'vitest';
import { weighed } from '../../../../test/conformance/walk.ts';
import { filled } from '../../../../test/support/table.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, type Seat, settle, top } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import { arrangePosition } from '../arrange.ts';
import { caseWords } from '../case-words.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { printDeck } from '../rules/army.ts';
import { designOf, factsOf, sideOf } from '../rules/pieces.ts';
import { firstPosition } from '../rules/setup.ts';
import { isCardChoice } from '../rules/windows.ts';
import type { SagaEvent } from '../told.ts';
import { anyDeck } from './decks.ts';
import { knowledge } from './knowledge.ts';
import { box, game, steps } from './table.ts';

// Plays on until everything in the box was used: every card by each army that may have it and in each of its windows, every unit,
// every objective, every kind of choice, event and question, and every way in which a match ends.

const ARMIES = ['french', 'coalition'] as const;
const armyOf = (p: Position, seat: Seat) => get(ARMIES, sideOf(p, seat).army);

/** No card of our pack lets anybody choose what he discards: why-not.test.ts plays another pack. */
const NEVER_ASKED = ['card.discard'];

function wanted(): Set<string> {
  const cards = box.designs.flatMap(({ id, armies, windows }) =>
    armies.flatMap((army) => [...windows].map((window) => `${army} ${id} in ${window}`)),
  );
  const units = box.armies.flatMap(({ cards: all }) => all.map(({ id }) => `unit ${id}`));
  const asked = Object.keys(steps).filter((step) => steps[step]?.asking !== null && !NEVER_ASKED.includes(step));
  return new Set([
    ...cards,
    ...units,
    ...box.objectives.map(({ id }) => `objective ${id}`),
    ...game.kinds.map((kind) => `choice ${kind}`),
    ...Object.keys(caseWords(box).events).map((kind) => `event ${kind}`),
    ...asked.map((step) => `asked ${step}`),
    ...['broken', 'bothBroken', 'points', 'pointsTied'].map((how) => `end ${how}`),
  ]);
}

/** The window in which a choice plays a card. */
function windowAt(p: Position): string {
  const frame = top(p);
  if ('window' in frame) return String(frame.window);
  const { step } = frame;
  if (step === 'setup.deploy') return 'DEPLOYMENT';
  if (step === 'turn.rallyCards') return 'RALLY_STEP';
  return step === 'turn.terrain' ? 'TERRAIN_STEP' : 'OWN_TURN';
}

const usesOf = (p: Position, seat: Seat, c: Choice): string =>
  isCardChoice(c) ? `${armyOf(p, seat)} ${designOf(box, p, c.card).id} in ${windowAt(p)}` : `choice ${c.kind}`;

function start(match: number): Position {
  const random = fastRandom(`content ${match}`);
  const deck = (army: (typeof ARMIES)[number]): string => printDeck(anyDeck(box, army, random));
  const options = { ...knowledge.options(match), deckF: deck(get(ARMIES, match % 2)), deckC: deck('coalition') };
  return firstPosition(box, filled(game, { ...options, evasion: 'on', bypass: 'on' }));
}

/** What hardly ever comes by chance: markers that are left when nobody is left to activate (NS-ACT-05). */
const spent = (): Position =>
  arrangePosition(
    box,
    { units: { 'F.L1.1': 'fr-line activated', 'C.L1.1': 'gb-line', 'C.L1.2': 'gb-line' }, hands: [['s01'], []] },
    filled(game, {}),
  );

function run(match: number, p: Position, missing: Set<string>): void {
  const random = fastRandom(`player ${match}`);
  const chance = fastChance(`content ${match}`);
  const io = {
    roll: (stream: string, sides: number) => chance.next(stream, sides),
    reveal() {},
    tell(event: SagaEvent) {
      missing.delete(`event ${event.kind}`);
      if (event.kind === 'objectiveScored') missing.delete(`objective ${box.objectives[event.objective]?.id}`);
      if (event.kind === 'activated' && event.unit !== NONE) missing.delete(`unit ${factsOf(box, p, event.unit).id}`);
    },
  };
  settle(steps, p, io);
  while (p.outcome === null) {
    missing.delete(`asked ${top(p).step}`);
    const asked = askedSeats(steps, p);
    const seat = get(asked, random.below(asked.length));
    const offered = listChoices(steps, p, seat, []);
    // Whatever was never done comes first; otherwise somebody plays who wants things to happen.
    const fresh = offered.filter((c) => missing.has(usesOf(p, seat, c)));
    const eagerly = () => weighed(offered, (c) => knowledge.eager(p, seat, c), random);
    const choice = fresh[random.below(Math.max(1, fresh.length))] ?? eagerly();
    missing.delete(`choice ${choice.kind}`);
    missing.delete(usesOf(p, seat, choice));
    play(steps, p, seat, choice, io);
  }
  missing.delete(`end ${p.outcome.how}`);
}

const MOST = 600;

test('random matches use every card, unit, objective, choice, event and question there is', {
  timeout: 900_000,
}, () => {
  const missing = wanted();
  let match = 0;
  for (; match < MOST && missing.size > 0; match++) run(match, match === 0 ? spent() : start(match), missing);
  expect([...missing], `after ${match} matches`).toEqual([]);
});
