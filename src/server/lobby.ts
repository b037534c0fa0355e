import { StoreError } from '../keeper/store.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { type Options, readOptions } from '../kernel/options.ts';
import { commitment } from '../kernel/provable-chance.ts';
import { agreedPlain, keyPlain, readAgreed } from './agreed.ts';
import type { Hall } from './hall.ts';
import { hashOfToken, newId, newSecret, newToken } from './secrets.ts';
import type { NodeStore } from './store/node-store.ts';
import type { Person } from './store/people-store.ts';

/** What somebody may know of a match before sitting down at it. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly made: number;
  readonly commitment: string;
  readonly watch: boolean;
  /** It waits for people, runs, or is over. */
  readonly state: 'gathering' | 'running' | 'over';
  /** The names of those who sit there; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** Where the one who asks sits. */
  readonly seat: Seat | null;
  /** Whether it is his turn. */
  readonly asked: boolean;
  readonly changed: number;
}

export interface NewMatch {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seat: Seat | null;
  readonly watch: boolean;
}

/** Something that cannot be done, and the status of HTTP that says so. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
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
  info(person: Person, id: string): Promise<MatchInfo>;
  /** The matches of a person: those in which it is his turn first, then by when something happened last. */
  mine(person: Person): Promise<readonly MatchInfo[]>;
}

const NO_LINK = 'This link leads to no match.';
const NO_MATCH = 'There is no such match.';

export function lobbyOf(store: NodeStore, hall: Hall, load: (game: string) => Promise<Game | null>): Lobby {
  async function infoOf(id: string, person: string): Promise<MatchInfo | null> {
    const [head, gathering, seats] = await Promise.all([store.head(id), store.gathering(id), store.seats(id)]);
    const about = head?.about ?? gathering?.about;
    if (about === undefined) return null;
    const { game, options, made, commitment: bound, watch } = readAgreed(about);
    const seat = seats.find((one) => one.person?.id === person)?.seat ?? null;
    return {
      ...{ id, game, options, made, commitment: bound, watch, seat },
      state: head === null ? 'gathering' : head.over ? 'over' : 'running',
      names: seats.map((one) => one.person?.name ?? null),
      asked: seat !== null && head !== null && !head.over && askedOf(head.summary).includes(seat),
      changed: head?.changed ?? made,
    };
  }

  async function matchBy(token: string): Promise<string> {
    const id = await store.invitation(hashOfToken(token));
    if (id === null) throw new Refused(404, NO_LINK);
    return id;
  }

  return {
    async make(person, { game: name, options: wished, seat: wanted, watch }) {
      const game = await load(name);
      if (game === null) throw new Refused(400, 'There is no such game on the shelf.');
      const read = readOptions(game.options, wished);
      if ('error' in read) throw new Refused(400, `The options cannot be used: ${read.error}.`);
      const seats = game.seats(read.options);
      const seat = wanted ?? 0;
      if (seat >= seats) throw new Refused(400, 'There is no such seat.');
      const [id, token, secret, made] = [newId(), newToken(), newSecret(), Date.now()];
      const agreed = { game: name, options: read.options, made, commitment: commitment(secret), watch };
      const gathering = { id, about: agreedPlain(agreed), secret: keyPlain({ secret }), made };
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

    async info(person, id) {
      const info = await infoOf(id, person.id);
      // Whoever may not look learns no more than of a match that is not there.
      if (info === null || (info.seat === null && !info.watch)) throw new Refused(404, NO_MATCH);
      return info;
    },

    async mine(person) {
      const ids = await store.matchesOf(person.id);
      const all = await Promise.all(ids.map((id) => readable(() => infoOf(id, person.id))));
      return all
        .filter((info) => info !== null)
        .sort((a, b) => Number(b.asked) - Number(a.asked) || b.changed - a.changed);
    },
  };
}

/** One match that cannot be read hides no other. */
async function readable(read: () => Promise<MatchInfo | null>): Promise<MatchInfo | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StoreError && error.why === 'broken') return null;
    throw error;
  }
}

function askedOf(summary: unknown): readonly unknown[] {
  const isTold = typeof summary === 'object' && summary !== null && 'asked' in summary;
  return isTold && Array.isArray(summary.asked) ? summary.asked : [];
}
