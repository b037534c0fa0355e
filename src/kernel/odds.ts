import type { Flow, Seat } from './flow.ts';
import type { Game, GameChoice, Thing } from './game.ts';

/** The exact distribution of the results of a fight: how many of the equally likely rolls give each result. */
export interface Odds {
  /** Out of how many equally likely rolls. */
  readonly of: number;
  readonly results: readonly { readonly key: string; readonly ways: number }[];
  /** The figures behind it, for the sentence that explains it. */
  readonly terms: readonly OddsTerm[];
  /** More than the figures, for whoever weighs the choice: added where a person is asked (`weigh` of the game). */
  readonly weighed?: Weighing;
}

/** What goes on behind odds, and what could still change them. All of it follows from what the one who weighs may know. */
export interface Weighing {
  /** Whose attack it is, or whose test. */
  readonly by: Seat;
  /** Each single die, in the order in which they are rolled; those that follow only sometimes last. */
  readonly dice: readonly WeighedDie[];
  /** Points that results bring. */
  readonly worth: readonly Worth[];
  /** What his own cards, and what is known to all of the other side, could make of it. */
  readonly ifs: readonly WhatIf[];
  /** The same dice for each amount that one could pay, in their order. Only in games in which nobody answers. */
  readonly ladder?: readonly WhatIf[];
}

/** The faces of a die, sorted by what they do. */
export interface WeighedDie {
  /** Whose die it is or what for, a key of the game's text. */
  readonly side: string;
  /** What is added to it. */
  readonly terms: readonly OddsTerm[];
  /** The total that is to be reached, where it depends on more than the die. */
  readonly target: number | null;
  /** The key of what must have happened before it is rolled; null if it is rolled in any case. */
  readonly after: string | null;
  readonly faces: readonly {
    readonly key: string;
    readonly faces: readonly number[];
    /** For whom that is good. */
    readonly good: Seat | null;
  }[];
}

export interface Worth {
  /** The key of the result. */
  readonly result: string;
  readonly seat: Seat;
  readonly points: number;
  /** What that makes in all, and how many end the match. */
  readonly total: number;
  readonly goal: number;
  readonly clause: string;
}

/** The odds with one choice more on the way to the dice. */
export interface WhatIf {
  readonly by: Seat;
  readonly choice: GameChoice;
  readonly of: number;
  readonly results: Odds['results'];
}

/** One term of a total: `attack` or `defence`, a fixed value or dice, and where it comes from. */
export interface OddsTerm {
  readonly side: string;
  /** What the term is, a key of the game's text. */
  readonly what: string;
  readonly clause: string;
  readonly value: number | string;
  /** Which piece brings it, where several add to a sum. */
  readonly of?: Thing;
  /** What those before it come to: it is not added to them. */
  readonly total?: boolean;
}

/** Dice as a number of rolls for each sum: `ways[i]` rolls give `low + i`. */
export interface Sums {
  readonly low: number;
  readonly ways: readonly number[];
}

/** A set of dice: how many of how many sides. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export const NO_DICE: Sums = { low: 0, ways: [1] };

export function addDie(sums: Sums, sides: number): Sums {
  const ways: number[] = [];
  sums.ways.forEach((n, i) => {
    for (let face = 0; face < sides; face++) ways[i + face] = (ways[i + face] ?? 0) + n;
  });
  return { low: sums.low + 1, ways };
}

export function addDice(sums: Sums, dice: Dice): Sums {
  let out = sums;
  for (let i = 0; i < dice.count; i++) out = addDie(out, dice.sides);
  return out;
}

export function sumsOf(dice: readonly Dice[]): Sums {
  return dice.reduce(addDice, NO_DICE);
}

/** Reads `2d8`. */
export function readDice(text: string): Dice {
  const found = /^([1-9]\d?)d([1-9]\d?)$/.exec(text);
  if (found === null) throw new Error(`'${text}' is not a set of dice such as 2d8`);
  return { count: Number(found[1]), sides: Number(found[2]) };
}

export function printDice(dice: Dice): string {
  return `${dice.count}d${dice.sides}`;
}

/** The rolls of `sums` sorted by what `result` says of each total, in the order in which results first appear from low to high. */
export function oddsOf(sums: Sums, result: (total: number) => string): Pick<Odds, 'of' | 'results'> {
  const found = new Map<string, number>();
  let of = 0;
  sums.ways.forEach((n, i) => {
    const key = result(sums.low + i);
    found.set(key, (found.get(key) ?? 0) + n);
    of += n;
  });
  return { of, results: [...found].map(([key, ways]) => ({ key, ways })) };
}

/** The odds of a choice with all that a person weighs them by. */
export function weighedOdds<P extends Flow>(
  game: Pick<Game<P>, 'odds' | 'weigh'>,
  p: P,
  seat: Seat,
  choice: GameChoice,
): Odds | null {
  const odds = game.odds(p, seat, choice);
  if (odds === null) return null;
  const weighed = game.weigh?.(p, seat, choice) ?? null;
  return weighed === null ? odds : { ...odds, weighed };
}
