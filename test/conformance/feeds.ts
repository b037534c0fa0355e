import { createChronicle } from '../../src/keeper/chronicle.ts';
import { nowOf } from '../../src/keeper/room.ts';
import { advance, drawUp, lay, type Table } from '../../src/keeper/table.ts';
import type { Flow, Seat } from '../../src/kernel/flow.ts';
import type { GameChoice, Viewer } from '../../src/kernel/game.ts';
import { asking, choices, type Next, propose, proposeUndo, undoable } from '../../src/kernel/match.ts';
import { heardBy } from '../../src/kernel/told.ts';
import { equal } from './plain-data.ts';
import { expectEqual, fail } from './positions.ts';
import type { Moment } from './walk.ts';

// No leaks over the wire: what a viewer is sent is the same to the last byte, in number and order, at two tables that differ only in
// what he may not know.

/** What draws up a line with everybody's items: the keeper's own, or one that is broken on purpose. */
export type Feed = typeof drawUp;

/** So many lines are played on at both tables, where that is possible. */
const LINES = 6;

/** A table, and what one viewer was sent from it. */
interface Sending {
  readonly table: Table;
  readonly sent: string[];
}

/** One viewer of two tables. */
interface Pair {
  readonly moment: Moment;
  readonly viewer: Viewer;
  readonly who: string;
  readonly feed: Feed;
  readonly one: Sending;
  readonly two: Sending;
}

const keyOf = ({ run, n }: Moment) => ({ secret: `${run}${n}`.padStart(64, '0'), contributions: ['pair'] });

function laid(moment: Moment, start: Flow): Sending {
  const { game } = moment.subject;
  const setting = { game, options: moment.options, key: keyOf(moment) };
  return { table: lay(setting, createChronicle(game.seats(moment.options)), start).table, sent: [] };
}

/** Writes a line, and sends the viewer what he gets of it. */
function write({ moment, viewer, feed }: Pair, { table, sent }: Sending, next: Next): void {
  const written = feed(table, keyOf(moment), next, `line ${next.line}`, 0);
  advance(table, written);
  const item = written.items[viewer ?? table.match.seats];
  if (item != null) sent.push(JSON.stringify({ item, now: nowOf(table, viewer) }));
}

function sameSent({ viewer, who, one, two }: Pair, when: string): void {
  const sentence = `${who} is sent what he may not know ${when}`;
  expectEqual(one.sent.map(read), two.sent.map(read), sentence);
  expectEqual(one.sent, two.sent, `${sentence}, by the order of its parts`);
  const [a, b] = [one, two].map(({ table }) => JSON.stringify(nowOf(table, viewer)));
  expectEqual(a, b, `${who} can tell what he may not know by what he can do ${when}`);
}

const read = (text: string): unknown => JSON.parse(text);

/** The choice that is made, taken back and made again where that is possible, and what may come after it. */
export function sameFeed(moment: Moment, viewer: Viewer, who: string, feed: Feed = drawUp): void {
  const { subject, p, random, memory, made } = moment;
  const one = laid(moment, p);
  const start = one.table.match.chance.fork();
  const q = subject.knowledge.redraw(p, viewer, random, memory, { ...made, dice: () => start.fork() });
  const pair: Pair = { moment, viewer, who, feed, one, two: laid(moment, q) };
  sameSent(pair, 'before the choice');
  both(pair, made.seat, made.choice, 'by the choice');
  const { two } = pair;
  const [a, b] = [one, two].map(({ table }) => undoable(table.match, made.seat));
  if (a !== b) fail(`${who} can tell what he may not know by whether the choice can be taken back`);
  if (a === 0) return;
  for (const sending of [one, two]) write(pair, sending, taken(sending, made.seat));
  sameSent(pair, 'when the choice is taken back');
  both(pair, made.seat, made.choice, 'by the choice when it is made again');
  for (let line = 0; line < LINES && playOn(pair); line++);
}

const taken = ({ table }: Sending, seat: Seat): Next =>
  proposeUndo(table.match, seat).next ?? fail('what can be taken back is refused');

/** The same choice of the same seat at both tables. */
function both(pair: Pair, seat: Seat, choice: GameChoice, when: string): void {
  for (const sending of [pair.one, pair.two]) {
    const { next } = propose(sending.table.match, seat, choice);
    if (next === null) fail('the choice is gone from the redrawn position: its knowledge must keep it possible');
    write(pair, sending, next);
  }
  sameSent(pair, when);
}

/**
 * One line more at both tables, if there is one that shows nothing: what is turned up, dealt or rolled may well differ. So may what
 * others do, for the same name may stand for something elsewhere; that no game tells too much there is compared choice by choice
 * (leaks.ts). At one of the tables somebody has done something in secret before, and taken it back.
 */
function playOn(pair: Pair): boolean {
  const { moment, viewer, one, two } = pair;
  aside(pair);
  const seats = asking(one.table.match);
  const seat = seats[moment.random.below(Math.max(1, seats.length))];
  if (seat === undefined) return false;
  const others = choices(two.table.match, seat);
  const shared = choices(one.table.match, seat).filter((c) => others.some((other) => equal(c, other)));
  const choice = shared[moment.random.below(Math.max(1, shared.length))];
  if (choice === undefined) return false;
  const [a, b] = [one, two].map(({ table }) => propose(table.match, seat, choice).next);
  if (a == null || b == null || a.undo.length === 0 || b.undo.length === 0) return false;
  if (seat !== viewer && !equal(shown(pair, a), shown(pair, b))) return false;
  both(pair, seat, choice, `by ${JSON.stringify(choice)} of seat ${seat}`);
  return true;
}

/** What the game itself shows and tells the viewer of a line, table after table. */
const shown = ({ moment, viewer }: Pair, { glimpses, told }: Next): unknown =>
  glimpses.map((glimpse) => ({
    view: moment.subject.game.view(glimpse.position, viewer),
    told: heardBy(told.slice(0, glimpse.told), viewer),
  }));

/** Something that the viewer can't notice happens at the first table alone, and is taken back. */
function aside(pair: Pair): void {
  const { match } = pair.one.table;
  const { viewer, moment } = pair;
  for (const seat of asking(match)) {
    if (seat === viewer) continue;
    const all = choices(match, seat);
    const choice = all[moment.random.below(Math.max(1, all.length))];
    const next = choice === undefined ? null : propose(match, seat, choice).next;
    if (next === null || next.undo.length === 0 || !isSecretFrom(pair, next)) continue;
    write(pair, pair.one, next);
    write(pair, pair.one, taken(pair.one, seat));
    sameSent(pair, `by ${JSON.stringify(choice)}, which seat ${seat} did in secret`);
  }
}

/** Told by the game alone, for a feed must not prove itself innocent. */
function isSecretFrom({ one, viewer }: Pair, next: Next): boolean {
  const { match } = one.table;
  if (heardBy(next.told, viewer).length > 0) return false;
  return equal(match.game.view(match.position, viewer), match.game.view(next.position, viewer));
}
