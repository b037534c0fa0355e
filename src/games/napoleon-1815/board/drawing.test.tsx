// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { drawn as drawnAlone } from '../../../../test/drawn.ts';
import { redrawnBy } from '../../../../test/redrawn.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import { LANGUAGES, type Language } from '../../../kernel/game.ts';
import { get, there } from '../../../kernel/there.ts';
import type { DrawingProps } from '../../../table/drawing.ts';
import { crossings } from '../../../table/land/curves.ts';
import { distance } from '../../../table/land/lines.ts';
import { createStates, type Sets, type States } from '../../../table/states.ts';
import { isVedette } from '../pieces.ts';
import type { View } from '../position.ts';
import { crowdedPosition } from '../test/crowds.ts';
import { aides, box, type Sample, samples } from '../test/samples.ts';
import { game } from '../test/table.ts';
import { thingsOf } from '../things.ts';
import { drawingOf } from './drawing.tsx';
import { grown, overlap, type Rect } from './geometry.ts';
import { placingOf } from './laying.ts';
import { sheetOf } from './sheet.ts';
import { roomAbout } from './zones.tsx';

const all: [string, Sample][] = Object.entries(samples());
const { Board, Hand, Status } = drawingOf(box, aides);
const sheet = sheetOf(box);

const setsOf = ({ lit, chosen, marked }: Sample): Sets => ({
  lit: new Set(lit),
  chosen: new Set(chosen),
  marked: new Set(marked),
});

function Table({ sample, language }: { sample: Sample; language: Language }) {
  const props: DrawingProps<View> = {
    view: sample.view,
    language,
    states: createStates(setsOf(sample)),
    showing: sample.showing,
    onTouch: () => {},
    onPoint: () => {},
  };
  return (
    <>
      <Board {...props} />
      {Hand === null ? null : <Hand key={all.findIndex(([, each]) => each === sample)} {...props} />}
      <Status view={props.view} language={language} />
    </>
  );
}

const pages = new Map<string, string>();
// One place for all, so that the land, which is the same for all, is drawn once.
const place = document.createElement('div');

function drawn(sample: Sample, language: Language = 'en'): string {
  const key = `${language} ${all.findIndex(([, each]) => each === sample)}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  render(<Table sample={sample} language={language} />, place);
  pages.set(key, place.innerHTML);
  return place.innerHTML;
}

/** Each control: its thing, and its tag with all attributes. */
const controlsOf = (page: string): [thing: string, tag: string][] =>
  [...page.matchAll(/<(?:g|button)[^>]*data-(?:thing|again)="([^"]+)"[^>]*>/g)].map(([tag, thing = '']) => [
    thing,
    tag,
  ]);

const named = (name: string): Sample => there(all.find(([each]) => each === name))[1];

describe('the table', () => {
  it.each(all)('%s: everything that can be pointed at is one control', (_name, sample) => {
    const page = drawn(sample);
    for (const thing of [...thingsOf(box, sample.view), ...sample.lit, ...sample.chosen]) {
      expect(page.split(`data-thing="${thing}"`).length - 1, thing).toBe(1);
    }
    for (const [thing, tag] of controlsOf(page)) expect(tag, thing).toMatch(/^<button type="button"|role="button"/);
  });

  it.each(all)('%s: every control has a name in both languages', (_name, sample) => {
    for (const language of LANGUAGES) {
      for (const [thing, tag] of controlsOf(drawn(sample, language))) {
        const label = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '';
        expect(label, thing).not.toBe('');
        expect(label, thing).not.toMatch(/undefined|NaN|^\w+:\d+$/);
      }
    }
  });

  it.each(all)('%s: the tabulator goes to what can be chosen, and always finds a way in', (_name, sample) => {
    const page = drawn(sample);
    const open = new Set<string>([...sample.lit, ...sample.chosen]);
    for (const [thing, tag] of controlsOf(page)) {
      expect(tag, thing).toContain(`aria-disabled="${!open.has(thing)}"`);
      if (open.has(thing)) expect(tag, thing).toContain('tabindex="0"');
    }
    expect(page).toContain('tabindex="0"');
  });

  it('speaks the language of the reader', () => {
    expect(drawn(named('fog'), 'fr')).toContain('Votre main');
    expect(drawn(named('fog'), 'fr')).toContain('16 juin, après-midi');
    expect(drawn(named('fog'), 'en')).toContain('Your hand');
    expect(drawn(named('fog'), 'en')).toContain('16 June, afternoon');
  });

  it('is drawn alike every time', () => {
    const props = {
      view: named('fog').view,
      language: 'en',
      showing: null,
      states: createStates(),
      onTouch: () => {},
      onPoint: () => {},
    } as const;
    const Once = drawingOf(box, aides).Board;
    const Again = drawingOf(box, aides).Board;
    expect(drawnAlone(<Once {...props} />).innerHTML).toBe(drawnAlone(<Again {...props} />).innerHTML);
  });
});

describe('a touch', () => {
  const sample = named('fog');
  const props = { view: sample.view, language: 'en', showing: null, onTouch: () => {}, onPoint: () => {} } as const;
  const all = { lit: ['zone:0', 'zone:1', 'block:0'], chosen: ['block:1'], marked: [] } as const;

  it('draws again the controls of what it changes, and neither map nor hand', () => {
    const states = createStates(setsOf({ ...sample, ...all }));
    const table = document.createElement('div');
    void act(() => void render([<Board key="b" {...props} states={states} />, handWith(states)], table));
    const known = table.querySelectorAll('[data-thing="block:1"], [data-again="block:1"]').length;
    expect(known).toBe(2);
    const { things, classes } = redrawnBy(() =>
      states.set(setsOf({ ...sample, lit: ['zone:1', 'block:0', 'link:3'], chosen: [], marked: ['zone:5'] })),
    );
    expect(things).toEqual(['block:1', 'block:1', 'link:3', 'zone:0', 'zone:5']);
    for (const name of ['n15-board', 'n15-land', 'n15-block', 'n15-hand', 'n15-card', 'n15-corps']) {
      expect(table.querySelector(`.${name}`), name).not.toBeNull();
      expect(classes.has(name), name).toBe(false);
    }
  });

  const handWith = (states: States) => (Hand === null ? null : <Hand key="h" {...props} states={states} />);
});

describe('what fog hides', () => {
  it('shows backs and no names of hidden corps', () => {
    const page = drawn(named('fog'));
    const map = page.slice(page.indexOf('n15-board'), page.indexOf('class="drawn-hand'));
    for (const name of ['Zieten', 'Thielmann', 'Picton', 'Uxbridge']) expect(map).not.toContain(`>${name}<`);
    expect(map.split('class="n15-back"').length - 1).toBe(
      named('fog').view.hidden.reduce((sum, { count }) => sum + count, 0),
    );
  });

  it('shows no cubes of a screened corps', () => {
    for (const corps of [10, 14]) expect(drawn(named('fog'))).not.toContain(`data-thing="infantry:${corps}"`);
    expect(drawn(named('open'))).toContain('data-thing="infantry:14"');
  });
});

describe('the marks of the campaign', () => {
  it('an axis has its arrow and closes ways for the viewer', () => {
    const ligny = box.zones.findIndex(({ id }) => id === 'ligny');
    expect(drawn(named('fog')).split('class="n15-barrier"').length - 1).toBe(get(box.zones, ligny).near.length - 1);
    expect(drawn(named('coalition')).split('class="n15-barrier"').length - 1).toBe(1);
    expect(drawn(named('spectator'))).not.toContain('n15-barrier');
  });

  it('a march shows what each zone in reach costs, and its sum with clauses', () => {
    const page = drawn(named('marching'));
    expect(page).toContain('n15-reach-plate');
    expect(page).toContain('MAN-02');
  });

  it('a combat shows its terms with their clauses', () => {
    expect(drawn(named('combat'))).toContain('CBT-18');
  });

  it('three players see whether the coalition may talk', () => {
    expect(drawn(named('three'), 'fr')).toMatch(/Les coalisés (ne )?peuvent/);
    expect(drawn(named('fog'), 'fr')).not.toMatch(/Les coalisés/);
  });
});

describe('the map', () => {
  it('rivers cross exactly the connections that have a bridge', () => {
    box.links.forEach((link, i) => {
      const [a, b] = [get(sheet.spots, link.a), get(sheet.spots, link.b)];
      const met = sheet.streams
        .filter(({ river }) => river.brook !== true)
        .flatMap(({ line }) => crossings(get(sheet.roads, i).line, line))
        .filter(({ at }) => distance(at, a.at) > a.r * 0.7 && distance(at, b.at) > b.r * 0.7);
      expect(met.length, link.id).toBe(link.bridge ? 1 : 0);
    });
  });

  it('no name lies on another, on a flag or on a place', () => {
    sheet.spots.forEach(({ label }, i) => {
      sheet.spots.forEach(({ label: other, flag, at, r }, j) => {
        if (i === j) return;
        const disc = { x: at[0] - r * 0.6, y: at[1] - r * 0.6, w: r * 1.2, h: r * 1.2 };
        for (const rect of [other, disc, ...(flag === null ? [] : [flag])]) {
          expect(overlap(label, grown(rect, -3)), `${get(box.zones, i).id} on ${get(box.zones, j).id}`).toBeLessThan(
            60,
          );
        }
      });
    });
  });

  it('every place is 44 pixels wide on a phone at less than full zoom', () => {
    // A sheet of 1440 on 360 pixels, enlarged four times, is a pixel a unit.
    box.zones.forEach((_, zone) => {
      expect(roomAbout(sheet, zone) * 2).toBeGreaterThanOrEqual(44);
    });
  });

  it.each(all)('%s: piles do not lie on each other', (_name, { view }) => {
    const { piles } = placingOf(sheet).lay(view);
    piles.forEach((pile, i) => {
      for (const other of piles.slice(i + 1)) expect(overlap(pile.at, other.at)).toBeLessThan(40);
    });
    const shown = piles
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.kind === 'block' && !isVedette(piece.block));
    expect(shown.length).toBe(view.where.filter((zone, block) => zone >= 0 && !isVedette(block)).length);
  });
});

describe('a crowded map', () => {
  const random = fastRandom('crowds');
  const views = Array.from({ length: 40 }, (_, i) => game.view(crowdedPosition(random), i % 2));
  const placing = placingOf(sheet);
  const share = (rect: Rect, over: readonly Rect[]): number =>
    over.reduce((sum, other) => sum + overlap(rect, other), 0) / (rect.w * rect.h);

  it('names and flags give way to the piles, and hardly any is touched', () => {
    let touched = 0;
    for (const view of views) {
      const { piles, names, flags } = placing.lay(view);
      const over = piles.map(({ at }) => at);
      for (const rect of [...names, ...flags.filter((flag) => flag !== null)]) {
        expect(share(rect, over)).toBeLessThan(0.6);
        if (share(rect, over) > 0.08) touched++;
      }
    }
    // Without that it would be four names and two flags a view.
    expect(touched / views.length).toBeLessThan(0.5);
  });

  it('a name that gave way lies on no place and on no other name', () => {
    let lying = 0;
    for (const view of views) {
      const { names } = placing.lay(view);
      names.forEach((rect, zone) => {
        if (rect === get(sheet.spots, zone).label) return;
        const others = names.filter((_, other) => other !== zone);
        const discs = sheet.spots.map(({ at: [x, y], r }) => ({
          x: x - r * 0.6,
          y: y - r * 0.6,
          w: r * 1.2,
          h: r * 1.2,
        }));
        if (share(rect, [...others, ...discs]) > 0.1) lying++;
      });
    }
    expect(lying / views.length).toBeLessThan(0.3);
  });

  it('what is laid depends on the view alone, not on what was laid before', () => {
    for (const view of views.slice(0, 5)) expect(placingOf(sheet).lay(view)).toEqual(placing.lay(view));
  });
});

describe('the room', () => {
  it('imports no rules', () => {
    for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file.endsWith('.test.tsx')) continue;
      const imports = readFileSync(join(import.meta.dirname, file), 'utf8').match(/from '[^']+'/g) ?? [];
      for (const line of imports) expect(line, file).not.toMatch(/\/rules(\/|')/);
    }
  });
});
