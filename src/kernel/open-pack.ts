import { PackError } from './pack.ts';

/** The components that come with a game, and the box of any accepted pack: what its `data/standard.ts` exports. */
interface Standard<P, B> {
  readonly STANDARD_PACK: P;
  standardBox(): B;
  boxOf(pack: P): B;
}

/** What its `data/pack.ts` exports: fetched only for another pack, because the schema is large. */
interface Reader<P> {
  readPack(value: unknown): { readonly pack: P } | { readonly error: string };
}

/** The components a game is opened with: those of the box, or of another pack. Throws a `PackError` if that is none. */
export async function openPack<P, B>(
  value: unknown,
  { STANDARD_PACK, standardBox, boxOf }: Standard<P, B>,
  reader: () => Promise<Reader<P>>,
): Promise<{ readonly pack: P; readonly box: B }> {
  if (value === undefined) return { pack: STANDARD_PACK, box: standardBox() };
  const read = (await reader()).readPack(value);
  if ('error' in read) throw new PackError(read.error);
  return { pack: read.pack, box: boxOf(read.pack) };
}

/** For a game that is played with the components of its box alone. */
export function noOtherPack<G>(value: unknown, game: G): G {
  if (value !== undefined) throw new PackError('this game is played with the components of its box alone');
  return game;
}
