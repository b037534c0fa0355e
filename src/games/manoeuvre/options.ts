import type { OptionsSchema } from '../../kernel/options.ts';
import type { Box } from './data/box.ts';

/** The options of a match. The standard set-up by the rules is the default; the rest are conveniences and variants. */
export function optionsOf(box: Box): OptionsSchema {
  const nations = ['rules', 'random', ...box.nations.map(({ id }) => id)];
  const standard = { option: 'setup', values: ['standard'] };
  return [
    // 3: the standard set-up, or the introductory one for first games (3-b).
    { id: 'setup', values: ['standard', 'introductory'], standard: 'standard' },
    // The nations of the first and second seat: by the procedure of 3-d, at random, or agreed on beforehand.
    { id: 'nationA', values: nations, standard: 'rules', only: standard },
    {
      id: 'nationB',
      values: nations,
      standard: 'rules',
      only: standard,
      differs: { from: 'nationA', except: ['rules', 'random'] },
    },
    // 3-c: tiles chosen by the First Player, drawn at random, or the printed example.
    { id: 'map', values: ['chosen', 'random', 'printed'], standard: 'chosen' },
    // 3-f, 3-g: five cards by chance, or five chosen ones.
    { id: 'hand', values: ['random', 'tournament'], standard: 'random' },
    // 3-h: every unit placed by hand, or the armies drawn up for both.
    { id: 'deployment', values: ['placed', 'automatic'], standard: 'placed' },
  ];
}
