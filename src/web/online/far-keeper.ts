import type { Store } from '../../table/store.ts';
import type { FarStatus, Keeper, MatchInfo, Player, Verdict } from '../keeper/contract.ts';
import type { Answer, FarMatch } from './requests.ts';
import { createSittings, problem, type SittingWorld } from './sittings.ts';

/** What is asked of a keeper about one match. */
type MatchKeeper = Omit<Keeper, 'lasting' | 'speak' | 'matches' | 'start' | 'importFile'>;

export interface FarKeeper extends MatchKeeper {
  /** The network is back, or the reader. */
  hurry(): void;
  /** The network is away. */
  cut(): void;
}

export interface FarWorld extends SittingWorld {
  about(id: string): Promise<Answer<FarMatch>>;
}

const NOT_PUBLISHED: Verdict = { good: false, ended: false, lines: 0, numbers: 0, detail: 'not published' };

/** The matches that a server keeps: what came from it is all that a page ever shows of them. */
export function createFarKeeper(world: FarWorld): FarKeeper {
  const { line, all, at, sitDown, submit, ask } = createSittings(world);
  return {
    hurry: () => line.hurry(),
    cut: () => line.cut(),

    async enter(id) {
      const found = await world.about(id);
      if (!('value' in found)) return problem(found.status === 0 || found.status >= 500 ? 'away' : 'gone', id);
      const sitting = at(id);
      sitting.seat = found.value.seat;
      return infoOf(found.value, sitting.status);
    },

    watch(id, viewer, send) {
      const sitting = at(id);
      // Nobody sees through other eyes than his own.
      if (sitting.seat !== undefined && sitting.seat !== viewer) return Promise.resolve(problem('not-allowed', id));
      sitting.first?.(null);
      const isThere = sitting.send !== null;
      sitting.send = send;
      sitting.n = null;
      return new Promise((done) => {
        sitting.first = done;
        line.open();
        if (isThere) line.say({ kind: 'sit', match: id, since: null, present: true });
        else sitDown(sitting);
      });
    },

    async leave(id) {
      if (!all.delete(id)) return;
      line.say({ kind: 'leave', match: id });
      if (all.size === 0) line.shut();
    },

    async history(id, viewer, since) {
      const seat = all.get(id)?.seat;
      if (seat !== undefined && seat !== viewer) return problem('not-allowed', id);
      const answer = await ask(id, { history: since });
      return answer !== null && 'history' in answer ? answer.history : problem('away', id);
    },

    choose: (id, _seat, choice, q) => submit(id, { choice, q }),
    undo: (id) => submit(id, { undo: true }),
    act: (id, _seat, act) => submit(id, { act }),

    async odds(id, _seat, choice) {
      const answer = await ask(id, { odds: choice });
      return answer !== null && 'odds' in answer ? answer.odds : null;
    },
    async whyNot(id, _seat, wish) {
      const answer = await ask(id, { whyNot: wish });
      return answer !== null && 'whyNot' in answer ? answer.whyNot : [];
    },

    // What only a browser that keeps the match itself can do.
    takeOver: async () => null,
    seen: async () => {},
    openly: async () => null,
    hint: async () => null,
    retry: async () => {},
    log: async (id) => problem('held', id),
    finished: async () => null,
    verify: async () => NOT_PUBLISHED,
    exportSave: async (id) => problem('not-allowed', id),
    exportRecord: async (id) => problem('not-allowed', id),
    fork: async (id) => problem('not-allowed', id),
    remove: async () => {},
  };
}

function infoOf(
  { id, game, options, made, commitment, names, seat, watch }: FarMatch,
  status: Store<FarStatus>,
): MatchInfo {
  const players = names.map((name, at): Player => (at === seat ? { kind: 'me' } : { kind: 'far', name: name ?? '' }));
  return {
    ...{ id, game, options, made, commitment, players },
    ...{ curtain: false, guided: false, pack: null, fork: null, continued: false, standardPack: true },
    far: { seat, watch, status },
  };
}
