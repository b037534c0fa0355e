import { useCallback, useEffect, useState } from 'preact/compat';
import { Loading } from '../../parts/fault.tsx';
import { Link } from '../../parts/link.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useAccountWords } from '../../words/account.ts';
import { useOnlineWords } from '../../words/online.ts';
import { SignAgain } from '../asking.tsx';
import { call } from '../requests.ts';
import { Become, Data, Farewell, Name, Password } from './account-forms.tsx';
import { type Account, account } from './account-requests.ts';
import { Again } from './again.tsx';
import { Notices } from './notices.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { SignIn } from './sign-in.tsx';
import { Tokens } from './tokens.tsx';
import { Vacation } from './vacation.tsx';

/** What is on the page beside the account. */
type State = 'asking' | 'nobody' | 'gone' | 'away' | Account;

/** Who one is to the server: an account, a guest who may become one, or somebody who may sign in. */
export function AccountPage() {
  const words = useAccountWords();
  const [state, setState] = useState<State>('asking');
  const [left, setLeft] = useState(0);
  const look = useCallback(async () => {
    const answer = await account();
    if ('value' in answer) setState(answer.value);
    else {
      if (answer.status === 401) call(false);
      setState(answer.status === 401 ? 'nobody' : 'away');
    }
  }, []);
  useEffect(() => void look(), [look]);
  const onLeft = (matches: number) => {
    setLeft(matches);
    void look();
  };
  if (state === 'asking') return <Loading />;
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online account">
        <h1>{words.title}</h1>
        {typeof state === 'object' ? (
          <Mine
            key={state.id}
            known={state}
            left={left}
            look={() => void look()}
            onLeft={onLeft}
            onGone={() => setState('gone')}
          />
        ) : (
          <Nobody state={state} look={() => void look()} onLeft={onLeft} />
        )}
      </main>
    </>
  );
}

function Nobody({
  state,
  look,
  onLeft,
}: {
  readonly state: 'nobody' | 'gone' | 'away';
  readonly look: () => void;
  readonly onLeft: (matches: number) => void;
}) {
  const words = useAccountWords();
  const { noServer, again } = useOnlineWords();
  if (state === 'away')
    return (
      <>
        <p role="alert">{noServer}</p>
        <button type="button" className="primary" onClick={look}>
          {again}
        </button>
      </>
    );
  return (
    <>
      {state === 'gone' && <p role="status">{words.end.gone}</p>}
      <SignIn onIn={({ left }) => onLeft(left)} />
      <p>
        {words.enter.none}{' '}
        <Link to={{ page: 'online' }} className="small">
          {words.enter.onward}
        </Link>
      </p>
    </>
  );
}

/** What somebody whom the server knows may see and change; `left` says at how many matches he lost a second seat. */
function Mine({
  known,
  left,
  look,
  onLeft,
  onGone,
}: {
  readonly known: Account;
  readonly left: number;
  readonly look: () => void;
  readonly onLeft: (matches: number) => void;
  readonly onGone: () => void;
}) {
  const words = useAccountWords();
  const isGuest = known.login === null && known.passkeys.length === 0;
  const [wished, setWished] = useState<(() => void) | null>(null);
  return (
    <SignAgain.Provider value={(wish) => setWished(() => wish)}>
      {wished !== null && (
        <Again
          known={known}
          onLeave={() => setWished(null)}
          onIn={(entered) => {
            setWished(null);
            // Whoever came in as somebody else wished for nothing here.
            if (entered.person.id === known.id) wished();
            else onLeft(entered.left);
          }}
        />
      )}
      <p className="me">
        {words.who(known.name)}{' '}
        <Link to={{ page: 'online' }} className="small">
          {words.back}
        </Link>
      </p>
      {left > 0 && <p role="status">{words.enter.left(left)}</p>}
      {isGuest && <p className="lead">{words.guest}</p>}
      {known.login === null ? <Become known={known} onDone={look} /> : null}
      <Notices />
      <Vacation isGuest={isGuest} />
      <Passkeys known={known} onDone={look} />
      <Name known={known} onDone={look} />
      {known.login !== null && <Password login={known.login} onDone={look} />}
      <Sessions known={known} isGuest={isGuest} onDone={look} />
      <Tokens known={known} />
      <Data />
      <Farewell known={known} onGone={onGone} />
      {isGuest && (
        <details>
          <summary>{words.enter.title}</summary>
          <SignIn onIn={(entered) => onLeft(entered.left)} />
        </details>
      )}
    </SignAgain.Provider>
  );
}
