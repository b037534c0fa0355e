import type { Hex } from '../../../grids/hexes.ts';
import type { Frame, Seat } from '../../../kernel/flow.ts';
import type { Formation, ShockResult } from '../data/names.ts';
import type { Corps, Facing, Leader, Unit } from '../position.ts';
import type { ClauseId } from './bars.ts';

// Where the procedures stand, one interface each. Each is filled by the file that is named; others call it through its `call...` verb.
// Frames are public: nothing of them may tell what lies under the top of a stack before it is shown.

/** VE-II-a (`turn.ts`) */
export type Turn = Frame<`turn.${'begin' | 'first' | 'second' | 'end'}`>;

/** VE-XIV.6-a (`leaders.ts`): whoever has lost a leader says with which unit the next one appears. */
export interface Replacements extends Frame<`replacements.${'next' | 'join'}`> {
  owed: Leader[];
}

/** VE-II-b (`turn.ts`): a phase, then `settle`, and so on. */
export interface PlayerTurn extends Frame<`playerTurn.${'open' | 'phase' | 'settle' | 'next' | 'close'}`> {
  /** The place in `PHASES`. */
  at: number;
}

/** VE-V.7-f (`settle.ts`): what the end of a phase puts right. */
export interface Settle extends Frame<`settle.${'stops' | 'facings' | 'turn' | 'again' | 'army'}`> {
  /** Where a unit has to be turned, or OFF. */
  hex: Hex;
}

/** VE-IX.2 (`charges.ts`) */
export interface Charges extends Frame<`charges.${'declare' | 'more' | 'run' | 'army' | 'again'}`> {
  /** What is being announced, in the order of announcing. */
  announced: { readonly unit: Unit; readonly facing: Facing }[];
  leaders: Leader[];
}

/** One hex of a charge on its way. VE-IX.5: several of them make a combined one. */
export interface ChargeGroup {
  units: Unit[];
  leaders: Leader[];
  hex: Hex;
  spent: number;
  turns: number;
  /** VE-IX.2-c: it has turned in this hex. */
  turned: boolean;
  /** VE-IX.2-e: it has left the hex where it started. */
  left: boolean;
  /** VE-IX.2-r: top units that it could have struck when it came here, before they answered. */
  faced: Unit[];
  done: boolean;
  /** VE-VI.8-a: where it stood before its first step; nowhere if it has just come in. */
  readonly began?: readonly Hex[];
  /** VE-VI.8-f: who has recoiled from it. VE-IX.7-p: who has tried to countercharge it. */
  recoiled?: Unit[];
  tried?: Unit[];
}

/** `charges.ts` */
export interface Charge
  extends Frame<`charge.${'line' | 'start' | 'squares' | 'act' | 'afterStep' | 'finish' | 'next' | 'combined' | 'contact'}`> {
  groups: ChargeGroup[];
  /** Which of them moves. */
  at: number;
}

/** VE-VI (`movement.ts`) */
export interface Movement extends Frame<`movement.${'choose' | 'army' | 'again'}`> {
  /** VE-V.9-a: who was put on top since anything else was done: once each gives every order. */
  topped?: Unit[];
}

/** A unit, stack or leader on its move (`movement.ts`). */
export interface Move extends Frame<`move.${'act' | 'stepped'}`> {
  /** Top first; empty when a leader moves alone. */
  units: Unit[];
  /** VE-VI.1-n: MP spent, by unit of the list. */
  spent: number[];
  leaders: Leader[];
  hex: Hex;
  /** VE-VI.4-h: the free 60 degrees of this hex are used, by unit. */
  turned: boolean[];
  /** VE-VI.7-k: every step so far was along a road; `steps` of them. */
  onRoad: boolean;
  steps: number;
  /** VE-VI.7-j: the hex from which it came along the road, or OFF. */
  cameFrom: Hex;
  /** VE-XIII-c: taken off the allowance of one that has just come in. */
  late: number;
  /** VE-IV.6-e: has taken Skirmish order in this move. */
  skirmished: boolean;
  /** VE-VI.8-a: where it stood before its first step; nowhere if it has just come in. */
  readonly began?: readonly Hex[];
  /** VE-VI.8-f: who has recoiled from it. VE-IX.7-p: who has tried to countercharge it. */
  recoiled?: Unit[];
  tried?: Unit[];
  /** VE-VI.1-d: who was to go along and was left again: he joins no more. */
  dropped?: Unit[];
  /** VE-XIII: the hex by which it has come in during this move, or OFF. */
  readonly entry: Hex;
  /** It was Disorganised when it began: whoever becomes so on the way moves no further. */
  readonly disordered: boolean;
  /** VE-IV.6-e: what becomes of skirmishers who give up a hex under fire, or null. */
  pending: { readonly formation: Formation; readonly facing: Facing } | null;
}

/** What kind of step it is: it only closes windows (VIVE-FLOW, table of `step`). */
export type StepKind = 'regular' | 'charge' | 'retreat' | 'recoil' | 'advance' | 'exploit';

/** VE-VII.5, V.1, V.2, V.8, IX.7 (`step.ts`): units of one hex go to the next. */
export interface Step
  extends Frame<`step.${'fire' | 'shot' | 'hold' | 'push' | 'broken' | 'enter' | 'over' | 'capture' | 'react' | 'squares'}`> {
  readonly kind: StepKind;
  /** Top first. Who is eliminated or broken on the way is taken out. */
  units: Unit[];
  leaders: Leader[];
  readonly from: Hex;
  readonly to: Hex;
  /** The hex or hexes that it leaves, in full or in part; none if it comes in. */
  readonly held: readonly Hex[];
  /** For skirmishers: the new right half, or OFF. */
  readonly second: Hex;
  /** VE-VII.5-h: units that may not fire at it, since they made it run. */
  readonly spared: readonly Unit[];
  /** Of the hexes that are left the one that is fired at: skirmishers leave two, one after the other. */
  at: Hex;
  /** Firers named so far. */
  firers: Unit[];
  /** VE-V.1-c, VE-V.2: who was made to leave the hex. */
  pushed: Unit[];
  /** The group was Disorganised when it set out. */
  readonly disordered: boolean;
  /** VE-VIII.10-g: who is Adapted where it arrives, though it comes by road. */
  readonly adapted: readonly Unit[];
}

/** VE-IX.7, VI.8-l (`countercharge.ts`): the enemy answers for all his cavalry at once. */
export interface React extends Frame<`react.${'choose' | 'disorders' | 'recoils' | 'refused' | 'counter' | 'done'}`> {
  readonly kind: StepKind | 'start' | 'combined';
  /** Whose cavalry may answer. */
  readonly seat: Seat;
  /** Hexes where the movers stand. */
  readonly movers: readonly Hex[];
  /** VE-VI.8-a: where they stood before the last step, if it was one on the map. */
  readonly from: readonly Hex[];
  /** Answers, in the order in which they are named. */
  disorders: Unit[];
  recoils: Hex[];
  counters: Hex[];
  /** VE-VI.8-l: hexes that were told that they are the target, and who answers again because of it. */
  refused?: Hex[];
  again?: readonly Hex[];
}

/** VE-VI.8 (`recoil.ts`) */
export interface Recoil extends Frame<`recoil.${'open' | 'claim' | 'test' | 'held' | 'hex' | 'walk' | 'again'}`> {
  readonly hex: Hex;
  /** All hexes of the unit that has come near (VE-IV.6-u). */
  readonly movers: readonly Hex[];
  readonly charge: boolean;
  units: Unit[];
  /** VE-VI.8-k: by unit, the facing that it keeps; NONE for one that had none. */
  facings: Facing[];
  /** Who goes along, or NONE. */
  leaders: Leader[];
  /** The hex that was chosen, or OFF. */
  to: Hex;
  gone: number;
  /** VE-VI.8-f: this enemy has come adjacent before in the same move. */
  readonly free: boolean;
}

/** VE-VI.5 (`recoil.ts`) */
export interface Disorder extends Frame<`disorder.${'mark' | 'retreat'}`> {
  units: Unit[];
  /** The turn that its marker bears. */
  readonly turn: number;
  /** VE-VIII.9-j: hexes from which it runs. */
  readonly from: readonly Hex[];
}

/** VE-IX.7 (`countercharge.ts`) */
export interface Countercharge
  extends Frame<`countercharge.${'test' | 'line' | 'answer' | 'fight' | 'comrades' | 'back'}`> {
  readonly seat: Seat;
  hexes: Hex[];
  readonly movers: readonly Hex[];
  /** Who passed and fights. */
  units: Unit[];
  /** VE-IX.7-l: what each of them returns to, and where it fought. */
  former: { readonly formation: Formation; readonly facing: Facing; readonly at: Hex }[];
  /** VE-IX.7-g: comrades who failed. */
  failed: Unit[];
  /** VE-IX.7-m: whose movement is over once the shock is fought. */
  struck: Unit[];
  /** VE-IX.7-u: those of `units` whom the shock has broken, and whether by a test. */
  broke: Unit[];
  tested: boolean;
}

/** VE-IX.3-d, VE-IX.7-n (`reform.ts`): cavalry returns from Line to Column, or Adapted. */
export interface Reform extends Frame<`reform.${'next' | 'facing'}`> {
  /** Who still has to; the first of them and its comrades in the same hex now. */
  units: Unit[];
}

/** VE-IX.6 (`squares.ts`) */
/** VE-IX.6-d, VE-IX.6-e: a stack that tries, the nearest charging cavalry that it saw when it was named, and how far off. */
export interface Attempt {
  readonly hex: Hex;
  readonly charger: Unit;
  readonly far: number;
}

export interface Squares extends Frame<`squares.${'choose' | 'again' | 'half' | 'test' | 'guns' | 'loop'}`> {
  readonly seat: Seat;
  /** Where the charging cavalry stands. */
  readonly chargers: readonly Hex[];
  /** VE-IX.4-f: before an exploitation, at distance 2. */
  readonly exploit: boolean;
  chosen: Attempt[];
  /** Who tries now. */
  attempt: Attempt;
  /** Where they stand; skirmishers who have drawn together, in the half that they kept. */
  hex: Hex;
  /** VE-IX.6-o: the half that skirmishers keep, or OFF. */
  kept: Hex;
  /** VE-IX.6-g: who has been put on top. */
  moved: Unit[];
}

/** VE-VIII.9 (`retreat.ts`) */
export interface Retreat
  extends Frame<`retreat.${'half' | 'fall' | 'break' | 'chain' | 'leader' | 'hex' | 'walk' | 'stepped' | 'again' | 'done'}`> {
  units: Unit[];
  /** VE-VIII.9-j: S, the hexes of those who caused it. */
  readonly from: readonly Hex[];
  /** VE-VIII.9-m: hexes that may not be taken first. */
  readonly shut: readonly Hex[];
  /** VE-VII.5-h */
  readonly spared: readonly Unit[];
  /** VE-IX.7-b: it follows from fire or shock, so that the enemy's cavalry may fall upon it in his own player-turn too. */
  readonly fought: boolean;
  leaders: Leader[];
  /** How many hexes it owes; how many it has gone. */
  length: number;
  gone: number;
  /** VE-VIII.9-n: hexes left in this retreat. */
  left: Hex[];
  /** VE-XI.4-a: towards cover instead of the line of communication, or OFF. */
  readonly cover: Hex;
  /** VE-IV.6-u: units in order that break now by this clause, in the half that their owner chooses; null for those who are broken already. */
  readonly breaks: ClauseId | null;
  /** VE-XII.2-c: they have just become Disorganised, which shakes comrades; and who has tested for it (VE-XII.2-e). */
  readonly shakes: boolean;
  shaken: Unit[];
}

/** VE-VII.4 (`fire.ts`): defensive and offensive fire. */
export interface FirePhase extends Frame<`fires.${'target' | 'firers' | 'resolve' | 'army' | 'again'}`> {
  readonly seat: Seat;
  hex: Hex;
  firers: Unit[];
}

/** VE-VII.3 (`fire.ts`): one fire at one hex. */
export interface Fire extends Frame<`fire.${'roll' | 'losses' | 'test' | 'break'}`> {
  readonly kind: 'phase' | 'opportunity' | 'answer';
  readonly target: Hex;
  readonly firers: readonly Unit[];
  /** VE-V.6-c: who alone takes the losses; all of the hex in a fire phase. */
  readonly group: readonly Unit[];
  /** VE-VII.5-j: a retreating group is not tested. */
  readonly tests: boolean;
  /** The result: -1 nothing, 0 a test, or so many steps. */
  result: number;
  /** VE-VII.9-b, VE-VIII.9-j: the zone through which it came, and the hexes from which. */
  zone: number;
  from: readonly Hex[];
  failed: Unit[];
}

/** VE-VIII.1-d (`shock.ts`) */
export interface Shocks
  extends Frame<`shocks.${'open' | 'declare' | 'pick' | 'resolve' | 'after' | 'army' | 'again' | 'late'}`> {
  /** The target of the shock that is fought, or OFF. */
  hex: Hex;
  /** VE-IX.2-p: cavalry that charges in it. */
  riders: Unit[];
}

/** VE-VIII.8-h: one side of a combat hex by hex, fixed when the hexes are shown. */
export interface Party {
  readonly hex: Hex;
  /** The same, and the other half of skirmishers: leaders of both are with them (VE-IV.6-u). */
  readonly hexes: readonly Hex[];
  /** Who fights with a value above 0, top first. */
  fighters: Unit[];
  /** VE-V.4-e: who is ignored, protected or at value 0, top first. */
  others: Unit[];
  power: number;
  /** VE-VIII.6: 0 front, 1 flank, 2 rear; the worst that counts. */
  zone: number;
}

/** VE-VIII.8 (`shock.ts`): one shock; a countercharge turns the roles round. All its state is here (VIVE-FLOW, trap 3). */
export interface Combat
  extends Frame<`combat.${
    | 'show'
    | 'guns'
    | 'odds'
    | 'attackerLeader'
    | 'attackerBonus'
    | 'defenderLeader'
    | 'defenderBonus'
    | 'roll'
    | 'attackerPays'
    | 'defenderPays'
    | 'leaders'
    | 'attacker'
    | 'attackerRuns'
    | 'defender'
    | 'defenderRuns'
    | 'alone'
    | 'advance'
    | 'form'
    | 'enter'
    | 'settle'
    | 'done'}`> {
  readonly counter: boolean;
  /** The seat that attacks in this shock. */
  readonly seat: Seat;
  readonly from: readonly Hex[];
  readonly targets: readonly Hex[];
  attackers: Party[];
  defenders: Party[];
  column: number;
  /** VE-XIV.3: whose bonus counts, or NONE; what it gives. */
  leaders: [Leader, Leader];
  bonus: [number, number];
  results: [ShockResult, ShockResult] | null;
  /** Who still has to run, by side. */
  broken: [Unit[], Unit[]];
  /** VE-IX.4-a: the defender was broken or destroyed by the result. */
  beaten: boolean;
  /** VE-VIII.10-h: the group that is being named; whether it exploits (VE-IX.4); who goes along. */
  advancing: Unit[];
  exploiting: boolean;
  along: Leader[];
  /** VE-VIII.10-f: where the other half of skirmishers goes, or OFF. */
  half: Hex;
  /** VE-VIII.10-g: Columns on a road that become Adapted by their owner's will. */
  adapting: Unit[];
}

/** VE-IX.4 (`exploit.ts`) */
export interface Exploit extends Frame<`exploit.${'squares' | 'enter' | 'turn' | 'pin' | 'strike' | 'after'}`> {
  units: Unit[];
  readonly leaders: readonly Leader[];
  readonly from: Hex;
  readonly to: Hex;
}

/** VE-XI (`rally.ts`) */
export interface Rally
  extends Frame<`rally.${'choose' | 'test' | 'form' | 'direction' | 'army' | 'again' | 'leftovers'}`> {
  unit: Unit;
  /** VE-XI.5-a: hexes where somebody rallied. */
  rallied: Hex[];
}

/** VE-XII (`army.ts`) */
export interface Army extends Frame<`army.${'count' | 'test' | 'run' | 'again'}`> {
  corps: Corps;
  /** Who still has to test: all may know them. */
  due: Unit[];
}

/** VE-XII.2-c (`army.ts`): comrades next to a broken unit of a desperate corps. */
export interface Chain extends Frame<`chain.${'test' | 'run' | 'again'}`> {
  due: Unit[];
}

/** VE-XIV.5-c, VE-XIV.5-d (`leaders.ts`): where a leader goes who has survived. */
export interface Displaced extends Frame<`displaced.${'to'}`> {
  readonly leader: Leader;
  readonly within: number;
}
