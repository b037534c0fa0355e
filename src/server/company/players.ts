import { readAgreed } from '../matches/agreed.ts';
import { Refused } from '../matches/lobby.ts';
import type { NodeStore } from '../store/node-store.ts';
import { LEFT, type Person } from '../store/people-store.ts';
import type { Past } from '../store/ratings-store.ts';
import { rankedAt } from './judge.ts';

/** So many matches of a history are told at once, and so many names of a leaderboard. */
const MOST_PAST = 30;
const MOST_LEADERS = 50;
/** Whoever is known less well than so is on no leaderboard, and his rating is shown as uncertain. */
const KNOWN = 110;

/** How well somebody plays a game, in whole numbers. */
export interface Shown {
  readonly rating: number;
  readonly deviation: number;
  readonly played: number;
  /** Whether enough is known. */
  readonly known: boolean;
}

export interface Profile {
  readonly person: Person;
  readonly ratings: readonly (Shown & { readonly game: string })[];
  readonly tallies: Awaited<ReturnType<NodeStore['tallies']>>;
  readonly history: readonly (Past & {
    readonly others: readonly (Person & { readonly seat: number })[];
    /** Whether the one who asks may look at it. */
    readonly open: boolean;
  })[];
  /** Where the history goes on; null: that was all. */
  readonly end: number | null;
}

/** The pages of the people who play here. */
export interface Players {
  profile(asker: Person, id: string, before: number | null): Promise<Profile>;
  leaders(game: string): Promise<readonly (Shown & Person)[]>;
}

export function playersOf(store: NodeStore, now: () => number): Players {
  const shown = (ranked: Parameters<typeof rankedAt>[0]): Shown => {
    const { rating, deviation, played } = rankedAt(ranked, now());
    return { rating: Math.round(rating), deviation: Math.round(deviation), played, known: deviation <= KNOWN };
  };
  /** What was played with whom, and whether the one who asks may look at it. */
  async function told(past: Past, id: string, asker: Person) {
    const [seats, head] = await Promise.all([store.seats(past.match), store.head(past.match)]);
    const others = seats.flatMap(({ seat, person }) =>
      person === null || person.id === id ? [] : [{ ...person, seat }],
    );
    const sits = seats.some(({ person }) => person?.id === asker.id);
    const open = head !== null && (sits || readAgreed(head.about).watch);
    return { ...past, others, open };
  }
  return {
    async profile(asker, id, before) {
      const person = await store.personOf(id);
      // Of whoever has left only his seats are kept.
      if (person === null || person.name === LEFT) throw new Refused(404, 'There is nobody of this name here.');
      const all = asker.id === id;
      const [ratings, tallies, past] = await Promise.all([
        store.ratingsOf(id),
        store.tallies(id, all),
        store.history(id, all, before ?? Number.MAX_SAFE_INTEGER, MOST_PAST),
      ]);
      return {
        ...{ person, tallies },
        ratings: ratings.map(({ game, ...ranked }) => ({ game, ...shown(ranked) })),
        history: await Promise.all(past.map((one) => told(one, id, asker))),
        end: past.length === MOST_PAST ? (past.at(-1)?.ended ?? null) : null,
      };
    },
    async leaders(game) {
      const found = await store.leaders(game, KNOWN, MOST_LEADERS);
      return found.map(({ id, name, ...ranked }) => ({ id, name, ...shown(ranked) })).filter(({ known }) => known);
    },
  };
}
