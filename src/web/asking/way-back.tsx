import { useEffect, useRef, useState } from 'preact/compat';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { TakenBack } from './taken-back.tsx';

/** What a way back would undo, before anybody is asked for it. */
export function WayBack({
  seated,
  onAsk,
  onLeave,
}: {
  readonly seated: Seated;
  readonly onAsk: () => void;
  readonly onLeave: () => void;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const [told, setTold] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void seated.sinceChoice().then((frames) => {
      const scenes = frames.flatMap((frame) => frame.scenes);
      const text = seated.game.text[language];
      if (!isLeft)
        setTold(scenes.flatMap(({ view, told: all }) => all.flatMap(({ event }) => text.event(view, event) ?? [])));
    });
    return () => {
      isLeft = true;
    };
  }, [seated, language]);
  const card = useRef<HTMLElement>(null);
  // On the menu of a phone it may open below what is in sight.
  useEffect(() => {
    if (told !== null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  if (told === null) return null;
  return (
    <section ref={card} className="way-back beside" aria-label={words.offers.askBack}>
      {told.length === 0 ? <p>{asked.offers.takenLast}</p> : <TakenBack told={told} />}
      <p>{asked.offers.anew}</p>
      <div className="row">
        <button type="button" className="small primary" onClick={onAsk}>
          {words.offers.askBack}
        </button>
        <button type="button" className="small" onClick={onLeave}>
          {words.table.back}
        </button>
      </div>
    </section>
  );
}
