import { describe, expect, test } from 'vitest';
import { drawUp, type Written } from '../../src/keeper/table.ts';
import { share } from '../share.ts';
import { type Feed, sameFeed } from './feeds.ts';
import { LONG, subjects } from './subjects.ts';
import { viewersOf, walk } from './walk.ts';

// A suite that never fails proves nothing: each of these feeds leaks, and the comparison of what is sent must say so.

/** Manœuvre has what the toy has not: cards that are set aside in secret, and lines that nobody else may know of. */
const subject = (await subjects()).find(({ name }) => name === 'manoeuvre');

const changed =
  (change: (written: Written, line: number) => Written): Feed =>
  (table, key, next, name, at) =>
    change(drawUp(table, key, next, name, at), next.line);

/** So many viewers noticed something before, or nothing at all: then there is an item without content. */
const EMPTY = { act: null, dice: false, gone: [], drop: 0, parts: [] };

const LEAKING: readonly (readonly [what: string, feed: Feed, says: RegExp])[] = [
  [
    'numbers items by the lines of the match',
    changed((written, n) => ({ ...written, items: written.items.map((item) => item && { ...item, n }) })),
    /is sent what he may not know/,
  ],
  [
    'sends everybody an item for every line',
    changed((written) => {
      const noticed = written.noticed.map((held, place) => (written.items[place] ? held : { ...held, n: held.n + 1 }));
      const { seat } = written.next.entry;
      const items = written.items.map((item, place) => item ?? { ...EMPTY, n: noticed[place]?.n ?? 0, seat });
      return { ...written, items, noticed };
    }),
    /is sent what he may not know/,
  ],
  [
    'counts the lines that a viewer does not notice',
    changed((written) => ({
      ...written,
      noticed: written.noticed.map((held, place) => (written.items[place] ? held : { ...held, n: held.n + 1 })),
    })),
    /is sent what he may not know/,
  ],
  [
    'puts a question anew with every line',
    changed((written, line) => ({ ...written, asks: written.asks.map((q) => (q === null ? null : line)) })),
    /by what he can do|is sent what he may not know/,
  ],
  [
    'tells everybody what is told to one',
    changed((written) => {
      const told = written.next.told.map(({ event }) => event);
      const items = written.items.map((item) => item && { ...item, parts: [...item.parts, { told, view: null }] });
      return { ...written, items };
    }),
    /is sent what he may not know/,
  ],
];

const compared = (feed: Feed, runs: number, decisions = 250) => {
  if (subject === undefined) throw new Error('there is no Manœuvre');
  for (let run = 0; run < runs; run++)
    walk(
      subject,
      run,
      {
        decision(moment) {
          for (const viewer of viewersOf(subject, moment.options)) sameFeed(moment, viewer, `viewer ${viewer}`, feed);
        },
      },
      decisions,
    );
};

describe('what is sent to a viewer', () => {
  test('is the same at tables that are the same to him', LONG, () => compared(drawUp, share(4), share(250, 60)));

  test.each(LEAKING)('a feed that %s is found out', LONG, (_what, feed, says) => {
    expect(() => compared(feed, 6)).toThrow(says);
  });
});
