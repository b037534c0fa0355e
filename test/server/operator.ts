import type { Command } from '../../src/cli/command.ts';

/** Where the database of an operator is; empty: not there. */
export type Env = Record<'DATA' | 'DATABASE_URL', string>;

/** Runs a command as the operator would, on this database; its exit code, and what it said. */
export async function run(
  command: Command,
  env: Env,
  ...args: string[]
): Promise<{ code: number | string; said: string }> {
  const before = { DATA: process.env['DATA'], DATABASE_URL: process.env['DATABASE_URL'] };
  const { log, error } = console;
  const lines: string[] = [];
  const hear = (...text: unknown[]) => void lines.push(text.join(' '));
  Object.assign(console, { log: hear, error: hear });
  Object.assign(process.env, env);
  try {
    return { code: await command.run(args), said: lines.join('\n') };
  } catch (thrown) {
    return { code: 'unusable', said: thrown instanceof Error ? thrown.message : String(thrown) };
  } finally {
    Object.assign(console, { log, error });
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
