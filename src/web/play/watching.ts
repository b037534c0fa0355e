import type { Whole } from '../../keeper/room.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Problem, Sent } from '../keeper/contract.ts';
import type { TableKeeper } from './table.ts';

/** What comes first to somebody who watches: everything as it stands, and whether the match is played here. */
interface First {
  readonly whole: Whole;
  readonly here: boolean;
}

/** The eyes of a page on a match: one viewer at a time, and nothing of the one before reaches the next. */
export interface Watching {
  /** Looks through the eyes of that viewer from now on. What comes after the first look waits until it is heard. */
  as(viewer: Viewer): Promise<First | Problem>;
  /** What has come meanwhile, and everything from now on, is heard. */
  listen(): void;
  end(): void;
}

export function createWatching(keeper: TableKeeper, id: string, hear: (sent: Sent) => void): Watching {
  let eyes = 0;
  let waiting: Sent[] | null = [];

  return {
    as(viewer) {
      const mine = ++eyes;
      const later: Sent[] = [];
      waiting = later;
      return new Promise((done, failed) => {
        let whole: Whole | null = null;
        let here: boolean | null = null;
        let begun = false;
        const send = (sent: Sent) => {
          if (eyes !== mine) return;
          if (begun) {
            if (waiting === null) hear(sent);
            else later.push(sent);
            return;
          }
          if ('whole' in sent) whole = sent.whole;
          else if ('here' in sent) here = sent.here;
          else if ('gone' in sent) done({ fault: 'gone', detail: id });
          else later.push(sent);
          if (whole === null || here === null) return;
          begun = true;
          done({ whole, here });
        };
        keeper.watch(id, viewer, send).then((problem) => {
          if (problem !== null) done(problem);
        }, failed);
      });
    },
    listen() {
      const come = waiting ?? [];
      const mine = eyes;
      waiting = null;
      // What is heard may make others look.
      for (const sent of come) if (eyes === mine) hear(sent);
    },
    end() {
      eyes++;
    },
  };
}
