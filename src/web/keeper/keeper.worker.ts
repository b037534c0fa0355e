import * as Comlink from 'comlink';
import { shelf } from '../../games/index.ts';
import { onShelf } from '../../games/shelf.ts';
import { paceOf } from '../bots/pace.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Keeper, KeeperWorker } from './contract.ts';
import type { World } from './house.ts';
import { createKeeper } from './keeper.ts';

import { openStorage } from './storage.ts';

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One page of this browser plays a match at a time. Where there are no locks, nobody is kept out. */
function tryHold(id: string): Promise<(() => void) | null> {
  if (navigator.locks === undefined) return Promise.resolve(() => {});
  return new Promise((done, failed) => {
    navigator.locks
      .request(`match/${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          done(null);
          return undefined;
        }
        return new Promise<void>((release) => done(release));
      })
      .catch(failed);
  });
}

/** A page that is being reloaded still holds its match for a moment. */
async function hold(id: string): Promise<(() => void) | null> {
  for (let tries = 0; tries < 10; tries++) {
    const held = await tryHold(id);
    if (held !== null) return held;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  return null;
}

async function keeperWith(thinker: Thinker): Promise<Keeper> {
  const world: World = {
    storage: await openStorage(),
    thinker,
    load: async (id, pack, language) => (await onShelf(shelf, id)?.load(pack, [language])) ?? null,
    speak: async (id, language) => onShelf(shelf, id)?.speak?.([language]),
    hold,
    randomHex,
    now: () => Date.now(),
    // A bot thinks for less than a second on a machine of today: this is a slow one, and thirty times that.
    patience: 30_000,
    pace: paceOf,
    pause: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
  };
  return createKeeper(world);
}

// The page sends two ports: one to the bots, one on which it will ask.
self.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const [bots, page] = ports;
  if (data !== 'open' || bots === undefined || page === undefined) return;
  let thinker = Comlink.wrap<Required<Thinker>>(bots);
  void keeperWith({
    prepare: async (game, pack) => thinker.prepare(game, pack),
    decide: (question) => thinker.decide(question),
  }).then((keeper) => {
    const own: KeeperWorker = {
      ...keeper,
      newBots(port) {
        thinker = Comlink.wrap<Required<Thinker>>(port);
      },
    };
    Comlink.expose(own, page);
  });
});
