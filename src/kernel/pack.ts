import type { PackInfo } from './game.ts';
import { hashOf } from './hash.ts';

/** Keys of a pack that say something about its values and are no component themselves. */
const REMARKS: ReadonlySet<string> = new Set(['provenance', 'provenanceFields', 'provenanceKey', 'notes']);

/** The components of a pack alone. */
function components(pack: unknown): unknown {
  if (pack === null || typeof pack !== 'object') return pack;
  if (Array.isArray(pack)) return pack.map(components);
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(pack)) if (!REMARKS.has(key)) out[key] = components(value);
  return out;
}

/**
 * What a match records of a pack that is not the standard one. The hash covers the components and not the remarks about
 * them, so that a better note or a provenance put right leaves old journals playable, while no number can change unseen.
 */
export function packInfo(id: string, pack: unknown): PackInfo {
  return { id, hash: hashOf(components(pack)), standard: false };
}
