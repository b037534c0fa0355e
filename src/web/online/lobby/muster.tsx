import { useState } from 'preact/compat';
import { useOnlineWords } from '../../words/online.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useWords } from '../../words/words.ts';
import { figuresOf, spanOf } from '../clocks.ts';
import { type Answer, type FarMatch, type Muster, reopenSeat, sayReady } from '../requests.ts';

/** All seats of a live match are taken: each says that he is there before the clock starts, and who does not may lose his seat. */
export function MusterCall({
  match: { id, seat, names },
  muster: { left, ready, late },
  begun,
}: {
  readonly match: FarMatch;
  readonly muster: Muster;
  readonly begun: () => void;
}) {
  const { muster: words } = useTermsWords();
  const { noServer } = useOnlineWords();
  const { list } = useWords();
  const [fault, setFault] = useState('');
  const asking = async (ask: Promise<Answer<unknown>>) => {
    const answer = await ask;
    // A seat that is no longer late, or a match that has begun: what is shown next says so.
    setFault('value' in answer || answer.status === 409 ? '' : noServer);
    begun();
  };
  const isReady = seat !== null && ready.includes(seat);
  const awaited = names.flatMap((name, at) => (name === null || at === seat || ready.includes(at) ? [] : [name]));
  const lateOthers = late.filter((at) => at !== seat);
  const isLate = seat !== null && late.includes(seat);
  return (
    <section className="muster" aria-labelledby="muster">
      <h2 id="muster">{words.title}</h2>
      <p>{words.help}</p>
      {isLate && !isReady && <p role="status">{words.lateSelf}</p>}
      {isReady ? (
        <p role="status">{awaited.length === 0 ? words.begins : words.waiting(list(awaited))}</p>
      ) : (
        <p>
          <button type="button" className="primary large" onClick={() => void asking(sayReady(id))}>
            {words.ready}
          </button>
        </p>
      )}
      {left > 0 && (
        <p className="help" role="timer">
          {words.left(figuresOf(spanOf(left)))}
        </p>
      )}
      {lateOthers.length > 0 && (
        <>
          <p>{words.late(list(lateOthers.map((at) => names[at] ?? '')))}</p>
          <div className="row">
            {lateOthers.map((at) => (
              <button key={at} type="button" className="small" onClick={() => void asking(reopenSeat(id, at))}>
                {words.reopen(names[at] ?? '')}
              </button>
            ))}
          </div>
        </>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
    </section>
  );
}
