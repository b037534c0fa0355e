/** Plain data: what JSON can hold. Positions, choices, views, events and journals are made of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of plain data. Enough for servers and tools; a game that is searched writes its own `copy`. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const part = copyPlain((value as Record<string, unknown>)[key]);
    // A file may hold this key; a plain assignment would change what the object is.
    if (key === '__proto__')
      Object.defineProperty(out, key, { value: part, enumerable: true, writable: true, configurable: true });
    else out[key] = part;
  }
  return out as T;
}

/**
 * A copy whose words are told apart by their address: a text that was read from a file is compared letter by letter with each word of the
 * code, a key of an object is not.
 */
export function withQuickWords<T>(value: T): T {
  if (typeof value === 'string') return Object.keys({ [value]: null })[0] as T;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withQuickWords) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withQuickWords(part)])) as T;
}

/** The one text of a plain value: keys sorted, no spaces. Two equal values have the same text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonical: ${value} is not plain data`);
    // As JSON writes it, and -0 as 0.
    return `${value}`;
  }
  if (value === undefined) throw new TypeError('canonical: undefined is not plain data');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  // Whole positions and views go through here at every line of a match: the text is made in one go, without lists on the way.
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  const object = value as Record<string, unknown>;
  for (const key of Object.keys(object).sort()) {
    const part = object[key];
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(part)}`;
  }
  return `{${text}}`;
}

/**
 * Is `candidate`, which may be anything at all, equal to the plain value `known`?
 * Never looks deeper than `known` does, so that no forged value can make it run long.
 */
export function same(known: unknown, candidate: unknown): boolean {
  if (known === candidate) return true;
  if (known === null || candidate === null || typeof known !== 'object' || typeof candidate !== 'object') return false;
  if (Array.isArray(known) || Array.isArray(candidate)) {
    if (!Array.isArray(known) || !Array.isArray(candidate) || known.length !== candidate.length) return false;
    return known.every((item, i) => same(item, candidate[i]));
  }
  const keys = Object.keys(known);
  const others = Object.keys(candidate);
  if (keys.length !== others.length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(candidate, key) &&
      same((known as Record<string, unknown>)[key], (candidate as Record<string, unknown>)[key]),
  );
}

/** Is anything from outside a whole number within these bounds, both of them included? */
export function isWhole(value: unknown, low: number, high = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;
}

/** Is anything from outside something with keys? */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
