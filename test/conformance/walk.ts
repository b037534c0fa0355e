import type { Chance, GameEvent, Io, Random } from '../../src/kernel/chance.ts';
import { fastChance, fastRandom } from '../../src/kernel/fast-chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, settle, top } from '../../src/kernel/flow.ts';
import type { GameChoice, Viewer } from '../../src/kernel/game.ts';
import { type Options, readOptions } from '../../src/kernel/options.ts';
import { get, there } from '../../src/kernel/there.ts';
import type { Intent, Subject } from './knowledge.ts';

/** An `Io` that notes what happens: how often chance or a reveal was used, and what was told to whom. */
export interface Notes extends Io<GameEvent> {
  rolls: number;
  reveals: number;
  readonly told: { readonly event: GameEvent; readonly only: Seat | null }[];
}

export function notes(chance: Chance): Notes {
  const told: Notes['told'] = [];
  return {
    rolls: 0,
    reveals: 0,
    told,
    roll(stream, sides) {
      this.rolls++;
      return chance.next(stream, sides);
    },
    reveal() {
      this.reveals++;
    },
    tell: (event, only) => {
      told.push({ event, only: only ?? null });
    },
  };
}

/** Did something happen that can't be taken back? */
export function isFinal(io: Notes, after: Flow): boolean {
  return io.rolls > 0 || io.reveals > 0 || after.outcome !== null;
}

export function eventsFor(io: Notes, viewer: Viewer): GameEvent[] {
  return io.told.filter(({ only }) => only === null || only === viewer).map(({ event }) => event);
}

/** A decision of a match that is being walked through: somebody is asked, and `made` is what he will choose. */
export interface Moment {
  readonly subject: Subject;
  readonly run: number;
  readonly options: Options;
  /** The number of this decision, from 0. */
  readonly n: number;
  /** The position as it stands: to be looked at, never to be changed. */
  readonly p: Flow;
  readonly asked: readonly Seat[];
  readonly offered: readonly GameChoice[];
  readonly made: Intent<GameChoice>;
  readonly memory: unknown;
  /** For what the check wants to draw by itself; the match does not depend on it. */
  readonly random: Random;
}

/** What is called on the way; each may be left out. */
export interface Visitor {
  /** Before each choice. */
  decision?(moment: Moment): void;
  /** After each choice; `p` is the new position. */
  after?(moment: Moment, p: Flow, io: Notes): void;
  /** When the match is over. */
  end?(p: Flow, decisions: number, memory: unknown): void;
}

/** The options of a run, filled as a server would fill them. */
export function optionsOf(subject: Subject, run: number): Options {
  const read = readOptions(subject.game.options, subject.knowledge.options(run));
  if ('error' in read) throw new Error(`${subject.name}, match ${run}: ${read.error}`);
  return read.options;
}

export const seatsOf = (subject: Subject, options: Options): Seat[] =>
  Array.from({ length: subject.game.seats(options) }, (_, seat) => seat);

/** Every seat, and the spectator. */
export const viewersOf = (subject: Subject, options: Options): Viewer[] => [...seatsOf(subject, options), null];

/** One of them by chance, each as likely as it weighs. */
export function weighed<C>(list: readonly C[], weightOf: (c: C) => number, random: Random): C {
  const weights = list.map(weightOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = (random.below(1_000_000) / 1_000_000) * sum;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return there(list.at(at));
}

/** One of them by chance: each as good as any in even runs, by the eagerness of the game's knowledge in odd ones. */
export function pick(
  subject: Subject,
  run: number,
  p: Flow,
  seat: Seat,
  list: readonly GameChoice[],
  random: Random,
): GameChoice {
  if (run % 2 === 0) return get(list, random.below(list.length));
  return weighed(list, (c) => subject.knowledge.eager(p, seat, c), random);
}

/**
 * Plays match number `run` of a subject by chance to its end, or to `most` decisions. A fault is thrown with the place at
 * which it was found: the run and the decision are enough to come back to it.
 */
export function walk(subject: Subject, run: number, visitor: Visitor, most = Number.POSITIVE_INFINITY): void {
  const { game, knowledge } = subject;
  const options = optionsOf(subject, run);
  const io = notes(fastChance(`${subject.name}/${run}`));
  const random = fastRandom(`${subject.name}/${run}`);
  const own = fastRandom(`check/${subject.name}/${run}`);
  let n = 0;
  let where = 'before the first question';
  try {
    let p = game.setup(options, io);
    settle(game.steps, p, io);
    const memory = knowledge.memory(p);
    while (p.outcome === null && n < most) {
      if (n >= knowledge.longest) throw new Error(`the match is not over after ${n} decisions`);
      const { step } = top(p);
      where = `decision ${n} at ${step}`;
      const asked = askedSeats(game.steps, p);
      const seat = asked[random.below(asked.length)];
      if (seat === undefined) throw new Error('nobody is asked, but the match is not over');
      const offered = listChoices(game.steps, p, seat, []);
      if (offered.length === 0) throw new Error(`seat ${seat} is asked, but has no choice`);
      const choice = pick(subject, run, p, seat, offered, random);
      where += `, where seat ${seat} chooses ${JSON.stringify(choice)}`;
      const moment: Moment = {
        subject,
        run,
        options,
        n,
        p,
        asked,
        offered,
        made: { seat, choice },
        memory,
        random: own,
      };
      visitor.decision?.(moment);
      const next = game.copy(p);
      io.rolls = 0;
      io.reveals = 0;
      io.told.length = 0;
      play(game.steps, next, seat, choice, io);
      knowledge.remember(memory, p, next, moment.made);
      visitor.after?.(moment, next, io);
      p = next;
      n++;
    }
    if (p.outcome !== null) visitor.end?.(p, n, memory);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${subject.name}, match ${run} (${JSON.stringify(options)}), ${where}: ${why}`, { cause: error });
  }
}

/** The runs of a check, spread so that they meet other matches than the other checks. */
export function runs(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}
