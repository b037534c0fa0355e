import type { OptionsSchema } from '../../src/kernel/options.ts';

export const OPTIONS: OptionsSchema = [
  { id: 'seats', values: ['2', '3'], standard: '2' },
  { id: 'length', values: ['short', 'long'], standard: 'short' },
  { id: 'parry', values: ['yes', 'no'], standard: 'yes', only: { option: 'seats', values: ['2'] } },
];
