import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Heard } from '../../keeper/feed.ts';
import type { Whole } from '../../keeper/room.ts';
import type { GameEvent } from '../../kernel/chance.ts';
import type { Game, GameChoice, GameView, Thing, Wish } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Handling } from '../../table/handling.ts';
import type { Presentation } from '../../table/presentation.ts';
import { createStates, type Sets, type SettableStates, type States } from '../../table/states.ts';
import type { Doubt } from '../asking/why-not.tsx';
import type { Camera } from '../camera/camera.ts';
import type { Hand } from '../hand/use-hand.ts';
import { bringNear, bringQuestionNear, keepInSight, seeQuestion, showInHand } from '../lessons/lead.ts';
import { followQuestion, toBoard, toLog, toNextLit, toQuestion } from '../parts/focus.ts';
import { type Guiding, leadingOn, pointedAt, waysOn } from '../play/coach.ts';
import { useHerald } from '../play/herald.ts';
import type { Moment } from '../play/moment.ts';
import type { Opened } from '../play/opened.ts';
import { type Selection, selectionOf, touch } from '../play/selection.ts';
import { soundOf } from '../play/sound.ts';
import type { Seated, TableState } from '../play/table.ts';
import { uncover } from '../router.ts';
import { getSettings, useSettings } from '../settings.ts';
import { useTypeset, useWords } from '../words/words.ts';

const NOTHING: readonly GameChoice[] = [];
const NO_THINGS: readonly Thing[] = [];

/** A choice that is about to be made, and what can come of it. */
export interface Pending {
  readonly choice: GameChoice;
  /** What could still act, and no longer will. */
  readonly left: readonly Thing[];
  readonly odds: Odds | null;
}

export interface Choosing {
  /** What the person at the table may choose now; nothing while something is shown or under way. */
  readonly choices: readonly GameChoice[];
  readonly selection: Selection;
  readonly pending: Pending | null;
  readonly doubt: Doubt | null;
  readonly hint: GameChoice | null | 'none';
  /** The same from one touch to the next, whatever it then does. */
  onTouch(thing: Thing): void;
  /** All of these are touched at once. */
  select(touched: readonly Thing[]): void;
  /** Asks of a thing why not; and why not by this choice, where it is known. */
  doubtOf(thing: Thing, wish?: Wish<GameChoice>): void;
  /** The choice is made, unless there is something to be thought over first: its odds, or because `ask` says so. */
  propose(choice: GameChoice, ask?: boolean): void;
  confirm(): void;
  clear(): void;
  askHint(): void;
}

/** The name of the question that the viewer is asked; where nothing is asked, of what he has noticed. An offer makes no new question. */
function questionOf(look: TableState['look']): string {
  if (look === null) return '';
  return look.q === null ? `after ${look.n}` : `question ${look.q}`;
}

/** A function that stays the same from one drawing to the next, and does what the last one given would do. */
function useSteady<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  // Before anything is painted: a touch that follows on what is seen must find what belongs to it.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** What the hand of the person at the table does: touch, ask why not, propose, confirm. */
export function useChoosing(seated: Seated, state: TableState, handling?: Handling): Choosing {
  const { look, shown, busy, here: isHere } = state;
  const choices = look === null || shown !== null || busy || !isHere ? NOTHING : look.choices;
  const [touched, setTouched] = useState<readonly Thing[]>([]);
  const [pending, setPending] = useState<Pending | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [hint, setHint] = useState<GameChoice | null | 'none'>(null);
  const question = questionOf(look);
  const here = useRef(question);

  const clear = useCallback(() => {
    setTouched([]);
    setPending(null);
    setDoubt(null);
    setHint(null);
  }, []);

  // A new question: what was touched belongs to the old one. Before it is painted: whoever answers it at once has answered this one.
  useLayoutEffect(() => {
    if (here.current === question) return;
    here.current = question;
    clear();
  }, [question, clear]);

  const selection = useMemo(() => selectionOf(seated.game, choices, touched), [seated, choices, touched]);

  const view = look?.view;
  const propose = useCallback(
    (choice: GameChoice, ask = false) => {
      const asked = here.current;
      const left = view === undefined ? NO_THINGS : (handling?.leaves?.(view, choice, choices) ?? NO_THINGS);
      void seated.odds(choice).then((odds) => {
        // Odds that come after the next choice speak of a moment that is gone.
        if (here.current !== asked) return;
        if (odds !== null || ask || left.length > 0 || getSettings().confirm) setPending({ choice, odds, left });
        else {
          soundOf('tap');
          void seated.take(choice);
        }
      });
    },
    [seated, view, choices, handling],
  );

  const doubtOf = useSteady((thing: Thing, wish: Wish<GameChoice> = { thing }) => {
    setPending(null);
    const waiting = choices.length === 0;
    void seated.whyNot(wish).then((reasons) => {
      if (here.current === question) setDoubt({ thing, reasons, waiting });
    });
  });

  const take = (next: Selection) => {
    setPending(null);
    setDoubt(null);
    setTouched(next.touched);
    if (next.complete !== null) propose(next.complete);
  };
  const select = useSteady((things: readonly Thing[]) => take(selectionOf(seated.game, choices, things)));

  const onTouch = useSteady((thing: Thing) => {
    // Whoever touches the board while it shows what happened has seen enough.
    if (shown !== null) {
      seated.skip();
      return;
    }
    const next = touch(seated.game, choices, selection, thing);
    if (next === null) doubtOf(thing);
    else take(next);
  });

  const confirm = useCallback(() => {
    if (pending === null) return;
    soundOf('tap');
    void seated.take(pending.choice);
    setPending(null);
  }, [seated, pending]);

  const askHint = useCallback(() => {
    // Whoever plays against somebody far away thinks for himself, unless they have agreed otherwise.
    if (seated.info.far?.hints === false) return;
    if (!isHere) return;
    // An answer that comes after the next choice speaks of a moment that is gone.
    void seated.hint().then((choice) => {
      if (here.current !== question) return;
      // Advice is not asked for to be read under something else.
      setDoubt(null);
      setHint(choice ?? 'none');
    });
  }, [seated, question, isHere]);

  return { choices, selection, pending, doubt, hint, onTouch, select, doubtOf, propose, confirm, clear, askHint };
}

const NONE: ReadonlySet<Thing> = new Set();

/** The states of what lies on the table: set before the paint, so that what is drawn anew and what is lit anew are seen together. */
export function useStates(sets: Sets): SettableStates {
  const [states] = useState(() => createStates(sets));
  useLayoutEffect(() => states.set(sets), [states, sets]);
  return states;
}

/** What the table points out: what may be touched, what has been, what is spoken of. */
export function useLights(
  { game, presentation, state: { shown } }: Opened & { readonly state: TableState },
  view: GameView,
  { selection, pending, doubt, hint }: Choosing,
  guiding: Guiding | null,
  marks: readonly Thing[],
  spoken: GameEvent | null,
  { carrying, grounds, goals, over }: Pick<Hand, 'carrying' | 'grounds' | 'goals' | 'over'>,
): Sets & { readonly pointed: readonly Thing[]; readonly states: States } {
  const pointed = useMemo(
    () => (guiding === null || shown !== null ? NO_THINGS : pointedAt(game, guiding, selection.touched)),
    [game, guiding, shown, selection.touched],
  );
  // In a lesson only what it points at is lit; everything else can be touched all the same.
  const led = guiding !== null && !guiding.free;
  const lit = useMemo(() => {
    if (carrying !== null) return carrying.goals;
    if (pending !== null) return NONE;
    if (led) return new Set(pointed);
    if (grounds.length + goals.length === 0 || selection.touched.length > 0) return selection.lit;
    return new Set([...selection.lit, ...grounds, ...goals]);
  }, [carrying, pending, led, pointed, selection, grounds, goals]);
  const chosen = useMemo(() => {
    if (carrying !== null) return new Set(carrying.things);
    return new Set(pending === null ? selection.touched : game.touches(pending.choice));
  }, [game, carrying, pending, selection.touched]);
  const marked = useMemo(() => {
    const events = [spoken, shown?.event ?? null].filter((event) => event !== null);
    const about = events.flatMap((event) => presentation.about?.(view, event) ?? []);
    const advised = hint === null || hint === 'none' ? [] : game.touches(hint);
    return new Set([...marks, ...about, ...pointed, ...advised, ...(doubt === null ? [] : [doubt.thing])]);
  }, [game, marks, presentation, view, spoken, shown, doubt, hint, pointed]);
  useEffect(() => showInHand(chosen), [chosen]);
  const weighed = pending?.choice ?? null;
  const sets = useMemo(() => ({ lit, chosen, marked, weighed }), [lit, chosen, marked, weighed]);
  const states = useStates(sets);
  useEffect(() => {
    const point = () => states.point(over.get());
    point();
    return over.subscribe(point);
  }, [states, over]);
  return { ...sets, pointed, states };
}

/** What a picture of the past points out: what was spoken of then. */
export function usePast({ about }: Presentation, moment: Moment | null, spoken: GameEvent | null): States {
  const sets = useMemo(() => {
    const events = moment === null ? [] : [...moment.told, ...(spoken === null ? [] : [spoken])];
    const things = moment === null ? [] : events.flatMap((event) => about?.(moment.frame.view, event) ?? []);
    return { lit: NONE, chosen: NONE, marked: new Set(things) };
  }, [about, moment, spoken]);
  return useStates(sets);
}

/** What the card of a lesson says now, for those who hear it: its name, for it is said once, and its words. */
function useLessonSaid({ text }: Game, view: GameView, guiding: Guiding | null): { name: string; text: string } | null {
  const words = useWords();
  const { language } = useSettings();
  const typeset = useTypeset();
  if (guiding === null || guiding.free) return null;
  const { at, step, wanted, strayed } = guiding;
  const todo = wanted === null ? [] : [text[language].choice(view, wanted)];
  const told = step.words[language];
  if (strayed !== null)
    return {
      name: `lesson ${at}, strayed`,
      text: [told.instead === undefined ? words.guide.strayed : typeset(told.instead), ...todo].join(' '),
    };
  const what = todo.map((choice) => words.colon(words.guide.todo, choice));
  return { name: `lesson ${at}`, text: [`${typeset(told.title)}.`, typeset(told.text), ...what].join(' ') };
}

/** Says what happens at the table, and leads the focus to each new question, in a lesson to each new step. */
export function useTableHerald(
  {
    game,
    state: { shown, here, viewer, busy, chained },
    look,
  }: Opened & { readonly state: TableState; readonly look: Whole },
  log: readonly Heard[],
  guiding: Guiding | null,
): void {
  const words = useWords();
  const { language } = useSettings();
  const text = game.text[language];
  const lesson = useLessonSaid(game, look.view, guiding);
  const { view } = look;
  // What is answered without him, or by the same act of his hand, is not asked of the person.
  const isPut = shown === null && !busy && !chained;
  const asked = isPut && here && viewer !== null && look.q !== null && look.choices.length > 0;
  const isOver = shown === null && view.outcome !== null;
  const own = asked ? { name: questionOf(look), text: `${words.table.yours}. ${text.prompt(view)}` } : null;
  useHerald({
    ...{ game, language, view, log },
    isShown: shown !== null,
    question: shown === null && lesson !== null ? lesson : own,
    outcome: isOver ? text.outcome(view) : null,
  });
  const question = lesson?.name ?? questionOf(look);
  const before = useRef(question);
  useEffect(() => {
    if (!isPut || before.current === question) return;
    before.current = question;
    followQuestion();
  }, [question, isPut]);
}

/** Whether something in the hand can be touched: which things lie there, only its drawing knows. */
export function useHandLit(table: RefObject<HTMLElement | null>, lit: ReadonlySet<Thing>): boolean {
  const [handLit, setHandLit] = useState(false);
  useEffect(() => {
    const held = [...(table.current?.querySelectorAll('.side > .hand [data-thing]') ?? [])];
    setHandLit(held.some((thing) => lit.has(thing.getAttribute('data-thing') as Thing)));
  }, [table, lit]);
  return handLit;
}

/** The keys of the table: what they do now. */
export function useTableKeys(
  game: Game,
  seated: Seated,
  { shown }: TableState,
  { selection, pending, confirm, clear, askHint, propose }: Choosing,
  { aim, walkOn, stay }: Pick<Hand, 'aim' | 'walkOn' | 'stay'>,
  moment: Moment | null,
  guiding: Guiding | null,
): void {
  const { coach } = seated;
  const keys = useMemo(() => {
    const places = {
      q: toQuestion,
      b: toBoard,
      l: toLog,
      n: () => toNextLit(1),
      p: () => toNextLit(-1),
    };
    // Nothing is chosen while the past is looked at.
    if (moment !== null)
      return { ...places, Escape: uncover, ArrowLeft: () => moment.stepBy(-1), ArrowRight: () => moment.stepBy(1) };
    const onward = seated.walk === null ? null : () => seated.walk?.step(1);
    // Whoever has left the path of a lesson plays on by the same keys as everybody.
    const leadOn =
      coach === undefined || guiding === null || guiding.free ? null : leadingOn(game, coach, guiding, propose);
    const out: Record<string, () => void> = {
      ...places,
      Escape() {
        if (shown !== null) return seated.skip();
        stay();
        clear();
      },
      ' ': () => (shown === null ? undefined : (onward ?? seated.skip)()),
      // The arrows belong to the board, but while what a game did by itself is walked through.
      ...(shown === null || seated.walk === null
        ? {}
        : { ArrowLeft: () => seated.walk?.step(-1), ArrowRight: () => onward?.() }),
      Enter: aim !== null ? walkOn : pending === null && leadOn !== null ? leadOn : confirm,
      u: () => void seated.undo(),
      h: askHint,
      w: () => void seated.again(),
    };
    // On the path of a lesson there is a list whose figures can be pressed only where a word decides.
    const listed = guiding !== null && !guiding.free ? waysOn(game, guiding, selection) : selection.open;
    const buttons = listed.filter((choice) => game.touches(choice).length === 0);
    const others = listed.filter((choice) => game.touches(choice).length > 0);
    [...buttons, ...(others.length <= 7 ? others : [])].slice(0, 9).forEach((choice, i) => {
      out[String(i + 1)] = () => propose(choice);
    });
    return out;
  }, [
    game,
    seated,
    coach,
    shown,
    selection,
    pending,
    confirm,
    clear,
    askHint,
    propose,
    aim,
    walkOn,
    stay,
    moment,
    guiding,
  ]);
  useKeys(keys);
}

/**
 * Under a finger, and where the whole board is too small to be read, what each new question asks for comes near, or where it is
 * decided; what happened meanwhile is seen on the whole board, or by a pointer, which has the larger screen, where it happens. Whoever moves the board himself keeps it as he put it, and a lesson leads by itself.
 */
export function useNear(
  camera: RefObject<Camera | null>,
  presentation: Presentation,
  { lit }: Selection,
  { look, shown, here }: TableState,
  led: boolean,
): void {
  const near = useRef(lit);
  near.current = lit;
  // A single answer that touches nothing is no question: it may be given by itself, and the board would only jump.
  const asked = look !== null && here && (lit.size > 0 || look.choices.length > 1);
  const question = questionOf(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is the reason; what is touched on the way to an answer is none.
  useEffect(() => {
    const { about, drawing, scene } = presentation;
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (led || camera.current === null) return;
    if (drawing.roams === true) {
      roamTo(camera.current, presentation, shown, asked ? look.view : null, [...near.current]);
      return;
    }
    if (camera.current.isByHand()) return;
    // What advice has brought near belongs to a question that has been answered.
    if (!isFinger && drawing.legible === undefined) camera.current.lookAtAll();
    else if (shown !== null && !isFinger) bringNear(camera.current, about?.(shown.scene.view, shown.event) ?? []);
    else if (shown !== null) camera.current.lookAtAll();
    else if (asked) {
      const isFound = bringQuestionNear(camera.current, scene?.(look.view) ?? [], [...near.current], drawing.legible);
      if (!isFound) camera.current.lookAtAll();
    }
  }, [camera, led, shown, asked, question]);
}

/** What is about to be done, and where, is seen before the last word on it, also where it was chosen from the list; a lesson leads by itself. */
export function usePendingNear(
  camera: RefObject<Camera | null>,
  game: Game,
  { drawing, scene }: Presentation,
  { pending }: Choosing,
  view: GameView,
  led: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: while it is pending the position stays the same.
  useEffect(() => {
    if (pending === null || led) return;
    keepInSight(camera.current, [...game.touches(pending.choice), ...(scene?.(view) ?? [])], drawing.legible);
  }, [camera, game, drawing, pending, led]);
}

/** On a board that is never seen whole: only what is out of sight is brought before the eyes, whoever has moved the window. */
function roamTo(
  camera: Camera,
  { about, drawing: { legible }, scene }: Presentation,
  shown: TableState['shown'],
  view: GameView | null,
  lit: readonly Thing[],
): void {
  const told = shown === null ? [] : (about?.(shown.scene.view, shown.event) ?? []);
  if (told.length > 0) seeQuestion(camera, [], told, legible);
  else seeQuestion(camera, view === null ? [] : (scene?.(view) ?? []), lit, legible);
}

/** Keys of the table, wherever the focus is but in a field. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  // Before anything is painted: a key that follows on what is seen must find what belongs to it.
  useLayoutEffect(() => {
    current.current = keys;
  }, [keys]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const { target } = event;
      // Under a sheet the table hears nothing, wherever the focus is.
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof Element && target.closest('input, select, textarea') !== null) return;
      const named = event.key.length > 1;
      if (!named && !getSettings().keys) return;
      // Enter and space belong to the control that has the focus.
      if ((event.key === 'Enter' || event.key === ' ') && target instanceof Element && target !== document.body) {
        if (target.closest('button, a, summary, [role="button"]') !== null) return;
      }
      const act = current.current[named ? event.key : event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
