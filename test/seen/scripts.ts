import { shelf } from '../../src/games/index.ts';
import { createChronicle } from '../../src/keeper/chronicle.ts';
import type { Item } from '../../src/keeper/feed.ts';
import { nowOf, wholeOf } from '../../src/keeper/room.ts';
import { advance, drawUp, lay } from '../../src/keeper/table.ts';
import type { GameEvent } from '../../src/kernel/chance.ts';
import { propose } from '../../src/kernel/match.ts';
import type { Knowledge, Subject } from '../conformance/knowledge.ts';
import { picketSubject } from '../conformance/picket.ts';
import { type Moment, walk } from '../conformance/walk.ts';
import { reasonsOf } from '../words/spoken.ts';
import type { Script } from './film.tsx';

// What happens in matches that are played by chance, as the first seat is sent it.

/** Every game of the shelf with the way in which it is played by chance, and the toy. */
export async function players(): Promise<readonly Subject[]> {
  const games = shelf.map(async ({ id, load }): Promise<Subject> => {
    const { knowledge }: { knowledge: Knowledge } = await import(`../../src/games/${id}/test/knowledge.ts`);
    const game = await load();
    return { name: id, game, knowledge, tell: await reasonsOf(game) };
  });
  return [picketSubject(), ...(await Promise.all(games))];
}

/** What the choice of a moment leads to with these dice, as the first seat is sent it; null if nothing reaches him. */
export function scriptOf({ subject: { game }, options, p, made }: Moment, secret: number): Script | null {
  const key = { secret: String(secret).padStart(64, '0'), contributions: [] };
  const { table } = lay({ game, options, key }, createChronicle(game.seats(options)), p);
  const whole = wholeOf(table, 0);
  const { next } = propose(table.match, made.seat, made.choice);
  if (next === null) throw new Error('the choice of a walk is refused');
  const written = drawUp(table, key, next, 'line', 0);
  advance(table, written);
  const item = written.items[0] ?? null;
  return item === null ? null : { seats: game.seats(options), whole, item, now: nowOf(table, 0) };
}

export const eventsOf = ({ parts }: Item): readonly GameEvent[] => parts.flatMap(({ told }) => told);

/** Every choice of these matches. */
export function moments(subject: Subject, runs: readonly number[], most: number): Moment[] {
  const all: Moment[] = [];
  for (const run of runs) walk(subject, run, { decision: (moment) => all.push(moment) }, most);
  return all;
}

/** The same script as somebody would be sent it to whom nothing after the first events is known, nor what the seat can do then. */
export function cutAfter({ item, now, ...script }: Script, events: number): Script {
  let left = events;
  const parts = item.parts.flatMap((part) => {
    const told = part.told.slice(0, Math.max(0, left));
    const isCut = left < part.told.length || left <= 0;
    left -= part.told.length;
    if (told.length === 0) return [];
    return [isCut ? { ...part, told, view: null } : part];
  });
  return {
    ...script,
    item: { ...item, parts },
    now: { ...now, q: null, choices: [], undoable: 0, undoes: null, offer: null },
  };
}
