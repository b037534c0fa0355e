import { adviceOf, asideKeeper, localKeeper } from '../../keeper/client.ts';
import { randomHex } from '../../keeper/random.ts';
import { openGame } from '../../play/opened.ts';
import { aboutMatch, aboutReplay, recordOf } from '../requests.ts';
import { createFarKeeper, type FarKeeper } from './far-keeper.ts';
import { attend, lineWorld } from './line-world.ts';
import { pendingsIn } from './pending.ts';

/** The keeper of the matches that lie on the server from which this page came. */
export function farKeeper(): FarKeeper {
  const keeper = createFarKeeper({
    ...lineWorld,
    about: aboutMatch,
    replay: aboutReplay,
    record: recordOf,
    game: async (name) => (await openGame(name))?.game ?? null,
    advise: adviceOf,
    aside: asideKeeper,
    keep: (text) => localKeeper().importFile(text),
    pendings: pendingsIn(localStorage),
    newKey: () => randomHex(24),
  });
  attend(keeper);
  return keeper;
}
