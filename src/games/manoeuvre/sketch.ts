import { SIZE, squareAt } from '../../grids/squares.ts';
import type { Language } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import { NONE, type SideView, type Unit, type View } from './position.ts';
import { WORDS } from './text/tongues.ts';

// The table in letters: terrain as in the pack, each unit as two letters of its nation, its strength, and * when reduced.

export function sketchTable(box: Box, v: View, language: Language): string {
  const lines: string[] = [];
  if (v.field.length > 0) {
    for (let rank = SIZE - 1; rank >= 0; rank--) {
      const cells = Array.from({ length: SIZE }, (_, file) => cell(box, v, squareAt(file, rank)));
      lines.push(`  ${rank + 1} ${cells.join('')}`);
    }
    lines.push(`     ${[...'abcdefgh'].map((file) => file.padEnd(8)).join('')}`);
  }
  for (const seat of [0, 1] as const) {
    const side = v.sides[seat];
    if (side.nation !== NONE) lines.push(sideLine(box, v, side, seat, language));
  }
  return lines.join('\n');
}

function cell(box: Box, v: View, square: number): string {
  const ground = box.terrain[v.field[square] ?? 0]?.code ?? ' ';
  const dug = v.redoubts.includes(square) ? '#' : ' ';
  const unit = v.at[square] ?? NONE;
  return `${ground}${unit === NONE ? '     ' : tag(box, v, unit)}${dug} `;
}

/** `FRg8*`: nation, letter of the unit in its army, strength, reduced. */
function tag(box: Box, v: View, unit: Unit): string {
  const nation = box.nations[v.sides[unit < 8 ? 0 : 1].nation];
  const facts = nation?.units[unit & 7];
  const reduced = v.reduced[unit] ?? false;
  const letter = 'abcdefgh'[unit & 7] ?? '?';
  return `${nation?.id.toUpperCase() ?? '??'}${letter}${(reduced ? facts?.reduced : facts?.full) ?? '?'}${reduced ? '*' : ' '}`;
}

function sideLine(box: Box, v: View, side: SideView, seat: 0 | 1, language: Language): string {
  const words = WORDS[language];
  const scene = { box, view: v };
  const nation = box.nations[side.nation];
  const units = nation?.units
    .map((_, i) => seat * 8 + i)
    .filter((unit) => v.where[unit] !== NONE)
    .map((unit) => `${'abcdefgh'[unit & 7]} ${words.things.unit(scene, String(unit))}`);
  const cards = side.hand.map((card) => words.things.card(scene, String(card)));
  const unknown = side.handCount - side.hand.length;
  const hand = [...cards, ...(unknown > 0 ? [`${unknown} × ?`] : [])].join(' | ');
  return [
    `  ${nation?.id.toUpperCase()} (${side.edge})  -${side.lost}  [${side.deckCount}]  ${hand}`,
    `     ${units?.join(', ') ?? ''}`,
  ].join('\n');
}
