import { useCallback, useEffect, useMemo, useState } from 'react';
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
import { useKeys } from './table-hooks.ts';

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

const NONE: ReadonlySet<Thing> = new Set();

function Projector({ game, presentation, info, at, seat }: Shown & { readonly at: number | null }) {
  const words = useWords();
  const { language, speed } = useSettings();
  const { id } = info;
  const [viewer, setViewer] = useState<Viewer>(seat);
  const [reel, setReel] = useState<Reel | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [spoken, setSpoken] = useState<GameEvent | null>(null);
  const [sheet, setSheet] = useState<Sheet>('orders');

  useEffect(() => {
    let current = true;
    void localKeeper()
      .look(id, viewer, -1)
      .then(async (look) => {
        if (!current) return;
        if (isProblem(look)) {
          setViewer(null);
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
  const step = useCallback((to: number) => setIndex(Math.min(Math.max(to, 0), last)), [last]);
  // From where it stands when it is carried out: keys may come faster than the page is drawn.
  const stepBy = useCallback((by: number) => setIndex((now) => Math.min(Math.max((now ?? 0) + by, 0), last)), [last]);
  const here = index ?? 0;

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
      Home: () => step(0),
      End: () => step(last),
      ' ': () => setPlaying((now) => !now),
    }),
    [last, step, stepBy],
  );
  useKeys(keys);

  const marked = useMemo(() => {
    if (moment === null) return new Set<Thing>();
    const events = [...moment.told.map(({ event }) => event), ...(spoken === null ? [] : [spoken])];
    return new Set(events.flatMap((event) => presentation.about?.(moment.view, event) ?? []));
  }, [spoken, moment, presentation]);
  const nothing = useCallback(() => {}, []);
  const toLine = useCallback(
    (line: number) => {
      void localKeeper()
        .momentsAfter(id, null, line)
        .then((later) => step(last - later.length));
    },
    [id, last, step],
  );

  const fork = async () => {
    const players = info.players.every(({ kind }) => kind === 'bot')
      ? info.players.map((player, i) => (i === 0 ? ({ kind: 'me' } as const) : player))
      : info.players;
    const made = await localKeeper().fork(id, viewer, here, players);
    if (!isProblem(made)) go({ page: 'match', id: made.id });
  };
  const save = async () => {
    const written = reel?.over === true ? await localKeeper().exportRecord(id) : await localKeeper().exportSave(id);
    if (!isProblem(written)) saveFile(`${info.game}-${id}.json`, written.text);
  };

  if (reel === null || moment === null) return <Loading />;
  const text = game.text[language];
  const { drawing } = presentation;
  const { Board, Hand, Status } = drawing;
  const drawingProps = {
    view: moment.view,
    language,
    lit: NONE,
    chosen: NONE,
    marked,
    showing: moment.told.at(-1)?.event ?? null,
    onTouch: nothing,
    onPoint: nothing,
  };
  const open = info.players.flatMap((_, i) => (mayShow(info, i, reel.over) ? [i] : []));
  const points = Object.fromEntries([
    ['', words.replay.everyone],
    ...open.map((i) => [String(i), text.seat(reel.view, i)]),
  ]);

  return (
    <div className="table replay" data-sheet={sheet}>
      <header className="bar table-bar">
        <Link to={{ page: 'home' }} className="brand">
          {words.brand}
        </Link>
        <h1>
          <span className="game-title">{words.replay.title}</span>{' '}
          <span className="versus">{words.versus(info.players.map((_, i) => text.seat(reel.view, i)))}</span>
        </h1>
        <div className="status">
          <Status view={moment.view} language={language} />
        </div>
        <nav aria-label={words.table.menu}>
          <Link to={{ page: 'match', id }} className="plain">
            <Icon sign="home" /> <span className="label">{words.replay.back}</span>
          </Link>
          <LanguageSwitch />
        </nav>
      </header>
      <main id="main">
        <BoardFrame width={drawing.width} height={drawing.height} label={words.table.board}>
          <Board {...drawingProps} />
        </BoardFrame>
        <div className="side">
          <section className="orders sheet" aria-label={words.replay.title}>
            <Steps index={here} last={last} playing={playing} onStep={step} onStepBy={stepBy} onPlay={setPlaying} />
            <p className="said" role="status">
              {moment.told.map(({ event }) => text.event(moment.view, event)).join(' ')}
            </p>
            <Choose
              name={words.replay.from}
              value={viewer === null ? '' : String(viewer)}
              values={points}
              onChange={(value) => setViewer(value === '' ? null : Number(value))}
            />
            <div className="row">
              <button type="button" className="secondary" onClick={() => void fork()}>
                {words.replay.fork}
              </button>
              <button type="button" className="secondary" onClick={() => void save()}>
                {reel.over ? words.replay.share : words.replay.save}
              </button>
            </div>
            <p className="help">{reel.over ? words.replay.forkHelp : words.replay.forkImagined}</p>
          </section>
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
              <Hand {...drawingProps} />
            </div>
          )}
        </div>
        <Tabs sheet={sheet} onSheet={setSheet} hasHand={Hand !== null} hasMenu={false} />
      </main>
    </div>
  );
}
