import { isObject } from './plain.ts';

/** The options of a game, described so that a form can be drawn from them. */
export interface OptionField {
  readonly id: string;
  readonly values: readonly string[];
  readonly standard: string;
  /** Must not have the same value as another option, some values excepted. */
  readonly differs?: { readonly from: string; readonly except: readonly string[] };
  /** What is wrong with a value that is not listed, in one sentence; null if it may be taken. Without it only listed values may. */
  readonly written?: (value: string) => string | null;
  /** Offered only when the other option has one of these values; otherwise the standard holds. */
  readonly only?: { readonly option: string; readonly values: readonly string[] };
}

export type OptionsSchema = readonly OptionField[];
export type Options = { readonly [id: string]: string };

export function standardOptions(schema: OptionsSchema): Options {
  return Object.fromEntries(schema.map((field) => [field.id, field.standard]));
}

/** Longer than anything that somebody writes out for an option. */
const LONGEST = 4000;

/** Options from outside: every field filled, or a sentence that says what is wrong. */
export function readOptions(
  schema: OptionsSchema,
  value: unknown,
): { readonly options: Options } | { readonly error: string } {
  if (!isObject(value)) return { error: 'options must be an object' };
  for (const id of Object.keys(value)) {
    if (!schema.some((field) => field.id === id)) return { error: `there is no option '${id.slice(0, 40)}'` };
  }
  const out: Record<string, string> = {};
  for (const field of schema) {
    const wanted = Object.hasOwn(value, field.id) ? value[field.id] : field.standard;
    if (typeof wanted !== 'string' || (!field.values.includes(wanted) && field.written === undefined)) {
      return { error: `option '${field.id}' must be one of ${field.values.join(', ')}` };
    }
    if (!field.values.includes(wanted)) {
      const error = wanted.length > LONGEST ? 'it is too long' : field.written?.(wanted);
      if (error != null) return { error: `option '${field.id}' is none of ${field.values.join(', ')}, and ${error}` };
    }
    out[field.id] = wanted;
  }
  for (const field of schema) {
    if (field.only !== undefined && !field.only.values.includes(out[field.only.option] ?? ''))
      out[field.id] = field.standard;
  }
  for (const { id, differs } of schema) {
    const chosen = out[id] ?? '';
    if (differs !== undefined && chosen === out[differs.from] && !differs.except.includes(chosen)) {
      return { error: `options '${differs.from}' and '${id}' must differ` };
    }
  }
  return { options: out };
}
