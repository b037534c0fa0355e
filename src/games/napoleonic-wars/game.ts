import type { Game } from '../../kernel/game.ts';
import { standardOptions } from '../../kernel/options.ts';
import { there } from '../../kernel/there.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { weighChoice } from './odds/weighing.ts';
import { oddsOfChoice } from './odds.ts';
import { optionsOf } from './options.ts';
import type { Choice, Position, View } from './position.ts';
import { rulesOf } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { napoleonicText } from './text/text.ts';
import { explainedBy } from './things.ts';
import type { NapoleonicEvent } from './told.ts';
import { imaginePosition } from './view.ts';

type NapoleonicWars = Game<Position, Choice, View, NapoleonicEvent>;

/** N: The Napoleonic Wars with what is in the box. */
export function napoleonicWars(box: Box): NapoleonicWars {
  const steps = rulesOf(box);
  const options = optionsOf(box);
  // Every scenario is laid out once; a match begins with a copy.
  const laidOut = new Map(
    box.scenarios.map(({ id }) => [id, firstPosition(box, { ...standardOptions(options), scenario: id })]),
  );
  return {
    ...explainedBy(box, steps),
    id: 'napoleonic-wars',
    version: 1,
    pack: box.info,
    options,
    // NW-1.0-a
    seats: () => 1,
    setup(chosen) {
      const p = copyPosition(there(laidOut.get(chosen['scenario'] ?? '')));
      p.options = chosen;
      return p;
    },
    copy: copyPosition,
    imagine: imaginePosition,
    odds: (p, seat, c) => oddsOfChoice(box, steps, p, seat, c),
    weigh: (p, seat, c) => weighChoice(box, steps, p, seat, c),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, chosen = standardOptions(options)) => arrangePosition(box, description, chosen);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    bot: async () => (await import('./bot.ts')).hints(box),
    text: napoleonicText(box),
    sketch: async (v, language) => (await import('./sketch.ts')).sketchTable(box, v, language),
  };
}
