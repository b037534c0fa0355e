import { fastChance } from '../../src/kernel/fast-chance.ts';
import { askedSeats, type Flow, listChoices, play, top } from '../../src/kernel/flow.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { weighedOdds } from '../../src/kernel/odds.ts';
import { whyNot } from '../../src/kernel/why-not.ts';
import { sameFeed } from './feeds.ts';
import { equal } from './plain-data.ts';
import { expectEqual, fail } from './positions.ts';
import { eventsFor, type Moment, notes, viewersOf } from './walk.ts';

// No leaks: two positions that differ only in what the viewer may not know are the same to him in every answer.

const THINGS = 2;
const WISHES = 2;
/** What is sent, table after table inside a line and line after line, is compared at every so manieth decision. */
const FEEDS = 3;

/** Whom to compare for: the number of the decision decides, so that every viewer has his turn at every step. */
export function pairAt(moment: Moment, viewer: Viewer): boolean {
  const { subject, p, random, memory } = moment;
  const { game, knowledge } = subject;
  const q = knowledge.redraw(p, viewer, random, memory);
  if (equal(p, q)) return false;
  for (const sentence of knowledge.census(q)) fail(`the redrawn position is impossible: ${sentence}`);
  const who = viewer === null ? 'the spectator' : `seat ${viewer}`;
  expectEqual(game.view(p, viewer), game.view(q, viewer), `${who} sees what he may not know`);
  sameQuestion(moment, p, q, viewer, who);
  if (viewer !== null) sameAnswers(moment, q, viewer, who);
  sameAfterwards(moment, viewer, who);
  return true;
}

/** Where the ledger calls nothing secret, each view gives the whole position back. */
export function checkOpen({ subject, p, options, random }: Moment): void {
  const { game } = subject;
  for (const viewer of viewersOf(subject, options))
    expectEqual(game.imagine(game.view(p, viewer), random), p, `something is hidden from ${viewer ?? 'the spectator'}`);
}

/** Who is asked, at which step, and what the viewer may choose, in the same order. */
function sameQuestion({ subject }: Moment, p: Flow, q: Flow, viewer: Viewer, who: string): void {
  const { steps } = subject.game;
  const asked = askedSeats(steps, p);
  expectEqual(asked, askedSeats(steps, q), `${who} can tell what he may not know by who is asked`);
  expectEqual(p.outcome, q.outcome, `${who} can tell what he may not know by the outcome`);
  if (p.outcome !== null) return;
  if (top(p).step !== top(q).step) fail(`${who} can tell what he may not know by the step`);
  if (viewer === null || !asked.includes(viewer)) return;
  expectEqual(
    listChoices(steps, p, viewer, []),
    listChoices(steps, q, viewer, []),
    `${who} can tell what he may not know by his choices`,
  );
}

/** Reasons and odds. */
function sameAnswers(moment: Moment, q: Flow, viewer: number, who: string): void {
  const { subject, p, random, made, offered } = moment;
  const { game } = subject;
  const things = game.things(game.view(p, viewer));
  for (let i = 0; i < THINGS && things.length > 0; i++) {
    const thing = things[random.below(things.length)];
    if (thing === undefined) continue;
    const [a, b] = [p, q].map((position) => whyNot(game, position, viewer, { thing }));
    expectEqual(a, b, `${who} can tell what he may not know by the reasons for ${thing}`);
  }
  // Bars are tried on wishes that no list ever held, of every kind in its turn.
  const wishes = Array.from({ length: WISHES }, () => game.kinds[random.below(game.kinds.length)] ?? '').flatMap(
    (kind) => {
      const all = game.wishes(kind, things);
      const any = all[random.below(Math.max(1, all.length))];
      return any === undefined ? [] : [any];
    },
  );
  for (const choice of [made.choice, ...wishes]) {
    const [a, b] = [p, q].map((position) => whyNot(game, position, viewer, { choice }));
    expectEqual(a, b, `${who} can tell what he may not know by the reasons for ${JSON.stringify(choice)}`);
  }
  if (viewer !== made.seat) return;
  for (const c of [made.choice, offered[random.below(offered.length)] ?? made.choice]) {
    const [x, y] = [p, q].map((position) => weighedOdds(game, position, viewer, c));
    expectEqual(x, y, `${who} can tell what he may not know by the odds of ${JSON.stringify(c)}`);
  }
}

/** The same choice with the same dice: he is told, shown and asked the same, and as much can be taken back. */
function sameAfterwards(moment: Moment, viewer: Viewer, who: string): void {
  const { subject, p, made, random, memory } = moment;
  const { game, knowledge } = subject;
  const dice = () => fastChance(`pair/${moment.run}/${moment.n}`);
  const q = knowledge.redraw(p, viewer, random, memory, { ...made, dice });
  const choice = listChoices(game.steps, q, made.seat, []).find((c) => equal(c, made.choice));
  if (choice === undefined) fail('the choice is gone from the redrawn position: its knowledge must keep it possible');
  const [one, two] = [game.copy(p), q].map((next) => {
    const io = notes(dice());
    play(game.steps, next, made.seat, choice, io);
    return { next, io };
  });
  if (one === undefined || two === undefined) return;
  expectEqual(eventsFor(one.io, viewer), eventsFor(two.io, viewer), `${who} is told what he may not know`);
  expectEqual(
    game.view(one.next, viewer),
    game.view(two.next, viewer),
    `${who} sees what he may not know after the choice`,
  );
  sameQuestion(moment, one.next, two.next, viewer, `after the choice ${who}`);
  if (moment.n % FEEDS === 0) sameFeed(moment, viewer, who);
  if (one.io.rolls + one.io.reveals > 0 !== two.io.rolls + two.io.reveals > 0)
    fail(`${who} can tell what he may not know by whether the choice can be taken back`);
}
