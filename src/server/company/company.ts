import type { Seat } from '../../kernel/flow.ts';
import type { Limits } from '../config.ts';
import type { Hall } from '../matches/hall.ts';
import { infoFrom, type MatchInfo, NO_MATCH, Refused, readable, roomFor } from '../matches/lobby.ts';
import type { ListEnd } from '../store/company-store.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person } from '../store/people-store.ts';

/** So many matches of the lobby are told at once, and so many to which one is called. */
const MOST_OPEN = 20;
const MOST_CALLS = 20;
/** So many people may be called to one match, and so many of those with whom one has played are listed. */
const MOST_CALLED = 10;
const MOST_COMPANIONS = 50;

/** A match to which one is called, and by whom. */
export interface Call {
  readonly match: MatchInfo;
  readonly by: Person;
}

export interface OpenMatches {
  readonly matches: readonly MatchInfo[];
  /** Where the list goes on; null: that was all. */
  readonly end: ListEnd | null;
}

/** How people who are known here find one another. */
export interface Company {
  /** Matches that wait for anybody. */
  openings(person: Person, after: ListEnd | null): Promise<OpenMatches>;
  /** Sits down at a match that is open to all, or to which one is called by name. */
  sitDown(person: Person, id: string, seat: Seat | null): Promise<{ readonly id: string; readonly seat: Seat }>;
  /** The maker lists the match for everybody, or closes it. */
  setOpen(person: Person, id: string, open: boolean): Promise<void>;
  /** The maker waits no longer. */
  giveUp(person: Person, id: string): Promise<void>;
  /** Somebody who sits there calls another by name. */
  call(person: Person, id: string, other: string): Promise<void>;
  calls(person: Person): Promise<readonly Call[]>;
  decline(person: Person, id: string): Promise<void>;
  /** With whom one plays or has played. */
  companions(person: Person): Promise<readonly Person[]>;
}

export interface CompanyNeeds {
  readonly store: NodeStore;
  readonly hall: Pick<Hall, 'begin'>;
  readonly limits: Pick<Limits, 'running'>;
}

export function companyOf({ store, hall, limits }: CompanyNeeds): Company {
  /** Nobody learns of a match that waits for others. */
  async function maySit(person: Person, id: string): Promise<void> {
    if (await store.isOpen(id)) return;
    if (await store.isCalled(id, person.id)) return;
    throw new Refused(404, NO_MATCH);
  }

  return {
    async openings(person, after) {
      const { list, end } = await store.openings(person.id, after, MOST_OPEN);
      const matches = list.map((listed) => readable(() => infoFrom(listed, person.id)));
      return { matches: matches.filter((match) => match !== null), end };
    },

    async sitDown(person, id, wanted) {
      const mine = await store.seatOf(id, person.id);
      if (mine !== null) return { id, seat: mine };
      await maySit(person, id);
      await roomFor(store, limits, person);
      const seat = await store.take(id, person.id, wanted);
      if (seat === null) throw new Refused(409, 'This seat is taken.');
      await hall.begin(id);
      return { id, seat };
    },

    async setOpen(person, id, open) {
      if (!(await store.setOpen(id, person.id, open))) throw new Refused(404, NO_MATCH);
    },

    async giveUp(person, id) {
      if (await store.giveUp(id, person.id)) return;
      if ((await store.seatOf(id, person.id)) === null) throw new Refused(404, NO_MATCH);
      throw new Refused(409, 'Only who has made a match gives it up, and only while it waits.');
    },

    async call(person, id, other) {
      const seats = await store.seats(id);
      if (!seats.some((one) => one.person?.id === person.id)) throw new Refused(404, NO_MATCH);
      if (seats.every((one) => one.person !== null)) throw new Refused(409, 'All seats of this match are taken.');
      if ((await store.personOf(other)) === null) throw new Refused(404, 'There is nobody of this name here.');
      if (!(await store.call(id, other, person.id, Date.now(), MOST_CALLED)))
        throw new Refused(409, 'Enough people are called to this match.');
    },

    async calls(person) {
      const called = await store.calls(person.id, MOST_CALLS);
      return called.flatMap(({ listed, by }) => {
        const match = readable(() => infoFrom(listed, person.id));
        return match === null || match.seat !== null ? [] : [{ match, by }];
      });
    },

    decline: (person, id) => store.decline(id, person.id),
    companions: (person) => store.companions(person.id, MOST_COMPANIONS),
  };
}
