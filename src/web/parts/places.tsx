import { memo, useState } from 'preact/compat';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import { CHOSEN, LIT, type States, useThing } from '../../table/states.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** The table as a list of named things, for those who play without looking. */
export const Places = memo(function Places({
  game,
  view,
  states,
  onTouch,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly states: States;
  readonly onTouch: (thing: Thing) => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <details className="places" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.table.places}</summary>
      <p>{words.table.placesHelp}</p>
      <ul>
        {(open ? game.things(view) : []).map((thing) => (
          <li key={thing}>
            <Named states={states} thing={thing} name={game.text[language].thing(view, thing)} onTouch={onTouch} />
          </li>
        ))}
      </ul>
    </details>
  );
});

interface NamedProps {
  readonly states: States;
  readonly thing: Thing;
  readonly name: string;
  readonly onTouch: (thing: Thing) => void;
}

function Named({ states, thing, name, onTouch }: NamedProps) {
  const words = useWords();
  const state = useThing(states, thing);
  const [isLit, isChosen] = [(state & LIT) !== 0, (state & CHOSEN) !== 0];
  return (
    <button type="button" aria-pressed={isChosen} data-lit={isLit} onClick={() => onTouch(thing)}>
      {name} {(isChosen || isLit) && <i>{isChosen ? words.table.isTouched : words.table.canTouch}</i>}
    </button>
  );
}
