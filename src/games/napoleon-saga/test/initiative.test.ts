import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { NONE } from '../position.ts';
import { game, table } from './table.ts';

const LINES = { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line' }, phase: 'initiative' };
const bids = (french: string, british: string, dice: readonly number[] = []) =>
  table(
    {
      ...LINES,
      hands: [
        ['s01', 's09', 's14'],
        ['s01', 's09', 's14'],
      ],
    },
    { dice },
  )
    .take(0, `bid F.${french}`)
    .take(1, `bid C.${british}`);

rule(['NS-INIT-01', 'NS-INIT-02', 'NS-INIT-03'], 'both set aside one card in secret, or the Bluff card', () => {
  const t = table({ ...LINES, hands: [['s01', 's09'], ['s14']] });
  expect(t.asked).toEqual([0, 1]);
  expect(t.choices('', 0)).toEqual(['bid F.s01-1', 'bid F.s09-1', 'bid F.b01']);
  t.take(0, 'bid F.s09-1');
  expect(t.asked).toEqual([1]);
  const seen = game.view(t.position, 1).sides[0];
  expect([seen.bid, seen.handCount, seen.hand.length]).toEqual([NONE, 3, 1]);
  expect(game.view(t.position, 0).sides[0].handCount).toBe(2);
  expect(t.reveals()).toBe(0);
  t.take(1, 'bid C.b02');
  expect(t.reveals()).toBeGreaterThan(0);
  expect(t.told('bids')).toMatchObject([{ values: [5, 0] }]);
});

rule(
  ['NS-INIT-04', 'NS-INIT-07', 'NS-INIT-08', 'NS-INIT-09'],
  'the higher value wins, the card is discarded for nothing else, and both get three markers',
  () => {
    const t = bids('s09-1', 's01-1');
    expect([t.position.first, t.discard(0), t.discard(1)]).toEqual([0, ['s09'], ['s01']]);
    expect(t.position.sides.map(({ markers }) => markers)).toEqual([3, 3]);
    expect(t.position.attached).toEqual([]);
    expect(bids('s01-1', 's09-1').quiet('actions.choose').asked).toEqual([1]);
  },
);

rule(['NS-INIT-05', 'NS-REIN-06'], 'the Bluff card is worth 0, is set aside, and returns', () => {
  const t = bids('b01', 's14-1');
  expect(t.position.first).toBe(1);
  expect(t.discard(0)).toEqual([]);
  expect(t.hand(0)).not.toContain('bluff');
  t.quiet('actions.choose').take(1, 'rest C.L1.5').take(0, 'rest F.L1.1').quiet('turn.discard');
  expect(t.hand(0)).not.toContain('bluff');
  t.quiet('turn.reinforce');
  expect(t.hand(0)).toContain('bluff');
});

rule(['NS-INIT-06', 'NS-EX-12'], 'equal values: an even die is for F, an odd one for C', () => {
  expect(bids('s01-1', 's01-1', [4]).position.first).toBe(0);
  expect(bids('s01-1', 's01-1', [5]).position.first).toBe(1);
  expect(bids('b01', 'b02', [2]).position.first).toBe(0);
});

rule('NS-INIT-06', 'even is for who leads the French, also in the second seat; of two of one army for F', () => {
  const first = (deckF: string, deckC: string, roll: number) => {
    const units = {
      'F.L1.1': deckF.startsWith('french') ? 'fr-line' : 'gb-line',
      'C.L1.5': deckC.startsWith('french') ? 'fr-line' : 'gb-line',
    };
    const t = table({ units, phase: 'initiative', hands: [['s01'], ['s01']] }, { dice: [roll] }, { deckF, deckC });
    return t.take(0, 'bid F.s01-1').take(1, 'bid C.s01-1').position.first;
  };
  const [french, coalition] = ['french-starter', 'coalition-starter'];
  expect([4, 5].map((roll) => first(coalition, french, roll))).toEqual([1, 0]);
  expect([4, 5].map((roll) => first(french, french, roll))).toEqual([0, 1]);
  expect([4, 5].map((roll) => first(coalition, coalition, roll))).toEqual([0, 1]);
});
