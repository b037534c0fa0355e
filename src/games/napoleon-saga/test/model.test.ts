import { expect } from 'vitest';
import { weighed } from '../../../../test/conformance/walk.ts';
import { rule } from '../../../../test/rule.ts';
import { isWhole, share } from '../../../../test/share.ts';
import { filled } from '../../../../test/support/table.ts';
import type { Io } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, type Frame, listChoices, play, type Steps, settle, top } from '../../../kernel/flow.ts';
import { copyPlain } from '../../../kernel/plain.ts';
import { there } from '../../../kernel/there.ts';
import { type Choice, NONE, type Position, type Test, type Toll } from '../position.ts';
import { isEngagement, isTest, isToll } from '../rules/frames.ts';
import { firstPosition } from '../rules/setup.ts';
import type { SagaEvent } from '../told.ts';
import { knowledge } from './knowledge.ts';
import {
  actions,
  bypassSum,
  difficulty,
  evasionSum,
  type Field,
  fieldOf,
  fireSum,
  isBehindEnemy,
  mayCharge,
  mayCountercharge,
  mayEvade,
  mayRegroup,
  maySeize,
  meleeSum,
  moraleSum,
  type Piece,
  reckon,
  retreats,
  SPOTS,
  succeeds,
  verdict,
} from './model.ts';
import { box, game, steps } from './table.ts';

// The rules and the second model, side by side over matches by chance: every list of actions, the sum of every die, every reckoning
// of Wounds, every order of Morale tests and every line of retreat is judged by both.

type Told<K extends SagaEvent['kind']> = Extract<SagaEvent, { readonly kind: K }>;
const piece = (f: Field, unit: number): Piece => there(f.piece(unit));

// The sums of the dice

/** What cards add is theirs to say. */
const OF_CARDS: readonly string[] = ['card', 'attached', 'order'];

function expectedSum(p: Position, f: Field, e: Told<'test'>, frame: Test | null): number {
  switch (e.test) {
    case 'fire':
      return fireSum(f, piece(f, e.unit), piece(f, e.against), frame?.surprised ?? false, frame?.spends ?? false);
    case 'melee':
      return meleeSum(f, piece(f, e.unit), piece(f, e.against));
    case 'morale':
      return moraleSum(f, piece(f, e.unit), e.cause);
    case 'evasion':
      return evasionSum(piece(f, e.unit), piece(f, e.against));
    case 'bypass':
      return bypassSum(piece(f, e.unit), p.sides[piece(f, e.unit).army].bypassFailures);
  }
}

function judgeTest(p: Position, e: Told<'test'>, targets: readonly number[]): void {
  // Of a hidden unit nothing is told that could be added up.
  if (e.unit === NONE) return;
  const f = fieldOf(p);
  const cards = e.terms.reduce((sum, { what, value }) => (OF_CARDS.includes(what) ? sum + value : sum), 0);
  const frame = p.stack.findLast(isTest) ?? null;
  const told = `${e.test} ${e.cause} ${piece(f, e.unit).card.label} ${JSON.stringify(e.terms)}`;
  expect(e.total, told).toBe(e.roll + expectedSum(p, f, e, frame) + cards);
  if (e.cause === 'wounds') expect(targets, told).toContain(e.target);
  else expect(e.target, told).toBe(difficulty(e.test, e.cause, piece(f, e.unit).wounds));
  expect(e.success, told).toBe(succeeds(e.test, e.roll, e.total, e.target));
}

// Steps, before and after

interface Moment {
  readonly p: Position;
  readonly frame: Frame;
  readonly after: Position;
}

const tollOf = (frame: Frame): Toll => {
  if (!isToll(frame)) throw new Error(`${frame.step} is no toll`);
  return frame;
};

const FLANKS = SPOTS.filter(({ line }) => line === 'flank');

const JUDGES: { readonly [step: string]: (moment: Moment) => void } = {
  'toll.place': ({ p, frame, after }) => {
    const f = fieldOf(p);
    const { one, two, melee, blows, supporters } = tollOf(frame);
    const all = reckon(f, one, two, melee, blows, supporters);
    const now = there(after.stack.findLast(isToll));
    expect(now.owed.map(({ unit, tests }) => [unit, [...tests]])).toEqual(all.owed.map(([unit, t]) => [unit, [...t]]));
    expect(now.winner).toBe(all.winner);
    for (const [unit, wounds] of all.wounds) {
      const isDead = all.dead.includes(unit);
      expect(after.where[unit]).toBe(isDead ? NONE : p.where[unit]);
      expect(after.wounds[unit]).toBe(isDead ? 0 : wounds);
    }
    const gone = f.pieces.filter(({ unit }) => after.where[unit] === NONE).map(({ unit }) => unit);
    expect(gone.sort()).toEqual([...all.dead].sort());
  },
  'retreat.go': ({ p, frame, after }) => {
    const f = fieldOf(p);
    if (!('unit' in frame) || !('to' in frame)) throw new Error('no retreat');
    const fleeing = piece(f, Number(frame.unit));
    const ways = retreats(fleeing);
    const to = Number(frame.to) === NONE ? there(ways[0]) : there(SPOTS[Number(frame.to)]);
    expect(ways).toContain(to);
    const { unit, wounds, card } = fleeing;
    if (f.on(to) === undefined) {
      expect(after.where[unit]).toBe(to.slot);
      expect(after.wounds[unit]).toBe(wounds);
      expect(after.melees.some(({ a, b }) => a === unit || b === unit)).toBe(false);
      expect(fieldOf(after).piece(unit)?.is('charge')).toBe(false);
    } else if (wounds + 1 >= card.cohesion) expect(after.where[unit]).toBe(NONE);
    else {
      expect(after.where[unit]).toBe(fleeing.spot.slot);
      expect(after.wounds[unit]).toBe(wounds + 1);
      expect(after.melees.some(({ a, b }) => a === unit || b === unit)).toBe(fleeing.foe !== NONE);
    }
  },
  // [Contournement]: who comes out stands on the same side of the table, behind the enemy, whose Reserve is turned up.
  'turn.bypass': ({ p, after }) => {
    const [was, now] = [fieldOf(p), fieldOf(after)];
    for (const flank of FLANKS) {
      const on = was.on(flank);
      if (on === undefined || on.army !== flank.board) continue;
      const side = on.army === 0 ? 0 : 1;
      const { spot } = piece(now, on.unit);
      if (spot === flank) expect(after.sides[side].bypassFailures).toBe(p.sides[side].bypassFailures + 1);
      else {
        expect([spot.line, spot.board, spot.isWest]).toEqual(['flank', 1 - flank.board, flank.isWest]);
        for (const mark of ['bonus', 'unseen', 'faceUp'] as const)
          expect(piece(now, on.unit).is(mark), mark).toBe(true);
        const found = now.pieces.filter((each) => each.army !== on.army && each.spot.line === 'reserve');
        expect(found.every((each) => each.is('faceUp'))).toBe(true);
      }
    }
  },
  // [Terrain, Victoire]
  'turn.end': ({ p, after }) => {
    const now = fieldOf(after);
    for (const spot of SPOTS)
      expect(now.land(spot), String(spot.slot)).toBe(now.on(spot) === undefined ? null : fieldOf(p).land(spot));
    const told = after.outcome === null ? null : { how: after.outcome.how, winners: [...after.outcome.winners] };
    expect(told).toEqual(verdict(after, now));
  },
};

// Questions

const words = (c: Choice): string =>
  [c.kind, 'from' in c ? c.from : '', 'to' in c ? c.to : ''].filter((word) => word !== '').join(' ');
const OF_NO_UNIT: readonly string[] = ['pass', 'play', 'use', 'lay'];

/** The loser and its Wounds when the Melee began, of a Melee that is won. */
const before = ({ winner, one, woundsOne, woundsTwo }: Toll): number => (winner === one ? woundsOne : woundsTwo);

const QUESTIONS: { readonly [step: string]: (p: Position, frame: Frame, seat: number) => readonly string[] } = {
  'actions.choose': (p, _frame, seat) => {
    const f = fieldOf(p);
    return f.pieces.filter(({ army }) => army === seat).flatMap((each) => actions(f, each));
  },
  'toll.decide': (p, frame) => {
    const toll = tollOf(frame);
    const { unit } = there(toll.owed[0]);
    const hasWon = toll.winner === unit;
    const isSteadfast = piece(fieldOf(p), unit).card.has.steadfast;
    return ['stand', ...(isSteadfast && !hasWon ? [] : ['yield']), ...(isSteadfast || hasWon ? ['ignore'] : [])];
  },
  'retreat.side': (p, frame) =>
    'unit' in frame ? retreats(piece(fieldOf(p), Number(frame.unit))).map(({ slot }) => `retreat ${slot}`) : [],
};

/** Whether a question is asked at all. */
const WHENS: { readonly [step: string]: (p: Position, frame: Frame) => boolean } = {
  'engage.evade': (p, frame) => {
    const { attacker, defender } = meetingOf(p, frame);
    return p.options['evasion'] === 'on' && mayEvade(defender, attacker);
  },
  'engage.charge': (p, frame) => {
    const { attacker, defender, rush } = meetingOf(p, frame);
    return !rush && mayCharge(fieldOf(p), attacker, defender);
  },
  'engage.countercharge': (p, frame) => {
    const { defender, charging } = meetingOf(p, frame);
    return charging && mayCountercharge(defender);
  },
  'engage.repel': (p, frame) => {
    const { attacker, defender } = meetingOf(p, frame);
    return isBehindEnemy(attacker) && defender.arm === 'artillery';
  },
  'toll.recoup': (p, frame) => {
    const toll = tollOf(frame);
    const winner = fieldOf(p).piece(toll.winner);
    return winner !== undefined && mayRegroup(before(toll), winner.wounds);
  },
  'toll.seize': (p, frame) => {
    const { winner: unit, ground } = tollOf(frame);
    const f = fieldOf(p);
    const [winner, spot] = [f.piece(unit), SPOTS[ground]];
    return winner !== undefined && spot !== undefined && maySeize(f, winner, spot);
  },
  'retreat.side': (p, frame) => 'unit' in frame && retreats(piece(fieldOf(p), Number(frame.unit))).length > 1,
};

function meetingOf(p: Position, frame: Frame) {
  if (!isEngagement(frame)) throw new Error(`${frame.step} is no engagement`);
  const f = fieldOf(p);
  const { rush, charging } = frame;
  return { attacker: piece(f, frame.attacker), defender: piece(f, frame.defender), rush, charging };
}

function matched(n: number, counts: Map<string, number>): void {
  const chance = fastChance(`matched ${n}`);
  const random = fastRandom(`matched ${n}`);
  const count = (name: string): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const p = firstPosition(box, filled(game, knowledge.options(n)));
  /** The difficulties of tests for Wounds that are owed just now. */
  let targets: readonly number[] = [];
  const io: Io<SagaEvent> = {
    roll: (stream, sides) => chance.next(stream, sides),
    reveal() {},
    tell(event) {
      if (event.kind !== 'test') return;
      count(event.test);
      judgeTest(p, event, targets);
    },
  };
  const watched: Steps<Position, Choice> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const [judge, asked] = [JUDGES[name], WHENS[name]];
      const { run, when } = step;
      if (asked !== undefined && when !== null) {
        const asking = (now: Position, frame: Frame): boolean => {
          const is = when(now, frame);
          expect(is, name).toBe(asked(now, frame));
          if (is) count(name);
          return is;
        };
        return [name, { ...step, when: asking }];
      }
      if (judge === undefined || run === null) return [name, step];
      const judging = (now: Position, frame: Frame, world: Io<never>): void => {
        const was = copyPlain(now);
        const at = copyPlain(frame);
        run(now, frame, world);
        count(name);
        judge({ p: was, frame: at, after: now });
      };
      return [name, { ...step, run: judging }];
    }),
  );
  settle(watched, p, io);
  for (let made = 0; p.outcome === null && made < 4000; made++) {
    const frame = top(p);
    const seat = there(askedSeats(watched, p)[0]);
    const choices = listChoices<Position, Choice>(watched, p, seat, []);
    const wanted = QUESTIONS[frame.step]?.(p, frame, seat);
    if (wanted !== undefined) {
      count(frame.step);
      const offered = choices.filter(({ kind }) => !OF_NO_UNIT.includes(kind)).map(words);
      expect(offered.sort(), frame.step).toEqual([...wanted].sort());
    }
    if (frame.step === 'toll.decide') targets = tollOf(frame).owed[0]?.tests.slice(0, 1) ?? [];
    play(
      watched,
      p,
      seat,
      weighed(choices, (c) => knowledge.eager(p, seat, c), random),
      io,
    );
  }
}

rule(
  [
    'NS-ACT-10',
    'NS-ART-07',
    'NS-BYP-04',
    'NS-BYP-16',
    'NS-MELEE-07',
    'NS-MOR-04',
    'NS-MOR-07',
    'NS-MOR-10',
    'NS-MOR-11',
    'NS-MOVE-03',
    'NS-ORDER-01',
    'NS-ORDER-03',
    'NS-TERR-13',
  ],
  'the rules and a second model of the text agree over whole matches',
  () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < share(150, 6); n++) matched(n, counts);
    const often = ['fire', 'melee', 'morale', ...Object.keys(JUDGES), 'actions.choose', 'toll.decide'];
    const whole = ['evasion', 'bypass', ...Object.keys(QUESTIONS), ...Object.keys(WHENS)];
    for (const name of isWhole ? [...often, ...whole] : often) expect(counts.get(name) ?? 0, name).toBeGreaterThan(0);
  },
);
