import type { Frame } from '../../../kernel/flow.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { held, type Piles } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { MARK, NONE, type Position, UNSEEN, type Unit, type View } from '../position.ts';

// VE-0-j, written from the ledger and not from the view: where the units are that lie under the top of an enemy stack. Whoever acts is
// seen: he charges, fires, fights, tests his morale, runs, or goes into action at the head of his stack.

/** Numbers in lists and fields that name units, wherever they stand. */
const NAMING: ReadonlySet<string> = new Set([
  ...['unit', 'units', 'firers', 'failed', 'due', 'broken', 'broke', 'struck', 'spared', 'disorders', 'pushed'],
  ...['riders', 'advancing', 'announced', 'groups', 'attackers', 'defenders', 'fighters', 'others'],
]);

export function unitsIn(value: unknown, out: Set<Unit>, named = false): void {
  if (typeof value === 'number') {
    if (named) out.add(value);
  } else if (Array.isArray(value)) for (const each of value) unitsIn(each, out, named);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) unitsIn(each, out, NAMING.has(key));
}

/** A stack goes along unseen under its top unit, and that is named only once it goes. */
function actingIn(frame: Frame, out: Set<Unit>): void {
  const units: unknown = 'units' in frame ? frame.units : null;
  if (!/^(move|step|recoil)\./.test(frame.step) || !Array.isArray(units)) unitsIn(frame, out);
  else unitsIn({ ...frame, units: frame.step.startsWith('move.') ? [] : units.slice(0, 1) }, out);
}

/** Whom the viewer may not look at, stack by stack from the top. Skirmishers lie in two hexes, and show themselves where they are on top. */
export function hiddenFrom(box: Box, p: Position, viewer: Viewer): Unit[] {
  const b = box.battle(p.scenario);
  const acting = new Set<Unit>();
  for (const frame of p.stack) actingIn(frame, acting);
  const found: Unit[] = [];
  for (const [hex, top] of p.top.entries()) {
    if (top === NONE || get(b.units, top).side === viewer) continue;
    for (let unit = p.below[top] ?? NONE; unit !== NONE; unit = p.below[unit] ?? NONE) {
      const isOpen = p.top[get(p.hex, unit)] === unit || p.top[p.second[unit] ?? NONE] === unit;
      const isCharging = (get(p.marks, unit) & (MARK.charging | MARK.countering)) !== 0;
      if (p.hex[unit] === hex && !isOpen && !isCharging && !acting.has(unit)) found.push(unit);
    }
  }
  return found;
}

/** As facts about piles: `stack 70: 12` is unit 12 under the top of hex 70. */
export const secretsOf = (box: Box, p: Position, viewer: Viewer): string[] =>
  hiddenFrom(box, p, viewer)
    .map((unit) => `stack ${p.hex[unit]}: ${unit}`)
    .sort();

/** The stacks as the view of the game has them: what it does not show lies there as in a hand. */
export function pilesOf(p: Position, v: View): Piles {
  return {
    stack: p.top.map((_, hex) => {
      const shown = v.stacks.find((stack) => stack.hex === hex)?.units ?? [];
      const here = p.hex.flatMap((at, unit) => (at === hex ? [unit] : []));
      return held(
        here,
        !shown.includes(UNSEEN),
        here.filter((unit) => shown.includes(unit) || v.units[unit] !== null),
      );
    }),
  };
}
