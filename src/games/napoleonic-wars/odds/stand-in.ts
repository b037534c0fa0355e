import type { BotHints, GameText, Language } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import { grammar } from '../grammar.ts';
import type { Choice, Position, View } from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';

// Plain words and blind hints, until the catalogues and the bot are here.

export const hintless: BotHints<Position, Choice> = {
  evaluate: (p) => (p.outcome === null ? p.abdication / 16 : p.outcome.winners.length),
  rate: (_p, _seat, choices) => choices.map(() => 0),
};

function plain(box: Box): GameText<View, Choice, NapoleonicEvent> {
  const { print } = grammar(box);
  return {
    title: 'N',
    blurb: '',
    seat: () => 'Coalition',
    prompt: (v) => (v.outcome === null ? v.step : v.outcome.how),
    choice: print,
    event: (_v, e) => JSON.stringify(e),
    thing: (_v, thing) => thing,
    reason: (_v, { why }) => why,
    outcome: (v) => v.outcome?.how ?? '',
    options: {},
    result: (key) => key,
    clauses: async () => new Map(Object.entries((await import('../text/clauses.en.ts')).clausesEn)),
  };
}

export const plainText = (box: Box): Readonly<Record<Language, GameText<View, Choice, NapoleonicEvent>>> => ({
  en: plain(box),
  fr: plain(box),
});
