import { type Clock, readClock } from './clock.ts';
import type { Outcome, Seat } from './flow.ts';
import { isObject, isWhole } from './plain.ts';

// What is done at a table beside the rules of its game: giving up, offering, letting a bot play on. No game knows of it, and
// nothing of it depends on what is secret.

/** What a seat does beside the rules of the game. */
export type SeatAct =
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer'; readonly what: 'draw' }
  /** `to` is the line to whose table one would go back; 0 is the set-up. */
  | { readonly kind: 'offer'; readonly what: 'back'; readonly to: number }
  /** From the consent of all on everybody's time runs by this clock; null: nobody counts. */
  | { readonly kind: 'offer'; readonly what: 'clock'; readonly clock: Clock | null }
  | { readonly kind: 'agree' }
  /** Ends an offer: that of another seat, or one's own. */
  | { readonly kind: 'decline' }
  /** The time of another seat is up. Whether it is, is for the keeper of the clocks to say. */
  | { readonly kind: 'time'; readonly of: Seat }
  /**
   * A bot of this level plays on for the seat; null: its person is back. `of`: for another seat, whose person has left the table. Whether
   * he has, is for the keeper to say.
   */
  | { readonly kind: 'hand'; readonly level: string | null; readonly of?: Seat };

/** What the keeper of a match does: from the next line on it is played by these rules. */
export interface RulesAct {
  readonly kind: 'rules';
  readonly version: number;
  readonly pack: string;
}

export type Act = SeatAct | RulesAct;

/** What stands open between the seats. */
export type Offer = {
  readonly seat: Seat;
  /** The line that made it. */
  readonly line: number;
  /** Who has agreed so far; it holds once all other seats have. */
  readonly agreed: readonly Seat[];
} & (
  | { readonly what: 'draw' }
  | { readonly what: 'back'; readonly to: number }
  | { readonly what: 'clock'; readonly clock: Clock | null }
);

/** How a match stands beside the rules: plain data that everybody may know. */
export interface Conduct {
  readonly offer: Offer | null;
  /** For each seat the level of the bot that plays on for it, or null. */
  readonly handed: readonly (string | null)[];
  /** The clock that the seats have agreed on since the match began; null: that nobody counts. */
  readonly clock?: Clock | null;
}

/** Nothing is offered, and everybody plays for himself. */
export function plainConduct(seats: number): Conduct {
  return { offer: null, handed: new Array<null>(seats).fill(null) };
}

/** How a match ends that was given up: the outcome's `how`. Its fact `seat` says by whom. */
export const RESIGNED = 'resigned';

/** How a match ends in which the time of a seat was up. Its fact `seat` says whose. */
export const TIMED = 'time';

/** How a match ends whose seats agreed on a draw. */
export const AGREED = 'agreed';

const LONGEST_NAME = 100;

const isCount = (value: unknown): value is number => isWhole(value, 0);

/** A clock, or that nobody counts. */
const isPace = (value: unknown): boolean => value === null || readClock(value) !== null;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

/** Anything from outside as an act by its shape, or null. */
export function readAct(value: unknown): Act | null {
  if (!isObject(value)) return null;
  const { kind, what, to, of, level, version, pack, clock } = value;
  switch (kind) {
    case 'resign':
    case 'agree':
    case 'decline':
      return { kind };
    case 'offer':
      if (what === 'draw') return { kind, what };
      if (what === 'clock') return isPace(clock) ? { kind, what, clock: readClock(clock) } : null;
      return what === 'back' && isCount(to) ? { kind, what, to } : null;
    case 'time':
      return isCount(of) ? { kind, of } : null;
    case 'hand':
      if (of === undefined) return level === null || isName(level) ? { kind, level } : null;
      return isCount(of) && isName(level) ? { kind, level, of } : null;
    case 'rules':
      return isCount(version) && isName(pack) ? { kind, version, pack } : null;
    default:
      return null;
  }
}

/** Anything from outside as the conduct of a match with so many seats, or null. */
export function readConduct(value: unknown, seats: number): Conduct | null {
  if (!isObject(value)) return null;
  const { offer, handed, clock } = value;
  if (!Array.isArray(handed) || handed.length !== seats) return null;
  if (!handed.every((level): level is string | null => level === null || isName(level))) return null;
  if (clock !== undefined && !isPace(clock)) return null;
  const rest = { handed, ...(clock === undefined ? {} : { clock: readClock(clock) }) };
  if (offer === null) return { offer, ...rest };
  const read = readOffer(offer, seats);
  return read === null ? null : { offer: read, ...rest };
}

function readOffer(value: unknown, seats: number): Offer | null {
  if (!isObject(value)) return null;
  const { seat, line, agreed, what, to, clock } = value;
  const isSeat = (one: unknown): one is Seat => isCount(one) && one < seats;
  if (!isSeat(seat) || !isCount(line) || !Array.isArray(agreed) || !agreed.every(isSeat)) return null;
  if (what === 'draw') return { seat, line, agreed, what };
  if (what === 'clock') return isPace(clock) ? { seat, line, agreed, what, clock: readClock(clock) } : null;
  return what === 'back' && isCount(to) ? { seat, line, agreed, what, to } : null;
}

/** What an act does to a match, beside writing a line. */
export interface Effect {
  readonly conduct: Conduct;
  /** How the match ends by it, or null. */
  readonly outcome: Outcome | null;
  /** The line to whose table the match goes back, or null. */
  readonly back: number | null;
}

/** Why an act may not be done. */
export interface NoAct {
  readonly code: 'not-asked' | 'malformed' | 'offer-open' | 'no-offer';
  readonly message: string;
}

/** What must be known of a match to judge an act of a seat. */
interface Circumstances {
  readonly seats: number;
  readonly conduct: Conduct;
}

/** What an act of a seat would do as the line `line` of a match that is not over. `losers` are those who lose if it ends the match. */
export function effectOf(
  { seats, conduct }: Circumstances,
  line: number,
  seat: Seat,
  act: SeatAct,
  losers: readonly Seat[],
): Effect | NoAct {
  const { offer, handed } = conduct;
  const done = (change: Partial<Effect>): Effect => ({ conduct, outcome: null, back: null, ...change });
  switch (act.kind) {
    case 'resign': {
      const winners = everyone(seats).filter((other) => !losers.includes(other));
      return done({ conduct: withoutOffer(conduct), outcome: { winners, how: RESIGNED, facts: { seat } } });
    }
    case 'time': {
      if (act.of === seat || act.of >= seats)
        return { code: 'malformed', message: `the time of seat ${act.of} is not for seat ${seat} to claim` };
      const winners = everyone(seats).filter((other) => !losers.includes(other));
      return done({ conduct: withoutOffer(conduct), outcome: { winners, how: TIMED, facts: { seat: act.of } } });
    }
    case 'offer': {
      if (seats === 1) return { code: 'not-asked', message: 'nobody else sits at this table' };
      if (offer !== null) return { code: 'offer-open', message: `seat ${offer.seat} has offered something already` };
      const made = { seat, line, agreed: [] };
      if (act.what === 'draw') return done({ conduct: { ...conduct, offer: { ...made, what: 'draw' } } });
      if (act.what === 'clock')
        return done({ conduct: { ...conduct, offer: { ...made, what: 'clock', clock: act.clock } } });
      if (act.to >= line) return { code: 'malformed', message: `line ${act.to} has not been written yet` };
      return done({ conduct: { ...conduct, offer: { ...made, what: 'back', to: act.to } } });
    }
    case 'agree': {
      if (offer === null || offer.seat === seat || offer.agreed.includes(seat))
        return { code: 'no-offer', message: `no offer waits for seat ${seat}` };
      if (!closes(offer, seats))
        return done({ conduct: { ...conduct, offer: { ...offer, agreed: [...offer.agreed, seat] } } });
      if (offer.what === 'clock') return done({ conduct: { ...withoutOffer(conduct), clock: offer.clock } });
      if (offer.what === 'back') return done({ conduct: withoutOffer(conduct), back: offer.to });
      return done({ conduct: withoutOffer(conduct), outcome: { winners: [], how: AGREED, facts: {} } });
    }
    case 'decline':
      if (offer === null) return { code: 'no-offer', message: 'nothing is offered' };
      return done({ conduct: withoutOffer(conduct) });
    case 'hand': {
      const { of = seat, level: plays } = act;
      if (of >= seats || (of !== seat && plays === null))
        return { code: 'malformed', message: `seat ${of} is not for seat ${seat} to hand over` };
      return done({ conduct: { ...conduct, handed: handed.map((level, other) => (other === of ? plays : level)) } });
    }
  }
}

const everyone = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Is one consent more the last one? All other seats must agree, allies too: it is their match as well. */
const closes = ({ agreed }: Offer, seats: number): boolean => agreed.length === seats - 2;

/** The line whose table is needed for an act: that to which the last consent leads back. Null for any other act. */
export function wayBack({ seats, conduct: { offer } }: Circumstances, act: Act): number | null {
  return act.kind === 'agree' && offer?.what === 'back' && closes(offer, seats) ? offer.to : null;
}

export const withoutOffer = (conduct: Conduct): Conduct => ({ ...conduct, offer: null });
