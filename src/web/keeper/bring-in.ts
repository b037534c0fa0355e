import { roomBehind } from '../../keeper/behind.ts';
import { createChronicle, seenAfter } from '../../keeper/chronicle.ts';
import type { Doorkeeper } from '../../keeper/door.ts';
import { readFlow, readMark } from '../../keeper/read-flow.ts';
import { follow } from '../../keeper/replay.ts';
import { beginRoom } from '../../keeper/room.ts';
import { type Creation, type Line, type Standing, type Store, StoreError } from '../../keeper/store.ts';
import { advance, firstStanding, isOf, lay, standingAfter, type Table } from '../../keeper/table.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Flow } from '../../kernel/flow.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { JournalError } from '../../kernel/journal-error.ts';
import type { Entry } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { type ChanceKey, commitment, provableChance } from '../../kernel/provable-chance.ts';
import { type About, aboutPlain, keyPlain, problem, readAbout, readKey, refuse, SaveError } from './about.ts';
import type { House } from './house.ts';

/** All tables that are kept of a match, in the order of their lines. */
async function standingsOf(store: Store, id: string): Promise<readonly Standing[]> {
  const all: Standing[] = [];
  for (let one = await store.standing(id); one !== null; one = await store.standing(id, one.seq - 1)) all.unshift(one);
  return all;
}

/** A match as it lies in a store, to be put into another. */
export async function creationOf(store: Store, id: string): Promise<Creation> {
  for (;;) {
    const head = await store.head(id);
    if (head === null) throw new SaveError(problem('gone', id));
    const [secret, lines, standings] = await Promise.all([
      store.secret(id),
      store.since(id, -1),
      standingsOf(store, id),
    ]);
    // Another page may have played on in between: what is taken out is of one moment.
    if ((await store.head(id))?.seq === head.seq) return { head, secret, lines, standings };
  }
}

/** What the rules throw at something from outside says that it is none of theirs, not that they are wrong. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SaveError || error instanceof JournalError) throw error;
    throw new SaveError(problem('changed', error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

/** A match from elsewhere, played again line by line beside all others: what cannot be played is never kept. */
export async function brought(
  house: House,
  said: About,
  key: ChanceKey,
  entries: readonly Entry<GameChoice>[],
  from: Flow | null = null,
  chance?: Chance,
): Promise<Creation> {
  const { about, door } = await house.apart(said, key);
  return tried(async () => {
    const room = await beginRoom(door, aboutPlain(about), keyPlain(key), from, chance);
    if (room === null) throw new StoreError('broken', 'an empty store holds a match');
    await room.bring(entries);
    return creationOf(door.store, door.id);
  });
}

/** A match that was taken out with its lines: played again beside all others, under a name of its own, before it is kept. */
export async function reopened(house: House, creation: Creation): Promise<Creation> {
  const { head, lines, standings } = creation;
  const key = readKey(creation.secret);
  const said = readAbout(head.about);
  if (said.commitment !== commitment(key.secret)) return refuse('changed', 'the secret does not fit the commitment');
  if (lines.length === 0 || lines.length !== head.seq + 1 || lines.some(({ seq }, n) => seq !== n))
    return refuse('changed', 'lines are missing');
  const { about, door } = await house.apart(said, key);
  return tried(async () => {
    const isOfToday = standings.every((standing) => isOf(door.game, standing)) && !lines.some(isOfOtherRules);
    if (isOfToday) await playedAgain(door, about, creation);
    else {
      // What older rules have made cannot be played again: the match goes on from its last table.
      await door.store.create({ ...creation, head: { ...head, id: door.id } });
      await roomBehind(door);
    }
    return creationOf(door.store, door.id);
  });
}

const isOfOtherRules = ({ entry }: Line): boolean => entry !== null && 'act' in entry && entry.act.kind === 'rules';

/** Plays all lines again and keeps what comes of it; every die and every table must be the one of the file. */
async function playedAgain(
  door: Doorkeeper,
  about: About,
  { secret, lines: [first, ...later], standings }: Creation,
): Promise<void> {
  const { table, line } = begunAs(door, about, standings[0]);
  if (first?.chain !== line.chain) return refuse('changed', 'it began otherwise');
  const compare = (seq: number, made: Standing | null) => {
    const given = standings.find((standing) => standing.seq === seq);
    if (given !== undefined && !same(made?.body ?? null, given.body))
      refuse('changed', `the table after line ${seq} was another`);
  };
  const begun = firstStanding(table);
  compare(0, begun);
  await door.store.create({
    head: {
      ...{ id: door.id, seq: 0, epoch: 0, changed: first.at, about: aboutPlain(about) },
      over: table.match.position.outcome !== null,
      summary: door.summary(table.match.position, 0, table.match.conduct, table.log.seen),
    },
    secret,
    lines: [{ ...line, at: first.at }],
    standings: [begun],
  });
  for (const given of later) {
    const written = await follow(table, door, given);
    const standing = standingAfter(table, written);
    compare(given.seq, standing);
    const { position, conduct } = written.next;
    await door.store.append({
      ...{ match: door.id, after: given.seq - 1, lines: [written.line], over: position.outcome !== null },
      summary: door.summary(position, given.seq, conduct, seenAfter(table.log, written.line)),
      ...(standing === null ? {} : { standing }),
    });
    advance(table, written);
  }
}

/** The first table of a match: that of its set-up, or the one from which it branched off. */
function begunAs(door: Doorkeeper, about: About, standing: Standing | undefined): { table: Table; line: Line } {
  const log = createChronicle(door.game.seats(door.options));
  if (about.whole) return lay(door, log, null);
  const body: unknown = standing?.seq === 0 ? standing.body : null;
  if (body === null || typeof body !== 'object' || !('position' in body) || !('mark' in body))
    return refuse('changed', 'its first table is missing');
  return lay(door, log, readFlow(body.position), provableChance(door.key, readMark(body.mark)));
}
