import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { caseWith } from './case.ts';
import { Unusable } from './unusable.ts';

const folder = mkdtempSync(join(tmpdir(), 'case-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const command = caseWith(async (id) => {
  if (id !== 'picket') throw new Unusable(`There is no game '${id}'.`);
  return picket();
});

async function said(...args: string[]): Promise<{ code: number; text: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await command.run(args);
  const text = log.mock.calls.map(([line]) => String(line)).join('\n');
  log.mockRestore();
  return { code, text };
}

const GOOD = {
  format: 'bivouac/case/1',
  game: 'picket',
  title: 'rest',
  position: { step: 'round.act', places: [1, 2], hands: [[4], [2]] },
  steps: [{ seat: 0, do: 'rest' }],
  expect: { view: { round: 2 } },
};

describe('case', () => {
  test('plays what fits', async () => {
    const one = file('good.json', GOOD);
    const { title: _, ...untitled } = GOOD;
    const two = file('untitled.json', untitled);
    expect(await said(one, two)).toEqual({ code: 0, text: `good    ${one}: rest\ngood    ${two}` });
  });

  test('shows where a file differs, and goes on with the next', async () => {
    const good = file('good.json', GOOD);
    const bad = file('bad.json', {
      ...GOOD,
      steps: [{ seat: 0, do: 'rest', expect: { view: { round: 3, nothing: [1] } } }],
      dice: { dice: [6] },
    });
    expect(await said(bad, good)).toEqual({
      code: 1,
      text: [
        `DIFFERS ${bad}: rest`,
        '  step 1, view of a spectator at /round',
        '    expected  3',
        '    found     2',
        '  step 1, view of a spectator at /nothing',
        '    expected  [1]',
        '    found     nothing',
        '  end, dice',
        '    expected  every written number is rolled',
        '    found     not rolled: dice: 6',
        `good    ${good}: rest`,
      ].join('\n'),
    });
  });

  test('speaks JSON', async () => {
    const bad = file('bad.json', { ...GOOD, expect: { view: { round: 3 } } });
    const { code, text } = await said('--json', bad);
    expect(code).toBe(1);
    expect(JSON.parse(text)).toEqual([
      {
        file: bad,
        title: 'rest',
        differences: [{ step: 'end', what: 'view of a spectator at /round', expected: 3, found: 2 }],
      },
    ]);
    const { text: good } = await said('--json', file('good.json', GOOD));
    expect(JSON.parse(good)).toMatchObject([{ title: 'rest', differences: [] }]);
  });

  test.each<[string, unknown, string]>([
    ['a broken file', '{"format":', "can't be used: this case is not JSON: "],
    ['a file that is too large', ' '.repeat(1_000_001), 'has 1000001 bytes; no case has more than 1000000.'],
    ['a file that is too deep', `${'['.repeat(99)}${']'.repeat(99)}`, 'this case is nested more than 64 deep'],
    ['a file that is far too deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'nested more than 64 deep'],
    ['a number that is none', '{"format":"bivouac/case/1","game":"picket","seed":1e400}', '/seed is a number'],
    ['a key twice', '{"format":"bivouac/case/1","format":1}', "the key 'format' stands twice in one object"],
    ['another format', { format: 'chess' }, "format must be 'bivouac/case/1', not 'chess'"],
    ['an unknown game', { ...GOOD, game: 'chess' }, "There is no game 'chess'."],
    ['a position that is none', { ...GOOD, position: [] }, 'a position of Picket must be an object, not a list'],
  ])('%s is one clear sentence', async (name, content, message) => {
    const path = file(`${name}.json`, content);
    const { code, text } = await said(path);
    expect(code).toBe(1);
    expect(text).toContain(`FAILED  ${path}`);
    expect(text).toContain(message);
    const json = JSON.parse((await said('--json', path)).text);
    expect(json[0].error).toContain(message);
  });

  test('each variant is told by itself', async () => {
    const path = file('variants.json', {
      ...GOOD,
      steps: [],
      expect: undefined,
      variants: [
        { name: 'resting', steps: [{ seat: 0, do: 'rest' }], expect: { view: { round: 2 } } },
        { steps: [{ seat: 0, do: 'rest' }], expect: { view: { round: 3 } } },
        { name: 'no clause', clauses: ['PIC-0'] },
      ],
    });
    const { code, text } = await said(path);
    expect(code).toBe(1);
    expect(text.split('\n').filter((line) => line.includes(path))).toEqual([
      `good    ${path}: rest: resting`,
      `DIFFERS ${path}: rest: variant 2`,
      `FAILED  ${path}: rest: no clause`,
    ]);
    expect(JSON.parse((await said('--json', path)).text)).toMatchObject([
      { variant: 'resting', differences: [] },
      { variant: 'variant 2', differences: [{ expected: 3, found: 2 }] },
      { variant: 'no clause', error: "clauses: the ledger has no clause 'PIC-0'; did you mean 'PIC-1'?" },
    ]);
  });

  test('a file that is not there, and a folder', async () => {
    expect((await said(join(folder, 'none.json'))).text).toContain("none.json'.");
    expect((await said(folder)).text).toContain(`'${folder}' is not a file.`);
  });

  test('wants a file', async () => {
    await expect(command.run([])).rejects.toThrow(new Unusable('Name one or more case files.'));
  });
});
