import { get } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { NATION_COUNT, PLACE, type Placement, type Position } from '../position.ts';
import { countAt, nationOf } from '../rules/board.ts';
import { donations } from '../rules/coalition.ts';

/** NW-8.5-d: where he goes in the end; what he is short of comes from the first donors. */
function landing(box: Box, p: Position, to: number, corps: number): number {
  const missing = Math.max(0, corps - countAt(p, PLACE.army));
  const f: Placement = { step: 'placement.search', to, corps, missing, found: [] };
  const q = copyPosition(p);
  while (f.found.length < missing) {
    const [unit] = donations(box, q, f);
    if (unit === undefined) return p.but;
    f.found.push(unit);
  }
  return to;
}

/** Of 36 ways, how many bring Napoleon to each Nation: by his die, and by a second one for the Grand Strategy (NW-8.5.1-a). */
export function landings(box: Box, p: Position): number[] {
  const ways = new Array<number>(NATION_COUNT).fill(0);
  const add = (nation: number, more: number): void => {
    ways[nation] = (ways[nation] ?? 0) + more;
  };
  for (let face = 1; face <= 6; face++) {
    const { napoleon } = get(box.invasions, face + p.turn - 2);
    if (napoleon !== null) add(landing(box, p, napoleon.nation, napoleon.corps), 6);
    else for (let second = 1; second <= 6; second++) add(nationOf(p, second), 1);
  }
  return ways;
}
