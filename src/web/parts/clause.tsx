import type { Game } from '../../kernel/game.ts';
import { useClauses } from '../play/clauses.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Link } from './link.tsx';

/** The number of a clause, leading to its place in the rules; `brief` without the letters that all clauses of a game begin with. */
export function ClauseLink({
  game,
  id,
  brief = false,
}: {
  readonly game: string;
  readonly id: string;
  readonly brief?: boolean;
}) {
  const words = useWords();
  return (
    <Link to={{ page: 'rules', game, clause: id }} className="clause">
      <span className="unseen">{words.table.toRules} </span>
      {brief ? id.replace(/^[^-]+-/, '') : id}
    </Link>
  );
}

/** A clause with its text. */
export function ClauseText({ game, id }: { readonly game: Game; readonly id: string }) {
  const { language } = useSettings();
  const text = useClauses(game, language)?.get(id);
  return text === undefined ? null : <p className="clause-text">{text}</p>;
}
