import { packReader } from '../../../kernel/read-pack.ts';
import { faults } from './faults.ts';
import { packSchema } from './schema.ts';

const NOUNS = {
  armies: 'armies',
  units: 'units',
  tokenUnits: 'token units',
  strategyCards: 'cards',
  bluffCards: 'Bluff cards',
  objectives: 'objectives',
  decks: 'decks',
  effects: 'effects',
  windows: 'windows',
};

/** A value from outside as a pack of this game, or one sentence that says where it fails. */
export const readPack = packReader(packSchema, faults, NOUNS);
