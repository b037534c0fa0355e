import { expect, onTestFinished } from 'vitest';
import { squareName, squareNamed } from '../../../grids/squares.ts';
import type { Chance, Io } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, type Seat, settle } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { type Options, readOptions } from '../../../kernel/options.ts';
import { type Plain, same } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { arrangePosition } from '../arrange.ts';
import { copyPosition } from '../copy.ts';
import { standardBox } from '../data/standard.ts';
import { parseChoice, printChoice } from '../notation.ts';
import { oddsOfChoice } from '../odds.ts';
import { optionsOf } from '../options.ts';
import { type Card, type Choice, type Edge, type ManEvent, NONE, type Phase, type Position } from '../position.ts';
import { unitFacts } from '../rules/field.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { viewOf } from '../view.ts';

// A table for a test: a position, scripted dice, choices in notation, and what can be seen of it.

export const box = standardBox();
export const steps = rulesOf(box);

/** A position as `arrange` takes it, but on open ground unless `ground` or `tiles` say otherwise. */
export type Arrangement = {
  readonly [Key in keyof Described]?: Described[Key] | undefined;
};

interface Described {
  nations: readonly [string, string];
  edges: readonly [Edge, Edge];
  /** The squares that are not clear, by the code of their terrain: `{ h: 'c4 d5', l: 'a1' }`. */
  ground: { readonly [code: string]: string };
  tiles: readonly (number | readonly [number, number])[];
  units: { readonly [unit: string]: string };
  hands: readonly [readonly string[], readonly string[]];
  discards: readonly [readonly string[], readonly string[]];
  decks: readonly [number, number];
  lost: readonly [number, number];
  exhausted: readonly [boolean, boolean];
  redoubts: readonly string[];
  turn: number;
  first: Seat;
  active: Seat;
  phase: Phase;
}

/** Numbers for the dice, every one of which must be rolled. Decks and set-up are left to chance unless they are written down. */
export interface Script {
  readonly dice?: readonly number[];
  readonly setup?: readonly number[];
  readonly decks?: readonly [readonly number[], readonly number[]];
}

type EventOf<K extends ManEvent['kind']> = Extract<ManEvent, { readonly kind: K }>;

export interface Table {
  readonly position: Position;
  /** The seats that must decide now. */
  readonly asked: readonly Seat[];
  /** The step at which they must; `over` when the match is. */
  readonly step: string;
  /** Every choice of the asked seat in notation, or those that begin with a word. */
  choices(word?: string, seat?: Seat): string[];
  offers(choice: string, seat?: Seat): boolean;
  /** Makes choices, one after the other; each must be offered. */
  take(seat: Seat, ...choices: readonly string[]): Table;
  /** Passes, or takes the first choice where nobody can pass, until this phase of the seat has come. */
  skipTo(phase: Phase, seat?: Seat): Table;
  /** Everything that happened, or everything of one kind; what was told to one seat alone is left out. */
  events(): readonly ManEvent[];
  told<K extends ManEvent['kind']>(kind: K): EventOf<K>[];
  /** What one viewer was told. */
  heard(viewer: Viewer): ManEvent[];
  /** `e4`, `e4 reduced` or `gone`. */
  unit(id: string): string;
  hand(seat: Seat): string[];
  discard(seat: Seat): string[];
  /** How often something was laid open so that nothing before can be taken back. */
  reveals(): number;
  odds(seat: Seat, choice: string): Odds;
  /** What the last dice gave. */
  totals(): EventOf<'totals'>;
}

export function cardId(card: Card): string {
  return box.cards[card]?.id ?? 'none';
}

function field(ground: { readonly [code: string]: string }): string[] {
  const rows = Array.from({ length: 8 }, () => [...'........']);
  for (const [code, squares] of Object.entries(ground)) {
    for (const name of squares.split(' ')) {
      const square = squareNamed(name);
      const row = rows[7 - Math.floor(square / 8)];
      if (row === undefined) throw new Error(`${name} is not a square`);
      row[square % 8] = code;
    }
  }
  return rows.map((row) => row.join(''));
}

export function arranged({ ground, ...rest }: Arrangement): Position {
  const land = rest.tiles === undefined ? { field: field(ground ?? {}) } : {};
  return arrangePosition(box, { ...rest, ...land } as unknown as Plain);
}

/** Sits down at an arranged position. */
export function table(arrangement: Arrangement, script: Script = {}): Table {
  return seated(arranged(arrangement), script);
}

/** Opens a match with these options; what is not given is standard. */
export function opened(options: Options, script: Script = {}): Table {
  const read = readOptions(optionsOf(box), options);
  if ('error' in read) throw new Error(read.error);
  return seated(firstPosition(read.options), script);
}

function scripted(script: Script): Chance {
  const chance = scriptedChance(
    {
      dice: script.dice ?? [],
      ...(script.setup === undefined ? {} : { setup: script.setup }),
      ...(script.decks === undefined ? {} : { 'deck 0': script.decks[0], 'deck 1': script.decks[1] }),
    },
    fastChance('table'),
  );
  onTestFinished(() => expect(chance.unused(), 'dice that nobody rolled').toBe(''));
  return chance;
}

/**
 * A second table where nobody listens and every choice is made on a copy: the same choices and dice must lead to the same
 * position there.
 */
function shadowOf(p: Position): { follow(rolls: readonly number[], step: (p: Position, io: Io<never>) => void): void } {
  let shadow = copyPosition(p);
  onTestFinished(() => expect(shadow, 'played on copies, with nobody listening').toEqual(p));
  return {
    follow(rolls, step) {
      const left = [...rolls];
      shadow = copyPosition(shadow);
      step(shadow, { roll: () => left.shift() ?? 0, reveal() {}, tell: null });
    },
  };
}

export function seated(p: Position, script: Script = {}): Table {
  const chance = scripted(script);
  const shadow = shadowOf(p);
  const told: { event: ManEvent; only: Viewer }[] = [];
  let reveals = 0;
  let rolls: number[] = [];
  const io = {
    roll(stream: string, sides: number) {
      const value = chance.next(stream, sides);
      rolls.push(value);
      return value;
    },
    reveal() {
      reveals++;
    },
    tell(event: ManEvent, only?: Seat) {
      told.push({ event, only: only ?? null });
    },
  };
  const both = (step: (q: Position, io: Io<never>) => void) => {
    rolls = [];
    step(p, io);
    shadow.follow(rolls, step);
  };
  both((q, io) => settle(steps, q, io));

  const print = (c: Choice) => printChoice(box, viewOf(steps, p, null), c);
  const asked = () => askedSeats(steps, p);
  const listed = (seat: Seat | undefined): Choice[] => {
    const who = seat ?? asked()[0];
    return who === undefined || !asked().includes(who) ? [] : listChoices(steps, p, who, []);
  };
  const find = (seat: Seat | undefined, text: string): Choice | undefined => {
    const wanted = parseChoice(box, viewOf(steps, p, null), text);
    if (wanted === null) throw new Error(`'${text}' is not a choice in our notation`);
    return listed(seat).find((known) => same(known, wanted));
  };
  const offered = (seat: Seat, text: string): Choice => {
    const found = find(seat, text);
    if (found !== undefined) return found;
    const instead = listed(seat).map(print).join('; ') || 'nothing';
    throw new Error(`at ${t.step} seat ${seat} is not offered '${text}' but ${instead}`);
  };
  const make = (seat: Seat, choice: Choice) => both((q, io) => play(steps, q, seat, choice, io));
  const everybody = () => told.flatMap(({ event, only }) => (only === null ? [event] : []));

  const t: Table = {
    position: p,
    get asked() {
      return asked();
    },
    get step() {
      return p.outcome === null ? (p.stack.at(-1)?.step ?? '') : 'over';
    },
    choices: (word, seat) =>
      listed(seat)
        .map(print)
        .filter((text) => text.startsWith(word ?? '')),
    offers: (text, seat) => find(seat, text) !== undefined,
    take(seat, ...choices) {
      for (const text of choices) make(seat, offered(seat, text));
      return t;
    },
    skipTo(phase, seat = p.active) {
      for (let i = 0; i < 1000; i++) {
        if (p.outcome !== null || (p.phase === phase && p.active === seat)) return t;
        const options = listed(undefined);
        const choice = options.find(({ kind }) => kind === 'pass') ?? options[0];
        if (choice === undefined) throw new Error(`nobody is asked at ${t.step}`);
        make(asked()[0] ?? 0, choice);
      }
      throw new Error(`${phase} of seat ${seat} does not come`);
    },
    events: everybody,
    told: <K extends ManEvent['kind']>(kind: K) =>
      everybody().filter((event): event is EventOf<K> => event.kind === kind),
    heard: (viewer) => told.flatMap(({ event, only }) => (only === null || only === viewer ? [event] : [])),
    unit(id) {
      const unit = unitNumber(p, id);
      const square = p.where[unit] ?? NONE;
      if (square === NONE) return 'gone';
      expect(p.at[square], `who stands on ${squareName(square)}`).toBe(unit);
      return `${squareName(square)}${p.reduced[unit] ? ' reduced' : ''}`;
    },
    hand: (seat) => (p.sides[seat as 0 | 1].hand ?? []).map(cardId),
    discard: (seat) => (p.sides[seat as 0 | 1].discard ?? []).map(cardId),
    reveals: () => reveals,
    odds(seat, text) {
      const odds = oddsOfChoice(box, copyPosition(p), seat, offered(seat, text));
      if (odds === null) throw new Error(`'${text}' has no odds`);
      return odds;
    },
    totals() {
      const last = t.told('totals').at(-1);
      if (last === undefined) throw new Error('no dice were rolled yet');
      return last;
    },
  };
  return t;
}

/** The number of a unit in a match, by its id. */
export function unitNumber(p: Position, id: string): number {
  for (let unit = 0; unit < 16; unit++) if (unitFacts(box, p, unit).id === id) return unit;
  throw new Error(`there is no unit ${id}`);
}
