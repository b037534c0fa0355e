import { useState } from 'preact/compat';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useAccountWords } from '../../words/account.ts';
import { useNoticesWords } from '../../words/notices.ts';
import { followLink } from './notice-requests.ts';

/** What follows the # of a link in an e-mail: what it is for, and by what that is allowed. */
const LINK = /^(yes|stop)\.([\w-]{43})$/;

/** Where the links of e-mails lead. Programs that look at links before people do press no button. */
export function NoticeLinkPage({ link }: { readonly link: string }) {
  const words = useNoticesWords().link;
  const { title } = useAccountWords();
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [, what, token] = LINK.exec(link) ?? [];
  const isYes = what === 'yes';
  const follow = async (by: string) => {
    const answer = await followLink(isYes ? 'yes' : 'stop', by);
    if ('value' in answer) setSaid({ text: isYes ? words.yesDone : words.stopDone, isFault: false });
    else setSaid({ text: answer.status === 404 ? words.gone : words.away, isFault: true });
  };
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        <h1>{words.title}</h1>
        {token === undefined ? (
          <p role="alert">{words.gone}</p>
        ) : (
          <>
            <p role={said?.isFault === true ? 'alert' : 'status'}>{said?.text}</p>
            {(said === null || said.isFault) && (
              <button type="button" className="primary large" onClick={() => void follow(token)}>
                {isYes ? words.yes : words.stop}
              </button>
            )}
          </>
        )}
        <p>
          <Link to={{ page: 'account' }} className="small">
            {title}
          </Link>
        </p>
      </main>
    </>
  );
}
