import { expect, it } from 'vitest';
import { createStates, type States } from '../../../table/states.ts';
import { dialAt } from '../board/dial.tsx';
import { tableOf } from '../board/table.ts';
import { standardBox } from '../data/standard.ts';
import { rulesOf } from '../rules/index.ts';
import { firstPosition } from '../rules/setup.ts';
import { speak } from '../text/tongues.ts';
import { viewOf } from '../view.ts';
import { aidesOf } from './aides.ts';

await speak(['en']);
const box = standardBox();
const [aides, steps] = [aidesOf(box), rulesOf(box)];
const position = firstPosition(box, { scenario: 'quatre-bras' });

const laid = (states: States, viewer: number | null) =>
  tableOf(box, aides, {
    ...{ view: viewOf(box, steps, position, viewer), language: 'en', states, showing: null },
    ...{ onTouch() {}, onPoint() {} },
  });

it('what somebody has touched and laid over the field is seen by nobody who sits down after him, nor in another match', () => {
  const states = createStates();
  const first = laid(states, 0);
  first.onTouch('unit:4');
  first.desk.mode.set('fire');
  const shown = ({ desk }: typeof first) => [desk.touched.get(), desk.mode.get()];
  expect([laid(states, 1), laid(states, null), laid(createStates(), 0)].map(shown)).toEqual([
    [null, 'none'],
    [null, 'none'],
    [null, 'none'],
  ]);
  expect(shown(laid(states, 0))).toEqual(['unit:4', 'fire']);
});

it('the arrows of the dial are as wide as a finger at every scale, and never lie over one another', () => {
  for (const scale of [0.3, 0.6, 1, 2.6]) {
    const { touch, far, size } = dialAt(scale);
    expect(touch * 2 * scale).toBeGreaterThanOrEqual(44 - 1e-9);
    expect(far).toBeGreaterThanOrEqual(touch * 2);
    expect(size).toBeLessThanOrEqual(touch);
  }
});
