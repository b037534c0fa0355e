import { briskly } from '../../bots/patience.ts';
import { roomBehind } from '../../keeper/behind.ts';
import type { Wish } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import { choices, type Refusal } from '../../kernel/match.ts';
import { infoOf, problem, SaveError } from './about.ts';
import { answerOffers, decided, noticedBy, think, troubled } from './bots-turn.ts';
import type { Keeper, MatchInfo, Sent } from './contract.ts';
import { filesOf } from './files.ts';
import {
  type Entering,
  guarded,
  type House,
  houseOf,
  type Kept,
  mayLook,
  type Open,
  playable,
  problemOf,
  send,
  type World,
} from './house.ts';
import { lookingIn } from './looking.ts';
import { takeUpOld } from './old-saves.ts';

/** Keeps the matches of this browser: its files, what is seen of them, and the rooms in which they are played. */
export function createKeeper(world: World): Keeper {
  const house = houseOf(world);
  // What another page has kept is shown here too.
  world.store.listen((id) => void followed(house, id));
  return { ...filesOf(house), ...lookingIn(house), ...playingIn(house) };
}

type Playing = Pick<
  Keeper,
  'enter' | 'watch' | 'leave' | 'takeOver' | 'seen' | 'choose' | 'undo' | 'act' | 'hint' | 'retry'
>;

/** What is done at a table. */
function playingIn(house: House): Playing {
  return {
    enter: (id) => guarded(async () => about(await opened(house, id))),

    watch: async (id, viewer, tell) => {
      const told = await guarded(async () => {
        const open = house.entered(id);
        await watch(open, viewer, tell);
        // Bots that had run ahead of everybody go on.
        void think(house, open);
        return null;
      });
      return told ?? null;
    },

    async leave(id) {
      house.clear(id);
    },

    takeOver: (id) =>
      guarded(async () => {
        await house.entered(id).claim.take();
        return null;
      }),

    async seen(id, n) {
      const open = house.open.get(id);
      if (open === undefined || n <= open.seen) return;
      open.seen = n;
      void think(house, open);
    },

    choose: (id, seat, choice, q) => wished(house, id, seat, { choice, q }),
    undo: (id, seat) => wished(house, id, seat, { undo: true }),
    act: (id, seat, act) => wished(house, id, seat, { act }),

    async hint(id, seat) {
      const open = house.open.get(id);
      if (open === undefined || !playable(open, seat) || choices(open.room.match, seat).length === 0) return null;
      // Advice that does not come is no advice; the match goes on without it.
      return decided(house.world, open, seat, 'usual', null).catch(() => null);
    },

    async retry(id, how) {
      const open = house.open.get(id);
      if (open === undefined || open.trouble === null) return;
      open.instead = how === 'again' ? null : open.trouble.instead;
      open.trouble = null;
      send(open, { trouble: null });
      void think(house, open);
    },
  };
}

function about({ room, about: said, door }: Open): MatchInfo {
  return infoOf(room.id, said, { standardPack: door.game.pack.standard, continued: room.continued || said.continued });
}

/** The match before this page: opened once, however many ask for it at once. */
function opened(house: House, id: string): Promise<Open> {
  const open = house.open.get(id);
  if (open !== undefined) return Promise.resolve(open);
  const coming = house.entering.get(id);
  if (coming !== undefined && !coming.left) return coming.opened;
  const before = coming?.opened.then(
    () => {},
    () => {},
  );
  const mine: Entering = {
    left: false,
    opened: (async () => {
      // Whoever left it before it was open has let go of it first.
      await before;
      return await enter(house, id, () => mine.left);
    })().finally(() => {
      if (house.entering.get(id) === mine) house.entering.delete(id);
    }),
  };
  house.entering.set(id, mine);
  return mine.opened;
}

async function enter(house: House, id: string, isLeft: () => boolean): Promise<Open> {
  const { world, open } = house;
  await takeUpOld(house, id);
  const kept: Kept = await house.kept(id);
  // What cannot be opened is not claimed: another page may know how.
  const room = await roomBehind(kept.door);
  const claim = await world.claim(id);
  if (isLeft()) {
    claim.release();
    throw new SaveError(problem('gone', id));
  }
  const entered: Open = {
    ...kept,
    ...{ room, claim, watching: null, watchers: 0, thinking: false, closed: false, seen: noticedBy(room, null) },
    ...{ tempo: briskly(), prepared: false, trouble: null, instead: null },
  };
  claim.onChange(() => {
    send(entered, { here: claim.held });
    void followed(house, id);
  });
  open.set(id, entered);
  // Another page may have played on since the room was opened; then it is the bots' turn.
  void followed(house, id);
  return entered;
}

/** Sends the whole, and from then on what is new. */
async function watch(open: Open, viewer: number | null, tell: (sent: Sent) => void): Promise<void> {
  if (!mayLook(open, open.room.match.position.outcome !== null, viewer)) throw new SaveError(problem('not-allowed'));
  open.watching?.leave();
  open.watching = null;
  const number = ++open.watchers;
  const { whole, leave } = await open.room.sit(viewer, (news) => tell({ news }));
  // Somebody else has come to look meanwhile, or the match was left.
  if (open.closed || number !== open.watchers) {
    leave();
    return;
  }
  open.watching = { viewer, send: tell, leave };
  open.seen = whole.n;
  tell({ whole });
  tell({ here: open.claim.held });
  tell({ trouble: open.trouble });
}

/** A line: proposed, kept, made, told; then it is the bots' turn. */
function wished(
  house: House,
  id: string,
  seat: Seat,
  wish: Wish,
): Promise<Refusal | ReturnType<typeof problem> | null> {
  return guarded(async () => {
    const open = house.entered(id);
    if (!playable(open, seat)) throw new SaveError(problem('not-allowed'));
    if (!open.claim.held) throw new SaveError(problem('elsewhere'));
    const refusal = await open.room.submit(seat, house.world.randomHex(16), wish);
    if (refusal !== null) return refusal;
    if (open.trouble !== null) {
      open.trouble = null;
      send(open, { trouble: null });
    }
    await answerOffers(open);
    void think(house, open);
    return null;
  });
}

/** Another page has kept lines, or left the match: this one goes on from there. */
async function followed(house: House, id: string): Promise<void> {
  const open = house.open.get(id);
  if (open === undefined) return;
  try {
    if ((await house.world.store.head(id)) === null) {
      send(open, { gone: true });
      if (house.open.get(id) === open) house.clear(id);
      return;
    }
    await open.room.catchUp();
  } catch (error) {
    // What cannot be read now is read when the next line is written, and then told; only rules that fail are told at once.
    if (problemOf(error) === null) troubled(open, { seat: 0, level: '' }, error);
  }
  await think(house, open);
}
