// @vitest-environment happy-dom

import { render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { drawn as drawnAlone } from '../../../../test/drawn.ts';
import { controlOf, shownOf, tableFor, testDrawing } from '../../../../test/support/drawings.tsx';
import { there } from '../../../kernel/there.ts';
import { createStates } from '../../../table/states.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import type { NapoleonicEvent } from '../told.ts';
import { drawingOf } from './drawing.tsx';
import { samplesOf } from './moments.ts';
import { ROLLS } from './words.ts';

await speak();
const box = standardBox();
const samples = samplesOf(box);
const drawing = drawingOf(box);
const { drawn, propsOf, Table } = tableFor<View>(drawing);
const unit = (id: string) => `unit:${box.unitOf(id)}` as const;

const { battles, building, intrigue, begins } = samples;
testDrawing<View>({
  drawing,
  samples: { battles, building, intrigue, begins },
  things: (view) => thingsOf(box, view),
  board: 'nw-board',
  costly: ['nw-land', 'nw-sheet', 'nw-place', 'nw-plaque', 'nw-plate', 'nw-hand', 'nw-status'],
});

describe('what can be touched', () => {
  it('a corps stands on its Nation: whoever touches it means the Nation where only that can be chosen', () => {
    expect(controlOf(drawn(samples.battles), unit('karl'))?.getAttribute('data-under')).toBe('nation:2');
    expect(controlOf(drawn(samples.battles), unit('beresford'))?.getAttribute('data-under')).toBe('nation:5');
  });

  it('every corps, envoy and power on the map can be touched beside it as well', () => {
    const page = drawn(samples.battles);
    for (const thing of [unit('karl'), unit('duchy-guards'), `diplomat:${box.diplomatOf('metternich')}`, 'power:2'])
      expect(page.querySelectorAll(`.nw-hand [data-again="${thing}"]`).length, thing).toBe(1);
    expect(page.querySelector(`.nw-hand [data-thing="${unit('yorck')}"]`)).not.toBeNull();
  });

  it('what lies beside the map is open while something in it may be chosen', () => {
    const fresh = tableFor<View>(drawingOf(box));
    const open = (sample: keyof typeof samples) =>
      [...fresh.drawn(samples[sample]).querySelectorAll('.nw-part[open] b')].map(({ textContent }) => textContent);
    expect(open('begins')).toEqual(['Pounds']);
    expect(open('building')).toEqual(['Force Pool']);
    expect(open('rolled')).toEqual(['Austria']);
    expect(open('battles')).toEqual([]);
  });

  it('the figures beside the map say what they count', () => {
    const sums = [...drawn(samples.battles).querySelectorAll('.nw-part summary')].map(({ textContent }) => textContent);
    expect(sums[0]).toMatch(/^Pounds Treasury £\d+ · Minor wars £\d+ · Admiralty £\d+$/);
    for (const sum of sums.slice(1)) expect(sum).toMatch(/ \d+ corps, strength \d+|envoys? in London$/);
  });

  it('a Nation that is touched opens beside the map', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const fresh = tableFor<View>(drawingOf(box));
    void act(() => void render(<fresh.Table {...propsOf(samples.battles)} />, place));
    const parts = () => [...place.querySelectorAll('.nw-part[open] b')].map(({ textContent }) => textContent);
    expect(parts()).toEqual([]);
    void act(() => void controlOf(place, 'nation:3')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(parts()).toEqual(['Italy']);
    void act(() => void controlOf(place, 'nation:2')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(parts()).toEqual(['Austria']);
    void act(() => void render(null, place));
    place.remove();
  });

  it('from afar a Nation bears a sign while somebody in it may be chosen', () => {
    const states = createStates();
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(samples.battles)} states={states} />, place));
    expect(place.querySelectorAll('.nw-inside').length).toBe(0);
    void act(() => states.set({ lit: new Set([unit('karl')]), chosen: new Set(), marked: new Set() }));
    expect(place.querySelectorAll('.nw-inside').length).toBe(1);
  });

  it('the map takes other colours at a button, and the button says so', () => {
    const place = document.createElement('div');
    void act(() => void render(<Table {...propsOf(samples.battles)} />, place));
    const sea = () => place.querySelectorAll('.nw-sheet > .nw-wash').length;
    const pressed = () => [...place.querySelectorAll('.nw-mode[aria-pressed=true]')].map((each) => each.textContent);
    expect([sea(), pressed()]).toEqual([0, ['Colour the map by control']]);
    void act(() => void place.querySelectorAll<HTMLElement>('.nw-modes button')[3]?.click());
    expect([sea(), pressed()]).toEqual([1, ['Colour the map by the sea']]);
    void act(() => void place.querySelectorAll<HTMLElement>('.nw-modes button')[0]?.click());
  });
});

describe('what a view says', () => {
  it('twenty-four corps stand in one Nation, each to be seen, and both sums are right', () => {
    const austria = drawn(samples.battles).querySelector('.nw-place-austria');
    expect(austria?.querySelector('.nw-sums')?.textContent).toBe('34 + 7?40');
    expect(austria?.querySelectorAll('.nw-shield').length).toBe(12);
    expect(austria?.querySelectorAll('.nw-plate').length).toBe(13);
    expect(samples.battles.view.where.filter((at) => at === 2).length).toBe(24);
  });

  it('the French court tells who rests there', () => {
    const court = (sample: keyof typeof samples) => drawn(samples[sample]).querySelector('.nw-court')?.textContent;
    expect(court('march')).toContain('Napoleon, Joséphine, Guard');
    expect(court('battles')).toContain('bedJoséphine, Guard');
    expect(court('battles')).toContain('Concordat');
  });

  it('the battle that is fought has a firm rim, a war under way a gold one', () => {
    expect(drawn(samples.retreat).querySelectorAll('.nw-field[data-chosen=true]').length).toBe(1);
    expect(drawn(samples.battles).querySelectorAll('.nw-field[data-chosen=true]').length).toBe(0);
    const { view } = samples.intrigue;
    const war = { ...samples.intrigue, view: { ...view, stack: [{ step: 'war.money', war: 14, corps: [] }] } };
    expect(drawn(war).querySelectorAll('.nw-war-fresh').length).toBe(2);
    expect(drawn(samples.intrigue).querySelectorAll('.nw-war-fresh').length).toBe(0);
  });

  it('the status tells the date, the phase and the pace that is needed, as long as the campaign lasts', () => {
    const text = (view: View, language: 'en' | 'fr' = 'en') =>
      drawn({ ...samples.battles, view }, language).querySelector('.nw-status')?.textContent;
    const { view } = samples.battles;
    expect(text(view)).toMatch(/^Late 1809 turn 10 of 16ABCDEFGHIBattles.*8 to go in 7 turns$/);
    expect(text({ ...view, options: { ...view.options, veteran: 'on' } })).toMatch(/turn 10 of 15.*in 6 turns$/);
    expect(text(view, 'fr')).toMatch(/^Fin 1809 tour 10 sur 16.*encore 8 en 7 tours$/);
    expect(text({ ...view, abdication: 16 })).toMatch(/he abdicates$/);
  });

  it('the faces of Napoleon’s die are there before it falls, and the one that fell is told apart', () => {
    const faces = (sample: keyof typeof samples) => drawn(samples[sample]).querySelectorAll('.nw-faces li');
    expect([faces('building').length, faces('battles').length, faces('begins').length]).toEqual([6, 0, 0]);
    const fell = (page: Element) => [...page.querySelectorAll('.nw-faces [aria-current=true]')].length;
    expect([fell(drawn(samples.building)), fell(drawn(samples.march))]).toEqual([0, 1]);
    const air = drawnAlone(<Table {...propsOf(samples.march)} rolling={true} />);
    expect(fell(air)).toBe(0);
  });

  it('before Napoleon’s die is thrown each face has the chance of the aim, and all together; afterwards none has', () => {
    const { drawn: weighed } = tableFor<View>(drawingOf(box, () => [0, 0.5, 1, 0.25, 0.25, 0.1]));
    const said = (sample: keyof typeof samples) => weighed(samples[sample]).querySelector('.nw-his-die');
    const figures = (of: Element | null) =>
      [...(of?.querySelectorAll('li b') ?? [])].map(({ textContent }) => textContent);
    expect(figures(said('building'))).toEqual(['0%', '50%', '100%', '25%', '25%', '10%']);
    expect(said('building')?.querySelector('.nw-aims')?.textContent).toContain('35% in all');
    expect(figures(said('march'))).toEqual([]);
    expect(said('march')?.querySelector('.nw-aims')).toBeNull();
  });

  it('Napoleon’s march is drawn until he is called back, from near and from afar', () => {
    expect(drawn(samples.battles).querySelectorAll('.nw-march').length).toBe(2);
    expect(drawn(samples.begins).querySelectorAll('.nw-march').length).toBe(0);
  });
});

describe('dice', () => {
  it('lie with their faces, their sum and what they bring; in the air there is nothing of it', () => {
    const page = drawn(samples.rolled);
    const near = page.querySelector('.nw-roll .nw-near');
    expect([...(near?.querySelectorAll('.die-face') ?? [])].map(({ textContent }) => textContent)).toEqual(['4', '2']);
    expect(near?.textContent).toContain('+ 40 − 34 = 12');
    expect(near?.textContent).toContain('French Retreat');
    const air = drawnAlone(<Table {...propsOf(samples.rolled)} rolling={true} />).querySelector('.nw-roll');
    expect(air?.querySelectorAll('.die-falls').length).toBe(4);
    expect(air?.querySelector('.die-face, .die-good, .die-bad')).toBeNull();
    expect(air?.textContent).not.toContain('12');
    expect(air?.getAttribute('aria-label')).toBe('dice are falling');
  });

  it('of a minor war are those that fell, not their sum alone', () => {
    const terms = [
      { what: 'dice', value: 7 },
      { what: 'money', value: 3 },
    ] as const;
    const war: NapoleonicEvent = {
      kind: 'warRoll',
      clause: 'NW-4.9-b',
      war: 0,
      dice: [2, 5],
      terms,
      total: 10,
      won: false,
    };
    const near = drawn({ ...samples.battles, showing: war }).querySelector('.nw-roll .nw-near');
    const faces = [...(near?.querySelectorAll('.die-face, .die-bad text') ?? [])].map(({ textContent }) => textContent);
    expect(faces).toEqual(['2', '5']);
    expect(near?.textContent).toContain('+ 3 = 10');
  });

  it('are known by their kinds; a change of fervour without a die is none', () => {
    const fervour = (roll: number): NapoleonicEvent => ({
      kind: 'fervour',
      clause: 'NW-0.2-a',
      nation: 0,
      by: 1,
      to: 9,
      roll,
    });
    expect(drawing.isRoll?.(fervour(0))).toBe(false);
    expect(drawing.isRoll?.(fervour(3))).toBe(true);
    for (const kind of ROLLS) if (kind !== 'fervour') expect(drawing.isRoll?.({ kind }), kind).toBe(true);
    expect(drawing.isRoll?.({ kind: 'moved' })).toBe(false);
  });
});

describe('what France did since the player chose', () => {
  const traced = (...lately: readonly NapoleonicEvent[]) =>
    there(drawnAlone(<Table {...propsOf(samples.building)} lately={lately} />).querySelector('.nw-near'));
  const deployed = (nation: number): NapoleonicEvent => ({
    kind: 'deployed',
    clause: 'NW-7.4-a',
    unit: 1,
    nation,
    lost: false,
  });

  it('leaves one way for all corps that went the same way, and none for who was lost or stayed', () => {
    expect(traced(deployed(3), deployed(3), deployed(4)).querySelectorAll('.trace-way').length).toBe(2);
    expect(traced({ ...deployed(3), lost: true } as NapoleonicEvent).querySelector('.traces')).toBeNull();
    expect(traced(deployed(0)).querySelector('.traces')).toBeNull();
    expect(traced().querySelector('.traces')).toBeNull();
  });

  it('leaves retreats, who came after them, envoys, and where it was fought', () => {
    const page = traced(
      { kind: 'battle', clause: 'NW-9.0-a', nation: 2, chained: false },
      { kind: 'battleWon', clause: 'NW-9.10-a', nation: 2, french: true },
      { kind: 'retreated', clause: 'NW-9.8-a', french: false, from: 2, to: 3, units: [40] },
      { kind: 'pursues', clause: 'NW-9.11-a', french: true, to: 3, units: [1] },
      { kind: 'envoy', clause: 'NW-5.1-c', diplomat: 0, nation: 4, turnedAway: false },
      { kind: 'envoy', clause: 'NW-5.1-c', diplomat: 1, nation: 1, turnedAway: true },
    );
    expect(page.querySelectorAll('.trace-way').length).toBe(3);
    expect(page.querySelectorAll('.trace-fight').length).toBe(1);
  });

  it('marks who came with Napoleon', () => {
    const came: NapoleonicEvent = { ...deployed(2), clause: 'NW-8.5-c', unit: box.unitOf('davout') } as NapoleonicEvent;
    const fresh = (...lately: readonly NapoleonicEvent[]) =>
      drawnAlone(<Table {...propsOf(samples.battles)} lately={lately} />).querySelectorAll(
        '.nw-place-austria .nw-plate-fresh',
      ).length;
    expect([fresh(), fresh(deployed(2)), fresh(came)]).toEqual([0, 0, 1]);
  });
});

it('money is written as the language writes it, from near and from afar', () => {
  const london = (language: 'en' | 'fr') => {
    const page = drawnAlone(<Table {...propsOf(samples.battles)} language={language} />);
    const figures = [...page.querySelectorAll('.nw-london .nw-figure')].map(({ textContent }) => textContent);
    const afar = [...page.querySelectorAll('.nw-phone text')].find(
      ({ textContent }) => textContent?.includes('£ ·') || textContent?.includes('· £'),
    );
    return [...figures, afar?.textContent];
  };
  expect(london('en')).toEqual(['£6', '£2', '£1', '£6 · £2 · £1']);
  expect(london('fr')).toEqual(['6\u00a0£', '2\u00a0£', '1\u00a0£', '6\u00a0£ · 2\u00a0£ · 1\u00a0£']);
});

it('a corps is seen where it stands: what is shown of it has the name of its commander', () => {
  expect(shownOf(drawn(samples.building), unit('bulow'))?.textContent).toContain('Bülow');
});
