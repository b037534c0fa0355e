import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapters 6.5.3 and 6.5.4: retreat and withdrawal.

/** The 2nd of France, home edge north, is beaten on c5 by an Ambush and chooses to retreat. */
function beaten(others: Arrangement['units'], change: Arrangement = {}): Table {
  return table(
    {
      nations: ['us', 'fr'],
      edges: ['S', 'N'],
      units: { 'fr-2nd': 'c5', ...others },
      hands: [['us-hq-ambush-1'], []],
      phase: 'combat',
      ...change,
    },
    { dice: [7] },
  )
    .take(0, 'ambush fr-2nd with us-hq-ambush-1')
    .take(1, 'retreat');
}

describe('6.5.3 priorities', () => {
  rule(
    ['X-8', 'MAN-6.5.3-a', 'MAN-6.5.3-b', 'MAN-6.5.3-g'],
    '(1) toward the own edge if that square is free, whatever else is',
    () => {
      const t = beaten({ 'fr-45th': 'b5', 'us-1st': 'b6', 'us-2nd': 'd5' });
      expect(t.unit('fr-2nd')).toBe('c6');
      expect(t.told('moved')).toEqual([{ kind: 'moved', unit: 14, from: 34, to: 42, how: 'retreat' }]);
      // With all four squares free as well: exactly one square back.
      expect(beaten({}).unit('fr-2nd')).toBe('c6');
    },
  );

  rule(['X-8', 'MAN-6.5.3-c'], '(2) to a flank if the square behind is blocked, not forward', () => {
    const t = beaten({ 'fr-45th': 'c6', 'us-1st': 'd5' });
    expect(t.unit('fr-2nd')).toBe('b5');
    const right = beaten({ 'fr-45th': 'c6', 'us-1st': 'b5' });
    expect(right.unit('fr-2nd')).toBe('d5');
  });

  rule('MAN-6.5.3-c', 'of two free flanks the owner of the unit takes one', () => {
    const t = beaten({ 'fr-45th': 'c6' });
    expect([t.step, t.asked, t.choices()]).toEqual(['assault.retreat', [1], ['retreat b5', 'retreat d5']]);
    expect(t.take(1, 'retreat d5').unit('fr-2nd')).toBe('d5');
    expect(beaten({ 'fr-45th': 'c6' }).take(1, 'retreat b5').unit('fr-2nd')).toBe('b5');
  });

  rule('MAN-6.5.3-c', 'also when the attacker chose the retreat', () => {
    const t = table(
      {
        units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'd3' },
        hands: [['fr-8th-1'], []],
        phase: 'combat',
      },
      { dice: [3, 3] },
    ).take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1', 'retreat');
    expect([t.asked, t.choices()]).toEqual([[1], ['retreat c4', 'retreat e4']]);
  });

  rule(['X-8', 'MAN-6.5.3-d'], '(3) toward the enemy edge only if the other three are blocked', () => {
    const t = beaten({ 'fr-45th': 'c6', 'us-1st': 'b5', 'us-2nd': 'd5' });
    expect(t.unit('fr-2nd')).toBe('c4');
  });

  rule(['X-8', 'MAN-6.5.3-e'], '(4) with all four blocked the unit is eliminated', () => {
    const t = beaten({ 'fr-45th': 'c6', 'us-1st': 'b5', 'us-2nd': 'd5', 'us-3rd': 'c4' });
    expect([t.unit('fr-2nd'), t.position.sides[1].lost]).toEqual(['gone', 1]);
    expect(t.told('eliminated')).toMatchObject([{ why: 'noRetreat', square: 34 }]);
  });

  rule('MAN-6.5.3-b', 'the own edge may be any of the four', () => {
    const home = (edges: Arrangement['edges']) => beaten({}, { edges }).unit('fr-2nd');
    expect([home(['S', 'N']), home(['N', 'S']), home(['W', 'E']), home(['E', 'W'])]).toEqual(['c6', 'c4', 'd5', 'b5']);
    const flank = (edges: Arrangement['edges'], behind: string) => beaten({ 'fr-45th': behind }, { edges }).choices();
    expect(flank(['N', 'S'], 'c4')).toEqual(['retreat b5', 'retreat d5']);
    expect(flank(['W', 'E'], 'd5')).toEqual(['retreat c6', 'retreat c4']);
    expect(flank(['E', 'W'], 'b5')).toEqual(['retreat c6', 'retreat c4']);
    // And forward: away from the own edge.
    const forward = (edges: Arrangement['edges'], others: Arrangement['units']) =>
      beaten(others, { edges }).unit('fr-2nd');
    expect(forward(['W', 'E'], { 'fr-45th': 'd5', 'us-1st': 'c6', 'us-2nd': 'c4' })).toBe('b5');
    expect(forward(['E', 'W'], { 'fr-45th': 'b5', 'us-1st': 'c6', 'us-2nd': 'c4' })).toBe('d5');
  });

  rule('MAN-6.5.3-f', 'friends, enemies, the edge of the map and lakes block; other ground does not (I-26)', () => {
    // On the own edge row there is nothing behind.
    expect(beaten({ 'fr-2nd': 'c8' }).choices()).toEqual(['retreat b8', 'retreat d8']);
    // In the corner only one flank, then only forward, then nothing.
    expect(beaten({ 'fr-2nd': 'a8' }).unit('fr-2nd')).toBe('b8');
    expect(beaten({ 'fr-2nd': 'a8', 'us-1st': 'b8' }).unit('fr-2nd')).toBe('a7');
    expect(beaten({ 'fr-2nd': 'a8', 'us-1st': 'b8', 'us-2nd': 'a7' }).unit('fr-2nd')).toBe('gone');
    expect(beaten({}, { ground: { l: 'c6' } }).choices()).toEqual(['retreat b5', 'retreat d5']);
    expect(beaten({}, { ground: { l: 'c6 b5 d5 c4' } }).unit('fr-2nd')).toBe('gone');
    for (const code of ['f', 'm', 'w', 'h', 't']) {
      expect(beaten({}, { ground: { [code]: 'c6' } }).unit('fr-2nd')).toBe('c6');
    }
  });

  rule('MAN-6.5.3-f', 'the attacker still stands in his place when the retreat is judged (I-27)', () => {
    // The attacker on the only other free side does not make room: it dies.
    const t = table(
      {
        units: {
          'fr-8th': 'd3',
          'gb-32nd-foot': 'd4',
          'gb-4th-foot': 'c4',
          'gb-42nd-foot': 'e4',
          'gb-52nd-foot': 'd5',
        },
        hands: [['fr-8th-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    )
      .take(0, 'assault fr-8th x gb-32nd-foot with fr-8th-1')
      .take(1, 'retreat');
    expect([t.unit('gb-32nd-foot'), t.unit('fr-8th')]).toEqual(['gone', 'd4']);
  });
});

describe('6.5.4 withdrawal', () => {
  const withdrawing = (others: Arrangement['units'], ground: Arrangement['ground'] = {}) =>
    table({
      nations: ['us', 'fr'],
      edges: ['S', 'N'],
      ground,
      units: { 'fr-2nd': 'c5', ...others },
      hands: [['us-hq-ambush-1'], ['fr-hq-withdraw-1']],
      phase: 'combat',
    })
      .take(0, 'ambush fr-2nd with us-hq-ambush-1')
      .take(1, 'play fr-hq-withdraw-1');

  rule('MAN-6.5.4-a', 'a withdrawal has the priorities of a retreat', () => {
    expect(withdrawing({ 'us-1st': 'b6' }).unit('fr-2nd')).toBe('c6');
    const flanks = withdrawing({ 'fr-45th': 'c6' });
    expect([flanks.asked, flanks.choices()]).toEqual([[1], ['retreat b5', 'retreat d5']]);
    expect(withdrawing({ 'fr-45th': 'c6', 'us-1st': 'd5' }).unit('fr-2nd')).toBe('b5');
    expect(withdrawing({ 'fr-45th': 'c6', 'us-1st': 'd5' }, { l: 'b5' }).unit('fr-2nd')).toBe('c4');
    expect(withdrawing({}).told('moved')).toMatchObject([{ how: 'withdrawal' }]);
    expect(withdrawing({}).told('totals')).toEqual([]);
  });

  rule('MAN-6.5.4-b', 'the card that started the combat is spent', () => {
    const t = withdrawing({});
    expect([t.discard(0), t.hand(0), t.discard(1)]).toEqual([['us-hq-ambush-1'], [], ['fr-hq-withdraw-1']]);
  });
});
