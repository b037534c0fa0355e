import type { Game } from '../../kernel/game.ts';
import { standardOptions } from '../../kernel/options.ts';
import { copyPosition } from './copy.ts';
import type { Box } from './data/box.ts';
import { imaginePosition } from './imagine.ts';
import { weighChoice } from './odds/weighing.ts';
import { oddsOfChoice } from './odds.ts';
import { optionsOf } from './options.ts';
import type { Choice, Position, View } from './position.ts';
import { rulesOf } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { sagaText } from './text/text.ts';
import { explainedBy } from './things.ts';
import type { SagaEvent } from './told.ts';

type NapoleonSaga = Game<Position, Choice, View, SagaEvent>;

/** Napoleon Saga with what is in the box. */
export function napoleonSaga(box: Box): NapoleonSaga {
  const steps = rulesOf(box);
  const options = optionsOf(box);
  return {
    ...explainedBy(box, steps),
    id: 'napoleon-saga',
    version: 3,
    pack: box.info,
    options,
    seats: () => 2,
    setup: (chosen) => firstPosition(box, chosen),
    copy: copyPosition,
    imagine: (v, random) => imaginePosition(box, v, random),
    odds: (p, seat, c) => oddsOfChoice(box, steps, p, seat, c),
    weigh: (p, seat, c) => weighChoice(box, steps, p, seat, c),
    async arranger() {
      const { arrangePosition } = await import('./arrange.ts');
      return (description, chosen = standardOptions(options)) => arrangePosition(box, description, chosen);
    },
    words: async () => (await import('./case-words.ts')).caseWords(box),
    reactions: {
      spans: ['action', 'turn'],
      // NS-ACT-01: in Phase III somebody acts; the steps of the other phases are both players' alike.
      whose: (v) => (v.phase === 'actions' ? v.active : null),
      begins: (_v, e) => (e.kind === 'turn' ? 'turn' : e.kind === 'activated' ? 'action' : null),
    },
    bot: async () => (await import('./bot.ts')).hints(box),
    text: sagaText(box),
    sketch: async (v) => (await import('./sketch.ts')).sketchTable(box, v),
  };
}
