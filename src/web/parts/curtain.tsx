import { useEffect, useRef } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { Camp } from './camp.tsx';

/** The screen changes hands: behind it, the page holds nothing of any seat. */
export function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" className="curtain">
      <div className="card">
        <Camp />
        <h1>{words.table.curtain(name)}</h1>
        <p>{words.table.curtainHelp}</p>
        <button type="button" className="primary" ref={button} onClick={onReady}>
          {words.table.curtainGo(name)}
        </button>
      </div>
    </main>
  );
}
