import { count } from '../../../../text/english.ts';
import type { ArmyFault } from '../../rules/army.ts';
import { faultName, type Words } from '../words.ts';
import { names } from './names.ts';

const DECKS: Readonly<Record<string, string>> = {
  'french-starter': 'France: starter army',
  'coalition-starter': 'Coalition: starter army',
  'fr-900-a': 'France: the grenadiers (900 points)',
  'fr-900-18': 'France: the big battalions (900 points, 18 units)',
  'co-900-a': 'Coalition: the Guards (900 points)',
  'co-900-18': 'Coalition: the big battalions (900 points, 18 units)',
  'fr-1000-18-4guard': 'France: the Guard (1000 points, 18 units)',
};

/** An army of another pack goes by its own name. */
export const deck = (id: string): string => DECKS[id] ?? id;
export const goal = (points: string): string => `${points} points`;

const FAULTS: Readonly<Record<ArmyFault['why'], (f: ArmyFault, name: string) => string>> = {
  unknownUnit: (_f, name) => `No such unit in this army: ${name}.`,
  unknownCard: (_f, name) => `No such card for this army: ${name}.`,
  tooDear: ({ count: n, limit }) => `The army costs ${n} points; ${limit} are allowed.`,
  tooMany: ({ count: n, limit }, name) => `Too many of one unit, ${name}: ${n}, and ${limit} at most.`,
  tooFewUnits: ({ count: n, limit }) => `Too few units: ${n}, and at least ${limit} are needed.`,
  tooMuchCavalry: ({ count: n, limit }) =>
    `Too much cavalry: ${n}, and ${limit} at most, one for every two infantry units.`,
  tooMuchArtillery: ({ count: n, limit }) => `Too much artillery: ${n}, and ${limit} at most.`,
  tooManyGuards: ({ count: n, limit }) => `Too many Guard units: ${n}, and ${limit} at most.`,
  tooFewCards: ({ count: n, limit }) => `Too few Strategy cards: ${n}, and at least ${limit} are needed.`,
  tooManyCopies: ({ count: n, limit }, name) => `Too many copies of ${name}: ${n}, and ${limit} at most.`,
};
export const fault: Words['fault'] = (box, of) => FAULTS[of.why](of, faultName(box, of, 'en'));

export const options: Words['options'] = {
  deckF: { name: 'First army', help: 'Either side may take any army; both may even take the same one.' },
  deckC: { name: 'Second army', help: 'Either side may take any army; both may even take the same one.' },
  evasion: {
    name: 'Evasion',
    help: 'Advanced rule: light cavalry may slip away from infantry and heavy cavalry.',
    values: { off: 'off', on: 'on' },
  },
  bypass: {
    name: 'Outflanking',
    help: 'Advanced rule: a unit of the Reserve may ride round a flank and fall upon the enemy Reserve.',
    values: { off: 'off', on: 'on' },
  },
  objectives: {
    name: 'Objectives',
    help: 'How many Objectives each side draws, and whether one of them is shown.',
    values: { secret: 'two, secret', 'one-shown': 'two, one shown', three: 'three, one shown, two count' },
  },
  goal: { name: 'Battle ends at', help: 'How many points end the battle. Fewer make it shorter.' },
  deployment: {
    name: 'Deployment',
    help: 'Draw up your army yourself, or have both armies drawn up by chance.',
    values: { placed: 'by hand', automatic: 'by chance' },
  },
};

export const odds: Words['odds'] = {
  ...names.terms,
  attack: 'Attack',
  defence: 'Defence',
  morale: 'Morale',
  attackMorale: 'Attacker’s Morale',
  defenceMorale: 'Defender’s Morale',
  evasion: 'Evasion',
  wounds0: 'nothing',
  wounds1: '1 casualty',
  wounds2: '2 casualties',
  holds: 'stands',
  gives: 'gives way',
  noFight: 'There is no fight',
  success: 'Success',
  failure: 'Failure',
  caught: 'Caught',
  evaded: 'Evaded',
  unhurt: 'A miss',
  wounded: 'The target is hit and holds',
  retreats: 'The target retreats',
  falls: 'The target is eliminated',
  'unhurt-unhurt': 'Nobody is hit',
  'unhurt-wounded': 'Only the attacker is hit',
  'unhurt-retreats': 'The attacker retreats',
  'unhurt-falls': 'The attacker is eliminated',
  'wounded-unhurt': 'Only the defender is hit',
  'wounded-wounded': 'Both are hit',
  'wounded-retreats': 'The attacker retreats, the defender is hit',
  'wounded-falls': 'The attacker is eliminated, the defender is hit',
  'retreats-unhurt': 'The defender retreats',
  'retreats-wounded': 'The defender retreats, the attacker is hit',
  'retreats-retreats': 'Both retreat',
  'retreats-falls': 'The attacker is eliminated, the defender retreats',
  'falls-unhurt': 'The defender is eliminated',
  'falls-wounded': 'The defender is eliminated, the attacker is hit',
  'falls-retreats': 'The defender is eliminated, the attacker retreats',
  'falls-falls': 'Both are eliminated',
};

export const labels: Words['labels'] = {
  turn: 'Turn',
  free: 'free',
  gap: (n, of) => `gap ${n} of ${of}`,
  wing: 'Wing',
  centre: 'Centre',
  hand: 'hand',
  deck: 'deck',
  discards: 'discards',
  army: 'Army deck',
  taken: 'taken',
  points: 'points',
  objectives: 'Objectives',
  initiative: 'Initiative',
  markers: 'Activation markers',
  activated: 'activated',
  charge: 'Charge',
  disarray: 'Disarray',
  dismounted: 'dismounted',
  melee: 'Melee',
  hidden: 'hidden from the enemy',
  attached: 'attached',
  casualties: (n) => count(n, 'casualty', 'casualties'),
};
