import { expect } from 'vitest';
import type { GameEvent, Io } from '../../src/kernel/chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, settle } from '../../src/kernel/flow.ts';
import type { Game, GameChoice, GameView, Viewer, Wish } from '../../src/kernel/game.ts';
import type { Odds } from '../../src/kernel/odds.ts';
import { type Options, readOptions } from '../../src/kernel/options.ts';
import { copyPlain, same } from '../../src/kernel/plain.ts';
import type { ScriptedChance } from '../../src/kernel/scripted-chance.ts';
import { whyNot } from '../../src/kernel/why-not.ts';
import { whenDone } from '../rule.ts';

// A table for a test of any game: a position, written dice, choices in the notation, and what can be seen of it. Each game
// adds its own words: how a position is laid, and what is read off its pieces.

type Told<E> = { readonly event: E; readonly only: Seat | null };

export interface Seated<P, C, E extends GameEvent> {
  /** The position as it stands. */
  p: P;
  /** Everything that was told, and to whom alone. */
  readonly told: readonly Told<E>[];
  /** How often something was laid open so that nothing before can be taken back: in all, and since the last choice. */
  readonly reveals: number;
  readonly revealsOfLast: number;
  /** The seats that must decide now. */
  readonly asked: readonly Seat[];
  /** The step at which they must; empty when nothing is left to do. */
  readonly step: string;
  /** What a seat can choose, or the first that is asked: as values, and in the notation. */
  choices(seat?: Seat): C[];
  offered(seat?: Seat): string[];
  /** The choice of that notation, whether or not it is offered. */
  read(text: string, seat?: Seat): C;
  /** The offered choice of that notation. */
  find(text: string, seat?: Seat): C | undefined;
  /** The same, for a seat that must be offered it. */
  offer(text: string, seat: Seat): C;
  make(seat: Seat, choice: C): void;
  /** Everything of one kind that was told to anybody. */
  eventsOf<K extends E['kind']>(kind: K): Extract<E, { readonly kind: K }>[];
  /** What one viewer was told. */
  heard(viewer: Viewer): E[];
  odds(seat: Seat, text: string): Odds;
  /** The rules that stand in the way, as `why clause`. */
  whyNot(seat: Seat, wish: Wish<C>): string[];
}

/** Options as a server would fill them; what is not given is standard. */
export function filled(game: Pick<Game, 'options'>, given: Options): Options {
  const read = readOptions(game.options, given);
  if ('error' in read) throw new Error(read.error);
  return read.options;
}

/**
 * Sits down at a position and runs it to the first question. Every number of the chance must be used before the test ends,
 * and every choice is made a second time, on a copy and with nobody listening: it must lead to the same position. `hear` is
 * told what happens, as it happens.
 */
export function sit<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  start: P,
  chance: ScriptedChance,
  hear: (event: E) => void = () => {},
): Seated<P, C, E> {
  if (chance.unused() !== '') whenDone(() => expect(chance.unused(), 'dice that nobody rolled').toBe(''));
  const { steps } = game;
  const told: Told<E>[] = [];
  const reveals = { all: 0, last: 0 };
  let rolls: number[] = [];
  const io: Io<E> = {
    roll(stream, sides) {
      const value = chance.next(stream, sides);
      rolls.push(value);
      return value;
    },
    reveal() {
      reveals.all++;
      reveals.last++;
    },
    tell(event, only) {
      hear(event);
      told.push({ event: copyPlain(event), only: only ?? null });
    },
  };
  const twice = (step: (p: P, io: Io<E>) => void) => {
    const shadow = game.copy(t.p);
    rolls = [];
    reveals.last = 0;
    step(t.p, io);
    const left = [...rolls];
    step(shadow, { roll: () => left.shift() ?? 0, reveal() {}, tell: null });
    if (!same(t.p, shadow)) expect(shadow, 'played on a copy, with nobody listening').toEqual(t.p);
  };
  const viewer = (seat: Seat | undefined): Viewer => seat ?? t.asked[0] ?? null;
  const t: Seated<P, C, E> = {
    p: start,
    told,
    get reveals() {
      return reveals.all;
    },
    get revealsOfLast() {
      return reveals.last;
    },
    get asked() {
      return askedSeats(steps, t.p);
    },
    get step() {
      return t.p.stack.at(-1)?.step ?? '';
    },
    choices(seat = t.asked[0]) {
      return seat === undefined || !t.asked.includes(seat) ? [] : listChoices(steps, t.p, seat, []);
    },
    offered(seat) {
      const view = game.view(t.p, viewer(seat));
      return t.choices(seat).map((c) => game.print(view, c));
    },
    read(text, seat) {
      const read = game.parse(game.view(t.p, viewer(seat)), text);
      if (read === null) throw new Error(`'${text}' is not a choice in our notation`);
      return read;
    },
    find(text, seat) {
      const wanted = t.read(text, seat);
      return t.choices(seat).find((known) => same(known, wanted));
    },
    offer(text, seat) {
      const found = t.find(text, seat);
      if (found !== undefined) return found;
      const instead = t.offered(seat).join('; ') || 'nothing';
      throw new Error(`at ${t.step} seat ${seat} is not offered '${text}' but ${instead}`);
    },
    make: (seat, choice) => twice((p, to) => play(steps, p, seat, choice, to)),
    eventsOf: <K extends E['kind']>(kind: K) =>
      told.map(({ event }) => event).filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind),
    heard: (who) => told.flatMap(({ event, only }) => (only === null || only === who ? [event] : [])),
    odds(seat, text) {
      const odds = game.odds(game.copy(t.p), seat, t.offer(text, seat));
      if (odds === null) throw new Error(`'${text}' has no odds`);
      return odds;
    },
    whyNot: (seat, wish) => whyNot(game, t.p, seat, wish).map(({ clause, why }) => `${why} ${clause}`),
  };
  twice((p, to) => settle(steps, p, to));
  return t;
}
