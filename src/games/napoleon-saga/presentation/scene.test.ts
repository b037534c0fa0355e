import { expect, it } from 'vitest';
import { samplesOf } from '../board/samples.ts';
import { standardBox } from '../data/standard.ts';
import type { View } from '../position.ts';
import { scene } from './scene.ts';

const { view } = samplesOf(standardBox()).turn;
const at = (...frames: readonly object[]): View => ({
  ...view,
  stack: frames.map((frame) => ({ step: 'test.ask', ...frame })),
});
const [one, two] = view.at.filter((unit) => unit >= 0);

it('a question that touches nothing is decided where its units stand, those of the latest procedure', () => {
  expect(scene(at({ one, two: -1 }))).toEqual([`slot:${view.where[one ?? 0]}`]);
  expect(scene(at({ unit: one }, { attacker: two, defender: one })).toSorted()).toEqual(
    [one, two].map((unit) => `slot:${view.where[unit ?? 0]}`).toSorted(),
  );
  expect(scene(at({}))).toEqual([]);
});
