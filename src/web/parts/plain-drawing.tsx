import { useMemo } from 'preact/compat';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { DrawingProps, TableDrawing } from '../../table/drawing.ts';

const WIDTH = 900;
const HEIGHT = 600;
const COLUMNS = 6;

/** A table for a game that has no drawing yet: every thing a card with its name. */
export function plainDrawing(game: Game): TableDrawing<GameView> {
  function Board({ view, language, lit, chosen, marked, onTouch, onPoint }: DrawingProps<GameView>) {
    const things = useMemo(() => game.things(view), [view]);
    const state = (thing: Thing) =>
      [lit.has(thing) ? 'lit' : '', chosen.has(thing) ? 'chosen' : '', marked.has(thing) ? 'marked' : ''].join(' ');
    return (
      <div
        className="plain-board"
        style={{ width: WIDTH, height: HEIGHT, gridTemplateColumns: `repeat(${COLUMNS}, 1fr)` }}
      >
        {things.map((thing) => (
          <button
            key={thing}
            type="button"
            data-thing={thing}
            className={state(thing)}
            onClick={() => onTouch(thing)}
            onPointerEnter={() => onPoint(thing)}
            onPointerLeave={() => onPoint(null)}
          >
            {game.text[language].thing(view, thing)}
          </button>
        ))}
      </div>
    );
  }
  return { width: WIDTH, height: HEIGHT, Board, Hand: null, Status: () => null };
}
