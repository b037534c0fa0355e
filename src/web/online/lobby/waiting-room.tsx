import { useEffect, useId, useRef, useState } from 'preact/compat';
import { Masthead } from '../../parts/masthead.tsx';
import { useGame } from '../../play/opened.ts';
import { addressOf } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { entryOf } from '../../shelf.ts';
import { useCompanyWords } from '../../words/company.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useTermsWords } from '../../words/terms.ts';
import { useTypeset, useWords } from '../../words/words.ts';
import { type FarMatch, isRevenge, linkTo } from '../requests.ts';
import { useBotName } from './bot-seats.tsx';
import { DiceNote } from './dice-note.tsx';
import { Host } from './host.tsx';
import { MusterCall } from './muster.tsx';
import { seatNames } from './seat-names.ts';
import { useStandingTerms } from './terms.ts';

/** A match that waits for people: the link to send, and who has come. */
export function WaitingRoom({ match, begun }: { readonly match: FarMatch; readonly begun: () => void }) {
  const { id, game, options, names, seat, bots } = match;
  const words = useWords();
  const { waiting } = useOnlineWords();
  const company = useCompanyWords();
  const standing = useStandingTerms();
  const terms = useTermsWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  const opened = useGame(game);
  const title = typeset(entryOf(game)?.title[language] ?? game);
  const seats =
    opened === 'loading' || opened === null
      ? names.map((_, at) => words.newMatch.seat(at))
      : seatNames(opened.game, opened.presentation, options, words, language);
  const botName = useBotName();
  const mine = seat === null ? null : names[seat];
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        <h1>{waiting.title(title)}</h1>
        {(names.includes(null) || seat === null) && (
          <p className="lead" role="status">
            {seat === null && match.delay > 0 ? company.early(match.delay / 60_000) : waiting.text}
          </p>
        )}
        {isRevenge(id) && names.includes(null) && <p>{company.rematch.called}</p>}
        <p className="help">{standing(match).join(' · ')}</p>
        {seat !== null && names.includes(null) && <Invitation id={id} said={waiting.shareText(mine ?? '', title)} />}
        <ul className="seats" aria-label={waiting.seats}>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={at} data-free={name === null && botName(bots, at) === undefined}>
              <span className="whose">{seats[at]}</span>
              {match.muster !== undefined && name !== null && (
                <span className="there">
                  {match.muster.ready.includes(at) ? terms.muster.isReady : terms.muster.notYet}
                </span>
              )}
              <span className="name">
                {name === null ? (botName(bots, at) ?? waiting.free) : at === seat ? waiting.you(name) : name}
              </span>
            </li>
          ))}
        </ul>
        {match.muster !== undefined && <MusterCall match={match} muster={match.muster} begun={begun} />}
        {seat !== null && names.includes(null) && <Host match={match} />}
        {seat !== null && <DiceNote match={match} begun={begun} />}
      </main>
    </>
  );
}

/** The link, to be copied or given to whatever this machine sends things with. */
function Invitation({ id, said }: { readonly id: string; readonly said: string }) {
  const { waiting } = useOnlineWords();
  const [link, setLink] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  useEffect(() => {
    void linkTo(id).then((token) => {
      setLost(token === null);
      if (token !== null) setLink(new URL(addressOf({ page: 'join', token }), location.href).href);
    });
  }, [id]);
  if (isLost) return <p role="alert">{waiting.noLink}</p>;
  if (link === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Over plain HTTP there is no clipboard: it is at least marked.
      field.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  const share = () => navigator.share({ text: said, url: link }).catch(() => {});
  return (
    <section className="invitation" aria-labelledby={fieldId}>
      <label id={fieldId} htmlFor={`${fieldId}link`}>
        {waiting.link}
      </label>
      <input
        id={`${fieldId}link`}
        ref={field}
        type="text"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row">
        <button type="button" className="primary" onClick={() => void copy()}>
          {isCopied ? waiting.copied : waiting.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="secondary" onClick={() => void share()}>
            {waiting.share}
          </button>
        )}
      </div>
      <p className="unseen" role="status">
        {isCopied ? waiting.copied : ''}
      </p>
    </section>
  );
}
