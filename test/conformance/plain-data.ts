/** What differs first between two plain values, as a path and the two parts; null when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (equal(a, b)) return null;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${path}: ${short(a)} against ${short(b)}`;
    const at = a.findIndex((part, i) => !equal(part, b[i]));
    return difference(a[at], b[at], `${path}[${at}]`);
  }
  if (isObject(a) && isObject(b) && !Array.isArray(a) && !Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!(key in a) || !(key in b)) return `${path}.${key} is only in one of them`;
      const found = difference(a[key], b[key], `${path}.${key}`);
      if (found !== null) return found;
    }
  }
  return `${path}: ${short(a)} against ${short(b)}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}

/** Are two plain values equal? Written for speed: it runs millions of times. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  for (const key of keys) {
    const part = a[key];
    if (part !== b[key] && !equal(part, b[key])) return false;
    if (part === undefined && !Object.hasOwn(b, key)) return false;
  }
  return Object.keys(b).length === keys.length;
}

/** Is it plain data, so that JSON keeps it exactly? */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) {
    // A hole reads as undefined, which is not plain.
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
    return Object.getPrototypeOf(value) === Array.prototype;
  }
  for (const part of Object.values(value)) if (!isPlain(part)) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Where a value is not plain data; null when it is. */
export function notPlain(value: unknown, path = ''): string | null {
  if (isPlain(value)) return null;
  if (!isObject(value)) return `${path} is ${Object.is(value, -0) ? '-0' : String(value)}`;
  for (const key of Object.keys(value)) {
    const found = notPlain(value[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return `${path} is no plain list or object`;
}

/** Freezes a value to its depth: whoever changes it from now on fails. */
export function freeze<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** A small hash of a text for comparing many values cheaply; not for secrets. */
export function fingerprint(text: string): string {
  let a = 2166136261;
  let b = 5381;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = (Math.imul(b, 33) + code) | 0;
  }
  return (a >>> 0).toString(36).padStart(7, '0') + (b >>> 0).toString(36).padStart(7, '0');
}
