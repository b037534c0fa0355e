import type { Game } from '../../kernel/game.ts';
import type { Odds, OddsTerm } from '../../kernel/odds.ts';
import { percentages } from '../../text/percentages.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { ClauseLink } from './clause.tsx';

/** From what is worst for whoever attacks to what is best: shade and pattern say it together. */
function shadeOf(place: number, of: number): string {
  return `shade-${of === 1 ? 5 : Math.round((place * 5) / (of - 1))}`;
}

/** What can come of a fight: a bar, the words for it, and what counts. */
export function OddsPicture({ game, odds }: { readonly game: Game; readonly odds: Odds }) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const shown = percentages(
    odds.results.map(({ ways }) => ways),
    odds.of,
  );
  const results = odds.results.map(({ key, ways }, i) => ({
    key,
    shade: shadeOf(i, odds.results.length),
    name: text.result(key),
    percent: words.odds.percent(shown[i] ?? null),
    share: ways / odds.of,
    exact: words.odds.exact(ways, odds.of),
  }));
  const spoken = words.list(results.map(({ name, percent }) => words.colon(name, percent)));
  return (
    <div className="odds">
      <h4>{words.odds.title}</h4>
      <div className="odds-bar" role="img" aria-label={words.odds.picture(spoken)}>
        {results.map(({ key, shade, share, percent }) => (
          <span key={key} className={shade} style={{ flexGrow: share }}>
            {share >= 0.09 ? percent : ''}
          </span>
        ))}
      </div>
      <ul className="odds-key">
        {results.map(({ key, shade, name, percent, exact }) => (
          <li key={key} title={exact}>
            <span className={`swatch ${shade}`} aria-hidden="true" />
            <span>{name}</span> <strong>{percent}</strong>
          </li>
        ))}
      </ul>
      {odds.terms.length > 0 && <Terms game={game} terms={odds.terms} />}
    </div>
  );
}

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

function Terms({ game, terms }: { readonly game: Game; readonly terms: readonly OddsTerm[] }) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const sides = [...new Set(terms.map(({ side }) => side))];
  return (
    <dl className="terms" aria-label={words.odds.terms}>
      {sides.map((side) => (
        <div key={side}>
          <dt>{text.result(side)}</dt>
          <dd>
            {keyed(terms.filter((term) => term.side === side)).map(([key, term]) => (
              <span key={key} className={isLess(term) ? 'term less' : 'term'}>
                <b>{isLess(term) ? -term.value : term.value}</b> {text.result(term.what)}{' '}
                <ClauseLink game={game.id} id={term.clause} />
              </span>
            ))}
            <Total terms={terms.filter((term) => term.side === side)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sum of several terms; dice have none, and what counts below nothing the rules of each game say. */
function Total({ terms }: { readonly terms: readonly OddsTerm[] }) {
  let total = 0;
  for (const { value } of terms) {
    if (typeof value !== 'number') return null;
    total += value;
  }
  return terms.length < 2 || total < 0 ? null : <b> = {total}</b>;
}
