import { describe, expect, test } from 'vitest';
import { type Picket, picket } from '../../test/toy/game.ts';
import type { Choice, PicketEvent, Position } from '../../test/toy/position.ts';
import { make, openPicket, type PicketMatch, picketOptions } from '../../test/toy/test/table.ts';
import type { Io } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import { type Frame, jump, procedure, rulesFrom, type Seat } from './flow.ts';
import { asking, resume, undo, undoable } from './match.ts';
import { togetherAt } from './questions.ts';
import { get } from './there.ts';

// What stays open after a line, and whose question it was: three seats at steps of which each sees nothing but the hands and places,
// so that whoever changes a card of his own does it unnoticed.

type Talk = Frame<'talk.one' | 'talk.pair' | 'talk.some' | 'talk.last' | 'talk.all' | 'talk.more'>;

/** The active seat speaks, and the next one after it, until one of them halts; `spy` is told to the other alone, a march to all. */
function speak(p: Position, c: Choice, io: Io<PicketEvent>, seat: Seat): void {
  const side = get(p.sides, seat);
  if (c.kind === 'lay') {
    side.hand = [c.card];
    io.tell?.({ kind: 'laid', seat }, seat);
  }
  if (c.kind === 'spy') io.tell?.({ kind: 'laid', seat }, c.on);
  if (c.kind === 'march') side.place = c.to;
}

const choices = (_p: Position, _f: Talk, out: Choice[]): void => {
  for (const card of [4, 5, 6]) out.push({ kind: 'lay', card });
  out.push({ kind: 'spy', on: 0 }, { kind: 'march', to: 3 }, { kind: 'halt' });
};

const talk = procedure<Position, Talk, Choice, PicketEvent>('talk', {
  one: {
    who: (p) => p.active,
    choices,
    take(p, f, c, io, seat) {
      speak(p, c, io, seat);
      if (c.kind === 'halt') return;
      p.active = 1 - p.active;
      jump(f, 'talk.one');
    },
  },
  // In the tenth round two seats answer, each once.
  pair: {
    each: (p) => (p.round === 10 ? [1, 2].filter((seat) => get(get(p.sides, seat).hand, 0) < 4) : []),
    choices,
    take: (p, _f, c, io, seat) => speak(p, c, io, seat),
  },
  // Seat 1 answers twice, and nobody beside it.
  some: {
    each: (p) => (p.round < 2 ? [1] : []),
    choices,
    take(p, _f, c, io, seat) {
      speak(p, c, io, seat);
      p.round++;
    },
  },
  last: { who: () => 2, choices, take: (p, _f, c, io, seat) => speak(p, c, io, seat) },
  // All may answer, and answer again, until one halts.
  all: {
    each: () => [0, 1, 2],
    choices,
    take(p, f, c, io, seat) {
      speak(p, c, io, seat);
      if (c.kind === 'halt') jump(f, 'talk.more');
    },
  },
  // Each answer puts the question to one more.
  more: {
    each: (p) => [0, 1, 2].slice(0, p.round + 1),
    choices,
    take(p, _f, c, io, seat) {
      speak(p, c, io, seat);
      p.round++;
    },
  },
});

const toy = picket();
const game: Picket = {
  ...toy,
  steps: rulesFrom(toy.steps, talk),
  view: (p, viewer) =>
    toy.view({ ...p, round: 0, active: 0, stack: openPicket(fastChance(1), { seats: '3' }).position.stack }, viewer),
};

function talking(step: Talk['step'], round = 0): PicketMatch {
  const options = picketOptions({ seats: '3' });
  const { position } = openPicket(fastChance(1), { seats: '3' });
  const sides = position.sides.map((side, seat) => ({ ...side, hand: [seat + 1] }));
  return resume(game, options, fastChance(1), { ...position, sides, active: 0, round, stack: [{ step }] });
}

const hands = (match: PicketMatch) => match.position.sides.map(({ hand }) => hand[0]);
const open = (match: PicketMatch) => [0, 1, 2].map((seat) => undoable(match, seat));

describe('what another does unnoticed', () => {
  test('leaves a choice open, and goes with it where that is taken back', () => {
    const match = talking('talk.one');
    make(match, [0, 'lay 4'], [1, 'lay 5']);
    expect([hands(match), open(match)]).toEqual([
      [4, 5, 3],
      [1, 1, 0],
    ]);
    expect(undo(match, 0)).toBeNull();
    expect([hands(match), open(match), match.told]).toEqual([[1, 2, 3], [0, 0, 0], []]);
    expect(asking(match)).toEqual([0]);
  });

  test('is what leaves no trace for that seat: neither on the table nor in what it is told', () => {
    for (const [text, left] of [
      ['lay 5', 1],
      ['spy 0', 0],
      ['march 3', 0],
    ] as const) {
      const match = talking('talk.one');
      make(match, [0, 'lay 4'], [1, text]);
      expect([text, ...open(match)]).toEqual([text, left, 1, 0]);
    }
  });

  test('at a later question goes, too, with a choice before it', () => {
    const match = talking('talk.one');
    make(match, [0, 'halt'], [1, 'lay 5']);
    expect([asking(match), open(match)]).toEqual([[1], [1, 1, 0]]);
    expect(undo(match, 0)).toBeNull();
    expect([asking(match), hands(match), open(match)]).toEqual([[0], [1, 2, 3], [0, 0, 0]]);
  });

  test('may close its own question: what was chosen before it stays open', () => {
    const match = talking('talk.one', 1);
    make(match, [0, 'halt'], [1, 'lay 5']);
    expect([asking(match), open(match)]).toEqual([[2], [1, 1, 0]]);
  });
});

describe('answers to one question', () => {
  test('are given again, whoever takes his own back, and each can still be taken back from where it then stands', () => {
    const marks = (match: PicketMatch) => match.undo.map(({ seat, line, told }) => [seat, line, told]);
    const match = talking('talk.all');
    make(match, [0, 'lay 4'], [1, 'lay 5'], [2, 'lay 6']);
    expect(marks(match)).toEqual([
      [0, 1, 0],
      [1, 2, 1],
      [2, 3, 2],
    ]);
    expect(undo(match, 0)).toBeNull();
    expect(hands(match)).toEqual([1, 5, 6]);
    expect(marks(match)).toEqual([
      [1, 2, 0],
      [2, 3, 1],
    ]);
    expect(match.told.map(({ at, only }) => [at, only])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    make(match, [0, 'lay 6']);
    expect(undo(match, 2)).toBeNull();
    expect(hands(match)).toEqual([6, 5, 3]);
    expect(marks(match)).toEqual([
      [1, 2, 0],
      [0, 5, 1],
    ]);
    expect(match.told.map(({ at }) => at)).toEqual([2, 5]);
  });

  test('stand together with the last one, and so does what was chosen unnoticed before them', () => {
    const match = talking('talk.one', 10);
    make(match, [0, 'halt'], [1, 'lay 4']);
    expect([asking(match), open(match)]).toEqual([[2], [1, 1, 0]]);
    make(match, [2, 'lay 5']);
    expect(open(match)).toEqual([0, 0, 0]);
  });

  test('that one seat gives alone stay its own until the question is closed, and after it', () => {
    const match = talking('talk.some');
    make(match, [1, 'lay 4'], [1, 'lay 5']);
    expect([asking(match), open(match)]).toEqual([[2], [0, 2, 0]]);
  });

  test('stand as soon as another seat is seen to choose at another step', () => {
    const match = talking('talk.some', 1);
    make(match, [1, 'lay 4'], [2, 'march 3']);
    expect(open(match)).toEqual([0, 0, 1]);
  });
});

describe('the line that has put a question', () => {
  test('is that of the own answer where a seat is asked on, and stays for those beside it', () => {
    const match = talking('talk.all');
    make(match, [0, 'lay 4'], [2, 'lay 6']);
    expect(match.questions).toEqual([1, 0, 2]);
  });

  test('is that of an answer which ends it for another one', () => {
    const match = talking('talk.all', 1);
    make(match, [2, 'halt']);
    expect(match.questions).toEqual([1, 1, null]);
  });

  test('is that of an answer by which one more seat is asked', () => {
    const match = talking('talk.more');
    expect(match.questions).toEqual([0, null, null]);
    make(match, [0, 'lay 4']);
    expect(match.questions).toEqual([1, 1, null]);
  });

  test('is none once the match is over, even if nothing lies on the stack', () => {
    const outcome = { winners: [], how: 'agreed', facts: {} };
    expect(togetherAt(game.steps, { ...talking('talk.all').position, stack: [], outcome })).toBeNull();
    expect(togetherAt(game.steps, talking('talk.all').position)).toBe('1/talk.all');
    expect(togetherAt(game.steps, talking('talk.one').position)).toBeNull();
  });
});
