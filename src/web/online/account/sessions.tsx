import { useAccountWords } from '../../words/account.ts';
import type { AccountWords } from '../../words/account-en.ts';
import { useAsking } from '../asking.tsx';
import { beNobody } from '../requests.ts';
import { type Account, endOthers, endSession } from './account-requests.ts';

/** 'Firefox, Linux' in words. */
function called(words: AccountWords, browser: string): string {
  const [name = '', machine] = browser.split(', ');
  if (machine !== undefined) return words.device(name, machine);
  return name === '' ? words.sessions.unknown : name;
}

/** The browsers in which one is known. */
export function Sessions({
  known,
  isGuest,
  onDone,
}: {
  readonly known: Account;
  /** Whoever has no other way in is not sent away here. */
  readonly isGuest: boolean;
  readonly onDone: () => void;
}) {
  const all = useAccountWords();
  const words = all.sessions;
  const { asking, note } = useAsking();
  return (
    <section aria-labelledby="account-sessions" className="sessions">
      <h2 id="account-sessions">{words.title}</h2>
      <ul className="listed">
        {known.sessions.map(({ id, browser, made, seen, current }) => (
          <li key={id} data-current={current}>
            <span className="what">
              {current && browser === '' ? (
                words.here
              ) : (
                <>
                  {called(all, browser)} {current && <em>({words.here})</em>}
                </>
              )}
            </span>
            <span className="help">
              {words.made(all.day(made))}, {words.seen(all.day(seen))}
            </span>
            {!current && (
              <button
                type="button"
                className="small"
                aria-label={`${words.end}: ${called(all, browser)}`}
                onClick={() => void asking(() => endSession(id), onDone)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {note}
      <div className="row">
        {known.sessions.length > 1 && (
          <button type="button" className="secondary" onClick={() => void asking(endOthers, onDone)}>
            {words.others}
          </button>
        )}
        {!isGuest && (
          <button type="button" className="secondary" onClick={() => void asking(beNobody, onDone)}>
            {words.away}
          </button>
        )}
      </div>
    </section>
  );
}
