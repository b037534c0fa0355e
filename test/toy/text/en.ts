import type { Words } from './words.ts';

export const en: Words = {
  title: 'Picket',
  blurb: 'Posts on a road at night: lay a card, march, attack.',
  seats: ['Martin', 'Bernard', 'Dubois'],
  prompts: {
    'round.lay': 'Lay a card of your hand.',
    'round.march': 'March to a place, or halt.',
    'round.act': 'Attack, spy on a hand, or rest.',
    'fight.parry': 'You are attacked: parry with a card, or take it.',
  },
  waiting: 'Waiting for {asked}.',
  choices: {
    lay: 'Lay {card}',
    parry: 'Parry with {card}',
    march: 'March to {to}',
    attack: 'Attack {on}',
    spy: 'Spy on {on}',
    halt: 'Halt',
    rest: 'Rest',
    pass: 'Do not parry',
  },
  events: {
    laid: '{seat} lays a card.',
    turnedUp: 'Turned up: {cards}. {active} is active.',
    drew: 'You draw {card}.',
    marched: '{seat} marches to {to}.',
    attacked: '{seat} attacks {target}.',
    parried: '{seat} parries with {card}.',
    fought: 'The dice show {dice}: {loss?a loss|no harm}.',
    shown: '{seat} shows the hand: {hand}.',
  },
  things: { card: 'card {n}', place: 'place {n}' },
  reasons: {
    notAsked: 'Others decide now.',
    tooFar: '{target} is more than one place away.',
    notNow: 'That cannot be chosen at this step.',
  },
  outcomes: {
    'PIC-9 rounds': 'The night is over. Fewest losses: {winners}.',
    'PIC-9 losses': 'A post is broken in round {round}. Fewest losses: {winners}.',
  },
  results: { loss: 'a loss', nothing: 'no harm', dice: 'dice', parry: 'needed to hold' },
  options: {
    seats: { name: 'Players', help: 'How many posts there are.', values: { '2': 'two', '3': 'three' } },
    length: {
      name: 'Length',
      help: 'How many rounds are played.',
      values: { short: 'two rounds', long: 'four rounds' },
    },
    parry: { name: 'Parry', help: 'Whether cards parry.', values: { yes: 'with cards', no: 'none' } },
  },
  table: { road: 'The road', hand: 'Your hand', round: 'Round', losses: 'losses' },
};
