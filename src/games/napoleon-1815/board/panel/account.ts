import type { Card, Zone } from '../../data/box.ts';
import { type Block, type Camp, NATION_OF, type Nation } from '../../pieces.ts';
import type { Combat, Side, View } from '../../position.ts';
import type { N15Event, Term } from '../../told.ts';

// What has been told of the operation under way, put together: it stays to be read after its events have gone by.

type Sum = Extract<N15Event, { kind: 'marchPoints' | 'marchFatigue' }>;
type Both<T> = readonly [T, T];

/** A combat as far as it is known. */
export interface Fight {
  readonly zone: Zone;
  readonly attacker: Camp;
  readonly stacks: Both<readonly Block[]>;
  /** How many cards each side reveals, below 0 until that is reckoned, and how it comes to that. */
  readonly cards: Both<number>;
  readonly terms: Both<readonly Term[]>;
  /** What was turned up or rolled. */
  readonly revealed: Both<readonly Card[]>;
  readonly rolled: Both<readonly number[]>;
  readonly result: {
    readonly losses: Both<number>;
    readonly fatigues: Both<number>;
    readonly spared: readonly Term[];
  } | null;
  /** The side that won, -1 if none did; null until that is known. */
  readonly winner: number | null;
}

export interface Account {
  readonly march: readonly Sum[];
  readonly fight: Fight | null;
}

export const NOTHING_TOLD: Account = { march: [], fight: null };

const begun = ({ zone, attacker, stacks }: Pick<Fight, 'zone' | 'attacker' | 'stacks'>): Fight => ({
  zone,
  attacker,
  stacks,
  cards: [-1, -1],
  terms: [[], []],
  revealed: [[], []],
  rolled: [[], []],
  result: null,
  winner: null,
});

const set = <T>(both: Both<T>, side: number, value: T): Both<T> => (side === 0 ? [value, both[1]] : [both[0], value]);

/** The account after one more event. A new operation begins a new one. */
export function told(account: Account, event: N15Event): Account {
  switch (event.kind) {
    case 'designated':
    case 'phase':
    case 'turn':
      return NOTHING_TOLD;
    case 'marchPoints':
      return { march: [event], fight: null };
    case 'marchFatigue':
      return { ...account, march: [...account.march.filter(({ kind }) => kind !== event.kind), event] };
    case 'combat':
      return { ...account, fight: begun(event) };
    default:
      return account.fight === null ? account : { ...account, fight: fought(account.fight, event) };
  }
}

function fought(fight: Fight, event: N15Event): Fight {
  switch (event.kind) {
    case 'combatCards':
      return {
        ...fight,
        cards: set(fight.cards, event.side, event.total),
        terms: set(fight.terms, event.side, event.terms),
      };
    case 'revealed': {
      if (event.use !== 'combat') return fight;
      const side = (event.seat === 0 ? 0 : 1) === fight.attacker ? 0 : 1;
      return { ...fight, revealed: set(fight.revealed, side, [...fight.revealed[side], event.card]) };
    }
    case 'dice':
      return event.use === 'combat' ? { ...fight, rolled: set(fight.rolled, event.side, event.faces) } : fight;
    case 'combatResult':
      return { ...fight, result: { losses: event.losses, fatigues: event.fatigues, spared: event.spared } };
    case 'won':
      return { ...fight, winner: event.side };
    case 'attackCancelled':
      return { ...fight, winner: -1 };
    default:
      return fight;
  }
}

/** The account as the view bears it out: a combat whose beginning was not told, numbers that were not, an operation that is new. */
export function seen(account: Account, { combat, op, step }: View): Account {
  if (combat !== null) {
    const fight = borneOut(account.fight, combat);
    return fight === account.fight ? account : { ...account, fight };
  }
  const isNew = step === 'operation.designate' && op !== null && op.group.length > 0;
  return isNew && account !== NOTHING_TOLD ? NOTHING_TOLD : account;
}

function borneOut(known: Fight | null, combat: Combat): Fight {
  const same = known !== null && known.zone === combat.zone && known.attacker === combat.attacker;
  const fight = same ? known : begun(combat);
  const over = combat.winner >= 0 || [...combat.losses, ...combat.fatigues].some((n) => n > 0);
  const next: Fight = {
    ...fight,
    stacks: combat.stacks,
    cards: combat.cards,
    result: over
      ? { losses: combat.losses, fatigues: combat.fatigues, spared: fight.result?.spared ?? [] }
      : fight.result,
    winner: combat.winner >= 0 ? combat.winner : fight.winner,
  };
  return JSON.stringify(next) === JSON.stringify(known) ? (known ?? next) : next;
}

export const sideOf = (side: Side, { attacker }: Fight): Camp => (side === 0 ? attacker : attacker === 0 ? 1 : 0);

/** Whose dice a side rolls: the English ones also for both nations together. */
export function dieOf(fight: Fight, side: Side): Nation {
  if (sideOf(side, fight) === 0) return 0;
  return fight.stacks[side].every((block) => NATION_OF[block] === 2) ? 2 : 1;
}
