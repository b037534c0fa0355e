import type { CaseWords, EventFields, FieldsOf, Shape } from '../../kernel/case-words.ts';
import { type Key, PHASES, STATES } from './arrange.ts';
import type { Box } from './data/box.ts';
import { ALL_SLOTS, slotName } from './field.ts';
import { RESULTS } from './odds/chances.ts';
import { NONE, PER_SEAT, type SideView, type View } from './position.ts';
import type { SagaEvent } from './told.ts';

// The words in which a case of Napoleon Saga is written: the fields of its view and events, and the names of its numbers.

const EXAMPLES = 16;

const units: Shape = { list: 'unit' };
const cards: Shape = { list: 'card' };
const objectives: Shape = { list: 'objective' };
const terms: Shape = { list: { fields: { what: 'word', clause: 'word', value: 'number', card: 'card' } } };

const side: FieldsOf<SideView> = {
  army: 'number',
  handCount: 'number',
  hand: cards,
  deckCount: 'number',
  bottom: cards,
  bottomCount: 'number',
  discard: cards,
  bid: 'card',
  laid: cards,
  scried: cards,
  scriedCount: 'number',
  reservesCount: 'number',
  under: units,
  underCount: 'number',
  muster: units,
  ready: 'yes or no',
  arriving: 'unit',
  chosen: 'objective',
  objectives,
  objectivesCount: 'number',
  shown: objectives,
  scored: objectives,
  fallen: units,
  fallenBefore: 'number',
  givenUp: units,
  trophies: cards,
  markers: 'number',
  bypassFailures: 'number',
  points: 'number',
};

const view: FieldsOf<View> = {
  viewer: 'seat',
  asked: { list: 'seat' },
  step: 'word',
  outcome: 'anything',
  options: 'anything',
  turn: 'number',
  phase: 'word',
  first: 'seat',
  active: 'seat',
  at: { list: 'unit', by: 'slot' },
  where: { list: 'slot', by: 'unit' },
  wounds: { list: 'number', by: 'unit' },
  marks: { list: 'number', by: 'unit' },
  covers: { list: 'number', by: 'slot' },
  terrain: { list: 'card', by: 'slot' },
  melees: { list: { fields: { a: 'unit', b: 'unit', woundsA: 'number', woundsB: 'number', rounds: 'number' } } },
  attached: { list: { fields: { unit: 'unit', card: 'card' } } },
  boons: { list: { fields: { unit: 'unit', test: 'word', amount: 'number', card: 'card' } } },
  sides: { list: { fields: side } },
  stack: { list: 'anything' },
};

const events: EventFields<SagaEvent> = {
  dealt: { seat: 'seat', cards: 'number', objectives: 'number', units: 'number' },
  dealtUnits: { seat: 'seat', units },
  dealtObjectives: { seat: 'seat', objectives },
  drew: { seat: 'seat', count: 'number' },
  drewCards: { seat: 'seat', cards },
  reshuffled: { seat: 'seat' },
  objectiveShown: { seat: 'seat', objective: 'objective' },
  placed: { seat: 'seat', unit: 'unit', to: 'slot' },
  ready: { seat: 'seat' },
  armiesShown: {},
  turn: { turn: 'number' },
  phase: { phase: 'word' },
  bidSet: { seat: 'seat' },
  bids: { cards, values: { list: 'number' } },
  tieRoll: { roll: 'number' },
  initiative: { seat: 'seat' },
  played: { seat: 'seat', card: 'card', window: 'word', unit: 'unit' },
  discarded: { seat: 'seat', cards },
  terrainLaid: { seat: 'seat', card: 'card', to: 'slot' },
  terrainGone: { card: 'card', from: 'slot', why: 'word' },
  captured: { unit: 'unit', card: 'card', from: 'slot' },
  turnedUp: { unit: 'unit', slot: 'slot' },
  looked: { seat: 'seat' },
  saw: { seat: 'seat', units },
  scried: { seat: 'seat', cards },
  activated: { seat: 'seat', unit: 'unit', slot: 'slot', action: 'word', to: 'slot' },
  markerLost: { seat: 'seat', count: 'number' },
  markerBack: { unit: 'unit', spent: 'yes or no' },
  dismounted: { unit: 'unit', on: 'yes or no' },
  moved: { unit: 'unit', from: 'slot', to: 'slot', swapped: 'unit', how: 'word' },
  test: {
    test: 'word',
    unit: 'unit',
    against: 'unit',
    cause: 'word',
    roll: 'number',
    terms,
    total: 'number',
    target: 'number',
    success: 'yes or no',
  },
  decided: { test: 'word', unit: 'unit', success: 'yes or no' },
  dropped: { unit: 'unit', tests: 'number' },
  yielded: { unit: 'unit' },
  ignored: { unit: 'unit' },
  wounded: { unit: 'unit', count: 'number', wounds: 'number', why: 'word' },
  supported: { unit: 'unit', by: 'unit' },
  healed: { unit: 'unit', wounds: 'number', why: 'word' },
  eliminated: { unit: 'unit', slot: 'slot', points: 'number' },
  retreated: { unit: 'unit', from: 'slot', to: 'slot' },
  blocked: { unit: 'unit', to: 'slot' },
  evaded: { unit: 'unit', from: 'unit' },
  charges: { unit: 'unit', against: 'unit', counter: 'yes or no' },
  engaged: { attacker: 'unit', defender: 'unit' },
  notEngaged: { attacker: 'unit', defender: 'unit' },
  disengaged: { unit: 'unit', from: 'unit' },
  meleeWon: { unit: 'unit', over: 'unit', how: 'word' },
  disorganised: { unit: 'unit' },
  reorganised: { unit: 'unit' },
  formed: { unit: 'unit', formation: 'word' },
  unformed: { unit: 'unit', formation: 'word', why: 'word' },
  attached: { unit: 'unit', card: 'card' },
  trophy: { seat: 'seat', card: 'card', points: 'number' },
  rallied: { unit: 'unit' },
  bypassed: { unit: 'unit', to: 'slot' },
  conscripted: { unit: 'unit', to: 'slot' },
  drawsUnit: { seat: 'seat', left: 'number' },
  drewUnit: { seat: 'seat', unit: 'unit' },
  noMatch: { seat: 'seat' },
  underDeck: { seat: 'seat', unit: 'unit', from: 'slot' },
  givenUp: { seat: 'seat', unit: 'unit', from: 'slot' },
  objectiveScored: { seat: 'seat', objective: 'objective' },
  counted: { points: { list: 'number' }, empty: { list: 'number' } },
  won: { outcome: 'anything' },
};

const position: { readonly [K in Key]: string } = {
  options: 'options of the match, for those who arrange without a case',
  units: `the unit in each slot by the id of its card, its Wounds and what lies on it: \`{ "F.L1.1": "fr-line 2 square" }\`; \`up\` or \`down\`, \`enemy\` in a Bypass slot, and ${Object.keys(
    STATES,
  )
    .map((word) => `\`${word}\``)
    .join(', ')}`,
  terrain: 'the Terrain card in each slot: `{ "C.L1.4": "s03" }`',
  melees:
    'who is engaged with whom, the one that started it first: `["F.L1.3", "C.L1.3"]`; then rounds fought, and the Wounds of both when it began',
  attached: 'cards under a unit: `{ "F.L1.1": ["s08"] }`',
  hands:
    'the Strategy cards of each seat beside its Bluff card; the rest of each deck is in the deck, but for the discards',
  discards: 'the discard pile of each seat',
  decks: 'how many cards are left in each deck, the surplus discarded',
  army: 'the units left in each Army deck; those that are nowhere else lie under it',
  objectives: 'the objectives of each seat; those of the final count, if it is left out',
  fallen: 'the units of each seat that were eliminated before this turn',
  givenUp: 'the units of each seat that were given up',
  turn: 'the turn, from 1',
  phase: `${PHASES.map((phase) => `\`${phase}\``).join(', ')}; it begins now`,
  first: 'the seat that won the Initiative',
  active: 'in the phase `actions` the seat that acts; the Initiative winner, if it is left out',
  markers: 'the Activation markers that each seat has left',
};

export function caseWords(box: Box): CaseWords<View> {
  const perSeat = box.cards.length;
  const copies = box.building.strategyMaxCopies;
  const letter = (seat: number): string => (seat === 0 ? 'F' : 'C');
  const unitNames = (v: View): [string, number][] =>
    v.sides.flatMap(({ army }, seat) =>
      box.armies[army].cards.map(({ label }, i): [string, number] => [`${letter(seat)}.${label}`, seat * PER_SEAT + i]),
    );
  const cardNames = (v: View): [string, number][] =>
    v.sides.flatMap(({ army }, seat) =>
      box.cards.map((design, i): [string, number] => {
        const name = design === null ? box.armies[army].bluff.id : `${design.id}-${(i % copies) + 1}`;
        return [`${letter(seat)}.${name}`, seat * perSeat + i];
      }),
    );
  return {
    nouns: {
      slot: 'as in the ledger, `F.L1.3`, `C.RET.L`; `none`',
      unit: 'seat, id and copy, `F.fr-line-1`; `none`',
      card: 'seat, id and copy, `C.s05-2`; `none`',
      objective: 'its id, `o07`; `none`',
    },
    names(v, noun) {
      const none: [string, number] = ['none', NONE];
      if (noun === 'slot') return new Map([none, ...ALL_SLOTS.map((slot): [string, number] => [slotName(slot), slot])]);
      if (noun === 'unit') return new Map([none, ...unitNames(v)]);
      if (noun === 'card') return new Map([none, ...cardNames(v)]);
      return new Map([none, ...box.objectives.map(({ id }, i): [string, number] => [id, i])]);
    },
    view,
    events,
    passing: ['pass'],
    results: RESULTS,
    examples: Array.from({ length: EXAMPLES }, (_, i) => `NS-EX-${String(i + 1).padStart(2, '0')}`),
    position,
    parts: {},
  };
}
