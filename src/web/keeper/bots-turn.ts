import { fastRandom } from '../../kernel/fast-chance.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { asking, choices, lines, propose } from '../../kernel/match.ts';
import type { Pace } from '../bots/pace.ts';
import type { House, Table, World } from './house.ts';
import { answered, onBeat, Silence } from './patience.ts';
import { StorageError } from './storage.ts';
import { inTurn, keepLine } from './writing.ts';

/** How far a match among bots runs ahead of those who watch it. */
const AHEAD = 8;

/** The bot whose turn it is. */
interface Turn {
  readonly seat: Seat;
  readonly level: string;
}

function nextBot(table: Table): Turn | null {
  for (const seat of asking(table.kept.match)) {
    const player = table.kept.players[seat];
    if (player?.kind === 'bot') return { seat, level: player.level };
  }
  return null;
}

function runsAhead({ kept, seen }: Table): boolean {
  return kept.players.every(({ kind }) => kind === 'bot') && lines(kept.match) > seen + AHEAD;
}

/** Among bots nobody is told anything by the time that an answer takes. */
function paceAt(world: World, { kept }: Table, level: string): Pace | null {
  return kept.players.every(({ kind }) => kind === 'bot') ? null : world.pace(level);
}

/** What a bot of that level chooses for the seat. */
export async function decided(
  world: World,
  { kept, instead }: Table,
  seat: Seat,
  level: string,
  pace: Pace | null,
): Promise<GameChoice> {
  const { game, match, pack, id } = kept;
  const list = choices(match, seat);
  const first = list[0];
  if (first === undefined) throw new Error('a seat is asked but has no choice');
  if (list.length === 1) return first;
  const seed = `${id}/${lines(match)}`;
  if (instead === 'chance') return list[fastRandom(seed).below(list.length)] ?? first;
  const view = game.view(match.position, seat);
  const thinking = pace?.thinking ?? null;
  const question = { game: game.id, pack, view, seat, choices: list, level: instead ?? level, seed, thinking };
  return list[await answered(world.thinker.decide(question), world.patience)] ?? first;
}

/** Lets the bots play until a person is asked, the match is over or nobody keeps up. */
export async function think(house: House, table: Table): Promise<void> {
  if (table.thinking || table.trouble !== null) return;
  table.thinking = true;
  try {
    await prepared(house, table);
    while (!table.closed && !runsAhead(table)) {
      const bot = nextBot(table);
      if (bot === null) return;
      try {
        await thinkOnce(house, table, bot);
      } catch (error) {
        trouble(house, table, bot, error);
        return;
      }
    }
  } finally {
    table.thinking = false;
  }
}

/** What bots need to think at all is fetched before the first question, so that its answer is no later than others. */
async function prepared({ world }: House, table: Table): Promise<void> {
  const { game, pack, players } = table.kept;
  if (table.prepared || players.every(({ kind }) => kind !== 'bot')) return;
  table.prepared = true;
  // Who cannot be prepared will say so when he is asked.
  await answered(world.thinker.prepare?.(game.id, pack) ?? Promise.resolve(), world.patience).catch(() => {});
}

async function thinkOnce(house: House, table: Table, { seat, level }: Turn): Promise<void> {
  const { match } = table.kept;
  const line = lines(match);
  const { world } = house;
  const pace = paceAt(world, table, level);
  const answer = decided(world, table, seat, level, pace);
  const choice = await (pace === null
    ? answer
    : onBeat(answer, (beats) => world.pause(beats * pace.beat), table.tempo));
  await inTurn(table, async () => {
    // Somebody may have taken a choice back while the bot thought.
    if (table.closed || lines(match) !== line) return;
    const { next } = propose(match, seat, choice);
    if (next === null) return;
    await keepLine(house, table, next);
    table.instead = null;
  });
}

/** The match stands still, and whoever looks is told why. */
function trouble(house: House, table: Table, { seat, level }: Turn, error: unknown): void {
  if (table.closed) return;
  const simple = level === 'greedy' || level === 'random' || table.instead !== null;
  table.trouble = {
    seat,
    level,
    why: error instanceof Silence ? 'silent' : error instanceof StorageError ? error.why : 'failed',
    instead: simple ? 'chance' : 'greedy',
    detail: error instanceof Error ? error.message : String(error),
  };
  table.instead = null;
  house.changed(table);
}
