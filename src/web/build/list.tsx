import { useId, useState } from 'preact/compat';
import type { Game } from '../../kernel/game.ts';
import type { Build, Workshop } from '../../table/workshop.ts';
import { saveFile } from '../files.ts';
import { Link } from '../parts/link.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useBuildWords } from '../words/build.ts';
import { useWords } from '../words/words.ts';
import { fileOf } from './exchange.ts';
import { addBuild, forgetBuild, type KeptBuild, keepBuild } from './kept.ts';
import { PlayWith } from './play.tsx';
import { BringIn, Share } from './share.tsx';

interface Props {
  readonly game: Game;
  readonly workshop: Workshop;
}

/** Everything that was built for a game, and the ways to begin. */
export function Armoury({
  game,
  workshop,
  list,
  gone,
}: Props & { readonly list: readonly KeptBuild[]; readonly gone: boolean }) {
  const words = useBuildWords();
  const { language } = useSettings();
  const [removed, setRemoved] = useState<KeptBuild | null>(null);
  const remove = (kept: KeptBuild) => {
    forgetBuild(game.id, kept.id);
    setRemoved(kept);
  };
  const restore = () => {
    if (removed !== null) keepBuild(game.id, removed);
    setRemoved(null);
  };
  return (
    <>
      <h1>{words.title(game.text[language].title)}</h1>
      {gone && <p role="alert">{words.gone}</p>}
      <section aria-labelledby="yours">
        <h2 id="yours">{words.yours}</h2>
        {removed !== null && (
          <p role="status" className="removed">
            {words.removed(removed.name)}{' '}
            <button type="button" className="small" onClick={restore}>
              {words.restore}
            </button>
          </p>
        )}
        {list.length === 0 && <p className="help">{words.none}</p>}
        <ul className="armies">
          {list.map((kept) => (
            <li key={kept.id}>
              <Army game={game} workshop={workshop} kept={kept} onRemove={() => remove(kept)} />
            </li>
          ))}
        </ul>
        <p className="row">
          <Link to={{ page: 'new', game: game.id }} className="secondary">
            {words.match}
          </Link>
          {list.length > 1 && (
            <button
              type="button"
              className="secondary"
              onClick={() => saveFile(`${game.id}.armies.json`, fileOf(game.id, workshop, list))}
            >
              {words.saveAll}
            </button>
          )}
        </p>
      </section>
      <Begin game={game} workshop={workshop} />
      <BringIn game={game} workshop={workshop} />
    </>
  );
}

/** One that is kept, with its best pieces before it. */
function Army({ game, workshop, kept, onRemove }: Props & { readonly kept: KeptBuild; readonly onRemove: () => void }) {
  const words = useBuildWords();
  const shell = useWords();
  const { language } = useSettings();
  const id = useId();
  const { name, build } = kept;
  const objections = workshop.objections(build, language).length;
  return (
    <article className="army" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <Front workshop={workshop} build={build} />
      <p>
        <Sums workshop={workshop} build={build} />
      </p>
      <p className="help">
        {objections === 0 ? `✓ ${words.ready}` : shell.colon(words.missing, String(objections))} ·{' '}
        <time dateTime={new Date(kept.changed).toISOString()}>{shell.date(kept.changed)}</time>
      </p>
      <div className="row">
        <Link to={{ page: 'build', game: game.id, build: kept.id }} className="secondary small">
          {words.open}
        </Link>
        <PlayWith game={game} workshop={workshop} build={build} className="primary small" />
        <button type="button" className="small" onClick={() => addBuild(game.id, name, build)}>
          {words.copy}
        </button>
        <Share game={game} workshop={workshop} kept={kept} />
        <button type="button" className="small danger" onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </article>
  );
}

/** The figures that have to be right, in one line. */
export function Sums({ workshop, build }: { readonly workshop: Workshop; readonly build: Build }) {
  const shell = useWords();
  const { language } = useSettings();
  const figures = workshop
    .tallies(build, language)
    .filter(({ least }, i) => i === 0 || least !== undefined)
    .map(({ name, count, most }) => shell.colon(name, most === undefined ? `${count}` : `${count}/${most}`));
  return <>{figures.join(' · ')}</>;
}

/** As many different pieces as fit in a row, the most figures first: what it is known by. */
function Front({ workshop, build }: { readonly workshop: Workshop; readonly build: Build }) {
  const { language } = useSettings();
  const [part] = workshop.parts(build.kind, language);
  const [by = ''] = Object.keys(part?.pieces[0]?.figures ?? {});
  const pieces = (part?.pieces ?? [])
    .filter(({ id }) => (build.counts[id] ?? 0) > 0)
    .sort((a, b) => (b.figures[by] ?? 0) - (a.figures[by] ?? 0));
  if (pieces.length === 0) return null;
  return (
    <div className="front" aria-hidden="true">
      {pieces.slice(0, 6).map(({ id }) => (
        <span key={id}>
          <workshop.Picture kind={build.kind} piece={id} language={language} small />
        </span>
      ))}
    </div>
  );
}

/** Begins with one of the box, or with nothing. */
function Begin({ game, workshop }: Props) {
  const words = useBuildWords();
  const { language } = useSettings();
  const [limit = 0] = workshop.limits;
  const begin = (name: string, build: Build) => {
    const { id } = addBuild(game.id, name, build);
    go({ page: 'build', game: game.id, build: id });
  };
  return (
    <section className="begin" aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <p className="help">{words.beginHelp}</p>
      <h3>{words.blank}</h3>
      <ul className="beginnings">
        {workshop.kinds(language).map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="beginning" onClick={() => begin(name, { kind: id, limit, counts: {} })}>
              <b>{words.blankName(name)}</b>
            </button>
          </li>
        ))}
      </ul>
      <h3>{words.starters}</h3>
      <ul className="beginnings">
        {workshop.starters.map(({ id, build }) => {
          const name = workshop.starterName(id, language);
          return (
            <li key={id}>
              <button type="button" className="beginning" onClick={() => begin(name, build)}>
                <b>{name}</b>
                <Front workshop={workshop} build={build} />
                <small>
                  <Sums workshop={workshop} build={build} />
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
