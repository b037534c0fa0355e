import { useMemo, useRef, useState } from 'preact/compat';
import type { Game } from '../../kernel/game.ts';
import type { Build, Objection, Piece, Workshop } from '../../table/workshop.ts';
import { Icon } from '../parts/icons.tsx';
import { Link } from '../parts/link.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useBuildWords } from '../words/build.ts';
import { BuildArmy } from './army.tsx';
import { addBuild, buildsOf, type KeptBuild, keepBuild, LONGEST_NAME, nameAmong } from './kept.ts';
import { Sums } from './list.tsx';
import { Gallery } from './pictures.tsx';
import { Share } from './share.tsx';

/** What one can do with the pieces. */
export interface Hands {
  add(piece: Piece): void;
  remove(piece: Piece): void;
}

/** Said to somebody who wanted to add a piece: why it cannot be. */
export interface Refused extends Objection {
  readonly piece: string;
}

/** One army on the bench: what there is to choose from, and how it stands. Every change is kept at once. */
export function Bench({
  game,
  workshop,
  kept,
}: {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly kept: KeptBuild;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const { build } = kept;
  const parts = useMemo(() => workshop.parts(build.kind, language), [workshop, build.kind, language]);
  const [shown, setShown] = useState(parts[0]?.id ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');
  const [past, setPast] = useState<readonly Build[]>([]);

  // A hand may be faster than the page is drawn: what is changed is what is kept, not what is shown.
  const now = (): KeptBuild => buildsOf(game.id).list.find(({ id }) => id === kept.id) ?? kept;
  const keep = (next: Build) => {
    setRefused(null);
    keepBuild(game.id, { ...now(), build: next, changed: Date.now() });
  };
  const change = (next: Build) => {
    const before = now().build;
    setPast((all) => [...all, before]);
    keep(next);
  };
  const put = ({ id, name, most }: Piece, by: 1 | -1) => {
    const { build: last } = now();
    const count = (last.counts[id] ?? 0) + by;
    change({ ...last, counts: { ...last.counts, [id]: count } });
    setSaid(words.changed(name, count, most));
  };
  const hands: Hands = {
    add(piece) {
      const objection = workshop.refusal(now().build, piece.id, language);
      if (objection === null) put(piece, 1);
      else setRefused({ ...objection, piece: piece.id });
    },
    remove(piece) {
      if ((now().build.counts[piece.id] ?? 0) > 0) put(piece, -1);
    },
  };
  const undo = () => {
    const last = past.at(-1);
    if (last === undefined) {
      setSaid(words.nothingToUndo);
      return;
    }
    setPast(past.slice(0, -1));
    keep(last);
  };
  const part = parts.find(({ id }) => id === shown);
  // Where there is room for both, the pieces stay beside the army.
  const gallery = part ?? parts[0];
  return (
    <>
      <header className="bench-head">
        <Link to={{ page: 'build', game: game.id, build: null }} className="plain">
          <Icon sign="previous" /> {words.back}
        </Link>
        <h1 className="unseen">{kept.name}</h1>
        <Name game={game.id} kept={kept} />
        <Limit workshop={workshop} build={build} onLimit={(limit) => change({ ...build, limit })} />
        <button type="button" className="small" onClick={undo}>
          <Icon sign="undo" /> {words.undo}
        </button>
        <More game={game} workshop={workshop} kept={kept} />
      </header>
      <nav className="bench-tabs" aria-label={words.army}>
        {parts.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
            {name}
          </button>
        ))}
        <button type="button" className="to-army" aria-pressed={part === undefined} onClick={() => setShown('')}>
          {words.army}
        </button>
      </nav>
      <div className="bench" data-shown={part === undefined ? 'army' : 'gallery'}>
        {gallery !== undefined && (
          <Gallery
            key={gallery.id}
            game={game.id}
            workshop={workshop}
            build={build}
            part={gallery}
            hands={hands}
            refused={refused}
          />
        )}
        <BuildArmy game={game} workshop={workshop} build={build} parts={parts} hands={hands} />
      </div>
      <p className="bench-sums">
        <button type="button" className="plain" onClick={() => setShown('')}>
          <Sums workshop={workshop} build={build} />
        </button>
      </p>
      <p role="status" className="unseen">
        {said}
      </p>
    </>
  );
}

/** The name is changed where it stands. */
function Name({ game, kept }: { readonly game: string; readonly kept: KeptBuild }) {
  const words = useBuildWords();
  const field = useRef<HTMLInputElement>(null);
  const rename = (wanted: string) => {
    const others = buildsOf(game).list.filter(({ id }) => id !== kept.id);
    const name = nameAmong(
      wanted,
      others.map((other) => other.name),
    );
    // One without a name keeps the old one.
    if (name !== '' && name !== kept.name) keepBuild(game, { ...kept, name, changed: Date.now() });
    if (field.current !== null) field.current.value = name === '' ? kept.name : name;
  };
  return (
    <input
      ref={field}
      type="text"
      className="bench-name"
      aria-label={words.name}
      defaultValue={kept.name}
      maxLength={LONGEST_NAME}
      onBlur={(event) => rename(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function Limit({
  workshop,
  build,
  onLimit,
}: {
  readonly workshop: Workshop;
  readonly build: Build;
  readonly onLimit: (limit: number) => void;
}) {
  const words = useBuildWords();
  const limits = [...new Set([...workshop.limits, build.limit])].sort((a, b) => a - b);
  return (
    <label className="bench-limit">
      <span>{words.limit}</span>
      <select value={String(build.limit)} onChange={(event) => onLimit(Number(event.currentTarget.value))}>
        {limits.map((limit) => (
          <option key={limit} value={String(limit)}>
            {words.points(limit)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is done with the whole of it. */
function More({
  game,
  workshop,
  kept,
}: {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly kept: KeptBuild;
}) {
  const words = useBuildWords();
  const copy = () => {
    const { id } = addBuild(game.id, kept.name, kept.build);
    go({ page: 'build', game: game.id, build: id });
  };
  return (
    <details className="bench-more">
      <summary className="small">{words.more}</summary>
      <div>
        <Share game={game} workshop={workshop} kept={kept} />
        <button type="button" className="small" onClick={copy}>
          {words.copy}
        </button>
      </div>
    </details>
  );
}
