import { useState } from 'preact/compat';
import { saveFile } from '../../files.ts';
import { useAccountWords } from '../../words/account.ts';
import { Asked, Line, Secret, useAsking } from '../asking.tsx';
import { type Account, become, changePassword, data, leaveForGood, rename } from './account-requests.ts';

/** A name to sign in by, and a password, for somebody who has none. */
export function Become({ known, onDone }: { readonly known: Account; readonly onDone: () => void }) {
  const words = useAccountWords();
  const { asking, note, isBusy } = useAsking();
  const [login, setLogin] = useState(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,31}$/u.test(known.name) ? known.name : '');
  const [password, setPassword] = useState('');
  return (
    <Asked
      title={words.become.title}
      go={words.become.go}
      {...{ note, isBusy }}
      onSend={() => void asking(() => become(login, password), onDone)}
    >
      <Line
        name={words.login}
        help={words.loginHelp}
        value={login}
        onValue={setLogin}
        autoComplete="username"
        maxLength={32}
      />
      <Secret name={words.password} help={words.passwordHelp} value={password} onValue={setPassword} isNew />
    </Asked>
  );
}

/** What one is called at the table. */
export function Name({ known, onDone }: { readonly known: Account; readonly onDone: () => void }) {
  const words = useAccountWords();
  const { asking, note, isBusy } = useAsking();
  const [name, setName] = useState(known.name);
  return (
    <Asked
      title={words.name.title}
      go={words.name.go}
      {...{ note, isBusy }}
      onSend={() => void asking(() => rename(name.trim()), onDone)}
    >
      <Line name={words.name.label} value={name} onValue={setName} autoComplete="nickname" maxLength={40} />
    </Asked>
  );
}

export function Password({ login, onDone }: { readonly login: string; readonly onDone: () => void }) {
  const words = useAccountWords();
  const { asking, note, isBusy } = useAsking();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const done = () => {
    setOld('');
    setPassword('');
    onDone();
  };
  return (
    <Asked
      title={words.change.title}
      go={words.change.go}
      {...{ note, isBusy }}
      onSend={() => void asking(() => changePassword(old, password), done)}
    >
      <p className="help">
        {words.change.by(login)} {words.change.help}
      </p>
      <Secret name={words.change.old} value={old} onValue={setOld} />
      <Secret name={words.change.new} help={words.passwordHelp} value={password} onValue={setPassword} isNew />
    </Asked>
  );
}

/** Everything that is kept of one, as a file. */
export function Data() {
  const words = useAccountWords();
  const { asking, note } = useAsking();
  const keep = (value: unknown) => saveFile('bivouac.json', JSON.stringify(value, null, 2));
  return (
    <section aria-labelledby="account-data">
      <h2 id="account-data">{words.data.title}</h2>
      <p>{words.data.text}</p>
      {note}
      <button type="button" className="secondary" onClick={() => void asking(data, keep)}>
        {words.data.go}
      </button>
    </section>
  );
}

export function Farewell({ known, onGone }: { readonly known: Account; readonly onGone: () => void }) {
  const words = useAccountWords();
  const { asking, note, isBusy } = useAsking();
  const [word, setWord] = useState('');
  return (
    <details className="farewell">
      <summary>{words.end.title}</summary>
      <Asked
        title={words.end.title}
        go={words.end.go}
        isGrave
        {...{ note, isBusy }}
        onSend={() => void asking(() => leaveForGood(word), onGone)}
      >
        <p>{words.end.text}</p>
        {known.login === null ? (
          <Line name={words.end.wordName(known.name)} value={word} onValue={setWord} autoComplete="off" />
        ) : (
          <Secret name={words.end.word} value={word} onValue={setWord} />
        )}
      </Asked>
    </details>
  );
}
