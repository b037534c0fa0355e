import { useState } from 'preact/compat';
import { useAccountWords } from '../../words/account.ts';
import { Asked, Line, Secret, useAsking } from '../asking.tsx';
import { type Account, addPasskey, knowsPasskeys, removePasskey } from './account-requests.ts';

/** The keys that browsers and machines keep for one. */
export function Passkeys({ known, onDone }: { readonly known: Account; readonly onDone: () => void }) {
  const all = useAccountWords();
  const words = all.passkeys;
  const { asking, note, isBusy } = useAsking();
  const [label, setLabel] = useState('');
  const [password, setPassword] = useState('');
  const sure = known.login === null ? null : password;
  const done = () => {
    setLabel('');
    setPassword('');
    onDone();
  };
  if (!knowsPasskeys() && known.passkeys.length === 0) return null;
  return (
    <section aria-labelledby="account-passkeys" className="passkeys">
      <h2 id="account-passkeys">{words.title}</h2>
      <p>{words.text}</p>
      {known.passkeys.length === 0 ? (
        <p className="help">{words.none}</p>
      ) : (
        <ul className="listed">
          {known.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className="what">{passkey.label}</span>
              <span className="help">{words.used(all.day(passkey.used))}</span>
              <button
                type="button"
                className="small"
                aria-label={`${words.remove} ${passkey.label}`}
                onClick={() => void asking(() => removePasskey(passkey.id), onDone)}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() && (
        <Asked
          title={words.go}
          go={words.go}
          {...{ note, isBusy }}
          onSend={() =>
            void asking(() => addPasskey(label.trim() === '' ? words.labelStandard : label.trim(), sure), done)
          }
        >
          <Line
            name={words.label}
            value={label}
            onValue={setLabel}
            required={false}
            maxLength={60}
            autoComplete="off"
          />
          {sure !== null && <Secret name={words.sure} value={password} onValue={setPassword} />}
        </Asked>
      )}
    </section>
  );
}
