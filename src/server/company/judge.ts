import { parsed } from '../../keeper/read-rows.ts';
import { readAgreed } from '../matches/agreed.ts';
import { readStanding } from '../matches/clocks.ts';
import { newId } from '../secrets.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Ended, Ranked, Verdict } from '../store/ratings-store.ts';
import { pairwise, rated, rested, UNKNOWN } from './glicko.ts';

/** Who rests for so long is as little known as by one more period of his rating. */
const PERIOD = 30 * 24 * 60 * 60_000;
/** So many matches are taken up at once. */
const MOST = 50;
/** What ended before so many milliseconds was seen by everybody, and is judged: nobody looks on later than half an hour. */
const SETTLED = 60 * 60_000;
/** For how long one node alone judges, in milliseconds. */
const LEASE = 60_000;

/** What is known of a player at a moment: less and less, if he does not play. */
export function rankedAt(known: Ranked | null, at: number): Ranked {
  if (known === null) return { ...UNKNOWN, played: 0, at };
  const rest = Math.max(0, at - known.at) / PERIOD;
  return { ...known, ...rested(known, rest) };
}

/** The ratings of all who sat at a match after it: each match is a period of its own, and everybody has played against everybody. */
export function ratingsAfter(winners: readonly number[], ended: number) {
  return (before: readonly (Ranked | null)[]): readonly Ranked[] => {
    const all = before.map((known) => rankedAt(known, ended));
    const scores = pairwise(winners, all.length);
    return all.map((one, seat) => {
      const played = (scores[seat] ?? []).map(({ of, score }) => ({ against: all[of] ?? UNKNOWN, score }));
      // What he has rested is in it already.
      return { ...one, ...rated(one, played, 0), played: one.played + 1, at: ended };
    });
  };
}

/** What each of so many seats has got: all who have won share it, and where nobody has it is a draw. */
const scoreOf = (winners: readonly number[], seat: number, seats: number): number =>
  winners.length === 0 || (winners.length === seats && seats > 1) ? 0.5 : winners.includes(seat) ? 1 : 0;

/** Judges the matches that are over: once each, whichever node does it, and when those who look on late have seen the end. */
export interface Judge {
  look(): Promise<void>;
}

export interface JudgeNeeds {
  readonly store: NodeStore;
  now(): number;
  fault(error: unknown): void;
}

export function judgeOf({ store, now, fault }: JudgeNeeds): Judge {
  const self = newId();
  let settled = 0;

  async function verdictOn({ id, about, summary, changed }: Ended): Promise<Verdict | null> {
    const agreed = readAgreed(parsed(about, `match ${id}`));
    const winners = readStanding(parsed(summary, `match ${id}`)).outcome?.winners;
    if (winners === undefined || changed + agreed.delay > now()) return null;
    const seats = await store.seats(id);
    const count = seats.length + agreed.bots.filter((level) => level !== null).length;
    const results = seats.flatMap(({ seat, person }) =>
      person === null ? [] : [{ seat, person: person.id, score: scoreOf(winners, seat, count) }],
    );
    const isRated = agreed.rated && count > 1 && results.length === count;
    return {
      ...{ match: id, game: agreed.game, ended: changed, results, shown: agreed.watch || isRated },
      rate: isRated ? ratingsAfter(winners, changed) : null,
    };
  }

  async function judgeAll(): Promise<void> {
    let after = { changed: settled, id: '' };
    for (;;) {
      const list = await store.unjudged(after, MOST);
      for (const ended of list) {
        try {
          const verdict = await verdictOn(ended);
          if (verdict !== null) await store.judge(verdict);
        } catch (error) {
          // One that cannot be read keeps no other from being judged.
          fault(error);
        }
      }
      const last = list.at(-1);
      if (last === undefined || list.length < MOST) break;
      after = last;
    }
  }

  return {
    async look() {
      if (!(await store.lease('results', self, LEASE))) return;
      const begun = now();
      try {
        await judgeAll();
      } finally {
        await store.release('results', self);
      }
      settled = Math.max(0, begun - SETTLED);
    },
  };
}
