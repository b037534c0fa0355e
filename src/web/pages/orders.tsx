import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import type { Whole } from '../../keeper/room.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { Presentation } from '../../table/presentation.ts';
import { HintCard } from '../hand/hint-card.tsx';
import type { Hand } from '../hand/use-hand.ts';
import { Choices } from '../parts/choices.tsx';
import { Consent, Substituted } from '../parts/consent.tsx';
import { Openly } from '../parts/curtain.tsx';
import { Elsewhere } from '../parts/elsewhere.tsx';
import { Icon } from '../parts/icons.tsx';
import { Key } from '../parts/key.tsx';
import { MarchCard } from '../parts/march.tsx';
import { OddsPicture, vainOf } from '../parts/odds.tsx';
import { Prompt } from '../parts/prompt.tsx';
import { Stops } from '../parts/stops.tsx';
import { Walk } from '../parts/walk.tsx';
import { WhyNot } from '../parts/why-not.tsx';
import { useGuiding, waysOn } from '../play/coach.ts';
import type { Seated, TableState } from '../play/table.ts';
import { lay, uncoverOdds, useOver } from '../router.ts';
import { useSettings } from '../settings.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import type { Choosing, Pending } from './table-hooks.ts';
import { Tools } from './tools.tsx';

/** So many that could still act are listed at once. */
const FEW_LEFT = 6;

const LessonCard = lazy(async () => ({ default: (await import('../parts/lesson.tsx')).LessonCard }));
const OddsSheet = lazy(async () => ({ default: (await import('../parts/odds-sheet.tsx')).OddsSheet }));
const Company = lazy(async () => ({ default: (await inWords(import('../online/company.tsx'))).Company }));
const BotTrouble = lazy(async () => ({ default: (await import('../parts/bot-trouble.tsx')).BotTrouble }));

/** What there is to do now: the prompt, what is about to be done with its odds, the choices, the doubts. */
export function Orders({
  game,
  presentation,
  seated,
  state,
  look,
  view,
  choosing,
  hand,
  onHand,
  onMark,
}: {
  readonly game: Game;
  readonly presentation: Presentation;
  readonly seated: Seated;
  readonly state: TableState;
  readonly look: Whole;
  readonly view: GameView;
  readonly choosing: Choosing;
  readonly hand: Hand;
  readonly onHand: (() => void) | null;
  readonly onMark: (things: readonly Thing[]) => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const { selection, pending, doubt, hint } = choosing;
  const { touched, open } = selection;
  const guiding = useGuiding(seated.coach);
  // On the path of a lesson its card alone says what to do; who leaves it has everything before him.
  const led = guiding !== null && !guiding.free;
  const ways = guiding === null ? [] : waysOn(game, guiding, selection);
  const path = guiding === null || guiding.wanted === null ? [] : game.touches(guiding.wanted);
  const { shown, here, trouble } = state;
  // Above whatever comes and goes, so that the way back to one's seat lies still under the hand while a bot plays on.
  const { far } = seated.info;
  const above =
    far !== undefined ? (
      <>
        <Suspense fallback={null}>
          <Company info={seated.info} far={far} game={game} look={look} view={view} />
        </Suspense>
        <Substituted game={game} seated={seated} view={view} handed={look.handed} />
      </>
    ) : here ? (
      <Substituted game={game} seated={seated} view={view} handed={look.handed} />
    ) : (
      <Elsewhere seated={seated} />
    );
  const walk =
    seated.walk === null ? null : (
      <Walk
        game={game}
        presentation={presentation}
        walk={seated.walk}
        state={state}
        view={shown === null ? view : look.view}
      />
    );
  if (shown !== null)
    return (
      <>
        {above}
        {walk ?? <Happening game={game} seated={seated} state={state} />}
      </>
    );
  return (
    <>
      {above}
      {pending === null && walk}
      {pending === null && !led && trouble === null && (
        <Prompt
          game={game}
          view={view}
          players={seated.info.players}
          handed={look.handed}
          here={here}
          openly={state.openly}
        />
      )}
      {trouble !== null && here && (
        <Suspense fallback={null}>
          <BotTrouble name={text.seat(view, trouble.seat)} trouble={trouble} seated={seated} />
        </Suspense>
      )}
      <Consent game={game} seated={seated} state={state} look={look} />
      {pending === null && <Answered game={game} answered={state.answered} />}
      {pending === null && hint !== null && <HintCard seated={seated} view={view} choosing={choosing} hint={hint} />}
      {doubt !== null && <WhyNot game={game} view={view} doubt={doubt} onClose={choosing.clear} />}
      {seated.info.guided && (
        <Suspense fallback={null}>
          <LessonCard game={game.id} presentation={presentation} step={view.step} />
        </Suspense>
      )}
      {hand.aim !== null && <MarchCard game={game} view={view} aim={hand.aim} onGo={hand.walkOn} onBack={hand.stay} />}
      {pending !== null ? (
        <PendingCard
          game={game}
          presentation={presentation}
          view={view}
          pending={pending}
          onGo={choosing.confirm}
          onBack={choosing.clear}
        />
      ) : (
        <>
          {touched.some((thing) => !path.includes(thing)) && (
            <p className="touched">
              <span>
                {words.colon(words.table.chosen, words.list(touched.map((thing) => text.thing(view, thing))))}
              </span>{' '}
              <button type="button" className="small" onClick={choosing.clear}>
                {words.table.clear} <Key name="Esc" />
              </button>
            </p>
          )}
          {(!led || ways.length > 0) && (
            <Choices
              game={game}
              view={view}
              choices={led ? ways : open}
              wanted={guiding?.wanted ?? null}
              narrowed={touched.length > 0}
              onHand={onHand}
              onChoose={choosing.propose}
              onConsider={onMark}
            />
          )}
          {here && <Openly game={game} seated={seated} state={state} view={view} />}
          {!led && here && <Stops seated={seated} state={state} look={look} />}
        </>
      )}
      {pending === null && !led && here && (
        <Tools
          seated={seated}
          state={state}
          look={look}
          onHint={open.length > 1 && state.openly === null && far?.hints !== false ? choosing.askHint : null}
        />
      )}
      {state.problem !== null && <p role="alert">{words.faults[state.problem.fault]}</p>}
    </>
  );
}

/** A note of what was answered without asking. */
function Answered({ game, answered }: { readonly game: Game; readonly answered: TableState['answered'] }) {
  const words = useWords();
  const { language } = useSettings();
  if (answered.length === 0) return null;
  const said = new Set(answered.map(({ view, choice }) => game.text[language].choice(view, choice)));
  return <p className="answered help">{words.colon(words.table.answered, [...said].join(' · '))}</p>;
}

/** What happened, as it is being played back. */
function Happening({
  game,
  seated,
  state,
}: {
  readonly game: Game;
  readonly seated: Seated;
  readonly state: TableState;
}) {
  const words = useWords();
  const { language } = useSettings();
  const { shown, paused } = state;
  if (shown === null) return null;
  return (
    <div className="happening">
      <p className="who">{words.table.happened}</p>
      <p className="what">
        {shown.rolling ? words.table.rolling : game.text[language].event(shown.scene.view, shown.event)}
      </p>
      <div className="row">
        <button type="button" className="small" onClick={() => seated.pause(!paused)}>
          <Icon sign={paused ? 'play' : 'pause'} /> {paused ? words.table.resume : words.table.pause}
        </button>
        <button type="button" className="small" onClick={() => seated.skip()}>
          <Icon sign="skip" /> {words.table.skip}
        </button>
      </div>
    </div>
  );
}

/**
 * A choice that waits for a last word: a fight with its odds, or any choice if the reader wants to be asked. An attack from which
 * nothing good can come says so, and then it is not what one presses first.
 */
function PendingCard({
  game,
  presentation,
  view,
  pending: { choice, odds, left },
  onGo,
  onBack,
}: {
  readonly game: Game;
  readonly presentation: Presentation;
  readonly view: GameView;
  readonly pending: Pending;
  readonly onGo: () => void;
  readonly onBack: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const fighting = odds === null ? null : (presentation.fighting?.(view, odds) ?? null);
  const isFull = useOver()?.page === 'odds';
  // Whoever decides, or thinks better of it, has no more odds before him.
  useEffect(() => () => uncoverOdds(), []);
  const vain = odds === null ? null : vainOf(odds, fighting, view);
  const only = odds?.results.find(({ ways }) => ways > 0)?.key ?? '';
  return (
    <div className="pending">
      <h3 className="title">{text.choice(view, choice)}</h3>
      {vain !== null && (
        <p className="vain" role="alert">
          {vain === 'certain' ? words.odds.certain(text.result(only)) : words.odds.vain}
        </p>
      )}
      {left.length > 0 && (
        <details className="left" open={left.length <= FEW_LEFT}>
          <summary>{words.table.left(left.length)}</summary>
          <ul>
            {left.map((thing) => (
              <li key={thing}>{text.thing(view, thing)}</li>
            ))}
          </ul>
        </details>
      )}
      {odds !== null && <OddsPicture game={game} view={view} odds={odds} fighting={fighting} />}
      {odds !== null && isFull && (
        <Suspense fallback={null}>
          <OddsSheet game={game} view={view} choice={choice} odds={odds} fighting={fighting} />
        </Suspense>
      )}
      <div className="row">
        {vain === null ? (
          <>
            <button type="button" className="primary go" ref={first} onClick={onGo}>
              {words.table.go} <Key name="↵" />
            </button>
            <button type="button" className="secondary" onClick={onBack}>
              {words.table.back} <Key name="Esc" />
            </button>
          </>
        ) : (
          <>
            <button type="button" className="primary back" ref={first} onClick={onBack}>
              {words.table.back} <Key name="Esc" />
            </button>
            <button type="button" className="secondary go" onClick={onGo}>
              {words.odds.allTheSame}
            </button>
          </>
        )}
        {odds !== null && (
          <button type="button" className="plain in-full" onClick={() => lay({ page: 'odds' })}>
            {words.odds.full}
          </button>
        )}
      </div>
    </div>
  );
}
