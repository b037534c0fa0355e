import type { Io } from '../../../kernel/chance.ts';
import { everyRoll } from '../../../kernel/every-roll.ts';
import { askedSeat, listChoices, play, type Seat, type Steps, top } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import { there } from '../../../kernel/there.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { formationOf, isDisorganised, lift } from '../field.ts';
import type { Choice, Position, Unit } from '../position.ts';
import type { Combat } from '../rules/frames.ts';
import { ATTACKER, alive, unitsOf } from '../rules/sides.ts';
import type { Cause, ViveEvent } from '../told.ts';
import { seenBy } from '../view.ts';

// What comes of a choice, from the rules themselves: they are played with every roll that matters, on a table where nobody lies whom the
// chooser does not see (VE-0-j), and no further than to the answer.

/** What becomes of a test; of whoever is fired at; of both sides of a shock. */
export const FATES = [
  'passed',
  'failed',
  'held',
  'lost-1',
  'lost-2',
  'lost-3',
  'broken',
  'destroyed',
  'stand',
  'defenderBeaten',
  'attackerBeaten',
  'bothBeaten',
  'void',
] as const;
export type Fate = (typeof FATES)[number];
/** What stands beside the parts of sums. */
export type Figure = 'die' | 'value' | 'product' | 'power' | 'odds' | 'hidden';

/** Who listens to one playing of it: says the result once it is known. */
export interface Listener {
  hear(e: ViveEvent, p: Position): void;
  /** After each step of the rules. */
  look(p: Position): void;
  key: Fate | '-' | null;
}

/** One fire: what becomes of the first who is hit. */
export function fireListener(): Listener {
  let lost = 0;
  let fired = false;
  let target: Unit | null = null;
  const listener: Listener = {
    key: null,
    hear(e, p) {
      if (listener.key !== null) return;
      if (e.kind === 'fire') {
        fired = true;
        if (e.result === '-') listener.key = '-';
      } else if (e.kind === 'losses') {
        target ??= e.unit;
        if (e.unit !== target) return;
        lost = e.steps;
        if (e.left === 0) listener.key = 'destroyed';
      } else if (e.kind === 'test' && e.cause === 'fire') {
        if (e.passed) listener.key = heldAfter(lost);
        else listener.key = isDisorganised(p, e.unit) ? 'destroyed' : 'broken';
      }
    },
    // VE-VII.3-f: where nobody tests, the fire is over with its losses.
    look(p) {
      if (fired && listener.key === null && !p.stack.some(({ step }) => step.startsWith('fire.')))
        listener.key = lost === 0 ? '-' : heldAfter(lost);
    },
  };
  return listener;
}

const heldAfter = (lost: number): Fate => (['held', 'lost-1', 'lost-2', 'lost-3'] as const)[lost] ?? 'held';

/** The first test of a unit for this reason: others who were named before it may make theirs first. */
export function testListener(cause: Cause, unit: Unit): Listener {
  const listener: Listener = {
    key: null,
    hear(e) {
      if (e.kind === 'test' && e.cause === cause && e.unit === unit) listener.key ??= e.passed ? 'passed' : 'failed';
    },
    look() {},
  };
  return listener;
}

export const isCombat = (f: { readonly step: string }): f is Combat => f.step.startsWith('combat.');
/** Once the defender has suffered, all is known; what follows are ways to run and to advance. */
const KNOWN = ['combat.defenderRuns', 'combat.alone', 'combat.advance', 'combat.enter', 'combat.done'];

/** The next shock: which side gives way, by a broken or destroyed stack. */
export function shockListener(): Listener {
  const listener: Listener = {
    key: null,
    hear(e) {
      if (e.kind === 'void') listener.key ??= 'void';
    },
    look(p) {
      const f = p.stack.findLast(isCombat);
      if (listener.key !== null || f === undefined) return;
      // Nobody is waited for who runs before the other side has tested.
      while (!isCombat(top(p))) p.stack.pop();
      if (!KNOWN.includes(f.step)) return;
      const attacker = f.broken[ATTACKER].length > 0 || alive(p, unitsOf(f.attackers)).length === 0;
      listener.key = attacker ? (f.beaten ? 'bothBeaten' : 'attackerBeaten') : f.beaten ? 'defenderBeaten' : 'stand';
    },
  };
  return listener;
}

/** A copy without whoever is hidden from the seat; of a Square under guns, which is seen, nothing but that it is one. */
export function seenTable(
  box: Box,
  p: Position,
  seat: Seat,
): { readonly q: Position; readonly hidden: readonly Unit[] } {
  const q = copyPosition(p);
  const hidden = seenBy(box.battle(p.scenario), p, seat).flatMap((seen, unit) => (seen ? [] : [unit]));
  for (const unit of hidden)
    if (formationOf(q, unit) === 'square') q.steps[unit] = 0;
    else lift(q, unit);
  return { q, hidden };
}

/** What everybody is held to do until the dice have fallen: he uses what helps him, and of equals the first. */
function answerOf(choices: readonly Choice[], wanted: Choice): Choice {
  const hex = 'hex' in wanted ? wanted.hex : null;
  return there(
    choices.find((c) => c.kind === 'bonus') ??
      choices.find((c) => c.kind === 'resolve' && c.hex === hex) ??
      choices.find((c) => c.kind === 'fire') ??
      choices.find((c) => c.kind === 'pass') ??
      choices[0],
  );
}

const OVER = 'over';
/** More questions than there are on the way to any dice. */
const MOST_QUESTIONS = 12;
/** More ways than these are not counted: nobody waits so long for odds. */
const MOST_WAYS = 6000;

/** Begins what is weighed, on a copy. */
export type Begin = (p: Position, io: Io<ViveEvent>, ran: () => void) => void;

/** The distribution of what a listener hears; null where it hears nothing, or where there are too many ways. */
export function fateWays(
  steps: Steps<Position, Choice>,
  q: Position,
  begin: Begin,
  c: Choice,
  listen: () => Listener,
): Pick<Odds, 'of' | 'results'> | null {
  let deaf = false;
  const ways = everyRoll<ViveEvent>((io) => {
    if (deaf) return '';
    const key = playedOut(steps, copyPosition(q), begin, c, listen(), io);
    deaf ||= key === null;
    return key ?? '';
  }, MOST_WAYS);
  return deaf ? null : ways;
}

function playedOut(
  steps: Steps<Position, Choice>,
  p: Position,
  begin: Begin,
  c: Choice,
  listener: Listener,
  { roll, dice }: Io<ViveEvent>,
): string | null {
  const io: Io<ViveEvent> = {
    roll,
    ...(dice === undefined ? {} : { dice }),
    reveal() {},
    tell(event) {
      listener.hear(event, p);
      if (listener.key !== null) throw OVER;
    },
  };
  const ran = (): void => {
    listener.look(p);
    if (listener.key !== null) throw OVER;
  };
  try {
    begin(p, io, ran);
    for (let asked = 0; asked < MOST_QUESTIONS && p.outcome === null; asked++) {
      const next = askedSeat(steps, p);
      play(steps, p, next, answerOf(listChoices<Position, Choice>(steps, p, next, []), c), io, ran);
    }
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
  return listener.key;
}
