import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { sayIssue, valueAt } from './pack-issue.ts';
import { sayFaultInFrench, sayIssueInFrench } from './pack-issue-french.ts';
import { parsePack, printPack } from './pack-text.ts';
import { there } from './there.ts';

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

describe('what is said in both languages', () => {
  const both = (schema: z.ZodMiniType, value: unknown): readonly string[] => {
    const issue = there(schema.safeParse(value).error?.issues[0]);
    return [sayIssue(issue, value), sayIssueInFrench(issue, value)];
  };

  it('of a key that is too long', () => {
    const schema = z.object({ ways: z.record(z.string().check(z.maxLength(3)), z.number()) });
    const key = 'x'.repeat(41);
    expect(both(schema, { ways: { [key]: 1 } })).toEqual([
      `ways has a key '${'x'.repeat(37)}...' that does not belong there`,
      `ways a une clé « ${'x'.repeat(37)}... » qui n’y a pas sa place`,
    ]);
  });

  it('of a list and a text that must have their length', () => {
    const tiles = z.object({ tiles: z.array(z.number()).check(z.length(2)) });
    expect(both(tiles, { tiles: [1] })).toEqual([
      'tiles has 1 entries, 2 are needed',
      'tiles a 1 élément, il en faut 2',
    ]);
    expect(both(tiles, { tiles: [1, 2, 3] })).toEqual([
      'tiles has 3 entries, 2 are needed',
      'tiles a 3 éléments, il en faut 2',
    ]);
    const name = z.object({ name: z.string().check(z.maxLength(1)) });
    expect(both(name, { name: 'xy' })).toEqual([
      'name has 2 characters, 1 is the most',
      'name a 2 caractères, il en faut au plus 1',
    ]);
  });

  it('of the least and the most of a number', () => {
    const schema = z.object({ strength: z.number().check(z.minimum(1)) });
    expect(both(schema, { strength: 0 })).toEqual([
      'strength is 0, 1 is the least',
      'strength vaut 0, il faut au moins 1',
    ]);
  });

  it('of the kind that belongs to a value with a name of its own', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('horse') }),
      z.object({ kind: z.literal('foot') }),
    ]);
    const [english, french] = both(z.object({ arm: schema }), { arm: { kind: 'guns' } });
    expect(english).toBe("arm.kind must be one of 'horse', 'foot', not 'guns'");
    expect(french).toBe('arm.kind doit être l’un de ceux-ci : « horse », « foot », et non « guns »');
  });

  it('of a text that has the wrong form', () => {
    const schema = z.object({ id: z.string().check(z.regex(/^[a-z]+$/, 'must be small letters')) });
    expect(both(schema, { id: 'A' })).toEqual(["id must be small letters, not 'A'", 'id ne convient pas']);
  });

  it('of every sort of value that stands there instead', () => {
    const schema = z.object({ of: z.boolean() });
    for (const [value, english, french] of [
      ['x'.repeat(41), `'${'x'.repeat(37)}...'`, `« ${'x'.repeat(37)}... »`],
      [[1], 'a list', 'une liste'],
      [{}, 'an object', 'un objet'],
      [null, 'null', 'null'],
      [1.5, '1.5', '1.5'],
    ] as const)
      expect(both(schema, { of: value })).toEqual([
        `of must be true or false, not ${english}`,
        `of doit être vrai ou faux, et non ${french}`,
      ]);
  });

  it.each<[z.ZodMiniType, string, string]>([
    [z.string(), 'text', 'un texte'],
    [z.number(), 'a number', 'un nombre'],
    [z.array(z.number()), 'a list', 'une liste'],
    [z.object({}), 'an object', 'un objet'],
    [z.record(z.string(), z.number()), 'an object', 'un objet'],
    [z.literal('foot'), "'foot'", '« foot »'],
    [z.bigint(), 'bigint', 'bigint'],
  ])('%#: of what should be there', (schema, english, french) => {
    expect(both(z.object({ at: z.array(schema) }), { at: [false] })).toEqual([
      `at[0] must be ${english}, not false`,
      `at[0] doit être ${french}, et non false`,
    ]);
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
    expect(sayFaultInFrench("nations[10].unit is 'x'")).toBe(
      'nations[10].unit ne s’accorde pas avec le reste des composants',
    );
    for (const fault of ['there are too few tiles', 'there is no nations[0].unit', 'tiles are few'])
      expect(sayFaultInFrench(fault)).toBe('ses valeurs ne s’accordent pas entre elles');
  });
});

test('behind a text or nothing there is nothing more', () => {
  for (const path of [
    ['name', 'length'],
    ['none', 'x'],
    ['list', 2],
    ['list', 0, 'toString'],
  ])
    expect(valueAt({ name: 'Ney', none: null, list: [1, 2] }, path)).toBeUndefined();
  expect(valueAt({ list: [1, { a: 2 }] }, ['list', 1, 'a'])).toBe(2);
});

test('of a choice between shapes whose mark is not known only the place is said', () => {
  const issue: Parameters<typeof sayIssue>[0] = { code: 'invalid_union', path: ['at'], errors: [], message: '' };
  expect([sayIssue(issue, { at: 1 }), sayIssueInFrench(issue, { at: 1 })]).toEqual([
    'at must be something else, not 1',
    'at doit être autre chose, et non 1',
  ]);
});

test('of a key that may not be there its last part is said, and where it stands', () => {
  const path = ['places', 'a', 'bad'];
  const issue: Parameters<typeof sayIssue>[0] = {
    code: 'invalid_key',
    path,
    origin: 'record',
    issues: [],
    message: '',
  };
  expect([sayIssue(issue, {}), sayIssueInFrench(issue, {})]).toEqual([
    "places.a has a key 'bad' that does not belong there",
    'places.a a une clé « bad » qui n’y a pas sa place',
  ]);
});

test('a list that has nothing in some of its places stands on one line', () => {
  expect(printPack({ at: [null, null], with: [[1], [2]] })).toBe(
    '{\n  "at": [null, null],\n  "with": [\n    [1],\n    [2]\n  ]\n}\n',
  );
});

describe('the text of a pack', () => {
  it('may begin with the mark that some editors put there, once', () => {
    expect(parsePack('\uFEFF{"a":1}')).toEqual({ value: { a: 1 } });
    expect(parsePack('{"a":"\uFEFF"}')).toEqual({ value: { a: '\uFEFF' } });
  });

  it('is no larger than 2 MB', () => {
    const text = JSON.stringify('x'.repeat(2_000_000 - 2));
    expect(parsePack(text)).toHaveProperty('value');
    expect(parsePack('{')).toEqual({ error: expect.stringMatching(/^the file is not JSON \(.+\)$/) });
    expect(parsePack(`${text} `)).toEqual({ error: 'the file is larger than 2 MB, which no pack is' });
  });
});
