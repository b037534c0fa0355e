import { useCallback, useEffect, useId, useState } from 'preact/compat';
import type { Scope, ShownToken } from '../../../keeper/tokens.ts';
import { Choose } from '../../parts/fields.tsx';
import { useAccountWords } from '../../words/account.ts';
import { useTokensWords } from '../../words/tokens.ts';
import { Asked, Line, Secret, useAsking } from '../asking.tsx';
import type { Account } from './account-requests.ts';
import { endToken, makeToken, tokens } from './token-requests.ts';

/** For how many days tokens are made. */
const SPANS = [7, 30, 90, 365];

/** The tokens by which programs play in one’s name. */
export function Tokens({ known }: { readonly known: Account }) {
  const words = useTokensWords();
  const { day } = useAccountWords();
  const { asking, note } = useAsking();
  const [all, setAll] = useState<readonly ShownToken[] | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await tokens();
    if ('value' in answer) setAll(answer.value.tokens);
  }, []);
  useEffect(() => void look(), [look]);
  if (all === null) return null;
  return (
    <section aria-labelledby="account-tokens" className="tokens">
      <h2 id="account-tokens">{words.title}</h2>
      <p>{words.text}</p>
      <p className="row">
        <a className="small" href="/api/openapi.json">
          {words.docs}
        </a>
      </p>
      {all.length === 0 ? (
        <p className="help">{words.none}</p>
      ) : (
        <ul className="listed">
          {all.map(({ id, label, scope, until, used }) => (
            <li key={id}>
              <span className="what">{label}</span>
              <span className="help">
                {words.scopes[scope]}, {words.until(day(until))}, {used === null ? words.unused : words.used(day(used))}
              </span>
              <button
                type="button"
                className="small"
                aria-label={`${words.end} ${label}`}
                onClick={() => void asking(() => endToken(id), look)}
              >
                {words.end}
              </button>
            </li>
          ))}
        </ul>
      )}
      {note}
      {made === null ? (
        <NewToken
          known={known}
          onMade={(token) => {
            setMade(token);
            void look();
          }}
        />
      ) : (
        <Shown token={made} onTaken={() => setMade(null)} />
      )}
    </section>
  );
}

/** What a new token is known by, as long as it has not been copied. */
function Shown({ token, onTaken }: { readonly token: string; readonly onTaken: () => void }) {
  const words = useTokensWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.made}</label>
      <input id={id} type="text" readOnly value={token} onFocus={(event) => event.currentTarget.select()} />
      <div className="row">
        <button type="button" className="secondary" onClick={onTaken}>
          {words.copied}
        </button>
      </div>
    </div>
  );
}

function NewToken({ known, onMade }: { readonly known: Account; readonly onMade: (token: string) => void }) {
  const words = useTokensWords();
  const { asking, note, isBusy } = useAsking();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<Scope>('play');
  const [days, setDays] = useState(30);
  const [password, setPassword] = useState('');
  const wished = { label: label.trim(), scope, days, password: known.login === null ? null : password };
  return (
    <Asked
      title={words.go}
      go={words.go}
      {...{ note, isBusy }}
      onSend={() =>
        void asking(
          () => makeToken(wished),
          ({ token }) => onMade(token),
        )
      }
    >
      <Line
        name={words.label}
        help={words.labelHelp}
        value={label}
        onValue={setLabel}
        maxLength={60}
        autoComplete="off"
      />
      <Choose
        name={words.scope}
        value={scope}
        values={{ play: words.scopes.play, read: words.scopes.read }}
        onChange={(one) => setScope(one === 'read' ? 'read' : 'play')}
      />
      <Choose
        name={words.days}
        value={String(days)}
        values={Object.fromEntries(SPANS.map((span) => [span, words.span(span)]))}
        onChange={(span) => setDays(Number(span))}
      />
      {known.login !== null && <Secret name={words.sure} value={password} onValue={setPassword} />}
    </Asked>
  );
}
