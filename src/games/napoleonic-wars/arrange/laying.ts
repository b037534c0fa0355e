import { type Described, described } from '../../../kernel/case-fields.ts';
import type { Box } from '../data/box.ts';
import type { Marker, Position } from '../position.ts';
import type { Moment } from './moments.ts';

/** Markers that lie on the map or do not. */
export const SIGNS = [
  'fleet',
  'nelson',
  'continentalSystem',
  'emancipated',
  'pope',
  'paris',
  'ulcer',
  'fraDiavolo',
  'london4',
  'bavariaTurned',
  'hundredDays',
] as const;
export const TRACKS = ['abdication', 'treasury', 'warFund', 'admiralty'] as const;
export const KEYS = [
  'options',
  'turn',
  'phase',
  'happens',
  ...TRACKS,
  'fervour',
  'status',
  'treaties',
  'marriage',
  'but',
  'units',
  'butStack',
  'diplomats',
  'disgraced',
  'people',
  'napoleon',
  'josephine',
  'guard',
  'bowl',
  'clients',
  'wars',
  'flags',
  'trade',
  'vizier',
  'sea',
  'religion',
  ...SIGNS,
] as const;
export type Key = (typeof KEYS)[number];

/** What a part of a description asks of the position. */
export interface Laying {
  readonly box: Box;
  readonly p: Position;
  readonly d: Described;
  readonly moment: Moment;
  /** Can the marker have come into the bowl by now? */
  hasCome(marker: Marker): boolean;
}

export const entries = (d: Described, key: Key): [string, unknown][] => Object.entries(described(d[key] ?? {}, key));
