import { useId, useRef, useState } from 'preact/compat';
import type { Whole } from '../../keeper/room.ts';
import { Offers, Resign, Substitute } from '../parts/beside.tsx';
import { Icon } from '../parts/icons.tsx';
import type { Seated, TableState } from '../play/table.ts';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.ts';

/** What can always be asked for: take back, a hint, what happened. */
export function Tools({
  seated,
  state,
  look,
  onHint,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
  readonly onHint: (() => void) | null;
}) {
  const words = useWords();
  return (
    <div className="tools">
      {(state.viewer ?? state.openly) !== null && <UndoButton seated={seated} look={look} />}
      {onHint !== null && (
        <button type="button" className="small" onClick={onHint}>
          <Icon sign="hint" /> {words.table.hint}
        </button>
      )}
      {look.n > 0 && (
        <button type="button" className="small" title={words.table.happened} onClick={() => void seated.again()}>
          <Icon sign="again" /> {words.table.again}
        </button>
      )}
      <Beside seated={seated} state={state} />
    </div>
  );
}

/** What is done beside the rules: offers, and giving up. Beside the orders, or on the menu of a phone. */
export function Beside({ seated, state }: { readonly seated: Seated; readonly state: TableState }) {
  const { act } = seated;
  const { viewer, look, here, shown } = state;
  // That it is over is seen at the end of what is shown.
  const over = shown === null && look !== null && look.view.outcome !== null;
  if (act === null || viewer === null || look === null || over || !here) return null;
  return (
    <>
      {look.offer === null && seated.info.players.length > 1 && <Offers act={act} seated={seated} look={look} />}
      {look.handed[viewer] == null && <Substitute act={act} />}
      <Resign act={act} />
    </>
  );
}

/** Why the last choice stands; empty if it can be taken back. */
function whyNoUndo(words: Words, look: Whole): string {
  if (look.undoable > 0) return '';
  return look.chose ? words.table.noUndo.stands : words.table.noUndo.nothing;
}

function UndoButton({ seated, look }: { readonly seated: Seated; readonly look: Whole }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reasonId = useId();
  const reason = whyNoUndo(words, look);
  const press = () => {
    if (reason === '') {
      setAsked(false);
      void seated.undo();
      return;
    }
    setAsked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsked(false), 6000);
  };
  return (
    <span className="undo">
      <button
        type="button"
        className="small"
        aria-disabled={reason !== ''}
        aria-describedby={reason === '' ? undefined : reasonId}
        title={reason === '' ? words.table.undo : reason}
        onClick={press}
      >
        <Icon sign="undo" /> {words.table.undo}
      </button>
      <span id={reasonId} role="status" className={asked && reason !== '' ? 'bubble' : 'unseen'}>
        {reason}
      </span>
    </span>
  );
}
