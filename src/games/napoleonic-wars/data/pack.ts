import { packReader } from '../../../kernel/read-pack.ts';
import { faults } from './faults.ts';
import { packSchema } from './schema.ts';

const NOUNS = {
  nations: 'nations',
  wars: 'minor wars',
  units: 'units',
  diplomats: 'diplomats',
  personalities: 'personalities',
  napoleon: 'Napoleons',
  clients: 'client states',
  religions: 'policies',
  markers: 'political markers',
  turns: 'turns',
  events: 'events',
  effects: 'effects',
  battleTable: 'bands',
  invasions: 'rows',
  accidents: 'accidents',
  scenarios: 'scenarios',
};

/** A value from outside as a pack of this game, or one sentence that says where it fails. */
export const readPack = packReader(packSchema, faults, NOUNS);
