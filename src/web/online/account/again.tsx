import { useId, useLayoutEffect, useRef } from 'preact/compat';
import { useAccountWords } from '../../words/account.ts';
import type { Account, Entered } from './account-requests.ts';
import { SignIn } from './sign-in.tsx';

/** Asks somebody who is known to sign in once more, before something is done that only he may do. */
export function Again({
  known,
  onIn,
  onLeave,
}: {
  readonly known: Account;
  readonly onIn: (entered: Entered) => void;
  readonly onLeave: () => void;
}) {
  const words = useAccountWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    // Closed before it is taken away: only then does the browser give the focus back to whoever had it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      className="again"
      ref={sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <h2 id={id}>{words.again.title}</h2>
      <p>{words.again.text}</p>
      <SignIn onIn={onIn} login={known.login ?? ''} />
      <div className="row">
        <button type="button" className="secondary" onClick={onLeave}>
          {words.again.leave}
        </button>
      </div>
    </dialog>
  );
}
