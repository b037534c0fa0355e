import { describe, expect, test } from 'vitest';
import type { Thing } from './game.ts';
import { grammarOf, numbered, words } from './grammar.ts';

type Choice =
  | { readonly kind: 'move'; readonly unit: number; readonly to: number }
  | { readonly kind: 'assault'; readonly unit: number; readonly target: number; readonly card: number }
  | { readonly kind: 'lose'; readonly corps: number; readonly arm: string }
  | { readonly kind: 'face'; readonly edge: string }
  | { readonly kind: 'halt' };

interface View {
  readonly names: readonly string[];
}

const v: View = { names: ['Ney', 'Ney jr', 'Soult', 'Davout'] };

const strength = (c: { readonly corps: number; readonly arm: string }): readonly Thing[] => [`${c.arm}:${c.corps}`];

const grammar = grammarOf<View, Choice>(
  {
    unit: numbered('unit', 4, (view, n) => view.names[n] ?? '?'),
    corps: numbered('unit', 2, (view, n) => view.names[n] ?? '?'),
    square: numbered('square', 64, (_view, n) => `${'abcdefgh'[n % 8]}${Math.floor(n / 8) + 1}`),
    card: numbered('card', 10, (_view, n) => `#${n}`, {
      find: (_view, text) => (/^#\d$/.test(text) ? Number(text.slice(1)) : null),
      has: (n) => n !== 4,
    }),
    arm: words(null, 'foot', 'horse'),
    edge: words('edge', 'N', 'S'),
  },
  { who: { shown: () => 'sir: ', like: '[a-z]+: ' } },
)({
  move: '<who>move {unit} {to:square}',
  assault: { says: 'assault {unit} x {target:unit} with {card}', touches: ['card', 'unit', 'target'] },
  lose: { says: '{corps} loses {arm}', touches: strength },
  face: 'face {edge}',
  halt: 'halt',
});

const ALL: readonly (readonly [Choice, string, readonly string[]])[] = [
  [{ kind: 'move', unit: 1, to: 12 }, 'sir: move Ney jr e2', ['unit:1', 'square:12']],
  [{ kind: 'assault', unit: 0, target: 2, card: 7 }, 'assault Ney x Soult with #7', ['card:7', 'unit:0', 'unit:2']],
  [{ kind: 'lose', corps: 1, arm: 'horse' }, 'Ney jr loses horse', ['horse:1']],
  [{ kind: 'face', edge: 'S' }, 'face S', ['edge:S']],
  [{ kind: 'halt' }, 'halt', []],
];

describe('one grammar', () => {
  test.each(ALL)('writes, reads and touches %j', (choice, text, touched) => {
    expect(grammar.print(v, choice)).toBe(text);
    expect(grammar.parse(v, ` ${text} `)).toEqual(choice);
    expect(grammar.touches(choice)).toEqual(touched);
    expect(grammar.readChoice({ ...choice })).toEqual(choice);
  });

  test('what is only for the eye need not be written', () => {
    expect(grammar.parse(v, 'move Ney a1')).toEqual({ kind: 'move', unit: 0, to: 0 });
    expect(grammar.parse(v, '!! move Ney a1')).toBeNull();
  });

  test.each([
    null,
    7,
    [],
    'halt',
    {},
    { kind: 'nothing' },
    { kind: 'constructor' },
    { kind: 'move', unit: 1 },
    { kind: 'move', unit: 1, to: 64 },
    { kind: 'move', unit: -1, to: 3 },
    { kind: 'move', unit: 0.5, to: 3 },
    { kind: 'move', unit: '1', to: 3 },
    { kind: 'move', unit: 1, to: 3, more: 1 },
    { kind: 'halt', unit: 1 },
    { kind: 'lose', corps: 2, arm: 'foot' },
    { kind: 'lose', corps: 1, arm: 'guns' },
    { kind: 'assault', unit: 0, target: 1, card: 4 },
    Object.assign(Object.create({ kind: 'halt' }), { x: 1 }),
    Object.assign(Object.create({ unit: 1, to: 3 }), { kind: 'move', a: 1, b: 2 }),
    JSON.parse('{"__proto__":{"unit":1,"to":3},"kind":"move"}'),
  ])('%j is no choice', (value) => {
    expect(grammar.readChoice(value)).toBeNull();
  });

  test.each(['', 'move', 'move Ney', 'move Ney z9', 'move Nobody a1', 'assault Ney x Soult with 7', 'haltt', 'halt!'])(
    "'%s' is no notation",
    (text) => {
      expect(grammar.parse(v, text)).toBeNull();
    },
  );

  test('reads on where the words fit and the names do not', () => {
    const both = grammarOf<
      View,
      { readonly kind: 'go'; readonly to: number } | { readonly kind: 'rush'; readonly arm: string }
    >({
      square: numbered('square', 4),
      arm: words(null, 'foot', 'horse'),
    })({ go: 'go {to:square}', rush: 'go {arm}' });
    expect([both.parse(v, 'go 3'), both.parse(v, 'go horse'), both.parse(v, 'go home')]).toEqual([
      { kind: 'go', to: 3 },
      { kind: 'rush', arm: 'horse' },
      null,
    ]);
  });

  test('takes every sign of a sentence for itself', () => {
    const signs = grammarOf<View, { readonly kind: 'add'; readonly to: number }>({ square: numbered('square', 4) })({
      add: '[{to:square}] + 1? (or more.)',
    });
    expect(signs.print(v, { kind: 'add', to: 2 })).toBe('[2] + 1? (or more.)');
    expect(signs.parse(v, '[2] + 1? (or more.)')).toEqual({ kind: 'add', to: 2 });
    for (const text of ['[2]  1 (or more.)', '[2] + 1? (or more!)', '2 + 1? (or more.)', '[2] + 1 (or more.)'])
      expect(signs.parse(v, text)).toBeNull();
  });

  test('writes a number that stands for nothing as it is, and no choice that lacks a field', () => {
    expect(grammar.print(v, { kind: 'move', unit: 99, to: 0 })).toBe('sir: move 99 a1');
    expect(() => grammar.print(v, JSON.parse('{"kind":"move","unit":1}'))).toThrow("a choice has no 'to'");
  });

  test('shows how each kind is written, for a page', () => {
    expect(grammar.notation).toEqual({
      move: 'move UNIT SQUARE',
      assault: 'assault UNIT x UNIT with CARD',
      lose: 'CORPS loses ARM',
      face: 'face EDGE',
      halt: 'halt',
    });
  });

  test('knows its kinds and the values of their fields', () => {
    expect(grammar.kinds).toEqual(['move', 'assault', 'lose', 'face', 'halt']);
    expect(grammar.valuesOf('lose')).toEqual(
      new Map<string, readonly unknown[]>([
        ['corps', [0, 1]],
        ['arm', ['foot', 'horse']],
      ]),
    );
    expect(grammar.valuesOf('assault').get('card')).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
    expect(grammar.valuesOf('nothing')).toEqual(new Map());
  });

  test('its fields are facts under the name of their thing, or their own where that is taken', () => {
    expect(grammar.factsOf({ kind: 'assault', unit: 0, target: 2, card: 7 })).toEqual({ unit: 0, target: 2, card: 7 });
    expect(grammar.factsOf({ kind: 'move', unit: 1, to: 12 })).toEqual({ unit: 1, square: 12 });
    expect(grammar.factsOf({ kind: 'lose', corps: 1, arm: 'foot' })).toEqual({ unit: 1, arm: 'foot' });
  });
});

describe('wishes', () => {
  const things = ['unit:0', 'unit:3', 'square:5', 'card:1', 'card:4', 'edge:N', 'edge:W', 'strange:1'] as const;

  test('are everything of a kind with what is on the table', () => {
    expect(grammar.wishes('move', things)).toEqual([
      { kind: 'move', unit: 0, to: 5 },
      { kind: 'move', unit: 3, to: 5 },
    ]);
    expect(grammar.wishes('assault', things)).toHaveLength(4);
    expect(grammar.wishes('lose', things)).toEqual([
      { kind: 'lose', corps: 0, arm: 'foot' },
      { kind: 'lose', corps: 0, arm: 'horse' },
    ]);
    expect(grammar.wishes('face', things)).toEqual([{ kind: 'face', edge: 'N' }]);
    expect(grammar.wishes('halt', things)).toEqual([{ kind: 'halt' }]);
    expect(grammar.wishes('nothing', things)).toEqual([]);
  });

  test('are others where other things lie on the table', () => {
    expect(grammar.wishes('move', things)).toHaveLength(2);
    expect(grammar.wishes('move', ['unit:1', 'square:63'])).toEqual([{ kind: 'move', unit: 1, to: 63 }]);
  });

  test('are none with what only looks like the name of a thing', () => {
    for (const thing of ['unit:', 'unit:x', 'unit:0x1', 'unit:1e0', 'unit: 1', 'unit:-1'] as const)
      expect(grammar.wishes('move', things, thing)).toEqual([]);
  });

  test('with a thing: only those that touch it, in whichever field', () => {
    expect(grammar.wishes('move', things, 'unit:3')).toEqual([{ kind: 'move', unit: 3, to: 5 }]);
    expect(grammar.wishes('move', things, 'unit:2')).toEqual([{ kind: 'move', unit: 2, to: 5 }]);
    expect(grammar.wishes('move', things, 'unit:9')).toEqual([]);
    expect(grammar.wishes('assault', things, 'unit:3')).toEqual([
      { kind: 'assault', unit: 3, target: 0, card: 1 },
      { kind: 'assault', unit: 3, target: 3, card: 1 },
      { kind: 'assault', unit: 0, target: 3, card: 1 },
      { kind: 'assault', unit: 3, target: 3, card: 1 },
    ]);
    expect(grammar.wishes('lose', things, 'horse:0')).toEqual([{ kind: 'lose', corps: 0, arm: 'horse' }]);
    expect(grammar.wishes('halt', things, 'unit:0')).toEqual([]);
  });
});

test('a noun that is not there is an error of the game', () => {
  const wrong = () => grammarOf<View, { readonly kind: 'go'; readonly to: number }>({})({ go: 'go {to:place}' });
  expect(wrong).toThrow("the noun 'place' of 'go {to:place}' is not there");
  const shown = () => grammarOf<View, { readonly kind: 'go' }>({})({ go: '<who>go' });
  expect(shown).toThrow('what is shown as <who> is not there');
});
