import type { Seat } from '../../../kernel/flow.ts';
import { promiseOf } from '../../../kernel/provable-chance.ts';
import { randomHex } from '../../keeper/random.ts';
import { type Answer, ask, type FarMatch, me, mine } from '../requests.ts';
import { type OwnParts, ownParts } from './own-part.ts';

/** How it stands with what people add to the dice of a match. */
interface Dice {
  readonly state: 'gathering' | 'begun';
  readonly round: number;
  readonly seats: readonly { readonly seat: Seat; readonly promise: string | null; readonly told: boolean }[];
}

/** For whose pages the match waits; `lost` if this browser does not know what the seat of its reader has promised. */
export interface Tended {
  readonly state: 'gathering' | 'begun';
  readonly lacking: readonly Seat[];
  readonly isLost: boolean;
}

export interface DiceWorld {
  readonly parts: OwnParts;
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Dice>>;
  /** What a page adds: 128 bits, drawn here. */
  draw(): string;
}

/**
 * Does what this page has to do before a match begins: it promises what it adds to the dice, and tells it when all have promised.
 * Null if the server cannot be asked, or nobody here sits there. `isAnew`: what was promised is lost, and another text is drawn.
 */
export async function tendDice(
  { parts, ask, draw }: DiceWorld,
  { id, seat, commitment }: Pick<FarMatch, 'id' | 'seat' | 'commitment'>,
  isAnew = false,
): Promise<Tended | null> {
  if (seat === null) return null;
  const path = `/api/matches/${id}/dice`;
  const found = await ask('GET', path);
  if (!('value' in found)) return null;
  let dice = found.value;
  if (dice.state === 'begun') return tended(dice, false);
  const promised = mineIn(dice, seat);
  const isLost = promised !== null && parts.drawn(id, promised) === null;
  if (promised === null || (isLost && isAnew)) {
    const text = draw();
    const promise = promiseOf(text);
    // Kept before it is sent: whatever happens to the page, it can be told.
    parts.draw(id, promise, text);
    const answer = await ask('POST', path, { promise, ...(isLost ? { anew: true } : {}) });
    // Another page of this browser may have been faster; then its text is told.
    const now = 'value' in answer ? answer : await ask('GET', path);
    if (!('value' in now)) return null;
    dice = now.value;
  }
  const promise = mineIn(dice, seat);
  const text = promise === null ? null : parts.drawn(id, promise);
  if (dice.state === 'begun' || text === null) return tended(dice, promise !== null && text === null);
  const promises = dice.seats.flatMap((one) =>
    one.promise === null ? [] : [{ seat: one.seat, promise: one.promise }],
  );
  if (promises.length < dice.seats.length || dice.seats.find((one) => one.seat === seat)?.told === true)
    return tended(dice, false);
  parts.tell(id, { seat, text, commitment, round: dice.round, promises });
  const answer = await ask('POST', path, { text });
  return 'value' in answer ? tended(answer.value, false) : null;
}

const mineIn = ({ seats }: Dice, seat: Seat): string | null => seats.find((one) => one.seat === seat)?.promise ?? null;

function tended({ state, seats }: Dice, isLost: boolean): Tended {
  const isPromised = seats.every(({ promise }) => promise !== null);
  const lacking = seats.filter(({ promise, told }) => (isPromised ? !told : promise === null));
  return { state, lacking: lacking.map(({ seat }) => seat), isLost };
}

/** What is under way of each match: several places of a page do its part, one after the other, or each would promise something else. */
const underWay = new Map<string, Promise<unknown>>();

/** The same, by this page itself. */
export function tendOwn(match: FarMatch, isAnew = false): Promise<Tended | null> {
  const world = { parts: ownParts(), ask, draw: () => randomHex(16) };
  return inTurn(underWay, match.id, () => tendDice(world, match, isAnew));
}

/** Does something of a name when what was begun before it under that name is through, however that ended. */
export async function inTurn<T>(
  turns: Map<string, Promise<unknown>>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}

/** For all matches that wait, if the server knows this browser. */
export async function tendMine(): Promise<void> {
  if (!('value' in (await me()))) return;
  const answer = await mine();
  if (!('value' in answer)) return;
  for (const match of answer.value.matches) if (match.state === 'gathering') await tendOwn(match);
}
