import { isDice } from '../../keeper/feed.ts';
import type { Line } from '../../keeper/store.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Journal, type MatchRecord, replay } from '../../kernel/journal.ts';
import { JournalError } from '../../kernel/journal-error.ts';
import { commitment, provableChance } from '../../kernel/provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from '../../kernel/record.ts';
import { problem, SaveError } from './about.ts';
import { brought } from './bring-in.ts';
import type { DiceTally, Finished, Player, Verdict } from './contract.ts';
import type { House } from './house.ts';

type Looked = Awaited<ReturnType<House['roomOf']>>;

const linesOf = ({ door }: Looked): Promise<readonly Line[]> => door.store.since(door.id, -1);

/** What is published of a match that is over and was played from its set-up, by one version of the rules. */
export async function published(kept: Looked): Promise<MatchRecord | null> {
  const { room, about, door } = kept;
  if (room.match.position.outcome === null || !about.whole || room.continued) return null;
  const { game, options, key } = door;
  const journal: Journal = {
    ...{ format: 'bivouac/journal/1', game: game.id, version: game.version, pack: game.pack.hash, options },
    entries: (await linesOf(kept)).flatMap(({ entry }) => (entry === null ? [] : [entry])),
  };
  return recordOf(replay(game, journal, provableChance(key)), key);
}

/** Plays a published match again and compares every number and the last position. */
export function check(game: Game, record: MatchRecord): Verdict {
  const verdict = verifyRecord(game, record);
  return verdict.fits
    ? { good: true, ended: verdict.ended, lines: verdict.lines, numbers: record.rolls.length, detail: '' }
    : { good: false, ended: false, lines: 0, numbers: 0, detail: verdict.difference };
}

/** How often each side of the dice fell, by who chose. */
function talliesOf(kept: readonly Line[]): readonly DiceTally[] {
  const tallies = new Map<string, { seat: Seat | null; sides: number; faces: number[] }>();
  for (const { entry, rolls } of kept)
    for (const { stream, sides, value } of rolls) {
      if (!isDice(stream)) continue;
      const seat = entry?.seat ?? null;
      const name = `${seat}/${sides}`;
      const tally = tallies.get(name) ?? { seat, sides, faces: new Array<number>(sides).fill(0) };
      tally.faces[value - 1] = (tally.faces[value - 1] ?? 0) + 1;
      tallies.set(name, tally);
    }
  return [...tallies.values()];
}

export async function finishedOf(kept: Looked): Promise<Finished | null> {
  const { position } = kept.room.match;
  const { secret, contributions } = kept.door.key;
  if (position.outcome === null) return null;
  const all = await linesOf(kept);
  return {
    outcome: position.outcome,
    lines: all.length - 1,
    undone: all.filter(({ entry }) => entry !== null && 'undo' in entry).length,
    dice: talliesOf(all),
    record: { commitment: commitment(secret), secret, contributions, hash: hashOf(position) },
  };
}

/** A published match as one of ours, played again line by line. */
export async function importRecord(house: House, value: object) {
  const record = readPublished(value);
  const { journal, secret, contributions } = record;
  const game = await house.loaded(journal.game, undefined);
  const verdict = check(game, record);
  if (!verdict.good) throw new SaveError(problem('refused', verdict.detail));
  const players: Player[] = Array.from({ length: game.seats(journal.options) }, () => ({ kind: 'me' }));
  const about = {
    ...{
      game: game.id,
      options: journal.options,
      players,
      curtain: false,
      guided: false,
      whole: true,
      continued: false,
    },
    ...{ made: house.world.now(), commitment: record.commitment, fork: null, pack: null },
  };
  return brought(house, about, { secret, contributions }, journal.entries);
}

function readPublished(value: object): MatchRecord {
  try {
    return readRecord(value);
  } catch (error) {
    throw error instanceof JournalError ? new SaveError(problem('not-ours', error.message), { cause: error }) : error;
  }
}
