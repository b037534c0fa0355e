import type { Conduct } from '../kernel/acts.ts';
import type { Flow } from '../kernel/flow.ts';
import type { Plain } from '../kernel/plain.ts';
import type { Store } from './store.ts';
import type { Setting } from './table.ts';

/** What is needed to open a match: where it lies, its game and its dice, the time, and how it is told of in the list. */
export interface Doorkeeper extends Setting {
  readonly store: Store;
  readonly id: string;
  now(): number;
  /** What the list of matches is to tell of this one, given who was handed over to a bot, and when each viewer noticed something last. */
  summary(position: Flow, line: number, conduct: Conduct, seen: readonly number[]): Plain;
  /** Told what went wrong where nothing can be done about it. */
  fault?(error: unknown): void;
}
