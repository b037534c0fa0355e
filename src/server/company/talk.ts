import type { Said } from '../../keeper/talk.ts';
import type { Bell } from '../matches/bell.ts';
import { NO_MATCH, Refused } from '../matches/lobby.ts';
import { newId } from '../secrets.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person } from '../store/people-store.ts';

/** So much of what was said is told at once: the last of it. */
const MOST_TOLD = 200;
/** So much of it goes with a complaint. */
const MOST_REPORTED = 50;
const WITHIN = 60_000;

/** A remark as somebody at the same match hears it. */
export interface Heard {
  readonly n: number;
  readonly seat: number;
  readonly at: number;
  readonly said: Said;
}

export interface Talked {
  readonly remarks: readonly Heard[];
  /** The seats of those whom the listener has muted. */
  readonly muted: readonly number[];
}

/** What is said between the seats of a match. Nobody else hears it, neither while it runs nor later. */
export interface Talk {
  heard(person: Person, match: string, after: number): Promise<Talked>;
  say(person: Person, match: string, said: Said, key: string): Promise<void>;
  /** Hears the person at another seat no more, or again: at this match and at every other. */
  mute(person: Person, match: string, seat: number, isMuted: boolean): Promise<void>;
  /** Complains to the operator of what the person at another seat has said. */
  report(person: Person, match: string, seat: number): Promise<void>;
}

export interface TalkNeeds {
  readonly store: NodeStore;
  readonly bell: Bell;
  now(): number;
  /** How much one person may say in a minute. */
  readonly most: number;
}

export function talkOf({ store, bell, now, most }: TalkNeeds): Talk {
  const lately = new Map<string, readonly number[]>();

  /** Who sits where; only for one who sits there himself. */
  async function table(person: Person, match: string): Promise<readonly (string | null)[]> {
    const people = (await store.seats(match)).map((one) => one.person?.id ?? null);
    if (!people.includes(person.id)) throw new Refused(404, NO_MATCH);
    return people;
  }

  async function other(person: Person, match: string, seat: number): Promise<string> {
    const there = (await table(person, match))[seat];
    if (there == null || there === person.id) throw new Refused(400, 'Nobody else sits there.');
    return there;
  }

  /** Forgets whoever has been silent for long enough. */
  function counted(person: string): boolean {
    const at = now();
    // Whoever spoke last stands last.
    for (const [who, times] of lately) {
      if ((times.at(-1) ?? 0) >= at - WITHIN) break;
      lately.delete(who);
    }
    const recent = (lately.get(person) ?? []).filter((time) => time > at - WITHIN);
    if (recent.length >= most) return false;
    lately.delete(person);
    lately.set(person, [...recent, at]);
    return true;
  }

  return {
    async heard(person, match, after) {
      const people = await table(person, match);
      const [remarks, muted] = await Promise.all([
        store.remarks(match, person.id, after, MOST_TOLD),
        store.muted(person.id),
      ]);
      return {
        remarks: remarks.flatMap(({ n, at, said, person: by }) => {
          const seat = people.indexOf(by);
          return seat < 0 ? [] : [{ n, seat, at, said }];
        }),
        muted: people.flatMap((who, seat) => (who !== null && muted.includes(who) ? [seat] : [])),
      };
    },

    async say(person, match, said, key) {
      await table(person, match);
      if (!counted(person.id)) throw new Refused(429, 'That is too often: wait for a minute.');
      await store.say(match, { person: person.id, at: now(), said }, `${person.id}/${key}`);
      bell.ring(match);
    },

    async mute(person, match, seat, isMuted) {
      await store.mute(person.id, await other(person, match, seat), isMuted);
    },

    async report(person, match, seat) {
      const about = await other(person, match, seat);
      await store.report({ id: newId(), match, by: person.id, about, at: now() }, MOST_REPORTED);
    },
  };
}
