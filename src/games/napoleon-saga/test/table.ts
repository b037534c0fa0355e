import { filled, sit } from '../../../../test/support/table.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Game, Viewer } from '../../../kernel/game.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { arrangePosition } from '../arrange.ts';
import { standardBox } from '../data/standard.ts';
import { napoleonSagaRules } from '../game.ts';
import { type Choice, MARK, NONE, type Position, type View } from '../position.ts';
import { ALL_SLOTS, slotName } from '../rules/geometry.ts';
import { factsOf, isEngaged } from '../rules/pieces.ts';
import { firstPosition } from '../rules/setup.ts';
import { pointsOf } from '../rules/victory.ts';
import type { SagaEvent } from '../told.ts';

// A table of Napoleon Saga for a test: what stands where, what the dice gave, choices in the notation.

export const box = standardBox();

const silent = () => '';
const noText = {
  title: '',
  blurb: '',
  seat: silent,
  prompt: silent,
  choice: silent,
  event: silent,
  thing: silent,
  reason: silent,
  outcome: silent,
  options: {},
  result: silent,
  clauses: async () => new Map<string, string>(),
};

/** The rules as a game, without words and without a bot. */
export const game: Game<Position, Choice, View, SagaEvent> = {
  ...napoleonSagaRules(box),
  text: { en: noText, fr: noText },
  bot: { evaluate: () => 0.5, rate: (_p, _seat, choices) => choices.map(() => 0) },
};
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
export function table(arrangement: Arrangement, script: Script = {}, options: Options = {}): Table {
  return seated(arrangePosition(box, arrangement, filled(game, { ...ALWAYS, ...options })), script);
}

export function opened(options: Options, script: Script = {}): Table {
  return seated(firstPosition(box, filled(game, options)), script);
}

export function seated(p: Position, script: Script = {}): Table {
  const at = sit(game, p, scriptedChance({ dice: script.dice ?? [], ...script.streams }, fastChance('table')));
  const cardId = (card: number): string => box.cards[card % box.cards.length]?.id ?? 'bluff';
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
