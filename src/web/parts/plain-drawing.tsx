import { memo, useMemo } from 'preact/compat';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { DrawingProps, TableDrawing } from '../../table/drawing.ts';
import { CHOSEN, LIT, MARKED, useThing } from '../../table/states.ts';

const WIDTH = 900;
const HEIGHT = 600;
const COLUMNS = 6;

/** A table for a game that has no drawing yet: every thing a card with its name. */
export function plainDrawing(game: Game): TableDrawing<GameView> {
  const Board = memo(function PlainBoard(props: DrawingProps<GameView>) {
    const { view, language } = props;
    const things = useMemo(() => game.things(view), [view]);
    return (
      <div
        className="plain-board"
        style={{ width: WIDTH, height: HEIGHT, gridTemplateColumns: `repeat(${COLUMNS}, 1fr)` }}
      >
        {things.map((thing) => (
          <PlainThing key={thing} {...props} thing={thing} name={game.text[language].thing(view, thing)} />
        ))}
      </div>
    );
  });
  return { width: WIDTH, height: HEIGHT, Board, Hand: null, Status: () => null };
}

type PlainThingProps = Pick<DrawingProps<GameView>, 'states' | 'onTouch' | 'onPoint'> & {
  readonly thing: Thing;
  readonly name: string;
};

function PlainThing({ thing, name, states, onTouch, onPoint }: PlainThingProps) {
  const state = useThing(states, thing);
  const classes = [
    (state & LIT) !== 0 && 'lit',
    (state & CHOSEN) !== 0 && 'chosen',
    (state & MARKED) !== 0 && 'marked',
  ];
  return (
    <button
      type="button"
      data-thing={thing}
      className={classes.filter(Boolean).join(' ')}
      onClick={() => onTouch(thing)}
      onPointerEnter={() => onPoint(thing)}
      onPointerLeave={() => onPoint(null)}
    >
      {name}
    </button>
  );
}
