// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { faultOf } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { standardBox } from '../data/standard.ts';
import { speak } from '../text/tongues.ts';
import { aidesOf } from './aides.ts';
import { INTRODUCED } from './introduced.ts';
import { introductionOf } from './introduction.tsx';

await speak(LANGUAGES);
const box = standardBox();
const Introduction = introductionOf(box, aidesOf(box));

test.each(LANGUAGES)('its pictures are moments of the rules, and its tables those of the box: %s', (language) => {
  const page = drawn(<Introduction language={language} />);
  const texts = (of: string) => [...page.querySelectorAll(of)].map(({ textContent }) => textContent ?? '');
  expect(page.querySelectorAll('.introduced > li').length).toBe(INTRODUCED.length);
  // Where a Column may go is told by its price; two hexes away a battery of 5 fires with 3.
  expect(texts('.introduced-march .ve-cost').length).toBeGreaterThan(20);
  expect(texts('.introduced-fire .hex-figure')).toEqual(['3']);
  // A Column of 6 with 3 each and a Line of 5 with 2 each against 4 with 2 each.
  expect(texts('.introduced-shock .hex-slip-words')).toEqual(['28 / 8 → 3:1']);
  expect(texts('.ve-aid:nth-child(1) td').join('')).toBe(box.fireTable.flat().join(''));
  expect(texts('.ve-aid:nth-child(2) td').length).toBe(box.shockTable.flat().length);
  expect(texts('.ve-aid:nth-child(3) tbody th').length).toBe(box.terrain.length + box.hexsides.length);
  for (const note of texts('.ve-aid > p, .ve-aid > h3')) expect(faultOf(note, language)).toBeNull();
  // Every formation has six hexes about it.
  const rows = [...page.querySelectorAll('.ve-aid:nth-child(4) tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).reduce((sum, cell) => sum + Number(cell.textContent), 0),
  );
  expect([rows.length, new Set(rows)]).toEqual([13, new Set([6])]);
});
