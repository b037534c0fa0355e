// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { redrawnBy } from '../../../../test/redrawn.ts';
import { controlOf, setsOf, shownOf, tableFor, testDrawing } from '../../../../test/support/drawings.tsx';
import { LANGUAGES, type Thing } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import { createStates } from '../../../table/states.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import { drawingOf } from './drawing.tsx';
import { samplesOf } from './samples.ts';

await speak();
const box = standardBox();
const samples = samplesOf(box);
const drawing = drawingOf(box);
const { Table, propsOf, drawn } = tableFor<View>(drawing);

afterEach(() => {
  document.body.innerHTML = '';
});

testDrawing<View>({
  drawing,
  samples,
  things: (view) => thingsOf(box, view),
  board: 'man-board',
  costly: ['man-land', 'man-hand'],
});

describe('the table', () => {
  it('speaks the language of the reader', () => {
    const [english, french] = LANGUAGES.map((language) => drawn(samples.move, language));
    expect(controlOf(there(english), 'unit:0')?.getAttribute('aria-label')).toContain('Imperial Guard');
    expect(controlOf(there(french), 'unit:0')?.getAttribute('aria-label')).toMatch(/garde impériale/i);
    expect(english?.textContent).toContain('Attack');
    expect(french?.textContent).toContain('Attaque');
  });

  it('shows no card that the viewer does not know', () => {
    const known = new Set(samples.move.view.sides.flatMap((side) => [...side.hand, side.discardTop]));
    for (const card of drawn(samples.move).querySelectorAll('[data-thing^="card:"]')) {
      expect(known.has(Number(card.getAttribute('data-thing')?.slice(5)))).toBe(true);
    }
    expect(drawn(samples.move).querySelectorAll('.card-backs .man-back').length).toBe(3);
  });
});

describe('states that do not rest on colour', () => {
  it('a reduced unit has its stripe and its lower strength', () => {
    const unit = shownOf(drawn(samples.move), 'unit:4');
    expect(unit?.querySelector('.man-reduced .man-fray')).not.toBeNull();
    expect(unit?.querySelector('.man-strength')?.textContent).toBe('3');
  });

  it('a target wears a sight, an own unit a frame', () => {
    const page = drawn(samples.target);
    expect(shownOf(page, 'unit:8')?.querySelector('.man-sight')).not.toBeNull();
    expect(shownOf(page, 'unit:0')?.querySelector('.man-firm')).not.toBeNull();
    expect(shownOf(page, 'unit:1')?.querySelector('.man-sight, .man-firm, .man-light')).toBeNull();
  });

  it('what the log speaks of has a ring', () => {
    const page = drawn(samples.move);
    expect(shownOf(page, 'unit:9')?.querySelector('.man-ring')).not.toBeNull();
    expect(page.querySelectorAll('.man-ring').length).toBe(2);
  });

  it('a fight has its arrow, with one for each supporter', () => {
    expect(drawn(samples.assault).querySelectorAll('.man-arrow').length).toBe(2);
    expect(drawn(samples.bombard).querySelectorAll('.man-flight').length).toBe(2);
    expect(drawn(samples.move).querySelector('.man-arrows')).toBeNull();
  });

  it('totals show every die with its face', () => {
    const faces = [...drawn(samples.rolled).querySelectorAll('.die-face')].map((face) => face.textContent);
    expect(faces).toEqual(['5', '3', '6', '1', '10']);
  });

  it('lost units lie beside the field and can still be asked about', () => {
    const lost = [...drawn(samples.move).querySelectorAll('.man-lost [data-thing]')].map((unit) =>
      unit.getAttribute('data-thing'),
    );
    expect(lost).toEqual(['unit:3', 'unit:10', 'unit:14']);
  });
});

describe('hand', () => {
  it('a counter passes a touch on to its square where only that can be chosen', () => {
    const touched: Thing[] = [];
    const sample = { ...samples.move, lit: [`square:${samples.move.view.where[0]}`] as const };
    const place = document.body.appendChild(document.createElement('div'));
    void act(() => void render(<Table {...propsOf(sample, 'en', (thing) => touched.push(thing))} />, place));
    void act(() => {
      controlOf(place, 'unit:0')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    expect(touched).toEqual(sample.lit);
    void act(() => void render(null, place));
  });
});

describe('a touch', () => {
  it('draws again the controls of what it changes, and neither board nor hand', () => {
    const states = createStates(setsOf(samples.move));
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(samples.move)} states={states} />, place));
    const lit = samples.move.lit.slice(2);
    const { things, classes } = redrawnBy(() =>
      states.set(setsOf({ ...samples.move, lit, chosen: ['unit:2'], marked: [...samples.move.marked, 'unit:0'] })),
    );
    expect(things).toEqual([...samples.move.lit.slice(0, 2), 'unit:0', 'unit:1', 'unit:2'].sort());
    for (const name of ['man-board', 'man-land', 'man-counter', 'man-hand', 'man-card']) {
      expect(place.querySelector(`.${name}`), name).not.toBeNull();
      expect(classes.has(name), name).toBe(false);
    }
    expect(shownOf(place, 'unit:2')?.querySelector('.man-firm')).not.toBeNull();
    expect(shownOf(place, 'unit:1')?.querySelector('.man-firm')).toBeNull();
    expect(shownOf(place, 'unit:0')?.querySelector('.man-ring')).not.toBeNull();
  });

  it('shows the attack that is about to be chosen', () => {
    const states = createStates();
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(samples.move)} states={states} />, place));
    expect(place.querySelector('.man-arrows')).toBeNull();
    void act(() => states.set(setsOf({ ...samples.move, chosen: ['unit:1', 'unit:11'] })));
    expect(place.querySelector('.man-arrows')).not.toBeNull();
  });

  it('marks the place of the next tile for whoever lays it, and for nobody who waits', () => {
    const marked = ({ lit, chosen }: { readonly lit: readonly Thing[]; readonly chosen: readonly Thing[] }) => {
      const place = document.createElement('div');
      const states = createStates(setsOf({ ...samples.turning, lit, chosen }));
      void act(() => void render(<Table {...propsOf(samples.turning)} states={states} />, place));
      return place.querySelectorAll('.man-asked .man-slot-next').length;
    };
    expect(marked({ lit: ['tile:14'], chosen: [] })).toBe(1);
    expect(marked({ lit: [], chosen: ['tile:14'] })).toBe(1);
    expect(marked({ lit: [], chosen: [] })).toBe(0);
  });

  it('shows the tile in hand on its place, and how it can be turned', () => {
    const states = createStates(setsOf({ ...samples.turning, chosen: [] }));
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(samples.turning)} states={states} />, place));
    expect(place.querySelector('.man-trial')).toBeNull();
    const { classes } = redrawnBy(() => states.set(setsOf({ ...samples.turning, chosen: ['tile:14'] })));
    expect(place.querySelector('.man-trial')).not.toBeNull();
    expect(place.querySelector('.man-turns-idle')).toBeNull();
    expect(classes.has('man-board')).toBe(false);
  });
});

describe('the room', () => {
  it('imports no rules', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
      const imports = readFileSync(join(import.meta.dirname, file), 'utf8').match(/from '[^']+'/g) ?? [];
      for (const line of imports) expect(line, file).not.toMatch(/\/rules(\/|')/);
    }
  });
});
