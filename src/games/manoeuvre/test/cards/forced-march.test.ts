import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, type Table, table } from '../table.ts';

// 9.2.3: Forced March.

const MARCH = 'play fr-hq-forced-march-1';

function marching(change: Arrangement = {}): Table {
  return table({
    units: { 'fr-45th': 'd5', 'fr-guard-cavalry': 'f6', 'gb-32nd-foot': 'a1' },
    hands: [['fr-hq-forced-march-1', 'fr-hq-supply-1'], []],
    phase: 'movement',
    ...change,
  });
}

const ends = (t: Table) =>
  t
    .choices('move')
    .map((text) => text.slice(-2))
    .sort();

describe('9.2.3 Forced March', () => {
  rule('MAN-9.2.3-a', 'the unit that has just moved goes one square further, under the rules of movement', () => {
    const t = marching({
      ground: { l: 'c4', w: 'e4' },
      units: { 'fr-45th': 'd5', 'fr-2nd': 'd3', 'gb-32nd-foot': 'a1' },
    });
    t.take(0, 'move fr-45th d4', MARCH);
    expect(t.told('played')).toMatchObject([{ purpose: 'march', unit: 3 }]);
    // Not the lake, not the square of a friend; back to where it came from, if it likes (I-14).
    expect([ends(t), t.offers('pass')]).toEqual([['d5', 'e4'], false]);
    t.take(0, 'move fr-45th e4');
    expect([t.unit('fr-45th'), t.told('moved').at(-1)?.how]).toEqual(['e4', 'march']);
  });

  rule('MAN-9.2.3-a', 'one square, for cavalry too', () => {
    const t = marching().take(0, 'move fr-guard-cavalry f4', MARCH);
    expect(ends(t)).toEqual(['e4', 'f3', 'f5', 'g4']);
  });

  rule('MAN-9.2.3-b', 'not for a unit that began its move in a field or marsh', () => {
    for (const code of ['f', 'm']) {
      const t = marching({ ground: { [code]: 'd5' } }).take(0, 'move fr-45th d4');
      expect(t.step).toBe('movement.supply');
      // Another square beside it does not matter.
      expect(
        marching({ ground: { [code]: 'c5' } })
          .take(0, 'move fr-45th d4')
          .offers(MARCH),
      ).toBe(true);
    }
    for (const code of ['w', 'h', 't']) {
      expect(
        marching({ ground: { [code]: 'd5 d4' } })
          .take(0, 'move fr-45th d4')
          .offers(MARCH),
      ).toBe(true);
    }
  });

  rule('MAN-9.2.3-c', 'nor for one whose move ended there (I-35); but the step itself may lead into one', () => {
    for (const code of ['f', 'm']) {
      expect(marching({ ground: { [code]: 'd4' } }).take(0, 'move fr-45th d4').step).toBe('movement.supply');
      const into = marching({ ground: { [code]: 'd3' } }).take(0, 'move fr-45th d4', MARCH);
      expect(into.take(0, 'move fr-45th d3').unit('fr-45th')).toBe('d3');
    }
  });

  rule('MAN-9.2.3-c', 'the same for the unit that Supply moves', () => {
    const supplied = (ground: Arrangement['ground']) =>
      marching({ ground, hands: [['fr-hq-forced-march-1', 'fr-hq-supply-1', 'fr-45th-1'], []] }).take(
        0,
        'move fr-guard-cavalry f4',
        'pass',
        'play fr-hq-supply-1',
        'move fr-45th d4',
      ).step;
    expect([supplied({}), supplied({ f: 'd5' }), supplied({ m: 'd4' })]).toEqual([
      'movement.secondMarch',
      'combat.declare',
      'combat.declare',
    ]);
    // The field in which the first unit began is not the second's, nor the other way round.
    const first = marching({ ground: { f: 'f6' } });
    first.take(0, 'move fr-guard-cavalry f4', 'play fr-hq-supply-1', 'move fr-45th d4');
    expect(first.step).toBe('movement.secondMarch');
  });

  rule('MAN-9.2.3-d', 'after the basic move and after the Supply move', () => {
    const t = marching().take(0, 'move fr-guard-cavalry f4', 'pass', 'play fr-hq-supply-1', 'move fr-45th d4');
    expect([t.step, t.choices()]).toEqual(['movement.secondMarch', [MARCH, 'pass']]);
    t.take(0, MARCH);
    expect(ends(t)).toEqual(['c4', 'd3', 'd5', 'e4']);
    expect(t.told('played').at(-1)).toMatchObject({ purpose: 'march', unit: 3 });
  });

  rule('MAN-9.2.3-d', 'never after a retreat, an advance or a Skirmish', () => {
    const hands: Arrangement['hands'] = [
      ['fr-45th-1', 'fr-hq-forced-march-1', 'fr-hq-skirmish-1'],
      ['gb-hq-forced-march-1', 'gb-hq-withdraw-1'],
    ];
    const units = { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' };
    const fled = marching({ units, hands, phase: 'combat' }).take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    fled.take(1, 'play gb-hq-withdraw-1');
    expect([fled.told('moved').length, fled.step, fled.choices()]).toEqual([2, 'restoration.redoubt', ['pass']]);
    const skirmish = marching({ units, hands, phase: 'combat' }).take(
      0,
      'assault fr-45th x gb-32nd-foot with fr-45th-1',
    );
    skirmish.take(1, 'pass', 'pass').take(0, 'play fr-hq-skirmish-1', 'move fr-45th d6');
    expect([skirmish.step, skirmish.choices()]).toEqual(['restoration.redoubt', ['pass']]);
  });
});
