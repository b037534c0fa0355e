import type { Append, Creation, Head, Line, Standing, Store } from '../../src/keeper/store.ts';
import type { Plain } from '../../src/kernel/plain.ts';

// Matches as a room would keep them, with one of everything that a line can hold.

/** A line of about the size that those of our games have. */
export function lineOf(seq: number, key = `0/${seq}`, at = 1000 + seq): Line {
  const choice = {
    kind: 'fire',
    unit: seq,
    at: [seq, -1.5],
    card: null,
    how: { volley: true, note: 'à l’aube \u2014 “feu”' },
  };
  return {
    seq,
    key,
    at,
    entry:
      seq % 3 === 1
        ? { seat: 1, undo: true }
        : seq % 3 === 2
          ? { seat: 0, act: { kind: 'resign' } }
          : { seat: 0, choice },
    rolls: [{ at: seq, stream: 'dice', sides: 6, value: 1 + (seq % 6) }],
    kept: seq,
    told: [
      { at: seq, event: { kind: 'rolled' }, only: null },
      { at: seq, event: { kind: 'drawn' }, only: 1 },
    ],
    noticed: 5,
    undone: [],
    chain: `chain ${seq}`.padEnd(64, '0'),
  };
}

export const setUpLine = (): Line => ({ ...lineOf(0, 'set-up'), entry: null });

export function standingOf(seq: number, epoch = 0, body: Plain = { position: { turn: seq } }): Standing {
  return { seq, epoch, body };
}

export function headOf(id: string, more: Partial<Head> = {}): Head {
  const about = { game: 'picket', options: { length: 'short' }, seats: ['me', { bot: 'greedy' }] };
  return { id, seq: 0, epoch: 0, over: false, changed: 1000, about, summary: { lines: 0 }, ...more };
}

export function creationOf(id: string, more: Partial<Creation> = {}): Creation {
  const secret = { secret: `secret of ${id}`, contributions: ['', 'a'] };
  return { head: headOf(id), secret, lines: [setUpLine()], standings: [standingOf(0)], ...more };
}

/** What keeps one line after another. */
export function appendOf(match: string, after: number, more: Partial<Append> = {}): Append {
  return { match, after, lines: [lineOf(after + 1)], over: false, summary: { lines: after + 1 }, ...more };
}

/** Puts lines after one another, each with its table. */
export async function playOn(store: Store, match: string, from: number, to: number, epoch = 0): Promise<void> {
  for (let seq = from; seq <= to; seq++) {
    const appended = await store.append(appendOf(match, seq - 1, { standing: standingOf(seq, epoch) }));
    if (!('done' in appended)) throw new Error(`line ${seq} was not kept: ${JSON.stringify(appended)}`);
  }
}
