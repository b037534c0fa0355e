import '../style/chronicle.css';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { type Heard, holding } from '../../keeper/feed.ts';
import type { Whole } from '../../keeper/room.ts';
import type { Game, GameView, Language, Thing, Viewer } from '../../kernel/game.ts';
import { sizeOf } from '../../table/drawing.ts';
import type { Presentation } from '../../table/presentation.ts';
import { createStates } from '../../table/states.ts';
import { saveBlob } from '../files.ts';
import { isProblem, type Keeper, type MatchInfo, type Problem } from '../keeper/contract.ts';
import { type Caption, dotsOf, pictureOf } from '../parts/board-picture.ts';
import { ChartPicture } from '../parts/chart.tsx';
import { useFailure } from '../parts/failure.ts';
import { Fault, Held, Loading } from '../parts/fault.tsx';
import { Link } from '../parts/link.tsx';
import { turnsOf } from '../parts/log.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { useKeeper } from '../play/keeper.ts';
import { lookAt } from '../play/look-at.ts';
import { enterMatch, type Opened } from '../play/opened.ts';
import { framesOf } from '../play/reel.ts';
import { useStudy } from '../play/study.ts';
import { useSettings } from '../settings.ts';
import { useChronicleWords } from '../words/chronicle.ts';
import { useWords } from '../words/words.ts';
import { mineFirst } from './result.tsx';

interface Told extends Opened {
  readonly info: MatchInfo;
  readonly look: Whole;
  readonly views: readonly GameView[];
}

/** Through whose eyes it is told: those of the one person who plays it, or what everybody may see. */
function readerOf({ players, far }: MatchInfo): Viewer {
  if (far !== undefined) return far.seat;
  const people = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  return people.length === 1 ? (people[0] ?? null) : null;
}

async function read(keeper: Keeper, id: string): Promise<Told | Problem> {
  const entered = await enterMatch(keeper, id);
  if (isProblem(entered)) return entered;
  const viewer = readerOf(entered.info);
  const look = await lookAt(keeper, id, viewer);
  const history = isProblem(look) ? look : await keeper.history(id, viewer, 0);
  if (isProblem(look)) return look;
  if (isProblem(history)) return history;
  return { ...entered, look, views: framesOf(history).map(({ view }) => view) };
}

/** A match as one likes to keep it: what happened turn by turn, the board at the end, and its charts; made to be printed. */
export function ChroniclePage({ id }: { readonly id: string }) {
  const keeper = useKeeper();
  const [told, setTold] = useState<Told | Problem | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    read(keeper, id)
      .then((found) => {
        if (!left) setTold(found);
      })
      .catch((error: unknown) => {
        if (!left) fail(error);
      });
    return () => {
      left = true;
      void keeper.leave(id);
    };
  }, [keeper, id, fail]);
  if (told === null) return <Loading />;
  if (isProblem(told)) return told.fault === 'held' ? <Held id={id} /> : <Fault problem={told} />;
  return <Chronicle {...told} />;
}

function Chronicle({ game, presentation, info, look, views }: Told) {
  const words = useWords();
  const w = useChronicleWords();
  const { language } = useSettings();
  const text = game.text[language];
  const { view } = look;
  // A story that one keeps is told as it went in the end.
  const told = useMemo(() => holding(look.told), [look.told]);
  const names = info.players.map((_, seat) => text.seat(view, seat));
  const turns = useMemo(
    () => chaptersOf(game, presentation, language, view, told),
    [game, presentation, language, view, told],
  );
  const study = useStudy(presentation);
  const board = useRef<HTMLElement>(null);
  const outcome = view.outcome === null ? w.soFar : text.outcome(view);
  const charts = study?.charts?.(told, names, language, views) ?? [];
  return (
    <>
      <Masthead />
      <main id="main" className="page chronicle-page">
        <header>
          <h1>{w.title(text.title)}</h1>
          <p className="help">
            {words.versus(names)} · {words.date(info.made)}
          </p>
          <p className="outcome">{outcome}</p>
          <div className="row actions">
            <button type="button" className="primary" title={w.printHelp} onClick={() => print()}>
              {w.print}
            </button>
            <Pictures
              board={board}
              name={`${game.id}-${info.id}`}
              caption={{
                title: `${text.title} · ${words.date(info.made)}`,
                words: view.outcome === null ? words.versus(names) : outcome,
              }}
            />
            <Link to={{ page: 'match', id: info.id }} className="secondary">
              {words.table.toTable}
            </Link>
            <Link to={{ page: 'replay', id: info.id, at: 0, seat: view.viewer }} className="secondary">
              {words.pages.replay}
            </Link>
          </div>
        </header>
        <Picture board={board} presentation={presentation} view={view} label={w.map} language={language} />
        <section className="course" aria-label={w.course}>
          {turns.map(({ key, title, sentences }) => (
            <section key={key}>
              <h2>{title ?? words.table.before}</h2>
              <p>{sentences.join(' ')}</p>
            </section>
          ))}
          {turns.length === 0 && <p>{w.nothing}</p>}
        </section>
        {charts.length > 0 && (
          <section className="charts" aria-label={w.figures}>
            <h2>{w.figures}</h2>
            {charts.map((chart) => (
              <ChartPicture key={chart.title} chart={mineFirst(chart, names.length, view.viewer)} />
            ))}
          </section>
        )}
      </main>
    </>
  );
}

/** The board as a file: a picture to be sent, or a drawing. */
function Pictures({
  board,
  name,
  caption,
}: {
  readonly board: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly caption: Caption;
}) {
  const w = useChronicleWords();
  const [doing, setDoing] = useState<'making' | 'noPicture' | null>(null);
  const save = async (kind: 'png' | 'svg') => {
    const drawing = board.current?.querySelector('svg');
    if (!drawing) return;
    setDoing('making');
    try {
      const picture = await pictureOf(drawing, caption);
      const made = kind === 'png' ? await dotsOf(picture) : new Blob([picture.text], { type: 'image/svg+xml' });
      saveBlob(`${name}.${kind}`, made);
      setDoing(null);
    } catch {
      setDoing('noPicture');
    }
  };
  return (
    <>
      <button type="button" className="secondary" title={w.pictureHelp} onClick={() => void save('png')}>
        {w.picture}
      </button>
      <button type="button" className="secondary" title={w.drawingHelp} onClick={() => void save('svg')}>
        {w.drawing}
      </button>
      <span role="status">{doing === null ? '' : w[doing]}</span>
    </>
  );
}

/** What is told of each turn; a turn of which nothing is told is left out. */
function chaptersOf(
  game: Game,
  { chronicle = () => true }: Presentation,
  language: Language,
  view: GameView,
  told: readonly Heard[],
) {
  return turnsOf(game, language, view, told)
    .map(({ key, title, lines }) => ({
      key,
      title,
      sentences: lines.filter(({ event }) => chronicle(event)).map(({ sentence }) => sentence),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

const NONE: ReadonlySet<Thing> = new Set();
const nothing = () => {};

/** The board as it stood, to be looked at only. */
function Picture({
  board,
  presentation: { drawing },
  view,
  label,
  language,
}: {
  readonly board: RefObject<HTMLElement | null>;
  readonly presentation: Presentation;
  readonly view: GameView;
  readonly label: string;
  readonly language: Language;
}) {
  const { Board } = drawing;
  const { width, height } = sizeOf(drawing, view);
  const states = useMemo(() => createStates({ lit: NONE, chosen: NONE, marked: NONE }), []);
  return (
    <figure
      ref={board}
      className="picture"
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div inert>
        <Board view={view} language={language} states={states} showing={null} onTouch={nothing} onPoint={nothing} />
      </div>
    </figure>
  );
}
