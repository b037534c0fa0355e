import { HeldError } from '../../keeper/held.ts';
import { historyOf } from '../../keeper/history.ts';
import type { ActWish, News, Wish } from '../../keeper/room.ts';
import { StoreError } from '../../keeper/store.ts';
import type { FromNode, WireQuestion, WireTrouble } from '../../keeper/wire.ts';
import { type Clock, isSameClock } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { lines } from '../../kernel/match.ts';
import type { Limits } from '../config.ts';
import { InTimeError } from './clocks.ts';
import type { Hall, Visit } from './hall.ts';
import { answerTo } from './questions.ts';

/** So many items are sent to one who was away; after more he is shown the whole. */
const MOST_MISSED = 100;

/** One socket at one match. */
export interface Sitting {
  /** What it was answered by. */
  submit(key: string, wish: Wish): Promise<FromNode['kind']>;
  ask(key: string, question: WireQuestion): Promise<FromNode['kind']>;
  leave(): void;
}

/** What a sitting needs of its socket. */
export interface Sitter {
  readonly hall: Hall;
  readonly person: string;
  readonly limits: Pick<Limits, 'lines'>;
  send(message: FromNode): void;
  fault(error: unknown): void;
}

/** Where nobody counts no time is up, and what goes on already is not agreed on. */
const isVain = (act: ActWish, clock: Clock | null): boolean =>
  act.kind === 'time' ? clock === null : act.kind === 'offer' && act.what === 'clock' && isSameClock(act.clock, clock);

const isResigning = (wish: Wish): boolean => 'act' in wish && wish.act.kind === 'resign';

/** What went wrong, as far as it is told: never what the error says. */
export function troubleOf(error: unknown): WireTrouble {
  return error instanceof StoreError ? error.why : 'failed';
}

const both =
  (...leave: readonly ((() => void) | undefined)[]) =>
  (): void => {
    for (const one of leave) one?.();
  };

/** Sits somebody down at a match, at his own seat or among those who look on, and sends what he may know; null if he may not. */
export async function sitDown(
  sitter: Sitter,
  match: string,
  since: number | null,
  isToldWho = false,
): Promise<Sitting | null> {
  const { hall, person, limits, send, fault } = sitter;
  let visit: Visit | null = null;
  let leaveRoom = () => {};
  let stopWaiting = () => {};
  let depart = () => {};
  let goSilent = () => {};
  let unmoved = () => {};
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    stopWaiting();
    leaveRoom();
    depart();
    goSilent();
    unmoved();
    visit?.leave();
  };
  const tellFault = (error: unknown) => {
    if (isLeft) return;
    leave();
    if (error instanceof HeldError) return send({ kind: 'held', match, why: error.why });
    fault(error);
    send({ kind: 'trouble', match, key: null, why: troubleOf(error) });
  };

  let viewer: Viewer | undefined;
  let isWaiting = false;
  const enter = async (): Promise<void> => {
    if (viewer === undefined) return;
    visit = await hall.visit(match, tellFault, viewer);
    if (visit === null) {
      // Said once: who looks on late does not learn how often it was looked for him.
      if (!isWaiting) send({ kind: 'waiting', match });
      isWaiting = true;
      stopWaiting = hall.expect(match, () => void enter().catch(tellFault));
      return;
    }
    if (isLeft) return visit.leave();
    const seated = await watched(sitter, match, visit, viewer, since);
    leaveRoom = seated.leave;
    unmoved = hall.leaves.come(match, viewer, seated.moved);
    if (isLeft) {
      leaveRoom();
      unmoved();
    }
  };

  try {
    viewer = await hall.viewerAt(match, person);
    if (viewer === undefined) {
      send({ kind: 'gone', match });
      return null;
    }
    await enter();
    if (!isLeft) goSilent = hall.bell.come(match, viewer, () => send({ kind: 'talk', match }));
    // Who is there tells whose turn it is: who looks on late is not told.
    const isTold = isToldWho && hall.isAlone && (viewer !== null || !(await hall.isLate(match)));
    const tell = isTold ? (seats: readonly Seat[]) => send({ kind: 'present', match, seats }) : null;
    const count = isToldWho ? (count: number) => send({ kind: 'watched', match, count }) : null;
    if (!isLeft) depart = both(hall.here.come(match, viewer, tell), hall.gallery?.come(match, person, viewer, count));
  } catch (error) {
    tellFault(error);
    return null;
  }
  const seat = viewer;
  /** Answers what was sent under a key; whatever goes wrong is told as trouble. */
  const answered = async (key: string, work: (there: Visit) => Promise<FromNode>): Promise<FromNode['kind']> => {
    const message: FromNode = await (visit === null || isLeft
      ? Promise.resolve<FromNode>({ kind: 'trouble', match, key, why: 'not-sitting' })
      : work(visit)
    ).catch((error: unknown) => {
      if (error instanceof InTimeError) return { kind: 'trouble', match, key, why: 'in-time' };
      fault(error);
      return { kind: 'trouble', match, key, why: troubleOf(error) };
    });
    send(message);
    return message.kind;
  };
  return {
    leave,
    submit: (key, wish) =>
      answered(key, async ({ room, door, clock }) => {
        if (seat === null) return { kind: 'trouble', match, key, why: 'not-allowed' };
        // A match that never ends would fill the store: then it can only be given up, and what was done is still known.
        const isFull = lines(room.match) >= limits.lines && !isResigning(wish);
        if (isFull && (await door.store.byKey(match, `${seat}/${key}`)) === null)
          return { kind: 'trouble', match, key, why: 'full' };
        if ('act' in wish && isVain(wish.act, clock())) return { kind: 'trouble', match, key, why: 'not-allowed' };
        const refusal = await room.submit(seat, key, wish);
        return refusal === null ? { kind: 'ack', match, key } : { kind: 'refused', match, key, refusal };
      }),
    ask: (key, question) =>
      answered(key, async (there) => {
        const answer = await answerTo(there, seat, question);
        if (answer === null) return { kind: 'trouble', match, key, why: 'not-allowed' };
        return { kind: 'answer', match, key, answer };
      }),
  };
}

const messages = new WeakMap<News, FromNode>();

/** What is new, as a message: the same one for all who hear it. */
function messageOf(news: News, match: string, seat: Viewer): FromNode {
  const { items, now } = news;
  const message = messages.get(news) ?? { kind: 'items', match, seat, items, now };
  messages.set(news, message);
  return message;
}

/** Sends what the viewer may know: what he missed, or the whole, and from then on what is new. */
async function watched(
  { send, fault }: Sitter,
  match: string,
  { room, door, clock, times, vacations }: Visit,
  viewer: Viewer,
  since: number | null,
): Promise<{ readonly leave: () => void; readonly moved: () => void }> {
  // What is new while the missed is read comes after it.
  let early: News[] | null = [];
  let [shown, showing] = ['', Promise.resolve()];
  /** Only after something that he noticed: the clocks tell no moment that he may not know. */
  const showClock = () => {
    if (clock() === null) {
      shown = '';
      return;
    }
    showing = showing
      .then(times)
      .then((now) => {
        const running = JSON.stringify([clock(), now?.map(({ runs, rests }) => runs || rests !== undefined)]);
        if (now === null || running === shown) return;
        shown = running;
        send({ kind: 'clock', match, times: now });
      })
      .catch(fault);
  };
  /** Who is on vacation, and again what that makes of the clocks: no more than whoever sits down just now is told. */
  const showVacation = (isNews: boolean) => {
    showing = showing
      .then(vacations)
      .then((until) => {
        if (until === null || (!isNews && until.every((one) => one === null))) return;
        send({ kind: 'vacation', match, until });
      })
      .catch(fault);
    if (!isNews) return;
    shown = '';
    showClock();
  };
  const tell = (news: News) => {
    send(messageOf(news, match, viewer));
    showClock();
  };
  const { whole, leave } = await room.sit(viewer, (news) => {
    if (early === null) tell(news);
    else early.push(news);
  });
  try {
    const { n, view, told, ...now } = whole;
    const isNear = since !== null && since <= n && n - since <= MOST_MISSED;
    const missed = isNear && since < n ? (await historyOf(door, viewer, since)).items : [];
    const items = missed.filter((item) => item.n <= n);
    // A table of other rules has no items from before.
    if (isNear && items.length === n - since) tell({ items, now });
    else send({ kind: 'whole', match, seat: viewer, whole });
    showClock();
    showVacation(false);
    for (const news of early) tell(news);
    early = null;
    return { leave, moved: () => showVacation(true) };
  } catch (error) {
    leave();
    throw error;
  }
}
