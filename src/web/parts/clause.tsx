import type { Game } from '../../kernel/game.ts';
import { useClauses } from '../play/clauses.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';

/** The number of a clause, leading to its place in the rules. */
export function ClauseLink({ game, id }: { readonly game: string; readonly id: string }) {
  const words = useWords();
  return (
    <Link to={{ page: 'rules', game, clause: id }} className="clause">
      <span className="unseen">{words.table.toRules} </span>
      {id}
    </Link>
  );
}

/** A clause with its text. */
export function ClauseText({ game, id }: { readonly game: Game; readonly id: string }) {
  const { language } = useSettings();
  const text = useClauses(game, language)?.get(id);
  return text === undefined ? null : <p className="clause-text">{text}</p>;
}
