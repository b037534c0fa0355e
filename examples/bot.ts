// A bot that plays over the API alone, by a personal token of somebody (docs/api.md); Node 24 is all that it needs.
//   BIVOUAC_TOKEN=bivouac_... node examples/bot.ts http://localhost:1815                   takes open seats and answers calls
//   BIVOUAC_TOKEN=bivouac_... node examples/bot.ts http://localhost:1815 manoeuvre greedy  plays a bot of the house
// It ends when all its matches are over.
import { createHash, randomBytes } from 'node:crypto';

type Choice = { readonly kind: string };
type Now = { readonly q: number | null; readonly choices: readonly Choice[] };
type Dice = { readonly state: string; readonly seats: readonly { readonly promise: string | null }[] };
type Match = { readonly id: string; readonly state: string };
type Item = { readonly parts: readonly { readonly view: { readonly outcome?: unknown } | null }[] };
/** What is used of the messages of the socket. */
type Message = { readonly match: string } & (
  | { readonly kind: 'whole'; readonly whole: Now & { readonly view: { readonly outcome: unknown } } }
  | { readonly kind: 'items'; readonly items: readonly Item[]; readonly now: Now }
  | { readonly kind: 'refused' | 'trouble' | 'gone' | 'held' }
);

const [origin = 'http://localhost:1815', game, level = 'greedy'] = process.argv.slice(2);
const token = process.env['BIVOUAC_TOKEN'] ?? '';
const authorization = `Bearer ${token}`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const said = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(origin + path, { method, headers: { authorization, ...json }, body: said });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The matches to play: a new one against the house, or one's own with those at which a seat is free. */
async function found(): Promise<readonly string[]> {
  if (game !== undefined) {
    const order = { game, options: {}, seat: 0, watch: true, bots: [null, level] };
    return [(await ask<Match>('POST', '/api/matches', order)).id];
  }
  const { matches, calls } = await ask<{ matches: Match[]; calls: { match: Match }[] }>('GET', '/api/lobby');
  for (const { id } of [...calls.map(({ match }) => match), ...matches])
    await ask('POST', `/api/lobby/${id}/seat`, { seat: null }).catch(console.error);
  const mine = await ask<{ matches: Match[] }>('GET', '/api/matches');
  return mine.matches.filter(({ state }) => state !== 'over').map(({ id }) => id);
}

/** Adds to the dice before a match: promised first, told when all have promised. The text is drawn anew from the token each time. */
async function addToDice(id: string): Promise<void> {
  const [path, text] = [`/api/matches/${id}/dice`, sha256(`${token} ${id}`)];
  let dice = await ask<Dice>('POST', path, { promise: sha256(text) });
  while (dice.state !== 'begun') {
    if (dice.seats.every(({ promise }) => promise !== null)) dice = await ask<Dice>('POST', path, { text });
    if (dice.state !== 'begun') await pause(1000);
    dice = await ask<Dice>('GET', path);
  }
}

/** How it decides: by chance, and seldom for what ends something or lets it go by. */
function chosen(choices: readonly Choice[]): Choice | undefined {
  const active = choices.filter(({ kind }) => !/pass|end|stop|done/.test(kind));
  const among = active.length > 0 && Math.random() < 0.9 ? active : choices;
  return among[Math.floor(Math.random() * among.length)];
}

const isEnd = ({ parts }: Item) => parts.some(({ view }) => view?.outcome !== undefined);

/** Plays matches to their end, all on one socket. */
function play(matches: readonly string[]): Promise<void> {
  const left = new Set(matches);
  const live = `${origin.replace('http', 'ws')}/api/live`;
  // That a socket may be given headers is known to Node, not to the types of browsers.
  const socket: WebSocket = Reflect.construct(WebSocket, [live, { headers: { authorization } }]);
  const say = (message: object) => socket.send(JSON.stringify(message));
  const answered = new Map<string, number>();
  async function answer(match: string, { q, choices }: Now, isOver: boolean): Promise<void> {
    if (isOver && left.delete(match) && left.size === 0) socket.close();
    if (isOver || q === null || answered.get(match) === q) return;
    answered.set(match, q);
    await pause(60); // A socket may say twenty things a second.
    say({ kind: 'submit', match, key: randomBytes(16).toString('hex'), wish: { choice: chosen(choices), q } });
  }
  return new Promise((resolve, reject) => {
    socket.onopen = () => matches.forEach((match) => void say({ kind: 'sit', match, since: null }));
    socket.onclose = ({ code }) => (left.size === 0 ? resolve() : reject(new Error(`the line was closed: ${code}`)));
    socket.onmessage = async ({ data }) => {
      const message: Message = JSON.parse(data);
      if (message.kind === 'whole') await answer(message.match, message.whole, message.whole.view.outcome !== null);
      if (message.kind === 'items') await answer(message.match, message.now, message.items.some(isEnd));
      if (message.kind !== 'refused' && message.kind !== 'trouble') return;
      answered.delete(message.match);
      await pause(1000);
      say({ kind: 'sit', match: message.match, since: null });
    };
  });
}

const matches = await found();
await Promise.all(matches.map(addToDice));
if (matches.length > 0) await play(matches);
console.log(`played ${matches.join(' ')}`);
