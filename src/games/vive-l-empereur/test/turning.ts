import { call } from '../../../kernel/flow.ts';
import { PHASES, type Phase } from '../position.ts';
import type { PlayerTurn } from '../rules/frames.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';
import { drive } from './drive.ts';
import { OVER } from './table.ts';

/** The player-turn of a side on the bench from a phase on, to its end; 0 is the French one. */
export function turning(t: Bench, phase: Phase, dice: readonly number[] = [], seat = 0) {
  const f = drive(
    t,
    (p) => {
      p.active = seat;
      call<PlayerTurn>(p, { step: 'playerTurn.phase', at: PHASES.indexOf(phase) });
    },
    dice,
  );
  const events = <K extends ViveEvent['kind']>(kind: K) =>
    f.log.filter((event): event is Extract<ViveEvent, { kind: K }> => event.kind === kind);
  return {
    ...f,
    events,
    /** Passes every question of these procedures, until another is asked. */
    pass(...names: readonly string[]): void {
      while (f.at() !== OVER && names.some((name) => f.at().startsWith(name))) f.take('pass');
    },
    /** Passes on to the question of a procedure. */
    until(name: string): void {
      for (let i = 0; i < 60 && f.at() !== OVER && !f.at().startsWith(name); i++)
        f.take(f.choices().includes('pass') ? 'pass' : (f.choices()[0] ?? ''));
      if (!f.at().startsWith(name)) throw new Error(`never came to ${name}`);
    },
    /** How a unit stands: its formation, its facing, its hex or hexes. */
    stance(id: string): string {
      const unit = t.unit(id);
      const [hex, second] = [t.p.hex[unit] ?? -1, t.p.second[unit] ?? -1];
      if (hex < 0) return `away ${hex}`;
      const where = second < 0 ? [t.name(hex)] : [t.name(hex), t.name(second)];
      return [t.p.formation[unit], t.p.facing[unit], ...where].join(' ');
    },
    steps: (id: string) => t.p.steps[t.unit(id)],
    /** What the last test of a unit was rolled against, and how it came out. */
    test(id: string) {
      const found = events('test').findLast(({ unit }) => unit === t.unit(id));
      return found === undefined ? null : `${found.cause} ${found.morale} ${found.passed ? 'holds' : 'breaks'}`;
    },
    powers: () => events('shock').map(({ powers }) => powers.join(':')),
  };
}
