import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parsePack } from './pack.ts';
import { sayIssue } from './pack-issue.ts';

/** What is said of the first fault that a schema finds. */
function said(schema: z.ZodMiniType, value: unknown): string {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) throw new Error('nothing was found');
  return sayIssue(issue, value);
}

describe('what is said of a faulty pack', () => {
  it('cuts what somebody made far too long, and nothing else', () => {
    const schema = z.strictObject({ arm: z.enum(['horse', 'foot']) });
    const [kept, cut] = ['x'.repeat(40), 'x'.repeat(41)];
    expect(said(schema, { arm: kept })).toBe(`arm must be one of 'horse', 'foot', not '${kept}'`);
    expect(said(schema, { arm: cut })).toBe(`arm must be one of 'horse', 'foot', not '${'x'.repeat(37)}...'`);
    expect(said(schema, { arm: 'foot', [cut]: 1 })).toBe(
      `the pack has a key '${'x'.repeat(37)}...' that does not belong there`,
    );
  });

  it('counts letters and entries, and reads numbers', () => {
    const schema = z.object({
      name: z.optional(z.string().check(z.minLength(2))),
      tiles: z.optional(z.array(z.number()).check(z.maxLength(1))),
      ways: z.optional(z.record(z.string(), z.number())),
      strength: z.optional(z.number().check(z.maximum(8))),
    });
    expect(said(schema, { name: 'x' })).toBe('name has 1 characters, 2 are the least');
    expect(said(schema, { tiles: [1, 2] })).toBe('tiles has 2 entries, 1 is the most');
    expect(said(schema, { strength: 9 })).toBe('strength is 9, 8 is the most');
    expect(said(schema, { ways: { west: 'x' } })).toBe("ways.west must be a number, not 'x'");
  });

  it('takes nothing for given that an object only inherits', () => {
    expect(said(z.object({ constructor: z.string() }), {})).toBe('constructor is missing');
    expect(said(z.object({ deep: z.object({ valueOf: z.string() }) }), { deep: {} })).toBe('deep.valueOf is missing');
  });
});

describe('the text of a pack', () => {
  it('may begin with the mark that some editors put there, once', () => {
    expect(parsePack('\uFEFF{"a":1}')).toEqual({ value: { a: 1 } });
    expect(parsePack('{"a":"\uFEFF"}')).toEqual({ value: { a: '\uFEFF' } });
  });

  it('is no larger than 2 MB', () => {
    const text = JSON.stringify('x'.repeat(2_000_000 - 2));
    expect(parsePack(text)).toHaveProperty('value');
    expect(parsePack(`${text} `)).toEqual({ error: 'the file is larger than 2 MB, which no pack is' });
  });
});
