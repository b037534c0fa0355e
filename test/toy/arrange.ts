import { CaseError } from '../../src/kernel/case.ts';
import { described, eachOnce, listed, placeAmong, wholeIn } from '../../src/kernel/case-fields.ts';
import { type Options, standardOptions } from '../../src/kernel/options.ts';
import type { Plain } from '../../src/kernel/plain.ts';
import { BOX } from './data/standard.ts';
import { OPTIONS } from './options.ts';
import type { Position, Round, Side } from './position.ts';
import { newSide } from './rules/setup.ts';
import { lastRound } from './rules/victory.ts';

const KNOWN = ['round', 'active', 'step', 'hands', 'places', 'losses'];
/** The steps at which a round can be taken up: a fight has an opponent, which no key names. */
const STEPS = ['round.lay', 'round.turnUp', 'round.draw', 'round.march', 'round.act', 'round.close'] as const;

function ofSeats(value: unknown, what: string, seats: number): readonly unknown[] {
  const list = listed(value ?? [], what);
  if (list.length > seats) throw new CaseError(`${what} has ${list.length} entries for ${seats} seats`);
  return list;
}

/** `{ "active": 0, "step": "round.act", "hands": [[1], [2, 5]], "places": [0, 1] }`: whatever is left out is the standard. */
export function arrangePosition(description: Plain, options: Options = standardOptions(OPTIONS)): Position {
  const { round, active, step, ...given } = described(description, 'a position of Picket', KNOWN);
  const seats = Number(options['seats']);
  const hands = ofSeats(given['hands'], 'hands', seats);
  const places = ofSeats(given['places'], 'places', seats);
  const losses = ofSeats(given['losses'], 'losses', seats);
  const sides = Array.from({ length: seats }, (_, seat): Side => {
    const side = newSide(seat);
    const hand = listed(hands[seat] ?? [], `hands/${seat}`).map((card) =>
      wholeIn(card, `hands/${seat}`, Math.min(...BOX.cards), Math.max(...BOX.cards)),
    );
    eachOnce(hand, `hands/${seat}`, (card) => `card ${card}`);
    return {
      ...side,
      hand,
      deck: side.deck.filter((card) => !hand.includes(card)),
      place: wholeIn(places[seat] ?? side.place, `places/${seat}`, 0, BOX.places - 1),
      // PIC-9: the last loss ends the match.
      losses: wholeIn(losses[seat] ?? 0, `losses/${seat}`, 0, BOX.losses - 1),
    };
  });
  const at = STEPS[placeAmong(STEPS, step ?? 'round.lay', 'step', 'step')] ?? 'round.lay';
  const first: Round = { step: at, marched: 0 };
  return {
    stack: [first],
    outcome: null,
    options,
    round: wholeIn(round ?? 1, 'round', 1, lastRound(options)),
    active: wholeIn(active ?? 0, 'active', 0, seats - 1),
    sides,
  };
}
