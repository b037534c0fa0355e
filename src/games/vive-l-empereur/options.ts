import type { Options, OptionsSchema } from '../../kernel/options.ts';
import type { Box } from './data/box.ts';

/** VE-I-a: which battle. The advanced game will add its own. */
export function optionsOf(box: Box): OptionsSchema {
  const scenarios = box.scenarios.map(({ id }) => id);
  return [{ id: 'scenario', values: scenarios, standard: scenarios[0] ?? '' }];
}

/** The place of the chosen scenario in the box. */
export function scenarioOf(box: Box, options: Options): number {
  const found = box.scenarios.findIndex(({ id }) => id === options['scenario']);
  if (found < 0) throw new Error(`there is no scenario '${options['scenario']}'`);
  return found;
}
