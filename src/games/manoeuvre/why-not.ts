import { askedSeats, listChoices, type Seat, type Steps } from '../../kernel/flow.ts';
import type { Reason, Thing, Wish } from '../../kernel/game.ts';
import type { Box } from './data/box.ts';
import type { Choice, Position } from './position.ts';
import { touchesOf } from './things.ts';
import { because } from './why/reason.ts';

/** The clauses that stand in the way of a wish; none exactly when some choice now fulfils it. */
export function whyNot(
  _box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  seat: Seat,
  wish: Wish<Choice>,
): readonly Reason[] {
  if (p.outcome !== null) return [because('matchOver')];
  const asked = askedSeats(steps, p);
  if (!asked.includes(seat)) return [because('notYourDecision', { seat: asked[0] ?? seat })];
  const offered = listChoices<Position, Choice>(steps, p, seat, []);
  if ('thing' in wish) return offered.some((c) => touchesOf(c).includes(wish.thing)) ? [] : [ofThing(wish.thing)];
  return offered.some((c) => same(c, wish.choice)) ? [] : [because('notOffered')];
}

function same(a: Choice, b: Choice): boolean {
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}

function ofThing(thing: Thing): Reason {
  if (thing.startsWith('unit:')) return because('unitNotAsked');
  if (thing.startsWith('card:')) return because('cardNotAsked');
  return because(thing.startsWith('square:') ? 'squareNotAsked' : 'notOffered');
}
