import { existsSync } from 'node:fs';
import { shelf } from '../../src/games/index.ts';
import { share } from '../share.ts';
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
      matches: share(matches),
      listed: share(listed),
      kept: share(kept),
      pairs: share(pairs),
      imagined: share(imagined),
    },
  };
}

/** The games of the shelf of which the suite knows nothing yet. */
export const unknown: readonly string[] = shelf.map(({ id }) => id).filter((id) => !existsSync(placeOf(id)));

/** Every game of the shelf, and the toy game with which the suite itself is tested. */
export async function subjects(): Promise<Subject[]> {
  const known = shelf.filter(({ id }) => !unknown.includes(id));
  const games = known.map(async ({ id, load }): Promise<Subject> => {
    const [game, knowledge] = await Promise.all([load(), knowledgeOf(id)]);
    return { name: id, game, knowledge: scaled(knowledge) };
  });
  return [picketSubject(), ...(await Promise.all(games))];
}
