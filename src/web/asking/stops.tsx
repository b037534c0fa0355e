import type { Whole } from '../../keeper/room.ts';
import { goingBy } from '../play/reactions.ts';
import type { Seated, TableState } from '../play/table.ts';
import { useWords } from '../words/words.ts';

/** In a reaction window: to be left alone for a while. Whoever is, can be asked again at any time. */
export function Stops({
  seated: { game, letGoBy },
  state: { stop, viewer },
  look,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
}) {
  const words = useWords();
  const { reactions } = game;
  if (reactions === undefined || viewer === null) return null;
  if (stop !== null)
    return (
      <p className="stops" role="status">
        {words.reactions.until[stop]}{' '}
        <button type="button" className="small" onClick={() => void letGoBy(null)}>
          {words.reactions.again}
        </button>
      </p>
    );
  if (look.choices.length === 0 || goingBy(game, look.view) === null) return null;
  return (
    <fieldset className="stops">
      <legend className="unseen">{words.reactions.title}</legend>
      {reactions.spans.map((span) => (
        <button key={span} type="button" className="small" onClick={() => void letGoBy(span)}>
          {words.reactions.none[span]}
        </button>
      ))}
    </fieldset>
  );
}
