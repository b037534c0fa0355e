import { parseArgs } from 'node:util';
import { openDatabase } from '../server/store/open.ts';
import { MIGRATIONS } from '../server/store/tables.ts';
import type { Command } from './command.ts';
import { configured, withStore } from './kept.ts';

export const migrate: Command = {
  help: ': bring the tables of the database of the environment up to date, for nodes that may not (MIGRATIONS=off): with the role that owns them',

  async run(args) {
    parseArgs({ args, options: {} });
    await withStore(openDatabase(configured(), undefined, MIGRATIONS), async () => {});
    console.log('The tables are up to date.');
    return 0;
  },
};
