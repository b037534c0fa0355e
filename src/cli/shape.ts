// The one shape of a game's folder: what lies in it, what each part answers, and which role its lines have. The page on the
// architecture shows this list, `test/shape.test.ts` holds every game of the shelf to it, and `lines` counts by it.

/** What a line of a game is there for, in the order in which it is shown. */
export const ROLES = [
  'doorway',
  'position, view',
  'rules',
  'reasons',
  'choices',
  'arrange, cases',
  'odds',
  'bot',
  'data code',
  'text',
  'text en',
  'text fr',
  'board',
  'presentation',
  'style',
  'data',
  'tests',
  'docs',
] as const;

export type Role = (typeof ROLES)[number];

/** These say how big a game is as a piece of work in code; data and tests grow by other laws. */
export const APART: ReadonlySet<Role> = new Set<Role>(['data', 'tests', 'docs']);

interface Part {
  /** A file, a folder (with a slash at its end), or `GAME`, which stands for the name of the game. */
  readonly path: string;
  /** Every game has it; the others only where they need it. */
  readonly always: boolean;
  readonly role: Role;
  readonly what: string;
}

const always = (path: string, role: Role, what: string): Part => ({ path, always: true, role, what });
const sometimes = (path: string, role: Role, what: string): Part => ({ path, always: false, role, what });

/** What lies in the folder of a game, and nothing else does. */
export const SHAPE: readonly Part[] = [
  always('README.md', 'docs', 'what the game is, which chapter is where, the readings chosen'),
  always('ledger.md', 'docs', 'every rule of the rulebook as a numbered clause; each has a test that names it'),
  always('entry.ts', 'doorway', 'its line on the shelf: loads the rest when the game is opened'),
  always('game.ts', 'doorway', 'the Game value: the doorway, and nothing else'),
  always('options.ts', 'doorway', 'what can be agreed on before a match'),
  always('sketch.ts', 'doorway', 'the table in letters, for the terminal'),
  always('position.ts', 'position, view', 'the nouns: position, choice, event, view'),
  sometimes(
    'field.ts',
    'position, view',
    'the ground as rules and drawing both see it: its slots or zones, and how they lie',
  ),
  sometimes('pieces.ts', 'position, view', 'the pieces that rules name one by one'),
  sometimes('told.ts', 'position, view', 'the events, where `position.ts` would grow too long'),
  sometimes('copy.ts', 'position, view', 'a copy by hand, where `copyPlain` is too slow'),
  sometimes('piles.ts', 'position, view', 'its hands, decks and discard piles: who may look at which'),
  always('view.ts', 'position, view', 'what each seat may know, and a position imagined from it'),
  sometimes('imagine.ts', 'position, view', 'the imagined position, where it is long'),
  sometimes('imagine/', 'position, view', 'its parts'),
  always(
    'rules/',
    'rules',
    'one file a chapter, named as the rulebook names it; `index.ts` gathers them, `setup.ts` begins',
  ),
  always('grammar.ts', 'choices', 'how each choice is written, read, touched and wished for'),
  always('things.ts', 'choices', 'what can be pointed at, and what a choice is about'),
  always('arrange.ts', 'arrange, cases', 'a position from the description in a case, checked against the ledger'),
  sometimes('arrange/', 'arrange, cases', 'its parts'),
  always('case-words.ts', 'arrange, cases', 'the words in which cases are written'),
  always('positions.ts', 'arrange, cases', 'positions with names, for perft and benchmarks'),
  always('odds.ts', 'odds', 'exact odds, from the same sums as the dice'),
  sometimes('odds/', 'odds', 'its parts'),
  always('bot.ts', 'bot', 'what positions and choices are worth'),
  sometimes('bot/', 'bot', 'its parts'),
  always(
    'data/',
    'data code',
    'the pack of components (`GAME.json`), its schema, and the tables built from it (`standard.ts`)',
  ),
  always('text/', 'text', 'every word a player reads, both languages held to one type: `en.ts`, `fr.ts`, the clauses'),
  always('board/', 'board', 'the drawing (`drawing.tsx`): takes a view and what may be touched; imports no rules'),
  always(
    'presentation/',
    'presentation',
    'what the pages show beside the table: what an event of the log lights, the lesson that is played (`guide.ts`), words to newcomers (`lessons.ts`); `study.ts`: chapters, charts, where the components come from',
  ),
  always('test/', 'tests', 'the tests of the rules, clause by clause, and what they share'),
];

/** What the folders must have in them: the same files, named alike, in every game. */
export const WITHIN: readonly string[] = [
  'rules/index.ts',
  'rules/setup.ts',
  'data/GAME.json',
  'data/standard.ts',
  'text/text.ts',
  'text/en.ts',
  'text/fr.ts',
  'text/clauses.en.ts',
  'text/clauses.fr.ts',
  'board/drawing.tsx',
  'presentation/presentation.ts',
  'presentation/guide.ts',
  'presentation/lessons.ts',
  'presentation/study.ts',
];

/** What folders and files were called in revisions that `lines` may be asked to compare with. */
const FORMERLY: readonly (readonly [former: RegExp, now: string])[] = [
  [/^dress\//, 'presentation/'],
  [/^(standing|hidden-blocks)\.ts$/, 'imagine/hidden-blocks.ts'],
  [/^(setup|choices)\.ts$/, 'rules/$1.ts'],
];

const LANGUAGE = /(?:^|[./])(en|fr)[./]/;
/** Samples for tests and pictures lie beside what they are samples of. */
const FOR_TESTS = /\.test\.tsx?$|^test\/|^(?:text\/(?:every|samples)|board\/samples)\.ts$/;

/** The role of a file by its path in the folder of its game; null for one that has no place there. */
export function roleOf(path: string): Role | null {
  const now = FORMERLY.reduce((name, [former, later]) => name.replace(former, later), path);
  if (FOR_TESTS.test(now)) return 'tests';
  if (now.endsWith('.md')) return 'docs';
  if (now.endsWith('.css')) return 'style';
  if (now.endsWith('.json')) return 'data';
  if (/^(text\/|board\/words\.)/.test(now)) {
    const language = LANGUAGE.exec(now)?.[1];
    return language === 'en' ? 'text en' : language === 'fr' ? 'text fr' : 'text';
  }
  return partOf(now)?.role ?? GONE.find(([path]) => now.startsWith(path))?.[1] ?? null;
}

/** What games had before, so that they can be counted against what they are. */
const GONE: readonly (readonly [path: string, role: Role])[] = [
  ['why-not.ts', 'reasons'],
  ['why/', 'reasons'],
  ['read-choice.ts', 'choices'],
  ['notation.ts', 'choices'],
];

/** The part of the shape to which a path belongs. */
export function partOf(path: string): Part | undefined {
  return SHAPE.find((part) => (part.path.endsWith('/') ? path.startsWith(part.path) : path === part.path));
}

/** The list as a page shows it. */
export function shapeTable(): string {
  const rows = SHAPE.map(({ path, always: needed, what }) => `| \`${path}\` | ${needed ? 'always' : ''} | ${what} |`);
  return ['| file | | what it answers |', '|---|---|---|', ...rows].join('\n');
}
