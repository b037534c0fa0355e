import type { Options, OptionsSchema } from '../../kernel/options.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';

/** GEN-02, GEN-03, SET-01, SET-07, SET-09. */
export function optionsOf(box: Box): OptionsSchema {
  const scenarios = box.scenarios.map((scenario) => scenario.id);
  return [
    { id: 'scenario', values: scenarios, standard: get(scenarios, 0) },
    { id: 'players', values: ['2', '3'], standard: '2' },
    { id: 'level', values: ['conscript', 'grognard'], standard: 'conscript' },
    { id: 'combat', values: ['cards', 'dice'], standard: 'cards' },
    {
      id: 'screens',
      values: ['open', 'hidden'],
      standard: 'open',
      only: { option: 'level', values: ['conscript'] },
    },
  ];
}

export function seatsOf(options: Options): number {
  return options['players'] === '3' ? 3 : 2;
}
