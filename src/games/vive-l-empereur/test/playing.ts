import { hearing } from '../../../../test/support/hearing.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, settle } from '../../../kernel/flow.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import type { Choice, Position } from '../position.ts';
import { startFires } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';

/** One procedure on the bench with written dice, over a question of fire that is never answered: there it is over. */
export function playing(t: Bench, dice: readonly number[], start: (p: Position) => void) {
  const steps = rulesOf(t.box);
  const log: ViveEvent[] = [];
  const chance = scriptedChance({ dice: [...dice] });
  let revealed = 0;
  const io = { ...quietIo<ViveEvent>(chance), tell: hearing(clausesEn, log), reveal: () => revealed++ };
  t.p.stack = [];
  startFires(t.p, 0);
  start(t.p);
  settle(steps, t.p, io);
  const told = <K extends ViveEvent['kind']>(kind: K) =>
    log.filter((event): event is Extract<ViveEvent, { kind: K }> => event.kind === kind);
  const choices = () => listChoices<Position, Choice>(steps, t.p, askedSeat(steps, t.p), []);
  return {
    log,
    told,
    /** Dice that were written and never rolled. */
    unused: () => chance.unused(),
    revealed: () => revealed,
    step: () => t.p.stack.at(-1)?.step,
    seat: () => askedSeat(steps, t.p),
    choices,
    /** Whoever runs takes the first of the hexes that are open to him. */
    flee() {
      for (let [c] = choices(); c?.kind === 'to'; [c] = choices()) play(steps, t.p, askedSeat(steps, t.p), c, io);
    },
    take: (c: Choice) => play(steps, t.p, askedSeat(steps, t.p), c, io),
  };
}

/** Everything is over. */
export const OVER = 'fires.target';
