import type { Game } from '../../src/kernel/game.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import { INFO } from './data/standard.ts';
import { grammar } from './grammar.ts';
import { oddsOfChoice } from './odds.ts';
import { OPTIONS } from './options.ts';
import type { Choice, PicketEvent, Position, View } from './position.ts';
import { steps } from './rules/index.ts';
import { firstPosition } from './rules/setup.ts';
import { text } from './text/text.ts';
import { thingsOf } from './things.ts';
import { imaginePosition, viewOf } from './view.ts';

export type Picket = Game<Position, Choice, View, PicketEvent>;

/** Picket. Raise the version whenever an old journal might play differently. */
export function picket(version = 1): Picket {
  return {
    id: 'picket',
    version,
    pack: INFO,
    options: OPTIONS,
    seats: (options) => Number(options['seats']),
    setup: firstPosition,
    steps,
    copy: copyPlain,
    view: viewOf,
    imagine: imaginePosition,
    things: thingsOf,
    ...grammar,
    ending: 'PIC-9',
    odds: oddsOfChoice,
    arranger: async () => (await import('./arrange.ts')).arrangePosition,
    words: async () => (await import('./case-words.ts')).caseWords,
    text,
    sketch: async (v) => (await import('./sketch.ts')).sketchTable(v),
    reactions: {
      spans: ['turn'],
      whose: (v) => v.active,
      begins: (_v, e) => (e.kind === 'turnedUp' ? 'turn' : null),
    },
    bot: async () => (await import('./bot.ts')).hints,
  };
}
