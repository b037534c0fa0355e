import { CaseError } from '../../src/kernel/case.ts';
import { described, eachOnce, listed, placeAmong, wholeIn } from '../../src/kernel/case-fields.ts';
import { type Options, type OptionsSchema, standardOptions } from '../../src/kernel/options.ts';
import type { Plain } from '../../src/kernel/plain.ts';
import { CARDS, LAST_PLACE, NONE, type Position, type Round, type Side } from './position.ts';
import { steps } from './rules.ts';

export const OPTIONS: OptionsSchema = [
  { id: 'seats', values: ['2', '3'], standard: '2' },
  { id: 'length', values: ['short', 'long'], standard: 'short' },
  { id: 'parry', values: ['yes', 'no'], standard: 'yes', only: { option: 'seats', values: ['2'] } },
];

const KNOWN = ['round', 'active', 'step', 'hands', 'places', 'losses'];
/** The steps at which a round can be taken up: a fight has an opponent, which no key names. */
const STEPS = Object.keys(steps).filter((name) => name.startsWith('round.'));
/** PIC-9: the second loss ends the match. */
const MOST_LOSSES = 1;

function ofSeats(value: unknown, what: string, seats: number): readonly unknown[] {
  const list = listed(value ?? [], what);
  if (list.length > seats) throw new CaseError(`${what} has ${list.length} entries for ${seats} seats`);
  return list;
}

/** `{ "active": 0, "step": "round.act", "hands": [[1], [2, 5]], "places": [0, 1] }`: whatever is left out is the standard. */
export function arrange(description: Plain, options: Options = standardOptions(OPTIONS)): Position {
  const { round, active, step, ...given } = described(description, 'a position of Picket', KNOWN);
  const seats = Number(options['seats']);
  const hands = ofSeats(given['hands'], 'hands', seats);
  const places = ofSeats(given['places'], 'places', seats);
  const losses = ofSeats(given['losses'], 'losses', seats);
  const sides = Array.from({ length: seats }, (_, seat): Side => {
    const hand = listed(hands[seat] ?? [], `hands/${seat}`).map((card) =>
      wholeIn(card, `hands/${seat}`, CARDS[0] ?? 1, CARDS.length),
    );
    eachOnce(hand, `hands/${seat}`, (card) => `card ${card}`);
    const deck = CARDS.filter((card) => !hand.includes(card));
    const place = wholeIn(places[seat] ?? 2 * seat, `places/${seat}`, 0, LAST_PLACE);
    const lost = wholeIn(losses[seat] ?? 0, `losses/${seat}`, 0, MOST_LOSSES);
    return { hand, deck, discard: [], seen: [], bid: NONE, place, losses: lost };
  });
  const at = STEPS[placeAmong(STEPS, step ?? 'round.lay', 'step', 'step')] ?? 'round.lay';
  const frame: Round = { step: at, marched: 0 };
  const last = options['length'] === 'long' ? 4 : 2;
  return {
    stack: [frame],
    outcome: null,
    options,
    round: wholeIn(round ?? 1, 'round', 1, last),
    active: wholeIn(active ?? 0, 'active', 0, seats - 1),
    sides,
  };
}
