import { expect, test } from 'vitest';
import { arrangePosition } from '../../test/toy/arrange.ts';
import { picket } from '../../test/toy/game.ts';
import { steps } from '../../test/toy/rules/index.ts';
import { glance, namedPositions } from './answers.ts';
import { top } from './flow.ts';
import { there } from './there.ts';

test('a named position is arranged anew whenever it is asked for', async () => {
  const made = await namedPositions({ start: {}, act: { step: 'round.act' } })(picket());
  expect(Object.keys(made)).toEqual(['start', 'act']);
  const [first, second] = [there(made['act'])(), there(made['act'])()];
  expect(top(first).step).toBe('round.act');
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect(top(there(made['start'])()).step).toBe('round.lay');
});

test('a view begins with who is asked at which step; when it is over nobody is, and at none', () => {
  const running = arrangePosition({ step: 'round.act' });
  expect(glance(steps, running, 0)).toEqual({ viewer: 0, asked: [0], step: 'round.act', outcome: null });
  const outcome = { winners: [1], how: 'PIC-9 losses', facts: {} };
  expect(glance(steps, { ...running, outcome }, null)).toEqual({ viewer: null, asked: [], step: '', outcome });
});
