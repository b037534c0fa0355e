import { expect } from 'vitest';
import { filled, sit } from '../../../../test/support/table.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Game, Viewer } from '../../../kernel/game.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { arrangePosition } from '../arrange.ts';
import type { Box } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { ALL_SLOTS, slotName } from '../field.ts';
import { napoleonSaga } from '../game.ts';
import { type Choice, MARK, NONE, type Position, type View } from '../position.ts';
import { factsOf, isEngaged } from '../rules/pieces.ts';
import { firstPosition } from '../rules/setup.ts';
import { pointsOf } from '../rules/victory.ts';
import type { SagaEvent } from '../told.ts';

// A table of Napoleon Saga for a test: what stands where, what the dice gave, choices in the notation.

export const box = standardBox();

export const game: Game<Position, Choice, View, SagaEvent> = napoleonSaga(box);
export const { steps } = game;

export type Arrangement = { readonly [key: string]: Plain };

export interface Script {
  readonly dice?: readonly number[];
  readonly streams?: { readonly [stream: string]: readonly number[] };
}

type EventOf<K extends SagaEvent['kind']> = Extract<SagaEvent, { readonly kind: K }>;

export interface Table {
  readonly position: Position;
  readonly asked: readonly Seat[];
  readonly step: string;
  choices(word?: string, seat?: Seat): string[];
  offers(choice: string, seat?: Seat): boolean;
  /** Makes choices of a seat, one after the other; while another question of a window stands before, everybody passes. */
  take(seat: Seat, ...choices: readonly string[]): Table;
  /** Everybody passes until one of these steps asks, or nobody can pass. */
  quiet(...until: readonly string[]): Table;
  told<K extends SagaEvent['kind']>(kind: K): EventOf<K>[];
  heard(viewer: Viewer): SagaEvent[];
  /** Everything that was told since this was last asked, a line each; what one seat alone was told begins with its number. */
  tale(): string[];
  /** `fr-line 2 square`, `.` for nobody. */
  at(slot: string): string;
  hand(seat: Seat): string[];
  discard(seat: Seat): string[];
  points(): [number, number];
  odds(seat: Seat, choice: string): Odds;
  whyNot(seat: Seat, choice: string): string[];
  reveals(): number;
}

const WORDS: readonly (readonly [number, string])[] = Object.entries(MARK)
  .filter(([word]) => !['faceUp', 'tested', 'charged'].includes(word))
  .map(([word, bit]) => [bit, word]);

const ALWAYS = { evasion: 'on', bypass: 'on' };

/** Sits down at an arranged position, with the advanced rules unless it says otherwise. */
export function table(arrangement: Arrangement, script: Script = {}, options: Options = {}, by: Box = box): Table {
  const rules = by === box ? game : napoleonSaga(by);
  return seated(arrangePosition(by, arrangement, filled(rules, { ...ALWAYS, ...options })), script, rules);
}

export function opened(options: Options, script: Script = {}): Table {
  return seated(firstPosition(box, filled(game, options)), script);
}

export function seated(p: Position, script: Script = {}, rules: typeof game = game): Table {
  const at = sit(rules, p, scriptedChance({ dice: script.dice ?? [], ...script.streams }, fastChance('table')));
  const cardId = (card: number): string => box.cards[card % box.cards.length]?.id ?? 'bluff';
  let heardSoFar = 0;
  const unitId = (unit: number): string => (unit === NONE ? '-' : factsOf(box, p, unit).id);
  const words: { readonly [field: string]: (value: number) => string } = {
    ...Object.fromEntries(
      ['unit', 'against', 'by', 'over', 'swapped', 'attacker', 'defender', 'units'].map((field) => [field, unitId]),
    ),
    ...Object.fromEntries(
      ['slot', 'to', 'from'].map((field) => [field, (slot: number) => (slot === NONE ? '-' : slotName(slot))]),
    ),
    card: cardId,
    cards: cardId,
  };
  /** An event in one line: its kind and its fields in their order, pieces and places by name, sums with their clauses. */
  const line = (event: SagaEvent): string => {
    const fields = Object.entries(event).map(([field, value]): string => {
      if (field === 'terms' && 'terms' in event)
        return event.terms.map(({ what, clause, value: worth }) => `${what} ${worth} ${clause}`).join(', ');
      const isUnit = field === 'from' && (event.kind === 'evaded' || event.kind === 'disengaged');
      const say = isUnit ? unitId : words[field];
      const one = (each: unknown): string =>
        typeof each === 'object' ? JSON.stringify(each) : say && typeof each === 'number' ? say(each) : String(each);
      return Array.isArray(value) ? `[${value.map(one).join(' ')}]` : one(value);
    });
    return fields.join(' ');
  };
  const isWindow = (): boolean =>
    /^(?:window|test)\./.test(at.step) || ['turn.terrain', 'turn.rallyCards'].includes(at.step);
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
      for (const text of choices) {
        while (isWindow() && !(at.asked.includes(seat) && at.find(text, seat) !== undefined)) pass();
        at.make(seat, at.offer(text, seat));
      }
      return t;
    },
    quiet(...until) {
      while (p.outcome === null && !until.includes(at.step) && at.choices().some(({ kind }) => kind === 'pass')) pass();
      return t;
    },
    told: <K extends SagaEvent['kind']>(kind: K) => at.eventsOf(kind),
    heard: at.heard,
    tale() {
      const fresh = at.told.slice(heardSoFar);
      heardSoFar = at.told.length;
      return fresh.map(({ event, only }) => `${only === null ? '' : `${only}: `}${line(event)}`);
    },
    at(name) {
      const slot = ALL_SLOTS.find((each) => slotName(each) === name) ?? NONE;
      const unit = p.at[slot] ?? NONE;
      if (unit === NONE) return '.';
      const wounds = p.wounds[unit] ?? 0;
      const marks = p.marks[unit] ?? 0;
      const words = WORDS.filter(([bit]) => (marks & bit) !== 0).map(([, word]) => word);
      const more = [
        wounds > 0 ? String(wounds) : '',
        ...words,
        isEngaged(p, unit) ? 'engaged' : '',
        marks & MARK.faceUp ? '' : 'down',
      ];
      return [factsOf(box, p, unit).id, ...more.filter((word) => word !== '')].join(' ');
    },
    hand: (seat) => p.sides[seat as 0 | 1].hand.map(cardId),
    discard: (seat) => p.sides[seat as 0 | 1].discard.map(cardId),
    points: () => [pointsOf(box, p, 0), pointsOf(box, p, 1)],
    odds: at.odds,
    whyNot(seat, text) {
      const choice = game.parse(game.view(p, seat), text);
      if (choice === null) throw new Error(`'${text}' is not a choice in our notation`);
      return at.whyNot(seat, { choice });
    },
    reveals: () => at.reveals,
  };
  const pass = (): void => {
    const seat = at.asked[0] ?? 0;
    at.make(seat, at.offer('pass', seat));
  };
  return t;
}

/** Each choice is refused, and this is among the reasons. */
export function refuses(t: Table, seat: Seat, choices: { readonly [choice: string]: string }): void {
  for (const [choice, reason] of Object.entries(choices)) {
    expect(t.offers(choice, seat), choice).toBe(false);
    expect(t.whyNot(seat, choice), choice).toContain(reason);
  }
}
