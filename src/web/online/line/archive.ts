import { USUAL_LEVEL } from '../../bots/levels.ts';
import { isProblem, type Keeper, type Player, type Problem } from '../../keeper/contract.ts';
import type { Answer } from '../requests.ts';

/** What is needed to look at matches of a server that are over. */
export interface ArchiveWorld {
  /** What is published of a match. */
  record(id: string): Promise<Answer<unknown>>;
  /** A keeper of this browser that keeps nothing: what the server has published is played again there, and believed only then. */
  aside(): Keeper;
  /** Keeps a match in this browser. */
  keep(text: string): ReturnType<Keeper['importFile']>;
}

/** Matches that are over, played again in this browser from what is published of them. */
export interface Archive {
  readonly aside: Keeper;
  /** The name of the match aside; null if nothing is published of it, or it cannot be played again. */
  opened(id: string): Promise<string | null>;
  record(id: string): Promise<string | null>;
  /** Plays on from a moment of it, in this browser. */
  fork(
    id: string,
    ...moment: Parameters<Keeper['fork']> extends [string, ...infer M] ? M : never
  ): ReturnType<Keeper['fork']>;
}

interface Found {
  readonly text: string;
  readonly id: string;
}

/** Whoever sits elsewhere is played by a bot; and somebody plays. */
export function nearPlayers(players: readonly Player[]): readonly Player[] {
  const near = players.map((player): Player => (player.kind === 'far' ? { kind: 'bot', level: USUAL_LEVEL } : player));
  return near.some(({ kind }) => kind !== 'bot')
    ? near
    : near.map((player, at) => (at === 0 ? { kind: 'me' } : player));
}

export function createArchive(world: ArchiveWorld): Archive {
  const found = new Map<string, Promise<Found | null>>();
  let kept: Keeper | null = null;
  const aside = (): Keeper => {
    kept ??= world.aside();
    return kept;
  };

  async function fetched(id: string): Promise<Found | null> {
    const answer = await world.record(id);
    if (!('value' in answer)) return null;
    const text = JSON.stringify(answer.value);
    const taken = await aside().importFile(text);
    return isProblem(taken) ? null : { text, id: taken.id };
  }

  /** What is published never changes; what is not may be later. */
  async function find(id: string): Promise<Found | null> {
    const finding = found.get(id) ?? fetched(id);
    found.set(id, finding);
    const answer = await finding.catch(() => null);
    if (answer === null && found.get(id) === finding) found.delete(id);
    return answer;
  }

  return {
    get aside() {
      return aside();
    },
    opened: async (id) => (await find(id))?.id ?? null,
    record: async (id) => (await find(id))?.text ?? null,
    async fork(id, viewer, n, players) {
      const there = await find(id);
      if (there === null) return { fault: 'not-allowed', detail: id } satisfies Problem;
      const forked = await aside().fork(there.id, viewer, n, nearPlayers(players));
      if (isProblem(forked)) return forked;
      const saved = await aside().exportSave(forked.id);
      return isProblem(saved) ? saved : world.keep(saved.text);
    },
  };
}
