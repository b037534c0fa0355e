import { fastChance, fastRandom } from '../../src/kernel/fast-chance.ts';
import { type Flow, listChoices, play, type Seat, top } from '../../src/kernel/flow.ts';
import type { GameChoice } from '../../src/kernel/game.ts';
import { asking, choices, lines, type Match, open, take, undo, undoable } from '../../src/kernel/match.ts';
import type { Subject } from './knowledge.ts';
import { equal } from './plain-data.ts';
import { expectEqual, fail } from './positions.ts';
import { eventsFor, isFinal, type Moment, type Notes, notes, optionsOf, pick, seatsOf, viewersOf } from './walk.ts';

// The law of undo: what can be taken back was chosen by one seat alone, or beside others in answer to one question that is still
// open, or before what others chose without its seat noticing; it used no chance, and showed nothing to anybody.

/** A choice that should be possible to take back, and what must be there again afterwards. */
interface Trail {
  readonly seat: Seat;
  readonly choice: GameChoice;
  /** The position before it as JSON: the same text is the same hash. */
  readonly text: string;
  readonly told: number;
  /** The question that several seats are asked at once, if it was one. */
  readonly question: string | null;
}

/** Where several seats are asked at once: a name for the question, else null. */
const questionOf = ({ game }: Subject, p: Flow): string | null =>
  p.outcome === null && game.steps[top(p).step]?.each ? `${p.stack.length} ${top(p).step}` : null;

/** What can be taken back after one choice more that showed nothing. */
function lengthened(
  trail: readonly Trail[],
  done: Trail,
  asked: string | null,
  noticed: (seat: Seat) => boolean,
): Trail[] {
  const beside = ({ question }: Trail) => question !== null && question === done.question;
  if (asked !== done.question && trail.some((other) => beside(other) && other.seat !== done.seat)) return [];
  return [...trail.filter((other) => other.seat === done.seat || beside(other) || !noticed(other.seat)), done];
}

/** Plays a match through the door; after every choice everything is taken back as far as it goes, and done again. */
export function undoRun(subject: Subject, run: number): number {
  const { game } = subject;
  const options = optionsOf(subject, run);
  const seed = `undo/${run}`;
  const match = open(game, options, fastChance(seed));
  const random = fastRandom(seed);
  let trail: Trail[] = [];
  let deepest = 0;
  while (match.position.outcome === null) {
    const seats = asking(match);
    const seat = seats[random.below(seats.length)] ?? fail('nobody is asked');
    const choice = pick(subject, run, match.position, seat, choices(match, seat), random);
    const place = `${subject.name}, match ${run}, line ${lines(match) + 1}, seat ${seat}: ${JSON.stringify(choice)}`;

    const shadow = game.copy(match.position);
    const io = notes(fastChance(seed, match.chance.mark() as { readonly [stream: string]: readonly number[] }));
    play(game.steps, shadow, seat, choice, io);
    const question = questionOf(subject, match.position);
    const done: Trail = { seat, choice, text: JSON.stringify(match.position), told: match.told.length, question };
    if (take(match, seat, choice) !== null) fail(`${place} is refused`);
    expectEqual(match.position, shadow, `${place}: the door leads to another position than the rules`);

    const noticed = (other: Seat) =>
      eventsFor(io, other).length > 0 || !equal(game.view(JSON.parse(done.text), other), game.view(shadow, other));
    trail = isFinal(io, shadow) ? [] : lengthened(trail, done, questionOf(subject, shadow), noticed);
    for (const other of seatsOf(subject, options)) {
      const expected = trail.filter(({ seat: open }) => open === other).length;
      if (undoable(match, other) !== expected)
        fail(`${place}: seat ${other} can take back ${undoable(match, other)} choices, not ${expected}`);
    }
    if (match.position.outcome === null) {
      if (new Set(trail.map(({ seat: open }) => open)).size > 1) outAndIn(match, trail, place);
      else thereAndBack(match, trail, seatsOf(subject, options), place);
      deepest = Math.max(deepest, trail.length);
    } else if (undo(match, seat)?.code !== 'over') fail(`${place}: a match that is over goes on`);
  }
  return deepest;
}

/**
 * Choices of several seats: each goes alone, the others' answers to the same question stay, what they chose in secret after it goes
 * too; and all can be done again.
 */
function outAndIn(match: Match, trail: readonly Trail[], place: string): void {
  const { game } = match;
  const text = JSON.stringify(match.position);
  for (const [i, out] of trail.entries()) {
    if (trail.findLastIndex(({ seat }) => seat === out.seat) !== i) continue;
    if (undo(match, out.seat) !== null) fail(`${place}: seat ${out.seat} can't take back its choice`);
    const without: Flow = JSON.parse(out.text);
    const later = trail.slice(i + 1);
    const isBeside = ({ question }: Trail) => question !== null && question === out.question;
    for (const { seat, choice } of later.filter(isBeside))
      play(game.steps, without, seat, choice, notes(fastChance('never used')));
    expectEqual(match.position, without, `${place}: without the choice of seat ${out.seat}`);
    for (const { seat, choice } of [out, ...later.filter((other) => !isBeside(other))])
      if (take(match, seat, choice) !== null) fail(`${place}: seat ${seat} can't choose again`);
    // An answer that was given again comes last now, but it is the same table.
    expectEqual(match.position, JSON.parse(text), `${place}: chosen again by seat ${out.seat}`);
  }
}

function thereAndBack(match: Match, trail: readonly Trail[], seats: readonly Seat[], place: string): void {
  const text = JSON.stringify(match.position);
  const from = trail[0]?.told ?? match.told.length;
  const events = () => match.told.slice(from).map(({ event }) => event);
  const told = events();
  const rolls = match.rolls.length;
  for (const back of trail.toReversed()) {
    for (const other of seats)
      if (other !== back.seat && undo(match, other)?.code !== 'no-undo')
        fail(`${place}: seat ${other} takes back a choice of seat ${back.seat}`);
    const refusal = undo(match, back.seat);
    if (refusal !== null) fail(`${place}: taking back ${JSON.stringify(back.choice)} is refused: ${refusal.message}`);
    if (JSON.stringify(match.position) !== back.text) {
      expectEqual(match.position, JSON.parse(back.text), `${place}: taking back ${JSON.stringify(back.choice)}`);
      fail(`${place}: taking back ${JSON.stringify(back.choice)} leaves other keys`);
    }
    if (match.told.length !== back.told) fail(`${place}: an event is still told after its choice was taken back`);
  }
  for (const seat of seats)
    if (undo(match, seat)?.code !== 'no-undo') fail(`${place}: seat ${seat} takes back more than the law allows`);
  for (const { seat, choice } of trail)
    if (take(match, seat, choice) !== null) fail(`${place}: what was taken back can't be done again`);
  if (JSON.stringify(match.position) !== text) fail(`${place}: done again, it leads to another position`);
  // The lines that told them are others, for the lines of undo count.
  expectEqual(events(), told, `${place}: done again, it tells other events`);
  if (match.rolls.length !== rolls) fail(`${place}: a die was rolled on the way back`);
}

/**
 * Nothing is shown without being declared: the choice is made again in a position imagined from the chooser's view. If it
 * used no chance and declared no reveal, the chooser must see the same afterwards in both.
 */
export function checkHonest(moment: Moment, after: Flow, io: Notes): void {
  const { subject, p, made, random } = moment;
  const { game } = subject;
  const imagined = game.imagine(game.view(p, made.seat), random);
  const choice = listChoices(game.steps, imagined, made.seat, []).find((c) => equal(c, made.choice));
  if (choice === undefined) fail('the choice is not offered in a position imagined from the view of the chooser');
  const other = notes(fastChance(`honest/${moment.run}/${moment.n}`));
  play(game.steps, imagined, made.seat, choice, other);
  const uses = io.rolls + io.reveals > 0;
  if (uses !== other.rolls + other.reveals > 0)
    fail(`whether it can be taken back is told by what the chooser does not know (${uses ? 'it can not' : 'it can'})`);
  if (uses) return;
  expectEqual(
    game.view(after, made.seat),
    game.view(imagined, made.seat),
    'the choice showed its chooser something, but no chance was used and no reveal declared',
  );
}

/** Choices that look alike to the others really do: they see, hear and are asked the same after either of them. */
export function checkGuise(moment: Moment): void {
  const { subject, p, made, offered, options, random } = moment;
  const { game, knowledge } = subject;
  const guise = knowledge.guise(p, made);
  const twins = offered.filter(
    (choice) => choice !== made.choice && knowledge.guise(p, { seat: made.seat, choice }) === guise,
  );
  const twin = twins[random.below(Math.max(1, twins.length))];
  if (twin === undefined) return;
  const [one, two] = [made.choice, twin].map((choice) => {
    const next = game.copy(p);
    const io = notes(fastChance(`guise/${moment.run}/${moment.n}`));
    play(game.steps, next, made.seat, choice, io);
    return { next, io };
  });
  if (one === undefined || two === undefined) return;
  for (const viewer of viewersOf(subject, options)) {
    if (viewer === made.seat) continue;
    const between = `the viewer ${viewer} can tell ${JSON.stringify(made.choice)} from ${JSON.stringify(twin)}`;
    expectEqual(game.view(one.next, viewer), game.view(two.next, viewer), `${between} by the view`);
    expectEqual(eventsFor(one.io, viewer), eventsFor(two.io, viewer), `${between} by the events`);
    if (isFinal(one.io, one.next) !== isFinal(two.io, two.next)) fail(`${between} by the undo`);
  }
}
