import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/kernel/chance.ts';
import type { GameView, Language, Thing } from '../../src/kernel/game.ts';
import { LANGUAGES } from '../../src/kernel/game.ts';
import { there } from '../../src/kernel/there.ts';
import type { DrawingProps, TableDrawing } from '../../src/table/drawing.ts';
import { createStates, type Sets } from '../../src/table/states.ts';
import { drawn as drawnAlone } from '../drawn.ts';
import { redrawnBy } from '../redrawn.ts';

/** A table to look at. */
export interface Sample<V> {
  readonly view: V;
  readonly lit: readonly Thing[];
  readonly chosen: readonly Thing[];
  readonly marked: readonly Thing[];
  readonly showing: GameEvent | null;
}

export const setsOf = ({ lit, chosen, marked }: Omit<Sample<unknown>, 'view' | 'showing'>): Sets => ({
  lit: new Set(lit),
  chosen: new Set(chosen),
  marked: new Set(marked),
});

/** The three parts of a drawing side by side, for tests that name `happy-dom` as their environment. */
export function tableFor<V extends GameView>({ Board, Hand, Status }: TableDrawing<V>) {
  const Table = (props: DrawingProps<V>) => (
    <>
      <Board {...props} />
      {Hand === null ? null : <Hand {...props} />}
      <Status view={props.view} language={props.language} />
    </>
  );
  const propsOf = (
    sample: Sample<V>,
    language: Language = 'en',
    touched?: (thing: Thing) => void,
  ): DrawingProps<V> => ({
    view: sample.view,
    language,
    states: createStates(setsOf(sample)),
    showing: sample.showing,
    onTouch: touched ?? (() => {}),
    onPoint: () => {},
  });
  const pages = new Map<Sample<V>, Map<Language, HTMLElement>>();
  const drawn = (sample: Sample<V>, language: Language = 'en'): HTMLElement => {
    const known = pages.get(sample) ?? new Map<Language, HTMLElement>();
    const page = known.get(language) ?? drawnAlone(<Table {...propsOf(sample, language)} />);
    pages.set(sample, known.set(language, page));
    return page;
  };
  return { Table, propsOf, drawn };
}

export const controlOf = (page: Element, thing: Thing): Element | null => page.querySelector(`[data-thing="${thing}"]`);
/** What is seen of a thing. */
export const shownOf = (page: Element, thing: Thing) => controlOf(page, thing)?.parentElement;

interface Drawn<V> {
  readonly drawing: TableDrawing<V>;
  readonly samples: Readonly<Record<string, Sample<V>>>;
  readonly things: (view: V) => readonly Thing[];
  /** The class of the board, and of parts that no touch may draw again. */
  readonly board: string;
  readonly costly: readonly string[];
}

/** What holds for the drawing of every game. */
export function testDrawing<V extends GameView>({ drawing, samples, things, board, costly }: Drawn<V>): void {
  const { Table, propsOf, drawn } = tableFor(drawing);
  const all = Object.entries(samples);
  const [, first] = there(all[0]);

  describe.each(all)('%s', (_name, sample) => {
    it('has everything that can be pointed at as one control', () => {
      const page = drawn(sample);
      for (const thing of [...things(sample.view), ...sample.lit, ...sample.chosen]) {
        const controls = page.querySelectorAll(`[data-thing="${thing}"]`);
        expect(controls.length, thing).toBe(1);
        expect(controls[0]?.tagName === 'BUTTON' || controls[0]?.getAttribute('role') === 'button', thing).toBe(true);
      }
    });

    it('names every control in both languages', () => {
      for (const language of LANGUAGES) {
        for (const control of drawn(sample, language).querySelectorAll('[data-thing]')) {
          const label = control.getAttribute('aria-label') ?? '';
          expect(label, control.getAttribute('data-thing') ?? '').not.toBe('');
          expect(label).not.toMatch(/undefined|NaN|^\w+:\d+$/);
        }
        expect(drawn(sample, language).textContent).not.toMatch(/undefined|NaN|\[object/);
      }
    });

    it('lets the tabulator go to what can be chosen; the rest says that it cannot', () => {
      for (const control of drawn(sample).querySelectorAll('[data-thing]')) {
        const thing = control.getAttribute('data-thing') as Thing;
        const open = sample.lit.includes(thing) || sample.chosen.includes(thing);
        expect(control.getAttribute('aria-disabled'), thing).toBe(String(!open));
        if (open) expect(control.getAttribute('tabindex'), thing).toBe('0');
      }
      expect(drawn(sample).querySelectorAll(`svg.${board} [tabindex="0"]`).length).toBeGreaterThan(0);
    });

    it('is drawn alike every time', () => {
      expect(drawnAlone(<Table {...propsOf(sample)} />).innerHTML).toBe(drawn(sample).innerHTML);
    });
  });

  it('fills its own size', () => {
    expect(drawn(first).querySelector(`svg.${board}`)?.getAttribute('viewBox')).toBe(
      `0 0 ${drawing.width} ${drawing.height}`,
    );
  });

  it('touch, Enter and Space act on whatever has the focus, chosen or not', () => {
    const touched: Thing[] = [];
    const place = document.body.appendChild(document.createElement('div'));
    void act(() => void render(<Table {...propsOf(first, 'en', (thing) => touched.push(thing))} />, place));
    const [a, b, c, d] = things(first.view);
    const press = (thing: Thing, key: string) =>
      controlOf(place, thing)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    void act(() => {
      controlOf(place, there(a))?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      press(there(b), 'Enter');
      press(there(c), ' ');
      press(there(d), 'x');
    });
    expect(touched).toEqual([a, b, c]);
    void act(() => void render(null, place));
    place.remove();
  });

  it('a touch draws again the controls of what it changes, and nothing costly', () => {
    const states = createStates(setsOf({ lit: [], chosen: [], marked: [] }));
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(first)} states={states} />, place));
    const lit = first.lit.slice(0, 2);
    const redrawn = redrawnBy(() => states.set(setsOf({ lit, chosen: [], marked: [] })));
    expect(redrawn.things).toEqual(lit.toSorted());
    for (const name of [board, ...costly]) {
      expect(place.querySelector(`.${name}`), name).not.toBeNull();
      expect(redrawn.classes.has(name), name).toBe(false);
    }
  });
}
