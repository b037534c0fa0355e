import type { History } from '../../keeper/history.ts';
import type { ActWish } from '../../keeper/room.ts';
import type { WireWish } from '../../keeper/wire.ts';
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
  const historySince = async (id: string, since: number): Promise<History | null> => {
    const answer = await ask(id, { history: since });
    return answer !== null && 'history' in answer ? answer.history : null;
  };

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
      const told = await historySince(id, since);
      if (told === null) return problem('away', id);
      const items = [...told.items];
      // Of a long match it is told a part at a time.
      for (let last = items.at(-1); last !== undefined && last.n < (all.get(id)?.n ?? 0); last = items.at(-1)) {
        const more = await historySince(id, last.n);
        if (more === null || more.items.length === 0) break;
        items.push(...more.items);
      }
      return { ...told, items };
    },

    choose: (id, _seat, choice, q) => submit(id, { choice, q }),
    async undo(id) {
      const undoes = all.get(id)?.now?.undoes ?? null;
      return undoes === null ? problem('not-allowed', id) : submit(id, { undo: undoes });
    },
    async act(id, _seat, act) {
      const wish = wireAct(act, all.get(id)?.now?.offer?.n);
      return wish === null ? problem('not-allowed', id) : submit(id, { act: wish });
    },

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

/** An act as it goes over the line: an answer names the offer; a seat is not left to a bot there. */
function wireAct(act: ActWish, offer: number | undefined): Extract<WireWish, { readonly act: unknown }>['act'] | null {
  switch (act.kind) {
    case 'resign':
      return { kind: act.kind };
    case 'offer':
      return { kind: act.kind, what: act.what };
    case 'agree':
    case 'decline':
      return offer === undefined ? null : { kind: act.kind, offer };
    default:
      return null;
  }
}

function infoOf(
  { id, game, options, made, commitment, names, seat, watch, delay }: FarMatch,
  status: Store<FarStatus>,
): MatchInfo {
  const players = names.map((name, at): Player => (at === seat ? { kind: 'me' } : { kind: 'far', name: name ?? '' }));
  return {
    ...{ id, game, options, made, commitment, players },
    ...{ curtain: false, guided: false, pack: null, fork: null, continued: false, standardPack: true },
    far: { seat, watch, delay, status },
  };
}
