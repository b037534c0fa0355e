import type { Viewer } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { NONE, type Position } from '../position.ts';

// VE-0-j, written from the ledger and not from the view: where the units are that lie under the top of an enemy stack, and how strong.

export function secretsOf(box: Box, p: Position, viewer: Viewer): string[] {
  const b = box.battle(p.scenario);
  const facts: string[] = [];
  for (const [hex, top] of p.top.entries()) {
    if (top === NONE || get(b.units, top).side === viewer) continue;
    for (let unit = p.below[top] ?? NONE; unit !== NONE; unit = p.below[unit] ?? NONE) {
      const isHere = p.hex[unit] === hex || p.second[unit] === hex;
      // Skirmishers lie in two hexes, and show themselves where they are on top.
      const isOpen = p.top[get(p.hex, unit)] === unit || p.top[p.second[unit] ?? NONE] === unit;
      if (isHere && !isOpen) facts.push(`${get(b.units, unit).id} in ${hex}: ${p.steps[unit]}`);
    }
  }
  return facts.sort();
}
