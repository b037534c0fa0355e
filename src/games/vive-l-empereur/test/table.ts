import { heeding } from '../../../../test/support/heeding.ts';
import { sit } from '../../../../test/support/table.ts';
import { hexName } from '../../../grids/hexes.ts';
import type { Steps } from '../../../kernel/flow.ts';
import { isForbidden } from '../../../kernel/permission.ts';
import { same } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { there } from '../../../kernel/there.ts';
import { viveLEmpereur } from '../game.ts';
import type { Choice, Position } from '../position.ts';
import { clausesEn } from '../text/clauses.en.ts';
import type { ViveEvent } from '../told.ts';
import type { Bench } from './bench.ts';

/** Where a procedure stands that has done all there was. */
export const OVER = '';

/** The bottom of the stack: whoever comes here is through. */
export const BOTTOM = 'bench.end';
export const END = {
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

/** A bench at which somebody plays: what `start` begins, with these dice, each of which must be rolled. */
export function playing(t: Pick<Bench, 'box' | 'p'>, start: (p: Position) => void, dice: readonly number[] = []) {
  const game = viveLEmpereur(t.box);
  const steps: Steps<Position, Choice> = { ...game.steps, [BOTTOM]: END };
  const log: ViveEvent[] = [];
  const heed = heeding(clausesEn);
  t.p.stack = [{ step: BOTTOM }];
  start(t.p);
  const at = sit({ ...game, steps }, t.p, scriptedChance({ dice: [...dice] }), (event) => {
    heed(event);
    log.push(event);
  });
  const seat = () => there(at.asked[0]);
  const list = () => at.choices();
  const take = (...choices: readonly Choice[]): void => {
    for (const c of choices) {
      const found = list().find((each) => same(each, c));
      if (found === undefined) throw new Error(`not offered at ${at.step}: ${JSON.stringify(c)}`);
      at.make(seat(), found);
    }
  };
  return {
    log,
    told: at.eventsOf,
    revealed: () => at.reveals,
    /** Where the game stands. */
    at: () => (at.step === BOTTOM ? OVER : at.step),
    seat,
    choices: list,
    /** The names of the hexes that the choices of a kind go to, sorted. */
    hexes: (kind: Choice['kind']) =>
      list()
        .flatMap((c) => (c.kind === kind && 'hex' in c ? hexName(t.box.battle(t.p.scenario).ground.hexes, c.hex) : []))
        .sort(),
    take,
    /** Whoever runs takes the first of the hexes that are open to him. */
    flee() {
      for (let [c] = list(); c?.kind === 'to'; [c] = list()) take(c);
    },
    /** The clause and word by which a choice is refused here, or null. */
    refusal(c: Choice): string | null {
      const frame = there(t.p.stack.at(-1));
      const permission = there(steps[frame.step]).asking?.may.get(c.kind);
      if (permission === undefined) return 'noPart';
      const found = permission.rules.find(({ sort, test }) => sort !== 'follows' && test(t.p, frame, c, seat()));
      if ((found !== undefined) !== isForbidden(permission, t.p, frame, c, seat())) throw new Error('two words');
      return found === undefined ? null : `${found.clause} ${found.why}`;
    },
  };
}
