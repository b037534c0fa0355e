import type { GameEvent } from '../../kernel/chance.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { Cause, Formation, TestKind, WindowName } from './data/box.ts';
import type { Action, Card, Objective, Phase, Slot, Term, Unit } from './position.ts';

// What happened, as data. A unit that lies face down is told as NONE.

/** Why Wounds were placed. */
export type WoundWhy = 'fire' | 'melee' | 'support' | 'blocked' | 'card';

export type SagaEvent = GameEvent &
  (
    | {
        readonly kind: 'dealt';
        readonly seat: Seat;
        readonly cards: number;
        readonly objectives: number;
        readonly units: number;
      }
    /** To one seat alone. */
    | { readonly kind: 'dealtUnits'; readonly seat: Seat; readonly units: readonly Unit[] }
    | { readonly kind: 'dealtObjectives'; readonly seat: Seat; readonly objectives: readonly Objective[] }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'drewCards'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'reshuffled'; readonly seat: Seat }
    | { readonly kind: 'objectiveShown'; readonly seat: Seat; readonly objective: Objective }
    | { readonly kind: 'placed'; readonly seat: Seat; readonly unit: Unit; readonly to: Slot }
    | { readonly kind: 'ready'; readonly seat: Seat }
    | { readonly kind: 'armiesShown' }
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'phase'; readonly phase: Phase }
    | { readonly kind: 'bidSet'; readonly seat: Seat }
    | { readonly kind: 'bids'; readonly cards: readonly [Card, Card]; readonly values: readonly [number, number] }
    | { readonly kind: 'tieRoll'; readonly roll: number }
    | { readonly kind: 'initiative'; readonly seat: Seat }
    | {
        readonly kind: 'played';
        readonly seat: Seat;
        readonly card: Card;
        readonly window: WindowName;
        readonly unit: Unit;
      }
    | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'terrainLaid'; readonly seat: Seat; readonly card: Card; readonly to: Slot }
    | {
        readonly kind: 'terrainGone';
        readonly card: Card;
        readonly from: Slot;
        readonly why: 'replaced' | 'empty' | 'inTheWay' | 'bypass';
      }
    | { readonly kind: 'captured'; readonly unit: Unit; readonly card: Card; readonly from: Slot }
    | { readonly kind: 'turnedUp'; readonly unit: Unit; readonly slot: Slot }
    | { readonly kind: 'looked'; readonly seat: Seat }
    /** To one seat alone. */
    | { readonly kind: 'saw'; readonly seat: Seat; readonly units: readonly Unit[] }
    | { readonly kind: 'scried'; readonly seat: Seat; readonly cards: readonly Card[] }
    | {
        readonly kind: 'activated';
        readonly seat: Seat;
        readonly unit: Unit;
        readonly slot: Slot;
        readonly action: Action;
        readonly to: Slot;
      }
    | { readonly kind: 'markerLost'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'markerBack'; readonly unit: Unit; readonly spent: boolean }
    | { readonly kind: 'dismounted'; readonly unit: Unit; readonly on: boolean }
    | {
        readonly kind: 'moved';
        readonly unit: Unit;
        readonly from: Slot;
        readonly to: Slot;
        readonly swapped: Unit;
        readonly how: 'move' | 'charge' | 'return' | 'card' | 'shift' | 'bypass' | 'arrival';
      }
    | {
        readonly kind: 'test';
        readonly test: TestKind;
        readonly unit: Unit;
        readonly against: Unit;
        readonly cause: Cause | 'none';
        readonly roll: number;
        readonly terms: readonly Term[];
        readonly total: number;
        readonly target: number;
        readonly success: boolean;
      }
    | { readonly kind: 'decided'; readonly test: 'fire' | 'morale'; readonly unit: Unit; readonly success: boolean }
    | { readonly kind: 'dropped'; readonly unit: Unit; readonly tests: number }
    | { readonly kind: 'yielded'; readonly unit: Unit }
    | { readonly kind: 'ignored'; readonly unit: Unit }
    | {
        readonly kind: 'wounded';
        readonly unit: Unit;
        readonly count: number;
        readonly wounds: number;
        readonly why: WoundWhy;
      }
    | { readonly kind: 'supported'; readonly unit: Unit; readonly by: Unit }
    | {
        readonly kind: 'healed';
        readonly unit: Unit;
        readonly wounds: number;
        readonly why: 'regroup' | 'melee' | 'card';
      }
    | { readonly kind: 'eliminated'; readonly unit: Unit; readonly slot: Slot; readonly points: number }
    | { readonly kind: 'retreated'; readonly unit: Unit; readonly from: Slot; readonly to: Slot }
    | { readonly kind: 'blocked'; readonly unit: Unit; readonly to: Slot }
    | { readonly kind: 'evaded'; readonly unit: Unit; readonly from: Unit }
    | { readonly kind: 'charges'; readonly unit: Unit; readonly against: Unit; readonly counter: boolean }
    | { readonly kind: 'engaged'; readonly attacker: Unit; readonly defender: Unit }
    | { readonly kind: 'notEngaged'; readonly attacker: Unit; readonly defender: Unit }
    | { readonly kind: 'disengaged'; readonly unit: Unit; readonly from: Unit }
    | { readonly kind: 'meleeWon'; readonly unit: Unit; readonly over: Unit; readonly how: 'retreated' | 'eliminated' }
    | { readonly kind: 'disorganised'; readonly unit: Unit }
    | { readonly kind: 'reorganised'; readonly unit: Unit }
    | { readonly kind: 'formed'; readonly unit: Unit; readonly formation: Formation }
    | {
        readonly kind: 'unformed';
        readonly unit: Unit;
        readonly formation: Formation;
        readonly why: 'chosen' | 'terrain' | 'disorganised' | 'dismounted';
      }
    | { readonly kind: 'attached'; readonly unit: Unit; readonly card: Card }
    | { readonly kind: 'trophy'; readonly seat: Seat; readonly card: Card; readonly points: number }
    | { readonly kind: 'rallied'; readonly unit: Unit }
    | { readonly kind: 'bypassed'; readonly unit: Unit; readonly to: Slot }
    | { readonly kind: 'conscripted'; readonly unit: Unit; readonly to: Slot }
    | { readonly kind: 'drawsUnit'; readonly seat: Seat; readonly left: number }
    /** To one seat alone. */
    | { readonly kind: 'drewUnit'; readonly seat: Seat; readonly unit: Unit }
    | { readonly kind: 'noMatch'; readonly seat: Seat }
    | { readonly kind: 'underDeck'; readonly seat: Seat; readonly unit: Unit; readonly from: Slot }
    | { readonly kind: 'givenUp'; readonly seat: Seat; readonly unit: Unit; readonly from: Slot }
    | { readonly kind: 'objectiveScored'; readonly seat: Seat; readonly objective: Objective }
    | {
        readonly kind: 'counted';
        readonly points: readonly [number, number];
        readonly empty: readonly [number, number];
      }
    | { readonly kind: 'won'; readonly outcome: Outcome }
  );
