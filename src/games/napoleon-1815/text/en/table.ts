import type { Words } from '../words.ts';
import { TERMS } from './battle.ts';

export const options: Words['options'] = {
  scenario: {
    name: 'Scenario',
    help: 'Which days of June 1815 you play, from two battles in three turns to the whole campaign.',
  },
  players: {
    name: 'Players',
    help: 'With three, one commands the English and another the Prussians: they win or lose together, but may seldom talk.',
    values: { '2': 'two: France, Coalition', '3': 'three: France, English, Prussians' },
  },
  level: {
    name: 'Rules',
    help: 'Conscript rules are a complete game. Grognard rules hide every block until it fights, and add cavalry vedettes.',
    values: { conscript: 'Conscript', grognard: 'Grognard (fog of war)' },
  },
  combat: {
    name: 'Combat',
    help: 'Dice give each result as often as the cards do, but decks last longer.',
    values: { cards: 'cards', dice: 'dice' },
  },
  screens: {
    name: 'Orders of battle',
    help: 'Strength and fatigue are open to all, or hidden behind screens. Grognard rules always hide them.',
    values: { open: 'open', hidden: 'behind screens' },
  },
};

export const odds: Words['odds'] = {
  attackerWins: 'The attack wins',
  draw: 'Nobody wins',
  defenderWins: 'The defence wins',
  cancelled: 'The attack is called off',
  perished: 'The rain destroys the stack first',
  attack: 'Attack',
  defence: 'Defence',
  ...TERMS,
};

export const labels: Words['labels'] = {
  phases: {
    setup: 'Set-up',
    draw: 'Draw phase',
    initiative: 'Initiative phase',
    operations: 'Operations phase',
    recovery: 'Recovery phase',
  },
  zoneTypes: {
    plain: 'open country',
    wooded: 'woods',
    town: 'town',
    'fortified-town': 'fortified town',
    'fortified-farm': 'fortified farm',
  },
  victoryPoints: 'Victory points',
  infantry: 'infantry',
  cavalry: 'cavalry',
  toActivate: 'Ready',
  activated: 'Activated',
  eliminated: 'eliminated',
  toArrive: 'not on the map yet',
  corps: 'corps',
  commander: 'commander',
  vedette: 'vedette',
  axis: 'Retreat Axis',
  fortifiedPosition: 'Fortified Position',
  bridge: 'bridge',
  destroyedBridge: 'destroyed bridge',
};
