import { glance } from '../../src/kernel/answers.ts';
import type { Flow, Frame } from '../../src/kernel/flow.ts';
import { jump, procedure, rulesFrom } from '../../src/kernel/flow.ts';
import type { Game, GameText, GameView, Language } from '../../src/kernel/game.ts';
import { grammarOf } from '../../src/kernel/grammar.ts';
import { packInfo } from '../../src/kernel/pack.ts';
import { asks, only } from '../../src/kernel/permission.ts';
import { copyPlain } from '../../src/kernel/plain.ts';
import { sentenceText } from '../../src/text/sentences.ts';
import { SAID } from './words.ts';

// Vigil, for one player: watch or sleep through three nights, while the night does four things by itself after each choice.

const NIGHTS = 3;
const HARM = 6;

interface Position extends Flow {
  night: number;
  harm: number;
}

interface Night extends Frame<`night.${'choose' | 'falls' | 'prowls' | 'dawn'}`> {
  watching: boolean;
}

export type Choice = { readonly kind: 'watch' | 'sleep' };

export type VigilEvent = { readonly clause: string } & (
  | { readonly kind: 'chose'; readonly watching: boolean }
  | { readonly kind: 'turn'; readonly night: number }
  | { readonly kind: 'fell' }
  | { readonly kind: 'prowled'; readonly roll: number; readonly harm: number }
  | { readonly kind: 'dawned' }
);

interface View extends GameView, Pick<Position, 'night' | 'harm'> {
  readonly stack: readonly Frame[];
}

const ask = asks<Position, Night, Choice, VigilEvent>();

const night = procedure<Position, Night, Choice, VigilEvent>('night', {
  choose: ask({
    clause: 'VIG-1',
    who: () => 0,
    may: { watch: only({ kind: 'watch' }), sleep: only({ kind: 'sleep' }) },
    take(_p, f, c, io) {
      f.watching = c.kind === 'watch';
      io.tell?.({ kind: 'chose', clause: 'VIG-1', watching: f.watching });
    },
  }),
  falls: { run: (_p, _f, io) => io.tell?.({ kind: 'fell', clause: 'VIG-2' }) },
  prowls: {
    run(p, f, io) {
      const roll = io.roll('dice', 6);
      p.harm += f.watching ? 0 : roll;
      io.tell?.({ kind: 'prowled', clause: 'VIG-3', roll, harm: p.harm });
    },
  },
  dawn: {
    run(p, f, io) {
      io.tell?.({ kind: 'dawned', clause: 'VIG-4' });
      // Whoever has slept too deeply has lost: nobody wins.
      if (p.harm > HARM) p.outcome = { winners: [], how: 'VIG-5 lost', facts: {} };
      else if (p.night >= NIGHTS) p.outcome = { winners: [0], how: 'VIG-5 won', facts: {} };
      else {
        p.night++;
        io.tell?.({ kind: 'turn', clause: 'VIG-2', night: p.night });
        jump(f, 'night.choose');
      }
    },
  },
});

const steps = rulesFrom<Position, Choice>(night);

const text = (language: Language): GameText<View, Choice, VigilEvent> =>
  sentenceText(
    language,
    SAID[language],
    {},
    async () => new Map(['VIG-1', 'VIG-2', 'VIG-3', 'VIG-4', 'VIG-5'].map((id) => [id, `${id}.`])),
  );

export function vigil(): Game<Position, Choice, View, VigilEvent> {
  return {
    id: 'vigil',
    version: 1,
    pack: { ...packInfo('vigil', { NIGHTS, HARM }), standard: true },
    options: [],
    seats: () => 1,
    setup: () => ({
      stack: [{ step: 'night.choose', watching: false } as Night],
      outcome: null,
      night: 1,
      harm: 0,
    }),
    steps,
    copy: copyPlain,
    view: (p, viewer) => ({ ...glance(steps, p, viewer), night: p.night, harm: p.harm, stack: copyPlain(p.stack) }),
    imagine: ({ stack, outcome, night: now, harm }) => ({ stack: copyPlain([...stack]), outcome, night: now, harm }),
    things: () => [],
    ...grammarOf<View, Choice>({})({ watch: 'watch', sleep: 'sleep' }),
    ending: 'VIG-5',
    odds: () => null,
    arranger: () => Promise.reject(new Error('no night is arranged')),
    words: () => Promise.reject(new Error('no case is written')),
    text: { en: text('en'), fr: text('fr') },
    sketch: async (v) => `${v.night}`,
    bot: async () => ({
      evaluate: (p) => (p.outcome?.winners.length ?? 1) / 2,
      rate: (_p, _s, list) => list.map(() => 0),
    }),
  };
}
