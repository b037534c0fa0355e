import { get } from '../../kernel/there.ts';
import type { Box } from './data/box.ts';
import { NATIONS, POWERS, TREATIES, WARS } from './data/names.ts';
import { AT, FOUGHT, NATION_COUNT, NONE, PLACE, STATUS, type View } from './position.ts';
import { isFrench } from './rules/board.ts';
import { imaginePosition } from './view.ts';

// The table in letters, with the names of the notation: the tracks, the powers, a line a Nation, the other places of corps, the wars.

const LETTERS = { [STATUS.neutral]: '-', [STATUS.surrendered]: 'x', [STATUS.coalition]: '+', [STATUS.french]: 'F' };

/** `wellington 7`, cavalry with `*`. */
const corps = (box: Box, unit: number): string => {
  const { id, strength, cavalry } = get(box.units, unit);
  return `${id} ${strength}${cavalry ? '*' : ''}`;
};

function stack(box: Box, v: View, place: number, french: boolean): string {
  const p = imaginePosition(v);
  const units = v.where.flatMap((at, unit) => (at === place && isFrench(box, p, unit) === french ? unit : []));
  return units.map((unit) => corps(box, unit)).join(', ');
}

/** `> germany 14  [talleyrand, Napoleon N]  lannes 6, ney 5 | blucher 5*`: French before the bar, the coalition after it. */
function nationLine(box: Box, v: View, nation: number): string {
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
  return [head, ...lies, `${stack(box, v, nation, true)} | ${stack(box, v, nation, false)}`].join('  ').trimEnd();
}

/** Places beside the Nations that have somebody in them. */
function elsewhere(box: Box, v: View): string[] {
  const shown = ['portugal', 'casualties', 'neutral', 'pool', 'army', 'delayed'] as const;
  return shown.flatMap((name) => {
    const units = v.where.flatMap((at, unit) => (at === PLACE[name] ? corps(box, unit) : []));
    return units.length === 0 ? [] : [`  ${name}: ${units.join(', ')}`];
  });
}

export function sketchTable(box: Box, v: View): string {
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
    return `${get(box.markers, marker).id}${count > 1 ? ` x${count}` : ''}`;
  });
  const sea = ['-', 'Royal Navy', 'French Fleet'][v.sea];
  return [
    `  ${v.turn}/${box.constants.turns} ${get(box.turns, v.turn - 1).years}  ${v.abdication}/${box.constants.trackMax}  £${v.treasury} £${v.warFund} £${v.admiralty}  ${sea}`,
    `  ${[...powers, ...treaties].join(' ')}`,
    ...Array.from({ length: NATION_COUNT }, (_, nation) => nationLine(box, v, nation)),
    ...elsewhere(box, v),
    `  ${wars.join(' ')}`,
    ...(london.length === 0 ? [] : [`  London: ${london.join(', ')}`]),
    `  (${bowl.join(', ')})`,
  ].join('\n');
}
