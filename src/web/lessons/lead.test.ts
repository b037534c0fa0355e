// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import type { Thing } from '../../kernel/game.ts';
import type { Camera } from '../camera/camera.ts';
import { bringQuestionNear, keepInSight, seeQuestion } from './lead.ts';

/** Where the camera was told to look. */
let looks: [x: number, y: number][] = [];

const camera = (byHand: boolean): Camera => ({
  zoom() {},
  key: () => false,
  fit() {},
  look: (x, y) => looks.push([x, y]),
  lookAtAll() {},
  show() {},
  land() {},
  scale: () => 1,
  isByHand: () => byHand,
  detach() {},
});

/** A frame of 300 by 200, and things of 40 by 40 about these points of it. */
function lay(things: Readonly<Record<Thing, readonly [x: number, y: number]>>): void {
  document.body.innerHTML = '<div class="board-frame"></div>';
  const frame = document.querySelector<HTMLElement>('.board-frame');
  if (frame === null) throw new Error('there is no frame');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  for (const [thing, [x, y]] of Object.entries(things)) {
    const element = frame.appendChild(document.createElement('i'));
    element.dataset['thing'] = thing;
    element.getBoundingClientRect = () => new DOMRect(x - 20, y - 20, 40, 40);
  }
}

beforeEach(() => {
  looks = [];
});

it('what is about to be done is brought before the eyes where any of it is out of sight, and stays where all of it is seen', () => {
  lay({ 'unit:1': [100, 100], 'hex:9': [340, 100], 'hex:2': [200, 100] });
  keepInSight(camera(false), ['unit:1', 'hex:2']);
  expect(looks).toEqual([]);
  keepInSight(camera(false), ['unit:1', 'hex:9']);
  expect(looks).toEqual([[220, 100]]);
  // At the edge it is cut.
  lay({ 'unit:1': [290, 100] });
  keepInSight(camera(false), ['unit:1']);
  expect(looks.pop()).toEqual([290, 100]);
  // What lies in a hand has no place on the board.
  keepInSight(camera(false), ['card:3']);
  expect(looks.length).toBe(1);
});

it('a board that somebody has moved by hand stays as it is while anything of it is seen', () => {
  lay({ 'unit:1': [100, 100], 'hex:9': [340, 100] });
  keepInSight(camera(true), ['unit:1', 'hex:9']);
  expect(looks).toEqual([]);
  keepInSight(camera(true), ['hex:9']);
  expect(looks).toEqual([[340, 100]]);
});

it('a question is asked with what it is about in sight, and something that answers it beside', () => {
  // Whoever can fire is seen, but not the target: both are brought before the eyes.
  lay({ 'unit:1': [100, 100], 'unit:2': [140, 100], 'unit:9': [330, 100] });
  seeQuestion(camera(false), ['unit:9'], ['unit:1', 'unit:2']);
  expect(looks.pop()).toEqual([235, 100]);
  // So are they where a hand has moved the window.
  seeQuestion(camera(true), ['unit:9'], ['unit:1', 'unit:2']);
  expect(looks.pop()).toEqual([235, 100]);
  // The target is seen with one of them: nothing moves.
  lay({ 'unit:1': [-100, 100], 'unit:2': [140, 100], 'unit:9': [250, 100] });
  seeQuestion(camera(false), ['unit:9'], ['unit:1', 'unit:2']);
  expect(looks).toEqual([]);
  // What answers is out of sight: of it, as much as there is room for beside the target comes, the nearest first.
  lay({ 'unit:1': [-100, 100], 'unit:2': [360, 100], 'unit:9': [250, 100] });
  seeQuestion(camera(false), ['unit:9'], ['unit:1', 'unit:2']);
  expect(looks.pop()).toEqual([305, 100]);
  // A question that is about nothing on the board moves it only where no answer is seen; one that has no answer there shows what it is about.
  seeQuestion(camera(false), [], ['unit:1', 'unit:2', 'unit:9']);
  expect(looks).toEqual([]);
  seeQuestion(camera(false), ['unit:1'], ['card:3']);
  expect(looks.pop()).toEqual([-100, 100]);
});

it('what cannot be read where it lies is brought nearer', () => {
  lay({ 'unit:1': [100, 100], 'unit:9': [250, 100] });
  seeQuestion(camera(false), ['unit:9'], ['unit:1'], 1.3);
  expect(looks.pop()).toEqual([250, 100]);
});

it('what is asked comes near all together where it can be read so, else about the place of which it is asked', () => {
  // On a phone, at half the size at which names can be read, a window of 300 by 200 holds 120 by 80 of what is to be seen together.
  const far = { ...camera(false), scale: () => 0.5 };
  lay({ 'zone:1': [100, 100], 'zone:2': [160, 100], 'zone:3': [40, 100], 'zone:4': [340, 100], 'unit:1': [190, 100] });
  expect(bringQuestionNear(far, ['zone:1'], ['zone:1', 'zone:2'], 1)).toBe(true);
  expect(looks.pop()).toEqual([130, 100]);
  // Half of the answers can be read beside the place: it comes near with them, and with whoever stands there where he fits.
  bringQuestionNear(far, ['zone:1'], ['zone:4', 'zone:2'], 1);
  expect(looks.pop()).toEqual([130, 100]);
  bringQuestionNear(far, ['zone:1', 'unit:1'], ['zone:4', 'zone:2'], 1);
  expect(looks.pop()).toEqual([130, 100]);
  // Less than half of them can, or there is no place: all is shown, however small.
  bringQuestionNear(far, ['zone:3'], ['zone:4', 'zone:2', 'zone:1'], 1);
  bringQuestionNear(far, [], ['zone:4', 'zone:2', 'zone:1'], 1);
  expect(looks.splice(0)).toEqual([
    [220, 100],
    [220, 100],
  ]);
  // Which of those that the question is about: there is no place among them, all are shown.
  bringQuestionNear(far, ['zone:1', 'zone:2', 'zone:4'], ['zone:4', 'zone:1', 'zone:2'], 1);
  expect(looks.pop()).toEqual([220, 100]);
  expect(bringQuestionNear(far, ['zone:2'], ['card:1'], 1)).toBe(true);
  expect(looks.pop()).toEqual([160, 100]);
  expect(bringQuestionNear(far, [], ['card:1'], 1)).toBe(false);
});
