import type { GameEvent } from '../../kernel/chance.ts';
import type { GameChoice, Thing } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Handling } from '../../table/handling.ts';
import type { Seated, TableState } from '../play/table.ts';
import { choiceOf } from './carry.ts';

// Several choices one after the other by one touch of the hand: each is made, kept and told as if it had been touched, and the
// next one only if it is then offered.

/** So long a way back is waited for that may be refused, in milliseconds. */
const PATIENCE = 5000;

/** The next question to the one at the table after this look, once it is free; null if none comes, or nothing came of what was done. */
function nextQuestion({ state }: Seated, before: TableState['look'], patience?: number): Promise<TableState['look']> {
  return new Promise((found) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const end = (now: TableState['look']) => {
      clearTimeout(timer);
      stop();
      found(now);
    };
    const look = () => {
      const { look: now, busy, shown, here, curtain, problem } = state.get();
      if (now === null || !here || curtain !== null || problem !== null || now.view.outcome !== null) end(null);
      else if (now.n !== before?.n && now.q !== null && !busy && shown === null) end(now);
    };
    if (patience !== undefined) timer = setTimeout(() => end(null), patience);
    stop = state.subscribe(look);
    look();
  });
}

/** Makes a choice, and tells what is asked after it; null where it was not made. */
async function made(seated: Seated, choice: GameChoice): Promise<TableState['look']> {
  const before = seated.state.get().look;
  await seated.take(choice);
  const { look, busy } = seated.state.get();
  // What was refused leaves the question as it was.
  return !busy && look?.n === before?.n ? null : nextQuestion(seated, before);
}

/** Does something come between two choices of one act: have dice fallen, or has anybody done what the game calls an interruption? */
function isInterrupted({ state }: Seated, interrupts: Interrupts): boolean {
  const { lately, rolled } = state.get();
  return rolled || lately.some(interrupts);
}

/** What of all that others do ends a walk: whoever lets the moment go by stands in nobody's way. */
type Interrupts = (event: GameEvent) => boolean;
const NEVER: Interrupts = () => false;

/** Says that these choices are one act, as long as they are made. */
async function asOne({ state }: Seated, act: () => Promise<void>): Promise<void> {
  state.set({ ...state.get(), chained: true });
  try {
    await act();
  } finally {
    state.set({ ...state.get(), chained: false });
  }
}

/** Names the pieces one after the other, each as soon as it is offered; those that never are stay behind. */
export const name = (seated: Seated, pieces: readonly Thing[]): Promise<void> =>
  asOne(seated, () => nameEach(seated, pieces));

async function nameEach(seated: Seated, pieces: readonly Thing[]): Promise<void> {
  const left = [...pieces];
  let { look } = seated.state.get();
  const asked = look?.view.step;
  while (look !== null && look.view.step === asked && left.length > 0) {
    const { choices } = look;
    const at = left.findIndex((piece) => choiceOf(seated.game, choices, piece) !== null);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    const choice = next === undefined ? null : choiceOf(seated.game, choices, next);
    if (choice === null) return;
    look = await made(seated, choice);
  }
}

/** Goes from one thing to the next until something interrupts, as long as the same is asked and each is offered when it comes to it. */
export const follow = (seated: Seated, steps: readonly Thing[], interrupts = NEVER): Promise<void> =>
  asOne(seated, () => followEach(seated, steps, interrupts));

async function followEach(seated: Seated, steps: readonly Thing[], interrupts: Interrupts): Promise<void> {
  let { look } = seated.state.get();
  const asked = look?.view.step;
  for (const step of steps) {
    const choice = look?.view.step === asked ? choiceOf(seated.game, look?.choices ?? [], step) : null;
    if (choice === null) return;
    look = await made(seated, choice);
    if (isInterrupted(seated, interrupts)) return;
  }
}

/** Makes these choices one after the other until something interrupts, as long as the same is asked and each is then offered. */
export const choose = (seated: Seated, choices: readonly GameChoice[], interrupts = NEVER): Promise<void> =>
  asOne(seated, () => chooseEach(seated, choices, interrupts));

async function chooseEach(seated: Seated, choices: readonly GameChoice[], interrupts: Interrupts): Promise<void> {
  let { look } = seated.state.get();
  const asked = look?.view.step;
  for (const wanted of choices) {
    const choice = look?.view.step === asked ? (look?.choices.find((one) => same(one, wanted)) ?? null) : null;
    if (choice === null) return;
    look = await made(seated, choice);
    if (isInterrupted(seated, interrupts)) return;
  }
}

/** Takes back until a piece is no longer among those that act, then names those anew that were named after it. */
export const leaveOut = (seated: Seated, handling: Handling, piece: Thing): Promise<void> =>
  asOne(seated, () => leaveOutOne(seated, handling, piece));

async function leaveOutOne(seated: Seated, handling: Handling, piece: Thing): Promise<void> {
  const acting = () => {
    const { look } = seated.state.get();
    return look === null ? [] : (handling.acting(look.view)?.pieces ?? []);
  };
  const others = acting().filter((other) => other !== piece);
  while (acting().includes(piece)) {
    const { look } = seated.state.get();
    if (look === null || look.undoable === 0) return;
    await seated.undo();
    if ((await nextQuestion(seated, look, PATIENCE)) === null) return;
  }
  await nameEach(
    seated,
    others.filter((other) => !acting().includes(other)),
  );
}
