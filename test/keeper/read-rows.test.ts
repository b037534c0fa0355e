import { describe, expect, it } from 'vitest';
import {
  readHead,
  readLine,
  readLines,
  readSecret,
  readSeq,
  readStanding,
  rowOfHead,
  rowOfLine,
  rowOfSecret,
  rowOfStanding,
} from '../../src/keeper/read-rows.ts';
import type { Line } from '../../src/keeper/store.ts';
import { headOf, lineOf, setUpLine, standingOf } from './samples.ts';

const broken = expect.objectContaining({ name: 'StoreError', why: 'broken' });

/** A value with one of its fields put otherwise, or taken away. */
function changed(value: object, field: string, to: unknown): object {
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
  return to === undefined ? rest : { ...rest, [field]: to };
}

/** What no field of a row may be; null is for those that can be null. */
const WRONG = [undefined, -1, [], { kind: 1 }];

/** The row with each field of its text changed in turn. */
function spoiltBodies(row: { readonly body: string }, except: readonly string[] = []) {
  const body: object = JSON.parse(row.body);
  return Object.keys(body)
    .filter((field) => !except.includes(field))
    .flatMap((field) =>
      WRONG.filter((to) => !(Array.isArray(to) && LISTS.includes(field))).map(
        (to) => [field, to, { ...row, body: JSON.stringify(changed(body, field, to)) }] as const,
      ),
    );
}
const LISTS = ['rolls', 'told', 'undone'];

const line = (more: object): unknown => {
  const row = rowOfLine('a', lineOf(3));
  return { ...row, body: JSON.stringify({ ...JSON.parse(row.body), ...more }) };
};

describe('rows are read as they were written', () => {
  it.each([lineOf(1), lineOf(2), lineOf(3), setUpLine()])('line %#', (written: Line) => {
    expect(readLine(rowOfLine('a', written))).toEqual(written);
  });

  it('head, secret, table, number', () => {
    expect(readHead(rowOfHead(headOf('a')))).toEqual(headOf('a'));
    for (const secret of [null, 'text', { secret: 'text' }])
      expect(readSecret(rowOfSecret('a', secret))).toEqual(secret);
    expect(readStanding(rowOfStanding('a', standingOf(3, 1)))).toEqual(standingOf(3, 1));
    expect(readSeq(['a', 4])).toBe(4);
  });
});

describe('rows that are none are broken', () => {
  const row = rowOfLine('a', lineOf(3));
  const head = rowOfHead(headOf('a'));
  const table = rowOfStanding('a', standingOf(3));

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { body: 7 },
    { body: '{' },
    { id: 'a', seq: 1, key: 'k', epoch: 0, body: '7' },
  ])('anything: %j', (value) => {
    for (const read of [readHead, readLine]) expect(() => read(value)).toThrow(broken);
  });

  it.each(spoiltBodies(row))('a line whose %s is %j', (_, __, spoilt) => {
    expect(() => readLine(spoilt)).toThrow(broken);
  });

  it.each(spoiltBodies(head, ['about', 'summary', 'changed']))('a head whose %s is %j', (_, __, spoilt) => {
    expect(() => readHead(spoilt)).toThrow(broken);
  });

  it.each(['about', 'summary', 'changed'])('a head without %s', (field) => {
    const body = JSON.stringify(changed(JSON.parse(head.body), field, undefined));
    expect(() => readHead({ ...head, body })).toThrow(broken);
  });

  it.each([
    ['seq', -1],
    ['seq', 1.5],
    ['seq', '3'],
    ['key', 3],
    ['body', null],
  ] as const)('a line in whose column %s is %j', (column, value) => {
    expect(() => readLine(changed(row, column, value))).toThrow(broken);
  });

  it.each([
    ['seq', 'three'],
    ['epoch', -1],
    ['epoch', undefined],
    ['body', {}],
  ] as const)('a table in whose column %s is %j', (column, value) => {
    expect(() => readStanding(changed(table, column, value))).toThrow(broken);
  });

  it.each([undefined, 'a', ['a'], ['a', '1'], ['a', -1]])('a key of a line: %j', (key) => {
    expect(() => readSeq(key)).toThrow(broken);
  });

  it.each([
    { entry: { choice: { kind: 'fire' } } },
    { entry: { seat: -1, choice: { kind: 'fire' } } },
    { entry: { seat: 0, choice: { unit: 3 } } },
    { entry: { seat: 0, undo: 'yes' } },
    { entry: { seat: 0, act: { kind: 'toString' } } },
    { entry: { seat: 0, act: { kind: 'sing' } } },
    { entry: { seat: 0 } },
    { undone: ['2'] },
    { entry: { seat: 0, act: { kind: 'rules', version: 2, pack: 'abc' } } },
    { rolls: [null] },
    ...['at', 'stream', 'sides', 'value'].map((field) => ({ rolls: [changed(lineOf(3).rolls[0] ?? {}, field, null)] })),
    { told: [7] },
    ...['at', 'event'].map((field) => ({ told: [changed(lineOf(3).told[0] ?? {}, field, null)] })),
    { told: [changed(lineOf(3).told[0] ?? {}, 'only', 'me')] },
    { told: [{ at: 0, only: null, event: { kind: 7 } }] },
  ])('a line with %j', (more) => {
    expect(() => readLine(line(more))).toThrow(broken);
  });

  it('lines of which one is missing', () => {
    const rows = [1, 2, 3, 4].map((seq) => rowOfLine('a', lineOf(seq)));
    expect(readLines(rows.slice(2))).toHaveLength(2);
    expect(() => readLines(rows.filter(({ seq }) => seq !== 3))).toThrow(broken);
  });
});
