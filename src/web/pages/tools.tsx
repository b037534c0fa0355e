import { useId, useRef, useState } from 'preact/compat';
import type { ActWish, Whole } from '../../keeper/room.ts';
import type { Refusal } from '../../kernel/match.ts';
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
      {state.viewer !== null && <UndoButton seated={seated} state={state} look={look} />}
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
      {look.offer === null && seated.info.players.length > 1 && <Offers act={act} look={look} />}
      <Resign act={act} />
    </>
  );
}

type Act = (wish: ActWish) => Promise<Refusal | null>;

/** Asks the others for what needs their consent. What can be taken back alone is not asked for. */
function Offers({ act, look }: { readonly act: Act; readonly look: Whole }) {
  const words = useWords();
  const [refused, setRefused] = useState(false);
  const offer = async (what: 'back' | 'draw') => {
    const refusal = await act({ kind: 'offer', what });
    setRefused(refusal?.code === 'no-undo');
  };
  return (
    <>
      {look.n > 0 && look.undoable === 0 && (
        <button type="button" className="small beside" onClick={() => void offer('back')}>
          {words.offers.askBack}
        </button>
      )}
      <button type="button" className="small beside" onClick={() => void offer('draw')}>
        {words.offers.offerDraw}
      </button>
      {refused && (
        <span className="beside" role="status">
          {words.table.noUndo.nothing}
        </span>
      )}
    </>
  );
}

/** Gives the match up: asks once more, for it cannot be taken back. */
function Resign({ act }: { readonly act: Act }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="small beside" onClick={() => setAsked(true)}>
        {words.table.resign}
      </button>
    );
  return (
    <span className="sure beside">
      {words.table.resignSure}{' '}
      <button type="button" className="small danger" onClick={() => void act({ kind: 'resign' })}>
        {words.table.resign}
      </button>{' '}
      <button type="button" className="small" onClick={() => setAsked(false)}>
        {words.table.playOn}
      </button>
    </span>
  );
}

/** Why the last choice stands; empty if it can be taken back. */
function whyNoUndo(words: Words, state: TableState, look: Whole): string {
  if (look.undoable > 0) return '';
  const acted = look.n > 0 && state.viewer !== null;
  return acted ? words.table.noUndo.stands : words.table.noUndo.nothing;
}

function UndoButton({
  seated,
  state,
  look,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
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
