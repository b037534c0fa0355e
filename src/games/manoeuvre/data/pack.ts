import { packReader } from '../../../kernel/read-pack.ts';
import { faults } from './faults.ts';
import { packSchema } from './schema.ts';

const NOUNS = { nations: 'nations', units: 'units', deck: 'cards', tiles: 'tiles', rows: 'rows', notes: 'notes' };

/** A value from outside as a pack of this game, or one sentence that says where it fails. */
export const readPack = packReader(packSchema, faults, NOUNS);
