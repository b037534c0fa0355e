import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import type { Game, GameView } from '../../kernel/game.ts';
import type { Presentation } from '../../table/presentation.ts';
import type { Pending } from '../pages/table-hooks.ts';
import { Key } from '../parts/key.tsx';
import { lay, uncoverOdds, useOver } from '../router.ts';
import { useSettings } from '../settings.ts';
import { OddsPicture, vainOf } from '../weighing/odds.tsx';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

/** So many that could still act are listed at once. */
const FEW_LEFT = 6;

const OddsSheet = lazy(async () => ({ default: (await import('../weighing/odds-sheet.tsx')).OddsSheet }));

/**
 * A choice that waits for a last word: a fight with its odds, or any choice if the reader wants to be asked. An attack from which
 * nothing good can come says so, and then it is not what one presses first.
 */
export function PendingCard({
  game,
  presentation,
  view,
  pending: { choice, odds, left },
  onGo,
  onBack,
}: {
  readonly game: Game;
  readonly presentation: Presentation;
  readonly view: GameView;
  readonly pending: Pending;
  readonly onGo: () => void;
  readonly onBack: () => void;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const fighting = odds === null ? null : (presentation.fighting?.(view, odds) ?? null);
  const isFull = useOver()?.page === 'odds';
  // Whoever decides, or thinks better of it, has no more odds before him.
  useEffect(() => () => uncoverOdds(), []);
  const vain = odds === null ? null : vainOf(odds, fighting, view);
  const only = odds?.results.find(({ ways }) => ways > 0)?.key ?? '';
  return (
    <div className="pending">
      <h3 className="title">{text.choice(view, choice)}</h3>
      {vain !== null && (
        <p className="vain" role="alert">
          {vain === 'certain' ? asked.odds.certain(text.result(only)) : asked.odds.vain}
        </p>
      )}
      {left.length > 0 && (
        <details className="left" open={left.length <= FEW_LEFT}>
          <summary>{words.table.left(left.length)}</summary>
          <ul>
            {left.map((thing) => (
              <li key={thing}>{text.thing(view, thing)}</li>
            ))}
          </ul>
        </details>
      )}
      {odds !== null && <OddsPicture game={game} view={view} odds={odds} fighting={fighting} />}
      {odds !== null && isFull && (
        <Suspense fallback={null}>
          <OddsSheet game={game} view={view} choice={choice} odds={odds} fighting={fighting} />
        </Suspense>
      )}
      <div className="row">
        {vain === null ? (
          <>
            <button type="button" className="primary go" ref={first} onClick={onGo}>
              {words.table.go} <Key name="↵" />
            </button>
            <button type="button" className="secondary" onClick={onBack}>
              {words.table.back} <Key name="Esc" />
            </button>
          </>
        ) : (
          <>
            <button type="button" className="primary back" ref={first} onClick={onBack}>
              {words.table.back} <Key name="Esc" />
            </button>
            <button type="button" className="secondary go" onClick={onGo}>
              {asked.odds.allTheSame}
            </button>
          </>
        )}
        {odds !== null && (
          <button type="button" className="plain in-full" onClick={() => lay({ page: 'odds' })}>
            {asked.odds.full}
          </button>
        )}
      </div>
    </div>
  );
}
