import { paceOf } from '../../bots/pace.ts';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { indexedStore } from '../../keeper/indexed-store.ts';
import { StoreError } from '../../keeper/store.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Claim, claimAlone, claimByLock, claimByWord } from './claim.ts';
import type { Keeper, KeeperWorker } from './contract.ts';
import type { Storage, World } from './house.ts';
import { createKeeper } from './keeper.ts';
import { answerOn, behind } from './ports.ts';
import { randomHex } from './random.ts';

/** One page of this browser plays a match at a time: the others watch it. */
function claim(id: string): Promise<Claim> {
  const name = `match/${id}`;
  if (navigator.locks !== undefined) return claimByLock(navigator.locks, name);
  if (typeof BroadcastChannel === 'undefined') return claimAlone();
  return claimByWord(new BroadcastChannel(name), randomHex(8));
}

/** The browser's own store; where it gives none, memory, and whoever begins a match is told that it will not last. */
async function openStore(): Promise<Storage> {
  try {
    return await indexedStore();
  } catch (error) {
    if (error instanceof StoreError) return inMemory();
    throw error;
  }
}

/** Few need it: it is fetched for them. */
const inMemory = async (): Promise<Storage> => (await import('../../keeper/memory-store.ts')).memoryStore();

function keeperWith(thinker: Thinker, store: Storage): Keeper {
  const world: World = {
    store,
    thinker,
    load: async (id, pack, language) => (await onShelf(shelf, id)?.load(pack, [language])) ?? null,
    speak: async (id, language) => onShelf(shelf, id)?.speak?.([language]),
    claim,
    randomHex,
    now: () => Date.now(),
    // A bot thinks for less than a second on a machine of today: this is a slow one, and thirty times that.
    patience: 30_000,
    pace: paceOf,
    pause: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
  };
  return createKeeper(world);
}

const NO_BOTS: Thinker = { decide: () => Promise.reject(new Error('no bot sits here')) };

// The page sends two ports: one to the bots, one on which it will ask.
self.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const [bots, page] = ports;
  // A page that looks at matches which lie elsewhere sends one.
  if (data === 'aside' && bots !== undefined)
    void inMemory().then((store) => answerOn(bots, keeperWith(NO_BOTS, store)));
  if (data !== 'open' || bots === undefined || page === undefined) return;
  let thinker = behind<Required<Thinker>>(bots);
  const asked: Thinker = {
    prepare: async (game, pack) => thinker.prepare(game, pack),
    decide: (question) => thinker.decide(question),
  };
  void openStore().then((store) => {
    const own: KeeperWorker = {
      ...keeperWith(asked, store),
      newBots(port) {
        thinker = behind<Required<Thinker>>(port);
      },
    };
    answerOn(page, own);
  });
});
