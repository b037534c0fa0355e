import type { Options, OptionsSchema } from '../../kernel/options.ts';
import type { Box } from './data/box.ts';

/** VE-I-a: which battle, and what both players agree on for it. The advanced game will add its own. */
export function optionsOf(box: Box): OptionsSchema {
  const scenarios = box.scenarios.map(({ id }) => id);
  return [
    { id: 'scenario', values: scenarios, standard: scenarios[0] ?? '' },
    { id: 'rye', values: ['off', 'on'], standard: 'off' },
  ];
}

/** VE-QB-S8: from how far infantry can see a charge in the tall rye of Quatre-Bras, if that was agreed on; else from anywhere. */
export const ryeSight = (scenario: string, options: Options): number =>
  scenario === 'quatre-bras' && options['rye'] === 'on' ? 3 : Number.POSITIVE_INFINITY;

/** The place of the chosen scenario in the box. */
export function scenarioOf(box: Box, options: Options): number {
  const found = box.scenarios.findIndex(({ id }) => id === options['scenario']);
  if (found < 0) throw new Error(`there is no scenario '${options['scenario']}'`);
  return found;
}
