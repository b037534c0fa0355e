import { useState } from 'preact/compat';
import type { Seated } from '../play/table.ts';
import { useWords } from '../words/words.ts';

/** Another tab plays this match: here it is only watched, until the reader wants to play here. */
export function Elsewhere({ seated }: { readonly seated: Seated }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    void seated.takeOver().finally(() => setBusy(false));
  };
  return (
    <section className="elsewhere" aria-label={words.elsewhere.title}>
      <p role="status">{words.elsewhere.text}</p>
      <button type="button" className="secondary" disabled={busy} onClick={play}>
        {words.elsewhere.play}
      </button>
    </section>
  );
}
