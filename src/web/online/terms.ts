import type { Game, Language } from '../../kernel/game.ts';
import type { CompanyWords } from '../words/company-en.ts';
import type { TermsWords } from '../words/terms-en.ts';
import type { FarMatch } from './requests.ts';

/** What was agreed on, in short: the options that are not as usual, and what is agreed on in every game. */
export function termsOf(
  match: FarMatch,
  game: Game | null,
  language: Language,
  words: CompanyWords,
  terms: TermsWords,
): readonly string[] {
  const { options } = match;
  const text = game?.text[language];
  const unusual = (game?.options ?? []).flatMap(({ id, standard, only }) => {
    const value = options[id];
    const isThere = only === undefined || only.values.includes(options[only.option] ?? '');
    if (value === undefined || value === standard || !isThere) return [];
    return text?.options[id]?.values[value] ?? value;
  });
  return [
    ...(unusual.length === 0 ? [words.lobby.standard] : unusual),
    ...standingTerms(match, words, terms),
    words.lobby.free(match.names.filter((name) => name === null).length),
  ];
}

/** The clock, whether it counts, whether there are hints and when others see it: what is agreed on by sitting down, whatever the game. */
export function standingTerms(
  { clock, delay, rated, hints }: FarMatch,
  { lobby }: CompanyWords,
  terms: TermsWords,
): readonly string[] {
  return [
    clock === null ? lobby.noClock : lobby.clock(clock.bank, clock.increment),
    rated ? lobby.rated : lobby.friendly,
    hints ? terms.hints.agreed : terms.hints.none,
    ...(delay > 0 ? [lobby.delay(delay / 60_000)] : []),
  ];
}
