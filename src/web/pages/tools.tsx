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
      <More seated={seated} state={state} />
    </div>
  );
}

type Act = (wish: ActWish) => Promise<Refusal | null>;

/** How the person at this table may act beside the rules; null where nobody may, or nothing is left to be agreed on. */
function actOf({ act }: Seated, { viewer, look, here }: TableState): Act | null {
  return viewer === null || look === null || look.view.outcome !== null || !here ? null : act;
}

/** What is seldom done, behind one button: it never takes the room of what is done at every turn. On a phone it is on the menu. */
function More({ seated, state }: { readonly seated: Seated; readonly state: TableState }) {
  const words = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  if (actOf(seated, state) === null) return null;
  return (
    <>
      <button type="button" className="small more" popovertarget={id} title={words.table.menu}>
        <Icon sign="menu" /> {words.table.menu}
      </button>
      <div id={id} popover="auto" className="more-box" ref={box}>
        <Beside seated={seated} state={state} onDone={() => box.current?.hidePopover()} />
      </div>
    </>
  );
}

/** What is done beside the rules: offers, and giving up. */
export function Beside({
  seated,
  state,
  onDone,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  /** An offer has been made. */
  readonly onDone?: (() => void) | undefined;
}) {
  const act = actOf(seated, state);
  const { look } = state;
  if (act === null || look === null) return null;
  return (
    <>
      {look.offer === null && seated.info.players.length > 1 && <Offers act={act} look={look} onDone={onDone} />}
      <Resign act={act} />
    </>
  );
}

/** Asks the others for what needs their consent. What can be taken back alone is not asked for. */
function Offers({
  act,
  look,
  onDone,
}: {
  readonly act: Act;
  readonly look: Whole;
  readonly onDone?: (() => void) | undefined;
}) {
  const words = useWords();
  const [refused, setRefused] = useState(false);
  const offer = async (what: 'back' | 'draw') => {
    const refusal = await act({ kind: 'offer', what });
    setRefused(refusal?.code === 'no-undo');
    if (refusal === null) onDone?.();
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
