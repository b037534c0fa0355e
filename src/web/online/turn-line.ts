import { createLine } from './line/line.ts';
import { attend, lineWorld } from './line/line-world.ts';

/** The line on which a page hears at which matches it is its reader's turn, while it has any. */
export interface TurnLine {
  /** These are his matches: where they are others than before the server looks anew. */
  listen(matches: readonly string[]): void;
  shut(): void;
}

/** `told` is called with the matches in which it is his turn, as soon as they are others. */
export function turnLine(told: (asked: readonly string[]) => void, world = lineWorld): TurnLine {
  let known = '';
  const line = createLine(world, {
    opened: () => line.say({ kind: 'turns' }),
    heard: (message) => void (message.kind === 'turns' && told(message.asked)),
    changed() {},
  });
  attend(line);
  return {
    listen(matches) {
      const now = [...matches].sort().join();
      const isNew = now !== known;
      known = now;
      line.open();
      // Where it is not open yet it says so when it is.
      if (isNew) line.say({ kind: 'turns' });
    },
    shut() {
      known = '';
      line.shut();
    },
  };
}
