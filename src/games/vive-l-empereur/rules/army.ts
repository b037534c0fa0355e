import { call, type Frame } from '../../../kernel/flow.ts';
import type { Battle } from '../data/box.ts';
import { facts, hexesOfUnit, isAdjacent, isDisorganised, isOnMap } from '../field.ts';
import { NONE, type Position, STATE, type Unit } from '../position.ts';
import type { Told } from './board.ts';
import type { Army, Chain } from './frames.ts';

// Apart from the procedures (`armies.ts`), for procedures call one another in a ring.

/** VE-XII-b: counts the corps after an action that is back at the level of its phase. */
export function startArmy(p: Position): void {
  call<Army>(p, { step: 'army.count', corps: NONE, due: [] });
}

export const isInOrder = (p: Position, unit: Unit): boolean => isOnMap(p, unit) && !isDisorganised(p, unit);
const isArmy = (frame: Frame): frame is Army => frame.step.startsWith('army.');

/** VE-XII.2-c, VE-XII.2-g: units in order of a desperate corps next to comrades who are broken. */
export function besideBroken(b: Battle, p: Position, broken: readonly Unit[]): Unit[] {
  if (!p.army.includes(STATE.desperate)) return [];
  // VE-XII.2-d: the automatic tests of a corps start no chain in it.
  const testing = p.stack.filter(isArmy).map(({ corps }) => corps);
  const causes = broken.filter((unit) => {
    const { corps } = facts(b, unit);
    return isOnMap(p, unit) && p.army[corps] === STATE.desperate && !testing.includes(corps);
  });
  if (causes.length === 0) return [];
  const isBeside = (unit: Unit, cause: Unit): boolean =>
    facts(b, unit).corps === facts(b, cause).corps &&
    hexesOfUnit(p, unit).some((hex) => isAdjacent(b, hex, p.hex[cause] ?? NONE));
  return b.units.flatMap((_, unit) =>
    isInOrder(p, unit) && causes.some((cause) => isBeside(unit, cause)) ? [unit] : [],
  );
}

/** VE-XII.2-c: they test, but for those who have been shaken by the same event already (VE-XII.2-e), to whom they are added. */
export function startChain(b: Battle, p: Position, broken: readonly Unit[], shaken: Unit[], io: Told): void {
  const due = besideBroken(b, p, broken).filter((unit) => !shaken.includes(unit));
  if (due.length === 0) return;
  shaken.push(...due);
  io.reveal();
  call<Chain>(p, { step: 'chain.test', due });
}
