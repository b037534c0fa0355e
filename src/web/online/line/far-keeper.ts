import type { History } from '../../../keeper/history.ts';
import type { ActWish } from '../../../keeper/room.ts';
import type { WireWish } from '../../../keeper/wire.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import type { Game, Viewer } from '../../../kernel/game.ts';
import { weighedOdds } from '../../../kernel/odds.ts';
import { same } from '../../../kernel/plain.ts';
import type { Store } from '../../../table/store.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import type { Question } from '../../bots/thinker.ts';
import {
  type Far,
  type FarStatus,
  isProblem,
  type Keeper,
  type MatchInfo,
  type Player,
  type Problem,
  type Verdict,
} from '../../keeper/contract.ts';
import type { Answer, FarMatch } from '../requests.ts';
import { type ArchiveWorld, createArchive } from './archive.ts';
import { createSittings, problem, type SittingWorld } from './sittings.ts';

/** What is asked of a keeper about one match. */
type MatchKeeper = Omit<Keeper, 'lasting' | 'speak' | 'matches' | 'start' | 'importFile'>;

export interface FarKeeper extends MatchKeeper {
  /** The network is back, or the reader. */
  hurry(): void;
  /** The network is away. */
  cut(): void;
}

export interface FarWorld extends SittingWorld, ArchiveWorld {
  about(id: string): Promise<Answer<FarMatch>>;
  /** What anybody may know of a match that is over. */
  replay(id: string): Promise<Answer<FarMatch>>;
  /** The rules of a game; null if it is not on the shelf. */
  game(name: string): Promise<Game | null>;
  /** The advice of a bot: the place of its choice in the list. */
  advise(question: Question): Promise<number>;
}

const NOT_PUBLISHED: Verdict = { good: false, ended: false, lines: 0, numbers: 0, detail: 'not published' };

/** The matches that a server keeps: what came from it is all that a page ever shows of them. */
export function createFarKeeper(world: FarWorld): FarKeeper {
  const { line, all, at, sitDown, submit, ask } = createSittings(world);
  const archive = createArchive(world);
  /** Which game each match is of. */
  const games = new Map<string, string>();
  /** The games of those at which hints were agreed on. */
  const advised = new Map<string, string>();
  /** Those matches at which this page does not sit: they are over, and looked at here. */
  const archived = new Set<string>();
  /** Through other eyes than his own, and where he has none, somebody sees only what is published. */
  const isElsewhere = (id: string, viewer: Viewer): boolean => {
    const seat = all.get(id)?.seat;
    return archived.has(id) || (seat !== undefined && seat !== viewer);
  };
  const historySince = async (id: string, since: number): Promise<History | null> => {
    const answer = await ask(id, { history: since });
    return answer !== null && 'history' in answer ? answer.history : null;
  };

  /** Asks the keeper aside about a match that is over. */
  async function aside<T>(id: string, work: (there: string) => Promise<T | Problem>): Promise<T | Problem> {
    const there = await archive.opened(id);
    if (there === null) return problem('not-allowed', id);
    const entered = await archive.aside.enter(there);
    return isProblem(entered) ? entered : work(there);
  }

  return {
    hurry: () => line.hurry(),
    cut: () => line.cut(),

    async enter(id) {
      const mine = await world.about(id);
      const found = 'value' in mine ? mine : await world.replay(id);
      if (!('value' in found)) return problem(found.status === 0 || found.status >= 500 ? 'away' : 'gone', id);
      if (found === mine) archived.delete(id);
      else archived.add(id);
      const sitting = at(id);
      sitting.seat = found.value.seat;
      games.set(id, found.value.game);
      if (found.value.hints) advised.set(id, found.value.game);
      const isOpen = async () => found.value.state === 'over' && (await archive.opened(id)) !== null;
      return infoOf(found.value, sitting.status, {
        isOpen,
        claim: async (act) => (await submit(id, { act })) === null,
      });
    },

    watch(id, viewer, send) {
      const sitting = at(id);
      if (isElsewhere(id, viewer)) return aside(id, (there) => archive.aside.watch(there, viewer, send));
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
      archived.delete(id);
      line.say({ kind: 'leave', match: id });
      if (all.size === 0) line.shut();
    },

    async history(id, viewer, since) {
      if (isElsewhere(id, viewer)) return aside(id, (there) => archive.aside.history(there, viewer, since));
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

    async odds(id, seat, choice) {
      const { now, mirror } = all.get(id) ?? {};
      const game = await world.game(games.get(id) ?? '');
      // All that counts is known here: no server needs to think of it.
      if (game !== null && mirror != null && now?.choices.some((known) => same(known, choice)) === true)
        return weighedOdds(game, game.imagine(mirror.view, fastRandom(id)), seat, choice);
      const answer = await ask(id, { odds: choice });
      return answer !== null && 'odds' in answer ? answer.odds : null;
    },
    async whyNot(id, _seat, wish) {
      const answer = await ask(id, { whyNot: wish });
      return answer !== null && 'whyNot' in answer ? answer.whyNot : [];
    },

    async hint(id, seat) {
      const { now, mirror } = all.get(id) ?? {};
      const game = advised.get(id);
      if (game === undefined || now == null || mirror == null || now.choices.length === 0) return null;
      const { choices } = now;
      const question = { game, pack: null, view: mirror.view, seat, choices, level: USUAL_LEVEL };
      // Advice that does not come is no advice; the match goes on without it.
      const place = await world.advise({ ...question, seed: id, thinking: null }).catch(() => -1);
      return choices[place] ?? null;
    },

    // What only a browser that keeps the match itself can do.
    takeOver: async () => null,
    seen: async () => {},
    openly: async () => null,
    retry: async () => {},
    log: async (id) => problem('held', id),
    exportSave: async (id) => problem('not-allowed', id),
    remove: async () => {},

    // What is open to all when the match is over.
    async finished(id) {
      const there = await archive.opened(id);
      return there === null ? null : archive.aside.finished(there);
    },
    async verify(id) {
      const there = await archive.opened(id);
      return there === null ? NOT_PUBLISHED : archive.aside.verify(there);
    },
    async exportRecord(id) {
      const text = await archive.record(id);
      return text === null ? problem('not-allowed', id) : { text };
    },
    fork: archive.fork,
  };
}

/** An act as it goes over the line: an answer names the offer. What is said of other seats goes another way: `Far.claim`. */
function wireAct(act: ActWish, offer: number | undefined): Extract<WireWish, { readonly act: unknown }>['act'] | null {
  switch (act.kind) {
    case 'resign':
      return { kind: act.kind };
    case 'hand':
      return { kind: act.kind, level: act.level };
    case 'offer':
      return act;
    case 'agree':
    case 'decline':
      return offer === undefined ? null : { kind: act.kind, offer };
    default:
      return null;
  }
}

function infoOf(
  { id, game, options, made, commitment, names, seat, watch, clock, bots, away, delay, rated, hints }: FarMatch,
  status: Store<FarStatus>,
  doors: Pick<Far, 'claim' | 'isOpen'>,
): MatchInfo {
  const players = names.map((name, at): Player => {
    const level = bots[at] ?? null;
    if (level !== null) return { kind: 'bot', level };
    return at === seat ? { kind: 'me' } : { kind: 'far', name: name ?? '' };
  });
  return {
    ...{ id, game, options, made, commitment, players },
    ...{ curtain: false, guided: false, pack: null, fork: null, continued: false, standardPack: true },
    far: { seat, watch, clock, away, delay, rated, hints, status, ...doors },
  };
}
