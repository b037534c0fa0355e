import type { Flow, Frame, Seat, Step, Steps } from '../../src/kernel/flow.ts';
import type { Game, GameChoice } from '../../src/kernel/game.ts';
import { type Asking, type Bar, isForbidden, type Permission } from '../../src/kernel/permission.ts';
import { equal } from './plain-data.ts';

// Bars that can be lifted while tests run: what a game's steps would permit if one rule were not there. The tables that games
// gather their steps in are made switchable; with nothing lifted they are what they were.

/** A bar by the place where it stands: a step, a kind of choice (or `closed`), and its number in the list. */
export interface Place {
  readonly step: string;
  readonly kind: string;
  readonly at: number;
  readonly bar: Bar;
}

export type AnySteps = Steps<Flow, GameChoice>;
type AnyStep = Step<Flow, GameChoice>;

/** A rule: one sentence of one clause, in all the places where it stands. */
export type Rule = readonly Place[];

let lifted: Rule = [];
let game: Game | null = null;

/** Runs something with one rule lifted, wherever it stands. */
export async function without<T>(rule: Rule, of: Game, work: () => Promise<T>): Promise<T> {
  lifted = rule;
  game = of;
  try {
    return await work();
  } finally {
    lifted = [];
  }
}

/** What is left of the permissions of a step. */
function left(asking: Asking, places: Rule): Asking {
  const isLeft = (kind: string) => (_bar: unknown, at: number) =>
    !places.some((place) => place.kind === kind && place.at === at);
  const may = [...asking.may].map(([kind, permission]): [string, Permission] => [
    kind,
    { ...permission, rules: permission.rules.filter(isLeft(kind)) },
  ]);
  return { ...asking, may: new Map(may), closed: asking.closed.filter(isLeft('closed')) };
}

/** The list, and what nothing forbids any more: `near` would not have proposed it. */
function listWithout(step: AnyStep, asking: Asking, places: Rule) {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return (p: Flow, f: Frame, out: GameChoice[], seat: Seat): void => {
    step.choices?.(p, f, out, seat);
    for (const kind of kinds) {
      const permission = asking.may.get(kind);
      if (permission === undefined || game === null) continue;
      for (const c of game.wishes(kind, game.things(game.view(p, seat))))
        if (!isForbidden(permission, p, f, c, seat) && !out.some((known) => equal(known, c))) out.push(c);
    }
  };
}

function switchable(name: string, step: AnyStep): AnyStep {
  const { asking } = step;
  if (asking === null) return step;
  const here = (): Rule => lifted.filter((place) => place.step === name);
  const leftNow = (): Asking => (here().length > 0 ? left(asking, here()) : asking);
  // Which steps ask is known once and for all: what they ask is looked up whenever it is wanted.
  const live: Asking = {
    ...asking,
    get may() {
      return leftNow().may;
    },
    get closed() {
      return leftNow().closed;
    },
  };
  const changed = (places: Rule): AnyStep => {
    const rest = left(asking, places);
    const when = (p: Flow, f: Frame): boolean =>
      (asking.when?.(p, f) ?? true) && !rest.closed.some((bar) => bar.test(p, f, null, -1));
    return { ...step, when, choices: listWithout(step, rest, places) };
  };
  const now = (): AnyStep => (here().length > 0 ? changed(here()) : step);
  return {
    ...step,
    asking: live,
    get when() {
      return now().when;
    },
    get choices() {
      return now().choices;
    },
  };
}

/** The same steps, each of which looks whether one of its bars is lifted. */
export const switchableSteps = (steps: AnySteps): AnySteps =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, switchable(name, step)]));

/** Every bar of a game. */
function placesOf({ steps }: Game): readonly Place[] {
  return Object.entries(steps).flatMap(([step, { asking }]) => {
    if (asking === null) return [];
    const permitted = [...asking.may].flatMap(([kind, { rules }]) =>
      rules.map((bar, at): Place => ({ step, kind, at, bar })),
    );
    return [...permitted, ...asking.closed.map((bar, at): Place => ({ step, kind: 'closed', at, bar }))];
  });
}

/** The same by rule: what is said once may stand in the way at many steps. */
export function rulesIn(game: Game): readonly Rule[] {
  const named = Map.groupBy(placesOf(game), ({ bar }) => `${bar.sort} ${bar.clause} ${bar.why}`);
  return [...named.values()];
}
