import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { dealt, make, openPicket, type PicketMatch, picketOptions, playOut } from '../../test/toy/test/table.ts';
import { fastChance } from './fast-chance.ts';
import { hashOf } from './hash.ts';
import { asking, choices, lines, open, resume, take, undo, undoable } from './match.ts';
import { scriptedChance } from './scripted-chance.ts';
import { heardBy } from './told.ts';

const arrange = await picket().arranger();

/** The whole of a match, its chance included. */
const fingerprint = (m: PicketMatch): string =>
  hashOf([m.position, m.entries, m.told, m.rolls, m.undo, m.questions, m.chance.mark()]);

describe('a match', () => {
  test('opens at its first question, with what set-up rolled and told at line 0', () => {
    const match = dealt();
    expect(match.seats).toBe(2);
    expect(match.options).toEqual({ seats: '2', length: 'short', parry: 'yes' });
    expect(match.entries).toEqual([]);
    expect(lines(match)).toBe(0);
    expect(asking(match)).toEqual([0, 1]);
    expect(match.position.sides.map((side) => side.hand)).toEqual([
      [3, 1],
      [6, 2],
    ]);
    expect(match.rolls).toEqual([
      { at: 0, stream: 'deck0', sides: 6, value: 3 },
      { at: 0, stream: 'deck1', sides: 6, value: 6 },
      { at: 0, stream: 'deck0', sides: 5, value: 1 },
      { at: 0, stream: 'deck1', sides: 5, value: 2 },
    ]);
    expect(match.told[0]).toEqual({ at: 0, event: { kind: 'drew', seat: 0, card: 3 }, only: 0 });
  });

  test('has as many seats as its options say', () => {
    expect(openPicket(fastChance(1), { seats: '3' }).seats).toBe(3);
    expect(asking(openPicket(fastChance(1), { seats: '3' }))).toEqual([0, 1, 2]);
  });

  test('runs a given position to its next question, and counts the lines before it', () => {
    const game = picket();
    const position = arrange({ step: 'round.turnUp', hands: [[1], [2]] });
    const chance = scriptedChance({ dice: [2], deck0: [1], deck1: [1] });
    const match = resume(game, picketOptions(), chance, position, 7);
    expect(match.position).toBe(position);
    expect(match.entries).toEqual([]);
    expect(match.undo).toEqual([]);
    expect(asking(match)).toEqual([1]);
    expect(lines(match)).toBe(7);
    expect(match.before).toBe(7);
    expect(match.seats).toBe(2);
    expect(match.rolls.map(({ at, stream }) => [at, stream])).toEqual([
      [7, 'dice'],
      [7, 'deck0'],
      [7, 'deck1'],
    ]);
    expect(take(match, 1, { kind: 'halt' }, 0)?.code).toBe('stale');
    expect(take(match, 1, { kind: 'halt' }, 7)).toBeNull();
    expect(lines(match)).toBe(8);
    expect(take(match, 1, { kind: 'attack', on: 0 })?.code).toBe('not-offered');
    expect(take(match, 1, { kind: 'spy', on: 0 })).toBeNull();
    expect(match.told.at(-1)?.at).toBe(9);
  });

  test('a position without lines before it starts at line 0', () => {
    const game = picket();
    expect(lines(resume(game, picketOptions(), fastChance(1), arrange({})))).toBe(0);
  });
});

describe('choices', () => {
  test('are listed for the seats that are asked', () => {
    const match = dealt();
    expect(choices(match, 0)).toEqual([
      { kind: 'lay', card: 3 },
      { kind: 'lay', card: 1 },
    ]);
    expect(choices(match, 1)).toEqual([
      { kind: 'lay', card: 6 },
      { kind: 'lay', card: 2 },
    ]);
  });

  test('are none for anybody else', () => {
    const match = dealt();
    make(match, [0, 'lay 3']);
    expect(choices(match, 0)).toEqual([]);
    expect(choices(match, 2)).toEqual([]);
    expect(choices(match, -1)).toEqual([]);
    expect(choices(playOut(dealt([1, 1, 1, 1, 1, 1], { length: 'short' }), 5), 0)).toEqual([]);
  });
});

describe('the door', () => {
  test('lets an offered choice through, whatever object carries it', () => {
    const match = dealt();
    expect(take(match, 1, JSON.parse('{"card":2,"kind":"lay"}'))).toBeNull();
    expect(match.entries).toEqual([{ seat: 1, choice: { kind: 'lay', card: 2 } }]);
    expect(match.position.sides[1]?.bid).toBe(2);
  });

  test('keeps the listed choice, not the value that came from outside', () => {
    const match = dealt();
    const value = { kind: 'lay', card: 2 };
    take(match, 1, value);
    value.card = 6;
    expect(match.entries).toEqual([{ seat: 1, choice: { kind: 'lay', card: 2 } }]);
  });

  test('leaves the position before as it was', () => {
    const match = dealt();
    const before = match.position;
    const hash = hashOf(before);
    make(match, [0, 'lay 3'], [1, 'lay 6']);
    expect(match.position).not.toBe(before);
    expect(hashOf(before)).toBe(hash);
  });

  const closed: [string, string, (match: PicketMatch) => ReturnType<typeof take>][] = [
    ['a seat that is not asked', 'not-asked', (m) => take(m, 0, { kind: 'halt' })],
    ['a seat that does not exist', 'not-asked', (m) => take(m, 2, { kind: 'halt' })],
    ['a seat below all', 'not-asked', (m) => take(m, -1, { kind: 'halt' })],
    ['a seat that is no number', 'not-asked', (m) => take(m, Number.NaN, { kind: 'halt' })],
    ['a choice that is not offered', 'not-offered', (m) => take(m, 1, { kind: 'rest' })],
    ['a choice too far', 'not-offered', (m) => take(m, 1, { kind: 'march', to: 5 })],
    ['a choice with one key too many', 'malformed', (m) => take(m, 1, { kind: 'halt', now: true })],
    ['a choice of another kind', 'malformed', (m) => take(m, 1, { kind: 'fly' })],
    ['a text', 'malformed', (m) => take(m, 1, 'halt')],
    ['nothing', 'malformed', (m) => take(m, 1, undefined)],
    ['null', 'malformed', (m) => take(m, 1, null)],
    ['a list', 'malformed', (m) => take(m, 1, [{ kind: 'halt' }])],
    ['a choice made on an older moment', 'stale', (m) => take(m, 1, { kind: 'halt' }, 1)],
    ['a choice made on a moment to come', 'stale', (m) => take(m, 1, { kind: 'halt' }, 3)],
  ];

  test.each(closed)('is closed to %s (%s), and nothing changes', (_name, code, knock) => {
    const match = dealt();
    make(match, [0, 'lay 3'], [1, 'lay 6']);
    const before = fingerprint(match);
    const refusal = knock(match);
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(/\S/);
    expect(fingerprint(match)).toBe(before);
    expect(take(match, 1, { kind: 'halt' }, 2)).toBeNull();
  });

  test('says why', () => {
    const match = dealt();
    expect(take(match, 2, { kind: 'halt' })).toEqual({
      code: 'not-asked',
      message: 'seat 2 is not asked now, but 0 and 1',
      reasons: [],
    });
    for (const seat of [-1, 0.5, Number.NaN]) expect(take(match, seat, { kind: 'halt' })?.reasons).toEqual([]);
    expect(take(match, 0, { kind: 'halt' })).toEqual({
      code: 'not-offered',
      message: 'this choice is not offered now',
      reasons: [
        { clause: 'PIC-5', why: 'moment', facts: { step: 'round.march' } },
        { clause: 'PIC-2', why: 'now', facts: { step: 'round.lay' } },
      ],
    });
    expect(take(match, 0, 7)).toEqual({ code: 'malformed', message: 'this is not a choice of this game', reasons: [] });
    expect(take(match, 0, { kind: 'lay', card: 3 }, 1)).toEqual({
      code: 'stale',
      message: 'the match has moved on since this choice was offered',
      reasons: [],
    });
  });

  test('names the rule that forbids a choice', () => {
    const match = resume(picket(), picketOptions(), fastChance(1), arrange({ step: 'round.act', places: [0, 5] }));
    expect(take(match, 0, { kind: 'attack', on: 1 })?.reasons).toEqual([
      { clause: 'PIC-6', why: 'tooFar', facts: { seat: 1 } },
    ]);
  });

  test('is closed for good when the match is over', () => {
    const match = playOut(openPicket(fastChance(4)), 4);
    const before = fingerprint(match);
    expect(match.position.outcome).not.toBeNull();
    expect(asking(match)).toEqual([]);
    for (const seat of [0, 1]) {
      expect(take(match, seat, { kind: 'rest' })).toEqual({
        code: 'over',
        message: 'the match is over',
        reasons: [{ clause: 'PIC-9', why: 'matchOver' }],
      });
      expect(undo(match, seat)).toEqual({ code: 'over', message: 'the match is over', reasons: [] });
    }
    expect(fingerprint(match)).toBe(before);
  });

  test('leaves the match alone when the rules themselves fail, and chance too', () => {
    const match = openPicket(scriptedChance({ deck0: [3, 1, 1], deck1: [6, 2] }));
    make(match, [0, 'lay 3']);
    const before = fingerprint(match);
    expect(() => take(match, 1, { kind: 'lay', card: 6 })).toThrow("a d4 of 'deck1' was rolled");
    expect(fingerprint(match)).toBe(before);
    expect(match.chance.mark()).toEqual({ deck0: 2, deck1: 2 });
    expect([match.entries.length, match.told.length, match.rolls.length]).toEqual([1, 5, 4]);
    expect(undoable(match, 0)).toBe(1);
  });

  describe('against garbage', () => {
    const huge = fc.nat({ max: 3 }).map((kind): unknown => {
      if (kind === 0) return Array.from({ length: 20_000 }, (_, i) => i);
      if (kind === 1) return { kind: 'lay', card: 'x'.repeat(100_000) };
      let deep: unknown = { kind: 'lay' };
      for (let i = 0; i < 20_000; i++) deep = kind === 2 ? [deep] : { kind: 'lay', card: deep };
      return deep;
    });
    const keys = fc.constantFrom('__proto__', 'constructor', 'toString', 'kind', 'card', 'to', 'on', 'length', '0');
    const kinds = fc.constantFrom('lay', 'march', 'halt', 'attack', 'spy', 'rest', 'parry', 'pass', 'constructor');
    const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, -0, 1e308, 0.5));
    const near = fc.record({ kind: kinds, card: numbers, to: numbers, on: numbers }, { requiredKeys: ['kind'] });
    const forged = fc
      .tuple(keys, fc.oneof(kinds, numbers))
      .map(([key, value]): unknown => JSON.parse(`{"kind":"lay",${JSON.stringify(key)}:${JSON.stringify(value)}}`));
    const odd = fc.constantFrom<unknown>(
      Symbol('lay'),
      () => ({ kind: 'lay' }),
      new Map([['kind', 'lay']]),
      new Date(0),
      Object.create(null),
      Object.create({ kind: 'halt' }),
      10n,
      /halt/,
    );
    const garbage = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true }),
      near,
      forged,
      huge,
      odd,
      fc.jsonValue(),
    );

    test('only what is on the list changes anything', () => {
      fc.assert(
        fc.property(fc.nat({ max: 60 }), fc.integer({ min: -1, max: 3 }), garbage, (length, seat, value) => {
          const match = playOut(openPicket(fastChance(length), { length: 'long' }), length, length % 12);
          const offered = choices(match, seat).map((choice) => JSON.stringify(choice, Object.keys(choice).sort()));
          const before = fingerprint(match);
          const refusal = take(match, seat, value);
          if (refusal !== null) return fingerprint(match) === before;
          const { kind, ...rest } = value as { kind: string };
          return offered.includes(JSON.stringify({ ...rest, kind }, Object.keys({ ...rest, kind }).sort()));
        }),
        { numRuns: 600, seed: 1815 },
      );
    });

    test('no seat but the asked ones gets in', () => {
      fc.assert(
        fc.property(fc.nat({ max: 40 }), fc.oneof(fc.integer(), fc.double()), (length, seat) => {
          const match = playOut(openPicket(fastChance(length)), length, length % 8);
          const asked = asking(match);
          fc.pre(!asked.includes(seat));
          const before = fingerprint(match);
          const offered = asked.flatMap((other) => choices(match, other));
          const codes = offered.map((choice) => take(match, seat, choice)?.code);
          return codes.every((code) => code === 'not-asked') && fingerprint(match) === before;
        }),
        { numRuns: 200, seed: 1815 },
      );
    });
  });
});

describe('secret choices at once', () => {
  test('are made in any order, and end in the same position', () => {
    const one = dealt();
    make(one, [0, 'lay 3'], [1, 'lay 6']);
    const other = dealt();
    make(other, [1, 'lay 6'], [0, 'lay 3']);
    expect(hashOf(one.position)).toBe(hashOf(other.position));
  });

  test('a seat that has chosen is asked no more; the others see that it has, and not what', () => {
    const match = dealt();
    make(match, [0, 'lay 3']);
    expect(asking(match)).toEqual([1]);
    const seen = match.game.view(match.position, 1).sides[0];
    expect(seen).toMatchObject({ laid: true, bid: -1, hand: [], handCount: 1 });
    const other = dealt();
    make(other, [0, 'lay 1']);
    expect(match.game.view(match.position, 1)).toEqual(other.game.view(other.position, 1));
    expect(match.game.view(match.position, null)).toEqual(other.game.view(other.position, null));
    expect(match.game.view(match.position, 0)).not.toEqual(other.game.view(other.position, 0));
  });

  test('each can be taken back until all have chosen, and the answers of others stay', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    const [first, second, third] = [1, 2, 0].map((seat) => choices(match, seat)[0]);
    const counts = () => [0, 1, 2].map((seat) => undoable(match, seat));
    take(match, 1, first);
    expect(counts()).toEqual([0, 1, 0]);
    const alone = openPicket(fastChance(2), { seats: '3' });
    take(alone, 2, second);
    take(match, 2, second);
    expect(counts()).toEqual([0, 1, 1]);
    expect(undo(match, 1)).toBeNull();
    expect(asking(match)).toEqual([0, 1]);
    expect(counts()).toEqual([0, 0, 1]);
    expect(hashOf(match.position)).toBe(hashOf(alone.position));
    expect(match.told.map(({ event }) => event)).toEqual(alone.told.map(({ event }) => event));
    expect(match.told.at(-1)?.at).toBe(2);
    expect(undo(match, 1)?.code).toBe('no-undo');
    expect(undo(match, 2)).toBeNull();
    take(match, 1, first);
    take(match, 2, second);
    take(match, 0, third);
    expect(counts()).toEqual([0, 0, 0]);
  });

  test('what one had chosen before the question stands as soon as another has answered it', () => {
    const match = resume(
      picket(),
      picketOptions({ length: 'long' }),
      fastChance(1),
      arrange({ step: 'round.act', hands: [[1], [2]] }, picketOptions({ length: 'long' })),
    );
    make(match, [0, 'rest'], [0, 'lay 1']);
    expect(undoable(match, 0)).toBe(2);
    const other = resume(picket(), picketOptions({ length: 'long' }), fastChance(1), match.game.copy(match.position));
    expect(asking(other)).toEqual([1]);
    const late = resume(
      picket(),
      picketOptions({ length: 'long', seats: '3' }),
      fastChance(1),
      arrange(
        { step: 'round.act', hands: [[1], [2], [3]], places: [0, 2, 4], losses: [0, 0, 0] },
        picketOptions({ length: 'long', seats: '3' }),
      ),
    );
    make(late, [0, 'rest'], [0, 'lay 1'], [1, 'lay 2']);
    expect([0, 1, 2].map((seat) => undoable(late, seat))).toEqual([1, 1, 0]);
  });

  test('an answer is not stale because another seat has answered, offered or taken back meanwhile', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    const [first, second, third] = [0, 1, 2].map((seat) => choices(match, seat)[0]);
    expect(take(match, 0, first, 0)).toBeNull();
    expect(take(match, 1, second, 0)).toBeNull();
    expect(undo(match, 0)).toBeNull();
    expect(match.questions).toEqual([3, null, 0]);
    expect(take(match, 0, first, 0)?.code).toBe('stale');
    expect(take(match, 0, first, 3)).toBeNull();
    expect(take(match, 2, third, 5)?.code).toBe('stale');
    expect(take(match, 2, third, 0)).toBeNull();
    const [asked = 0] = asking(match);
    expect(match.questions[asked]).toBe(5);
  });
});

describe('what was told', () => {
  test('private events are for their seat alone', () => {
    const match = dealt();
    make(match, [0, 'lay 3']);
    const kinds = (viewer: number | null) => heardBy(match.told, viewer).map((event) => JSON.stringify(event));
    expect(kinds(null)).toEqual(['{"kind":"laid","seat":0}']);
    expect(kinds(0)).toEqual([
      '{"kind":"drew","seat":0,"card":3}',
      '{"kind":"drew","seat":0,"card":1}',
      '{"kind":"laid","seat":0}',
    ]);
    expect(kinds(1)).toEqual([
      '{"kind":"drew","seat":1,"card":6}',
      '{"kind":"drew","seat":1,"card":2}',
      '{"kind":"laid","seat":0}',
    ]);
  });

  test('carries the line that caused it', () => {
    const match = dealt();
    make(match, [0, 'lay 3'], [1, 'lay 6']);
    expect(match.told.map(({ at, event, only }) => [at, event.kind, only]).slice(4)).toEqual([
      [1, 'laid', null],
      [2, 'laid', null],
      [2, 'turnedUp', null],
      [2, 'drew', 0],
      [2, 'drew', 1],
    ]);
    expect(match.rolls.slice(4).map(({ at, stream, sides }) => [at, stream, sides])).toEqual([
      [2, 'deck0', 4],
      [2, 'deck1', 4],
    ]);
  });
});

test('an interrupt lies on top of the turn, and the turn goes on when it is over', () => {
  const match = dealt([6, 5]);
  make(match, [0, 'lay 3'], [1, 'lay 6'], [1, 'march 1'], [1, 'halt'], [1, 'attack 0']);
  expect(match.position.stack.map(({ step }) => step)).toEqual(['round.close', 'fight.parry']);
  expect(asking(match)).toEqual([0]);
  make(match, [0, 'parry 1']);
  expect(match.position.stack.map(({ step }) => step)).toEqual(['round.lay']);
  expect(match.position.round).toBe(2);
  expect(match.position.sides[0]).toMatchObject({ losses: 1, discard: [3, 1] });
  expect(match.told.at(-1)?.event).toEqual({ kind: 'fought', dice: [6, 5], loss: true });
});

test('open settles what set-up leaves unsettled', () => {
  const game = { ...picket(), setup: () => arrange({ step: 'round.draw', hands: [[1], [2]] }) };
  const unsettled = open(game, picketOptions(), scriptedChance({ deck0: [1], deck1: [1] }));
  expect(unsettled.position.stack).toEqual([{ step: 'round.march', marched: 0 }]);
  expect(unsettled.rolls.map(({ at }) => at)).toEqual([0, 0]);
  const match = open(picket(), picketOptions(), fastChance(9));
  expect(match.position.stack).toEqual([{ step: 'round.lay', marched: 0 }]);
  expect(match.undo).toEqual([]);
  expect(match.before).toBe(0);
});
