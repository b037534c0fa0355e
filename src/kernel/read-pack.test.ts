import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noOtherPack, openPack, standardOf } from './open-pack.ts';
import { PackError, packInfo, places } from './pack.ts';
import { hash, id, int, line, list, mark, marks, name, note } from './pack-schema.ts';
import { printPack } from './pack-text.ts';
import { packReader, repeated, taken } from './read-pack.ts';

const isGood = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;
const goodOf = (schema: z.ZodMiniType, values: readonly unknown[]): unknown[] =>
  values.filter((value) => isGood(schema, value));

describe('the words of the schemas', () => {
  test('make no program of a text, which a browser would not run', () => expect(z.config().jitless).toBe(true));

  test('a whole number lies between both bounds, themselves included', () => {
    expect(goodOf(int(1, 3), [0, 1, 2, 3, 4, 1.5, '2'])).toEqual([1, 2, 3]);
  });

  test('a list has its length', () => {
    expect(goodOf(list(int(1, 9), 2), [[1], [1, 2], [1, 2, 3], [1, 'x']])).toEqual([[1, 2]]);
  });

  test('a line is one line of text that neither begins nor ends with a space', () => {
    const good = ['x', 'Ney', 'La Haye Sainte', 'é', 'x'.repeat(10)];
    const bad = [
      '',
      ' Ney',
      'Ney ',
      ' ',
      'a\nb',
      'a\u2028b',
      'a\u2029b',
      '\u2028',
      '\u2029',
      'a\tb',
      'x'.repeat(11),
      7,
    ];
    expect(goodOf(line(20), good)).toEqual(good);
    expect(goodOf(line(10), bad)).toEqual([]);
    for (const value of ['\nNey', 'Ney\n', 'Ney\nSoult']) expect(isGood(line(20), value)).toBe(false);
    expect(line(20).safeParse(' Ney').error?.issues[0]?.message).toBe(
      'must be one line of text without a space at either end',
    );
  });

  test('a name has 60 letters at most, a note 500, a hash 64 or is not there', () => {
    for (const [schema, most] of [
      [name, 60],
      [note, 500],
      [hash, 64],
    ] as const)
      expect([most, most + 1].map((length) => isGood(schema, 'x'.repeat(length)))).toEqual([true, false]);
    expect(isGood(hash, undefined)).toBe(true);
  });

  test('an id is small letters and digits, in parts with one hyphen or two between them', () => {
    const good = ['a', '7', 'old-guard', 'a--b', 'napoleon-1815', 'x'.repeat(60)];
    const bad = ['', 'A', '-a', 'a-', 'a---b', 'old guard', 'a_b', 'é', 'a\n', '!a', 'x'.repeat(61)];
    expect(goodOf(id, [...good, ...bad])).toEqual(good);
    expect(id.safeParse('A').error?.issues[0]?.message).toBe('must be an id of small letters, digits and hyphens');
  });

  test('a mark says where a value comes from, and marks say it of values by their names', () => {
    const good = ['rulebook', 'found', 'reconstructed', 'own'];
    expect(goodOf(mark, [...good, 'heard'])).toEqual(good);
    expect(isGood(marks, { ['x'.repeat(40)]: 'own' })).toBe(true);
    expect(isGood(marks, { ['x'.repeat(41)]: 'own' })).toBe(false);
    expect(isGood(marks, { strength: 'heard' })).toBe(false);
  });
});

describe('a value that should be a pack', () => {
  const schema = z.strictObject({ tiles: z.array(z.object({ id: z.string() })).check(z.maxLength(3)) });
  const read = packReader(schema, ({ tiles }) => repeated('tiles', 'id', tiles), { tiles: 'tiles' });

  test('is the pack, if nothing is wrong', () => {
    expect(read({ tiles: [{ id: 'a' }, { id: 'b' }] })).toEqual({ pack: { tiles: [{ id: 'a' }, { id: 'b' }] } });
  });

  test('is told of by the first thing that the schema objects to, in both languages', () => {
    expect(read({ tiles: Array.from({ length: 4 }, (_, i) => ({ id: `${i}` })) })).toEqual({
      error: 'tiles has 4 tiles, 3 are the most',
      french: 'tiles a 4 éléments, il en faut au plus 3',
    });
    expect(read({ tiles: 1, odd: 1 })).toEqual({
      error: 'tiles must be a list, not 1',
      french: 'tiles doit être une liste, et non 1',
    });
  });

  test('is told of by the first fault of its values', () => {
    expect(read({ tiles: ['a', 'b', 'a'].map((one) => ({ id: one })) })).toEqual({
      error: "tiles[2].id is 'a', as tiles[0].id is already",
      french: 'tiles[2].id ne s’accorde pas avec le reste des composants',
    });
  });

  test('is none without a reason, if the schema gives none', () => {
    const mute = packReader({ safeParse: () => ({ success: false, error: { issues: [] } }) }, () => [], {});
    expect(mute({})).toEqual({ error: 'this is no pack', french: 'ce n’est pas un jeu de composants' });
  });

  test('a value is taken by the first place that has it', () => {
    const seen = new Map<number, string>();
    expect([...taken(seen, 1, 'x'), ...taken(seen, 2, 'y')]).toEqual([]);
    expect([...taken(seen, 1, 'z'), ...taken(seen, 1, 'w')]).toEqual([
      "z is '1', as x is already",
      "w is '1', as x is already",
    ]);
  });
});

describe('the pack that a game is opened with', () => {
  type Pack = { readonly game: string; readonly strength: number; readonly notes?: string };
  const SOLD: Pack = { game: 'old-guard', strength: 3 };
  const { hash: sold } = packInfo('old-guard', SOLD);
  let built = 0;
  const { standardBox, boxOf } = standardOf(SOLD, sold, (pack: Pack, info = packInfo('own', pack)) => {
    built++;
    return { info, strength: pack.strength };
  });
  const standard = { STANDARD_PACK: SOLD, standardBox, boxOf };
  const reader = async () => ({
    readPack: (value: unknown) =>
      value === 'none'
        ? { error: 'this is none', french: 'ce n’en est pas un' }
        : { pack: { game: 'old-guard', strength: Number(value) } },
  });

  test('is that of the box, built once, if no other is given', async () => {
    const before = built;
    const opened = await openPack(undefined, standard, () => Promise.reject(new Error('the schema was fetched')));
    expect(opened).toEqual({
      pack: SOLD,
      box: { info: { id: 'old-guard', hash: sold, standard: true }, strength: 3 },
    });
    expect(standardBox()).toBe(opened.box);
    expect(built).toBe(before + 1);
  });

  test('is the box again, if another has the same components', () => {
    expect(boxOf({ ...SOLD, notes: 'from the attic' })).toBe(standardBox());
  });

  test('is another one, if its components are other ones', async () => {
    const { pack, box } = await openPack(4, standard, reader);
    expect(pack).toEqual({ game: 'old-guard', strength: 4 });
    expect(box).toMatchObject({ info: { id: 'own', standard: false }, strength: 4 });
  });

  test('is refused in both languages, if it is none', async () => {
    const refused = await openPack('none', standard, reader).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PackError);
    expect(refused).toMatchObject({
      name: 'PackError',
      message: 'this is none',
      said: { en: 'this is none', fr: 'ce n’en est pas un' },
    });
  });

  test('is refused by a game that has no other', () => {
    const game = {};
    expect(noOtherPack(undefined, game)).toBe(game);
    expect(() => noOtherPack({}, game)).toThrow(
      new PackError(
        'this game is played with the components of its box alone',
        'ce jeu se joue avec les seuls composants de sa boîte',
      ),
    );
  });
});

describe('the hash of a pack', () => {
  const hashed = (pack: unknown) => packInfo('x', pack).hash;
  const PACK = { tiles: [{ id: 'a', strength: 3 }], odd: null };

  test('is the same whatever is remarked, and however deep', () => {
    for (const remark of ['provenance', 'provenanceFields', 'provenanceKey', 'notes', 'hash']) {
      expect(hashed({ ...PACK, [remark]: 'found' })).toBe(hashed(PACK));
      expect(hashed({ ...PACK, tiles: [{ id: 'a', strength: 3, [remark]: ['own'] }] })).toBe(hashed(PACK));
    }
  });

  test('is another one if any component is', () => {
    const others = [
      { ...PACK, more: 1 },
      { ...PACK, odd: 0 },
      { tiles: PACK.tiles },
      { ...PACK, tiles: [] },
      { ...PACK, tiles: [{ id: 'a', strength: 4 }] },
      { ...PACK, tiles: { 0: { id: 'a', strength: 3 } } },
    ];
    expect(new Set([PACK, ...others].map(hashed)).size).toBe(others.length + 1);
    expect(packInfo('x', PACK)).toEqual({ id: 'x', hash: hashed(PACK), standard: false });
  });
});

test('the place of a key is that in its list, and a key that is not there is a fault', () => {
  const place = places(['fr', 'pr']);
  expect([place('fr'), place('pr')]).toEqual([0, 1]);
  expect(() => place('ru')).toThrow("the pack speaks of 'ru', which is not in it");
});

describe('a pack as a file', () => {
  test('has an entry to a line, and deeper ones further in', () => {
    const pack = {
      game: 'x',
      tiles: [
        { id: 'a', at: [1, 2] },
        { id: 'b', at: [] },
      ],
      none: [],
      empty: {},
      odd: null,
    };
    expect(printPack({ tiles: pack.tiles, none: pack.none, empty: pack.empty })).toBe(
      '{\n  "tiles": [\n    {"id": "a", "at": [1, 2]},\n    {"id": "b", "at": []}\n  ],\n  "none": [],\n  "empty": {}\n}\n',
    );
    expect(printPack(pack.odd)).toBe('null\n');
    expect(printPack('x')).toBe('"x"\n');
  });

  test('breaks a list of more than 120 letters and an entry of more than 400', () => {
    const text = (length: number) => 'x'.repeat(length);
    // Two brackets and two quotation marks beside the text.
    expect(printPack([text(116)])).toBe(`["${text(116)}"]\n`);
    expect(printPack([text(117)])).toBe(`[\n  "${text(117)}"\n]\n`);
    // The key `a` takes five letters more.
    expect(printPack({ a: text(391) })).toBe(`{"a": "${text(391)}"}\n`);
    expect(printPack({ a: text(392) })).toBe(`{\n  "a": "${text(392)}"\n}\n`);
  });

  test('says the same as the pack', () => {
    const pack = { 'a "b"': [1, [2, { c: null }], 'é'], notes: 'y'.repeat(500), deep: { deeper: { deepest: [{}] } } };
    expect(JSON.parse(printPack(pack))).toEqual(pack);
  });
});
