import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clausesIn, ledgerWith, mentionsIn, readingsIn, report } from './ledger.ts';

const ids = (text: string): string[] => clausesIn(text).map(({ id }) => id);

describe('the clauses of a ledger', () => {
  test('are list items that begin with an id, in any of our ledgers', () => {
    const ledger = `# A ledger
- MAN-0-a — Two players.
- MAN-6.1.7-c — Twice the defence.
- MAN-TEC-h — Hills.
- **X-3 (2.2) Nightfall.** A position.
- **N15-GEN-01** The game is for two.
- **N15-EVT-ABX-02** Closer to Bruxelles.
- **N15-EX-01 Draw.** The coalition draws.
* **NS-COMP-01** Two boards.
* **NS-MOVE-05b** A move.
* \`NW-9.7.2.1-a\` Results.
* \`NW-15-WAR-FINLAND\` A war.
* \`NW-X14\` An example.
- **VE-VIII.6-c** From the rear.
- **VE-0-a** Hexes.
  - MAN-1-b — Under another one.
`;
    expect(ids(ledger)).toEqual([
      'MAN-0-a',
      'MAN-6.1.7-c',
      'MAN-TEC-h',
      'X-3',
      'N15-GEN-01',
      'N15-EVT-ABX-02',
      'N15-EX-01',
      'NS-COMP-01',
      'NS-MOVE-05b',
      'NW-9.7.2.1-a',
      'NW-15-WAR-FINLAND',
      'NW-X14',
      'VE-VIII.6-c',
      'VE-0-a',
      'MAN-1-b',
    ]);
  });

  test('have a line and a text', () => {
    expect(
      clausesIn('# x\n\n- MAN-0-a — Exactly **two** players. \n* `NW-1.0-a` One.\r\n- **X-1 (1.2)** `2d8`.'),
    ).toEqual([
      { id: 'MAN-0-a', line: 3, text: 'Exactly two players.' },
      { id: 'NW-1.0-a', line: 4, text: 'One.' },
      { id: 'X-1', line: 5, text: '(1.2) `2d8`.' },
    ]);
  });

  test('are nothing else', () => {
    const ledger = `MAN-0-a — No list item.
- INTERPRETATION: [I-01] A reading.
- A clause id such as \`N15-SEQ-03\` is stable.
- MAN-0-b is named, but not defined.
- **Two** seats.
* \`[S]\` a provenance.
\`\`\`
- MAN-0-c — In a drawing.
\`\`\`
| B-1 | a decision |
- MAN-0-d — After the drawing.
`;
    expect(ids(ledger)).toEqual(['MAN-0-d']);
  });

  test('are also rows of a table, where it holds worked examples', () => {
    const ledger = `# Worked examples (acceptance cases)
| id | inputs | outputs |
| --- | --- | --- |
| E-1 | a 5 is halved | 3 |
| E-2b | the same | 4 |
# Decision points
| D-1 | both | before |
## Appendix: worked examples
| E-3 | more | 1 |
`;
    expect(clausesIn(ledger)).toEqual([
      { id: 'E-1', line: 4, text: 'a 5 is halved | 3' },
      { id: 'E-2b', line: 5, text: 'the same | 4' },
      { id: 'E-3', line: 9, text: 'more | 1' },
    ]);
  });
});

describe('the readings of a ledger', () => {
  test('are the clauses that say so, and all of a section that does', () => {
    const ledger = `# Legend
- \`INTERPRETATION:\` marks a reading.
## One
- **X-1** The book says so.
- **X-2** The book is silent. INTERPRETATION: so it is.
- **X-3** The book says this.
  INTERPRETATION: and this is meant.
## Two
All of it is INTERPRETATION.
* \`X-4\` First.
* \`X-5\` Second.
## Three
- **X-6** Written.
`;
    expect(readingsIn(ledger)).toEqual(['X-2', 'X-3', 'X-4', 'X-5']);
  });
});

describe('the clauses that a test names', () => {
  test('are written out, one or several', () => {
    const source = `import { rule } from '../test/rule.ts';
rule('MAN-5-a', 'one unit must move', () => {});
rule(["MAN-5-b", 'X-3'], 'two', () => {});
  rule(
    [
      'MAN-6.1.7-c',
      'MAN-6.1.7-d', // both
    ],
    'many',
    () => {},
  );
`;
    expect(mentionsIn(source)).toEqual([
      { id: 'MAN-5-a', line: 2 },
      { id: 'MAN-5-b', line: 3 },
      { id: 'X-3', line: 3 },
      { id: 'MAN-6.1.7-c', line: 4 },
      { id: 'MAN-6.1.7-d', line: 4 },
    ]);
  });

  test('do not stand in comments, texts or other calls', () => {
    const source = `// rule('MAN-1-a', 'later')
/* rule('MAN-1-b',
   'never') */
const text = "rule('MAN-1-c')";
const other = 'it\\'s rule("MAN-1-d")';
const long = \`rule('MAN-1-e')\`;
overrule('MAN-1-f');
rule(id, 'by a name', () => {});
test('MAN-1-g', () => {});
rule('MAN-1-h', "isn't a problem", () => {});
`;
    expect(mentionsIn(source)).toEqual([{ id: 'MAN-1-h', line: 10 }]);
  });
});

describe('the report', () => {
  const clause = (id: string, line = 1) => ({ id, line, text: id });
  const one = { game: 'one', clauses: [clause('ONE-1'), clause('X-1', 2), clause('X-2', 3)] };
  const two = { game: 'two', clauses: [clause('TWO-1'), clause('X-1', 2), clause('TWO-1', 3)] };
  const at = (id: string, file: string) => ({ id, file, line: 7 });

  test('names untested, doubled and unknown ids', () => {
    const found = report(
      [one, two],
      [at('ONE-1', 'test/a.test.ts'), at('X-2', 'test/a.test.ts'), at('NO-1', 'test/a.test.ts')],
    );
    expect(found.games.map(({ game, untested, twice }) => [game, untested.map(({ id }) => id), twice])).toEqual([
      ['one', ['X-1'], []],
      ['two', ['TWO-1', 'X-1', 'TWO-1'], ['TWO-1']],
    ]);
    expect(found.unknown).toEqual([{ id: 'NO-1', file: 'test/a.test.ts', line: 7 }]);
  });

  test('gives an id that two ledgers have to the game of the folder or the file', () => {
    const untested = (file: string) =>
      report([one, two], [at('X-1', file)]).games.map((game) => game.untested.some(({ id }) => id === 'X-1'));
    expect(untested('src/games/one/rules/x.test.ts')).toEqual([false, true]);
    expect(untested('src/games/two/x.test.tsx')).toEqual([true, false]);
    expect(untested('test/two.test.ts')).toEqual([true, false]);
    expect(untested('test/x.test.ts')).toEqual([true, true]);
    expect(report([one, two], [at('X-1', 'test/x.test.ts')]).unknown).toHaveLength(1);
  });
});

describe('the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'ledger-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const command = ledgerWith(root);
  const said = async (...args: string[]) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const code = await command.run(args);
    const text = log.mock.calls.map(([line]) => String(line)).join('\n');
    log.mockRestore();
    return { code, text };
  };

  beforeAll(() => {
    write('src/games/alpha/ledger.md', '- ALP-1-a — First.\n- ALP-1-b — Second.\n');
    write('src/games/beta/ledger.md', '- **BET-01** Only one.\n');
    write('src/games/alpha/rules/one.test.ts', `${'rule'}('ALP-1-a', 'x', () => {});`);
    write('test/beta.test.tsx', `\n${'rule'}(['BET-01'], 'x', () => {});`);
    write('src/games/beta/other.ts', `${'rule'}('ALP-1-b', 'no test file', () => {});`);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('counts, names what is untested, and fails', async () => {
    expect(await said()).toEqual({
      code: 1,
      text: [
        'alpha: 2 clauses, 1 tested, 1 untested',
        '  untested  ALP-1-b (line 2)  Second.',
        'beta: 1 clauses, 1 tested, 0 untested',
      ].join('\n'),
    });
  });

  test('looks at one game alone', async () => {
    expect(await said('beta')).toEqual({ code: 0, text: 'beta: 1 clauses, 1 tested, 0 untested' });
    expect((await said('alpha')).code).toBe(1);
    await expect(command.run(['gamma'])).rejects.toThrow("There is no ledger of 'gamma'. There are: alpha, beta.");
  });

  test('only counts a game that is in the works, unless it is asked for', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const works = ledgerWith(root, ['alpha']);
    expect(await works.run([])).toBe(0);
    expect(log.mock.calls.join('\n')).toBe(
      'alpha: 2 clauses, 1 tested, 1 untested\nbeta: 1 clauses, 1 tested, 0 untested',
    );
    expect(await works.run(['alpha'])).toBe(1);
    expect(log.mock.lastCall?.join()).toContain('ALP-1-b');
    log.mockRestore();
  });

  test('speaks JSON', async () => {
    const { code, text } = await said('--json', 'alpha');
    expect(code).toBe(1);
    expect(JSON.parse(text)).toEqual({
      games: [
        { game: 'alpha', clauses: 2, tested: 1, untested: [{ id: 'ALP-1-b', line: 2, text: 'Second.' }], twice: [] },
      ],
      unknown: [],
    });
  });

  test('fails on an id that no ledger has, and on one that stands twice', async () => {
    write('test/stray.test.ts', `\n\n${'rule'}('BET-02', 'x', () => {});`);
    expect(await said('beta')).toEqual({
      code: 1,
      text: 'beta: 1 clauses, 1 tested, 0 untested\nunknown     BET-02 in test/stray.test.ts:3 is in no ledger',
    });
    rmSync(join(root, 'test/stray.test.ts'));
    write('src/games/beta/ledger.md', '- **BET-01** One.\n- **BET-01** Two.\n');
    expect(await said('beta')).toEqual({
      code: 1,
      text: 'beta: 2 clauses, 2 tested, 0 untested\n  twice     BET-01 stands for two clauses',
    });
  });

  test('is content when there is nothing', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await ledgerWith(join(root, 'nowhere')).run([])).toBe(0);
    expect(log).toHaveBeenCalledWith('There are no ledgers.');
    log.mockRestore();
  });
});
