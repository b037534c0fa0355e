import type { Doorkeeper } from './door.ts';
import { HeldError } from './held.ts';
import { openRoom, type Room } from './room.ts';

/** Opens a match; one that was played by older rules is taken up by those of today, or held. */
export async function roomBehind(door: Doorkeeper): Promise<Room> {
  try {
    return await openRoom(door);
  } catch (error) {
    if (!(error instanceof HeldError) || error.why !== 'other-rules') throw error;
  }
  const { upgrade } = await import('./upgrade.ts');
  await upgrade(door);
  return openRoom(door);
}
