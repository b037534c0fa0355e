import type { Game, GameChoice, Thing } from '../../kernel/game.ts';
import type { GuideStep } from '../../table/presentation.ts';
import { createStore, type Store, useStore } from '../../table/store.ts';
import type { Selection } from './selection.ts';

/** How far a lesson has come. */
export interface Guiding {
  /** The step that is read now, counted from 0. */
  readonly at: number;
  readonly step: GuideStep;
  /** The choice that the step asks for; null where it is only read, and off the path. */
  readonly wanted: GameChoice | null;
  /** What was chosen instead: legal, but not of the lesson. It waits for a word. */
  readonly strayed: GameChoice | null;
  /** The path was left: the match goes on freely, against a bot. */
  readonly free: boolean;
}

/** What the card of a lesson asks of it. */
export interface Coach {
  readonly state: Store<Guiding>;
  readonly steps: number;
  /** The step was read. */
  goOn(): Promise<void>;
  /** Makes the other choice after all, and leaves the path. */
  insist(): Promise<void>;
  /** Thinks better of it. */
  forget(): void;
  /** Back on the path, where it was left. */
  comeBack(): Promise<void>;
  /** From the first step again. */
  restart(): Promise<void>;
}

/**
 * What leads on by the card itself, by its first button and on the path by Enter: back to the path, or the step that is only read, or a choice that
 * touches nothing. Null where the way on lies on the table.
 */
export function leadingOn(
  game: Pick<Game, 'touches'>,
  coach: Coach,
  { at, step, wanted, strayed, free }: Guiding,
  propose: (choice: GameChoice) => void,
): (() => void) | null {
  if (free) return () => void coach.comeBack();
  if (strayed !== null) return () => coach.forget();
  if (wanted !== null) return game.touches(wanted).length === 0 ? () => propose(wanted) : null;
  return step.do === undefined && at + 1 < coach.steps ? () => void coach.goOn() : null;
}

const NOBODY = createStore<Guiding | null>(null);

/** Where the lesson stands; null at any other table. */
export function useGuiding(coach: Coach | undefined): Guiding | null {
  return useStore<Guiding | null>(coach?.state ?? NOBODY);
}

/** What can be done with all that was touched, if the choice of the step is among it and it is not the only one: then a word decides. */
export function waysOn(
  game: Pick<Game, 'touches'>,
  { wanted, free }: Guiding,
  { touched, open }: Pick<Selection, 'touched' | 'open'>,
): readonly GameChoice[] {
  if (free || wanted === null || touched.length === 0) return [];
  const named = (choice: GameChoice) => game.touches(choice).every((thing) => touched.includes(thing));
  const ways = named(wanted) ? open.filter(named) : [];
  return ways.length > 1 ? ways : [];
}

/** Whether something was touched that does not lead to the choice of the step. */
export function isAstray(
  game: Pick<Game, 'touches'>,
  { wanted, free }: Guiding,
  { touched }: Pick<Selection, 'touched'>,
): boolean {
  const way = free || wanted === null ? touched : game.touches(wanted);
  return touched.some((thing) => !way.includes(thing));
}

/** What the step points at: the next thing to touch on the way to its choice, or what its words speak of. */
export function pointedAt(game: Pick<Game, 'touches'>, guiding: Guiding, touched: readonly Thing[]): readonly Thing[] {
  const { wanted, step, free, strayed } = guiding;
  if (free) return [];
  if (wanted === null) return step.things ?? [];
  const way = game.touches(wanted);
  // A choice that is a button is about something on the table all the same.
  if (way.length === 0) return step.things ?? [];
  const rest = touched.every((thing) => way.includes(thing)) ? way.filter((thing) => !touched.includes(thing)) : way;
  return strayed === null ? rest.slice(0, 1) : way;
}
