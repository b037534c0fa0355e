import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import type { OpenOffer, Whole } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { isLost } from '../parts/log.tsx';
import { owesAnswer, type Seated, type TableState } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import { called } from './called.ts';
import { TakenBack } from './taken-back.tsx';

// Only far apart are there clocks to agree on.
const ClockOffered = lazy(async () => ({
  default: (await inWords(import('../online/table/clock-offer.tsx'))).ClockOffered,
}));

/** What one seat has offered and others are to agree to. It stands beside the question of the match, and never hides it. */
export function Consent({
  game,
  seated,
  state,
  look,
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
}) {
  const words = useAskedWords();
  const { language } = useSettings();
  const { offer, view, told } = look;
  const { viewer } = state;
  const card = useRef<HTMLElement>(null);
  const asked = owesAnswer(offer, viewer) ? offer?.n : undefined;
  // On a phone it may reach below what is in sight: whoever is asked sees what he can answer.
  useEffect(() => {
    if (asked !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (offer === null) {
    if (!state.declined && !state.granted) return null;
    return (
      <p className="consent" role="status">
        {state.granted ? words.offers.granted : words.offers.declined}
      </p>
    );
  }
  const lost = told.filter((heard) => isLost(offer, heard));
  const name = (seat: Seat) => called(game.text[language].seat(view, seat), seated.info.players, seat);
  return (
    <section ref={card} className="consent" aria-label={words.offers.title}>
      <p role="status">
        <Offered offer={offer} by={offer.seat === viewer ? null : name(offer.seat)} />
      </p>
      <TakenBack told={lost.flatMap(({ event }) => game.text[language].event(view, event) ?? [])} />
      {state.here && <Answers seated={seated} state={state} offer={offer} name={name} />}
    </section>
  );
}

/** What is offered, in a sentence: by the viewer himself, or by somebody of this name. */
function Offered({ offer, by }: { readonly offer: OpenOffer; readonly by: string | null }) {
  const { offers } = useAskedWords();
  if (offer.what === 'clock')
    return (
      <Suspense fallback={null}>
        <ClockOffered offer={offer} by={by} />
      </Suspense>
    );
  return <>{by === null ? offers.mine[offer.what] : offers.of[offer.what](by)}</>;
}

/**
 * The answer of the viewer. Where several people share the screen and have no secrets, whoever is asked answers at once; otherwise the
 * screen is handed to him first.
 */
function Answers({
  seated: { act, own, info, handTo },
  state: { viewer },
  offer,
  name,
}: {
  readonly seated: Seated;
  readonly state: TableState;
  readonly offer: NonNullable<Whole['offer']>;
  readonly name: (seat: Seat) => string;
}) {
  const words = useAskedWords();
  const { handTo: handToWord } = useWords().offers;
  if (act === null) return null;
  const asked = own.filter((seat) => owesAnswer(offer, seat));
  const answering = asked.find((seat) => seat === viewer || !info.curtain);
  const next = answering === undefined ? asked[0] : undefined;
  return (
    <>
      {answering !== undefined && answering !== viewer && <p>{words.offers.asked(name(answering))}</p>}
      <div className="row">
        {answering !== undefined && (
          <>
            <button type="button" className="primary" onClick={() => void act({ kind: 'agree' }, answering)}>
              {words.offers.agree}
            </button>
            <button type="button" className="secondary" onClick={() => void act({ kind: 'decline' }, answering)}>
              {words.offers.decline}
            </button>
          </>
        )}
        {next !== undefined && (
          <button type="button" className="primary" onClick={() => handTo(next)}>
            {handToWord(name(next))}
          </button>
        )}
        {offer.seat === viewer && (
          <button type="button" className="secondary" onClick={() => void act({ kind: 'decline' })}>
            {words.offers.withdraw}
          </button>
        )}
      </div>
    </>
  );
}
