// Draws sample tables of Napoléon 1815 in a real Chromium and keeps the pictures: node shoot.mjs FOLDER [sample-size-theme-language ...]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from '../../e2e/support/browser.ts';

const [folder = 'preview', ...wanted] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../..');
mkdirSync(folder, { recursive: true });

const PAGE = `
import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource/im-fell-english-sc/400.css';
import './src/web/style/main.css';
import { render, useState } from 'preact/compat';
import { createStates } from './src/table/states.ts';
import { drawingOf } from './src/games/napoleon-1815/board/drawing.tsx';
import { aides, box, samples } from './test/preview/napoleon-1815/samples.ts';

const { Board, Hand, Status, width, height } = drawingOf(box, aides);
const query = new URLSearchParams(location.search);
const sample = samples()[query.get('sample')];
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const language = query.get('language') ?? 'fr';

const states = createStates({
  lit: new Set(sample.lit), chosen: new Set(sample.chosen), marked: new Set(sample.marked),
});

function Page() {
  const [said, say] = useState('');
  const props = {
    view: sample.view, language, showing: sample.showing,
    states,
    onTouch: (thing) => say('touched ' + thing), onPoint: () => {},
  };
  return <div className="preview">
    <header><Status view={sample.view} language={language} /><output>{said}</output></header>
    <div className="map" style={{ aspectRatio: width + ' / ' + height }}><Board {...props} /></div>
    <aside><Hand {...props} /></aside>
  </div>;
}
render(<Page />, document.getElementById('root'));
`;

const STYLE = `
body { margin: 0; background: var(--desk); }
.preview { display: grid; grid-template: auto 1fr / minmax(0, 1fr) 43vw; height: 100vh; }
.preview header { grid-column: 1 / -1; padding: 4px 12px; background: var(--bar); color: var(--bar-text); }
.preview .map { width: min(100%, calc((100vh - 62px) * 1.0286)); margin: auto; min-width: 0; }
.preview aside { padding: 12px 16px; overflow: auto; background: var(--sheet); }
@media (max-width: 900px) { .preview { display: block; height: auto; } .preview .map { width: 100%; } }
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
  `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><style>${style}${STYLE}</style><div id=root></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
);

const SHOTS =
  wanted.length > 0
    ? wanted
    : ['fog', 'marching', 'combat', 'share', 'open', 'waterloo', 'campaign', 'coalition', 'three', 'grand']
        .map((sample) => `${sample}-wide-light-fr`)
        .concat('fog-wide-dark-en', 'marching-tablet-light-en', 'fog-phone-light-fr', 'combat-phone-dark-fr');
const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 800 },
  print: { width: 1440, height: 1462 },
};

const browser = await launchBrowser();
try {
  for (const shot of SHOTS) {
    const [sample, size = 'wide', theme = 'light', language = 'fr'] = shot.split('-');
    const scale = Number(process.env.SCALE ?? (size === 'phone' ? 2 : 1));
    const tab = await browser.newPage({ viewport: SIZES[size], deviceScaleFactor: scale });
    tab.setDefaultTimeout(120_000);
    tab.on('pageerror', (error) => process.stderr.write(`${shot}: ${error}\n`));
    await tab.goto(`file://${page}?sample=${sample}&theme=${theme}&language=${language}`);
    await tab.evaluate(() => document.fonts.ready);
    if (size === 'print')
      await tab.addStyleTag({
        content: '.preview { display: block } .preview aside { display: none } .preview .map { width: 1440px }',
      });
    await tab.waitForTimeout(600);
    await tab.screenshot({ path: join(folder, `${shot}.png`), fullPage: size === 'phone' || size === 'tablet' });
    await tab.close();
  }
} finally {
  await browser.close();
}
