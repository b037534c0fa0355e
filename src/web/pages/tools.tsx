import { useId, useRef, useState } from 'preact/compat';
import type { ActWish, Whole } from '../../keeper/room.ts';
import type { Refusal } from '../../kernel/match.ts';
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
      <More seated={seated} state={state} />
    </div>
  );
}

type Act = (wish: ActWish) => Promise<Refusal | null>;

/** How the person at this table may act beside the rules; null where nobody may, or nothing is left to be agreed on. */
function actOf({ act }: Seated, { viewer, look, here, shown }: TableState): Act | null {
  // That it is over is seen at the end of what is shown.
  const over = shown === null && look !== null && look.view.outcome !== null;
  return viewer === null || look === null || over || !here ? null : act;
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
        <Icon sign="menu" /> <span className="label">{words.table.menu}</span>
      </button>
      <div id={id} popover="auto" className="more-box" ref={box}>
        <Beside seated={seated} state={state} onDone={() => box.current?.hidePopover()} />
      </div>
    </>
  );
}

/** What is done beside the rules: offers, a bot in one's place, and giving up. */
export function Beside({
  seated,
  state,
  onDone,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  /** It has been done. */
  readonly onDone?: (() => void) | undefined;
}) {
  const may = actOf(seated, state);
  const { look, viewer } = state;
  if (may === null || look === null || viewer === null) return null;
  const act: Act = async (wish) => {
    const refusal = await may(wish);
    if (refusal === null) onDone?.();
    return refusal;
  };
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
  if (!look.chose) return words.table.noUndo.nothing;
  return look.handed.length === 1 ? words.alone.stands : words.table.noUndo.stands;
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
