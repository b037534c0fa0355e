import type { Seat } from '../../kernel/flow.ts';
import type { Contribution } from '../../kernel/provable-chance.ts';
import type { Draw } from '../store/contribution-store.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person, Seated } from '../store/people-store.ts';
import type { Hall } from './hall.ts';
import { Refused } from './lobby.ts';

/** How it stands with what people add to the dice of a match. No text is told before the match is over. */
export interface DiceInfo {
  readonly state: 'gathering' | 'begun';
  /** How often contributions were drawn; a page that lost its own begins another round. */
  readonly round: number;
  /** Every seat that is waited for: what it has promised, and whether that is told. */
  readonly seats: readonly { readonly seat: Seat; readonly promise: string | null; readonly told: boolean }[];
}

/** What all have added to the dice, or null while somebody's part is missing. */
export function contributed(seats: readonly Seated[], { given }: Draw): readonly Contribution[] | null {
  const all: Contribution[] = [];
  for (const { seat, person } of seats) {
    const mine = given.find((one) => one.seat === seat);
    if (person === null || mine === undefined || mine.text === null) return null;
    all.push({ seat, promise: mine.promise, text: mine.text });
  }
  return all.sort((a, b) => a.seat - b.seat);
}

/** Where pages promise what they add to the dice, and tell it. */
export interface DiceDesk {
  look(person: Person, id: string): Promise<DiceInfo>;
  promise(person: Person, id: string, promise: string, isAnew: boolean): Promise<DiceInfo>;
  /** Tells what was promised. Whoever is the last begins the match. */
  tell(person: Person, id: string, text: string): Promise<DiceInfo>;
}

const REFUSALS = {
  other: [409, 'This seat has promised something else.'],
  told: [409, 'This seat has told what it promised.'],
  unpromised: [409, 'This seat has promised nothing yet.'],
  early: [409, 'Not everybody has promised yet.'],
  false: [400, 'This is not what was promised.'],
  stranger: [404, 'There is no such match.'],
} as const;

export function diceDesk({ store, hall }: { readonly store: NodeStore; readonly hall: Pick<Hall, 'begin'> }): DiceDesk {
  /** Nothing is told to somebody who does not sit there, not even that there is such a match. */
  async function seatedAt(id: string, person: Person): Promise<void> {
    if ((await store.seatOf(id, person.id)) === null) throw refused('stranger');
  }

  async function info(id: string): Promise<DiceInfo> {
    // A node may have died when all was told: then whoever asks begins it.
    if (await hall.begin(id)) return { state: 'begun', round: 0, seats: [] };
    const [seats, { round, given }] = await Promise.all([store.seats(id), store.draw(id)]);
    const stateOf = ({ seat }: Seated) => {
      const mine = given.find((one) => one.seat === seat);
      return { seat, promise: mine?.promise ?? null, told: mine !== undefined && mine.text !== null };
    };
    return { state: 'gathering', round, seats: seats.map(stateOf) };
  }

  return {
    async look(person, id) {
      await seatedAt(id, person);
      return info(id);
    },
    async promise(person, id, promise, isAnew) {
      await seatedAt(id, person);
      const answer = await store.promise(id, person.id, promise, isAnew);
      if (answer !== 'kept' && answer !== 'begun') throw refused(answer);
      return info(id);
    },
    async tell(person, id, text) {
      await seatedAt(id, person);
      const answer = await store.tell(id, person.id, text);
      if (answer !== 'kept' && answer !== 'begun') throw refused(answer);
      return info(id);
    },
  };
}

function refused(why: keyof typeof REFUSALS): Refused {
  const [status, sentence] = REFUSALS[why];
  return new Refused(status, sentence);
}
