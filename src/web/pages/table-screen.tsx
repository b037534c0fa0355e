import { lazy, memo, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Heard } from '../../keeper/feed.ts';
import type { Whole } from '../../keeper/room.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import { type DrawingProps, sizeOf } from '../../table/drawing.ts';
import type { Presentation } from '../../table/presentation.ts';
import type { States } from '../../table/states.ts';
import { AboutThing, Aside, HintArrow, MomentBar } from '../asking/aside.tsx';
import type { Camera } from '../camera/camera.ts';
import { PointedLine } from '../hand/pointed-line.tsx';
import { useHand } from '../hand/use-hand.ts';
import { WITH_ARROWS } from '../parts/arrows.ts';
import { BoardFrame } from '../parts/board-frame.tsx';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { Log } from '../parts/log.tsx';
import { Places } from '../parts/places.tsx';
import { type Sheet, Tabs } from '../parts/tabs.tsx';
import { type Guiding, isAstray, useGuiding, waysOn } from '../play/coach.ts';
import { type Moment, useMoment } from '../play/moment.ts';
import type { Opened } from '../play/opened.ts';
import { toldBy } from '../play/playback.ts';
import { owesAnswer, type Seated, type TableState } from '../play/table.ts';
import { lay, uncover, uncoverOdds } from '../router.ts';
import { useSettings } from '../settings.ts';
import { inAskedWords } from '../words/asked.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import { Orders } from './orders.tsx';
import { TableBar, TableLinks } from './table-bar.tsx';
import {
  type Choosing,
  useChoosing,
  useHandLit,
  useLights,
  useNear,
  usePast,
  usePendingNear,
  useTableHerald,
  useTableKeys,
} from './table-hooks.ts';
import { Beside } from './tools.tsx';

// What is not needed at every table is fetched when it is.
const GuideCard = lazy(async () => ({ default: (await inAskedWords(import('../lessons/guide.tsx'))).GuideCard }));
const Chat = lazy(async () => ({ default: (await inWords(import('../online/table/chat.tsx'))).Chat }));
const ResultPanel = lazy(async () => ({ default: (await inAskedWords(import('./result.tsx'))).ResultPanel }));

/** A board that is so much wider than tall takes all the width that its height allows. */
const WIDE = 1.1;
const NO_THINGS: readonly Thing[] = [];
const NO_EVENTS: readonly GameEvent[] = [];

interface Laid extends Opened {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
}

/** The table: the board, and beside it what there is to do, what has happened and what lies before the viewer. */
export function TableScreen(laid: Laid) {
  const { game, presentation, seated, state, look } = laid;
  const words = useWords();
  const { language } = useSettings();
  const { shown } = state;
  const { coach } = seated;
  const { far: away } = seated.info;
  const talks = away !== undefined && away.seat !== null;
  const moment = useMoment(seated, state);
  // Nothing is chosen, and no piece taken up, while the past is looked at.
  const free = moment === null ? state : { ...state, busy: true };
  const choosing = useChoosing(seated, free, coach === undefined ? presentation.handling : undefined);
  const guiding = useGuiding(coach);
  const [marks, setMarks] = useState<readonly Thing[]>(NO_THINGS);
  const [spoken, setSpoken] = useState<GameEvent | null>(null);
  const present = shown === null ? look.view : shown.view;
  const view = moment?.frame.view ?? present;
  const led = guiding !== null && !guiding.free;
  const hand = useHand(seated, free, choosing, presentation.handling, led);
  const { lit, states: lights, pointed } = useLights(laid, present, choosing, guiding, marks, spoken, hand);
  const past = usePast(presentation, moment, spoken);
  const states = moment === null ? lights : past;
  const over = look.view.outcome !== null && shown === null;
  const [sheet, setSheet] = useSheet(choosing, guiding, over || moment !== null || hand.aim !== null);
  const [unread, setUnread] = useState(0);
  const camera = useRef<Camera | null>(null);
  useNear(camera, presentation, choosing.selection, state, coach !== undefined);
  usePendingNear(camera, game, presentation, choosing, view, coach !== undefined);
  useTableKeys(game, seated, state, choosing, hand, moment, guiding);
  const log = useMemo(() => (shown === null ? look.told : toldBy(look.told, shown)), [look.told, shown]);
  useTableHerald(laid, log, guiding);
  const table = useRef<HTMLDivElement>(null);
  const handLit = useHandLit(table, lit);
  const openHand = useCallback(() => setSheet('hand'), [setSheet]);

  // Odds that a reload would open again belong to a choice that is no longer about to be made.
  useEffect(() => uncoverOdds(), []);

  const { onPoint } = hand;
  // Whoever touches a picture of the past wants to play: back to what is now.
  const onTouch = moment === null ? hand.onTouch : uncover;
  const { Board, Hand, Status, far, nearest } = presentation.drawing;
  const { width, height } = sizeOf(presentation.drawing, view);
  const drawing = { view, language, states, ...showingOf(state, moment), onTouch, onPoint };
  return (
    <div
      ref={table}
      className="table"
      style={{ '--aspect': width / height }}
      data-wide={width / height > WIDE}
      data-sheet={sheet}
      data-lesson={coach !== undefined}
      data-moment={moment !== null}
    >
      <TableBar game={game} seated={seated} state={state} view={view}>
        <Status view={view} language={language} />
      </TableBar>
      <main id="main">
        <BoardFrame
          width={width}
          height={height}
          far={far}
          nearest={nearest}
          label={words.table.board}
          camera={camera}
          over={
            <PointedLine seated={seated} view={view} choosing={choosing} hand={hand} handling={presentation.handling} />
          }
        >
          <Board {...drawing} />
          {choosing.hint !== null && (
            <Aside>
              <HintArrow game={game} view={view} hint={choosing.hint} presentation={presentation} camera={camera} />
            </Aside>
          )}
        </BoardFrame>
        <div className="side">
          {/* The focus comes here after every change: the question itself is said by the herald. */}
          <section
            className={over && moment === null ? 'orders sheet over' : 'orders sheet'}
            aria-label={words.table.choices}
            tabindex={-1}
          >
            {!over && <h2 className="unseen">{words.table.choices}</h2>}
            {moment !== null && (
              <Aside>
                <MomentBar game={game} seated={seated} state={state} moment={moment} />
              </Aside>
            )}
            {moment === null && (
              <Told laid={laid} view={view} choosing={choosing} pointed={pointed} sheet={sheet} camera={camera} />
            )}
            {moment === null && !over && (
              <Orders
                {...laid}
                view={view}
                choosing={choosing}
                hand={hand}
                onHand={handLit ? openHand : null}
                onMark={setMarks}
              />
            )}
          </section>
          <Chronicle
            game={game}
            seated={seated}
            state={state}
            latest={present}
            log={log}
            offer={shown === null ? look.offer : null}
            current={moment?.frame.n ?? null}
            view={view}
            states={states}
            onTouch={onTouch}
            onPoint={setSpoken}
          />
          {talks && (
            <Suspense fallback={null}>
              <Chat info={seated.info} far={away} shown={sheet === 'talk'} onUnread={setUnread} />
            </Suspense>
          )}
          {Hand !== null && !over && <Before Hand={Hand} drawing={drawing} />}
          <Menu game={game.id} seated={seated} state={state} />
        </div>
        <Tabs
          sheet={sheet}
          onSheet={setSheet}
          hasHand={Hand !== null && !over}
          handIs={presentation.drawing.handIs?.(language)}
          asked={(look.choices.length > 0 && state.here && shown === null) || owesAnswer(look.offer, state.viewer)}
          handLit={handLit}
          talk={talks ? unread : null}
        />
        {hand.held !== null && (
          <Aside>
            <AboutThing seated={seated} view={view} choosing={choosing} hand={hand} handling={presentation.handling} />
          </Aside>
        )}
      </main>
    </div>
  );
}

/** What the drawing shows beside the table: of what is being played back, of the moment that is looked at, or of what others did. */
function showingOf(
  { shown, lately }: TableState,
  moment: Moment | null,
): Pick<DrawingProps<GameView>, 'showing' | 'rolling' | 'lately'> {
  if (moment !== null) return { showing: moment.told.at(-1) ?? null, rolling: false, lately: NO_EVENTS };
  if (shown === null) return { showing: null, rolling: false, lately };
  return { showing: shown.event, rolling: shown.rolling, lately: NO_EVENTS };
}

/** The sheet that is open on a phone. */
function useSheet(
  { pending, doubt, hint }: Choosing,
  guiding: Guiding | null,
  over: boolean,
): readonly [Sheet, (sheet: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet>('orders');
  // What was asked, what is about to be done and how it ended is read on the first sheet, and so is each step of a lesson.
  const strayed = guiding !== null && guiding.strayed !== null;
  const called = pending !== null || doubt !== null || hint !== null || over || strayed;
  const at = guiding?.at;
  useEffect(() => {
    if (called || at !== undefined) setSheet('orders');
  }, [called, at]);
  return [sheet, setSheet];
}

/** What is told above the orders: the step of a lesson, and how the match ended. */
function Told({
  laid: { game, presentation, seated, state, look },
  view,
  choosing,
  pointed,
  sheet,
  camera,
}: {
  readonly laid: Laid;
  readonly view: GameView;
  readonly choosing: Choosing;
  readonly pointed: readonly Thing[];
  readonly sheet: Sheet;
  readonly camera: RefObject<Camera | null>;
}) {
  const { coach } = seated;
  const guiding = useGuiding(coach);
  if (state.shown !== null) return null;
  return (
    <>
      {/* Each waits for itself: what is there stays as it is while the other is fetched. */}
      {coach !== undefined && (
        <Suspense fallback={null}>
          <GuideCard
            game={game}
            view={view}
            coach={coach}
            pending={choosing.pending !== null}
            astray={guiding !== null && isAstray(game, guiding, choosing.selection)}
            several={guiding !== null && waysOn(game, guiding, choosing.selection).length > 0}
            pointed={pointed}
            sheet={sheet}
            camera={camera}
            onPropose={choosing.propose}
            onClear={choosing.clear}
          />
        </Suspense>
      )}
      {look.view.outcome !== null && (
        <Suspense fallback={null}>
          <ResultPanel game={game} presentation={presentation} seated={seated} look={look} />
        </Suspense>
      )}
    </>
  );
}

interface ChronicleProps {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  /** What is seen of now, in whose words all that happened is told; and the view that is shown. */
  readonly latest: GameView;
  readonly log: readonly Heard[];
  readonly offer: Whole['offer'];
  /** The earlier moment that is shown. */
  readonly current: number | null;
  readonly view: GameView;
  readonly states: States;
  readonly onTouch: (thing: Thing) => void;
  readonly onPoint: (event: GameEvent | null) => void;
}

/** What has happened, and the table as a list. */
const Chronicle = memo(function Chronicle({
  game,
  seated,
  state: { viewer },
  latest,
  log,
  offer,
  current,
  view,
  states,
  onTouch,
  onPoint,
}: ChronicleProps) {
  const words = useWords();
  const { language } = useSettings();
  const { id } = seated.info;
  const onMoment = useCallback((at: number) => lay({ page: 'replay', id, at, seat: viewer }), [id, viewer]);
  return (
    <section className="chronicle sheet" aria-label={words.table.log}>
      <h2>{words.table.log}</h2>
      <Log
        game={game}
        language={language}
        view={latest}
        told={log}
        offer={offer}
        current={current}
        onPoint={onPoint}
        onMoment={onMoment}
      />
      <Places game={game} view={view} states={states} onTouch={onTouch} />
    </section>
  );
});

/** What lies before the viewer. */
function Before({
  Hand,
  drawing,
}: {
  readonly Hand: NonNullable<Presentation['drawing']['Hand']>;
  readonly drawing: DrawingProps<GameView>;
}) {
  return (
    <div className="hand sheet" {...WITH_ARROWS}>
      <Hand {...drawing} />
    </div>
  );
}

function Menu({ game, seated, state }: { readonly game: string; readonly seated: Seated; readonly state: TableState }) {
  const words = useWords();
  return (
    <section className="menu sheet" aria-label={words.table.menu}>
      <Link to={{ page: 'home' }} className="plain">
        <Icon sign="home" /> {words.table.leave}
      </Link>
      <TableLinks game={game} id={seated.coach === undefined ? seated.info.id : null} viewer={state.viewer} />
      <Beside seated={seated} state={state} />
    </section>
  );
}
