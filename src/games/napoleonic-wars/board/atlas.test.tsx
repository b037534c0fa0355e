import { NATIONS, WARS } from '../data/names.ts';
// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../test/drawn.ts';
import { get } from '../../../kernel/there.ts';
import type { Line, Point } from '../../../table/land/lines.ts';
import { speak } from '../text/tongues.ts';
import { Atlas, type AtlasFacts, controlOf, Ground } from './atlas.tsx';
import { hotelTokens } from './boxes.tsx';
import { layoutOf, standingsOf } from './field.tsx';
import { BOXES, PHONE_WARS, POCKET, PORTUGAL, SHEET, WAR_PLACES } from './geometry.ts';
import type { Rect } from './land/chart.ts';
import type { MapMode } from './land/nations.tsx';
import { REGIONS } from './land/outlines.ts';
import { mustered, rowsOf, strengthOf } from './muster.ts';
import { byNation, type Corps } from './nouns.ts';
import { PhoneMap, plaqueOf } from './phone.tsx';
import { broken } from './pieces.tsx';
import { CROWDED, LATE_1809 } from './samples.ts';
import { AbdicationTrack, NapoleonFaces } from './track.tsx';
import { wordsIn } from './words.ts';

await speak(['en']);
const words = wordsIn('en');

/** The land and all that lies on it. */
const map = (facts: AtlasFacts, mode: MapMode = 'control') =>
  drawn(
    <svg aria-hidden="true">
      <Ground facts={facts} mode={mode} />
      <Atlas facts={facts} words={words} />
    </svg>,
  );

/** Every field as full as it can be, and more tokens than a tablet holds. */
const everywhere = (facts: AtlasFacts): AtlasFacts => {
  const corps = NATIONS.flatMap((id) => facts.nations[id].corps);
  const tokens = NATIONS.flatMap((id) => facts.nations[id].tokens);
  return { ...facts, nations: byNation((id) => ({ ...facts.nations[id], corps, tokens })) };
};
const samples = { LATE_1809, CROWDED, full: everywhere(CROWDED) };

function inside(ring: Line, [x, y]: Point): boolean {
  let within = false;
  ring.forEach((a, i) => {
    const b = get(ring, (i + 1) % ring.length);
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) within = !within;
  });
  return within;
}

const holds = (outer: Rect, { x, y, w, h }: Rect): boolean =>
  x >= outer.x && y >= outer.y && x + w <= outer.x + outer.w && y + h <= outer.y + outer.h;
const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const about = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** Every pair that lies one over the other. */
function clashes(parts: readonly (readonly [name: string, box: Rect])[]): string[] {
  return parts.flatMap(([name, box], i) =>
    parts.slice(i + 1).flatMap(([other, its]) => (meet(box, its) ? [`${name} and ${other}`] : [])),
  );
}

describe('the land', () => {
  it.each([
    ['Paris', [2.35, 48.86], 'france'],
    ['Marseilles', [5.4, 43.4], 'france'],
    ['Brussels', [4.35, 50.85], 'france'],
    ['Berlin', [13.4, 52.5], 'germany'],
    ['Königsberg', [20.5, 54.7], 'germany'],
    ['Munich', [11.6, 48.1], 'germany'],
    ['Vienna', [16.4, 48.2], 'austria'],
    ['Budapest', [19.05, 47.5], 'austria'],
    ['Rome', [12.5, 41.9], 'italy'],
    ['Milan', [9.2, 45.5], 'italy'],
    ['Madrid', [-3.7, 40.4], 'spain'],
    ['Lisbon', [-9.1, 38.75], null],
    ['Berne', [7.5, 46.95], null],
    ['Warsaw', [21, 52.25], null],
    ['London', [-0.1, 51.5], null],
  ] as const)('%s lies in its Nation and in no other', (_, at, nation) => {
    expect(NATIONS.filter((id) => inside(REGIONS[id].flat(), at))).toEqual(nation === null ? [] : [nation]);
  });
});

describe('places', () => {
  const fixed = () => [
    ...Object.entries(BOXES).map(([name, box]) => [name, box] as const),
    ...WARS.filter((war) => !['usa', 'haiti', 'cape', 'mysore', 'russia'].includes(war)).map(
      (war) => [war, about(WAR_PLACES[war].at, WAR_PLACES[war].r + 3)] as const,
    ),
  ];
  const armies = (facts: AtlasFacts) =>
    NATIONS.flatMap((nation) => {
      const { tablet, field } = layoutOf(nation, facts.nations[nation]);
      return [[nation, field === null ? tablet : { ...tablet, h: field.y + field.h - tablet.y }] as const];
    });

  it.each(Object.entries(samples))('nothing lies over anything else: %s', (_, facts) => {
    const parts = [...fixed(), ...armies(facts)];
    expect(clashes(parts)).toEqual([]);
    expect(parts.filter(([, box]) => !holds(SHEET, box)).map(([name]) => name)).toEqual([]);
  });

  it.each(Object.entries(samples))('every corps stands on its field and on nobody else: %s', (_, facts) => {
    for (const nation of NATIONS) {
      const layout = layoutOf(nation, facts.nations[nation]);
      const { plates, shields } = standingsOf(layout);
      const all = [...plates, ...shields];
      expect(all.flatMap(({ corps }) => corps).length).toBe(facts.nations[nation].corps.length);
      expect(clashes(all.map(({ corps: [first], box }) => [first.id, box]))).toEqual([]);
      expect(all.filter(({ box }) => layout.field === null || !holds(layout.field, box))).toEqual([]);
    }
  });

  it('on a telephone the plaques and the hexagons stand clear of each other', () => {
    const plaques = [...NATIONS.map((id) => [id, plaqueOf(id)] as const), ['portugal', PORTUGAL] as const];
    const wars = WARS.map((war) => [war, about(PHONE_WARS[war], 10)] as const);
    expect(clashes([...plaques, ...wars])).toEqual([]);
    expect([...plaques, ...wars].filter(([, box]) => !holds(POCKET, box)).map(([name]) => name)).toEqual([]);
  });
});

describe('corps on a field', () => {
  const corps = (colours: Corps['colours'], count: number, side: Corps['side'] = 'coalition'): Corps[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `${colours} ${i}`,
      name: colours,
      colours,
      side,
      strength: i + 1,
      cavalry: false,
    }));

  it('stand one by one while there is room', () => {
    const muster = mustered([...corps('french', 4, 'french'), ...corps('british', 2), ...corps('duchy', 9)], 2, 4);
    expect([muster.french.length, muster.coalition.length, muster.shields.length]).toEqual([4, 2, 9]);
  });

  it('gather the Duchies first, then the coat with most plates', () => {
    const all = [...corps('french', 4, 'french'), ...corps('british', 2), ...corps('russian', 3), ...corps('duchy', 9)];
    const duchies = mustered(all, 2, 5);
    expect(duchies.shields).toEqual([]);
    expect(duchies.coalition.map((stand) => stand.length)).toEqual([1, 1, 1, 1, 1, 9]);
    const french = mustered(all, 2, 4);
    expect(french.french.map((stand) => stand.length)).toEqual([4]);
    expect(french.coalition.map((stand) => stand.length)).toEqual([1, 1, 1, 1, 1, 9]);
    expect(rowsOf(french, 2)).toBe(4);
  });

  it('are never lost, and who may still join stands alone', () => {
    const guard: Corps = { ...get(corps('french', 1, 'french'), 0), id: 'guard', maybe: true };
    const all = [...corps('french', 12, 'french'), guard, ...corps('russian', 6), ...corps('duchy', 12)];
    const muster = mustered(all, 2, 3);
    const stands = [...muster.french, ...muster.coalition];
    expect(stands.flat().length + muster.shields.length).toBe(all.length);
    expect(strengthOf(stands.flat())).toBe(strengthOf(all));
    expect(stands.filter((stand) => stand.includes(guard))).toEqual([[guard]]);
  });
});

describe('signs that do not rest on colour', () => {
  const page = map(LATE_1809);

  it('a contested border is barred with the colours of both, one that nobody holds has none', () => {
    expect(controlOf(LATE_1809.nations.italy.corps)).toBe('contested');
    const rims = (place: Element) =>
      [...place.querySelectorAll('.nw-nation')].map((nation) => nation.querySelector('.nw-rim')?.getAttribute('class'));
    const [french, both] = ['nw-rim nw-rim-french', 'nw-rim nw-rim-contested'];
    expect(rims(page)).toEqual([french, french, both, both, both]);
    expect(page.querySelectorAll('.nw-rim-contested[stroke="url(#nw-atlas-both)"]').length).toBe(3);
    const nations = { ...LATE_1809.nations, spain: { ...LATE_1809.nations.spain, corps: [] } };
    expect(rims(map({ ...LATE_1809, nations }))).toEqual([french, french, both, both, undefined]);
  });

  it('a war that is open shows its number; a tick and a cross are two signs', () => {
    const strokes = (state: string) =>
      new Set(
        [...page.querySelectorAll(`.nw-war-${state} .nw-war-sign`)].map(
          (sign) => sign.getAttribute('d')?.split(/m/i).length,
        ),
      );
    expect(page.querySelector('.nw-war-open text')?.textContent).toBe('10');
    // What stands before the first stroke counts as well.
    expect([strokes('open'), strokes('won'), strokes('lost')]).toEqual([new Set(), new Set([2]), new Set([3])]);
  });

  it('cavalry has another shape, who may join a question mark, an envoy another sign than a client state', () => {
    const shape = (name: string) =>
      [...page.querySelectorAll('.nw-plate')]
        .find((plate) => plate.querySelector('.nw-plate-name')?.textContent === name)
        ?.querySelector('.nw-plate-body')
        ?.getAttribute('d');
    expect(shape('Davout')).toBe(shape('Karl'));
    expect(shape('Murat')).toBe(shape('Uxbridge'));
    expect(shape('Murat')).not.toBe(shape('Davout'));
    expect([...page.querySelectorAll('.nw-plate-maybe .nw-plate-strength')].map((each) => each.textContent)).toEqual([
      '7?',
    ]);
    const sign = (kind: string) => page.querySelector(`.nw-token-${kind} path`)?.getAttribute('d');
    const kinds = [
      'envoy-french',
      'client',
      'person',
      'treaty',
      'trouble',
      'status-neutral',
      'status-coalition',
      'status-surrender',
    ];
    expect(new Set(kinds.map(sign)).size).toBe(kinds.length);
    expect(kinds.map(sign)).not.toContain(undefined);
  });

  it('Napoleon wears laurels once he is Emperor', () => {
    expect(page.querySelectorAll('.nw-laurel').length).toBe(1);
    const nations = { ...LATE_1809.nations, austria: { ...LATE_1809.nations.austria, napoleon: 'B' as const } };
    expect(map({ ...LATE_1809, nations }).querySelectorAll('.nw-laurel').length).toBe(0);
  });
});

describe('map modes', () => {
  const washes = (facts: AtlasFacts, mode: MapMode) =>
    [...map(facts, mode).querySelectorAll('.nw-nation .nw-wash')].map((wash) => [
      /nw-wash-(\w+)/.exec(wash.getAttribute('class') ?? '')?.[1],
      Number(wash.getAttribute('opacity')).toFixed(2),
    ]);

  it('fervour dyes a Nation for France or for the Coalition, the stronger the farther from the middle', () => {
    expect(washes(LATE_1809, 'fervour')).toEqual([
      ['french', '0.25'],
      ['french', '0.05'],
      ['coalition', '0.15'],
      ['coalition', '0.15'],
      ['coalition', '0.30'],
    ]);
  });

  it('money dyes what pays', () => {
    expect(washes(LATE_1809, 'money').map(([, strong]) => strong)).toEqual(['0.05', '0.05', '0.45', '0.05', '0.05']);
  });

  it('the sea has the colour of the fleet that holds it, and none if nobody does', () => {
    const sea = (facts: AtlasFacts, mode: MapMode) =>
      map(facts, mode).querySelector('path.nw-wash')?.getAttribute('class');
    expect(sea(LATE_1809, 'sea')).toBe('nw-wash nw-wash-coalition');
    expect(sea({ ...LATE_1809, seas: { ...LATE_1809.seas, fleet: 'french-fleet' } }, 'sea')).toBe(
      'nw-wash nw-wash-french',
    );
    expect([sea(CROWDED, 'sea'), sea(LATE_1809, 'control')]).toEqual([undefined, undefined]);
  });
});

describe('what is written', () => {
  it('the calendar, the tracks and the faces say where they stand', () => {
    const page = map(LATE_1809);
    expect(page.querySelectorAll('.nw-turn').length).toBe(16);
    expect(page.querySelector('.nw-turn-now')?.textContent).toBe('Late 1809Austria');
    expect(page.querySelector('.nw-turn .nw-waiting')?.textContent).toBe('2');
    expect([...page.querySelectorAll('.nw-sums')].map((sums) => sums.textContent)).toEqual([
      '34 + 7?40',
      '410',
      '1017',
    ]);
    const track = drawn(<AbdicationTrack at={[0, 0]} width={340} value={8} />);
    expect(track.querySelector('.nw-track-coin')?.textContent).toBe('8');
    const die = drawn(<NapoleonFaces faces={['a', 'b', 'c', 'd', 'e', 'f']} fallen={6} />);
    expect(die.querySelector('[aria-current=true]')?.textContent).toBe('f');
    expect([...die.querySelectorAll('.nw-face')].map((face) => face.querySelectorAll('circle').length)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('the telephone has a plaque for each Nation with both sums', () => {
    const page = drawn(<PhoneMap facts={LATE_1809} words={words} />);
    expect([...page.querySelectorAll('.nw-plaque')].map((each) => each.textContent)).toEqual([
      'France2412',
      'Germany168',
      'Austria34 + 7?406Aim',
      'Italy4106',
      'Spain10173',
    ]);
  });

  it('no letter is smaller than eleven units', () => {
    const css = ['board.css', 'pieces.css', 'touch.css', 'beside.css']
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('');
    const sizes = [...css.matchAll(/font-size: ([\d.]+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter((size) => size < 11)).toEqual([]);
  });
});

it('all six envoys of France at home have room in one line of the Hôtel', () => {
  const envoys = ['Talleyrand 2', 'Reinhard 1', 'Caulaincourt 0', 'Maret 0', 'Champagny 0', 'Sébastiani 0'];
  const { tokens, width } = hotelTokens(envoys.map((words) => ({ kind: 'envoy-french', words })));
  expect(broken(tokens, width).length).toBe(1);
});
