import { useEffect, useRef } from 'preact/compat';
import type { Game, GameView } from '../../kernel/game.ts';
import { Camp } from '../home/camp.tsx';
import type { Seated, TableState } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

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

/** Nothing secret is decided, so that no curtain has fallen; whoever decides may still look at what is his first. */
export function Openly({
  game,
  seated,
  state: { openly },
  view,
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  readonly view: GameView;
}) {
  const words = useWords();
  const { language } = useSettings();
  if (openly === null) return null;
  return (
    <p className="stops">
      {words.table.openlyHelp}{' '}
      <button type="button" className="small" onClick={() => seated.handTo(openly)}>
        {words.offers.handTo(game.text[language].seat(view, openly))}
      </button>
    </p>
  );
}
