import type { Box } from './box.ts';
import { buildBox } from './build.ts';
import manoeuvre from './manoeuvre.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/**
 * The pack that comes with the game. TypeScript reads every `kind` in a JSON file as any string, hence the cast; a test
 * proves that `readPack` accepts the file, so that no start of the program has to load the schema (0.1 s) and run it.
 */
export const STANDARD_PACK = manoeuvre as Pack;

/** Its hash, kept here because it takes 30 ms to work out; a test proves it. Whoever changes a component changes it too. */
export const STANDARD_HASH = 'cf15dbd3d732dba559ad8d177e1d8566cd7d40cd7e0b7e1279b8623fc7054a5b';

let box: Box | undefined;

/** The box as it is sold, built once. */
export function standardBox(): Box {
  box ??= buildBox(STANDARD_PACK, { id: STANDARD_PACK.game, hash: STANDARD_HASH, standard: true });
  return box;
}

/** The box of an accepted pack: an export that nobody changed, or only annotated, is the standard box again. */
export function boxOf(pack: Pack): Box {
  const other = buildBox(pack);
  return other.info.hash === STANDARD_HASH ? standardBox() : other;
}
