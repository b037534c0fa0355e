import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bivouac } from '../src/cli/bivouac.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-cli-'));

/** A command as a person runs it. */
function cli(args: readonly string[], input = '') {
  const done = spawnSync(process.execPath, ['src/cli/main.ts', ...args], { input, encoding: 'utf8', timeout: 60_000 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** The same without a process of its own, for a word that is said before anything is done. */
async function here(args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line)),
    vi.spyOn(console, 'error').mockImplementation((line) => void err.push(line)),
  ];
  const code = await bivouac(args).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('help names every command, each command has its own, and an unknown one is refused', async () => {
  const { code, out } = cli(['--help']);
  expect(code).toBe(0);
  for (const name of [
    'serve',
    'simulate',
    'play',
    'bench',
    'ledger',
    'case',
    'verify',
    'perft',
    'lines',
    'fault',
    'new-game',
  ]) {
    expect(out).toContain(`  ${name}`);
    const own = await here([name, '--help']);
    expect(own.code).toBe(0);
    expect(own.out).toContain(name);
  }
  const unknown = cli(['conquer']);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain("There is no command 'conquer'.");
});

test('simulate plays matches and tells wins with intervals, also as JSON', () => {
  const { code, out } = cli(['simulate', 'manoeuvre', '--matches', '6', '--seed', 'x', '--json']);
  expect(code).toBe(0);
  const told = JSON.parse(out);
  expect(told.matches).toBe(6);
  expect(told.seats[0].wins + told.seats[1].wins).toBe(6);
  expect(told.seats[0].interval[0]).toBeLessThan(told.seats[0].interval[1]);
  expect(JSON.parse(cli(['simulate', 'manoeuvre', '--matches', '6', '--seed', 'x', '--json']).out).how).toEqual(
    told.how,
  );
  expect(cli(['simulate', 'manoeuvre', '--matches', '2', '--seats', 'greedy,random', '--swap']).out).toContain(
    'greedy',
  );
});

test.each([
  [['simulate'], 'Name a game'],
  [['simulate', 'chess'], "There is no game 'chess'"],
  [['simulate', 'manoeuvre', '--matches', 'many'], '--matches must be a whole number'],
  [['simulate', 'manoeuvre', '--seats', 'greedy'], 'This game has 2 seats'],
  [['simulate', 'manoeuvre', '--seats', 'greedy,alphazero'], "There is no bot 'alphazero'"],
  [['simulate', 'manoeuvre', '--set', 'map=moon'], "option 'map' must be one of"],
  [['simulate', 'manoeuvre', '--set', 'nationA=fr', '--set', 'nationB=fr'], 'must differ'],
  [['simulate', 'manoeuvre', '--set', 'map'], 'name=value'],
  [['simulate', 'manoeuvre', '--pack', join(folder, 'none.json')], "can't be read"],
  [['simulate', 'manoeuvre', '--conquer'], 'conquer'],
  [['play', 'manoeuvre', '--lang', 'de'], '--lang must be en or fr'],
  [['play', 'manoeuvre', '--seats', 'me'], 'This game has 2 seats'],
  [['bench', 'manoeuvre', '--rounds', '0'], '--rounds must be a whole number'],
] as const)('%j is refused in one sentence', async (args, sentence) => {
  const { code, err } = await here(args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('a broken pack is refused, another pack is played', () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{ "game": ');
  expect(cli(['simulate', 'manoeuvre', '--matches', '1', '--pack', broken]).err).toContain('not JSON');
  const pack = JSON.parse(readFileSync('src/games/manoeuvre/data/manoeuvre.json', 'utf8'));
  pack.nations[0].units[0].fullStrength = 9;
  const other = join(folder, 'other.json');
  writeFileSync(other, JSON.stringify(pack));
  const told = JSON.parse(cli(['simulate', 'manoeuvre', '--matches', '1', '--json', '--pack', other]).out);
  expect(told.pack).not.toBe(JSON.parse(cli(['simulate', 'manoeuvre', '--matches', '1', '--json']).out).pack);
});

test('a person plays in the terminal: choices, odds, reasons, undo, and a record that verifies', () => {
  const set = ['--set', 'nationA=fr', '--set', 'nationB=gb', '--set', 'map=printed', '--set', 'deployment=automatic'];
  const asked = cli(
    ['play', 'manoeuvre', '--lang', 'fr', '--seats', 'me,random', ...set],
    `1\n?unit:12\nabc\n1\nu\nq\n`,
  );
  expect(asked.code).toBe(1);
  expect(asked.out).toContain('Vous avez quitté la table.');
  expect(asked.out).toContain('« abc » n’est pas un des choix.');
  const record = join(folder, 'record.json');
  const watched = cli(['play', 'manoeuvre', '--lang', 'en', '--seats', 'random,random', '--record', record, ...set]);
  expect(watched.code).toBe(0);
  expect(cli(['verify', record]).code).toBe(0);
  const changed = JSON.parse(readFileSync(record, 'utf8'));
  changed.rolls[0].value = changed.rolls[0].value === 1 ? 2 : 1;
  writeFileSync(record, JSON.stringify(changed));
  expect(cli(['verify', record]).code).toBe(1);
});
