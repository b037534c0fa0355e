// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { shownOf, tableFor, testDrawing } from '../../../../test/support/drawings.tsx';
import { standardBox } from '../data/standard.ts';
import { ALL_SLOTS, slotName } from '../field.ts';
import type { View } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import { drawingOf } from './drawing.tsx';
import { samplesOf } from './samples.ts';
import { liveryOfSeat } from './table.ts';
import { seatName, wordsIn } from './words.ts';

await speak();
const box = standardBox();
const samples = samplesOf(box);
const drawing = drawingOf(box);
const { drawn } = tableFor<View>(drawing);
const slot = (name: string) => `slot:${ALL_SLOTS.find((each) => slotName(each) === name)}` as const;

afterEach(() => {
  document.body.innerHTML = '';
});

testDrawing<View>({
  drawing,
  samples,
  things: thingsOf,
  board: 'saga-board',
  costly: ['saga-valley', 'saga-land', 'saga-counter', 'saga-hand', 'saga-card'],
});

describe('states that do not rest on colour', () => {
  it('a lost step of Cohesion is struck out', () => {
    expect(shownOf(drawn(samples.turn), slot('C.L1.2'))?.querySelectorAll('.saga-lost').length).toBe(2);
    expect(shownOf(drawn(samples.turn), slot('C.L1.1'))?.querySelectorAll('.saga-lost').length).toBe(0);
  });

  it('a target wears a sight, an own slot a frame', () => {
    const page = drawn(samples.charge);
    expect(shownOf(page, slot('C.L1.2'))?.querySelector('.saga-sight')).not.toBeNull();
    expect(shownOf(page, slot('F.L1.4'))?.querySelector('.saga-dashes')).not.toBeNull();
    expect(shownOf(page, slot('F.L2.3'))?.querySelector('.saga-firm')).not.toBeNull();
    expect(shownOf(page, slot('F.L1.1'))?.querySelector('.saga-sight, .saga-dashes, .saga-firm')).toBeNull();
  });

  it('formations, Terrain and markers each have a sign of their own', () => {
    const page = drawn(samples.turn);
    const signs = (name: string, sign: string) => shownOf(page, slot(name))?.querySelectorAll(sign).length;
    expect(signs('F.L1.3', '.saga-ranks')).toBe(1);
    expect(signs('F.L1.3', '.saga-drum')).toBe(1);
    expect(signs('C.L1.1', '.saga-square')).toBe(1);
    expect(signs('F.L1.5', '.saga-disarray')).toBe(1);
    expect(signs('F.L1.5', '.saga-badge')).toBe(1);
    expect(signs('F.R.1', '.saga-unseen')).toBe(1);
    expect(signs('F.R.2', '.saga-unseen')).toBe(0);
    expect(page.querySelectorAll('.saga-sabres').length).toBe(1);
    expect(page.querySelectorAll('.saga-gap').length).toBe(1);
  });

  it('a charge has its arrow, fire its flight, and nothing else has one', () => {
    expect(drawn(samples.charging).querySelector('.saga-onset')).not.toBeNull();
    expect(drawn(samples.fire).querySelector('.saga-flight')).not.toBeNull();
    expect(drawn(samples.turn).querySelector('.saga-attack')).toBeNull();
  });

  it('the die lies in the valley with its face and its sum', () => {
    const page = drawn(samples.rolled);
    expect(page.querySelector('.saga-roll .die-face')?.textContent).toBe('4');
    expect(page.querySelector('.saga-roll-sum')?.textContent).toBe('4 + 4 = 8');
  });

  it('who lies face down is nothing but a back', () => {
    const hidden = shownOf(drawn(samples.turn), slot('C.R.2'));
    expect(hidden?.querySelector('.saga-back')).not.toBeNull();
    expect(hidden?.querySelector('.saga-counter')).toBeNull();
  });

  it('two armies of one nation wear different colours', () => {
    const page = drawn(samples.mirror);
    const ground = (name: string) =>
      shownOf(page, slot(name))?.querySelector('.saga-counter-shadow + rect')?.getAttribute('fill');
    expect(ground('F.L1.3')).not.toBe(ground('C.L1.5'));
  });

  it('the viewer sits below', () => {
    const at = (sample: (typeof samples)[keyof typeof samples], name: string) =>
      Number(
        /translate\([\d.]+px, ([\d.]+)px\)/.exec(shownOf(drawn(sample), slot(name))?.getAttribute('style') ?? '')?.[1],
      );
    expect(at(samples.turn, 'F.R.1')).toBeGreaterThan(at(samples.turn, 'C.R.1'));
    expect(at(samples.opposite, 'C.R.1')).toBeGreaterThan(at(samples.opposite, 'F.R.1'));
  });
});

describe('both lead the same army', () => {
  const { mirror } = samples;
  const armiesOf = (army: 0 | 1): View => ({
    ...mirror.view,
    sides: [
      { ...mirror.view.sides[0], army },
      { ...mirror.view.sides[1], army },
    ],
  });

  it.each([
    [0, 'Blues', 'Bleus'],
    [1, 'Reds', 'Rouges'],
  ] as const)('the words name the colours that are drawn (army %i)', (army, english, french) => {
    const view = armiesOf(army);
    const namesIn = (language: 'en' | 'fr') => [0, 1].map((seat) => seatName({ box, view }, wordsIn(language), seat));
    expect(namesIn('en')).toEqual([english, 'Whites']);
    expect(namesIn('fr')).toEqual([french, 'Blancs']);
    expect(liveryOfSeat(view, 0).ground).not.toBe(liveryOfSeat(view, 1).ground);
    expect(liveryOfSeat(view, 1).ground).toBe(liveryOfSeat(view, 0).stripe);
  });
});
