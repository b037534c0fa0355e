import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { type Case, CaseError, type CaseStep } from './case.ts';
import type { Frame } from './flow.ts';
import { type Difference, playCase } from './play-case.ts';
import { parseCase, readCase } from './read-case.ts';
import { there } from './there.ts';

const arrange = await picket().arranger();

// A case that holds says something: what would be true of any game, or of none, is refused.

const game = picket();
const BASE = { format: 'bivouac/case/1', game: 'picket' } as const;
const position = { step: 'round.act', places: [1, 2], hands: [[4], [2]] };
type Written = Omit<Case, 'format' | 'game'>;

const play = (written: Written): Promise<readonly Difference[]> =>
  playCase(game, readCase(JSON.parse(JSON.stringify({ ...BASE, ...written }))));
const steps = (...list: readonly CaseStep[]) => play({ position, steps: list });

async function refusal(written: Written): Promise<string> {
  try {
    return JSON.stringify(await play(written));
  } catch (error) {
    if (error instanceof CaseError) return error.message;
    throw error;
  }
}

describe('what is offered', () => {
  test('a choice that stands twice does not make up for one that is missing', async () => {
    expect(await refusal({ position, steps: [{ seat: 0, exactly: ['rest', 'rest', 'spy 1'] }] })).toBe(
      "step 1, 'rest' stands twice in 'exactly'",
    );
    for (const key of ['offered', 'contains', 'missing'])
      expect(await refusal({ position, steps: [{ seat: 0, [key]: ['halt', 'halt'] }] })).toBe(
        `step 1, 'halt' stands twice in '${key}'`,
      );
    expect(await steps({ seat: 0, exactly: ['rest', 'spy 1', 'attack 1'] })).toEqual([]);
  });

  test('to a seat that is not asked, nothing is missing and nothing offered', async () => {
    const expected = 'seat 1 is asked';
    const found = 'it is not asked, but seat 0';
    for (const key of ['missing', 'offered', 'contains'])
      expect(await steps({ seat: 1, [key]: ['halt'] })).toEqual([{ step: 1, what: 'offered', expected, found }]);
    expect(await steps({ seat: 1, exactly: [] })).toEqual([]);
    const three = { options: { seats: '3' }, position: { hands: [[1], [2], [3]] } };
    expect(
      await play({
        ...three,
        steps: [
          { seat: 0, do: 'lay 1' },
          { seat: 0, missing: ['halt'] },
        ],
      }),
    ).toMatchObject([{ step: 2, found: 'it is not asked, but seat 1 and 2' }]);
    const last = {
      position: { ...position, round: 2 },
      steps: [
        { seat: 0, do: 'rest' },
        { seat: 0, missing: ['halt'] },
      ],
    };
    expect(await play(last)).toMatchObject([{ step: 2, found: 'it is not asked: the match is over' }]);
  });

  test('contains is another word for offered', async () => {
    expect(await steps({ seat: 0, contains: ['rest'] })).toEqual([]);
    expect(await steps({ seat: 0, contains: ['rest', 'halt'] })).toMatchObject([{ expected: ['halt'] }]);
  });
});

describe('what the game does not have', () => {
  const refused = (step: CaseStep) => refusal({ position, steps: [step] });

  test('clauses', async () => {
    expect(await refusal({ position, clauses: ['PIC-1', 'PIC-77'] })).toBe(
      "clauses: the ledger has no clause 'PIC-77'; did you mean 'PIC-7'?",
    );
    expect(await refused({ seat: 0, do: 'halt', refused: ['PIX-6'] })).toBe(
      "step 1: the ledger has no clause 'PIX-6'; did you mean 'PIC-6'?",
    );
    expect(await refused({ seat: 0, point: 'card:4', refused: ['ZOUAVE'] })).toBe(
      "step 1: the ledger has no clause 'ZOUAVE'",
    );
  });

  test('seats', async () => {
    const none = 'there is no seat 2; the seats are 0, 1';
    expect(await refused({ seat: 2, exactly: [] })).toBe(`step 1: ${none}`);
    expect(await refused({ seat: 2, do: 'rest', refused: [] })).toBe(`step 1: ${none}`);
    expect(await refused({ seat: 2, until: 'round.act' })).toBe(`step 1: ${none}`);
    expect(await refused({ expect: { viewer: 2 } })).toBe(`step 1: ${none}`);
    expect(await refused({ seat: 0, do: 'rest', expect: [{}, { viewer: 2 }] })).toBe(`step 1: ${none}`);
    expect(await refusal({ position, expect: { viewer: 2 } })).toBe(`expect: ${none}`);
    expect(await refusal({ position, options: { seats: '3' }, expect: { viewer: 2 } })).toBe('[]');
  });

  test('options that mean nothing together', async () => {
    expect(await refusal({ position, options: { seats: '3', parry: 'no' } })).toBe(
      "option 'parry' can't be 'no' together with the other options",
    );
  });

  test('kinds and fields of events', async () => {
    const expecting = (part: Case['position']) => refusal({ position, expect: { never: [part ?? null] } });
    expect(await expecting({ kind: 'atacked' })).toBe(
      "end, never/0: there is no event 'atacked'; did you mean 'attacked'?",
    );
    expect(await expecting({ kind: 'attacked', sat: 0 })).toBe(
      "end, never/0: an event 'attacked' has no 'sat'; did you mean 'seat'?",
    );
    expect(await expecting({ sat: 0 })).toBe("end, never/0: no event has a 'sat'");
    expect(await expecting({ kind: 7 })).toContain('there is no event 7');
    expect(await expecting({ kind: ['attacked'] })).toContain('there is no event a list');
    // A field that some events have may stand without a kind.
    expect(await expecting({ seat: 0 })).toBe('[]');
    expect(await expecting({ kind: 'constructor' })).toContain("there is no event 'constructor'");
    expect(await refusal({ position, expect: { events: [{ kind: 'toString' }] } })).toContain("no event 'toString'");
  });

  test('results of odds', async () => {
    const odds = { results: { los: 0 } };
    expect(await refused({ seat: 0, if: 'attack 1', odds })).toBe(
      "step 1, odds: there is no result 'los'; did you mean 'loss'?",
    );
  });

  test('questions', async () => {
    expect(await refused({ until: 'round.atc' })).toBe(
      "step 1: nobody is ever asked at 'round.atc'; did you mean 'round.act'?",
    );
    expect(await refused({ until: 'round.draw' })).toContain("nobody is ever asked at 'round.draw'");
    expect(await refused({ until: 'constructor' })).toContain("nobody is ever asked at 'constructor'");
  });
});

describe('events that must not be told', () => {
  const fight: CaseStep[] = [
    { seat: 0, do: 'attack 1', expect: { never: [{ kind: 'fought' }] } },
    { seat: 1, do: 'pass', expect: { never: [{ kind: 'attacked' }, { kind: 'fought', loss: true }] } },
  ];
  const written = { position, dice: { dice: [1, 1] }, steps: fight };

  test('are those of the last choice at a step, and of the whole case at its end', async () => {
    expect(await play(written)).toEqual([]);
    expect(await play({ ...written, expect: { never: [{ kind: 'shown' }, { kind: 'attacked' }] } })).toEqual([
      {
        step: 'end',
        what: 'never/1 of a spectator',
        expected: [],
        found: [{ kind: 'attacked', seat: 0, target: 1 }],
      },
    ]);
  });

  test('may be told to others', async () => {
    const laying: Written = {
      position: { hands: [[4], [2]] },
      dice: { deck0: [1], deck1: [2] },
      steps: [
        { seat: 0, do: 'lay 4' },
        { seat: 1, do: 'lay 2' },
      ],
    };
    expect(await play({ ...laying, expect: { viewer: 1, never: [{ kind: 'drew', seat: 0 }] } })).toEqual([]);
    expect(await play({ ...laying, expect: { viewer: 0, never: [{ kind: 'drew', seat: 0 }] } })).toHaveLength(1);
  });
});

describe('names for numbers', () => {
  test('in the view, its lists and its pointers', async () => {
    const view = { sides: [{ place: 'ford' }, { place: 'inn' }] };
    expect(await steps({ expect: { view } })).toEqual([]);
    expect(await steps({ expect: { view: { sides: { 'picket 2': { place: 'inn' } } } } })).toEqual([]);
    expect(await steps({ expect: { at: { '/sides/picket 1/place': 'ford', '/sides/1/place': 'inn' } } })).toEqual([]);
    expect(await steps({ expect: { at: { '': { sides: { 'picket 2': { place: 'inn' } } } } } })).toEqual([]);
    // What no word names is looked for as it is written, and a list that is none is not what was expected.
    expect(await steps({ expect: { at: { '/sides/picket 1/place/deeper/still': 1 } } })).toHaveLength(1);
    expect(await steps({ expect: { view: { sides: 'ford' } } })).toMatchObject([{ expected: 'ford' }]);
    expect(await steps({ expect: { view: { sides: 5 } } })).toMatchObject([{ expected: 5 }]);
    expect(await steps({ expect: { view: { sides: null } } })).toMatchObject([{ expected: null }]);
    // What is no part of an event is like none that was told.
    for (const part of [5, null, [5]])
      expect(await steps({ seat: 0, do: 'attack 1', expect: { events: [part] } })).toMatchObject([{ expected: part }]);
    expect(await steps({ expect: { at: { '/sides/picket 1/place': 'gate' } } })).toEqual([
      { step: 1, what: 'view of a spectator at /sides/picket 1/place', expected: 5, found: 1 },
    ]);
  });

  test('in events', async () => {
    const marching = { step: 'round.march', places: [1, 5], hands: [[4], [2]] };
    const told = (part: object): Written => ({
      position: marching,
      steps: [{ seat: 0, do: 'march 2', expect: { events: [{ kind: 'marched', ...part }] } }],
    });
    expect(await play(told({ to: 'inn', seat: 'picket 1' }))).toEqual([]);
    expect(await play(told({ to: 'mill' }))).toHaveLength(1);
    expect(await refusal(told({ to: 'in' }))).toBe("step 1, events/0/to: there is no place 'in'; did you mean 'inn'?");
  });

  test('a name that there is not, or that names an item twice, is refused', async () => {
    const seeing = (view: Case['position']) => refusal({ position, expect: { view: view ?? null } });
    expect(await seeing({ sides: { 'picket 3': {} } })).toContain("there is no seat 'picket 3'");
    expect(await seeing({ sides: { constructor: {} } })).toContain("there is no seat 'constructor'");
    expect(await seeing({ sides: { 0: {}, 'picket 1': {} } })).toContain('item 0 is named twice');
    expect(await seeing({ sides: { '1st': {} } })).toContain("there is no seat '1st'");
    expect(await seeing({ sides: [{ place: 'ford' }, { place: 'in' }] })).toBe(
      "end, /sides/1/place: there is no place 'in'; did you mean 'inn'?",
    );
    // A number is none, however great: nothing stands there.
    expect(await seeing({ sides: { 10: {} } })).not.toContain('there is no seat');
  });
});

describe('until', () => {
  const fighting: Written = { position, dice: { dice: [1, 1] }, seed: 1 };

  test('everybody passes or takes the only choice there is', async () => {
    const list: CaseStep[] = [
      { seat: 0, do: 'attack 1' },
      { until: 'round.march', expect: { events: [{ kind: 'fought' }, { kind: 'turnedUp' }] } },
    ];
    expect(await play({ ...fighting, steps: [...list, { seat: 0, contains: ['halt'] }] })).toEqual([]);
    // It is asked now: nothing is done.
    expect(await steps({ until: 'round', expect: { never: [{ kind: 'laid' }] } })).toEqual([]);
  });

  test('a seat can be named', async () => {
    const laying = { hands: [[4], [2]] };
    expect(await play({ position: laying, seed: 1, steps: [{ until: 'round.lay', seat: 1 }] })).toEqual([]);
    expect(await play({ position: laying, seed: 1, steps: [{ until: 'round.march', seat: 0 }] })).toEqual([]);
    // Seat 0 marches in the first round; then each has the card that it has drawn.
    const second = { viewer: null, view: { round: 2, active: 1 } };
    const drawing = { position: laying, dice: { deck0: [1, 1], deck1: [4, 1] } };
    expect(await play({ ...drawing, steps: [{ until: 'round.march', seat: 1, expect: second }] })).toEqual([]);
    expect(await play({ ...drawing, steps: [{ until: 'fight.parry', seat: 1 }] })).toMatchObject([
      { what: 'until fight.parry of seat 1', found: 'the match is over before it is' },
    ]);
  });

  test('a seat that is left open is any', async () => {
    const written: Case = { ...BASE, position, steps: [{ until: 'round.act', seat: undefined }] };
    expect(await playCase(game, written)).toEqual([]);
  });

  test('whoever has to choose, and an end before, are differences', async () => {
    const what = 'until fight.parry';
    expect(await play({ seed: 1, steps: [{ until: 'fight.parry' }] })).toEqual([
      { step: 1, what, expected: 'everybody can pass', found: 'seat 0 has to choose at round.lay' },
    ]);
    expect(await play({ position: { ...position, round: 2 }, steps: [{ until: 'fight.parry' }] })).toEqual([
      { step: 1, what, expected: 'it is asked', found: 'the match is over before it is' },
    ]);
  });

  test('what never comes is given up', async () => {
    /** Rounds of resting alone, with a fight after so many of them. */
    const endless = (fight: number): typeof game => {
      let rounds = 0;
      const asked = (): Frame => ({ step: 'round.act', ...{ marched: 0 } });
      return {
        ...game,
        steps: {
          ...game.steps,
          'round.close': {
            ...there(game.steps['round.close']),
            run(p) {
              rounds++;
              const parry = { step: 'fight.parry', target: 1, parry: 0 };
              p.stack.splice(0, 9, asked(), ...(rounds === fight ? [parry] : []));
            },
          },
        },
      };
    };
    const written = readCase({ ...BASE, position, steps: [{ until: 'fight.parry' }] });
    expect(await playCase(endless(1001), written)).toMatchObject([
      { expected: 'it is asked', found: 'it is not asked within 1000 choices' },
    ]);
    expect(await playCase(endless(1000), written)).toEqual([]);
  });
});

describe('variants', () => {
  const written: Written = {
    position,
    clauses: ['PIC-8'],
    dice: { dice: [5] },
    steps: [{ seat: 0, do: 'attack 1' }],
    expect: { view: { round: 2 } },
    variants: [
      {
        name: 'a loss',
        dice: { dice: [6] },
        steps: [{ seat: 1, do: 'pass' }],
        expect: { at: { '/sides/1/losses': 1 } },
      },
      { dice: { dice: [6] }, steps: [{ seat: 1, do: 'parry 2' }], expect: { at: { '/sides/1/losses': 1 } } },
      { dice: { dice: [1] }, steps: [{ seat: 1, do: 'pass' }], expect: [{ at: { '/sides/1/losses': 1 } }] },
    ],
  };

  test('are played one by one after the common steps, with their own dice and expectations beside the common ones', async () => {
    expect(await play(written)).toEqual([
      { variant: 'variant 3', step: 'end', what: 'view of a spectator at /sides/1/losses', expected: 1, found: 0 },
    ]);
    const round = await play({ ...written, expect: { view: { round: 9 } } });
    expect(round.map(({ variant }) => variant)).toEqual(['a loss', 'variant 2', 'variant 3', 'variant 3']);
  });

  test('have names of their own, seeds and clauses that are there', async () => {
    const named = [{ name: 'x' }, { name: 'x' }];
    expect(() => readCase({ ...BASE, variants: named })).toThrow("variants: the name 'x' stands there twice");
    expect(() => readCase({ ...BASE, variants: [] })).toThrow(CaseError);
    expect(() => readCase({ ...BASE, variants: [{}, { steps: [{ seat: 0, doo: 'x' }] }] })).toThrow(
      'variant 2, step 1 does nothing',
    );
    expect(await refusal({ position, variants: [{ clauses: ['PIC-88'] }] })).toContain("no clause 'PIC-88'");
    expect(await play({ variants: [{ seed: 1 }, { seed: 2 }] })).toEqual([]);
    expect(await play({ seed: 1, variants: [{}] })).toEqual([]);
  });

  test('roll the dice of the case and their own, each stream by itself', async () => {
    const laying: Written = {
      position: { hands: [[4], [2]] },
      steps: [
        { seat: 0, do: 'lay 4' },
        { seat: 1, do: 'lay 2' },
      ],
    };
    const drew = [
      { viewer: 0, events: [{ kind: 'drew', card: 1 }] },
      { viewer: 1, events: [{ kind: 'drew', card: 3 }] },
    ];
    expect(
      await play({
        ...laying,
        steps: [],
        dice: { deck0: [1] },
        variants: [{ dice: { deck1: [2] }, steps: laying.steps, expect: drew }],
      }),
    ).toEqual([]);
  });
});

describe('a file that would break its reader', () => {
  const text = (rest: string): string => `{"format":"bivouac/case/1","game":"picket",${rest}}`;
  const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each<[string, string, string]>([
    ['nested too deep', text(`"position":${deep(200_000)}`), 'nested more than 64 deep'],
    ['a number beyond all numbers', text('"seed":1e400'), '/seed is a number that is too large'],
    ['such a number in a position', text('"position":{"round":-1e400}'), '/position/round is a number'],
    ['a prototype', text('"position":{"__proto__":{"round":1}}'), "/position has a key '__proto__'"],
    ['a prototype of dice', text('"dice":{"__proto__":[1]}'), "/dice has a key '__proto__'"],
    [
      'a prototype under a long key',
      text(`"position":{"${'x'.repeat(50)}":{"__proto__":{}}}`),
      `/${'x'.repeat(40)} has a key '__proto__'`,
    ],
    ['a key twice', text('"position":{"round":1,"round":2}'), "the key 'round' stands twice in one object"],
    ['a key twice, written otherwise', text('"seed":1,"se\\u0065d":2'), "the key 'seed' stands twice"],
  ])('%s is one sentence', (_name, file, message) => {
    expect(() => parseCase(file)).toThrow(message);
    expect(() => parseCase(file)).toThrow(/^[^\n]{1,200}$/);
  });

  test('so is a value that never was a text', () => {
    let nested: unknown = [];
    for (let i = 0; i < 200_000; i++) nested = [nested];
    expect(() => readCase({ ...BASE, position: nested })).toThrow(
      new CaseError('the case is nested more than 64 deep'),
    );
    expect(() => readCase({ ...BASE, position: { round: Number.NaN } })).toThrow(CaseError);
  });

  test('the same key in two objects, and braces in a text, are no fault', () => {
    const file = text('"note":"{\\"a\\":1,\\"a\\":2}","expect":[{"viewer":0},{"viewer":0}]');
    expect(parseCase(file)).toMatchObject({ expect: [{ viewer: 0 }, { viewer: 0 }] });
  });

  test.each<[object, string]>([
    [{ step: 'constructor' }, "step: there is no step 'constructor'"],
    [{ step: { toString: 1 } }, 'step: there is no step an object'],
    [{ step: 'fight.parry' }, "there is no step 'fight.parry'"],
    [{ hands: [[1, 1]] }, 'hands/0: card 1 stands there twice'],
    [{ hands: [[0]] }, 'hands/0 is 0, but must be from 1 to 6'],
    [{ hands: [[], [], []] }, 'hands has 3 entries for 2 seats'],
    [{ hands: { 0: [] } }, 'hands must be a list, not an object'],
    [{ places: [6] }, 'places/0 is 6, but must be from 0 to 5'],
    [{ losses: [2] }, 'losses/0 is 2, but must be from 0 to 1'],
    [{ round: 3 }, 'round is 3, but must be from 1 to 2'],
    [{ round: 1.5 }, 'round must be a whole number, not 1.5'],
  ])('%j is no position', (description, message) => {
    expect(() => arrange(description as never)).toThrow(CaseError);
    expect(() => arrange(description as never)).toThrow(message);
  });
});
