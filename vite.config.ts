import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { leadsSomewhere } from './src/games/addresses.ts';

const root = import.meta.dirname;

/** Writes the service worker: the list of everything that was built, and what to do with it. */
function offline(): Plugin {
  return {
    name: 'bivouac:offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
      const files = ['/index.html', '/manifest.webmanifest', '/favicon.svg', ...built.map((name) => `/${name}`)];
      const hash = createHash('sha256');
      for (const name of Object.keys(bundle).sort()) {
        const made = bundle[name];
        if (made !== undefined) hash.update(name).update(made.type === 'chunk' ? made.code : made.source);
      }
      const version = hash.digest('hex').slice(0, 12);
      const written = readFileSync(join(root, 'src/web/offline/sw.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `self.BUILT = ${JSON.stringify({ version, files })};\n${written}`,
      });
    },
  };
}

/** The development server answers as ours does: an address that is none gets the page with the status that says so. */
function nowhere(): Plugin {
  return {
    name: 'bivouac:nowhere',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url = '/', method, headers }, response, next) => {
        const path = url.split('?', 1)[0] ?? '';
        const isPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
        // Names with a dot or an @ are files, and the server's own.
        if (!isPage || /[.@]/.test(path)) return next();
        const { shelf } = await server.ssrLoadModule('/src/games/index.ts');
        if (leadsSomewhere(path, shelf)) return next();
        const page = await server.transformIndexHtml('/', readFileSync(join(root, 'index.html'), 'utf8'));
        response.writeHead(404, { 'content-type': 'text/html' }).end(method === 'HEAD' ? undefined : page);
      });
    },
  };
}

/** Beside every text of the build the same compressed, for a server that gives what the browser takes. */
function compressed(): Plugin {
  return {
    name: 'bivouac:compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined || process.env['BIVOUAC_DIST'] !== undefined) return;
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const text = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

/** Every chunk that was built, by its file, once it is known. */
const chunks = new Map<string, Rolldown.OutputChunk>();

/** The chunk of that name and all that it imports at once. */
function wholeChunk(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of chunks.get(file)?.imports ?? []) wholeChunk(other, found);
  return found;
}

/** Whoever fetches the presentation of a game is about to open it: its rules and components are named with it. */
function withPresentation(presentation: string): readonly string[] {
  const folder = /^(.*\/games\/[^/]+\/)presentation\/presentation\.ts$/.exec(
    chunks.get(presentation)?.facadeModuleId ?? '',
  )?.[1];
  if (folder === undefined) return [];
  const opened = [`${folder}game.ts`, `${folder}data/standard.ts`];
  const files = [...chunks.values()].filter(({ facadeModuleId }) => opened.includes(facadeModuleId ?? ''));
  return [presentation, ...files.map(({ fileName }) => fileName)].flatMap((file) => [...wholeChunk(file)]);
}

/** Names in the page what its workers will ask for, so that they find it already fetched. */
function named(): Plugin {
  return {
    name: 'bivouac:named',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks.clear();
        for (const made of Object.values(bundle)) if (made.type === 'chunk') chunks.set(made.fileName, made);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const needed = new Set(Object.keys(workers).flatMap((name) => chunks.get(`${name}.js`)?.imports ?? []));
        return [...needed]
          .filter((file) => !html.includes(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } }));
      },
    },
  };
}

// The workers are entries beside the page, so that the rules they share with it are loaded once.
const workers = { keeper: 'src/web/keeper/keeper.worker.ts', bots: 'src/web/bots/bot.worker.ts' };

// Tests of the shell may put another shelf in the place of ours.
const otherShelf = process.env['BIVOUAC_SHELF'];
const shelf = otherShelf === undefined ? [] : [{ find: /^.*\/games\/index\.ts$/, replacement: join(root, otherShelf) }];

/** Whether a module is that one, or imported by it at once, at whatever remove: not only when somebody asks for it. */
function isImportedBy(entry: string): (id: string, build: Rolldown.ChunkingContext) => boolean {
  const found = new Set<string>();
  const add = (id: string, build: Rolldown.ChunkingContext): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const other of build.getModuleInfo(id)?.importedIds ?? []) add(other, build);
  };
  return (id, build) => {
    add(entry, build);
    return found.has(id);
  };
}

const inGame = new Map<string, ReturnType<typeof isImportedBy>>();

/** The game whose rules a module belongs to, if it is imported by them at once. */
function gameOf(id: string, build: Rolldown.ChunkingContext): string | null {
  const [, folder, game] = /^(.*\/games\/([^/]+)\/)/.exec(id) ?? [];
  if (folder === undefined || game === undefined) return null;
  const isImported = inGame.get(game) ?? isImportedBy(`${folder}game.ts`);
  inGame.set(game, isImported);
  return isImported(id, build) ? game : null;
}

const isOnThePage = isImportedBy(join(root, 'src/web/main.tsx'));

/**
 * What several parts of the build share, in few files: each file costs a slow phone a way to the server and back. The workers
 * need what the page and they have in common, and nothing that draws.
 */
const GROUPS = [
  {
    name: 'kernel',
    test: /\/src\/(kernel(?!\/(?:read-pack|pack-|case|journal\.))|bots|text|games\/[^/]+\.ts$|games\/[^/]+\/entry\.ts|web\/(shelf|bots|keeper(?!\/(?:save|bring-in|old-form))))|\/(pure-rand|@noble)\/|preload-helper|rolldown\/runtime/,
    minShareCount: 2,
    priority: 4,
  },
  {
    // Numbers and lists are written by the words of every language.
    name: (id: string, build: Rolldown.ChunkingContext) =>
      isOnThePage(id, build) || /\/words\/(?:figures|listed)\.ts$/.test(id) ? 'shell' : null,
    debugName: 'the page',
    test: /\/src\/(web(?!\/keeper)|table)\/|\/preact\//,
    minShareCount: 2,
    priority: 3,
  },
  // What every game draws with, before the rest of it: a part that others need is none of theirs.
  {
    name: 'drawing',
    test: /\/src\/table\/(?!introduction|charts|study|hexes\/|figures|icons|liveries|land\/(?!lines|speckle))/,
    minShareCount: 2,
    priority: 2.5,
  },
  // Soldiers and their liveries, and the pens for land, are for those that have them.
  { name: 'figures', test: /\/src\/table\/(figures|icons)/, minShareCount: 2, priority: 2 },
  { name: 'liveries', test: /\/src\/table\/liveries/, minShareCount: 2, priority: 2 },
  { name: 'land', test: /\/src\/table\/land\//, minShareCount: 2, priority: 2 },
  // What the rules of a game need is one file, apart from its components and from what its words and its drawing share: like is
  // compressed with like.
  {
    name: (id: string, build: Rolldown.ChunkingContext) => gameOf(id, build),
    debugName: 'the rules of a game',
    test: /\/src\/games\/[^/]+\//,
    priority: 1.5,
  },
  {
    name: (id: string) => /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? null,
    debugName: 'a game',
    // What is fetched when somebody asks for it stays apart, and so do the words of each language: what shares a file with the rules is
    // fetched with them.
    test: /\/src\/games\/[^/]+\/(?!arrange|case-words|odds|bot|board\/samples|text\/(?:(?:en|fr)\b|names))/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [named(), offline(), compressed(), nowhere()],
  publicDir: 'src/web/public',
  resolve: { alias: shelf },
  build: {
    outDir: process.env['BIVOUAC_DIST'] ?? 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // What the first page and a game's presentation will ask for is named beforehand, so that nothing waits for what waits. What the
    // workers share is not: they have no document to name it in.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : [...new Set(withPresentation(file))],
    },
    manifest: true,
    rolldownOptions: {
      // Compressing takes most of the time of a build, and that is known.
      checks: { bundlerTimings: false },
      input: {
        index: join(root, 'index.html'),
        ...Object.fromEntries(Object.entries(workers).map(([name, path]) => [name, join(root, path)])),
      },
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: ({ name }) => (name in workers ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
