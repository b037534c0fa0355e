import { lazy, Suspense } from 'preact/compat';
import type { Whole } from '../../keeper/room.ts';
import type { Game, GameView, Thing } from '../../kernel/game.ts';
import type { Presentation } from '../../table/presentation.ts';
import { Aside, Consent, HintCard, MarchCard, PendingCard, Substituted, Walk, WhyNot } from '../asking/aside.tsx';
import { Choices, calledIn } from '../asking/choices.tsx';
import { Openly } from '../asking/curtain.tsx';
import { Prompt } from '../asking/prompt.tsx';
import { Stops } from '../asking/stops.tsx';
import type { Hand } from '../hand/use-hand.ts';
import { Elsewhere } from '../parts/elsewhere.tsx';
import { Icon } from '../parts/icons.tsx';
import { Key } from '../parts/key.tsx';
import { useGuiding, waysOn } from '../play/coach.ts';
import type { Seated, TableState } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { inWords } from '../words/far.ts';
import { useWords } from '../words/words.ts';
import type { Choosing } from './table-hooks.ts';
import { Tools } from './tools.tsx';

const LessonCard = lazy(async () => ({ default: (await import('../lessons/lesson.tsx')).LessonCard }));
const Company = lazy(async () => ({ default: (await inWords(import('../online/table/company.tsx'))).Company }));
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
  const substituted = look.handed.some((level) => level !== null) && (
    <Aside>
      <Substituted game={game} seated={seated} view={view} look={look} />
    </Aside>
  );
  const above =
    far !== undefined ? (
      <>
        <Suspense fallback={null}>
          <Company info={seated.info} far={far} game={game} look={look} view={view} />
        </Suspense>
        {substituted}
      </>
    ) : here ? (
      substituted
    ) : (
      <Elsewhere seated={seated} />
    );
  const walk =
    seated.walk === null ? null : (
      <Aside>
        <Walk
          game={game}
          presentation={presentation}
          walk={seated.walk}
          state={state}
          view={shown === null ? view : look.view}
        />
      </Aside>
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
          single={look.choices.length === 1}
        />
      )}
      {trouble !== null && here && (
        <Suspense fallback={null}>
          <BotTrouble name={text.seat(view, trouble.seat)} trouble={trouble} seated={seated} />
        </Suspense>
      )}
      {(look.offer !== null || state.declined || state.granted) && (
        <Aside>
          <Consent game={game} seated={seated} state={state} look={look} />
        </Aside>
      )}
      {pending === null && <Answered game={game} answered={state.answered} />}
      {pending === null && hint !== null && (
        <Aside>
          <HintCard seated={seated} view={view} choosing={choosing} hint={hint} />
        </Aside>
      )}
      {doubt !== null && (
        <Aside>
          <WhyNot game={game} view={view} doubt={doubt} onClose={choosing.clear} />
        </Aside>
      )}
      {seated.info.guided && (
        <Suspense fallback={null}>
          <LessonCard game={game.id} presentation={presentation} step={view.step} />
        </Suspense>
      )}
      {hand.aim !== null && (
        <Aside>
          <MarchCard game={game} view={view} aim={hand.aim} onGo={hand.walkOn} onBack={hand.stay} />
        </Aside>
      )}
      {pending !== null ? (
        <Aside>
          <PendingCard
            game={game}
            presentation={presentation}
            view={view}
            pending={pending}
            onGo={choosing.confirm}
            onBack={choosing.clear}
          />
        </Aside>
      ) : (
        <>
          {touched.some((thing) => !path.includes(thing)) && (
            <p className="touched">
              <span>
                {words.colon(words.table.chosen, words.list(touched.map((thing) => calledIn(text, view, thing))))}
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
              touched={touched}
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
