import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';

/** The colours of the sides, as points, charts and odds show them. */
const COLOURS: Readonly<Record<string, string>> = {
  french: 'var(--france)',
  allied: 'var(--britain)',
  prussian: '#6c747d',
};

export const coloursOf = (box: Box, scenario: number): readonly string[] =>
  get(box.scenarios, scenario).sides.map(({ id }) => COLOURS[id] ?? 'var(--ink)');
