import { type Flow, top } from '../../src/kernel/flow.ts';
import type { GameChoice, GameView, Thing } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import type { Subject } from './knowledge.ts';
import { difference, notPlain } from './plain-data.ts';
import { type Moment, viewersOf } from './walk.ts';

// What holds of every position in which somebody is asked.

/** More choices than this are too many for one question: it should be asked in smaller steps. */
const MOST_CHOICES = 400;

export function fail(sentence: string): never {
  throw new Error(sentence);
}

/** Fails with the sentence and the first difference when two plain values are not equal. */
export function expectEqual(a: unknown, b: unknown, sentence: string): void {
  const found = difference(a, b);
  if (found !== null) fail(`${sentence}: ${found}`);
}

/** Every piece is in its place, also when the match is over. */
export function checkPieces({ knowledge }: Subject, p: Flow, memory: unknown): void {
  for (const sentence of knowledge.census(p)) fail(`census: ${sentence}`);
  for (const sentence of knowledge.claims(p, memory)) fail(`claims: ${sentence}`);
}

/** The position is whole after a trip through JSON, which is how it is stored and sent. */
export function checkJson({ p }: Moment): void {
  expectEqual(p, JSON.parse(JSON.stringify(p)), 'the position is another one after a trip through JSON');
}

export function checkPosition({ subject, p, memory, asked, options, offered }: Moment): void {
  checkPieces(subject, p, memory);
  const seats = subject.game.seats(options);
  if (new Set(asked).size !== asked.length || asked.some((seat) => seat < 0 || seat >= seats))
    fail(`the asked seats are ${JSON.stringify(asked)}`);
  if (offered.length > MOST_CHOICES) fail(`${offered.length} choices are too many for one question`);
}

/** The hash is the same after JSON and after each of the two copies; the views say who is asked and where. */
export function checkHashes({ subject, p, asked, options }: Moment): void {
  const { game } = subject;
  const strange = notPlain(p);
  if (strange !== null) fail(`the position is not plain data: ${strange}`);
  expectEqual(p, game.copy(p), 'copy makes another position');
  expectEqual(p, copyPlain(p), 'the generic copy makes another position');
  const hash = hashOf(p);
  if (hashOf(JSON.parse(JSON.stringify(p))) !== hash) fail('the hash is another one after a trip through JSON');
  if (hashOf(game.copy(p)) !== hash || hashOf(copyPlain(p)) !== hash) fail('the hash of a copy is another one');
  for (const viewer of viewersOf(subject, options)) {
    const view = game.view(p, viewer);
    const fault = notPlain(view);
    if (fault !== null) fail(`the view of ${viewer} is not plain data: ${fault}`);
    expectEqual(view.asked, asked, `the view of ${viewer} names other asked seats`);
    if (view.viewer !== viewer) fail(`the view of ${viewer} says that it is that of ${view.viewer}`);
    if (view.step !== top(p).step) fail(`the view of ${viewer} says that the step is '${view.step}'`);
    if (view.outcome !== null) fail(`the view of ${viewer} tells an outcome`);
  }
}

/** Each listed choice is distinct, has the shape of a choice, a text of its own that reads back, and touches real things. */
export function checkListed({ subject, p, made, offered }: Moment): void {
  const view = subject.game.view(p, made.seat);
  const things = new Set(subject.game.things(view));
  const texts = new Set<string>();
  for (const c of offered) {
    checkChoice(subject, view, c, things);
    const text = subject.game.print(view, c);
    if (texts.has(text)) fail(`two choices are written '${text}'`);
    texts.add(text);
  }
}

function checkChoice({ game }: Subject, view: GameView, c: GameChoice, things: ReadonlySet<Thing>): void {
  const fault = notPlain(c);
  if (fault !== null) fail(`a choice is not plain data: ${fault}`);
  expectEqual(game.readChoice(JSON.parse(JSON.stringify(c))), c, 'readChoice does not accept a listed choice');
  const text = game.print(view, c);
  if (text.trim() !== text || text === '' || /\s{2}|[\n\r\t]/.test(text)) fail(`a choice is written '${text}'`);
  expectEqual(game.parse(view, text), c, `'${text}' does not read back`);
  const touched = game.touches(c);
  for (const thing of touched)
    if (!things.has(thing)) fail(`'${text}' touches ${thing}, which is no thing of the view`);
  if (new Set(touched).size !== touched.length) fail(`'${text}' touches a thing twice`);
}
