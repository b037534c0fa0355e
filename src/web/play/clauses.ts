import { useEffect, useState } from 'preact/compat';
import type { Clauses, Game, Language } from '../../kernel/game.ts';

/** The texts of the ledger, or null until they have come: they are no part of what is loaded to play. */
export function useClauses(game: Game, language: Language): Clauses | null {
  const [read, setRead] = useState<{ readonly of: Game; readonly language: Language; readonly clauses: Clauses }>();
  useEffect(() => {
    let current = true;
    void game.text[language].clauses().then((clauses) => {
      if (current) setRead({ of: game, language, clauses });
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return read?.of === game && read.language === language ? read.clauses : null;
}
