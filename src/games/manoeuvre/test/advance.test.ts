import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapter 6.5.5: advance after combat.

interface Attack {
  readonly units: Arrangement['units'];
  readonly hand: readonly string[];
  readonly dice: readonly number[];
  readonly defence?: readonly string[];
}

function assault(attacker: string, card: string, { units, hand, dice, defence }: Attack): Table {
  return table(
    { units: { 'gb-32nd-foot': 'd4', ...units }, hands: [[card, ...hand], defence ?? []], phase: 'combat' },
    { dice },
  ).take(0, `assault ${attacker} x gb-32nd-foot with ${card}`);
}

const eighth = { units: { 'fr-8th': 'd5' }, hand: ['fr-hq-redoubt-1'] };

describe('6.5.5 who advances', () => {
  rule('MAN-6.5.5-a', 'the attacker moves into a square vacated by elimination, Hit, retreat or withdrawal', () => {
    const vacated = (t: Table) => [t.unit('fr-8th'), t.told('moved').at(-1)?.how, t.step];
    const advanced = ['d4', 'advance', 'restoration.redoubt'];
    const killed = assault('fr-8th', 'fr-8th-1', {
      ...eighth,
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4 reduced' },
      dice: [3, 3],
    });
    expect(vacated(killed.take(0, 'pass'))).toEqual(advanced);
    const hit = assault('fr-8th', 'fr-8th-1', {
      ...eighth,
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4 reduced' },
      dice: [1, 1],
    });
    expect(vacated(hit.take(0, 'pass', 'hit'))).toEqual(advanced);
    const fled = assault('fr-8th', 'fr-8th-1', { ...eighth, dice: [1, 1] })
      .take(0, 'pass')
      .take(1, 'retreat');
    expect(vacated(fled)).toEqual(advanced);
    const gone = assault('fr-8th', 'fr-8th-1', { ...eighth, dice: [], defence: ['gb-hq-withdraw-1'] });
    expect(vacated(gone.take(1, 'play gb-hq-withdraw-1'))).toEqual(advanced);
  });

  rule('MAN-6.5.5-a', 'a square that is not vacated is not entered', () => {
    const t = assault('fr-8th', 'fr-8th-1', { ...eighth, dice: [1, 1] })
      .take(0, 'pass')
      .take(1, 'hit');
    expect([t.unit('fr-8th'), t.unit('gb-32nd-foot'), t.told('moved')]).toEqual(['d5', 'd4 reduced', []]);
  });

  const led = {
    units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'fr-45th': 'e4' },
    hand: ['fr-ld-davout', 'fr-hq-redoubt-1'],
    dice: [1, 1],
  };
  const three = () =>
    assault('fr-8th', 'fr-8th-1', led).take(0, 'command fr-2nd with fr-ld-davout', 'support fr-45th', 'pass');

  rule('MAN-6.5.5-b', 'one unit advances, and the active player says which', () => {
    const t = three();
    expect([t.step, t.asked, t.choices()]).toEqual([
      'assault.advance',
      [0],
      ['advance fr-8th', 'advance fr-2nd', 'advance fr-45th'],
    ]);
    t.take(0, 'advance fr-45th');
    expect([t.unit('fr-8th'), t.unit('fr-2nd'), t.unit('fr-45th')]).toEqual(['d5', 'c4', 'd4']);
    expect(t.step).toBe('restoration.redoubt');
    // The square of the one that advanced is free again.
    expect(t.position.at[28]).toBe(-1);
  });

  rule('MAN-6.5.5-b', 'a lone attacker that must advance is not asked', () => {
    const t = assault('fr-8th', 'fr-8th-1', { ...eighth, dice: [4, 4] }).take(0, 'pass', 'retreat');
    expect([t.unit('fr-8th'), t.step]).toEqual(['d4', 'restoration.redoubt']);
  });

  const guard = { units: { 'fr-imperial-guard': 'd5' }, hand: ['fr-hq-redoubt-1'] };

  rule('MAN-6.5.5-c', 'a unit with a card that need not advance may stay', () => {
    const at = () =>
      assault('fr-imperial-guard', 'fr-imperial-guard-1', { ...guard, dice: [2, 2] }).take(0, 'pass', 'retreat');
    expect([at().step, at().choices()]).toEqual(['assault.advance', ['advance fr-imperial-guard', 'pass']]);
    expect(at().take(0, 'pass').unit('fr-imperial-guard')).toBe('d5');
    expect(at().take(0, 'advance fr-imperial-guard').unit('fr-imperial-guard')).toBe('d4');
  });

  rule('MAN-6.5.5-c', 'one such card among several is enough (I-28)', () => {
    const mixed = table(
      {
        nations: ['es', 'gb'],
        units: { 'es-walloon-guards': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['es-walloon-guards-1', 'es-walloon-guards-3', 'es-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [2, 1, 1] },
    ).take(
      0,
      'assault es-walloon-guards x gb-32nd-foot with es-walloon-guards-1',
      'play es-walloon-guards-3',
      'pass',
      'retreat',
    );
    expect(mixed.choices()).toEqual(['advance es-walloon-guards', 'pass']);
    const plain = table(
      {
        nations: ['es', 'gb'],
        units: { 'es-walloon-guards': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['es-walloon-guards-1', 'es-walloon-guards-2', 'es-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [2, 1, 1] },
    ).take(
      0,
      'assault es-walloon-guards x gb-32nd-foot with es-walloon-guards-1',
      'play es-walloon-guards-2',
      'pass',
      'retreat',
    );
    expect(plain.unit('es-walloon-guards')).toBe('d4');
  });

  const pair = {
    units: { 'fr-imperial-guard': 'd5', 'fr-guard-cavalry': 'c4' },
    hand: ['fr-ld-ney', 'fr-guard-cavalry-2', 'fr-hq-redoubt-1'],
  };

  rule('MAN-6.5.5-d', 'with several units nobody has to advance only if each has such a card', () => {
    const freed = assault('fr-imperial-guard', 'fr-imperial-guard-1', { ...pair, dice: [1, 1, 1, 1] });
    freed.take(0, 'command fr-guard-cavalry with fr-ld-ney', 'play fr-guard-cavalry-2', 'pass');
    expect(freed.step).toBe('assault.advance');
    expect(freed.choices()).toEqual(['advance fr-imperial-guard', 'advance fr-guard-cavalry', 'pass']);
    expect([freed.take(0, 'pass').unit('fr-imperial-guard'), freed.unit('fr-guard-cavalry')]).toEqual(['d5', 'c4']);

    // The supporter has no card at all: one must go, and it may be the freed one.
    const bound = assault('fr-imperial-guard', 'fr-imperial-guard-1', { ...pair, dice: [1, 1] });
    bound.take(0, 'command fr-guard-cavalry with fr-ld-ney', 'pass');
    expect([bound.step, bound.asked]).toEqual(['assault.advance', [0]]);
    expect(bound.choices()).toEqual(['advance fr-imperial-guard', 'advance fr-guard-cavalry']);
  });

  rule('MAN-6.5.5-d', 'a card of the supporter does not free the attacker', () => {
    const t = assault('fr-8th', 'fr-8th-1', {
      units: { 'fr-8th': 'd5', 'fr-imperial-guard': 'c4' },
      hand: ['fr-ld-ney', 'fr-imperial-guard-1', 'fr-hq-redoubt-1'],
      dice: [1, 1, 1, 1],
    }).take(0, 'command fr-imperial-guard with fr-ld-ney', 'play fr-imperial-guard-1', 'pass');
    expect([t.totals().result, t.choices()]).toEqual([
      'hitAndRetreat',
      ['advance fr-8th', 'advance fr-imperial-guard'],
    ]);
  });

  rule('MAN-6.5.5-e', 'nobody advances after an Ambush, a Bombardment or a Volley', () => {
    const us: Arrangement = {
      nations: ['us', 'gb'],
      units: { 'us-4th-militia': 'd5', 'gb-32nd-foot': 'd4 reduced' },
      hands: [['us-hq-ambush-1', 'us-4th-militia-2', 'us-4th-militia-5', 'us-hq-redoubt-1'], []],
      phase: 'combat',
    };
    const stays = (t: Table) => {
      expect([t.unit('gb-32nd-foot'), t.unit('us-4th-militia'), t.step]).toEqual(['gone', 'd5', 'restoration.redoubt']);
    };
    stays(table(us, { dice: [10] }).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1', 'pass'));
    stays(table(us, { dice: [10] }).take(0, 'bombard us-4th-militia x gb-32nd-foot with us-4th-militia-5'));
    stays(table(us, { dice: [6, 6] }).take(0, 'volley us-4th-militia x gb-32nd-foot with us-4th-militia-2'));
    const fled = table({ ...us, units: { 'us-4th-militia': 'd5', 'gb-32nd-foot': 'd4' } }, { dice: [7] });
    fled.take(0, 'ambush gb-32nd-foot with us-hq-ambush-1', 'pass').take(1, 'retreat');
    expect([fled.unit('gb-32nd-foot'), fled.unit('us-4th-militia'), fled.step]).toEqual([
      'd3',
      'd5',
      'restoration.redoubt',
    ]);
  });
});
