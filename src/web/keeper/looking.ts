import { historyOf } from '../../keeper/history.ts';
import { openQuestion } from '../../keeper/openly.ts';
import { choices } from '../../kernel/match.ts';
import { weighedOdds } from '../../kernel/odds.ts';
import { same } from '../../kernel/plain.ts';
import { whyNot } from '../../kernel/why-not.ts';
import { problem, SaveError } from './about.ts';
import { isProblem, type Keeper, type Verdict } from './contract.ts';
import { guarded, type House, mayLook, playable } from './house.ts';

type Looking = Pick<Keeper, 'history' | 'openly' | 'odds' | 'whyNot' | 'log' | 'finished' | 'verify'>;

/** What is published is fetched by those who ask for it. */
const records = () => import('./records.ts');

const NOT_PUBLISHED: Verdict = {
  ...{ good: false, ended: false, lines: 0, numbers: 0 },
  detail: 'not over, or not begun with its set-up',
};

/** What may be seen of a match, and asked about it. */
export function lookingIn(house: House): Looking {
  return {
    history: (id, viewer, since) =>
      guarded(async () => {
        const kept = await house.roomOf(id);
        if (!mayLook(kept, kept.room.match.position.outcome !== null, viewer))
          throw new SaveError(problem('not-allowed'));
        return historyOf(kept.door, viewer, since);
      }),

    async openly(id, seat) {
      const open = house.open.get(id);
      return open === undefined || !playable(open, seat) ? null : openQuestion(open.room, seat);
    },

    async odds(id, seat, choice) {
      const open = house.open.get(id);
      if (open === undefined) return null;
      const { match } = open.room;
      if (!playable(open, seat) || !choices(match, seat).some((known) => same(known, choice))) return null;
      return weighedOdds(match.game, match.position, seat, choice);
    },

    async whyNot(id, seat, wish) {
      const open = house.open.get(id);
      if (open === undefined) return [];
      const { match } = open.room;
      return playable(open, seat) ? whyNot(match.game, match.position, seat, wish) : [];
    },

    log: (id) => guarded(async () => (await import('./held-log.ts')).heldLog(house, id)),

    async finished(id) {
      const { finishedOf } = await records();
      const found = await guarded(async () => finishedOf(await house.roomOf(id)));
      return isProblem(found) ? null : found;
    },

    async verify(id) {
      const { check, published } = await records();
      const verdict = await guarded(async () => {
        const kept = await house.roomOf(id);
        const record = await published(kept);
        return record === null ? NOT_PUBLISHED : check(kept.door.game, record);
      });
      return isProblem(verdict) ? { ...NOT_PUBLISHED, detail: verdict.detail } : verdict;
    },
  };
}
