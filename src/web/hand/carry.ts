import type { Game, GameChoice, GameView, Language, Thing, Wish } from '../../kernel/game.ts';
import type { Handling, Stack } from '../../table/handling.ts';
import { type Selection, selectionOf } from '../play/selection.ts';

// What a hand may take up and where it may lay it down, drawn from the same touches as choosing by touch: a piece that is carried
// to its goal is the piece touched, then the goal.

/** What of a table the hand goes by. */
export interface Lying {
  readonly game: Pick<Game, 'touches' | 'wishes' | 'things'>;
  readonly view: GameView;
  readonly choices: readonly GameChoice[];
  readonly handling: Handling | undefined;
  readonly language: Language;
}

/** What is carried, and what comes of it at a goal. */
export interface Carry {
  /** The piece under the hand first. */
  readonly things: readonly Thing[];
  readonly goals: ReadonlySet<Thing>;
  readonly how:
    | { readonly by: 'touch'; readonly touched: readonly Thing[] }
    /** Those who act go there, step by step. */
    | { readonly by: 'way' }
    /** The piece is named, and ordered to go. */
    | { readonly by: 'order' };
}

/** What the hand takes up with this piece; null if it stays where it is. */
export function takenUp(lying: Lying, now: Selection, piece: Thing): Carry | null {
  return actingTakenUp(lying, piece) ?? touchedTakenUp(lying, now, piece) ?? orderedTakenUp(lying, piece);
}

const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf(':'));

/** The only thing that a choice touches, if it is of that kind. */
function goalOf({ game }: Lying, choice: GameChoice, kind: string): Thing | null {
  const [goal, more] = game.touches(choice);
  return goal !== undefined && more === undefined && kindOf(goal) === kind ? goal : null;
}

/** Those who have been named go together, wherever their next steps lead. */
function actingTakenUp(lying: Lying, piece: Thing): Carry | null {
  const { game, view, choices, handling, language } = lying;
  const acting = handling?.acting(view) ?? null;
  if (handling === undefined || acting === null || !acting.pieces.includes(piece)) return null;
  const steps = choices.flatMap((choice) => goalOf(lying, choice, acting.goal) ?? []);
  if (steps.length === 0) return null;
  const far = game.things(view).filter((thing) => {
    const first = kindOf(thing) === acting.goal ? handling.way(view, thing, language)?.steps[0] : undefined;
    return first !== undefined && steps.includes(first);
  });
  return { things: ledBy(piece, acting.pieces), goals: new Set([...steps, ...far]), how: { by: 'way' } };
}

const ledBy = (piece: Thing, pieces: readonly Thing[]): readonly Thing[] => [
  piece,
  ...pieces.filter((other) => other !== piece),
];

/** A piece whose choice goes on after it; what a choice ends with is a goal, and stays where it is. */
function touchedTakenUp({ game, choices }: Lying, { touched }: Selection, piece: Thing): Carry | null {
  for (const before of [touched.filter((thing) => thing !== piece), []]) {
    const way = [...before, piece];
    const goals = new Set<Thing>();
    for (const choice of selectionOf(game, choices, way).open) {
      const things = game.touches(choice);
      for (const goal of things.slice(things.indexOf(piece) + 1)) if (!way.includes(goal)) goals.add(goal);
    }
    if (goals.size > 0) return { things: [piece], goals, how: { by: 'touch', touched: way } };
  }
  return null;
}

/** A piece that can be named, or has been, but has no order yet. */
function orderedTakenUp(lying: Lying, piece: Thing): Carry | null {
  const { game, view, choices, handling } = lying;
  if (handling === undefined) return null;
  const acting = handling.acting(view)?.pieces ?? [];
  const named = acting.includes(piece);
  if (!named && choiceOf(game, choices, piece) === null) return null;
  if (named && !choices.some((choice) => handling.isOrder(choice))) return null;
  const goals = new Set(handling.bounds(view, piece));
  return goals.size === 0 ? null : { things: ledBy(piece, acting), goals, how: { by: 'order' } };
}

/** The choice that touches this and nothing else. */
export function choiceOf(game: Pick<Game, 'touches'>, choices: readonly GameChoice[], thing: Thing): GameChoice | null {
  return (
    choices.find((choice) => {
      const [first, more] = game.touches(choice);
      return first === thing && more === undefined;
    }) ?? null
  );
}

/** The stacks of which more than one piece could be named now: their ground may be touched for all of them. */
export function openStacks({ game, view, choices, handling }: Omit<Lying, 'language'>): readonly Stack[] {
  if (handling === undefined || choices.length === 0) return [];
  const acting = handling.acting(view)?.pieces ?? [];
  return handling.stacks(view).filter(({ pieces }) => {
    const left = pieces.filter((piece) => !acting.includes(piece));
    return left.length > 1 && left.some((piece) => choiceOf(game, choices, piece) !== null);
  });
}

/** The largest stack on that ground. */
export function stackOn(stacks: readonly Stack[], ground: Thing): Stack | null {
  const here = stacks.filter((stack) => stack.ground === ground);
  return here.reduce<Stack | null>(
    (most, stack) => (most === null || stack.pieces.length > most.pieces.length ? stack : most),
    null,
  );
}

/** The question 'why not?' of something that was laid down where it cannot go: as exact as it can be asked. */
export function wishAt({ game, view, choices }: Lying, { things, how }: Carry, at: Thing): Wish<GameChoice> {
  const touched = how.by === 'touch' ? how.touched : [];
  const kinds = new Set(selectionOf(game, choices, touched).open.map(({ kind }) => kind));
  const here = how.by === 'touch' ? game.things(view) : [];
  const wishes = [...kinds].flatMap((kind) =>
    here.length === 0
      ? []
      : game.wishes(kind, here, at).filter((wish) => {
          const on = game.touches(wish);
          return things.every((thing) => on.includes(thing)) && touched.every((thing) => on.includes(thing));
        }),
  );
  const [only, more] = wishes;
  return only === undefined || more !== undefined ? { thing: at } : { choice: only };
}
