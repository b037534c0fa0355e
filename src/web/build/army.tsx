import type { Game } from '../../kernel/game.ts';
import type { Build, BuildPart, Tally, Workshop } from '../../table/workshop.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { useSettings } from '../settings.ts';
import { useBuildWords } from '../words/build.ts';
import type { Hands } from './bench.tsx';
import { Objections, PlayWith } from './play.tsx';

/** How the army stands: its figures and limits, what is still to be put right, and everything that was chosen. */
export function BuildArmy({
  game,
  workshop,
  build,
  parts,
  hands,
}: {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly build: Build;
  readonly parts: readonly BuildPart[];
  readonly hands: Hands;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const objections = workshop.objections(build, language);
  return (
    <section className="bench-army" aria-label={words.army}>
      <h2 className="unseen">{words.limits}</h2>
      <dl className="tallies">
        {workshop.tallies(build, language).map((tally) => (
          <Limited key={tally.name} game={game.id} tally={tally} />
        ))}
      </dl>
      <div className="standing" data-ready={objections.length === 0}>
        {objections.length === 0 ? (
          <p>✓ {words.ready}</p>
        ) : (
          <>
            <h2>{words.missing}</h2>
            <Objections game={game.id} list={objections} />
          </>
        )}
        <PlayWith game={game} workshop={workshop} build={build} className="primary" />
      </div>
      {parts.map((part) => (
        <Chosen key={part.id} workshop={workshop} build={build} part={part} hands={hands} />
      ))}
      <p className="help">{words.kept}</p>
    </section>
  );
}

const isShort = ({ count, least }: Tally): boolean => least !== undefined && count < least;
const isOver = ({ count, most }: Tally): boolean => most !== undefined && count > most;

/** A figure with its limits: as a bar, in numbers, and with its clause. */
function Limited({ game, tally }: { readonly game: string; readonly tally: Tally }) {
  const words = useBuildWords();
  const { name, count, least, most, clause } = tally;
  const of = most ?? least;
  const state = isOver(tally) ? 'over' : isShort(tally) ? 'short' : 'good';
  return (
    <div data-state={state}>
      <dt>
        {name} <ClauseLink game={game} id={clause} />
      </dt>
      <dd>
        {least !== undefined ? words.least(count, least) : most !== undefined ? words.most(count, most) : count}
        {state === 'good' ? '' : ' !'}
      </dd>
      {of !== undefined && (
        <span className="tally-bar" aria-hidden="true">
          <i style={{ width: `${of === 0 ? (count > 0 ? 100 : 0) : Math.min(100, (100 * count) / of)}%` }} />
        </span>
      )}
    </div>
  );
}

/** What was chosen of a part, as it lies together; touched, one of it is taken out. */
function Chosen({
  workshop,
  build,
  part,
  hands,
}: {
  readonly workshop: Workshop;
  readonly build: Build;
  readonly part: BuildPart;
  readonly hands: Hands;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const chosen = part.pieces.filter(({ id }) => (build.counts[id] ?? 0) > 0);
  const sum = chosen.reduce((total, { id }) => total + (build.counts[id] ?? 0), 0);
  return (
    <section className="chosen" data-part={part.id}>
      <h2>
        {part.name} <small>{sum}</small>
      </h2>
      {chosen.length === 0 && <p className="help">{words.noneChosen}</p>}
      <ul>
        {chosen.map((piece) => (
          <li key={piece.id}>
            <button type="button" onClick={() => hands.remove(piece)}>
              <span className="unseen">{words.less(piece.name)}</span>
              <workshop.Picture kind={build.kind} piece={piece.id} language={language} small />
              {(build.counts[piece.id] ?? 0) > 1 && <b>{words.times(build.counts[piece.id] ?? 0)}</b>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
