import { createStore } from '../../table/store.ts';
import { turnsAway } from '../parts/turns-away.ts';
import { type FarMatch, mine } from './requests.ts';
import type { TurnLine } from './turn-line.ts';

/** How often it is looked, in milliseconds; browsers look less often for pages that are not in front. */
const LOOK = 20_000;

/** The matches in which it is one's turn, the longest waiting first. */
export const myTurns = createStore<readonly FarMatch[]>([]);

let isWatching = false;
/** Fetched with the first match. */
let line: Promise<TurnLine> | null = null;

/** Whoever has matches hears at once when it is his turn; whoever has none holds no line. */
async function listen(matches: readonly FarMatch[]): Promise<void> {
  const ids = matches.filter(({ state }) => state !== 'over').map(({ id }) => id);
  if (ids.length > 0) line ??= import('./turn-line.ts').then(({ turnLine }) => turnLine(told));
  const there = await line?.catch(() => null);
  if (ids.length > 0) there?.listen(ids);
  else there?.shut();
}

function told(asked: readonly string[]): void {
  const known = new Set(myTurns.get().map(({ id }) => id));
  if (asked.length !== known.size || asked.some((id) => !known.has(id))) void look();
}

async function look(): Promise<void> {
  const answer = await mine();
  // Whoever is nobody has no turn; while the server is away what was known stays.
  if (!('value' in answer) && answer.status !== 401) return;
  const matches = 'value' in answer ? answer.value.matches : [];
  const asked = matches.filter((match) => match.asked).sort((a, b) => a.changed - b.changed);
  myTurns.set(asked);
  turnsAway.set(asked.length);
  await listen(matches);
}

/** Looks now; and from then on when the server says that it is his turn, at times, when the page comes to the front, and when the browser is told of a turn. */
export function watchTurns(): void {
  void look();
  if (isWatching) return;
  isWatching = true;
  setInterval(() => void look(), LOOK);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'notice') void look();
    });
}
