import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import type { Said } from '../../../keeper/talk.ts';
import { useStore } from '../../../table/store.ts';
import type { Far } from '../../keeper/contract.ts';
import { randomHex } from '../../keeper/random.ts';
import { type Answer, ask } from '../requests.ts';

/** How often it is looked whether something was said of which no news came, in milliseconds. */
const LOOK = 30_000;

/** Something that was said at the table. */
export interface Remark {
  readonly n: number;
  readonly seat: number;
  readonly at: number;
  readonly said: Said;
}

interface Talked {
  readonly remarks: readonly Remark[];
  readonly muted: readonly number[];
}

const heardAt = (id: string): Promise<Answer<Talked>> => ask('GET', `/api/matches/${id}/talk`);
export const mute = (id: string, seat: number, muted: boolean): Promise<Answer<void>> =>
  ask('POST', `/api/matches/${id}/mutes`, { seat, muted });
export const report = (id: string, seat: number): Promise<Answer<void>> =>
  ask('POST', `/api/matches/${id}/reports`, { seat });

const readOf = (id: string): string => `bivouac/heard/${id}`;

/** The last remark that was read in this browser. */
function lastRead(id: string): number {
  try {
    return Number(localStorage.getItem(readOf(id)) ?? 0);
  } catch {
    return 0;
  }
}

function keepRead(id: string, n: number): void {
  try {
    localStorage.setItem(readOf(id), String(n));
  } catch {
    // Then it is new again when the page is opened anew.
  }
}

/** The conversation at a table, as its page knows it. */
export interface Conversation extends Talked {
  /** What others have said and nobody has read yet. */
  readonly unread: readonly Remark[];
  /** All of it has been read. */
  read(): void;
  /** Says something; the status with which it was refused, or null. */
  say(said: Said): Promise<number | null>;
  /** Asks anew. */
  look(): Promise<void>;
}

const NOTHING: Talked = { remarks: [], muted: [] };

export function useConversation(id: string, { seat, status }: Far): Conversation {
  const { said, line } = useStore(status);
  const [talked, setTalked] = useState(NOTHING);
  const [known, setKnown] = useState(() => lastRead(id));
  const look = useCallback(async () => {
    const answer = await heardAt(id);
    if ('value' in answer) setTalked(answer.value);
  }, [id]);
  // Whenever something was said, and when the line is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what calls.
  useEffect(() => void look(), [look, said, line]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK);
    return () => clearInterval(timer);
  }, [look]);
  // What is tried again is said once.
  const sending = useRef<{ readonly words: string; readonly key: string } | null>(null);
  const last = talked.remarks.at(-1)?.n ?? 0;
  return {
    ...talked,
    look,
    unread: talked.remarks.filter((remark) => remark.n > known && remark.seat !== seat),
    read: useCallback(() => {
      if (last <= known) return;
      setKnown(last);
      keepRead(id, last);
    }, [id, last, known]),
    say: async (words) => {
      const text = JSON.stringify(words);
      if (sending.current?.words !== text) sending.current = { words: text, key: randomHex(24) };
      const answer = await ask<void>('POST', `/api/matches/${id}/talk`, { key: sending.current.key, ...words });
      if (!('value' in answer)) return answer.status;
      sending.current = null;
      await look();
      return null;
    },
  };
}
