import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Heard } from '../../keeper/feed.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameView, Thing, Viewer } from '../../kernel/game.ts';
import { sizeOf } from '../../table/drawing.ts';
import { saveFile } from '../files.ts';
import { isProblem, type Keeper, type MatchInfo, type Problem } from '../keeper/contract.ts';
import { WITH_ARROWS } from '../parts/arrows.ts';
import { BoardFrame } from '../parts/board-frame.tsx';
import { useFailure } from '../parts/failure.ts';
import { Fault, Held, Loading } from '../parts/fault.tsx';
import { Choose } from '../parts/fields.tsx';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { Log } from '../parts/log.tsx';
import { LanguageSwitch } from '../parts/masthead.tsx';
import { type Sheet, Tabs } from '../parts/tabs.tsx';
import { useKeeper } from '../play/keeper.ts';
import { lookAt } from '../play/look-at.ts';
import { enterMatch, type Opened } from '../play/opened.ts';
import { type Shown as Moment, momentsOf, PACE, paceOf, toldBy } from '../play/playback.ts';
import { type Frame, frameAt, framesOf, sameMoment } from '../play/reel.ts';
import { mayShow } from '../play/screen.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import { type Marks, marksOf, nextMark, Steps } from './replay-steps.tsx';
import { useKeys, useStates } from './table-hooks.ts';

// Only of matches far apart.
const ReplayLink = lazy(async () => ({ default: (await inWords(import('../online/table/far-proof.tsx'))).ReplayLink }));

/** `isOpen`: all of a match that a server keeps is open to anybody. */
type Shown = Opened & { readonly info: MatchInfo; readonly seat: Viewer; readonly isOpen: boolean };

/** Enters the match, through the eyes of the seat that the address names if they may be had here and now. */
async function show(keeper: Keeper, id: string, seat: Viewer): Promise<Shown | Problem> {
  const entered = await enterMatch(keeper, id);
  if (isProblem(entered)) return entered;
  const { far } = entered.info;
  if (far !== undefined) {
    const isOpen = await far.isOpen();
    return { ...entered, isOpen, seat: isOpen && entered.info.players[seat ?? -1] !== undefined ? seat : far.seat };
  }
  const look = await lookAt(keeper, id, null);
  if (isProblem(look)) return look;
  const may = seat !== null && mayShow(entered.info, seat, look.view.outcome !== null);
  return { ...entered, isOpen: false, seat: may ? seat : null };
}

/** A match stepped through, from any point of view that may be had. `at` is the number of an item of that seat. */
export function ReplayPage({
  id,
  at,
  seat,
}: {
  readonly id: string;
  readonly at: number | null;
  readonly seat: Viewer;
}) {
  const keeper = useKeeper();
  const [entered, setEntered] = useState<Shown | Problem | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    show(keeper, id, seat)
      .then((found) => {
        if (!left) setEntered(found);
      })
      .catch((error: unknown) => {
        if (!left) fail(error);
      });
    return () => {
      left = true;
      void keeper.leave(id);
    };
  }, [keeper, id, seat, fail]);
  if (entered === null) return <Loading />;
  if (isProblem(entered)) return entered.fault === 'held' ? <Held id={id} /> : <Fault problem={entered} />;
  return <Projector key={entered.seat} {...entered} at={at} />;
}

/** The match as one viewer saw it: everything that was told, how it stands, and every table on the way. */
interface Reel {
  readonly told: readonly Heard[];
  readonly view: GameView;
  readonly over: boolean;
  readonly frames: readonly Frame[];
  readonly marks: Marks;
}

async function reelOf(keeper: Keeper, id: string, viewer: Viewer): Promise<Reel | null> {
  const look = await lookAt(keeper, id, viewer);
  const history = isProblem(look) ? look : await keeper.history(id, viewer, 0);
  if (isProblem(look) || isProblem(history)) return null;
  const { told, view } = look;
  const frames = framesOf(history, told);
  return { told, view, over: view.outcome !== null, frames, marks: marksOf(frames) };
}

interface Seen {
  readonly viewer: Viewer;
  readonly reel: Reel | null;
  /** What is shown: all that a choice led to, or while it is being played one moment of it. */
  readonly frame: Frame | null;
  readonly moment: Moment | null;
  /** Which frame is shown, and the last there is. */
  readonly here: number;
  readonly last: number;
  lookFrom(viewer: Viewer): void;
  stepTo(index: number): void;
  stepBy(by: number): void;
  /** To the next moment, also inside a frame. */
  playOn(): void;
}

/** Which frame is shown, and which of its moments: the end of it, but while it is being played. */
interface Place {
  readonly index: number;
  readonly part: number;
}

const AT_END = Number.POSITIVE_INFINITY;

/** The match from its first moment to its last, through the eyes of a viewer, and the moment that is shown. */
function useReel({ game, presentation, info: { id }, seat }: Shown, at: number | null): Seen {
  const keeper = useKeeper();
  const [viewer, lookFrom] = useState<Viewer>(seat);
  const [reel, setReel] = useState<Reel | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const before = useRef<Reel | null>(null);

  useEffect(() => {
    let current = true;
    void reelOf(keeper, id, viewer).then((found) => {
      if (!current) return;
      if (found === null) {
        if (viewer !== null) lookFrom(null);
        return;
      }
      const seen = before.current;
      before.current = found;
      const { frames } = found;
      setReel(found);
      setPlace((now) => {
        const first = at === null ? frames.length - 1 : frameAt(frames, at);
        return {
          index: now === null || seen === null ? first : sameMoment(seen.frames, now.index, frames),
          part: AT_END,
        };
      });
    });
    return () => {
      current = false;
    };
  }, [keeper, id, viewer, at]);

  const last = (reel?.frames.length ?? 1) - 1;
  const frames = reel?.frames;
  const to = useCallback(
    (index: number): Place => ({ index: Math.min(Math.max(index, 0), last), part: AT_END }),
    [last],
  );
  const stepTo = useCallback((index: number) => setPlace(to(index)), [to]);
  // From where it stands when it is carried out: keys may come faster than the page is drawn.
  const stepBy = useCallback((by: number) => setPlace((now) => to((now?.index ?? 0) + by)), [to]);
  const { language } = useSettings();
  const moments = useMemo(() => {
    const { isRoll = () => false } = presentation.drawing;
    const text = game.text[language];
    return (frames ?? []).map((frame) =>
      momentsOf(frame, isRoll).filter(({ scene, event }) => text.event(scene.view, event) !== null),
    );
  }, [frames, game, presentation, language]);
  const playOn = useCallback(
    () =>
      setPlace((now) => {
        const { index, part } = now ?? to(0);
        if (part + 1 < (moments[index]?.length ?? 0)) return { index, part: part + 1 };
        return index < last ? { index: index + 1, part: 0 } : to(last);
      }),
    [moments, last, to],
  );
  const here = place?.index ?? 0;
  const frame = place === null ? null : (frames?.[here] ?? null);
  const moment = place === null ? null : (moments[here]?.[place.part] ?? null);
  return { viewer, reel, frame, moment, here, last, lookFrom, stepTo, stepBy, playOn };
}

/** Plays one moment after the other until the last, also those inside a choice; keys step and play, too. */
function usePlaying({
  moment,
  here,
  last,
  stepTo,
  stepBy,
  playOn,
  reel,
}: Seen): readonly [boolean, (playing: boolean) => void] {
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (here >= last && moment === null) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(playOn, Math.max(120, moment === null ? PACE[speed] : paceOf(moment, speed)));
    return () => clearTimeout(timer);
  }, [playing, moment, here, last, speed, playOn]);
  const marks = reel?.marks;
  const keys = useMemo(() => {
    const jump = (to: readonly number[] | undefined, by: 1 | -1) => () => stepTo(nextMark(to ?? [], here, by) ?? here);
    return {
      '[': jump(marks?.turns, -1),
      ']': jump(marks?.turns, 1),
      ',': jump(marks?.fights, -1),
      '.': jump(marks?.fights, 1),
      ArrowLeft: () => stepBy(-1),
      ArrowRight: () => stepBy(1),
      Home: () => stepTo(0),
      End: () => stepTo(last),
      ' ': () => setPlaying((now) => !now),
    };
  }, [last, here, marks, stepTo, stepBy]);
  useKeys(keys);
  return [playing, setPlaying];
}

/** What is told of what is shown: all that its choice led to, or the event of the moment once its dice lie. */
function toldAt({ scenes }: Frame, moment: Moment | null): readonly GameEvent[] {
  if (moment !== null) return moment.rolling ? [] : [moment.event];
  return scenes.flatMap(({ told }) => told.map(({ event }) => event));
}

const NONE: ReadonlySet<Thing> = new Set();
const nothing = () => {};

function Projector({ at, ...shown }: Shown & { readonly at: number | null }) {
  const { game, presentation } = shown;
  const words = useWords();
  const { language } = useSettings();
  const seen = useReel(shown, at);
  const { reel, frame, moment, stepTo } = seen;
  const view = moment?.view ?? frame?.view ?? null;
  const told = useMemo(() => (frame === null ? [] : toldAt(frame, moment)), [frame, moment]);
  const [playing, setPlaying] = usePlaying(seen);
  const [spoken, setSpoken] = useState<GameEvent | null>(null);
  const [sheet, setSheet] = useState<Sheet>('orders');
  const sets = useMemo(() => {
    const events = [...told, ...(spoken === null ? [] : [spoken])];
    const about = view === null ? [] : events.flatMap((event) => presentation.about?.(view, event) ?? []);
    return { lit: NONE, chosen: NONE, marked: new Set(about) };
  }, [spoken, told, view, presentation]);
  const states = useStates(sets);
  const frames = reel?.frames;
  const toItem = useCallback((n: number) => stepTo(frameAt(frames ?? [], n)), [frames, stepTo]);

  const all = reel?.told;
  // Who stands still has the whole log to choose from; who watches reads no further than he has seen.
  const logged = useMemo(() => {
    if (all === undefined || frame === null || !playing) return all ?? [];
    return moment === null ? all.filter((heard) => heard.at <= frame.n) : toldBy(all, moment);
  }, [all, frame, moment, playing]);

  if (reel === null || view === null || frame === null) return <Loading />;
  const { Board, Hand, far, nearest } = presentation.drawing;
  const { width, height } = sizeOf(presentation.drawing, view);
  const rolling = moment?.rolling ?? false;
  const said = told.map((event) => game.text[language].event(view, event)).join(' ');
  const showing = moment?.event ?? told.at(-1) ?? null;
  const drawing = { view, language, states, showing, rolling, onTouch: nothing, onPoint: nothing };
  return (
    <div className="table replay" data-sheet={sheet}>
      <ReplayBar shown={shown} view={view} latest={reel.view} />
      <main id="main">
        <BoardFrame width={width} height={height} far={far} nearest={nearest} label={words.table.board}>
          <Board {...drawing} />
        </BoardFrame>
        <div className="side">
          <ReplayOrders
            shown={shown}
            seen={seen}
            reel={reel}
            said={rolling ? words.table.rolling : said}
            playing={playing}
            onPlay={setPlaying}
          />
          <section className="chronicle sheet" aria-label={words.table.log}>
            <h2>{words.table.log}</h2>
            <Log
              game={game}
              language={language}
              view={reel.view}
              told={logged}
              current={frame.n}
              onPoint={setSpoken}
              onMoment={toItem}
            />
          </section>
          {Hand !== null && (
            <div className="hand sheet" {...WITH_ARROWS}>
              <Hand {...drawing} />
            </div>
          )}
        </div>
        <Tabs
          sheet={sheet}
          onSheet={setSheet}
          hasHand={Hand !== null}
          handIs={presentation.drawing.handIs?.(language)}
          hasMenu={false}
        />
      </main>
    </div>
  );
}

/** Which match it is, and how it stands at the moment that is shown. */
function ReplayBar({
  shown: { game, presentation, info },
  view,
  latest,
}: {
  readonly shown: Shown;
  readonly view: GameView;
  readonly latest: GameView;
}) {
  const words = useWords();
  const { language } = useSettings();
  const { Status } = presentation.drawing;
  const names = info.players.map((_, i) => game.text[language].seat(latest, i));
  return (
    <header className="bar table-bar">
      <Link to={{ page: 'home' }} className="brand">
        {words.brand}
      </Link>
      <h1>
        <span className="game-title">{words.pages.replay}</span> <span className="versus">{words.versus(names)}</span>
      </h1>
      <div className="status">
        <Status view={view} language={language} />
      </div>
      <nav aria-label={words.table.menu}>
        {info.far?.seat !== null && (
          <Link to={{ page: 'match', id: info.id }} className="plain">
            <Icon sign="home" /> <span className="label">{words.table.toTable}</span>
          </Link>
        )}
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** Plays on from a moment: the same players, and a person among them. */
async function fork(keeper: Keeper, { info }: Shown, viewer: Viewer, n: number): Promise<void> {
  const players = info.players.every(({ kind }) => kind === 'bot')
    ? info.players.map((player, i) => (i === 0 ? ({ kind: 'me' } as const) : player))
    : info.players;
  const made = await keeper.fork(info.id, viewer, n, players);
  if (!isProblem(made)) go({ page: 'match', id: made.id });
}

/** A match that is over as a record that anybody can check, one under way as a file to go on with. */
async function save(keeper: Keeper, { info: { id, game } }: Shown, over: boolean): Promise<void> {
  const written = over ? await keeper.exportRecord(id) : await keeper.exportSave(id);
  if (!isProblem(written)) saveFile(`${game}-${id}.json`, written.text);
}

interface ReplayOrdersProps {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly reel: Reel;
  /** What is told of the moment. */
  readonly said: string;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
}

/** What there is to do: step, look through other eyes, play on from here, keep the match. */
function ReplayOrders({ shown, seen, reel, said, playing, onPlay }: ReplayOrdersProps) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const { game, info, isOpen } = shown;
  const { viewer, frame, here, last, lookFrom, stepTo, stepBy } = seen;
  const text = game.text[language];
  const open = info.players.flatMap((_, i) => (isOpen || mayShow(info, i, reel.over) ? [i] : []));
  const points = Object.fromEntries([
    ['', asked.replay.everyone],
    ...open.map((i) => [String(i), text.seat(reel.view, i)]),
  ]);
  return (
    <section className="orders sheet" aria-label={words.pages.replay}>
      <Steps
        index={here}
        last={last}
        marks={reel.marks}
        playing={playing}
        onStep={stepTo}
        onStepBy={stepBy}
        onPlay={onPlay}
      />
      <p className="said" role="status">
        {said}
      </p>
      {info.players.length > 1 && (info.far === undefined || isOpen) && (
        <Choose
          name={asked.replay.from}
          value={viewer === null ? '' : String(viewer)}
          values={points}
          onChange={(value) => lookFrom(value === '' ? null : Number(value))}
        />
      )}
      {(info.far === undefined || isOpen) && (
        <PlayOn shown={shown} viewer={viewer} n={frame?.n ?? 0} over={reel.over} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReplayLink id={info.id} />
        </Suspense>
      )}
    </section>
  );
}

/** What can be done with a match that this browser keeps, or that is open to anybody. */
function PlayOn({
  shown,
  viewer,
  n,
  over,
}: {
  readonly shown: Shown;
  readonly viewer: Viewer;
  readonly n: number;
  readonly over: boolean;
}) {
  const asked = useAskedWords();
  const keeper = useKeeper();
  return (
    <>
      <div className="row">
        <button type="button" className="secondary" onClick={() => void fork(keeper, shown, viewer, n)}>
          {asked.replay.fork}
        </button>
        <button type="button" className="secondary" onClick={() => void save(keeper, shown, over)}>
          {over ? asked.replay.share : asked.replay.save}
        </button>
      </div>
      <p className="help">{over ? asked.replay.forkHelp : asked.replay.forkImagined}</p>
    </>
  );
}
