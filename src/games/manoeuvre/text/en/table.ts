import { printDice } from '../../../../kernel/odds.ts';
import { count } from '../../../../text/english.ts';
import type { Words } from '../words.ts';

const NATION_HELP =
  'By the rules, the Second Player names two nations and the First Player takes one. If you set only one army, the other is drawn at random.';
const NATIONS = {
  rules: 'by the rules',
  random: 'random',
  fr: 'France',
  gb: 'Great Britain',
  at: 'Austria',
  ot: 'Ottoman Empire',
  pr: 'Prussia',
  ru: 'Russia',
  es: 'Spain',
  us: 'United States',
};

export const options: Words['options'] = {
  setup: {
    name: 'Set-up',
    help: 'The introductory set-up is for a first match: Great Britain against France, and the First Player chooses a side.',
    values: { standard: 'standard', introductory: 'introductory' },
  },
  hand: {
    name: 'First hand',
    help: 'Drawn from the shuffled deck or, as in tournaments, chosen in secret from the whole deck.',
    values: { random: 'drawn', tournament: 'chosen (tournament)' },
  },
  map: {
    name: 'Battlefield',
    help: 'Four tiles: laid by the First Player, drawn at random, or as in the printed example.',
    values: { chosen: 'laid by the First Player', random: 'random', printed: 'the printed example' },
  },
  nationA: { name: 'First army', help: NATION_HELP, values: NATIONS },
  nationB: { name: 'Second army', help: NATION_HELP, values: NATIONS },
  deployment: {
    name: 'Deployment',
    help: 'Place your army unit by unit, or find it drawn up when the match begins.',
    values: { placed: 'placed by the players', automatic: 'ready to play' },
  },
};

export const odds: Words['odds'] = {
  attackerHit: 'The attackers take a Hit',
  nothing: 'No effect',
  defenderChooses: "Hit or retreat, defender's choice",
  attackerChooses: "Hit or retreat, attacker's choice",
  hitAndRetreat: 'Hit and retreat',
  eliminated: 'The target is eliminated',
  hit: 'The target takes a Hit',
  success: 'Success',
  failure: 'Failure',
  strength: 'strength',
  support: 'supporting unit',
  dice: 'dice',
  terrain: 'terrain',
  redoubt: 'redoubt',
  leader: 'Leader',
  card: 'card',
  attack: 'Attack',
  defence: 'Defence',
  roll: 'Roll',
};

export const labels: Words['labels'] = {
  phases: {
    setup: 'Set-up',
    discard: 'Discard Phase',
    draw: 'Draw Phase',
    movement: 'Movement Phase',
    combat: 'Combat Phase',
    restoration: 'Restoration Phase',
  },
  entries: {
    attack: 'Attack',
    defence: 'Defence',
    bombard: 'Bombard',
    volley: 'Volley',
    range: 'Range',
    pursuit: 'Pursuit',
    withdraw: 'Withdraw',
    notRequiredToAdvance: 'Not required to advance',
    command: 'Command',
    combat: 'Combat',
    rally: 'Rally',
    grandBattery: 'Grand Battery',
  },
  infantry: 'infantry',
  cavalry: 'cavalry',
  reduced: 'reduced',
  eliminated: 'eliminated',
  automatic: 'automatic',
  redoubt: 'redoubt',
  turn: 'Turn',
  hand: 'Hand',
  deck: 'Deck',
  discards: 'Discards',
  lost: 'Units lost',
  control: "Squares held in the enemy's half",
  firstPlayer: 'First Player',
  firstDeck: 'First deck',
  night: 'Nightfall',
  odds: 'Odds',
};

export const effects: Words['effects'] = {
  ambush: (box) =>
    `Attacks any enemy unit on the field with ${printDice(box.ambushDice)}. None of your units takes part.`,
  committedAttack: (box) =>
    `Adds ${printDice(box.committedDice)} to an Assault. Afterwards one of the attacking units takes a Hit.`,
  forcedMarch: (box) => `A unit that has just moved goes ${count(box.forcedMarchMove, 'square')} further.`,
  guerrillas: () => "Cancels a Supply, Forced March, Regroup or reinforcement in the opponent's turn.",
  redoubt: (box) => `One of your units digs in: +${box.redoubtDefence} to its Defence while it stays put.`,
  regroup: () => 'Restores one reduced unit.',
  sappers: () => "The target's redoubt adds nothing in this combat.",
  skirmish: (box) =>
    `Breaks off your Assault: take the unit card back and move the unit up to ${count(box.skirmishMove, 'square')}.`,
  scout: () => "Look at the opponent's hand.",
  supply: () => 'Moves a second unit, or restores a reduced one.',
  withdraw: () => 'A unit under Assault or Ambush retreats before the fight.',
};
