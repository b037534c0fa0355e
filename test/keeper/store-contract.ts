import { type Store, StoreError } from '../../src/keeper/store.ts';
import { canonical } from '../../src/kernel/plain.ts';
import { appendOf, creationOf, headOf, lineOf, playOn, setUpLine, standingOf } from './samples.ts';

/** Two handles on one empty place. */
export type OpenTwo = () => Promise<readonly [Store, Store]>;

export interface Clause {
  readonly name: string;
  run(openTwo: OpenTwo): Promise<void>;
}

/** Whatever keeps matches keeps to these. It needs no runner of tests: a page of a real browser goes through it too. */
export const CONTRACT: readonly Clause[] = [
  {
    name: 'a match is created once',
    async run(openTwo) {
      const [one, other] = await openTwo();
      equal(await one.create(creationOf('a')), true, 'created');
      const again = creationOf('a', { secret: 'another', head: headOf('a', { seq: 7 }) });
      equal(await one.create(again), false, 'created again');
      equal(await other.create(again), false, 'created again elsewhere');
      equal(await other.head('a'), headOf('a'), 'its head');
      equal(await other.secret('a'), creationOf('a').secret, 'its secret');
    },
  },
  {
    name: 'of eight who create it at once one does',
    async run(openTwo) {
      const stores = await openTwo();
      const made = await Promise.all(
        eight(async (i) => of(stores, i).create(creationOf('a', { secret: `secret ${i}` }))),
      );
      equal(made.filter(Boolean).length, 1, 'how many made it');
      equal(await stores[0].secret('a'), `secret ${made.indexOf(true)}`, 'whose secret is kept');
    },
  },
  {
    name: 'what went in comes back',
    async run(openTwo) {
      const [one, other] = await openTwo();
      const creation = creationOf('a', {
        head: headOf('a', { seq: 2, epoch: 1, changed: 1.5 }),
        standings: [standingOf(0), standingOf(2, 1)],
      });
      await one.create({ ...creation, lines: [setUpLine(), lineOf(1), lineOf(2)] });
      await one.append(appendOf('a', 2, { lines: [lineOf(3), lineOf(4)] }));
      equal(await other.head('a'), { ...creation.head, seq: 4, changed: 1004, summary: { lines: 3 } }, 'its head');
      equal(await other.secret('a'), creation.secret, 'its secret');
      equal(await other.since('a', -1), [setUpLine(), lineOf(1), lineOf(2), lineOf(3), lineOf(4)], 'its lines');
      equal(await other.standing('a'), standingOf(2, 1), 'its last table');
      equal(await other.standing('a', 1), standingOf(0), 'its first table');
    },
  },
  {
    name: 'a key without a value does not survive',
    async run(openTwo) {
      const [one, other] = await openTwo();
      const table = { turn: 1 };
      Reflect.set(table, 'gone', undefined);
      await one.create(creationOf('a', { standings: [standingOf(0, 0, table)] }));
      const body = (await other.standing('a'))?.body;
      equal(Object.keys(body ?? {}).join(), 'turn', 'the keys of the table');
    },
  },
  {
    name: 'nothing is shared with what went in or came out',
    async run(openTwo) {
      const [one] = await openTwo();
      const [about, secret, table] = [{ game: 'picket' }, { secret: 'first' }, { turn: 1 }];
      await one.create(creationOf('a', { head: headOf('a', { about }), secret, standings: [standingOf(0, 0, table)] }));
      const [line, summary, later] = [lineOf(1), { lines: 1 }, { turn: 2 }];
      await one.append(appendOf('a', 0, { lines: [line], summary, standing: standingOf(1, 0, later) }));
      const all = async () => [
        await one.head('a'),
        await one.secret('a'),
        await one.since('a', -1),
        await one.standing('a'),
        await one.standing('a', 0),
        await one.heads(),
      ];
      const before = canonical(await all());
      for (const part of [about, secret, table, line, summary, later]) spoil(part);
      equalText(canonical(await all()), before, 'after a change of what went in');
      for (const part of await all()) spoil(part);
      equalText(canonical(await all()), before, 'after a change of what came out');
    },
  },
  {
    name: 'lines are added after the last one alone, and who is behind learns where it is',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      equal(await one.append(appendOf('a', 0)), { done: true }, 'the first');
      equal(await other.append(appendOf('a', 0, { lines: [lineOf(1, 'late')] })), { behind: 1 }, 'one too late');
      equal(await other.append(appendOf('a', 4, { lines: [lineOf(5, 'early')] })), { behind: 1 }, 'one too early');
      equal(await other.append(appendOf('a', 1)), { done: true }, 'the second');
      equal(await one.since('a', 0), [lineOf(1), lineOf(2)], 'what is kept');
    },
  },
  {
    name: 'lines come in their order, those after a number alone',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await playOn(one, 'a', 1, 12);
      const seqs = async (after: number) => (await other.since('a', after)).map(({ seq }) => seq);
      equal(await seqs(8), [9, 10, 11, 12], 'after 8');
      equal(await seqs(12), [], 'after the last');
      equal(await seqs(99), [], 'after none');
    },
  },
  {
    name: 'one winner of eight at once, twenty times, and the losers know the number',
    async run(openTwo) {
      const stores = await openTwo();
      await stores[0].create(creationOf('a'));
      for (let round = 0; round < 20; round++) {
        const answers = await Promise.all(
          eight((i) => of(stores, i).append(appendOf('a', round, { lines: [lineOf(round + 1, `${round}/${i}`)] }))),
        );
        const lost = answers.filter((answer) => !('done' in answer));
        equal(lost, Array(7).fill({ behind: round + 1 }), `what the losers of round ${round} hear`);
        const winner = answers.findIndex((answer) => 'done' in answer);
        equal(await stores[1].since('a', round), [lineOf(round + 1, `${round}/${winner}`)], `round ${round}`);
      }
    },
  },
  {
    name: 'a key is kept once',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await one.append(appendOf('a', 0, { lines: [lineOf(1, 'k')] }));
      await one.append(appendOf('a', 1));
      const known = { known: 1 };
      equal(await one.append(appendOf('a', 0, { lines: [lineOf(1, 'k')] })), known, 'sent again as it was');
      equal(await one.append(appendOf('a', 2, { lines: [lineOf(3, 'k')] })), known, 'sent again after the last line');
      equal(await other.append(appendOf('a', 2, { lines: [lineOf(3, 'k')] })), known, 'sent again elsewhere');
      equal((await one.since('a', 0)).length, 2, 'how many lines are kept');
      equal(await other.byKey('a', 'k'), 1, 'where it is');
      equal(await other.byKey('a', 'unheard'), null, 'where another is');
    },
  },
  {
    name: 'a key that two send at the same time is kept once',
    async run(openTwo) {
      const stores = await openTwo();
      await stores[0].create(creationOf('a'));
      for (let seq = 1; seq <= 20; seq++) {
        const answers = await Promise.all(
          eight((i) => of(stores, i).append(appendOf('a', seq - 1, { lines: [lineOf(seq, `k${seq}`)] }))),
        );
        equal(answers.filter((answer) => 'done' in answer).length, 1, `how many kept line ${seq}`);
        const others = answers.filter((answer) => !('done' in answer));
        equal(others, Array(7).fill({ known: seq }), `what the others hear of line ${seq}`);
      }
    },
  },
  {
    name: 'the same key in another match is another',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await one.create(creationOf('b'));
      equal(await one.append(appendOf('a', 0, { lines: [lineOf(1, 'k')] })), { done: true }, 'in one');
      equal(await other.byKey('b', 'k'), null, 'in the other, before');
      equal(await other.append(appendOf('b', 0, { lines: [lineOf(1, 'k')] })), { done: true }, 'in the other');
    },
  },
  {
    name: 'several lines are kept together or not at all',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await one.append(appendOf('a', 0, { lines: [lineOf(1, 'k'), lineOf(2, 'l')] }));
      const mixed = appendOf('a', 2, { lines: [lineOf(3), lineOf(4, 'l'), lineOf(5, 'k')], standing: standingOf(5) });
      equal(await other.append(mixed), { known: 1 }, 'what is heard, where two are known');
      equal(await other.since('a', 2), [], 'what was kept of it');
      equal(await other.standing('a'), standingOf(0), 'the table');
      equal((await other.head('a'))?.seq, 2, 'the number of the last line');
    },
  },
  {
    name: 'no lines change nothing',
    async run(openTwo) {
      const [one] = await openTwo();
      await one.create(creationOf('a'));
      equal(await one.append(appendOf('a', 0, { lines: [], over: true })), { done: true }, 'after the last line');
      equal(await one.append(appendOf('a', 1, { lines: [] })), { behind: 0 }, 'after another');
      equal(await one.head('a'), headOf('a'), 'the head');
    },
  },
  {
    name: 'of a match that is not there nothing is known',
    async run(openTwo) {
      const [one] = await openTwo();
      await one.create(creationOf('a'));
      equal(await one.append(appendOf('b', 0)), { behind: -1 }, 'what is heard');
      equal(await nothingOf(one, 'b'), NOTHING, 'what is known');
      equal((await one.heads()).length, 1, 'how many there are');
    },
  },
  {
    name: 'the newest table, and the last that is not after a line',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a', { standings: [] }));
      equal(await other.standing('a'), null, 'where there is none');
      await one.append(appendOf('a', 0, { standing: standingOf(1) }));
      await one.append(appendOf('a', 1));
      await one.append(appendOf('a', 2, { standing: standingOf(3) }));
      await one.append(appendOf('a', 3));
      equal(await other.standing('a'), standingOf(3), 'the newest');
      equal(await other.standing('a', 3), standingOf(3), 'at its line');
      equal(await other.standing('a', 2), standingOf(1), 'before its line');
      equal(await other.standing('a', 0), null, 'before all');
    },
  },
  {
    name: 'of 25 tables one stays, and the newest',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await playOn(one, 'a', 1, 60);
      equal(await tables(other, 'a', 60), [0, 25, 50, 60], 'the tables after 60 lines');
      await playOn(other, 'a', 61, 76);
      equal(await tables(one, 'a', 76), [0, 25, 50, 75, 76], 'the tables after 76 lines');
    },
  },
  {
    name: 'the first table of every epoch stays',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await playOn(one, 'a', 1, 3);
      await playOn(one, 'a', 4, 6, 1);
      await playOn(other, 'a', 7, 9, 2);
      equal(await tables(other, 'a', 9), [0, 4, 7, 9], 'the tables of three epochs');
      equal((await one.standing('a', 8))?.epoch, 2, 'whose rules');
    },
  },
  {
    name: 'the head follows the lines',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      const at = (seq: number) => [lineOf(seq, `${seq}`, 5000 + seq)];
      await one.append(appendOf('a', 0, { lines: at(1), standing: standingOf(1, 1), summary: 'first' }));
      equal(
        await other.head('a'),
        headOf('a', { seq: 1, epoch: 1, changed: 5001, summary: 'first' }),
        'after the first',
      );
      // Without a table the epoch is what it was.
      await one.append(appendOf('a', 1, { lines: at(2), summary: ['second'], over: true }));
      const head = headOf('a', { seq: 2, epoch: 1, changed: 5002, summary: ['second'], over: true });
      equal(await other.head('a'), head, 'after the second');
      await one.append(appendOf('a', 0, { lines: [lineOf(1, 'late')], summary: 'late' }));
      equal(await other.heads(), [head], 'after one that came too late');
    },
  },
  {
    name: 'all matches are listed',
    async run(openTwo) {
      const [one, other] = await openTwo();
      equal(await other.heads(), [], 'at first');
      for (const id of ['b', 'a', 'c']) await one.create(creationOf(id));
      const heads = [...(await other.heads())].sort((a, b) => (a.id < b.id ? -1 : 1));
      equal(
        heads,
        ['a', 'b', 'c'].map((id) => headOf(id)),
        'afterwards',
      );
    },
  },
  {
    name: 'a head that cannot be read is named, hides no other, and can be removed',
    async run(openTwo) {
      const [one, other] = await openTwo();
      for (const id of ['a', 'c']) await one.create(creationOf(id));
      await one.create(creationOf('b', { head: headOf('b', { seq: -1 }) }));
      const listed = async () => [...(await other.heads())].sort((a, b) => (a.id < b.id ? -1 : 1));
      const named = (await listed()).map((head) => ('broken' in head ? `${head.id} is broken` : head.id));
      equal(named, ['a', 'b is broken', 'c'], 'the list');
      await other.remove('b');
      equal(await listed(), [headOf('a'), headOf('c')], 'the list without it');
    },
  },
  {
    name: 'what is removed takes everything with it',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await playOn(one, 'a', 1, 30);
      await other.remove('a');
      equal(await nothingOf(one, 'a'), NOTHING, 'what is left');
      equal(await one.heads(), [], 'what is listed');
      equal(await one.append(appendOf('a', 30)), { behind: -1 }, 'what somebody hears who plays on');
      // Another match under its name finds none of it: not even keys.
      equal(await one.create(creationOf('a', { secret: null, standings: [], lines: [] })), true, 'made again');
      equal(await other.append(appendOf('a', 0)), { done: true }, 'its first line');
      equal(await other.since('a', -1), [lineOf(1)], 'its lines');
      equal(await other.standing('a'), null, 'its table');
      equal(await other.secret('a'), null, 'its secret');
    },
  },
  {
    name: 'matches whose names begin alike have nothing in common',
    async run(openTwo) {
      const [one, other] = await openTwo();
      const ids = ['a', 'aa', 'a/1', 'a,1', 'A', 'é', ''];
      for (const id of ids) {
        await one.create(creationOf(id));
        await playOn(one, id, 1, 2);
      }
      await other.remove('a');
      equal(await nothingOf(one, 'a'), NOTHING, 'the one that is removed');
      for (const id of ids.slice(1)) {
        equal(await other.since(id, 0), [lineOf(1), lineOf(2)], `the lines of '${id}'`);
        equal(await other.secret(id), creationOf(id).secret, `the secret of '${id}'`);
        equal(await other.standing(id), standingOf(2), `the table of '${id}'`);
      }
    },
  },
  {
    name: 'news reaches the other, and not oneself',
    async run(openTwo) {
      const [one, other] = await openTwo();
      const [own, heard] = [listenTo(one), listenTo(other)];
      await one.create(creationOf('a'));
      await heard.next('a', 'that it was created');
      await one.append(appendOf('a', 0));
      await heard.next('a', 'that it has a line');
      await one.create(creationOf('b'));
      await heard.next('b', 'of another match');
      await one.remove('a');
      await heard.next('a', 'that it was removed');
      await quiet();
      equal(own.all, [], 'what it heard of itself');
      equal(heard.all, ['a', 'a', 'b', 'a'], 'what the other heard');
      await other.append(appendOf('b', 0));
      await own.next('b', 'that the other has added a line');
    },
  },
  {
    name: 'there is no news where nothing was kept',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await one.append(appendOf('a', 0));
      await quiet();
      const heard = listenTo(other);
      await one.create(creationOf('a'));
      await one.append(appendOf('a', 0));
      await one.append(appendOf('a', 0, { lines: [lineOf(1, 'late')] }));
      await one.append(appendOf('b', 0));
      await one.append(appendOf('a', 1, { lines: [] }));
      await quiet();
      equal(heard.all, [], 'what the other heard');
    },
  },
  {
    name: 'who no longer listens is not called',
    async run(openTwo) {
      const [one, other] = await openTwo();
      const [first, second] = [listenTo(other), listenTo(other)];
      first.stop();
      await one.create(creationOf('a'));
      await second.next('a', 'who still listens');
      await quiet();
      equal(first.all, [], 'who does not');
    },
  },
  {
    name: 'a closed store hears and does nothing, and the other goes on',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      await quiet();
      const heard = listenTo(other);
      other.close();
      other.close();
      equal(await one.append(appendOf('a', 0)), { done: true }, 'the other');
      await quiet();
      equal(heard.all, [], 'what it heard');
      const calls: (() => Promise<unknown>)[] = [
        () => other.create(creationOf('b')),
        () => other.heads(),
        () => other.head('a'),
        () => other.secret('a'),
        () => other.append(appendOf('a', 1)),
        () => other.since('a', 0),
        () => other.byKey('a', 'k'),
        () => other.standing('a'),
        () => other.remove('a'),
      ];
      equal(await Promise.all(calls.map(whyNot)), Array(calls.length).fill('away'), 'what each call says');
      equal((await one.heads()).length, 1, 'what is kept');
    },
  },
  {
    name: 'what is under way when a store is closed is done, or is away',
    async run(openTwo) {
      const [one, other] = await openTwo();
      await one.create(creationOf('a'));
      const under = whyNot(() => one.append(appendOf('a', 0)));
      one.close();
      const said = await under;
      equal(['it was done', 'away'].includes(said), true, `that nothing else is said than ${said}`);
      equal((await other.head('a'))?.seq, said === 'away' ? 0 : 1, 'what is kept');
    },
  },
];

function fail(what: string, got: string, wanted: string): never {
  throw new Error(`${what}: ${got.slice(0, 400)} instead of ${wanted.slice(0, 400)}`);
}

function equalText(got: string, wanted: string, what: string): void {
  if (got !== wanted) fail(what, got, wanted);
}

function equal(got: unknown, wanted: unknown, what: string): void {
  equalText(canonical(got), canonical(wanted), what);
}

const eight = <T>(call: (i: number) => T): T[] => Array.from({ length: 8 }, (_, i) => call(i));
const of = ([one, other]: readonly [Store, Store], i: number): Store => (i % 2 === 0 ? one : other);

/** Changes every part of a value. */
function spoil(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const part of Object.values(value)) spoil(part);
  Reflect.set(value, 'spoilt', true);
  for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
}

const NOTHING = [null, null, [], null, null];

const nothingOf = async (store: Store, id: string) => [
  await store.head(id),
  await store.secret(id),
  await store.since(id, -1),
  await store.byKey(id, lineOf(1).key),
  await store.standing(id),
];

/** After which lines a table lies. */
async function tables(store: Store, id: string, last: number): Promise<readonly number[]> {
  const seqs: number[] = [];
  for (let atMost = last; atMost >= 0; ) {
    const standing = await store.standing(id, atMost);
    if (standing === null) break;
    seqs.unshift(standing.seq);
    atMost = standing.seq - 1;
  }
  return seqs;
}

async function whyNot(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'it was done';
  } catch (error) {
    return error instanceof StoreError ? error.why : String(error);
  }
}

/** Long enough for news that is on its way: a hint that comes later is none. */
const quiet = () => new Promise<void>((wake) => setTimeout(wake, 60));

function listenTo(store: Store) {
  const all: string[] = [];
  let read = 0;
  const stop = store.listen((id) => void all.push(id));
  async function next(id: string, what: string): Promise<void> {
    for (let waited = 0; all.length <= read && waited < 2000; waited += 5)
      await new Promise((wake) => setTimeout(wake, 5));
    equal(all[read++] ?? 'nothing', id, `news ${what}`);
  }
  return { all, next, stop };
}
