import { GAP, PAD, roomWidth, SHIELD } from './geometry.ts';
import type { Corps } from './nouns.ts';

// How the corps of a Nation are drawn up on its field. Plates are never made smaller: when they are too many, some stand together.

/** One place of the field: a corps, or several of one coat. */
export type Stand = readonly [Corps, ...Corps[]];

export interface Muster {
  readonly french: readonly Stand[];
  readonly coalition: readonly Stand[];
  /** Duchy forces, a shield each; none when they stand together under a plate. */
  readonly shields: readonly Corps[];
}

export const shieldsInRow = (columns: number): number =>
  Math.floor((roomWidth(columns) - 2 * PAD + GAP) / (SHIELD.w + GAP));

const rowsFor = (stands: readonly unknown[], columns: number): number => Math.ceil(stands.length / columns);

export const rowsOf = ({ french, coalition, shields }: Muster, columns: number): number =>
  rowsFor(french, columns) + rowsFor(coalition, columns) + rowsFor(shields, shieldsInRow(columns));

/** The Duchies are gathered first, then the plates of whichever coat has most of them, at last a whole side, until all have room. */
export function mustered(corps: readonly Corps[], columns: number, rows: number): Muster {
  const named = corps.filter(({ colours }) => colours !== 'duchy');
  const shields = corps.filter(({ colours }) => colours === 'duchy');
  const alone = (side: Corps['side']): Stand[] => named.filter((each) => each.side === side).map((each) => [each]);
  let muster: Muster = { french: alone('french'), coalition: alone('coalition'), shields };
  if (rowsOf(muster, columns) > rows && isStand(shields))
    muster = { ...muster, coalition: [...muster.coalition, shields], shields: [] };
  while (rowsOf(muster, columns) > rows) {
    const next = gathered(muster);
    if (next === null) break;
    muster = next;
  }
  return muster;
}

const isStand = (corps: readonly Corps[]): corps is Stand => corps.length > 0;

const SIDES = ['french', 'coalition'] as const;
const mayJoin = ([first]: Stand): boolean => first.maybe === true;

function gathered(muster: Muster): Muster | null {
  const single = SIDES.flatMap((side) => muster[side].filter((stand) => stand.length === 1 && !mayJoin(stand)).flat());
  const coats = Map.groupBy(single, ({ side, colours }) => `${side} ${colours}`);
  const [most] = [...coats.values()].sort((a, b) => b.length - a.length);
  if (most !== undefined && most.length > 1) return together(muster, most);
  const sides = SIDES.map((side) => muster[side].filter((stand) => !mayJoin(stand)));
  const [longest] = sides.sort((a, b) => b.length - a.length);
  return longest === undefined || longest.length < 2 ? null : together(muster, longest.flat());
}

/** These under one plate, which stands last of its side. */
function together(muster: Muster, corps: readonly Corps[]): Muster | null {
  if (!isStand(corps)) return null;
  const { side } = corps[0];
  return { ...muster, [side]: [...muster[side].filter(([first]) => !corps.includes(first)), corps] };
}

export const strengthOf = (corps: readonly Corps[]): number => corps.reduce((sum, { strength }) => sum + strength, 0);
