import * as z from 'zod/mini';

// Words that the schemas of all packs are written in. Fetched with a schema and never before, because zod is large.

// Without this zod tries `new Function` when a schema is made, which a browser under our content policy reports as an error.
z.config({ jitless: true });

export const int = (low: number, high: number) => z.int().check(z.gte(low), z.lte(high));
export const list = <T extends z.core.$ZodType>(item: T, count: number) => z.array(item).check(z.length(count));

export const line = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest),
      z.regex(/^(?! )[^\p{C}\p{Zl}\p{Zp}]+(?<! )$/u, 'must be one line of text without a space at either end'),
    );
export const name = line(60);
export const note = line(500);
/** Of the components as they come with the game: written down in their file, because it takes its time to work out. A test proves it. */
export const hash = z.optional(line(64));
export const id = z
  .string()
  .check(
    z.maxLength(60),
    z.regex(/^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/, 'must be an id of small letters, digits and hyphens'),
  );

/** Where a value comes from; `own` is for the owner of a boxed copy who puts in its numbers. */
export const mark = z.enum(['rulebook', 'found', 'reconstructed', 'own']);
/** Marks of single values of an entry, by their names. */
export const marks = z.record(z.string().check(z.maxLength(40)), mark);
