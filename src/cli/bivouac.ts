import type { Command } from './command.ts';
import { Unusable } from './unusable.ts';

/** Every command, fetched when it is asked for. */
export const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serve,
  simulate: async () => (await import('./simulate.ts')).simulate,
  play: async () => (await import('./play.ts')).play,
  bench: async () => (await import('./bench.ts')).bench,
  perft: async () => (await import('./perft.ts')).perftCommand,
  case: async () => (await import('./case.ts')).caseCommand,
  verify: async () => (await import('./verify.ts')).verify,
  ledger: async () => (await import('./ledger.ts')).ledger,
  lines: async () => (await import('./lines.ts')).lines,
  fault: async () => (await import('./fault.ts')).fault,
  reports: async () => (await import('./reports.ts')).reports,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  revalidate: async () => (await import('./revalidate.ts')).revalidate,
  migrate: async () => (await import('./migrate.ts')).migrate,
  admin: async () => (await import('./admin.ts')).admin,
  load: async () => (await import('./load.ts')).load,
  'new-game': async () => (await import('./new-game.ts')).newGame,
};

async function help(): Promise<string> {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map(async (name) => `  ${name.padEnd(width)}  ${(await commands[name]?.())?.help}`);
  return `Usage: npm run bivouac -- <command> [options]\n\n${(await Promise.all(lines)).join('\n')}`;
}

/** Runs a command; what it says goes to the console, and its exit code comes back. */
export async function bivouac([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await help());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  const command = await load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${name} ${command.help}`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof Unusable) {
      console.error(error.message);
      return 2;
    }
    if (!calledWrongly(error)) throw error;
    console.error(`${error.message}\n${name} ${command.help}`);
    return 2;
  }
}

function calledWrongly(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
