import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { loaded } from '../server/loaded.ts';
import { examined, type Finding } from '../server/matches/inspection.ts';
import { nodeStore } from '../server/store/node-store.ts';
import { openKept } from '../server/store/open.ts';
import type { Command } from './command.ts';
import { configured, withStore } from './kept.ts';

export const revalidate: Command = {
  help: '[--json]: play all running matches of the database of the environment again by the rules of this version, and say which go on, which would be taken up and which held; changes no match',

  async run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const load = await loaded(shelf);
    const found = await withStore(openKept(configured()).then(nodeStore), async (store) => {
      const all: Finding[] = [];
      for await (const finding of examined(store, load)) all.push(finding);
      return all;
    });
    if (values.json) console.log(JSON.stringify(found, null, 2));
    else console.log(told(found));
    return found.some(({ state }) => state.kind === 'held' || state.kind === 'broken') ? 1 : 0;
  },
};

const KINDS = {
  same: 'go on as they are',
  'taken-up': 'go on by the new rules',
  held: 'would be held',
  broken: 'are broken: not even the rules that wrote them can play them',
} as const satisfies Record<Finding['state']['kind'], string>;

function told(found: readonly Finding[]): string {
  const counts = Object.entries(KINDS).flatMap(([kind, what]) => {
    const count = found.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? [] : [`  ${String(count).padStart(6)} ${what}`];
  });
  return [`${found.length} matches run.`, ...counts, ...found.flatMap(lineOf)].join('\n');
}

function lineOf({ id, game, lines, state }: Finding): string[] {
  const what = `${id} (${game ?? 'of no known game'}, ${lines} lines)`;
  switch (state.kind) {
    case 'same':
      return [];
    case 'taken-up': {
      const { from, to, replayed } = state.by;
      return [`${what}: from version ${from.version} to ${to.version}, ${replayed} open lines played again`];
    }
    case 'held':
      return [`${what}: held at line ${state.line}, ${state.why}: ${state.message}`];
    case 'broken':
      return [`${what}: ${state.message}`];
  }
}
