import { placeOf } from '../keeper/feed.ts';
import { parsed } from '../keeper/read-rows.ts';
import { StoreError } from '../keeper/store.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { type Options, readOptions } from '../kernel/options.ts';
import { commitment } from '../kernel/provable-chance.ts';
import { type Agreed, agreedPlain, keyPlain, readAgreed } from './agreed.ts';
import { type Clock, readStanding, type Standing, type Time } from './clocks.ts';
import type { Limits } from './config.ts';
import type { Hall } from './hall.ts';
import { hashOfToken, newId, newSecret, newToken } from './secrets.ts';
import type { NodeStore } from './store/node-store.ts';
import type { Gathering, Listed, Person } from './store/people-store.ts';

/** What somebody may know of a match before sitting down at it. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly made: number;
  readonly commitment: string;
  readonly watch: boolean;
  readonly clock: Clock | null;
  /** For each seat what it had left when it was asked, and since when it is; null: nobody counts. */
  readonly times: readonly Time[] | null;
  /** The match that is its revenge; null: nobody has asked for one. */
  readonly rematch: string | null;
  /** It waits for people, runs, or is over. */
  readonly state: 'gathering' | 'running' | 'over';
  /** The names of those who sit there; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** Where the one who asks sits. */
  readonly seat: Seat | null;
  /** Whether it is his turn. */
  readonly asked: boolean;
  /** When something happened last that he could notice. */
  readonly changed: number;
  /** How it ended; null: it has not, or that was not kept. */
  readonly outcome: Standing['outcome'];
}

export interface NewMatch {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seat: Seat | null;
  readonly watch: boolean;
  readonly clock: Clock | null;
}

/** Something that cannot be done, and the status of HTTP that says so. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  /** The reason in a word, where a page tells several apart. */
  readonly why: string | undefined;
  constructor(statusCode: number, message: string, options?: ErrorOptions & { readonly why?: string }) {
    super(message, options);
    this.statusCode = statusCode;
    this.why = options?.why;
  }
}

/** Where matches are made and joined. */
export interface Lobby {
  make(person: Person, order: NewMatch): Promise<{ readonly id: string; readonly seat: Seat; readonly token: string }>;
  /** What a link leads to. */
  look(person: Person, token: string): Promise<MatchInfo>;
  join(person: Person, token: string, seat: Seat | null): Promise<{ readonly id: string; readonly seat: Seat }>;
  /** Another link to a match that waits for people. */
  invite(person: Person, id: string): Promise<{ readonly token: string }>;
  /** Sits down for the revenge, at the next seat; the match begins when all have asked for it. */
  rematch(person: Person, id: string): Promise<{ readonly id: string; readonly seat: Seat }>;
  info(person: Person, id: string): Promise<MatchInfo>;
  /** The matches of a person: those in which it is his turn first, then by when something happened last. */
  mine(person: Person, most?: number): Promise<readonly MatchInfo[]>;
}

const NO_LINK = 'This link leads to no match.';
const NO_MATCH = 'There is no such match.';

/** So many matches are listed: all that wait or run, and those that ended last. */
const MOST_LISTED = 300;

export interface LobbyNeeds {
  readonly store: NodeStore;
  readonly hall: Hall;
  readonly limits: Pick<Limits, 'running'>;
  load(game: string): Promise<Game | null>;
}

export function lobbyOf({ store, hall, limits, load }: LobbyNeeds): Lobby {
  async function infoOf(id: string, person: string): Promise<MatchInfo | null> {
    const listed = await store.listed(id);
    return listed === null ? null : infoFrom(listed, person);
  }

  /** Nobody sits at more matches that wait or run: they would all be looked up whenever he asks for them. */
  async function hasRoom(person: Person): Promise<void> {
    if ((await store.unfinished(person.id)) >= limits.running)
      throw new Refused(429, 'You sit at too many matches: end one of them first.');
  }

  async function matchBy(token: string): Promise<string> {
    const id = await store.invitation(hashOfToken(token));
    if (id === null) throw new Refused(404, NO_LINK);
    return id;
  }

  return {
    async make(person, { game: name, options: wished, seat: wanted, watch, clock }) {
      const game = await load(name);
      await hasRoom(person);
      if (game === null) throw new Refused(400, 'There is no such game on the shelf.');
      const read = readOptions(game.options, wished);
      if ('error' in read) throw new Refused(400, `The options cannot be used: ${read.error}.`);
      const seats = game.seats(read.options);
      const seat = wanted ?? 0;
      if (seat >= seats) throw new Refused(400, 'There is no such seat.');
      const { gathering, token } = drawn({ game: name, options: read.options, watch, clock });
      const { id } = gathering;
      await store.gather(gathering, seats, { seat, person: person.id }, hashOfToken(token));
      // One who plays alone waits for nobody.
      await hall.begin(id);
      return { id, seat, token };
    },

    async look(person, token) {
      const info = await infoOf(await matchBy(token), person.id);
      if (info === null) throw new Refused(404, NO_LINK);
      return info;
    },

    async join(person, token, wanted) {
      const id = await matchBy(token);
      if ((await store.seatOf(id, person.id)) === null) await hasRoom(person);
      const seat = await store.take(id, person.id, wanted);
      if (seat === null) throw new Refused(409, 'This seat is taken.');
      // If the node dies here, whoever sits down next begins it.
      await hall.begin(id);
      return { id, seat };
    },

    async invite(person, id) {
      if ((await store.seatOf(id, person.id)) === null) throw new Refused(404, NO_MATCH);
      if ((await store.gathering(id)) === null) throw new Refused(409, 'All seats of this match are taken.');
      const token = newToken();
      await store.invite(id, hashOfToken(token), Date.now());
      return { token };
    },

    async rematch(person, id) {
      const listed = await store.listed(id);
      const mine = listed?.seats.find((one) => one.person?.id === person.id)?.seat;
      if (listed === null || mine === undefined) throw new Refused(404, NO_MATCH);
      if (!listed.over) throw new Refused(409, 'This match is not over.');
      const { game, options, watch, clock } = readAgreed(parsed(listed.about, `match ${id}`));
      const [seats, wanted] = [listed.seats.length, (mine + 1) % listed.seats.length];
      if (listed.next === null) {
        await hasRoom(person);
        const { gathering, token } = drawn({ game, options, watch, clock });
        const first = { seat: wanted, person: person.id };
        if (await store.gatherAgain(id, gathering, seats, first, hashOfToken(token))) {
          await hall.begin(gathering.id);
          return { id: gathering.id, seat: wanted };
        }
      }
      const next = listed.next ?? (await store.listed(id))?.next;
      if (next == null) throw new Refused(404, NO_MATCH);
      if ((await store.seatOf(next, person.id)) === null) await hasRoom(person);
      const seat = await store.take(next, person.id, wanted);
      if (seat === null) throw new Refused(409, 'This seat is taken.');
      await hall.begin(next);
      return { id: next, seat };
    },

    async info(person, id) {
      const info = await infoOf(id, person.id);
      // Whoever may not look learns no more than of a match that is not there.
      if (info === null || (info.seat === null && !info.watch)) throw new Refused(404, NO_MATCH);
      return info;
    },

    async mine(person, most = MOST_LISTED) {
      const all = await store.listOf(person.id, most);
      return all
        .map((listed) => readable(() => infoFrom(listed, person.id)))
        .filter((info) => info !== null)
        .sort((a, b) => Number(b.asked) - Number(a.asked) || b.changed - a.changed);
    },
  };
}

/** A match that is to be: its name, what was agreed on, the secret of its dice, and a link to it. */
function drawn(agreed: Omit<Agreed, 'made' | 'commitment'>): { readonly gathering: Gathering; readonly token: string } {
  const [id, token, secret, made] = [newId(), newToken(), newSecret(), Date.now()];
  const about = agreedPlain({ ...agreed, made, commitment: commitment(secret) });
  return { gathering: { id, about, secret: keyPlain({ secret, contributions: [] }), made }, token };
}

/** One match that cannot be read hides no other. */
function readable(read: () => MatchInfo): MatchInfo | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError && error.why === 'broken') return null;
    throw error;
  }
}

/** What a person may know of a match. When something happened last is told by what he himself could notice: a secret has no moment. */
export function infoFrom({ id, about, summary, over, next, seats }: Listed, person: string): MatchInfo {
  const { game, options, made, commitment: bound, watch, clock } = readAgreed(parsed(about, `match ${id}`));
  const seat = seats.find((one) => one.person?.id === person)?.seat ?? null;
  const standing = summary === null ? null : readStanding(parsed(summary, `match ${id}`));
  return {
    ...{ id, game, options, made, commitment: bound, watch, clock, seat },
    times: standing?.times ?? null,
    rematch: next,
    state: summary === null ? 'gathering' : over ? 'over' : 'running',
    names: seats.map((one) => one.person?.name ?? null),
    asked: seat !== null && !over && standing?.asked.includes(seat) === true,
    changed: standing?.seen[placeOf(seat, seats.length)] ?? made,
    outcome: standing?.outcome ?? null,
  };
}
