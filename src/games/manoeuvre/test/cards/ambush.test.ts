import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, type Table, table } from '../table.ts';

// 9.2.1: Ambush.

const field: Arrangement = {
  nations: ['us', 'gb'],
  units: { 'us-1st': 'd5', 'us-2nd': 'c4', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'h8' },
  hands: [['us-hq-ambush-1', 'us-hq-redoubt-1'], []],
  phase: 'combat',
};
const AMBUSH = 'ambush gb-32nd-foot with us-hq-ambush-1';

function ambush(dice: readonly number[], change: Arrangement = {}): Table {
  return table({ ...field, ...change }, { dice }).take(0, AMBUSH);
}

describe('9.2.1 Ambush', () => {
  rule('MAN-9.2.1-a', 'only with its card, and once in a turn', () => {
    expect(table({ ...field, hands: [['us-1st-1', 'us-ld-scott'], []] }).choices('ambush')).toEqual([]);
    const t = ambush([1], { hands: [['us-hq-ambush-1', 'us-hq-ambush-2', 'us-hq-redoubt-1'], []] }).take(0, 'pass');
    expect([t.position.phase, t.hand(0)]).toEqual(['restoration', ['us-hq-ambush-2', 'us-hq-redoubt-1']]);
    expect([t.choices('ambush'), t.discard(0)]).toEqual([[], ['us-hq-ambush-1']]);
  });

  rule('MAN-9.2.1-b', 'only a Leader for Combat changes its Attack Total (I-33)', () => {
    const austria: Arrangement = {
      nations: ['at', 'gb'],
      units: { 'at-1st': 'd5', 'at-3rd': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [
        [
          'at-hq-ambush-1',
          'at-1st-1',
          'at-ld-charles',
          'at-hq-committed-attack-1',
          'at-hq-skirmish-1',
          'at-hq-ambush-2',
        ],
        [],
      ],
      phase: 'combat',
    };
    const t = table(austria, { dice: [7] }).take(0, 'ambush gb-32nd-foot with at-hq-ambush-1');
    expect(t.choices()).toEqual(['play at-ld-charles', 'pass']);
    t.take(0, 'play at-ld-charles');
    expect(t.choices()).toEqual(['pass']);
    t.take(0, 'pass');
    expect(t.totals()).toMatchObject({ attack: 11, dice: [{ dice: '1d10', faces: [7] }] });
  });

  rule(
    'MAN-9.2.1-c',
    'it comes from the own square of the target: terrain and redoubt are for the defence alone',
    () => {
      const t = ambush([10], { ground: { h: 'd5 c4', t: 'd4' }, redoubts: ['d4'] }).take(0, 'pass');
      expect(t.totals()).toMatchObject({ attack: 10, defence: 12 });
    },
  );

  rule('MAN-9.2.1-d', 'the target may withdraw, and be defended with cards', () => {
    const hands: Arrangement['hands'] = [
      ['us-hq-ambush-1', 'us-hq-redoubt-1'],
      ['gb-hq-withdraw-1', 'gb-32nd-foot-1', 'gb-ld-moore', 'gb-4th-foot-1'],
    ];
    const t = ambush([], { hands });
    expect([t.step, t.asked, t.choices()]).toEqual(['assault.withdraw', [1], ['play gb-hq-withdraw-1', 'pass']]);
    t.take(1, 'play gb-hq-withdraw-1');
    expect(t.unit('gb-32nd-foot')).toBe('d3');
    const stays = ambush([10], { hands }).take(1, 'pass');
    expect(stays.choices()).toEqual(['play gb-32nd-foot-1', 'play gb-ld-moore', 'pass']);
    stays.take(1, 'play gb-32nd-foot-1', 'play gb-ld-moore', 'pass').take(0, 'pass');
    expect(stays.totals().defence).toBe(6 + 6 + 4);
  });

  rule('MAN-9.2.1-e', 'nobody of the active player is hit, advances or pursues', () => {
    const units = { 'us-volunteer-cavalry': 'd5', 'gb-32nd-foot': 'd4' };
    const less = ambush([5], { units }).take(0, 'pass');
    expect([less.totals().result, less.unit('us-volunteer-cavalry'), less.told('hit')]).toEqual(['nothing', 'd5', []]);
    const more = ambush([7], { units }).take(0, 'pass').take(1, 'retreat');
    expect([more.unit('gb-32nd-foot'), more.unit('us-volunteer-cavalry')]).toEqual(['d3', 'd5']);
    expect(more.told('pursuitRoll')).toEqual([]);
  });

  rule('MAN-9.2.1-e', 'for the rest it has the whole ladder of results', () => {
    const result = (roll: number, target = 'd4') =>
      ambush([roll], { units: { 'us-1st': 'd5', 'gb-32nd-foot': target } }).take(0, 'pass');
    expect([5, 6, 7].map((roll) => result(roll).totals().result)).toEqual(['nothing', 'nothing', 'defenderChooses']);
    expect([2, 3, 4, 5, 6, 8, 9, 10].map((roll) => result(roll, 'd4 reduced').totals().result)).toEqual([
      'nothing',
      'nothing',
      'defenderChooses',
      'defenderChooses',
      'attackerChooses',
      'attackerChooses',
      'hitAndRetreat',
      'hitAndRetreat',
    ]);
    expect(result(6, 'd4 reduced').asked).toEqual([0]);
    const led = ambush([10], {
      units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4 reduced' },
      hands: [['us-hq-ambush-1', 'us-ld-harrison'], []],
    }).take(0, 'play us-ld-harrison');
    expect([led.totals().attack, led.totals().result, led.unit('gb-32nd-foot')]).toEqual([12, 'eliminated', 'gone']);
  });

  rule('MAN-9.2.1-f', 'Sappers may be played: the redoubt counts nothing (I-40)', () => {
    const t = ambush([7], { redoubts: ['d4'], hands: [['us-hq-ambush-1', 'us-hq-sappers-1'], []] });
    expect(t.choices()).toEqual(['play us-hq-sappers-1', 'pass']);
    t.take(0, 'play us-hq-sappers-1');
    expect(t.totals()).toMatchObject({ attack: 7, defence: 6 });
  });
});
