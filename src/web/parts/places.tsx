import { useState } from 'preact/compat';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** The table as a list of named things, for those who play without looking. */
export function Places({
  game,
  view,
  lit,
  chosen,
  onTouch,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: ReadonlySet<Thing>;
  readonly onTouch: (thing: Thing) => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const [open, setOpen] = useState(false);
  const state = (thing: Thing) => {
    if (chosen.has(thing)) return words.table.isTouched;
    return lit.has(thing) ? words.table.canTouch : '';
  };
  return (
    <details className="places" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.table.places}</summary>
      <p>{words.table.placesHelp}</p>
      <ul>
        {(open ? game.things(view) : []).map((thing) => (
          <li key={thing}>
            <button
              type="button"
              aria-pressed={chosen.has(thing)}
              data-lit={lit.has(thing)}
              onClick={() => onTouch(thing)}
            >
              {text.thing(view, thing)} {state(thing) !== '' && <i>{state(thing)}</i>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
