import { lazy, Suspense, useEffect, useState } from 'preact/compat';
import { holding } from '../../keeper/feed.ts';
import type { Whole } from '../../keeper/room.ts';
import type { Game, GameView, Viewer } from '../../kernel/game.ts';
import type { Chart, Presentation } from '../../table/presentation.ts';
import { called } from '../asking/called.ts';
import { saveFile } from '../files.ts';
import { type Finished, isProblem, type Keeper, type Order, type Verdict } from '../keeper/contract.ts';
import { ChartPicture } from '../parts/chart.tsx';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { useKeeper } from '../play/keeper.ts';
import { luckOf } from '../play/luck.ts';
import { useStudy } from '../play/study.ts';
import type { Seated } from '../play/table.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { LuckPicture } from '../weighing/luck.tsx';
import { useAskedWords } from '../words/asked.ts';
import type { AskedWords } from '../words/asked-en.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';

// Only of matches far apart.
const RatingsMoved = lazy(async () => ({
  default: (await inWords(import('../online/table/ratings-moved.tsx'))).RatingsMoved,
}));
const Revenge = lazy(async () => ({ default: (await inWords(import('../online/table/revenge.tsx'))).Revenge }));
const FarProof = lazy(async () => ({ default: (await inWords(import('../online/table/far-proof.tsx'))).FarProof }));

/** How the match ended, in words and figures, and what next. */
export function ResultPanel({
  game,
  presentation,
  seated,
  look,
}: {
  readonly game: Game;
  readonly presentation: Presentation;
  readonly seated: Seated;
  readonly look: Whole;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const [finished, setFinished] = useState<Finished | null>(null);
  const { id, far } = seated.info;
  useEffect(() => {
    // The match of a lesson is kept by nobody: its dice were arranged, and there is nothing to prove.
    if (seated.coach === undefined) void keeper.finished(id).then(setFinished);
  }, [keeper, id, seated]);
  const { view } = look;
  const views = useViews(seated);
  const names = seated.info.players.map((_, seat) => game.text[language].seat(view, seat));
  const study = useStudy(presentation);
  // What is drawn from the views waits for them: axes without a line would say that nothing happened.
  const charts = (study?.charts?.(holding(look.told), names, language, views) ?? []).filter(
    ({ labels }) => labels.length > 0,
  );
  const lesson = seated.coach !== undefined;
  const alone = names.length === 1;
  const verdict = alone || seated.own.length !== 1 ? '' : verdictOf(asked, view, names.length);
  return (
    <div className="result">
      <h2>{alone ? aloneTitle(asked, view) : asked.result.title}</h2>
      {verdict !== '' && <p className="verdict">{verdict}</p>}
      <p className="outcome">{game.text[language].outcome(view)}</p>
      {far?.rated === true && (
        <Suspense fallback={null}>
          <RatingsMoved id={id} far={far} names={names.map((name, seat) => called(name, seated.info.players, seat))} />
        </Suspense>
      )}
      {!lesson && (
        <div className="row">
          {far !== undefined && far.seat !== null && (
            <Suspense fallback={null}>
              <Revenge info={seated.info} />
            </Suspense>
          )}
          {!alone && far === undefined && (
            <button type="button" className="primary" onClick={() => void rematch(keeper, seated, true)}>
              {asked.result.rematch}
            </button>
          )}
          {far === undefined && (
            <button
              type="button"
              className={alone ? 'primary' : 'secondary'}
              onClick={() => void rematch(keeper, seated, false)}
            >
              {asked.result.again}
            </button>
          )}
          <Link to={{ page: 'replay', id, at: 0, seat: look.view.viewer }} className="secondary">
            {asked.result.replay}
          </Link>
          <Link to={{ page: 'chronicle', id }} className="secondary">
            {words.pages.chronicle}
          </Link>
        </div>
      )}
      {charts.map((chart) => (
        <ChartPicture key={chart.title} chart={mineFirst(chart, names.length, view.viewer)} />
      ))}
      {finished !== null && (
        <>
          <Dice game={game} colours={study?.colours?.(view) ?? []} look={look} finished={finished} />
          <dl className="figures">
            <div>
              <dt>{asked.result.choices}</dt>
              <dd>{finished.lines}</dd>
            </div>
            <div>
              <dt>{asked.result.undone}</dt>
              <dd>{finished.undone}</dd>
            </div>
          </dl>
          <Proof
            id={id}
            game={game.id}
            finished={finished}
            whole={seated.info.fork === null && !seated.info.continued}
          />
          {far !== undefined && (
            <Suspense fallback={null}>
              <FarProof id={id} record={finished.record} names={names} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** What the end is to the one who looks: nothing more is to be said of a draw. */
export function verdictOf({ result }: AskedWords, { outcome, viewer }: GameView, seats: number): string {
  if (outcome === null || viewer === null) return '';
  const { winners } = outcome;
  if (winners.length === 0 || winners.length === seats) return '';
  return winners.includes(viewer) ? result.won : result.lost;
}

/** Who plays against the rules alone has won, or nobody has. */
function aloneTitle({ alone }: AskedWords, { outcome }: GameView): string {
  return outcome !== null && outcome.winners.length > 0 ? alone.victory : alone.defeat;
}

/** Where a chart has a series a seat, that of the one who looks comes first, and so is the plain one among the hatched. */
export function mineFirst(chart: Chart, seats: number, viewer: Viewer): Chart {
  const own = viewer === null || chart.series.length !== seats ? undefined : chart.series[viewer];
  return own === undefined ? chart : { ...chart, series: [own, ...chart.series.filter((series) => series !== own)] };
}

/** The view after each line of the match, as the one at the table saw it. */
function useViews(seated: Seated): readonly GameView[] {
  const [views, setViews] = useState<readonly GameView[]>([]);
  useEffect(() => {
    let current = true;
    void seated.course().then((frames) => {
      if (current) setViews(frames.map(({ view }) => view));
    });
    return () => {
      current = false;
    };
  }, [seated]);
  return views;
}

/** The same match once more; with sides changed, who sits where goes round by one. */
async function rematch(keeper: Keeper, seated: Seated, changed: boolean): Promise<void> {
  const { game, options, players, curtain, pack } = seated.info;
  const [first, ...rest] = players;
  const order: Order = {
    game,
    options,
    players: changed && first !== undefined ? [...rest, first] : players,
    curtain,
    guided: false,
    ...(pack === null ? {} : { pack }),
  };
  const started = await keeper.start(order);
  if (!isProblem(started)) go({ page: 'match', id: started.id });
}

function Dice({
  game,
  colours,
  look,
  finished,
}: {
  readonly game: Game;
  readonly colours: readonly string[];
  readonly look: Whole;
  readonly finished: Finished;
}) {
  const asked = useAskedWords();
  const { language } = useSettings();
  const seats = [...new Set(finished.dice.map(({ seat }) => seat))].filter((seat) => seat !== null);
  // At a table for one, dice of all sides fall by his choices: they are neither his luck nor his misfortune.
  const alone = look.handed.length === 1;
  const help = alone ? asked.alone.diceHelp : asked.result.diceHelp;
  // Whoever looks comes first.
  seats.sort((a, b) => Number(b === look.view.viewer) - Number(a === look.view.viewer) || a - b);
  return (
    <section className="dice">
      <h3>{asked.result.dice}</h3>
      {seats.length === 0 ? <p>{asked.result.noDice}</p> : <p className="help">{help}</p>}
      {seats.map((seat) => (
        <LuckPicture
          key={seat}
          seat={seat}
          colour={colours[seat]}
          name={game.text[language].seat(look.view, seat)}
          alone={alone}
          luck={luckOf(finished.dice.filter((tally) => tally.seat === seat))}
        />
      ))}
    </section>
  );
}

function Proof({
  id,
  game,
  finished,
  whole,
}: {
  readonly id: string;
  readonly game: string;
  readonly finished: Finished;
  readonly whole: boolean;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const keeper = useKeeper();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const publish = async () => {
    const written = await keeper.exportRecord(id);
    if (!isProblem(written)) saveFile(`${game}-${id}.record.json`, written.text);
  };
  return (
    <section className="proof">
      <h3>
        <Icon sign="seal" /> {finished.dice.length > 0 ? asked.result.proof : asked.result.proofOfCards}
      </h3>
      <dl>
        <dt>{words.table.commitment}</dt>
        <dd>
          <code>{finished.record.commitment}</code>
        </dd>
        <dt>{asked.result.secret}</dt>
        <dd>
          <code>{finished.record.secret}</code>
        </dd>
      </dl>
      {whole ? (
        <div className="row">
          <button type="button" className="small" onClick={() => void keeper.verify(id).then(setVerdict)}>
            {asked.result.check}
          </button>
          <button type="button" className="small" onClick={() => void publish()}>
            {asked.result.publish}
          </button>
        </div>
      ) : (
        <p className="help">{asked.result.noProof}</p>
      )}
      {verdict !== null && <p role="status">{proven(asked.result, verdict)}</p>}
    </section>
  );
}

function proven(words: AskedWords['result'], { good, ended, lines, numbers, detail }: Verdict): string {
  if (!good) return words.bad(detail);
  return ended ? words.good(numbers) : words.brokenOff(lines);
}
