import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { squareName } from '../../../grids/squares.ts';
import { viewOf } from '../view.ts';
import { steps, table } from './table.ts';

// Chapter 1.1: the battlefield.

describe('1.1 squares and their sides', () => {
  const corner = { 'fr-45th': 'd5', 'gb-32nd-foot': 'e4' };

  rule('MAN-1.1-c', 'nothing happens on a diagonal: no move, no attack, no volley, no support, no control', () => {
    const move = table({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'h1' }, phase: 'movement' });
    expect([move.offers('move fr-45th e6'), move.offers('move fr-45th e5')]).toEqual([false, true]);

    const attack = table({ units: corner, hands: [['fr-45th-1'], []], phase: 'combat' });
    expect(attack.choices()).toEqual(['pass']);

    const volley = table({
      nations: ['at', 'gb'],
      units: { 'at-4th': 'd5', 'gb-32nd-foot': 'e4' },
      hands: [['at-4th-3'], []],
      phase: 'combat',
    });
    expect(volley.choices()).toEqual(['pass']);

    const support = table({
      units: { 'fr-45th': 'd4', 'fr-2nd': 'd5', 'gb-32nd-foot': 'e4' },
      hands: [['fr-45th-1', 'fr-ld-ney'], []],
      phase: 'combat',
    }).take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    expect(support.choices()).toEqual(['play fr-ld-ney', 'pass']);

    const held = table({ units: { 'fr-45th': 'd4' }, phase: 'combat' });
    expect(viewOf(steps, held.position, null).control[0].map(squareName)).toEqual(['d3', 'c4', 'd4', 'e4']);
  });

  rule('MAN-1.1-c', 'nor a retreat', () => {
    // Behind, beside and before the 32nd all is taken; the four corners are free.
    const t = table(
      {
        units: { 'fr-45th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'd3', 'gb-42nd-foot': 'e4' },
        hands: [['fr-45th-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');
    expect(t.take(1, 'retreat').unit('gb-32nd-foot')).toBe('gone');
  });

  rule('MAN-1.1-d', 'squares that share a side are adjacent, also across the border of two tiles', () => {
    for (const target of ['d6', 'd4', 'c5', 'e5']) {
      const t = table({
        tiles: [24, 22, 20, 12],
        units: { 'fr-45th': 'd5', 'gb-32nd-foot': target },
        hands: [['fr-45th-1'], []],
        phase: 'combat',
      });
      expect(t.offers('assault fr-45th x gb-32nd-foot with fr-45th-1')).toBe(true);
    }
    for (const target of ['d7', 'f5', 'c4', 'e6']) {
      const t = table({
        units: { 'fr-45th': 'd5', 'gb-32nd-foot': target },
        hands: [['fr-45th-1'], []],
        phase: 'combat',
      });
      expect(t.choices()).toEqual(['pass']);
    }
  });

  test('the two ends of a row are not neighbours', () => {
    const t = table({ units: { 'fr-45th': 'h4', 'gb-32nd-foot': 'a5' }, hands: [['fr-45th-1'], []], phase: 'combat' });
    expect(t.choices()).toEqual(['pass']);
  });
});

describe('1.2 dice', () => {
  rule(['X-1', 'MAN-1.2-b'], '2d8 are two dice of eight faces, added', () => {
    const t = table(
      { units: { 'fr-8th': 'd5', 'gb-1st-foot-guards': 'd4' }, hands: [['fr-8th-1'], []], phase: 'combat' },
      { dice: [5, 3] },
    ).take(0, 'assault fr-8th x gb-1st-foot-guards with fr-8th-1');
    expect(t.totals().dice).toEqual([{ card: 20, dice: '2d8', faces: [5, 3] }]);
    expect(t.totals().attack).toBe(6 + 5 + 3);
  });

  rule(['X-1', 'MAN-1.2-a'], 'the 0 of a d10 counts ten', () => {
    const t = table(
      { units: { 'fr-8th': 'd5', 'gb-1st-foot-guards': 'd4' }, hands: [['fr-8th-5'], []], phase: 'combat' },
      { dice: [10] },
    ).take(0, 'bombard fr-8th x gb-1st-foot-guards with fr-8th-5');
    expect(t.totals()).toMatchObject({ attack: 10, defence: 8, result: 'hit' });
  });
});
