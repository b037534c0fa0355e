import type { GameEvent, Io } from './chance.ts';
import type { AskStep, Frame, Guarded, Seat } from './flow.ts';
import type { Reason } from './game.ts';
import { get, shorten } from './there.ts';

// What a rule forbids is said once. A step that asks names, for each kind of choice, what one could wish for (`near`) and what
// stands in the way, each with its clause. The list of choices, the reasons of a refusal and "when could I?" are drawn from it.

/** Figures for the sentence that says a reason. */
export type Facts = { readonly [name: string]: number | string };

/**
 * What kind of obstacle a rule is.
 * - `about`: what such a choice is about at all: whose piece, which printed type. Never changes in a match, so that it tells
 *   the wrong thing from the wrong time.
 * - `gate`: nobody could do it with this thing now, at any step: it is lost, it is in no hand. Told in place of a moment.
 * - `given`: what `near` never proposes, so that listing need not try it.
 * - `bar`: tried on every candidate.
 * - `follows`: forbids nothing by itself, but says in one word what the rules below it come to.
 */
export type Sort = 'about' | 'gate' | 'given' | 'bar' | 'follows';

/** A function whose parameters are compared as those of a method are: a rule about one kind of choice stands in a list of all. */
type Loose<A extends readonly unknown[], R> = { of(...a: A): R }['of'];

/** A rule that can stand in the way of a choice. `test` is true when it does. */
export interface Bar<P = unknown, F = unknown, C = unknown> {
  readonly sort: Sort;
  readonly clause: string;
  readonly why: string;
  readonly test: Loose<[p: P, f: F, c: C, seat: Seat], boolean>;
  /** What the sentence needs beside the fields of the choice, which are facts by themselves. For people only: never in listing. */
  readonly facts: Loose<[p: P, f: F, c: C, seat: Seat], Facts> | null;
  /** `near` itself has tried it, once for all that a unit or a card could do (`sifting`): listing need not try it again. */
  readonly sifted?: boolean;
}

/** What may be done at a step, of one kind. **Legal is what no rule of the list forbids**; `near` may only be slow, never wrong. */
export interface Permission<P = unknown, F = unknown, C = unknown> {
  /** Writes the candidates into `out`: at least every legal choice, none twice, in the order of the list. */
  readonly near: Loose<[p: P, f: F, out: C[], seat: Seat], void> | null;
  /** `near` proposes nothing that a rule forbids, so that listing need not try any. */
  readonly exact?: boolean;
  /** Nothing of the kind is ever permitted here: the rules say why. */
  readonly refused?: boolean;
  /** In the order in which they are told: from whose and where to what and how much. */
  readonly rules: readonly Bar<P, F, C>[];
  /**
   * At which moments such a choice has its place, where that is not simply its own step: steps by their names, or reasons in full.
   * None where nobody waits for it: what is refused here, or what only follows from something else.
   */
  readonly moments: Loose<[p: P, c: C, seat: Seat], readonly (string | Reason)[]> | null;
}

/** The choices of one kind. */
export type OfKind<C, K> = C extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? C & { kind: K }
    : never
  : never;

type KindOf<C> = C extends { readonly kind: infer K } ? K & string : never;

/** What a step permits: for each of its kinds. */
export type Permissions<P, F, C> = { readonly [K in KindOf<C>]?: Permission<P, F, OfKind<C, K>> };

/** The words in which a game writes its bars, with its own names for clauses and reasons. */
export function barsOf<P, Clause extends string, Why extends string>() {
  type Still<C> = (p: P, c: C, seat: Seat) => boolean;
  type Test<F, C> = (p: P, f: F, c: C, seat: Seat) => boolean;
  type Told<F, C> = (p: P, f: F, c: C, seat: Seat) => Facts;
  const framed =
    (sort: Sort) =>
    <F, C>(clause: Clause, why: Why, test: Test<F, C>, facts: Told<F, C> | null = null): Bar<P, F, C> => ({
      sort,
      clause,
      why,
      test,
      facts,
    });
  const frameless =
    (sort: Sort) =>
    <C>(
      clause: Clause,
      why: Why,
      test: Still<C>,
      facts: ((p: P, c: C, seat: Seat) => Facts) | null = null,
    ): Bar<P, unknown, C> => ({
      sort,
      clause,
      why,
      test: (p, _f, c, seat) => test(p, c, seat),
      facts: facts === null ? null : (p, _f, c, seat) => facts(p, c, seat),
    });
  return {
    about: frameless('about'),
    gate: frameless('gate'),
    given: framed('given'),
    bar: framed('bar'),
    follows: framed('follows'),
  };
}

/** A permission of one kind of choice. */
export function may<P, F, C>(
  near: ((p: P, f: F, out: C[], seat: Seat) => void) | null,
  rules: readonly Bar<P, F, C>[] = [],
  moments: Permission<P, F, C>['moments'] = null,
): Permission<P, F, C> {
  return { near, rules, moments };
}

/** The candidates of a step that is seldom asked, as a list. */
export const among =
  <P, F, C>(list: (p: P, f: F, seat: Seat) => readonly C[]) =>
  (p: P, f: F, out: C[], seat: Seat): void => {
    out.push(...list(p, f, seat));
  };

/** The moments of a step that is only come to by the way, such as an event's: it is named if no other would take the choice. */
export const byTheWay = (): readonly string[] => [];

/** Bars that `near` tries by itself: they stand in the list as before, and are told as before. */
export const sifting = <B extends Bar<never, never, never>>(bars: readonly B[]): readonly B[] =>
  bars.map((bar) => ({ ...bar, sifted: true }));

/** A permission whose candidates are all legal: the rules tell why others are not, and the suite holds the one to the other. */
export function exactly<P, F, C>(
  near: (p: P, f: F, out: C[], seat: Seat) => void,
  rules: readonly Bar<P, F, C>[],
  moments: Permission<P, F, C>['moments'] = null,
): Permission<P, F, C> {
  return { ...may(near, rules, moments), exact: true };
}

/** How many choices of a table a rule is about: all of them, those of a row or of a column, or each for itself. */
export type Reach = 'all' | 'row' | 'column' | 'each';

/**
 * A permission of choices that name two things, out of a table of all that it could be about: a row for each of the one, in it a column for
 * each of the other. Each rule says how far it reaches, and is tried once for so many: the list is drawn from the rules alone, as fast as
 * one that is written by hand.
 */
export function crossing<P, F, C>(
  table: readonly (readonly C[])[],
  rules: readonly (readonly [Reach, Bar<P, F, C>])[],
  moments: Permission<P, F, C>['moments'] = null,
): Permission<P, F, C> {
  const reaching = (far: Reach): Tests<P, F, C> =>
    rules.flatMap(([reach, { sort, test }]) => (reach === far && sort !== 'about' && sort !== 'follows' ? test : []));
  const [ofAll, ofRow, ofColumn, ofEach] = [reaching('all'), reaching('row'), reaching('column'), reaching('each')];
  const [head = []] = table;
  const everyColumn = head.map((_, column) => column);
  return exactly<P, F, C>(
    (p, f, out, seat) => {
      const any = head[0];
      if (any === undefined || isBarred(ofAll, p, f, any, seat)) return;
      // Columns are tried once a row has come through: most often none does.
      let columns: readonly number[] | null = ofColumn.length === 0 ? everyColumn : null;
      for (const row of table) {
        const first = row[0];
        if (first === undefined || isBarred(ofRow, p, f, first, seat)) continue;
        columns ??= everyColumn.filter((column) => !isBarred(ofColumn, p, f, get(head, column), seat));
        for (const column of columns) {
          const c = row[column];
          if (c !== undefined && !isBarred(ofEach, p, f, c, seat)) out.push(c);
        }
      }
    },
    rules.map(([, rule]) => rule),
    moments,
  );
}

/** What a step refuses whatever it is about, and why: so that it says more than that it is not asked. */
export const never = <P, F, C>(rules: readonly Bar<P, F, C>[]): Permission<P, F, C> => ({
  ...may(null, rules, () => []),
  refused: true,
});

/** A permission of a choice that has no fields. */
export const only = <P, F, C>(choice: C, rules: readonly Bar<P, F, C>[] = []): Permission<P, F, C> =>
  may((_p, _f, out) => out.push(choice), rules);

/** A step that asks by permissions. */
export interface PermitStep<P, F, C, E extends GameEvent, M extends Permissions<P, F, C>> extends Guarded<P, F> {
  /** By which rule this is decided, and by whom. */
  readonly clause: string;
  readonly who?: (p: P, f: F) => Seat;
  readonly each?: (p: P, f: F) => readonly Seat[];
  /** Passed over while one of these holds: `when`, by name. Public facts only. */
  readonly closed?: readonly Bar<P, F, null>[];
  readonly may: M;
  /** A reaction window, which opens at what somebody does: the kind of the choice that lets it go by. */
  readonly window?: keyof M & string;
  /** Nothing secret is decided: all that may be chosen follows from what everybody sees. Public facts only. */
  readonly open?: (p: P, f: F) => boolean;
  /** Candidates of several kinds at once, where the order of the list goes through them; then permissions need no `near`. */
  readonly near?: (p: P, f: F, out: C[], seat: Seat) => void;
  /** The list written out by hand, for a step that is asked most often: the suite holds it to the permissions. */
  readonly choices?: (p: P, f: F, out: C[], seat: Seat) => void;
  take(p: P, f: F, c: OfKind<C, keyof M>, io: Io<E>, seat: Seat): void;
}

/** What the kernel keeps of a step that asks by permissions. */
export interface Asking<P = unknown, F = unknown, C = unknown> {
  readonly clause: string;
  readonly may: ReadonlyMap<string, Permission<P, F, C>>;
  readonly closed: readonly Bar<P, F, null>[];
  /** The step's own `when`, beside what is closed. */
  readonly when: Loose<[p: P, f: F], boolean> | null;
}

/** Writes steps of one procedure that ask: each sees only its own kinds of choice. */
export const asks =
  <P, F extends Frame, C extends { readonly kind: string }, E extends GameEvent>() =>
  <const M extends Permissions<P, F, C>>(step: PermitStep<P, F, C, E, M>): AskStep<P, F, C, E> => {
    const permitted = permittedIn<P, F, C>(step.may);
    const closed = step.closed ?? [];
    const { when, who, each, window, open } = step;
    return {
      who,
      each,
      window,
      open,
      when: guarded(when, closed),
      asking: { clause: step.clause, may: permitted, closed, when: when ?? null },
      choices: step.choices ?? listOf(permitted, step.near ?? null),
      // A step is only ever given what it has listed, and it lists its own kinds alone.
      take: step.take as AskStep<P, F, C, E>['take'],
    };
  };

/** `when` and what closes a step, as one question: asked at every step that is passed, so that none is made on the way. */
function guarded<P, F>(when: Guarded<P, F>['when'], closed: readonly Bar<P, F, null>[]): Guarded<P, F>['when'] {
  const tests = closed.map(({ test }) => test);
  const [only] = tests;
  if (only === undefined) return when;
  if (when === undefined && tests.length === 1) return (p, f) => !only(p, f, null, NOBODY);
  return (p, f) => (when === undefined || when(p, f)) && !isBarred(tests, p, f, null, NOBODY);
}

/** For what is asked of a step as a whole. */
const NOBODY: Seat = -1;

type Tests<P, F, C> = readonly Bar<P, F, C>['test'][];

const barsIn = <P, F, C>({ rules, exact }: Permission<P, F, C>): Tests<P, F, C> =>
  exact ? [] : rules.filter(({ sort, sifted }) => sort === 'bar' && sifted !== true).map(({ test }) => test);

function isBarred<P, F, C>(tests: Tests<P, F, C>, p: P, f: F, c: C, seat: Seat): boolean {
  for (let i = 0; i < tests.length; i++) if (tests[i]?.(p, f, c, seat)) return true;
  return false;
}

/** The list of some kinds together, for a step that writes the rest of its own by hand. */
export const listing = <P, F, C extends { readonly kind: string }>(
  permissions: Permissions<P, F, C>,
): ((p: P, f: F, out: C[], seat: Seat) => void) => listOf(permittedIn<P, F, C>(permissions), null);

const permittedIn = <P, F, C>(permissions: object): ReadonlyMap<string, Permission<P, F, C>> =>
  new Map(Object.entries<Permission<P, F, C>>({ ...permissions }));

/** Lists what permissions allow: candidates go straight into the list, and what a bar forbids is closed up in place. */
function listOf<P, F, C extends { readonly kind: string }>(
  permitted: ReadonlyMap<string, Permission<P, F, C>>,
  nearAll: ((p: P, f: F, out: C[], seat: Seat) => void) | null,
): (p: P, f: F, out: C[], seat: Seat) => void {
  if (nearAll !== null) {
    const byKind = new Map([...permitted].map(([kind, permission]) => [kind, barsIn(permission)]));
    return (p, f, out, seat) => {
      const start = out.length;
      nearAll(p, f, out, seat);
      let kept = start;
      for (let i = start; i < out.length; i++) {
        const c = out[i] as C;
        if (!isBarred(byKind.get(c.kind) ?? [], p, f, c, seat)) out[kept++] = c;
      }
      shorten(out, kept);
    };
  }
  const kinds = [...permitted.values()].flatMap((permission) =>
    permission.near === null ? [] : { near: permission.near, tests: barsIn(permission) },
  );
  return (p, f, out, seat) => {
    for (let k = 0; k < kinds.length; k++) {
      const { near, tests } = kinds[k] as (typeof kinds)[number];
      const start = out.length;
      near(p, f, out, seat);
      if (tests.length === 0) continue;
      let kept = start;
      for (let i = start; i < out.length; i++) {
        const c = out[i] as C;
        if (!isBarred(tests, p, f, c, seat)) out[kept++] = c;
      }
      shorten(out, kept);
    }
  };
}

/** Does any rule of the list forbid it? The law, as slow as it may be: what is listed is what this lets pass. */
export function isForbidden<P, F, C>(permission: Permission<P, F, C>, p: P, f: F, c: C, seat: Seat): boolean {
  return permission.rules.some(({ sort, test }) => sort !== 'follows' && test(p, f, c, seat));
}
