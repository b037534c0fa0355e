import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'preact/compat';
import { Loading } from '../../parts/fault.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { SignIn } from '../account/sign-in.tsx';
import { beGuest, me, type Person } from '../requests.ts';

type Knowledge = Person | 'nobody' | 'away' | null;

/** A page for somebody whom the server knows by a name: whoever has none says it first, and goes on where the address leads. */
export function Known({
  lead = null,
  children,
}: {
  /** What is said above the question for a name. */
  readonly lead?: ReactNode;
  readonly children: (person: Person, forget: () => void) => ReactNode;
}) {
  const words = useOnlineWords();
  const [known, setKnown] = useState<Knowledge>(null);
  const look = useCallback(async () => {
    setKnown(null);
    const found = await me();
    if ('value' in found) setKnown(found.value);
    else setKnown(found.status === 401 ? 'nobody' : 'away');
  }, []);
  useEffect(() => void look(), [look]);
  if (known === null) return <Loading />;
  if (typeof known === 'object') return children(known, () => setKnown('nobody'));
  return (
    <>
      <Masthead />
      <main id="main" className="page narrow online">
        <h1>{words.title}</h1>
        {lead}
        {known === 'away' ? (
          <>
            <p role="alert">{words.noServer}</p>
            <button type="button" className="primary" onClick={() => void look()}>
              {words.again}
            </button>
          </>
        ) : (
          <>
            <Who onKnown={setKnown} />
            <details className="have-account">
              <summary>{words.who.have}</summary>
              <SignIn onIn={({ person }) => setKnown(person)} />
            </details>
          </>
        )}
      </main>
    </>
  );
}

function Who({ onKnown }: { readonly onKnown: (person: Person) => void }) {
  const { who, noServer } = useOnlineWords();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await beGuest(name.trim());
    if ('value' in answer) onKnown(answer.value);
    else if (answer.status === 400) setFault(who.refused);
    else setFault(answer.status === 429 ? who.tooOften : noServer);
  };
  return (
    <form className="who" onSubmit={(event) => void say(event)}>
      <fieldset>
        <legend>{who.title}</legend>
        <div className="field">
          <label htmlFor={id}>{who.name}</label>
          <input
            id={id}
            type="text"
            required
            maxLength={40}
            autoComplete="nickname"
            value={name}
            aria-describedby={`${id}help`}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <p className="help" id={`${id}help`}>
            {who.help}
          </p>
        </div>
        {fault !== '' && <p role="alert">{fault}</p>}
        <div className="row">
          <button type="submit" className="primary">
            {who.go}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
