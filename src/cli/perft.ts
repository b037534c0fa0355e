import { parseArgs } from 'node:util';
import type { ShelfEntry } from '../games/shelf.ts';
import { quietIo } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import { askedSeat, type Flow, settle } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { open } from '../kernel/match.ts';
import { standardOptions } from '../kernel/options.ts';
import { type PerftRow, perft, perftDivided } from '../kernel/perft.ts';
import type { Command } from './command.ts';
import { entryNamed, gameNamed, wholeNumber } from './games.ts';
import { Unusable } from './unusable.ts';

/** The first question of a match with standard options. */
const START = 'start';

export function perftWith(
  entryOf: (id: string | undefined) => ShelfEntry,
  load: (id: string | undefined, pack?: string) => Promise<Game>,
): Command {
  return {
    help: 'GAME [POSITION] [--depth 3] [--seed 0] [--divide] [--pack FILE] [--json]: count the tree of decisions',

    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          depth: { type: 'string', default: '3' },
          seed: { type: 'string', default: '0' },
          divide: { type: 'boolean', default: false },
          pack: { type: 'string' },
          json: { type: 'boolean', default: false },
        },
      });
      const [id, name = START] = positionals;
      const depth = wholeNumber(values.depth, '--depth', 0, 99);
      const game = await load(id, values.pack);
      const position = await positionNamed(entryOf(id), game, name, values.seed);
      const rows = perft(game, position, depth, values.seed);
      const divided = values.divide ? divisionOf(game, position, depth, values.seed) : undefined;
      if (values.json) {
        const { seed } = values;
        console.log(JSON.stringify({ game: game.id, position: name, seed, depths: rows, divided }, null, 2));
      } else console.log(table(rows, divided));
      return 0;
    },
  };
}

export const perftCommand = perftWith(entryNamed, gameNamed);

async function positionNamed(entry: ShelfEntry, game: Game, name: string, seed: string): Promise<Flow> {
  if (name === START) return open(game, standardOptions(game.options), fastChance(seed)).position;
  const positions = (await entry.positions?.(game)) ?? {};
  const make = Object.hasOwn(positions, name) ? positions[name] : undefined;
  if (make === undefined) {
    const known = [START, ...Object.keys(positions)].join(', ');
    throw new Unusable(`${entry.id} has no position '${name}'. There are: ${known}.`);
  }
  const position = make();
  settle(game.steps, position, quietIo(fastChance(seed)));
  return position;
}

type Division = readonly { readonly choice: string; readonly nodes: number }[];

function divisionOf(game: Game, position: Flow, depth: number, seed: string): Division {
  const view = game.view(position, askedSeat(game.steps, position));
  return perftDivided(game, position, depth, seed).map(({ choice, nodes }) => ({
    choice: game.print(view, choice),
    nodes,
  }));
}

function table(rows: readonly PerftRow[], divided: Division | undefined): string {
  const lines = rows.map(
    ({ depth, nodes, ended }) => `${columns(depth, 5)}  ${columns(nodes, 14)}  ${columns(ended, 12)}`,
  );
  const parts = divided?.map(({ choice, nodes }) => `${columns(nodes, 14)}  ${choice}`) ?? [];
  return ['depth           nodes         ended', ...lines, ...(parts.length > 0 ? ['', ...parts] : [])].join('\n');
}

const columns = (n: number, width: number): string => n.toLocaleString('en').padStart(width);
