import { expect } from 'vitest';
import type { Frame } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { copyPlain } from '../../../kernel/plain.ts';
import { NATIONS } from '../data/names.ts';
import { NONE, PLACE, type Position } from '../position.ts';
import { arranged, box, intrigue, nothing, type Script, seated, type Table } from './table.ts';

// All that something changes, and nothing else.

const PLACES = [...NATIONS, ...Object.keys(PLACE)];
export const named = (list: readonly { readonly id: string }[], n: number): string => String(list[n]?.id);

/** What is different, by the names of the fields: corps as `ney army>italy`, markers of the bowl as `+war-cape`. */
export function changes(before: Position, after: Position): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const old = Object.entries(before);
  for (const [field, value] of old) {
    if (field === 'stack' || field === 'where' || field === 'bowl') continue;
    const now = Object.entries(after).find(([name]) => name === field)?.[1];
    if (JSON.stringify(now) !== JSON.stringify(value)) out[field] = now;
  }
  const corps = after.where.flatMap((to, unit) => {
    const from = before.where[unit] ?? NONE;
    return from === to ? [] : `${named(box.units, unit)} ${PLACES[from]}>${PLACES[to]}`;
  });
  if (corps.length > 0) out['corps'] = corps.sort();
  const count = (p: Position, marker: number): number => p.bowl.filter((each) => each === marker).length;
  const bowl = box.markers.flatMap(({ id }, marker) => {
    const by = count(after, marker) - count(before, marker);
    return by === 0 ? [] : `${by > 0 ? '+' : '−'}${id}`.repeat(Math.abs(by));
  });
  if (bowl.length > 0) out['bowl'] = bowl.sort();
  return out;
}

export function happens(
  frame: Frame,
  lay: (p: Position) => void = nothing,
  script: Script = {},
  choices: readonly string[] = [],
  options: Options = {},
): { readonly t: Table; readonly changed: Record<string, unknown> } {
  const p = arranged(frame, lay, options);
  // Below it stands a question that is asked whatever happens.
  p.stack = [copyPlain(intrigue), copyPlain(frame)];
  const before = copyPlain(p);
  const t = seated(p, script).take(...choices);
  expect(t.step, 'nothing more is asked').toBe('intrigue.act');
  return { t, changed: changes(before, t.p) };
}
