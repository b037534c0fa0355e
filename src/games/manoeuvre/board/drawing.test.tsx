// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { drawn as drawnAlone } from '../../../../test/drawn.ts';
import { redrawnBy } from '../../../../test/redrawn.ts';
import { LANGUAGES, type Language, type Thing } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import type { DrawingProps } from '../../../table/drawing.ts';
import { createStates, type Sets } from '../../../table/states.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import { drawingOf } from './drawing.tsx';
import { type Sample, samplesOf } from './samples.ts';

await speak();
const box = standardBox();
const samples = samplesOf(box);
const all: [string, Sample][] = Object.entries(samples);
const { Board, Hand, Status, width, height } = drawingOf(box);

const setsOf = ({ lit, chosen, marked }: Sample): Sets => ({
  lit: new Set(lit),
  chosen: new Set(chosen),
  marked: new Set(marked),
});

function propsOf(sample: Sample, language: Language = 'en', touched?: (thing: Thing) => void): DrawingProps<View> {
  return {
    view: sample.view,
    language,
    states: createStates(setsOf(sample)),
    showing: sample.showing,
    onTouch: touched ?? (() => {}),
    onPoint: () => {},
  };
}

function Table(props: DrawingProps<View>) {
  return (
    <>
      <Board {...props} />
      {Hand === null ? null : <Hand {...props} />}
      <Status view={props.view} language={props.language} />
    </>
  );
}

const pages = new Map<string, HTMLElement>();

function drawn(sample: Sample, language: Language = 'en'): HTMLElement {
  const key = `${language} ${all.findIndex(([, each]) => each === sample)}`;
  const page = pages.get(key) ?? drawnAlone(<Table {...propsOf(sample, language)} />);
  pages.set(key, page);
  return page;
}

function controlOf(page: Element, thing: Thing): Element | null {
  return page.querySelector(`[data-thing="${thing}"]`);
}

/** What is seen of a thing. */
function shownOf(page: Element, thing: Thing): Element | null | undefined {
  return controlOf(page, thing)?.parentElement;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the table', () => {
  it.each(all)('%s: everything that can be pointed at is one control', (_name, sample) => {
    const page = drawn(sample);
    for (const thing of [...thingsOf(box, sample.view), ...sample.lit, ...sample.chosen]) {
      const controls = page.querySelectorAll(`[data-thing="${thing}"]`);
      expect(controls.length, thing).toBe(1);
      expect(controls[0]?.tagName === 'BUTTON' || controls[0]?.getAttribute('role') === 'button', thing).toBe(true);
    }
  });

  it.each(all)('%s: every control has a name in both languages', (_name, sample) => {
    for (const language of LANGUAGES) {
      for (const control of drawn(sample, language).querySelectorAll('[data-thing]')) {
        const label = control.getAttribute('aria-label') ?? '';
        expect(label, control.getAttribute('data-thing') ?? '').not.toBe('');
        expect(label).not.toMatch(/undefined|NaN|^\w+:\d+$/);
      }
    }
  });

  it('speaks the language of the reader', () => {
    const [english, french] = LANGUAGES.map((language) => drawn(samples.move, language));
    expect(controlOf(there(english), 'unit:0')?.getAttribute('aria-label')).toContain('Imperial Guard');
    expect(controlOf(there(french), 'unit:0')?.getAttribute('aria-label')).toMatch(/garde impériale/i);
    expect(english?.textContent).toContain('Attack');
    expect(french?.textContent).toContain('Attaque');
  });

  it.each(all)('%s: the tabulator goes to what can be chosen, the rest says that it cannot', (_name, sample) => {
    for (const control of drawn(sample).querySelectorAll('[data-thing]')) {
      const thing = control.getAttribute('data-thing') as Thing;
      const open = sample.lit.includes(thing) || sample.chosen.includes(thing);
      expect(control.getAttribute('aria-disabled'), thing).toBe(String(!open));
      if (open) expect(control.getAttribute('tabindex'), thing).toBe('0');
    }
  });

  it.each(all)('%s: the tabulator always finds a way in', (_name, sample) => {
    expect(drawn(sample).querySelectorAll('svg.man-board [tabindex="0"]').length).toBeGreaterThan(0);
  });

  it('is drawn alike every time', () => {
    const [once, again] = [1, 2].map(() => drawnAlone(<Table {...propsOf(samples.move)} />).innerHTML);
    expect(once).toBe(again);
  });

  it('shows no card that the viewer does not know', () => {
    const known = new Set(samples.move.view.sides.flatMap((side) => [...side.hand, side.discardTop]));
    for (const card of drawn(samples.move).querySelectorAll('[data-thing^="card:"]')) {
      expect(known.has(Number(card.getAttribute('data-thing')?.slice(5)))).toBe(true);
    }
    expect(drawn(samples.move).querySelectorAll('.card-backs .man-back').length).toBe(3);
  });

  it('fills its own size', () => {
    expect(drawn(samples.move).querySelector('svg.man-board')?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
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

describe('hand, keyboard and reader', () => {
  it('touch, Enter and Space act on whatever has the focus, chosen or not', () => {
    const touched: Thing[] = [];
    const place = document.body.appendChild(document.createElement('div'));
    void act(() => void render(<Table {...propsOf(samples.target, 'en', (thing) => touched.push(thing))} />, place));
    const press = (thing: Thing, key: string) =>
      controlOf(place, thing)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    void act(() => {
      controlOf(place, 'unit:8')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      press('unit:11', 'Enter');
      press('square:0', ' ');
      press('unit:2', 'x');
    });
    expect(touched).toEqual(['unit:8', 'unit:11', 'square:0']);
    void act(() => void render(null, place));
  });

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
