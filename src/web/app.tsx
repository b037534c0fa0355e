import { Component, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'preact/compat';
import { wasCalled } from './online/called.ts';
import { isFar } from './online/line/far.ts';
import { HomePage } from './pages/home.tsx';
import { TablePage } from './pages/table.tsx';
import { Fault, Loading } from './parts/fault.tsx';
import { Herald } from './parts/herald.tsx';
import { Overlay } from './parts/overlay.tsx';
import { useTurnsAway } from './parts/turns-away.ts';
import { leaveScreen } from './play/screen.ts';
import { lay, type Place, useOver, usePlace } from './router.ts';
import { getSettings, useSettings } from './settings.ts';
import { entryOf } from './shelf.ts';
import { inAskedWords } from './words/asked.ts';
import { buildBook } from './words/build.ts';
import type { Words } from './words/en.ts';
import { inWords } from './words/far.ts';
import { useWords } from './words/words.ts';

// The pages beside the way to the table are fetched when they are opened.
const NewMatchPage = lazy(async () => ({
  default: (await inAskedWords(import('./pages/new-match.tsx'))).NewMatchPage,
}));
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn.tsx')).LearnPage }));
const ReplayPage = lazy(async () => ({ default: (await inAskedWords(import('./pages/replay.tsx'))).ReplayPage }));
const ChroniclePage = lazy(async () => ({ default: (await import('./pages/chronicle.tsx')).ChroniclePage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }));
const DataPage = lazy(async () => ({ default: (await inAskedWords(import('./pages/data.tsx'))).DataPage }));
const BuildPage = lazy(async () => {
  const [{ BuildPage }] = await Promise.all([import('./pages/build.tsx'), buildBook.open()]);
  return { default: BuildPage };
});
const OnlinePage = lazy(async () => ({ default: (await inWords(import('./online/lobby/lobby.tsx'))).OnlinePage }));
const AccountPage = lazy(async () => ({
  default: (await inWords(import('./online/account/account.tsx'))).AccountPage,
}));
const JoinPage = lazy(async () => ({ default: (await inWords(import('./online/lobby/join.tsx'))).JoinPage }));
const NoticeLinkPage = lazy(async () => ({
  default: (await inWords(import('./online/account/notice-link.tsx'))).NoticeLinkPage,
}));
const PlayerPage = lazy(async () => ({ default: (await inWords(import('./online/lobby/player.tsx'))).PlayerPage }));
const LeadersPage = lazy(async () => ({ default: (await inWords(import('./online/lobby/leaders.tsx'))).LeadersPage }));
const FarTablePage = lazy(async () => ({
  default: (await inWords(import('./online/table/far-table.tsx'))).FarTablePage,
}));
const FarReplayPage = lazy(async () => ({
  default: (await inWords(import('./online/table/far-replay.tsx'))).FarReplayPage,
}));
const SettingsPage = lazy(async () => ({ default: (await inAskedWords(import('./pages/settings.tsx'))).SettingsPage }));
const KeysPage = lazy(async () => ({ default: (await inAskedWords(import('./pages/keys.tsx'))).KeysPage }));
// And what of them is laid over the table.
const RulesSheet = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesSheet }));
const SettingsForm = lazy(async () => ({ default: (await inAskedWords(import('./pages/settings.tsx'))).SettingsForm }));
const KeysList = lazy(async () => ({ default: (await inAskedWords(import('./pages/keys.tsx'))).KeysList }));

function Page({ place }: { readonly place: Place }) {
  switch (place.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewMatchPage key={place.game} id={place.game} />;
    case 'learn':
      return <LearnPage key={place.game} id={place.game} />;
    case 'match':
      return isFar(place.id) ? (
        <FarTablePage key={place.id} id={place.id} />
      ) : (
        <TablePage key={place.id} id={place.id} />
      );
    case 'replay':
      return isFar(place.id) ? (
        <FarReplayPage key={place.id} id={place.id} at={place.at} seat={place.seat} />
      ) : (
        <ReplayPage key={place.id} id={place.id} at={place.at} seat={place.seat} />
      );
    case 'chronicle':
      return <ChroniclePage key={place.id} id={place.id} />;
    case 'rules':
      return <RulesPage key={place.game} id={place.game} clause={place.clause} />;
    case 'data':
      return <DataPage key={place.game} id={place.game} />;
    case 'build':
      return <BuildPage key={place.game} id={place.game} build={place.build} />;
    case 'online':
      return <OnlinePage />;
    case 'account':
      return <AccountPage />;
    case 'join':
      return <JoinPage key={place.token} token={place.token} />;
    case 'notices':
      return <NoticeLinkPage key={place.link} link={place.link} />;
    case 'player':
      return <PlayerPage key={place.id} id={place.id} />;
    case 'leaders':
      return <LeadersPage key={place.game} game={place.game} />;
    case 'settings':
      return <SettingsPage />;
    case 'keys':
      return <KeysPage />;
    case 'odds':
      return <Fault />;
    case 'nowhere':
      return <Fault noGame={place.noGame} />;
  }
}

/** What lies over the page. An earlier moment of the match, and the odds of a choice, are shown by its table itself. */
function Covering({ over }: { readonly over: Place }) {
  const words = useWords();
  switch (over.page) {
    case 'settings':
      return (
        <Overlay title={words.pages.settings}>
          <SettingsForm />
        </Overlay>
      );
    case 'keys':
      return (
        <Overlay title={words.table.keys}>
          <KeysList />
        </Overlay>
      );
    case 'rules':
      return <RulesSheet id={over.game} clause={over.clause} />;
    default:
      return null;
  }
}

/** A page of a game that is not on the shelf is none, whichever it is; nor is a room for building where nothing is built. */
function onTheShelf(place: Place): Place {
  if (!('game' in place)) return place;
  const entry = entryOf(place.game);
  if (entry === undefined) return { page: 'nowhere', noGame: place.game };
  return place.page === 'build' && entry.workshop === undefined ? { page: 'nowhere' } : place;
}

function titleOf(place: Place, words: Words, language: 'en' | 'fr'): string {
  const named = 'game' in place ? (entryOf(place.game)?.title[language] ?? '') : '';
  const pages: Readonly<Record<Place['page'], string>> = {
    home: '',
    new: words.pages.newMatch,
    learn: words.home.learn,
    match: words.table.status,
    replay: words.pages.replay,
    chronicle: words.pages.chronicle,
    rules: words.pages.rules,
    data: words.pages.data,
    build: words.pages.build,
    online: words.pages.online,
    account: words.pages.account,
    join: words.pages.online,
    notices: words.pages.online,
    player: words.pages.online,
    leaders: words.pages.online,
    settings: words.pages.settings,
    keys: words.table.keys,
    odds: words.pages.nowhere,
    nowhere: words.pages.nowhere,
  };
  return [pages[place.page], named, words.brand].filter((part) => part !== '').join(' · ');
}

/** The list of all keys, from wherever one is. */
function useKeysKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (key !== '?' || altKey || ctrlKey || metaKey || !getSettings().keys) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof Element && target.closest('input, select, textarea') !== null) return;
      event.preventDefault();
      lay({ page: 'keys' });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** Whoever looks elsewhere reads in the title that it is his turn; before he does, nothing is fetched for it. */
function watchWhenHidden(): () => void {
  const changed = () => {
    if (document.visibilityState !== 'hidden' || !wasCalled()) return;
    void import('./online/turn-watch.ts').then(({ watchTurns }) => watchTurns());
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export function App() {
  const asked = usePlace();
  const over = useOver();
  useKeysKey();
  const place = useMemo(() => onTheShelf(asked), [asked]);
  const words = useWords();
  const { language } = useSettings();
  const turns = useTurnsAway();
  useEffect(() => {
    document.title = `${turns > 0 ? `(${turns}) ` : ''}${titleOf(place, words, language)}`;
  }, [place, words, language, turns]);
  useEffect(watchWhenHidden, []);
  const { page } = place;
  useEffect(() => {
    if (page !== 'rules') window.scrollTo(0, 0);
    // From the table to its replay the same person stays before the screen; anywhere else nobody knows who comes next.
    if (page !== 'match' && page !== 'replay') leaveScreen();
  }, [page]);
  return (
    <>
      <Safe key={page}>
        <Suspense fallback={<Loading />}>
          <Page place={place} />
        </Suspense>
        {over !== null && (
          <Suspense fallback={null}>
            <Covering key={over.page} over={over} />
          </Suspense>
        )}
      </Safe>
      <Herald />
    </>
  );
}

/** A page that fails says so and leaves the rest of the house standing. */
class Safe extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const words = useWords();
  return (
    <main id="main" className="page narrow">
      <h1>{words.brand}</h1>
      <p role="alert">{words.failed}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
