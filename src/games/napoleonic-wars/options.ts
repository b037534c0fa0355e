import type { Options, OptionsSchema } from '../../kernel/options.ts';
import type { Box } from './data/box.ts';
import type { Scenario } from './data/schema.ts';

/** NW-3.5-a, NW-3.7-a: the scenario, and the two independent options. */
export function optionsOf(box: Box): OptionsSchema {
  const scenarios = box.scenarios.map(({ id }) => id);
  return [
    { id: 'scenario', values: scenarios, standard: scenarios[0] ?? '' },
    { id: 'cavalry', values: ['off', 'on'], standard: 'off' },
    { id: 'veteran', values: ['off', 'on'], standard: 'off' },
  ];
}

export function scenarioOf(box: Box, options: Options): Scenario {
  const found = box.scenarios.find(({ id }) => id === options['scenario']);
  if (found === undefined) throw new Error(`there is no scenario '${options['scenario']}'`);
  return found;
}

/** NW-9.1 is played only by agreement. */
export const cavalryOn = (options: Options): boolean => options['cavalry'] === 'on';
/** NW-12.4 */
export const isVeteran = (options: Options): boolean => options['veteran'] === 'on';
