import type { Battle } from '../data/box.ts';
import { facts, isDisorganised } from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import type { Told } from './board.ts';

// VE-QB-S3: a corps that is held back until the battle is joined.

function release(b: Battle, p: Position, io: Told): void {
  p.released = true;
  io.tell?.({ kind: 'released', clause: 'VE-QB-S3', corps: b.restrained });
}

/** It is free when one of its units is fired on or attacked. */
export function engage(b: Battle, p: Position, units: readonly Unit[], io: Told): void {
  if (!p.released && units.some((unit) => facts(b, unit).corps === b.restrained)) release(b, p, io);
}

/** Or when a unit of its side in another corps has been disorganised: also one that did not survive it, which keeps that face. */
export function watchHeld(b: Battle, p: Position, io: Told): void {
  if (p.released || b.restrained === NONE) return;
  const side = b.corps[b.restrained]?.side;
  for (let unit = 0; unit < b.units.length; unit++)
    if (facts(b, unit).side === side && facts(b, unit).corps !== b.restrained && isDisorganised(p, unit)) {
      release(b, p, io);
      return;
    }
}
