import { type FormEvent, useEffect, useRef, useState } from 'preact/compat';
import { GREETINGS, LONGEST_REMARK, type Said } from '../../../keeper/talk.ts';
import type { Far, MatchInfo } from '../../keeper/contract.ts';
import { useCompanyWords } from '../../words/company.ts';
import type { CompanyWords } from '../../words/company-en.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { Listeners } from './listeners.tsx';
import { type Conversation, type Remark, useConversation } from './talk.ts';

const textOf = (said: Said, { talk }: CompanyWords): string => ('text' in said ? said.text : talk.said[said.greeting]);

/** What is said between the seats: beside the log, on a phone a sheet of its own. */
export function Chat({
  info,
  far,
  shown,
  onUnread,
}: {
  readonly info: MatchInfo;
  readonly far: Far;
  /** Its sheet is the one that is open on a phone. */
  readonly shown: boolean;
  readonly onUnread: (count: number) => void;
}) {
  const words = useCompanyWords();
  const { talk } = words;
  const { colon } = useWords();
  const { left } = useOnlineWords();
  const conversation = useConversation(info.id, far);
  const { remarks, unread, read, muted } = conversation;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isSeen = useInSight(list, isOpen || shown);
  const count = unread.length;
  useEffect(() => onUnread(count), [onUnread, count]);
  const last = remarks.at(-1)?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last remark is what rolls the list on.
  useEffect(() => {
    if (!isSeen) return;
    list.current?.scrollTo({ top: list.current.scrollHeight });
    read();
  }, [isSeen, last, read]);
  const nameOf = (seat: number): string => {
    const player = info.players[seat];
    return player?.kind === 'far' ? player.name || left : talk.you;
  };
  const latest = unread.at(-1);
  return (
    <>
      <section className="talk sheet" data-open={isOpen} aria-label={talk.title}>
        <h2>
          <button type="button" className="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {talk.title}
            {count > 0 && <span className="new">{talk.unread(count)}</span>}
          </button>
        </h2>
        <div className="said">
          {/* The words are read aloud below, whether the list is in sight or not. */}
          <ol ref={list} className="remarks" aria-label={talk.title}>
            {remarks.map((remark) => (
              <Spoken key={remark.n} remark={remark} name={nameOf(remark.seat)} isMine={remark.seat === far.seat} />
            ))}
          </ol>
          {remarks.length === 0 && muted.length === 0 && <p className="help">{talk.none}</p>}
          {/* Else one would wonder why nothing is answered. */}
          <p className="help" role="status">
            {muted.map((seat) => talk.muted(nameOf(seat))).join(' ')}
          </p>
          <Say conversation={conversation} />
          <div className="more-said">
            <Greetings conversation={conversation} />
            <Listeners info={info} conversation={conversation} />
          </div>
        </div>
      </section>
      <p className="unseen" role="status">
        {latest === undefined ? '' : colon(nameOf(latest.seat), textOf(latest.said, words))}
      </p>
    </>
  );
}

/** Whether the reader has the list before him. */
function useInSight(list: { readonly current: Element | null }, isCalled: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is looked at anew.
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, isCalled]);
  return isSeen;
}

function Spoken({
  remark: { at, said },
  name,
  isMine,
}: {
  readonly remark: Remark;
  readonly name: string;
  readonly isMine: boolean;
}) {
  const words = useCompanyWords();
  return (
    <li data-mine={isMine}>
      <span className="person">{name}</span> <time dateTime={new Date(at).toISOString()}>{words.at(at)}</time>
      <p>{textOf(said, words)}</p>
    </li>
  );
}

/** Says something; where that failed there is a sentence for it. */
function useSaying({ say }: Conversation) {
  const { talk } = useCompanyWords();
  const [fault, setFault] = useState('');
  const tell = async (said: Said) => {
    const status = await say(said);
    setFault(status === null ? '' : status === 429 ? talk.tooOften : status === 400 ? talk.refused : talk.lost);
    return status === null;
  };
  return { tell, note: fault === '' ? null : <p role="alert">{fault}</p> };
}

/** The words that one is about to say. */
function Say({ conversation }: { readonly conversation: Conversation }) {
  const { talk } = useCompanyWords();
  const [text, setText] = useState('');
  const { tell, note } = useSaying(conversation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const plain = text.trim();
    if (plain !== '' && (await tell({ text: plain }))) setText('');
  };
  return (
    <>
      <form className="say" onSubmit={(event) => void submit(event)}>
        <input
          type="text"
          aria-label={talk.field}
          placeholder={talk.field}
          maxLength={LONGEST_REMARK}
          autoComplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="small">
          {talk.go}
        </button>
      </form>
      {note}
    </>
  );
}

/** The short words that everybody reads in his own language. */
function Greetings({ conversation }: { readonly conversation: Conversation }) {
  const { talk } = useCompanyWords();
  const { tell, note } = useSaying(conversation);
  const box = useRef<HTMLDetailsElement>(null);
  const greet = async (said: Said) => {
    if (await tell(said)) box.current?.removeAttribute('open');
  };
  return (
    <details className="greetings" ref={box}>
      <summary>{talk.greetings}</summary>
      <div className="row">
        {GREETINGS.map((greeting) => (
          <button key={greeting} type="button" className="small" onClick={() => void greet({ greeting })}>
            {talk.said[greeting]}
          </button>
        ))}
      </div>
      {note}
    </details>
  );
}
