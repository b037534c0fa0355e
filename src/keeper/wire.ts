import type { Clock } from '../kernel/clock.ts';
import type { Seat } from '../kernel/flow.ts';
import type { Reason, Viewer } from '../kernel/game.ts';
import type { Refusal } from '../kernel/match.ts';
import type { Odds } from '../kernel/odds.ts';
import type { Item } from './feed.ts';
import type { HeldReason } from './held.ts';
import type { History } from './history.ts';
import type { Now, Whole } from './room.ts';
import type { StoreFault } from './store.ts';

// What pages and a node say to each other over a socket. Every message is one object of JSON. Nothing here has the number of a line:
// `n` and `q` are the viewer's own.

export type ToNode =
  /** Sits down at a match. `since` is the last item that is known here; null: none is. `present`: says who else is there, too. */
  | { readonly kind: 'sit'; readonly match: string; readonly since: number | null; readonly present?: true | undefined }
  | { readonly kind: 'leave'; readonly match: string }
  /** A wish of the seat at which one sits. The key is drawn by the page, and sent again with the same wish until it is answered. */
  | { readonly kind: 'submit'; readonly match: string; readonly key: string; readonly wish: WireWish }
  /** Wishes to hear at which of one's matches it is one's turn, from now on; said again, it is looked anew which they are. */
  | { readonly kind: 'turns' }
  /** A question about the match, which changes nothing. */
  | { readonly kind: 'ask'; readonly match: string; readonly key: string; readonly question: WireQuestion };

/**
 * A wish names what it is about by the viewer's own numbers: `q` of the question, `undo` of one's choice (`undoes`), `offer` of what is
 * offered (`offer.n`). So one that comes late never hits another than the one that was seen.
 */
export type WireWish =
  | { readonly choice: unknown; readonly q: number }
  | { readonly undo: number }
  | {
      readonly act:
        | { readonly kind: 'resign' }
        /** The time of another seat is up. */
        | { readonly kind: 'time'; readonly of: Seat }
        /** A bot plays on for one's own seat, or for that of somebody who is away; null: one is back. */
        | { readonly kind: 'hand'; readonly level: string | null; readonly of?: Seat }
        | { readonly kind: 'offer'; readonly what: 'draw' | 'back' }
        /** Another clock from the consent of all on; null: nobody counts. */
        | { readonly kind: 'offer'; readonly what: 'clock'; readonly clock: Clock | null }
        | { readonly kind: 'agree' | 'decline'; readonly offer: number };
    };

export type WireQuestion =
  /** What comes of a choice that is offered. */
  | { readonly odds: unknown }
  | { readonly whyNot: { readonly thing: string } | { readonly choice: unknown } }
  /** Everything after this item. */
  | { readonly history: number };

export type WireAnswer =
  | { readonly odds: Odds | null }
  | { readonly whyNot: readonly Reason[] }
  | { readonly history: History };

/** Why something was not done that may be tried again: the store's reason, or that the rules failed, that one does not sit there, or that a seat has time. */
export type WireTrouble = StoreFault | 'failed' | 'not-sitting' | 'not-allowed' | 'in-time';

export type FromNode =
  /** Everything that the viewer may know; `seat` is where one sits, null for somebody who looks on. */
  | { readonly kind: 'whole'; readonly match: string; readonly seat: Viewer; readonly whole: Whole }
  /** What is new: the very items that all others at this place get. */
  | {
      readonly kind: 'items';
      readonly match: string;
      readonly seat: Viewer;
      readonly items: readonly Item[];
      readonly now: Now;
    }
  /** The wish is done and kept. What it changed was sent before. */
  | { readonly kind: 'ack'; readonly match: string; readonly key: string }
  | { readonly kind: 'refused'; readonly match: string; readonly key: string; readonly refusal: Refusal }
  | { readonly kind: 'answer'; readonly match: string; readonly key: string; readonly answer: WireAnswer }
  | { readonly kind: 'trouble'; readonly match: string; readonly key: string | null; readonly why: WireTrouble }
  /** At which seats somebody is at this moment, for whoever wished to know. */
  | { readonly kind: 'present'; readonly match: string; readonly seats: readonly Seat[] }
  /** How many look on, for the seats that wished to know who is there. */
  | { readonly kind: 'watched'; readonly match: string; readonly count: number }
  /** Something was said between the seats: whoever sits there asks what. */
  | { readonly kind: 'talk'; readonly match: string }
  /**
   * What each seat has left just now, in milliseconds, and whether its time runs: when one sits down, and when it begins or ends to.
   * `rests`: after how many milliseconds it runs again, where a vacation holds it.
   */
  | {
      readonly kind: 'clock';
      readonly match: string;
      readonly times: readonly { readonly left: number; readonly runs: boolean; readonly rests?: number }[];
    }
  /** For each seat until when its person is on vacation: when one sits down and somebody is, and when that changes. */
  | { readonly kind: 'vacation'; readonly match: string; readonly until: readonly (number | null)[] }
  /** The match waits for people; whoever sits there is sent the whole when it begins. */
  | { readonly kind: 'waiting'; readonly match: string }
  /** There is no such match, or not for this person. */
  | { readonly kind: 'gone'; readonly match: string }
  | { readonly kind: 'held'; readonly match: string; readonly why: HeldReason }
  /** The matches in which it is one's turn, for whoever wished to hear: now, and whenever that changes. */
  | { readonly kind: 'turns'; readonly asked: readonly string[] }
  /** The node goes away: come back in a moment, to whichever is there. */
  | { readonly kind: 'drain' };

/** Why a socket was closed by the node. */
export const CLOSED = {
  /** What was said is no message. */
  malformed: 4000,
  /** The session is over. */
  nobody: 4001,
  /** Too much was said, or too much at once. */
  flood: 4002,
  /** What is sent is not taken. */
  slow: 4003,
  /** The node goes away. */
  drain: 1012,
} as const;
