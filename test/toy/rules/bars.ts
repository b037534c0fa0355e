import { barsOf } from '../../../src/kernel/permission.ts';
import type { Position } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/words.ts';

/** What forbids, each with its clause and its sentence. */
export const { about, gate, given, bar } = barsOf<Position, ClauseId, Why>();
