import { useLayoutEffect, useRef } from 'preact/compat';
import type { GameView, Thing } from '../../kernel/game.ts';
import type { Handling } from '../../table/handling.ts';
import { useStore } from '../../table/store.ts';
import type { Choosing } from '../pages/table-hooks.ts';
import { useTelling } from '../play/reasons.ts';
import type { Seated } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import type { Hand } from './use-hand.ts';
import { choicesWith, useReasons } from './what.ts';

/** So many choices are named in one line. */
const FEW = 2;
/** A hand that goes on sooner, in milliseconds, has asked nothing. */
const PAUSE = 350;

interface PointedLineProps {
  readonly seated: Seated;
  readonly view: GameView;
  readonly choosing: Choosing;
  readonly hand: Hand;
  readonly handling: Handling | undefined;
}

const controlOf = (thing: Thing): Element | null => document.querySelector(`[data-thing="${thing}"]`);

/** One line over the edge of the board: what is pointed at, and what can be done with it. The name of a control says it to those who hear. */
export function PointedLine({ seated, view, choosing, hand, handling }: PointedLineProps) {
  const thing = useStore(hand.over);
  const line = useRef<HTMLParagraphElement>(null);
  // It never lies over what it speaks of.
  useLayoutEffect(() => {
    const place = document.querySelector(`.board-frame [data-thing="${thing}"]`)?.getBoundingClientRect();
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    const low = place !== undefined && frame !== undefined && place.bottom > frame.top + frame.height * 0.75;
    line.current?.toggleAttribute('data-above', low);
  }, [thing]);
  // What was pointed at may be gone from under a hand that lies still: nobody says that it left.
  const stood = useRef<Thing | null>(null);
  useLayoutEffect(() => {
    const isThere = thing !== null && controlOf(thing) !== null;
    if (!isThere && thing !== null && stood.current === thing) hand.over.set(null);
    stood.current = isThere ? thing : null;
  });
  return (
    <p className="pointed-line" ref={line} data-shown={thing !== null} aria-hidden="true">
      {thing !== null && (
        <Said seated={seated} view={view} choosing={choosing} hand={hand} handling={handling} thing={thing} />
      )}
    </p>
  );
}

function Said({ seated, view, choosing, hand, handling, thing }: PointedLineProps & { readonly thing: Thing }) {
  const words = useWords();
  const { language } = useSettings();
  const text = seated.game.text[language];
  const { choices, selection } = choosing;
  const open = choicesWith(seated.game, selection.open, thing);
  const found = open.length > 0 ? open : choicesWith(seated.game, choices, thing);
  const price = handling?.way(view, thing, language)?.price ?? null;
  const whole = hand.whole(thing) !== null && hand.grounds.includes(thing);
  const isFree = found.length > 0 || price !== null || whole;
  const reasons = useReasons(seated, isFree || hand.carrying !== null ? null : thing, view, PAUSE);
  const [reason] = reasons ?? [];
  const tell = useTelling(seated.game, language, reason !== undefined);
  const said = found.slice(0, FEW).map((choice) => text.choice(view, choice));
  const more = found.length - said.length;
  const parts = [
    ...(price === null ? [] : [price]),
    ...(whole ? [words.hand.whole] : []),
    ...(hand.carrying === null ? said : []),
    ...(hand.carrying === null && more > 0 ? [words.hand.more(more)] : []),
    ...(reason === undefined || tell === null ? [] : [tell(view, reason)]),
  ];
  return (
    <>
      <b>{text.thing(view, thing)}</b>
      {parts.length > 0 && <span>{parts.join(' · ')}</span>}
    </>
  );
}
