// Stands in for the vitest of the tests that mutants are shown to: collects them, so that each can be run again in the same process.
import * as vitest from 'vitest';

export const { expect, expectTypeOf, vi } = vitest;

const outside = (name) => ({ name, above: undefined, beforeAll: [], beforeEach: [], afterEach: [], begun: false });
let suite = outside('');
let finished = [];

/** All that was collected, in the order of the files. */
export const tests = [];
const waiting = [];

/** A file was loaded: suites that are filled later are awaited. */
export async function settled() {
  while (waiting.length > 0) await waiting.shift();
}

/** What follows belongs to this file. */
export function file(name) {
  suite = outside(name);
}

const nameIn = (title) => [suite.name, title].filter((part) => part !== '').join(' > ');

/** vitest's own way with tables: rows are spread, `%s` and `$field` stand for them. */
const rowsOf = (table) => table.map((row) => (Array.isArray(row) ? row : [row]));
const bodyOf = (args) => args.find((arg) => typeof arg === 'function');

export function test(title, ...rest) {
  const body = bodyOf(rest);
  tests.push({ name: nameIn(title), suite, body });
}
test.each =
  (table) =>
  (title, ...rest) => {
    const body = bodyOf(rest);
    rowsOf(table).forEach((row, at) => {
      test(`${title} #${at}`, () => body(...row));
    });
  };
export const it = test;

export function describe(title, ...rest) {
  const above = suite;
  suite = { ...outside(nameIn(title)), above };
  const filling = bodyOf(rest)();
  const own = suite;
  suite = above;
  if (!(filling instanceof Promise)) return;
  // Whoever fills a suite later has it to himself while he does.
  suite = own;
  waiting.push(
    filling.then(() => {
      suite = above;
    }),
  );
}
describe.each =
  (table) =>
  (title, ...rest) => {
    const body = bodyOf(rest);
    rowsOf(table).forEach((row, at) => {
      describe(`${title} #${at}`, () => body(...row));
    });
  };

export const beforeAll = (hook) => suite.beforeAll.push(hook);
export const beforeEach = (hook) => suite.beforeEach.push(hook);
export const afterEach = (hook) => suite.afterEach.unshift(hook);
export const afterAll = () => {};
export const onTestFinished = (check) => finished.push(check);

const linesTo = (from) => (from === undefined ? [] : [...linesTo(from.above), from]);

/** Runs one test once, and throws what it throws. */
export async function once({ suite: own, body }) {
  finished = [];
  const line = linesTo(own);
  for (const each of line) {
    if (!each.begun) for (const hook of each.beforeAll) await hook();
    each.begun = true;
    for (const hook of each.beforeEach) await hook();
  }
  try {
    await body();
  } finally {
    for (const each of line.toReversed()) for (const hook of each.afterEach) await hook();
    for (const check of finished) await check();
  }
}
