import { roomBehind } from '../../keeper/behind.ts';
import { awaitsBot, type LevelOf } from '../../keeper/bot-turns.ts';
import type { Doorkeeper } from '../../keeper/door.ts';
import { beginRoom, type Room } from '../../keeper/room.ts';
import { StoreError } from '../../keeper/store.ts';
import type { Conduct } from '../../kernel/acts.ts';
import { type Clock, clockNow } from '../../kernel/clock.ts';
import type { Outcome, Seat } from '../../kernel/flow.ts';
import type { Game, Viewer } from '../../kernel/game.ts';
import { lines } from '../../kernel/match.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { ChanceKey } from '../../kernel/provable-chance.ts';
import { calling } from '../bots/calling.ts';
import { isSlow, untilAt } from '../people/vacation.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Seated } from '../store/people-store.ts';
import { type Agreed, agreedPlain, keyPlain, readAgreed, readKey } from './agreed.ts';
import { type Bell, bellOf } from './bell.ts';
import { clocked, readStanding, timesNow, vacationsBy } from './clocks.ts';
import { contributed } from './dice.ts';
import { type Gallery, galleryOf } from './gallery.ts';
import { lateRooms } from './late.ts';
import { isMustered, readyAt } from './muster.ts';
import { type Presence, presenceOf } from './presence.ts';
import { type Turns, turnsOf } from './turns.ts';

/** A match at which somebody sits or looks on. */
export interface Visit {
  readonly room: Room;
  readonly door: Doorkeeper;
  /** The clock by which it is played now, as far as this node knows; null: nobody counts. */
  clock(): Clock | null;
  /** The level of the bot that plays a seat now. */
  readonly levelOf: LevelOf;
  /** What each seat has left just now; null if nobody counts. */
  times(): Promise<Awaited<ReturnType<typeof timesNow>> | null>;
  /** For each seat until when its person is on vacation, where that counts; null: it does not. */
  vacations(): Promise<readonly (number | null)[] | null>;
  leave(): void;
}

/** All matches that this node has before it. It owns none: whoever comes to another node finds the same. */
export interface Hall {
  /** Who somebody is at a match: a seat, null for one who may look on; undefined if it is not there, or not for this person. */
  viewerAt(id: string, person: string): Promise<Viewer | undefined>;
  /**
   * Opens a match for somebody, until he leaves; null if it waits for people. Throws what a store or held rules say. `lost` is called if
   * it can no longer be followed here. Who looks on is shown it as late as was agreed on, and null until it had begun by then.
   */
  visit(id: string, lost: (error: unknown) => void, viewer: Viewer): Promise<Visit | null>;
  /** Whether those who look on see it later than the seats. */
  isLate(id: string): Promise<boolean>;
  /** Begins the match if all have come and told what they add to the dice; calls those who wait for it. */
  begin(id: string): Promise<boolean>;
  /** Calls back once, when the match has begun. */
  expect(id: string, begun: () => void): () => void;
  /** Who is at which match on this node. */
  readonly here: Presence;
  /** Whether no other node knows of others. */
  readonly isAlone: boolean;
  /** Rings at the seats of a match when something was said there. */
  readonly bell: Bell;
  /** And when somebody who sits there went on vacation, or came back. */
  readonly leaves: Bell;
  /** Tells whose turn it is, wherever he sits. */
  readonly turns: Turns;
  /** How many look on; null where other nodes may know of others. */
  readonly gallery: Gallery | null;
  /** How many matches are open. */
  readonly size: number;
  /** What others may have done of which no news came. */
  look(): Promise<void>;
  close(): void;
}

export interface HallNeeds {
  readonly store: NodeStore;
  /** Loads a game of the shelf; null if there is none of this name. */
  load(game: string): Promise<Game | null>;
  fault(error: unknown): void;
  /** Told when a bot is to act at a match. */
  callBot?(match: string): void;
  /** Whether no other node serves these matches. */
  readonly alone?: boolean;
  /** For how many milliseconds a match stays open when nobody is there any more. */
  readonly linger?: number;
  /** The time of what is kept. */
  now?(): number;
}

interface Open {
  readonly opened: Promise<Omit<Visit, 'leave'> | null>;
  /** Once it is open. */
  room: Room | null;
  /** What each of those who are there is told if it is lost. */
  readonly visitors: Set<(error: unknown) => void>;
  closing: NodeJS.Timeout | null;
}

const LINGER = 30_000;

export function hallOf(needs: HallNeeds): Hall {
  const { store, fault, linger = LINGER, now = Date.now } = needs;
  const open = new Map<string, Open>();
  const expected = new Map<string, Set<() => void>>();

  async function agreedOn(id: string): Promise<Agreed | null> {
    const [head, gathering] = await Promise.all([store.head(id), store.gathering(id)]);
    const about = head?.about ?? gathering?.about;
    return about === undefined ? null : readAgreed(about);
  }

  async function begin(id: string): Promise<boolean> {
    const gathering = await store.gathering(id);
    if (gathering === null) return (await store.head(id)) !== null;
    const seats = await store.seats(id);
    // A match that was given up meanwhile is no more; where only bots play nobody sits.
    if (seats.length === 0 && (await store.gathering(id)) === null) return (await store.head(id)) !== null;
    const agreed = readAgreed(gathering.about);
    if (!(await isReady(store, id, agreed, seats))) return false;
    const contributions = contributed(seats, await store.draw(id));
    if (contributions === null) return false;
    const key = { ...readKey(gathering.secret), contributions };
    // Whoever else does it at the same time rolls the same dice; one of them is kept.
    await beginRoom(await doorTo(needs, id, agreed, key), agreedPlain(agreed), keyPlain(key));
    await store.gathered(id);
    hasBegun(id);
    return true;
  }

  function hasBegun(id: string): void {
    const waiting = expected.get(id) ?? [];
    expected.delete(id);
    for (const begun of waiting) begun();
  }

  async function opened(id: string): Promise<Omit<Visit, 'leave'> | null> {
    // A node may have died between the last seat and the first line.
    if ((await store.head(id)) === null && !(await begin(id))) return null;
    const [head, secret] = await Promise.all([store.head(id), store.secret(id)]);
    if (head === null) return null;
    const agreed = readAgreed(head.about);
    const door = await doorTo(needs, id, agreed, readKey(secret));
    const room = await roomBehind(door);
    const clock = () => clockNow(agreed.clock, room.match.conduct);
    const times = async () => {
      const summary = clock() === null ? null : (await store.head(id))?.summary;
      const kept = summary == null ? null : readStanding(summary).times;
      return kept === null ? null : timesNow(store, kept, await vacationsBy(store, id, agreed.vacation, clock()));
    };
    const vacations = async () => {
      if (!agreed.vacation || !isSlow(clock())) return null;
      const all = await store.vacationsAt([id]);
      // Mostly nobody is, and then it is the same at any time.
      return untilAt(all, room.match.seats, all.length === 0 ? 0 : await store.time());
    };
    const levelOf: LevelOf = (seat) => levelAt(agreed, room.match.conduct, seat);
    return { door, clock, times, vacations, room, levelOf };
  }

  function entered(id: string): Open {
    const found = open.get(id);
    if (found !== undefined) return found;
    const coming: Open = { opened: opened(id), room: null, visitors: new Set(), closing: null };
    open.set(id, coming);
    const forget = () => {
      if (open.get(id) === coming) open.delete(id);
    };
    coming.opened.then((there) => {
      if (there === null) forget();
      else coming.room = there.room;
    }, forget);
    return coming;
  }

  /** The match as it was when it was as old as was agreed on; null if it had not begun by then. The clocks tell of now: nobody sees them. */
  async function visitLate(id: string, agreed: Agreed, lost: (error: unknown) => void): Promise<Visit | null> {
    const begun = await store.begunAt(id);
    if (begun === null || begun > now() - agreed.delay) return null;
    const door = await doorTo(needs, id, agreed, readKey(await store.secret(id)));
    const late = await lates.visit(door, agreed.delay, lost);
    const levelOf: LevelOf = (seat) => levelAt(agreed, late.room.match.conduct, seat);
    return { ...late, levelOf, clock: () => null, times: async () => null, vacations: async () => null };
  }

  function leave(id: string, from: Open, visitor: (error: unknown) => void): void {
    from.visitors.delete(visitor);
    if (from.visitors.size > 0 || from.closing !== null || open.get(id) !== from) return;
    from.closing = setTimeout(() => {
      if (from.visitors.size === 0 && open.get(id) === from) open.delete(id);
    }, linger);
    from.closing.unref();
  }

  /** What others have kept is played here too. A room that cannot follow is given up, and opened anew for whoever comes next. */
  async function follow(id: string): Promise<void> {
    const there = open.get(id);
    if (there?.room == null) return;
    try {
      await there.room.catchUp();
    } catch (error) {
      fault(error);
      // What is away now is read at the next look.
      if (error instanceof StoreError && error.why !== 'broken') return;
      if (open.get(id) === there) open.delete(id);
      for (const lost of [...there.visitors]) lost(error);
    }
  }

  const [bell, leaves] = [bellOf(store, 'talk'), bellOf(store, 'vacation')];
  const lates = lateRooms(fault);
  const turns = turnsOf({ store, fault });
  const stop = store.listen((id) => {
    if (expected.has(id)) hasBegun(id);
    void follow(id);
  });
  const deaf = store.hear((id) => void lates.wake(id));

  return {
    async viewerAt(id, person) {
      const seat = await store.seatOf(id, person);
      if (seat !== null) return seat;
      return (await agreedOn(id))?.watch === true ? null : undefined;
    },
    async visit(id, lost, viewer) {
      const agreed = viewer === null ? await agreedOn(id) : null;
      if (viewer === null && agreed?.delay !== 0) return agreed === null ? null : visitLate(id, agreed, lost);
      const there = entered(id);
      const visitor = (error: unknown) => lost(error);
      there.visitors.add(visitor);
      if (there.closing !== null) clearTimeout(there.closing);
      there.closing = null;
      const found = await there.opened;
      return found === null ? null : { ...found, leave: () => leave(id, there, visitor) };
    },
    begin,
    ...{ bell, leaves, turns },
    here: presenceOf(),
    isAlone: needs.alone === true,
    gallery: needs.alone === true ? galleryOf() : null,
    isLate: async (id) => ((await agreedOn(id))?.delay ?? 0) > 0,
    expect(id, begun) {
      const all = expected.get(id) ?? new Set();
      expected.set(id, all.add(begun));
      return () => {
        all.delete(begun);
        if (all.size === 0 && expected.get(id) === all) expected.delete(id);
      };
    },
    get size() {
      return open.size;
    },
    async look() {
      const reached = await store.reached([...open.keys(), ...expected.keys(), ...lates.ids()]);
      for (const [id, seq] of reached) {
        if (expected.has(id)) hasBegun(id);
        const room = open.get(id)?.room;
        if (room != null && lines(room.match) < seq) await follow(id);
        await lates.wake(id, seq);
      }
      await lates.look();
    },
    close() {
      stop();
      deaf();
      lates.close();
      bell.close();
      leaves.close();
      turns.close();
      for (const { closing } of open.values()) if (closing !== null) clearTimeout(closing);
      open.clear();
      expected.clear();
    },
  };
}

/** Whether nobody is waited for: by a live clock everybody has said that he is ready. */
async function isReady(store: NodeStore, id: string, { clock }: Agreed, seats: readonly Seated[]): Promise<boolean> {
  if (!isMustered(clock, seats.length)) return true;
  if (seats.some(({ person }) => person === null)) return false;
  const now = await store.time();
  const ready = readyAt(await store.muster(id, now), now);
  return seats.every(({ seat }) => ready.includes(seat));
}

const levelAt = ({ bots }: Agreed, { handed }: Conduct, seat: Seat): string | null =>
  bots[seat] ?? handed[seat] ?? null;

const outcomePlain = ({ winners, how, facts }: Outcome): Plain => ({ winners: [...winners], how, facts: { ...facts } });
/** The door to a match that has begun, as a node has it; null if there is none. */
export async function hallDoor(
  needs: Pick<HallNeeds, 'store' | 'load' | 'fault'>,
  id: string,
): Promise<Doorkeeper | null> {
  const [head, secret] = await Promise.all([needs.store.head(id), needs.store.secret(id)]);
  return head === null ? null : doorTo(needs, id, readAgreed(head.about), readKey(secret));
}

async function doorTo(
  {
    store,
    load,
    fault,
    now = Date.now,
    callBot = () => {},
  }: Pick<HallNeeds, 'store' | 'load' | 'fault' | 'now' | 'callBot'>,
  id: string,
  agreed: Agreed,
  key: ChanceKey,
): Promise<Doorkeeper> {
  const { game: name, options, clock, vacation } = agreed;
  const game = await load(name);
  if (game === null) throw new Error(`there is no game '${name}' on the shelf`);
  // Who must decide now, as far as everybody may know it, and when each viewer noticed something last, and how it ended.
  const summary: Doorkeeper['summary'] = (position, _line, conduct, seen) => {
    const levelOf: LevelOf = (seat) => levelAt(agreed, conduct, seat);
    return {
      asked: game.view(position, null).asked.filter((seat) => levelOf(seat) === null),
      bot: awaitsBot(game.steps, position, conduct, levelOf),
      seen: [...seen],
      ...(conduct.clock === undefined ? {} : { clock: conduct.clock === null ? null : { ...conduct.clock } }),
      ...(position.outcome === null ? {} : { outcome: outcomePlain(position.outcome) }),
    };
  };
  return {
    store: calling(clocked(store, clock, game.seats(options), vacation), callBot),
    id,
    game,
    options,
    key,
    now,
    summary,
    fault,
  };
}
