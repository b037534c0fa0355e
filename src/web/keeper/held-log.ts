import { readLog } from '../../keeper/log.ts';
import { readFlow } from '../../keeper/read-flow.ts';
import type { Standing } from '../../keeper/store.ts';
import type { Game, GameView, Viewer } from '../../kernel/game.ts';
import { open } from '../../kernel/match.ts';
import { provableChance } from '../../kernel/provable-chance.ts';
import { problem, readAbout, readKey, SaveError } from './about.ts';
import type { KeptLog } from './contract.ts';
import type { House } from './house.ts';

/** What the people at this browser were told of a match, whether or not these rules can take it up. */
export async function heldLog(house: House, id: string): Promise<KeptLog> {
  const { store } = house.world;
  const [head, secret, standing] = await Promise.all([store.head(id), store.secret(id), store.standing(id)]);
  if (head === null) throw new SaveError(problem('gone', id));
  const about = readAbout(head.about);
  const people = about.players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const viewer = people.length === 1 ? (people[0] ?? null) : null;
  const game = await house.loaded(about.game, about.pack ?? undefined);
  const view =
    attempt(() => lastView(game, standing, viewer)) ??
    attempt(() => game.view(open(game, about.options, provableChance(readKey(secret))).position, viewer));
  const told = await readLog(store, id, viewer, about.players.length);
  return { game: about.game, pack: about.pack, view, told: view === null ? [] : told };
}

/** The view in which all is told: that of its last table, as far as these rules make anything of it. */
function lastView(game: Game, standing: Standing | null, viewer: Viewer): GameView | null {
  const body: unknown = standing?.body ?? null;
  if (body === null || typeof body !== 'object' || !('position' in body)) return null;
  return game.view(readFlow(body.position), viewer);
}

/** Rules to which a table is none may fail in any way. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
