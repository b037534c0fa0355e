import type { Every } from '../../../../test/words/suite.ts';
import type { Frame, Outcome } from '../../../kernel/flow.ts';
import type { Game, GameView, Reason, Thing, Viewer } from '../../../kernel/game.ts';
import { type Options, standardOptions } from '../../../kernel/options.ts';
import { NATIONS, POWERS, RESULTS, TREATIES, WARS } from '../data/names.ts';
import { standardBox } from '../data/standard.ts';
import { napoleonicWars } from '../game.ts';
import { optionsOf } from '../options.ts';
import {
  AT,
  type Battle,
  type Choice,
  type Coalition,
  GERMANY,
  type Intrigue,
  type Invasion,
  ITALY,
  type MinorWar,
  type NavalBattle,
  NONE,
  PHASES,
  PLACE,
  type Placement,
  type Position,
  SPAIN,
  type Turn,
  type View,
} from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import type { Laid, NapoleonicEvent, Term, TermKey } from '../told.ts';
import { napoleonicText } from './text.ts';
import { speak } from './tongues.ts';

// For tests: a table in the midst of everything, and one of everything that can be told.

await speak();
export const box = standardBox();
export const game: Game<Position, Choice, View, NapoleonicEvent> = {
  ...napoleonicWars(box),
  text: napoleonicText(box),
};
export const { text } = game;

export const MATCHES: readonly Options[] = box.scenarios.flatMap(({ id }) => [
  { scenario: id, cavalry: 'on', veteran: 'off' },
  { scenario: id, cavalry: 'off', veteran: 'on' },
]);

export const unit = (id: string): number => box.unitOf(id);
const diplomat = (id: string): number => box.diplomatOf(id);
export const war = (id: (typeof WARS)[number]): number => WARS.indexOf(id);
const METTERNICH = diplomat('metternich');
const TALLEYRAND = diplomat('talleyrand');
const MURAT = unit('murat');
const CHOUANS = unit('chouans');
const MILITIA = unit('duchy-militia-1');
/** A name, a plural, a feminine, an elision. */
const UNITS = [unit('davout'), CHOUANS, MILITIA, unit('oudinot'), unit('karl'), MURAT];

const frame = <F extends Frame>(of: F): Frame => of;

/** Everything under way at once. */
const STACK: View['stack'] = [
  frame<Turn>({ step: 'turn.sent', done: 0, envoys: [TALLEYRAND] }),
  frame<MinorWar>({ step: 'war.money', war: war('balkans'), corps: [unit('barclay')] }),
  frame<NavalBattle>({ step: 'naval.money', trafalgar: false, pounds: 2 }),
  frame<Invasion>({ step: 'invasion.delay', owed: [1, 2], roll: 7, rerolled: false }),
  frame<Intrigue>({ step: 'intrigue.act', pairs: [{ diplomat: METTERNICH, against: TALLEYRAND }], rolled: false }),
  frame<Coalition>({ step: 'coalition.build', lots: [0, 0, 0, 0, 0] }),
  frame<Placement>({ step: 'placement.take', to: GERMANY, corps: 4, missing: 2, found: [] }),
  frame<Battle>({
    step: 'battle.pursue',
    nation: GERMANY,
    fled: 0,
    tried: [],
    dice: 2,
    white: 1,
    result: 8,
    led: true,
    hunters: [MURAT],
    chosen: [unit('kleist')],
    refuge: ITALY,
  }),
];

export function table(viewer: Viewer, more: Partial<GameView & Pick<View, 'stack'>> = {}): View {
  const p = firstPosition(box, standardOptions(optionsOf(box)));
  for (const id of ['davout', 'oudinot', 'murat']) p.where[unit(id)] = GERMANY;
  for (const id of ['kleist', 'yorck', 'duchy-militia-1']) p.where[unit(id)] = GERMANY;
  p.where[unit('palafox')] = PLACE.portugal;
  for (const id of ['ney', 'soult', 'hill']) p.where[unit(id)] = ITALY;
  p.napoleon = 2;
  p.napoleonAt = GERMANY;
  p.diplomats[TALLEYRAND] = GERMANY;
  p.diplomats[METTERNICH] = AT.wars + war('cape');
  p.people[0] = SPAIN;
  p.clientIn[GERMANY] = box.clientOf('rhine');
  p.treaties = 31;
  p.marriage = 1;
  p.wars[war('haiti')] = 2;
  p.wars[war('egypt')] = 1;
  p.sea = 2;
  p.vizier = war('balkans');
  return { ...p, viewer, asked: [0], step: 'intrigue.act', stack: STACK, ...more };
}

/** The player and an onlooker; `bare` when nothing is under way. */
export function views(more: Partial<GameView>, bare = false): View[] {
  const now = bare ? { stack: [], ...more } : more;
  const all = [0, null].map((viewer) => table(viewer, now));
  return bare ? all.map((view) => ({ ...view, marriage: NONE, vizier: NONE, napoleon: 0, sea: 0 })) : all;
}

const term = (what: TermKey, value = 1): Term => ({ what, value });
const terms = (...keys: readonly TermKey[]): Term[] => keys.map((what, i) => term(what, i % 2 === 0 ? 2 : -1));
const clause = 'NW-0.1-a';
const both = [true, false] as const;
const nations = NATIONS.map((_, nation) => nation);
const wars = WARS.map((_, each) => each);
const powers = POWERS.map((_, each) => each);
const markers = box.markers.map((_, each) => each);
const forms = [1, 2, 3] as const;

export const OUTCOMES: readonly Outcome[] = [
  { winners: [0], how: 'abdication', facts: { turn: 13, abdication: 16 } },
  { winners: [], how: 'timeIsUp', facts: { turn: 16, abdication: 9 } },
];

const LAID: readonly Laid[] = [
  ...TREATIES,
  'continental-system',
  'paris',
  'fra-diavolo',
  'ulcer',
  'pope',
  'grand-vizier',
  'marriage',
  'london4',
  'nelson',
  'french-fleet',
  'josephine',
  'guard',
  'ghetto-laws',
  'emancipation',
];

export const EVENTS: Every<NapoleonicEvent> = {
  turn: box.turns.map((_, i) => ({ kind: 'turn', clause, turn: i + 1 })),
  phase: PHASES.map((phase) => ({ kind: 'phase', clause, phase })),
  income: [{ kind: 'income', clause, terms: [term('london', 4), term('trade', 5), term('blockade', -3)], treasury: 6 }],
  funds: [{ kind: 'funds', clause, treasury: 4, warFund: 3, admiralty: 0 }],
  paid: ['NW-4.12-a', 'NW-6.1-a', 'NW-6.1.1-a', 'NW-6.3-c', 'NW-10.2-b', 'NW-15-FIN', clause].map((by) => ({
    kind: 'paid',
    clause: by,
    pounds: 1,
    treasury: 0,
  })),
  but: nations.map((nation) => ({ kind: 'but', clause, nation })),
  event: box.events.map((_, event) => ({ kind: 'event', clause, event })),
  added: markers.flatMap((marker) => [1, 2].map((count) => ({ kind: 'added', clause, marker, count }) as const)),
  taken: markers.map((marker) => ({ kind: 'taken', clause, marker })),
  drawn: markers.map((marker) => ({ kind: 'drawn', clause, marker, left: marker % 3 })),
  bowlEmpty: [{ kind: 'bowlEmpty', clause }],
  laid: [
    ...LAID.map((what) => ({ kind: 'laid', clause, what }) as const),
    { kind: 'laid', clause, what: 'grand-vizier', war: war('balkans') },
  ],
  lifted: LAID.map((what) => ({ kind: 'lifted', clause, what })),
  nationDie: [1, 2, 3, 4, 5, 6].flatMap((roll) =>
    both.map((again) => ({ kind: 'nationDie', clause, roll, nation: roll % 5, again }) as const),
  ),
  client: box.clients.map((_, client) => ({
    kind: 'client',
    clause,
    client,
    nation: client % 5,
    replaced: client - 1,
  })),
  fervour: [clause, 'NW-11.4-a', 'NW-11.4-b'].flatMap((by) =>
    nations.flatMap((nation) => [
      { kind: 'fervour', clause: by, nation, by: 1, to: 9, roll: 0 } as const,
      { kind: 'fervour', clause: by, nation, by: -3, to: 0, roll: 3 } as const,
    ]),
  ),
  abdication: [1, -1].map((by) => ({ kind: 'abdication', clause, by, to: 5 })),
  status: powers.flatMap((power) =>
    ([0, 1, 2, 3] as const).map((status) => ({ kind: 'status', clause, power, status }) as const),
  ),
  moved: UNITS.flatMap((each) =>
    [GERMANY, SPAIN, ...Object.values(PLACE)].flatMap((to) =>
      [PLACE.portugal, PLACE.pool, ITALY].map((from) => ({ kind: 'moved', clause, unit: each, from, to }) as const),
    ),
  ),
  napoleon: ['NW-8.5-c', clause].flatMap((by) =>
    forms.map((form) => ({ kind: 'napoleon', clause: by, form, at: GERMANY }) as const),
  ),
  josephine: [SPAIN, AT.home].map((at) => ({ kind: 'josephine', clause, at })),
  busy: ['NW-4.14-a', 'NW-4.13-d'].map((by) => ({ kind: 'busy', clause: by })),
  bavariaTurns: [{ kind: 'bavariaTurns', clause }],
  war: wars.map((each) => ({ kind: 'war', clause, war: each })),
  conceded: wars.map((each) => ({ kind: 'conceded', clause, war: each })),
  warRoll: wars.map((each) => ({
    kind: 'warRoll',
    clause,
    war: each,
    dice: [2, 5],
    terms: terms('dice', 'money', 'sea', 'vizier', 'corps', 'flags'),
    total: 9,
    won: each % 2 === 0,
  })),
  flag: wars.flatMap((each) => both.map((won) => ({ kind: 'flag', clause, war: each, won }) as const)),
  tradeLost: wars.map((each) => ({ kind: 'tradeLost', clause, war: each })),
  naval: (['win', 'draw', 'loss'] as const).map((result) => ({
    kind: 'naval',
    clause,
    dice: [1, 6],
    terms: terms('dice', 'money', 'nelson', 'royalNavy', 'frenchFleet', 'frenchSpain'),
    total: 8,
    result,
  })),
  sea: ([0, 1, 2] as const).map((control) => ({ kind: 'sea', clause, control })),
  londonInvaded: [{ kind: 'londonInvaded', clause }],
  invasion: [{ kind: 'invasion', clause }],
  discardRoll: both.map((again) => ({
    kind: 'discardRoll',
    clause,
    dice: again ? [3, 4] : [4],
    roll: again ? 7 : 4,
    again,
  })),
  envoy: nations.flatMap((nation) =>
    both.map((turnedAway) => ({ kind: 'envoy', clause, diplomat: nation, nation, turnedAway }) as const),
  ),
  negotiates: nations.map((nation) => ({ kind: 'negotiates', clause, diplomat: METTERNICH, against: nation, nation })),
  negotiation: both.flatMap((success) =>
    [TALLEYRAND, diplomat('maret')].map(
      (against) =>
        ({
          kind: 'negotiation',
          clause,
          diplomat: METTERNICH,
          against,
          roll: success ? 2 : 5,
          total: (success ? 2 : 5) + (against === TALLEYRAND ? 2 : 0),
          success,
        }) as const,
    ),
  ),
  charm: wars.map((each) => ({
    kind: 'charm',
    clause,
    diplomat: METTERNICH,
    war: each,
    roll: 3,
    lost: each % 3,
    success: each % 2 === 0,
  })),
  aligned: powers.map((power) => ({ kind: 'aligned', clause, diplomat: METTERNICH, power, pounds: 3 })),
  diplomat: [AT.gone, AT.home].map((at) => ({ kind: 'diplomat', clause, diplomat: TALLEYRAND, at })),
  disgraced: [{ kind: 'disgraced', clause, diplomat: METTERNICH }],
  deployed: UNITS.flatMap((each) =>
    [ITALY, SPAIN].flatMap((nation) =>
      both.map((lost) => ({ kind: 'deployed', clause, unit: each, nation, lost }) as const),
    ),
  ),
  invasionRow: box.invasions.map((_, i) => ({ kind: 'invasionRow', clause, roll: 1, row: i + 2 })),
  short: nations.map((nation) => ({ kind: 'short', clause, nation })),
  built: UNITS.flatMap((each) =>
    [0, 1].map((pounds) => ({ kind: 'built', clause, unit: each, nation: SPAIN, pounds }) as const),
  ),
  napoleonRow: [NONE, ...nations].map((nation) => ({ kind: 'napoleonRow', clause, roll: 3, row: 8, nation, corps: 4 })),
  grandStrategy: [5, 6].flatMap((roll) =>
    [[], UNITS].map((moved) => ({ kind: 'grandStrategy', clause, roll, nation: SPAIN, moved }) as const),
  ),
  thwarted: nations.map((nation) => ({ kind: 'thwarted', clause, nation })),
  battle: nations.flatMap((nation) => both.map((chained) => ({ kind: 'battle', clause, nation, chained }) as const)),
  rides: both.flatMap((moved) =>
    [[], [term('enemyInBattle'), term('enemyBehind'), term('far')]].map(
      (all) => ({ kind: 'rides', clause, unit: MURAT, roll: 3, terms: all, moved }) as const,
    ),
  ),
  light: [0, 4].flatMap((roll) =>
    [1, 2, 3].map(
      (dice) =>
        ({
          kind: 'light',
          clause,
          fervour: 8,
          roll,
          terms: terms('client', 'pope', 'josephine'),
          column: 2,
          dice,
        }) as const,
    ),
  ),
  guardRoll: both.map((joins) => ({ kind: 'guardRoll', clause, roll: 5, joins })),
  combat: RESULTS.flatMap((result) =>
    [[4], [4, 2, 6]].map(
      (dice) =>
        ({ kind: 'combat', clause, nation: GERMANY, french: 14, coalition: 12, dice, total: 10, result }) as const,
    ),
  ),
  rolledAgain: [{ kind: 'rolledAgain', clause }],
  struck: UNITS.map((each) => ({ kind: 'struck', clause, by: MURAT, unit: each })),
  eliminated: UNITS.map((each) => ({ kind: 'eliminated', clause, unit: each, to: PLACE.casualties })),
  survives: UNITS.map((each) => ({ kind: 'survives', clause, unit: each })),
  battleWon: nations.flatMap((nation) =>
    both.map((french) => ({ kind: 'battleWon', clause, nation, french }) as const),
  ),
  refugeDie: nations.map((nation) => ({ kind: 'refugeDie', clause, roll: 4, nation })),
  retreated: both.flatMap((french) =>
    [...nations, PLACE.portugal].map(
      (to) => ({ kind: 'retreated', clause, french, from: GERMANY, to, units: UNITS }) as const,
    ),
  ),
  noWayOut: both.flatMap((french) => nations.map((nation) => ({ kind: 'noWayOut', clause, french, nation }) as const)),
  pursues: both.flatMap((french) =>
    nations.map((to) => ({ kind: 'pursues', clause, french, to, units: UNITS }) as const),
  ),
  invited: both.flatMap((success) =>
    [0, 1, 2, 3].map((personality) => ({ kind: 'invited', clause, personality, roll: 3, success }) as const),
  ),
  personality: [AT.home, ...nations].map((at) => ({ kind: 'personality', clause, personality: at % 4, at })),
  control: [[], [SPAIN], nations].flatMap((held) =>
    both.map((met) => ({ kind: 'control', clause, nations: held, but: SPAIN, met }) as const),
  ),
  recalled: [{ kind: 'recalled', clause }],
  restored: [{ kind: 'restored', clause, units: UNITS }],
  lossRoll: both.map((falls) => ({ kind: 'lossRoll', clause, roll: 2, falls })),
  cleared: [{ kind: 'cleared', clause }],
  accidentRoll: [[4], [4, 2], [1, 6, 3]].map((dice) => ({
    kind: 'accidentRoll',
    clause,
    dice,
    total: dice.reduce((a, b) => a + b, 0),
  })),
  accident: box.accidents.map((_, accident) => ({ kind: 'accident', clause, accident })),
  noAccident: [{ kind: 'noAccident', clause }],
  religion: box.religions.map((_, religion) => ({ kind: 'religion', clause, religion })),
  quarrel: [0, 1, 2].map((power) => ({ kind: 'quarrel', clause, roll: 3, power })),
  bride: powers.map((power) => ({ kind: 'bride', clause, roll: 3, power })),
  won: OUTCOMES.map((outcome) => ({ kind: 'won', clause, outcome })),
};

const amounts = [0, 1, 5];
export const CHOICES: Every<Choice> = {
  pass: [{ kind: 'pass' }],
  fund: amounts.map((pounds) => ({ kind: 'fund', pounds })),
  budget: amounts.map((pounds) => ({ kind: 'budget', pounds })),
  level: amounts.map((pounds) => ({ kind: 'level', pounds })),
  sail: [{ kind: 'sail' }],
  concede: [{ kind: 'concede' }],
  delay: UNITS.map((each) => ({ kind: 'delay', unit: each })),
  spend: amounts.map((pounds) => ({ kind: 'spend', pounds })),
  reroll: [{ kind: 'reroll' }],
  buy: [{ kind: 'buy' }],
  send: [{ kind: 'send', diplomat: TALLEYRAND }],
  negotiate: [{ kind: 'negotiate', diplomat: METTERNICH, against: TALLEYRAND }],
  roll: [{ kind: 'roll' }],
  charm: wars.map((each) => ({ kind: 'charm', diplomat: METTERNICH, war: each })),
  align: powers.map((power) => ({ kind: 'align', diplomat: METTERNICH, power })),
  build: UNITS.flatMap((each) => nations.map((nation) => ({ kind: 'build', unit: each, nation }) as const)),
  take: UNITS.map((each) => ({ kind: 'take', unit: each })),
  fight: nations.map((nation) => ({ kind: 'fight', nation })),
  stay: UNITS.map((each) => ({ kind: 'stay', unit: each })),
  ride: UNITS.map((each) => ({ kind: 'ride', unit: each })),
  strike: UNITS.map((each) => ({ kind: 'strike', unit: each })),
  spare: UNITS.map((each) => ({ kind: 'spare', unit: each })),
  retreat: [...nations, PLACE.portugal].map((nation) => ({ kind: 'retreat', nation })),
  pursue: UNITS.map((each) => ({ kind: 'pursue', unit: each })),
  invite: box.personalities.map((_, personality) => ({ kind: 'invite', personality })),
  lose: UNITS.map((each) => ({ kind: 'lose', unit: each })),
  recall: UNITS.map((each) => ({ kind: 'recall', unit: each })),
};

export const FACTS: readonly NonNullable<Reason['facts']>[] = [
  ...UNITS.map((each) => ({
    unit: each,
    nation: each % 6,
    power: each % 3,
    war: 3,
    diplomat: METTERNICH,
    against: TALLEYRAND,
    personality: 1,
    pounds: 4,
  })),
  { step: 'coalition.build', seat: 0 },
];

export const THINGS: readonly Thing[] = [
  ...[...nations, PLACE.portugal].map((n): Thing => `nation:${n}`),
  ...powers.map((n): Thing => `power:${n}`),
  ...wars.map((n): Thing => `war:${n}`),
  ...box.units.map((_, n): Thing => `unit:${n}`),
  ...box.diplomats.map((_, n): Thing => `diplomat:${n}`),
  ...box.personalities.map((_, n): Thing => `personality:${n}`),
  'pounds:3',
];
