import { useEffect, useState } from 'preact/compat';
import { useDiceWords } from '../../words/dice.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useWords } from '../../words/words.ts';
import { type Tended, tendOwn } from '../line/dice.ts';
import type { FarMatch } from '../requests.ts';

/** The dice of a match that waits: their seal, what this page does for them, and for whose page they wait. */
export function DiceNote({ match, begun }: { readonly match: FarMatch; readonly begun: () => void }) {
  const words = useDiceWords();
  const { muster } = useTermsWords();
  const { list } = useWords();
  const [tended, setTended] = useState<Tended | null>(null);
  // Whenever the match was looked at anew.
  useEffect(() => {
    let left = false;
    void tendOwn(match).then((now) => {
      if (left || now === null) return;
      setTended(now);
      if (now.state === 'begun') begun();
    });
    return () => {
      left = true;
    };
  }, [match, begun]);
  const { names, seat, commitment } = match;
  const others = (tended?.lacking ?? []).flatMap((at) => {
    const name = names[at];
    return at === seat || name == null ? [] : [name];
  });
  const anew = () => void tendOwn(match, true).then((now) => now !== null && setTended(now));
  return (
    <section className="dice-note" aria-labelledby="dice-note">
      <h2 id="dice-note">{words.title}</h2>
      <p role="status">{saidOf()}</p>
      {tended?.isLost === true && (
        <p>
          <button type="button" className="secondary" onClick={anew}>
            {words.anew}
          </button>
        </p>
      )}
      <p className="help">{words.help}</p>
      <dl>
        <dt>{words.seal}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
    </section>
  );

  function saidOf(): string {
    if (tended?.isLost === true) return words.lost;
    if (tended !== null && names.includes(null)) return words.people;
    if (tended === null || tended.lacking.includes(seat ?? -1)) return words.mine;
    if (others.length > 0) return words.waiting(list(others));
    return match.muster === undefined ? words.begins : muster.dice;
  }
}
