import { agreesOnDraw } from '../../bots/agrees.ts';
import { knownToBots } from '../../bots/bot.ts';
import type { Pace } from '../../bots/pace.ts';
import { answered, onBeat, Silence } from '../../bots/patience.ts';
import {
  type LevelOf,
  nextBot,
  nextToAnswer,
  type BotTurn as Turn,
  type BotAtSeat as Who,
} from '../../keeper/bot-turns.ts';
import { countsAfter } from '../../keeper/chronicle.ts';
import { placeOf } from '../../keeper/feed.ts';
import type { Room } from '../../keeper/room.ts';
import { StoreError } from '../../keeper/store.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameChoice, Viewer } from '../../kernel/game.ts';
import { choices, lines } from '../../kernel/match.ts';
import { type House, levelOf, type Open, send, type World } from './house.ts';

/** How far a match among bots runs ahead of those who watch it. */
const AHEAD = 8;

const levels =
  (open: Open): LevelOf =>
  (seat) =>
    levelOf(open, seat);

const allBots = (open: Open): boolean => open.about.players.every((_, seat) => levelOf(open, seat) !== null);

/** How much a viewer has noticed of the match. */
export function noticedBy({ log, match }: Room, viewer: Viewer): number {
  return countsAfter(log, lines(match))[placeOf(viewer, match.seats)] ?? 0;
}

/** Where nobody looks yet, as anybody would see it. */
function runsAhead(open: Open): boolean {
  return allBots(open) && noticedBy(open.room, open.watching?.viewer ?? null) > open.seen + AHEAD;
}

/** Among bots nobody is told anything by the time that an answer takes. */
function paceAt(world: World, open: Open, level: string): Pace | null {
  return allBots(open) ? null : world.pace(level);
}

/** What a bot of that level chooses for the seat. */
export async function decided(
  world: World,
  { room, about, door, instead }: Open,
  seat: Seat,
  level: string,
  pace: Pace | null,
): Promise<GameChoice> {
  const { match } = room;
  const list = choices(match, seat);
  const first = list[0];
  if (first === undefined) throw new Error('a seat is asked but has no choice');
  if (list.length === 1) return first;
  const seed = `${room.id}/${seat}/${room.question(seat)}`;
  if (instead === 'chance') return list[fastRandom(seed).below(list.length)] ?? first;
  const view = door.game.view(match.position, seat);
  const thinking = pace?.thinking ?? null;
  const { pack } = about;
  const question = { game: door.game.id, pack, view, seat, choices: list, level: instead ?? level, seed, thinking };
  return list[await answered(world.thinker.decide(question), world.patience)] ?? first;
}

/** This page plays the match, and nothing is offered. */
const mayPlay = ({ closed, claim, room }: Open): boolean => !closed && claim.held && room.match.conduct.offer === null;

/** Lets the bots play until a person is asked, the match is over, nobody keeps up, or another page plays on. */
export async function think(house: House, open: Open): Promise<void> {
  if (open.thinking || open.trouble !== null) return;
  open.thinking = true;
  let who: Who = { seat: 0, level: '' };
  try {
    await prepared(house, open);
    for (;;) {
      await answerOffers(open);
      // While something is offered nobody plays on: the next choice would end the offer before everybody has answered.
      if (!mayPlay(open) || open.trouble !== null || runsAhead(open)) return;
      const bot = nextBot(open.room, levels(open));
      if (bot === null) return;
      who = bot;
      await thinkOnce(house, open, bot);
    }
  } catch (error) {
    troubled(open, who, error);
  } finally {
    open.thinking = false;
  }
}

/** What bots need to think at all is fetched before the first question, so that its answer is no later than others. */
async function prepared({ world }: House, open: Open): Promise<void> {
  const { about, room } = open;
  if (open.prepared || about.players.every((_, seat) => levelOf(open, seat) === null)) return;
  open.prepared = true;
  // Who cannot be prepared will say so when he is asked.
  await answered(world.thinker.prepare?.(room.match.game.id, about.pack) ?? Promise.resolve(), world.patience).catch(
    () => {},
  );
}

async function thinkOnce({ world }: House, open: Open, { seat, level, q }: Turn): Promise<void> {
  const pace = paceAt(world, open, level);
  const answer = decided(world, open, seat, level, pace);
  const choice = await (pace === null ? answer : onBeat(answer, (beats) => world.pause(beats * pace.beat), open.tempo));
  // Whoever has come back to his seat meanwhile decides himself.
  if (!mayPlay(open) || levelOf(open, seat) === null) return;
  // A choice may have been taken back while the bot thought: then it is asked something else. Two who think are one by the key.
  await open.room.submit(seat, `bot${q}`, { choice, q });
  open.instead = null;
}

/** The match stands still, and whoever looks is told why. */
export function troubled(open: Open, { seat, level }: Who, error: unknown): void {
  if (open.closed) return;
  const simple = level === 'greedy' || level === 'random' || open.instead !== null;
  open.trouble = {
    seat,
    level,
    why: error instanceof Silence ? 'silent' : error instanceof StoreError ? error.why : 'failed',
    instead: simple ? 'chance' : 'greedy',
    detail: error instanceof Error ? error.message : String(error),
  };
  open.instead = null;
  send(open, { trouble: open.trouble });
}

/** Bots answer what is offered, one after the other. What goes wrong is the trouble of the one who could not answer. */
export async function answerOffers(open: Open): Promise<void> {
  for (;;) {
    const who = nextToAnswer(open.room.match.conduct, levels(open));
    if (who === null || open.closed || !open.claim.held || open.trouble !== null) return;
    try {
      await answerOffer(open, who.seat);
    } catch (error) {
      troubled(open, who, error);
    }
  }
}

/** A way back is always agreed to, a draw where the bot does not stand better; whoever answers in its place plays on. */
async function answerOffer(open: Open, seat: Seat): Promise<void> {
  const { room } = open;
  const { offer } = room.match.conduct;
  if (offer === null) return;
  const agrees = offer.what === 'back' || (open.instead === null && (await standsNoBetter(open, seat)));
  const act = { kind: agrees ? 'agree' : 'decline' } as const;
  // What is no longer offered is answered by nobody.
  if (room.match.conduct.offer?.line !== offer.line) return;
  const refusal = await room.submit(seat, `bot-offer${offer.line}`, { act });
  if (refusal !== null) throw new Error(refusal.message);
  open.instead = null;
}

/** By what the seat may know: on positions imagined from its own view. */
async function standsNoBetter({ room }: Open, seat: Seat): Promise<boolean> {
  const { game, position } = room.match;
  const view = game.view(position, seat);
  return agreesOnDraw(await knownToBots(game), view, seat, `${room.id}/${placeOf(seat, room.match.seats)}`);
}
