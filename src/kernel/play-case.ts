import {
  type Case,
  CaseError,
  type CaseStep,
  type DoStep,
  type Expect,
  type ExpectOdds,
  type OfferStep,
  type PointStep,
  type UndoStep,
} from './case.ts';
import { notInOrder, pointed, toPlain, unlike } from './compare.ts';
import { fastChance } from './fast-chance.ts';
import type { Seat } from './flow.ts';
import type { Game, GameChoice, Reason, Viewer } from './game.ts';
import { choices, type Match, open, type Refusal, resume, take, toldTo, undo } from './match.ts';
import { readOptions } from './options.ts';
import { type Plain, same } from './plain.ts';
import { scriptedChance } from './scripted-chance.ts';

/** A place at which a case and the game differ. `found` is left out where there is nothing. */
export interface Difference {
  /** The step, counted from 1; or before the first, or after the last. */
  readonly step: number | 'start' | 'end';
  /** What was looked at, e.g. `view of seat 0 at /turn`. */
  readonly what: string;
  readonly expected: Plain;
  readonly found?: Plain;
}

type Found = Omit<Difference, 'step'>;

/** The step could not be carried out: there is no sense in going on. */
class Halt extends Error {
  readonly found: Found;

  constructor(what: string, expected: Plain, found: Plain, options?: ErrorOptions) {
    super(what, options);
    this.found = { what, expected, found };
  }
}

/** One playing of one case. */
interface Run {
  readonly match: Match;
  /** How many events had been told before the last choice. */
  told: number;
  differ(found: Found): void;
}

/**
 * Plays a case and lists where the game differs from it; nothing if it does not. Throws a `CaseError` if the case can't even
 * begin.
 */
export function playCase(game: Game, written: Case): readonly Difference[] {
  if (written.game !== game.id) throw new CaseError(`the case is of '${written.game}', not of '${game.id}'`);
  const read = readOptions(game.options, written.options ?? {});
  if ('error' in read) throw new CaseError(read.error);
  const { options } = read;
  const position = written.position === undefined ? null : game.arrange(written.position, options);
  const chance = scriptedChance(written.dice ?? {}, written.seed === undefined ? undefined : fastChance(written.seed));

  const differences: Difference[] = [];
  let step: Difference['step'] = 'start';
  const differ = (found: Found): void => {
    differences.push({ step, ...found });
  };
  try {
    const match = guarded(() =>
      position === null ? open(game, options, chance) : resume(game, options, chance, position),
    );
    const run: Run = { match, told: 0, differ };
    for (const [i, doing] of (written.steps ?? []).entries()) {
      step = i + 1;
      carryOut(run, doing);
    }
    step = 'end';
    run.told = 0;
    checkExpected(run, written.expect);
    const unused = chance.unused();
    if (unused !== '')
      differ({ what: 'dice', expected: 'every written number is rolled', found: `not rolled: ${unused}` });
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    differ(error.found);
  }
  return differences;
}

function carryOut(run: Run, step: CaseStep): void {
  if ('do' in step) choose(run, step);
  else if ('undo' in step) takeBack(run, step);
  else if ('point' in step) point(run, step);
  else if ('if' in step) checkOdds(run, step.seat, step.if, step.odds);
  else if ('expect' in step) checkExpected(run, step.expect);
  else checkOffers(run, step);
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
  const reasons = game.whyNot(position, step.seat, { thing });
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
  const isListed = (text: string): boolean => {
    const choice = readable(match, step.seat, text);
    return listed.some((known) => same(known, choice));
  };
  const lacking = (step.offered ?? []).filter((text) => !isListed(text));
  if (lacking.length > 0) differ({ what: 'offered', expected: lacking, found });
  const surplus = (step.missing ?? []).filter(isListed);
  if (surplus.length > 0) differ({ what: 'not offered', expected: surplus, found });
  if (step.exactly === undefined) return;
  const all = step.exactly.filter(isListed);
  if (all.length !== step.exactly.length || all.length !== listed.length)
    differ({ what: 'exactly offered', expected: step.exactly, found });
}

function checkOdds({ match, differ }: Run, seat: Seat, text: string, expected: ExpectOdds): void {
  const choice = readable(match, seat, text);
  const listed = choices(match, seat).find((known) => same(known, choice));
  if (listed === undefined) throw new Halt(`odds of '${text}'`, 'offered', 'not offered');
  const odds = match.game.odds(match.position, seat, listed);
  if (odds === null) throw new Halt(`odds of '${text}'`, 'odds', 'none');
  if (expected.of !== undefined && expected.of !== odds.of)
    differ({ what: `odds of '${text}', of`, expected: expected.of, found: odds.of });
  for (const [key, ways] of Object.entries(expected.results ?? {})) {
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

function checkSeen({ match, told, differ }: Run, { viewer = null, view, at, events }: Expect): void {
  const seen = toPlain(match.game.view(match.position, viewer));
  const wrong = [
    ...(view === undefined ? [] : unlike(view, seen)),
    ...Object.entries(at ?? {}).flatMap(([pointer, value]) => unlike(value, pointed(seen, pointer), pointer)),
  ];
  for (const { at: pointer, ...rest } of wrong)
    differ({ what: `view of ${viewerName(viewer)} at ${pointer || '/'}`, ...rest });
  const heard = toldTo(match.told.slice(told), viewer).map(({ event }) => toPlain(event));
  const event = notInOrder(events ?? [], heard);
  if (event !== null)
    differ({ what: `events${event.at} of ${viewerName(viewer)}`, expected: event.expected, found: event.found });
}

const isMany = (expected: Expect | readonly Expect[]): expected is readonly Expect[] => Array.isArray(expected);

const viewerName = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

const sentence = ({ message, reasons }: Refusal): string =>
  [message, ...reasons.map(({ clause }) => clause)].join('; ');

function haltedBy(error: unknown): Halt {
  return new Halt('error', 'none', error instanceof Error ? error.message : String(error), { cause: error });
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
