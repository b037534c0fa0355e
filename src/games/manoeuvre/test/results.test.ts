import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Result } from '../position.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapters 6.1.7 and 6.5: what the totals give, eliminations and Hits.

/**
 * An Assault on the 32nd Foot, which defends with 6 in the open, with this Attack Total: by the reduced 8th (3 + 2d8) for less
 * than 15, by the Imperial Guard (8 + 2d8) from there on.
 */
function strike(attack: number, change: Arrangement = {}): Table {
  const [unit, strength] = attack < 15 ? ['fr-8th', 3] : ['fr-imperial-guard', 8];
  const dice = attack - strength;
  const low = Math.min(8, dice - 1);
  return table(
    {
      units: { 'gb-32nd-foot': 'd4', [unit]: attack < 15 ? 'd5 reduced' : 'd5', ...change.units },
      hands: [[`${unit}-1`, 'fr-hq-redoubt-1'], []],
      phase: 'combat',
    },
    { dice: [low, dice - low] },
  ).take(0, `assault ${unit} x gb-32nd-foot with ${unit}-1`, 'pass');
}

const ladder = (attack: number): Result => strike(attack).totals().result;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('6.1.7 the result', () => {
  rule(
    ['X-12', 'MAN-6.1.7-a', 'MAN-6.1.7-b', 'MAN-6.1.7-c', 'MAN-6.1.7-d', 'MAN-6.1.7-e', 'MAN-6.1.7-f', 'MAN-6.1.7-g'],
    'against a Defence Total of 6, for every Attack Total from 5 to 24',
    () => {
      for (const attack of range(5, 24)) expect(strike(attack).totals()).toMatchObject({ attack, defence: 6 });
      expect(ladder(5)).toBe('attackerHit');
      expect(ladder(6)).toBe('nothing');
      for (const attack of range(7, 11)) expect(ladder(attack)).toBe('defenderChooses');
      for (const attack of range(12, 17)) expect(ladder(attack)).toBe('attackerChooses');
      for (const attack of range(18, 23)) expect(ladder(attack)).toBe('hitAndRetreat');
      expect(ladder(24)).toBe('eliminated');
    },
  );

  rule('MAN-6.1.7-a', 'less than the defence: the attacking unit is hit', () => {
    const t = strike(5);
    expect([t.unit('fr-8th'), t.unit('gb-32nd-foot')]).toEqual(['gone', 'd4']);
    expect(t.told('hit')).toEqual([{ kind: 'hit', unit: 4, why: 'result' }]);
    expect(t.told('eliminated')).toEqual([{ kind: 'eliminated', unit: 4, square: 35, why: 'hit' }]);
    expect(t.position.sides.map(({ lost }) => lost)).toEqual([1, 0]);
    expect(t.step).toBe('restoration.redoubt');
  });

  rule('MAN-6.1.7-a', 'in an Ambush there is nobody to hit', () => {
    const t = table(
      {
        nations: ['us', 'gb'],
        units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['us-hq-ambush-1'], []],
        phase: 'combat',
      },
      { dice: [1] },
    ).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1');
    expect([t.totals().result, t.told('hit'), t.unit('us-1st')]).toEqual(['nothing', [], 'd5']);
  });

  rule('MAN-6.1.7-b', 'as much as the defence: nothing happens', () => {
    const t = strike(6);
    expect([t.unit('fr-8th'), t.unit('gb-32nd-foot'), t.told('hit'), t.told('moved')]).toEqual([
      'd5 reduced',
      'd4',
      [],
      [],
    ]);
    expect(t.step).toBe('restoration.restore');
  });

  rule('MAN-6.1.7-c', 'more: the defender chooses between a Hit and a retreat', () => {
    for (const attack of [7, 11]) {
      const t = strike(attack);
      expect([t.step, t.asked, t.choices()]).toEqual(['assault.choose', [1], ['hit', 'retreat']]);
      t.take(1, 'hit');
      expect([t.unit('gb-32nd-foot'), t.unit('fr-8th')]).toEqual(['d4 reduced', 'd5 reduced']);
      expect(t.told('choseHit')).toEqual([{ kind: 'choseHit', seat: 1, unit: 12 }]);
      const flees = strike(attack).take(1, 'retreat');
      expect([flees.unit('gb-32nd-foot'), flees.unit('fr-8th')]).toEqual(['d3', 'd4 reduced']);
      expect(flees.told('choseRetreat')).toEqual([{ kind: 'choseRetreat', seat: 1, unit: 12 }]);
    }
  });

  rule('MAN-6.1.7-d', 'twice as much: the attacker chooses', () => {
    for (const attack of [12, 17]) {
      const unit = attack === 12 ? 'fr-8th' : 'fr-imperial-guard';
      const t = strike(attack);
      expect([t.step, t.asked, t.choices()]).toEqual(['assault.choose', [0], ['hit', 'retreat']]);
      t.take(0, 'hit');
      expect([t.unit('gb-32nd-foot'), t.unit(unit).slice(0, 2)]).toEqual(['d4 reduced', 'd5']);
      expect(t.told('choseHit')).toEqual([{ kind: 'choseHit', seat: 0, unit: 12 }]);
      const flees = strike(attack).take(0, 'retreat');
      expect(flees.unit('gb-32nd-foot')).toBe('d3');
      expect(flees.told('choseRetreat')).toEqual([{ kind: 'choseRetreat', seat: 0, unit: 12 }]);
    }
  });

  rule('MAN-6.1.7-e', 'three times: a Hit and a retreat, and nobody chooses', () => {
    for (const attack of [18, 23]) {
      const t = strike(attack);
      expect([t.unit('gb-32nd-foot'), t.step]).toEqual(['d3 reduced', 'assault.advance']);
      expect([t.told('choseHit'), t.told('choseRetreat')]).toEqual([[], []]);
    }
  });

  rule('MAN-6.1.7-e', 'a reduced unit dies of the Hit and retreats no more (I-27)', () => {
    const t = table(
      {
        units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4 reduced' },
        hands: [['fr-8th-1', 'fr-hq-redoubt-1'], []],
        phase: 'combat',
      },
      { dice: [1, 2] },
    ).take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1', 'pass');
    expect(t.totals()).toMatchObject({ attack: 9, defence: 3, result: 'hitAndRetreat' });
    expect([t.unit('gb-32nd-foot'), t.unit('fr-8th')]).toEqual(['gone', 'd4']);
    expect(t.told('eliminated')).toMatchObject([{ why: 'hit' }]);
    expect(t.told('moved').map(({ how }) => how)).toEqual(['advance']);
  });

  rule('MAN-6.1.7-f', 'four times: eliminated, though it was at full strength', () => {
    const t = strike(24);
    expect([t.unit('gb-32nd-foot'), t.told('hit')]).toEqual(['gone', []]);
    expect(t.told('eliminated')).toEqual([{ kind: 'eliminated', unit: 12, square: 27, why: 'result' }]);
    expect(t.position.sides[1].lost).toBe(1);
  });

  rule('MAN-6.1.7-g', 'the multiples themselves belong to the higher line, for other totals too', () => {
    // The reduced 32nd in a town with a redoubt: 9; Guard cavalry 8 + 2d10 reaches 10 to 28.
    const at = (dice: [number, number]) =>
      table(
        {
          ground: { t: 'd4' },
          units: { 'fr-guard-cavalry': 'd5', 'gb-32nd-foot': 'd4 reduced' },
          redoubts: ['d4'],
          hands: [['fr-guard-cavalry-1'], []],
          phase: 'combat',
        },
        { dice },
      ).take(0, 'assault fr-guard-cavalry x gb-32nd-foot with fr-guard-cavalry-1');
    expect([at([4, 5]).totals().result, at([5, 5]).totals().result]).toEqual(['defenderChooses', 'attackerChooses']);
    expect([at([8, 10]).totals().result, at([9, 10]).totals().result]).toEqual(['attackerChooses', 'hitAndRetreat']);
  });

  rule(
    'MAN-6.1.7-h',
    'advance, pursuit, Committed Attack, attrition: in this order, then all cards are discarded',
    () => {
      const t = table(
        {
          nations: ['pr', 'fr'],
          units: { 'pr-10th-dragoons': 'd5', 'fr-45th': 'd4' },
          hands: [
            ['pr-10th-dragoons-1', 'pr-10th-dragoons-2', 'pr-hq-committed-attack-1', 'pr-ld-yorck', 'pr-hq-redoubt-1'],
            ['fr-45th-1'],
          ],
          lost: [4, 4],
          phase: 'combat',
        },
        { dice: [5, 5, 1, 1, 1, 1, 6, 3] },
      ).take(0, 'assault pr-10th-dragoons x fr-45th with pr-10th-dragoons-1');
      t.take(1, 'pass', 'pass');
      t.take(0, 'play pr-10th-dragoons-2', 'play pr-hq-committed-attack-1', 'play pr-ld-yorck', 'pass');
      expect(t.totals()).toMatchObject({ attack: 6 + 14 + 3, defence: 6, result: 'hitAndRetreat' });
      const order = t
        .events()
        .map((event) => (event.kind === 'moved' ? event.how : event.kind === 'hit' ? event.why : event.kind));
      expect(order.slice(order.indexOf('totals') + 1)).toEqual([
        'result',
        'retreat',
        'advance',
        'pursuitRoll',
        'pursuitRoll',
        'pursuit',
        'eliminated',
        'committed',
        'won',
      ]);
      expect([t.discard(0), t.discard(1)]).toEqual([
        ['pr-10th-dragoons-1', 'pr-10th-dragoons-2', 'pr-hq-committed-attack-1', 'pr-ld-yorck'],
        [],
      ]);
    },
  );
});

describe('6.5 hits and eliminations', () => {
  const ring = { 'gb-4th-foot': 'd3', 'gb-42nd-foot': 'c4', 'gb-52nd-foot': 'e4' };

  rule('MAN-6.5-a', 'whoever chooses between Hit and retreat chooses freely', () => {
    // A reduced unit with a free square may take the Hit that kills it.
    const t = strike(7, { units: { 'gb-32nd-foot': 'd4' } });
    expect(t.choices()).toEqual(['hit', 'retreat']);
    const reduced = table(
      {
        ground: { t: 'd4' },
        units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4 reduced' },
        hands: [['fr-8th-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1');
    expect([reduced.asked, reduced.choices()]).toEqual([[1], ['hit', 'retreat']]);
    reduced.take(1, 'hit');
    expect([reduced.unit('gb-32nd-foot'), reduced.unit('fr-8th')]).toEqual(['gone', 'd4']);
  });

  rule(
    ['X-13', 'MAN-6.5-b'],
    'at twice the defence the attacker may send a surrounded unit into a retreat that kills it',
    () => {
      const t = strike(12, { units: ring });
      expect([t.asked, t.choices()]).toEqual([[0], ['hit', 'retreat']]);
      t.take(0, 'retreat');
      expect(t.unit('gb-32nd-foot')).toBe('gone');
      expect(t.told('eliminated')).toEqual([{ kind: 'eliminated', unit: 12, square: 27, why: 'noRetreat' }]);
      expect([t.position.sides[1].lost, t.unit('fr-8th')]).toEqual([1, 'd4 reduced']);
    },
  );

  rule('MAN-6.5-b', 'and so may the defender his own (I-25)', () => {
    const t = strike(7, { units: ring });
    expect([t.asked, t.choices()]).toEqual([[1], ['hit', 'retreat']]);
    expect(t.take(1, 'retreat').unit('gb-32nd-foot')).toBe('gone');
  });

  rule('MAN-6.5.1-a', 'an eliminated unit never comes back, whichever side was up', () => {
    for (const state of ['d4', 'd4 reduced']) {
      const t = table(
        {
          units: { 'fr-imperial-guard': 'd5', 'gb-32nd-foot': state, 'gb-4th-foot': 'a1 reduced' },
          hands: [
            ['fr-imperial-guard-1', 'fr-hq-supply-1'],
            ['gb-32nd-foot-1', 'gb-hq-supply-1', 'gb-ld-moore'],
          ],
          phase: 'combat',
        },
        { dice: [8, 8] },
      ).take(0, 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1');
      t.take(1, 'pass', 'pass').take(0, 'pass');
      expect(t.unit('gb-32nd-foot')).toBe('gone');
      t.skipTo('movement', 1);
      expect(t.choices('move gb-32nd-foot')).toEqual([]);
      t.skipTo('restoration', 1);
      expect(t.choices('restore gb-32nd-foot')).toEqual([]);
      expect(t.choices('restore gb-4th-foot').length).toBeGreaterThan(0);
    }
  });

  rule(['X-2', 'MAN-6.5.2-a'], 'the Imperial Guard has 8, after one Hit 5, after a second it is gone', () => {
    const shell = (state: string) =>
      table(
        {
          nations: ['ru', 'fr'],
          units: { 'ru-guard': 'd5', 'fr-imperial-guard': state },
          hands: [['ru-guard-5'], []],
          phase: 'combat',
        },
        { dice: [8, 8] },
      ).take(0, 'bombard ru-guard x fr-imperial-guard with ru-guard-5');
    const first = shell('d4');
    expect([first.totals().defence, first.unit('fr-imperial-guard')]).toEqual([8, 'd4 reduced']);
    expect([first.told('eliminated'), first.position.sides[1].lost]).toEqual([[], 0]);
    const second = shell('d4 reduced');
    expect([second.totals().defence, second.unit('fr-imperial-guard')]).toEqual([5, 'gone']);
    expect([second.told('eliminated').length, second.position.sides[1].lost]).toEqual([1, 1]);
    const cards = ['fr-imperial-guard-1', 'fr-imperial-guard-2', 'fr-imperial-guard-3', 'fr-imperial-guard-4'];
    const own = table({
      units: { 'fr-imperial-guard': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [[...cards, 'fr-imperial-guard-5'], []],
      phase: 'combat',
    });
    expect(own.choices('assault')).toEqual(cards.map((id) => `assault fr-imperial-guard x gb-32nd-foot with ${id}`));
    expect(own.offers('bombard fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-5')).toBe(true);
  });
});
