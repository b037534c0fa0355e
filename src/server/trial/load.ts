import { loadavg } from 'node:os';
import { fastRandom } from '../../kernel/fast-chance.ts';
import { type Ears, type Page, pageOf, type Tally } from './crowd.ts';
import { startProcess } from './fleet.ts';
import { type Guest, join, makeMatch, newGuest, type Where } from './guests.ts';
import { inspect, type Vitals } from './inspect.ts';

export interface LoadOrder {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  /** Two for each match; whoever is more looks on. */
  readonly sockets: number;
  /** So many more look on at the first match. */
  readonly spectators: number;
  readonly seconds: number;
  /** So many choices a second are begun, whether or not those before were answered; null: as many as are answered. */
  readonly rate: number | null;
  /** Without a rate, so many choices are under way at once. */
  readonly underWay: number;
  /** Cut all sockets at the end, and let all come back at once. */
  readonly storm: boolean;
  /** The folder of SQLite, or the address of PostgreSQL. */
  readonly data: { readonly folder: string } | { readonly url: string };
  /** Where to write what took the node's time; what took it while all come back is written beside it. */
  readonly profile: string | null;
  said?(sentence: string): void;
}

/** Milliseconds that half of all, and all but one in a hundred, did not exceed; null where there were none. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export interface LoadReport {
  readonly matches: number;
  readonly sockets: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly troubled: number;
  /** Sockets that the node has closed. */
  readonly lost: number;
  /** Choices acknowledged in a second. */
  readonly rate: number;
  /** The same for each second of CPU of the node. */
  readonly perCpuSecond: number;
  readonly answer: Spread | null;
  /** How much of one core the node and the generator had, from 0 to 1. */
  readonly nodeCpu: number;
  readonly generatorCpu: number;
  /** Megabytes of the node at the end. */
  readonly resident: number;
  /** Bytes that the node holds for each match at which all sit, before anything is played and at the end. */
  readonly idle: number;
  readonly played: number;
  /** From the first to the last who looks on at the first match, for each line. */
  readonly audience: Spread | null;
  /** From the cut of all sockets until each was shown the table again; and how long it took for all. */
  readonly storm: Spread | null;
  /** Milliseconds of CPU that the node spent on each socket that came back. */
  readonly stormCpu: number;
  readonly load: readonly number[];
  readonly faults: string;
}

/** A table: two pages that play match after match. */
interface Table {
  readonly guests: readonly [Guest, Guest];
  readonly pages: Page[];
  isMoving: boolean;
}

/** So many things are asked for at once while everybody comes. */
const AT_ONCE = 32;

/** Two thousand people at a thousand matches, or as many as are wished for, before a node in a process of its own. */
export async function loadRun(order: LoadOrder): Promise<LoadReport> {
  const { data, seconds, said = () => {} } = order;
  const env: Record<string, string> = 'url' in data ? { DATABASE_URL: data.url } : { DATA: data.folder };
  const node = await startProcess(env, ['--inspect=127.0.0.1:0']);
  const look = await inspect(node.faults.join(''));
  const crowd = createCrowd(order);
  try {
    const [first] = await atOnce(1, 1, () => newTable(node.where, order.game, crowd));
    const before = await look.vitals(true);
    said(`${order.matches} matches are made`);
    const others = await atOnce(order.matches - 1, AT_ONCE, () => newTable(node.where, order.game, crowd));
    const tables = [...(first ?? []), ...others.flat()];
    const onlookers = await audience(order, node.where, tables, crowd);
    const pages = [...tables.flatMap((table) => table.pages), ...onlookers];
    const idle = await look.vitals(true);
    said(`${pages.length} sockets are open: for ${seconds} seconds they play`);
    // What is done for the first time takes longer: a third as long they play before anything is counted.
    await crowd.play((seconds * 1000) / 3);
    await crowd.rest();
    crowd.forget();
    const finish = order.profile === null ? null : await look.profile();
    const [start, mine, begun] = [await look.vitals(), process.cpuUsage(), performance.now()];
    await crowd.play(seconds * 1000);
    const [took, spent, end] = [performance.now() - begun, process.cpuUsage(mine), await look.vitals()];
    if (order.profile !== null) await finish?.(order.profile);
    const { acknowledged, refused, troubled, lost, waits } = crowd.tally;
    await crowd.rest();
    const played = await look.vitals(true);
    const stopStorm = order.storm && order.profile !== null ? await look.profile() : null;
    const back = order.storm ? await storm(pages, order, said) : [];
    const calm = await look.vitals();
    await stopStorm?.(`${order.profile}.storm`);
    const each = (vitals: Vitals) => (vitals.held - before.held) / Math.max(1, tables.length - 1);
    return {
      ...{ matches: tables.length, sockets: pages.length, acknowledged, refused, troubled, lost },
      rate: acknowledged / (took / 1000),
      perCpuSecond: acknowledged / Math.max(0.001, (end.cpu - start.cpu) / 1000),
      answer: spreadOf(waits),
      nodeCpu: (end.cpu - start.cpu) / took,
      generatorCpu: (spent.user + spent.system) / 1000 / took,
      resident: end.resident / 1e6,
      ...{ idle: each(idle), played: each(played) },
      audience: spreadOf(crowd.spreads()),
      storm: spreadOf(back),
      stormCpu: (calm.cpu - played.cpu) / Math.max(1, back.length),
      load: loadavg().map((one) => +one.toFixed(1)),
      faults: node.faults.join('').replace(/^(Debugger|For help).*\n/gm, ''),
    };
  } finally {
    crowd.end();
    look.close();
    await node.stop();
  }
}

/** Somebody who is turned away comes back later and later, as pages do: first after so many milliseconds, and so often at most. */
const FIRST_WAIT = 400;
const MOST_TRIES = 8;

/** Cuts all sockets, and lets all come back at once; for each, how long it took until he was shown the table again. */
async function storm(
  pages: readonly Page[],
  { seed }: LoadOrder,
  said: (sentence: string) => void,
): Promise<readonly number[]> {
  said('all sockets are cut, and come back at once');
  const [random, since] = [fastRandom(`storm/${seed}`), performance.now()];
  for (const page of pages) page.cut();
  return Promise.all(
    pages.map(async (page) => {
      for (let tries = 1; !(await comesBack(page, tries === MOST_TRIES)); tries++)
        await pause((0.5 + random.below(1000) / 1000) * FIRST_WAIT * 2 ** (tries - 1));
      return performance.now() - since;
    }),
  );
}

async function comesBack(page: Page, isLast: boolean): Promise<boolean> {
  try {
    await page.connect();
    return true;
  } catch (error) {
    if (isLast) throw error;
    return false;
  }
}

const pause = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

function spreadOf(all: readonly number[]): Spread | null {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return sorted.length === 0 ? null : { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Does something so many times, so many of them at once. */
async function atOnce<T>(times: number, most: number, work: (turn: number) => Promise<T>): Promise<T[][]> {
  let turn = 0;
  const worker = async () => {
    const done: T[] = [];
    while (turn < times) done.push(await work(turn++));
    return done;
  };
  return Promise.all(Array.from({ length: most }, worker));
}

async function newTable(where: Where, game: string, crowd: Crowd): Promise<Table> {
  const guests = [await newGuest(where, 'Ney'), await newGuest(where, 'Blücher')] as const;
  const id = await newMatch(guests, game);
  const table: Table = { guests, pages: [], isMoving: false };
  const over = () => void crowd.again(table, () => newMatch(guests, game));
  table.pages.push(...guests.map((guest) => pageOf(guest, id, crowd.tally, { ...crowd.ears, over })));
  await Promise.all(table.pages.map((page) => page.connect()));
  return table;
}

async function newMatch([one, other]: readonly [Guest, Guest], game: string): Promise<string> {
  const { id, token } = await makeMatch(one, game);
  await join(other, token);
  return id;
}

/** Those who look on: some at the first match, the others at all in turn. */
async function audience(
  { sockets, spectators, matches }: LoadOrder,
  where: Where,
  tables: readonly Table[],
  crowd: Crowd,
): Promise<Page[]> {
  const more = Math.max(0, sockets - 2 * matches);
  if (spectators + more === 0) return [];
  const guest = await newGuest(where, 'Montholon');
  const pages = await atOnce(spectators + more, AT_ONCE, async (turn) => {
    const isFirst = turn < spectators;
    const match = tables[isFirst ? 0 : turn % tables.length]?.pages[0]?.match ?? '';
    const heard = isFirst ? crowd.noticed : () => {};
    const page = pageOf(guest, match, crowd.tally, { changed() {}, answered() {}, over() {}, heard });
    await page.connect();
    return page;
  });
  return pages.flat();
}

interface Crowd {
  readonly tally: Tally;
  readonly ears: Pick<Ears, 'changed' | 'answered'>;
  /** Somebody who looks on at the first match has heard a line. */
  readonly noticed: (text: string) => void;
  /** A match is over: its people begin another. */
  again(table: Table, next: () => Promise<string>): Promise<void>;
  play(milliseconds: number): Promise<void>;
  /** What was lived through so far is not counted. */
  forget(): void;
  /** Resolves when all that is under way was answered. */
  rest(): Promise<void>;
  /** How long it took each line to reach the last of those who look on after the first. */
  spreads(): readonly number[];
  end(): void;
}

function createCrowd({ rate, underWay, seed }: LoadOrder): Crowd {
  const tally: Tally = { acknowledged: 0, refused: 0, troubled: 0, lost: 0, waits: [], sits: [] };
  const random = fastRandom(`load/${seed}`);
  /** Whoever is asked, in any order: one is drawn in no time. */
  const asked: Page[] = [];
  const places = new Map<Page, number>();
  const lines = new Map<string, { readonly first: number; last: number }>();
  const pages = new Set<Page>();
  let [isPlaying, out] = [false, 0];

  const drop = (page: Page): void => {
    const at = places.get(page);
    const last = asked.pop();
    places.delete(page);
    if (at === undefined || last === undefined || last === page) return;
    asked[at] = last;
    places.set(last, at);
  };
  const next = (): boolean => {
    const page = asked[random.below(Math.max(1, asked.length))];
    if (page === undefined) return false;
    drop(page);
    out++;
    page.act(random);
    return true;
  };
  const more = (): void => {
    while (isPlaying && rate === null && out < underWay && next());
  };
  return {
    tally,
    ears: {
      changed(page) {
        pages.add(page);
        if (page.isAsked === places.has(page)) return;
        if (!page.isAsked) return drop(page);
        places.set(page, asked.push(page) - 1);
        more();
      },
      answered() {
        out--;
        more();
      },
    },
    noticed(text) {
      const n = /"items":\[\{"n":(\d+)/.exec(text)?.[1];
      if (n === undefined) return;
      const match = text.slice(0, 60);
      const line = lines.get(match + n) ?? { first: performance.now(), last: 0 };
      line.last = performance.now();
      lines.set(match + n, line);
    },
    async again(table, begin) {
      if (table.isMoving || !isPlaying) return;
      table.isMoving = true;
      const id = await begin();
      for (const page of table.pages) page.move(id);
      table.isMoving = false;
    },
    async play(milliseconds) {
      isPlaying = true;
      const begun = performance.now();
      let started = 0;
      more();
      while (performance.now() - begun < milliseconds) {
        await pause(rate === null ? 50 : 2);
        const due = rate === null ? 0 : ((performance.now() - begun) / 1000) * rate;
        while (started < due && next()) started++;
        // Where nobody is asked, nobody chooses: that is made up for by nobody.
        started = Math.max(started, Math.floor(due));
      }
      isPlaying = false;
    },
    forget() {
      Object.assign(tally, { acknowledged: 0, refused: 0, troubled: 0, lost: 0 });
      for (const list of [tally.waits, tally.sits]) list.length = 0;
      lines.clear();
    },
    async rest() {
      for (let waited = 0; out > 0 && waited < 10_000; waited += 50) await pause(50);
    },
    spreads: () => [...lines.values()].map(({ first, last }) => last - first),
    end() {
      isPlaying = false;
      for (const page of pages) page.cut();
    },
  };
}
