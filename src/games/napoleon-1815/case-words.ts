import { type CaseWords, type EventFields, type FieldsOf, GLANCE, type Shape } from '../../kernel/case-words.ts';
import { MOMENTS, type OperationKey } from './arrange/operation.ts';
import type { Key } from './arrange.ts';
import type { Box } from './data/box.ts';
import { blockName } from './grammar.ts';
import { BLOCK_COUNT, CAMP_IDS, COMMANDER_IDS, CORPS_COUNT, CORPS_IDS, NATION_IDS } from './pieces.ts';
import {
  type Axis,
  type ColumnView,
  type Combat,
  LOST,
  NONE,
  type OperationView,
  type ShareView,
  UNKNOWN,
  type View,
} from './position.ts';
import type { N15Event } from './told.ts';

// The words in which a case of Napoléon 1815 is written: the fields of its view and events, and the names of its numbers.

const blocks: Shape = { list: 'block' };
const corps: Shape = { list: 'corps' };
const cards: Shape = { list: 'card' };
const numbers: Shape = { list: 'number' };
const byCamp: Shape = { list: 'number', by: 'camp' };
const strengths: Shape = { list: 'number', by: 'corps' };
const term: Shape = { fields: { what: 'word', clause: 'word', value: 'number', block: 'block' } };
const terms: Shape = { list: term };
const axis: FieldsOf<Axis> = { zone: 'zone', link: 'connection', camp: 'camp', struck: 'yes or no' };

const operation: FieldsOf<OperationView> = {
  seat: 'seat',
  camp: 'camp',
  nation: 'nation',
  from: 'zone',
  zone: 'zone',
  group: blocks,
  intent: 'word',
  union: 'yes or no',
  must: 'yes or no',
  played: { list: 'yes or no', by: 'camp' },
  card: 'card',
  base: 'number',
  mp: 'number',
  extra: 'number',
  spent: 'number',
  steps: 'number',
  startContested: 'yes or no',
  over: 'yes or no',
  fortress: 'yes or no',
  organised: 'zone',
  tired: 'number',
  cut: 'yes or no',
  again: 'yes or no',
  counts: { list: 'number', by: 'nation' },
  flipped: 'yes or no',
};

const column: FieldsOf<ColumnView> = {
  seat: 'seat',
  card: 'card',
  zone: 'zone',
  group: blocks,
  nation: 'nation',
  ready: 'number',
  activated: 'number',
};

const combat: FieldsOf<Combat> = {
  zone: 'zone',
  attacker: 'camp',
  marched: 'yes or no',
  stacks: { list: blocks },
  extra: numbers,
  audace: 'yes or no',
  deployed: 'yes or no',
  square: 'yes or no',
  battery: 'yes or no',
  guard: 'yes or no',
  horse: 'number',
  cards: numbers,
  losses: numbers,
  fatigues: numbers,
  received: strengths,
  winner: 'number',
  loser: 'number',
  retreat: 'number',
  retreatFatigue: 'number',
  at: 'zone',
  moved: 'yes or no',
  ended: 'yes or no',
  mayHold: 'yes or no',
  noPursuit: 'yes or no',
  rearguard: 'yes or no',
  followers: blocks,
};

const share: FieldsOf<ShareView> = {
  kind: 'word',
  camp: 'camp',
  scope: 'word',
  zone: 'zone',
  seat: 'seat',
  corps,
  quota: numbers,
  free: 'number',
  cavalryDue: 'yes or no',
  naming: 'yes or no',
  named: 'yes or no',
  asked: 'yes or no',
  questions: 'number',
  why: 'word',
};

const view: FieldsOf<View> = {
  ...GLANCE,
  scenario: 'number',
  seats: 'number',
  fog: 'yes or no',
  screens: 'yes or no',
  dice: 'yes or no',
  turn: 'number',
  phase: 'word',
  vp: 'number',
  netting: 'yes or no',
  net: 'number',
  where: { list: 'zone', by: 'block' },
  activated: { list: 'yes or no', by: 'block' },
  hidden: { list: { fields: { zone: 'zone', nation: 'nation', activated: 'yes or no', count: 'number' } } },
  infantry: strengths,
  cavalry: strengths,
  fatigue: strengths,
  control: { list: 'nation', by: 'zone' },
  fortified: { list: 'zone' },
  destroyed: { list: 'connection' },
  axes: { list: { fields: axis } },
  arrivals: { list: { fields: { turn: 'number', corps: 'corps', zone: 'zone' } } },
  hands: { list: { fields: { count: 'number', cards } }, by: 'seat' },
  decks: byCamp,
  discards: { list: cards, by: 'camp' },
  lying: cards,
  sightedAt: { list: 'zone', by: 'block' },
  sightedTurn: { list: 'number', by: 'block' },
  lostStrength: byCamp,
  addedStrength: byCamp,
  aide: 'yes or no',
  talk: 'yes or no',
  hastened: 'seat',
  noRecovery: 'seat',
  intuition: { list: 'yes or no', by: 'camp' },
  toAct: 'camp',
  leader: 'seat',
  passed: { list: 'yes or no', by: 'seat' },
  recovered: corps,
  op: { fields: operation },
  column: { fields: column },
  combat: { fields: combat },
  shares: { list: { fields: share } },
  stack: 'anything',
};

const events: EventFields<N15Event> = {
  setup: { scenario: 'number' },
  deployed: { seat: 'seat', block: 'block', zone: 'zone' },
  deploymentDone: { seat: 'seat' },
  turn: { turn: 'number', invasion: 'card' },
  phase: { phase: 'word' },
  drew: { seat: 'seat', count: 'number', left: 'number' },
  drewCards: { seat: 'seat', cards },
  reshuffled: { camp: 'camp', count: 'number' },
  redDrawn: { seat: 'seat', card: 'card' },
  redsCancelled: { cards },
  arrived: { block: 'block', zone: 'zone' },
  arrivalBlocked: { corps: 'corps', zone: 'zone' },
  delayed: { corps: 'corps', turn: 'number' },
  noRecovery: { seat: 'seat' },
  played: { seat: 'seat', card: 'card' },
  countered: { seat: 'seat', card: 'card', by: 'card' },
  noEffect: { card: 'card' },
  discarded: { seat: 'seat', card: 'card' },
  sawHand: { seat: 'seat', of: 'seat', cards },
  tookCard: { seat: 'seat', card: 'card' },
  gave: { seat: 'seat', to: 'seat', card: 'card' },
  exchanged: { seat: 'seat', to: 'seat', count: 'number' },
  revealed: { seat: 'seat', card: 'card', use: 'word' },
  initiative: { camp: 'camp', how: 'word' },
  leader: { seat: 'seat' },
  named: { seat: 'seat', to: 'word' },
  passed: { seat: 'seat', forced: 'yes or no' },
  designated: { seat: 'seat', nation: 'nation', zone: 'zone', count: 'number', blocks, intent: 'word' },
  marchPoints: { seat: 'seat', total: 'number', terms },
  moved: { nation: 'nation', count: 'number', blocks, from: 'zone', to: 'zone', link: 'connection', how: 'word' },
  halted: { zone: 'zone', why: 'word' },
  marchFatigue: { seat: 'seat', total: 'number', terms },
  tired: { corps: 'corps', by: 'number', why: 'word' },
  rested: { corps: 'corps', by: 'number' },
  lost: { corps: 'corps', arm: 'word', why: 'word' },
  losses: { camp: 'camp', count: 'number' },
  reinforced: { corps: 'corps' },
  reinforcedSomebody: { camp: 'camp' },
  eliminated: { block: 'block', zone: 'zone', strength: 'number' },
  unmasked: { block: 'block', zone: 'zone' },
  activated: { zone: 'zone', nation: 'nation', count: 'number' },
  axis: { zone: 'zone', link: 'connection', camp: 'camp' },
  axisGone: { zone: 'zone' },
  axisStruck: { zone: 'zone', camp: 'camp' },
  control: { zone: 'zone', nation: 'nation' },
  fortifiedGone: { zone: 'zone' },
  bridge: { link: 'connection' },
  vp: { delta: 'number', vp: 'number', why: 'word' },
  combat: { zone: 'zone', attacker: 'camp', stacks: { list: blocks }, marched: 'yes or no' },
  joined: { side: 'number', blocks, from: 'zone' },
  combatCards: { side: 'number', total: 'number', terms },
  attackCancelled: { zone: 'zone' },
  dice: { side: 'number', faces: numbers, use: 'word' },
  combatResult: { losses: numbers, fatigues: numbers, spared: terms },
  won: { side: 'number', by: 'number' },
  held: { zone: 'zone', how: 'word' },
  retreated: { to: 'zone', left: 'number' },
  retreatFatigue: { total: 'number' },
  pursuit: { cards: 'number' },
  pursuitFatigue: { total: 'number' },
  hidden: { zone: 'zone' },
  recovery: { seat: 'seat', card: 'card' },
  recoveredAll: { corps },
  over: { outcome: 'anything' },
};

const choices = {
  play: 'play #NUMBER',
  card: 'take #NUMBER',
  give: 'give #NUMBER',
  recover: '#NUMBER for CORPS',
  step: '> ZONE | BLOCKS: ZONE > ZONE',
  lose: 'CORPS loses infantry | CORPS loses cavalry',
  seat: 'name NATION',
  bridge: 'bridge ZONE = ZONE',
};

const position: { readonly [K in Key]: string } = {
  turn: 'from 1 to the last of the scenario',
  vp: 'the victory points, strictly between the ends of the track',
  phase: '`draw`, `initiative`, `operations` (if it is left out) or `recovery`; it begins now',
  act: 'the camp that operates next, `french` or `coalition`',
  pieces:
    'where corps and commanders stand: `{ "ney": "ligny", "erlon": { "zone": "ligny", "fatigue": 3, "infantry": 2, "cavalry": 1, "activated": true } }`. Whoever is left out is not on the map; without `pieces` the scenario says',
  vedettes:
    'how many vedettes of each nation are in a zone, in fog: `{ "french": { "ligny": 2 } }`; only with `pieces`',
  hands: 'the cards of each seat by their numbers: `{ "french": [12, 16], "coalition": [] }`; with three, by nation',
  decks: 'the cards in the draw pile of each camp; all that are nowhere else are discarded then',
  discards: 'the discard pile of each camp',
  control: 'the nation that controls a zone of value: `{ "namur": "prussian" }`',
  fortified: 'the farms that still have their Fortified Position marker',
  destroyed: 'bridges that are down, at most three: `["thuin--binche"]`',
  axes: 'retreat axes in contested zones: `[{ "zone": "ligny", "towards": "fleurus", "camp": "french", "struck": false }]`',
  lying: 'cards that lie open for the whole turn',
  leader: 'with three players, the nation that leads the coalition',
  passed: 'the seats that have passed',
  arrivals: 'corps that are still to come: `[{ "turn": 3, "corps": "bulow", "zone": "namur" }]`',
  seen: 'cards that a seat has seen in the hand of another: `{ "french": [40] }`',
  operation: 'an operation under way, and perhaps its combat: see below',
};

const described: { readonly [K in OperationKey]: string } = {
  group:
    'the blocks that were designated, all in one zone: `["ney", "reille"]`. The pieces stand where the operation began',
  intent: '`march`, `fight` or `rest`; left out only where it has not been said yet',
  card: 'the number of the card that was revealed for the march',
  path: 'the zones that the group has entered since, in order: points are spent and zones settled by the rules',
  attack: 'true if it attacked after its march',
  after: 'further choices of either side on the way, each made as soon as it is offered: `["play #19", "tire Ney"]`',
  at: `the moment that is asked now: ${MOMENTS.map((moment) => `\`${moment}\``).join(', ')}. \`start\`, \`reveal\`, \`card\`, \`entry\` and \`end\` are the card windows of a march, \`attackerCard\` and \`defenderCard\` those of a combat; windows in which nothing is written were passed`,
};

const named = (ids: readonly string[]): [string, number][] => ids.map((id, i) => [id, i]);
const none: [string, number] = ['none', NONE];

/** A block by its id in a position, and as the notation writes it. */
function blockNames(b: Box, count: number): [string, number][] {
  const printed = Array.from({ length: count }, (_, block): [string, number] => [blockName(b, block), block]);
  return [none, ...named([...CORPS_IDS, ...COMMANDER_IDS].slice(0, count)), ...printed];
}

function names(b: Box, v: View, noun: string): ReadonlyMap<string, number> {
  switch (noun) {
    case 'block':
      return new Map(blockNames(b, BLOCK_COUNT));
    case 'corps':
      return new Map(blockNames(b, CORPS_COUNT));
    case 'zone':
      return new Map([
        none,
        ['lost', LOST],
        ['unknown', UNKNOWN],
        ...b.zones.flatMap(({ id, name }, i): [string, number][] => [
          [id, i],
          [name, i],
        ]),
      ]);
    case 'connection':
      return new Map(b.links.map(({ id }, i) => [id, i]));
    case 'card':
      return new Map([none, ...b.cards.map((_, card): [string, number] => [`#${card}`, card])]);
    case 'nation':
      return new Map([none, ...named(NATION_IDS)]);
    case 'camp':
      return new Map(named(CAMP_IDS));
    default:
      return new Map([none, ...named(v.seats === 3 ? NATION_IDS : CAMP_IDS)]);
  }
}

export function caseWords(b: Box): CaseWords<View> {
  return {
    nouns: {
      block: 'a corps, a commander or a vedette: `ney` or `Ney`, `napoleon`, `vedette F1`; `none` for no block',
      corps: [...CORPS_IDS].map((id) => `\`${id}\``).join(', '),
      zone: 'its id or its name: `quatre-bras`, `Quatre-Bras`; `none` off the map, `lost` for an eliminated block, `unknown` where fog hides it',
      connection: 'the ids of its two zones: `thuin--binche`',
      card: 'its number: `#12`; `none` for no card',
      nation: NATION_IDS.map((id) => `\`${id}\``).join(', '),
      camp: CAMP_IDS.map((id) => `\`${id}\``).join(', '),
      seat: '`french`, `coalition`; with three players `french`, `english`, `prussian`',
    },
    names: (v, noun) => names(b, v, noun),
    view,
    events,
    choices,
    passing: ['pass', 'done'],
    results: ['attackerWins', 'draw', 'defenderWins', 'cancelled'],
    examples: [],
    position,
    parts: { operation: described },
  };
}
