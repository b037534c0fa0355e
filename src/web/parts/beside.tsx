import { lazy, Suspense, useEffect, useRef, useState } from 'preact/compat';
import type { ActWish, Whole } from '../../keeper/room.ts';
import { clockNow } from '../../kernel/clock.ts';
import type { Refusal } from '../../kernel/match.ts';
import { Aside, WayBack } from '../asking/aside.tsx';
import { LEVELS } from '../bots/levels.ts';
import type { Seated } from '../play/table.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';

// What is done beside the rules: a way back and a draw, which others must agree to; a bot in one's place; giving up.

// Only far apart are there clocks to agree on.
const ClockOffer = lazy(async () => ({
  default: (await inWords(import('../online/table/clock-offer.tsx'))).ClockOffer,
}));

type Act = (wish: ActWish) => Promise<Refusal | null>;

/** Asks the others for what needs their consent. What can be taken back alone is not asked for. */
export function Offers({ act, seated, look }: { readonly act: Act; readonly seated: Seated; readonly look: Whole }) {
  const words = useWords();
  const { far } = seated.info;
  const [asksAt, setAsksAt] = useState<number | null>(null);
  // Whatever happens meanwhile, it is another question.
  if (asksAt === look.n)
    return (
      <Aside>
        <WayBack
          seated={seated}
          onAsk={() => {
            setAsksAt(null);
            void act({ kind: 'offer', what: 'back' });
          }}
          onLeave={() => setAsksAt(null)}
        />
      </Aside>
    );
  return (
    <>
      {look.chose && look.undoable === 0 && (
        <button type="button" className="small beside" onClick={() => setAsksAt(look.n)}>
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
