import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Thing } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Handling, Way } from '../../table/handling.ts';
import { createStore, type Store } from '../../table/store.ts';
import type { Choosing } from '../pages/table-hooks.ts';
import { touch } from '../play/selection.ts';
import type { Seated, TableState } from '../play/table.ts';
import { useSettings } from '../settings.ts';
import { type Carry, type Lying, openStacks, stackOn, takenUp, wishAt } from './carry.ts';
import { choose, follow, leaveOut, name } from './chain.ts';
import { attachHand, type HandActs, type Place } from './pointer.ts';

/** What the hand over the table does beside touching. */
export interface Hand {
  readonly carrying: Carry | null;
  /** The grounds of whole stacks that may be touched. */
  readonly grounds: readonly Thing[];
  /** What is walked to by one touch. */
  readonly goals: readonly Thing[];
  /** The goal that was touched, where nothing can be pointed at before: its way is shown, and waits for a last word. */
  readonly aim: Aim | null;
  /** The last word on it: goes there, or stays. */
  walkOn(): void;
  stay(): void;
  /** A touch, which may mean a whole stack. */
  onTouch(thing: Thing): void;
  /** What it points at, or is over with what it carries. */
  readonly over: Store<Thing | null>;
  onPoint(thing: Thing | null): void;
  /** What a finger rests on, to be told about. */
  readonly held: Thing | null;
  letGo(): void;
  /** Names all of the stack that the thing belongs to; null where there is none. */
  whole(thing: Thing): (() => void) | null;
}

/** A goal, and the way to it. */
export interface Aim {
  readonly goal: Thing;
  readonly way: Way;
}

const NO_THINGS: readonly Thing[] = [];

/** Does anything point here without touching? Where nothing does, a touch is no question. */
const canPoint = () => matchMedia('(hover: hover)').matches;

export function useHand(
  seated: Seated,
  state: TableState,
  choosing: Choosing,
  handling: Handling | undefined,
  led: boolean,
): Hand {
  const { language } = useSettings();
  const { choices, selection } = choosing;
  const { look } = state;
  const { game } = seated;
  const [over] = useState(() => createStore<Thing | null>(null));
  const [carrying, setShown] = useState<Carry | null>(null);
  // The hand may lay something down before it was drawn that it took it up.
  const carried = useRef<Carry | null>(null);
  const setCarrying = useCallback((carry: Carry | null) => {
    carried.current = carry;
    setShown(carry);
  }, []);
  const [held, setHeld] = useState<Thing | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const view = look?.view;
  const lying = useMemo<Lying | null>(
    () => (view === undefined ? null : { game, view, choices, handling, language }),
    [game, view, choices, handling, language],
  );
  // On the path of a lesson each piece is named by itself.
  const stacks = useMemo(() => (lying === null || led ? [] : openStacks(lying)), [lying, led]);
  const grounds = useMemo(() => (stacks.length === 0 ? NO_THINGS : stacks.map(({ ground }) => ground)), [stacks]);

  const goals = useMemo(
    () => (view === undefined || led || choices.length === 0 ? NO_THINGS : (handling?.goals?.(view) ?? NO_THINGS)),
    [view, led, choices, handling],
  );
  const acts = useRef<HandActs & { touched(thing: Thing): void; walkOn(): void }>(null);
  // Before anything is painted: a hand that follows on what is seen must find what belongs to it.
  useLayoutEffect(() => {
    const { onTouch, select, doubtOf, propose } = choosing;

    /** The goal that is meant by what lies under the hand. */
    const goalAt = ({ goals }: Carry, places: readonly Place[]): Thing | null => {
      for (const { thing, under } of places) {
        if (goals.has(thing)) return thing;
        if (under !== null && goals.has(under)) return under;
      }
      return null;
    };

    const lead = (carry: Carry, goal: Thing): void => {
      const { how, things } = carry;
      if (how.by === 'touch') select([...how.touched, goal]);
      else if (how.by === 'way') walk(goal);
      else
        void name(seated, things).then(() => {
          const order = seated.state.get().look?.choices.find((choice) => handling?.isOrder(choice) === true);
          // What an order brings about cannot be taken back: it waits for a last word.
          if (order !== undefined) propose(order, true);
        });
    };
    const wayTo = (goal: Thing) => (view === undefined ? null : (handling?.way(view, goal, language) ?? null));
    const walk = (goal: Thing): void => {
      const way = wayTo(goal);
      // A lesson goes step by step.
      const short = <T>(all: readonly T[]): readonly T[] => (led ? all.slice(0, 1) : all);
      const interrupts = handling?.interrupts;
      setAim(null);
      over.set(null);
      if (way?.choices !== undefined) void choose(seated, short(way.choices), interrupts);
      else void follow(seated, short(way?.steps ?? [goal]), interrupts);
    };
    /** Is the touch one of a goal: of one that lies far, or of the next step on the way to it? */
    const wayBy = (thing: Thing): Way | null => {
      if (state.shown !== null || !goals.includes(thing)) return null;
      const next = touch(game, choices, selection, thing);
      const way = wayTo(thing);
      const [first, more] = way?.choices ?? [];
      const isNext = next?.complete != null && more === undefined && first !== undefined && same(next.complete, first);
      return next === null || isNext ? way : null;
    };

    acts.current = {
      takeUp(thing) {
        const carry = lying === null || choices.length === 0 ? null : takenUp(lying, selection, thing);
        if (carry === null || (led && carry.how.by === 'order')) return 0;
        setHeld(null);
        setAim(null);
        setCarrying(carry);
        return carry.things.length;
      },
      carryOver(places) {
        if (carried.current !== null) over.set(goalAt(carried.current, places));
      },
      layDown(places) {
        const carry = carried.current;
        setCarrying(null);
        over.set(null);
        if (carry === null || lying === null) return;
        const goal = goalAt(carry, places);
        const [wrong] = places;
        if (goal !== null) lead(carry, goal);
        else if (wrong !== undefined && !carry.things.includes(wrong.thing))
          doubtOf(wrong.thing, wishAt(lying, carry, wrong.thing));
      },
      dropBack() {
        setCarrying(null);
        over.set(null);
      },
      hold: setHeld,
      walkOn() {
        if (aim !== null) walk(aim.goal);
      },
      touched(thing) {
        setHeld(null);
        const way = wayBy(thing);
        // Where nothing points, the first touch of a goal shows the way to it, and the second goes.
        if (way !== null && !canPoint() && aim?.goal !== thing) {
          choosing.clear();
          setAim({ goal: thing, way });
          over.set(thing);
          return;
        }
        setAim(null);
        const inVain = state.shown === null && touch(game, choices, selection, thing) === null;
        const stack = inVain ? stackOn(stacks, thing) : null;
        const acting = view === undefined ? null : (handling?.acting(view) ?? null);
        if (stack !== null) void name(seated, stack.pieces);
        else if (way !== null) walk(thing);
        else if (inVain && handling !== undefined && !led && acting?.forming === true && acting.pieces.includes(thing))
          void leaveOut(seated, handling, thing);
        else onTouch(thing);
      },
    };
  });

  useEffect(() => {
    const root = document.getElementById('main');
    if (root === null) return undefined;
    const ending = new AbortController();
    const now = (): HandActs | null => acts.current;
    attachHand(
      root,
      {
        takeUp: (thing) => now()?.takeUp(thing) ?? 0,
        carryOver: (places) => now()?.carryOver(places),
        layDown: (places) => now()?.layDown(places),
        dropBack: () => now()?.dropBack(),
        hold: (thing) => now()?.hold(thing),
      },
      ending.signal,
    );
    return () => ending.abort();
  }, []);

  // Another question, or none: what was carried or asked about belongs to the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason.
  useEffect(() => {
    setCarrying(null);
    setHeld(null);
    setAim(null);
  }, [look?.q, state.curtain, setCarrying]);

  const onTouch = useCallback((thing: Thing) => acts.current?.touched(thing), []);
  const onPoint = useCallback(
    (thing: Thing | null) => {
      if (thing === null || canPoint()) over.set(thing);
    },
    [over],
  );
  const letGo = useCallback(() => setHeld(null), []);
  const walkOn = useCallback(() => acts.current?.walkOn(), []);
  const stay = useCallback(() => {
    setAim(null);
    over.set(null);
  }, [over]);
  const whole = (thing: Thing) => {
    const stack = stackOn(stacks, thing) ?? stacks.find(({ pieces }) => pieces.includes(thing)) ?? null;
    return stack === null ? null : () => void name(seated, stack.pieces);
  };
  return { carrying, grounds, goals, aim, walkOn, stay, onTouch, over, onPoint, held, letGo, whole };
}
