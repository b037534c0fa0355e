import { shelf } from '../../src/games/index.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';
import type { Now } from '../../src/keeper/room.ts';
import type { FromNode, ToNode, WireQuestion, WireWish } from '../../src/keeper/wire.ts';
import type { Flow, Seat } from '../../src/kernel/flow.ts';
import type { Game, GameChoice, Viewer } from '../../src/kernel/game.ts';
import type { Options } from '../../src/kernel/options.ts';
import { commitment, promiseOf, type SeatedKey } from '../../src/kernel/provable-chance.ts';
import { agreedPlain, keyPlain } from '../../src/server/matches/agreed.ts';
import { hashOfToken, newId, newToken } from '../../src/server/secrets.ts';
import { ask, type Guest } from '../../src/server/trial/guests.ts';
import { EVENING } from '../support/acts.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';
import { type Names, naming, REQUESTS } from './requests.ts';

// A match that begins before a node at any position, and all that one viewer is sent of it: on his sockets, and for whatever he asks.

/** What happens in a world, and what its viewer tries. */
export interface World {
  readonly game: Game;
  readonly options: Options;
  readonly start: Flow;
  readonly viewer: Viewer;
  /** Made, taken back where that is possible, and made again. */
  readonly made: { readonly seat: Seat; readonly choice: GameChoice };
  /** What the viewer asks of the table as he sees it. */
  readonly questions: readonly WireQuestion[];
  /** A choice that is not offered to him: it is refused, with reasons. */
  readonly forbidden: GameChoice | null;
}

const NOW = 1_800_000_000_000;
const NAMES = ['Ney', 'Blücher', 'Uxbridge', 'Montholon'] as const;
const SECRET = 'b1'.repeat(32);
/** What the seats add to the dice, and say to one another: a spectator hears none of it. */
const PLANTED = NAMES.map((name) => `planted by ${name}, and nobody else's business`);
const SAID = 'planted between the seats';
/** What else is drawn anew: of the clock of the machine, and for every browser. */
const TIME = /\b1[78]\d{11}\b/g;
/** What runs while it is asked for. */
const LEFT = /"(left|rests)":\d{4,}(\.\d+)?/g;
const DRAWN = /"(id|token|secret)":"[\w-]{22,}"/g;
const SESSION = /("sessions":\[\{"id":")[\w-]+/;

const HOUR = 60 * 60_000;
const LIVE = { bank: HOUR, increment: 0, cap: HOUR };
const LETTERS = { bank: 72 * HOUR, increment: 24 * HOUR, cap: 120 * HOUR };
/** By which clock it is played, and whether somebody may be away: of each pair one, the same for both worlds. */
const TERMS = [
  { clock: null, vacation: false },
  { clock: LETTERS, vacation: true },
  { clock: LIVE, vacation: false },
  { clock: null, vacation: true },
] as const;
const termsOf = ({ made }: World) => TERMS[JSON.stringify(made).length % TERMS.length] ?? TERMS[0];

/** The dice of every world are these. */
export const keyOf = (seats: number): SeatedKey => ({
  secret: SECRET,
  contributions: PLANTED.slice(0, seats).map((text, seat) => ({ seat, promise: promiseOf(text), text })),
});

/** A node at which matches begin where they are told to. */
export interface Worlds {
  /** Everything that the viewer of a world was sent, in order, with the names that are drawn anew for every world left out. */
  sent(world: World): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function openWorlds(games: readonly Game[]): Promise<Worlds> {
  let start: Flow | null = null;
  const begunThere = (entry: ShelfEntry, game: Game): ShelfEntry => ({
    ...entry,
    load: async () => ({
      ...game,
      setup: (options, io) => (start === null ? game.setup(options, io) : game.copy(start)),
    }),
  });
  const ours = shelf.flatMap((entry) =>
    games.filter(({ id }) => id === entry.id).map((game) => begunThere(entry, game)),
  );
  const there = await startNode({}, { shelf: ours, now: () => NOW });
  return {
    stop: () => there.stop(),
    sent(world) {
      start = world.start;
      return lived(there, world);
    },
  };
}

async function lived(there: TestNode, world: World): Promise<readonly string[]> {
  const { game, options, viewer } = world;
  const seats = game.seats(options);
  const [comers, token] = [await come(there, seats + 1), newToken()];
  const [guests, people] = [comers.map(({ guest }) => guest), comers.map(({ id }) => id)];
  const id = await begun(there, world, guests.slice(0, seats), people, token);
  const mine = guests[viewer ?? seats];
  const actor = guests[world.made.seat];
  if (mine === undefined || actor === undefined) throw new Error('nobody came');

  const all: string[] = [];
  const [me, other] = [people[viewer ?? seats] ?? '', people[viewer === 0 ? 1 : 0] ?? ''];
  const channel = await accounted(there, me, other);
  const away = guests[people.indexOf(other)];
  if (away !== undefined) await ask(away, 'POST', '/api/vacation', { days: 3 });
  const [own, acting] = [await sat(mine, id), await sat(actor, id)];
  const { heard, tell } = own;
  for (const question of [...world.questions, { history: 0 }]) await tell({ question });
  // Whether another is late is told, and nothing of what he has before him; what he would take back is what was noticed of it.
  await bargain(own, mine === actor ? own : acting, viewer === 0 ? 1 : 0);
  const now = own.now();
  if (world.forbidden !== null) await tell({ wish: { choice: world.forbidden, q: now.q ?? 0 } });
  for (const act of ['choose', 'take back', 'choose'] as const) {
    const { q, undoes } = acting.now();
    if (act === 'take back' && undoes === null) break;
    const wish = act === 'choose' ? { choice: world.made.choice, q: q ?? 0 } : { undo: undoes ?? 0 };
    const answer = await acting.tell({ wish });
    if (answer.kind !== 'ack') throw new Error(`what is offered is not done: ${JSON.stringify(answer)}`);
    // Whatever the viewer is sent of it came before this answer.
    await tell({ question: { history: 0 } });
  }
  await ask(actor, 'POST', `/api/matches/${id}/talk`, { key: 'k'.repeat(16), text: SAID });
  await tell({ question: { history: 0 } });
  await bargain(own, mine === actor ? own : acting, viewer === 0 ? 1 : 0);
  await asks(there, mine, { match: id, token, other, channel, game: game.id }, all);
  const rest: Sat[] = [];
  for (const guest of guests.slice(0, seats))
    if (guest !== actor) rest.push(guest === mine ? own : await sat(guest, id));
  await wayBack(mine === actor ? own : acting, rest);
  await tell({ question: { history: 0 } });
  const again = await sat(mine, id);
  for (const { heard: told } of [own, again])
    all.push(...told().flatMap((message) => (isBeside(message) ? [] : [JSON.stringify(message)])));
  // These come when they come: each is told, in no order.
  const beside = heard().filter(isBeside);
  for (const line of [own, acting, again, ...rest]) line.close();
  const drawn = [id, token, channel, ...people, ...comers.map((one) => one.token)];
  const unheard = [
    SECRET,
    token,
    ...PLANTED,
    ...comers.filter(({ guest }) => guest !== mine).map((one) => one.token),
    ...(viewer === null ? [SAID] : []),
  ];
  for (const text of all)
    for (const secret of unheard) if (text.includes(secret)) throw new Error(`a secret was sent: ${secret} in ${text}`);
  const nameless = (text: string) =>
    drawn
      .reduce((rest, name, at) => rest.replaceAll(name, `name ${at}`), text)
      .replace(SESSION, '$1a session')
      .replace(DRAWN, '"$1":"drawn"')
      .replace(LEFT, '"$1":"so much"')
      .replace(TIME, 'a time');
  const others = new Set(beside.map((message) => nameless(JSON.stringify(message))));
  return [...all.map(nameless), ...[...others].sort()];
}

/** What is told beside the items: of the clocks, of who is away, and of whose turn it is. */
const isBeside = ({ kind }: FromNode): boolean => kind === 'clock' || kind === 'vacation' || kind === 'turns';

/** Both have an account, so that they may go on vacation, and one has a way by which he is not told yet. */
async function accounted({ node }: TestNode, me: string, other: string): Promise<string> {
  for (const [at, person] of [me, other].entries())
    await node.store.addLogin(person, `login of ${person}`, { shown: `Login ${at}`, password: 'none' }, NOW);
  const channel = newId();
  const way = { kind: 'mail', address: 'ney@play.example', detail: '', secret: newToken(), language: 'en' } as const;
  const wait = { token: hashOfToken(newToken()), expires: NOW };
  await node.store.putChannel({ ...way, id: channel, person: me, made: NOW, isOn: true }, wait, 1);
  return channel;
}

interface Comer {
  readonly id: string;
  readonly token: string;
  readonly guest: Guest;
}

/** People whose ids come in the order of their seats: whom one has met at the same moment is told in that order. */
async function come({ where, node }: TestNode, count: number): Promise<readonly Comer[]> {
  const ids = Array.from({ length: count }, newId).sort();
  const comers: Comer[] = [];
  for (const [at, name] of NAMES.slice(0, count).entries()) {
    const [id, token] = [ids[at] ?? '', newToken()];
    await node.store.welcome({ id, name }, hashOfToken(token), Date.now());
    comers.push({ id, token, guest: { where, name, cookie: `bivouac=${token}` } });
  }
  return comers;
}

/** A match with these dice, at which all have sat down and told what they add. */
async function begun(
  { node }: TestNode,
  world: World,
  guests: readonly Guest[],
  people: readonly string[],
  token: string,
): Promise<string> {
  const [id, seats, { game, options }] = [newId(), guests.length, world];
  const about = agreedPlain({
    ...{ game: game.id, options, made: NOW, commitment: commitment(SECRET), watch: true, bots: [] },
    ...{ delay: 0, rated: false, hints: false, ...termsOf(world) },
  });
  const gathering = { id, about, secret: keyPlain({ secret: SECRET, contributions: [] }), made: NOW };
  await node.store.gather(gathering, seats, { seat: 0, person: people[0] ?? '' }, hashOfToken(token));
  for (const [seat, guest] of guests.entries()) {
    if (seat > 0) await ask(guest, 'POST', '/api/join', { token, seat });
    await ask(guest, 'POST', `/api/matches/${id}/dice`, { promise: promiseOf(PLANTED[seat] ?? '') });
  }
  for (const [seat, guest] of guests.entries())
    await ask(guest, 'POST', `/api/matches/${id}/dice`, { text: PLANTED[seat] });
  if (termsOf(world).clock === LIVE) for (const guest of guests) await ask(guest, 'POST', `/api/matches/${id}/ready`);
  if ((await node.store.head(id)) === null) throw new Error('the match has not begun');
  return id;
}

/** What no route leads to, or to no match. */
const NOWHERE = ['/api/matches/nothing', '/api/nothing'];

/** Asks all that can be asked over HTTP of a match and of those who play it, and much that is refused; then once more what it reads. */
async function asks({ node, where }: TestNode, { cookie }: Guest, names: Names, all: string[]): Promise<void> {
  const { origin, host } = new URL(where.origin);
  const named = naming(names);
  const nowhere = NOWHERE.map((path) => ({ method: 'GET' as const, path }));
  const again = REQUESTS.filter(({ method }) => method === 'GET');
  for (const request of [...nowhere, ...REQUESTS, ...again]) {
    const { method, path } = request;
    const answer = await node.server.inject({
      ...{ method, url: named(path) },
      headers: { host, origin, cookie, ...('body' in request ? { 'content-type': 'application/json' } : {}) },
      ...('body' in request ? { payload: named(JSON.stringify(request.body)) } : {}),
    });
    all.push(`${method} ${path} ${answer.statusCode} ${answer.payload}`);
  }
}

type WireAct = Extract<WireWish, { readonly act: unknown }>['act'];
type Kind = WireAct['kind'];

/**
 * What may be done beside the rules, and what is said to it. Nobody gives up, for the end opens what is secret; nobody leaves his own
 * seat to a bot, which would play when it likes.
 */
const BESIDE: { readonly [K in Exclude<Kind, 'resign'>]: (of: Seat, offer: number) => readonly WireAct[] } = {
  time: (of) => [{ kind: 'time', of }],
  hand: (of) => [{ kind: 'hand', level: 'greedy', of }],
  offer: () => [
    { kind: 'offer', what: 'draw' },
    { kind: 'offer', what: 'clock', clock: EVENING },
    { kind: 'offer', what: 'clock', clock: null },
    { kind: 'offer', what: 'back' },
  ],
  agree: (_, offer) => [{ kind: 'agree', offer }],
  decline: (_, offer) => [{ kind: 'decline', offer }],
};

/** Each offers all there is to offer, and withdraws it; whoever looks says something to it that is none of his business, or too early. */
async function bargain(own: Sat, acting: Sat, of: Seat): Promise<void> {
  for (const act of BESIDE.time(of, 0).concat(BESIDE.hand(of, 0))) await own.tell({ wish: { act } });
  for (const who of own === acting ? [own] : [own, acting])
    for (const offer of BESIDE.offer(of, 0)) {
      await who.tell({ wish: { act: offer } });
      const open = who.now().offer?.n ?? 0;
      // Another answer than the one to this offer, and the consent of whoever made it.
      for (const act of [...BESIDE.agree(of, open + 1), ...(who === own ? BESIDE.agree(of, open) : [])])
        await own.tell({ wish: { act } });
      for (const act of BESIDE.decline(of, open)) await who.tell({ wish: { act } });
      await own.tell({ question: { history: 0 } });
    }
}

/** The last choice that was made is taken back by the consent of all; where nobody else sits there is none to ask for it. */
async function wayBack(acting: Sat, others: readonly Sat[]): Promise<void> {
  if (others.length === 0) return;
  await acting.tell({ wish: { act: { kind: 'offer', what: 'back' } } });
  for (const other of others) {
    // What he was sent of it came before this answer.
    await other.tell({ question: { history: 0 } });
    const answer = await other.tell({ wish: { act: { kind: 'agree', offer: other.now().offer?.n ?? 0 } } });
    if (answer.kind !== 'ack') throw new Error(`nobody agrees to what is offered: ${JSON.stringify(answer)}`);
  }
}

interface Sat {
  heard(): readonly FromNode[];
  /** Says it, and waits until it was answered: by what. */
  tell(what: { readonly wish: WireWish } | { readonly question: WireQuestion }): Promise<FromNode>;
  /** What he can do, as he was told last. */
  now(): Pick<Now, 'q' | 'undoes' | 'offer'>;
  close(): void;
}

/** Somebody who has sat down and was shown the table. */
async function sat({ where, cookie }: Guest, match: string): Promise<Sat> {
  const line: TestLine = await open(where, { cookie, origin: where.origin });
  const say = (message: ToNode) => line.say(message);
  let said = 0;
  say({ kind: 'turns' });
  say({ kind: 'sit', match, since: null });
  while ((await line.next()).kind !== 'whole');
  return {
    heard: () => line.heard,
    async tell(what) {
      const key = `${said++}`.padStart(16, 'k');
      if ('wish' in what) say({ kind: 'submit', match, key, wish: what.wish });
      else say({ kind: 'ask', match, key, question: what.question });
      for (;;) {
        const message = await line.next();
        if ('key' in message && message.key === key) return message;
      }
    },
    now() {
      const last = line.heard.findLast((message) => message.kind === 'whole' || message.kind === 'items');
      if (last?.kind === 'whole') return last.whole;
      return last?.kind === 'items' ? last.now : { q: null, undoes: null, offer: null };
    },
    close: () => line.close(),
  };
}
