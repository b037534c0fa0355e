import { useCallback, useEffect, useMemo, useState } from 'preact/compat';
import type { GameEvent } from '../../kernel/chance.ts';
import type { GameView, Thing, Viewer } from '../../kernel/game.ts';
import type { Told } from '../../kernel/match.ts';
import { saveFile } from '../files.ts';
import { localKeeper } from '../keeper/client.ts';
import { isProblem, type MatchInfo, type Moment, type Problem } from '../keeper/contract.ts';
import { WITH_ARROWS } from '../parts/arrows.ts';
import { BoardFrame } from '../parts/board-frame.tsx';
import { Fault, Loading } from '../parts/fault.tsx';
import { Choose } from '../parts/fields.tsx';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { Log } from '../parts/log.tsx';
import { LanguageSwitch } from '../parts/masthead.tsx';
import { type Sheet, Tabs } from '../parts/tabs.tsx';
import { enterMatch, type Opened } from '../play/opened.ts';
import { PACE } from '../play/playback.ts';
import { mayShow } from '../play/screen.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Steps } from './replay-steps.tsx';
import { useKeys, useStates } from './table-hooks.ts';

type Shown = Opened & { readonly info: MatchInfo; readonly seat: Viewer };

/** Enters the match, through the eyes of the seat that the address names if they may be had here and now. */
async function show(id: string, seat: Viewer): Promise<Shown | Problem> {
  const entered = await enterMatch(id);
  if (isProblem(entered)) return entered;
  const look = await localKeeper().look(id, null, -1);
  if (isProblem(look)) return look;
  const may = seat !== null && mayShow(entered.info, seat, look.view.outcome !== null);
  return { ...entered, seat: may ? seat : null };
}

/** A match stepped through, from any point of view that may be had. */
export function ReplayPage({
  id,
  at,
  seat,
}: {
  readonly id: string;
  readonly at: number | null;
  readonly seat: Viewer;
}) {
  const [entered, setEntered] = useState<Shown | Problem | null>(null);
  useEffect(() => {
    let left = false;
    void show(id, seat).then((found) => {
      if (!left) setEntered(found);
    });
    return () => {
      left = true;
      void localKeeper().leave(id);
    };
  }, [id, seat]);
  if (entered === null) return <Loading />;
  if (isProblem(entered)) return <Fault problem={entered} />;
  return <Projector key={entered.seat} {...entered} at={at} />;
}

interface Reel {
  readonly told: readonly Told<GameEvent>[];
  readonly view: GameView;
  readonly moments: number;
  readonly over: boolean;
}

interface Seen {
  readonly viewer: Viewer;
  readonly reel: Reel | null;
  readonly moment: Moment | null;
  /** Which moment is shown, and the last there is. */
  readonly here: number;
  readonly last: number;
  lookFrom(viewer: Viewer): void;
  stepTo(index: number): void;
  stepBy(by: number): void;
}

/** The match from its first moment to its last, through the eyes of a viewer, and the moment that is shown. */
function useReel(id: string, seat: Viewer, at: number | null): Seen {
  const [viewer, lookFrom] = useState<Viewer>(seat);
  const [reel, setReel] = useState<Reel | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    let current = true;
    void localKeeper()
      .look(id, viewer, -1)
      .then(async (look) => {
        if (!current) return;
        if (isProblem(look)) {
          lookFrom(null);
          return;
        }
        setReel({ told: look.told, view: look.view, moments: look.moments, over: look.view.outcome !== null });
        if (at === null) setIndex((now) => now ?? look.moments - 1);
        else setIndex((now) => now ?? -1);
      });
    return () => {
      current = false;
    };
  }, [id, viewer, at]);

  // An address names a line of the journal; the slider counts the moments that stand.
  useEffect(() => {
    if (index !== -1 || at === null) return;
    void localKeeper()
      .momentsAfter(id, null, at)
      .then((later) => setIndex(Math.max(0, (reel?.moments ?? 1) - 1 - later.length)));
  }, [id, at, index, reel]);

  useEffect(() => {
    if (index === null || index < 0) return undefined;
    let current = true;
    void localKeeper()
      .moment(id, viewer, index)
      .then((found) => {
        if (current && !isProblem(found)) setMoment(found);
      });
    return () => {
      current = false;
    };
  }, [id, viewer, index]);

  const last = (reel?.moments ?? 1) - 1;
  const stepTo = useCallback((to: number) => setIndex(Math.min(Math.max(to, 0), last)), [last]);
  // From where it stands when it is carried out: keys may come faster than the page is drawn.
  const stepBy = useCallback((by: number) => setIndex((now) => Math.min(Math.max((now ?? 0) + by, 0), last)), [last]);
  return { viewer, reel, moment, here: index ?? 0, last, lookFrom, stepTo, stepBy };
}

/** Plays one moment after the other until the last; keys step and play, too. */
function usePlaying({ here, last, stepTo, stepBy }: Seen): readonly [boolean, (playing: boolean) => void] {
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (here >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => stepBy(1), Math.max(120, PACE[speed]));
    return () => clearTimeout(timer);
  }, [playing, here, last, speed, stepBy]);
  const keys = useMemo(
    () => ({
      ArrowLeft: () => stepBy(-1),
      ArrowRight: () => stepBy(1),
      Home: () => stepTo(0),
      End: () => stepTo(last),
      ' ': () => setPlaying((now) => !now),
    }),
    [last, stepTo, stepBy],
  );
  useKeys(keys);
  return [playing, setPlaying];
}

const NONE: ReadonlySet<Thing> = new Set();
const nothing = () => {};

function Projector({ at, ...shown }: Shown & { readonly at: number | null }) {
  const { game, presentation, info, seat } = shown;
  const { id } = info;
  const words = useWords();
  const { language } = useSettings();
  const seen = useReel(id, seat, at);
  const { reel, moment, last, stepTo } = seen;
  const [playing, setPlaying] = usePlaying(seen);
  const [spoken, setSpoken] = useState<GameEvent | null>(null);
  const [sheet, setSheet] = useState<Sheet>('orders');
  const sets = useMemo(() => {
    const events = [...(moment?.told.map(({ event }) => event) ?? []), ...(spoken === null ? [] : [spoken])];
    const about = moment === null ? [] : events.flatMap((event) => presentation.about?.(moment.view, event) ?? []);
    return { lit: NONE, chosen: NONE, marked: new Set(about) };
  }, [spoken, moment, presentation]);
  const states = useStates(sets);
  const toLine = useCallback(
    (line: number) => {
      void localKeeper()
        .momentsAfter(id, null, line)
        .then((later) => stepTo(last - later.length));
    },
    [id, last, stepTo],
  );

  if (reel === null || moment === null) return <Loading />;
  const { view } = moment;
  const { Board, Hand, width, height } = presentation.drawing;
  const showing = moment.told.at(-1)?.event ?? null;
  const drawing = { view, language, states, showing, onTouch: nothing, onPoint: nothing };
  return (
    <div className="table replay" data-sheet={sheet}>
      <ReplayBar shown={shown} view={view} latest={reel.view} />
      <main id="main">
        <BoardFrame width={width} height={height} label={words.table.board}>
          <Board {...drawing} />
        </BoardFrame>
        <div className="side">
          <ReplayOrders shown={shown} seen={seen} reel={reel} moment={moment} playing={playing} onPlay={setPlaying} />
          <section className="chronicle sheet" aria-label={words.table.log}>
            <h2>{words.table.log}</h2>
            <Log
              game={game}
              language={language}
              view={reel.view}
              told={reel.told}
              current={moment.line}
              onPoint={setSpoken}
              onMoment={toLine}
            />
          </section>
          {Hand !== null && (
            <div className="hand sheet" {...WITH_ARROWS}>
              <Hand {...drawing} />
            </div>
          )}
        </div>
        <Tabs sheet={sheet} onSheet={setSheet} hasHand={Hand !== null} hasMenu={false} />
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
        <span className="game-title">{words.replay.title}</span> <span className="versus">{words.versus(names)}</span>
      </h1>
      <div className="status">
        <Status view={view} language={language} />
      </div>
      <nav aria-label={words.table.menu}>
        <Link to={{ page: 'match', id: info.id }} className="plain">
          <Icon sign="home" /> <span className="label">{words.replay.back}</span>
        </Link>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** Plays on from a moment: the same players, and a person among them. */
async function fork({ info }: Shown, viewer: Viewer, at: number): Promise<void> {
  const players = info.players.every(({ kind }) => kind === 'bot')
    ? info.players.map((player, i) => (i === 0 ? ({ kind: 'me' } as const) : player))
    : info.players;
  const made = await localKeeper().fork(info.id, viewer, at, players);
  if (!isProblem(made)) go({ page: 'match', id: made.id });
}

/** A match that is over as a record that anybody can check, one under way as a file to go on with. */
async function save({ info: { id, game } }: Shown, over: boolean): Promise<void> {
  const written = over ? await localKeeper().exportRecord(id) : await localKeeper().exportSave(id);
  if (!isProblem(written)) saveFile(`${game}-${id}.json`, written.text);
}

interface ReplayOrdersProps {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly reel: Reel;
  readonly moment: Moment;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
}

/** What there is to do: step, look through other eyes, play on from here, keep the match. */
function ReplayOrders({ shown, seen, reel, moment, playing, onPlay }: ReplayOrdersProps) {
  const words = useWords();
  const { language } = useSettings();
  const { game, info } = shown;
  const { viewer, here, last, lookFrom, stepTo, stepBy } = seen;
  const text = game.text[language];
  const open = info.players.flatMap((_, i) => (mayShow(info, i, reel.over) ? [i] : []));
  const points = Object.fromEntries([
    ['', words.replay.everyone],
    ...open.map((i) => [String(i), text.seat(reel.view, i)]),
  ]);
  return (
    <section className="orders sheet" aria-label={words.replay.title}>
      <Steps index={here} last={last} playing={playing} onStep={stepTo} onStepBy={stepBy} onPlay={onPlay} />
      <p className="said" role="status">
        {moment.told.map(({ event }) => text.event(moment.view, event)).join(' ')}
      </p>
      <Choose
        name={words.replay.from}
        value={viewer === null ? '' : String(viewer)}
        values={points}
        onChange={(value) => lookFrom(value === '' ? null : Number(value))}
      />
      <div className="row">
        <button type="button" className="secondary" onClick={() => void fork(shown, viewer, here)}>
          {words.replay.fork}
        </button>
        <button type="button" className="secondary" onClick={() => void save(shown, reel.over)}>
          {reel.over ? words.replay.share : words.replay.save}
        </button>
      </div>
      <p className="help">{reel.over ? words.replay.forkHelp : words.replay.forkImagined}</p>
    </section>
  );
}
