import { parseArgs } from 'node:util';
import { StoreError } from '../keeper/store.ts';
import { readConfig } from '../server/config.ts';
import { type NodeStore, nodeStore } from '../server/store/node-store.ts';
import { openDatabase } from '../server/store/open.ts';
import type { Remark, Report } from '../server/store/talk-store.ts';
import type { Command } from './command.ts';
import { Unusable } from './unusable.ts';

/** The complaints of people about what was said at their tables. */
export const reports: Command = {
  help: '[--most 20]: what people at the tables have complained of, the youngest first (reads the same variables as serve)',

  async run(args) {
    const { values } = parseArgs({ args, options: { most: { type: 'string' } } });
    const most = Number(values.most ?? 20);
    if (!Number.isInteger(most) || most < 1) throw new Unusable('--most must be a whole number from 1.');
    const config = readConfig(process.env);
    if ('faults' in config) throw new Unusable(config.faults.join('\n'));
    const engine = await openDatabase(config).catch((error: unknown) => {
      throw error instanceof StoreError ? new Unusable(`The complaints cannot be read: ${error.message}.`) : error;
    });
    const store = nodeStore(engine);
    try {
      const found = await store.reports(most);
      if (found.length === 0) console.log('Nobody has complained.');
      for (const report of found) console.log(await told(store, report));
    } finally {
      await store.shut();
    }
    return 0;
  },
};

async function told(store: NodeStore, { id, match, by, about, at, remarks }: Report): Promise<string> {
  const people = new Map<string, string>();
  for (const person of new Set([by, about, ...remarks.map((remark) => remark.person)]))
    people.set(person, `${(await store.personOf(person))?.name ?? 'somebody'} (${person})`);
  const nameOf = (person: string) => people.get(person) ?? person;
  const said = ({ person, at: then, said: what }: Remark) =>
    `  ${new Date(then).toISOString()} ${nameOf(person)}: ${'text' in what ? what.text.replace(/\n/g, ' / ') : `[${what.greeting}]`}`;
  const head = `${new Date(at).toISOString()} report ${id}, match ${match}: ${nameOf(by)} complains of ${nameOf(about)}`;
  return [head, ...remarks.map(said)].join('\n');
}
