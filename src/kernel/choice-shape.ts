import type { GameChoice } from './game.ts';

// What comes from outside as a choice: the fields of its kind, each fit to be one, and nothing else. A game writes the table
// of its kinds; reading a choice follows from it, and so does a plain notation where the game needs no better one.

/** Whether a value may stand in a field. */
export type Fits = (value: unknown) => boolean;

/** A whole number from 0 on, below this one. */
export const below =
  (count: number): Fits =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

/** One of these words. */
export const among =
  (...words: readonly string[]): Fits =>
  (value) =>
    typeof value === 'string' && words.includes(value);

type FieldsOf<C, K> = C extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? { readonly [F in Exclude<keyof C, 'kind'>]-?: Fits }
    : never
  : never;

/** The fields of every kind of choice. */
export type ChoiceShapes<C extends GameChoice> = { readonly [K in C['kind']]: FieldsOf<C, K> };

type Values = { readonly [field: string]: unknown };

/** The fields by kind: a map, so that no name that every object knows is a kind. */
function tableOf(shapes: object): ReadonlyMap<unknown, readonly (readonly [field: string, fits: Fits])[]> {
  const kinds = Object.entries<{ readonly [field: string]: Fits }>({ ...shapes });
  return new Map(kinds.map(([kind, fields]) => [kind, Object.entries(fields)]));
}

/** Reads a choice by its shape: gives null for what is none, and never throws. */
export function choiceReader<C extends GameChoice>(shapes: ChoiceShapes<C>): (value: unknown) => C | null {
  const table = tableOf(shapes);
  function isChoice(value: unknown): value is C {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
    const { kind, ...rest }: Values = { ...value };
    const fields = table.get(kind);
    return (
      fields !== undefined &&
      Object.keys(rest).length === fields.length &&
      fields.every(([field, fits]) => Object.hasOwn(rest, field) && fits(rest[field]))
    );
  }
  return (value) => (isChoice(value) ? value : null);
}

/** Choices as their kind and their numbers: `march 3`. For games whose choices are about few things. */
export function plainNotation<C extends GameChoice>(shapes: ChoiceShapes<C>) {
  const table = tableOf(shapes);
  const read = choiceReader(shapes);
  return {
    print(c: C): string {
      const given: object = c;
      const values: Values = { ...given };
      return [c.kind, ...(table.get(c.kind) ?? []).map(([field]) => values[field])].join(' ');
    },
    parse(text: string): C | null {
      const [kind, ...words] = text.split(' ');
      const given = table.get(kind)?.map(([field], i) => [field, numberOr(words[i])]);
      return given?.length === words.length ? read({ kind, ...Object.fromEntries(given) }) : null;
    },
  };
}

const numberOr = (word: string | undefined): unknown => (/^\d+$/.test(word ?? '') ? Number(word) : word);
