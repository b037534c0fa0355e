import type { Game } from '../../kernel/game.ts';
import { hints } from './bot.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { grammar } from './grammar.ts';
import { oddsOfChoice } from './odds.ts';
import { optionsOf } from './options.ts';
import type { Choice, ManEvent, Position, View } from './position.ts';
import { rulesOf } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { sketchTable } from './sketch.ts';
import { manoeuvreText } from './text/text.ts';
import { thingsOf } from './things.ts';
import { imaginePosition, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';

export type Manoeuvre = Game<Position, Choice, View, ManEvent>;

/** Manœuvre, played with the components of a box. */
export function manoeuvre(box: Box): Manoeuvre {
  const steps = rulesOf(box);
  return {
    id: 'manoeuvre',
    version: 1,
    pack: box.info,
    options: optionsOf(box),
    seats: () => 2,
    setup: (options) => firstPosition(options),
    steps,
    copy: copyPosition,
    view: (p, viewer) => viewOf(steps, p, viewer),
    imagine: (v, random) => imaginePosition(box, v, random),
    things: (v) => thingsOf(box, v),
    ...grammar(box),
    whyNot: (p, seat, wish) => whyNot(box, steps, p, seat, wish),
    odds: (p, seat, c) => oddsOfChoice(box, p, seat, c),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, options) => arrangePosition(box, description, options);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    text: manoeuvreText(box),
    sketch: (v, language) => sketchTable(box, v, language),
    bot: hints(box),
  };
}
