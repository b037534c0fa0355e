import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { blockName } from './grammar.ts';
import { BLOCK_COUNT, type Block, isCorps, NATION_IDS } from './pieces.ts';
import { UNKNOWN, type View } from './position.ts';

// The table in letters: a line a zone with somebody in it. Names are the same in every language.

const LETTERS = ['F', 'E', 'P'] as const;

/** `Ney 0+3 f2*`: infantry and cavalry, fatigue, * when activated. */
function tag(b: Box, v: View, block: Block): string {
  const flipped = v.activated[block] ? '*' : '';
  if (!isCorps(block) || v.infantry[block] === UNKNOWN) return `${blockName(b, block)}${flipped}`;
  const tired = get(v.fatigue, block) > 0 ? ` f${v.fatigue[block]}` : '';
  return `${blockName(b, block)} ${v.infantry[block]}+${v.cavalry[block]}${tired}${flipped}`;
}

export function sketchTable(b: Box, v: View): string {
  const lines: string[] = [];
  b.zones.forEach((zone, i) => {
    const tags: string[] = [];
    for (let block = 0; block < BLOCK_COUNT; block++) if (v.where[block] === i) tags.push(tag(b, v, block));
    for (const { zone: at, nation, activated, count } of v.hidden)
      if (at === i) tags.push(`${count} × ${LETTERS[nation]}?${activated ? '*' : ''}`);
    const holder = NATION_IDS[get(v.control, i)];
    if (tags.length === 0 && holder === undefined) return;
    const marks = [holder === undefined ? '' : ` [${LETTERS[get(v.control, i)]}]`, v.fortified.includes(i) ? ' #' : ''];
    lines.push(`  ${zone.name}${marks.join('')}: ${tags.join(', ')}`);
  });
  v.hands.forEach(({ count, cards }, seat) => {
    const shown = cards.map((card) => `#${card} ${b.events[get(b.cards, card).event].name}`);
    if (count > cards.length) shown.push(`${count - cards.length} × ?`);
    lines.push(`  (${LETTERS[seat]}) ${shown.join(' | ')}`);
  });
  lines.push(`  ${v.turn}/${get(b.scenarios, v.scenario).turns.length}  ${v.vp}/${b.track}`);
  return lines.join('\n');
}
