import { useState } from 'preact/compat';
import { saveFile } from '../files.ts';
import { localKeeper } from '../keeper/client.ts';
import { isProblem, type Trouble } from '../keeper/contract.ts';
import type { Seated } from '../play/table.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';

/** A bot that failed or is silent: what happened, and every way on. Nothing of the match is lost. */
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
  const save = async () => {
    const written = await localKeeper().exportSave(id);
    if (!isProblem(written)) saveFile(`${game}-${id}.json`, written.text);
  };
  const w = words.trouble;
  return (
    <section className="trouble" role="alert">
      <h3>{w.title(name)}</h3>
      <p>{w[trouble.why]}</p>
      {trouble.why === 'failed' && <p className="help">{trouble.detail}</p>}
      <div className="row">
        <button type="button" className="primary" disabled={busy} onClick={() => go('again')}>
          {w.again}
        </button>
        <button type="button" className="secondary" disabled={busy} onClick={() => go('instead')}>
          {w.instead[trouble.instead]}
        </button>
        <button type="button" className="secondary" onClick={() => void save()}>
          {words.home.save}
        </button>
        <Link to={{ page: 'home' }} className="plain">
          {words.table.leave}
        </Link>
      </div>
    </section>
  );
}
