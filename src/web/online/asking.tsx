import {
  createContext,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'preact/compat';
import { useAccountWords } from '../words/account.ts';
import type { AccountWords } from '../words/account-en.ts';
import type { Answer } from './requests.ts';

/** A line to be typed. */
export function Line({
  name,
  help = '',
  value,
  onValue,
  isHidden = false,
  ...more
}: {
  readonly name: string;
  readonly help?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Whether others who see the screen may not read it. */
  readonly isHidden?: boolean;
  readonly autoComplete?: InputHTMLAttributes['autoComplete'];
  readonly maxLength?: number;
  readonly required?: boolean;
}) {
  const id = useId();
  const attributes = {
    ...{ required: true, ...more, id, value },
    'aria-describedby': help === '' ? undefined : `${id}help`,
    onInput: (event: FormEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input {...(isHidden ? { ...attributes, type: 'password' } : { ...attributes, type: 'text' })} />
      {help !== '' && (
        <p className="help" id={`${id}help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A password to be typed; whoever likes sees what he types. */
export function Secret({
  isNew = false,
  ...line
}: {
  readonly name: string;
  readonly help?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly isNew?: boolean;
}) {
  const { show } = useAccountWords();
  const [isShown, setShown] = useState(false);
  return (
    <div className="secret">
      <Line {...line} isHidden={!isShown} autoComplete={isNew ? 'new-password' : 'current-password'} />
      <label className="show">
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
        <span>{show}</span>
      </label>
    </div>
  );
}

type Reason = keyof AccountWords['why'];
const isReason = (words: AccountWords, why: string): why is Reason => why in words.why;

/** The sentence for an answer that is none. */
function faultOf(
  words: AccountWords,
  { status, why }: { readonly status: number; readonly why?: string },
  reasons: Readonly<Record<string, string>>,
): string {
  const own = reasons[why ?? (status === 400 ? 'form' : '')];
  if (own !== undefined) return own;
  if (why === 'stopped') return words.passkeys.stopped;
  if (why !== undefined && isReason(words, why)) return words.why[why];
  if (status === 429) return words.tooOften;
  return status === 400 ? words.why.form : words.away;
}

const NO_REASONS: Readonly<Record<string, string>> = {};

/** Lets one sign in once more, where the server asks for it, and then does what was wished for. */
export const SignAgain = createContext<((wished: () => void) => void) | null>(null);

/** Asks the server for one thing at a time, and says what came of it; `reasons` are sentences for refusals that only this has. */
export function useAsking(reasons = NO_REASONS) {
  const words = useAccountWords();
  const signAgain = useContext(SignAgain);
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function asking<T>(ask: () => Promise<Answer<T>>, done: (value: T) => void, wrong?: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setSaid(null);
    const answer = await ask();
    setBusy(false);
    if ('why' in answer && answer.why === 'again' && signAgain !== null) {
      signAgain(() => void asking(ask, done, wrong));
    } else if ('value' in answer) {
      setSaid({ text: words.saved, isFault: false });
      done(answer.value);
    } else {
      const text = answer.why === 'wrong' && wrong !== undefined ? wrong : faultOf(words, answer, reasons);
      setSaid({ text, isFault: true });
    }
  }
  const note: ReactNode = (
    <p role={said?.isFault === true ? 'alert' : 'status'} className="said">
      {said?.text}
    </p>
  );
  return { asking, note, isBusy };
}

/** Something that is filled in and sent. */
export function Asked({
  title,
  go,
  isBusy,
  isGrave = false,
  note,
  onSend,
  children,
}: {
  readonly title: string;
  readonly go: string;
  readonly isBusy: boolean;
  readonly isGrave?: boolean;
  readonly note: ReactNode;
  readonly onSend: () => void;
  readonly children: ReactNode;
}) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={send}>
      <fieldset>
        <legend>{title}</legend>
        {children}
        {note}
        <div className="row">
          <button type="submit" className={isGrave ? 'danger' : 'primary'} aria-disabled={isBusy}>
            {go}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
