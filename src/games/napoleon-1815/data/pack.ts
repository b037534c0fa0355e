import { sayIssue } from '../../../kernel/pack.ts';
import { faults } from './faults.ts';
import { type Pack, packSchema } from './schema.ts';

const NOUNS = { zones: 'zones', connections: 'connections', corps: 'corps', french: 'cards', coalition: 'cards' };

/** A value from outside as a pack of this game, or one sentence that says where it fails. */
export function readPack(value: unknown): { readonly pack: Pack } | { readonly error: string } {
  const read = packSchema.safeParse(value);
  const issue = read.error?.issues[0];
  if (!read.success) return { error: issue === undefined ? 'this is no pack' : sayIssue(issue, value, NOUNS) };
  for (const error of faults(read.data)) return { error };
  return { pack: read.data };
}
