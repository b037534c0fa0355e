import { commit, type Match, type Next } from '../../kernel/match.ts';
import type { House, Table } from './house.ts';
import { stand } from './standing.ts';

/** The match as it will be, sharing nothing with the one on the table that changes. */
function ahead(match: Match, next: Next): Match {
  const later: Match = {
    ...match,
    entries: [...match.entries],
    told: [...match.told],
    rolls: [...match.rolls],
  };
  commit(later, next);
  return later;
}

/**
 * Writes a line down, and only then makes it: what was shown was kept. If it cannot be kept, the table stands as it stood, and
 * the reason is thrown.
 */
export async function keepLine(house: House, table: Table, next: Next): Promise<void> {
  const { kept } = table;
  await house.write({ ...kept, match: ahead(kept.match, next) });
  commit(kept.match, next);
  stand(kept.standing, kept.match);
  house.changed(table);
}

/** One thing at a time at each table: a line is proposed only when the last one is kept. */
export function inTurn<T>(table: Table, work: () => Promise<T>): Promise<T> {
  const mine = table.turn.then(work);
  table.turn = mine.then(
    () => {},
    () => {},
  );
  return mine;
}
