import { hearing } from '../../../../test/support/hearing.ts';
import { hexName } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle, top } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';

// Plays a procedure on the bench with scripted dice. Choices are written as `charge fr-1ch 1`, `step 1009`, `square 1010`, `pass`.

export function drive(t: Bench, start: (p: Position) => void, dice: readonly number[] = []) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const chance = scriptedChance({ dice: [...dice] });
  let revealed = 0;
  const io = {
    ...quietIo<ViveEvent>(chance),
    tell: hearing(clausesEn, log),
    reveal: () => {
      revealed++;
    },
  };
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
  const listed = (): Choice[] => listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []);
  t.p.stack = [];
  t.p.phase = 'charges';
  start(t.p);
  if (t.p.stack.length > 0) settleAll();
  /** Until somebody is asked, or nothing is left to do. */
  function settleAll(): void {
    t.p.stack.unshift({ step: 'bench.end' });
    settle({ ...steps, 'bench.end': END }, t.p, io);
    t.p.stack.shift();
  }
  return {
    log,
    revealed: () => revealed,
    kinds: () => log.map(({ kind }) => kind),
    told: (kind: ViveEvent['kind']) => log.filter((event) => event.kind === kind),
    /** Where the procedure stands, or nothing. */
    at: () => (t.p.stack.length === 0 ? '' : top(t.p).step),
    asked: () => askedSeat(steps, t.p),
    choices: (kind = '') =>
      listed()
        .map(print)
        .filter((text) => text.startsWith(kind)),
    take(...texts: readonly string[]): void {
      for (const text of texts) {
        const found = listed().find((c) => print(c) === text);
        if (found === undefined)
          throw new Error(`'${text}' is not among ${listed().map(print).join(', ')} at ${top(t.p).step}`);
        t.p.stack.unshift({ step: 'bench.end' });
        play({ ...steps, 'bench.end': END }, t.p, askedSeat(steps, t.p), found, io);
        t.p.stack.shift();
      }
    },
    /** Answers questions of these procedures with the first choice, until another is asked. */
    wait(...names: readonly string[]): void {
      while (t.p.stack.length > 0 && names.some((name) => top(t.p).step.startsWith(`${name}.`)))
        this.take(listed().map(print)[0] ?? '');
    },
    /** What forbids a choice here, as `why clause`. */
    why(c: Choice): string[] {
      const frame = top(t.p);
      const rules = steps[frame.step]?.asking?.may.get(c.kind)?.rules ?? [];
      return rules
        .filter(({ test }) => test(t.p, frame, c, askedSeat(steps, t.p)))
        .map(({ why, clause }) => `${why} ${clause}`);
    },
  };
}

/** The bottom of the stack: whoever comes here has done all there was. */
const END = {
  next: '',
  when: null,
  run: null,
  who: () => 0,
  each: null,
  choices: () => {},
  take: () => {},
  window: null,
  open: null,
  asking: null,
};
