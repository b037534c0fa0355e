import { packReader } from '../../../kernel/read-pack.ts';
import { faults } from './faults.ts';
import { packSchema } from './schema.ts';

const NOUNS = {
  terrain: 'kinds of terrain',
  hexsides: 'kinds of hexside',
  formations: 'formations',
  rows: 'rows',
  odds: 'columns',
  least: 'columns',
  sides: 'sides',
  turns: 'turns',
  units: 'units',
  leaders: 'leaders',
  corps: 'corps',
  groups: 'groups',
  objectives: 'objectives',
  points: 'numbers',
  scenarios: 'scenarios',
};

/** A value from outside as a pack of this game, or one sentence that says where it fails. */
export const readPack = packReader(packSchema, faults, NOUNS);
