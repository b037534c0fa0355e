import { useState } from 'preact/compat';
import type { Trouble } from '../keeper/contract.ts';
import type { Seated } from '../play/table.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { SaveMatch } from './save-match.tsx';

/** A bot that failed or is silent, or an answer that could not be kept: what happened, and every way on. Nothing is lost. */
export function BotTrouble({
  name,
  trouble,
  seated,
}: {
  readonly name: string;
  readonly trouble: Trouble;
  readonly seated: Seated;
}) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const { id, game } = seated.info;
  const go = (how: 'again' | 'instead') => {
    setBusy(true);
    void seated.retry(how).finally(() => setBusy(false));
  };
  const w = words.trouble;
  // Otherwise the bot has answered, and the browser could not keep it.
  const kept = trouble.why === 'failed' || trouble.why === 'silent';
  return (
    <section className="trouble" role="alert">
      <h3>{kept ? w.title(name) : w.unkept}</h3>
      <p>{trouble.why === 'failed' || trouble.why === 'silent' ? w[trouble.why] : words.faults[trouble.why]}</p>
      {trouble.why === 'failed' && <p className="help">{trouble.detail}</p>}
      <div className="row">
        <button type="button" className="primary" disabled={busy} onClick={() => go('again')}>
          {kept ? w.again : w.retry}
        </button>
        {kept && (
          <button type="button" className="secondary" disabled={busy} onClick={() => go('instead')}>
            {w.instead[trouble.instead]}
          </button>
        )}
        <SaveMatch id={id} name={`${game}-${id}`} className="secondary" />
        <Link to={{ page: 'home' }} className="plain">
          {words.table.leave}
        </Link>
      </div>
    </section>
  );
}
