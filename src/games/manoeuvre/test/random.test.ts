import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isWhole, share } from '../../../../test/share.ts';
import { SQUARES } from '../../../grids/squares.ts';
import { quietIo, type Random } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeat, listChoices, play, type Seat, settle, top } from '../../../kernel/flow.ts';
import type { Reason, Wish } from '../../../kernel/game.ts';
import { readOptions } from '../../../kernel/options.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import { standardBox } from '../data/standard.ts';
import { manoeuvre } from '../game.ts';
import { grammar } from '../grammar.ts';
import { optionsOf } from '../options.ts';
import type { Choice, Position, Square } from '../position.ts';
import { distance, enemyOf } from '../rules/field.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { speak, WORDS } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import { imaginePosition, viewOf } from '../view.ts';

const box = standardBox();
const steps = rulesOf(box);
const ASKING = Object.keys(steps).filter((name) => steps[name]?.choices != null);
const CLAUSES = new Set(
  readFileSync(new URL('../ledger.md', import.meta.url), 'utf8').match(/MAN-[\w.]+-[a-z]\b/g) ?? [],
);

await speak();

const game = manoeuvre(box);
const ask = (p: Position, seat: Seat, wish: Wish<Choice>) => whyNot(game, p, seat, wish);

/** Set-ups of every kind; nations by the rules, at random, or each against each in turn. */
function optionsNumber(n: number): Record<string, string> {
  const nation = (i: number) => box.nations[i % box.nations.length]?.id ?? 'rules';
  switch (n % 4) {
    case 0:
      return {};
    case 1:
      return { setup: 'introductory', map: 'printed', hand: 'tournament' };
    case 2:
      return {
        nationA: nation(n >> 2),
        nationB: nation((n >> 2) + 1 + ((n >> 5) % 7)),
        map: 'random',
        deployment: 'automatic',
      };
    default:
      return { nationA: 'random', nationB: 'random', map: 'random', hand: 'tournament' };
  }
}

/** How far a square is from the nearest enemy. */
function fromEnemy(p: Position, seat: Seat, square: Square): number {
  const enemies = p.where.slice(enemyOf(seat) * 8, enemyOf(seat) * 8 + 8).filter((at) => at >= 0);
  return Math.min(...enemies.map((at) => distance(at, square)));
}

/** Any choice, or what an eager commander does: keep the hand, close with the enemy, play every card. */
function pick(p: Position, seat: Seat, offered: readonly Choice[], random: Random): Choice {
  const among = (some: readonly Choice[]) => some[random.below(some.length)] ?? { kind: 'pass' };
  if (random.below(4) === 0) return among(offered);
  if (p.phase === 'discard') return { kind: 'pass' };
  const moves = offered.filter((c) => c.kind === 'move');
  const near = Math.min(...moves.map(({ to }) => fromEnemy(p, seat, to)));
  if (moves.length > 0) return among(moves.filter(({ to }) => fromEnemy(p, seat, to) === near));
  const kinds = [...new Set(offered.map(({ kind }) => kind))].filter((kind) => kind !== 'pass');
  const kind = kinds[random.below(kinds.length)] ?? 'pass';
  return among(offered.filter((c) => c.kind === kind));
}

/** The asked seat and its choices at so many positions of random matches; a step seldom met is never passed over. */
function wander(
  seed: string,
  wanted: number,
  look: (p: Position, seat: Seat, offered: readonly Choice[], random: Random) => void,
): Map<string, number> {
  const met = new Map<string, number>();
  const random = fastRandom(seed);
  let seen = 0;
  for (let n = 0; seen < wanted; n++) {
    const read = readOptions(optionsOf(box), optionsNumber(n));
    if ('error' in read) throw new Error(read.error);
    const p = firstPosition(read.options);
    const io = quietIo(fastChance(`${seed} ${n}`));
    settle(steps, p, io);
    for (let seat = askedSeat(steps, p); seat >= 0 && seen < wanted; seat = askedSeat(steps, p)) {
      const offered = listChoices<Position, Choice>(steps, p, seat, []);
      const { step } = top(p);
      const times = met.get(step) ?? 0;
      if (times < wanted / 100 || random.below(40) === 0) {
        met.set(step, times + 1);
        seen++;
        look(p, seat, offered, random);
      }
      play(steps, p, seat, pick(p, seat, offered, random), io);
    }
  }
  return met;
}

const LIMITS = {
  nation: box.nations.length,
  tile: box.tiles.length,
  turn: 4,
  edge: 4,
  card: box.cards.length,
  unit: 16,
  target: 16,
  to: SQUARES,
};
type Field = keyof typeof LIMITS;

function isField(name: string): name is Field {
  return Object.hasOwn(LIMITS, name);
}

const SHAPES = (
  'side nation, tile tile turn, nation nation, edge edge, pick card, place unit to, scout card, pass, discard card, ' +
  'move unit to, play card, assault unit card target, ambush card target, bombard unit card target, ' +
  'volley unit card target, retreat to, command card unit, support unit, hit, flee, advance unit, suffer unit, ' +
  'restore card unit, redoubt card unit'
)
  .split(', ')
  .map((shape) => shape.split(' '));

function anyValue(field: Field, random: Random): number | string {
  const value = random.below(LIMITS[field]);
  return field === 'edge' ? ('NESW'[value] ?? 'N') : value;
}

const { readChoice, touches } = grammar(box);

/** Any choice of any kind, as a rule with a card of the own hand. */
function anyChoice(p: Position, seat: Seat, random: Random): Choice {
  const [kind, ...fields] = SHAPES[random.below(SHAPES.length)] ?? [];
  const c: Record<string, unknown> = { kind };
  for (const field of fields.filter(isField)) c[field] = anyValue(field, random);
  const { hand } = p.sides[seat as 0 | 1];
  if ('card' in c && hand.length > 0 && random.below(4) > 0) c['card'] = hand[random.below(hand.length)];
  const choice = readChoice(c);
  if (choice === null) throw new Error(`not the shape of a choice: ${JSON.stringify(c)}`);
  return choice;
}

/** An offered choice with one thing in it changed: what a person would try. */
function nearChoice(p: Position, seat: Seat, offered: readonly Choice[], random: Random): Choice {
  const c: Record<string, unknown> = { ...offered[random.below(offered.length)] };
  const fields = Object.keys(c).filter(isField);
  const field = fields[random.below(fields.length)];
  if (field !== undefined) c[field] = anyValue(field, random);
  return readChoice(c) ?? anyChoice(p, seat, random);
}

describe('in positions of random matches', () => {
  const disagreements: string[] = [];
  const given = new Map<string, Set<string>>();
  const wrong = (p: Position, what: string, reasons: readonly Reason[]) =>
    disagreements.push(`${top(p).step}: ${what} ${JSON.stringify(reasons)}`);
  const keep = (reasons: readonly Reason[]) => {
    for (const { why, clause } of reasons) given.set(why, (given.get(why) ?? new Set()).add(clause));
  };
  let met = new Map<string, number>();
  let things = 0;
  let unoffered = 0;

  beforeAll(() => {
    met = wander('things', share(1_200, 120), (p, seat, offered, random) => {
      const touched = new Set(offered.flatMap(touches));
      for (const thing of thingsOf(box, viewOf(steps, p, seat))) {
        const reasons = ask(p, seat, { thing });
        things++;
        if (touched.has(thing) !== (reasons.length === 0) || reasons.length > 3) wrong(p, thing, reasons);
        keep(reasons);
      }
      const open = new Set(offered.map((c) => JSON.stringify(Object.entries(c).sort())));
      for (let i = 0; i < 6; i++) {
        const c = i % 2 === 0 ? anyChoice(p, seat, random) : nearChoice(p, seat, offered, random);
        const isOffered = open.has(JSON.stringify(Object.entries(c).sort()));
        const reasons = ask(p, seat, { choice: c });
        if (!isOffered) unoffered++;
        if (isOffered !== (reasons.length === 0) || reasons.length > 3) wrong(p, JSON.stringify(c), reasons);
        keep(reasons);
      }
      const choice = pick(p, seat, offered, random);
      const reasons = ask(p, seat, { choice });
      if (reasons.length > 0) wrong(p, JSON.stringify(choice), reasons);
      // The seat that is not asked can use nothing, at whatever it points.
      const other = enemyOf(seat);
      if (top(p).step === 'setup.hand' && p.sides[other as 0 | 1].hand.length < box.handSize) return;
      for (const thing of thingsOf(box, viewOf(steps, p, other))) {
        const refused = ask(p, other, { thing });
        if (refused[0]?.why !== 'notYourDecision') wrong(p, `not asked, ${thing}`, refused);
        keep(refused);
      }
    });
  });

  test('a thing answers with a reason exactly when no choice touches it, and a choice when it is not offered', () => {
    expect(disagreements.slice(0, 10)).toEqual([]);
    expect(things).toBeGreaterThan(share(84_000, 8_000));
    expect(unoffered).toBeGreaterThan(share(3_600, 360));
  });

  test('every step that asks was met', () => {
    const missed = ASKING.filter((step) => !met.has(step));
    expect(missed.length, missed.join()).toBeLessThanOrEqual(isWhole ? 0 : 8);
  });

  test('every reason has its clause in the ledger and its sentence among the texts', async () => {
    const words = Object.keys(await WORDS.en.reasons());
    for (const [why, clauses] of given) {
      expect(words).toContain(why);
      for (const clause of clauses) expect([...CLAUSES]).toContain(clause);
    }
  });
});

test('what a seat is told does not depend on what is hidden from it', () => {
  let redrawn = 0;
  const differences: string[] = [];
  wander('secrets', share(200, 40), (p, asked, offered, random) => {
    for (const seat of [asked, enemyOf(asked)]) {
      const view = viewOf(steps, p, seat);
      const other = imaginePosition(box, view, random);
      const hidden = (q: Position) => [...q.sides[enemyOf(seat) as 0 | 1].hand].sort().join(' ');
      if (hidden(other) !== hidden(p)) redrawn++;
      const wishes: Wish<Choice>[] = thingsOf(box, view).map((thing) => ({ thing }));
      for (let i = 0; i < 4; i++) wishes.push({ choice: nearChoice(p, seat, offered, random) });
      for (const wish of wishes) {
        const [told, toldOther] = [JSON.stringify(ask(p, seat, wish)), JSON.stringify(ask(other, seat, wish))];
        if (told !== toldOther) differences.push(`${top(p).step}: ${JSON.stringify(wish)} ${told} ${toldOther}`);
      }
    }
  });
  expect(differences.slice(0, 5)).toEqual([]);
  expect(redrawn).toBeGreaterThan(share(200, 40));
});
