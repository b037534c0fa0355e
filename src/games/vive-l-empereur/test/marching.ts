import type { Choice } from '../position.ts';
import type { Move } from '../rules/frames.ts';
import { startMovement } from '../rules/movement.ts';
import type { Bench } from './bench.ts';
import { drive } from './drive.ts';

/** The movement phase of a side on the bench; 0 is the French one. Choices are written as `drive.ts` reads them. */
export function marching(t: Bench, dice: readonly number[] = [], seat = 0) {
  const f = drive(
    t,
    (p) => {
      p.phase = 'movement';
      p.active = seat;
      startMovement(p);
    },
    dice,
  );
  const isMove = (frame: { readonly step: string }): frame is Move => frame.step.startsWith('move.');
  return {
    ...f,
    frame: () => t.p.stack.findLast(isMove),
    spent: () => t.p.stack.findLast(isMove)?.spent,
    /** How a unit stands: its formation, its facing, its hex or hexes. */
    stance(id: string): string {
      const unit = t.unit(id);
      const [hex, second] = [t.p.hex[unit] ?? -1, t.p.second[unit] ?? -1];
      const where = hex < 0 ? [`away ${hex}`] : second < 0 ? [t.name(hex)] : [t.name(hex), t.name(second)];
      return [t.p.formation[unit], t.p.facing[unit], ...where].join(' ');
    },
    /** The first thing that forbids a step. */
    whyTo: (hex: string, kind: 'step' | 'back' = 'step') => f.why({ kind, hex: t.hex(hex) })[0],
    whyPass: () => f.why({ kind: 'pass' } satisfies Choice),
  };
}
