import type { Game } from '../../kernel/game.ts';
import { JournalError, type MatchRecord, playOn } from '../../kernel/journal.ts';
import { readRecord, recordOf, verifyRecord } from '../../kernel/record.ts';
import type { Player, Verdict } from './contract.ts';
import { type House, problem } from './house.ts';
import { type KeptMatch, openKept } from './kept.ts';
import { SaveError } from './save.ts';
import { stand } from './standing.ts';

/** What is published of a match that is over and was played from its set-up. */
export function published(kept: KeptMatch): MatchRecord | null {
  if (kept.match.position.outcome === null || kept.base !== null) return null;
  return recordOf(kept.match, kept.key);
}

/** Plays a published match again and compares every number and the last position. */
export function check(game: Game, record: MatchRecord): Verdict {
  const verdict = verifyRecord(game, record);
  return verdict.fits
    ? { good: true, ended: verdict.ended, lines: verdict.lines, numbers: record.rolls.length, detail: '' }
    : { good: false, ended: false, lines: 0, numbers: 0, detail: verdict.difference };
}

/** A published match as one of ours, played again line by line. */
export async function importRecord(house: House, value: object): Promise<KeptMatch> {
  const record = readPublished(value);
  const game = await house.loaded(record.journal.game, undefined);
  const verdict = check(game, record);
  if (!verdict.good) throw new SaveError(problem('refused', verdict.detail));
  const players: Player[] = Array.from({ length: game.seats(record.journal.options) }, () => ({ kind: 'me' }));
  const about = house.circumstances({ players, curtain: false, guided: false, fork: null, pack: null });
  const key = { secret: record.secret, contributions: record.contributions };
  const kept = openKept(game, record.journal.options, { ...about, key });
  playOn(kept.match, record.journal.entries, { seen: (now) => stand(kept.standing, now) });
  return kept;
}

function readPublished(value: object): MatchRecord {
  try {
    return readRecord(value);
  } catch (error) {
    if (error instanceof JournalError) throw new SaveError(problem('not-ours', error.message), { cause: error });
    throw error;
  }
}
