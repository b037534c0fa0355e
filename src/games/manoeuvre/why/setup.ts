import type { Reason } from '../../../kernel/game.ts';
import { type Nation, NONE, type Square, type Unit } from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import { terrainAt } from '../rules/field.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { notNow } from './cards.ts';
import { type Answers, type Doubt, setupOf } from './doubt.ts';
import { because } from './reason.ts';

// Chapter 3: setting up.

/** Units, cards and squares before the armies are drawn up: their time comes at 3-h. */
const NOT_YET = {
  unit: (_d: Doubt, unit: Unit) => [because('setupLater', { unit }, 'MAN-3-h')],
  card: notNow,
  square: (_d: Doubt, square: Square) => [because('setupLater', { square }, 'MAN-3-h')],
};

/** The clause of each decision of the set-up. */
export const SETUP_CLAUSE: { readonly [step: string]: ClauseId } = {
  'setup.side': 'MAN-3-b',
  'setup.tile': 'MAN-3-c',
  'setup.nations': 'MAN-3-d',
  'setup.choose': 'MAN-3-d',
  'setup.edge': 'MAN-3-e',
  'setup.hand': 'MAN-3-g',
  'setup.place': 'MAN-3-h',
};

/** Tiles, nations and edges, in whatever step of the set-up. */
export function whyNoTile(d: Doubt, tile: number): readonly Reason[] {
  if (d.p.tiles.some((laid) => laid.tile === tile)) return [because('tileUsed')];
  return [d.p.field.length > 0 ? because('tilesComplete') : because('setupLater', {}, 'MAN-3-c')];
}

export function whyNoTurn(d: Doubt): readonly Reason[] {
  if (d.p.field.length > 0) return [because('tilesComplete')];
  return [because(d.frame.step === 'setup.tile' ? 'tileTurn' : 'setupLater', {}, 'MAN-3-c')];
}

/** A place of the field that waits for its tile. */
export function whyNoSlot(d: Doubt): readonly Reason[] {
  if (d.p.field.length > 0) return [because('tilesComplete')];
  return [because(d.frame.step === 'setup.tile' ? 'tileFirst' : 'setupLater', {}, 'MAN-3-c')];
}

export function whyNoNation(d: Doubt, nation: Nation): readonly Reason[] {
  if (sideOf(d.p, d.seat).nation !== NONE) return [because('nationsSettled')];
  switch (d.frame.step) {
    case 'setup.side':
      return [because('sideNotOffered')];
    case 'setup.nations':
      return [because(setupOf(d).named.includes(nation) ? 'nationNamed' : 'notOffered')];
    case 'setup.choose':
      return [because('nationNotNamed')];
    default:
      return [because('setupLater')];
  }
}

export function whyNoEdge(d: Doubt): readonly Reason[] {
  const settled = d.frame.step === 'setup.hand' || d.frame.step === 'setup.place' || d.p.phase !== 'setup';
  return [settled ? because('edgeSettled') : because('setupLater', {}, 'MAN-3-e')];
}

/** 3-h: one unit to a square, in the two rows nearest the own edge, never in a lake. */
function whyNoPlace({ box, p }: Doubt, square: Square): readonly Reason[] {
  const by = p.at[square] ?? NONE;
  if (by !== NONE) return [because('squareTaken', { square, by })];
  return [because(terrainAt(box, p, square).enter ? 'outsideTwoRows' : 'lakePlacement', { square })];
}

const sides: Answers = {
  ...NOT_YET,
  choices: { side: (d, c) => whyNoNation(d, c.nation) },
};

const tiles: Answers = {
  ...NOT_YET,
  choices: { tile: (d, c) => whyNoTile(d, c.tile) },
};

const nations: Answers = {
  ...NOT_YET,
  choices: { nation: (d, c) => whyNoNation(d, c.nation) },
};

const edges: Answers = { ...NOT_YET, choices: {} };

const hand: Answers = {
  ...NOT_YET,
  card: (_d, card) => [because('cardPicked', { card })],
  choices: {
    pick: (d, { card }) => {
      const own = d.box.cards[card]?.nation === sideOf(d.p, d.seat).nation;
      return [because(own ? 'cardPicked' : 'enemyCard', { card })];
    },
  },
};

const placing: Answers = {
  unit: (_d, unit) => [because('unitPlaced', { unit })],
  card: notNow,
  square: whyNoPlace,
  choices: {
    place: (d, c) => {
      const placed = d.p.where[c.unit] !== NONE;
      return placed ? [because('unitPlaced', { unit: c.unit })] : whyNoPlace(d, c.to);
    },
  },
};

export const SETUP: { readonly [step: string]: Answers } = {
  'setup.side': sides,
  'setup.tile': tiles,
  'setup.nations': nations,
  'setup.choose': nations,
  'setup.edge': edges,
  'setup.hand': hand,
  'setup.place': placing,
};
