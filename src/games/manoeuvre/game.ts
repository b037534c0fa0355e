import type { Game } from '../../kernel/game.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { oddsOfChoice } from './odds.ts';
import { optionsOf } from './options.ts';
import type { Choice, ManEvent, Position, View } from './position.ts';
import { rulesOf } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { manoeuvreText } from './text/text.ts';
import { explainedBy } from './things.ts';
import { imaginePosition } from './view.ts';

export type Manoeuvre = Game<Position, Choice, View, ManEvent>;

/** Manœuvre, played with the components of a box. */
export function manoeuvre(box: Box): Manoeuvre {
  const steps = rulesOf(box);
  const explained = explainedBy(box, steps);
  return {
    id: 'manoeuvre',
    version: 1,
    pack: box.info,
    options: optionsOf(box),
    seats: () => 2,
    setup: (options) => firstPosition(options),
    copy: copyPosition,
    imagine: (v, random) => imaginePosition(box, v, random),
    ...explained,
    odds: (p, seat, c) => oddsOfChoice(box, p, seat, c),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, options) => arrangePosition(box, description, options);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    text: manoeuvreText(box),
    sketch: async (v, language) => (await import('./sketch.ts')).sketchTable(box, v, language),
    reactions: {
      spans: ['turn'],
      whose: (v) => v.active,
      begins: (_v, e) => (e.kind === 'turn' ? 'turn' : null),
    },
    bot: async () => (await import('./bot.ts')).hints(box),
  };
}
