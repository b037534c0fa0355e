import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
const PARTS = ['src', 'test', 'scripts', 'docs', 'cases', 'lint', 'index.html'];
const SETTINGS = readdirSync(project).filter((name) => /\.(?:json|config\.ts)$/.test(name));

export interface Copy {
  readonly root: string;
  /** Runs a program of the project in it. */
  run(
    program: string,
    args: readonly string[],
    input?: string,
  ): { readonly code: number | null; readonly said: string };
  remove(): void;
}

/** The whole project once more, where a test may write; what it is built with is shared. */
export function copyOfProject(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'bivouac-copy-'));
  for (const part of [...PARTS, ...SETTINGS]) cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    run(program, args, input = '') {
      const [command, first] =
        program === 'bivouac'
          ? [process.execPath, ['src/cli/main.ts']]
          : [join(root, 'node_modules/.bin', program), []];
      const env = { ...process.env, VITEST: undefined, TEST_SHARE: '0.02' };
      const done = spawnSync(command, [...first, ...args], {
        cwd: root,
        encoding: 'utf8',
        input,
        env,
        timeout: 600_000,
      });
      return { code: done.status, said: `${done.stdout}${done.stderr}` };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
