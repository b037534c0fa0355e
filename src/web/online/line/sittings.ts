import type { Item } from '../../../keeper/feed.ts';
import { type Mirror, reflect } from '../../../keeper/mirror.ts';
import type { Now } from '../../../keeper/room.ts';
import type { FromNode, WireAnswer, WireQuestion, WireWish } from '../../../keeper/wire.ts';
import type { Viewer } from '../../../kernel/game.ts';
import type { Refusal } from '../../../kernel/match.ts';
import { createStore, type Store } from '../../../table/store.ts';
import type { FarStatus, Fault, Problem, Sent } from '../../keeper/contract.ts';
import { createLine, type Line, type LineWorld } from './line.ts';
import type { Pendings } from './pending.ts';

export interface SittingWorld extends LineWorld {
  readonly pendings: Pendings;
  newKey(): string;
}

interface Sending {
  readonly wish: WireWish;
  readonly done: (answer: Refusal | Problem | null) => void;
  tries: number;
}

interface Asking {
  readonly question: WireQuestion;
  readonly done: (answer: WireAnswer | null) => void;
  tries: number;
}

/** A match before this page. */
export interface Sitting {
  readonly id: string;
  readonly status: Store<FarStatus>;
  /** Where the server has seated this page; undefined before it has. */
  seat: Viewer | undefined;
  /** The last item that came; null: the whole is awaited. */
  n: number | null;
  /** What can be done as of that item. */
  now: Pick<Now, 'undoes' | 'offer' | 'choices'> | null;
  /** The match as it was told here; null before, or if it could not be followed. */
  mirror: Mirror | null;
  send: ((sent: Sent) => void) | null;
  /** Whoever waits for the first look. */
  first: ((problem: Problem | null) => void) | null;
  readonly sending: Map<string, Sending>;
  readonly asking: Map<string, Asking>;
}

export const problem = (fault: Fault, detail = ''): Problem => ({ fault, detail });

/** So often something is sent again of which the server says that it went wrong; what cannot be kept just now, for as long as it takes. */
const MOST_FAILURES = 4;
/** How long it is waited before it is, in milliseconds. */
const REST = 1500;

/** What this page knows after these items. Whoever shows them says what is wrong with one. */
function followed(mirror: Mirror | null, items: readonly Item[]): Mirror | null {
  try {
    return items.reduce<Mirror | null>((now, item) => (now === null ? null : reflect(now, item).mirror), mirror);
  } catch {
    return null;
  }
}

/** All matches before this page, on one line to the server. */
export interface Sittings {
  readonly line: Line;
  readonly all: Map<string, Sitting>;
  /** The match, as it was before this page or from now on. */
  at(id: string): Sitting;
  /** Sits down where it left off, and says again what was not answered. */
  sitDown(sitting: Sitting): void;
  submit(id: string, wish: WireWish): Promise<Refusal | Problem | null>;
  /** Asks until it is answered; null for what may not be asked. */
  ask(id: string, question: WireQuestion): Promise<WireAnswer | null>;
}

/** Who is there or away, what time is left, and that something was said. */
function statusAfter(
  status: FarStatus,
  message: Extract<FromNode, { readonly kind: 'present' | 'watched' | 'talk' | 'clock' | 'vacation' }>,
): FarStatus {
  switch (message.kind) {
    case 'present':
      return { ...status, present: message.seats };
    case 'watched':
      return { ...status, watched: message.count };
    case 'talk':
      return { ...status, said: status.said + 1 };
    case 'clock':
      return { ...status, times: { at: performance.now(), seats: message.times } };
    case 'vacation':
      return { ...status, onVacation: message.until };
  }
}

const emptySitting = (id: string, line: FarStatus['line']): Sitting => ({
  ...{ id, seat: undefined, n: null, now: null, mirror: null, send: null, first: null },
  status: createStore<FarStatus>({ line, present: null, times: null, onVacation: [], said: 0, watched: 0 }),
  ...{ sending: new Map(), asking: new Map() },
});

export function createSittings(world: SittingWorld): Sittings {
  const all = new Map<string, Sitting>();
  let state: FarStatus['line'] = 'opening';

  const line = createLine(world, {
    opened() {
      for (const sitting of all.values()) if (sitting.send !== null) sitDown(sitting);
    },
    heard(message) {
      if (message.kind === 'drain' || message.kind === 'turns') return;
      const sitting = all.get(message.match);
      if (sitting !== undefined) hear(sitting, message);
    },
    changed(next) {
      state = next;
      // Who is there, and on vacation, is told anew by whoever is sat down before next.
      for (const { status } of all.values())
        status.set({ ...status.get(), line: next, present: null, onVacation: [], watched: 0 });
    },
  });

  function at(id: string): Sitting {
    const known = all.get(id);
    if (known !== undefined) return known;
    const sitting = emptySitting(id, state);
    // What was chosen at this page before it was closed.
    for (const { key, wish } of world.pendings.of(id)) sitting.sending.set(key, { wish, done: () => {}, tries: 0 });
    all.set(id, sitting);
    return sitting;
  }

  function sitDown(sitting: Sitting): void {
    const { id, n, sending, asking } = sitting;
    line.say({ kind: 'sit', match: id, since: n, present: true });
    for (const key of [...sending.keys(), ...asking.keys()]) sayAgain(sitting, key);
  }

  function hear(sitting: Sitting, message: Exclude<FromNode, { readonly kind: 'drain' | 'turns' }>): void {
    const { status } = sitting;
    switch (message.kind) {
      case 'whole':
        sitting.seat = message.seat;
        sitting.n = message.whole.n;
        sitting.now = message.whole;
        sitting.mirror = message.whole;
        sitting.send?.({ whole: message.whole });
        settled(sitting, null);
        break;
      case 'items':
        hearItems(sitting, message);
        break;
      case 'ack':
        answered(sitting, message.key, null);
        break;
      case 'refused':
        answered(sitting, message.key, message.refusal);
        break;
      case 'answer':
        told(sitting, message.key, message.answer);
        break;
      case 'trouble':
        hearTrouble(sitting, message);
        break;
      case 'present':
      case 'watched':
      case 'talk':
      case 'clock':
      case 'vacation':
        status.set(statusAfter(status.get(), message));
        break;
      case 'held':
        settled(sitting, problem('held', message.why));
        break;
      case 'gone':
        sitting.send?.({ gone: true });
        settled(sitting, problem('gone', sitting.id));
        break;
      case 'waiting':
        break;
    }
  }

  /** The first look is there: the match is played here, for the server knows of no other place. */
  function settled(sitting: Sitting, why: Problem | null): void {
    const { first } = sitting;
    sitting.first = null;
    if (first === null) return;
    if (why === null) sitting.send?.({ here: true });
    first(why);
  }

  function hearItems(sitting: Sitting, { items, now }: Extract<FromNode, { readonly kind: 'items' }>): void {
    const { n } = sitting;
    if (n === null) return;
    const fresh = items.filter((item) => item.n > n);
    // What came twice is old.
    if (items.length > 0 && fresh.length === 0) return;
    if (fresh.some((item, i) => item.n !== n + 1 + i)) {
      line.say({ kind: 'sit', match: sitting.id, since: n, present: true });
      return;
    }
    sitting.n = n + fresh.length;
    sitting.now = now;
    sitting.mirror = followed(sitting.mirror, fresh);
    sitting.send?.({ news: { items: fresh, now } });
  }

  function answered(sitting: Sitting, key: string, answer: Refusal | Problem | null): void {
    const sending = sitting.sending.get(key);
    sitting.sending.delete(key);
    world.pendings.remove(sitting.id, key);
    sending?.done(answer);
  }

  /** Nothing is known of what came of it: it is said again, unless that cannot help. */
  function hearTrouble(sitting: Sitting, { key, why }: Extract<FromNode, { readonly kind: 'trouble' }>): void {
    const { id } = sitting;
    const isHopeless = why === 'broken' || why === 'not-allowed' || why === 'in-time';
    if (key === null) {
      if (isHopeless && sitting.first !== null) settled(sitting, problem(why === 'broken' ? why : 'not-allowed', id));
      else afterRest(sitting, () => sitDown(sitting));
      return;
    }
    const waiting = sitting.sending.get(key) ?? sitting.asking.get(key);
    if (waiting === undefined) return;
    if (why === 'failed') waiting.tries++;
    if (isHopeless || waiting.tries > MOST_FAILURES) {
      told(sitting, key, null);
      answered(sitting, key, problem(why === 'broken' || why === 'failed' ? 'broken' : 'not-allowed', id));
    } else if (why === 'not-sitting') afterRest(sitting, () => sitDown(sitting));
    else afterRest(sitting, () => sayAgain(sitting, key));
  }

  function afterRest(sitting: Sitting, work: () => void): void {
    world.later(REST * (0.5 + world.random()), () => {
      if (all.get(sitting.id) === sitting) work();
    });
  }

  function sayAgain({ id, sending, asking }: Sitting, key: string): void {
    const [wished, asked] = [sending.get(key), asking.get(key)];
    if (wished !== undefined) line.say({ kind: 'submit', match: id, key, wish: wished.wish });
    if (asked !== undefined) line.say({ kind: 'ask', match: id, key, question: asked.question });
  }

  function told(sitting: Sitting, key: string, answer: WireAnswer | null): void {
    const asked = sitting.asking.get(key);
    sitting.asking.delete(key);
    asked?.done(answer);
  }

  function submit(id: string, wish: WireWish): Promise<Refusal | Problem | null> {
    const sitting = all.get(id);
    if (sitting === undefined) return Promise.resolve(problem('gone', id));
    const key = world.newKey();
    if ('choice' in wish) world.pendings.add(id, { key, wish });
    return new Promise((done) => {
      sitting.sending.set(key, { wish, done, tries: 0 });
      line.say({ kind: 'submit', match: id, key, wish });
    });
  }

  function ask(id: string, question: WireQuestion): Promise<WireAnswer | null> {
    const sitting = all.get(id);
    if (sitting === undefined) return Promise.resolve(null);
    const key = world.newKey();
    return new Promise((done) => {
      sitting.asking.set(key, { question, done, tries: 0 });
      line.say({ kind: 'ask', match: id, key, question });
    });
  }

  return { line, all, at, sitDown, submit, ask };
}
