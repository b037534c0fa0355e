import { useCallback, useEffect, useState } from 'preact/compat';
import { Choose } from '../parts/fields.tsx';
import { useSettings } from '../settings.ts';
import { useNoticesWords } from '../words/notices.ts';
import type { NoticesWords } from '../words/notices-en.ts';
import { useWords } from '../words/words.ts';
import { Asked, Line, useAsking } from './asking.tsx';
import {
  addMail,
  addWebhook,
  canBeTold,
  type NoticeChannel,
  type NoticeFailure,
  type NoticeShape,
  notices,
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

function Way({ channel, onTold }: { readonly channel: NoticeChannel; readonly onTold: (told: Told) => void }) {
  const words = useNoticesWords();
  const { date } = useWords();
  const { language } = useSettings();
  const [tested, setTested] = useState('');
  const { asking, note } = useAsking(words.why);
  const { id, kind, on, failure, confirmed, secret } = channel;
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
            onChange={() => void asking(() => switchNotices(id, !on, language), onTold)}
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

function Mail({ onTold }: { readonly onTold: (told: Told) => void }) {
  const all = useNoticesWords();
  const words = all.mail;
  const { language } = useSettings();
  const [address, setAddress] = useState('');
  const { asking, note, isBusy } = useAsking(all.why);
  const done = (told: Told) => {
    setAddress('');
    onTold(told);
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <Asked
        title={words.title}
        go={words.go}
        {...{ note, isBusy }}
        onSend={() => void asking(() => addMail(address.trim(), language), done)}
      >
        <Line
          name={words.address}
          help={words.help}
          value={address}
          onValue={setAddress}
          autoComplete="email"
          maxLength={254}
        />
      </Asked>
    </details>
  );
}

function Webhook({ onTold }: { readonly onTold: (told: Told) => void }) {
  const all = useNoticesWords();
  const words = all.webhook;
  const { language } = useSettings();
  const [address, setAddress] = useState('');
  const [shape, setShape] = useState<NoticeShape>('discord');
  const { asking, note, isBusy } = useAsking(all.why);
  const done = (told: Told) => {
    setAddress('');
    onTold(told);
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <Asked
        title={words.title}
        go={words.go}
        {...{ note, isBusy }}
        onSend={() => void asking(() => addWebhook(address.trim(), shape, language), done)}
      >
        <Line name={words.address} help={words.help} value={address} onValue={setAddress} maxLength={2000} />
        <Choose
          name={words.shape}
          value={shape}
          values={words.shapes}
          onChange={(value) => setShape(value === 'json' ? 'json' : 'discord')}
        />
      </Asked>
    </details>
  );
}
