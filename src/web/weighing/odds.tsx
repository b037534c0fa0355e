import { useState } from 'preact/compat';
import type { Game, GameView } from '../../kernel/game.ts';
import type { Odds, OddsTerm, WhatIf } from '../../kernel/odds.ts';
import type { Fighting } from '../../table/presentation.ts';
import { groupedPercentages } from '../../text/percentages.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { CAMPS, type Camp, campsOf, type Look, lookOf, partOf, type Result } from './camps.ts';
import { Sum } from './sum.tsx';
import { Weighed } from './weighing.tsx';

/** What whoever attacks must know before he does: nothing that can come of it is good for him. Null if something is. */
export function vainOf(odds: Odds, fighting: Fighting | null, view: GameView): 'certain' | 'vain' | null {
  if (
    fighting === null ||
    fighting.forced === true ||
    partOf(fighting, view) !== 'attacker' ||
    odds.results.length === 0
  )
    return null;
  const possible = odds.results.filter(({ ways }) => ways > 0);
  if (possible.some(({ key }) => fighting.favours(key) === 'attacker')) return null;
  return possible.length === 1 ? 'certain' : 'vain';
}

/** Without sides: from what is worst for whoever attacks to what is best, shade and pattern together. */
const shadeOf = (place: number, of: number): Look => ({
  className: `shade-${of === 1 ? 5 : Math.round((place * 5) / (of - 1))}`,
});

/** A key of so many results is read at a glance. */
const SHORT = 5;

interface Segment {
  readonly key: string;
  readonly camp: Camp;
  readonly look: Look;
  readonly name: string;
  readonly points: number | null;
  readonly ways: number;
}

interface OddsProps {
  readonly game: Game;
  readonly view: GameView;
  readonly odds: Odds;
  /** Who fights whom, where the game says it. */
  readonly fighting: Fighting | null;
}

/** What can come of a fight: a bar, the words for it, and what counts. */
export function OddsPicture({ game, view, odds: plain, fighting }: OddsProps) {
  const words = useWords();
  const asked = useAskedWords();
  const [what, setWhat] = useState<WhatIf | null>(null);
  // Whoever points at a card sees what it would make of it.
  const odds: Odds = what === null ? plain : { ...plain, ...{ of: what.of, results: what.results } };
  const { weighed } = plain;
  const { language } = useSettings();
  const text = game.text[language];
  const sides = fighting === null ? null : campsOf(odds, fighting, view);
  const camps: Readonly<Record<Camp, readonly Result[]>> = sides ?? { mine: [], neither: odds.results, theirs: [] };
  const shares = groupedPercentages(
    CAMPS.map((camp) => camps[camp].map(({ ways }) => ways)),
    odds.of,
  );
  const mine = fighting === null ? 'attacker' : partOf(fighting, view);
  const colours = {
    mine: fighting?.[mine].colour ?? '',
    neither: '',
    theirs: fighting?.[mine === 'attacker' ? 'defender' : 'attacker'].colour ?? '',
  };
  const segments = CAMPS.flatMap((camp, c) =>
    camps[camp].map(({ key, ways }, i): Segment => {
      // The strongest of mine stands at one end of the bar, that of the other side at the other.
      const degree = camp === 'theirs' ? camps[camp].length - 1 - i : i;
      const look = sides === null ? shadeOf(i, odds.results.length) : lookOf(camp, degree, colours[camp]);
      return { key, camp, look, ways, name: text.result(key), points: shares[c]?.parts[i] ?? null };
    }),
  );
  const spoken = words.list(segments.map(({ name, points }) => words.colon(name, asked.odds.percent(points))));
  return (
    <div className="odds">
      <h4>{asked.odds.title}</h4>
      {fighting !== null && (
        <p className="odds-sides">
          {CAMPS.map((camp, c) =>
            camps[camp].length === 0 ? null : (
              <span key={camp}>
                <span {...swatch(lookOf(camp, 0, colours[camp]))} aria-hidden="true" />
                {sideName(camp)} <strong>{asked.odds.percent(shares[c]?.share ?? null)}</strong>
              </span>
            ),
          )}
        </p>
      )}
      <div className="odds-bar" role="img" aria-label={asked.odds.picture(spoken)}>
        {segments
          .filter(({ ways }) => ways > 0)
          .map(({ key, look, ways, points }) => (
            <span key={key} className={look.className} style={{ ...look.style, flexGrow: ways / odds.of }}>
              {ways / odds.of >= 0.09 ? <b>{asked.odds.percent(points)}</b> : ''}
            </span>
          ))}
      </div>
      <ul className="odds-key">
        {segments.filter(isTold).map(({ key, look, name, points, ways }) => (
          <li key={key} title={asked.odds.exact(ways, odds.of)}>
            <span {...swatch(look)} aria-hidden="true" />
            <span>{name}</span> <strong>{asked.odds.percent(points)}</strong>
          </li>
        ))}
      </ul>
      {weighed !== undefined && fighting !== null ? (
        <Weighed
          {...{ game, view, fighting, weighed, odds: plain, what }}
          side={sideName}
          colours={colours}
          onWhat={setWhat}
        />
      ) : null}
      {/* Dice that are told one by one have their sums with them. */}
      {(weighed === undefined || fighting === null || weighed.ladder !== undefined) && odds.terms.length > 0 && (
        <Terms game={game} view={view} terms={odds.terms} />
      )}
    </div>
  );

  /** What cannot happen is told beside what can; where there is much of both, only what nothing that may be added would bring about is left out. */
  function isTold({ key }: Segment): boolean {
    const can = ({ results }: Pick<Odds, 'results'>) => results.some((result) => result.key === key && result.ways > 0);
    return segments.length <= SHORT || [odds, plain, ...(weighed?.ifs ?? []), ...(weighed?.ladder ?? [])].some(can);
  }

  function sideName(camp: Camp): string {
    if (fighting === null || camp === 'neither') return asked.odds.neither;
    const part = camp === 'mine' ? mine : mine === 'attacker' ? 'defender' : 'attacker';
    const { seats } = fighting[part];
    if (view.viewer !== null && seats.includes(view.viewer)) return asked.odds.you;
    return words.list(seats.map((seat) => text.seat(view, seat)));
  }
}

const swatch = ({ className, style }: Look) => ({ className: `swatch ${className}`, style });

interface TermsProps {
  readonly game: Game;
  readonly view: GameView;
  readonly terms: readonly OddsTerm[];
}

function Terms({ game, view, terms }: TermsProps) {
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const sides = [...new Set(terms.map(({ side }) => side))];
  return (
    <dl className="terms" aria-label={asked.odds.terms}>
      {sides.map((side) => (
        <div key={side}>
          <dt>{text.result(side)}</dt>
          <dd>
            <Sum game={game} view={view} terms={terms.filter((term) => term.side === side)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
