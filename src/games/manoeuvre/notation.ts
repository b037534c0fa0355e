import { squareName, squareNamed } from '../../grids/squares.ts';
import type { Box } from './data/box.ts';
import { type Card, type Choice, type Edge, NONE, type Unit, type View } from './position.ts';

// A choice as a short text: ids of the pack without their nation, squares as on a chess board.
//   imperial-guard e2-e4 | imperial-guard-1: imperial-guard x 32nd-foot | ld-ney: command guard-cavalry | pass

const WORDS = { pass: 'pass', hit: 'hit', flee: 'retreat' } as const;

function unitName(box: Box, v: View, unit: Unit): string {
  const facts = box.nations[v.sides[unit < 8 ? 0 : 1].nation]?.units[unit & 7];
  return facts?.id ?? `unit-${unit}`;
}

function unitNamed(box: Box, v: View, name: string): Unit {
  for (let unit = 0; unit < 16; unit++) if (unitName(box, v, unit) === name) return unit;
  return NONE;
}

function cardName(box: Box, card: Card): string {
  return box.cards[card]?.id ?? `card-${card}`;
}

export function printChoice(box: Box, v: View, c: Choice): string {
  const card = (id: Card) => cardName(box, id);
  const unit = (id: Unit) => unitName(box, v, id);
  switch (c.kind) {
    case 'pass':
    case 'hit':
    case 'flee':
      return WORDS[c.kind];
    case 'side':
    case 'nation':
      return `${c.kind} ${box.nations[c.nation]?.id ?? c.nation}`;
    case 'tile':
      return `tile ${box.tiles[c.tile]?.id ?? c.tile} turn ${c.turn}`;
    case 'edge':
      return `edge ${c.edge}`;
    case 'pick':
    case 'scout':
    case 'discard':
    case 'play':
      return `${c.kind} ${card(c.card)}`;
    case 'place':
    case 'move':
      return `${c.kind} ${unit(c.unit)} ${squareName(c.to)}`;
    case 'retreat':
      return `retreat ${squareName(c.to)}`;
    case 'assault':
    case 'bombard':
    case 'volley':
      return `${c.kind} ${unit(c.unit)} x ${unit(c.target)} with ${card(c.card)}`;
    case 'ambush':
      return `ambush ${unit(c.target)} with ${card(c.card)}`;
    case 'command':
    case 'restore':
    case 'redoubt':
      return `${c.kind} ${unit(c.unit)} with ${card(c.card)}`;
    case 'support':
    case 'advance':
    case 'suffer':
      return `${c.kind} ${unit(c.unit)}`;
  }
}

const FORMS: readonly [RegExp, (box: Box, v: View, part: (i: number) => string) => Choice | null][] = [
  [/^(pass|hit)$/, (_b, _v, part) => ({ kind: part(1) as 'pass' | 'hit' })],
  [/^retreat$/, () => ({ kind: 'flee' })],
  [/^retreat ([a-h][1-8])$/, (_b, _v, part) => ({ kind: 'retreat', to: squareNamed(part(1)) })],
  [
    /^(side|nation) (\S+)$/,
    (box, _v, part) => {
      const nation = box.nations.findIndex(({ id }) => id === part(2));
      return nation === NONE ? null : { kind: part(1) as 'side' | 'nation', nation };
    },
  ],
  [
    /^tile (\d+) turn ([0-3])$/,
    (box, _v, part) => {
      const tile = box.tiles.findIndex(({ id }) => String(id) === part(1));
      return tile === NONE ? null : { kind: 'tile', tile, turn: Number(part(2)) };
    },
  ],
  [/^edge ([NESW])$/, (_b, _v, part) => ({ kind: 'edge', edge: part(1) as Edge })],
  [
    /^(pick|scout|discard|play) (\S+)$/,
    (box, _v, part) => {
      const card = cardNamed(box, part(2));
      return card === NONE ? null : { kind: part(1) as 'pick' | 'scout' | 'discard' | 'play', card };
    },
  ],
  [
    /^(place|move) (\S+) ([a-h][1-8])$/,
    (box, v, part) => {
      const unit = unitNamed(box, v, part(2));
      return unit === NONE ? null : { kind: part(1) as 'place' | 'move', unit, to: squareNamed(part(3)) };
    },
  ],
  [
    /^(assault|bombard|volley) (\S+) x (\S+) with (\S+)$/,
    (box, v, part) => {
      const [unit, target, card] = [unitNamed(box, v, part(2)), unitNamed(box, v, part(3)), cardNamed(box, part(4))];
      if (unit === NONE || target === NONE || card === NONE) return null;
      return { kind: part(1) as 'assault' | 'bombard' | 'volley', unit, card, target };
    },
  ],
  [
    /^ambush (\S+) with (\S+)$/,
    (box, v, part) => {
      const [target, card] = [unitNamed(box, v, part(1)), cardNamed(box, part(2))];
      return target === NONE || card === NONE ? null : { kind: 'ambush', card, target };
    },
  ],
  [
    /^(command|restore|redoubt) (\S+) with (\S+)$/,
    (box, v, part) => {
      const [unit, card] = [unitNamed(box, v, part(2)), cardNamed(box, part(3))];
      return unit === NONE || card === NONE ? null : { kind: part(1) as 'command' | 'restore' | 'redoubt', card, unit };
    },
  ],
  [
    /^(support|advance|suffer) (\S+)$/,
    (box, v, part) => {
      const unit = unitNamed(box, v, part(2));
      return unit === NONE ? null : { kind: part(1) as 'support' | 'advance' | 'suffer', unit };
    },
  ],
];

function cardNamed(box: Box, name: string): Card {
  return box.cards.findIndex(({ id }) => id === name);
}

export function parseChoice(box: Box, v: View, text: string): Choice | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(text.trim());
    if (found !== null) return read(box, v, (i) => found[i] ?? '');
  }
  return null;
}
