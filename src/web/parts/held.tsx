import { useEffect, useState } from 'preact/compat';
import type { Game, GameView, Language } from '../../kernel/game.ts';
import { isProblem, type KeptLog } from '../keeper/contract.ts';
import { useKeeper } from '../play/keeper.ts';
import { openGame } from '../play/opened.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';
import { Sentence, turnsOf } from './log.tsx';
import { Masthead } from './masthead.tsx';
import { SaveMatch } from './save-match.tsx';

/** A match that the rules of today cannot take up: it is whole, and waits. What happened in it can be read. */
export function Held({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow held">
        <h1>{words.held.title}</h1>
        <p role="alert">{words.faults.held}</p>
        <p>{words.held.help}</p>
        <div className="row">
          <SaveMatch id={id} name={id} className="primary" />
          <Link to={{ page: 'home' }} className="secondary">
            {words.table.toShelf}
          </Link>
        </div>
        <HeldLog id={id} />
      </main>
    </>
  );
}

interface Readable {
  readonly game: Game;
  readonly view: GameView;
  readonly log: KeptLog;
}

function HeldLog({ id }: { readonly id: string }) {
  const words = useWords();
  const { language } = useSettings();
  const keeper = useKeeper();
  const [readable, setReadable] = useState<Readable | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const log = await keeper.log(id);
      const opened = isProblem(log) ? null : await openGame(log.game, log.pack);
      if (left || opened === null || isProblem(log)) return;
      // Where nothing can be told, what is said above is all that can be said.
      if (log.view !== null) setReadable({ game: opened.game, view: log.view, log });
    };
    void read();
    return () => {
      left = true;
    };
  }, [keeper, id]);
  if (readable === null) return null;
  const { game, view, log } = readable;
  const told = log.told.filter(({ event }) => canTell(game, language, view, event));
  return (
    <section className="held-log" aria-labelledby="held-log">
      <h2 id="held-log">{words.table.log}</h2>
      {turnsOf(game, language, view, told).map(({ key, title, holds: turnHolds, lines }) => (
        <section key={key}>
          <h3>
            <Sentence holds={turnHolds} said={title ?? words.table.before} />
          </h3>
          <ol>
            {lines.map(({ key: line, sentence, holds }) => (
              <li key={line}>
                <Sentence holds={holds} said={sentence} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** What the rules of another day told may have no words any more: then the rest is read without it. */
function canTell(game: Game, language: Language, view: GameView, event: KeptLog['told'][number]['event']): boolean {
  try {
    game.text[language].event(view, event);
    return true;
  } catch {
    return false;
  }
}
