import { useState } from 'preact/compat';
import { useAccountWords } from '../../words/account.ts';
import { Asked, Line, Secret, useAsking } from '../asking.tsx';
import { type Entered, enter, enterByPasskey, knowsPasskeys } from './account-requests.ts';

/** For somebody who has an account, in a browser that does not know him yet. */
export function SignIn({
  onIn,
  login: known = '',
}: {
  readonly onIn: (entered: Entered) => void;
  /** The name of somebody who is known already. */
  readonly login?: string;
}) {
  const words = useAccountWords();
  const { asking, note, isBusy } = useAsking();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <div className="sign-in">
      <Asked
        title={words.enter.title}
        go={words.enter.go}
        {...{ note, isBusy }}
        onSend={() => void asking(() => enter(login, password), onIn, words.enter.wrong)}
      >
        <Line name={words.login} value={login} onValue={setLogin} autoComplete="username" maxLength={200} />
        <Secret name={words.password} value={password} onValue={setPassword} />
      </Asked>
      {knowsPasskeys() && (
        <button type="button" className="secondary" onClick={() => void asking(enterByPasskey, onIn)}>
          {words.enter.passkey}
        </button>
      )}
    </div>
  );
}
