import { SQUARES } from '../../grids/squares.ts';
import { among, below, choiceReader } from '../../kernel/choice-shape.ts';
import type { Box } from './data/box.ts';
import type { Choice } from './position.ts';

const UNITS = 16;

/** Reads a value from outside as a choice of this game. */
export function readerOf(box: Box): (value: unknown) => Choice | null {
  const nation = below(box.nations.length);
  const card = below(box.cards.length);
  const unit = below(UNITS);
  const target = unit;
  const to = below(SQUARES);
  return choiceReader<Choice>({
    side: { nation },
    tile: { tile: below(box.tiles.length), turn: below(4) },
    nation: { nation },
    edge: { edge: among('N', 'E', 'S', 'W') },
    pick: { card },
    place: { unit, to },
    scout: { card },
    pass: {},
    discard: { card },
    move: { unit, to },
    play: { card },
    assault: { unit, card, target },
    ambush: { card, target },
    bombard: { unit, card, target },
    volley: { unit, card, target },
    retreat: { to },
    command: { card, unit },
    support: { unit },
    hit: {},
    flee: {},
    advance: { unit },
    suffer: { unit },
    restore: { card, unit },
    redoubt: { card, unit },
  });
}
