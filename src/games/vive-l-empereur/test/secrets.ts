import type { Viewer } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Position, type Unit } from '../position.ts';

// VE-0-j, written from the ledger and not from the view: where the units are that lie under the top of an enemy stack.

/** Whom the viewer may not look at, stack by stack from the top. Skirmishers lie in two hexes, and show themselves where they are on top. */
export function hiddenFrom(box: Box, p: Position, viewer: Viewer): Unit[] {
  const b = box.battle(p.scenario);
  const found: Unit[] = [];
  for (const [hex, top] of p.top.entries()) {
    if (top === NONE || get(b.units, top).side === viewer) continue;
    for (let unit = p.below[top] ?? NONE; unit !== NONE; unit = p.below[unit] ?? NONE) {
      const isOpen = p.top[get(p.hex, unit)] === unit || p.top[p.second[unit] ?? NONE] === unit;
      if (p.hex[unit] === hex && !isOpen) found.push(unit);
    }
  }
  return found;
}

export function secretsOf(box: Box, p: Position, viewer: Viewer): string[] {
  const b = box.battle(p.scenario);
  return hiddenFrom(box, p, viewer)
    .map((unit) => `${get(b.units, unit).id} in ${p.hex[unit]}`)
    .sort();
}
