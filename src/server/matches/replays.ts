import { publishedFrom } from '../../keeper/publish.ts';
import type { Game } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/journal.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person } from '../store/people-store.ts';
import { readAgreed, readKey } from './agreed.ts';
import { infoFrom, type MatchInfo, Refused } from './lobby.ts';

/** Matches that are over: whoever has the address of one may see all of it, and check its dice. */
export interface Replays {
  info(person: Person | null, id: string): Promise<MatchInfo>;
  record(id: string): Promise<MatchRecord>;
}

const NO_MATCH = 'There is no such match.';
const NO_RECORD = 'The rules have changed while this match was played: it cannot be proved from its first moment.';

export interface ReplaysNeeds {
  readonly store: NodeStore;
  load(game: string): Promise<Game | null>;
  /** The time of what is kept. */
  now?(): number;
}

export function replaysOf({ store, load, now = Date.now }: ReplaysNeeds): Replays {
  return {
    async info(person, id) {
      const listed = await store.listed(id);
      if (listed?.over !== true) throw new Refused(404, NO_MATCH);
      const info = infoFrom(listed, person?.id ?? '', now());
      // That it is over is not old enough for those who look on.
      if (info.state !== 'over') throw new Refused(404, NO_MATCH);
      // The revenge is the business of those who play it.
      return info.seat === null ? { ...info, rematch: null } : info;
    },

    async record(id) {
      const head = await store.head(id);
      // The secret of a match that is not over is not even read.
      if (head?.over !== true) throw new Refused(404, NO_MATCH);
      const [kept, standing, secret] = await Promise.all([store.since(id, -1), store.standing(id), store.secret(id)]);
      const { game: name, options, delay } = readAgreed(head.about);
      // It tells how the match ended: nobody has it before those who look on have seen that.
      if (head.changed > now() - delay) throw new Refused(404, NO_MATCH);
      const game = await load(name);
      if (game === null || standing === null) throw new Refused(404, NO_MATCH);
      const record = publishedFrom({ game, options, key: readKey(secret) }, kept, standing);
      if (record === null) throw new Refused(409, NO_RECORD);
      return record;
    },
  };
}
