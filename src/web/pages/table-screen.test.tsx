// @vitest-environment happy-dom

import { memo, render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import { choices } from '../../kernel/match.ts';
import { get } from '../../kernel/there.ts';
import type { DrawingProps } from '../../table/drawing.ts';
import { CHOSEN, LIT } from '../../table/states.ts';
import { useStore } from '../../table/store.ts';
import type { Look, MatchInfo } from '../keeper/contract.ts';
import { createSeated } from '../play/seat.ts';
import type { TableKeeper } from '../play/table.ts';
import { TableScreen } from './table-screen.tsx';

const info: MatchInfo = {
  id: 'm',
  game: 'picket',
  options: {},
  players: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  curtain: false,
  guided: false,
  made: 0,
  commitment: '',
  standardPack: true,
  pack: null,
  fork: null,
  continued: false,
};

it('from one touch to the next the drawing is given the same, and is not drawn again', async () => {
  const match = dealt();
  const game = picket() as Game;
  const open = choices(match, 0);
  const view: GameView = game.view(match.position, 0);
  const look: Look = {
    line: 0,
    at: 0,
    view,
    choices: open,
    undoable: 0,
    after: 0,
    told: [],
    moments: 1,
    trouble: null,
  };
  const keeper: TableKeeper = {
    watch: async () => {},
    leave: async () => {},
    seen: async () => {},
    look: async () => look,
    momentsAfter: async () => [],
    lastOwn: async () => 0,
    choose: async () => null,
    undo: async () => null,
    resign: async () => null,
    // What is chosen waits for a last word, so that the moment stays the same.
    odds: async () => ({ of: 6, results: [], terms: [] }),
    whyNot: async () => [],
    hint: async () => null,
    retry: async () => {},
  };
  const seated = createSeated(keeper, info, game, () => {});
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
  await act(() => void render(<Page />, place));
  expect(given.length).toBe(2);
  const [{ states, onTouch }] = given as [DrawingProps<GameView>];
  const [first] = game.touches(get(open, 0)) as [Thing];
  expect(states.of(first)).toBe(LIT);

  await act(async () => {
    onTouch(first);
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(states.of(first)).toBe(CHOSEN);
  expect(place.querySelector('.pending, .touched')).not.toBeNull();
  // The second touch finds what the first one did: the thing is let go.
  await act(async () => onTouch(first));
  expect(states.of(first)).toBe(LIT);
  expect(given.length).toBe(2);
  seated.leave();
});
