import type { GameChoice, Thing } from './game.ts';
import type { OfKind } from './permission.ts';
import { isObject, isWhole } from './plain.ts';
import { there } from './there.ts';

// One grammar of choices: how each kind is written, and what the words in it stand for. Reading what comes from outside, the
// notation and its inverse, what a hand touches, and everything that one could wish for are drawn from it.
//
//   move: 'move {unit} {to:square}'      the fields `unit` and `to`; nouns `unit` and `square`
//   assault: { says: 'assault {unit} x {target:unit} with {card}', touches: ['card', 'unit', 'target'] }

/** What a field may hold. */
export type Value = number | string;

/** A noun of the notation: what a field can stand for. `V` is the view that names are read in. */
export interface Noun<V> {
  /** The kind of thing that one points at for it (`unit` of `unit:3`); null where there is nothing to point at. */
  readonly thing: string | null;
  /** Whether a value from outside may stand in such a field. */
  has(value: unknown): value is Value;
  name(v: V, value: Value): string;
  /** The inverse of `name`; null for what is no name. */
  find(v: V, text: string): Value | null;
  /** Every value there is. */
  readonly values: readonly Value[];
}

/** How a kind of choice is written; and where it is not the order of the sentence: what a hand touches, in its order. */
type Form<C> =
  | string
  | { readonly says: string; readonly touches: readonly (keyof C & string)[] | ((c: C) => readonly Thing[]) };

type Says<F> = F extends { readonly says: infer S } ? S : F;
/** The fields in a sentence: `{unit}`, `{to:square}`. What is only for the eye stands in angles: `<movers>`. */
type FieldsIn<S> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer F}:${string}` ? F : Inner) | FieldsIn<Rest>
  : never;
type FieldsOf<C> = Exclude<C extends unknown ? keyof C : never, 'kind'>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never;

export type Forms<C extends GameChoice> = { readonly [K in C['kind']]: Form<OfKind<C, K>> };
/** Every field of a kind stands in its sentence, and nothing else does. */
type Fitting<C extends GameChoice, M extends Forms<C>> = {
  readonly [K in C['kind']]: Same<FieldsIn<Says<M[K]>>, FieldsOf<OfKind<C, K>>>;
};

/** What a grammar gives a game. */
export interface Grammar<V, C extends GameChoice> {
  /** A value from outside as a choice by its shape, or null. Never throws. */
  readChoice(value: unknown): C | null;
  print(v: V, c: C): string;
  parse(v: V, text: string): C | null;
  touches(c: C): readonly Thing[];
  /** The kinds of choice. */
  readonly kinds: readonly C['kind'][];
  /** How each kind is written, for a page: `march PLACE`. */
  readonly notation: { readonly [kind: string]: string };
  /** Everything of a kind that one could wish for with these things on the table; of those only what touches `thing`, if it is given. */
  wishes(kind: string, things: readonly Thing[], thing?: Thing): readonly C[];
  /** Every value that each field of a kind can hold, on the table or not. */
  valuesOf(kind: string): ReadonlyMap<string, readonly Value[]>;
  /** The fields of a choice as facts, each under the name of its thing (or its own, where that is taken). */
  factsOf(c: C): { readonly [name: string]: Value };
}

interface Field<V> {
  readonly field: string;
  readonly noun: Noun<V>;
}

interface Kind<V, C> {
  readonly kind: string;
  readonly says: string;
  readonly fields: readonly Field<V>[];
  /** The sentence in pieces: texts, and between them fields or what is only for the eye. */
  readonly pieces: readonly (string | Field<V> | { readonly eye: Eye<V> })[];
  readonly pattern: RegExp;
  /** The fields that a hand touches, in its order; or what it touches is found by a function. */
  readonly touched: readonly Pointed<V>[] | ((c: C) => readonly Thing[]);
}

/** A field whose thing can be pointed at. */
interface Pointed<V> extends Field<V> {
  /** What the name of every such thing begins with: `unit:`. */
  readonly prefix: string;
}

type Nouns<V> = { readonly [name: string]: Noun<V> };
/** What is only for the eye: how it is shown, and what a reader passes over (a pattern; it may be left out of what he writes). */
interface Eye<V> {
  readonly shown: (v: V) => string;
  readonly like: string;
}
type Eyes<V> = { readonly [name: string]: Eye<V> };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function kindOf<V, C extends GameChoice>(kind: string, form: Form<C>, nouns: Nouns<V>, eyes: Eyes<V>): Kind<V, C> {
  const says = typeof form === 'string' ? form : form.says;
  const pieces = says.split(/(\{[^}]*\}|<[^>]*>)/).map((piece) => {
    if (piece.startsWith('<')) return { eye: there(eyes[piece.slice(1, -1)], `what is shown as ${piece}`) };
    if (!piece.startsWith('{')) return piece;
    const [field = '', noun = field] = piece.slice(1, -1).split(':');
    return { field, noun: there(nouns[noun], `the noun '${noun}' of '${says}'`) };
  });
  const fields = pieces.filter((piece): piece is Field<V> => typeof piece === 'object' && 'field' in piece);
  const pattern = pieces.map((piece) =>
    typeof piece === 'string' ? escaped(piece) : 'eye' in piece ? `(?:${piece.eye.like})?` : '(.+)',
  );
  const pointed = fields.flatMap((field) =>
    field.noun.thing === null ? [] : { ...field, prefix: `${field.noun.thing}:` },
  );
  const touches = typeof form === 'string' ? fields.map(({ field }) => field) : form.touches;
  return {
    kind,
    says,
    fields,
    pieces,
    pattern: new RegExp(`^${pattern.join('')}$`, 's'),
    touched:
      typeof touches === 'function'
        ? touches
        : touches.flatMap((name) => pointed.filter(({ field }) => field === name)),
  };
}

/** A field of a choice. */
function valueIn(c: object, field: string): Value {
  const value: unknown = Reflect.get(c, field);
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`a choice has no '${field}'`);
  return value;
}

/** The nouns in capitals; what is for the eye alone is left out. */
const shownAs = (says: string): string =>
  says.replace(/<\w+>/g, '').replace(/\{(?:\w+:)?(\w+)\}/g, (_, noun: string) => noun.toUpperCase());

/** The grammar of a game's choices, from its nouns, what is shown for the eye alone, and the form of each kind. */
export const grammarOf =
  <V, C extends GameChoice>(nouns: Nouns<V>, eyes: Eyes<V> = {}) =>
  <const M extends Forms<C>>(forms: M & Fitting<C, M>): Grammar<V, C> => {
    const kinds = Object.entries<Form<C>>({ ...(forms as object) }).map(([kind, form]) =>
      kindOf(kind, form, nouns, eyes),
    );
    const byKind = new Map(kinds.map((kind): [string, Kind<V, C>] => [kind.kind, kind]));

    const isChoice = (value: unknown): value is C => {
      if (!isObject(value)) return false;
      const kind: unknown = Object.hasOwn(value, 'kind') ? Reflect.get(value, 'kind') : null;
      const known = typeof kind === 'string' ? byKind.get(kind) : undefined;
      return (
        known !== undefined &&
        Object.keys(value).length === known.fields.length + 1 &&
        known.fields.every(({ field, noun }) => Object.hasOwn(value, field) && noun.has(Reflect.get(value, field)))
      );
    };
    const readChoice = (value: unknown): C | null => (isChoice(value) ? value : null);

    const among = valuesAmong<V>();
    const wishers = new Map(kinds.map((kind) => [kind.kind, wisher(kind, among, readChoice)]));

    const touches = (c: C): readonly Thing[] => {
      const { touched } = there(byKind.get(c.kind));
      if (typeof touched === 'function') return touched(c);
      return touched.map(({ field, noun }): Thing => `${noun.thing}:${valueIn(c, field)}`);
    };

    return {
      readChoice,
      touches,
      kinds: kinds.map(({ kind }) => kind),
      notation: Object.fromEntries(kinds.map(({ kind, says }) => [kind, shownAs(says)])),
      print: (v, c) =>
        there(byKind.get(c.kind))
          .pieces.map((piece) => {
            if (typeof piece === 'string') return piece;
            return 'eye' in piece ? piece.eye.shown(v) : piece.noun.name(v, valueIn(c, piece.field));
          })
          .join(''),
      parse(v, text) {
        const line = text.trim();
        for (const { kind, fields, pattern } of kinds) {
          const found = pattern.exec(line);
          if (found === null) continue;
          const read = fields.map(({ field, noun }, i) => [field, noun.find(v, found[i + 1] ?? '')] as const);
          if (read.every(([, value]) => value !== null)) return readChoice({ kind, ...Object.fromEntries(read) });
        }
        return null;
      },
      wishes: (kind, things, thing) => wishers.get(kind)?.(things, thing) ?? NONE,
      valuesOf: (kind) => new Map(byKind.get(kind)?.fields.map(({ field, noun }) => [field, noun.values])),
      factsOf(c) {
        const facts: { [name: string]: Value } = {};
        for (const { field, noun } of there(byKind.get(c.kind)).fields) {
          const name = noun.thing ?? field;
          facts[name in facts ? field : name] = valueIn(c, field);
        }
        return facts;
      },
    };
  };

/** The values that a noun can have with these things on the table; the same list is asked for by many kinds in turn. */
type ValuesAmong<V> = (noun: Noun<V>, things: readonly Thing[]) => readonly Value[];

function valuesAmong<V>(): ValuesAmong<V> {
  let last: readonly Thing[] | null = null;
  let found = new Map<Noun<V>, readonly Value[]>();
  return (noun, things) => {
    if (noun.thing === null) return noun.values;
    if (things !== last) {
      last = things;
      found = new Map();
    }
    const known = found.get(noun);
    if (known !== undefined) return known;
    const prefix = `${noun.thing}:`;
    const values: Value[] = [];
    for (const one of things) if (one.startsWith(prefix)) values.push(...idIn(noun, one.slice(prefix.length)));
    found.set(noun, values);
    return values;
  };
}

/** What finds the wishes of a kind. */
function wisher<V, C extends GameChoice>(
  { kind, fields, touched }: Kind<V, C>,
  among: ValuesAmong<V>,
  read: (value: unknown) => C | null,
): (things: readonly Thing[], thing: Thing | undefined) => readonly C[] {
  /** Every combination of values for the fields. */
  const combined = (values: readonly (readonly Value[])[]): readonly C[] => {
    // The first one is read as any value is, and is none where a field has no value; the others differ from it in values that
    // their nouns have.
    const first: Record<string, unknown> = { kind };
    for (const [i, { field }] of fields.entries()) first[field] = values[i]?.[0];
    const one = read(first);
    let out = one === null ? [] : [one];
    for (const [i, { field }] of fields.entries()) {
      const each = values[i] ?? [];
      // The only value of a field is in there already.
      if (each.length > 1) out = out.flatMap((from) => each.map((value): C => ({ ...from, [field]: value })));
    }
    return out;
  };
  const all = (things: readonly Thing[]) => combined(fields.map(({ noun }) => among(noun, things)));
  if (typeof touched !== 'function') {
    return (things, thing) => {
      if (thing === undefined) return all(things);
      // Only what touches the thing: it stands in one of the fields, the others over all there is.
      const meant = fields.filter(({ field }) =>
        touched.some((one) => one.field === field && thing.startsWith(one.prefix)),
      );
      return meant.flatMap((one) =>
        combined(
          fields.map(({ field, noun }) =>
            field === one.field ? idIn(noun, thing.slice(thing.indexOf(':') + 1)) : among(noun, things),
          ),
        ),
      );
    };
  }
  // What a function finds is looked for once among all that can be written: most things are never touched.
  let ever: ReadonlySet<Thing> | null = null;
  return (things, thing) => {
    if (thing === undefined) return all(things);
    ever ??= new Set(combined(fields.map(({ noun }) => noun.values)).flatMap(touched));
    return ever.has(thing) ? all(things).filter((c) => touched(c).includes(thing)) : NONE;
  };
}

const NONE: readonly never[] = [];

/** The value that a thing's name stands for. */
function idIn<V>(noun: Noun<V>, text: string): readonly Value[] {
  if (noun.has(text)) return [text];
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return noun.has(number) ? [number] : [];
}

/** A noun whose values are whole numbers from 0 on. Names are those that `name` gives; they are compared letter by letter unless `find` is given. */
export function numbered<V>(
  thing: string | null,
  count: number,
  name: (v: V, value: number) => string = (_v, value) => String(value),
  more: { readonly find?: (v: V, text: string) => number | null; readonly has?: (value: number) => boolean } = {},
): Noun<V> {
  const is = (value: unknown): value is number =>
    isWhole(value, 0, count - 1) && (more.has === undefined || more.has(value));
  const all = Array.from({ length: count }, (_, i) => i).filter(is);
  return {
    thing,
    has: is,
    name: (v, value) => (is(value) ? name(v, value) : String(value)),
    find: (v, text) => (more.find === undefined ? (all.find((i) => name(v, i) === text) ?? null) : more.find(v, text)),
    values: all,
  };
}

/** A noun whose values are words. */
export function words<V>(thing: string | null, ...list: readonly string[]): Noun<V> {
  return {
    thing,
    has: (value): value is string => typeof value === 'string' && list.includes(value),
    name: (_v, value) => String(value),
    find: (_v, text) => (list.includes(text) ? text : null),
    values: list,
  };
}
