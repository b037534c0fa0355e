import { hexName } from '../../grids/hexes.ts';
import { type CaseWords, type EventFields, type FieldsOf, GLANCE, type Shape } from '../../kernel/case-words.ts';
import { ARMIES, type Key, PLACES, STATES } from './arrange.ts';
import type { Box } from './data/box.ts';
import { FORMATIONS } from './data/names.ts';
import { FACINGS } from './grammar.ts';
import { FATES } from './odds/walk.ts';
import { AWAY, NONE, PHASES, UNSEEN, type View } from './position.ts';
import type { ViveEvent } from './told.ts';

// The words in which a case of Vive l'Empereur ! is written: the fields of its view and events, and the names of its numbers.

const units: Shape = { list: 'unit' };
const hexes: Shape = { list: 'hex' };
const parts: Shape = { list: { fields: { what: 'word', value: 'number', clause: 'word' } } };
const terms: Shape = { list: { fields: { unit: 'unit', parts, value: 'number', steps: 'number' } } };

const view: FieldsOf<View> = {
  ...GLANCE,
  scenario: 'number',
  turn: 'number',
  phase: 'word',
  active: 'seat',
  stacks: { list: { fields: { hex: 'hex', units } } },
  units: {
    by: 'unit',
    list: {
      fields: {
        hex: 'hex',
        second: 'hex',
        facing: 'facing',
        formation: 'word',
        steps: 'number',
        marker: 'number',
        marks: 'number',
      },
    },
  },
  steps: { list: 'number', by: 'unit' },
  squares: hexes,
  leaderAt: { list: 'hex', by: 'leader' },
  leaderMarks: { list: 'number', by: 'leader' },
  army: { list: 'state', by: 'corps' },
  crossed: { list: 'number', by: 'corps' },
  control: { list: 'seat' },
  owes: { list: { fields: { hex: 'hex', charger: 'unit' } } },
  leaderPoints: { list: 'number' },
  released: 'yes or no',
  queue: hexes,
  said: { list: 'anything' },
  firedAt: hexes,
  shocks: { list: { fields: { target: 'hex', from: hexes } } },
  stack: { list: 'anything' },
};

type Fields = { readonly [K in ViveEvent['kind']]: Omit<EventFields<ViveEvent>[K], 'clause'> };

const fields: Fields = {
  turn: { turn: 'number' },
  playerTurn: { seat: 'seat' },
  phase: { phase: 'word', seat: 'seat' },
  moved: { how: 'word', units, from: 'hex', to: 'hex', second: 'hex' },
  turned: { units, facing: 'facing' },
  formed: { units, formation: 'word', facing: 'facing', second: 'hex' },
  stacked: { hex: 'hex', unit: 'unit' },
  left: { units, hex: 'hex', driven: 'yes or no' },
  stopped: { units },
  charge: { units, hexes },
  chargeEnds: { units, contact: 'yes or no' },
  countercharge: { units, hex: 'hex' },
  recoil: { units },
  claimed: { hex: 'hex', target: 'yes or no' },
  squareTried: { hex: 'hex' },
  fire: {
    how: 'word',
    hex: 'hex',
    firers: { list: { fields: { unit: 'unit', parts, value: 'number' } } },
    value: 'number',
    column: 'number',
    roll: 'number',
    modifier: 'number',
    result: 'word',
  },
  declared: { from: 'hex', hex: 'hex' },
  shown: { hex: 'hex', units },
  shock: {
    counter: 'yes or no',
    hexes,
    attackers: terms,
    defenders: terms,
    powers: { list: 'number' },
    column: 'number',
  },
  bonus: { seat: 'seat', leader: 'leader', bonus: 'number', used: 'yes or no' },
  shockRoll: { roll: 'number', modifier: 'number', attacker: 'word', defender: 'word' },
  void: { hex: 'hex' },
  losses: { unit: 'unit', steps: 'number', left: 'number' },
  eliminated: { units, hex: 'hex' },
  test: { cause: 'word', unit: 'unit', parts, morale: 'number', dice: { list: 'number' }, passed: 'yes or no' },
  disorganised: { units, marker: 'number', willing: 'yes or no' },
  rallied: { unit: 'unit' },
  leaderMoved: { leader: 'leader', from: 'hex', to: 'hex' },
  leaderRoll: { leader: 'leader', peril: 'word', roll: 'number', falls: 'yes or no' },
  replaced: { leader: 'leader', hex: 'hex' },
  army: { corps: 'corps', state: 'state', score: 'number', first: 'yes or no' },
  released: { corps: 'corps' },
  control: { hex: 'hex', seat: 'seat' },
  points: {
    seat: 'seat',
    objectives: 'number',
    steps: 'number',
    leaders: 'number',
    corps: 'number',
    total: 'number',
  },
  won: { outcome: 'anything' },
};

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const position: { readonly [K in Key]: string } = {
  options: 'options of the match, for those who arrange without a case',
  units: `the stacks, top first: \`{ "1612": ["fr-2le line nne 3"] }\`; nobody else is on the map then. After the id: one of ${quoted(FORMATIONS)}; the facing, \`n\` to \`nnw\`; the steps; \`+1712\` for the right half of skirmishers; \`t2\` for the turn on a marker; ${quoted(Object.keys(STATES))}`,
  leaders:
    'the hexes of leaders: `{ "ney": "1612" }`, or `"1612 replacement"`; with units written, nobody else is on the map',
  away: `who stands in no hex, units and leaders: ${quoted(PLACES)}`,
  turn: 'the turn; the first, if it is left out',
  phase: `${quoted(PHASES)}; it begins now`,
  active: 'whose player-turn it is: 0 or 1',
  armies: `the state of corps: ${quoted(ARMIES)}`,
  control: 'who controls objectives: `{ "0806": 1 }`, or `none`',
  points: 'the points of each seat for leaders whom the enemy has lost: `[0, 5]`',
  released: 'whether the corps that is held back at first is free',
};

export function caseWords(box: Box): CaseWords<View> {
  const away = Object.entries(AWAY);
  const numbers = (names: readonly string[], none: readonly [string, number][]): ReadonlyMap<string, number> =>
    new Map([...none, ...names.map((name, n): [string, number] => [name, n])]);
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  return {
    nouns: {
      unit: 'its id, `fr-2le`; `unseen` under the top of an enemy stack',
      leader: 'his id, `ney`; `none`',
      corps: 'its id, `ii`',
      hex: `its label, \`1612\`; off the map ${quoted(PLACES)}`,
      facing: '`n`, `nne`, … `nnw`',
      state: quoted(ARMIES),
      seat: '0, 1; `none`',
    },
    names(v, noun) {
      const b = box.battle(v.scenario);
      const none: [string, number] = ['none', NONE];
      switch (noun) {
        case 'unit':
          return numbers(ids(b.units), [['unseen', UNSEEN]]);
        case 'leader':
          return numbers(ids(b.leaders), [none]);
        case 'corps':
          return numbers(ids(b.corps), []);
        case 'hex':
          return numbers(
            Array.from({ length: b.ground.hexes.count }, (_, hex) => hexName(b.ground.hexes, hex)),
            away,
          );
        case 'facing':
          return numbers(FACINGS, []);
        case 'state':
          return numbers(ARMIES, []);
        default:
          return numbers([], [none]);
      }
    },
    view,
    events: Object.fromEntries(Object.entries(fields).map(([kind, rest]) => [kind, { clause: 'word', ...rest }])),
    passing: ['pass'],
    // Fire that does nothing has no fate.
    results: [...FATES, '-'],
    examples: [],
    position,
    parts: {},
  };
}
