import { useEffect, useRef, useState } from 'preact/compat';
import type { Whole } from '../../../keeper/room.ts';
import { clockNow, isLive } from '../../../kernel/clock.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Game, GameView } from '../../../kernel/game.ts';
import { useStore } from '../../../table/store.ts';
import type { Far, MatchInfo } from '../../keeper/contract.ts';
import { Link } from '../../parts/link.tsx';
import { useSettings } from '../../settings.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useWords } from '../../words/words.ts';
import { ClockAgreed } from './clock-offer.tsx';
import { Leaver, SeatClock, TimeSaid, useTimes } from './times.tsx';

/** For how long it is said that the line is back, in milliseconds. */
const BACK = 5000;

/** The others at a table far apart, whether they are there, and how it stands with the line to them. */
export function Company({
  info,
  far,
  game,
  look,
  view,
}: {
  readonly info: MatchInfo;
  readonly far: Far;
  readonly game: Game;
  readonly look: Pick<Whole, 'handed' | 'clock'>;
  readonly view: GameView;
}) {
  const words = useOnlineWords();
  const company = useCompanyWords();
  const { language } = useSettings();
  const { line, present, times: heard, onVacation, watched } = useStore(far.status);
  const text = game.text[language];
  const times = useTimes(heard);
  const { newMatch, date } = useWords();
  const { vacation } = useTermsWords();
  const mine = far.seat === null ? undefined : times?.[far.seat];
  const clock = clockNow(far.clock, look);
  const clockOf = (seat: Seat) => {
    const time = times?.[seat];
    const isOver = view.outcome !== null || look.handed[seat] != null || info.players[seat]?.kind === 'bot';
    return clock === null || time === undefined || isOver ? null : <SeatClock clock={clock} {...time} />;
  };
  /** At a live clock nobody is waited for. */
  const awayOf = (seat: Seat) => {
    const until = onVacation[seat] ?? null;
    const isSaid = until !== null && until > Date.now() && view.outcome === null && !(clock !== null && isLive(clock));
    return isSaid ? <span className="leave">{vacation.until(date(until))}</span> : null;
  };
  const gone = info.players.flatMap((player, seat) => {
    const time = times?.[seat];
    const isTimed = clock !== null && time?.runs === true && time.left === 0;
    const isAway = clock === null && far.away.includes(seat);
    if (player.kind !== 'far' || far.seat === null || view.outcome !== null || look.handed[seat] != null) return [];
    return isTimed || isAway ? [{ seat, name: player.name || words.left, isTimed }] : [];
  });
  return (
    <div className="company">
      <LineNote line={line} />
      <ul aria-label={words.people}>
        {info.players.map((player, seat) => {
          const level = player.kind === 'bot' ? player.level : look.handed[seat];
          if (player.kind !== 'far' || level != null) {
            const clock = clockOf(seat);
            const away = awayOf(seat);
            if (level == null && clock === null && away === null) return null;
            const bot = level == null ? words.me : words.botSeat.name(newMatch.levels[level] ?? level);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <li key={seat} data-present="none">
                <span className="person">
                  {player.kind === 'far' ? words.botSeat.plays(bot, player.name || words.left) : bot}
                </span>{' '}
                <span className="whose">{text.seat(view, seat)}</span> {clock} {away}
              </li>
            );
          }
          const [isThere, away] = [present?.includes(seat) ?? null, awayOf(seat)];
          // That somebody on vacation is not there need not be said.
          const isPresenceSaid = isThere === true || (isThere === false && away === null);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat} data-present={isThere ?? 'unknown'}>
              <span className="person">{player.name || words.left}</span>{' '}
              <span className="whose">{text.seat(view, seat)}</span>
              {isPresenceSaid && <span className="there">{isThere ? words.present : words.absent}</span>}
              {clockOf(seat)}
              {away}
            </li>
          );
        })}
      </ul>
      {clock !== null && mine !== undefined && <TimeSaid {...mine} />}
      {clock !== null && mine?.runs === true && mine.left === 0 && view.outcome === null && (
        <p className="line" data-line="lost">
          {words.clock.yourUp}
        </p>
      )}
      {look.clock !== undefined && view.outcome === null && <ClockAgreed clock={clock} />}
      {gone.map((one) => (
        <Leaver key={one.seat} {...one} far={far} />
      ))}
      {watched > 0 && <p className="help watched">{company.watched(watched)}</p>}
      {far.seat === null && <p className="help">{words.looking}</p>}
      {far.seat === null && far.delay > 0 && <p className="help">{company.late(far.delay / 60_000)}</p>}
    </div>
  );
}

function LineNote({ line }: { readonly line: 'opening' | 'open' | 'lost' | 'nobody' }) {
  const { line: words } = useOnlineWords();
  const wasLost = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (line === 'lost') wasLost.current = true;
    if (line !== 'open' || !wasLost.current) return undefined;
    wasLost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK);
    return () => clearTimeout(timer);
  }, [line]);
  const said = line === 'open' ? (isBack ? words.back : '') : words[line];
  return (
    <>
      <p className="line" role="status" data-line={line}>
        {said}
      </p>
      {line === 'nobody' && (
        <p>
          <Link to={{ page: 'online' }} className="primary small">
            {words.who}
          </Link>
        </p>
      )}
    </>
  );
}
