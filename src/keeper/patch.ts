import { isObject, type Plain } from '../kernel/plain.ts';

/**
 * What changes a plain value into another: `[value]` puts a value in, `0` takes a key away, and an object goes down into the parts of
 * that name (of lists that keep their length, by number).
 */
export type Patch = 0 | readonly [unknown] | { readonly [part: string]: Patch };

/** The patch that makes `after` of `before`, or null if they are the same. Both are plain data. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? diffLists(before, after) : [after];
  return isObject(before) && isObject(after) ? diffParts(before, after) : [after];
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let out: Record<string, Patch> | null = null;
  for (let i = 0; i < after.length; i++) {
    const part = diff(before[i], after[i]);
    if (part === null) continue;
    out ??= {};
    out[i] = part;
  }
  return out;
}

type Parts = { readonly [part: string]: unknown };

function diffParts(before: Parts, after: Parts): Patch | null {
  let out: Record<string, Patch> | null = null;
  for (const name of Object.keys(after)) {
    if (after[name] === undefined) continue;
    const part = before[name] === undefined ? ([after[name]] as const) : diff(before[name], after[name]);
    if (part === null) continue;
    out ??= {};
    out[name] = part;
  }
  for (const name of Object.keys(before)) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    out ??= {};
    out[name] = 0;
  }
  return out;
}

/** A patch from outside that does not fit what it is laid on. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

/** The value that the patch makes. What it does not change is shared with `before`, which stays as it was. */
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === 0) throw new PatchError('a patch takes away what it is laid on');
  if (isPut(patch)) return patch[0];
  if (Array.isArray(before)) return patchedList(before, patch);
  if (!isObject(before)) throw new PatchError('a patch goes down where there is nothing');
  const out: Record<string, unknown> = { ...before };
  for (const [name, part] of Object.entries(patch)) {
    if (name === '__proto__') throw new PatchError('a patch names what no value has');
    if (part === 0) delete out[name];
    else out[name] = patched(out[name], part);
  }
  return out;
}

function patchedList(before: readonly unknown[], patch: { readonly [part: string]: Patch }): readonly unknown[] {
  const out = [...before];
  for (const [at, part] of Object.entries(patch)) {
    const i = Number(at);
    if (!Number.isInteger(i) || i < 0 || i >= out.length) throw new PatchError('a patch names no place of the list');
    out[i] = patched(out[i], part);
  }
  return out;
}

const isPut = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** The value of a patch that is laid on nothing: a view in full. */
export const whole = (value: Plain | object): Patch => [value];
