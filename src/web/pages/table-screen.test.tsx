// @vitest-environment happy-dom

import { memo, render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { pageKeeper, seatKeeper } from '../../../test/keeper/seat-keeper.ts';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import type { DrawingProps } from '../../table/drawing.ts';
import { CHOSEN, LIT } from '../../table/states.ts';
import { useStore } from '../../table/store.ts';
import type { Player } from '../keeper/contract.ts';
import { KeeperProvider } from '../play/keeper.ts';
import { createSeated } from '../play/seat.ts';
import type { TableKeeper } from '../play/table.ts';
import { shellBook } from '../words/words.ts';
import { TableScreen } from './table-screen.tsx';

beforeAll(() => shellBook.open());

const PLAYERS: readonly Player[] = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];

it('from one touch to the next the drawing is given the same, and is not drawn again', async () => {
  const game = picket() as Game;
  const there = await seatKeeper(game, PLAYERS, false, dealt().position);
  const { keeper, info, room } = there;
  const look = room.look(0);
  const open = look.choices;
  // What is chosen waits for a last word, so that the moment stays the same.
  const odds: TableKeeper['odds'] = async () => ({ of: 6, results: [], terms: [] });
  const seated = createSeated({ ...keeper, odds }, info, game, {});
  await seated.begin();

  const given: DrawingProps<GameView>[] = [];
  const Drawn = memo((props: DrawingProps<GameView>) => {
    given.push(props);
    return null;
  });
  const drawing = { width: 10, height: 10, Board: Drawn, Hand: Drawn, Status: () => null };
  function Page() {
    const state = useStore(seated.state);
    return (
      <TableScreen game={game} presentation={{ drawing }} seated={seated} state={state} look={state.look ?? look} />
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
  expect(given.length).toBe(2);
  const [{ states, onTouch }] = given as [DrawingProps<GameView>];
  const [first] = game.touches(get(open, 0)) as [Thing];
  expect(states.of(first)).toBe(LIT);

  await act(async () => {
    onTouch(first);
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(states.of(first)).toBe(CHOSEN);
  // The card of a choice is fetched when one first waits for its last word.
  await expect.poll(() => place.querySelector('.pending, .touched')).not.toBeNull();
  // The second touch finds what the first one did: the thing is let go.
  await act(async () => onTouch(first));
  expect(states.of(first)).toBe(LIT);
  expect(given.length).toBe(2);
  seated.leave();
});

it('whoever owes an answer to an offer finds a mark on the sheet where it is put', async () => {
  const game = picket() as Game;
  const there = await seatKeeper(game, PLAYERS, false, dealt().position);
  const { keeper, info, room } = there;
  const seated = createSeated(keeper, info, game, {});
  await seated.begin();
  const drawing = { width: 10, height: 10, Board: () => null, Hand: () => null, Status: () => null };
  const look = { ...room.look(0), choices: [], q: null };
  const offer = { n: 1, what: 'draw', agreed: [] } as const;
  const place = document.body.appendChild(document.createElement('div'));
  const marks = async (by: number | null) => {
    const shown = { ...look, offer: by === null ? null : { ...offer, seat: by } };
    await act(
      () =>
        void render(
          <KeeperProvider value={pageKeeper(there)}>
            <TableScreen
              game={game}
              presentation={{ drawing }}
              seated={seated}
              state={seated.state.get()}
              look={shown}
            />
          </KeeperProvider>,
          place,
        ),
    );
    return place.querySelectorAll('.tabs .dot').length;
  };
  expect([await marks(null), await marks(1), await marks(0)]).toEqual([0, 1, 0]);
  seated.leave();
});
