import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type AnySteps, type Rule as Bars, rulesIn, without } from './lift.ts';
import { LONG, subjects } from './subjects.ts';

// Clause by clause: tests name clauses, and so do bars; the two must agree. Each bar is lifted in turn, and some test of its own
// clause must fail then. So a rule that nothing holds, and a reason that names the wrong clause, are both found.

interface Rule {
  readonly ids: readonly string[];
  readonly title: string;
  readonly fn: () => void | Promise<void>;
}

const { rules, checks } = vi.hoisted(() => ({ rules: [] as Rule[], checks: [] as (() => void)[] }));

vi.mock('../rule.ts', () => ({
  rule: (id: string | readonly string[], title: string, fn: Rule['fn']) => {
    rules.push({ ids: typeof id === 'string' ? [id] : id, title, fn });
  },
  whenDone: (check: () => void) => checks.push(check),
}));

vi.mock('../../src/kernel/flow.ts', async (original) => {
  const flow = await original<typeof import('../../src/kernel/flow.ts')>();
  const { switchableSteps } = await import('./lift.ts');
  const rulesFrom = (...procedures: AnySteps[]) => switchableSteps(flow.rulesFrom(...procedures));
  return { ...flow, rulesFrom };
});

const project = join(import.meta.dirname, '../..');

/** The tests of a game that name clauses. */
function testsOf(name: string): string[] {
  const folder = join(project, name === 'picket' ? 'test/toy' : `src/games/${name}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.deep)\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\brule\(/.test(readFileSync(file, 'utf8')));
}

/** A test that names more clauses than this must say which of them failed. */
const FEW = 6;

/** Does the test fail, and because of this clause? */
async function fails({ ids, fn }: Rule, clause: string): Promise<boolean> {
  try {
    await fn();
    for (const check of checks.splice(0)) check();
    return false;
  } catch (error) {
    checks.length = 0;
    const said = error instanceof Error ? `${error.message} ${Reflect.get(error, 'expected')}` : '';
    return ids.length <= FEW || said.includes(`(${clause})`);
  }
}

/** Does a test of the clause fail without the bar? */
async function isHeld(bars: Bars, game: Game, clause: string): Promise<boolean> {
  return without(bars, game, async () => {
    for (const rule of rules) if (rule.ids.includes(clause) && (await fails(rule, clause))) return true;
    return false;
  });
}

const clauseOf = ([first]: Bars): string => first?.bar.clause ?? '';
const nameOf = ([first]: Bars): string => `${first?.step} ${first?.kind}: ${first?.bar.why} (${first?.bar.clause})`;

/** How many wrong clauses are put in by machine, and how many of a hundred must be caught. */
const WRONG = 100;
const CAUGHT = 95;

for (const subject of await subjects()) {
  const { name, game } = subject;
  // Only their rules are wanted here; what else they test runs where it stands.
  describe(`the rules of ${name}`, { skip: true }, async () => {
    for (const file of testsOf(name)) await import(file);
  });

  describe(`the bars of ${name}`, () => {
    const all = rulesIn(game).filter(([first]) => first?.bar.sort !== 'follows');

    test('each is held by a test of its own clause, which fails when the bar is lifted', LONG, async () => {
      expect(rules.length).toBeGreaterThan(0);
      const loose: string[] = [];
      for (const bars of all) if (!(await isHeld(bars, game, clauseOf(bars)))) loose.push(nameOf(bars));
      expect(loose).toEqual([]);
    });

    test('a bar that names another clause is noticed', LONG, async () => {
      const random = fastRandom(`wrong clauses of ${name}`);
      const clauses = [...new Set(all.map(clauseOf))];
      let caught = 0;
      const missed: string[] = [];
      for (let i = 0; i < WRONG; i++) {
        const bars = all[random.below(all.length)];
        const others = clauses.filter((clause) => bars !== undefined && clause !== clauseOf(bars));
        const wrong = others[random.below(others.length)];
        if (bars === undefined || wrong === undefined) throw new Error('there is no other clause to name');
        if (!(await isHeld(bars, game, wrong))) caught++;
        else missed.push(`${nameOf(bars)} as ${wrong}`);
      }
      expect(caught, missed.join('\n')).toBeGreaterThanOrEqual(CAUGHT);
    });
  });
}
