import { describe, expect, test } from 'vitest';
import { type Flow, type Frame, procedure, rulesFrom, type Seat } from './flow.ts';
import type { GameView, Reason, Thing, Viewer } from './game.ts';
import { grammarOf, numbered } from './grammar.ts';
import { asks, barsOf, isForbidden, may, only, type Permission } from './permission.ts';
import { type Explained, whyNot } from './why-not.ts';

// A game of two steps that is all permissions: units go to places, then one of them rests.

type Choice =
  | { readonly kind: 'go'; readonly unit: number; readonly to: number }
  | { readonly kind: 'rest'; readonly unit: number }
  | { readonly kind: 'signal'; readonly flag: number }
  | { readonly kind: 'pass' };

interface Position extends Flow {
  seat: Seat;
  /** The place of each unit; -1 when it is lost. Units 0 to 3 are of seat 0, the others of seat 1. */
  where: number[];
  moved: number[];
  night: boolean;
}
interface Turn extends Frame<'turn.go' | 'turn.signal' | 'turn.rest' | 'turn.end'> {
  steps: number;
}

const PLACES = 5;
const { about, gate, given, bar, follows } = barsOf<Position, string, string>();
const ask = asks<Position, Turn, Choice, never>();

const own = about<{ readonly unit: number }>('T-1', 'enemy', (_p, { unit }, seat) => (unit < 4 ? 0 : 1) !== seat);
const there = gate<{ readonly unit: number }>('T-2', 'lost', (p, { unit }) => p.where[unit] === -1);

const going = may<Position, Turn, Extract<Choice, { kind: 'go' }>>(
  (p, f, out, seat) => {
    for (let unit = seat * 4; unit < seat * 4 + 4; unit++) {
      if (p.where[unit] === -1) continue;
      for (let to = 0; to < PLACES; to++)
        if (Math.abs(to - (p.where[unit] ?? 0)) <= f.steps) out.push({ kind: 'go', unit, to });
    }
  },
  [
    own,
    there,
    follows('T-3', 'tired', (p, _f, { unit }) => p.moved.filter((one) => one === unit).length > 1),
    bar('T-3', 'moved', (p, _f, { unit }) => p.moved.includes(unit)),
    given(
      'T-4',
      'far',
      (p, f, c) => Math.abs(c.to - (p.where[c.unit] ?? 0)) > f.steps,
      (_p, f) => ({ most: f.steps }),
    ),
    bar('T-5', 'taken', (p, _f, { to }) => p.where.includes(to)),
    bar('T-6', 'dark', (p, _f, { to }) => p.night && to % 2 === 1),
  ],
);

/** When the flags are signalled with that have moments of their own. */
const DAWN: Reason = { clause: 'T-14', why: 'atDawn' };
const MOMENTS: { readonly [flag: number]: readonly (string | Reason)[] } = {
  1: ['signal.one', 'signal.two'],
  2: ['signal.three', 'signal.four', 'signal.five'],
  3: [DAWN, DAWN],
  4: [],
  5: ['turn.signal', 'signal.six'],
};

const steps = rulesFrom<Position, Choice>(
  procedure<Position, Turn, Choice, never>('turn', {
    go: ask({ clause: 'T-10', who: (p) => p.seat, may: { go: going, pass: only({ kind: 'pass' }) }, take() {} }),
    signal: ask({
      clause: 'T-11',
      who: (p) => p.seat,
      closed: [bar('T-12', 'noSignal', (p) => p.night)],
      may: {
        signal: may(
          (_p, _f, out) => out.push({ kind: 'signal', flag: 0 }),
          [given('T-11', 'flagDown', (_p, _f, { flag }) => flag !== 0)],
          (_p, { flag }) => MOMENTS[flag] ?? ['turn.signal'],
        ),
        pass: only({ kind: 'pass' }),
      },
      take() {},
    }),
    rest: ask({
      clause: 'T-13',
      who: (p) => p.seat,
      may: {
        rest: may<Position, Turn, Extract<Choice, { kind: 'rest' }>>(
          (_p, _f, out, seat) => out.push({ kind: 'rest', unit: seat * 4 }),
          [own, there],
        ),
      },
      take() {},
    }),
    end: { run() {} },
  }),
);

interface View extends GameView {
  readonly where: readonly number[];
}

const grammar = grammarOf<View, Choice>({
  unit: numbered('unit', 8),
  place: numbered('place', PLACES),
  flag: numbered('flag', 6),
})({ go: 'go {unit} {to:place}', rest: 'rest {unit}', signal: 'signal {flag}', pass: 'pass' });

const game: Explained<Position, Choice, View> = {
  ...grammar,
  steps,
  ending: 'T-99',
  view: (p, viewer: Viewer) => ({ viewer, asked: [p.seat], step: '', outcome: p.outcome, where: p.where }),
  things: () => [
    ...Array.from({ length: 8 }, (_, i): Thing => `unit:${i}`),
    ...Array.from({ length: PLACES }, (_, i): Thing => `place:${i}`),
    ...Array.from({ length: 6 }, (_, i): Thing => `flag:${i}`),
  ],
};

function at(step: Turn['step'], given: Partial<Position> = {}): Position {
  const frame: Turn = { step, steps: 1 };
  return {
    stack: [frame],
    outcome: null,
    seat: 0,
    where: [0, 1, 4, -1, 4, 4, 4, 4],
    moved: [],
    night: false,
    ...given,
  };
}

const why = (p: Position, wish: Thing | Choice, seat: Seat = 0) =>
  whyNot(game, p, seat, typeof wish === 'string' ? { thing: wish } : { choice: wish });

describe('a choice of a kind that the step knows', () => {
  test('has no reason against it exactly when it is offered', () => {
    expect(why(at('turn.go'), { kind: 'go', unit: 1, to: 2 })).toEqual([]);
    expect(why(at('turn.go'), { kind: 'pass' })).toEqual([]);
  });

  test('is refused by what it is about, and by nothing after that', () => {
    expect(why(at('turn.go'), { kind: 'go', unit: 5, to: 4 })).toEqual([
      { clause: 'T-1', why: 'enemy', facts: { unit: 5, place: 4 } },
    ]);
  });

  test('a gate that is shut ends the list: what follows has no sense', () => {
    expect(why(at('turn.go'), { kind: 'go', unit: 3, to: 4 })).toEqual([
      { clause: 'T-2', why: 'lost', facts: { unit: 3, place: 4 } },
    ]);
    expect(why(at('turn.go'), { kind: 'go', unit: 0, to: 4 })).toEqual([
      { clause: 'T-4', why: 'far', facts: { unit: 0, place: 4, most: 1 } },
    ]);
  });

  test('bars add up, in the order of the list', () => {
    const p = at('turn.go', { night: true, moved: [0] });
    expect(why(p, { kind: 'go', unit: 0, to: 1 }).map(({ clause }) => clause)).toEqual(['T-3', 'T-5', 'T-6']);
  });

  test('what sums up the rest is told alone', () => {
    const p = at('turn.go', { moved: [0, 0] });
    expect(why(p, { kind: 'go', unit: 0, to: 1 }).map((reason) => reason.why)).toEqual(['tired']);
  });
});

describe('a thing', () => {
  test('that some choice touches has nothing against it', () => {
    expect(why(at('turn.go'), 'unit:1')).toEqual([]);
    expect(why(at('turn.go'), 'place:2')).toEqual([]);
  });

  test('is refused by the wish that came nearest', () => {
    // Unit 2 stands at 4: of its ways only 3 is near enough, and it is dark there.
    const p = at('turn.go', { night: true });
    expect(why(p, 'unit:2')[0]).toMatchObject({ why: 'dark' });
  });

  test('only facts in which all wishes that fail alike agree are told', () => {
    expect(why(at('turn.go', { where: [0, 0, 0, -1, 4, 4, 4, 4] }), 'place:3')).toEqual([
      { clause: 'T-4', why: 'far', facts: { place: 3, most: 1 } },
    ]);
  });

  test('is told of by the reasons alone that all wishes which fail alike share', () => {
    // Unit 0 stands on 0, and unit 1 on 1, where it is dark as well.
    expect(why(at('turn.go', { night: true }), 'unit:0')).toEqual([
      { clause: 'T-5', why: 'taken', facts: { unit: 0 } },
    ]);
  });

  test('that is drawn and stands for no field has the reason that the game gives, if it gives one', () => {
    const place: Reason = { clause: 'T-7', why: 'awaitsItsTile' };
    const drawn: Explained<Position, Choice, View> = {
      ...game,
      whyNotDrawn: (p, thing) => (p.night && thing === 'tree:1' ? place : null),
    };
    const asked = (night: boolean, wish: Thing | Choice) =>
      whyNot(drawn, at('turn.go', { night }), 0, typeof wish === 'string' ? { thing: wish } : { choice: wish });
    expect(asked(true, 'tree:1')).toEqual([place]);
    expect(asked(false, 'tree:1')).toEqual([{ clause: 'T-10', why: 'noPart' }]);
    expect(asked(true, { kind: 'pass' })).toEqual([]);
    // It is asked of things alone.
    const always = { ...game, whyNotDrawn: () => place };
    const enemy: Choice = { kind: 'go', unit: 5, to: 4 };
    expect(whyNot(always, at('turn.go'), 0, { choice: enemy })[0]).toMatchObject({ why: 'enemy' });
  });

  test('of which nothing knows has no part', () => {
    expect(why(at('turn.go'), 'tree:1')).toEqual([{ clause: 'T-10', why: 'noPart' }]);
  });
});

describe('another moment', () => {
  test('is named with its own clause, and what it is about now', () => {
    expect(why(at('turn.go'), { kind: 'rest', unit: 1 })).toEqual([
      { clause: 'T-13', why: 'moment', facts: { step: 'turn.rest' } },
      { clause: 'T-10', why: 'now', facts: { step: 'turn.go' } },
    ]);
    expect(why(at('turn.rest'), 'place:2')[0]).toEqual({ clause: 'T-10', why: 'moment', facts: { step: 'turn.go' } });
  });

  test('is not told of what can be done at no moment now', () => {
    expect(why(at('turn.go'), { kind: 'rest', unit: 3 })).toEqual([{ clause: 'T-2', why: 'lost', facts: { unit: 3 } }]);
    // Of the place with which it was tried nothing is said.
    expect(why(at('turn.signal'), 'unit:5')[0]).toEqual({ clause: 'T-1', why: 'enemy', facts: { unit: 5 } });
  });

  test('a step that stands for several names those of the choice', () => {
    expect(why(at('turn.go'), { kind: 'signal', flag: 1 }).map(({ facts }) => facts?.['step'])).toEqual([
      'signal.one',
      'signal.two',
      'turn.go',
    ]);
  });

  test('may be told in full by the step itself', () => {
    expect(why(at('turn.go'), { kind: 'signal', flag: 3 })).toEqual([
      DAWN,
      { clause: 'T-10', why: 'now', facts: { step: 'turn.go' } },
    ]);
  });

  test('of more moments than are told, the last place is kept for what is asked now', () => {
    expect(why(at('turn.go'), { kind: 'signal', flag: 2 }).map(({ facts }) => facts?.['step'])).toEqual([
      'signal.three',
      'signal.four',
      'turn.go',
    ]);
  });

  test('a step that was passed over says why, before the moment', () => {
    const reasons = why(at('turn.rest', { night: true }), 'flag:0');
    expect(reasons.map(({ clause, why: said }) => [clause, said])).toEqual([
      ['T-12', 'noSignal'],
      ['T-11', 'moment'],
      ['T-13', 'now'],
    ]);
  });

  test('a step that is still to come, or not for the wish, was not passed over', () => {
    const first = (step: Turn['step'], wish: Thing | Choice) => why(at(step, { night: true }), wish)[0];
    expect(first('turn.go', 'flag:0')).toEqual({ clause: 'T-11', why: 'moment', facts: { step: 'turn.signal' } });
    expect(first('turn.rest', 'place:2')).toEqual({ clause: 'T-10', why: 'moment', facts: { step: 'turn.go' } });
    expect(first('turn.rest', { kind: 'signal', flag: 1 })).toMatchObject({ facts: { step: 'signal.one' } });
    expect(first('turn.rest', { kind: 'signal', flag: 4 })).toMatchObject({ facts: { step: 'turn.signal' } });
    expect(first('turn.rest', { kind: 'signal', flag: 5 })).toEqual({ clause: 'T-12', why: 'noSignal' });
  });

  test('of what nobody waits for is its own step, but a thing is not told of it', () => {
    expect(why(at('turn.go'), { kind: 'signal', flag: 4 })[0]).toMatchObject({ facts: { step: 'turn.signal' } });
    expect(why(at('turn.go'), 'flag:4')).toEqual([{ clause: 'T-10', why: 'noPart' }]);
  });
});

describe('whoever is not asked', () => {
  test('hears who decides, by which clause, and when his own wish would have its place', () => {
    expect(why(at('turn.go'), { kind: 'rest', unit: 4 }, 1)).toEqual([
      { clause: 'T-10', why: 'notYourDecision', facts: { seat: 0, step: 'turn.go' } },
      { clause: 'T-13', why: 'moment', facts: { step: 'turn.rest' } },
    ]);
    expect(why(at('turn.go'), { kind: 'go', unit: 4, to: 3 }, 1)).toEqual([
      { clause: 'T-10', why: 'notYourDecision', facts: { seat: 0, step: 'turn.go' } },
    ]);
  });

  test('hears whose decision it is, and of the step after this one before this one itself', () => {
    expect(why(at('turn.go', { seat: 1 }), { kind: 'go', unit: 0, to: 1 })).toEqual([
      { clause: 'T-10', why: 'notYourDecision', facts: { seat: 1, step: 'turn.go' } },
    ]);
    expect(why(at('turn.go'), { kind: 'pass' }, 1).slice(1)).toEqual([
      { clause: 'T-11', why: 'moment', facts: { step: 'turn.signal' } },
    ]);
    expect(why(at('turn.go'), { kind: 'signal', flag: 3 }, 1).slice(1)).toEqual([DAWN]);
  });

  test('a match that is over has its own clause', () => {
    const outcome = { winners: [0], how: 'T-99', facts: {} };
    expect(why(at('turn.go', { outcome }), 'unit:0')).toEqual([{ clause: 'T-99', why: 'matchOver' }]);
  });
});

describe('the law', () => {
  test('what near proposes and no bar forbids is listed, in its order', () => {
    const out: Choice[] = [];
    const p = at('turn.go', { night: true });
    steps['turn.go']?.choices?.(p, p.stack[0] as Turn, out, 0);
    expect(out).toEqual([{ kind: 'go', unit: 1, to: 2 }, { kind: 'pass' }]);
    const day: Choice[] = [];
    const q = at('turn.go', { moved: [1] });
    steps['turn.go']?.choices?.(q, q.stack[0] as Turn, day, 0);
    expect(day).toEqual([{ kind: 'go', unit: 2, to: 3 }, { kind: 'pass' }]);
  });

  test('what sums up forbids nothing by itself', () => {
    const summed: Permission<Position, Turn, Choice> = may(null, [follows('T-3', 'tired', () => true)]);
    const p = at('turn.go');
    expect(isForbidden(summed, p, p.stack[0] as Turn, { kind: 'pass' }, 0)).toBe(false);
    expect(isForbidden(going, p, p.stack[0] as Turn, { kind: 'go', unit: 0, to: 4 }, 0)).toBe(true);
  });

  test('a step is passed over while it is closed', () => {
    const when = steps['turn.signal']?.when;
    expect(
      [false, true].map((night) => when?.(at('turn.signal', { night }), at('turn.signal').stack[0] as Turn)),
    ).toEqual([true, false]);
  });
});
