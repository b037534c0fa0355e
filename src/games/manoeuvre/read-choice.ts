import { SQUARES } from '../../grids/squares.ts';
import type { Box } from './data/box.ts';
import type { Choice } from './position.ts';

// A value from outside as a choice of this game: the fields of its kind, each within its range, and nothing else.

type Field = 'nation' | 'tile' | 'turn' | 'edge' | 'card' | 'unit' | 'target' | 'to';

const FIELDS: { readonly [kind in Choice['kind']]: readonly Field[] } = {
  side: ['nation'],
  tile: ['tile', 'turn'],
  nation: ['nation'],
  edge: ['edge'],
  pick: ['card'],
  place: ['unit', 'to'],
  scout: ['card'],
  pass: [],
  discard: ['card'],
  move: ['unit', 'to'],
  play: ['card'],
  assault: ['unit', 'card', 'target'],
  ambush: ['card', 'target'],
  bombard: ['unit', 'card', 'target'],
  volley: ['unit', 'card', 'target'],
  retreat: ['to'],
  command: ['card', 'unit'],
  support: ['unit'],
  hit: [],
  flee: [],
  advance: ['unit'],
  suffer: ['unit'],
  restore: ['card', 'unit'],
  redoubt: ['card', 'unit'],
};

function limit(box: Box, field: Field): number {
  switch (field) {
    case 'nation':
      return box.nations.length;
    case 'tile':
      return box.tiles.length;
    case 'turn':
      return 4;
    case 'card':
      return box.cards.length;
    case 'unit':
    case 'target':
      return 16;
    case 'to':
      return SQUARES;
    case 'edge':
      return 0;
  }
}

function fits(box: Box, field: Field, value: unknown): boolean {
  if (field === 'edge') return value === 'N' || value === 'E' || value === 'S' || value === 'W';
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit(box, field);
}

export function isChoice(box: Box, value: unknown): value is Choice {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const given = value as Record<string, unknown>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return false;
  const fields = FIELDS[kind as Choice['kind']];
  const keys = Object.keys(given);
  return (
    keys.length === fields.length + 1 &&
    fields.every((field) => Object.hasOwn(given, field) && fits(box, field, given[field]))
  );
}
