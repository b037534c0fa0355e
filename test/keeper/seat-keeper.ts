import type { Doorkeeper } from '../../src/keeper/door.ts';
import { historyOf } from '../../src/keeper/history.ts';
import { memoryStore } from '../../src/keeper/memory-store.ts';
import { openQuestion } from '../../src/keeper/openly.ts';
import { beginRoom, type Room } from '../../src/keeper/room.ts';
import type { Flow } from '../../src/kernel/flow.ts';
import type { Game } from '../../src/kernel/game.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { whyNot } from '../../src/kernel/why-not.ts';
import type { Keeper, MatchInfo, Player, Problem, Sent } from '../../src/web/keeper/contract.ts';
import type { TableKeeper } from '../../src/web/play/table.ts';

/** A real room behind the face that a table sees, with nobody but the table in it. */
export interface SeatKeeper {
  readonly keeper: TableKeeper;
  readonly room: Room;
  readonly info: MatchInfo;
  /** Sends something of its own to whoever watches. */
  send(sent: Sent): void;
  /** What is on its way to the page is changed, or lost (null). */
  disturb(change: (sent: Sent) => Sent | null): void;
  /** Whether the match is played at this page. */
  here: boolean;
  /** How often somebody began to watch. */
  watched: number;
}

export function infoOf(game: Game, players: readonly Player[], curtain = false): MatchInfo {
  const read = readOptions(game.options, {});
  if ('error' in read) throw new Error(read.error);
  return {
    ...{ id: 'm', game: game.id, options: read.options, players, curtain },
    ...{ guided: false, made: 0, commitment: '', standardPack: true, pack: null, fork: null, continued: false },
  };
}

export async function seatKeeper(
  game: Game,
  players: readonly Player[],
  curtain = false,
  from: Flow | null = null,
): Promise<SeatKeeper> {
  const info = infoOf(game, players, curtain);
  const { id, options } = info;
  const door: Doorkeeper = {
    ...{ store: memoryStore(), id, game, options, key: { secret: '1'.padStart(64, '0'), contributions: [] } },
    now: () => 1815,
    summary: () => null,
  };
  const room = await beginRoom(door, null, null, from);
  if (room === null) throw new Error('there is such a match already');
  let keys = 0;
  let leave = () => {};
  let sendTo: (sent: Sent) => void = () => {};
  let changed: (sent: Sent) => Sent | null = (sent) => sent;
  const pass = (sent: Sent) => {
    const passed = changed(sent);
    if (passed !== null) sendTo(passed);
  };
  const there: SeatKeeper = {
    room,
    info,
    here: true,
    watched: 0,
    send: pass,
    disturb(change) {
      changed = change;
    },
    keeper: {
      async watch(_id, viewer, send) {
        leave();
        there.watched++;
        sendTo = send;
        const sat = await room.sit(viewer, (news) => pass({ news }));
        ({ leave } = sat);
        send({ whole: sat.whole });
        send({ here: there.here });
        return null;
      },
      leave: async () => leave(),
      takeOver: async () => {
        there.here = true;
        pass({ here: true });
        return null;
      },
      history: (_id, viewer, since) => historyOf(door, viewer, since),
      seen: async () => {},
      choose: (_id, seat, choice, q) => room.submit(seat, String(++keys), { choice, q }),
      undo: (_id, seat) => room.submit(seat, String(++keys), { undo: true }),
      act: (_id, seat, act) => room.submit(seat, String(++keys), { act }),
      openly: async (_id, seat) => openQuestion(room, seat),
      odds: async (_id, seat, choice) => game.odds(room.match.position, seat, choice),
      whyNot: async (_id, seat, wish) => whyNot(game, room.match.position, seat, wish),
      hint: async () => null,
      retry: async () => {},
    },
  };
  return there;
}

/** The same for a whole page, which asks for no other match than this one. */
export function pageKeeper({ keeper, info }: Pick<SeatKeeper, 'keeper' | 'info'>): Keeper {
  const none: Problem = { fault: 'gone', detail: '' };
  return {
    ...keeper,
    lasting: async () => false,
    speak: async () => {},
    matches: async () => [],
    start: async () => none,
    enter: async () => info,
    log: async () => none,
    finished: async () => null,
    verify: async () => ({ good: false, ended: false, lines: 0, numbers: 0, detail: '' }),
    exportSave: async () => none,
    exportRecord: async () => none,
    importFile: async () => none,
    fork: async () => none,
    remove: async () => {},
  };
}
