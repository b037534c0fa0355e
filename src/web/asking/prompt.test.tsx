// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game } from '../../kernel/game.ts';
import { shellBook } from '../words/words.ts';
import { Prompt } from './prompt.tsx';

beforeAll(() => shellBook.open());

/** What stands above the question in a window of one's own turn. */
async function heading(single: boolean): Promise<string> {
  const game = picket() as Game;
  const { position } = dealt();
  const view = game.view(position, 0);
  const [seat] = view.asked;
  const own = game.view(position, seat ?? 0);
  const windowed: Game = {
    ...game,
    steps: { ...game.steps, [own.step]: { ...game.steps[own.step], window: 'pass' } } as Game['steps'],
    reactions: { spans: ['action', 'turn'], whose: () => seat ?? 0, begins: () => null },
  };
  const place = document.body.appendChild(document.createElement('div'));
  const players = [{ kind: 'me' }, { kind: 'me' }] as const;
  await act(
    () =>
      void render(
        <Prompt game={windowed} view={own} players={players} handed={[null, null]} here single={single} />,
        place,
      ),
  );
  return place.querySelector('.who')?.textContent ?? '';
}

it('nobody is told that he may play a card where there is none to play', async () => {
  expect(await heading(false)).toBe('Your action · You may play a card');
  expect(await heading(true)).toBe('Nothing to play here · Go on');
});
