import './style/main.css';
import { render } from 'preact/compat';
import { App } from './app.tsx';
import { localKeeper } from './keeper/client.ts';
import { keepersOf } from './online/line/keepers.ts';
import { KeeperProvider } from './play/keeper.ts';
import { getSettings, stylePage } from './settings.ts';
import { shellBook } from './words/words.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
stylePage(document.documentElement);
const spoken = shellBook.open();
// Its workers load while the words come and the page is being drawn.
const keeper = keepersOf(localKeeper(), async () => (await import('./online/line/client.ts')).farKeeper());
void keeper.speak(getSettings().language);
void spoken.then(() =>
  render(
    <KeeperProvider value={keeper}>
      <App />
    </KeeperProvider>,
    root,
  ),
);

// Once loaded, the page needs no network. Where a service worker is not allowed (plain HTTP), it simply does. It fetches the
// whole house, and must not do so while somebody waits for his first game.
const QUIET = 3000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  window.addEventListener('load', () => setTimeout(keep, QUIET));
}
