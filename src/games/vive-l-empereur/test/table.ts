import { hearing } from '../../../../test/support/hearing.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { isForbidden } from '../../../kernel/permission.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { there } from '../../../kernel/there.ts';
import type { Choice, Position } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';

/** A bench at which somebody plays: what `start` begins, with these dice. */
export function playing(t: Bench, start: (p: Position) => void, dice: readonly number[] = []) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const chance = scriptedChance({ dice: [...dice] });
  let reveals = 0;
  const io = {
    ...quietIo<ViveEvent>(chance),
    tell: hearing(clausesEn, log),
    reveal: () => {
      reveals++;
    },
  };
  // Whatever is begun comes back to somebody who is asked.
  t.p.stack = [{ step: 'movement.choose' }];
  start(t.p);
  settle(steps, t.p, io);
  const frame = () => there(t.p.stack.at(-1));
  return {
    log,
    reveals: () => reveals,
    /** Where the game stands. */
    at: () => frame().step,
    seat: () => askedSeat(steps, t.p),
    list: () => listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []),
    /** The names of the hexes that the choices of a kind go to, sorted. */
    hexes: (kind: Choice['kind']) =>
      listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), [])
        .flatMap((c) => (c.kind === kind && 'hex' in c ? t.name(c.hex) : []))
        .sort(),
    take(...choices: Choice[]) {
      for (const c of choices) {
        const seat = askedSeat(steps, t.p);
        const listed = listChoices<Position, Choice>(steps, t.p, seat, []);
        if (!listed.some((each) => JSON.stringify(each) === JSON.stringify(c)))
          throw new Error(`not offered at ${frame().step}: ${JSON.stringify(c)}`);
        play(steps, t.p, seat, c, io);
      }
    },
    /** The clause and word by which a choice is refused here, or null. */
    why(c: Choice): string | null {
      const step = there(steps[frame().step]);
      const permission = step.asking?.may.get(c.kind);
      if (permission === undefined) return 'noPart';
      const seat = askedSeat(steps, t.p);
      const found = permission.rules.find(({ sort, test }) => sort !== 'follows' && test(t.p, frame(), c, seat));
      if ((found !== undefined) !== isForbidden(permission, t.p, frame(), c, seat)) throw new Error('two words');
      return found === undefined ? null : `${found.clause} ${found.why}`;
    },
  };
}
