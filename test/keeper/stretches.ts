import type { Doorkeeper } from '../../src/keeper/door.ts';
import { createMemory, type Memory, memoryStore } from '../../src/keeper/memory-store.ts';
import type { Room } from '../../src/keeper/room.ts';
import type { Line } from '../../src/keeper/store.ts';
import { lines } from '../../src/kernel/match.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { begin, doorOf, onlookers, playOn } from './rooms.ts';

// Matches that are played up to some table, and what lies in the store then.

/** The same game with a higher version. */
export const raised = (subject: Subject): Subject => ({
  ...subject,
  game: { ...subject.game, version: subject.game.version + 1 },
});

/** Everything that lies there: to see that nothing was written. */
export const everything = (memory: Memory): string => JSON.stringify([...memory.matches.values()]);

/** All that lies there, in a place of its own. */
export const copied = ({ matches }: Memory): Memory => {
  const own = createMemory();
  for (const [id, kept] of matches) own.matches.set(id, { ...kept, lines: [...kept.lines], keys: new Map(kept.keys) });
  return own;
};

export const linesOf = (memory: Memory): readonly Line[] =>
  [...memory.matches.values()].flatMap((match) => match.lines);

/** The same match for another keeper, perhaps one with other rules. */
export const by = (memory: Memory, subject: Subject, run: number): Doorkeeper =>
  doorOf(subject, memoryStore(memory), run);

export const hasOpen = ({ match }: Room): boolean => match.undo.length > 0;

const isRunning = ({ match }: Room): boolean => match.position.outcome === null;

/** A match that has been played at random to at least so many lines, and on to a table that is wanted. */
export async function played(
  subject: Subject,
  run: number,
  least: number,
  wanted: (room: Room, memory: Memory) => boolean = isRunning,
) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const memory = createMemory();
    const door = by(memory, subject, run);
    const room = await begin(door);
    const looking = await onlookers(room);
    const isThere = () => lines(room.match) >= least && wanted(room, memory);
    for (let line = 0; !isThere(); line++) if ((await playOn(room, looking, `${attempt}/${line}`, 1)) === 0) break;
    if (isThere()) return { memory, door, room, looking };
  }
  throw new Error('there is no such table');
}
