import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../kernel/plain.ts';
import { caseWords } from '../case-words.ts';
import { box, game, table } from './table.ts';

const refused = (arrangement: { readonly [key: string]: Plain }) => () => table(arrangement);

describe('a position of a case', () => {
  test.each<readonly [string, { readonly [key: string]: Plain }]>([
    ['slot', { units: { 'F.L3.1': 'fr-line' } }],
    ["has no unit 'gb-line'", { units: { 'F.L1.1': 'gb-line' } }],
    ['state', { units: { 'F.L1.1': 'fr-line asleep' } }],
    ['Wounds', { units: { 'F.L1.1': 'fr-line 4' } }],
    ['only a Bypass slot', { units: { 'F.L1.1': 'gb-line enemy' } }],
    ['cannot stand', { units: { 'F.L1.1': 'fr-cuirassiers' }, terrain: { 'F.L1.1': 's03' } }],
    ['never holds Terrain', { terrain: { 'F.RET.L': 's01' } }],
    ['is no Terrain', { terrain: { 'F.L1.1': 's05' } }],
    ['nobody to fight', { melees: [['F.L1.1', 'C.L1.5']] }],
    [
      'one Melee only',
      {
        units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line', 'C.L1.4': 'gb-line' },
        melees: [
          ['F.L1.1', 'C.L1.5'],
          ['F.L1.1', 'C.L1.4'],
        ],
      },
    ],
    ['no unit in F.L1.1', { attached: { 'F.L1.1': ['s08'] } }],
    ["has no card 's44'", { hands: [['s44'], []] }],
    ['held twice', { objectives: [['o01'], ['o01']] }],
    ['phase', { phase: 'breakfast' }],
    ["'flags'", { flags: [] }],
  ])('that cannot be is refused with a sentence: %s', (part, arrangement) => {
    expect(refused(arrangement)).toThrow(part);
  });

  test('has names for its numbers, and a word for each field of a view', async () => {
    const words = caseWords(box);
    const { position } = table({ units: { 'F.L1.1': 'fr-line' } });
    const view = game.view(position, 0);
    expect(words.names(view, 'slot').get('F.L1.1')).toBe(0);
    expect(words.names(view, 'unit').get('F.fr-line-1')).toBe(position.at[0]);
    expect(words.names(view, 'card').get('C.b02')).toBe(2 * box.cards.length - 1);
    expect(words.names(view, 'objective').get('o03')).toBe(2);
    expect(Object.keys(words.view).sort()).toEqual(Object.keys(view).sort());
    expect((await game.words()).results).toContain('falls-unhurt');
  });
});
