import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { squareName } from '../../../../grids/squares.ts';
import { type Arrangement, type Table, table } from '../table.ts';

// 9.2.5: Redoubt.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
const building: Arrangement = {
  nations: ['fr', 'es'],
  units: { 'es-castille': 'b2', 'es-1st-line': 'd2 reduced', 'fr-8th': 'a8' },
  hands: [[], ['es-hq-redoubt-1', 'es-hq-redoubt-2', 'es-hq-supply-1']],
  active: 1,
  phase: 'restoration',
};
const redoubts = (t: Table) => t.position.redoubts.map(squareName);

function attacked(from: string, change: Arrangement = {}): Table {
  return table(
    {
      units: { 'fr-8th': from, 'gb-32nd-foot': 'd4' },
      redoubts: ['d4'],
      hands: [['fr-8th-2', 'fr-hq-forced-march-1'], []],
      phase: 'combat',
      ...change,
    },
    { dice: [3, 4] },
  ).take(0, ASSAULT, 'pass');
}

describe('9.2.5 Redoubt', () => {
  rule('MAN-9.2.5-a', 'in the own Restoration Phase, after any attempt to restore', () => {
    const t = table(building);
    expect(t.choices('redoubt')).toEqual([]);
    t.take(1, 'restore es-1st-line with es-hq-supply-1');
    expect(t.choices('redoubt')).toHaveLength(4);
    for (const phase of ['discard', 'movement', 'combat'] as const) {
      expect(table({ ...building, phase }).choices('redoubt')).toEqual([]);
    }
    // Never in the opponent's turn.
    const other = table({ ...building, active: 0, hands: [['fr-8th-1'], ['es-hq-redoubt-1']] });
    expect([other.asked, other.choices('redoubt')]).toEqual([[0], []]);
  });

  rule('MAN-9.2.5-b', 'one in a turn', () => {
    const t = table(building).take(1, 'pass', 'redoubt es-castille with es-hq-redoubt-1');
    expect([t.asked, t.position.phase, redoubts(t)]).toEqual([[0], 'movement', ['b2']]);
    expect(t.hand(1)).toEqual(['es-hq-redoubt-2', 'es-hq-supply-1']);
    expect(t.discard(1)).toEqual(['es-hq-redoubt-1']);
  });

  rule('MAN-9.2.5-c', 'in the square of an own unit that has none yet', () => {
    const t = table(building).take(1, 'pass');
    expect(t.choices()).toEqual([
      'redoubt es-1st-line with es-hq-redoubt-1',
      'redoubt es-castille with es-hq-redoubt-1',
      'redoubt es-1st-line with es-hq-redoubt-2',
      'redoubt es-castille with es-hq-redoubt-2',
      'pass',
    ]);
    t.take(1, 'redoubt es-1st-line with es-hq-redoubt-2');
    expect(t.told('redoubtBuilt')).toMatchObject([{ square: 11 }]);
    expect(t.told('played')).toMatchObject([{ purpose: 'redoubt' }]);
    const second = table({ ...building, redoubts: ['b2'] }).take(1, 'pass');
    expect(second.choices('redoubt').every((text) => text.startsWith('redoubt es-1st-line'))).toBe(true);
    expect(redoubts(second.take(1, 'redoubt es-1st-line with es-hq-redoubt-1'))).toEqual(['b2', 'd2']);
  });

  rule('MAN-9.2.5-c', 'a player whose nation has none is not asked, nor one without cards', () => {
    const ottoman = table({
      nations: ['ot', 'es'],
      units: { 'ot-arab-cavalry': 'd5', 'es-castille': 'a1' },
      hands: [['ot-arab-cavalry-1'], []],
      phase: 'restoration',
    });
    expect(ottoman.position.active).toBe(1);
    expect(table({ ...building, hands: [[], []] }).position.active).toBe(0);
  });

  rule('MAN-9.2.5-d', 'adds 3 to the Defence Total, on top of the terrain', () => {
    expect(attacked('d5').totals().defence).toBe(9);
    expect(attacked('d5', { ground: { w: 'd4' } }).totals().defence).toBe(11);
    const term = attacked('d5').totals().terms.defence.at(-1);
    expect([term?.what, term?.value, term?.clause]).toEqual(['redoubt', 3, 'MAN-9.2.5-d']);
    // The attacker's own redoubt does nothing for him.
    expect(attacked('d5', { redoubts: ['d5'] }).totals()).toMatchObject({ attack: 13, defence: 6 });
  });

  rule('MAN-9.2.5-e', 'whichever side the attack comes from', () => {
    for (const side of ['d5', 'd3', 'c4', 'e4']) expect(attacked(side).totals().defence).toBe(9);
  });

  rule('MAN-9.2.5-f', 'gone when the occupant moves, marches on, or returns', () => {
    const t = table({
      units: { 'fr-8th': 'd5', 'fr-2nd': 'f5', 'gb-32nd-foot': 'a1' },
      redoubts: ['d5', 'f5'],
      hands: [['fr-hq-forced-march-1', 'fr-8th-1'], []],
      phase: 'movement',
    }).take(0, 'move fr-8th d6');
    expect([redoubts(t), t.told('redoubtGone')]).toEqual([['f5'], [{ kind: 'redoubtGone', square: 35 }]]);
    t.take(0, 'play fr-hq-forced-march-1', 'move fr-8th d5');
    expect([redoubts(t), t.told('redoubtGone').length]).toEqual([['f5'], 1]);
  });

  rule(
    ['MAN-9.2.5-c', 'MAN-9.2.5-f'],
    'there is none without a unit, so that none is arranged, and one to a square',
    () => {
      const units = { 'fr-8th': 'd5', 'gb-32nd-foot': 'a1' };
      const cases: readonly (readonly [string[], string])[] = [
        [['d4'], 'there is no unit on d4 to hold one'],
        [['c3'], 'there is no unit on c3 to hold one'],
        [['d5', 'd5'], 'd5 stands there twice'],
      ];
      for (const [where, sentence] of cases)
        expect(() => table({ units, redoubts: where, ground: { l: 'c3' } })).toThrow(sentence);
    },
  );

  rule('MAN-9.2.5-f', 'when it retreats, withdraws, advances or dies (I-37)', () => {
    const units = { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'h3' };
    const fled = attacked('d5', { units, redoubts: ['d4', 'd5', 'h3'] }).take(1, 'retreat');
    // The target leaves d4, the attacker d5; whoever stays keeps his redoubt.
    expect([fled.unit('gb-32nd-foot'), fled.unit('fr-8th'), redoubts(fled)]).toEqual(['d3', 'd4', ['h3']]);
    expect(fled.told('redoubtGone').map(({ square }) => squareName(square))).toEqual(['d4', 'd5']);

    const withdrawn = table({
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
      redoubts: ['d4'],
      hands: [['fr-8th-2'], ['gb-hq-withdraw-1']],
      phase: 'combat',
    }).take(0, ASSAULT);
    withdrawn.take(1, 'play gb-hq-withdraw-1');
    expect([redoubts(withdrawn), withdrawn.told('redoubtGone').length]).toEqual([[], 1]);

    const dead = table(
      {
        units: { 'fr-imperial-guard': 'd5', 'gb-32nd-foot': 'd4 reduced' },
        redoubts: ['d4'],
        hands: [['fr-imperial-guard-5'], []],
        phase: 'combat',
      },
      { dice: [6, 6] },
    ).take(0, 'bombard fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-5');
    expect([dead.unit('gb-32nd-foot'), redoubts(dead), dead.told('redoubtGone').length]).toEqual(['gone', [], 1]);
  });

  rule('MAN-9.2.5-f', 'when it skirmishes away', () => {
    const t = table({
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
      redoubts: ['d5'],
      hands: [['fr-8th-2', 'fr-hq-skirmish-1'], []],
      phase: 'combat',
    }).take(0, ASSAULT, 'play fr-hq-skirmish-1', 'move fr-8th d7');
    expect([redoubts(t), t.told('redoubtGone').length]).toEqual([[], 1]);
  });

  rule('MAN-9.2.5-f', 'it stays while the occupant does, reduced or restored', () => {
    const hit = table(
      {
        nations: ['ru', 'es'],
        units: { 'ru-guard': 'd5', 'es-castille': 'd4', 'es-1st-line': 'h1' },
        redoubts: ['d4'],
        hands: [['ru-guard-5'], ['es-castille-1']],
        phase: 'combat',
      },
      { dice: [8, 8] },
    ).take(0, 'bombard ru-guard x es-castille with ru-guard-5');
    expect([hit.unit('es-castille'), redoubts(hit)]).toEqual(['d4 reduced', ['d4']]);
    hit.skipTo('restoration', 1).take(1, 'restore es-castille with es-castille-1');
    expect([hit.unit('es-castille'), redoubts(hit)]).toEqual(['d4', ['d4']]);
  });
});
