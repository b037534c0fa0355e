import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { FRANCE, ITALY, NATION_COUNT, type Nation, NONE, PLACE, type Position, SPAIN, type Unit } from '../position.ts';
import type { ClauseId } from './bars.ts';
import { changeFervour, die, drawOne, type Told, unitsAt } from './board.ts';
import { envoysIn } from './effects.ts';

// [7/0]: the French take the field.

/** NW-7.5-a: does the first corps of this turn fall there? */
const isAmbushed = (p: Position, nation: Nation): boolean =>
  (nation === SPAIN && p.ulcer) || (nation === ITALY && p.fraDiavolo);

/** A corps from the bowl takes the field. False if the first-corps rule has destroyed it. */
export function deploy(p: Position, unit: Unit, nation: Nation, clause: ClauseId, io: Told): boolean {
  const bit = 1 << nation;
  const lost = (p.entered & bit) === 0 && isAmbushed(p, nation);
  p.entered |= bit;
  p.where[unit] = lost ? PLACE.casualties : nation;
  io.tell?.({ kind: 'deployed', clause: lost ? 'NW-7.5-a' : clause, unit, nation, lost });
  return !lost;
}

/** Corps out of the bowl to a Nation; those that arrive are noted in `sent`. The bit of the Nation if there were too few. */
function send(
  p: Position,
  bowl: Unit[],
  nation: Nation,
  count: number,
  sent: Unit[] | null,
  clause: ClauseId,
  io: Told,
): number {
  for (let n = 0; n < count; n++) {
    const unit = drawOne(bowl, io);
    if (unit === NONE) return 1 << nation;
    if (deploy(p, unit, nation, clause, io)) sent?.push(unit);
  }
  return 0;
}

export function deployArmy(box: Box, p: Position, io: Told): void {
  const { homeCorps, butCorps, shortageFervour } = box.constants;
  p.entered = 0;
  p.butStack = [];
  const bowl = unitsAt(p, PLACE.army);
  let short = send(p, bowl, FRANCE, homeCorps, null, 'NW-7.1-a', io);
  short |= send(p, bowl, p.but, butCorps, p.butStack, 'NW-7.2-a', io);
  for (let nation = 0; nation < NATION_COUNT; nation++)
    short |= send(p, bowl, nation, envoysIn(box, p, nation), null, 'NW-7.3-a', io);
  const roll = die(io);
  const row = roll + p.turn;
  io.tell?.({ kind: 'invasionRow', clause: 'NW-7.4-a', roll, row });
  for (const { nation, corps } of get(box.invasions, row - 2).forces)
    short |= send(p, bowl, nation, corps, null, 'NW-7.4-a', io);
  // NW-7.0-b, NW-7.0-c
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if ((short & (1 << nation)) === 0) continue;
    io.tell?.({ kind: 'short', clause: 'NW-7.0-b', nation });
    changeFervour(box, p, nation, shortageFervour, 'NW-7.0-b', io);
  }
}
