// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import type { Thing } from '../../kernel/game.ts';
import type { Camera } from '../camera/camera.ts';
import { keepInSight } from './lead.ts';

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
