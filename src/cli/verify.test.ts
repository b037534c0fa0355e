import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket, playOut } from '../../test/toy/test/table.ts';
import { hashOf } from '../kernel/hash.ts';
import type { BareRecord } from '../kernel/journal.ts';
import { act } from '../kernel/match.ts';
import { promiseOf, provableChance } from '../kernel/provable-chance.ts';
import { recordOf } from '../kernel/record.ts';
import { Unusable } from './unusable.ts';
import { verifyWith } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = { secret: 'c0'.repeat(32), contributions: ['Ney', 'Grouchy'] };
const SEATED = {
  secret: 'c0'.repeat(32),
  contributions: ['Ney', 'Grouchy'].map((text, seat) => ({ seat, promise: promiseOf(text), text })),
};
let record: BareRecord;

// Nothing of the kernel runs while the file is loaded.
beforeAll(() => {
  record = recordOf(playOut(openPicket(provableChance(KEY), { length: 'long' }), 7), KEY);
});

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

type Forging = (copy: { -readonly [key in keyof BareRecord]: BareRecord[key] }) => void;

describe('a true record', () => {
  const path = join(folder, 'true.json');
  beforeAll(() => void file('true', record));

  test('fits, says the command', async () => {
    const { code, text } = await verify(path);
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual([
      'The record checks out.',
      '  game        picket, version 1',
      `  commitment  ${record.commitment} is the SHA-256 of the secret`,
      '  contributed 2 lines, tied to no seat',
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
      text: [
        'The commitment fits the secret, and all 16 numbers are right (deck0 6, deck1 6, dice 4).',
        'It has 20 lines; whether the match ended, only its rules can tell.',
      ].join('\n'),
    });
  });

  test('speaks JSON', async () => {
    const { code, text } = await verify(path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ fits: true, rolls: { deck0: 6, deck1: 6, dice: 4 }, hash: record.hash });
  });

  test('may be of a match that was broken off, and both say so', async () => {
    for (const key of [KEY, SEATED]) {
      const path = file('broken-off', recordOf(playOut(openPicket(provableChance(key)), 4, 2), key));
      const { code, text } = await verify(path);
      expect(code).toBe(0);
      expect(text).not.toContain('The record checks out');
      expect(text).toMatch(
        /^The record is broken off after line 2: nothing in it is false, but the match was not finished\.$/m,
      );
      expect(text).toContain('outcome     none, the match was broken off');
      expect(JSON.parse((await verify(path, '--json')).text)).toMatchObject({
        fits: true,
        ended: false,
        outcome: null,
      });
      expect(verifyDice(path).text.split('\n')[1]).toBe(
        key === KEY
          ? 'It has 2 lines; whether the match ended, only its rules can tell.'
          : 'It is broken off after line 2: nothing in its numbers is false.',
      );
    }
  });

  test('ties contributions to the seats that promised them', async () => {
    const seated = recordOf(playOut(openPicket(provableChance(SEATED), { length: 'long' }), 7), SEATED);
    const path = file('seated', seated);
    const { code, text } = await verify(path);
    expect(code).toBe(0);
    expect(text).toMatch(/^The record checks out\.$/m);
    expect(text).toContain('  contributed by seat 0, 1, each as promised');
    const script = verifyDice(path);
    expect(script.code).toBe(0);
    expect(script.text).toMatch(
      /^The commitment fits the secret, every contribution its promise \(of seat 0, 1\), and all/,
    );
    expect(script.text).toMatch(/^It says that the match ended with line \d+: only its rules can tell\.$/m);
  });

  test('of a draw that was agreed on has no winner', async () => {
    const match = openPicket(provableChance(SEATED));
    act(match, 0, { kind: 'offer', what: 'draw' });
    act(match, 1, { kind: 'agree' });
    expect((await verify(file('draw', recordOf(match, SEATED)))).text).toContain('  outcome     nobody by agreed');
  });
});

describe('a forged record', () => {
  const forged: [string, Forging, RegExp, RegExp | null][] = [
    [
      'a changed die',
      (copy) => {
        const die = copy.rolls.findIndex(({ stream, sides }) => stream === 'dice' && sides === 6);
        copy.rolls = copy.rolls.map((roll, i) => (i === die ? { ...roll, value: (roll.value % 6) + 1 } : roll));
      },
      /roll \d+, a d6 of 'dice' in line \d+, is \d by the secret, but \d in the record/,
      /^Roll \d+, number \d of 'dice' \(d6\), is \d by the secret, but \d in the record\.$/,
    ],
    [
      'a changed secret',
      (copy) => {
        copy.secret = 'c1'.repeat(32);
      },
      /the secret does not fit the commitment: its SHA-256 is [0-9a-f]{64}, but [0-9a-f]{64} was promised/,
      /^The secret does not fit the commitment/,
    ],
    [
      'a changed contribution',
      (copy) => {
        copy.contributions = ['Ney', 'Blücher'];
      },
      /roll \d+, .* by the secret/,
      /^Roll \d+, .* by the secret/,
    ],
    [
      'reordered rolls of one stream',
      (copy) => {
        const at = copy.rolls.flatMap(({ stream }, i) => (stream === 'deck0' ? [i] : []));
        const [a = 0, b = 0] = at;
        copy.rolls = copy.rolls.map(
          (roll, i) => (i === a ? record.rolls[b] : i === b ? record.rolls[a] : roll) ?? roll,
        );
      },
      /roll 1, a d\d of 'deck0' in line 0, is \d by the secret, but \d in the record/,
      /^Roll 1, number 0 of 'deck0'/,
    ],
    [
      // Each stream is still right: only the rules know that seat 0 draws first.
      'reordered streams',
      (copy) => {
        copy.rolls = [copy.rolls[1], copy.rolls[0], ...copy.rolls.slice(2)].flatMap((roll) => roll ?? []);
      },
      /in line 0 the rules ask for a d6 of 'deck0', but roll 1 of the record is a d6 of 'deck1'/,
      null,
    ],
    [
      'truncated rolls',
      (copy) => {
        copy.rolls = copy.rolls.slice(0, -1);
      },
      /the rules ask for a d\d of '\w+', but the record has no roll left/,
      null,
    ],
    [
      'truncated lines',
      (copy) => {
        copy.journal = { ...copy.journal, entries: copy.journal.entries.slice(0, 2) };
      },
      /the rules never ask for roll \d+ of the record/,
      /^Roll \d+, .* is of line \d+, which the journal does not have\.$/,
    ],
  ];

  test.each(forged)('%s', async (name, forge, byCommand, byScript) => {
    const copy = structuredClone(record);
    forge(copy);
    const path = file(name, copy);
    const { code, text } = await verify(path);
    expect(code).toBe(1);
    expect(text).toMatch(/^The record does not check out: /);
    expect(text).toMatch(byCommand);
    expect(JSON.parse((await verify(path, '--json')).text)).toMatchObject({ fits: false });
    const script = verifyDice(path);
    expect(script.code).toBe(byScript === null ? 0 : 1);
    expect(script.text).toMatch(byScript ?? /^The commitment fits the secret/);
  });
});

describe('a keeper who played with contributions that are none', () => {
  // Bare texts give the key that such lines would give: every die is right.
  test.each([
    [
      'one seat twice',
      [0, 0],
      /seat 0 has contributed twice/,
      /^The contribution of seat 0 is not in the order of seats\.$/,
    ],
    [
      'seats in another order',
      [1, 0],
      /seat 0 stands after that of seat 1/,
      /^The contribution of seat 0 is not in the/,
    ],
  ])('%s', async (name, seats, byCommand, byScript) => {
    const contributions = seats.map((seat) => ({ seat, promise: promiseOf('Ney'), text: 'Ney' }));
    const key = { secret: KEY.secret, contributions: seats.map((seat) => `${seat} Ney`) };
    const played = recordOf(playOut(openPicket(provableChance(key)), 7), key);
    const rest = { ...played, format: 'bivouac/record/2', contributions, outcome: null };
    const path = file(name, { ...rest, seal: hashOf(rest) });
    const { code, text } = await verify(path);
    expect([code, text]).toEqual([1, expect.stringMatching(byCommand)]);
    expect(verifyDice(path)).toEqual({ code: 1, text: expect.stringMatching(byScript) });
  });
});

describe('what is no record', () => {
  /** Objects are put over a true record, texts are the whole file. */
  test.each<[string, string | object, RegExp, RegExp]>([
    ['broken JSON', '{"format":"bivouac/record/1",', /this record is not JSON/, /can't be read as a record/],
    [
      'too large',
      ' '.repeat(20_000_001),
      /has 20000001 bytes; no record has more/,
      /has 20000001 bytes; no record has more/,
    ],
    ['too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, /nested more than 64 deep/, /this is not a record/],
    ['null', 'null', /this is not a record/, /this is not a record/],
    ['a journal', { format: 'bivouac/journal/1' }, /this is not a record/, /this is not a record/],
    ['no commitment', { commitment: '' }, /has no commitment/, /has no commitment/],
    ['no secret', { secret: 5 }, /has no secret/, /has no secret/],
    ['a contribution of two lines', { contributions: ['a\nb'] }, /contribution 1/, /no list of contributions/],
    ['no rolls', { rolls: {} }, /has no rolls/, /has no rolls/],
    ['a roll that is null', { rolls: [null] }, /roll 1 of the record is not/, /roll 1 of the record is no roll/],
    [
      'a die without sides',
      { rolls: [{ at: 0, stream: 'dice', sides: 0, value: 1 }] },
      /roll 1 of the record names no die/,
      /roll 1 of the record is no roll/,
    ],
    [
      'a face above all',
      { rolls: [{ at: 0, stream: 'dice', sides: 6, value: 7 }] },
      /a d6 has no such face/,
      /roll 1 of the record is no roll/,
    ],
  ])('%s', async (name, content, byCommand, byScript) => {
    const path = file(name, typeof content === 'string' ? content : { ...record, ...content });
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
