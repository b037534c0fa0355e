import { existsSync } from 'node:fs';
import { works } from '../../src/games/in-the-works.ts';
import { shelf } from '../../src/games/index.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';
import { share } from '../share.ts';
import { reasonsOf } from '../words/spoken.ts';
import type { Knowledge, Subject } from './knowledge.ts';
import { picketSubject } from './picket.ts';

/** Where every game keeps what the suite knows of it. */
const placeOf = (id: string) => new URL(`../../src/games/${id}/test/knowledge.ts`, import.meta.url);

async function knowledgeOf(id: string): Promise<Knowledge> {
  const { knowledge }: { knowledge: Knowledge } = await import(`../../src/games/${id}/test/knowledge.ts`);
  return knowledge;
}

/** Whole runs take their time, more so on a busy machine. */
export const LONG = { timeout: 1_200_000 };

function scaled(knowledge: Knowledge): Knowledge {
  const { matches, listed, kept, pairs, imagined } = knowledge.amounts;
  return {
    ...knowledge,
    amounts: {
      // Enough of them that they end in more ways than one.
      matches: share(matches, 12),
      listed: share(listed),
      kept: share(kept),
      pairs: share(pairs),
      imagined: share(imagined),
    },
  };
}

/** `TEST_GAMES=manoeuvre,napoleon-saga` names the games to play, those in the works among them; without it, all of the shelf. */
const named = (process.env['TEST_GAMES'] ?? '').split(',').filter((id) => id !== '');
const played: readonly ShelfEntry[] =
  named.length === 0 ? shelf : [...shelf, ...works].filter(({ id }) => named.includes(id));

/** The games to be played of which the suite knows nothing yet. */
export const unknown: readonly string[] = played.map(({ id }) => id).filter((id) => !existsSync(placeOf(id)));

/** Every game of the shelf (or those that are named), and the toy game with which the suite itself is tested. */
export async function subjects(): Promise<Subject[]> {
  const known = played.filter(({ id }) => !unknown.includes(id));
  const games = known.map(async ({ id, load }): Promise<Subject> => {
    const [game, knowledge] = await Promise.all([load(), knowledgeOf(id)]);
    return { name: id, game, knowledge: scaled(knowledge), tell: await reasonsOf(game) };
  });
  return [picketSubject(), ...(await Promise.all(games))];
}
