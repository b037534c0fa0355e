import { isLive } from '../../../kernel/clock.ts';
import type { Game, Language } from '../../../kernel/game.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useTermsWords } from '../../words/terms.ts';
import type { FarMatch } from '../requests.ts';
import { useClockFigures } from './clock-fields.tsx';

/** What was agreed on, in short: the options that are not as usual, and what is agreed on in every game. */
export function useTerms(): (match: FarMatch, game: Game | null, language: Language) => readonly string[] {
  const { lobby } = useCompanyWords();
  const standing = useStandingTerms();
  return (match, game, language) => {
    const { options, names } = match;
    const text = game?.text[language];
    const unusual = (game?.options ?? []).flatMap(({ id, standard, only }) => {
      const value = options[id];
      const isThere = only === undefined || only.values.includes(options[only.option] ?? '');
      if (value === undefined || value === standard || !isThere) return [];
      return text?.options[id]?.values[value] ?? value;
    });
    return [
      ...(unusual.length === 0 ? [lobby.standard] : unusual),
      ...standing(match),
      lobby.free(names.filter((name) => name === null).length),
    ];
  };
}

/** The clock, whether vacations hold it, whether it counts, whether there are hints and when others see it: what is agreed on by sitting down, whatever the game. */
export function useStandingTerms(): (match: FarMatch) => readonly string[] {
  const { lobby } = useCompanyWords();
  const { hints: advice, vacation: leave } = useTermsWords();
  const figures = useClockFigures();
  return ({ clock, delay, rated, hints, vacation }) => [
    figures(clock),
    ...(clock !== null && isLive(clock) ? [] : [vacation ? leave.agreed : leave.none]),
    rated ? lobby.rated : lobby.friendly,
    hints ? advice.agreed : advice.none,
    ...(delay > 0 ? [lobby.delay(delay / 60_000)] : []),
  ];
}
