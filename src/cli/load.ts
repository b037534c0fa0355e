import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import { type LoadReport, loadRun, type Spread } from '../server/trial/load.ts';
import type { Command } from './command.ts';
import { wholeNumber } from './games.ts';

export const load: Command = {
  help: '[--matches 100] [--sockets N] [--seconds 10] [--rate R | --under-way 100] [--spectators K] [--storm] [--database URL] [--game ID] [--seed S] [--profile FILE] [--json]: how many choices a node of its own acknowledges, how fast, and what that costs',

  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        matches: { type: 'string', default: '100' },
        sockets: { type: 'string' },
        seconds: { type: 'string', default: '10' },
        rate: { type: 'string' },
        'under-way': { type: 'string', default: '100' },
        spectators: { type: 'string', default: '0' },
        storm: { type: 'boolean', default: false },
        database: { type: 'string' },
        game: { type: 'string', default: shelf[0]?.id ?? '' },
        seed: { type: 'string', default: 'load' },
        profile: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const matches = wholeNumber(values.matches, '--matches', 1, 20_000);
    const sockets = wholeNumber(values.sockets ?? String(2 * matches), '--sockets', 2 * matches, 40_000);
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-load-'));
    try {
      const report = await loadRun({
        ...{ game: values.game, seed: values.seed, matches, sockets, storm: values.storm },
        seconds: wholeNumber(values.seconds, '--seconds', 1, 600),
        rate: values.rate === undefined ? null : wholeNumber(values.rate, '--rate', 1, 100_000),
        underWay: wholeNumber(values['under-way'], '--under-way', 1, 20_000),
        spectators: wholeNumber(values.spectators, '--spectators', 0, 5000),
        data: values.database === undefined ? { folder } : { url: values.database },
        profile: values.profile ?? null,
        said: (sentence) => console.error(sentence),
      });
      console.log(values.json ? JSON.stringify(report, null, 2) : told(report));
      return report.troubled + report.lost === 0 ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const spread = (one: Spread | null): string =>
  one === null ? 'none' : `p50 ${one.p50.toFixed(1)}, p99 ${one.p99.toFixed(1)}, at most ${one.most.toFixed(1)} ms`;

function told(report: LoadReport): string {
  const rows: readonly (readonly [string, string])[] = [
    ['matches', `${report.matches}, ${report.sockets} sockets`],
    ['acknowledged', `${report.acknowledged}, ${report.rate.toFixed(0)} a second`],
    ['answered in', spread(report.answer)],
    ['refused', `${report.refused}, trouble ${report.troubled}, sockets lost ${report.lost}`],
    ['node', `${(report.nodeCpu * 100).toFixed(0)} % of a core, ${report.resident.toFixed(0)} MB`],
    ['', `${report.perCpuSecond.toFixed(0)} choices for a second of its CPU`],
    ['generator', `${(report.generatorCpu * 100).toFixed(0)} % of a core`],
    ['a match holds', `${report.idle.toFixed(0)} bytes before it is played, ${report.played.toFixed(0)} at the end`],
    ['to all who look on', spread(report.audience)],
    ['all back', spread(report.storm)],
    ...(report.storm === null ? [] : [['', `${report.stormCpu.toFixed(2)} ms of its CPU a socket`] as const]),
    ['load average', report.load.join(', ')],
    ...(report.faults === '' ? [] : [['the node said', report.faults.slice(0, 4000)] as const]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(20)}${value}`).join('\n');
}
