import { useEffect, useRef } from 'preact/compat';
import type { Heard } from '../../keeper/feed.ts';
import type { Game, GameView, Language } from '../../kernel/game.ts';
import { createStore, useStore } from '../../table/store.ts';

/** A sentence for those who hear the page. */
interface Saying {
  readonly id: number;
  readonly text: string;
}

/** More than one turn says at once; what was said long ago is taken away. */
const MOST = 80;

let last = 0;
const sayings = createStore<readonly Saying[]>([]);

/** What is said, in order, for the one place from which readers hear it. */
export function useSayings(): readonly Saying[] {
  return useStore(sayings);
}

/** Says a sentence after all that was said before: nothing is interrupted, and nothing is lost. */
export function say(text: string): void {
  if (text === '') return;
  sayings.set([...sayings.get(), { id: ++last, text }].slice(-MOST));
}

/**
 * What is new in the log since it was last heard, given how much of it was. A log that has become shorter was taken back, or is shown
 * again from an earlier line on: then its last line alone is heard while it is being shown.
 */
export function newlyHeard(before: number, log: readonly Heard[], isShown: boolean): readonly Heard[] {
  if (log.length >= before) return log.slice(before);
  return isShown ? log.slice(-1) : [];
}

interface Listening {
  readonly game: Game;
  readonly language: Language;
  /** What is known now, in whose words all is told. */
  readonly view: GameView;
  /** The log as far as it is shown. */
  readonly log: readonly Heard[];
  readonly isShown: boolean;
  /** The name of the question that the person is asked now, and its words; null while nothing is asked of him. */
  readonly question: { readonly name: string; readonly text: string } | null;
  /** How the match ended, once that is shown. */
  readonly outcome: string | null;
}

/** Says what happens at a table, each thing once and in the order in which it is shown: deeds, the question that follows, the end. */
export function useHerald({ game, language, view, log, isShown, question, outcome }: Listening): void {
  const before = useRef(log.length);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    for (const { event } of newlyHeard(before.current, log, isShown)) say(game.text[language].event(view, event) ?? '');
    before.current = log.length;
  }, [game, language, view, log, isShown]);
  const name = question?.name ?? null;
  const text = question?.text ?? '';
  useEffect(() => {
    // The same question in another language, or in words that have changed while it stands, is not asked again.
    if (name === null || asked.current === name) return;
    asked.current = name;
    say(text);
  }, [name, text]);
  const isOver = outcome !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is over is said once, in the language of that moment.
  useEffect(() => say(outcome ?? ''), [isOver]);
}
