import { useEffect, useRef } from 'preact/compat';
import type { GameChoice, GameView, Thing } from '../../kernel/game.ts';
import type { Handling } from '../../table/handling.ts';
import type { Choosing } from '../pages/table-hooks.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { Icon } from '../parts/icons.tsx';
import { useTelling } from '../play/reasons.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import type { Hand } from './use-hand.ts';
import { choicesWith, useReasons } from './what.ts';

/** More would not be read under a finger: they are in the list of all choices. */
const MOST = 6;

interface AboutProps {
  readonly seated: Seated;
  readonly view: GameView;
  readonly choosing: Choosing;
  readonly hand: Hand;
  readonly handling: Handling | undefined;
}

/** A sheet about the thing that a finger rests on: what it is, and what can be done with it or why nothing can. */
export function AboutThing(props: AboutProps) {
  const { held } = props.hand;
  return held === null ? null : <About key={held} {...props} thing={held} />;
}

function About({ seated, view, choosing, hand, handling, thing }: AboutProps & { readonly thing: Thing }) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const { game } = seated;
  const text = game.text[language];
  const found = choicesWith(game, choosing.choices, thing);
  const whole = hand.whole(thing);
  // What can be walked to needs no reason why it could not be.
  const price = hand.goals.includes(thing) ? (handling?.way(view, thing, language)?.price ?? null) : null;
  const isFree = found.length > 0 || whole !== null || price !== null;
  const reasons = useReasons(seated, isFree ? null : thing, view, 0);
  const tell = useTelling(game, language, reasons !== null && reasons.length > 0);
  const sheet = useRef<HTMLElement>(null);
  const { letGo } = hand;
  useEffect(() => {
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.target instanceof Node && sheet.current?.contains(event.target) === true && event.type !== 'keydown')
        return;
      letGo();
    };
    window.addEventListener('keydown', away);
    window.addEventListener('pointerdown', away, true);
    return () => {
      window.removeEventListener('keydown', away);
      window.removeEventListener('pointerdown', away, true);
    };
  }, [letGo]);
  const choose = (choice: GameChoice) => {
    letGo();
    choosing.propose(choice);
  };
  return (
    <section className="about-thing" ref={sheet} aria-label={asked.hand.about} aria-live="polite">
      <header>
        <p>{text.thing(view, thing)}</p>
        <button type="button" className="plain" onClick={letGo} aria-label={words.table.close}>
          <Icon sign="close" />
        </button>
      </header>
      {price !== null && <p className="help">{price}</p>}
      <div className="about-choices">
        {whole !== null && (
          <button
            type="button"
            className="choice"
            onClick={() => {
              letGo();
              whole();
            }}
          >
            {words.hand.whole}
          </button>
        )}
        {found.slice(0, MOST).map((choice) => (
          <button key={game.print(view, choice)} type="button" className="choice" onClick={() => choose(choice)}>
            {text.choice(view, choice)}
          </button>
        ))}
        {found.length > MOST && <p className="help">{words.hand.more(found.length - MOST)}</p>}
      </div>
      {reasons !== null && (
        <ul>
          {reasons.map((reason) => (
            <li key={`${reason.clause}/${reason.why}`}>
              {tell?.(view, reason)} <ClauseLink game={game.id} id={reason.clause} />
            </li>
          ))}
          {reasons.length === 0 && (
            <li>{choosing.choices.length === 0 ? words.table.whyNotWaiting : words.table.whyNotNothing}</li>
          )}
        </ul>
      )}
    </section>
  );
}
