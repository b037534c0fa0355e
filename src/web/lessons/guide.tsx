import { type RefObject, useEffect, useRef, useState } from 'preact/compat';
import type { Game, GameChoice, GameView, Thing } from '../../kernel/game.ts';
import { FIRST_LEVEL } from '../bots/levels.ts';
import type { Camera } from '../camera/camera.ts';
import type { Problem } from '../keeper/contract.ts';
import { ClauseLink } from '../parts/clause.tsx';
import { Key } from '../parts/key.tsx';
import { Link } from '../parts/link.tsx';
import type { Sheet } from '../parts/tabs.tsx';
import { type Coach, leadingOn, useGuiding } from '../play/coach.ts';
import { say } from '../play/herald.ts';
import { useKeeper } from '../play/keeper.ts';
import { meAgainst, quickMatch } from '../play/quick.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useTypeset, useWords } from '../words/words.ts';
import { leadTo } from './lead.ts';

interface GuideProps {
  readonly game: Game;
  readonly view: GameView;
  readonly coach: Coach;
  /** A choice waits for its last word: the card makes room for its odds. */
  readonly pending: boolean;
  /** What was touched leads elsewhere: the card says why that is not the way. */
  readonly astray: boolean;
  /** What was touched can be done in several ways: the card makes room for them. */
  readonly several: boolean;
  /** What the step points at, the sheet that is open on a phone, and the camera over the board. */
  readonly pointed: readonly Thing[];
  readonly sheet: Sheet;
  readonly camera: RefObject<Camera | null>;
  readonly onPropose: (choice: GameChoice) => void;
  readonly onClear: () => void;
}

/** The card of a lesson: how far it has come, what to read, what to do. */
export function GuideCard(props: GuideProps) {
  const { game, view, coach, pending, astray, several, pointed, sheet, camera, onPropose, onClear } = props;
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const guiding = useGuiding(coach);
  const typeset = useTypeset();
  const strayed = guiding?.strayed ?? null;
  const card = useRef<HTMLElement>(null);
  // What was touched on the way to another choice is let go, and the word about it is read.
  useEffect(() => {
    if (strayed === null) return;
    onClear();
    card.current?.querySelector('.aside')?.scrollIntoView({ block: 'center' });
  }, [strayed, onClear]);
  const { several: severalWays } = asked.guide;
  useEffect(() => {
    if (several) say(severalWays);
  }, [several, severalWays]);
  const now = guiding?.at;
  // A new step is read from its beginning, wherever the sheet was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason to go back to the top.
  useEffect(() => card.current?.closest('.sheet')?.scrollTo(0, 0), [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on a sheet can be shown once it is open.
  useEffect(() => leadTo(camera.current, pointed), [camera, pointed, sheet]);
  if (guiding === null) return null;
  const { at, step, wanted, free } = guiding;
  const { title, text, instead } = step.words[language];
  const last = at + 1 === coach.steps;
  // Once the match is over, the card stands above the heading of its result.
  const Heading = view.outcome === null ? 'h3' : 'h2';
  // Whoever touches something else hears at once why, not only when it has become a choice.
  const warned = strayed !== null || (astray && instead !== undefined);
  const sentence = (choice: GameChoice) => game.text[language].choice(view, choice);
  const leadOn = leadingOn(game, coach, guiding, onPropose);
  const button = strayed === null && wanted !== null && leadOn !== null;
  const forward = free || strayed !== null ? asked.guide.better : asked.guide.goOn;
  return (
    <section
      ref={card}
      className="guide"
      aria-label={asked.guide.title(game.text[language].title)}
      data-step={at}
      data-pending={pending}
      data-several={several}
    >
      <header>
        <p className="progress">
          <span>{asked.guide.step(at + 1, coach.steps)}</span>
          <progress value={at + 1} max={coach.steps} aria-label={asked.guide.step(at + 1, coach.steps)} />
        </p>
        <Heading className="title">{typeset(title)}</Heading>
      </header>
      {pending && <p className="help">{asked.guide.pending}</p>}
      {several && !pending && <p className="help">{asked.guide.several}</p>}
      <div className="lesson-text">
        {free ? (
          <p>{asked.guide.free}</p>
        ) : (
          <p>
            {typeset(text)} {step.clause !== undefined && <ClauseLink game={game.id} id={step.clause} />}
          </p>
        )}
        {at === 0 && !free && <p className="help">{words.guide.arrangedHelp}</p>}
        {warned && (
          <p className="aside">
            {instead === undefined ? words.guide.strayed : typeset(instead)}{' '}
            {wanted !== null && <b>{sentence(wanted)}</b>}
          </p>
        )}
        {!warned && wanted !== null && !button && (
          <p className="todo">
            <b>{words.colon(words.guide.todo, '')}</b>
            {sentence(wanted)}
          </p>
        )}
      </div>
      <div className="row">
        {leadOn !== null && (
          <button type="button" className={button ? 'primary do' : 'primary'} onClick={leadOn}>
            {button ? sentence(wanted) : forward} {!free && <Key name="↵" />}
          </button>
        )}
        {strayed !== null && (
          <button type="button" className="secondary" onClick={() => void coach.insist()}>
            {asked.guide.insist}
          </button>
        )}
        {strayed === null && wanted !== null && !button && (
          <button type="button" className="small do" onClick={() => onPropose(wanted)}>
            {asked.guide.forMe}
          </button>
        )}
        {last && !free ? (
          <Farewell game={game.id} onAgain={() => void coach.restart()} />
        ) : (
          <Link to={{ page: 'home' }} className="plain leave">
            {asked.guide.leave}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The lesson is over: a whole match, with a word at every new step; or the lesson again. */
function Farewell({ game, onAgain }: { readonly game: string; readonly onAgain: () => void }) {
  const words = useWords();
  const asked = useAskedWords();
  const keeper = useKeeper();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => void quickMatch(keeper, game, meAgainst(FIRST_LEVEL), 'first').then(setProblem)}
      >
        {asked.guide.whole}
      </button>
      <button type="button" className="secondary" onClick={onAgain}>
        {asked.guide.again}
      </button>
      <Link to={{ page: 'home' }} className="secondary">
        {words.table.toShelf}
      </Link>
      {problem !== null && <p role="alert">{words.faults[problem.fault]}</p>}
    </>
  );
}
