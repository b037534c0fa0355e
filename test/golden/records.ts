import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { MatchRecord } from '../../src/kernel/journal.ts';
import { parseJson } from '../../src/kernel/json.ts';
import { asking, choices, open, take, undo, undoable } from '../../src/kernel/match.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { provableChance } from '../../src/kernel/provable-chance.ts';
import { readRecord, recordOf } from '../../src/kernel/record.ts';
import type { Subject } from '../conformance/knowledge.ts';
import { pick } from '../conformance/walk.ts';

// Finished matches, kept as they would be published: a change of rules that breaks one of them breaks matches under way.

const folder = (subject: Subject): string => fileURLToPath(new URL(`../fixtures/${subject.name}`, import.meta.url));

const LONGEST = 2_000_000;

/** The finished matches of a game by their names. */
export function records(subject: Subject): Map<string, MatchRecord> {
  if (!existsSync(folder(subject))) return new Map();
  const files = readdirSync(folder(subject)).filter((file) => file.endsWith('.record.json'));
  return new Map(
    files.sort().map((file) => {
      const text = readFileSync(`${folder(subject)}/${file}`, 'utf8');
      return [file.replace('.record.json', ''), readRecord(parseJson(text, 'record', LONGEST))];
    }),
  );
}

/** A match by chance, now and then with a choice taken back, and its record. */
function play(subject: Subject, name: string, wanted: { readonly [id: string]: string }): MatchRecord {
  const { game } = subject;
  const read = readOptions(game.options, wanted);
  if ('error' in read) throw new Error(`${name}: ${read.error}`);
  const secret = Array.from(name, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .slice(0, 64)
    .padEnd(64, '0');
  const contributions = [`${name}, the first seat`, `${name}, the second seat`].slice(0, game.seats(read.options));
  const key = { secret, contributions };
  const match = open(game, read.options, provableChance(key));
  const random = fastRandom(`record/${name}`);
  while (match.position.outcome === null) {
    const seats = asking(match);
    const seat = seats[random.below(seats.length)] ?? 0;
    const back = undoable(match, seat) > 0 && random.below(12) === 0;
    const refusal = back
      ? undo(match, seat)
      : take(match, seat, pick(subject, 1, match.position, seat, choices(match, seat), random));
    if (refusal !== null) throw new Error(`${name}: ${refusal.message}`);
  }
  return recordOf(match, key);
}

/** JSON with a line for each line of the journal and each roll. */
function readable(record: MatchRecord): string {
  const list = (items: readonly unknown[]) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const { entries, ...journal } = record.journal;
  const { rolls, journal: _, ...rest } = record;
  const head = JSON.stringify(journal).slice(0, -1);
  return `${JSON.stringify(rest).slice(0, -1)},\n"journal":${head},"entries":${list(entries)}},\n"rolls":${list(rolls)}}\n`;
}

export function writeRecords(subject: Subject): void {
  if (subject.knowledge.records.length === 0) return;
  mkdirSync(folder(subject), { recursive: true });
  for (const name of records(subject).keys()) rmSync(`${folder(subject)}/${name}.record.json`);
  for (const { name, options } of subject.knowledge.records)
    writeFileSync(`${folder(subject)}/${name}.record.json`, readable(play(subject, name, options)));
}
