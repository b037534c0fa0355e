import type { Io } from '../../../kernel/chance.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Link, Zone } from '../data/box.ts';
import { type Camp, COALITION, campOfNation, FRANCE, NATION_OF, type Nation } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { axisAt, corpsIn, hasCorps } from './board.ts';
import { score } from './victory.ts';

// Control markers, Fortified Positions and retreat axes: what lies in a zone and follows from who stands in it.

/** CTL-02, CTL-03: only zones of value carry a marker. */
export function takeControl(b: Box, p: Position, io: Io<N15Event>, zone: Zone, nation: Nation): void {
  if (!isEnemyControlled(b, p, campOfNation(nation), zone)) return;
  p.control[zone] = nation;
  io.tell?.({ kind: 'control', zone, nation });
  score(b, p, io, campOfNation(nation), get(b.zones, zone).vp, 'control');
}

export function isEnemyControlled(b: Box, p: Position, camp: Camp, zone: Zone): boolean {
  if (get(b.zones, zone).vp === 0) return false;
  const holder = get(p.control, zone);
  return holder === NONE || campOfNation(holder) !== camp;
}

/** MAN-15: would a stack of the camp take control of a fortified town by entering? */
export function takesFortress(b: Box, p: Position, camp: Camp, zone: Zone): boolean {
  return get(b.zones, zone).type === 'fortified-town' && isEnemyControlled(b, p, camp, zone);
}

export function removeFortified(p: Position, io: Io<N15Event>, zone: Zone): void {
  const i = p.fortified.indexOf(zone);
  if (i < 0) return;
  p.fortified.splice(i, 1);
  io.tell?.({ kind: 'fortifiedGone', zone });
}

export function placeAxis(p: Position, io: Io<N15Event>, zone: Zone, link: Link, camp: Camp): void {
  p.axes.push({ zone, link, camp, struck: false });
  io.tell?.({ kind: 'axis', zone, link, camp });
}

/** AXE-07, DEF-29, CTL-07: what follows once somebody has come, gone or died. */
export function settleZone(b: Box, p: Position, io: Io<N15Event>, zone: Zone): void {
  const french = hasCorps(p, FRANCE, zone);
  const allied = hasCorps(p, COALITION, zone);
  if (french && allied) return;
  if (axisAt(p, zone) !== null) {
    p.axes = p.axes.filter((axis) => axis.zone !== zone);
    io.tell?.({ kind: 'axisGone', zone });
  }
  if (french) {
    removeFortified(p, io, zone);
    takeControl(b, p, io, zone, get(NATION_OF, 0));
  } else if (allied && isEnemyControlled(b, p, COALITION, zone)) {
    takeControl(b, p, io, zone, get(NATION_OF, get(corpsIn(p, COALITION, zone), 0)));
  }
}

/** A table that somebody has laid out: every zone of value belongs to whoever stands there alone, and no points are counted. */
export function settleTable(b: Box, p: Position): void {
  b.zones.forEach((_facts, zone) => {
    const french = hasCorps(p, FRANCE, zone);
    const allied = hasCorps(p, COALITION, zone);
    if (french === allied) return;
    const camp = french ? FRANCE : COALITION;
    if (french) p.fortified = p.fortified.filter((other) => other !== zone);
    if (isEnemyControlled(b, p, camp, zone)) p.control[zone] = get(NATION_OF, get(corpsIn(p, camp, zone), 0));
  });
}
