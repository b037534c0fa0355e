import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { GUARD, ITALY, NAPOLEON, type Nation, NONE, type Position } from '../position.ts';

// How likely a battle is won at first sight: a Harassment is taken for a roll that is made again with what stands there.

/** Differences of strength beyond this change nothing more. */
const WIDEST = 60;
/** Modifiers of the light-infantry die lie between these. */
const LOWEST = -6;
const MODIFIERS = 13;

/** What each difference of strength comes to (`at`): the coalition wins, and French corps fall. */
export interface Chance {
  readonly win: Float64Array;
  readonly kill: Float64Array;
}

/** What the bots look up in the middle of their plans: the chances of a battle in a Nation, as it stands. */
export type Chances = (p: Position, nation: Nation) => Chance;

const clamped = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** By so many dice, for each difference. */
function byDice(box: Box, count: number): Chance {
  let ways = [1];
  for (let n = 0; n < count; n++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    ways.forEach((each, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + each / 6;
    });
    ways = next;
  }
  const win = new Float64Array(2 * WIDEST + 1);
  const kill = new Float64Array(2 * WIDEST + 1);
  for (let difference = -WIDEST; difference <= WIDEST; difference++) {
    let all = 0;
    let won = 0;
    let killed = 0;
    ways.forEach((share, sum) => {
      if (share === 0) return;
      const { result } = get(
        box.battle,
        box.battle.findIndex(({ most }) => sum + difference <= most),
      );
      if (result === 'cavalry-harassment') return;
      all += share;
      const ours = result === 'coalition-exchange' || result === 'coalition-victorious';
      if (ours || result === 'french-retreat' || result === 'coalition-pursuit') won += share;
      if (ours || result === 'french-exchange') killed += share;
    });
    win[difference + WIDEST] = won / all;
    kill[difference + WIDEST] = killed / all;
  }
  return { win, kill };
}

const mixed = (parts: readonly (readonly [share: number, chance: Chance])[]): Chance => {
  const win = new Float64Array(2 * WIDEST + 1);
  const kill = new Float64Array(2 * WIDEST + 1);
  for (const [share, chance] of parts)
    for (let i = 0; i < win.length; i++) {
      win[i] = (win[i] ?? 0) + share * (chance.win[i] ?? 0);
      kill[i] = (kill[i] ?? 0) + share * (chance.kill[i] ?? 0);
    }
  return { win, kill };
};

export function chancesOf(box: Box): Chances {
  const dice = [1, 2, 3].map((count) => byDice(box, count));
  const without = get(dice, 2);
  // NW-9.2: by fervour and modifier, mixed when first asked for.
  const rows: (Chance | undefined)[] = [];
  const rowOf = (fervour: number, modifier: number): Chance => {
    const place = fervour * MODIFIERS + clamped(modifier - LOWEST, 0, MODIFIERS - 1);
    const known = rows[place];
    if (known !== undefined) return known;
    const made = mixed(
      [1, 2, 3, 4, 5, 6].map((face) => {
        const column = clamped(face + modifier, 1, 6);
        return [1 / 6, get(dice, get(get(box.light, fervour), column - 1) - 1)] as const;
      }),
    );
    rows[place] = made;
    return made;
  };
  return (p, nation) => {
    const client = p.clientIn[nation] ?? NONE;
    const modifier = client === NONE ? 0 : get(box.clients, client).modifier;
    if (modifier === null) return without;
    const pope = nation === ITALY && p.pope ? box.constants.popeModifier : 0;
    const josephine = p.josephine === nation ? box.constants.josephineModifier : 0;
    return rowOf(get(p.fervour, nation), modifier + pope + josephine);
  };
}

/** Where the chances of a difference lie: that of the coalition less that of the French. */
export const at = (difference: number): number => clamped(Math.round(difference), -WIDEST, WIDEST) + WIDEST;

/** NW-9.3-a: how likely the Guard comes to a battle that Napoleon leads. */
export const guardChance = (box: Box, p: Position): number =>
  p.guard === GUARD.box && p.napoleon >= NAPOLEON.N ? (7 - box.constants.guardLeast) / 6 : 0;

/** Two dice: how likely their sum is at least this. */
export function atLeast(sum: number): number {
  if (sum <= 2) return 1;
  if (sum > 12) return 0;
  return sum <= 7 ? 1 - ((sum - 2) * (sum - 1)) / 72 : ((13 - sum) * (14 - sum)) / 72;
}
