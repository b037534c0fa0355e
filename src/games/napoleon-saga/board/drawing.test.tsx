// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { drawn as drawnAlone } from '../../../../test/drawn.ts';
import { shownOf, tableFor, testDrawing } from '../../../../test/support/drawings.tsx';
import { there } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { ALL_SLOTS, slotName } from '../field.ts';
import type { View } from '../position.ts';
import { speak } from '../text/tongues.ts';
import { thingsOf } from '../things.ts';
import type { SagaEvent } from '../told.ts';
import { drawingOf } from './drawing.tsx';
import { samplesOf } from './samples.ts';
import { liveryOfSeat } from './table.ts';
import { seatName, wordsIn } from './words.ts';

await speak();
const box = standardBox();
const samples = samplesOf(box);
const drawing = drawingOf(box);
const { drawn, propsOf, Table } = tableFor<View>(drawing);
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

  it('a fight that is under way has its arrow while somebody is asked about it', () => {
    const { view } = samples.turn;
    const [one, two] = ['F.L1.1', 'C.L1.4'].map((name) => view.at[Number(slot(name).slice(5))]);
    const asked = (frame: object) => ({
      ...samples.turn,
      view: { ...view, stack: [...view.stack, { step: 'test.ask', ...frame }] },
    });
    expect(drawn(asked({ test: 'fire', one, two, mods: [] })).querySelector('.saga-flight')).not.toBeNull();
    expect(drawn(asked({ attacker: one, defender: two })).querySelector('.saga-onset')).not.toBeNull();
    expect(drawn(asked({ test: 'morale', one, two: -1, mods: [] })).querySelector('.saga-attack')).toBeNull();
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

it('no line of a French card begins with a mark that belongs to the line before', () => {
  const words = [...drawn(samples.turn, 'fr').querySelectorAll('.saga-card-name, .saga-gist, .saga-goal')];
  const said = words.map(({ textContent }) => textContent ?? '').join('\n');
  expect(said).toMatch(/[!:;]/);
  expect(said).not.toMatch(/ [!?:;]/);
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

describe('what others did since the viewer chose', () => {
  const unitIn = (name: string) => samples.turn.view.at[Number(slot(name).slice(5))] ?? -1;
  const slotIn = (name: string) => Number(slot(name).slice(5));
  const shot = (name: string): SagaEvent => ({
    kind: 'test',
    test: 'fire',
    unit: unitIn('C.L1.1'),
    against: unitIn(name),
    cause: 'none',
    roll: 4,
    terms: [],
    total: 8,
    target: 6,
    success: true,
  });
  const traced = (lately: readonly SagaEvent[], more: object = {}) =>
    drawnAlone(<Table {...propsOf(samples.turn)} lately={lately} {...more} />);

  it('leaves the way of a unit, and a ring around whom was fired at where he stood', () => {
    const page = traced([
      { kind: 'moved', unit: unitIn('C.L2.2'), from: slotIn('C.R.4'), to: slotIn('C.L2.2'), swapped: -1, how: 'move' },
      shot('F.L1.3'),
      { kind: 'retreated', unit: unitIn('F.RET.L'), from: slotIn('F.L1.4'), to: slotIn('F.RET.L') },
    ]);
    expect(page.querySelectorAll('.trace-way').length).toBe(2);
    expect(page.querySelectorAll('.trace-fight').length).toBe(1);
    expect(traced([]).querySelector('.traces')).toBeNull();
    // What the viewer did himself he knows.
    const own = { ...shot('C.L1.1'), unit: unitIn('F.L1.3') };
    expect(traced([own]).querySelector('.traces')).toBeNull();
  });

  it('shows two ways where units change places, and none of a unit that lies face down', () => {
    const swap = { kind: 'moved', from: slotIn('C.L1.1'), to: slotIn('C.L1.2'), how: 'move' } as const;
    const both: SagaEvent = { ...swap, unit: unitIn('C.L1.2'), swapped: unitIn('C.L1.1') };
    expect(traced([both]).querySelectorAll('.trace-way').length).toBe(2);
    expect(traced([{ ...swap, unit: -1, swapped: -1 }]).querySelector('.trace-way')).toBeNull();
  });

  it('a die in the air has no face, no sum and no verdict, and is said to fall', () => {
    const rolled = { ...samples.rolled, view: samples.turn.view };
    const page = drawnAlone(<Table {...propsOf(rolled)} rolling={true} />);
    const roll = page.querySelector('.saga-roll');
    expect(roll?.querySelector('.die-falls')).not.toBeNull();
    expect(roll?.querySelector('.die-face, .die-good, .die-bad, tspan')).toBeNull();
    expect(roll?.getAttribute('aria-label')).toBe('a die is falling');
    expect(drawing.isRoll?.(there(samples.rolled.showing ?? undefined))).toBe(true);
    expect(drawing.isRoll?.({ kind: 'moved' })).toBe(false);
  });
});
