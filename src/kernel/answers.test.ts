import { expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { namedPositions } from './answers.ts';
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
