import { useEffect, useState } from 'preact/compat';
import type { Game, GameView, Language, TellReason } from '../../kernel/game.ts';
import { useWords } from '../words/words.ts';

interface Fetched {
  readonly of: Game;
  readonly language: Language;
  /** Null where they cannot be fetched. */
  readonly tell: TellReason<GameView> | null;
}

/**
 * How reasons are told, or null until their sentences have come: they are no part of what is loaded to play. Where they can't be
 * fetched, that is said in the place of each.
 */
export function useTelling(game: Game, language: Language, isWanted: boolean): TellReason<GameView> | null {
  const words = useWords();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let current = true;
    const keep = (tell: Fetched['tell']) => {
      if (current) setFetched({ of: game, language, tell });
    };
    game.text[language].reasons().then(keep, () => keep(null));
    return () => {
      current = false;
    };
  }, [game, language, isWanted]);
  if (fetched?.of !== game || fetched.language !== language) return null;
  return fetched.tell ?? (() => words.table.unfetched);
}
