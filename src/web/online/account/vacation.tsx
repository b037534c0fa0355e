import { useCallback, useEffect, useState } from 'preact/compat';
import { Choose } from '../../parts/fields.tsx';
import { useTermsWords } from '../../words/terms.ts';
import { useWords } from '../../words/words.ts';
import { Asked, useAsking } from '../asking.tsx';
import type { FarMatch } from '../requests.ts';
import { comeBack, goAway, type VacationInfo, vacation } from './vacation-requests.ts';

/** For how many days people go; and for as many as they may. */
const SPANS = [1, 2, 3, 5, 7, 10, 14, 21, 30];

/** When one is away, and that one goes or comes back. */
export function Vacation({ isGuest }: { readonly isGuest: boolean }) {
  const { vacation: words } = useTermsWords();
  const { date } = useWords();
  const [info, setInfo] = useState<VacationInfo | null>(null);
  const { asking, note, isBusy } = useAsking(words.why);
  const look = useCallback(async () => {
    const answer = await vacation();
    if ('value' in answer) setInfo(answer.value);
  }, []);
  useEffect(() => void look(), [look]);
  // Where nobody may be away nothing is said of it.
  if (info === null || info.allowance === 0) return null;
  const { now, most, left, allowance } = info;
  return (
    <section aria-labelledby="account-vacation" className="vacation">
      <h2 id="account-vacation">{words.title}</h2>
      <p>{words.text}</p>
      {now !== null && (
        <div className="away">
          <p role="status">{words.yours(date(now.until))}</p>
          <button
            type="button"
            className="primary"
            aria-disabled={isBusy}
            onClick={() => void asking(comeBack, setInfo)}
          >
            {words.back}
          </button>
        </div>
      )}
      <p className="help">{words.left(left, allowance)}</p>
      {isGuest && <p className="help">{words.guest}</p>}
      {now === null && !isGuest && most > 0 ? (
        <Going most={most} isBusy={isBusy} note={note} onGo={(days) => void asking(() => goAway(days), setInfo)} />
      ) : (
        note
      )}
    </section>
  );
}

function Going({
  most,
  isBusy,
  note,
  onGo,
}: {
  readonly most: number;
  readonly isBusy: boolean;
  readonly note: ReturnType<typeof useAsking>['note'];
  readonly onGo: (days: number) => void;
}) {
  const { vacation: words } = useTermsWords();
  const spans = [...SPANS.filter((span) => span < most), most];
  const [wished, setWished] = useState(7);
  const days = spans.includes(wished) ? wished : most;
  return (
    <Asked title={words.go} go={words.go} {...{ note, isBusy }} onSend={() => onGo(days)}>
      <Choose
        name={words.days}
        help={words.daysHelp}
        value={String(days)}
        values={Object.fromEntries(spans.map((span) => [String(span), words.span(span)]))}
        onChange={(span) => setWished(Number(span))}
      />
    </Asked>
  );
}

/** Who of a match is on vacation until when, in a line; '' where nobody is. */
export function useAwaySaid(): (match: Pick<FarMatch, 'onVacation' | 'names' | 'seat'>) => string {
  const { vacation: words } = useTermsWords();
  const { date } = useWords();
  return ({ onVacation, names, seat }) =>
    onVacation
      .flatMap((until, at) => {
        if (until === null) return [];
        return [at === seat ? words.yours(date(until)) : words.of(names[at] ?? '', date(until))];
      })
      .join(' ');
}
