// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { get } from '../../kernel/there.ts';
import { createStore } from '../store.ts';
import type { Window } from '../window.ts';
import { blankLand } from './land.ts';
import { nearnessOf, stepAt } from './near.ts';
import { type TileWorker, tileKeeper } from './tile-keeper.ts';
import { painterOf } from './tile-painter.ts';
import type { Asked, Drawn } from './tile-words.ts';

const sheet = { width: 4000, height: 3000 };
const window: Window = { x: -1000, y: -500, scale: 1, width: 1000, height: 600, resting: true };

/** A worker that draws when it is told to. */
function standIn() {
  const asked: Asked[] = [];
  const worker: TileWorker = { onmessage: null, postMessage: (said) => asked.push(said), terminate: () => {} };
  const ground = document.createElement('div');
  const acts: (() => void)[] = [];
  const keeper = tileKeeper(worker, { sheet, ground, density: () => 1, soon: (act) => acts.push(act) });
  let done = 0;
  const tiles = () => asked.flatMap((said) => (said.kind === 'tile' ? [said] : []));
  /** Draws what is asked, as often as something is, and lays it out. */
  const drawAll = () => {
    for (let rounds = 0; rounds < 200; rounds++) {
      const next = tiles()[done];
      if (next === undefined) break;
      done++;
      const picture = { width: 514, height: 514, close: () => {} };
      const data: Drawn = { id: next.id, picture };
      worker.onmessage?.(new MessageEvent('message', { data }));
      for (const act of acts.splice(0)) act();
    }
  };
  const levels = () => new Set([...ground.querySelectorAll('canvas')].map((canvas) => canvas.style.zIndex));
  return { asked, tiles, keeper, ground, acts, drawAll, levels, answer: worker };
}

describe('the keeper of tiles', () => {
  it('asks for nothing before it knows the colours, then for the whole sheet first', () => {
    const { keeper, tiles } = standIn();
    keeper.look(window);
    expect(tiles()).toEqual([]);
    keeper.colour({ paper: 'red' });
    expect(get(tiles(), 0).piece.area).toEqual({ x: 0, y: 0, ...sheet });
    expect(get(tiles(), 0).piece.pixels).toBeLessThan(0.5);
    // Two at a time: what is wanted when they have come is asked for then.
    expect(tiles().length).toBe(2);
  });

  it('covers the window, keeps the whole sheet below, and asks for no tile twice', () => {
    const { keeper, tiles, drawAll, ground } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    const areas = tiles().map(({ piece }) => JSON.stringify(piece.area));
    expect(new Set(areas).size).toBe(areas.length);
    expect(ground.querySelectorAll('canvas').length).toBe(areas.length);
    expect(get([...ground.querySelectorAll('canvas')], 0).style.zIndex).toBe('0');
  });

  it('tiles overlap by a pixel on every side', () => {
    const { keeper, drawAll, ground } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    const [, canvas] = ground.querySelectorAll('canvas');
    // However large the sheet is laid out.
    const units = (share: string | undefined) => (Number.parseFloat(share ?? '') / 100) * sheet.width;
    expect(canvas?.style.width).toMatch(/%$/);
    expect(units(canvas?.style.width)).toBeCloseTo(514);
    expect(units(canvas?.style.left) % 512).toBeCloseTo(511);
  });

  it('while it is enlarged nothing is asked for; at rest the new scale is, and the old one lies below until it is covered', () => {
    const { keeper, tiles, drawAll, levels } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    const before = tiles().length;
    const near = { ...window, scale: 2 };
    keeper.look({ ...near, resting: false });
    expect(tiles().length).toBe(before);
    keeper.look(near);
    expect(tiles().length).toBe(before + 2);
    expect(levels()).toEqual(new Set(['0', '100']));
    drawAll();
    expect(levels()).toEqual(new Set(['0', '102']));
  });

  it('a shift asks at once for what comes into sight', () => {
    const { keeper, tiles, drawAll } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    const before = tiles().length;
    keeper.look({ ...window, x: -2400, resting: false });
    expect(tiles().length).toBeGreaterThan(before);
  });

  it('in other colours everything is drawn again, and nothing of the old ones stays or still comes', () => {
    const { keeper, tiles, drawAll, ground } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    const [count, before] = [ground.querySelectorAll('canvas').length, tiles().length];
    keeper.colour({ paper: 'red' });
    expect(ground.querySelectorAll('canvas').length).toBe(0);
    keeper.colour({ paper: 'black' });
    drawAll();
    // Two were asked for in red.
    expect(tiles().length).toBe(2 * before + 2);
    expect(ground.querySelectorAll('canvas').length).toBe(count);
  });

  it('keeps no more than it may, however far one wanders', () => {
    const { keeper, drawAll, ground } = standIn();
    keeper.colour({});
    for (let x = 0; x > -3000; x -= 400) {
      for (let y = 0; y > -2400; y -= 400) {
        keeper.look({ ...window, x: 2 * x, y: 2 * y, scale: 2 });
        drawAll();
      }
    }
    expect(ground.querySelectorAll('canvas').length).toBeLessThanOrEqual(61);
  });

  it('takes its tiles away when it ends, and answers come too late are dropped', () => {
    const { keeper, drawAll, ground, answer } = standIn();
    keeper.colour({});
    keeper.look(window);
    drawAll();
    keeper.end();
    expect(ground.querySelectorAll('canvas').length).toBe(0);
    expect(answer.onmessage).toBeNull();
  });
});

describe('the painter', () => {
  it('draws only the cells of an area, the later pens last, and leaves out from afar what is too fine', () => {
    const land = blankLand(2000, 2000);
    land.pen({ fill: 'paper' }).add(10, 10, 'near');
    const fine = land.pen({ stroke: 'ink', width: 2, from: 0.5 });
    fine.add(20, 20, 'fine');
    fine.add(1500, 1500, 'elsewhere');
    const done: string[] = [];
    const canvas = {
      ...({
        fillStyle: '',
        strokeStyle: '',
        lineWidth: 0,
        globalAlpha: 1,
        lineCap: 'butt',
        lineJoin: 'miter',
      } as const),
      setTransform: () => {},
      fill: (path: unknown) => void done.push(`fill ${String(path)}`),
      stroke: (path: unknown) => void done.push(`stroke ${String(path)}`),
    };
    const made: string[] = [];
    const painter = painterOf(land, (strokes) => {
      made.push(strokes);
      return Object.assign(Object.create(null), { toString: () => strokes });
    });
    const piece = { area: { x: 0, y: 0, width: 100, height: 100 }, pixels: 1, scale: 1, more: 1 };
    painter.paint(canvas, piece, { paper: 'red', ink: 'black' });
    expect(done.splice(0)).toEqual(['fill near', 'stroke fine']);
    painter.paint(canvas, { ...piece, scale: 0.3 }, {});
    expect(done).toEqual(['fill near']);
    // Paths are made once.
    expect(made).toEqual(['near', 'fine']);
  });
});

describe('nearness', () => {
  const borders = [0.75, 1.25];
  const follow = (first: Window | null) => {
    const now = createStore<Window | null>(first);
    const near = nearnessOf({ now, show: () => {} }, borders, 0);
    const stop = near.start();
    return { now, near, stop };
  };

  it('without a window everything is near, at the level of a picture', () => {
    const near = nearnessOf(null, borders, 1);
    expect(near.isNear(9999, 9999)).toBe(true);
    expect(near.level.get()).toBe(1);
  });

  it('before the board is laid out nothing is near, and the first level is its own, at rest or not', () => {
    const { now, near } = follow(null);
    expect(near.isNear(1500, 800)).toBe(false);
    now.set({ ...window, resting: false });
    expect(near.isNear(1500, 800)).toBe(true);
    expect(near.level.get()).toBe(1);
  });

  it('who has stopped hears nothing more', () => {
    const { now, near, stop } = follow(window);
    stop();
    now.set({ ...window, scale: 2 });
    expect(near.level.get()).toBe(1);
  });

  it('what is within the window and a third about it is near', () => {
    const { near } = follow(window);
    expect(near.isNear(1500, 800)).toBe(true);
    expect(near.isNear(2200, 800)).toBe(true);
    expect(near.isNear(3500, 800)).toBe(false);
  });

  it('art comes while the sheet moves, and goes when it rests', () => {
    const { now, near } = follow(window);
    let told = 0;
    near.watch(3500, 800, () => told++);
    near.watch(1100, 800, () => told++);
    now.set({ ...window, x: -3000, resting: false });
    expect(told).toBe(1);
    expect([near.isNear(3500, 800), near.isNear(1100, 800)]).toEqual([true, true]);
    now.set({ ...window, x: -3000 });
    expect([near.isNear(3500, 800), near.isNear(1100, 800)]).toEqual([true, false]);
    expect(told).toBe(2);
  });

  it('the level changes at rest only', () => {
    const { now, near } = follow(window);
    expect(near.level.get()).toBe(1);
    now.set({ ...window, scale: 2, resting: false });
    expect(near.level.get()).toBe(1);
    now.set({ ...window, scale: 2 });
    expect(near.level.get()).toBe(2);
    expect(borders.map((border) => stepAt(borders, border))).toEqual([1, 2]);
  });
});
