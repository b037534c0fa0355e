import { type ReactNode, useId, useLayoutEffect, useRef } from 'preact/compat';
import { uncover } from '../router.ts';
import { useWords } from '../words/words.ts';
import { Icon } from './icons.tsx';

/** A sheet over the table: the table stays as it is, and whoever closes the sheet is where he was before. */
export function Overlay({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    // What covers the table beside the sheet belongs to the dialog, too. Keys have Esc.
    const beside = ({ target }: MouseEvent) => {
      if (target === dialog) uncover();
    };
    dialog.addEventListener('click', beside);
    return () => {
      dialog.removeEventListener('click', beside);
      // Closed before it is taken away: only then does the browser give the focus back to whoever had it.
      dialog.close();
    };
  }, []);
  return (
    <dialog
      className="overlay"
      ref={sheet}
      aria-labelledby={id}
      // The sheet is closed by taking it away, so that the way back closes it as well.
      onCancel={(event) => {
        event.preventDefault();
        uncover();
      }}
    >
      <div className="overlay-sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="secondary" onClick={uncover}>
            <Icon sign="close" /> {words.table.toTable}
          </button>
        </header>
        {/* A box that scrolls must be reachable by keyboard. */}
        <section className="overlay-body" aria-labelledby={id} tabindex={0}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
