import type { GameEvent } from '../../kernel/chance.ts';
import type { Flow } from '../../kernel/flow.ts';
import type { GameChoice } from '../../kernel/game.ts';
import { choices, lines, type Proposal, propose, proposeAct, proposeUndo, type Refusal } from '../../kernel/match.ts';
import { decided, think } from './bots-turn.ts';
import type { Keeper } from './contract.ts';
import { filesOf } from './files.ts';
import { guarded, type House, houseOf, playable, problem, type Table, type World } from './house.ts';
import { infoOf } from './kept.ts';
import { lookingIn } from './looking.ts';
import { briskly } from './patience.ts';
import { SaveError } from './save.ts';
import { inTurn, keepLine } from './writing.ts';

/** Keeps the matches of this browser: its files, what is seen of them, and the tables at which they are played. */
export function createKeeper(world: World): Keeper {
  const house = houseOf(world);
  return { ...filesOf(house), ...lookingIn(house), ...playingIn(house) };
}

type Playing = Pick<Keeper, 'enter' | 'watch' | 'leave' | 'seen' | 'choose' | 'undo' | 'resign' | 'hint' | 'retry'>;

/** What is done at a table. */
function playingIn(house: House): Playing {
  return {
    enter: (id) =>
      guarded(async () => {
        const there = house.tables.get(id);
        if (there !== undefined) return infoOf(there.kept);
        const release = await house.world.hold(id);
        if (release === null) throw new SaveError(problem('elsewhere'));
        try {
          const kept = await house.readKept(id);
          const seen = lines(kept.match);
          const table: Table = {
            kept,
            watchers: new Set(),
            release,
            thinking: false,
            closed: false,
            turn: Promise.resolve(),
            seen,
            tempo: briskly(),
            prepared: false,
            trouble: null,
            instead: null,
          };
          house.tables.set(id, table);
          void think(house, table);
          return infoOf(kept);
        } catch (error) {
          release();
          throw error;
        }
      }),

    async watch(id, callback) {
      const table = house.tables.get(id);
      if (table === undefined) return;
      table.watchers.clear();
      table.watchers.add(callback);
    },

    async leave(id) {
      house.clear(id);
    },

    async seen(id, line) {
      const table = house.tables.get(id);
      if (table === undefined || line <= table.seen) return;
      table.seen = line;
      void think(house, table);
    },

    choose: (id, seat, choice, line) =>
      guarded(async () => {
        const table = house.tableOf(id);
        if (!playable(table.kept, seat)) throw new SaveError(problem('not-allowed'));
        return written(house, table, () => propose(table.kept.match, seat, choice, line));
      }),

    undo: (id, seat) =>
      guarded(async () => {
        const table = house.tableOf(id);
        if (!playable(table.kept, seat)) throw new SaveError(problem('not-allowed'));
        return written(house, table, () => proposeUndo(table.kept.match, seat));
      }),

    resign: (id, seat) =>
      guarded(async () => {
        const table = house.tableOf(id);
        if (!playable(table.kept, seat)) throw new SaveError(problem('not-allowed'));
        return written(house, table, () => proposeAct(table.kept.match, seat, { kind: 'resign' }));
      }),

    async hint(id, seat) {
      const table = house.tableOf(id);
      if (!playable(table.kept, seat) || choices(table.kept.match, seat).length === 0) return null;
      // Advice that does not come is no advice; the match goes on without it.
      return decided(house.world, table, seat, 'usual', null).catch(() => null);
    },

    async retry(id, how) {
      const table = house.tableOf(id);
      if (table.trouble === null) return;
      table.instead = how === 'again' ? null : table.trouble.instead;
      table.trouble = null;
      house.changed(table);
      void think(house, table);
    },
  };
}

/** A line: proposed, written down, made, told; then it is the bots' turn. */
async function written(
  house: House,
  table: Table,
  proposed: () => Proposal<Flow, GameChoice, GameEvent>,
): Promise<Refusal | null> {
  const refusal = await inTurn(table, async () => {
    const proposal = proposed();
    if (proposal.next !== null) await keepLine(house, table, proposal.next);
    return proposal.refusal;
  });
  if (refusal !== null) return refusal;
  table.trouble = null;
  void think(house, table);
  return null;
}
