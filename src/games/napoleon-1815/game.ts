import type { Game } from '../../kernel/game.ts';
import { standardOptions } from '../../kernel/options.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { standardBox } from './data/standard.ts';
import { imagineAsked } from './imagine.ts';
import { oddsOf } from './odds.ts';
import { optionsOf, seatsOf } from './options.ts';
import type { Choice, Position, View } from './position.ts';
import { firstPosition } from './rules/first-position.ts';
import { rulesOf } from './rules/index.ts';
import { napoleonText } from './text/text.ts';
import { explainedBy } from './things.ts';
import type { N15Event } from './told.ts';

type Napoleon1815 = Game<Position, Choice, View, N15Event>;

/** Napoléon 1815, played with the components of a box. */
export function napoleon1815(box: Box = standardBox()): Napoleon1815 {
  const steps = rulesOf(box);
  const options = optionsOf(box);
  return {
    ...explainedBy(box, steps),
    id: 'napoleon-1815',
    version: 3,
    pack: box.info,
    options,
    seats: seatsOf,
    // TRI-01: of three the two of the coalition stand together.
    allies: (options, seat) => (seatsOf(options) === 3 && seat > 0 ? [3 - seat] : []),
    setup: (chosen, io) => firstPosition(box, chosen, io),
    copy: copyPosition,
    imagine: (v, random) => imagineAsked(box, steps, v, random),
    odds: oddsOf(box, steps),
    sketch: async (v) => (await import('./sketch.ts')).sketchTable(box, v),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, chosen = standardOptions(options)) => arrangePosition(box, description, chosen);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    text: napoleonText(box),
    reactions: {
      spans: ['operation', 'turn'],
      whose: (v) => v.op?.seat ?? null,
      begins: (v, e) => {
        if (e.kind === 'turn') return 'turn';
        // In fog its own camp is told twice: with all others, and with the blocks.
        return e.kind === 'designated' && (!v.fog || e.blocks.length === 0) ? 'operation' : null;
      },
    },
    bot: async () => (await import('./bot.ts')).hints(box),
  };
}
