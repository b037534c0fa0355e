import { StoreError } from '../keeper/store.ts';

// Lines of JSON for an operator. What is written here is chosen field by field: no cookie, no link, no name, nothing that was sent and
// nothing that is kept. Of a person there is the id, and that in the security log alone.

export const LEVELS = ['off', 'error', 'security', 'info'] as const;
export type Level = (typeof LEVELS)[number];

type Fields = Readonly<Record<string, string | number | null>>;

export interface Log {
  /** Something that an operator may like to know. */
  info(event: string, fields?: Fields): void;
  /** Who came in, what was refused, which ways in were changed: `security.ts` says what is told of it. */
  security(event: string, fields: Fields): void;
  error(error: unknown): void;
}

export function logOf(level: Level, write: (line: string) => void): Log {
  const is = (wanted: Level) => LEVELS.indexOf(wanted) <= LEVELS.indexOf(level);
  const say = (fields: object) => write(`${JSON.stringify({ at: new Date().toISOString(), ...fields })}\n`);
  return {
    info(event, fields = {}) {
      if (is('info')) say({ level: 'info', event, ...fields });
    },
    security(event, fields) {
      if (is('security')) say({ level: 'security', event, ...fields });
    },
    error(error) {
      if (!is('error')) return;
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      const why = error instanceof StoreError ? error.why : undefined;
      say({ level: 'error', name, why, message, stack });
    },
  };
}
