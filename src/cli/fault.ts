import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { type FaultReport, faultRun } from '../server/trial/fault.ts';
import type { Command } from './command.ts';
import { wholeNumber } from './games.ts';

export const fault: Command = {
  help: '[--kills 5] [--stops 0] [--cuts 0] [--seconds N] [--seed S] [--tables 4] [--nodes 1] [--database URL] [--game ID] [--json]: kill -9 nodes while people play, let them stand still, cut them from PostgreSQL, and count what was lost (leave the sources alone meanwhile: every node loads them anew)',

  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        kills: { type: 'string', default: '5' },
        stops: { type: 'string', default: '0' },
        cuts: { type: 'string', default: '0' },
        seconds: { type: 'string', default: '86400' },
        seed: { type: 'string', default: 'fault' },
        tables: { type: 'string', default: '4' },
        nodes: { type: 'string', default: '1' },
        database: { type: 'string' },
        game: { type: 'string', default: shelf[0]?.id ?? '' },
        json: { type: 'boolean', default: false },
      },
    });
    const nodes = wholeNumber(values.nodes, '--nodes', 1, 10);
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-fault-'));
    try {
      const report = await faultRun({
        ...{ game: values.game, seed: values.seed, nodes, choices: [5, 100] },
        kills: wholeNumber(values.kills, '--kills', 0, 100_000),
        stops: wholeNumber(values.stops, '--stops', 0, 100_000),
        cuts: wholeNumber(values.cuts, '--cuts', 0, values.database === undefined ? 0 : 100_000),
        seconds: wholeNumber(values.seconds, '--seconds', 1, 86_400),
        tables: wholeNumber(values.tables, '--tables', 1, 1000),
        data: values.database === undefined ? { folder } : { url: values.database },
        said: (sentence) => console.error(sentence),
      });
      if (values.json) console.log(JSON.stringify(report, null, 2));
      else print(report);
      return isGood(report) ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function isGood({ lost, doubled, denied, strange, views, replays, charged, wall, down }: FaultReport): boolean {
  return lost + doubled + denied + strange + views + replays === 0 && charged <= wall - down + 1;
}

function print({ faults, ...report }: FaultReport): void {
  for (const [name, value] of Object.entries(report))
    console.log(`${name.padEnd(14)}${typeof value === 'number' ? +value.toFixed(1) : JSON.stringify(value)}`);
  const said = new Map<string, number>();
  for (const line of faults.join('').split('\n')) {
    const message = /"message":"([^"]*)"/.exec(line)?.[1] ?? line;
    if (message !== '') said.set(message, (said.get(message) ?? 0) + 1);
  }
  if (said.size > 0) console.log('The nodes said:');
  for (const [message, times] of said) console.log(`${String(times).padStart(6)} times: ${message.slice(0, 400)}`);
}
