import type { Game } from '../../kernel/game.ts';
import { standardOptions } from '../../kernel/options.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { enemyOf } from './field.ts';
import { oddsOfChoice } from './odds.ts';
import { optionsOf } from './options.ts';
import type { Choice, Position, View } from './position.ts';
import { rulesOf } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { viveText } from './text/text.ts';
import { explainedBy } from './things.ts';
import type { ViveEvent } from './told.ts';
import { imaginePosition } from './view.ts';

type ViveLEmpereur = Game<Position, Choice, View, ViveEvent>;

/** Vive l'Empereur ! with what is in the box. */
export function viveLEmpereur(box: Box): ViveLEmpereur {
  const steps = rulesOf(box);
  const options = optionsOf(box);
  return {
    ...explainedBy(box, steps),
    id: 'vive-l-empereur',
    version: 7,
    pack: box.info,
    options,
    seats: () => 2,
    setup: (chosen) => firstPosition(box, chosen),
    copy: copyPosition,
    imagine: (v, random) => imaginePosition(box, v, random),
    odds: (p, seat, c) => oddsOfChoice(box, steps, p, seat, c),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, chosen = standardOptions(options)) => arrangePosition(box, description, chosen);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    reactions: {
      spans: ['turn'],
      // VE-II-b: the enemy of whoever has the player-turn fires in the third phase.
      whose: (v) => (v.phase === 'defensive' ? enemyOf(v.active) : v.active),
      begins: (_v, e) => (e.kind === 'playerTurn' ? 'turn' : null),
    },
    bot: async () => (await import('./bot.ts')).hints(box),
    text: viveText(box),
    sketch: async (v, language) => (await import('./sketch.ts')).sketchTable(box, v, language),
  };
}
