import type { Whole } from '../../keeper/room.ts';
import type { Chance, Io } from '../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../kernel/fast-chance.ts';
import { askedSeats, play, type Seat, top } from '../../kernel/flow.ts';
import type { Game, GameChoice, GameView, Span } from '../../kernel/game.ts';

/** Somebody lets windows go by until the next span begins: `at` is the number of the one that is under way. */
export interface Stop {
  readonly span: Span;
  readonly at: number;
}

/** How many such spans have begun. With a turn an operation begins too: nothing lasts beyond it. */
export function begun({ reactions }: Game, { view, told }: Pick<Whole, 'view' | 'told'>, span: Span): number {
  if (reactions === undefined) return 0;
  const begins = told.map(({ event }) => reactions.begins(view, event));
  return begins.filter((one) => one === 'turn' || one === span).length;
}

/** The choice that lets the window go by at which the seat is asked; null where it is no window. */
export function goingBy({ steps }: Game, { step, outcome }: GameView): GameChoice | null {
  const kind = outcome === null ? steps[step]?.window : null;
  return kind == null ? null : { kind };
}

/** So many positions are imagined before the end of a turn is ruled out, and so many windows let go by in each. */
const IMAGINED = 4;
const MOST_WINDOWS = 32;

/** Chance that is only tried, and whether dice fell: after them nothing can be taken back, and nobody overlooks them. */
export function trial(chance: Chance): { readonly io: Io; diceFell(): boolean } {
  let fell = false;
  const roll = (stream: string, sides: number): number => {
    fell ||= stream === 'dice';
    return chance.next(stream, sides);
  };
  return { io: { roll, reveal() {}, tell: null }, diceFell: () => fell };
}

/**
 * Would the turn of the seat, or its operation, end with this choice: is somebody else asked next, other than in a window, and it is
 * no longer the seat's? By what it knows, so that what is asked tells nothing. A window after which dice fall ends nothing: they do.
 */
export function passesOn(game: Game, view: GameView, seat: Seat, choice: GameChoice): boolean {
  for (let seed = 0; seed < IMAGINED; seed++) if (handsOver(game, view, seat, choice, seed)) return true;
  return false;
}

function handsOver(game: Game, view: GameView, seat: Seat, choice: GameChoice, seed: number): boolean {
  const { steps, reactions } = game;
  const p = game.imagine(view, fastRandom(seed));
  const { io, diceFell } = trial(fastChance(seed));
  const isWindow = goingBy(game, view) !== null;
  play(steps, p, seat, choice, io);
  for (let windows = 0; windows < MOST_WINDOWS && p.outcome === null; windows++) {
    if (isWindow && diceFell()) return false;
    const asked = askedSeats(steps, p);
    const [other] = asked;
    const isStill = reactions !== undefined && reactions.whose(game.view(p, seat)) === seat;
    if (other === undefined || isStill) return false;
    const kind = steps[top(p).step]?.window ?? null;
    if (kind === null) return !asked.includes(seat);
    play(steps, p, other, { kind }, io);
  }
  return true;
}
