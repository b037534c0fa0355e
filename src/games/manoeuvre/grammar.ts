import { SQUARES, squareName } from '../../grids/squares.ts';
import { type Grammar, grammarOf, numbered, words } from '../../kernel/grammar.ts';
import type { Box } from './data/box.ts';
import type { Choice, View } from './position.ts';

const UNITS = 16;

/** `move fr-45th e5`, `assault fr-45th x gb-32nd-foot with fr-45th-1`, `pass`: ids of the pack, squares as on a chess board. */
export function grammar(box: Box): Grammar<View, Choice> {
  const units = (v: View, unit: number) => box.nations[v.sides[unit < 8 ? 0 : 1].nation]?.units[unit & 7];
  const listed = (thing: string, list: readonly { readonly id: string | number }[]) =>
    numbered<View>(thing, list.length, (_v, n) => String(list[n]?.id));
  return grammarOf<View, Choice>({
    nation: listed('nation', box.nations),
    tile: listed('tile', box.tiles),
    card: listed('card', box.cards),
    turn: numbered('turn', 4),
    edge: words('edge', 'N', 'E', 'S', 'W'),
    unit: numbered('unit', UNITS, (v, unit) => units(v, unit)?.id ?? `unit-${unit}`),
    square: numbered('square', SQUARES, (_v, square) => squareName(square)),
  })({
    side: 'side {nation}',
    tile: 'tile {tile} turn {turn}',
    nation: 'nation {nation}',
    edge: 'edge {edge}',
    pick: 'pick {card}',
    place: 'place {unit} {to:square}',
    scout: 'scout {card}',
    pass: 'pass',
    discard: 'discard {card}',
    move: 'move {unit} {to:square}',
    play: 'play {card}',
    assault: { says: 'assault {unit} x {target:unit} with {card}', touches: ['card', 'unit', 'target'] },
    ambush: { says: 'ambush {target:unit} with {card}', touches: ['card', 'target'] },
    bombard: { says: 'bombard {unit} x {target:unit} with {card}', touches: ['card', 'unit', 'target'] },
    volley: { says: 'volley {unit} x {target:unit} with {card}', touches: ['card', 'unit', 'target'] },
    retreat: 'retreat {to:square}',
    command: { says: 'command {unit} with {card}', touches: ['card', 'unit'] },
    support: 'support {unit}',
    hit: 'hit',
    flee: 'retreat',
    advance: 'advance {unit}',
    suffer: 'suffer {unit}',
    restore: { says: 'restore {unit} with {card}', touches: ['card', 'unit'] },
    redoubt: { says: 'redoubt {unit} with {card}', touches: ['card', 'unit'] },
  });
}
