import { type CaseWords, type EventFields, type FieldsOf, GLANCE } from '../../src/kernel/case-words.ts';
import { NONE, type PicketEvent, type SideView, type View } from './position.ts';

/** The places of the road, from 0 on. */
const PLACES = ['mill', 'ford', 'inn', 'bridge', 'wood', 'gate'];

const side: FieldsOf<SideView> = {
  handCount: 'number',
  hand: { list: 'card' },
  seen: { list: 'card' },
  laid: 'yes or no',
  bid: 'card',
  deckCount: 'number',
  discard: { list: 'card' },
  place: 'place',
  losses: 'number',
};

const view: FieldsOf<View> = {
  ...GLANCE,
  round: 'number',
  active: 'seat',
  sides: { list: { fields: side }, by: 'seat' },
  stack: 'anything',
};

const events: EventFields<PicketEvent> = {
  laid: { seat: 'seat' },
  turnedUp: { cards: { list: 'card' }, active: 'seat' },
  drew: { seat: 'seat', card: 'card' },
  marched: { seat: 'seat', to: 'place' },
  attacked: { seat: 'seat', target: 'seat' },
  parried: { seat: 'seat', card: 'card' },
  fought: { dice: { list: 'number' }, loss: 'yes or no' },
  shown: { seat: 'seat', hand: { list: 'card' } },
};

export const caseWords: CaseWords<View> = {
  nouns: { place: PLACES.join(', '), seat: 'picket 1, picket 2' },
  names: (v, noun) =>
    noun === 'place'
      ? new Map([['none', NONE], ...PLACES.map((name, i): [string, number] => [name, i])])
      : new Map(v.sides.map((_, seat) => [`picket ${seat + 1}`, seat])),
  view,
  events,
  passing: ['pass', 'rest', 'halt'],
  results: ['loss', 'nothing', 'draw'],
  examples: [],
  parts: {},
  position: {
    round: 'from 1 to 4',
    active: 'a seat',
    step: 'the step that comes next',
    hands: 'the cards of each seat, none twice in one hand',
    places: 'the place of each seat, by number',
    losses: 'of each seat',
  },
};
