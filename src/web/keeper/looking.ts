import { choices } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { whyNot } from '../../kernel/why-not.ts';
import type { Keeper } from './contract.ts';
import { guarded, type House, playable, problem } from './house.ts';
import { finishedOf, mayLook } from './kept.ts';
import { SaveError } from './save.ts';
import { lastOwn, lookOf, momentOf, momentsAfter } from './standing.ts';

type Looking = Pick<Keeper, 'look' | 'moment' | 'momentsAfter' | 'lastOwn' | 'odds' | 'whyNot' | 'finished' | 'verify'>;

/** What is published is fetched by those who ask for it. */
const records = () => import('./records.ts');

/** What may be seen of a match, and asked about it. */
export function lookingIn(house: House): Looking {
  return {
    look: (id, viewer, since) =>
      guarded(async () => {
        const kept = await house.anyKept(id);
        if (!mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        return { ...lookOf(kept, viewer, since), trouble: house.tables.get(id)?.trouble ?? null };
      }),

    moment: (id, viewer, index) =>
      guarded(async () => {
        const kept = await house.anyKept(id);
        if (!mayLook(kept, viewer)) throw new SaveError(problem('not-allowed'));
        const moment = momentOf(kept, viewer, index);
        if (moment === null) throw new SaveError(problem('gone', `moment ${index}`));
        return moment;
      }),

    async momentsAfter(id, viewer, line) {
      const { kept } = house.tableOf(id);
      if (!mayLook(kept, viewer)) return [];
      return momentsAfter(kept, viewer, line);
    },

    async lastOwn(id, seat) {
      const { kept } = house.tableOf(id);
      return lastOwn(kept, seat);
    },

    async odds(id, seat, choice) {
      const { kept } = house.tableOf(id);
      if (!playable(kept, seat) || !choices(kept.match, seat).some((known) => same(known, choice))) return null;
      return kept.game.odds(kept.match.position, seat, choice);
    },

    async whyNot(id, seat, wish) {
      const { kept } = house.tableOf(id);
      return playable(kept, seat) ? whyNot(kept.game, kept.match.position, seat, wish) : [];
    },

    async finished(id) {
      return finishedOf(await house.anyKept(id));
    },

    async verify(id) {
      const { check, published } = await records();
      const kept = await house.anyKept(id);
      const record = published(kept);
      if (record === null)
        return { good: false, ended: false, lines: 0, numbers: 0, detail: 'not over, or not begun with its set-up' };
      return check(kept.game, record);
    },
  };
}
