import type { GameEvent } from '../kernel/chance.ts';
import type { GameView } from '../kernel/game.ts';
import type { DrawingProps } from './drawing.ts';

/** An event that the drawing has a picture for. */
export const pictureOf = <E extends GameEvent>(
  event: GameEvent | null,
  isShown: (event: GameEvent) => event is E,
): E | null => (event !== null && isShown(event) ? event : null);

/** What a drawing is given, with the events as those of its game. */
export function tellingOf<V extends GameView, E extends GameEvent>(
  { view, language, states, showing, rolling = false, lately = [], onTouch, onPoint }: DrawingProps<V>,
  isShown: (event: GameEvent) => event is E,
) {
  return {
    ...{ view, language, states, onTouch, onPoint },
    showing: pictureOf(showing, isShown),
    /** Its dice are still in the air. */
    rolling,
    /** What others did since the viewer chose last. */
    lately: lately.filter(isShown),
  };
}
