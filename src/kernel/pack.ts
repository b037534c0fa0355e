import type { Language, PackInfo } from './game.ts';
import { hashOf } from './hash.ts';

/** A pack that can't be used, and why. */
export class PackError extends Error {
  override readonly name = 'PackError';
  /** Why, for each reader; the message is the English sentence. */
  readonly said: Readonly<Record<Language, string>>;
  constructor(en: string, fr: string) {
    super(en);
    this.said = { en, fr };
  }
}

/** Keys of a pack that say something about its values and are no component themselves. */
const REMARKS: ReadonlySet<string> = new Set(['provenance', 'provenanceFields', 'provenanceKey', 'notes', 'hash']);

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

/** The place of a key in a list of the pack; a key that is not there is a fault that the game's reader should have found. */
export function places<K>(keys: readonly K[]): (key: K) => number {
  const found = new Map(keys.map((key, i) => [key, i]));
  return (key) => {
    const place = found.get(key);
    if (place === undefined) throw new Error(`the pack speaks of '${key}', which is not in it`);
    return place;
  };
}
