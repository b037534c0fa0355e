import type { Game, GameChoice, Thing } from '../../kernel/game.ts';

/** How a person comes to a choice: by touching one thing after the other. */
export interface Selection {
  readonly touched: readonly Thing[];
  /** The choices that everything touched so far can still lead to. */
  readonly open: readonly GameChoice[];
  /** What to touch next. */
  readonly lit: ReadonlySet<Thing>;
  /** The choice that is complete, if it is the only one left. */
  readonly complete: GameChoice | null;
}

type Touches = Pick<Game, 'touches'>;

function remaining(game: Touches, choice: GameChoice, touched: readonly Thing[]): readonly Thing[] {
  return game.touches(choice).filter((thing) => !touched.includes(thing));
}

/** The selection after these touches. Things may be touched in any order; the game's own order is what is lit. */
export function selectionOf(game: Touches, choices: readonly GameChoice[], touched: readonly Thing[]): Selection {
  const open = choices.filter((choice) => {
    const things = game.touches(choice);
    return touched.every((thing) => things.includes(thing));
  });
  const lit = new Set<Thing>();
  for (const choice of open) {
    const next = remaining(game, choice, touched)[0];
    if (next !== undefined) lit.add(next);
  }
  const [only] = open;
  const complete =
    touched.length > 0 && open.length === 1 && only !== undefined && remaining(game, only, touched).length === 0
      ? only
      : null;
  return { touched, open, lit, complete };
}

/**
 * What a touch does: goes a step on, takes the last step back, begins anew with another thing, or is in vain (null): then the
 * person is told why not.
 */
export function touch(game: Touches, choices: readonly GameChoice[], now: Selection, thing: Thing): Selection | null {
  if (now.touched.includes(thing)) {
    return selectionOf(
      game,
      choices,
      now.touched.filter((other) => other !== thing),
    );
  }
  const on = selectionOf(game, choices, [...now.touched, thing]);
  if (on.open.length > 0) return on;
  const anew = selectionOf(game, choices, [thing]);
  return anew.open.length > 0 ? anew : null;
}

/** Choices that touch nothing: they are buttons. */
export function buttonsOf(game: Touches, choices: readonly GameChoice[]): readonly GameChoice[] {
  return choices.filter((choice) => game.touches(choice).length === 0);
}

export interface Group {
  readonly thing: Thing;
  readonly choices: readonly GameChoice[];
}

/** The other choices, grouped by what is touched first; those of what has been touched lead. */
export function groupsOf(
  game: Touches,
  choices: readonly GameChoice[],
  touched: readonly Thing[] = [],
): readonly Group[] {
  const groups = new Map<Thing, GameChoice[]>();
  for (const choice of choices) {
    const first = game.touches(choice)[0];
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [choice]);
    else group.push(choice);
  }
  const all = [...groups].map(([thing, list]) => ({ thing, choices: list }));
  return all.toSorted((a, b) => Number(touched.includes(b.thing)) - Number(touched.includes(a.thing)));
}
