import { useEffect, useRef, useState } from 'preact/compat';
import type { Clock } from '../../../kernel/clock.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { LEVELS } from '../../bots/levels.ts';
import type { Far, FarTimes } from '../../keeper/contract.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { DAY, figuresOf, isLow, spanOf, timeAfter } from '../clocks.ts';

/** The times as they stand now, a second later each second. */
export function useTimes(times: FarTimes | null): FarTimes['seats'] | null {
  const [, setNow] = useState(0);
  const runs = times?.seats.some((one) => one.runs || one.rests !== undefined) ?? false;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (times === null) return null;
  const gone = performance.now() - times.at;
  return times.seats.map((time) => timeAfter(time, gone));
}

/** What one seat has left: in figures while it is a matter of hours, in words while it is one of days. */
export function SeatClock({
  clock,
  left,
  runs,
  rests,
}: {
  readonly clock: Clock;
  readonly left: number;
  readonly runs: boolean;
  readonly rests?: number;
}) {
  const { clock: w } = useOnlineWords();
  const span = spanOf(left);
  // What stands still presses nobody.
  const low = rests === undefined && isLow(left, clock);
  const said = left >= DAY ? w.span({ ...span, minutes: 0, seconds: 0 }) : figuresOf(span);
  return (
    <span className="clock" data-runs={runs} data-low={low} role="timer" aria-label={w.left(w.span(span), runs)}>
      <span aria-hidden="true">
        {runs ? '▸ ' : ''}
        {said}
        {low && <em> {left === 0 ? w.up : w.low}</em>}
      </span>
    </span>
  );
}

/** At how many minutes left one's own time is said aloud: once each. */
const SAID = [10, 5, 1, 0];

/** One's own time as it runs out, for those who hear the page. */
export function TimeSaid({ left, runs }: { readonly left: number; readonly runs: boolean }) {
  const { clock: w } = useOnlineWords();
  const minutes = Math.ceil(left / 60_000);
  const mark = SAID.findLast((at) => minutes <= at);
  const before = useRef<number | undefined>(mark);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (mark === before.current) return;
    before.current = mark;
    setSaid(!runs || mark === undefined ? '' : mark === 0 ? w.yourUp : w.yours(mark));
  }, [mark, runs, w]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}

/** What can be done where the person of another seat does not come: win by the clock, or let a bot play on. */
export function Leaver({
  seat,
  name,
  far,
  isTimed,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly far: Far;
  readonly isTimed: boolean;
}) {
  const { newMatch, table } = useWords();
  const { leaver: w } = useOnlineWords();
  const [asked, setAsked] = useState<'win' | 'bot' | null>(null);
  const [isEarly, setEarly] = useState(false);
  const claim = async (wish: Parameters<Far['claim']>[0]) => {
    setEarly(!(await far.claim(wish)));
    setAsked(null);
  };
  return (
    <section className="leaver" aria-label={w.title}>
      <p role="status">{isTimed ? w.timed(name) : w.away(name)}</p>
      {isEarly && <p role="alert">{w.inTime}</p>}
      {asked === null && (
        <div className="row">
          {isTimed && (
            <button type="button" className="small primary" onClick={() => setAsked('win')}>
              {w.win}
            </button>
          )}
          <button type="button" className="small" onClick={() => setAsked('bot')}>
            {w.bot}
          </button>
        </div>
      )}
      {asked === 'win' && (
        <div className="row sure">
          {w.winSure}
          <button type="button" className="small danger" onClick={() => void claim({ kind: 'time', of: seat })}>
            {w.win}
          </button>
          <button type="button" className="small" onClick={() => setAsked(null)}>
            {w.wait}
          </button>
        </div>
      )}
      {asked === 'bot' && (
        <div className="row sure">
          {w.which(name)}
          {LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              className="small"
              onClick={() => void claim({ kind: 'hand', level, of: seat })}
            >
              {newMatch.levels[level] ?? level}
            </button>
          ))}
          <button type="button" className="small" onClick={() => setAsked(null)}>
            {table.back}
          </button>
        </div>
      )}
    </section>
  );
}
