import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { facts, hexOf, isDisorganised, lift } from '../field.ts';
import { AWAY, type Choice, LEADER, MARK, NONE, type Position, STATE } from '../position.ts';
import { scoreOfCorps } from '../rules/armies.ts';
import { startArmy, startChain } from '../rules/army.ts';
import { commands, leading, moraleBonus, rankOf, valuesOf } from '../rules/command.ts';
import { startFires } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { rollForLife, startReplacements } from '../rules/leaders.ts';
import { formsOf, startRally } from '../rules/rally.ts';
import { startRetreat } from '../rules/retreat.ts';
import { startSettle } from '../rules/settle.ts';
import { firstPosition } from '../rules/setup.ts';
import { startCombat } from '../rules/shock.ts';
import { endGame, recordControl, scoreOf } from '../rules/victory.ts';
import type { ViveEvent } from '../told.ts';
import { type Bench, bench } from './bench.ts';

// II, V.7, XI, XII, XIV.1, XIV.6, XV and the rules of the two battles.

/** Runs what `start` calls, with these dice; `take` answers whoever is asked. */
function drive(t: Pick<Bench, 'box' | 'p'>, start: (p: Position) => void, dice: readonly number[] = []) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const io = {
    ...quietIo<ViveEvent>(scriptedChance({ dice: [...dice] })),
    tell: (event: ViveEvent) => log.push(event),
  };
  // Something below, so that the stack is not empty when all is done: a phase that only asks.
  t.p.stack = [{ step: 'turn.end' }];
  t.p.outcome = null;
  start(t.p);
  const turns = t.p.turn;
  settle(steps, t.p, io);
  return {
    log,
    step: () => (t.p.turn === turns ? (t.p.stack.at(-1)?.step ?? '') : ''),
    told: <K extends ViveEvent['kind']>(kind: K) => log.filter((event) => event.kind === kind),
    seat: () => askedSeat(steps, t.p),
    choices: (): Choice[] => listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []),
    kinds: () => [
      ...new Set(listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []).map(({ kind }) => kind)),
    ],
    take: (c: Choice) => play(steps, t.p, askedSeat(steps, t.p), c, io),
  };
}

/** Like it, but what lies below is a phase that asks nobody: the dice end where the thing itself ends. */
function alone(t: Bench, start: (p: Position) => void, dice: readonly number[] = []) {
  t.p.turn = 5;
  return drive(t, start, dice);
}

const markers = (t: Bench, turn: number): void => {
  t.p.turn = turn;
};

// XI

rule(['VE-XI.1-a', 'VE-XI.2-b'], 'whoever broke two turns ago or earlier may try, once a phase', () => {
  const t = bench();
  markers(t, 5);
  const old = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 3 });
  t.lay('fr-61l', '1012', 'disorganised', 0, { marker: 4 });
  t.lay('fr-72l', '1014', 'line', 1);
  t.lay('al-95', '2005', 'disorganised', 0, { marker: 1 });
  const f = drive(t, startRally, [6, 6]);
  expect(f.choices()).toEqual([{ kind: 'rally', unit: old }, { kind: 'pass' }]);
  f.take({ kind: 'rally', unit: old });
  f.take(get(f.choices(), 0));
  while (f.step() === 'retreat.hex') f.take(get(f.choices(), 0));
  // VE-XI.4-d: a natural 12 is just a failure; and nobody tries twice.
  expect([isDisorganised(t.p, old), hexOf(t.p, old) >= 0]).toEqual([true, true]);
  expect(f.choices()).toEqual([{ kind: 'pass' }]);
});

rule(
  ['VE-XI.2-a', 'VE-XI.2-c', 'VE-X.4-a'],
  'the test of a rally counts disorder, the enemy next to it and losses',
  () => {
    const t = bench();
    markers(t, 5);
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
    t.lay('al-95', '1009', 'disorganised', 0, { marker: 5 });
    const f = drive(t, startRally, [1, 1]);
    f.take({ kind: 'rally', unit });
    const { morale } = facts(t.b, unit);
    expect(f.told('test')).toMatchObject([
      {
        cause: 'rally',
        parts: [
          { what: 'morale', value: morale },
          { what: 'disorganised', value: -2 },
          { what: 'nearEnemy', value: -1 },
        ],
        morale: morale - 3,
        passed: true,
      },
    ]);
  },
);

rule(['VE-XI.3-a', 'VE-IV.7-b'], 'whoever rallies takes any formation and facing that the ground allows', () => {
  const t = bench({ terrain: { 1212: 'W', 1414: 'm' } });
  markers(t, 5);
  const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
  const inWood = t.lay('fr-72l', '1212', 'disorganised', 0, { marker: 2 });
  const horse = t.lay('fr-1ch', '1610', 'disorganised', 0, { marker: 2 });
  const forms = (one: number) => [...new Set(formsOf(t.box, t.b, t.p, one).map(({ formation }) => formation))];
  expect(forms(unit)).toEqual(['line', 'column', 'square']);
  expect(forms(inWood)).toEqual(['adapted']);
  expect(forms(horse)).toEqual(['column']);
  const f = drive(t, startRally, [1, 2]);
  f.take({ kind: 'rally', unit });
  expect(f.choices()).toHaveLength(6 + 6 + 1);
  f.take({ kind: 'change', unit, formation: 'line', facing: 7, second: OFF });
  expect([t.p.formation[unit], t.p.facing[unit], t.p.marker[unit]]).toEqual(['line', 7, NONE]);
  expect(f.log.map(({ kind }) => kind)).toEqual(['test', 'rallied', 'formed']);
});

rule(
  ['VE-IV.6-u', 'VE-HA-S4', 'VE-QB-S9'],
  'light infantry may rally into Skirmish order, where the battle and the ground have it',
  () => {
    const second = (lay: Parameters<typeof bench>[0]) => {
      const t = bench(lay);
      const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 1 });
      return formsOf(t.box, t.b, t.p, unit).filter(({ formation }) => formation === 'skirmish').length;
    };
    expect(second({})).toBe(12);
    expect(second({ terrain: { 1009: 'm' } })).toBe(10);
    expect(second({ terrain: { 1010: 'm' } })).toBe(0);
    expect(second({ special: { skirmish: false } })).toBe(0);
    expect(standardBox().battle(0).scenario.special.skirmish).toBe(false);
    const t = bench();
    markers(t, 5);
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 1 });
    const f = drive(t, startRally, [1, 2]);
    f.take({ kind: 'rally', unit });
    // Facing due east the left half is the northern one.
    f.take({ kind: 'change', unit, formation: 'skirmish', facing: 3, second: t.hex('1009') });
    expect([t.name(hexOf(t.p, unit)), t.name(t.p.second[unit] ?? OFF)]).toEqual(['1009', '1010']);
  },
);

rule(
  ['VE-XI.4-a', 'VE-XI.4-b', 'VE-XI.2-c'],
  'whoever fails runs home, or to a forest or town within two hexes',
  () => {
    const t = bench({ terrain: { 1008: 'W', 1011: 'V', 1012: 'f', 1210: 't' } });
    markers(t, 5);
    const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
    const f = drive(t, startRally, [6, 5]);
    f.take({ kind: 'rally', unit });
    const named = f.choices().map((c) => (c.kind === 'to' ? t.name(c.hex) : c.kind));
    // Its line of communication stands for the way home; farm and thicket are no refuge, and it may not stay.
    expect(named.slice(1)).toEqual(['1008', '1011']);
    f.take({ kind: 'to', hex: t.hex('1011') });
    expect(t.name(hexOf(t.p, unit))).toBe('1011');
  },
);

rule('VE-XI.4-c', 'in a town or forest it may stay', () => {
  const t = bench({ terrain: { 1010: 'V' } });
  markers(t, 5);
  const unit = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 2 });
  const f = drive(t, startRally, [6, 5]);
  f.take({ kind: 'rally', unit });
  expect(f.kinds()).toEqual(['to', 'pass']);
  f.take({ kind: 'pass' });
  expect(t.name(hexOf(t.p, unit))).toBe('1010');
});

rule(
  ['VE-XI.5-a', 'VE-XI.5-b'],
  'who does not rally leaves the hex of who does, town or not, when all attempts are over',
  () => {
    const t = bench({ terrain: { 1010: 'V' } });
    markers(t, 5);
    const late = t.lay('fr-61l', '1010', 'disorganised', 0, { marker: 4 });
    const unit = t.lay('fr-2le', '1010', 'disorganised', 0, { marker: 2 });
    const f = drive(t, startRally, [1, 2]);
    f.take({ kind: 'rally', unit });
    f.take({ kind: 'change', unit, formation: 'adapted', facing: 0, second: OFF });
    expect([t.name(hexOf(t.p, late)), f.step()]).toEqual(['1010', 'rally.choose']);
    f.take({ kind: 'pass' });
    while (f.step() === 'retreat.hex') f.take(get(f.choices(), 0));
    expect(t.b.ground.hexes.distance(hexOf(t.p, late), t.hex('1010'))).toBe(2);
    expect(t.name(hexOf(t.p, unit))).toBe('1010');
  },
);

// V.7

rule(
  ['VE-V.7-f', 'VE-V.7-a'],
  'stacked units whose facings clash test each for itself; if both hold, one is turned',
  () => {
    const t = bench();
    const under = t.lay('fr-61l', '1010', 'line', 1);
    const over = t.lay('fr-2le', '1010', 'line', 5);
    const f = drive(t, startSettle, [1, 2, 1, 2]);
    expect(
      f.told('test').map((event) => event.kind === 'test' && [event.unit, event.cause, event.parts.length]),
    ).toEqual([
      [over, 'facing', 1],
      [under, 'facing', 1],
    ]);
    expect([f.step(), f.seat()]).toEqual(['settle.turn', 0]);
    expect(f.choices()).toEqual([
      { kind: 'turn', unit: over, facing: 1 },
      { kind: 'turn', unit: under, facing: 5 },
    ]);
    f.take({ kind: 'turn', unit: under, facing: 5 });
    expect([t.p.facing[under], f.step()]).not.toContain('settle.turn');
  },
);

rule('VE-V.7-f', 'who fails is Disorganised and runs, without a malus from one to the other', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'line', 1);
  const over = t.lay('fr-2le', '1010', 'line', 5);
  const f = drive(t, startSettle, [6, 6, 1, 2]);
  while (f.step().startsWith('retreat')) f.take(get(f.choices(), 0));
  expect([isDisorganised(t.p, over), hexOf(t.p, over) === t.hex('1010')]).toEqual([true, false]);
  expect(
    f.told('test').some((event) => event.kind === 'test' && event.parts.some(({ what }) => what === 'failuresAbove')),
  ).toBe(false);
});

rule(['VE-V.7-b', 'VE-V.7-c'], 'mixed order with two front hexes in common needs no turn', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'column', 0);
  t.lay('fr-2le', '1010', 'line', 1);
  expect(drive(t, startSettle).told('test')).toEqual([]);
});

rule(['VE-V.7-g', 'VE-V.7-d'], 'infantry that was stopped in a Square forms one', () => {
  const t = bench();
  t.lay('fr-61l', '1010', 'square');
  const stopped = t.lay('fr-2le', '1010', 'column', 4);
  t.p.marks[stopped] = MARK.stopped;
  const f = drive(t, startSettle);
  expect([t.p.formation[stopped], f.told('test').length]).toEqual(['square', 0]);
});

rule(['VE-V.7-g', 'VE-V.7-e'], 'skirmishers in whose half somebody was stopped take Line in the other', () => {
  const t = bench();
  const light = t.lay('fr-2le', '1009', 'skirmish', 3, { second: '1010' });
  const stopped = t.lay('fr-61l', '1010', 'column', 4);
  t.p.marks[stopped] = MARK.stopped;
  drive(t, startSettle);
  expect([t.p.formation[light], t.name(hexOf(t.p, light)), t.p.second[light], t.p.facing[light]]).toEqual([
    'line',
    '1009',
    OFF,
    3,
  ]);
});

rule('VE-V.8-f', 'order and disorder do not share a hex when the phase is over', () => {
  const t = bench();
  const broken = t.lay('fr-61l', '1010', 'disorganised');
  const stopped = t.lay('fr-2le', '1010', 'column', 4);
  const f = drive(t, startSettle);
  while (f.step().startsWith('retreat')) f.take(get(f.choices(), 0));
  expect(t.b.ground.hexes.distance(hexOf(t.p, broken), t.hex('1010'))).toBe(2);
  expect(hexOf(t.p, stopped)).toBe(t.hex('1010'));
});

// XII

/** A corps of the bench brought to a score by steps lost of units that are away. */
function worn(t: Bench, corps: string, score: number): number {
  const id = t.b.corps.findIndex((each) => each.id === corps);
  let due = score - scoreOfCorps(t.b, t.p, id);
  for (const unit of get(t.b.corps, id).units) {
    if (hexOf(t.p, unit) >= 0) continue;
    const lost = Math.max(0, Math.min(due, t.p.steps[unit] ?? 0));
    t.p.steps[unit] = (t.p.steps[unit] ?? 0) - lost;
    due -= lost;
  }
  expect(due).toBe(0);
  return id;
}

rule(
  ['VE-XII-a', 'VE-XII-d'],
  'steps lost, those of units that left the map, and Disorganised units make the score',
  () => {
    const t = bench();
    const corps = facts(t.b, t.unit('fr-2le')).corps;
    t.lay('fr-2le', '1010', 'line', 1, { steps: 1 });
    t.lay('fr-61l', '1012', 'disorganised');
    t.lay('fr-72l', '1014');
    lift(t.p, t.unit('fr-72l'), AWAY.driven);
    const of = (id: string) => facts(t.b, t.unit(id)).steps;
    expect(scoreOfCorps(t.b, t.p, corps)).toBe(of('fr-2le') - 1 + 1 + of('fr-72l'));
  },
);

rule(
  ['VE-XII-b', 'VE-XII.1-b', 'VE-XII.1-c', 'VE-XII.1-d', 'VE-XII-c', 'VE-XII.2-e', 'VE-XII.2-g'],
  'a corps at its level: units with losses test once, in the order of their owner; later only the malus stays',
  () => {
    const t = bench();
    const hurt = t.lay('fr-2le', '1010', 'line', 1, { steps: 2 });
    const too = t.lay('fr-61l', '1012', 'line', 1, { steps: 2 });
    t.lay('fr-72l', '1014', 'line', 1);
    const corps = worn(t, 'ii', get(t.b.corps, facts(t.b, hurt).corps).demoralised);
    const f = alone(t, startArmy, [1, 2, 1, 2]);
    expect(f.told('army')).toMatchObject([{ corps, state: STATE.demoralised, first: true }]);
    expect(f.choices()).toEqual([
      { kind: 'test', unit: hurt },
      { kind: 'test', unit: too },
    ]);
    f.take({ kind: 'test', unit: too });
    expect(f.told('test').map((event) => event.kind === 'test' && event.unit)).toEqual([too, hurt]);
    expect(f.told('test')[0]).toMatchObject({ cause: 'demoralised' });
    expect(
      f.told('test').every((event) => event.kind === 'test' && event.parts.some(({ what }) => what === 'demoralised')),
    ).toBe(true);
    // Crossed back, and crossed again: no tests.
    t.p.steps[hurt] = 3;
    expect(alone(t, startArmy).told('army')).toMatchObject([{ state: STATE.steady }]);
    t.p.steps[hurt] = 2;
    const again = alone(t, startArmy);
    expect([again.told('army'), again.told('test')]).toMatchObject([[{ state: STATE.demoralised, first: false }], []]);
  },
);

rule(
  ['VE-XII.2-a', 'VE-XII.2-b', 'VE-XII.2-f', 'VE-XII.2-d'],
  'past both levels at once all units in order test, for despair alone, and start no chain',
  () => {
    const t = bench();
    const hurt = t.lay('fr-2le', '1010', 'line', 1);
    const next = t.lay('fr-61l', '1009', 'line', 1);
    const broken = t.lay('fr-72l', '1014', 'disorganised');
    const corps = worn(t, 'ii', get(t.b.corps, facts(t.b, hurt).corps).despair);
    const f = alone(t, startArmy, [6, 6, 1, 2]);
    expect(f.choices()).toEqual([
      { kind: 'test', unit: hurt },
      { kind: 'test', unit: next },
    ]);
    f.take({ kind: 'test', unit: hurt });
    while (f.step().startsWith('retreat')) f.take(get(f.choices(), 0));
    expect([t.p.army[corps], t.p.crossed[corps], isDisorganised(t.p, hurt), isDisorganised(t.p, broken)]).toEqual([
      STATE.desperate,
      3,
      true,
      true,
    ]);
    expect(f.told('test').map((event) => event.kind === 'test' && event.cause)).toEqual(['despair', 'despair']);
    expect(f.told('test')[0]).toMatchObject({ parts: [{ what: 'morale' }, { what: 'despair', value: -2 }] });
  },
);

rule('VE-XII-e', 'the corps of the phasing player come first', () => {
  const t = bench();
  const french = t.lay('fr-2le', '1010', 'line', 1);
  const allied = t.lay('al-95', '2005', 'line', 1);
  worn(t, get(t.b.corps, facts(t.b, french).corps).id, get(t.b.corps, facts(t.b, french).corps).despair);
  worn(t, get(t.b.corps, facts(t.b, allied).corps).id, get(t.b.corps, facts(t.b, allied).corps).despair);
  t.p.active = 1;
  const f = alone(t, startArmy, [1, 1, 1, 1]);
  expect(f.told('test').map((event) => event.kind === 'test' && event.unit)).toEqual([allied, french]);
});

rule(
  ['VE-XII.2-c', 'VE-XII.2-e', 'VE-XII.2-g'],
  'in a desperate corps the neighbours of whoever breaks test, those of its hex do not',
  () => {
    const t = bench();
    const broken = t.lay('fr-2le', '1010', 'disorganised');
    const beside = t.lay('fr-61l', '1009', 'line', 1);
    t.lay('fr-72l', '1007', 'line', 1);
    t.lay('fr-1ch', '1011', 'disorganised');
    const other = t.lay('fr-811c', '1110', 'column', 0);
    const { corps } = facts(t.b, broken);
    expect(facts(t.b, other).corps).not.toBe(corps);
    const chain = (): ViveEvent[] => alone(t, (p) => startChain(p, [broken]), [1, 2]).told('test');
    expect(chain()).toEqual([]);
    t.p.army[corps] = STATE.desperate;
    t.p.crossed[corps] = 3;
    expect(chain()).toMatchObject([{ unit: beside, cause: 'chain' }]);
  },
);

rule('VE-XII.2-c', 'who fails in a chain runs in turn', () => {
  const t = bench();
  const broken = t.lay('fr-2le', '1010', 'disorganised');
  const beside = t.lay('fr-61l', '1009', 'line', 1);
  t.p.army[facts(t.b, broken).corps] = STATE.desperate;
  t.p.crossed[facts(t.b, broken).corps] = 3;
  alone(t, (p) => startChain(p, [broken]), [6, 6]);
  expect(isDisorganised(t.p, beside)).toBe(true);
});

rule('VE-XII.2-h', 'for points a desperate corps counts twice, at the end', () => {
  const t = bench();
  const { demoralised, despair } = t.b.scenario.victory;
  const corps = facts(t.b, t.unit('al-95')).corps;
  const points = () => scoreOf(t.b, t.p, 0).corps;
  t.p.army[corps] = STATE.demoralised;
  expect(points()).toBe(demoralised);
  t.p.army[corps] = STATE.desperate;
  expect(points()).toBe(demoralised + despair);
});

// XIV.1, XIV.6

rule(
  ['VE-XIV.1-a', 'VE-XIV.1-b', 'VE-XIV.1-d', 'VE-XIV.1-f'],
  'of several leaders who commands the unit comes first, then the higher',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010');
    const [ney, reille, kellermann] = [t.lead('ney', '1010'), t.lead('reille', '1010'), t.lead('kellermann', '1010')];
    expect([ney, reille, kellermann].map((leader) => commands(t.b, t.p, leader, unit))).toEqual([true, true, false]);
    expect(leading(t.b, t.p, [reille, ney, kellermann], unit, [unit])).toEqual([ney]);
    expect(leading(t.b, t.p, [reille, kellermann], unit, [unit])).toEqual([reille]);
  },
);

rule(['VE-XIV.1-e', 'VE-XIV.1-c'], 'one bonus a stack, and a leader weighs nothing in it', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010');
  const ney = t.lead('ney', '1010');
  t.lead('reille', '1010');
  expect(moraleBonus(t.box, t.b, t.p, unit, t.hex('1010'), [unit])).toBe(valuesOf(t.box, t.b, t.p, ney).morale);
});

rule(
  ['VE-XIV.6-a', 'VE-XIV.6-c', 'VE-XIV.6-b'],
  'a lost leader is replaced on a unit of his corps, with values of his own and no points',
  () => {
    const t = bench();
    const reille = t.lead('reille', '1010');
    const unit = t.lay('fr-2le', '1012', 'disorganised');
    const other = t.lay('fr-61l', '1014');
    t.lay('fr-811c', '1016');
    t.p.leaderAt[reille] = AWAY.eliminated;
    const f = drive(t, startReplacements, [6]);
    expect([f.step(), f.seat()]).toEqual(['replacements.join', 0]);
    expect(f.choices()).toEqual([
      { kind: 'join', unit },
      { kind: 'join', unit: other },
    ]);
    f.take({ kind: 'join', unit });
    expect([t.p.leaderAt[reille], t.p.leaderMarks[reille]]).toEqual([t.hex('1012'), LEADER.replacement]);
    expect(valuesOf(t.box, t.b, t.p, reille)).toMatchObject({ combat: 0, morale: 1, mp: 10 });
    expect([rankOf(t.b, t.p, reille), commands(t.b, t.p, reille, other)]).toEqual(['corps', true]);
    const io = quietIo<ViveEvent>(scriptedChance({ dice: [6] }));
    rollForLife(t.box, t.b, t.p, reille, 'losses', 'VE-XIV.5-a', io);
    expect([t.p.leaderAt[reille], t.p.leaderPoints]).toEqual([AWAY.eliminated, [0, 0]]);
  },
);

rule('VE-XIV.6-c', 'while no unit of his command is on the map he waits', () => {
  const t = bench();
  const reille = t.leader('reille');
  t.lay('fr-811c', '1016');
  t.p.leaderAt[reille] = AWAY.eliminated;
  expect(drive(t, startReplacements).step()).not.toBe('replacements.join');
  expect(t.p.leaderAt[reille]).toBe(AWAY.eliminated);
});

// XV and the battles

rule(
  ['VE-XV-b', 'VE-QB-S7', 'VE-HA-S5'],
  'a unit that leaves gives all its steps, one that is driven home half of what it has left',
  () => {
    const t = bench();
    const points = (away: number, steps?: number): number => {
      const unit = t.unit('al-95');
      lift(t.p, unit, away);
      t.p.steps[unit] = steps ?? facts(t.b, unit).steps;
      return scoreOf(t.b, t.p, 0).steps;
    };
    const all = facts(t.b, t.unit('al-95')).steps;
    expect([points(AWAY.left), points(AWAY.lost), points(AWAY.driven)]).toEqual([all, all, Math.ceil(all / 2)]);
    expect(points(AWAY.driven, 1)).toBe(all - 1 + 1);
  },
);

rule('VE-XV-a', 'lines of communication are hexes of the edge, for each side', () => {
  for (const scenario of [0, 1]) {
    const b = standardBox().battle(scenario);
    for (const loc of b.loc) {
      const hexes = [...loc.entries()].filter(([, is]) => is === 1).map(([hex]) => hex);
      expect(hexes.length).toBeGreaterThan(0);
      expect(hexes.every((hex) => [0, 1, 2, 3, 4, 5].some((way) => b.ground.hexes.next[hex * 6 + way] === OFF))).toBe(
        true,
      );
    }
  }
});

rule(['VE-QB-S1', 'VE-HA-S1', 'VE-II-e'], 'the French begin at Quatre-Bras, the Prussians at Hassenhausen', () => {
  const box = standardBox();
  const first = (id: string) => box.scenarios.find((each) => each.id === id)?.sides[0]?.id;
  expect([first('quatre-bras'), first('hassenhausen')]).toEqual(['french', 'prussian']);
});

rule(['VE-QB-S2', 'VE-HA-S3'], 'who stood there last in good order controls an objective', () => {
  const t = bench();
  const holders = (scenario: string) => {
    const box = standardBox();
    const p = firstPosition(box, { scenario });
    const b = box.battle(p.scenario);
    return b.objectives.map(({ name }, i) => `${name} ${p.control[i]}`);
  };
  expect(holders('quatre-bras').filter((each) => each.endsWith(' 0'))).toEqual(['Frasnes 0']);
  expect(holders('hassenhausen').some((each) => each.endsWith(' -1'))).toBe(true);
  const at = t.b.objectives.findIndex(({ holder }) => holder === 1);
  const { hex } = get(t.b.objectives, at);
  const io = quietIo<ViveEvent>(scriptedChance({ dice: [] }));
  const unit = t.lay('fr-2le', t.name(hex), 'disorganised');
  recordControl(t.b, t.p, io);
  expect(t.p.control[at]).toBe(1);
  t.p.formation[unit] = 'line';
  recordControl(t.b, t.p, io);
  lift(t.p, unit, AWAY.eliminated);
  recordControl(t.b, t.p, io);
  expect(t.p.control[at]).toBe(0);
});

const HELD = { restrained: { corps: 'glc', rows: 14, stepLost: 2 } };
const held = (): Bench => {
  const t = bench({ special: HELD });
  expect(t.p.released).toBe(false);
  return t;
};

rule('VE-QB-S3', 'the Guard is held back until another French corps has a unit disorganised', () => {
  const t = held();
  t.lay('al-95', '1009', 'disorganised');
  alone(t, startArmy);
  expect(t.p.released).toBe(false);
  const unit = t.lay('fr-2le', '1010', 'disorganised');
  lift(t.p, unit, AWAY.eliminated);
  expect(alone(t, startArmy).told('released')).toHaveLength(1);
  expect(t.p.released).toBe(true);
});

rule('VE-QB-S3', 'or until it is fired on, whatever the fire does', () => {
  const t = held();
  t.lay('fr-gch', '1009', 'column', 0);
  t.lay('al-95', '1010', 'line', 1);
  t.p.phase = 'offensive';
  const f = drive(t, (p) => startFires(p, 1), [1]);
  f.take({ kind: 'target', hex: t.hex('1009') });
  f.take({ kind: 'fire' });
  expect([t.p.released, f.told('losses').length]).toEqual([true, 0]);
});

rule('VE-QB-S3', 'or until it is attacked', () => {
  const t = held();
  t.lay('fr-gch', '1009', 'column', 0);
  t.lay('al-95', '1010', 'line', 1);
  drive(
    t,
    (p) => startCombat(p, { counter: false, seat: 1, from: [t.hex('1010')], targets: [t.hex('1009')] }),
    [1, 1, 1, 1, 1, 1, 1, 1],
  );
  expect(t.p.released).toBe(true);
});

rule('VE-QB-S3', 'its steps count double, and it never loses heart', () => {
  const t = held();
  const unit = t.lay('fr-gch', '1009', 'column', 0);
  const before = scoreOf(t.b, t.p, 1).steps;
  t.p.steps[unit] = facts(t.b, unit).steps - 1;
  expect(scoreOf(t.b, t.p, 1).steps - before).toBe(2);
  const { corps } = facts(t.b, unit);
  for (const each of get(t.b.corps, corps).units) lift(t.p, each, AWAY.eliminated);
  alone(t, startArmy);
  expect(t.p.army[corps]).toBe(STATE.steady);
});

rule('VE-QB-S4', 'Orange leads the army until Wellington has come', () => {
  const t = bench({ special: { standIn: { leader: 'orange', until: 'wellington' } } });
  const orange = t.lead('orange', '1010');
  const guards = t.lay('al-g12', '1010');
  expect([rankOf(t.b, t.p, orange), commands(t.b, t.p, orange, guards)]).toEqual(['army', true]);
  t.lead('wellington', '1212');
  expect(rankOf(t.b, t.p, orange)).toBe('corps');
});

rule('VE-I-b', 'the difference of points decides, and how far', () => {
  const t = bench();
  const io = quietIo<ViveEvent>(scriptedChance({ dice: [] }));
  const { victory, decisive } = t.b.scenario.victory;
  const by = (points: number): string | undefined => {
    t.p.control.fill(NONE);
    t.p.leaderPoints = [points, 0];
    endGame(t.b, t.p, io);
    return `${t.p.outcome?.how} ${t.p.outcome?.winners.join()}`;
  };
  expect([by(victory - 1), by(victory), by(-victory)]).toEqual(['draw 0,1', 'victory 0', 'victory 1']);
  if (decisive !== null) expect(by(decisive)).toBe('decisive 0');
});

// II

rule(['VE-II-a', 'VE-II-b', 'VE-II-c', 'VE-II-d'], 'two player-turns of six phases make a turn', () => {
  const t = bench();
  const f = drive(t, (p) => {
    p.stack = [{ step: 'turn.begin' }];
  });
  for (let i = 0; i < 40 && t.p.turn === 1; i++)
    f.take(f.choices().find(({ kind }) => kind === 'pass') ?? get(f.choices(), 0));
  expect(
    f.log.flatMap((event) => (event.kind === 'phase' ? [`${event.seat} ${event.phase}`] : [])).slice(0, 12),
  ).toEqual(
    [0, 1].flatMap((seat) =>
      ['charges', 'movement', 'defensive', 'offensive', 'shocks', 'rally'].map((phase) => `${seat} ${phase}`),
    ),
  );
});

rule('VE-XI.4-a', 'a retreat to cover ends in the cover, after one hex too', () => {
  const t = bench({ terrain: { 1009: 'W' } });
  const unit = t.lay('fr-61l', '1010', 'disorganised');
  drive(t, (p) => startRetreat(p, { units: [unit], cover: t.hex('1009') }));
  expect(t.name(hexOf(t.p, unit))).toBe('1009');
});
