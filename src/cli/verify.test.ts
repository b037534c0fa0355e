import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket, playOut } from '../../test/toy/play.ts';
import type { MatchRecord } from '../kernel/journal.ts';
import { provableChance } from '../kernel/provable-chance.ts';
import { recordOf } from '../kernel/record.ts';
import { Unusable } from './unusable.ts';
import { verifyWith } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = { secret: 'c0'.repeat(32), contributions: ['Ney', 'Grouchy'] };
const record = recordOf(playOut(openPicket(provableChance(KEY), { length: 'long' }), 4), KEY);
const command = verifyWith(async () => picket());

function file(name: string, content: unknown): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Runs the command; what it refuses to use counts as exit code 2, as the command line does. */
async function verify(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const keep = (line: unknown): void => void lines.push(String(line));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  try {
    return { code: await command.run(args), text: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { code: 2, text: error.message };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The script that knows nothing but the formula. */
function verifyDice(path: string): { code: number | null; text: string } {
  const script = join(import.meta.dirname, '../../scripts/verify-dice.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
  return { code: status, text: `${stdout}${stderr}`.trim() };
}

const changed = (change: (copy: { -readonly [key in keyof MatchRecord]: MatchRecord[key] }) => void): MatchRecord => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};

describe('a true record', () => {
  const path = file('true', record);

  test('fits, says the command', async () => {
    const { code, text } = await verify(path);
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual([
      'The record fits.',
      '  game        picket, version 1',
      `  commitment  ${record.commitment} is the SHA-256 of the secret`,
      `  rolls       ${record.rolls.length}, each as secret and contributions give it`,
      '    deck0: 6',
      '    deck1: 6',
      '    dice: 4',
      `  lines       ${record.journal.entries.length}, each legal, with exactly these rolls`,
      `  position    ${record.hash}`,
      expect.stringMatching(/^ {2}outcome {5}seat [\d, ]+ by PIC-9 rounds$/),
    ]);
  });

  test('fits, says the script', () => {
    expect(verifyDice(path)).toEqual({
      code: 0,
      text: 'The commitment fits the secret, and all 16 numbers are right (deck0 6, deck1 6, dice 4).',
    });
  });

  test('speaks JSON', async () => {
    const { code, text } = await verify(path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ fits: true, rolls: { deck0: 6, deck1: 6, dice: 4 }, hash: record.hash });
  });

  test('may be of a match that was broken off', async () => {
    const broken = recordOf(playOut(openPicket(provableChance(KEY)), 4, 2), KEY);
    expect((await verify(file('broken-off', broken))).text).toContain('outcome     none, the match was broken off');
  });
});

describe('a forged record', () => {
  const die = record.rolls.findIndex(({ stream, sides }) => stream === 'dice' && sides === 6);
  const forged: [string, MatchRecord, RegExp, RegExp | null][] = [
    [
      'a changed die',
      changed((copy) => {
        copy.rolls = copy.rolls.map((roll, i) => (i === die ? { ...roll, value: (roll.value % 6) + 1 } : roll));
      }),
      new RegExp(`roll ${die + 1}, a d6 of 'dice' in line \\d+, is \\d by the secret, but \\d in the record`),
      new RegExp(`^Roll ${die + 1}, number \\d of 'dice' \\(d6\\), is \\d by the secret, but \\d in the record\\.$`),
    ],
    [
      'a changed secret',
      changed((copy) => {
        copy.secret = 'c1'.repeat(32);
      }),
      /the secret does not fit the commitment: its SHA-256 is [0-9a-f]{64}, but [0-9a-f]{64} was promised/,
      /^The secret does not fit the commitment/,
    ],
    [
      'a changed contribution',
      changed((copy) => {
        copy.contributions = ['Ney', 'Blücher'];
      }),
      /roll \d+, .* by the secret/,
      /^Roll \d+, .* by the secret/,
    ],
    [
      'reordered rolls of one stream',
      changed((copy) => {
        const at = copy.rolls.flatMap(({ stream }, i) => (stream === 'deck0' ? [i] : []));
        const [a = 0, b = 0] = at;
        copy.rolls = copy.rolls.map(
          (roll, i) => (i === a ? record.rolls[b] : i === b ? record.rolls[a] : roll) ?? roll,
        );
      }),
      /roll 1, a d\d of 'deck0' in line 0, is \d by the secret, but \d in the record/,
      /^Roll 1, number 0 of 'deck0'/,
    ],
    [
      // Each stream is still right: only the rules know that seat 0 draws first.
      'reordered streams',
      changed((copy) => {
        copy.rolls = [copy.rolls[1], copy.rolls[0], ...copy.rolls.slice(2)].flatMap((roll) => roll ?? []);
      }),
      /in line 0 the rules ask for a d6 of 'deck0', but roll 1 of the record is a d6 of 'deck1'/,
      null,
    ],
    [
      'truncated rolls',
      changed((copy) => {
        copy.rolls = copy.rolls.slice(0, -1);
      }),
      /the rules ask for a d\d of '\w+', but the record has no roll left/,
      null,
    ],
    [
      'truncated lines',
      changed((copy) => {
        copy.journal = { ...copy.journal, entries: copy.journal.entries.slice(0, 2) };
      }),
      /the rules never ask for roll \d+ of the record/,
      null,
    ],
  ];

  test.each(forged)('%s', async (name, forgery, byCommand, byScript) => {
    const path = file(name, forgery);
    const { code, text } = await verify(path);
    expect(code).toBe(1);
    expect(text).toMatch(/^The record does not fit: /);
    expect(text).toMatch(byCommand);
    expect(JSON.parse((await verify(path, '--json')).text)).toMatchObject({ fits: false });
    const script = verifyDice(path);
    expect(script.code).toBe(byScript === null ? 0 : 1);
    expect(script.text).toMatch(byScript ?? /^The commitment fits the secret/);
  });
});

describe('what is no record', () => {
  test.each<[string, unknown, RegExp, RegExp]>([
    ['broken JSON', '{"format":"bivouac/record/1",', /this record is not JSON/, /can't be read as a record/],
    [
      'too large',
      ' '.repeat(20_000_001),
      /has 20000001 bytes; no record has more/,
      /has 20000001 bytes; no record has more/,
    ],
    ['too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, /nested more than 64 deep/, /this is not a record/],
    ['null', 'null', /this is not a record/, /this is not a record/],
    ['a journal', record.journal, /this is not a record/, /this is not a record/],
    ['no commitment', { ...record, commitment: '' }, /has no commitment/, /has no commitment/],
    ['no secret', { ...record, secret: 5 }, /has no secret/, /has no secret/],
    [
      'a contribution of two lines',
      { ...record, contributions: ['a\nb'] },
      /contribution 1/,
      /no list of contributions/,
    ],
    ['no rolls', { ...record, rolls: {} }, /has no rolls/, /has no rolls/],
    [
      'a roll that is null',
      { ...record, rolls: [null] },
      /roll 1 of the record is not/,
      /roll 1 of the record is no roll/,
    ],
    [
      'a die without sides',
      { ...record, rolls: [{ at: 0, stream: 'dice', sides: 0, value: 1 }] },
      /roll 1 of the record names no die/,
      /roll 1 of the record is no roll/,
    ],
    [
      'a face above all',
      { ...record, rolls: [{ at: 0, stream: 'dice', sides: 6, value: 7 }] },
      /a d6 has no such face/,
      /roll 1 of the record is no roll/,
    ],
  ])('%s', async (name, content, byCommand, byScript) => {
    const path = file(name, content);
    const found = await verify(path);
    expect(found.code).toBe(2);
    expect(found.text).toMatch(byCommand);
    const script = verifyDice(path);
    expect(script.code).toBe(2);
    expect(script.text).toMatch(byScript);
  });

  test('a file that is not there', async () => {
    const path = join(folder, 'none.json');
    expect(await verify(path)).toEqual({ code: 2, text: `There is no file '${path}'.` });
    expect(verifyDice(path)).toMatchObject({ code: 2, text: expect.stringContaining("can't be read as a record") });
  });

  test('no file, or two', async () => {
    expect(await verify()).toEqual({ code: 2, text: 'Name one file: the record of a match.' });
    expect(await verify('a', 'b')).toEqual({ code: 2, text: 'Name one file: the record of a match.' });
  });
});
