import { CaseError } from './case.ts';
import { likely, quoted } from './case-fields.ts';
import { isObject, type Plain } from './plain.ts';

// What a game tells about its views, events and choices to those who write cases: which fields there are, and which names
// stand for their numbers. The page on cases is written from it, and a case that names what there is not is refused.

/** What stands at a place: a noun (a key of `nouns`, or any word for the reader), a list, or an object. */
export type Shape = string | ListShape | FieldsShape;

export interface ListShape {
  readonly list: Shape;
  /** The noun that numbers the items: `/where/fr-45th` is the item of this unit. */
  readonly by?: string;
}

export interface FieldsShape {
  readonly fields: Fields;
}

export type Fields = { readonly [key: string]: Shape };

/** A shape for every field of a type, and for nothing else. */
export type FieldsOf<T> = { readonly [F in keyof T]-?: Shape };

/** What every view has, and mostly the options of its match. */
export const GLANCE = {
  viewer: 'seat',
  asked: { list: 'seat' },
  step: 'word',
  outcome: 'anything',
  options: 'anything',
} as const;

/** The fields of every kind of event. */
export type EventFields<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: FieldsOf<Omit<Extract<E, { readonly kind: K }>, 'kind'>>;
};

export interface CaseWords<V> {
  /** The nouns whose numbers have names, and how these are written. */
  readonly nouns: { readonly [noun: string]: string };
  /** The names of one of the nouns at the table of this view. */
  names(v: V, noun: string): ReadonlyMap<string, number>;
  readonly view: Fields;
  readonly events: { readonly [kind: string]: Fields };
  /** How choices are written of which the notation of the grammar does not say enough, ` | ` between two ways. */
  readonly choices?: { readonly [kind: string]: string };
  /** The kinds of choices with which a seat lets a question pass. */
  readonly passing: readonly string[];
  /** The results that odds speak of. */
  readonly results: readonly string[];
  /** The worked examples of the ledger, which cases name beside its clauses. */
  readonly examples: readonly string[];
  /** The keys of a position as `arrange` reads it, and what each means. */
  readonly position: { readonly [key: string]: string };
  /** Of those keys whose values have keys of their own: these. */
  readonly parts: { readonly [key: string]: { readonly [key: string]: string } };
}

type Members = { readonly [key: string]: Plain };
const isMembers = (value: Plain): value is Members => isObject(value);

/** Reads names as numbers in what a case expects; throws a `CaseError` for a name or a field that there is not. */
export class Namer<V> {
  readonly #words: CaseWords<V>;
  readonly #view: V;
  readonly #named = new Map<string, ReadonlyMap<string, number>>();

  constructor(words: CaseWords<V>, view: V) {
    this.#words = words;
    this.#view = view;
  }

  /** A part of an event: its kind and its fields must be those of the game. */
  event(part: Plain, at: string): Plain {
    const { events } = this.#words;
    if (!isMembers(part)) return part;
    const { kind } = part;
    if (kind !== undefined && (typeof kind !== 'string' || !Object.hasOwn(events, kind)))
      throw new CaseError(`${at}: there is no event ${quoted(kind)}${likely(kind, Object.keys(events))}`);
    const known = typeof kind === 'string' ? events[kind] : undefined;
    const entries = Object.entries(part).map(([key, value]): [string, Plain] => {
      if (key === 'kind') return [key, value];
      if (known !== undefined && !Object.hasOwn(known, key))
        throw new CaseError(
          `${at}: an event '${String(kind)}' has no ${quoted(key)}${likely(key, Object.keys(known))}`,
        );
      if (!Object.values(events).some((fields) => Object.hasOwn(fields, key)))
        throw new CaseError(`${at}: no event has a ${quoted(key)}`);
      return [key, this.#value(known?.[key], value, `${at}/${key}`)];
    });
    return Object.fromEntries(entries);
  }

  /** A part of the view. */
  view(part: Plain, at: string): Plain {
    return this.#value({ fields: this.#words.view }, part, at);
  }

  /** A value of the view by its pointer, the names of items in it read as their numbers. */
  pointed(pointer: string, value: Plain): readonly [pointer: string, value: Plain] {
    if (pointer === '') return [pointer, this.view(value, pointer)];
    let shape: Shape | undefined = { fields: this.#words.view };
    const parts: string[] = [];
    for (const part of pointer.slice(1).split('/')) {
      const key: string = this.#item(shape, part, pointer);
      parts.push(key);
      shape = within(shape, key);
    }
    return [`/${parts.join('/')}`, this.#value(shape, value, pointer)];
  }

  #value(shape: Shape | undefined, value: Plain, at: string): Plain {
    if (typeof shape === 'string') return typeof value === 'string' ? this.#number(shape, value, at) : value;
    if (Array.isArray(value))
      return value.map((item: Plain, i) => this.#value(within(shape, String(i)), item, `${at}/${i}`));
    if (!isMembers(value)) return value;
    const entries = Object.entries(value).map(([key, item]): [string, Plain] => {
      const known = this.#item(shape, key, at);
      return [known, this.#value(within(shape, known), item, `${at}/${key}`)];
    });
    eachItemOnce(entries, at);
    return Object.fromEntries(entries);
  }

  /** The key of an item: its number, where it is named. */
  #item(shape: Shape | undefined, key: string, at: string): string {
    if (shape === undefined || typeof shape === 'string' || !('list' in shape)) return key;
    if (shape.by === undefined || /^\d+$/.test(key)) return key;
    return String(this.#number(shape.by, key, at));
  }

  #number(noun: string, name: string, at: string): number | string {
    const names = this.#namesOf(noun);
    if (names === null) return name;
    const found = names.get(name);
    if (found === undefined)
      throw new CaseError(`${at}: there is no ${noun} ${quoted(name)}${likely(name, names.keys())}`);
    return found;
  }

  #namesOf(noun: string): ReadonlyMap<string, number> | null {
    if (!Object.hasOwn(this.#words.nouns, noun)) return null;
    const names = this.#named.get(noun) ?? this.#words.names(this.#view, noun);
    this.#named.set(noun, names);
    return names;
  }
}

function within(shape: Shape | undefined, key: string): Shape | undefined {
  if (shape === undefined || typeof shape === 'string') return undefined;
  if ('list' in shape) return shape.list;
  return Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
}

/** Two names of one item would hide each other. */
function eachItemOnce(entries: readonly (readonly [string, Plain])[], at: string): void {
  const twice = entries.find(([key], i) => entries.findIndex(([other]) => other === key) !== i);
  if (twice !== undefined) throw new CaseError(`${at}: item ${twice[0]} is named twice`);
}
