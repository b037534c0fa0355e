import type { Hex } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { type Standing, thingHex } from '../../../table/hexes/cursor.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import { spotOf, unitThing } from './pieces/counter.tsx';
import { leaderSpot, leaderThing } from './pieces/leader.tsx';
import type { ShownField, ShownLeader } from './shown.ts';

/** Who stands where: southern pieces lie above northern ones. */
export function layOut(sheet: HexSheet, { units: all, leaders: led }: ShownField) {
  const southLast = all.toSorted((a, b) => spotOf(sheet, a)[1] - spotOf(sheet, b)[1]);
  const met = new Map<Hex, number>();
  const placed = led.map((leader: ShownLeader) => {
    // The corner of one that is disorganised bears its ring.
    const isRinged = all.some(({ hex, disorganised }) => hex === leader.hex && disorganised !== undefined);
    const nth = met.get(leader.hex) ?? (isRinged ? 1 : 0);
    met.set(leader.hex, nth + 1);
    return { leader, nth, mounted: all.some(({ hex }) => hex === leader.hex) };
  });
  const stands: Standing[] = [
    ...southLast.map((unit) => {
      const [x, y] = spotOf(sheet, unit);
      return { thing: unitThing(unit), hex: unit.hex, x, y };
    }),
    ...placed.map(({ leader, nth }) => {
      const [x, y] = leaderSpot(sheet, leader, nth);
      return { thing: leaderThing(leader), hex: leader.hex, x, y };
    }),
  ];
  const hexesOf = new Map<Thing, readonly Hex[]>([
    ...all.map((unit) => [unitThing(unit), unit.second === undefined ? [unit.hex] : [unit.hex, unit.second]] as const),
    ...led.map((leader) => [leaderThing(leader), [leader.hex]] as const),
  ]);
  return {
    counters: southLast,
    chiefs: placed,
    standing: stands,
    taken: all
      .flatMap(({ hex, second }) => (second === undefined ? [hex] : [hex, second]))
      .sort((a, b) => a - b)
      .join(),
    groundOf: (thing: Thing): readonly Hex[] => hexesOf.get(thing) ?? [thingHex(sheet, thing)],
  };
}
