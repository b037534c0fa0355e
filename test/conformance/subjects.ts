import { shelf } from '../../src/games/index.ts';
import { standardBox } from '../../src/games/manoeuvre/data/standard.ts';
import { standardBox as napoleonBox } from '../../src/games/napoleon-1815/data/standard.ts';
import { napoleonKnowledge } from '../../src/games/napoleon-1815/test/knowledge.ts';
import { share } from '../share.ts';
import type { Knowledge, Subject } from './knowledge.ts';
import { manoeuvreKnowledge } from './manoeuvre.ts';
import { picketSubject } from './picket.ts';

/** One line a game of the shelf. */
const KNOWLEDGE: { readonly [game: string]: () => Knowledge } = {
  manoeuvre: () => manoeuvreKnowledge(standardBox()),
  'napoleon-1815': () => napoleonKnowledge(napoleonBox()),
};

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
export const unknown: readonly string[] = shelf.map(({ id }) => id).filter((id) => KNOWLEDGE[id] === undefined);

/** Every game of the shelf, and the toy game with which the suite itself is tested. */
export async function subjects(): Promise<Subject[]> {
  const games = shelf.map(async (entry): Promise<Subject[]> => {
    const knowledge = KNOWLEDGE[entry.id];
    if (knowledge === undefined) return [];
    return [{ name: entry.id, game: await entry.load(), knowledge: scaled(knowledge()) }];
  });
  return [picketSubject(), ...(await Promise.all(games)).flat()];
}
