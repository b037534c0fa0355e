import type { Options } from '../src/kernel/options.ts';

/** What is measured of a game and must stay so: each has a `test/figures.ts` with its own. */
export interface Figures {
  /**
   * Decision trees of the named positions, and of the standard `start`, counted: so many nodes and ended matches at each
   * depth. They are those of `npm run -s bivouac -- perft GAME POSITION --depth N`; whoever changes one says why in the commit.
   */
  readonly perft: { readonly [position: string]: readonly (readonly [nodes: number, ended: number])[] };
  readonly bots: {
    /** Options of the matches between bots that are not the standard ones. */
    readonly options?: Options;
    /** For a game that one plays alone: what the greedy bot has to win more than random play in the same matches. */
    readonly alone?: { readonly matches: number; readonly atLeast: number };
    /** What looking ahead has to win against the greedy bot; alone, how many more than he in the same matches. */
    readonly ahead: { readonly matches: number; readonly atLeast: number };
  };
}

export async function figuresOf(id: string): Promise<Figures> {
  const { figures }: { figures: Figures } = await import(`../src/games/${id}/test/figures.ts`);
  return figures;
}
