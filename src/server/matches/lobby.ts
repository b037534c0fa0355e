import { placeOf } from '../../keeper/feed.ts';
import { parsed } from '../../keeper/read-rows.ts';
import { StoreError } from '../../keeper/store.ts';
import { type Clock, clockNow } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { type Options, readOptions } from '../../kernel/options.ts';
import { commitment } from '../../kernel/provable-chance.ts';
import { UNKNOWN } from '../company/glicko.ts';
import type { Limits } from '../config.ts';
import { isSlow, type SeatedVacation, untilAt, vacationsOf } from '../people/vacation.ts';
import { hashOfToken, newId, newSecret, newToken } from '../secrets.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Gathering, Listed, Person } from '../store/people-store.ts';
import { type Agreed, agreedPlain, keyPlain, readAgreed } from './agreed.ts';
import { awayAt, lastClock, readStanding, type Standing, type Time } from './clocks.ts';
import type { Hall } from './hall.ts';
import { isMustered, type MusterInfo, musterInfo } from './muster.ts';

/** What somebody may know of a match before sitting down at it. */
/** How a match moved a rating, in whole numbers; whoever had none is reckoned from where all begin. */
export interface Moved {
  readonly before: number;
  readonly after: number;
}

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly made: number;
  readonly commitment: string;
  readonly watch: boolean;
  /** By which it is played now: that of its beginning, or the one agreed on since. */
  readonly clock: Clock | null;
  /** For each seat what it had left when it was asked, and since when it is; null: nobody counts. */
  readonly times: readonly Time[] | null;
  /** The match that is its revenge; null: nobody has asked for one. */
  readonly rematch: string | null;
  /** It waits for people, runs, or is over. */
  readonly state: 'gathering' | 'running' | 'over';
  /** The names of those who sit there; null where nobody does yet. */
  readonly names: readonly (string | null)[];
  /** For each seat the level of the bot that sits there; null for a person. */
  readonly bots: readonly (string | null)[];
  /** The seats whose persons are away where nobody counts: a bot may be let in for them. */
  readonly away: readonly Seat[];
  /** Who they are: what leads to their pages. */
  readonly people: readonly (string | null)[];
  /** How many milliseconds later than the seats those see it who look on. */
  readonly delay: number;
  /** Whether it counts for the ratings of those who play it. */
  readonly rated: boolean;
  /** Whether the pages of the seats may give advice. */
  readonly hints: boolean;
  /** Whether the clock of somebody who is on vacation stands still, unless it is a live one. */
  readonly vacation: boolean;
  /** While it runs: for each seat until when its person is on vacation, where that counts; null for whoever is not. */
  readonly onVacation: readonly (number | null)[];
  /** While a live match waits whose seats are all taken: who is ready for it. Told of a single match alone, to those who sit there. */
  readonly muster?: MusterInfo;
  /** For each seat its rating before and after it, once it is reckoned. Told of a single match alone. */
  readonly ratings?: readonly (Moved | null)[];
  /** While it waits: whether it is listed for everybody, and whether the one who asks has made it. */
  readonly open: boolean;
  readonly mine: boolean;
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
  readonly bots: readonly (string | null)[];
  readonly delay: number;
  readonly rated: boolean;
  readonly hints: boolean;
  /** Without it, unless it is played live. */
  readonly vacation?: boolean;
  readonly open: boolean;
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
export const NO_MATCH = 'There is no such match.';

/** So many matches are listed: all that wait or run, and those that ended last. */
const MOST_LISTED = 300;

export interface LobbyNeeds {
  readonly store: NodeStore;
  readonly hall: Hall;
  readonly limits: Pick<Limits, 'running'>;
  load(game: string): Promise<Game | null>;
  /** The time of what is kept. */
  now?(): number;
}

export function lobbyOf({ store, hall, limits, load, now = Date.now }: LobbyNeeds): Lobby {
  async function infoOf(id: string, person: string): Promise<MatchInfo | null> {
    const listed = await store.listed(id);
    if (listed === null) return null;
    return infoFrom(listed, person, now(), runs(listed) ? await store.vacationsAt([id]) : []);
  }

  /** With who is ready, where all have come and everybody is asked. */
  async function mustered(info: MatchInfo): Promise<MatchInfo> {
    const seats = info.names.flatMap((_, seat) => (info.bots[seat] == null ? [seat] : []));
    if (!isMustered(info.clock, seats.length) || seats.some((seat) => info.names[seat] === null)) return info;
    const at = await store.time();
    return { ...info, muster: musterInfo(await store.muster(info.id, at), seats, at) };
  }

  /** With how it moved the ratings, where that is reckoned. */
  async function moved(info: MatchInfo): Promise<MatchInfo> {
    const moves = await store.moves(info.id);
    if (moves.length === 0) return info;
    const ratings = info.names.map((_, seat) => {
      const move = moves.find((one) => one.seat === seat);
      if (move === undefined) return null;
      return { before: Math.round(move.before ?? UNKNOWN.rating), after: Math.round(move.after) };
    });
    return { ...info, ratings };
  }

  const hasRoom = (person: Person) => roomFor(store, limits, person);

  async function matchBy(token: string): Promise<string> {
    const id = await store.invitation(hashOfToken(token));
    if (id === null) throw new Refused(404, NO_LINK);
    return id;
  }

  return {
    async make(person, { game: name, options: wished, seat: wanted, open, bots: levels, ...order }) {
      const agreed = { ...order, vacation: order.vacation ?? isSlow(order.clock) };
      const game = await load(name);
      await hasRoom(person);
      if (game === null) throw new Refused(400, 'There is no such game on the shelf.');
      const read = readOptions(game.options, wished);
      if ('error' in read) throw new Refused(400, `The options cannot be used: ${read.error}.`);
      const seats = game.seats(read.options);
      const seat = wanted ?? 0;
      if (seat >= seats) throw new Refused(400, 'There is no such seat.');
      const bots = Array.from({ length: seats }, (_, at) => levels[at] ?? null);
      if (levels.length > seats || bots[seat] !== null) throw new Refused(400, 'No bot can sit there.');
      if (agreed.rated && seatsOf(bots).length > 0) throw new Refused(400, 'A match with bots counts for no rating.');
      if (agreed.rated && agreed.hints) throw new Refused(400, 'A rated match has no hints.');
      const { gathering, token } = drawn({ ...agreed, game: name, options: read.options, bots });
      const { id } = gathering;
      const first = { seat, person: person.id };
      await store.gather(gathering, seats, first, hashOfToken(token), { bots: seatsOf(bots), open });
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
      const { made: _made, commitment: _bound, ...terms } = readAgreed(parsed(listed.about, `match ${id}`));
      const clock = lastClock(terms.clock, parsed(listed.summary, `match ${id}`));
      const agreed = { ...terms, clock };
      const seats = listed.seats.length + seatsOf(agreed.bots).length;
      const wanted = (mine + 1) % seats;
      // All move on by one seat, the bots as well.
      const bots = Array.from({ length: seats }, (_, at) => agreed.bots[(at + seats - 1) % seats] ?? null);
      if (listed.next === null) {
        await hasRoom(person);
        const { gathering, token } = drawn({ ...agreed, bots });
        const first = { seat: wanted, person: person.id };
        if (await store.gatherAgain(id, gathering, seats, first, hashOfToken(token), { bots: seatsOf(bots) })) {
          await hall.begin(gathering.id);
          // The others find it among those to which they are called, and are told of it as of any call.
          const others = listed.seats.flatMap(({ person: one }) =>
            one === null || one.id === person.id || one.name === '' ? [] : [one.id],
          );
          for (const one of others) await store.call(gathering.id, one, person.id, now(), others.length);
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
      if (info.state === 'gathering' && info.seat !== null) return mustered(info);
      const isLate = info.seat === null && info.delay > 0 && info.state !== 'gathering';
      if (isLate && ((await store.begunAt(id)) ?? 0) > now() - info.delay) return { ...info, state: 'gathering' };
      if (info.state === 'over' && info.rated) return moved(info);
      return info;
    },

    async mine(person, most = MOST_LISTED) {
      const all = await store.listOf(person.id, most);
      const away = await store.vacationsAt(all.filter(runs).map(({ id }) => id));
      return all
        .map((listed) => readable(() => infoFrom(listed, person.id, now(), away)))
        .filter((info) => info !== null)
        .sort((a, b) => Number(b.asked) - Number(a.asked) || b.changed - a.changed);
    },
  };
}

const runs = ({ summary, over }: Listed): boolean => summary !== null && !over;

/** The seats at which bots sit. */
const seatsOf = (bots: readonly (string | null)[]): readonly Seat[] =>
  bots.flatMap((level, seat) => (level === null ? [] : [seat]));
/** Nobody sits at more matches that wait or run: they would all be looked up whenever he asks for them. */
export async function roomFor(store: NodeStore, { running }: LobbyNeeds['limits'], { id }: Person): Promise<void> {
  if ((await store.unfinished(id)) >= running)
    throw new Refused(429, 'You sit at too many matches: end one of them first.');
}

/** A match that is to be: its name, what was agreed on, the secret of its dice, and a link to it. */
function drawn(agreed: Omit<Agreed, 'made' | 'commitment'>): { readonly gathering: Gathering; readonly token: string } {
  const [id, token, secret, made] = [newId(), newToken(), newSecret(), Date.now()];
  const about = agreedPlain({ ...agreed, made, commitment: commitment(secret) });
  return { gathering: { id, about, secret: keyPlain({ secret, contributions: [] }), made }, token };
}

/** One match that cannot be read hides no other. */
export function readable(read: () => MatchInfo): MatchInfo | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError && error.why === 'broken') return null;
    throw error;
  }
}

/**
 * What a person may know of a match. When something happened last is told by what he himself could notice: a secret has no moment. `away`
 * are the vacations of those who sit at it, where they are looked up.
 */
export function infoFrom(
  listed: Listed,
  person: string,
  now = Date.now(),
  away: readonly SeatedVacation[] = [],
): MatchInfo {
  const { id, about, seats } = listed;
  const agreed = readAgreed(parsed(about, `match ${id}`));
  const count = seats.length + seatsOf(agreed.bots).length;
  const seat = seats.find((one) => one.person?.id === person)?.seat ?? null;
  const { state, standing, changed, rematch } = seenBy(seat, count, agreed, listed, now);
  const clock = clockNow(agreed.clock, standing ?? {});
  const counts = standing !== null && state === 'running' && agreed.vacation && isSlow(clock);
  const vacations = counts ? away.filter(({ match }) => match === id) : [];
  return {
    ...{ id, ...agreed, clock, seat },
    times: standing?.times?.map(({ left, since }) => ({ left, since })) ?? null,
    away:
      standing === null || state !== 'running' || clock !== null
        ? []
        : awayAt(standing, now, (at) => vacationsOf(vacations, at)),
    onVacation: untilAt(vacations, count, now),
    ...{ rematch, state, changed },
    names: personsAt(seats, count, ({ name }) => name),
    people: personsAt(seats, count, ({ id: who }) => who),
    open: listed.open,
    mine: listed.maker === person,
    asked: seat !== null && state === 'running' && standing?.asked.includes(seat) === true,
    outcome: standing?.outcome ?? null,
  };
}

/**
 * How a match stands to somebody at a seat, or to one who looks on. Who looks on late is told whether it is over once that is old enough,
 * and nothing else that changes: not even that nothing was done.
 */
function seenBy(seat: Seat | null, count: number, { delay, made }: Agreed, listed: Listed, now: number) {
  const { id, summary, over, next, changed } = listed;
  if (summary === null) return { state: 'gathering', standing: null, changed: made, rematch: next } as const;
  if (seat === null && delay > 0) {
    const isOver = over && (changed ?? made) <= now - delay;
    return { state: isOver ? 'over' : 'running', standing: null, changed: made, rematch: null } as const;
  }
  const standing = readStanding(parsed(summary, `match ${id}`));
  const state = over ? 'over' : 'running';
  return { state, standing, changed: standing.seen[placeOf(seat, count)] ?? made, rematch: next } as const;
}

/** For each seat something of the person who sits there; null where nobody does, or a bot. */
function personsAt(seats: Listed['seats'], count: number, of: (person: Person) => string): (string | null)[] {
  return Array.from({ length: count }, (_, at) => {
    const person = seats.find((one) => one.seat === at)?.person ?? null;
    return person === null ? null : of(person);
  });
}
