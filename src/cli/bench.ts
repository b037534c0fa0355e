import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { shelf } from '../games/index.ts';
import type { Command } from './command.ts';
import { entryNamed, gameNamed, wholeNumber } from './games.ts';
import { type Figures, measure, type Quartiles } from './measure.ts';

export const bench: Command = {
  help: '[GAME...] [--rounds 100] [--json]: decisions per CPU-second on random play-outs, and what copies and views cost',

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { rounds: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
    });
    const rounds = wholeNumber(values.rounds, '--rounds', 1, 10_000);
    const names = positionals.length > 0 ? positionals : shelf.map(({ id }) => id);
    const all: Record<string, Figures> = {};
    for (const name of names) {
      const { id } = entryNamed(name);
      all[id] = names.length > 1 ? measuredApart(id, rounds) : measure(await gameNamed(id), rounds);
    }
    if (values.json) console.log(JSON.stringify(all, null, 2));
    else for (const [name, figures] of Object.entries(all)) print(name, figures);
    return 0;
  },
};

/** In a process of its own: what one game taught the compiler about the kernel would slow the next one. */
function measuredApart(id: string, rounds: number): Figures {
  const [node, main = ''] = [process.execPath, process.argv[1]];
  const printed = execFileSync(node, [main, 'bench', id, '--rounds', String(rounds), '--json'], { encoding: 'utf8' });
  return (JSON.parse(printed) as Record<string, Figures>)[id] as Figures;
}

function print(name: string, f: Figures): void {
  const row = (what: string, { q1, median, q3 }: Quartiles, shown: (value: number) => string, remark = '') =>
    console.log(`  ${what.padEnd(34)}${[median, q1, q3].map((value) => shown(value).padStart(9)).join('')}  ${remark}`);
  const k = (rate: number) => `${(rate / 1000).toFixed(0)} k`;
  const whole = (value: number) => value.toFixed(0);
  const us = (value: number) => value.toFixed(2);
  console.log(`${name}: whole matches of uniform random choices, standard options, set-up included.`);
  console.log(`CPU time of the process (collector and compiler too), ${f.rounds} short rounds after a warm-up;`);
  console.log('the yardstick is a fixed piece of similar work, run before and after the play-outs of each round.\n');
  console.log(`  ${'per CPU-second'.padEnd(34)}   median quartiles`);
  row('decisions (choices + take)', f.decisions, k, 'events off');
  row('  those with several options', f.real, k, `${f.optionsADecision.toFixed(1)} options a decision`);
  row('decisions, events kept', f.withEvents, k);
  row('whole matches', f.matches, whole);
  row('steps of the yardstick', f.yardstick, k);
  row('decisions per 1000 of its steps', f.byYardstick, whole, 'compare this between days and machines');
  console.log('\n  microseconds of CPU');
  row('copy', f.cost.copy, us);
  row('copy of any plain data', f.cost.genericCopy, us);
  row('view', f.cost.view, us);
  row('view as JSON', f.cost.viewJson, us);
  row('imagine', f.cost.imagine, us);
  row('hash', f.cost.hash, us);
  console.log(`\n  A position is ${f.bytes} bytes of JSON.`);
}
