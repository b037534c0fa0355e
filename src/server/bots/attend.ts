import { briskly, onBeat, type Tempo } from '../../bots/patience.ts';
import { type BotTurn, nextBot, nextToAnswer } from '../../keeper/bot-turns.ts';
import type { Room } from '../../keeper/room.ts';
import { StoreError } from '../../keeper/store.ts';
import type { Seat } from '../../kernel/flow.ts';
import { lines } from '../../kernel/match.ts';
import type { Hall, Visit } from '../matches/hall.ts';
import { botLease } from '../store/awaits.ts';
import type { NodeStore } from '../store/node-store.ts';
import { chosenBy, drawAnswer, type Thinking } from './decide.ts';

/** Whoever thinks has the lease for so long, and renews it so often, in milliseconds. */
const LEASE = 5000;
const RENEWED = 1500;
/** So many matches are looked through at once for those that nobody attends to. */
const SWEPT = 200;
/** A match at which something goes wrong is left alone for a moment, each time for longer, up to this. */
const SHORTEST_REST = 2000;
const LONGEST_REST = 5 * 60_000;

/** The bots of a node: they play at the matches for which it has the lease. */
export interface Attendants {
  /** A bot is to act at this match. */
  call(match: string): void;
  /** Looks for matches in which a bot is to act and nobody thinks: nodes may have died, and nobody need look on. */
  sweep(): Promise<void>;
  /** Resolves when all have laid down what they were at. */
  close(): Promise<void>;
}

export interface AttendantsNeeds extends Thinking {
  readonly store: Pick<NodeStore, 'lease' | 'release' | 'awaiting'>;
  readonly hall: Pick<Hall, 'visit'>;
  /** By what the leases of this node are known. */
  readonly owner: string;
  /** A match of so many lines goes no further. */
  readonly longest: number;
  /** The beat at a table of bots alone, in milliseconds. */
  readonly alone: number;
  pause(milliseconds: number): Promise<void>;
  fault(error: unknown): void;
}

interface Rest {
  until: number;
  length: number;
}

export function attendantsOf(needs: AttendantsNeeds): Attendants {
  const { store, hall, owner, fault } = needs;
  const busy = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  const tempos = new Map<string, Tempo>();
  const rests = new Map<string, Rest>();
  let isClosed = false;
  let swept = '';

  /** Plays for the bots of a match until no bot is to act any more; false if another node does. */
  async function attend(match: string): Promise<boolean> {
    const name = botLease(match);
    if (isClosed || !(await store.lease(name, owner, LEASE))) return false;
    let isMine = true;
    const renewing = setInterval(() => {
      store.lease(name, owner, LEASE).then(
        (held) => {
          isMine = held;
        },
        () => {},
      );
    }, RENEWED);
    renewing.unref();
    try {
      await seated(match, () => isMine && !isClosed);
    } finally {
      clearInterval(renewing);
      await store.release(name, owner);
    }
    return true;
  }

  async function seated(match: string, mayPlay: () => boolean): Promise<void> {
    let isLost = false;
    const lost = () => {
      isLost = true;
    };
    // A bot sits there: it sees the match as it stands, however late others look on.
    const visit = await hall.visit(match, lost, 0);
    if (visit === null) return;
    try {
      await visit.room.catchUp();
      const tempo = tempos.get(match) ?? briskly();
      tempos.set(match, tempo);
      const mayGoOn = () => mayPlay() && !isLost;
      while (mayGoOn() && (await playOnce(needs, visit, tempo, mayGoOn))) rests.delete(match);
      if (visit.room.match.position.outcome !== null) tempos.delete(match);
    } finally {
      visit.leave();
    }
  }

  function rest(match: string, error: unknown): void {
    const length = Math.min(LONGEST_REST, (rests.get(match)?.length ?? SHORTEST_REST / 2) * 2);
    rests.set(match, { length, until: performance.now() + length });
    if (!isClosed && !(error instanceof StoreError && error.why === 'away')) fault(error);
  }

  function call(match: string): void {
    const there = busy.get(match);
    if (there !== undefined) {
      there.again = true;
      return;
    }
    if (isClosed) return;
    const work = async () => {
      const state = busy.get(match);
      try {
        do {
          if (state !== undefined) state.again = false;
          await attend(match);
        } while (state?.again === true && !isClosed);
      } catch (error) {
        rest(match, error);
      }
      // In the same breath: whoever calls from now on is attended anew.
      busy.delete(match);
    };
    busy.set(match, { again: false, done: Promise.resolve().then(work) });
  }

  return {
    call,
    async sweep() {
      const found = await store.awaiting(swept, SWEPT);
      swept = found.length < SWEPT ? '' : (found.at(-1) ?? '');
      const now = performance.now();
      for (const match of found) if ((rests.get(match)?.until ?? 0) <= now) call(match);
    },
    async close() {
      isClosed = true;
      await Promise.all([...busy.values()].map(({ done }) => done));
    },
  };
}

/** One act of a bot; false if none is to act. */
async function playOnce(needs: AttendantsNeeds, visit: Visit, tempo: Tempo, mayGoOn: () => boolean): Promise<boolean> {
  const { room, levelOf } = visit;
  const { match } = room;
  if (match.position.outcome !== null || lines(match) >= needs.longest) return false;
  const asked = nextToAnswer(match.conduct, levelOf);
  if (asked !== null) return answerOffer(needs, room, asked.seat, mayGoOn);
  if (match.conduct.offer !== null) return false;
  const turn = nextBot(room, levelOf);
  if (turn === null) return false;
  await choose(needs, visit, turn, tempo, mayGoOn);
  return true;
}

/** A way back and another clock are always agreed to, a draw where the bot does not stand better. */
async function answerOffer(needs: AttendantsNeeds, room: Room, seat: Seat, mayGoOn: () => boolean): Promise<boolean> {
  const { offer } = room.match.conduct;
  if (offer === null) return true;
  const agrees = offer.what !== 'draw' || (await drawAnswer(needs, room, seat));
  const now = room.match.conduct.offer;
  // It was withdrawn meanwhile, or it is another.
  if (!mayGoOn() || now === null || now.line !== offer.line) return true;
  await room.submit(seat, `bot-offer${offer.line}`, { act: { kind: agrees ? 'agree' : 'decline' } });
  return true;
}

/**
 * Every answer is given on a beat of its level, so that the time it takes tells nothing. Two nodes that think about the same question
 * answer it once: its number is their key. What is said while a node goes is not the answer of a bot, but that nobody thinks any more.
 */
async function choose(
  needs: AttendantsNeeds,
  { room, levelOf }: Visit,
  turn: BotTurn,
  tempo: Tempo,
  mayGoOn: () => boolean,
): Promise<void> {
  const { seat, level, q } = turn;
  // Where every person has left his seat, whoever comes back is to find a match that still goes on.
  const isAlone = room.match.conduct.handed.every((_, at) => levelOf(at) !== null);
  const beat = Math.max(needs.pace(level).beat, isAlone ? needs.alone : 0);
  const choice = await onBeat(chosenBy(needs, room, turn), (beats) => needs.pause(beats * beat), tempo);
  // Whoever is back at his seat decides himself; while something is offered nobody plays on.
  if (!mayGoOn() || levelOf(seat) === null || room.match.conduct.offer !== null) return;
  const refusal = await room.submit(seat, `bot${q}`, { choice, q });
  // A choice may have been taken back while the bot thought: then it is asked something else.
  if (refusal !== null && room.question(seat) === q) throw new Error(`a bot was refused: ${refusal.message}`);
}
