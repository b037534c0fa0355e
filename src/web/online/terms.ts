import type { Game, Language } from '../../kernel/game.ts';
import type { CompanyWords } from '../words/company-en.ts';
import type { FarMatch } from './requests.ts';

/** What was agreed on, in short: the options that are not as usual, the clock, whether it counts and when others see it. */
export function termsOf(
  { names, options, clock, delay, rated }: FarMatch,
  game: Game | null,
  language: Language,
  { lobby }: CompanyWords,
): readonly string[] {
  const text = game?.text[language];
  const unusual = (game?.options ?? []).flatMap(({ id, standard, only }) => {
    const value = options[id];
    const isThere = only === undefined || only.values.includes(options[only.option] ?? '');
    if (value === undefined || value === standard || !isThere) return [];
    return text?.options[id]?.values[value] ?? value;
  });
  return [
    ...(unusual.length === 0 ? [lobby.standard] : unusual),
    clock === null ? lobby.noClock : lobby.clock(clock.bank, clock.increment),
    ...(rated ? [lobby.rated] : []),
    ...(delay > 0 ? [lobby.delay(delay / 60_000)] : []),
    lobby.free(names.filter((name) => name === null).length),
  ];
}
