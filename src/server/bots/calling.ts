import type { Store } from '../../keeper/store.ts';
import type { Plain } from '../../kernel/plain.ts';
import { awaitsBot } from '../store/awaits.ts';

/** The store of a match that calls a bot as soon as a line is kept after which one is to act. */
export function calling<S extends Store>(store: S, call: (match: string) => void): S {
  const heard = (match: string, summary: Plain) => {
    if (awaitsBot(summary)) call(match);
  };
  return {
    ...store,
    async create(creation) {
      const isMade = await store.create(creation);
      if (isMade) heard(creation.head.id, creation.head.summary);
      return isMade;
    },
    async append(wanted) {
      const answer = await store.append(wanted);
      if ('done' in answer && !wanted.over) heard(wanted.match, wanted.summary);
      return answer;
    },
  };
}
