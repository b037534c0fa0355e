import { useId, useRef, useState } from 'preact/compat';
import type { Build, BuildPart, Named, Piece, Workshop } from '../../table/workshop.ts';
import { WITH_ARROWS } from '../parts/arrows.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { Icon } from '../parts/icons.tsx';
import { useSettings } from '../settings.ts';
import { useBuildWords } from '../words/build.ts';
import type { Hands, Refused } from './bench.tsx';
import { EVERYTHING, found, isEverything, type Sought } from './gallery.ts';

/** The pieces that there are, as they look, each with what it does and how many were chosen. */
export function Gallery({
  game,
  workshop,
  build,
  part,
  hands,
  refused,
}: {
  readonly game: string;
  readonly workshop: Workshop;
  readonly build: Build;
  readonly part: BuildPart;
  readonly hands: Hands;
  readonly refused: Refused | null;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const [sought, setSought] = useState<Sought>(EVERYTHING);
  const isFull = (piece: string) => workshop.refusal(build, piece, language) !== null;
  const pieces = found(part, sought, (piece) => !isFull(piece));
  return (
    <section className="gallery" aria-label={part.name}>
      <h2 className="unseen">{part.name}</h2>
      <Filters part={part} sought={sought} shown={pieces.length} onSought={setSought} />
      {part.help !== undefined && (
        <p className="help">
          {part.help.text} <ClauseLink game={game} id={part.help.clause} />
        </p>
      )}
      {pieces.length === 0 && <p className="help">{words.nothingFound}</p>}
      <ul className="tiles" {...WITH_ARROWS}>
        {pieces.map((piece) => (
          <Tile
            key={piece.id}
            game={game}
            workshop={workshop}
            kind={build.kind}
            piece={piece}
            count={build.counts[piece.id] ?? 0}
            full={isFull(piece.id)}
            hands={hands}
            refused={refused?.piece === piece.id ? refused : null}
          />
        ))}
      </ul>
    </section>
  );
}

function Filters({
  part: { filters, sorts, pieces },
  sought,
  shown,
  onSought,
}: {
  readonly part: BuildPart;
  readonly sought: Sought;
  readonly shown: number;
  readonly onSought: (sought: Sought) => void;
}) {
  const words = useBuildWords();
  const id = useId();
  return (
    <details className="filters">
      <summary>
        {words.filters} <span role="status">{words.shown(shown, pieces.length)}</span>
      </summary>
      <div className="filter-fields">
        <span className="filter">
          <label htmlFor={`${id}find`}>{words.find}</label>
          <input
            id={`${id}find`}
            type="search"
            value={sought.text}
            onInput={(event) => onSought({ ...sought, text: event.currentTarget.value })}
          />
        </span>
        {filters.map((filter) => (
          <Filter
            key={filter.id}
            name={filter.name}
            any={words.all}
            value={sought.traits[filter.id] ?? ''}
            values={filter.values}
            onChange={(trait) => onSought({ ...sought, traits: { ...sought.traits, [filter.id]: trait } })}
          />
        ))}
        <Filter
          name={words.sort}
          any={words.asPrinted}
          value={sought.sort}
          values={sorts}
          onChange={(sort) => onSought({ ...sought, sort })}
        />
        <span className="filter-check">
          <input
            id={id}
            type="checkbox"
            checked={sought.addable}
            onChange={(event) => onSought({ ...sought, addable: event.currentTarget.checked })}
          />
          <label htmlFor={id}>{words.addable}</label>
        </span>
        {!isEverything(sought) && (
          <button type="button" className="small" onClick={() => onSought({ ...EVERYTHING, sort: sought.sort })}>
            {words.everything}
          </button>
        )}
      </div>
    </details>
  );
}

function Filter({
  name,
  any,
  value,
  values,
  onChange,
}: {
  readonly name: string;
  /** What stands for none of them. */
  readonly any: string;
  readonly value: string;
  readonly values: readonly Named[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span className="filter">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{any}</option>
        {values.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** One piece. Touched, another of it is added; what cannot be added says why. */
function Tile({
  game,
  workshop,
  kind,
  piece,
  count,
  full,
  hands,
  refused,
}: {
  readonly game: string;
  readonly workshop: Workshop;
  readonly kind: string;
  readonly piece: Piece;
  readonly count: number;
  readonly full: boolean;
  readonly hands: Hands;
  readonly refused: Refused | null;
}) {
  const words = useBuildWords();
  const { language } = useSettings();
  const more = useRef<HTMLButtonElement>(null);
  const less = () => {
    hands.remove(piece);
    // The last one gone, there is nothing more to take out: the focus stays with the piece.
    if (count === 1) more.current?.focus();
  };
  return (
    <li className="tile" data-piece={piece.id} data-full={full} data-chosen={count > 0}>
      {/* The picture is as good as the button with the plus, which those find who do not see it. */}
      <button type="button" className="tile-picture" aria-hidden="true" tabIndex={-1} onClick={() => hands.add(piece)}>
        <span className="tile-stack" data-count={Math.min(count, 3)}>
          <workshop.Picture kind={kind} piece={piece.id} language={language} />
        </span>
        {count > 0 && <b className="tile-count">{words.times(count)}</b>}
      </button>
      <div className="tile-words">
        <h3>{piece.name}</h3>
        <p className="tile-sort">
          {piece.sort}
          {piece.price !== undefined && (
            <>
              {' · '}
              <b>{piece.price}</b>
            </>
          )}
        </p>
        {piece.does.map(({ name, text }) => (
          <p key={`${name ?? ''}${text}`} className="tile-does">
            {name !== undefined && <b>{name}</b>} {text}
          </p>
        ))}
        <div className="tile-foot">
          {count > 0 && (
            <button type="button" className="square" aria-label={words.less(piece.name)} onClick={less}>
              <Icon sign="minus" />
            </button>
          )}
          <span className="tile-of">{words.count(count, piece.most)}</span>
          <button
            ref={more}
            type="button"
            className="square"
            data-thing={piece.id}
            aria-label={words.add(piece.name)}
            onClick={() => hands.add(piece)}
          >
            <Icon sign="plus" />
          </button>
        </div>
      </div>
      {refused !== null && (
        <p role="alert" className="tile-refusal">
          {refused.text} <ClauseLink game={game} id={refused.clause} />
        </p>
      )}
    </li>
  );
}
