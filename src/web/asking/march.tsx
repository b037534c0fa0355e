import { useEffect, useRef } from 'preact/compat';
import type { Game, GameView } from '../../kernel/game.ts';
import type { Aim } from '../hand/use-hand.ts';
import { Key } from '../parts/key.tsx';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';

interface MarchCardProps {
  readonly game: Game;
  readonly view: GameView;
  readonly aim: Aim;
  readonly onGo: () => void;
  readonly onBack: () => void;
}

/** A way that waits for a last word: where it leads, and what it costs. */
export function MarchCard({ game, view, aim: { goal, way }, onGo, onBack }: MarchCardProps) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  return (
    <div className="pending march">
      <h3 className="title">{asked.hand.goal(game.text[language].thing(view, goal))}</h3>
      <p>{way.price}</p>
      <div className="row">
        <button type="button" className="primary go" ref={go} onClick={onGo}>
          {asked.hand.march} <Key name="↵" />
        </button>
        <button type="button" className="secondary" onClick={onBack}>
          {words.table.back} <Key name="Esc" />
        </button>
      </div>
    </div>
  );
}
