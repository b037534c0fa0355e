import type { Game } from '../../src/kernel/game.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import { INFO } from './data/standard.ts';
import { grammar } from './grammar.ts';
import { odds } from './odds.ts';
import { OPTIONS } from './options.ts';
import type { Choice, PicketEvent, Position, View } from './position.ts';
import { steps } from './rules/index.ts';
import { setup } from './rules/setup.ts';
import { text } from './text/text.ts';
import { things } from './things.ts';
import { imagine, viewOf } from './view.ts';

export type Picket = Game<Position, Choice, View, PicketEvent>;

/** Picket. Raise the version whenever an old journal might play differently. */
export function picket(version = 1): Picket {
  return {
    id: 'picket',
    version,
    pack: INFO,
    options: OPTIONS,
    seats: (options) => Number(options['seats']),
    setup,
    steps,
    copy: copyPlain,
    view: viewOf,
    imagine,
    things,
    ...grammar,
    ending: 'PIC-9',
    odds,
    arranger: async () => (await import('./arrange.ts')).arrange,
    words: async () => (await import('./case-words.ts')).caseWords,
    text,
    sketch: async (v) => (await import('./sketch.ts')).sketch(v),
    reactions: {
      spans: ['turn'],
      whose: (v) => v.active,
      begins: (_v, e) => (e.kind === 'turnedUp' ? 'turn' : null),
    },
    bot: async () => (await import('./bot.ts')).hints,
  };
}
