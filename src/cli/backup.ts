import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { loaded } from '../server/loaded.ts';
import { examined } from '../server/matches/inspection.ts';
import { BackupError, type BackupReport, backUp, putBack, readBackup } from '../server/store/backup.ts';
import { nodeStore } from '../server/store/node-store.ts';
import { openDatabase, openKept } from '../server/store/open.ts';
import { MIGRATIONS } from '../server/store/tables.ts';
import type { Command } from './command.ts';
import { configured, withStore } from './kept.ts';
import { Unusable } from './unusable.ts';

export const backup: Command = {
  help: 'FILE [--json]: write all that the database of the environment holds into a new file, while nodes go on; FILE.gz is made small. It holds secrets: keep it as one',

  async run(args) {
    const { file, json } = fileOf(args);
    if (existsSync(file)) throw new Unusable(`There is something called '${file}' already.`);
    const report = await withStore(openKept(configured()), (engine) => backUp(engine, file, Date.now())).catch(
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && 'syscall' in error)
          throw new Unusable(`'${file}' cannot be written: ${error.message}.`, { cause: error });
        throw error;
      },
    );
    console.log(json ? JSON.stringify(report) : `${file}: ${counted(report)}.`);
    return 0;
  },
};

export const restore: Command = {
  help: 'FILE [--json]: put a backup into the database of the environment, which must be empty, and play all its running matches again',

  async run(args) {
    const { file, json } = fileOf(args);
    const report = await readBackup(file).catch((error: unknown) => {
      throw error instanceof BackupError ? new Unusable(`'${file}' cannot be used: ${error.message}.`) : error;
    });
    const config = configured();
    const load = await loaded(shelf);
    // As its tables were; then they are brought up to date like those of any database.
    await withStore(openDatabase(config, undefined, report.migrations), (engine) => putBack(engine, file));
    const found = await withStore(openDatabase(config, undefined, MIGRATIONS).then(nodeStore), (store) =>
      lookedAt(store, load),
    );
    const { running, faults } = found;
    if (json) console.log(JSON.stringify({ ...report, migrations: Object.keys(report.migrations), running, faults }));
    else
      console.log(
        `${file} is put back: ${counted(report)}. Of ${running} running matches ${running - faults.length} play again.`,
      );
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  },
};

async function lookedAt(store: ReturnType<typeof nodeStore>, load: (game: string) => Promise<Game | null>) {
  let running = 0;
  const faults: string[] = [];
  for await (const { id, state } of examined(store, load)) {
    running++;
    if (state.kind === 'held' || state.kind === 'broken')
      faults.push(`Match ${id} is ${state.kind}: ${state.message}.`);
  }
  return { running, faults };
}

const counted = ({ rows }: BackupReport): string =>
  `${rows['people'] ?? 0} people, ${rows['matches'] ?? 0} matches, ${rows['lines'] ?? 0} lines`;

function fileOf(args: string[]): { readonly file: string; readonly json: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Unusable('Name one file.');
  return { file, json: values.json };
}
