// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawn } from '../../../test/drawn.ts';
import { picket } from '../../../test/toy/game.ts';
import type { Game } from '../../kernel/game.ts';
import { OddsPicture } from './odds.tsx';

it('the shares of what can happen make a hundred, in the bar, in the key and for those who hear it', () => {
  // Rounded one by one they would be 13 and 88.
  const results = [
    { key: 'hold', ways: 125 },
    { key: 'break', ways: 875 },
  ];
  const picture = drawn(<OddsPicture game={picket() as Game} odds={{ of: 1000, results, terms: [] }} />);
  const said = (where: string) => [...picture.querySelectorAll(where)].map(({ textContent }) => textContent);
  expect(said('.odds-key strong')).toEqual(['12%', '88%']);
  expect(said('.odds-bar span')).toEqual(['12%', '88%']);
  expect(picture.querySelector('.odds-bar')?.getAttribute('aria-label')).toMatch(/12%.*88%/);
});
