import type { Words } from '../words.ts';
import { TERMS } from './battle.ts';

export const options: Words['options'] = {
  scenario: {
    name: 'Scenario',
    help: 'Which days of June 1815 are played, from two battles in three turns to the whole campaign.',
  },
  players: {
    name: 'Players',
    help: 'With three, one commands the English and one the Prussians: they win together, but may seldom talk.',
    values: { '2': 'two: France, Coalition', '3': 'three: France, English, Prussians' },
  },
  level: {
    name: 'Rules',
    help: 'Grognard rules hide every block until it fights and add the vedettes of the cavalry.',
    values: { conscript: 'Conscript', grognard: 'Grognard (fog of war)' },
  },
  combat: {
    name: 'Combat',
    help: 'Dice give each result as often as the cards do, but the decks run out more slowly.',
    values: { cards: 'cards', dice: 'dice' },
  },
  screens: {
    name: 'Orders of battle',
    help: 'Strength and fatigue lie open to all, or stand behind screens. Grognard rules always hide them.',
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
  toActivate: 'To activate',
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
