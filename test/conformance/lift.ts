import type { Flow, Frame, Seat, Step, Steps } from '../../src/kernel/flow.ts';
import type { Game, GameChoice } from '../../src/kernel/game.ts';
import { type Asking, type Bar, isForbidden } from '../../src/kernel/permission.ts';
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

let lifted: Place | null = null;
let game: Game | null = null;

/** Runs something with one bar lifted. */
export async function without<T>(place: Place, of: Game, work: () => Promise<T>): Promise<T> {
  lifted = place;
  game = of;
  try {
    return await work();
  } finally {
    lifted = null;
  }
}

/** What is left of the permissions of a step. */
function left(asking: Asking, { kind, at }: Place): Asking {
  const isLeft = (_bar: unknown, i: number): boolean => i !== at;
  if (kind === 'closed') return { ...asking, closed: asking.closed.filter(isLeft) };
  const permission = asking.may.get(kind);
  if (permission === undefined) return asking;
  const may = new Map([...asking.may, [kind, { ...permission, rules: permission.rules.filter(isLeft) }]]);
  return { ...asking, may };
}

/** The list, and what nothing forbids any more: `near` would not have proposed it. */
function listWithout(step: AnyStep, asking: Asking, place: Place) {
  return (p: Flow, f: Frame, out: GameChoice[], seat: Seat): void => {
    const permission = asking.may.get(place.kind);
    step.choices?.(p, f, out, seat);
    if (permission === undefined || game === null) return;
    for (const c of game.wishes(place.kind, game.things(game.view(p, seat))))
      if (!isForbidden(permission, p, f, c, seat) && !out.some((known) => equal(known, c))) out.push(c);
  };
}

function switchable(name: string, step: AnyStep): AnyStep {
  const { asking } = step;
  if (asking === null) return step;
  const changed = (place: Place): AnyStep => {
    const rest = left(asking, place);
    const when = (p: Flow, f: Frame): boolean =>
      (asking.when?.(p, f) ?? true) && !rest.closed.some((bar) => bar.test(p, f, null, -1));
    return { ...step, asking: rest, when, choices: listWithout(step, rest, place) };
  };
  const now = (): AnyStep => (lifted?.step === name ? changed(lifted) : step);
  return {
    ...step,
    get asking() {
      return now().asking;
    },
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
export function placesOf({ steps }: Game): readonly Place[] {
  return Object.entries(steps).flatMap(([step, { asking }]) => {
    if (asking === null) return [];
    const permitted = [...asking.may].flatMap(([kind, { rules }]) =>
      rules.map((bar, at): Place => ({ step, kind, at, bar })),
    );
    return [...permitted, ...asking.closed.map((bar, at): Place => ({ step, kind: 'closed', at, bar }))];
  });
}
