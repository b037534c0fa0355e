import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { OddsTerm } from '../../kernel/odds.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { useSettings } from '../settings.ts';

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

interface Group {
  /** The piece that brings these terms; null for those of nobody. */
  readonly of: Thing | null;
  readonly terms: OddsTerm[];
}

/** Terms that follow each other and are brought by the same piece. */
function grouped(terms: readonly OddsTerm[]): readonly Group[] {
  const groups: Group[] = [];
  for (const term of terms) {
    const [last, of] = [groups.at(-1), term.of ?? null];
    if (last !== undefined && last.of === of) last.terms.push(term);
    else groups.push({ of, terms: [term] });
  }
  return groups;
}

interface SumProps {
  readonly game: Game;
  readonly view: GameView;
  readonly terms: readonly OddsTerm[];
}

/** The terms of one sum, each with its clause and under the name of the piece that brings it, and what they make. */
export function Sum({ game, view, terms }: SumProps) {
  const { language } = useSettings();
  const { name } = game.text[language];
  return (
    <>
      {grouped(terms).map(({ of, terms: own }, at) => {
        const called = of === null ? null : name?.(view, of);
        return called == null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other place than their own.
          <Terms key={at} game={game} terms={own} />
        ) : (
          <span key={of} className="brought">
            <i>{called}</i> <Terms game={game} terms={own} />
          </span>
        );
      })}
      <Total terms={terms} />
    </>
  );
}

function Terms({ game, terms }: Omit<SumProps, 'view'>) {
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
