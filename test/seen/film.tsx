import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Item } from '../../src/keeper/feed.ts';
import type { Now, Whole } from '../../src/keeper/room.ts';
import type { GameEvent } from '../../src/kernel/chance.ts';
import type { Game, GameView } from '../../src/kernel/game.ts';
import type { DrawingProps } from '../../src/table/drawing.ts';
import type { Presentation } from '../../src/table/presentation.ts';
import { useStore } from '../../src/table/store.ts';
import type { Sent } from '../../src/web/keeper/contract.ts';
import { TableScreen } from '../../src/web/pages/table-screen.tsx';
import { KeeperProvider } from '../../src/web/play/keeper.ts';
import { WALKED, WATCHED } from '../../src/web/play/pacing.ts';
import { screeningOf } from '../../src/web/play/screening.ts';
import { createSeated } from '../../src/web/play/seat.ts';
import type { Seated, TableKeeper } from '../../src/web/play/table.ts';
import { infoOf, pageKeeper } from '../keeper/seat-keeper.ts';

// A page at which something happens, moment by moment: everything that can be read, heard and seen on it.

/** A game as the pages have it. */
export interface Staged {
  readonly game: Game;
  readonly presentation: Presentation;
}

/** What is sent to the page of the first seat: how it stands, what happens, and what the seat can do then. */
export interface Script {
  readonly seats: number;
  readonly whole: Whole;
  readonly item: Item;
  readonly now: Now;
}

/** A moment of the page. */
export interface Picture {
  /** What has been told of the item by then; the event of dice in the air has not. */
  readonly told: readonly GameEvent[];
  /** The kind of the event whose dice are in the air. */
  readonly rolling: string | null;
  /** All of the page: texts, names for the ear, pieces and where they lie. */
  readonly page: string;
}

const toldOf = ({ parts }: Item): readonly GameEvent[] => parts.flatMap(({ told }) => told);

const none = async () => null;

/** Nobody keeps this match: what happens in it is sent by the test. */
function silentKeeper(whole: Whole): { readonly keeper: TableKeeper; send(sent: Sent): void } {
  let sendTo: (sent: Sent) => void = () => {};
  const keeper: TableKeeper = {
    async watch(_id, _viewer, send) {
      sendTo = send;
      send({ whole });
      send({ here: true });
      return null;
    },
    history: async () => ({ n: whole.n, view: whole.view, items: [] }),
    ...{ leave: async () => {}, seen: async () => {}, retry: async () => {} },
    ...{
      takeOver: none,
      openly: none,
      choose: none,
      undo: none,
      act: none,
      odds: none,
      hint: none,
      whyNot: async () => [],
    },
  };
  return { keeper, send: (sent) => sendTo(sent) };
}

/**
 * All of the page, but for what the camera prepares for its next movement. Names that Preact counts up (useId) go on from whatever the
 * page has shown before: they are numbered as they stand. Attributes stand in the order in which they were first set, which nobody sees.
 */
function pageOf({ innerHTML }: HTMLElement): string {
  const names = new Map<string, number>();
  const numbered = innerHTML.replaceAll(/\bP\d+-\d+\b/g, (name) => {
    if (!names.has(name)) names.set(name, names.size);
    return `name ${names.get(name)}`;
  });
  const still = numbered.replaceAll(/will-change: \w+;/g, '');
  return still.replaceAll(/<([a-z][\w-]*)((?: [\w:-]+="[^"]*")+)/gi, (_, tag: string, attributes: string) => {
    const sorted = (attributes.match(/[\w:-]+="[^"]*"/g) ?? []).sort();
    return `<${tag} ${sorted.join(' ')}`;
  });
}

function pictureOf(seated: Seated, { item }: Script, place: HTMLElement): Picture {
  const { shown } = seated.state.get();
  const told = toldOf(item);
  const known = shown === null ? told.length : shown.index + (shown.rolling ? 0 : 1);
  const rolling = shown?.rolling === true ? shown.event.kind : null;
  return { told: told.slice(0, known), rolling, page: pageOf(place) };
}

/** A page that stays open for one script after the other: laying its board anew each time would take longest of all. */
export interface Cinema {
  /**
   * Everything that the page shows while the script happens on it: first how it stood, last how it stands then, unless it is to end when
   * so many events have been told.
   */
  film(script: Script, most?: number): Promise<readonly Picture[]>;
  close(): Promise<void>;
}

export function openCinema({ game, presentation: { drawing, ...rest } }: Staged): Cinema {
  const place = document.body.appendChild(document.createElement('div'));
  let scripts = 0;
  // What lies before the viewer remembers what it was told: every script finds it new.
  const { Hand } = drawing;
  const NewHand = Hand === null ? null : (props: DrawingProps<GameView>) => <Hand key={scripts} {...props} />;
  const presentation = { ...rest, drawing: { ...drawing, Hand: NewHand } };

  function Page({ seated }: { readonly seated: Seated }) {
    const state = useStore(seated.state);
    if (state.look === null) return null;
    return <TableScreen game={game} presentation={presentation} seated={seated} state={state} look={state.look} />;
  }

  async function film(script: Script, most = Number.POSITIVE_INFINITY): Promise<readonly Picture[]> {
    const { keeper, send } = silentKeeper(script.whole);
    const players = Array.from({ length: script.seats }, (_, seat) =>
      seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'greedy' } as const),
    );
    const info = infoOf(game, players);
    const seated = createSeated(keeper, info, game, screeningOf(presentation), () => false);
    await seated.begin();
    scripts++;
    await act(
      () =>
        void render(
          <KeeperProvider value={pageKeeper({ keeper, info })}>
            <Page seated={seated} />
          </KeeperProvider>,
          place,
        ),
    );
    const pictures: Picture[] = [{ told: [], rolling: null, page: pageOf(place) }];
    // Not even between two drawings is there a state in which the match has gone on and nothing of it is shown.
    const stop = seated.state.subscribe(() => {
      const { look, shown } = seated.state.get();
      if (pictures.length === 1 && look?.n === script.item.n && shown === null) pictures.push(AHEAD);
    });
    await act(() => send({ news: { items: [script.item], now: script.now } }));
    stop();
    for (let { shown } = seated.state.get(); shown !== null; { shown } = seated.state.get()) {
      const picture = pictureOf(seated, script, place);
      pictures.push(picture);
      if (picture.told.length >= most) break;
      const pace = (script.seats === 1 ? WALKED : WATCHED).of(shown);
      await act(() => void vi.advanceTimersByTime(pace));
    }
    if (seated.state.get().shown === null) pictures.push(pictureOf(seated, script, place));
    vi.clearAllTimers();
    return pictures;
  }

  return {
    film,
    async close() {
      await act(() => void render(null, place));
      place.remove();
    },
  };
}

/** What stands in a film where the match had gone on and nothing of it was shown yet. */
export const AHEAD: Picture = { told: [], rolling: null, page: 'known before it was shown' };
