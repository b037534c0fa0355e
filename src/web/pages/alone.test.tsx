// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageKeeper, seatKeeper } from '../../../test/keeper/seat-keeper.ts';
import { vigil } from '../../../test/vigil/game.ts';
import type { Game } from '../../kernel/game.ts';
import { useStore } from '../../table/store.ts';
import { KeeperProvider } from '../play/keeper.ts';
import { createSeated } from '../play/seat.ts';
import { changeSettings } from '../settings.ts';
import { shellBook } from '../words/words.ts';
import { TableScreen } from './table-screen.tsx';

beforeAll(() => shellBook.open());

const game = vigil() as Game;
const Nothing = () => null;
const drawing = { width: 10, height: 10, Board: Nothing, Hand: null, Status: Nothing };

/** A table for one, at which everything is shown at once. */
async function tableOf() {
  changeSettings({ speed: 'instant' });
  const there = await seatKeeper(game, [{ kind: 'me' }]);
  const seated = createSeated(there.keeper, there.info, game, {});
  await seated.begin();
  function Page() {
    const state = useStore(seated.state);
    return state.look === null ? null : (
      <TableScreen game={game} presentation={{ drawing }} seated={seated} state={state} look={state.look} />
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  await act(
    () =>
      void render(
        <KeeperProvider value={pageKeeper(there)}>
          <Page />
        </KeeperProvider>,
        place,
      ),
  );
  return { place, seated };
}

/** Makes the same choice every night, to the end. */
async function played(kind: 'watch' | 'sleep') {
  const table = await tableOf();
  const { seated } = table;
  for (let night = 0; night < 3 && seated.state.get().look?.view.outcome === null; night++)
    await act(() => seated.take({ kind }));
  await expect.poll(() => table.place.querySelector('.result'), { timeout: 30_000 }).not.toBeNull();
  return table.place;
}

describe('a match with a single seat', () => {
  it('is a victory or a defeat, and cannot be played again with sides swapped', async () => {
    const [won, lost] = [await played('watch'), await played('sleep')];
    expect(won.querySelector('.result h2')?.textContent).toBe('Victory');
    expect(lost.querySelector('.result h2')?.textContent).toBe('Defeat');
    const offered = [...lost.querySelectorAll('.result button')].map(({ textContent }) => textContent);
    expect(offered).toContain('Play again');
    expect(offered).not.toContain('Rematch, sides swapped');
  });
});
