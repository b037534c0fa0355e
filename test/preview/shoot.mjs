// Draws the sample tables of a game in a real Chromium and keeps the pictures: node shoot.mjs GAME FOLDER [sample ...]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from '../e2e/support/browser.ts';

const [game = '', folder = 'preview', ...wanted] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
mkdirSync(folder, { recursive: true });

const PAGE = `
import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource/im-fell-english-sc/400.css';
import './src/web/style/main.css';
import { render, useState } from 'preact/compat';
import { createStates } from './src/table/states.ts';
import { drawingOf } from './src/games/${game}/board/drawing.tsx';
import { samplesOf } from './src/games/${game}/board/samples.ts';
import { standardBox } from './src/games/${game}/data/standard.ts';
import { speak } from './src/games/${game}/text/tongues.ts';

const box = standardBox();
const samples = samplesOf(box);
const { Board, Hand, Status, width, height } = drawingOf(box);
window.samples = Object.keys(samples);
const query = new URLSearchParams(location.search);
const sample = samples[query.get('sample')];
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const language = query.get('language') ?? 'en';

const states = createStates({
  lit: new Set(sample?.lit), chosen: new Set(sample?.chosen), marked: new Set(sample?.marked),
});

function Page() {
  const [said, say] = useState('');
  const props = {
    view: sample.view, language, showing: sample.showing,
    states,
    onTouch: (thing) => say('touched ' + thing), onPoint: () => {},
  };
  return <main>
    <header><b>Bivouac</b><Status view={sample.view} language={language} /><output>{said}</output></header>
    <div className="board" style={{ aspectRatio: width / height }}><Board {...props} /></div>
    <aside><Hand {...props} /></aside>
  </main>;
}
if (sample !== undefined) void speak().then(() => render(<Page />, document.getElementById('root')));
`;

const STYLE = `
body { margin: 0; background: var(--paper); color: var(--ink); }
header { display: flex; gap: 24px; align-items: center; padding: 4px 12px; background: #1a150e; color: #e9dcb8; min-height: 44px; box-sizing: border-box; }
header b { font: 400 23px 'IM Fell English SC'; }
main { display: grid; grid-template: auto 1fr / auto 1fr; height: 100vh; }
header { grid-column: 1 / -1; }
.board { height: calc(100vh - 62px); margin: 8px; }
aside { padding: 10px 14px; overflow: auto; }
@media (max-width: 640px) { main { display: block; height: auto; } .board { width: 100vw; height: auto; margin: 0; } header { flex-wrap: wrap; } }
`;

const { outputFiles } = await build({
  stdin: { contents: PAGE, resolveDir: root, loader: 'tsx' },
  bundle: true,
  write: false,
  outdir: 'out',
  format: 'iife',
  jsx: 'automatic',
  jsxImportSource: 'preact/compat',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'dataurl', '.woff': 'empty' },
  logLevel: 'error',
});
const script = outputFiles.find(({ path }) => path.endsWith('.js')).text;
const style = outputFiles.find(({ path }) => path.endsWith('.css')).text;
const page = join(resolve(folder), 'page.html');
writeFileSync(
  page,
  `<!doctype html><meta charset=utf-8><style>${style}${STYLE}</style><div id=root></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
);

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 800 } };

const browser = await launchBrowser();
try {
  const first = await browser.newPage();
  await first.goto(`file://${page}?sample=none`);
  const samples = wanted.length > 0 ? wanted : await first.evaluate(() => window.samples);
  await first.close();
  const shots = samples.flatMap((sample) => [
    [sample, 'wide', 'light', 'en'],
    [sample, 'wide', 'dark', 'fr'],
    [sample, 'phone', 'light', 'fr'],
  ]);
  for (const [sample, size, theme, language] of shots) {
    const tab = await browser.newPage({
      viewport: SIZES[size],
      deviceScaleFactor: Number(process.env.SCALE ?? (size === 'phone' ? 2 : 1)),
    });
    tab.on('pageerror', (error) => process.stderr.write(`${sample}: ${error}\n`));
    await tab.goto(`file://${page}?sample=${sample}&theme=${theme}&language=${language}`);
    await tab.evaluate(() => document.fonts.ready);
    await tab.waitForTimeout(1000);
    await tab.screenshot({ path: join(folder, `${sample}-${size}-${theme}.png`) });
    await tab.close();
  }
} finally {
  await browser.close();
}
