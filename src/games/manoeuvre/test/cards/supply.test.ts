import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, table } from '../table.ts';

// 9.2.10: Supply.

const field: Arrangement = {
  units: { 'fr-45th': 'd5 reduced', 'fr-2nd': 'f6 reduced', 'gb-32nd-foot': 'a1' },
  hands: [['fr-hq-supply-1', 'fr-hq-supply-2', 'fr-hq-supply-3'], []],
};

describe('9.2.10 Supply', () => {
  rule('MAN-9.2.10-a', 'moves a second unit, or restores one: one use for one card', () => {
    const moves = table({ ...field, phase: 'movement' }).take(0, 'move fr-45th d4', 'pass', 'play fr-hq-supply-1');
    moves.take(0, 'move fr-2nd f5');
    expect([moves.unit('fr-45th'), moves.unit('fr-2nd')]).toEqual(['d4 reduced', 'f5 reduced']);
    expect(moves.told('played')).toMatchObject([{ purpose: 'supplyMove', unit: -1 }]);
    const restores = table({ ...field, phase: 'restoration' }).take(0, 'restore fr-2nd with fr-hq-supply-1');
    expect([restores.unit('fr-2nd'), restores.unit('fr-45th')]).toEqual(['f6', 'd5 reduced']);
    expect(restores.told('played')).toMatchObject([{ purpose: 'supplyRestore', unit: 6 }]);
    expect(restores.discard(0)).toEqual(['fr-hq-supply-1']);
    // Nothing to do with it in combat.
    expect(table({ ...field, phase: 'combat' }).choices()).toEqual(['pass']);
  });

  rule('MAN-9.2.10-b', 'one in the Movement Phase leaves another for the Restoration Phase', () => {
    const t = table({ ...field, phase: 'movement' });
    t.take(0, 'move fr-45th d4', 'pass', 'play fr-hq-supply-1', 'move fr-2nd f5', 'pass', 'pass');
    expect([t.step, t.offers('restore fr-2nd with fr-hq-supply-2')]).toEqual(['restoration.restore', true]);
    t.take(0, 'restore fr-2nd with fr-hq-supply-2');
    expect([t.unit('fr-2nd'), t.hand(0)]).toEqual(['f5', ['fr-hq-supply-3']]);
  });
});
