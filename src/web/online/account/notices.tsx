import { type ReactNode, useCallback, useEffect, useState } from 'preact/compat';
import { Choose } from '../../parts/fields.tsx';
import { useSettings } from '../../settings.ts';
import { useNoticesWords } from '../../words/notices.ts';
import type { NoticesWords } from '../../words/notices-en.ts';
import { useWords } from '../../words/words.ts';
import { Asked, Line, useAsking } from '../asking.tsx';
import {
  addMail,
  addWebhook,
  canBeTold,
  type NoticeChannel,
  type NoticeFailure,
  type NoticeShape,
  notices,
  OCCASIONS,
  type Occasion,
  removeNotices,
  switchNotices,
  type Told,
  tellHere,
  testNotices,
} from './notice-requests.ts';

const sentence = (words: NoticesWords, { why, status }: NoticeFailure): string => {
  const said = words.failures[why];
  return typeof said === 'string' ? said : said(status);
};

function nameOf(words: NoticesWords, { kind, address, browser }: NoticeChannel): string {
  if (kind !== 'push') return address;
  const [name = '', machine] = browser.split(', ');
  if (machine !== undefined) return words.browser(name, machine);
  return name === '' ? words.unknown : name;
}

/** How one is told of one's turn while the page is not open: each way with its switch, its test, and what went wrong there last. */
export function Notices() {
  const words = useNoticesWords();
  const { language } = useSettings();
  const [told, setTold] = useState<Told | null>(null);
  const { asking, note, isBusy } = useAsking({ ...words.why, denied: words.push.denied });
  const look = useCallback(async () => {
    const answer = await notices();
    if ('value' in answer) setTold(answer.value);
  }, []);
  useEffect(() => void look(), [look]);
  if (told === null) return null;
  const { offers, channels } = told;
  const { push, mail, webhook } = offers;
  if (push === null && !mail && !webhook && channels.length === 0) return null;
  return (
    <section aria-labelledby="account-notices" className="notices">
      <h2 id="account-notices">{words.title}</h2>
      <p>{words.text}</p>
      {channels.length === 0 ? (
        <p className="help">{words.none}</p>
      ) : (
        <ul className="listed">
          {channels.map((channel) => (
            <li key={channel.id}>
              <Way channel={channel} onTold={setTold} />
            </li>
          ))}
        </ul>
      )}
      {push !== null &&
        (canBeTold() ? (
          <>
            {note}
            <div className="row">
              <button
                type="button"
                className="secondary"
                aria-disabled={isBusy}
                onClick={() => void asking(() => tellHere(push, language), setTold)}
              >
                {words.push.go}
              </button>
            </div>
          </>
        ) : (
          <p className="help">{words.push.none}</p>
        ))}
      {mail && <Mail onTold={setTold} />}
      {webhook && <Webhook onTold={setTold} />}
    </section>
  );
}

const turned = (all: readonly Occasion[], one: Occasion): readonly Occasion[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

function Way({ channel, onTold }: { readonly channel: NoticeChannel; readonly onTold: (told: Told) => void }) {
  const words = useNoticesWords();
  const { date } = useWords();
  const { language } = useSettings();
  const [tested, setTested] = useState('');
  const { asking, note } = useAsking(words.why);
  const { id, kind, on, occasions, failure, confirmed, secret } = channel;
  const name = nameOf(words, channel);
  const test = () =>
    void asking(
      () => testNotices(id),
      (answer) => {
        setTested(answer.failure === null ? words.tested : sentence(words, answer.failure));
        onTold(answer);
      },
    );
  return (
    <>
      <span className="what">
        {words.kinds[kind]} <em className="where">{name}</em>
      </span>
      {!confirmed && <span className="help">{words.unconfirmed}</span>}
      {failure !== null && (
        <span className="help failed">{words.failed(date(failure.at), sentence(words, failure))}</span>
      )}
      <span className="ways">
        <label className="check">
          <input
            type="checkbox"
            checked={on}
            aria-label={words.of(words.on, name)}
            onChange={() => void asking(() => switchNotices(id, language, { on: !on, occasions }), onTold)}
          />
          <span>{words.on}</span>
        </label>
        {confirmed && (
          <button type="button" className="small" aria-label={words.of(words.test, name)} onClick={test}>
            {words.test}
          </button>
        )}
        <button
          type="button"
          className="small"
          aria-label={words.of(words.remove, name)}
          onClick={() => void asking(() => removeNotices(id), onTold)}
        >
          {words.remove}
        </button>
      </span>
      {on && (
        <fieldset className="occasions" aria-label={words.of(words.occasions.title, name)}>
          <legend>{words.occasions.title}</legend>
          {OCCASIONS.map((one) => (
            <label key={one} className="check">
              <input
                type="checkbox"
                checked={occasions.includes(one)}
                onChange={() =>
                  void asking(() => switchNotices(id, language, { on, occasions: turned(occasions, one) }), onTold)
                }
              />
              <span>{words.occasions.names[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {secret !== null && (
        <details>
          <summary>{words.webhook.secret}</summary>
          <p>
            <code>{secret}</code>
          </p>
          <p className="help">{words.webhook.signed}</p>
        </details>
      )}
      {tested === '' ? note : <p role="status">{tested}</p>}
    </>
  );
}

/** Another way, by an address that is typed. */
function NewWay({
  words,
  most,
  autoComplete,
  add,
  onTold,
  children,
}: {
  readonly words: Readonly<Record<'title' | 'address' | 'help' | 'go', string>>;
  readonly most: number;
  readonly autoComplete?: 'email';
  readonly add: (address: string) => ReturnType<typeof addMail>;
  readonly onTold: (told: Told) => void;
  readonly children?: ReactNode;
}) {
  const { why } = useNoticesWords();
  const [address, setAddress] = useState('');
  const { asking, note, isBusy } = useAsking(why);
  const done = (told: Told) => {
    setAddress('');
    onTold(told);
  };
  const more = autoComplete === undefined ? {} : { autoComplete };
  return (
    <details>
      <summary>{words.title}</summary>
      <Asked
        title={words.title}
        go={words.go}
        {...{ note, isBusy }}
        onSend={() => void asking(() => add(address.trim()), done)}
      >
        <Line {...more} name={words.address} help={words.help} value={address} onValue={setAddress} maxLength={most} />
        {children}
      </Asked>
    </details>
  );
}

function Mail({ onTold }: { readonly onTold: (told: Told) => void }) {
  const { mail } = useNoticesWords();
  const { language } = useSettings();
  return (
    <NewWay
      words={mail}
      most={254}
      autoComplete="email"
      add={(address) => addMail(address, language)}
      onTold={onTold}
    />
  );
}

function Webhook({ onTold }: { readonly onTold: (told: Told) => void }) {
  const { webhook } = useNoticesWords();
  const { language } = useSettings();
  const [shape, setShape] = useState<NoticeShape>('discord');
  return (
    <NewWay words={webhook} most={2000} add={(address) => addWebhook(address, shape, language)} onTold={onTold}>
      <Choose
        name={webhook.shape}
        value={shape}
        values={webhook.shapes}
        onChange={(value) => setShape(value === 'json' ? 'json' : 'discord')}
      />
    </NewWay>
  );
}
