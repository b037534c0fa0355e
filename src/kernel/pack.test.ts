import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parsePack } from './pack.ts';
import { sayIssue } from './pack-issue.ts';
import { sayFaultInFrench, sayIssueInFrench } from './pack-issue-french.ts';

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

describe('what is said of it in French', () => {
  const inFrench = (schema: z.ZodMiniType, value: unknown): string => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (issue === undefined) throw new Error('nothing was found');
    return sayIssueInFrench(issue, value);
  };
  const schema = z.strictObject({
    arm: z.enum(['horse', 'foot']),
    name: z.optional(z.string().check(z.minLength(2))),
    tiles: z.optional(z.array(z.number()).check(z.maxLength(1))),
    strength: z.optional(z.number().check(z.maximum(8))),
  });
  it.each([
    [{ arm: 'x' }, 'arm doit être l’un de ceux-ci : « horse », « foot », et non « x »'],
    [{}, 'il manque arm'],
    [{ arm: 'foot', odd: 1 }, 'le jeu de composants a une clé « odd » qui n’y a pas sa place'],
    [{ arm: 'foot', name: 'x' }, 'name a 1 caractère, il en faut au moins 2'],
    [{ arm: 'foot', tiles: [1, 2] }, 'tiles a 2 éléments, il en faut au plus 1'],
    [{ arm: 'foot', tiles: ['x'] }, 'tiles[0] doit être un nombre, et non « x »'],
    [{ arm: 'foot', strength: 9 }, 'strength vaut 9, il faut au plus 8'],
    [7, 'le jeu de composants doit être un objet, et non 7'],
  ])('%j', (value, sentence) => {
    expect(inFrench(schema, value)).toBe(sentence);
  });
  it('names the place of values that cannot all be true', () => {
    expect(sayFaultInFrench("nations[0].deck[0].unit is 'x', the nation 'fr' has no such unit")).toBe(
      'nations[0].deck[0].unit ne s’accorde pas avec le reste des composants',
    );
    expect(sayFaultInFrench('there are too few tiles')).toBe('ses valeurs ne s’accordent pas entre elles');
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
