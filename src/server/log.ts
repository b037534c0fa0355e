import { StoreError } from '../keeper/store.ts';

// Lines of JSON for an operator. What is written here is chosen field by field: no cookie, no link, no name, nothing that was sent and
// nothing that is kept.

export const LEVELS = ['off', 'error', 'info'] as const;
export type Level = (typeof LEVELS)[number];

export interface Log {
  /** Something that an operator may like to know. */
  info(event: string, fields?: Readonly<Record<string, string | number>>): void;
  error(error: unknown): void;
}

export function logOf(level: Level, write: (line: string) => void): Log {
  const is = (wanted: Level) => LEVELS.indexOf(wanted) <= LEVELS.indexOf(level);
  const say = (fields: object) => write(`${JSON.stringify({ at: new Date().toISOString(), ...fields })}\n`);
  return {
    info(event, fields = {}) {
      if (is('info')) say({ level: 'info', event, ...fields });
    },
    error(error) {
      if (!is('error')) return;
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      const why = error instanceof StoreError ? error.why : undefined;
      say({ level: 'error', name, why, message, stack });
    },
  };
}
