import type { GameEvent, Io } from './chance.ts';
import type { Id } from './id.ts';
import type { Asking } from './permission.ts';

/** A side of a match: 0, 1, 2. */
export type Seat = Id<'Seat'>;

/**
 * Where a procedure stands: the name of its next step, and its locals as plain data. A game's own frames name all their steps,
 * `interface March extends Frame<'march.first' | 'march.second'>`, so that a jump to one that is not there does not compile.
 */
export interface Frame<Step extends string = string> {
  step: Step;
}

/** How a match ended. `how` names the rule of victory; `facts` are the figures that decided it. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly how: string;
  readonly facts: { readonly [name: string]: number | string };
}

/** What every position has: the stack of frames, and the outcome once there is one. */
export interface Flow {
  stack: Frame[];
  outcome: Outcome | null;
}

/** What a step is written as. `F` is the frame of its procedure. */
export interface Guarded<P, F> {
  /** Skips the step when false. Only public facts may decide this. */
  readonly when?: ((p: P, f: F) => boolean) | undefined;
}

/** A step that happens by itself. */
export interface RunStep<P, F, E extends GameEvent = GameEvent> extends Guarded<P, F> {
  run(p: P, f: F, io: Io<E>): void;
}

/** A step at which somebody decides. */
export interface AskStep<P, F, C, E extends GameEvent = GameEvent> extends Guarded<P, F> {
  /** The one seat that is asked ... */
  readonly who?: ((p: P, f: F) => Seat) | undefined;
  /** ... or all seats that still have to answer, in secret and at once; when none is left the step is over. */
  readonly each?: ((p: P, f: F) => readonly Seat[]) | undefined;
  /** Writes every legal choice of the seat into `out`. */
  choices(p: P, f: F, out: C[], seat: Seat): void;
  /** Applies one of them. The frame already stands at the next step; the step may set it otherwise. */
  take(p: P, f: F, c: C, io: Io<E>, seat: Seat): void;
  /** A reaction window: the kind of the choice, without fields and always there, that lets it go by. */
  readonly window?: string | undefined;
  /** Is nothing secret decided here: does all that may be chosen follow from what everybody sees? Only public facts may decide this. */
  readonly open?: ((p: P, f: F) => boolean) | undefined;
  /** What is permitted, and by which rules not: from this `choices` are drawn, and every reason. */
  readonly asking?: Asking<P, F, C>;
}

/** A function whose parameters are compared as those of a method are: a game's own steps are steps of any game. */
type Loose<A extends readonly unknown[], R> = { of(...a: A): R }['of'];

/** A step as the kernel keeps it: all of one shape. */
export interface Step<P, C> {
  readonly next: string;
  readonly when: Loose<[p: P, f: Frame], boolean> | null;
  readonly run: Loose<[p: P, f: Frame, io: Io<never>], void> | null;
  readonly who: Loose<[p: P, f: Frame], Seat> | null;
  readonly each: Loose<[p: P, f: Frame], readonly Seat[]> | null;
  readonly choices: Loose<[p: P, f: Frame, out: C[], seat: Seat], void> | null;
  readonly take: Loose<[p: P, f: Frame, c: C, io: Io<never>, seat: Seat], void> | null;
  readonly window: string | null;
  readonly open: Loose<[p: P, f: Frame], boolean> | null;
  readonly asking: Asking | null;
  /** The next step once it was looked up, and in which table: tables may be put together of the steps of others. */
  after?: Step<P, C> | null;
  afterIn?: Steps<P, C> | null;
  /** The step that came after this one when it last went elsewhere, by its name. */
  elsewhere?: string;
  there?: Step<P, C> | null;
}

/** A step's name within its procedure. */
type Local<Name extends string> = string extends Name ? string : Name extends `${string}.${infer Step}` ? Step : never;

/** Every step of a game by its full name, `procedure.step`. */
export type Steps<P, C> = { readonly [name: string]: Step<P, C> };

/** The name of the step after the last one: a frame that stands there is taken off the stack. */
export const END = '';

/**
 * A procedure: named steps in the order of the rulebook. A frame falls through from one to the next; jumps are written
 * with `jump`. A step that asks has `who` or `each`; any other has `run`.
 */
export function procedure<P extends Flow, F extends Frame, C, E extends GameEvent = GameEvent>(
  name: string,
  steps: { readonly [S in Local<F['step']>]: RunStep<P, F, E> | AskStep<P, F, C, E> },
): Steps<P, C> {
  // As keys of an object, so that the engine tells names apart by their address and not letter by letter.
  const names = Object.keys(Object.fromEntries(Object.keys(steps).map((step) => [`${name}.${step}`, null])));
  const made = Object.values<RunStep<P, F, E> | AskStep<P, F, C, E>>(steps).map(
    (step, i): [name: string, step: Step<P, C>] => {
      const written = step as Partial<RunStep<P, F, E> & AskStep<P, F, C, E>>;
      const full = {
        next: names[i + 1] ?? END,
        when: written.when ?? null,
        run: written.run ?? null,
        who: written.who ?? null,
        each: written.each ?? null,
        choices: written.choices ?? null,
        take: written.take ?? null,
        window: written.window ?? null,
        open: written.open ?? null,
        asking: written.asking ?? null,
        after: null,
        afterIn: null,
        elsewhere: END,
        there: null,
      };
      // The frames of a procedure are pushed by its own game with its own locals, so that a step always meets its own frame.
      return [names[i] ?? END, full as Step<P, C>];
    },
  );
  return Object.fromEntries(made);
}

/** All procedures of a game in one table, without a prototype: the engine finds names in such a table three times as fast. */
export function rulesFrom<P, C>(...procedures: readonly Steps<P, C>[]): Steps<P, C> {
  return Object.assign(Object.create(null), ...procedures);
}

/** Puts a new procedure on top: it runs before the one below goes on. */
export function call<F extends Frame>(p: Flow, frame: F): void {
  p.stack.push(frame);
}

/** Ends the procedure on top, wherever it stands. */
export function end(p: Flow): void {
  p.stack.pop();
}

/** The frame goes on at the named step (`procedure.step`) instead of the next one. */
export function jump<F extends Frame>(f: F, step: NoInfer<F['step']>): void {
  f.step = step;
}

export function top(p: Flow): Frame {
  const frame = p.stack[p.stack.length - 1];
  if (frame === undefined) throw new Error('the stack is empty, but the match has no outcome');
  return frame;
}

// The step that was looked up last, or at which somebody is asked: a decision needs the same one three times (who, choices, take).
let lastSteps: object | null = null;
let lastName = '';
let lastStep: unknown = null;

function stepOf<P, C>(steps: Steps<P, C>, name: string): Step<P, C> {
  if (steps === lastSteps && name === lastName) return lastStep as Step<P, C>;
  const step = steps[name];
  if (step === undefined) throw new Error(`no step is called '${name}'`);
  remember(steps, name, step);
  return step;
}

function remember<P, C>(steps: Steps<P, C>, name: string, step: Step<P, C>): void {
  lastSteps = steps;
  lastName = name;
  lastStep = step;
}

const orEnd = <P, C>(steps: Steps<P, C>, name: string): Step<P, C> | null =>
  name === END ? null : stepOf(steps, name);

/** The step of that name, which comes after another one, or null where a procedure is over: most need no search. */
function stepAfter<P, C>(steps: Steps<P, C>, s: Step<P, C>, name: string): Step<P, C> | null {
  if (s.afterIn !== steps) {
    s.after = null;
    s.afterIn = steps;
    s.elsewhere = END;
    s.there = null;
  }
  // Only what is gone to is looked up: a table may lack a step to which nothing leads any more.
  if (name === s.next) {
    s.after ??= orEnd(steps, name);
    return s.after;
  }
  if (name !== s.elsewhere) {
    s.there = orEnd(steps, name);
    s.elsewhere = name;
  }
  return s.there ?? null;
}

const isPassedOver = <P, C>(s: Step<P, C>, p: P, f: Frame): boolean =>
  (s.when !== null && !s.when(p, f)) || (s.each !== null && s.each(p, f).length === 0);

/** Runs the position forward until somebody must decide or the match is over; `ran` is called after each step that happened by itself. */
export function settle<P extends Flow, C>(steps: Steps<P, C>, p: P, io: Io<never>, ran?: () => void): void {
  settleAfter(steps, p, null, io, ran);
}

/** The same, where the frame on top may just fall through from a step. */
function settleAfter<P extends Flow, C>(
  steps: Steps<P, C>,
  p: P,
  done: Step<P, C> | null,
  io: Io<never>,
  ran: (() => void) | undefined,
): void {
  let last = done;
  while (p.outcome === null) {
    const f = top(p);
    // Frames have many shapes, so that the engine has to search each of them for its step: it is read and written once.
    const stood = f.step;
    let name = stood;
    let s = last === null ? orEnd(steps, name) : stepAfter(steps, last, name);
    while (s !== null && isPassedOver(s, p, f)) {
      name = s.next;
      s = stepAfter(steps, s, name);
    }
    if (s === null) p.stack.pop();
    else if (s.run === null) {
      if (name !== stood) f.step = name;
      remember(steps, name, s);
      return;
    } else {
      f.step = s.next;
      s.run(p, f, io);
      ran?.();
    }
    if (s !== null) last = s;
  }
}

const NOBODY: readonly Seat[] = [];

/** The seats that must decide now; none when the match is over, or while something is still happening by itself. */
export function askedSeats<P extends Flow, C>(steps: Steps<P, C>, p: P): readonly Seat[] {
  const f = p.stack[p.stack.length - 1];
  if (p.outcome !== null || f === undefined || f.step === END) return NOBODY;
  const s = stepOf(steps, f.step);
  if (s.each !== null) return s.each(p, f);
  return s.who === null ? NOBODY : [s.who(p, f)];
}

/** The first seat that must decide now, or -1: what a play-out needs, without making a list. */
export function askedSeat<P extends Flow, C>(steps: Steps<P, C>, p: P): Seat {
  if (p.outcome !== null) return -1;
  const f = top(p);
  const s = stepOf(steps, f.step);
  if (s.each !== null) return s.each(p, f)[0] ?? -1;
  return s.who === null ? -1 : s.who(p, f);
}

/** Every legal choice of a seat that is asked now. The caller knows that it is. */
export function listChoices<P extends Flow, C>(steps: Steps<P, C>, p: P, seat: Seat, out: C[]): C[] {
  const f = top(p);
  stepOf(steps, f.step).choices?.(p, f, out, seat);
  return out;
}

/** Applies a choice that is known to be legal, in place: search, replay and play-outs. Everybody else uses `take`. */
export function play<P extends Flow, C>(
  steps: Steps<P, C>,
  p: P,
  seat: Seat,
  c: C,
  io: Io<never>,
  ran?: () => void,
): void {
  const f = top(p);
  const s = stepOf(steps, f.step);
  if (s.take === null) throw new Error(`nobody is asked at '${f.step}'`);
  if (s.each === null) f.step = s.next;
  s.take(p, f, c, io, seat);
  ran?.();
  settleAfter(steps, p, s, io, ran);
}
