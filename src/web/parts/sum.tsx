import type { Game } from '../../kernel/game.ts';
import type { OddsTerm } from '../../kernel/odds.ts';
import { useSettings } from '../settings.ts';
import { ClauseLink } from './clause.tsx';

/** Each term with a name of its own, also where two are equal (two leaders of the same worth). */
function keyed(terms: readonly OddsTerm[]): [string, OddsTerm][] {
  const met = new Map<string, number>();
  return terms.map((term) => {
    const name = `${term.what}/${term.clause}/${term.value}`;
    const before = met.get(name) ?? 0;
    met.set(name, before + 1);
    return [`${name}/${before}`, term];
  });
}

/** A term that is taken off. */
const isLess = (term: OddsTerm): term is OddsTerm & { readonly value: number } =>
  typeof term.value === 'number' && term.value < 0;

const classOf = (term: OddsTerm): string => (term.total === true ? 'term total' : isLess(term) ? 'term less' : 'term');

/** The terms of one sum, each with its clause, and what they make. */
export function Sum({ game, terms }: { readonly game: Game; readonly terms: readonly OddsTerm[] }) {
  const { language } = useSettings();
  const text = game.text[language];
  return (
    <>
      {keyed(terms).map(([key, term]) => (
        <span key={key} className={classOf(term)}>
          <b>{isLess(term) ? -term.value : term.value}</b> {text.result(term.what)}{' '}
          <ClauseLink game={game.id} id={term.clause} />
        </span>
      ))}
      <Total terms={terms} />
    </>
  );
}

/** The sum of several terms; dice have none, and what counts below nothing the rules of each game say. */
function Total({ terms }: { readonly terms: readonly OddsTerm[] }) {
  let total = 0;
  for (const { value, total: isTotal = false } of terms) {
    // Where the game says what they make, nobody else does.
    if (typeof value !== 'number' || isTotal) return null;
    total += value;
  }
  return terms.length < 2 || total < 0 ? null : <b> = {total}</b>;
}
