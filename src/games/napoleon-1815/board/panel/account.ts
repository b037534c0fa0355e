import type { Zone } from '../../data/box.ts';
import { type Block, type Camp, NATION_OF, type Nation } from '../../pieces.ts';
import type { Combat, Side, View } from '../../position.ts';
import type { N15Event, Term } from '../../told.ts';

// What has been told of the operation under way, put together: it stays to be read after its events have gone by.

type Sum = Extract<N15Event, { kind: 'marchPoints' | 'marchFatigue' }>;
type Both<T> = readonly [T, T];

/** A combat as far as it is known. */
export interface Fight {
  /** As it was last seen in a view. */
  readonly seen?: Combat;
  readonly zone: Zone;
  readonly attacker: Camp;
  readonly stacks: Both<readonly Block[]>;
  /** How many cards each side reveals, below 0 until that is reckoned, and how it comes to that. */
  readonly cards: Both<number>;
  readonly terms: Both<readonly Term[]>;
  /** The cards that were turned up, or the numbers that were rolled. */
  readonly turned: Both<readonly number[]>;
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
  turned: [[], []],
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
      return { ...fight, turned: set(fight.turned, side, [...fight.turned[side], event.card]) };
    }
    case 'dice':
      return event.use === 'combat' ? { ...fight, turned: set(fight.turned, event.side, event.faces) } : fight;
    case 'combatResult':
      return { ...fight, result: { losses: event.losses, fatigues: event.fatigues, spared: event.spared } };
    case 'won':
      return { ...fight, winner: event.side };
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
  return step === 'operation.designate' && op !== null && op.group.length > 0 ? NOTHING_TOLD : account;
}

function borneOut(known: Fight | null, combat: Combat): Fight {
  if (known?.seen === combat) return known;
  const fight = known?.zone === combat.zone && known.attacker === combat.attacker ? known : begun(combat);
  const { stacks, cards, losses, fatigues, winner } = combat;
  const over = winner >= 0 || [...losses, ...fatigues].some((n) => n > 0);
  return {
    ...fight,
    seen: combat,
    stacks,
    cards,
    result: over ? { losses, fatigues, spared: fight.result?.spared ?? [] } : fight.result,
    winner: winner >= 0 ? winner : fight.winner,
  };
}

export const sideOf = (side: Side, { attacker }: Fight): Camp => (side === 0 ? attacker : attacker === 0 ? 1 : 0);

/** Whose dice a side rolls: the English ones also for both nations together. */
export function dieOf(fight: Fight, side: Side): Nation {
  if (sideOf(side, fight) === 0) return 0;
  return fight.stacks[side].every((block) => NATION_OF[block] === 2) ? 2 : 1;
}
