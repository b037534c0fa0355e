import type { Game } from '../kernel/game.ts';
import type { MatchRecord } from '../kernel/journal.ts';
import type { Options } from '../kernel/options.ts';
import type { ChanceKey } from '../kernel/provable-chance.ts';
import { recordFrom } from '../kernel/record.ts';
import { begun } from './replay.ts';
import type { Line, Standing } from './store.ts';
import { readBody } from './table.ts';

/**
 * What is published of a match that is over, from what is kept of it alone: its lines and its last table. Null if the match goes on
 * there, or was played by several versions of its rules.
 */
export function publishedFrom(
  {
    game,
    options,
    key,
  }: { readonly game: Pick<Game, 'id' | 'seats'>; readonly options: Options; readonly key: ChanceKey },
  kept: readonly Line[],
  standing: Standing,
): MatchRecord | null {
  const { position, version, pack } = readBody(standing.body, game.seats(options));
  if (position.outcome === null || begun(kept) > 0 || standing.seq !== kept.at(-1)?.seq) return null;
  const entries = kept.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const journal = { format: 'bivouac/journal/1', game: game.id, version, pack, options, entries } as const;
  return recordFrom({ journal, rolls: kept.flatMap(({ rolls }) => rolls), position }, key);
}
