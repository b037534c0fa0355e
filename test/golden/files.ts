import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Subject } from '../conformance/knowledge.ts';

const folder = (subject: Subject): string => fileURLToPath(new URL(subject.name, import.meta.url));

/** The play-throughs that are kept for a game. */
export function keptNames(subject: Subject): string[] {
  if (!existsSync(folder(subject))) return [];
  return readdirSync(folder(subject))
    .map((file) => file.replace(/\.txt$/, ''))
    .sort();
}

export function readKept(subject: Subject, name: string): string[] {
  const text = readFileSync(`${folder(subject)}/${name}.txt`, 'utf8');
  return text.replaceAll('\r\n', '\n').trimEnd().split('\n');
}

/** Writes all of them, and removes what is no longer played. */
export function writeKept(subject: Subject, plays: ReadonlyMap<string, readonly string[]>): void {
  mkdirSync(folder(subject), { recursive: true });
  for (const name of keptNames(subject)) if (!plays.has(name)) rmSync(`${folder(subject)}/${name}.txt`);
  for (const [name, lines] of plays) writeFileSync(`${folder(subject)}/${name}.txt`, `${lines.join('\n')}\n`);
}
