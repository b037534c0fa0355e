import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { SQUARES, squareName } from '../../../grids/squares.ts';
import { reach as reachOf } from '../rules/field.ts';
import { type Arrangement, arranged, box, type Table, table } from './table.ts';

// Chapter 5: movement.

/** Where a unit may move now. */
const reach = (t: Table, unit: string) =>
  t
    .choices(`move ${unit} `)
    .map((text) => text.slice(-2))
    .sort();
const ALL = Array.from({ length: SQUARES }, (_, square) => square);
const FAR = { 'gb-32nd-foot': 'h1' };

function moving(units: Arrangement['units'], ground: Arrangement['ground'] = {}): Table {
  return table({ units: { ...FAR, ...units }, ground, phase: 'movement' });
}

const TWELVE = ['b4', 'c3', 'c4', 'c5', 'd2', 'd3', 'd5', 'd6', 'e3', 'e4', 'e5', 'f4'];

describe('5 the basic move', () => {
  rule(['X-7', 'MAN-5-a'], '(a) infantry in open ground moves to its four neighbours', () => {
    expect(reach(moving({ 'fr-45th': 'd4' }), 'fr-45th')).toEqual(['c4', 'd3', 'd5', 'e4']);
  });

  rule(
    ['X-7', 'MAN-5-a'],
    '(b) cavalry in open ground moves to twelve squares, also into woods, hills and towns',
    () => {
      expect(reach(moving({ 'fr-guard-cavalry': 'd4' }), 'fr-guard-cavalry')).toEqual(TWELVE);
      const rough = { w: 'd6 c5 d5', h: 'f4 c3 c4', t: 'b4 e5 d2' };
      expect(reach(moving({ 'fr-guard-cavalry': 'd4' }, rough), 'fr-guard-cavalry')).toEqual(TWELVE);
    },
  );

  rule('MAN-5-a', 'the unit goes where it was sent, and its square is free again', () => {
    const t = moving({ 'fr-guard-cavalry': 'd4', 'fr-45th': 'd3' }).take(0, 'move fr-guard-cavalry c5');
    expect(t.unit('fr-guard-cavalry')).toBe('c5');
    expect(t.told('moved')).toEqual([{ kind: 'moved', unit: 1, from: 27, to: 34, how: 'move' }]);
    expect(t.position.at[27]).toBe(-1);
  });

  rule('MAN-5-a', 'a player who cannot move skips it, one who can must move (I-13)', () => {
    const boxed = { 'fr-45th': 'a1', 'gb-32nd-foot': 'a2', 'gb-4th-foot': 'b1' };
    const hemmed: Arrangement = { units: boxed, hands: [['fr-hq-supply-1', 'fr-45th-1'], []], phase: 'movement' };
    const stuck = table(hemmed);
    expect(stuck.told('cannotMove')).toEqual([{ kind: 'cannotMove', seat: 0 }]);
    // And no Supply: it moves a second unit.
    expect([stuck.step, stuck.unit('fr-45th')]).toEqual(['combat.declare', 'a1']);

    const lake = table({ ...hemmed, ground: { l: 'b1' }, units: { 'fr-45th': 'a1', 'gb-32nd-foot': 'a2' } });
    expect([lake.step, lake.told('cannotMove').length]).toEqual(['combat.declare', 1]);

    const free = table({ ...hemmed, units: { ...boxed, 'fr-2nd': 'h8' } });
    expect([free.step, free.told('cannotMove'), free.offers('pass')]).toEqual(['movement.unit', [], false]);
    expect(free.choices()).toEqual(['move fr-2nd h7', 'move fr-2nd g8']);
  });

  rule('MAN-5-a', 'the active player moves his own units, also as the second seat', () => {
    const t = table({ units: { 'fr-45th': 'd4', 'gb-32nd-foot': 'h1' }, active: 1, phase: 'movement' });
    expect(t.choices().sort()).toEqual(['move gb-32nd-foot g1', 'move gb-32nd-foot h2']);
    const hemmed = table({
      units: { 'gb-32nd-foot': 'h1', 'fr-45th': 'g1', 'fr-2nd': 'h2' },
      active: 1,
      phase: 'movement',
    });
    expect(hemmed.told('cannotMove')).toEqual([{ kind: 'cannotMove', seat: 1 }]);
  });

  rule('MAN-5-b', 'a field or marsh ends the move of cavalry', () => {
    for (const code of ['f', 'm']) {
      const t = moving({ 'fr-guard-cavalry': 'd4' }, { [code]: 'd5' });
      // d6 could be reached only by d5; the diagonal neighbours have another way.
      expect(reach(t, 'fr-guard-cavalry')).toEqual(TWELVE.filter((square) => square !== 'd6'));
      const ring = moving({ 'fr-guard-cavalry': 'd4' }, { [code]: 'd5 e4 d3 c4' });
      expect(reach(ring, 'fr-guard-cavalry')).toEqual(['c4', 'd3', 'd5', 'e4']);
      // It may end there after two squares, and start there without being slowed (I-23).
      const far = moving({ 'fr-guard-cavalry': 'd4' }, { [code]: 'd6 d4' });
      expect(reach(far, 'fr-guard-cavalry')).toEqual(TWELVE);
    }
  });

  rule('MAN-5-c', 'nobody leaves the battlefield', () => {
    expect(reach(moving({ 'fr-45th': 'a1' }), 'fr-45th')).toEqual(['a2', 'b1']);
    expect(reach(moving({ 'fr-45th': 'h8' }), 'fr-45th')).toEqual(['g8', 'h7']);
    expect(reach(moving({ 'fr-45th': 'a5' }), 'fr-45th')).toEqual(['a4', 'a6', 'b5']);
    expect(reach(moving({ 'fr-guard-cavalry': 'h5' }), 'fr-guard-cavalry')).toEqual([
      'f5',
      'g4',
      'g5',
      'g6',
      'h3',
      'h4',
      'h6',
      'h7',
    ]);
  });

  rule('MAN-5-d', 'nobody ends on or passes through another unit, friend or enemy', () => {
    for (const other of ['fr-2nd', 'gb-4th-foot']) {
      const t = moving({ 'fr-guard-cavalry': 'd4', [other]: 'd5' });
      expect(reach(t, 'fr-guard-cavalry')).toEqual(TWELVE.filter((square) => square !== 'd5' && square !== 'd6'));
      const wall = moving({ 'fr-guard-cavalry': 'd4', [other]: 'd5', 'gb-42nd-foot': 'e4' });
      // e5 had two ways, both are closed.
      expect(reach(wall, 'fr-guard-cavalry')).toEqual(['b4', 'c3', 'c4', 'c5', 'd2', 'd3', 'e3']);
      const far = moving({ 'fr-guard-cavalry': 'd4', [other]: 'd6' });
      expect(reach(far, 'fr-guard-cavalry')).toEqual(TWELVE.filter((square) => square !== 'd6'));
      expect(reach(moving({ 'fr-45th': 'd4', [other]: 'd5' }), 'fr-45th')).toEqual(['c4', 'd3', 'e4']);
    }
  });

  rule('MAN-5-e', 'cavalry does not step out and back (I-14)', () => {
    const t = moving({ 'fr-guard-cavalry': 'd4' });
    expect(reach(t, 'fr-guard-cavalry')).not.toContain('d4');
    expect(new Set(reach(t, 'fr-guard-cavalry')).size).toBe(12);
  });

  rule('MAN-5-f', 'enemies beside the way neither stop nor slow a move', () => {
    const t = moving({ 'fr-guard-cavalry': 'd4', 'gb-4th-foot': 'c6', 'gb-42nd-foot': 'f5' });
    expect(reach(t, 'fr-guard-cavalry')).toEqual(TWELVE);
  });
});

describe('5 other allowances', () => {
  test('a pack may give a unit more squares, or a Skirmish none', () => {
    const within = (steps: number, change: Arrangement = {}) => {
      const out: number[] = [];
      const p = arranged({ units: { 'fr-guard-cavalry': 'd4', ...change.units }, ground: change.ground });
      reachOf(box, p, 1, steps, ALL, out);
      expect(new Set(out).size).toBe(out.length);
      return out.map(squareName).sort();
    };
    expect([0, 1, 2, 3].map((steps) => within(steps).length)).toEqual([0, 4, 12, 24]);
    expect(within(2)).toEqual(TWELVE);
    expect(within(3)).toEqual(expect.arrayContaining(['d7', 'd1', 'a4', 'g4', 'f5', 'b3']));
    // The third step begins where the second ended: not behind a field, nor through a unit.
    const barred = within(3, { ground: { f: 'd5' }, units: { 'gb-4th-foot': 'd2' } });
    expect(['d6', 'd7', 'd1', 'c6'].map((square) => barred.includes(square))).toEqual([false, false, false, true]);
  });
});

describe('5 Supply and Forced March', () => {
  const two: Arrangement = {
    nations: ['fr', 'es'],
    units: { 'fr-45th': 'b6', 'fr-guard-cavalry': 'f6', 'fr-2nd': 'h8', 'es-castille': 'a1' },
    hands: [
      ['fr-hq-supply-1', 'fr-hq-supply-2', 'fr-hq-forced-march-1', 'fr-hq-forced-march-2', 'fr-hq-forced-march-3'],
      [],
    ],
    phase: 'movement',
  };
  const guarded: Arrangement = { ...two, hands: [two.hands?.[0] ?? [], ['es-hq-guerrillas-1', 'es-hq-guerrillas-2']] };

  rule('MAN-5-g', 'Supply moves a second, different unit by its own allowance, once', () => {
    const t = table(two).take(0, 'move fr-45th b5', 'pass');
    expect([t.step, t.choices()]).toEqual(['movement.supply', ['play fr-hq-supply-1', 'play fr-hq-supply-2', 'pass']]);
    t.take(0, 'play fr-hq-supply-1');
    expect([t.step, t.choices('move fr-45th'), t.offers('pass')]).toEqual(['movement.second', [], false]);
    expect(reach(t, 'fr-guard-cavalry')).toHaveLength(12);
    expect(reach(t, 'fr-2nd')).toEqual(['g8', 'h7']);
    t.take(0, 'move fr-guard-cavalry f4', 'pass');
    // A second Supply is in the hand, but nobody is asked for it.
    expect([t.step, t.hand(0).includes('fr-hq-supply-2')]).toEqual(['combat.declare', true]);
    expect([t.unit('fr-45th'), t.unit('fr-guard-cavalry')]).toEqual(['b5', 'f4']);
    expect(t.discard(0)).toEqual(['fr-hq-supply-1']);
  });

  rule('MAN-5-h', 'Forced March takes the unit that has just moved one square on, once', () => {
    const t = table(two).take(0, 'move fr-45th b5');
    expect([t.step, t.choices('play').length, t.offers('pass')]).toEqual(['movement.march', 3, true]);
    t.take(0, 'play fr-hq-forced-march-1');
    expect(t.choices()).toEqual(['move fr-45th b6', 'move fr-45th c5', 'move fr-45th b4', 'move fr-45th a5']);
    t.take(0, 'move fr-45th b4');
    expect([t.unit('fr-45th'), t.step, t.discard(0)]).toEqual(['b4', 'movement.supply', ['fr-hq-forced-march-1']]);
    expect(t.told('moved').map(({ how }) => how)).toEqual(['move', 'march']);
  });

  rule(
    ['X-7', 'MAN-5-i'],
    '(c) with one Supply and two Forced Marches infantry goes 2 squares, cavalry 3, and no more',
    () => {
      const t = table(two);
      t.take(0, 'move fr-45th b5', 'play fr-hq-forced-march-1', 'move fr-45th b4', 'play fr-hq-supply-1');
      t.take(0, 'move fr-guard-cavalry f4', 'play fr-hq-forced-march-2', 'move fr-guard-cavalry f3');
      expect([t.unit('fr-45th'), t.unit('fr-guard-cavalry'), t.unit('fr-2nd')]).toEqual(['b4', 'f3', 'h8']);
      expect([t.step, t.hand(0)]).toEqual(['combat.declare', ['fr-hq-supply-2', 'fr-hq-forced-march-3']]);
    },
  );

  rule('MAN-5-i', 'each unit marches directly after its own move (I-15)', () => {
    const t = table(two).take(0, 'move fr-45th b5', 'pass', 'play fr-hq-supply-1', 'move fr-2nd h7');
    t.take(0, 'play fr-hq-forced-march-1');
    expect([t.step, t.choices().every((text) => text.startsWith('move fr-2nd'))]).toEqual([
      'movement.secondStep',
      true,
    ]);
    t.take(0, 'move fr-2nd h6');
    expect(t.step).toBe('combat.declare');
  });

  rule(
    ['X-14', 'MAN-5-j'],
    'a cancelled Forced March is spent, the unit stays, and only another unit may march',
    () => {
      const t = table(guarded).take(0, 'move fr-45th b5', 'play fr-hq-forced-march-1');
      expect([t.step, t.asked, t.choices()]).toEqual([
        'guerrilla.answer',
        [1],
        ['play es-hq-guerrillas-1', 'play es-hq-guerrillas-2', 'pass'],
      ]);
      t.take(1, 'play es-hq-guerrillas-2');
      // Two more Forced Marches are in the hand, but not for this unit.
      expect([t.unit('fr-45th'), t.step]).toEqual(['b5', 'movement.supply']);
      t.take(0, 'play fr-hq-supply-1').take(1, 'pass').take(0, 'move fr-guard-cavalry f4');
      expect([t.step, t.choices('play').length]).toEqual(['movement.secondMarch', 2]);
      t.take(0, 'play fr-hq-forced-march-2').take(1, 'pass').take(0, 'move fr-guard-cavalry f3');
      expect([t.unit('fr-guard-cavalry'), t.step]).toEqual(['f3', 'combat.declare']);
      expect(t.discard(1)).toEqual(['es-hq-guerrillas-2']);
    },
  );

  rule('MAN-5-j', 'a cancelled Supply is spent, and no second one may be played', () => {
    const t = table(guarded)
      .take(0, 'move fr-45th b5', 'pass', 'play fr-hq-supply-1')
      .take(1, 'play es-hq-guerrillas-1');
    expect([t.step, t.hand(0).includes('fr-hq-supply-2')]).toEqual(['combat.declare', true]);
    expect([t.unit('fr-guard-cavalry'), t.discard(0)]).toEqual(['f6', ['fr-hq-supply-1']]);
  });

  rule('MAN-5-j', 'after a cancelled Forced March on the second unit the phase is over', () => {
    const t = table(guarded).take(0, 'move fr-45th b5', 'pass', 'play fr-hq-supply-1').take(1, 'pass');
    t.take(0, 'move fr-2nd h7', 'play fr-hq-forced-march-1').take(1, 'play es-hq-guerrillas-1');
    expect([t.unit('fr-2nd'), t.step]).toEqual(['h7', 'combat.declare']);
  });

  rule(['MAN-5-g', 'MAN-5-h'], 'nobody is asked for a card that could do nothing', () => {
    // After its move the only unit has no square to go on to, and no other unit can move.
    const alone = table({
      nations: ['fr', 'es'],
      ground: { l: 'a3 b1 b2' },
      units: { 'fr-45th': 'a1', 'es-castille': 'h8' },
      hands: [['fr-hq-forced-march-1', 'fr-hq-supply-1', 'fr-45th-1'], []],
      phase: 'movement',
    }).take(0, 'move fr-45th a2');
    // Back to its own square: a Forced March may lead there.
    expect([alone.step, alone.offers('play fr-hq-forced-march-1')]).toEqual(['movement.march', true]);
    alone.take(0, 'pass');
    expect(alone.step).toBe('combat.declare');
    // A nation without such cards, or a player without cards, is not asked either.
    const without = table({
      nations: ['ot', 'fr'],
      units: { 'ot-arab-cavalry': 'd4', 'ot-greek-feudal': 'b2', 'fr-45th': 'h8' },
      hands: [['ot-hq-regroup-1'], []],
      phase: 'movement',
    }).take(0, 'move ot-arab-cavalry d5');
    expect(without.step).toBe('combat.declare');
    const empty = table({ ...two, hands: [[], []] }).take(0, 'move fr-45th b5');
    expect([empty.position.active, empty.position.phase]).toEqual([1, 'movement']);
  });
});

rule('MAN-9.2.9-a', 'after a Scout the same decision is asked again, at each one of a movement', () => {
  const british: Arrangement = {
    nations: ['gb', 'fr'],
    units: { 'gb-32nd-foot': 'd4', 'gb-42nd-foot': 'b2', 'fr-45th': 'h8' },
    hands: [['gb-hq-scout-1', 'gb-hq-forced-march-1', 'gb-hq-supply-1'], ['fr-45th-1']],
    phase: 'movement',
  };
  const march = ['move gb-32nd-foot d5', 'play gb-hq-forced-march-1'];
  const supply = ['move gb-32nd-foot d5', 'pass', 'play gb-hq-supply-1'];
  const asked = [[], march.slice(0, 1), march, supply.slice(0, 2), supply].map((way) => {
    const t = table(british).take(0, ...way);
    const [step, choices] = [t.step, t.choices('')];
    t.take(0, 'scout gb-hq-scout-1');
    expect([t.step, t.choices('')], step).toEqual([step, choices.filter((text) => text !== 'scout gb-hq-scout-1')]);
    return step;
  });
  expect(asked).toEqual(['movement.unit', 'movement.march', 'movement.step', 'movement.supply', 'movement.second']);
});
