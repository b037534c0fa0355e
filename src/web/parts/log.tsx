import { Fragment, type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'preact/compat';
import type { Heard } from '../../keeper/feed.ts';
import type { OpenOffer } from '../../keeper/room.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Game, GameView, Language } from '../../kernel/game.ts';
import { useWords } from '../words/words.ts';

/** How a line holds: it stands; all have agreed to take it back; or somebody asks for that. */
type Holds = 'stands' | 'struck' | 'asked';

interface Line {
  readonly key: string;
  readonly at: number;
  readonly event: GameEvent;
  readonly sentence: string;
  readonly holds: Holds;
}

interface Turn {
  readonly key: string;
  readonly title: string | null;
  readonly holds: Holds;
  readonly lines: readonly Line[];
}

/** Would all who agree take this back? */
export const isLost = (offer: OpenOffer | null, { at, struck }: Heard): boolean =>
  offer?.what === 'back' && offer.from !== null && at >= offer.from && struck !== true;

/** Sentences, in groups: an event of the kind 'turn' begins one and is its title. */
export function turnsOf(
  game: Game,
  language: Language,
  view: GameView,
  told: readonly Heard[],
  offer: OpenOffer | null = null,
): readonly Turn[] {
  let open: Turn & { lines: Line[] } = { key: 'before', title: null, holds: 'stands', lines: [] };
  const turns = [open];
  told.forEach((heard, i) => {
    const { at, event, struck } = heard;
    const sentence = game.text[language].event(view, event);
    const asked = isLost(offer, heard) ? 'asked' : 'stands';
    const holds = struck === true ? 'struck' : asked;
    if (event.kind === 'turn') {
      open = { key: `turn${i}`, title: sentence, holds, lines: [] };
      turns.push(open);
    } else if (sentence !== null) open.lines.push({ key: `${at}/${i}`, at, event, sentence, holds });
  });
  return turns.filter(({ title, lines }) => title !== null || lines.length > 0);
}

/** What was told, struck where it was taken back: to those who hear the page a word says so. */
export function Sentence({ holds, said }: { readonly holds: Holds; readonly said: string }) {
  const words = useWords();
  if (holds === 'stands') return <>{said}</>;
  const Mark = holds === 'struck' ? 's' : 'em';
  return (
    <>
      <Mark>{said}</Mark> <span className="unseen">({words.table.holds[holds]})</span>
    </>
  );
}

/** One stop for the tabulator: inside, the arrow keys go from sentence to sentence, the newest first. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const now = lines.findIndex((line) => line.matches(':focus'));
  const next = now < 0 ? lines.at(-1) : lines[now + by];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** What has happened, in sentences: pointing at one lights up what it speaks of, clicking shows the moment. */
export const Log = memo(function Log({
  game,
  language,
  view,
  told,
  offer = null,
  current,
  onPoint,
  onMoment,
}: {
  readonly game: Game;
  readonly language: Language;
  readonly view: GameView;
  readonly told: readonly Heard[];
  /** What it would take back, if all agreed, is marked. */
  readonly offer?: OpenOffer | null;
  readonly current: number | null;
  /** The event that is pointed at, or no longer any. */
  readonly onPoint: (event: GameEvent | null) => void;
  readonly onMoment: (n: number) => void;
}) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => turnsOf(game, language, view, told, offer), [game, language, view, told, offer]);
  const last = told.length;
  // A moment of which nothing is told stands where the last sentence before it does.
  const now = useMemo(() => {
    if (current === null) return null;
    return turns.flatMap(({ lines }) => lines).findLast(({ at }) => at <= current)?.at ?? null;
  }, [turns, current]);

  useEffect(() => {
    const element = box.current;
    if (element === null || current !== null || last === 0) return;
    element.scrollTop = element.scrollHeight;
  }, [last, current]);

  // When something else takes its room, or its lines become longer, whoever was at the end of the log stays there.
  useEffect(() => {
    const element = box.current;
    if (element === null || current !== null || last === 0) return undefined;
    let atEnd = true;
    let height = element.clientHeight;
    const look = () => {
      // A scroll of before that is told only now, when the box is already smaller, says nothing about the reader.
      if (element.clientHeight !== height) return;
      atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 4;
    };
    const watcher = new ResizeObserver(() => {
      height = element.clientHeight;
      if (atEnd) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look);
    for (const part of [element, ...element.children]) watcher.observe(part);
    return () => {
      element.removeEventListener('scroll', look);
      watcher.disconnect();
    };
  }, [last, current]);

  useEffect(() => {
    if (now === null) return;
    const shown = box.current?.querySelector('[aria-current="true"]');
    if (shown instanceof HTMLElement && box.current !== null)
      box.current.scrollTop = shown.offsetTop - Math.max(0, (box.current.clientHeight - shown.offsetHeight) / 2);
  }, [now]);

  return (
    <div
      className="log"
      ref={box}
      // A box that scrolls must be reachable by keyboard.
      tabindex={0}
      role="log"
      aria-live="off"
      aria-label={words.table.log}
      onKeyDown={walk}
    >
      {turns.map(({ key, title, holds: turnHolds, lines }) => (
        <Fragment key={key}>
          <h3>
            <Sentence holds={turnHolds} said={title ?? words.table.before} />
          </h3>
          <ol>
            {lines.map(({ key: line, at, event, sentence, holds }) => (
              <li key={line} aria-current={at === now}>
                <button
                  type="button"
                  tabindex={-1}
                  onClick={() => onMoment(at)}
                  onPointerEnter={() => onPoint(event)}
                  onPointerLeave={() => onPoint(null)}
                  onFocus={() => onPoint(event)}
                  onBlur={() => onPoint(null)}
                >
                  <Sentence holds={holds} said={sentence} />
                </button>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
});
