import { type CaseWords, type EventFields, type FieldsOf, GLANCE, type Shape } from '../../kernel/case-words.ts';
import { type Key, SIGNS } from './arrange/laying.ts';
import { MOMENT_NAMES } from './arrange/moments.ts';
import { PLACES, SEA_NAMES, STATES } from './arrange.ts';
import type { Box } from './data/box.ts';
import { NATIONS, POWERS, TREATIES, WARS } from './data/names.ts';
import { CHAIN_RESULTS } from './odds/chain.ts';
import { AT, FOUGHT, NONE, type View } from './position.ts';
import type { NapoleonicEvent } from './told.ts';

// The words in which a case of N: The Napoleonic Wars is written: the fields of its view and events, and the names of its numbers.

const EXAMPLES = 18;

/** What odds speak of: two dice of a war and at sea, one die, battles and their chains, envoys, losses in Russia, Napoleon's way. */
const ODDS: readonly string[] = [
  ...['won', 'lost', 'win', 'draw', 'loss', 'failure', 'success', 'rides', 'remains'],
  ...CHAIN_RESULTS,
  ...Array.from({ length: 5 }, (_, beaten) => `beaten-${beaten}`),
  ...Array.from({ length: 11 }, (_, i) => `toll-${i + 2}`),
  ...NATIONS.map((nation) => `napoleon-${nation}`),
];

const units: Shape = { list: 'unit' };
const dice: Shape = { list: 'number' };
const terms: Shape = { list: { fields: { what: 'word', value: 'number' } } };

const view: FieldsOf<View> = {
  ...GLANCE,
  turn: 'number',
  phase: 'word',
  abdication: 'number',
  treasury: 'number',
  warFund: 'number',
  admiralty: 'number',
  fervour: { list: 'number', by: 'nation' },
  status: { list: 'status', by: 'power' },
  treaties: 'number',
  marriage: 'power',
  but: 'nation',
  where: { list: 'place', by: 'unit' },
  diplomats: { list: 'spot', by: 'diplomat' },
  missions: { list: 'number', by: 'diplomat' },
  people: { list: 'spot', by: 'personality' },
  napoleon: 'number',
  napoleonAt: 'spot',
  busy: 'yes or no',
  josephine: 'spot',
  guard: 'number',
  bowl: { list: 'marker' },
  noWarsLeft: 'number',
  clients: { list: 'client' },
  clientIn: { list: 'client', by: 'nation' },
  wars: { list: 'fought', by: 'war' },
  trade: { list: 'number', by: 'war' },
  flags: { list: 'fought', by: 'war' },
  invaded: 'yes or no',
  vizier: 'war',
  sea: 'control',
  fleet: 'yes or no',
  nelson: 'yes or no',
  continentalSystem: 'yes or no',
  religion: 'religion',
  emancipated: 'yes or no',
  pope: 'yes or no',
  paris: 'yes or no',
  ulcer: 'yes or no',
  fraDiavolo: 'yes or no',
  london4: 'yes or no',
  bavariaTurned: 'yes or no',
  hundredDays: 'yes or no',
  butStack: units,
  entered: 'number',
  stack: { list: 'anything' },
};

type Fields = { readonly [K in NapoleonicEvent['kind']]: Omit<EventFields<NapoleonicEvent>[K], 'clause'> };

const fields: Fields = {
  turn: { turn: 'number' },
  phase: { phase: 'word' },
  income: { terms, treasury: 'number' },
  funds: { treasury: 'number', warFund: 'number', admiralty: 'number' },
  paid: { pounds: 'number', treasury: 'number' },
  but: { nation: 'nation' },
  event: { event: 'event' },
  added: { marker: 'marker', count: 'number' },
  taken: { marker: 'marker' },
  drawn: { marker: 'marker', left: 'number' },
  bowlEmpty: {},
  laid: { what: 'word', war: 'war' },
  lifted: { what: 'word' },
  nationDie: { roll: 'number', nation: 'nation', again: 'yes or no' },
  client: { client: 'client', nation: 'nation', replaced: 'client' },
  fervour: { nation: 'nation', by: 'number', to: 'number', roll: 'number' },
  abdication: { by: 'number', to: 'number' },
  status: { power: 'power', status: 'status' },
  moved: { unit: 'unit', from: 'place', to: 'place' },
  napoleon: { form: 'number', at: 'spot' },
  josephine: { at: 'spot' },
  busy: {},
  bavariaTurns: {},
  war: { war: 'war' },
  conceded: { war: 'war' },
  warRoll: { war: 'war', dice, terms, total: 'number', won: 'yes or no' },
  flag: { war: 'war', won: 'yes or no' },
  tradeLost: { war: 'war' },
  naval: { dice, terms, total: 'number', result: 'word' },
  sea: { control: 'control' },
  londonInvaded: {},
  invasion: {},
  discardRoll: { dice, roll: 'number', again: 'yes or no' },
  envoy: { diplomat: 'diplomat', nation: 'nation', turnedAway: 'yes or no' },
  negotiates: { diplomat: 'diplomat', against: 'diplomat', nation: 'nation' },
  negotiation: { diplomat: 'diplomat', against: 'diplomat', roll: 'number', total: 'number', success: 'yes or no' },
  charm: { diplomat: 'diplomat', war: 'war', roll: 'number', lost: 'number', success: 'yes or no' },
  aligned: { diplomat: 'diplomat', power: 'power', pounds: 'number' },
  diplomat: { diplomat: 'diplomat', at: 'spot' },
  disgraced: { diplomat: 'diplomat' },
  deployed: { unit: 'unit', nation: 'nation', lost: 'yes or no' },
  invasionRow: { roll: 'number', row: 'number' },
  short: { nation: 'nation' },
  built: { unit: 'unit', nation: 'nation', pounds: 'number' },
  napoleonRow: { roll: 'number', row: 'number', nation: 'nation', corps: 'number' },
  grandStrategy: { roll: 'number', nation: 'nation', moved: units },
  thwarted: { nation: 'nation' },
  battle: { nation: 'nation', chained: 'yes or no' },
  rides: { unit: 'unit', roll: 'number', terms, moved: 'yes or no' },
  light: { fervour: 'number', roll: 'number', terms, column: 'number', dice: 'number' },
  guardRoll: { roll: 'number', joins: 'yes or no' },
  combat: { nation: 'nation', french: 'number', coalition: 'number', dice, total: 'number', result: 'word' },
  rolledAgain: {},
  struck: { by: 'unit', unit: 'unit' },
  eliminated: { unit: 'unit', to: 'place' },
  survives: { unit: 'unit' },
  battleWon: { nation: 'nation', french: 'yes or no' },
  refugeDie: { roll: 'number', nation: 'nation' },
  retreated: { french: 'yes or no', from: 'nation', to: 'place', units },
  noWayOut: { french: 'yes or no', nation: 'nation' },
  pursues: { french: 'yes or no', to: 'nation', units },
  invited: { personality: 'personality', roll: 'number', success: 'yes or no' },
  personality: { personality: 'personality', at: 'spot' },
  control: { nations: { list: 'nation' }, but: 'nation', met: 'yes or no' },
  recalled: {},
  restored: { units },
  lossRoll: { roll: 'number', falls: 'yes or no' },
  cleared: {},
  accidentRoll: { dice, total: 'number' },
  accident: { accident: 'accident' },
  noAccident: {},
  religion: { religion: 'religion' },
  quarrel: { roll: 'number', power: 'power' },
  bride: { roll: 'number', power: 'power' },
  won: { outcome: 'anything' },
};

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const sign = 'whether it lies on the map';

const position: { readonly [K in Key]: string } = {
  options: 'options of the match, for those who arrange without a case',
  turn: 'the turn, from the first one of the scenario',
  phase: `${quoted(MOMENT_NAMES)}; it begins now`,
  happens:
    'what happens first: `event hofer` (phase `draws`), `marker war-egypt` (phase `buy`) or `accident gui` (phase `accidents`)',
  abdication: 'the abdication level, 0 to 16',
  treasury: 'pounds in the Treasury, 0 to 16',
  warFund: 'pounds in the Minor War Fund',
  admiralty: 'pounds in the Admiralty Budget',
  fervour:
    'fervour by Nation: `{ "germany": 5 }`; those that are not named stay as they are in the set-up, here and below',
  status: `the status of powers: ${quoted(STATES)}; the corps that are not named go where it sends them`,
  treaties: `the treaties that lie in status boxes: ${quoted(TREATIES)}`,
  marriage: 'the power to which Napoleon is linked by marriage, or `none`',
  but: 'the But nation; that of the turn, if it is left out',
  units: `corps by place: \`{ "germany": ["ney", "karl"] }\`; ${quoted(PLACES)}`,
  butStack: 'the corps of the But stack',
  diplomats: 'French diplomats by their ids: a Nation, `hotel` or `gone`',
  disgraced: 'coalition diplomats who do nothing this turn',
  people: 'personalities: `board`, `home` or `london`',
  napoleon: 'Napoleon: `form`, `at`, `busy`',
  josephine: 'Joséphine: `board`, `bed`, a Nation or `gone`',
  guard: '`box` or `gone`',
  bowl: 'the political markers in the bowl by their ids, a client state as `client-state`',
  clients: 'the client state in each Nation: `{ "germany": "rhine" }`; all others were not drawn yet',
  wars: 'minor wars: `not`, `won` or `lost`; that of `russia` is the Invasion',
  flags: 'Russian War flags whose side is not that of their war',
  trade: 'the minor-war boxes with a £1 Trade marker',
  vizier: 'the box of the Grand Vizier, or `none`',
  sea: `who controls the sea: ${quoted(SEA_NAMES)}`,
  religion: 'the religious policy by its id',
  ...(Object.fromEntries(SIGNS.map((key) => [key, sign])) as { readonly [K in (typeof SIGNS)[number]]: string }),
};

export function caseWords(box: Box): CaseWords<View> {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const spots: [string, number][] = [
    ...NATIONS.map((name, n): [string, number] => [name, n]),
    ['home', AT.home],
    ['in-egypt', AT.egypt],
    ['board', AT.board],
    ...WARS.map((name, n): [string, number] => [`war-${name}`, AT.wars + n]),
  ];
  const names: { readonly [noun: string]: readonly string[] } = {
    nation: NATIONS,
    place: PLACES,
    power: POWERS,
    war: WARS,
    status: STATES,
    fought: Object.keys(FOUGHT),
    control: SEA_NAMES,
    unit: ids(box.units),
    diplomat: ids(box.diplomats),
    personality: ids(box.personalities),
    marker: ids(box.markers),
    client: ids(box.clients),
    religion: ids(box.religions),
    event: ids(box.events),
    accident: ids(box.accidents),
  };
  return {
    nouns: {
      nation: 'its id, `germany`; `none`',
      place: 'where a corps is, `germany`, `pool`, `casualties`',
      spot: 'where a person is: a Nation, `home` (the Hôtel, London, the bed), `in-egypt`, `war-malta`, `board`, `none`',
      power: 'its id, `prussia`; `none`',
      war: 'its id, `egypt`; `none`',
      status: '`neutral`, `surrendered`, `coalition`, `french`',
      fought: '`not`, `won`, `lost`',
      control: '`none`, `royalNavy`, `french`',
      unit: 'its id, `wellington`; `none`',
      diplomat: 'his id, `metternich`',
      personality: 'his id, `goya`',
      marker: 'its id, `war-egypt`',
      client: 'its id, `rhine`; `none`',
      religion: 'its id, `concordat`',
      event: 'its id, `valmy`',
      accident: 'its id, `gui`',
    },
    names(_v, noun) {
      const none: [string, number] = ['none', NONE];
      if (noun === 'spot') return new Map([none, ...spots]);
      const list = (names[noun] ?? []).map((name, n): [string, number] => [name, n]);
      return new Map(noun === 'control' ? list : [none, ...list]);
    },
    view,
    events: Object.fromEntries(Object.entries(fields).map(([kind, rest]) => [kind, { clause: 'word', ...rest }])),
    passing: ['pass'],
    results: ODDS,
    examples: Array.from({ length: EXAMPLES }, (_, i) => `NW-X${i + 1}`),
    position,
    parts: {
      napoleon: { form: '`none`, `B`, `N` or `V`', at: 'a Nation, `bed` or `egypt`', busy: 'whether he is busy' },
    },
  };
}
