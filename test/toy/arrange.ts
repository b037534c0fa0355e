import { CaseError } from '../../src/kernel/case.ts';
import { type Options, standardOptions } from '../../src/kernel/options.ts';
import type { Plain } from '../../src/kernel/plain.ts';
import { BOX } from './data/standard.ts';
import { OPTIONS } from './options.ts';
import type { Position, Round, Side } from './position.ts';
import { steps } from './rules/index.ts';
import { newSide } from './rules/setup.ts';

const KNOWN = ['round', 'active', 'step', 'hands', 'places', 'losses'];

function numbers(value: Plain | undefined, what: string, most: number): readonly number[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new CaseError(`${what} is a list of numbers`);
  return value.map((n: Plain) => {
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > most) {
      throw new CaseError(`${what}: ${JSON.stringify(n)} is no number from 0 to ${most}`);
    }
    return n;
  });
}

/** `{ "active": 0, "step": "round.act", "hands": [[1], [2, 5]], "places": [0, 1] }`: whatever is left out is the standard. */
export function arrange(description: Plain, options: Options = standardOptions(OPTIONS)): Position {
  if (description === null || typeof description !== 'object' || 'length' in description) {
    throw new CaseError('a position of Picket is an object');
  }
  for (const key of Object.keys(description)) {
    if (!KNOWN.includes(key)) throw new CaseError(`a position of Picket has no '${key}', but ${KNOWN.join(', ')}`);
  }
  const { round, active, step, hands, places, losses } = description;
  if (step !== undefined && (typeof step !== 'string' || !(step in steps))) {
    throw new CaseError(`there is no step ${JSON.stringify(step)}`);
  }
  const given = { places: numbers(places, 'places', BOX.places - 1), losses: numbers(losses, 'losses', BOX.losses) };
  const sides = Array.from({ length: Number(options['seats']) }, (_, seat): Side => {
    const hand = [...numbers(Array.isArray(hands) ? hands[seat] : undefined, `hands/${seat}`, Math.max(...BOX.cards))];
    const deck = BOX.cards.filter((card) => !hand.includes(card));
    const side = newSide(seat);
    return { ...side, hand, deck, place: given.places[seat] ?? side.place, losses: given.losses[seat] ?? 0 };
  });
  const frame: Round = { step: step ?? 'round.lay', marched: 0 };
  const [seat = 0] = numbers(active === undefined ? undefined : [active], 'active', sides.length - 1);
  const [turn = 1] = numbers(round === undefined ? undefined : [round], 'round', 4);
  return { stack: [frame], outcome: null, options, round: turn, active: seat, sides };
}
