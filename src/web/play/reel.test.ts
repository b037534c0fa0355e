import { describe, expect, it } from 'vitest';
import type { Item } from '../../keeper/feed.ts';
import type { History } from '../../keeper/history.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import { momentsOf, paceOf, toldBy } from './playback.ts';
import { frameAt, framesOf, sameMoment } from './reel.ts';

/** A table of which only the step counts. */
const at = (step: string) => ({ viewer: 0, asked: [], step, outcome: null });

interface Did extends Partial<Omit<Item, 'n' | 'parts'>> {
  readonly parts?: readonly (readonly [events: readonly string[], step: string | null])[];
}

/** What a viewer noticed, one thing after the other: each with its tables, `[events, step]`. */
function history(...did: readonly Did[]): History {
  const items = did.map(({ parts = [], ...more }, i): Item => {
    const tables = parts.map(([told, step]) => ({
      told: told.map((kind): GameEvent => ({ kind })),
      view: step === null ? null : { step: [step] as const },
    }));
    return { n: i + 1, seat: 1, act: null, dice: false, gone: [], drop: 0, ...more, parts: tables };
  });
  return { n: 0, view: at('begin'), items };
}

const kinds = (told: readonly { readonly event: GameEvent }[]) => told.map(({ event }) => event.kind);

describe('what a viewer saw', () => {
  it('is the table at the beginning, and a frame for everything that changed or told something', () => {
    const frames = framesOf(
      history(
        { parts: [[['marched'], 'a']] },
        { act: 'offer', seat: 0 },
        { act: 'decline' },
        { parts: [[[], 'b']] },
        { act: 'resign', parts: [[[], 'over']] },
      ),
    );
    expect(frames.map(({ n, before, view }) => [n, before.step, view.step])).toEqual([
      [0, 'begin', 'begin'],
      [1, 'begin', 'a'],
      [4, 'a', 'b'],
      [5, 'b', 'over'],
    ]);
  });

  it('leaves out what was taken back, and the taking back', () => {
    const frames = framesOf(
      history(
        { parts: [[['marched'], 'a']] },
        { gone: [1], drop: 1, parts: [[[], 'begin']] },
        { parts: [[['fled'], 'b']] },
      ),
    );
    expect(frames.map(({ n, before, view }) => [n, before.step, view.step])).toEqual([
      [0, 'begin', 'begin'],
      [3, 'begin', 'b'],
    ]);
  });

  it('begins with what was told before it', () => {
    const told = [
      { at: 0, event: { kind: 'dealt' } },
      { at: 1, event: { kind: 'marched' } },
    ];
    const [first] = framesOf(history({ parts: [[['marched'], 'a']] }), told);
    expect(first?.scenes.map((scene) => kinds(scene.told))).toEqual([['dealt']]);
  });

  it('is found by the number of an item, or by the last before it', () => {
    const frames = framesOf(history({ parts: [[['a'], 'a']] }, { act: 'offer' }, { parts: [[['b'], 'b']] }));
    expect([0, 1, 2, 3, 9, -1].map((n) => frameAt(frames, n))).toEqual([0, 1, 1, 2, 2, 0]);
  });
});

describe('the same moment through other eyes', () => {
  const mine = framesOf(
    history(
      { parts: [[['drew'], 'a']] },
      { parts: [[['peeked'], 'b']] },
      { parts: [[['drew'], 'c']] },
      { parts: [[['fled'], 'd']] },
    ),
  );
  const yours = framesOf(
    history(
      { parts: [[['drew'], 'a']] },
      {
        parts: [
          [['drew'], 'c'],
          [['fled'], 'd'],
        ],
      },
    ),
  );

  it('is where the last thing was told of which both heard', () => {
    expect([0, 1, 2, 3, 4].map((index) => sameMoment(mine, index, yours))).toEqual([0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((index) => sameMoment(yours, index, mine))).toEqual([0, 1, 4]);
  });

  it('is the beginning where both heard nothing yet', () => {
    expect(sameMoment(mine, 4, framesOf(history({ parts: [[['slept'], 'a']] })))).toBe(0);
  });
});

describe('the moments of a frame', () => {
  const [, frame] = framesOf(
    history({
      dice: true,
      parts: [
        [['charged'], 'a'],
        [['rolled'], 'b'],
        [['hit', 'fled'], 'c'],
      ],
    }),
  );
  const moments = frame === undefined ? [] : momentsOf(frame, ({ kind }) => kind === 'rolled');

  it('show each event on its own table, dice first in the air, and a table of several with the last of them', () => {
    expect(moments.map(({ event, rolling, view }) => [event.kind, rolling, view.step])).toEqual([
      ['charged', false, 'a'],
      ['rolled', true, 'a'],
      ['rolled', false, 'b'],
      ['hit', false, 'b'],
      ['fled', false, 'c'],
    ]);
  });

  it('know of the log what was told by then: of dice in the air nothing', () => {
    const told = ['charged', 'rolled', 'hit', 'fled'].map((kind) => ({ at: 1, event: { kind } }));
    const log = [{ at: 0, event: { kind: 'dealt' } }, ...told, { at: 2, event: { kind: 'later' } }];
    expect(moments.map((moment) => kinds(toldBy(log, moment)).at(-1))).toEqual([
      'charged',
      'charged',
      'rolled',
      'hit',
      'fled',
    ]);
  });

  it('have each their time, shorter in the air', () => {
    const [charged, rolling] = moments.map((moment) => paceOf(moment, 'normal'));
    expect(rolling).toBeLessThan(charged ?? 0);
    expect(rolling).toBeGreaterThan(0);
  });
});
