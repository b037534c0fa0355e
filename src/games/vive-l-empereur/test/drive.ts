import { hexName } from '../../../grids/hexes.ts';
import { top } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';
import { OVER, playing } from './table.ts';

/** Plays on the bench by texts: `charge fr-1ch 1`, `step 1009`, `square 1010`, `pass`. */
export function drive(t: Bench, start: (p: Position) => void, dice: readonly number[] = []) {
  const steps = rulesOf(t.box);
  const word = (field: string, value: string | number): string | number => {
    if (typeof value === 'string') return value;
    if (field === 'unit') return t.b.units[value]?.id ?? value;
    if (field === 'leader') return t.b.leaders[value]?.id ?? value;
    if (field === 'hex' || field === 'from' || field === 'second') return hexName(t.b.ground.hexes, value);
    return value;
  };
  const print = (c: Choice): string =>
    Object.entries<string | number>({ ...c })
      .filter(([, value]) => value !== -1)
      .map(([field, value]) => word(field, value))
      .join(' ');
  t.p.phase = 'charges';
  const f = playing(t, start, dice);
  const { log, revealed, at, seat } = f;
  return {
    ...{ log, revealed, at, seat },
    kinds: () => log.map(({ kind }) => kind),
    told: (kind: ViveEvent['kind']) => log.filter((event) => event.kind === kind),
    choices: (kind = '') =>
      f
        .choices()
        .map(print)
        .filter((text) => text.startsWith(kind)),
    take(...texts: readonly string[]): void {
      for (const text of texts) {
        const found = f.choices().find((c) => print(c) === text);
        if (found === undefined)
          throw new Error(`'${text}' is not among ${f.choices().map(print).join(', ')} at ${top(t.p).step}`);
        f.take(found);
      }
    },
    /** Answers questions of these procedures with the first choice, until another is asked. */
    wait(...names: readonly string[]): void {
      while (at() !== OVER && names.some((name) => at().startsWith(`${name}.`))) f.take(there(f.choices()[0]));
    },
    /** What forbids a choice here, as `why clause`. */
    why(c: Choice): string[] {
      const frame = top(t.p);
      const rules = steps[frame.step]?.asking?.may.get(c.kind)?.rules ?? [];
      return rules.filter(({ test }) => test(t.p, frame, c, seat())).map(({ why, clause }) => `${why} ${clause}`);
    },
  };
}
