import type { Whole } from '../../keeper/room.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Keeper, Problem } from '../keeper/contract.ts';

/** Everything as it stands for that viewer, once. */
export function lookAt(keeper: Keeper, id: string, viewer: Viewer): Promise<Whole | Problem> {
  return new Promise((done, failed) => {
    keeper
      .watch(id, viewer, (sent) => {
        if ('whole' in sent) done(sent.whole);
        else if ('gone' in sent) done({ fault: 'gone', detail: id });
      })
      .then((problem) => {
        if (problem !== null) done(problem);
      }, failed);
  });
}
