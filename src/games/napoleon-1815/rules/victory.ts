import type { Io } from '../../../kernel/chance.ts';
import type { Outcome } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { type Camp, COALITION, FRANCE } from '../pieces.ts';
import type { Position } from '../position.ts';
import type { N15Event, VpWhy } from '../told.ts';

// Déterminer la victoire.

export type HowWon = 'track' | 'lastTurn' | 'napoleonDead';

export function win(p: Position, io: Io<N15Event>, camp: Camp, how: HowWon): void {
  if (p.outcome !== null) return;
  const winners = camp === FRANCE ? [0] : p.seats === 3 ? [1, 2] : [1];
  const outcome: Outcome = { winners, how, facts: { vp: p.vp, turn: p.turn } };
  p.outcome = outcome;
  io.tell?.({ kind: 'over', outcome });
}

/** VIC-01: the coalition gains upwards, the French downwards, at once, unless a simultaneous step gathers them (VIC-12). */
export function score(b: Box, p: Position, io: Io<N15Event>, camp: Camp, points: number, why: VpWhy): void {
  if (points === 0 || p.outcome !== null) return;
  const delta = camp === COALITION ? points : -points;
  if (p.netting) p.net += delta;
  else move(b, p, io, delta, why);
}

export function startNetting(p: Position): void {
  p.netting = true;
  p.net = 0;
}

/** VIC-12: what both sides gained is netted, then the ends of the track are looked at. */
export function endNetting(b: Box, p: Position, io: Io<N15Event>): void {
  p.netting = false;
  const delta = p.net;
  p.net = 0;
  if (delta !== 0 && p.outcome === null) move(b, p, io, delta, 'net');
}

function move(b: Box, p: Position, io: Io<N15Event>, delta: number, why: VpWhy): void {
  p.vp = Math.max(0, Math.min(b.track, p.vp + delta));
  io.tell?.({ kind: 'vp', delta, vp: p.vp, why });
  if (p.vp === b.track) win(p, io, COALITION, 'track');
  else if (p.vp === 0) win(p, io, FRANCE, 'track');
}
