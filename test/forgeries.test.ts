import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/kernel/hash.ts';
import { readOptions } from '../src/kernel/options.ts';
import { get } from '../src/kernel/there.ts';
import { subjects } from './conformance/subjects.ts';
import { judge, type Original, original, reseal, type Sheet, shortened } from './forger.ts';
import { DICE, type Forge, IDLE, NotHere, PLAY, SEATED, SHORT, seated, seatedOf, set } from './forgery-ways.ts';
import { isWhole, some } from './share.ts';

// Every way we know to forge a record, tried on real ones. The forger knows the formulas and seals what he has changed.

const folder = mkdtempSync(join(tmpdir(), 'forged-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = '5e'.repeat(32);
const KEYS = {
  'record 1': () => ({ secret: SECRET, contributions: ['left', 'right'] }),
  'record 2': (seats: number) => ({ secret: SECRET, contributions: SEATED.slice(0, seats) }),
};

const originals: [string, Original][] = [];
// Every day the toy and one game: what a record proves is for the kernel to say, whatever was played.
for (const { name, game, knowledge } of some(await subjects(), 2)) {
  const wished = name === 'picket' ? { length: 'long' } : get(knowledge.records, 0).options;
  const read = readOptions(game.options, wished);
  if ('error' in read) throw new Error(read.error);
  for (const [format, keyFor] of Object.entries(KEYS))
    originals.push([`${name}, ${format}`, original(game, read.options, keyFor(game.seats(read.options)))]);
}

const copyOf = ({ record }: Original): Sheet => JSON.parse(JSON.stringify(record));

/** The script that knows nothing but the formula; its exit code. */
function script(sheet: Sheet): number | null {
  const path = join(folder, 'record.json');
  writeFileSync(path, JSON.stringify(sheet));
  return spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/verify-dice.mjs'), path]).status;
}
const COUNT = [DICE, PLAY, SHORT, IDLE].reduce((sum, list) => sum + list.length, 0);

/** All that can be done to a record in this way: a copy of it, changed and sealed again. */
function forged(forge: Forge, lazy = false): [string, Original, Sheet][] {
  return originals.flatMap(([name, truth]): [string, Original, Sheet][] => {
    const sheet = copyOf(truth);
    try {
      forge(sheet, truth);
    } catch (error) {
      if (error instanceof NotHere) return [];
      throw error;
    }
    expect(hashOf(sheet)).not.toBe(hashOf(truth.record));
    if (!lazy) reseal(sheet);
    return [[name, truth, sheet]];
  });
}

describe(`${COUNT} ways to forge a record`, () => {
  test('there are forty at least, and the records themselves are true', () => {
    expect(COUNT).toBeGreaterThanOrEqual(40);
    expect(originals.length).toBeGreaterThanOrEqual(isWhole ? 6 : 4);
    for (const [name, truth] of originals) {
      expect([name, judge(truth.game, copyOf(truth))]).toEqual([name, 'fits']);
      expect(script(copyOf(truth))).toBe(0);
    }
  });

  // The script is a process of its own, so that it looks at one of the records, another one for each forgery.
  test.each(DICE.map(([name, forge], i) => [name, forge, i] as const))('by dice: %s', (_, forge, i) => {
    const all = forged(forge);
    expect(all.length).toBeGreaterThanOrEqual(originals.length / 3);
    for (const [name, { game }, sheet] of all)
      expect([name, judge(game, sheet)]).toEqual([name, expect.stringMatching(/^(false|no record)$/)]);
    const [name, , sheet] = get(all, i % all.length);
    expect([name, script(sheet)]).toEqual([name, expect.toBeOneOf([1, 2])]);
  });

  test.each(PLAY)('by play: %s', (_, forge) => {
    const all = forged(forge);
    expect(all.length).toBeGreaterThanOrEqual(originals.length / 3);
    for (const [name, { game }, sheet] of all)
      expect([name, judge(game, sheet)]).toEqual([name, expect.stringMatching(/^(false|no record)$/)]);
  });

  test.each(SHORT)('by silence: %s, and it is called broken off', (_, forge) => {
    for (const [name, { game }, sheet] of forged(forge))
      expect([name, judge(game, sheet)]).toEqual([name, 'broken off']);
  });

  test.each(IDLE)('without effect: %s', (_, forge) => {
    for (const [name, { game, record }, sheet] of forged(forge)) {
      expect([name, judge(game, sheet)]).toEqual([name, 'fits']);
      expect(sheet.hash).toBe(record.hash);
      const numbers = (rolls: Sheet['rolls'] | typeof record.rolls) => rolls.map(({ at: _at, ...number }) => number);
      expect(numbers(sheet.rolls)).toEqual(numbers(record.rolls));
    }
    for (const [name, { game }, sheet] of forged(forge, true))
      expect([name, judge(game, sheet)]).toEqual([name, sheet.seal === undefined ? 'fits' : 'false']);
  });

  test('a seal that is false', () => {
    for (const [name, { game }, sheet] of forged(
      seated((_, sheet) => set(sheet, { seal: '0'.repeat(64) })),
      true,
    ))
      expect([name, judge(game, sheet)]).toEqual([name, 'false']);
  });

  // The lines of record 2 are what record 1 would join: whoever writes them so keeps every number and every text, and loses
  // only the word of promises; the verdict then says that contributions are tied to no seat.
  test('a record 2 that is written as record 1 changes nothing but that', () => {
    const all = forged((sheet) => {
      if (sheet.seal === undefined) throw new NotHere();
      sheet.contributions = seatedOf(sheet).map(({ seat, text }) => `${seat} ${text}`);
      sheet.format = 'bivouac/record/1';
      delete sheet.outcome;
      delete sheet.seal;
    });
    for (const [name, { game, record }, sheet] of all) {
      expect([name, judge(game, sheet)]).toEqual([name, 'fits']);
      expect([sheet.hash, sheet.rolls, sheet.journal]).toEqual([record.hash, record.rolls, record.journal]);
    }
  });

  // Choices are signed by nobody, and the secret is open: this is the limit of every record, and the seal is all that shows it.
  test('another legal match by the same dice is a true record, but not the one that was sealed', () => {
    for (const [name, { game, record }, sheet] of forged((copy, { game, others }) => {
      const { line, choice } = get(others, 0);
      const { seat } = get(copy.journal.entries, line - 1);
      copy.journal.entries.splice(
        line - 1,
        Number.POSITIVE_INFINITY,
        { seat, choice },
        { seat, act: { kind: 'resign' } },
      );
      shortened(game, copy, line + 1);
    })) {
      expect([name, judge(game, sheet)]).toEqual([name, 'fits']);
      if ('seal' in record) expect(sheet.seal).not.toBe(record.seal);
    }
  });
});
