import { type Hex, OFF } from '../../../grids/hexes.ts';
import { there } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import type { Position, Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { tableOf } from './shock-model.ts';

// What comes of fire and shock (VE-V.3 to VE-V.5, VE-VII.3-e, VE-VII.9, VE-VIII.6-g, VE-VIII.8, VE-IX.6, VE-X) straight from the text: it reads
// the dice that have fallen and says who loses, who tests at what, who breaks and who is gone. Nothing of the rules is used.

/** One side of a hex: who fights, top first, and who only shares what comes. */
export interface Stack {
  readonly hex: Hex;
  readonly fighters: readonly Unit[];
  readonly others: readonly Unit[];
  readonly zone: number;
}

/** X.4 as the rulebook prints it: effective at the start, then what 7 or more, 6, 5, 4, 3, 2 and 1 cost. */
const WORN: { readonly [start: number]: readonly number[] } = {
  9: [0, -1, -1, -1, -2, -2, -2],
  8: [0, 0, -1, -1, -1, -2, -2],
  7: [0, 0, 0, -1, -1, -2, -2],
  6: [0, 0, 0, 0, -1, -1, -1],
  5: [0, 0, 0, 0, 0, -1, -1],
  4: [0, 0, 0, 0, 0, -1, -1],
};

const isSteady = (b: Battle, unit: Unit): boolean => there(b.scenario.units[unit]).steady === true;

type Dice = Iterator<readonly [number, number]>;

export function slowFate(b: Battle, p: Position, log: readonly ViveEvent[], cause: 'fire' | 'shock') {
  const { facts, formation, terrain } = tableOf(b, p);
  const steps = [...p.steps];
  const was = b.units.map((_, unit) => formation(unit));
  const tested = log.flatMap((e) => (e.kind === 'test' && e.cause === cause ? [e.dice] : []));
  const dice: Dice = tested[Symbol.iterator]();
  const said: string[] = [];
  const isAlive = (unit: Unit): boolean => (steps[unit] ?? 0) > 0;
  const shelters = (hex: Hex): boolean => ['town', 'chateau', 'fortified-farm'].includes(terrain(hex));

  /** XIV.4: one leader at the most stands in each hex here. */
  function led(unit: Unit): number {
    const { side, corps } = facts(unit);
    const bonuses = b.leaders.flatMap((leader, i) => {
      const at = p.leaderAt[i] ?? OFF;
      if (leader.side !== side || at < 0 || (at !== p.hex[unit] && at !== p.second[unit])) return [];
      const isHis = leader.rank === 'army' || leader.commands[corps] === true;
      return [{ isHis, rank: leader.rank, bonus: isHis ? leader.morale : Math.min(1, leader.morale) }];
    });
    const own = bonuses.filter(({ isHis }) => isHis);
    const army = own.filter(({ rank }) => rank === 'army');
    const best = army.length > 0 ? army : own.length > 0 ? own : bonuses;
    return best.length === 0 ? 0 : Math.max(...best.map(({ bonus }) => bonus));
  }

  /** X.4 */
  function morale(unit: Unit, zone: number, failures: number, square: boolean): number {
    const { morale: printed, steps: start, corps } = facts(unit);
    const row = isSteady(b, unit) ? undefined : WORN[Math.min(9, start)];
    const worn = row?.[7 - Math.min(7, steps[unit] ?? 0)] ?? 0;
    const broken = was[unit] === 'disorganised' ? -2 : 0;
    const army = [0, -1, -2][p.army[corps] ?? 0] ?? 0;
    return printed + worn + broken + army + led(unit) + ([0, -2, -3][zone] ?? 0) - 2 * failures + (square ? 2 : 0);
  }

  /** V.4: the units pay in their order; what is left over is void. */
  function pay(units: readonly Unit[], due: number): number {
    let left = due;
    for (const unit of units) {
      const lost = Math.min(left, steps[unit] ?? 0);
      if (lost === 0) continue;
      steps[unit] = (steps[unit] ?? 0) - lost;
      left -= lost;
      said.push(`${unit} loses ${lost}`);
      if (!isAlive(unit)) said.push(`${unit} gone`);
    }
    return due - left;
  }

  /** V.5, X.2, X.3: who fails. */
  function trial(units: readonly Unit[], zone: number, square: (unit: Unit) => boolean): Unit[] {
    const failed: Unit[] = [];
    for (const unit of units) {
      const needs = morale(unit, zone, failed.length, square(unit));
      const [one, other] = dice.next().value ?? [0, 0];
      const sum = one + other;
      said.push(`${unit} tests at ${needs}`);
      if (sum === 2 || (sum < 12 && sum <= needs)) break;
      failed.push(unit);
    }
    return failed;
  }

  /** VIII.9, IV: whoever was in disorder is gone, the others break. */
  function breakUp(units: readonly Unit[]): void {
    const hit = units.filter(isAlive);
    for (const unit of hit.filter((each) => was[each] === 'disorganised')) {
      steps[unit] = 0;
      said.push(`${unit} gone`);
    }
    const broken = hit.filter(isAlive);
    if (broken.length > 0) said.push(`broken ${broken.join(' ')}`);
  }

  /** VII.3, VII.9, V.6: a fire at a hex, of which a group pays. */
  function fire(
    hex: Hex,
    units: readonly Unit[],
    group: readonly Unit[],
    result: string,
    zone: number,
    tests: boolean,
  ): void {
    if (result === '-') return;
    pay(group, result === '*' ? 0 : Number(result));
    const order = [...group, ...units.filter((unit) => !group.includes(unit))];
    if (tests && !shelters(hex)) breakUp(trial(order.filter(isAlive), zone, () => false));
  }

  return { said, steps, isAlive, was, shelters, pay, trial, breakUp, fire, facts, formation };
}

/** VIII.8, IX.6: what a shock does; the first stack of the attackers pays. */
export function slowShockFate(
  box: Box,
  b: Battle,
  p: Position,
  log: readonly ViveEvent[],
  attackers: readonly Stack[],
  defenders: Stack,
  ratio: string,
): string[] {
  const { said, isAlive, was, shelters, pay, trial, breakUp, facts } = slowFate(b, p, log, 'shock');
  const all = ({ fighters, others }: Stack): Unit[] => [...fighters, ...others];
  const isHorse = (unit: Unit): boolean => facts(unit).arm === 'cavalry';
  const fighting = attackers.flatMap(({ fighters }) => fighters);
  const byHorse = fighting.some(isHorse);

  const rolled = log.find((e) => e.kind === 'shockRoll');
  if (rolled === undefined) return said;
  const row = Math.max(0, Math.min(7, rolled.roll + rolled.modifier));
  const column = box.odds.findIndex(([a, z]) => `${a}:${z}` === ratio);
  const printed = there(box.shockTable[row]?.[column]);
  let toDefender: string = printed.defender;
  const isGunsInFlank = defenders.zone > 0 && all(defenders).every((unit) => was[unit] === 'battery');
  if (['0', '0*', '1', '1*'].includes(toDefender) && isGunsInFlank) toDefender = 'D';
  said.push(`${printed.attacker}/${toDefender}`);

  const [first] = attackers;
  if (['1', '1*', 'D+1'].includes(printed.attacker)) pay(first?.fighters ?? [], 1);
  const payer = there(all(defenders)[0]);
  const isOpen = facts(payer).arm === 'infantry' && !['square', 'adapted'].includes(was[payer] ?? '');
  const bare = ['1', '1*', 'D+1'].includes(toDefender) ? 1 : 0;
  pay(all(defenders), bare + (isOpen && byHorse && !['0', '0*', 'E'].includes(toDefender) ? 1 : 0));
  const suffer = (result: string, stack: Stack, isAttacker: boolean): void => {
    const [fighters, others] = [stack.fighters.filter(isAlive), stack.others.filter(isAlive)];
    if (result === 'E') {
      for (const unit of [...fighters, ...others]) said.push(`${unit} gone`);
    } else if (result.startsWith('D')) breakUp([...fighters, ...others]);
    else if (result.endsWith('*') && !shelters(stack.hex)) {
      const squared = (unit: Unit): boolean => {
        if (isAttacker || !fighting.every(isHorse)) return false;
        if (was[unit] === 'square') return true;
        const above = stackOrder(p, stack.hex);
        return (
          facts(unit).arm === 'artillery' && above.slice(0, above.indexOf(unit)).some((each) => was[each] === 'square')
        );
      };
      const failed = trial(isAttacker ? [...fighters, ...others] : fighters, stack.zone, squared);
      const isAll = !isAttacker && fighters.length > 0 && failed.length === fighters.length;
      breakUp(isAll ? [...failed, ...others] : failed);
    }
  };
  for (const stack of attackers) suffer(printed.attacker, stack, true);
  suffer(toDefender, defenders, false);
  return said;
}

/** Top first. */
export function stackOrder(p: Position, hex: Hex): Unit[] {
  const found: Unit[] = [];
  for (let unit = p.top[hex] ?? -1; unit >= 0; unit = p.below[unit] ?? -1)
    if (p.hex[unit] === hex || p.second[unit] === hex) found.push(unit);
  return found;
}
