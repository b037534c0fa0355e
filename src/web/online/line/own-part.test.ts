// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beNobody, call } from '../requests.ts';
import { ownPartIn, ownParts } from './own-part.ts';

// What a browser keeps of the one who is known there, once he has left.

const ID = 'A'.repeat(22);
const promises = [
  { seat: 0, promise: 'p0' },
  { seat: 1, promise: 'p1' },
];
const TOLD = { seat: 1, text: 'a text of mine', commitment: 'seal', round: 2, promises };
const contributions = promises.map(({ seat, promise }) => ({ seat, promise, text: seat === 1 ? TOLD.text : 'his' }));
const RECORD = { commitment: 'seal', contributions };

/** All that lies there, as one text. */
const all = (): string => JSON.stringify(Object.entries(localStorage));

beforeEach(() => {
  localStorage.clear();
  call(true);
  ownParts().tell(ID, TOLD);
  ownParts().draw(ID, 'p1', TOLD.text);
  ownParts().draw('B'.repeat(22), 'p2', 'only promised');
  for (const [kind, text] of [
    ['link', 'token'],
    ['pending', '[]'],
    ['heard', '3'],
  ])
    localStorage.setItem(`bivouac/${kind}/${ID}`, text ?? '');
  localStorage.setItem('bivouac/settings', '{}');
});
afterEach(() => vi.unstubAllGlobals());

it.each([204, 0])(
  'who leaves leaves nothing that tells of a match, whatever the server answers (%i)',
  async (status) => {
    vi.stubGlobal('fetch', async () => {
      if (status === 0) throw new Error('away');
      return new Response(null, { status });
    });
    expect(all()).toContain('a text of mine');
    await beNobody();
    for (const his of [ID, 'B'.repeat(22), 'token', 'a text of mine', 'only promised', 'p0', 'seal'])
      expect(all()).not.toContain(his);
    expect(localStorage.getItem('bivouac/settings')).toBe('{}');
    expect(ownParts().drawn('B'.repeat(22), 'p2')).toBeNull();
  },
);

it('whom the server does not know any more has left, too', () => {
  call(false);
  expect(all()).not.toContain(ID);
});

it('what was told can still be held against the record, and nothing else passes for it', () => {
  call(false);
  const sealed = ownParts().told(ID);
  expect(sealed).toEqual({ seat: 1, round: 2, mark: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(ownPartIn(sealed, RECORD)).toBe('there');
  const [first, second] = contributions;
  if (first === undefined || second === undefined) throw new Error('two have contributed');
  for (const forged of [
    { ...RECORD, commitment: 'another' },
    { ...RECORD, contributions: [first, { ...second, text: 'another' }] },
    { ...RECORD, contributions: [{ ...first, promise: 'another' }, second] },
    { ...RECORD, contributions: [first] },
  ])
    expect(ownPartIn(sealed, forged)).toBe('missing');
});
