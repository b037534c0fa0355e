// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game } from '../../kernel/game.ts';
import { inAskedWords } from '../words/asked.ts';
import { shellBook } from '../words/words.ts';
import { Substituted } from './substituted.tsx';

beforeAll(() => inAskedWords(shellBook.open()));

/** What is read at one's seat, which a bot plays because that seat has left it so. */
async function read(by: number): Promise<string> {
  const game = picket() as Game;
  const view = game.view(dealt().position, 0);
  const place = document.body.appendChild(document.createElement('div'));
  const players = [{ kind: 'me' }, { kind: 'far', name: 'Blücher' }] as const;
  const seated = { act: async () => null, own: [0], info: { players } };
  const look = { handed: ['greedy', null], handedBy: [by, null] };
  await act(() => void render(<Substituted game={game} seated={seated} view={view} look={look} />, place));
  return place.querySelector('p')?.textContent ?? '';
}

it('whoever finds a bot on his seat reads who left it there, unless it was himself', async () => {
  expect(await read(0)).toBe('A bot (sergeant) is playing for Martin.');
  expect(await read(1)).toBe(
    'A bot (sergeant) is playing for Martin. Bernard (Blücher) let it play on because you were away.',
  );
});
