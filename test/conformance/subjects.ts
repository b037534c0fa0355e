import { existsSync } from 'node:fs';
import { shelf } from '../../src/games/index.ts';
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

/** `CONFORMANCE=0.1` plays a tenth of everything, for a first look at a change. */
const SHARE = Number(process.env['CONFORMANCE'] ?? 1);

function scaled(knowledge: Knowledge): Knowledge {
  const part = (count: number) => Math.max(1, Math.round(count * SHARE));
  const { matches, listed, kept, pairs, imagined } = knowledge.amounts;
  return {
    ...knowledge,
    amounts: {
      matches: part(matches),
      listed: part(listed),
      kept: part(kept),
      pairs: part(pairs),
      imagined: part(imagined),
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
