import type { Seat } from '../../../kernel/flow.ts';
import type { Battle } from '../data/box.ts';
import type { ShockResult } from '../data/names.ts';
import { armOf, enemyOf, isOnMap } from '../field.ts';
import type { Position, Unit } from '../position.ts';
import type { Combat, Party } from './frames.ts';

// The two sides of a shock, and what a result means to either.

export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = typeof ATTACKER | typeof DEFENDER;
export const SIDES: readonly Side[] = [ATTACKER, DEFENDER];

type Parties = Pick<Combat, 'attackers' | 'defenders'>;

export const seatOf = (f: Pick<Combat, 'seat'>, side: Side): Seat => (side === ATTACKER ? f.seat : enemyOf(f.seat));
export const partiesOf = (f: Parties, side: Side): Party[] => (side === ATTACKER ? f.attackers : f.defenders);
export const fightersOf = (f: Parties, side: Side): Unit[] => partiesOf(f, side).flatMap(({ fighters }) => fighters);
export const all = ({ fighters, others }: Party): Unit[] => [...fighters, ...others];
export const unitsOf = (parties: readonly Party[]): Unit[] => parties.flatMap(all);
export const alive = (p: Position, units: readonly Unit[]): Unit[] => units.filter((unit) => isOnMap(p, unit));
export const isHorse = (b: Battle, unit: Unit): boolean => armOf(b, unit) === 'cavalry';

/** VE-VIII.8-d: steps that a result costs, whether it breaks, whether it makes test. */
export const stepsLost = (result: ShockResult): number =>
  result === '1' || result === '1*' || result === 'D+1' ? 1 : 0;
export const breaks = (result: ShockResult): boolean => result === 'D' || result === 'D+1';
export const tests = (result: ShockResult): boolean => result === '0*' || result === '1*';
