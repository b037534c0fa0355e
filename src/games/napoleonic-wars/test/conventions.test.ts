import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { listChoices, play, settle } from '../../../kernel/flow.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { boxOf, STANDARD_PACK } from '../data/standard.ts';
import { optionsOf } from '../options.ts';
import {
  AT,
  AUSTRIA,
  type Choice,
  FRANCE,
  GERMANY,
  GUARD,
  ITALY,
  NAPOLEON,
  PLACE,
  type Position,
  RUSSIA,
  SEA,
  SPAIN,
  STATUS,
} from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import type { NapoleonicEvent } from '../told.ts';
import {
  battleIn,
  box,
  campaign,
  effect,
  fighting,
  nothing,
  put,
  seated,
  steps,
  table,
  turnAt,
  where,
} from './table.ts';

// Chapters 0, 1, 3 and 16: conventions and set-up.

const begin = (scenario = 'bonaparte-1792'): Position =>
  firstPosition(box, { ...standardOptions(optionsOf(box)), scenario });

/** The whole campaign by one who does nothing that he need not do. */
function idle() {
  const t = seated(begin(), { dice: 'free' });
  while (t.step !== 'over') {
    const choices = t.choices();
    t.take(choices.includes('pass') ? 'pass' : choices.includes('concede') ? 'concede' : (choices[0] ?? ''));
  }
  return t;
}

// [0]

rule(
  'NW-0.3-a',
  'the dice of a battle: cavalry, light infantry, Guard, white die first, its fervour, the refuge',
  () => {
    // 6 + 22 − 12 = 16: French Retreat from Austria, to a Nation by the die.
    const t = table(
      battleIn(AUSTRIA),
      (p) => {
        p.but = SPAIN;
        p.napoleon = NAPOLEON.V;
        p.napoleonAt = AUSTRIA;
        p.fervour[AUSTRIA] = 0;
        put(p, 'germany', 'davout', 'bessieres');
        put(p, 'austria', 'ney', 'wellington', 'karl', 'barclay', 'bagration', 'bulow');
      },
      { dice: [6, 4, 5, 3, 2, 1, 2, 4] },
      { cavalry: 'on' },
    );
    expect(t.told('rides')).toMatchObject([{ roll: 6 }]);
    expect(t.told('light')).toMatchObject([{ roll: 4 }]);
    expect(t.told('guardRoll')).toMatchObject([{ roll: 5 }]);
    expect(t.told('combat')).toMatchObject([{ dice: [3, 2, 1], total: 16 }]);
    expect(t.told('fervour')).toMatchObject([{ nation: FRANCE, roll: 2 }, { nation: AUSTRIA }]);
    expect(t.told('refugeDie')).toMatchObject([{ roll: 4, nation: ITALY }]);
    // The white die is the first of them: three is above two, nobody pursues.
    expect(t.step).toBe('turn.buy');
  },
);

rule('NW-0.3-b', 'every draw is one of all that are left, and nothing is drawn twice', () => {
  const lay = (p: Position): void => {
    p.turn = 1;
    p.but = FRANCE;
    put(p, 'army', ...box.units.slice(0, 12).map(({ id }) => id));
    put(p, 'pool', 'moore');
  };
  const t = table(turnAt('turn.army'), lay, { dice: [1] });
  expect(t.rolled('army')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(new Set(t.told('deployed').map(({ unit }) => unit)).size).toBe(10);
  // Each number is another corps.
  const first = (n: number) =>
    table(turnAt('turn.army'), lay, { dice: [1], streams: { army: [n, ...Array(9).fill(1)] } });
  const drawn = Array.from({ length: 12 }, (_, n) => first(n + 1).told('deployed')[0]?.unit);
  expect(new Set(drawn).size).toBe(12);
  const markers = (n: number) => {
    const bowl = [box.markerOf('fra-diavolo'), box.markerOf('bavaria'), box.named.noWar];
    const drawing = table(turnAt('turn.draws'), (p) => (p.bowl = bowl), { streams: { bowl: [n, 1] } });
    expect(drawing.rolled('bowl').slice(0, 2)).toEqual([3, 2]);
    return drawing.told('drawn')[0]?.marker;
  };
  expect(new Set([1, 2, 3].map(markers)).size).toBe(3);
});

rule('NW-0.3-c', 'the other dice fall in the order of the sentences that ask for them', () => {
  const falling = table(
    turnAt('turn.surrenders'),
    (p) => {
      p.fervour = [10, 10, 10, 10, 10];
      p.treasury = 0;
      p.status[RUSSIA] = STATUS.coalition;
      put(p, 'austria', 'ney');
      put(p, 'germany', 'davout', 'duchy-guards');
    },
    { dice: [1, 2, 3] },
  );
  expect(falling.told('fervour').slice(0, 4)).toMatchObject([
    { nation: AUSTRIA, roll: 1 },
    { nation: GERMANY, roll: 2 },
    { nation: GERMANY, roll: 3 },
    { nation: AUSTRIA, roll: 3 },
  ]);
  // The naval battle first, then the war.
  const sea = table(fighting('haiti'), (p) => (p.sea = SEA.french), { dice: [6, 5, 1, 2] }).take('sail', 'spend 0');
  expect(sea.told('naval')).toMatchObject([{ terms: [{ what: 'dice', value: 11 }, {}, {}, {}] }]);
  expect(sea.told('warRoll')).toMatchObject([{ terms: [{ what: 'dice', value: 3 }, {}, {}] }]);
  // A die that is rolled again is followed at once by the new one.
  const client = table(effect('markers', 'client-state'), nothing, { dice: [1, 3] });
  expect(client.told('nationDie').map(({ roll, again }) => [roll, again])).toEqual([
    [1, true],
    [3, false],
  ]);
});

rule('NW-0.5-a', 'what no rule settles for the French the player decides', () => {
  // 3 + 4 − 16 is French Pursuit, white 1: of three equals one stays.
  const t = table(
    battleIn(GERMANY),
    (p) => {
      p.but = ITALY;
      p.fervour[GERMANY] = 0;
      put(p, 'germany', 'ney', 'soult', 'davout', 'victor', 'moore');
    },
    { dice: [6, 1, 1, 1] },
  );
  expect(t.choices()).toEqual(['stay soult', 'stay ney', 'stay victor']);
});

// [1]

rule('NW-1.0-a', 'one seat is asked, and it alone can win', () => {
  const asked = Object.values(steps).flatMap((step) => ('who' in step && step.who !== undefined ? step.who : []));
  expect(asked.length).toBeGreaterThan(20);
  for (const n of [0, 1]) {
    const p = campaign(n, 'the-end-1813', (q) => {
      const step = steps[q.stack.at(-1)?.step ?? ''];
      expect(step !== undefined && 'who' in step ? step.who?.(q, q.stack.at(-1) as never) : null).toBe(0);
    });
    expect([[], [0]]).toContainEqual(p.outcome?.winners);
  }
});

rule(
  ['NW-1.0-b', 'NW-2.10-a', 'NW-11.3-a', 'NW-12.2-a'],
  'sixteen turns, one after the other, and the game is lost',
  () => {
    const t = idle();
    expect(t.told('turn').map(({ turn }) => turn)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    expect([box.turns[0]?.years, box.turns[15]?.years]).toEqual(['1792-94', '1818-21']);
    expect(t.p.outcome).toMatchObject({ winners: [], how: 'timeIsUp' });
  },
);

rule('NW-2.2-b', 'how long a turn lasts changes nothing', () => {
  const pack = structuredClone(STANDARD_PACK);
  for (const turn of pack.turns) turn.years = '1792';
  const timeless = boxOf(pack);
  const played = (of: Box): Position => {
    const chance = fastChance('years');
    const io = quietIo<NapoleonicEvent>(chance);
    const rules = rulesOf(of);
    const p = firstPosition(of, standardOptions(optionsOf(of)));
    settle(rules, p, io);
    while (p.outcome === null) {
      const choices = listChoices(rules, p, 0, [] as Choice[]);
      play(rules, p, 0, there(choices[chance.next('pick', choices.length) - 1]), io);
    }
    return p;
  };
  expect(played(timeless)).toEqual(played(box));
});

// [3], [16]

rule(['NW-3.2-a', 'NW-3.3-a'], 'every counter begins in one box: C, E, J, O, or where the scenario puts it', () => {
  const p = begin();
  expect(p.people).toEqual(box.personalities.map(() => AT.board));
  expect(p.guard).toBe(GUARD.box);
  expect(p.clients).toEqual(Array.from({ length: 12 }, (_, client) => client));
  expect(where(p, 'chouans')).toBe(PLACE.boxO);
  expect(p.noWarsLeft + p.bowl.filter((marker) => marker === box.named.noWar).length).toBe(4);
  const later = begin('the-end-1813');
  expect([where(later, 'conde'), where(later, 'artois')]).toEqual([PLACE.boxO, PLACE.boxO]);
  const placed = later.where.filter((at) => at === PLACE.discarded || at === PLACE.removed);
  expect(placed).toHaveLength(11);
  for (const [unit, at] of p.where.entries()) expect(at, box.units[unit]?.id).toBeGreaterThanOrEqual(0);
});

rule('NW-3.4-a', 'personalities and client states are taken at random', () => {
  const person = (n: number) => {
    const t = table(effect('accidents', 'ic'), nothing, { streams: { people: [n] } });
    expect(t.rolled('people')).toEqual([4]);
    return t.told('personality')[0]?.personality;
  };
  expect([1, 2, 3, 4].map(person).sort()).toEqual([0, 1, 2, 3]);
  const client = (n: number) => {
    const t = table(effect('markers', 'client-state'), nothing, { dice: [2], streams: { clients: [n] } });
    expect(t.rolled('clients')).toEqual([12]);
    return t.told('client')[0]?.client;
  };
  expect(new Set(Array.from({ length: 12 }, (_, n) => client(n + 1))).size).toBe(12);
});

rule('NW-16.0-b', 'a scenario begins with the income of its first turn, events included', () => {
  const first = (scenario: string) => {
    const t = seated(begin(scenario), { dice: 'free' });
    while (t.p.phase === 'political') t.take(t.choices().includes('pass') ? 'pass' : (t.choices()[0] ?? ''));
    return [
      t.told('turn')[0]?.turn,
      t.told('income').length,
      ...t.told('event').map(({ event }) => box.events[event]?.id),
    ];
  };
  expect(first('napoleon-1805')).toEqual([6, 1, 'coronation', 'third-coalition']);
  expect(first('the-end-1813')).toEqual([13, 1, 'ried']);
});
