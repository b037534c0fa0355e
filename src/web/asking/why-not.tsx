import { useEffect } from 'preact/compat';
import type { Game, GameView, Reason, Thing } from '../../kernel/game.ts';
import { ClauseLink, ClauseText } from '../parts/clause.tsx';
import { Icon } from '../parts/icons.tsx';
import { say } from '../play/herald.ts';
import { useTelling } from '../play/reasons.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

/** A question that was asked of the board: why can this not be chosen? */
export interface Doubt {
  readonly thing: Thing;
  readonly reasons: readonly Reason[];
  /** The asker is not to choose now. */
  readonly waiting: boolean;
}

export function WhyNot({
  game,
  view,
  doubt,
  onClose,
}: {
  readonly game: Game;
  readonly view: GameView;
  readonly doubt: Doubt;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const none = doubt.waiting ? words.table.whyNotWaiting : words.table.whyNotNothing;
  const subject = text.thing(view, doubt.thing);
  const tell = useTelling(game, language, doubt.reasons.length > 0);
  const reasons = doubt.reasons.map((reason) => tell?.(view, reason) ?? null);
  const said = reasons.includes(null)
    ? ''
    : `${words.table.whyNot} ${words.colon(subject, reasons.length === 0 ? none : reasons.join(' '))}`;
  useEffect(() => say(said), [said]);
  return (
    <section className="why-not" aria-label={words.table.whyNot}>
      <header>
        <h3>{words.table.whyNot}</h3>
        <span className="subject">{subject}</span>
        <button type="button" className="plain" onClick={onClose} aria-label={words.table.close}>
          <Icon sign="close" />
        </button>
      </header>
      {doubt.reasons.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {doubt.reasons.map((reason, n) => (
            <li key={`${reason.clause}/${reason.why}`}>
              <p>
                {reasons[n]} <ClauseLink game={game.id} id={reason.clause} />
              </p>
              <ClauseText game={game} id={reason.clause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
