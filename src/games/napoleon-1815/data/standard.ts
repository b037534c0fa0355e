import type { Box } from './box.ts';
import { buildBox } from './build.ts';
import pack from './napoleon-1815.json' with { type: 'json' };
import type { Pack } from './schema.ts';

/**
 * The pack that comes with the game. TypeScript reads every `kind` in a JSON file as any string, hence the cast; a test
 * proves that `readPack` accepts the file, so that no start of the program has to load the schema and run it.
 */
export const STANDARD_PACK = pack as Pack;

/** Its hash, kept here because it takes time to work out; a test proves it. Whoever changes a component changes it too. */
export const STANDARD_HASH = '6a6a78f9c41c062d96819face8eecd5df8cd882e8f1c8782fce6c616136efb7d';

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
