import type { Case, CaseStep, DoStep, Expect, ExpectOdds, OfferStep, PointStep, UndoStep, UntilStep } from './case.ts';
import { CaseError } from './case.ts';
import { likely, quoted } from './case-fields.ts';
import { Namer } from './case-words.ts';
import { checkCase, type Known, knownOf } from './check-case.ts';
import { notInOrder, pointed, toPlain, unlike } from './compare.ts';
import { fastChance } from './fast-chance.ts';
import type { Flow, Seat } from './flow.ts';
import type { Game, GameChoice, Reason, Viewer } from './game.ts';
import { choices, type Match, open, type Refusal, resume, take, undo } from './match.ts';
import type { Options } from './options.ts';
import { type Plain, same } from './plain.ts';
import { scriptedChance } from './scripted-chance.ts';
import { heardBy } from './told.ts';
import { variantsOf } from './variants.ts';
import { whyNot } from './why-not.ts';

/** A place at which a case and the game differ. `found` is left out where there is nothing. */
export interface Difference {
  /** The variant in which, where a case has several. */
  readonly variant?: string;
  /** The step, counted from 1; or before the first, or after the last. */
  readonly step: number | 'start' | 'end';
  /** What was looked at, e.g. `view of seat 0 at /turn`. */
  readonly what: string;
  readonly expected: Plain;
  readonly found?: Plain;
}

type Found = Omit<Difference, 'step' | 'variant'>;

/** The step could not be carried out: there is no sense in going on. */
class Halt extends Error {
  readonly found: Found;

  constructor(what: string, expected: Plain, found: Plain) {
    super(what);
    this.found = { what, expected, found };
  }
}

/** One playing of one case. */
interface Run {
  readonly match: Match;
  readonly known: Known;
  /** How many events had been told before the last choice. */
  told: number;
  differ(found: Found): void;
}

/**
 * Plays a case, each of its variants by itself, and lists where the game differs from it; nothing if it does not. Throws a
 * `CaseError` if the case can't even begin, or speaks of what the game does not have.
 */
export async function playCase(game: Game, written: Case): Promise<readonly Difference[]> {
  if (written.game !== game.id) throw new CaseError(`the case is of '${written.game}', not of '${game.id}'`);
  const known = await knownOf(game);
  return variantsOf(written).flatMap(({ name, played }) => {
    const differences = playOne(game, known, played);
    return name === null ? differences : differences.map((one) => ({ variant: name, ...one }));
  });
}

function playOne(game: Game, known: Known, written: Case): readonly Difference[] {
  const options = checkCase(game, known, written);
  const position = written.position === undefined ? null : known.arrange(written.position, options);
  const chance = scriptedChance(written.dice ?? {}, written.seed === undefined ? undefined : fastChance(written.seed));

  const differences: Difference[] = [];
  let step: Difference['step'] = 'start';
  const differ = (found: Found): void => {
    differences.push({ step, ...found });
  };
  try {
    const match = guarded(() => begun(game, options, chance, position));
    const run: Run = { match, known, told: 0, differ };
    for (const [i, doing] of (written.steps ?? []).entries()) {
      step = i + 1;
      carryOut(run, doing);
    }
    step = 'end';
    run.told = 0;
    checkExpected(run, written.expect);
    const unused = chance.unused(match.chance);
    if (unused !== '')
      differ({ what: 'dice', expected: 'every written number is rolled', found: `not rolled: ${unused}` });
  } catch (error) {
    if (error instanceof CaseError)
      throw new CaseError(`${typeof step === 'number' ? `step ${step}` : step}, ${error.message}`, { cause: error });
    if (!(error instanceof Halt)) throw error;
    differ(error.found);
  }
  return differences;
}

function begun(game: Game, options: Options, chance: ReturnType<typeof scriptedChance>, position: Flow | null): Match {
  return position === null ? open(game, options, chance) : resume(game, options, chance, position);
}

function carryOut(run: Run, step: CaseStep): void {
  if ('do' in step) choose(run, step);
  else if ('undo' in step) takeBack(run, step);
  else if ('point' in step) point(run, step);
  else if ('if' in step) checkOdds(run, step.seat, step.if, step.odds);
  else if ('until' in step) passUntil(run, step);
  else if ('seat' in step) checkOffers(run, step);
  else checkExpected(run, step.expect);
}

function choose(run: Run, step: DoStep): void {
  const { match } = run;
  const choice = readable(match, step.seat, step.do);
  if (step.odds !== undefined) checkOdds(run, step.seat, step.do, step.odds);
  run.told = match.told.length;
  const refusal = guarded(() => take(match, step.seat, choice));
  if (step.refused === undefined) {
    if (refusal !== null) throw new Halt(`'${step.do}'`, 'chosen', sentence(refusal));
  } else {
    if (refusal === null) throw new Halt(`'${step.do}'`, ['refused', ...step.refused].join(' '), 'chosen');
    checkClauses(run, `'${step.do}' refused by`, step.refused, refusal.reasons);
  }
  checkExpected(run, step.expect);
}

function takeBack(run: Run, step: UndoStep): void {
  const refusal = undo(run.match, step.seat);
  const refused = step.refused === true;
  if (refused && refusal === null) throw new Halt('undo', 'refused', 'taken back');
  if (!refused && refusal !== null) throw new Halt('undo', 'taken back', sentence(refusal));
  run.told = run.match.told.length;
  checkExpected(run, step.expect);
}

function point(run: Run, step: PointStep): void {
  const { game, position } = run.match;
  const what = `${step.point} refused by`;
  const thing = game.things(game.view(position, step.seat)).find((known) => known === step.point);
  if (thing === undefined) throw new Halt(what, 'a thing on the table', 'there is none of this name');
  const reasons = whyNot(game, position, step.seat, { thing });
  if (reasons.length === 0) run.differ({ what, expected: step.refused, found: 'it can be used' });
  else checkClauses(run, what, step.refused, reasons);
}

function checkClauses(run: Run, what: string, expected: readonly string[], reasons: readonly Reason[]): void {
  const found = reasons.map(({ clause }) => clause);
  if (!expected.every((clause) => found.includes(clause))) run.differ({ what, expected, found });
}

function checkOffers({ match, differ }: Run, step: OfferStep): void {
  const view = match.game.view(match.position, step.seat);
  const listed = choices(match, step.seat);
  const found = listed.map((choice) => match.game.print(view, choice));
  const read = (texts: readonly string[] | undefined, what: string): readonly Read[] =>
    readAll(match, step.seat, texts ?? [], what);
  const isListed = ({ choice }: Read): boolean => listed.some((known) => same(known, choice));
  const differing = (what: string, texts: readonly Read[]): void => {
    if (texts.length > 0) differ({ what, expected: texts.map(({ text }) => text), found });
  };
  const wanted = [...read(step.offered, 'offered'), ...read(step.contains, 'contains')];
  const unwanted = read(step.missing, 'missing');
  // Of a seat that decides nothing now it would be true, and mean nothing, that it is not offered this or that.
  if (!view.asked.includes(step.seat) && wanted.length + unwanted.length > 0) {
    differ({ what: 'offered', expected: `seat ${step.seat} is asked`, found: notAsked(view.asked) });
    return;
  }
  differing(
    'offered',
    wanted.filter((one) => !isListed(one)),
  );
  differing('not offered', unwanted.filter(isListed));
  if (step.exactly === undefined) return;
  const all = read(step.exactly, 'exactly').filter(isListed);
  if (all.length !== step.exactly.length || all.length !== listed.length)
    differ({ what: 'exactly offered', expected: step.exactly, found });
}

const notAsked = (asked: readonly Seat[]): string =>
  asked.length === 0 ? 'it is not asked: the match is over' : `it is not asked, but seat ${asked.join(' and ')}`;

interface Read {
  readonly text: string;
  readonly choice: GameChoice;
}

/** Choices of a list: one that stands there twice, however it is written, would hide that another is missing. */
function readAll(match: Match, seat: Seat, texts: readonly string[], what: string): readonly Read[] {
  const all = texts.map((text) => ({ text, choice: readable(match, seat, text) }));
  const twice = all.find(({ choice }, i) => all.slice(0, i).some((other) => same(other.choice, choice)));
  if (twice !== undefined) throw new CaseError(`'${twice.text}' stands twice in '${what}'`);
  return all;
}

/** More questions in a row than any turn has. */
const MOST_PASSED = 1000;

/** The asked seats pass, or take the only choice there is, the lowest seat first. */
function passUntil(run: Run, step: UntilStep): void {
  const { match } = run;
  const what = `until ${step.until}${step.seat === undefined ? '' : ` of seat ${step.seat}`}`;
  run.told = match.told.length;
  for (let passed = 0; passed <= MOST_PASSED; passed++) {
    const { asked, step: at } = match.game.view(match.position, null);
    const [seat] = asked;
    if (seat === undefined) throw new Halt(what, 'it is asked', 'the match is over before it is');
    const isThere = at === step.until || at.startsWith(`${step.until}.`);
    if (isThere && (step.seat === undefined || asked.includes(step.seat))) {
      checkExpected(run, step.expect);
      return;
    }
    const listed = choices(match, seat);
    const passing = listed.length === 1 ? listed[0] : listed.find(({ kind }) => run.known.words.passing.includes(kind));
    if (passing === undefined) throw new Halt(what, 'everybody can pass', `seat ${seat} has to choose at ${at}`);
    guarded(() => take(match, seat, passing));
  }
  throw new Halt(what, 'it is asked', `it is not asked within ${MOST_PASSED} choices`);
}

function checkOdds({ match, known, differ }: Run, seat: Seat, text: string, expected: ExpectOdds): void {
  const choice = readable(match, seat, text);
  const listed = choices(match, seat).find((known) => same(known, choice));
  if (listed === undefined) throw new Halt(`odds of '${text}'`, 'offered', 'not offered');
  const odds = match.game.odds(match.position, seat, listed);
  if (odds === null) throw new Halt(`odds of '${text}'`, 'odds', 'none');
  if (expected.of !== undefined && expected.of !== odds.of)
    differ({ what: `odds of '${text}', of`, expected: expected.of, found: odds.of });
  for (const [key, ways] of Object.entries(expected.results ?? {})) {
    if (!known.words.results.includes(key))
      throw new CaseError(`odds: there is no result ${quoted(key)}${likely(key, known.words.results)}`);
    const found = odds.results.find((result) => result.key === key)?.ways ?? 0;
    if (found !== ways) differ({ what: `odds of '${text}', ${key}`, expected: ways, found });
  }
  const term = notInOrder(expected.terms ?? [], odds.terms.map(toPlain));
  if (term !== null) differ({ what: `odds of '${text}', terms${term.at}`, expected: term.expected, found: term.found });
}

function checkExpected(run: Run, expected: Expect | readonly Expect[] | undefined): void {
  if (expected === undefined) return;
  for (const one of isMany(expected) ? expected : [expected]) checkSeen(run, one);
}

function checkSeen({ match, known, told, differ }: Run, { viewer = null, view, at, events, never }: Expect): void {
  const sight = match.game.view(match.position, viewer);
  const seen = toPlain(sight);
  const namer = new Namer(known.words, sight);
  const wrong = [
    ...(view === undefined ? [] : unlike(namer.view(view, ''), seen)),
    ...Object.entries(at ?? {}).flatMap(([written, expected]) => {
      const [pointer, value] = namer.pointed(written, expected);
      return unlike(value, pointed(seen, pointer), written);
    }),
  ];
  for (const { at: pointer, ...rest } of wrong)
    differ({ what: `view of ${viewerName(viewer)} at ${pointer || '/'}`, ...rest });
  const heard = heardBy(match.told.slice(told), viewer).map(toPlain);
  const parts = (events ?? []).map((part, i) => namer.event(part, `events/${i}`));
  const event = notInOrder(parts, heard);
  if (event !== null)
    differ({ what: `events${event.at} of ${viewerName(viewer)}`, expected: event.expected, found: event.found });
  for (const [i, part] of (never ?? []).entries()) {
    const named = namer.event(part, `never/${i}`);
    const found = heard.filter((one) => unlike(named, one).length === 0);
    if (found.length > 0) differ({ what: `never/${i} of ${viewerName(viewer)}`, expected: [], found });
  }
}

const isMany = (expected: Expect | readonly Expect[]): expected is readonly Expect[] => Array.isArray(expected);

const viewerName = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

const sentence = ({ message, reasons }: Refusal): string =>
  [message, ...reasons.map(({ clause }) => clause)].join('; ');

function haltedBy(error: unknown): Halt {
  return new Halt('error', 'none', error instanceof Error ? error.message : String(error));
}

/** Errors of the rules and of the written dice belong to the step at which they happen. */
function guarded<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw haltedBy(error);
  }
}

function readable(match: Match, seat: Seat, text: string): GameChoice {
  const choice = match.game.parse(match.game.view(match.position, seat), text);
  if (choice === null) throw new Halt(`'${text}'`, 'a choice in the notation of the game', 'it cannot be read');
  return choice;
}
