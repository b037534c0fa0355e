import { namesEn as names } from '../names.en.ts';
import type { Scene } from '../scene.ts';
import { yearsOf } from '../scene.ts';
import type { StepName } from '../steps.ts';
import type { TermWords, Words } from '../words.ts';
import { dice } from './dice.ts';

const [full, later, last] = [
  names.scenarios['bonaparte-1792'],
  names.scenarios['napoleon-1805'],
  names.scenarios['the-end-1813'],
];

export const options: Words['options'] = {
  scenario: {
    name: 'Scenario',
    help: [full, later, last].map(([name, gist]) => `${name}. ${gist}`).join(' '),
    values: { 'bonaparte-1792': full[0], 'napoleon-1805': later[0], 'the-end-1813': last[0] },
  },
  cavalry: {
    name: 'Cavalry intervention',
    help: 'Before each battle, cavalry of other Nations may ride to it: the French always try, yours if you like.',
    values: { off: 'no cavalry rides to battles', on: 'cavalry may ride to battles' },
  },
  veteran: {
    name: 'Veteran',
    help: `For those who know the game: you must win by turn 15, and a lost Guard and the Hundred Days are worth less. In ${last[0]} that leaves three turns: no bot of ours has ever won it.`,
    values: { off: 'standard', on: 'veteran' },
  },
};

export const terms: TermWords = {
  dice: 'dice',
  london: 'London',
  prussia: 'Prussia',
  austria: 'Austria',
  personalities: 'personalities',
  trade: 'Trade',
  blockade: 'Continental System',
  money: 'money',
  sea: 'control of the sea',
  vizier: 'Grand Vizier',
  corps: 'delayed corps',
  flags: 'Russian Wars',
  nelson: 'Nelson',
  royalNavy: 'Royal Navy',
  frenchFleet: 'French Fleet',
  frenchSpain: 'French Spain',
  envoy: 'value of the envoy',
  client: 'client state',
  pope: 'Pope',
  josephine: 'Joséphine',
  turn: 'turn',
  strength: 'strength',
  enemyInBattle: 'enemy cavalry in the battle',
  enemyBehind: 'enemy cavalry left behind',
  far: 'not adjacent',
};

const result = (key: keyof typeof names.battleResults): string => names.battleResults[key][0];

export const odds: Words['odds'] = {
  ...terms,
  ...dice,
  'french-pursuit': result('french-pursuit'),
  'french-victorious': result('french-victorious'),
  'coalition-retreat': result('coalition-retreat'),
  'french-exchange': result('french-exchange'),
  'cavalry-harassment': result('cavalry-harassment'),
  'coalition-exchange': result('coalition-exchange'),
  'french-retreat': result('french-retreat'),
  'coalition-victorious': result('coalition-victorious'),
  'coalition-pursuit': result('coalition-pursuit'),
  won: 'War won',
  lost: 'War lost',
  win: 'Naval victory',
  draw: 'Drawn at sea',
  loss: 'Naval defeat',
  success: 'Success',
  failure: 'Failure',
  french: 'France',
  coalition: 'Coalition',
  needed: 'needed',
  light: 'light infantry',
  guard: 'Imperial Guard',
};

/** Each step as what something is for: `That is for building corps.` */
export const moments: Readonly<Record<StepName, string>> = {
  'turn.fund': 'filling the Minor War Fund',
  'turn.budget': 'filling the Admiralty Budget',
  'turn.buy': 'buying a marker from the bowl',
  'turn.second': 'sending the second French envoy',
  'war.sea': 'deciding on a naval battle before a minor war',
  'war.corps': 'delaying Russian corps for a minor war',
  'war.money': 'paying for a minor war',
  'naval.money': 'paying for a naval battle',
  'invasion.delay': 'delaying neutral corps in the Invasion of Russia',
  'invasion.again': 'the second discard roll after the Invasion of Russia',
  'intrigue.act': 'the intrigue',
  'coalition.build': 'building corps',
  'placement.take': 'the corps that join Napoleon',
  'battles.choose': 'choosing the next battle',
  'battle.stay': 'the French cavalry that stays behind',
  'battle.french': 'the ride of the French cavalry',
  'battle.coalition': 'the ride of your cavalry',
  'battle.strike': 'the strikes of cavalry in a Harassment',
  'battle.spare': 'the survivor of an Exchange',
  'battle.refuge': 'your retreat',
  'battle.pursue': 'your pursuit',
  'battle.left': 'the French rearguard of a pursuit',
  'turn.invite': 'inviting personalities',
  'turn.lose': 'the French corps that is discarded',
  'turn.duchies': 'Duchy forces that stay or leave',
  'turn.transferNavy': 'transfers to the Admiralty',
  'turn.transferWar': 'transfers between Treasury and Minor War Fund',
};

export const years = (s: Scene, turn: number): string => {
  const said = yearsOf(s, turn);
  return said.replace('Early', 'early').replace('Late', 'late');
};

export const outcomes: Words['outcomes'] = {
  abdication: (s, { facts }) => {
    const turn = Number(facts['turn'] ?? s.view.turn);
    return `Napoleon abdicates in turn ${turn} (${years(s, turn)}): the coalition has won.`;
  },
  timeIsUp: (s, { facts }) => {
    const turn = Number(facts['turn'] ?? s.view.turn);
    return `Turn ${turn} is over and Napoleon still reigns, with abdication at ${facts['abdication'] ?? s.view.abdication}: the coalition has lost.`;
  },
};
