import { hexName } from '../../grids/hexes.ts';
import type { Language } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import type { Formation } from './data/names.ts';
import { FACINGS } from './grammar.ts';
import { UNSEEN, type View } from './position.ts';
import { WORDS } from './text/tongues.ts';

// The table in letters: the turn, then a line a stack with its units from the top, and the leaders.

const LETTERS: Readonly<Record<Formation, string>> = {
  line: '=',
  column: '|',
  square: '#',
  adapted: '~',
  disorganised: '?',
  skirmish: ':',
  limbered: 'o',
  battery: '*',
};

/** `fr-2le=nne3`: who, in which formation and facing, with how many steps; `-` for who is not seen. */
function unitText(box: Box, v: View, unit: number): string {
  const now = unit === UNSEEN ? null : v.units[unit];
  if (now === null || now === undefined) return '-';
  const b = box.battle(v.scenario);
  const facts = b.units[unit];
  const faced = facts === undefined ? null : box.formations[facts.arm][now.formation];
  const facing = faced?.facing === 'none' ? '' : String(FACINGS[now.facing]);
  return `${facts?.id}${LETTERS[now.formation]}${facing}${now.steps}`;
}

export function sketchTable(box: Box, v: View, language: Language): string {
  const b = box.battle(v.scenario);
  const words = WORDS[language];
  const scene = { box, view: v };
  const label = (hex: number): string => hexName(b.ground.hexes, hex);
  const leaders = (hex: number): string[] =>
    v.leaderAt.flatMap((at, leader) => (at === hex ? [`(${b.leaders[leader]?.id})`] : []));
  const lines = v.stacks.map(({ hex, units }) =>
    ['  ', label(hex), ...units.map((unit) => unitText(box, v, unit)), ...leaders(hex)].join(' '),
  );
  const held = b.objectives.map(({ hex }, i) => `${label(hex)} ${v.control[i] ?? -1}`);
  return [
    `  ${v.turn}/${b.turns}  ${words.seat(scene, v.active)}  ${v.phase}`,
    ...lines,
    `  ${held.join('  ')}`,
    `  ${b.corps.map(({ id }, corps) => `${id} ${v.army[corps]}`).join('  ')}`,
  ].join('\n');
}
