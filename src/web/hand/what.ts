import { useEffect, useState } from 'preact/compat';
import type { Game, GameChoice, Reason, Thing } from '../../kernel/game.ts';
import type { Seated } from '../play/table.ts';

/** The choices in which a thing has a part, those that begin with it first. */
export function choicesWith(
  game: Pick<Game, 'touches'>,
  choices: readonly GameChoice[],
  thing: Thing,
): readonly GameChoice[] {
  const rank = (choice: GameChoice) => game.touches(choice).indexOf(thing);
  return choices.filter((choice) => rank(choice) >= 0).sort((a, b) => rank(a) - rank(b));
}

/**
 * Why nothing can be done with a thing, asked a moment after it was pointed at; null while that is not known. It is the answer that a
 * touch of it would get: a seat is told nothing that it could not ask.
 */
export function useReasons(
  seated: Seated,
  thing: Thing | null,
  question: unknown,
  after: number,
): readonly Reason[] | null {
  const [known, setKnown] = useState<{ readonly thing: Thing; readonly reasons: readonly Reason[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other reasons.
  useEffect(() => {
    setKnown(null);
    if (thing === null) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void seated.whyNot({ thing }).then((reasons) => {
        if (!gone) setKnown({ thing, reasons });
      });
    }, after);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [seated, thing, question, after]);
  return known?.thing === thing ? known.reasons : null;
}
