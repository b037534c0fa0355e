import type { PackInfo } from './game.ts';
import { PackError } from './pack.ts';
import { withQuickWords } from './plain.ts';

/** The components that come with a game, and the box of any accepted pack: what its `data/standard.ts` exports. */
interface Standard<P, B> {
  readonly STANDARD_PACK: P;
  standardBox(): B;
  boxOf(pack: P): B;
}

/**
 * The box as it is sold, built once, and the box of an accepted pack: an export that nobody changed, or only annotated, is
 * the standard box again. The hash is written down because it takes its time to work out; a test proves it.
 */
export function standardOf<P extends { readonly game: string }, B extends { readonly info: PackInfo }>(
  pack: P,
  hash: string,
  build: (pack: P, info?: PackInfo) => B,
): Omit<Standard<P, B>, 'STANDARD_PACK'> {
  let box: B | undefined;
  const standardBox = (): B => {
    box ??= build(withQuickWords(pack), { id: pack.game, hash, standard: true });
    return box;
  };
  return {
    standardBox,
    boxOf(other) {
      const built = build(withQuickWords(other));
      return built.info.hash === hash ? standardBox() : built;
    },
  };
}

/** What its `data/pack.ts` exports: fetched only for another pack, because the schema is large. */
interface Reader<P> {
  readPack(value: unknown): { readonly pack: P } | { readonly error: string; readonly french: string };
}

/** The components a game is opened with: those of the box, or of another pack. Throws a `PackError` if that is none. */
export async function openPack<P, B>(
  value: unknown,
  { STANDARD_PACK, standardBox, boxOf }: Standard<P, B>,
  reader: () => Promise<Reader<P>>,
): Promise<{ readonly pack: P; readonly box: B }> {
  if (value === undefined) return { pack: STANDARD_PACK, box: standardBox() };
  const read = (await reader()).readPack(value);
  if ('error' in read) throw new PackError(read.error, read.french);
  return { pack: read.pack, box: boxOf(read.pack) };
}

/** For a game that is played with the components of its box alone. */
export function noOtherPack<G>(value: unknown, game: G): G {
  if (value !== undefined)
    throw new PackError(
      'this game is played with the components of its box alone',
      'ce jeu se joue avec les seuls composants de sa boîte',
    );
  return game;
}
