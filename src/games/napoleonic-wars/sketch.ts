import type { Language } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { NATIONS, POWERS, TREATIES, WARS } from './data/names.ts';
import { AT, FOUGHT, NATION_COUNT, NONE, PLACE, STATUS, type View } from './position.ts';
import { isFrench } from './rules/board.ts';
import { WORDS } from './text/tongues.ts';
import type { Words } from './text/words.ts';
import { imaginePosition } from './view.ts';

// The table in letters: the tracks, the powers, a line a Nation, the other places of corps, the wars, the bowl.

const LETTERS = { [STATUS.neutral]: '-', [STATUS.surrendered]: 'x', [STATUS.coalition]: '+', [STATUS.french]: 'F' };

/** What a line is written from. */
interface Table {
  readonly box: Box;
  readonly v: View;
  readonly words: Words;
}

/** `Wellington 7`, cavalry with `*`. */
function corps({ box, words }: Table, unit: number): string {
  const { id, strength, cavalry } = get(box.units, unit);
  return `${words.unit(id)} ${strength}${cavalry ? '*' : ''}`;
}

function stack(table: Table, place: number, french: boolean): string {
  const { box, v } = table;
  const p = imaginePosition(v);
  const units = v.where.flatMap((at, unit) => (at === place && isFrench(box, p, unit) === french ? unit : []));
  return units.map((unit) => corps(table, unit)).join(', ');
}

/** `> germany 14  [talleyrand, Napoleon N]  Lannes 6, Ney 5 | Blücher 5*`: French before the bar, the coalition after it. */
function nationLine(table: Table, nation: number): string {
  const { box, v } = table;
  const people = [
    ...v.diplomats.flatMap((at, n) => (at === nation ? get(box.diplomats, n).id : [])),
    ...v.people.flatMap((at, n) => (at === nation ? get(box.personalities, n).id : [])),
    ...(v.napoleonAt === nation ? [`Napoleon ${String(box.napoleon[v.napoleon]?.id)}`] : []),
    ...(v.josephine === nation ? ['Joséphine'] : []),
  ];
  const client = get(v.clientIn, nation);
  const mark = v.but === nation ? '>' : ' ';
  const head = `${mark} ${get(NATIONS, nation).padEnd(8)}${String(v.fervour[nation]).padStart(2)}`;
  const lies = [
    ...(client === NONE ? [] : [`{${get(box.clients, client).id}}`]),
    ...(people.length === 0 ? [] : [`[${people.join(', ')}]`]),
  ];
  return [head, ...lies, `${stack(table, nation, true)} | ${stack(table, nation, false)}`].join('  ').trimEnd();
}

/** Places beside the Nations that have somebody in them. */
function elsewhere(table: Table): string[] {
  const { v } = table;
  const shown = ['portugal', 'casualties', 'neutral', 'pool', 'army', 'delayed'] as const;
  return shown.flatMap((name) => {
    const units = v.where.flatMap((at, unit) => (at === PLACE[name] ? corps(table, unit) : []));
    return units.length === 0 ? [] : [`  ${name}: ${units.join(', ')}`];
  });
}

export function sketchTable(box: Box, v: View, language: Language): string {
  const words = WORDS[language];
  const table: Table = { box, v, words };
  const powers = POWERS.map((power, n) => `${power}${LETTERS[v.status[n] ?? STATUS.neutral]}`);
  const treaties = TREATIES.filter((_, bit) => (v.treaties & (1 << bit)) !== 0);
  const wars = WARS.flatMap((war, n) => {
    const side = v.wars[n] === FOUGHT.won ? '+' : v.wars[n] === FOUGHT.lost ? '-' : '';
    const trade = v.trade[n] === 1 ? '£' : '';
    return side === '' && trade === '' ? [] : [`${war}${side}${trade}`];
  });
  const london = v.people.flatMap((at, n) => (at === AT.home ? get(box.personalities, n).id : []));
  const bowl = [...new Set(v.bowl)].map((marker) => {
    const count = v.bowl.filter((each) => each === marker).length;
    return `${words.marker(get(box.markers, marker).id)}${count > 1 ? ` x${count}` : ''}`;
  });
  const sea = ['-', 'Royal Navy', 'French Fleet'][v.sea];
  return [
    `  ${v.turn}/${box.constants.turns} ${words.years({ box, view: v }, v.turn)}  ${v.abdication}/${box.constants.trackMax}  £${v.treasury} £${v.warFund} £${v.admiralty}  ${sea}`,
    `  ${[...powers, ...treaties].join(' ')}`,
    ...Array.from({ length: NATION_COUNT }, (_, nation) => nationLine(table, nation)),
    ...elsewhere(table),
    `  ${wars.join(' ')}`,
    ...(london.length === 0 ? [] : [`  London: ${london.join(', ')}`]),
    `  (${bowl.join(', ')})`,
  ].join('\n');
}
