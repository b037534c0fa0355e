import { useId, useRef, useState } from 'preact/compat';
import type { Look } from '../keeper/contract.ts';
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
  readonly look: Look;
  readonly onHint: (() => void) | null;
}) {
  const words = useWords();
  return (
    <div className="tools">
      {state.viewer !== null && <UndoButton seated={seated} state={state} look={look} />}
      {onHint !== null && (
        <button type="button" className="small" onClick={onHint}>
          <Icon sign="hint" /> {words.table.hint}
        </button>
      )}
      {look.line > 0 && (
        <button type="button" className="small" title={words.table.happened} onClick={() => void seated.again()}>
          <Icon sign="again" /> {words.table.again}
        </button>
      )}
      <Resign seated={seated} state={state} />
    </div>
  );
}

/** Gives the match up: asks once more, for it cannot be taken back. Beside the orders, or on the menu of a phone. */
export function Resign({ seated, state }: { readonly seated: Seated; readonly state: TableState }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  if (seated.resign === null || state.viewer === null || state.look === null || state.look.view.outcome !== null)
    return null;
  if (!asked)
    return (
      <button type="button" className="small resign" onClick={() => setAsked(true)}>
        {words.table.resign}
      </button>
    );
  return (
    <span className="sure resign">
      {words.table.resignSure}{' '}
      <button type="button" className="small danger" onClick={() => void seated.resign?.()}>
        {words.table.resign}
      </button>{' '}
      <button type="button" className="small" onClick={() => setAsked(false)}>
        {words.table.playOn}
      </button>
    </span>
  );
}

/** Why the last choice stands; empty if it can be taken back. */
function whyNoUndo(words: Words, state: TableState, look: Look): string {
  if (look.undoable > 0) return '';
  const acted = look.line > 0 && state.viewer !== null;
  return acted ? words.table.noUndo.stands : words.table.noUndo.nothing;
}

function UndoButton({
  seated,
  state,
  look,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Look;
}) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reasonId = useId();
  const reason = whyNoUndo(words, state, look);
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
