// @vitest-environment happy-dom
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { redrawnBy } from '../../test/redrawn.ts';
import type { Thing } from '../kernel/game.ts';
import { Control, ControlButton, type Touching } from './controls.tsx';
import { CHOSEN, createStates, LIT, MARKED, NOTHING, POINTED, type Sets, type States, useReading } from './states.ts';

const set = (parts: { readonly [part in keyof Sets]?: readonly Thing[] }): Sets => ({
  lit: new Set(parts.lit),
  chosen: new Set(parts.chosen),
  marked: new Set(parts.marked),
});

describe('states', () => {
  it('a thing is the sum of what it is', () => {
    const states = createStates(set({ lit: ['unit:1', 'unit:2'], chosen: ['unit:2'], marked: ['unit:2', 'unit:3'] }));
    expect(['unit:1', 'unit:2', 'unit:3', 'unit:4'].map((thing) => states.of(thing as Thing))).toEqual([
      LIT,
      LIT | CHOSEN | MARKED,
      MARKED,
      0,
    ]);
  });

  it('whoever watches a thing is told when it becomes something else, and only then', () => {
    const states = createStates(set({ lit: ['unit:1', 'unit:2'] }));
    const told: string[] = [];
    states.watch('unit:1', () => told.push('1'));
    states.watch('unit:2', () => told.push('2'));
    const stop = states.watch('unit:3', () => told.push('3'));
    states.watchAll(() => told.push('all'));
    states.set(set({ lit: ['unit:1'], chosen: ['unit:3'] }));
    expect(told).toEqual(['2', '3', 'all']);
    stop();
    states.set(set({ lit: ['unit:1'] }));
    expect(told).toEqual(['2', '3', 'all', 'all']);
    states.set(set({ lit: ['unit:1'] }));
    expect(told.length).toBe(4);
  });

  it('a hand is over one thing at a time, and stays there whatever else changes', () => {
    const states = createStates(set({ lit: ['unit:1'] }));
    const told: string[] = [];
    states.watch('unit:1', () => told.push('1'));
    states.watch('unit:2', () => told.push('2'));
    states.point('unit:1');
    expect([states.of('unit:1'), states.sets().hand]).toEqual([LIT | POINTED, 'unit:1']);
    states.point('unit:1');
    expect(told).toEqual(['1']);
    states.set(set({ marked: ['unit:1'] }));
    expect(states.of('unit:1')).toBe(MARKED | POINTED);
    states.point('unit:2');
    expect([states.of('unit:1'), states.of('unit:2')]).toEqual([MARKED, POINTED]);
    states.point(null);
    expect(states.of('unit:2')).toBe(0);
    expect(told).toEqual(['1', '1', '1', '2', '2']);
  });

  it('whoever is told finds all things as they are now', () => {
    const states = createStates();
    const found: number[] = [];
    states.watch('unit:1', () => found.push(states.of('unit:1'), states.of('unit:2'), states.sets().lit.size));
    states.set(set({ lit: ['unit:1', 'unit:2'] }));
    expect(found).toEqual([LIT, LIT, 2]);
  });
});

const THINGS: readonly Thing[] = ['unit:1', 'unit:2', 'unit:3', 'card:1', 'square:1'];

function touching(states: States, touched: (thing: Thing) => void = () => {}): Touching {
  const entries = new Map([['unit:3', ['unit', 'square']] as const]);
  return { states, onTouch: touched, onPoint: () => {}, name: String, entries };
}

function Table({ touching: given }: { touching: Touching }) {
  return (
    <div className="toy-table">
      <svg aria-hidden="true">
        {THINGS.slice(0, 3).map((thing) => (
          <Control key={thing} touching={given} thing={thing} under="square:1" area={<rect className="toy-hit" />}>
            <path className="toy-art" />
          </Control>
        ))}
      </svg>
      {THINGS.slice(3).map((thing) => (
        <ControlButton key={thing} touching={given} thing={thing}>
          <i className="toy-face" />
        </ControlButton>
      ))}
      <Count states={given.states} />
    </div>
  );
}

const Count = ({ states }: { states: States }) => (
  <b className="toy-count">{useReading(states, ({ lit }) => lit.size > 1)}</b>
);

function laid(states: States, touched?: (thing: Thing) => void): HTMLElement {
  const place = document.createElement('div');
  void act(() => void render(<Table touching={touching(states, touched)} />, place));
  return place;
}

const attribute = (place: Element, thing: Thing, name: string) =>
  place.querySelector(`[data-thing="${thing}"]`)?.getAttribute(name);

describe('controls', () => {
  it('are drawn again for what they are themselves, and their picture is not', () => {
    const states = createStates(set({ lit: ['unit:1', 'unit:2'] }));
    const place = laid(states);
    const { things, classes } = redrawnBy(() => states.set(set({ lit: ['unit:1', 'card:1'] })));
    expect(things).toEqual(['card:1', 'unit:2']);
    for (const name of ['toy-table', 'toy-art', 'toy-hit', 'toy-face', 'toy-count'])
      expect(classes.has(name)).toBe(false);
    expect(attribute(place, 'unit:2', 'aria-disabled')).toBe('true');
    expect(attribute(place, 'card:1', 'aria-disabled')).toBe('false');
    expect(place.querySelectorAll('.thing-lit').length).toBe(2);
  });

  it('what is read of all is drawn again when another is read', () => {
    const states = createStates(set({ lit: ['unit:1', 'unit:2'] }));
    laid(states);
    expect(redrawnBy(() => states.set(set({ lit: ['unit:1', 'unit:3'] }))).classes.has('toy-count')).toBe(false);
    expect(redrawnBy(() => states.set(set({ lit: ['unit:1'] }))).classes.has('toy-count')).toBe(true);
  });

  it('a part of the table in which nothing can be chosen has its entry', () => {
    const states = createStates(set({ lit: ['unit:1'] }));
    const place = laid(states);
    expect(attribute(place, 'unit:3', 'tabindex')).toBe('-1');
    expect(redrawnBy(() => states.set(set({ lit: ['card:1'] }))).things).toEqual(['card:1', 'unit:1', 'unit:3']);
    expect(attribute(place, 'unit:3', 'tabindex')).toBe('0');
    expect(attribute(place, 'unit:1', 'tabindex')).toBe('-1');
  });

  it('a touch means what can be chosen when it comes: the thing, or what it stands on', () => {
    const states = createStates();
    const touched: Thing[] = [];
    const place = laid(states, (thing) => touched.push(thing));
    const touch = (thing: Thing) =>
      place.querySelector(`[data-thing="${thing}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    touch('unit:1');
    void act(() => states.set(set({ lit: ['square:1'] })));
    touch('unit:1');
    void act(() => states.set(set({ lit: ['square:1', 'unit:1'] })));
    touch('unit:1');
    expect(touched).toEqual(['unit:1', 'square:1', 'unit:1']);
  });

  it('what leaves the table watches no longer', () => {
    const states = createStates();
    const place = laid(states);
    void act(() => void render(null, place));
    expect(redrawnBy(() => states.set(set({ lit: THINGS }))).things).toEqual([]);
    void act(() => states.set(NOTHING));
  });
});
