import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { box, table } from '../table.ts';

// 9.2.6: Regroup.

const weak = {
  nations: ['ot', 'es'] as const,
  units: {
    'ot-greek-feudal': 'd5 reduced',
    'ot-arab-cavalry': 'f5 reduced',
    'ot-1st-janissaries': 'h8',
    'es-castille': 'a1',
  },
  hands: [['ot-hq-regroup-1', 'ot-hq-regroup-2'], ['es-hq-guerrillas-1']] as const,
};

describe('9.2.6 Regroup', () => {
  rule('MAN-9.2.6-a', 'restores any one reduced unit in the Restoration Phase', () => {
    const t = table({ ...weak, phase: 'restoration' });
    expect(t.choices()).toEqual([
      'restore ot-greek-feudal with ot-hq-regroup-1',
      'restore ot-arab-cavalry with ot-hq-regroup-1',
      'restore ot-greek-feudal with ot-hq-regroup-2',
      'restore ot-arab-cavalry with ot-hq-regroup-2',
      'pass',
    ]);
    t.take(0, 'restore ot-arab-cavalry with ot-hq-regroup-2').take(1, 'pass');
    expect([t.unit('ot-arab-cavalry'), t.unit('ot-greek-feudal')]).toEqual(['f5', 'd5 reduced']);
    expect([t.told('played')[0]?.purpose, t.discard(0)]).toEqual(['regroup', ['ot-hq-regroup-2']]);
  });

  rule('MAN-9.2.6-a', 'moves nobody, and only the Ottoman Empire has it', () => {
    const t = table({ ...weak, phase: 'movement' }).take(0, 'move ot-greek-feudal d4');
    expect(t.step).toBe('combat.declare');
    expect(t.choices()).toEqual(['pass']);
    expect(box.nations.filter(({ owns }) => owns.regroup > 0).map(({ id, owns }) => [id, owns.supply])).toEqual([
      ['ot', 0],
    ]);
  });

  rule('MAN-7-c', 'a Guerrilla cancels it', () => {
    const t = table({ ...weak, phase: 'restoration' }).take(0, 'restore ot-greek-feudal with ot-hq-regroup-1');
    expect([t.step, t.asked]).toEqual(['guerrilla.answer', [1]]);
    t.take(1, 'play es-hq-guerrillas-1');
    expect([t.unit('ot-greek-feudal'), t.discard(0)]).toEqual(['d5 reduced', ['ot-hq-regroup-1']]);
  });
});
