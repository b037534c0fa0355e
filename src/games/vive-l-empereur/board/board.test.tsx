// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { redrawnBy } from '../../../../test/redrawn.ts';
import { controlOf, setsOf } from '../../../../test/support/drawings.tsx';
import { hexName, hexNamed } from '../../../grids/hexes.ts';
import type { Thing } from '../../../kernel/game.ts';
import { get } from '../../../kernel/there.ts';
import type { Touching } from '../../../table/controls.tsx';
import { createStates } from '../../../table/states.ts';
import { createStore } from '../../../table/store.ts';
import { InWindow, type Window } from '../../../table/window.ts';
import { standardBox } from '../data/standard.ts';
import { Field } from './board.tsx';
import { Command, FireArc, March, Quarters, Reach, Relief, Shots, Targets } from './overlays.tsx';
import { beginning, drill } from './samples.ts';
import type { ShownField } from './shown.ts';
import type { FieldWords } from './words.ts';

const box = await standardBox();
const battles = box.scenarios.map((_, i) => box.battle(i));
const small = get(
  battles.filter(({ id }) => id === 'hassenhausen'),
  0,
);
const large = get(
  battles.filter(({ id }) => id === 'quatre-bras'),
  0,
);

const hexAt = (label: string): Thing => `hex:${hexNamed(small.ground.hexes, label)}`;

const words: FieldWords = {
  ...{
    field: 'Field',
    ground: 'Ground',
    fire: 'F',
    shock: 'C',
    morale: 'M',
    front: 'front',
    flank: 'flank',
    rear: 'rear',
  },
  name: (thing) => thing.replace(':', ' '),
};

function laidOut(shown: ShownField, window: Window | null = null, extra: Partial<Parameters<typeof Field>[0]> = {}) {
  const states = createStates();
  const touched: Thing[] = [];
  const pointed: (Thing | null)[] = [];
  const shownAt: (readonly [number, number])[] = [];
  const touching: Touching = {
    ...{ states, name: words.name, entries: new Map() },
    onTouch: (thing) => touched.push(thing),
    onPoint: (thing) => pointed.push(thing),
  };
  const now = createStore<Window | null>(window);
  const place = document.body.appendChild(document.createElement('div'));
  const field = (what: ShownField) => <Field shown={what} touching={touching} words={words} {...extra} />;
  const provide = (what: ShownField) =>
    window === null ? (
      field(what)
    ) : (
      <InWindow.Provider value={{ now, show: (x, y) => shownAt.push([x, y]) }}>{field(what)}</InWindow.Provider>
    );
  void act(() => void render(provide(shown), place));
  return { place, states, touched, pointed, now, shownAt };
}

afterEach(() => {
  for (const place of document.body.children) void act(() => void render(null, place));
  document.body.replaceChildren();
});

describe.each([
  ['Hassenhausen', small],
  ['Quatre-Bras', large],
])('%s', (_, battle) => {
  const shown = beginning(battle);

  it('has every unit and leader as one control with a name, and no hex', () => {
    const { place } = laidOut(shown);
    expect(shown.units.length).toBeGreaterThan(5);
    for (const { id } of shown.units) expect(place.querySelectorAll(`[data-thing="unit:${id}"]`).length).toBe(1);
    for (const { id } of shown.leaders) expect(place.querySelectorAll(`[data-thing="leader:${id}"]`).length).toBe(1);
    for (const control of place.querySelectorAll('[data-thing]')) {
      expect(control.getAttribute('aria-label')).toMatch(/^(unit|leader) \d+$/);
    }
    expect(place.querySelector('[data-thing^="hex:"]')).toBeNull();
    expect(place.textContent).not.toMatch(/undefined|NaN|\[object/);
  });

  it('a few hexes that are asked about show their numbers while those of the map are too small, and none where many are lit or something stands', () => {
    const { hexes, terrain } = battle.ground;
    const held = new Set([...shown.units, ...shown.leaders].map(({ hex }) => hex));
    const free = [...terrain.keys()].filter((hex) => !held.has(hex));
    const [one, two] = [get(free, 0), get(free, 9)];
    const taken = get([...held], 0);
    const afar = { x: 0, y: 0, scale: 0.5, width: 400, height: 400, resting: true };
    const { place, states } = laidOut(shown, afar);
    const light = (lit: readonly number[]) =>
      act(() => states.set(setsOf({ lit: lit.map((hex): Thing => `hex:${hex}`), chosen: [], marked: [] })));
    const numbers = () => [...place.querySelectorAll('.ve-asked')].map(({ textContent }) => textContent);
    expect(numbers()).toEqual([]);
    void light([one, two, taken]);
    expect(numbers()).toEqual([hexName(hexes, one), hexName(hexes, two)]);
    void light(free.slice(0, 9));
    expect(numbers()).toEqual([]);
  });

  it('has its land in flat colours before the map is drawn', () => {
    const { place } = laidOut(shown);
    const woods = shown.ground.terrain.filter((kind) => kind === 'forest').length;
    expect(woods).toBeGreaterThan(0);
    const tint = place.querySelector('.hex-coarse [fill="var(--land-leaf)"]');
    expect(tint?.getAttribute('d')?.split('M').length).toBe(woods + 1);
    expect(place.querySelectorAll('.hex-coarse [stroke="var(--land-path)"]').length).toBe(shown.ground.roads.length);
  });

  it('is drawn alike every time', () => {
    expect(laidOut(shown).place.innerHTML).toBe(laidOut(shown).place.innerHTML);
  });

  it('nothing in a counter is moved, faded or filtered as a group', () => {
    const { place } = laidOut(shown);
    expect(place.querySelectorAll('.ve-piece').length).toBe(shown.units.length);
    for (const part of place.querySelectorAll('.hex-pieces *')) {
      for (const name of ['transform', 'opacity', 'filter']) expect(part.hasAttribute(name)).toBe(false);
    }
  });
});

describe('what may be touched', () => {
  const shown = beginning(small);
  const [unit] = shown.units;

  it('a hex is a control while it can be chosen, and then it is one to touch', () => {
    const { place, states, touched } = laidOut(shown);
    void act(() => states.set(setsOf({ lit: [hexAt('0505')], chosen: [], marked: [] })));
    const control = controlOf(place, hexAt('0505'));
    expect(control?.getAttribute('aria-disabled')).toBe('false');
    control?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(touched).toEqual([hexAt('0505')]);
    void act(() => states.set(setsOf({ lit: [], chosen: [], marked: [] })));
    expect(controlOf(place, hexAt('0505'))).toBeNull();
  });

  it('a touch draws again the controls of what it changes, and no piece', () => {
    const { place, states } = laidOut(shown);
    const thing: Thing = `unit:${unit?.id}`;
    const redrawn = redrawnBy(() => states.set(setsOf({ lit: [thing], chosen: [], marked: [] })));
    expect(redrawn.things).toEqual([thing]);
    for (const name of ['ve-piece', 've-board', 'hex-board', 've-name']) {
      expect(place.querySelector(`.${name}`), name).not.toBeNull();
      expect(redrawn.classes.has(name), name).toBe(false);
    }
    expect(place.querySelector('.hex-ring-lit')?.getAttribute('d')).toMatch(/^M.*Z$/);
  });

  it('rings of many are one path', () => {
    const { place, states } = laidOut(shown);
    void act(() =>
      states.set(setsOf({ lit: shown.units.map(({ id }): Thing => `unit:${id}`), chosen: [], marked: [] })),
    );
    expect(place.querySelectorAll('.hex-ring-lit').length).toBe(1);
    const rings = place.querySelector('.hex-ring-lit')?.getAttribute('d')?.split('M').length ?? 0;
    expect(rings - 1).toBe(new Set(shown.units.map(({ hex }) => hex)).size);
  });

  it('bare ground is its hex', () => {
    const { place, touched, pointed } = laidOut(shown);
    const board = get([...place.querySelectorAll<HTMLElement>('.hex-board')], 0);
    const width = Number(place.querySelector('.ve-board')?.getAttribute('viewBox')?.split(' ')[2]);
    board.getBoundingClientRect = () => new DOMRect(100, 50, width / 2, width / 2);
    // 0101 lies with its middle at (74, 68.6) of the sheet.
    board.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 137, clientY: 84 }));
    expect(touched).toEqual([hexAt('0101')]);
    board.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 137, clientY: 84 }));
    board.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 138, clientY: 84 }));
    board.dispatchEvent(new PointerEvent('pointerleave', { bubbles: true }));
    expect(pointed).toEqual([hexAt('0101'), null]);
  });

  it('arrow keys go from hex to hex, over counters and bare ground, and the window follows', () => {
    const window: Window = { x: 0, y: 0, scale: 1, width: 5000, height: 5000, resting: true };
    const { place, states, shownAt } = laidOut(shown, window);
    void act(() => states.set(setsOf({ lit: [hexAt('0101')], chosen: [], marked: [] })));
    const press = (key: string) =>
      void act(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      );
    const focused = () => document.activeElement?.getAttribute('data-thing');
    const first = controlOf(place, hexAt('0101'));
    if (first instanceof SVGElement) first.focus();
    press('ArrowDown');
    expect(focused()).toBe(hexAt('0102'));
    press('ArrowRight');
    expect(focused()).toBe(hexAt('0202'));
    expect(controlOf(place, hexAt('0102'))).toBeNull();
    press('ArrowUp');
    press('ArrowUp');
    expect(focused()).toBe(hexAt('0201'));
    expect(shownAt.length).toBe(3);
  });
});

describe('by the width of a hex', () => {
  const shown = drill(small);
  const window: Window = { x: 0, y: 0, scale: 0.6, width: 5000, height: 5000, resting: true };

  it('afar a piece has its strength, in the middle its name as well, near its steps and values', () => {
    const { place, now } = laidOut(shown, window);
    const count = (name: string) => place.querySelectorAll(`.${name}`).length;
    const many = shown.units.length;
    expect([count('ve-strength'), count('ve-slip-name'), count('ve-values'), count('ve-number')]).toEqual([
      many,
      0,
      0,
      0,
    ]);
    void act(() => now.set({ ...window, scale: 1 }));
    expect([count('ve-strength'), count('ve-slip-name'), count('ve-values')]).toEqual([many, many, 0]);
    void act(() => now.set({ ...window, scale: 1.5 }));
    expect([count('ve-slip-name'), count('ve-values'), count('ve-step')]).toEqual([many, many, many]);
    expect(count('ve-number')).toBe(14 * 12);
  });

  it('far from the window only the controls are left', () => {
    const { place } = laidOut(shown, { ...window, x: 90_000, width: 300, height: 300 });
    expect(place.querySelectorAll('.ve-piece').length).toBe(0);
    expect(place.querySelectorAll('[data-thing^="unit:"]').length).toBe(shown.units.length);
  });

  it('every formation has an outline of its own, and its front is ivory', () => {
    const { place } = laidOut(shown, window);
    const looks = shown.units
      .filter(({ side }) => side === 0)
      .map(({ id }) => {
        const piece = controlOf(place, `unit:${id}`)?.parentElement;
        return [...(piece?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('class')).join();
      });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('marks: the turn of a disorganised unit, a second ring if it routs, the count of a stack', () => {
    const { place } = laidOut(shown, window);
    const texts = (name: string) => [...place.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
    expect(texts('ve-mark-figure')).toEqual(['3', '3']);
    expect(place.querySelectorAll('.ve-mark-ring').length).toBe(1);
    expect(texts('ve-count-figure')).toEqual(['3', '3']);
  });

  it('skirmishers stand between their two hexes and can be touched in both', () => {
    const { place } = laidOut(shown, window);
    const id = shown.units.find(({ formation }) => formation === 'skirmish')?.id;
    const area = controlOf(place, `unit:${id}`)?.querySelector('.thing-hit')?.getAttribute('d') ?? '';
    expect(area.split('M').length - 1).toBe(2);
  });
});

describe('overlays', () => {
  const shown = beginning(small);
  const hexes = [20, 21, 22];

  it('show what they are given, one path for each look', () => {
    const { place } = laidOut(shown, null, {
      laid: (field) => (
        <>
          <Reach {...field} costs={new Map(hexes.map((hex, i) => [hex, String(i + 1)]))} taken={new Set([20])} />
          <FireArc {...field} from={60} seen={new Map([[46, 3]])} hidden={[32, 33]} taken={new Set()} />
          <Command {...field} from={60} within={[60, 61]} commanded={[61]} />
          <Relief {...field} plan={shown.ground} />
        </>
      ),
      above: (field) => (
        <>
          <March {...field} hexes={hexes} side={0} dangers={[{ hex: 21, text: 'fire 4' }]} />
          <Targets {...field} from={60} values={new Map([[46, 3]])} aim={46} />
          <Quarters {...field} hex={46} sides={['front', 'front', 'flank', 'rear', 'rear', 'flank']} words={words} />
          <Shots {...field} shots={[{ from: 46, to: 21, value: '5' }]} />
        </>
      ),
    });
    const one = (name: string) => place.querySelectorAll(`.${name}`);
    expect(one('hex-wash-reach').length).toBe(1);
    expect(one('hex-wash-reach')[0]?.getAttribute('d')?.split('M').length).toBe(4);
    expect([...one('ve-cost')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    expect(one('ve-fire-value')[0]?.textContent).toBe('3');
    expect(one('ve-arc').length).toBe(1);
    expect(one('ve-command').length).toBe(1);
    expect(one('hex-slip-words-danger')[0]?.textContent).toBe('fire 4');
    expect([...one('hex-figure-aim')].map(({ textContent }) => textContent)).toEqual(['3', '5']);
    expect(
      ['front', 'flank', 'rear'].map(
        (quarter) => one(`ve-quarter-${quarter}`)[0]?.getAttribute('d')?.split('M').length,
      ),
    ).toEqual([3, 3, 3]);
    expect(one('hex-wash-relief-high').length).toBe(1);
  });

  it('a way of one hex is none', () => {
    const { place } = laidOut(shown, null, {
      above: (field) => <March {...field} hexes={[20]} side={0} dangers={[]} />,
    });
    expect(place.querySelector('.hex-arrow')).toBeNull();
  });
});
