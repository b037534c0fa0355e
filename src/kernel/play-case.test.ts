import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { type Case, CaseError, type CaseStep } from './case.ts';
import { type Difference, playCase } from './play-case.ts';
import { readCase } from './read-case.ts';

const game = picket();
const BASE = { format: 'bivouac/case/1', game: 'picket' } as const;

/** Seat 0 stands on place 1, seat 1 on place 2, with one card each. */
const position = { step: 'round.act', places: [1, 2], hands: [[4], [2]] };

/** Plays a case as it would come from a file. */
const play = (written: Omit<Case, 'format' | 'game'>): Promise<readonly Difference[]> =>
  playCase(game, readCase(JSON.parse(JSON.stringify({ ...BASE, ...written }))));

const steps = (...list: readonly CaseStep[]) => play({ position, steps: list });

/** An attack of seat 0 that seat 1 does not parry: 6 + 5 are a loss. */
const FIGHT: Omit<Case, 'format' | 'game'> = {
  title: 'a loss',
  clauses: ['PIC-7', 'PIC-8'],
  position,
  dice: { dice: [6, 5] },
  steps: [
    { seat: 0, do: 'attack 1', odds: { of: 36, results: { loss: 21, nothing: 15 } } },
    { seat: 1, exactly: ['pass', 'parry 2'] },
    { seat: 1, if: 'parry 2', odds: { results: { loss: 10, draw: 0 }, terms: [{ what: 'parry', value: 8 }] } },
    {
      seat: 1,
      do: 'pass',
      expect: {
        events: [{ kind: 'fought', dice: [6, 5], loss: true }],
        view: { sides: [{ losses: 0 }, { losses: 1 }] },
      },
    },
  ],
  expect: [
    { at: { '/sides/1/losses': 1, '/round': 2 }, events: [{ kind: 'attacked' }, { kind: 'fought' }] },
    { viewer: 1, view: { asked: [0, 1], step: 'round.lay', sides: { 1: { hand: [2] } } } },
  ],
};

describe('a case that fits', () => {
  test('has no differences', async () => expect(await play(FIGHT)).toEqual([]));

  test('may begin with set-up, its cards drawn from a seed', async () => {
    expect(await play({ seed: 1, expect: { view: { round: 1, asked: [0, 1] } } })).toEqual([]);
    const hand = async (seed: number | string) =>
      (await play({ seed, expect: { viewer: 0, view: { sides: { 0: { hand: [] } } } } }))[0]?.found;
    expect(await hand(1)).toEqual(await hand(1));
    const hands = await Promise.all([1, 2, 'x', 'y', 'z'].map(hand));
    expect(new Set(hands.map((cards) => JSON.stringify(cards))).size).toBeGreaterThan(2);
  });

  test('may write the dice and leave the cards to a seed', async () => {
    const written = { position, seed: 1, dice: { dice: [1, 1] } };
    expect(
      await play({
        ...written,
        steps: [
          { seat: 0, do: 'attack 1' },
          { seat: 1, do: 'pass' },
        ],
      }),
    ).toEqual([]);
  });

  test('hands its options to the position and the match', async () => {
    const options = { seats: '3', length: 'long' };
    expect(await play({ position, options, expect: { view: { options: { ...options, parry: 'yes' } } } })).toEqual([]);
    expect(
      await play({ position, options: { parry: 'no' }, dice: { dice: [1, 1] }, steps: [{ seat: 0, do: 'attack 1' }] }),
    ).toEqual([]);
  });

  test('may take choices back', async () => {
    const marching = { step: 'round.march', places: [1, 5], hands: [[4], [2]] };
    const list: CaseStep[] = [
      { seat: 0, undo: true, refused: true },
      { seat: 0, do: 'march 2', expect: { view: { sides: { 0: { place: 2 } } }, events: [{ kind: 'marched' }] } },
      { seat: 1, undo: true, refused: true },
      { seat: 0, undo: true, expect: { view: { sides: { 0: { place: 1 } } }, events: [] } },
      { seat: 0, undo: true, refused: true, expect: { view: { sides: { 0: { place: 1 } } } } },
    ];
    expect(await play({ position: marching, steps: list })).toEqual([]);
  });

  test('may say what is refused, and by which clause', async () => {
    const far = { step: 'round.act', places: [0, 5], hands: [[4], [2]] };
    const list: CaseStep[] = [
      { seat: 0, do: 'attack 1', refused: ['PIC-6'], expect: { view: { step: 'round.act' } } },
      { seat: 0, do: 'attack 1', refused: [] },
      { seat: 1, do: 'rest', refused: [] },
      { seat: 0, point: 'card:4', refused: ['PIC-6'] },
      { seat: 1, point: 'card:2', refused: ['PIC-6', 'PIC-7'] },
      { seat: 0, missing: ['attack 1', 'halt'], offered: ['spy 1', 'rest'] },
      { seat: 1, exactly: [] },
    ];
    expect(await play({ position: far, steps: list })).toEqual([]);
  });

  test('has events of the last choice at a step, and of all choices at the end', async () => {
    const list: CaseStep[] = [
      { seat: 0, do: 'attack 1' },
      { expect: { events: [{ kind: 'attacked', seat: 0, target: 1 }] } },
      { seat: 1, do: 'pass' },
      { expect: { events: [{ kind: 'fought' }] } },
    ];
    const found = await play({
      position,
      dice: { dice: [1, 1] },
      steps: [...list, { expect: { events: [{ kind: 'attacked' }] } }],
    });
    expect(found).toEqual([
      {
        step: 5,
        what: 'events/0 of a spectator',
        expected: { kind: 'attacked' },
        found: [{ kind: 'fought', dice: [1, 1], loss: false }],
      },
    ]);
    const kinds = [{ kind: 'attacked' }, { kind: 'fought' }];
    expect(await play({ position, dice: { dice: [1, 1] }, steps: list, expect: { events: kinds } })).toEqual([]);
  });

  test('tells private events to their seat alone', async () => {
    const laying = { hands: [[4], [2]] };
    const written = {
      position: laying,
      dice: { deck0: [1], deck1: [2] },
      steps: [
        { seat: 0, do: 'lay 4' },
        { seat: 1, do: 'lay 2' },
      ],
    };
    expect(await play({ ...written, expect: { viewer: 0, events: [{ kind: 'drew', seat: 0, card: 1 }] } })).toEqual([]);
    expect(await play({ ...written, expect: { viewer: 1, events: [{ kind: 'drew', seat: 1, card: 3 }] } })).toEqual([]);
    for (const viewer of [null, 1]) {
      expect(await play({ ...written, expect: { viewer, events: [{ kind: 'drew', seat: 0 }] } })).toHaveLength(1);
    }
  });
});

describe('a case that differs', () => {
  const twice = (change: Partial<Case>) => play({ ...FIGHT, ...change });

  test('in the view', async () => {
    expect(await twice({ expect: { view: { round: 3, sides: { 1: { losses: 1 }, 2: {} } } } })).toEqual([
      { step: 'end', what: 'view of a spectator at /round', expected: 3, found: 2 },
      { step: 'end', what: 'view of a spectator at /sides/2', expected: {} },
    ]);
    expect(await twice({ expect: { viewer: 0, at: { '/sides/0/hand/0': 3, '/nowhere': 1 } } })).toEqual([
      { step: 'end', what: 'view of seat 0 at /sides/0/hand/0', expected: 3, found: 4 },
      { step: 'end', what: 'view of seat 0 at /nowhere', expected: 1 },
    ]);
    expect((await steps({ expect: { view: 7 } }))[0]).toMatchObject({
      step: 1,
      what: 'view of a spectator at /',
      expected: 7,
    });
  });

  test('in several places: all are named', async () => {
    const found = await steps(
      { expect: [{ view: { round: 9 } }, { viewer: 1, view: { round: 8 } }] },
      { seat: 0, missing: ['rest'] },
    );
    expect(found.map(({ step, what }) => [step, what])).toEqual([
      [1, 'view of a spectator at /round'],
      [1, 'view of seat 1 at /round'],
      [2, 'not offered'],
    ]);
  });

  test('in what a step expects after its choice, its refusal or its undo', async () => {
    const expected = { view: { round: 9 } };
    const found = await steps(
      { seat: 0, do: 'halt', refused: [], expect: expected },
      { seat: 0, undo: true, refused: true, expect: expected },
      { seat: 0, do: 'attack 1', expect: expected },
      { seat: 0, undo: true, expect: expected },
    );
    expect(found.map(({ step, what }) => [step, what])).toEqual(
      [1, 2, 3, 4].map((step) => [step, 'view of a spectator at /round']),
    );
  });

  test('in the dice that are left', async () => {
    expect(await twice({ dice: { dice: [6, 5, 4], deck0: [1] } })).toEqual([
      { step: 'end', what: 'dice', expected: 'every written number is rolled', found: 'not rolled: dice: 4; deck0: 1' },
    ]);
  });

  test('in the dice that are missing: it stops there', async () => {
    expect(await twice({ dice: { dice: [6] } })).toEqual([
      {
        step: 4,
        what: 'error',
        expected: 'none',
        found: "a d6 of 'dice' was rolled, but no number is left in the script",
      },
    ]);
    expect(await play({ position: { step: 'round.draw' } })).toEqual([
      {
        step: 'start',
        what: 'error',
        expected: 'none',
        found: "a d6 of 'deck0' was rolled, but no number is left in the script",
      },
    ]);
    expect(await play({})).toMatchObject([{ step: 'start', what: 'error' }]);
  });

  test('in a choice that is refused: it stops there', async () => {
    expect(await steps({ seat: 0, do: 'halt' }, { seat: 0, do: 'rest' }, { expect: { view: { round: 9 } } })).toEqual([
      { step: 1, what: "'halt'", expected: 'chosen', found: 'this choice is not offered now; PIC-5; PIC-6' },
    ]);
    expect(await steps({ seat: 1, do: 'rest' })).toEqual([
      { step: 1, what: "'rest'", expected: 'chosen', found: 'seat 1 is not asked now, but 0; PIC-6' },
    ]);
  });

  test('in a choice that is not refused', async () => {
    expect(
      await steps({ seat: 0, do: 'rest', refused: ['PIC-6', 'PIC-7'] }, { expect: { view: { round: 9 } } }),
    ).toEqual([{ step: 1, what: "'rest'", expected: 'refused PIC-6 PIC-7', found: 'chosen' }]);
    expect(await steps({ seat: 0, do: 'rest', refused: [] })).toEqual([
      { step: 1, what: "'rest'", expected: 'refused', found: 'chosen' },
    ]);
  });

  test('in the clauses that refuse', async () => {
    expect(await steps({ seat: 0, do: 'halt', refused: ['PIC-6', 'PIC-1'] })).toEqual([
      { step: 1, what: "'halt' refused by", expected: ['PIC-6', 'PIC-1'], found: ['PIC-5', 'PIC-6'] },
    ]);
    expect(await steps({ seat: 0, point: 'card:4', refused: ['PIC-1'] })).toEqual([
      { step: 1, what: 'card:4 refused by', expected: ['PIC-1'], found: ['PIC-7', 'PIC-6'] },
    ]);
    expect(await steps({ seat: 0, point: 'seat:1', refused: [] })).toEqual([
      { step: 1, what: 'seat:1 refused by', expected: [], found: 'it can be used' },
    ]);
  });

  test('in a thing that is not there', async () => {
    expect(await steps({ seat: 0, point: 'card:9', refused: [] })).toEqual([
      { step: 1, what: 'card:9 refused by', expected: 'a thing on the table', found: 'there is none of this name' },
    ]);
  });

  test('in a text that is no notation', async () => {
    const found = 'it cannot be read';
    const expected = 'a choice in the notation of the game';
    expect(await steps({ seat: 0, do: 'dance' })).toEqual([{ step: 1, what: "'dance'", expected, found }]);
    expect(await steps({ seat: 0, do: 'dance', refused: [] })).toEqual([{ step: 1, what: "'dance'", expected, found }]);
    expect(await steps({ seat: 0, missing: ['dance'] })).toEqual([{ step: 1, what: "'dance'", expected, found }]);
    expect(await steps({ seat: 0, if: 'dance', odds: {} })).toEqual([{ step: 1, what: "'dance'", expected, found }]);
  });

  test('in what is offered', async () => {
    const found = ['attack 1', 'spy 1', 'rest'];
    expect(await steps({ seat: 0, offered: ['rest', 'halt', 'march 1'] })).toEqual([
      { step: 1, what: 'offered', expected: ['halt', 'march 1'], found },
    ]);
    expect(await steps({ seat: 0, missing: ['rest', 'halt'] })).toEqual([
      { step: 1, what: 'not offered', expected: ['rest'], found },
    ]);
    expect(await steps({ seat: 0, exactly: ['rest', 'spy 1'] })).toEqual([
      { step: 1, what: 'exactly offered', expected: ['rest', 'spy 1'], found },
    ]);
    expect(await steps({ seat: 0, exactly: ['rest', 'spy 1', 'halt'] })).toHaveLength(1);
    expect(await steps({ seat: 0, exactly: ['rest', 'spy 1', 'attack 1', 'halt'] })).toHaveLength(1);
    expect(await steps({ seat: 0, exactly: ['rest', 'spy 1', 'attack 1'] })).toEqual([]);
  });

  test('in undo', async () => {
    expect(await steps({ seat: 0, undo: true })).toEqual([
      {
        step: 1,
        what: 'undo',
        expected: 'taken back',
        found: 'something was revealed or another seat has chosen since: this choice stands',
      },
    ]);
    expect(await steps({ seat: 0, do: 'attack 1' }, { seat: 0, undo: true, refused: true })).toEqual([
      { step: 2, what: 'undo', expected: 'refused', found: 'taken back' },
    ]);
    expect(await steps({ seat: 0, do: 'attack 1' }, { seat: 0, undo: true, refused: false })).toEqual([]);
  });

  test('in the odds', async () => {
    const odds = { of: 35, results: { loss: 20, nothing: 15, draw: 1 }, terms: [{ what: 'parry' }, { what: 'dice' }] };
    const what = "odds of 'attack 1'";
    const found = [
      { step: 1, what: `${what}, of`, expected: 35, found: 36 },
      { step: 1, what: `${what}, loss`, expected: 20, found: 21 },
      { step: 1, what: `${what}, draw`, expected: 1, found: 0 },
      { step: 1, what: `${what}, terms/1`, expected: { what: 'dice' }, found: [] },
    ];
    expect(await steps({ seat: 0, if: 'attack 1', odds })).toEqual(found);
    expect(await steps({ seat: 0, do: 'attack 1', odds })).toEqual(found);
    expect(await steps({ seat: 0, if: 'rest', odds })).toEqual([
      { step: 1, what: "odds of 'rest'", expected: 'odds', found: 'none' },
    ]);
    expect(await steps({ seat: 0, if: 'halt', odds })).toEqual([
      { step: 1, what: "odds of 'halt'", expected: 'offered', found: 'not offered' },
    ]);
  });
});

describe('a case that cannot begin', () => {
  test.each<[string, Partial<Case>, string]>([
    ['of another game', { game: 'chess' }, "the case is of 'chess', not of 'picket'"],
    ['with unknown options', { options: { fog: 'on' } }, "there is no option 'fog'"],
    ['with a position that is none', { position: 7 }, 'a position of Picket must be an object, not 7'],
    [
      'with a position that has a typing error',
      { position: { place: [1] } },
      "a position of Picket has no 'place'; did you mean 'places'?",
    ],
  ])('%s is refused', async (_name, change, message) => {
    await expect(playCase(game, { ...BASE, ...change })).rejects.toThrow(new CaseError(message));
  });

  test('keeps beside its sentence the error that was found', async () => {
    const asked = { ...BASE, position, expect: { never: [{ kind: 'x' }] } };
    await expect(playCase(game, asked)).rejects.toMatchObject({
      message: expect.stringMatching(/^end, never\/0: there is no event 'x'/),
      cause: expect.any(CaseError),
    });
  });

  test('an error of the program is not taken for a difference', async () => {
    const broken = {
      ...picket(),
      view() {
        throw new RangeError('a bug');
      },
    };
    const played = playCase(broken, { ...BASE, position, expect: { view: {} } });
    await expect(played).rejects.toThrow(new RangeError('a bug'));
  });
});
