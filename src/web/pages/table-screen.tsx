import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Thing } from '../../kernel/game.ts';
import type { Look } from '../keeper/contract.ts';
import { WITH_ARROWS } from '../parts/arrows.ts';
import { BoardFrame } from '../parts/board-frame.tsx';
import type { Camera } from '../parts/camera.ts';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { Log } from '../parts/log.tsx';
import { Places } from '../parts/places.tsx';
import { type Sheet, Tabs } from '../parts/tabs.tsx';
import { pointedAt, useGuiding } from '../play/coach.ts';
import type { Opened } from '../play/opened.ts';
import type { Seated, TableState } from '../play/table.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Orders } from './orders.tsx';
import { TableBar, TableLinks } from './table-bar.tsx';
import { useChoosing, useKeys, useNear } from './table-hooks.ts';

// What is not needed at every table is fetched when it is.
const GuideCard = lazy(async () => ({ default: (await import('../parts/guide.tsx')).GuideCard }));
const ResultPanel = lazy(async () => ({ default: (await import('./result.tsx')).ResultPanel }));

const NONE: ReadonlySet<Thing> = new Set();
const NO_THINGS: readonly Thing[] = [];

/** The table: the board, and beside it what there is to do, what has happened and what lies before the viewer. */
export function TableScreen({
  game,
  presentation,
  seated,
  state,
  look,
}: Opened & { readonly seated: Seated; readonly state: TableState; readonly look: Look }) {
  const words = useWords();
  const { language } = useSettings();
  const choosing = useChoosing(seated, state);
  const [sheet, setSheet] = useState<Sheet>('orders');
  const [marks, setMarks] = useState<readonly Thing[]>(NO_THINGS);
  const [spoken, setSpoken] = useState<GameEvent | null>(null);
  const { shown } = state;
  const view = shown === null ? look.view : shown.moment.view;
  const { selection, pending, doubt } = choosing;
  const camera = useRef<Camera | null>(null);
  const { coach } = seated;
  const guiding = useGuiding(coach);
  const pointed = useMemo(
    () => (guiding === null || shown !== null ? NO_THINGS : pointedAt(game, guiding, selection.touched)),
    [game, guiding, shown, selection.touched],
  );
  // In a lesson only what it points at is lit; everything else can be touched all the same.
  const led = guiding !== null && !guiding.free;
  const lit = useMemo(() => {
    if (pending !== null) return NONE;
    return led ? new Set(pointed) : selection.lit;
  }, [pending, led, pointed, selection.lit]);

  useNear(camera, selection, state, coach !== undefined);

  const chosen = useMemo(
    () => new Set(pending === null ? selection.touched : game.touches(pending.choice)),
    [game, pending, selection.touched],
  );
  const marked = useMemo(() => {
    const events = [spoken, shown?.event ?? null].filter((event) => event !== null);
    const about = events.flatMap((event) => presentation.about?.(view, event) ?? []);
    return new Set([...marks, ...about, ...pointed, ...(doubt === null ? [] : [doubt.thing])]);
  }, [marks, presentation, view, spoken, shown, doubt, pointed]);
  const told = useMemo(
    () => (shown === null ? state.told : state.told.filter(({ at }) => at <= shown.moment.line)),
    [state.told, shown],
  );

  const onPoint = useCallback(() => {}, []);
  const { id } = seated.info;
  const { viewer } = state;
  const onMoment = useCallback(
    (at: number) => {
      if (coach === undefined) go({ page: 'replay', id, at, seat: viewer });
    },
    [coach, id, viewer],
  );

  // What was asked, what is about to be done and how it ended is read on the first sheet, and so is each step of a lesson.
  const over = look.view.outcome !== null && shown === null;
  const strayed = guiding !== null && guiding.strayed !== null;
  const called = pending !== null || doubt !== null || over || strayed;
  const at = guiding?.at;
  useEffect(() => {
    if (called || at !== undefined) setSheet('orders');
  }, [called, at]);

  const { open } = selection;
  const { confirm, clear, askHint, propose } = choosing;
  const keys = useMemo(() => {
    const out: Record<string, () => void> = {
      Escape: () => (shown === null ? clear() : seated.skip()),
      ' ': () => (shown === null ? undefined : seated.skip()),
      Enter: confirm,
      u: () => void seated.undo(),
      h: askHint,
      w: () => void seated.again(),
    };
    const buttons = open.filter((choice) => game.touches(choice).length === 0);
    const others = open.filter((choice) => game.touches(choice).length > 0);
    [...buttons, ...(others.length <= 7 ? others : [])].slice(0, 9).forEach((choice, i) => {
      out[String(i + 1)] = () => propose(choice);
    });
    return out;
  }, [game, seated, shown, open, confirm, clear, askHint, propose]);
  useKeys(keys);

  // Which things lie in the hand, only its drawing knows.
  const [handLit, setHandLit] = useState(false);
  useEffect(() => {
    const held = [...document.querySelectorAll('.side > .hand [data-thing]')];
    setHandLit(held.some((thing) => lit.has(thing.getAttribute('data-thing') as Thing)));
  }, [lit]);

  const openHand = useCallback(() => setSheet('hand'), []);

  const { drawing } = presentation;
  const { Board, Hand, Status } = drawing;
  const drawingProps = {
    view,
    language,
    lit,
    chosen,
    marked,
    showing: shown?.event ?? null,
    onTouch: choosing.onTouch,
    onPoint,
  };

  return (
    <div className="table" data-sheet={sheet} data-lesson={coach !== undefined}>
      <TableBar game={game} seated={seated} state={state} look={look}>
        <Status view={view} language={language} />
      </TableBar>
      <main id="main">
        <BoardFrame width={drawing.width} height={drawing.height} label={words.table.board} camera={camera}>
          <Board {...drawingProps} />
        </BoardFrame>
        <div className="side">
          <section className={over ? 'orders sheet over' : 'orders sheet'} aria-label={words.table.choices}>
            {!over && <h2 className="unseen">{words.table.choices}</h2>}
            <Suspense fallback={null}>
              {coach !== undefined && shown === null && (
                <GuideCard
                  game={game}
                  view={view}
                  coach={coach}
                  pending={pending !== null}
                  pointed={pointed}
                  sheet={sheet}
                  camera={camera}
                  onPropose={propose}
                  onClear={clear}
                />
              )}
              {over && (
                <ResultPanel game={game} presentation={presentation} seated={seated} look={look} told={state.told} />
              )}
            </Suspense>
            {!over && (
              <Orders
                game={game}
                presentation={presentation}
                seated={seated}
                state={state}
                look={look}
                view={view}
                choosing={choosing}
                onHand={handLit ? openHand : null}
                onMark={setMarks}
              />
            )}
          </section>
          <section className="chronicle sheet" aria-label={words.table.log}>
            <h2>{words.table.log}</h2>
            <Log
              game={game}
              language={language}
              view={look.view}
              told={told}
              current={null}
              onPoint={setSpoken}
              onMoment={onMoment}
            />
            <Places game={game} view={view} lit={lit} chosen={chosen} onTouch={choosing.onTouch} />
          </section>
          {Hand !== null && !over && (
            <div className="hand sheet" {...WITH_ARROWS}>
              <Hand {...drawingProps} />
            </div>
          )}
          <section className="menu sheet" aria-label={words.table.menu}>
            <Link to={{ page: 'home' }} className="plain">
              <Icon sign="home" /> {words.table.leave}
            </Link>
            <TableLinks game={game.id} id={coach === undefined ? id : null} viewer={viewer} />
          </section>
        </div>
        <Tabs
          sheet={sheet}
          onSheet={setSheet}
          hasHand={Hand !== null && !over}
          asked={look.choices.length > 0}
          handLit={handLit}
        />
      </main>
    </div>
  );
}
