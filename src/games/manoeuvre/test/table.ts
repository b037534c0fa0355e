import { expect } from 'vitest';
import { filled, sit } from '../../../../test/support/table.ts';
import { squareName, squareNamed } from '../../../grids/squares.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { type ScriptedChance, scriptedChance } from '../../../kernel/scripted-chance.ts';
import { arrangePosition } from '../arrange.ts';
import { standardBox } from '../data/standard.ts';
import { manoeuvre } from '../game.ts';
import { type Card, type Edge, type ManEvent, NONE, type Phase, type Position } from '../position.ts';
import { unitFacts } from '../rules/field.ts';
import { firstPosition } from '../rules/setup.ts';
import { speak } from '../text/tongues.ts';

// A table of Manœuvre for a test: what stands where, and what the cards and dice gave.

await speak();
export const box = standardBox();
export const game = manoeuvre(box);
export const { steps } = game;

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
  const description: Record<string, Plain> = rest.tiles === undefined ? { field: field(ground ?? {}) } : {};
  // A key without a value is no plain data: what a test leaves open is left out.
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) description[key] = value;
  return arrangePosition(box, description);
}

/** Sits down at an arranged position. */
export function table(arrangement: Arrangement, script: Script = {}): Table {
  return seated(arranged(arrangement), script);
}

/** Opens a match with these options; what is not given is standard. */
export function opened(options: Options, script: Script = {}): Table {
  return seated(firstPosition(filled(game, options)), script);
}

function scripted(script: Script): ScriptedChance {
  return scriptedChance(
    {
      dice: script.dice ?? [],
      ...(script.setup === undefined ? {} : { setup: script.setup }),
      ...(script.decks === undefined ? {} : { 'deck 0': script.decks[0], 'deck 1': script.decks[1] }),
    },
    fastChance('table'),
  );
}

export function seated(p: Position, script: Script = {}): Table {
  const at = sit(game, p, scripted(script));
  const t: Table = {
    position: p,
    get asked() {
      return at.asked;
    },
    get step() {
      return p.outcome === null ? at.step : 'over';
    },
    choices: (word, seat) => at.offered(seat).filter((text) => text.startsWith(word ?? '')),
    offers: (text, seat) => at.find(text, seat) !== undefined,
    take(seat, ...choices) {
      for (const text of choices) at.make(seat, at.offer(text, seat));
      return t;
    },
    skipTo(phase, seat = p.active) {
      for (let i = 0; i < 1000; i++) {
        if (p.outcome !== null || (p.phase === phase && p.active === seat)) return t;
        const options = at.choices();
        const choice = options.find(({ kind }) => kind === 'pass') ?? options[0];
        if (choice === undefined) throw new Error(`nobody is asked at ${t.step}`);
        at.make(at.asked[0] ?? 0, choice);
      }
      throw new Error(`${phase} of seat ${seat} does not come`);
    },
    events: () => at.told.flatMap(({ event, only }) => (only === null ? [event] : [])),
    told: <K extends ManEvent['kind']>(kind: K) =>
      t.events().filter((event): event is EventOf<K> => event.kind === kind),
    heard: at.heard,
    unit(id) {
      const unit = unitNumber(p, id);
      const square = p.where[unit] ?? NONE;
      if (square === NONE) return 'gone';
      expect(p.at[square], `who stands on ${squareName(square)}`).toBe(unit);
      return `${squareName(square)}${p.reduced[unit] ? ' reduced' : ''}`;
    },
    hand: (seat) => (p.sides[seat as 0 | 1].hand ?? []).map(cardId),
    discard: (seat) => (p.sides[seat as 0 | 1].discard ?? []).map(cardId),
    reveals: () => at.reveals,
    odds: at.odds,
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
