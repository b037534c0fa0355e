import { useState } from 'preact/compat';
import type { ActWish, OpenOffer } from '../../../keeper/room.ts';
import { type Clock, isSameClock } from '../../../kernel/clock.ts';
import type { Refusal } from '../../../kernel/match.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useWords } from '../../words/words.ts';
import { ClockFields, useClockFigures } from '../lobby/clock-fields.tsx';

/** Proposes to the others to go on by another clock, live or by correspondence, or by none. */
export function ClockOffer({
  now,
  act,
}: {
  readonly now: Clock | null;
  readonly act: (wish: ActWish) => Promise<Refusal | null>;
}) {
  const { clock: words } = useTermsWords();
  const { table } = useWords();
  const figures = useClockFigures();
  const [isOpen, setOpen] = useState(false);
  const [clock, setClock] = useState<Clock | null | undefined>(null);
  if (!isOpen)
    return (
      <button
        type="button"
        className="small beside"
        onClick={() => {
          setClock(null);
          setOpen(true);
        }}
      >
        {words.offer}
      </button>
    );
  const isSame = clock !== undefined && isSameClock(clock, now);
  return (
    <section className="way-back beside" aria-label={words.offer}>
      <p>{words.now(figures(now))}</p>
      <ClockFields onClock={setClock} />
      <p>{isSame ? words.same : words.help}</p>
      <div className="row">
        <button
          type="button"
          className="small primary"
          aria-disabled={isSame || clock === undefined}
          onClick={() => {
            if (isSame || clock === undefined) return;
            setOpen(false);
            void act({ kind: 'offer', what: 'clock', clock });
          }}
        >
          {words.go}
        </button>
        <button type="button" className="small" onClick={() => setOpen(false)}>
          {table.back}
        </button>
      </div>
    </section>
  );
}

/** What is proposed, in a sentence: by the one who reads it, or by somebody of this name. */
export function ClockOffered({
  offer,
  by,
}: {
  readonly offer: Extract<OpenOffer, { readonly what: 'clock' }>;
  readonly by: string | null;
}) {
  const { clock: words } = useTermsWords();
  const said = useClockFigures()(offer.clock);
  return <>{by === null ? words.mine(said) : words.of(by, said)}</>;
}

/** By which clock it goes on where all have agreed on another, for those who hear the page: whoever sees it sees the clocks. */
export function ClockAgreed({ clock }: { readonly clock: Clock | null }) {
  const { clock: words } = useTermsWords();
  const figures = useClockFigures();
  return (
    <p className="unseen" role="status">
      {words.agreed(figures(clock))}
    </p>
  );
}
