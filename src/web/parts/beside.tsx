import { lazy, Suspense, useEffect, useRef, useState } from 'preact/compat';
import type { ActWish, Whole } from '../../keeper/room.ts';
import { clockNow } from '../../kernel/clock.ts';
import type { Refusal } from '../../kernel/match.ts';
import { LEVELS } from '../bots/levels.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import { TakenBack } from './taken-back.tsx';

// What is done beside the rules: a way back and a draw, which others must agree to; a bot in one's place; giving up.

// Only far apart are there clocks to agree on.
const ClockOffer = lazy(async () => ({ default: (await inWords(import('../online/clock-offer.tsx'))).ClockOffer }));

type Act = (wish: ActWish) => Promise<Refusal | null>;

/** Asks the others for what needs their consent. What can be taken back alone is not asked for. */
export function Offers({ act, seated, look }: { readonly act: Act; readonly seated: Seated; readonly look: Whole }) {
  const words = useWords();
  const { language } = useSettings();
  const { far } = seated.info;
  const [taken, setTaken] = useState<{ readonly at: number; readonly told: readonly string[] } | null>(null);
  const consider = async () => {
    const { text } = seated.game;
    const frames = await seated.sinceChoice();
    const scenes = frames.flatMap((frame) => frame.scenes);
    const told = scenes.flatMap(({ view, told: events }) =>
      events.flatMap(({ event }) => text[language].event(view, event) ?? []),
    );
    setTaken({ at: look.n, told });
  };
  // Whatever happens meanwhile, it is another question.
  if (taken !== null && taken.at === look.n)
    return (
      <WayBack
        told={taken.told}
        onAsk={() => {
          setTaken(null);
          void act({ kind: 'offer', what: 'back' });
        }}
        onLeave={() => setTaken(null)}
      />
    );
  return (
    <>
      {look.chose && look.undoable === 0 && (
        <button type="button" className="small beside" onClick={() => void consider()}>
          {words.offers.askBack}
        </button>
      )}
      <button type="button" className="small beside" onClick={() => void act({ kind: 'offer', what: 'draw' })}>
        {words.offers.offerDraw}
      </button>
      {far !== undefined && (
        <Suspense fallback={null}>
          <ClockOffer now={clockNow(far.clock, look)} act={act} />
        </Suspense>
      )}
    </>
  );
}

/** What a way back would undo, before anybody is asked for it. */
function WayBack({
  told,
  onAsk,
  onLeave,
}: {
  readonly told: readonly string[];
  readonly onAsk: () => void;
  readonly onLeave: () => void;
}) {
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  // On the menu of a phone it may open below what is in sight.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={card} className="way-back beside" aria-label={words.offers.askBack}>
      {told.length === 0 ? <p>{words.offers.takenLast}</p> : <TakenBack told={told} />}
      <p>{words.offers.anew}</p>
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

/** Leaves one's seat to a bot of any level, until one is back. */
export function Substitute({ act }: { readonly act: Act }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="small beside" onClick={() => setAsked(true)}>
        {words.substitute.hand}
      </button>
    );
  return (
    <span className="sure substitutes beside">
      {words.substitute.which}
      {LEVELS.map((level) => (
        <button key={level} type="button" className="small" onClick={() => void act({ kind: 'hand', level })}>
          {words.newMatch.levels[level] ?? level}
        </button>
      ))}
      <button type="button" className="small" onClick={() => setAsked(false)}>
        {words.table.back}
      </button>
    </span>
  );
}

/** Gives the match up: asks once more, for it cannot be taken back. */
export function Resign({ act }: { readonly act: Act }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const card = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (asked) card.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (!asked)
    return (
      <button type="button" className="small beside" onClick={() => setAsked(true)}>
        {words.table.resign}
      </button>
    );
  return (
    <span ref={card} className="sure beside">
      {words.table.resignSure}{' '}
      <button type="button" className="small danger" onClick={() => void act({ kind: 'resign' })}>
        {words.table.resign}
      </button>{' '}
      <button type="button" className="small" onClick={() => setAsked(false)}>
        {words.table.playOn}
      </button>
    </span>
  );
}
