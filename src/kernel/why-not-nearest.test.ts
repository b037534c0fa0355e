import { describe, expect, test } from 'vitest';
import { type Flow, type Frame, procedure, rulesFrom, type Seat } from './flow.ts';
import type { GameView, Thing } from './game.ts';
import { grammarOf, numbered } from './grammar.ts';
import { asks, barsOf, byTheWay, may, never, only, type Permission } from './permission.ts';
import { type Explained, whyNot } from './why-not.ts';

// Of several wishes the one that came nearest is told of; of several moments those at which the wish has its place. Guns are trained
// on marks and fired, scouts ride, and what is refused or comes by the way waits for no moment.

type Choice =
  | { readonly kind: 'train'; readonly gun: number; readonly mark: number }
  | { readonly kind: 'limber'; readonly gun: number; readonly mark: number }
  | { readonly kind: 'fire'; readonly gun: number }
  | { readonly kind: 'spike'; readonly gun: number }
  | { readonly kind: 'ride'; readonly scout: number }
  | { readonly kind: 'flee'; readonly scout: number }
  | { readonly kind: 'pass' };

interface Position extends Flow {
  /** For each rule by its name the guns, or the scouts, that it forbids. */
  shut: { readonly [why: string]: readonly number[] };
  smoke: boolean;
}
type Day = Frame<'day.parley' | 'day.fire' | 'day.train' | 'day.spike' | 'day.dusk'>;
type Way = Frame<'way.ride' | 'way.flee' | 'way.muster'>;
interface View extends GameView {
  readonly smoke: boolean;
}

const { about, gate, given, bar, follows } = barsOf<Position, string, string>();
const ask = asks<Position, Day, Choice, never>();
type OfGun = { readonly gun: number };
type OfScout = { readonly scout: number };
const gunIn = (why: string) => (p: Position, c: OfGun) => p.shut[why]?.includes(c.gun) === true;
const framed = (why: string) => (p: Position, _f: unknown, c: OfGun) => gunIn(why)(p, c);
const scoutIn = (why: string) => (p: Position, c: OfScout) => p.shut[why]?.includes(c.scout) === true;

const nobody = <C>(...rules: Permission<Position, Day, C>['rules']) => may<Position, Day, C>(() => {}, rules);

const steps = rulesFrom<Position, Choice>(
  procedure<Position, Day, Choice, never>('day', {
    // Asked without permissions.
    parley: { who: () => 0, choices() {}, take() {} },
    fire: ask({
      clause: 'G-1',
      who: () => 0,
      closed: [
        bar(
          'G-2',
          'smoke',
          (p) => p.smoke,
          () => ({ most: 3 }),
        ),
        bar('G-3', 'rain', (p) => p.shut['rain'] !== undefined),
      ],
      may: {
        fire: nobody<Extract<Choice, { kind: 'fire' }>>(gate<OfGun>('G-4', 'lost', gunIn('lost'))),
        pass: only({ kind: 'pass' }),
      },
      take() {},
    }),
    train: ask({
      clause: 'G-5',
      who: () => 0,
      may: {
        train: nobody<Extract<Choice, { kind: 'train' }>>(
          about<OfGun>('G-6', 'theirs', gunIn('theirs')),
          follows<Day, OfGun>('G-7', 'worn', framed('worn')),
          bar<Day, OfGun>('G-8', 'hot', framed('hot')),
          given<Day, OfGun>('G-9', 'far', framed('far')),
          bar<Day, OfGun>('G-10', 'blind', framed('blind')),
        ),
        limber: nobody<Extract<Choice, { kind: 'limber' }>>(
          bar<Day, OfGun>('G-17', 'mired', framed('mired')),
          bar<Day, OfGun>('G-18', 'steep', framed('steep')),
          gate<OfGun>('G-19', 'broken', gunIn('broken')),
          gate<OfGun>('G-20', 'captured', gunIn('captured')),
        ),
        pass: only({ kind: 'pass' }),
      },
      take() {},
    }),
    spike: ask({
      clause: 'G-11',
      who: () => 0,
      may: {
        spike: never<Position, Day, Extract<Choice, { kind: 'spike' }>>([bar<Day, OfGun>('G-12', 'own', () => true)]),
      },
      take() {},
    }),
    dusk: { run() {} },
  }),
  procedure<Position, Way, Choice, never>('way', {
    ride: asks<Position, Way, Choice, never>()({
      clause: 'G-13',
      who: () => 0,
      may: {
        ride: may<Position, Way, Extract<Choice, { kind: 'ride' }>>(
          () => {},
          [
            about<OfScout>('G-14', 'afoot', scoutIn('afoot')),
            gate<OfScout>('G-15', 'away', scoutIn('away'), () => ({ since: 2 })),
          ],
          (p) => (p.smoke ? ['day.dusk', 'night.camp'] : ['way.ride', 'way.ride']),
        ),
      },
      take() {},
    }),
    flee: asks<Position, Way, Choice, never>()({
      clause: 'G-16',
      who: () => 0,
      may: { flee: may<Position, Way, Extract<Choice, { kind: 'flee' }>>(() => {}, [], byTheWay) },
      take() {},
    }),
    muster: { who: () => 0, choices() {}, take() {} },
  }),
);

const grammar = grammarOf<View, Choice>({
  gun: numbered('gun', 3),
  mark: numbered('mark', 2),
  scout: numbered('scout', 2),
})({
  train: 'train {gun} {mark}',
  limber: 'limber {gun} {mark}',
  fire: 'fire {gun}',
  spike: 'spike {gun}',
  ride: 'ride {scout}',
  flee: 'flee {scout}',
  pass: 'pass',
});

const game: Explained<Position, Choice, View> = {
  ...grammar,
  steps,
  ending: 'G-99',
  view: (p, viewer) => ({ viewer, asked: [0], step: '', outcome: p.outcome, smoke: p.smoke }),
  things: () => [
    ...[0, 1, 2].map((gun): Thing => `gun:${gun}`),
    ...[0, 1].map((mark): Thing => `mark:${mark}`),
    ...[0, 1].map((scout): Thing => `scout:${scout}`),
  ],
};

const why = (step: (Day | Way)['step'], shut: Position['shut'], wish: Thing | Choice, smoke = false, seat: Seat = 0) =>
  whyNot(
    game,
    { stack: [{ step }], outcome: null, shut, smoke },
    seat,
    typeof wish === 'string' ? { thing: wish } : { choice: wish },
  );
const ALL = [0, 1, 2];

describe('the wish that came nearest', () => {
  test('is one that a bar alone forbids, before one that got farther and to which a gate is shut', () => {
    expect(why('day.train', { hot: [2], far: [0, 1] }, 'mark:1')).toEqual([
      { clause: 'G-8', why: 'hot', facts: { gun: 2, mark: 1 } },
    ]);
    expect(why('day.train', { hot: [0], far: [1, 2] }, 'mark:1')).toEqual([
      { clause: 'G-8', why: 'hot', facts: { gun: 0, mark: 1 } },
    ]);
  });

  test('is one that sums up, before one to which a gate is shut', () => {
    expect(why('day.train', { worn: [1], far: [0, 2] }, 'mark:0')).toEqual([
      { clause: 'G-7', why: 'worn', facts: { gun: 1, mark: 0 } },
    ]);
  });

  test('is one that another bar forbids as well, where a gate is shut to both', () => {
    expect(why('day.train', { hot: [1], far: ALL }, 'mark:0').map((reason) => reason.why)).toEqual(['hot', 'far']);
  });

  test('of equal ones is one that got farther', () => {
    expect(why('day.train', { hot: [0, 2], blind: [1] }, 'mark:0')).toEqual([
      { clause: 'G-10', why: 'blind', facts: { gun: 1, mark: 0 } },
    ]);
    expect(why('day.train', { hot: [1, 2], blind: [0] }, 'mark:0')[0]).toMatchObject({ why: 'blind' });
  });

  test('shares nothing with one that got less far, though this fails by the same rule as well', () => {
    expect(why('day.train', { hot: [1, 2], blind: ALL }, 'mark:0')).toEqual([
      { clause: 'G-10', why: 'blind', facts: { gun: 0, mark: 0 } },
    ]);
  });

  test('got as far as the first rule that forbids it, be it the first of all', () => {
    expect(why('day.train', { mired: [0], steep: [0, 1] }, 'mark:0')).toEqual([
      { clause: 'G-18', why: 'steep', facts: { gun: 1, mark: 0 } },
    ]);
  });

  test('of two kinds that share no reason is the first', () => {
    expect(why('day.train', { worn: [0], steep: [1] }, 'mark:0')).toEqual([
      { clause: 'G-7', why: 'worn', facts: { gun: 0, mark: 0 } },
    ]);
  });

  test('of those that fail alike only what they share is told, whichever has more against it', () => {
    const first = why('day.train', { hot: ALL, blind: [0] }, 'mark:0');
    expect(first).toEqual([{ clause: 'G-8', why: 'hot', facts: { mark: 0 } }]);
    expect(why('day.train', { hot: ALL, blind: [1] }, 'mark:0')).toEqual(first);
    expect(why('day.train', { hot: ALL, blind: ALL }, 'mark:0')).toEqual([
      ...first,
      { clause: 'G-10', why: 'blind', facts: { mark: 0 } },
    ]);
  });

  test('that is not what the kind is about gives way to another moment', () => {
    expect(why('day.train', { theirs: [1] }, 'gun:1')).toEqual([
      { clause: 'G-1', why: 'moment', facts: { step: 'day.fire' } },
      { clause: 'G-6', why: 'theirs', facts: { gun: 1 } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });
});

describe('a moment', () => {
  test('that was passed over says every reason with its figures', () => {
    expect(why('day.train', { rain: [] }, { kind: 'fire', gun: 0 }, true)).toEqual([
      { clause: 'G-2', why: 'smoke', facts: { most: 3 } },
      { clause: 'G-3', why: 'rain' },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });

  test('that was passed over says no reason that does not hold', () => {
    expect(why('day.train', {}, { kind: 'fire', gun: 0 }, true)).toEqual([
      { clause: 'G-2', why: 'smoke', facts: { most: 3 } },
      { clause: 'G-1', why: 'moment', facts: { step: 'day.fire' } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });

  test('is told with two others at most to whoever is not asked', () => {
    const reasons = why('day.train', { rain: [] }, { kind: 'fire', gun: 0 }, true, 1);
    expect(reasons.map((reason) => reason.why)).toEqual(['notYourDecision', 'smoke', 'rain']);
  });

  test('that comes next is found from a step without permissions, which has the clause of the end', () => {
    expect(why('day.parley', {}, { kind: 'fire', gun: 0 }, true)).toEqual([
      { clause: 'G-1', why: 'moment', facts: { step: 'day.fire' } },
      { clause: 'G-99', why: 'now', facts: { step: 'day.parley' } },
    ]);
    for (const step of ['day.parley', 'way.muster'] as const)
      expect(why(step, {}, { kind: 'pass' })[0]).toMatchObject({ facts: { step: 'day.fire' } });
  });

  test('is not said to be passed over where a gate is shut to the wish, nor after it has come', () => {
    expect(why('day.train', { lost: [0] }, { kind: 'fire', gun: 0 }, true)).toEqual([
      { clause: 'G-4', why: 'lost', facts: { gun: 0 } },
    ]);
    expect(why('way.ride', {}, { kind: 'fire', gun: 0 }, true)[0]).toEqual({
      clause: 'G-1',
      why: 'moment',
      facts: { step: 'day.fire' },
    });
  });

  test('of a step that nobody decides has the clause of the first that is decided there, or that of the end', () => {
    expect(why('day.train', {}, { kind: 'ride', scout: 0 }, true)).toEqual([
      { clause: 'G-1', why: 'moment', facts: { step: 'day.dusk' } },
      { clause: 'G-99', why: 'moment', facts: { step: 'night.camp' } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });

  test('is told once, however often it is given', () => {
    expect(why('day.train', {}, { kind: 'ride', scout: 0 })).toEqual([
      { clause: 'G-13', why: 'moment', facts: { step: 'way.ride' } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });

  test('that is only come to by the way is named for want of another', () => {
    expect(why('day.train', {}, { kind: 'flee', scout: 1 })).toEqual([
      { clause: 'G-16', why: 'moment', facts: { step: 'way.flee' } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
    expect(why('day.train', {}, 'scout:1')[0]).toEqual({ clause: 'G-13', why: 'moment', facts: { step: 'way.ride' } });
    expect(why('day.train', { afoot: [1] }, 'scout:1')).toEqual([
      { clause: 'G-16', why: 'moment', facts: { step: 'way.flee' } },
      { clause: 'G-5', why: 'now', facts: { step: 'day.train' } },
    ]);
  });

  test('gives way to a gate that is shut to whatever the thing is tried with, and to none where there are several', () => {
    expect(why('way.ride', { theirs: ALL, broken: ALL }, 'mark:0')).toEqual([
      { clause: 'G-19', why: 'broken', facts: { mark: 0 } },
    ]);
    expect(why('way.ride', { theirs: ALL, broken: [0], captured: [1, 2] }, 'mark:0')).toEqual([
      { clause: 'G-6', why: 'theirs', facts: { mark: 0 } },
    ]);
  });

  test('gives way to a gate that is shut to the thing, and is none of what is always refused', () => {
    expect(why('day.train', { away: [1] }, 'scout:1')).toEqual([
      { clause: 'G-15', why: 'away', facts: { scout: 1, since: 2 } },
    ]);
    expect(why('day.train', {}, { kind: 'spike', gun: 0 })).toEqual([{ clause: 'G-5', why: 'noPart' }]);
    expect(why('day.spike', {}, { kind: 'spike', gun: 0 })).toEqual([
      { clause: 'G-12', why: 'own', facts: { gun: 0 } },
    ]);
  });
});
