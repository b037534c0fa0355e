import { describe, expect, it } from 'vitest';
import { picket } from '../../../../test/toy/game.ts';
import type { Item } from '../../../keeper/feed.ts';
import type { Now, Whole } from '../../../keeper/room.ts';
import { CLOSED, type FromNode, type ToNode } from '../../../keeper/wire.ts';
import type { GameView } from '../../../kernel/game.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { isProblem, type Sent } from '../../keeper/contract.ts';
import { anyone, begun, FRIEND, good, keeping, look, ME, toTheEnd } from '../../keeper/test-world.ts';
import type { FarMatch } from '../requests.ts';
import { createFarKeeper } from './far-keeper.ts';
import type { SocketEars } from './line.ts';
import { type Pendings, pendingsIn } from './pending.ts';

const ID = 'abcdefghijklmnopqrstuv';
const MATCH: FarMatch = {
  ...{ id: ID, game: 'toy', options: {}, made: 0, commitment: '', watch: true, state: 'running' },
  ...{ names: ['Ney', 'Blücher'], seat: 0, asked: true, changed: 0 },
  ...{ people: [null, null], clock: null, delay: 0, rated: false, hints: false, open: false, mine: false },
  ...{ rematch: null, outcome: null },
  ...{ vacation: false, onVacation: [null, null] },
  ...{ bots: [null, null], away: [] },
};
const NOBODY = [null, null];
const NOW: Now = {
  ...{ q: 7, choices: [], undoable: 0, undoes: 2, chose: false, offer: null },
  ...{ handed: NOBODY, handedBy: NOBODY },
};
const VIEW: GameView = { viewer: 0, asked: [0], step: 'turn', outcome: null };
const wholeAt = (n: number): Whole => ({ ...NOW, n, view: VIEW, told: [] });
const item = (n: number): Item => ({ n, seat: 1, act: null, dice: false, gone: [], drop: 0, parts: [] });
const CHOICE = { kind: 'march' };

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

/** A page, a line that the test holds in its hands, and time that goes on when the test says so. */
function pageOf(pendings: Pendings = pendingsIn(storage()), about: FarMatch = MATCH, published: string | null = null) {
  const home = keeping({ from: 1000 });
  const sockets: { readonly ears: SocketEars; readonly said: ToNode[]; isClosed: boolean }[] = [];
  const later: { readonly after: number; readonly work: () => void; isOff: boolean }[] = [];
  let keys = 0;
  let known: boolean | null = true;
  const keeper = createFarKeeper({
    connect(ears) {
      const socket = { ears, said: [] as ToNode[], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.said.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    isKnown: async () => known,
    random: () => 0.5,
    later(after, work) {
      const one = { after, work, isOff: false };
      later.push(one);
      return () => {
        one.isOff = true;
      };
    },
    about: async () => (about.seat === null && !about.watch ? { status: 404 } : { value: about }),
    replay: async () => (about.state === 'over' ? { value: about } : { status: 404 }),
    record: async () => (published === null ? { status: 404 } : { value: JSON.parse(published) }),
    game: async (name) => (name === 'picket' ? picket() : null),
    advise: async ({ choices }) => choices.length - 1,
    aside: () => keeping().keeper,
    keep: (text) => home.keeper.importFile(text),
    pendings,
    newKey: () => `key-${++keys}`.padEnd(16, '0'),
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('there is no line');
    return socket;
  };
  const sent: Sent[] = [];
  const page = {
    ...{ keeper, sockets, later, sent, last, home },
    forget: () => {
      known = false;
    },
    open: () => last().ears.opened(),
    tell: (message: FromNode) => last().ears.heard(JSON.stringify(message)),
    cut: async (code = 1006) => {
      last().ears.closed(code);
      await Promise.resolve();
      await Promise.resolve();
    },
    /** Everything that waits happens now, but the watch over a silent line. */
    pass: () => {
      for (const one of later.splice(0)) if (!one.isOff && one.after !== 20_000) one.work();
    },
    said: (kind: ToNode['kind']) => last().said.filter((message) => message.kind === kind),
    /** Sits at the match as it stands after item n. */
    async sit(n: number) {
      await keeper.enter(ID);
      const first = keeper.watch(ID, about.seat, (one) => sent.push(one));
      page.open();
      page.tell({ kind: 'whole', match: ID, seat: about.seat, whole: wholeAt(n) });
      expect(await first).toBeNull();
    },
    /** What was sent to the page, in short. */
    seen: () =>
      sent.map((one) => {
        if ('whole' in one) return `whole ${one.whole.n}`;
        if ('news' in one) return `items ${one.news.items.map(({ n }) => n).join()}`;
        return Object.keys(one).join();
      }),
  };
  return page;
}

const items = (...ns: number[]): FromNode => ({
  ...{ kind: 'items', match: ID, seat: 0, now: NOW },
  items: ns.map(item),
});
const keyOf = (message: ToNode | undefined): string =>
  message !== undefined && 'key' in message ? message.key : 'no key';

describe('a page at a match that a server keeps', () => {
  it('shows what comes and nothing else, line by line', async () => {
    const page = pageOf();
    await page.sit(3);
    page.tell(items(4));
    page.tell(items(5, 6));
    expect(page.seen()).toEqual(['whole 3', 'here', 'items 4', 'items 5,6']);
    const info = await page.keeper.enter(ID);
    expect(isProblem(info) ? null : info.players).toEqual([{ kind: 'me' }, { kind: 'far', name: 'Blücher' }]);
  });

  it('drops what comes twice, and asks for what is missing', async () => {
    const page = pageOf();
    await page.sit(3);
    page.tell(items(4));
    page.tell(items(4));
    page.tell(items(4, 5));
    expect(page.seen()).toEqual(['whole 3', 'here', 'items 4', 'items 5']);
    page.tell(items(8));
    expect(page.seen()).toHaveLength(4);
    expect(page.said('sit').at(-1)).toEqual({ kind: 'sit', match: ID, since: 5, present: true });
  });

  it('sends a choice again with the same key when the line is cut before it was answered', async () => {
    const kept = storage();
    const page = pageOf(pendingsIn(kept));
    await page.sit(3);
    const chosen = page.keeper.choose(ID, 0, CHOICE, 7);
    const [first] = page.said('submit');
    expect(first).toMatchObject({ match: ID, wish: { choice: CHOICE, q: 7 } });
    expect([...kept.kept.values()].join()).toContain(keyOf(first));
    await page.cut();
    page.pass();
    expect(page.sockets).toHaveLength(2);
    page.open();
    // Where it left off, then the very same.
    expect(page.last().said).toEqual([{ kind: 'sit', match: ID, since: 3, present: true }, first]);
    page.tell(items(4));
    page.tell({ kind: 'ack', match: ID, key: keyOf(first) });
    expect(await chosen).toBeNull();
    expect(kept.kept.size).toBe(0);
  });

  it('takes an acknowledgement that was lost from the one who is asked again', async () => {
    const page = pageOf();
    await page.sit(3);
    const chosen = page.keeper.choose(ID, 0, CHOICE, 7);
    const [first] = page.said('submit');
    // The item came, and the line was cut before the word that it is kept.
    page.tell(items(4));
    await page.cut();
    page.pass();
    page.open();
    expect(page.said('sit')).toEqual([{ kind: 'sit', match: ID, since: 4, present: true }]);
    page.tell(items());
    page.tell({ kind: 'ack', match: ID, key: keyOf(first) });
    expect(await chosen).toBeNull();
    expect(page.seen()).toEqual(['whole 3', 'here', 'items 4', 'items ']);
  });

  it('goes on with what was under way when the page was closed, but not with what names no question', async () => {
    const kept = storage();
    const before = pageOf(pendingsIn(kept));
    await before.sit(3);
    void before.keeper.choose(ID, 0, CHOICE, 7);
    void before.keeper.undo(ID, 0);
    const [first] = before.said('submit');
    const after = pageOf(pendingsIn(kept));
    await after.sit(3);
    expect(after.said('submit')).toEqual([first]);
    after.tell({ kind: 'refused', match: ID, key: keyOf(first), refusal: { code: 'stale', message: '', reasons: [] } });
    expect(kept.kept.size).toBe(0);
  });

  it('hears why a choice is refused, also when another page of the same person was faster', async () => {
    const page = pageOf();
    await page.sit(3);
    const chosen = page.keeper.choose(ID, 0, CHOICE, 7);
    page.tell(items(4));
    const refusal = { code: 'stale', message: 'question 7 is answered', reasons: [] } as const;
    page.tell({ kind: 'refused', match: ID, key: keyOf(page.said('submit')[0]), refusal });
    expect(await chosen).toEqual(refusal);
    expect(page.seen().at(-1)).toBe('items 4');
  });

  it('asks again after trouble, and gives up what cannot be done', async () => {
    const page = pageOf();
    await page.sit(3);
    const chosen = page.keeper.choose(ID, 0, CHOICE, 7);
    const key = keyOf(page.said('submit')[0]);
    page.tell({ kind: 'trouble', match: ID, key, why: 'away' });
    page.pass();
    expect(page.said('submit').map(keyOf)).toEqual([key, key]);
    page.tell({ kind: 'trouble', match: ID, key, why: 'not-sitting' });
    page.pass();
    expect(page.said('sit')).toHaveLength(2);
    page.tell({ kind: 'trouble', match: ID, key, why: 'not-allowed' });
    expect(await chosen).toEqual({ fault: 'not-allowed', detail: ID });
  });

  it('comes back with growing patience, and says when the session is over', async () => {
    const page = pageOf();
    const info = await page.keeper.enter(ID);
    if (isProblem(info) || info.far === undefined) throw new Error('not far');
    const { status } = info.far;
    await page.sit(3);
    page.tell({ kind: 'present', match: ID, seats: [0, 1] });
    expect(status.get()).toMatchObject({ line: 'open', present: [0, 1] });
    const waits: number[] = [];
    for (let cut = 0; cut < 9; cut++) {
      await page.cut();
      expect(status.get()).toEqual({ line: 'lost', present: null, times: null, onVacation: [], said: 0, watched: 0 });
      waits.push(page.later.findLast(({ isOff }) => !isOff)?.after ?? 0);
      page.pass();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
    page.open();
    page.tell({ kind: 'drain' });
    await page.cut(CLOSED.drain);
    page.pass();
    page.open();
    await page.cut(CLOSED.nobody);
    const tried = page.sockets.length;
    page.pass();
    expect([status.get().line, page.sockets.length]).toEqual(['nobody', tried]);
  });

  it('learns from the server that it is nobody where a browser does not say why it was not let in', async () => {
    const page = pageOf();
    const info = await page.keeper.enter(ID);
    void page.keeper.watch(ID, 0, () => {});
    page.forget();
    await page.cut();
    expect(isProblem(info) ? null : info.far?.status.get().line).toBe('nobody');
  });

  it('takes a line that is silent for dead', async () => {
    const page = pageOf();
    await page.sit(3);
    void page.keeper.undo(ID, 0);
    const watch = page.later.findLast(({ after, isOff }) => after === 20_000 && !isOff);
    watch?.work();
    await Promise.resolve();
    expect(page.sockets[0]?.isClosed).toBe(true);
    page.pass();
    expect(page.sockets).toHaveLength(2);
    page.open();
    // The browser says that the network is gone, and that it is back.
    page.keeper.cut();
    expect(page.last().isClosed).toBe(true);
    await Promise.resolve();
    page.keeper.hurry();
    expect(page.sockets).toHaveLength(3);
  });

  it('asks the server for reasons, what happened, and odds where it has no rules, and again after a cut', async () => {
    const page = pageOf();
    await page.sit(3);
    const all = Promise.all([
      page.keeper.whyNot(ID, 0, { thing: 'slot:3' }),
      page.keeper.history(ID, 0, 0),
      page.keeper.odds(ID, 0, CHOICE),
    ]);
    await expect.poll(() => page.said('ask').length).toBe(3);
    const asked = page.said('ask');
    await page.cut();
    page.pass();
    page.open();
    expect(page.said('ask')).toEqual(asked);
    const answers = [{ whyNot: [] }, { history: { n: 0, view: VIEW, items: [] } }, { odds: null }];
    for (const [i, answer] of answers.entries()) page.tell({ kind: 'answer', match: ID, key: keyOf(asked[i]), answer });
    expect(await all).toEqual([[], { n: 0, view: VIEW, items: [] }, null]);
  });

  it('has no eyes but its own, and none at a match that is gone', async () => {
    const page = pageOf();
    await page.sit(3);
    expect(await page.keeper.watch(ID, 1, () => {})).toMatchObject({ fault: 'not-allowed' });
    expect(await page.keeper.history(ID, null, 0)).toMatchObject({ fault: 'not-allowed' });
    const again = page.keeper.watch(ID, 0, (one) => page.sent.push(one));
    page.tell({ kind: 'gone', match: ID });
    expect(await again).toMatchObject({ fault: 'gone' });
    expect(page.seen().at(-1)).toBe('gone');
    await page.keeper.leave(ID);
    expect(page.last().isClosed).toBe(true);
  });
});

it('asks a bot for advice only where all have agreed on hints, and only while something is asked', async () => {
  const choices = [CHOICE, { kind: 'halt' }];
  for (const hints of [false, true]) {
    const page = pageOf(undefined, { ...MATCH, hints });
    await page.sit(3);
    expect(await page.keeper.hint(ID, 0)).toBeNull();
    page.tell({ kind: 'items', match: ID, seat: 0, items: [item(4)], now: { ...NOW, choices } });
    expect(await page.keeper.hint(ID, 0)).toEqual(hints ? choices[1] : null);
    const found = await page.keeper.enter(ID);
    expect('far' in found && found.far?.hints).toBe(hints);
  }
});

it('reckons the odds of what is offered by itself, from what its seat was told', async () => {
  const local = keeping();
  const id = await begun(local, [ME, FRIEND]);
  const page = pageOf(pendingsIn(storage()), { ...MATCH, game: 'picket' });
  let compared = 0;
  for (let made = 0; made < 40 && compared === 0; made++) {
    const whole = await look(local.keeper, id, 0);
    await page.keeper.enter(ID);
    const first = page.keeper.watch(ID, 0, () => {});
    page.open();
    page.tell({ kind: 'whole', match: ID, seat: 0, whole });
    await first;
    for (const choice of whole.choices) {
      const [odds, truth] = [page.keeper.odds(ID, 0, choice), await local.keeper.odds(id, 0, choice)];
      expect(await odds).toEqual(truth);
      if (truth !== null) compared++;
    }
    expect(page.said('ask')).toEqual([]);
    await anyone(local.keeper, id);
  }
  expect(compared).toBeGreaterThan(0);
});

describe('a match that is over', () => {
  const over = (seat: number | null): FarMatch => ({ ...MATCH, game: 'picket', state: 'over', watch: false, seat });

  /** What is published of a match of two. */
  async function published(): Promise<string> {
    const { keeper } = keeping();
    const id = await begun({ keeper }, [ME, FRIEND]);
    await toTheEnd(keeper, id, [0, 1]);
    return good(await keeper.exportRecord(id)).text;
  }

  it('is seen by anybody from every seat, without a line, as it was published', async () => {
    const text = await published();
    const { keeper, sockets } = pageOf(pendingsIn(storage()), over(null), text);
    const info = await keeper.enter(ID);
    if (isProblem(info)) throw new Error(info.fault);
    expect([info.far?.seat, await info.far?.isOpen()]).toEqual([null, true]);
    for (const viewer of [null, 0, 1]) {
      const told: Sent[] = [];
      expect(await keeper.watch(ID, viewer, (one) => told.push(one))).toBeNull();
      const [first] = told;
      if (first === undefined || !('whole' in first)) throw new Error('the whole comes first');
      expect(first.whole.view).toMatchObject({ viewer, outcome: { how: expect.any(String) } });
      const history = await keeper.history(ID, viewer, 0);
      if (isProblem(history)) throw new Error(history.fault);
      expect(history.items.at(-1)?.n).toBe(first.whole.n);
    }
    expect(sockets).toHaveLength(0);
    expect(good(await keeper.exportRecord(ID)).text).toBe(text);
    expect(await keeper.finished(ID)).toMatchObject({ record: { secret: JSON.parse(text).secret } });
    expect(await keeper.verify(ID)).toMatchObject({ good: true, ended: true });
  });

  it('that was forged on the server is not believed', async () => {
    const record = JSON.parse(await published());
    const [first] = record.rolls;
    const forged = {
      ...record,
      rolls: [{ ...first, value: (first.value % first.sides) + 1 }, ...record.rolls.slice(1)],
    };
    const { keeper } = pageOf(pendingsIn(storage()), over(0), JSON.stringify(forged));
    const info = await keeper.enter(ID);
    expect(isProblem(info) ? null : await info.far?.isOpen()).toBe(false);
    expect(await keeper.finished(ID)).toBeNull();
    expect(await keeper.watch(ID, 1, () => {})).toMatchObject({ fault: 'not-allowed' });
  });

  it('goes on in this browser from any moment, the others played by bots', async () => {
    const { keeper, home } = pageOf(pendingsIn(storage()), over(1), await published());
    const info = await keeper.enter(ID);
    if (isProblem(info)) throw new Error(info.fault);
    const forked = good(await keeper.fork(ID, 1, 3, info.players));
    const kept = await home.keeper.enter(forked.id);
    expect(kept).toMatchObject({ game: 'picket', players: [{ kind: 'bot', level: USUAL_LEVEL }, { kind: 'me' }] });
    expect((await look(home.keeper, forked.id, 1)).view.outcome).toBeNull();
  });

  it('is not looked for while it goes on', async () => {
    const { keeper } = pageOf();
    const info = await keeper.enter(ID);
    expect(isProblem(info) ? null : await info.far?.isOpen()).toBe(false);
    expect(await keeper.exportRecord(ID)).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.fork(ID, 0, 1, [ME, ME])).toMatchObject({ fault: 'not-allowed' });
  });
});
