import { describe, expect, test } from 'vitest';
import type { Io } from './chance.ts';
import {
  askedSeat,
  askedSeats,
  call,
  END,
  end,
  type Flow,
  type Frame,
  jump,
  listChoices,
  play,
  procedure,
  rulesFrom,
  type Seat,
  settle,
  top,
} from './flow.ts';

interface Walk extends Flow {
  path: string[];
  open: Seat[];
}

interface Local extends Frame {
  n?: number;
}

interface Pick {
  readonly kind: string;
}

const io: Io = { roll: () => 1, reveal() {}, tell: null };

function walk(step: string): Walk {
  return { stack: [{ step }], outcome: null, path: [], open: [] };
}

const run = (name: string) => ({ run: (p: Walk) => void p.path.push(name) });
const stop = {
  run(p: Walk) {
    p.outcome = { winners: [0], how: 'stop', facts: {} };
  },
};

describe('a frame', () => {
  test('falls through its steps in the order in which they are written', () => {
    const steps = procedure<Walk, Local, Pick>('day', {
      dawn: run('dawn'),
      noon: run('noon'),
      dusk: run('dusk'),
      stop,
    });
    expect(Object.keys(steps)).toEqual(['day.dawn', 'day.noon', 'day.dusk', 'day.stop']);
    expect(Object.values(steps).map((step) => step.next)).toEqual(['day.noon', 'day.dusk', 'day.stop', END]);
    const p = walk('day.dawn');
    settle(steps, p, io);
    expect(p.path).toEqual(['dawn', 'noon', 'dusk']);
    expect(p.outcome).toEqual({ winners: [0], how: 'stop', facts: {} });
  });

  test('that has fallen off its end has no name left: so it stands in positions that were kept', () => {
    expect(END).toBe('');
  });

  test('finds the steps of all procedures in one table, and nothing else in it', () => {
    const day = procedure<Walk, Local, Pick>('day', { dawn: run('dawn') });
    const night = procedure<Walk, Local, Pick>('night', { dusk: run('dusk'), stop });
    const steps = rulesFrom(day, night);
    expect(Object.keys(steps)).toEqual(['day.dawn', 'night.dusk', 'night.stop']);
    const p = walk('night.dusk');
    settle(steps, p, io);
    expect(p.path).toEqual(['dusk']);
    expect(() => settle(steps, walk('toString'), io)).toThrow("no step is called 'toString'");
  });

  test('falls through to the steps of the table that it is played by, whoever else plays by some of them', () => {
    const clear = procedure<Walk, Local, Pick>('day', { dawn: run('dawn'), noon: run('noon'), stop });
    const noon = clear['day.noon'];
    if (noon === undefined) throw new Error('there is no noon');
    const foggy = rulesFrom(clear, { 'day.noon': { ...noon, ...run('fog') } });
    const paths = [clear, foggy, clear].map((steps) => {
      const p = walk('day.dawn');
      settle(steps, p, io);
      return p.path;
    });
    expect(paths).toEqual([
      ['dawn', 'noon'],
      ['dawn', 'fog'],
      ['dawn', 'noon'],
    ]);
  });

  test('goes to the steps of the table that it is played by, now to one of them and now to another', () => {
    const clear = procedure<Walk, Local, Pick>('day', {
      dawn: { run: (p, f) => jump(f, p.open.length > 0 ? 'day.stop' : 'day.noon') },
      never: run('never'),
      noon: run('noon'),
      stop: {
        run(p) {
          p.path.push('stop');
          stop.run(p);
        },
      },
    });
    const noon = clear['day.noon'];
    if (noon === undefined) throw new Error('there is no noon');
    const foggy = rulesFrom(clear, { 'day.noon': { ...noon, ...run('fog') } });
    const gone = (steps: typeof clear, ...open: readonly Seat[]) => {
      const p = walk('day.dawn');
      p.open = [...open];
      settle(steps, p, io);
      return p.path;
    };
    expect([gone(clear), gone(clear, 1), gone(foggy), gone(clear), gone(foggy, 1), gone(foggy)]).toEqual([
      ['noon', 'stop'],
      ['stop'],
      ['fog', 'stop'],
      ['noon', 'stop'],
      ['stop'],
      ['fog', 'stop'],
    ]);
  });

  test('is left where it is asked when steps before were passed over', () => {
    const steps = procedure<Walk, Local, Pick>('day', {
      a: run('a'),
      b: { when: () => false, ...run('b') },
      c: { who: () => 0, choices() {}, take() {} },
      stop,
    });
    const p = walk('day.a');
    settle(steps, p, io);
    expect([top(p).step, askedSeat(steps, p)]).toEqual(['day.c', 0]);
  });

  test('skips a step whose `when` is false, and asks it with the position and the frame', () => {
    const seen: unknown[] = [];
    const steps = procedure<Walk, Local, Pick>('day', {
      a: { when: (p, f) => seen.push([p.path.length, f.n]) === 0, ...run('a') },
      b: { when: () => true, ...run('b') },
      c: { when: () => false, who: () => 0, choices() {}, take() {} },
      stop,
    });
    const p = walk('day.a');
    Object.assign(top(p), { n: 7 });
    settle(steps, p, io);
    expect(p.path).toEqual(['b']);
    expect(seen).toEqual([[0, 7]]);
  });

  test('goes where `jump` sends it, also back', () => {
    const steps = procedure<Walk, Local, Pick>('day', {
      again: {
        run(p, f) {
          p.path.push('again');
          f.n = (f.n ?? 0) + 1;
          jump(f, f.n < 3 ? 'day.again' : 'day.stop');
        },
      },
      never: run('never'),
      stop,
    });
    const p = walk('day.again');
    settle(steps, p, io);
    expect(p.path).toEqual(['again', 'again', 'again']);
  });

  test('stands already at the next step while a step runs', () => {
    const at: string[] = [];
    const steps = procedure<Walk, Local, Pick>('day', { a: { run: (_p, f) => void at.push(f.step) }, stop });
    settle(steps, walk('day.a'), io);
    expect(at).toEqual(['day.stop']);
  });

  test('on top runs before the one below goes on, and leaves when it falls off its end', () => {
    const steps = {
      ...procedure<Walk, Local, Pick>('day', {
        a: {
          run(p) {
            p.path.push('a');
            call<Local>(p, { step: 'raid.x', n: 1 });
          },
        },
        b: { run: (p) => void p.path.push(`b${p.stack.length}`) },
        stop,
      }),
      ...procedure<Walk, Local, Pick>('raid', { x: { run: (p, f) => void p.path.push(`x${f.n}`) }, y: run('y') }),
    };
    const p = walk('day.a');
    settle(steps, p, io);
    expect(p.path).toEqual(['a', 'x1', 'y', 'b1']);
  });

  test('leaves at once by `end`, wherever it stands', () => {
    const steps = {
      ...procedure<Walk, Local, Pick>('day', { a: { run: (p) => call(p, { step: 'raid.x' }) }, b: run('b'), stop }),
      ...procedure<Walk, Local, Pick>('raid', { x: { run: (p) => end(p) }, y: run('y') }),
    };
    const p = walk('day.a');
    settle(steps, p, io);
    expect(p.path).toEqual(['b']);
  });

  test('stays on the stack when the match ends in the middle of it, and nothing more runs', () => {
    const steps = procedure<Walk, Local, Pick>('day', { stop, after: run('after') });
    const p = walk('day.stop');
    settle(steps, p, io);
    expect(p.path).toEqual([]);
    expect(p.stack).toEqual([{ step: 'day.after' }]);
    expect(askedSeats(steps, p)).toEqual([]);
    expect(askedSeat(steps, p)).toBe(-1);
  });

  test('asks nobody once the match is over', () => {
    const ask = { who: () => 1, choices() {}, take() {} };
    const steps = procedure<Walk, Local, Pick>('day', { stop, ask });
    const p = walk('day.stop');
    settle(steps, p, io);
    expect(p.stack).toEqual([{ step: 'day.ask' }]);
    expect(askedSeats(steps, p)).toEqual([]);
    expect(askedSeat(steps, p)).toBe(-1);
  });
});

test('two games may have steps of the same name', () => {
  const one = procedure<Walk, Local, Pick>('day', { ask: { who: () => 1, choices() {}, take() {} } });
  const two = procedure<Walk, Local, Pick>('day', { ask: { who: () => 2, choices() {}, take() {} } });
  expect([one, two, one].map((steps) => askedSeat(steps, walk('day.ask')))).toEqual([1, 2, 1]);
});

describe('a broken game is found at once', () => {
  test('a step that nobody has written', () => {
    const steps = procedure<Walk, Local, Pick>('day', { a: { run: (_p, f) => jump(f, 'day.nowhere') }, stop });
    expect(() => settle(steps, walk('day.a'), io)).toThrow("no step is called 'day.nowhere'");
    expect(() => askedSeats(steps, walk('day.x'))).toThrow("no step is called 'day.x'");
    expect(() => askedSeat(steps, walk('day.x'))).toThrow("no step is called 'day.x'");
    expect(() => listChoices(steps, walk('day.x'), 0, [])).toThrow("no step is called 'day.x'");
  });

  test('an empty stack without an outcome', () => {
    const steps = procedure<Walk, Local, Pick>('day', { a: run('a') });
    const p = walk('day.a');
    expect(() => settle(steps, p, io)).toThrow('the stack is empty, but the match has no outcome');
    expect(p.path).toEqual(['a']);
  });

  test('what is neither over nor asks anybody has nobody who decides', () => {
    const steps = procedure<Walk, Local, Pick>('day', { a: run('a'), stop });
    expect(askedSeats(steps, { ...walk('day.a'), stack: [] })).toEqual([]);
    // A procedure of which the last step is being run.
    expect(askedSeats(steps, walk(END))).toEqual([]);
  });

  test('a choice where nobody is asked', () => {
    const steps = procedure<Walk, Local, Pick>('day', { a: run('a'), stop });
    expect(() => play(steps, walk('day.a'), 0, { kind: 'x' }, io)).toThrow("nobody is asked at 'day.a'");
  });
});

describe('a question to one seat', () => {
  const written = () =>
    procedure<Walk, Local, Pick>('day', {
      a: run('a'),
      ask: {
        who: (p) => p.path.length,
        choices(p, f, out, seat) {
          out.push({ kind: `c${p.path.length}${f.n ?? '-'}${seat}` }, { kind: 'again' });
        },
        take(p, f, c, _io, seat) {
          p.path.push(`${c.kind}/${seat}/${f.step}`);
          if (c.kind === 'again') jump(f, 'day.ask');
        },
      },
      b: run('b'),
      stop,
    });

  test('stops the flow and names the seat', () => {
    const steps = written();
    const p = walk('day.a');
    settle(steps, p, io);
    expect(p.path).toEqual(['a']);
    expect(askedSeats(steps, p)).toEqual([1]);
    expect(askedSeat(steps, p)).toBe(1);
    expect(p.stack).toEqual([{ step: 'day.ask' }]);
  });

  test('lists its choices behind what the list already holds', () => {
    const steps = written();
    const p = walk('day.ask');
    const out: Pick[] = [{ kind: 'kept' }];
    expect(listChoices(steps, p, 4, out)).toBe(out);
    expect(out).toEqual([{ kind: 'kept' }, { kind: 'c0-4' }, { kind: 'again' }]);
  });

  test('takes the choice with the frame at the next step, then flows on', () => {
    const steps = written();
    const p = walk('day.ask');
    play(steps, p, 3, { kind: 'go' }, io);
    expect(p.path).toEqual(['go/3/day.b', 'b']);
    expect(p.outcome?.how).toBe('stop');
  });

  test('may ask again by a jump to itself', () => {
    const steps = written();
    const p = walk('day.ask');
    play(steps, p, 0, { kind: 'again' }, io);
    expect(p.path).toEqual(['again/0/day.b']);
    expect(p.stack).toEqual([{ step: 'day.ask' }]);
  });

  test('is none at a step that runs by itself', () => {
    const steps = written();
    const p = walk('day.a');
    expect(askedSeats(steps, p)).toEqual([]);
    expect(askedSeat(steps, p)).toBe(-1);
    expect(listChoices(steps, p, 0, [])).toEqual([]);
  });
});

describe('a question to several seats at once', () => {
  const written = () =>
    procedure<Walk, Local, Pick>('vote', {
      open: {
        run(p) {
          p.open = [0, 2];
        },
      },
      each: {
        each: (p) => p.open,
        choices(_p, _f, out, seat) {
          out.push({ kind: `yes${seat}` });
        },
        take(p, f, c, _io, seat) {
          p.path.push(`${c.kind}/${f.step}`);
          p.open = c.kind === 'veto' ? [] : p.open.filter((other) => other !== seat);
        },
      },
      count: run('count'),
      stop,
    });

  test('stays open until the last one has answered, in any order', () => {
    const steps = written();
    const p = walk('vote.open');
    settle(steps, p, io);
    expect(askedSeats(steps, p)).toEqual([0, 2]);
    expect(askedSeat(steps, p)).toBe(0);
    play(steps, p, 2, { kind: 'yes2' }, io);
    expect(askedSeats(steps, p)).toEqual([0]);
    expect(p.outcome).toBeNull();
    play(steps, p, 0, { kind: 'yes0' }, io);
    expect(p.path).toEqual(['yes2/vote.each', 'yes0/vote.each', 'count']);
    expect(p.outcome?.how).toBe('stop');
  });

  test('is passed over when nobody has to answer', () => {
    const steps = written();
    const p = walk('vote.each');
    settle(steps, p, io);
    expect(p.path).toEqual(['count']);
  });

  test('nobody is asked by it once it is empty', () => {
    const steps = written();
    const p = walk('vote.each');
    expect(askedSeat(steps, p)).toBe(-1);
    expect(askedSeats(steps, p)).toEqual([]);
  });

  test('lists by seat', () => {
    const steps = written();
    expect(listChoices(steps, walk('vote.each'), 2, [])).toEqual([{ kind: 'yes2' }]);
  });
});
