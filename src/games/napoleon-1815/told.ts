import type { GameEvent } from '../../kernel/chance.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { Card, Link, Zone } from './data/box.ts';
import type { Block, Camp, Corps, Nation } from './pieces.ts';
import type { Arm, FatigueWhy, Intent, Phase, Side } from './position.ts';

// What happened, as data.

/** One term of a sum: the cards of a side, movement points, fatigue. */
export interface Term {
  readonly what: TermKey;
  readonly clause: string;
  readonly value: number;
  /** The block it comes from, or NONE. */
  readonly block: Block;
}

export type TermKey =
  | 'strength'
  | 'march'
  | 'tired'
  | 'wooded'
  | 'fortress'
  | 'town'
  | 'farm'
  | 'bonus'
  | 'events'
  | 'card'
  | 'corps'
  | 'napoleon'
  | 'symbol'
  | 'vedettes'
  | 'rain'
  | 'beyondThree'
  | 'fromContested'
  | 'intoContested'
  | 'takingFortress'
  | 'commander';

/** Why victory points moved. */
export type VpWhy = 'strength' | 'control' | 'markers' | 'napoleonBeaten' | 'commander' | 'net';

export type N15Event = GameEvent &
  (
    | { readonly kind: 'setup'; readonly scenario: number }
    | { readonly kind: 'deployed'; readonly seat: Seat; readonly block: Block; readonly zone: Zone }
    | { readonly kind: 'deploymentDone'; readonly seat: Seat }
    | { readonly kind: 'turn'; readonly turn: number; readonly invasion: Card }
    | { readonly kind: 'phase'; readonly phase: Phase }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly left: number }
    | { readonly kind: 'drewCards'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'reshuffled'; readonly camp: Camp; readonly count: number }
    | { readonly kind: 'redDrawn'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'redsCancelled'; readonly cards: readonly Card[] }
    | { readonly kind: 'arrived'; readonly block: Block; readonly zone: Zone }
    | { readonly kind: 'arrivalBlocked'; readonly corps: Corps; readonly zone: Zone }
    | { readonly kind: 'delayed'; readonly corps: Corps; readonly turn: number }
    | { readonly kind: 'noRecovery'; readonly seat: Seat }
    | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'countered'; readonly seat: Seat; readonly card: Card; readonly by: Card }
    | { readonly kind: 'noEffect'; readonly card: Card }
    | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'sawHand'; readonly seat: Seat; readonly of: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'tookCard'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
    | { readonly kind: 'exchanged'; readonly seat: Seat; readonly to: Seat; readonly count: number }
    | { readonly kind: 'revealed'; readonly seat: Seat; readonly card: Card; readonly use: RevealUse }
    | { readonly kind: 'initiative'; readonly camp: Camp; readonly how: 'intuition' | 'higher' | 'tie' }
    | { readonly kind: 'leader'; readonly seat: Seat }
    | { readonly kind: 'named'; readonly seat: Seat; readonly to: 'operate' | 'idle' }
    | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
    /** `blocks` is empty for those from whom fog hides them. */
    | {
        readonly kind: 'designated';
        readonly seat: Seat;
        readonly nation: Nation;
        readonly zone: Zone;
        readonly count: number;
        readonly blocks: readonly Block[];
        readonly intent: Intent;
      }
    | { readonly kind: 'marchPoints'; readonly seat: Seat; readonly total: number; readonly terms: readonly Term[] }
    | {
        readonly kind: 'moved';
        readonly nation: Nation;
        readonly count: number;
        readonly blocks: readonly Block[];
        readonly from: Zone;
        readonly to: Zone;
        readonly link: Link;
        readonly how: 'manoeuvre' | 'retreat' | 'event';
      }
    | {
        readonly kind: 'halted';
        readonly zone: Zone;
        readonly why: 'choice' | 'noPoints' | 'enemy' | 'fortress' | 'confusion' | 'lost';
      }
    | { readonly kind: 'marchFatigue'; readonly seat: Seat; readonly total: number; readonly terms: readonly Term[] }
    | { readonly kind: 'tired'; readonly corps: Corps; readonly by: number; readonly why: FatigueWhy }
    | { readonly kind: 'rested'; readonly corps: Corps; readonly by: number }
    | { readonly kind: 'lost'; readonly corps: Corps; readonly arm: Arm; readonly why: FatigueWhy }
    /** What the other side sees where orders of battle are hidden. */
    | { readonly kind: 'losses'; readonly camp: Camp; readonly count: number }
    | { readonly kind: 'reinforced'; readonly corps: Corps }
    | { readonly kind: 'reinforcedSomebody'; readonly camp: Camp }
    | { readonly kind: 'eliminated'; readonly block: Block; readonly zone: Zone; readonly strength: number }
    | { readonly kind: 'unmasked'; readonly block: Block; readonly zone: Zone }
    | { readonly kind: 'activated'; readonly zone: Zone; readonly nation: Nation; readonly count: number }
    | { readonly kind: 'axis'; readonly zone: Zone; readonly link: Link; readonly camp: Camp }
    | { readonly kind: 'axisGone'; readonly zone: Zone }
    | { readonly kind: 'axisStruck'; readonly zone: Zone; readonly camp: Camp }
    | { readonly kind: 'control'; readonly zone: Zone; readonly nation: Nation }
    | { readonly kind: 'fortifiedGone'; readonly zone: Zone }
    | { readonly kind: 'bridge'; readonly link: Link }
    | { readonly kind: 'vp'; readonly delta: number; readonly vp: number; readonly why: VpWhy }
    | {
        readonly kind: 'combat';
        readonly zone: Zone;
        readonly attacker: Camp;
        readonly stacks: readonly [readonly Block[], readonly Block[]];
        readonly marched: boolean;
      }
    | { readonly kind: 'joined'; readonly side: Side; readonly blocks: readonly Block[]; readonly from: Zone }
    | { readonly kind: 'combatCards'; readonly side: Side; readonly total: number; readonly terms: readonly Term[] }
    | { readonly kind: 'attackCancelled'; readonly zone: Zone }
    | { readonly kind: 'dice'; readonly side: Side; readonly faces: readonly number[]; readonly use: RevealUse }
    | {
        readonly kind: 'combatResult';
        readonly losses: readonly [number, number];
        readonly fatigues: readonly [number, number];
        readonly spared: readonly Term[];
      }
    | { readonly kind: 'won'; readonly side: number; readonly by: number }
    | { readonly kind: 'held'; readonly zone: Zone; readonly how: 'marker' | 'tenir' | 'noWay' }
    | { readonly kind: 'retreated'; readonly to: Zone; readonly left: number }
    | { readonly kind: 'retreatFatigue'; readonly total: number }
    | { readonly kind: 'pursuit'; readonly cards: number }
    | { readonly kind: 'pursuitFatigue'; readonly total: number }
    | { readonly kind: 'hidden'; readonly zone: Zone }
    | { readonly kind: 'recovery'; readonly seat: Seat; readonly card: Card }
    | { readonly kind: 'recoveredAll'; readonly corps: readonly Corps[] }
    | { readonly kind: 'over'; readonly outcome: Outcome }
  );

/** What a card is turned up for. */
export type RevealUse = 'initiative' | 'march' | 'combat' | 'pursuit' | 'rougeaud';
