import type { core } from 'zod/mini';
import { describe, placeOf, short, valueAt } from './pack-issue.ts';

/** The same sentence for a reader of French: the place in the pack, what is there and what should be. */
export function sayIssueInFrench(issue: core.$ZodIssue, pack: unknown): string {
  const place = where(issue.path);
  const given = valueAt(pack, issue.path);
  const not = `et non ${whatIs(given)}`;
  if (issue.code === 'unrecognized_keys') return stray(place, issue.keys[0] ?? '');
  if (issue.code === 'invalid_key') return stray(where(issue.path.slice(0, -1)), String(issue.path.at(-1)));
  if (given === undefined) return `il manque ${place}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${place} doit être ${TYPES[issue.expected] ?? issue.expected}, ${not}`;
    case 'invalid_value':
      return `${place} doit être ${among(issue.values)}, ${not}`;
    case 'invalid_union':
      return `${place} doit être ${among(('options' in issue && issue.options) || [])}, ${not}`;
    case 'too_small':
      return amount(given, place, issue.minimum, issue.exact ? '' : 'au moins ');
    case 'too_big':
      return amount(given, place, issue.maximum, issue.exact ? '' : 'au plus ');
    default:
      return `${place} ne convient pas`;
  }
}

/** Of values that cannot all be true at once only the place is named: every such sentence begins with it. */
export function sayFaultInFrench(fault: string): string {
  const [place] = /^\w+(?:\[\d+\]|\.\w+)+/.exec(fault) ?? [];
  return place === undefined
    ? 'ses valeurs ne s’accordent pas entre elles'
    : `${place} ne s’accorde pas avec le reste des composants`;
}

const stray = (place: string, key: string) => `${place} a une clé « ${short(key, 40)} » qui n’y a pas sa place`;

function amount(given: unknown, place: string, bound: number | bigint, how: string): string {
  if (typeof given === 'number') return `${place} vaut ${given}, il faut ${how}${bound}`;
  const count = typeof given === 'string' || Array.isArray(given) ? given.length : 0;
  const noun = typeof given === 'string' ? 'caractère' : 'élément';
  return `${place} a ${count} ${noun}${count > 1 ? 's' : ''}, il en faut ${how}${bound}`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
};

const where = (path: readonly PropertyKey[]) => (path.length === 0 ? 'le jeu de composants' : placeOf(path));

function whatIs(value: unknown): string {
  if (typeof value === 'string') return `« ${short(value, 40)} »`;
  if (Array.isArray(value)) return 'une liste';
  return value !== null && typeof value === 'object' ? 'un objet' : describe(value);
}

function among(values: readonly unknown[]): string {
  const [first, ...others] = values.map(whatIs);
  return others.length === 0 ? (first ?? 'autre chose') : `l’un de ceux-ci : ${[first, ...others].join(', ')}`;
}
