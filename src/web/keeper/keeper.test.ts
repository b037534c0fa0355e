import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../keeper/memory-store.ts';
import { type Mirror, reflect } from '../../keeper/mirror.ts';
import { get } from '../../kernel/there.ts';
import { isProblem } from './contract.ts';
import {
  anyone,
  BOT,
  begun,
  FRIEND,
  first,
  good,
  type Home,
  idle,
  keeping,
  look,
  ME,
  offered,
  playing,
  toTheEnd,
  until,
  watching,
} from './test-world.ts';

describe('a match with a friend', () => {
  it('is kept at every choice and goes on in another house', async () => {
    const { home, id } = await playing([ME, FRIEND]);
    for (const seat of [0, 1]) expect(await first(home.keeper, id, seat)).toBeNull();
    const before = await look(home.keeper, id, 0);
    const next = keeping({ memory: home.memory });
    good(await next.keeper.enter(id));
    expect(await look(next.keeper, id, 0)).toEqual(before);
  });

  it('refuses a choice that was made on an older moment', async () => {
    const { keeper, id } = await playing([ME, FRIEND]);
    const { choice, q } = await offered(keeper, id, 0);
    // Another seat's answer to the same question changes nothing for this one; its own does.
    expect(await first(keeper, id, 1)).toBeNull();
    expect(await keeper.choose(id, 0, choice, q)).toBeNull();
    const active = get((await look(keeper, id, null)).view.asked, 0);
    expect(await first(keeper, id, active)).toBeNull();
    const next = await offered(keeper, id, active);
    expect(await keeper.choose(id, active, next.choice, q)).toMatchObject({ code: 'stale' });
    expect(await keeper.choose(id, active, next.choice, next.q)).toBeNull();
  });

  it('tells only what is new, and what was taken back', async () => {
    const { keeper, id } = await playing([ME, FRIEND]);
    for (const seat of [0, 1]) expect(await first(keeper, id, seat)).toBeNull();
    const active = get((await look(keeper, id, null)).view.asked, 0);
    const { choice, q } = await offered(keeper, id, active);
    const seen = await watching(keeper, id, active);
    const before = seen.mirror;
    expect(before.told.length).toBeGreaterThan(0);
    expect(await keeper.choose(id, active, choice, q)).toBeNull();
    expect(seen.items.map(({ n }) => n)).toEqual([before.n + 1]);
    const after = seen.mirror;
    expect(after.told.slice(0, before.told.length)).toEqual(before.told);
    expect(after.told.slice(before.told.length).every(({ at }) => at === before.n + 1)).toBe(true);
    expect(await keeper.undo(id, active)).toBeNull();
    expect(seen.items.at(-1)).toMatchObject({ n: before.n + 2, gone: [before.n + 1] });
    expect({ view: seen.mirror.view, told: seen.mirror.told }).toEqual({ view: before.view, told: before.told });
    expect(seen.wholes).toBe(1);
  });
});

describe('whoever watches', () => {
  it('is sent the whole first, then every line once, until the match is left', async () => {
    const { keeper, id } = await playing([ME, FRIEND]);
    const [one, two] = [await offered(keeper, id, 0), await offered(keeper, id, 1)];
    const seen = await watching(keeper, id, 0);
    expect(seen).toMatchObject({ wholes: 1, here: true, trouble: null, items: [] });
    expect(await keeper.choose(id, 0, one.choice, one.q)).toBeNull();
    expect(seen.items.map(({ n }) => n)).toEqual([1]);
    await keeper.leave(id);
    good(await keeper.enter(id));
    expect(await keeper.choose(id, 1, two.choice, two.q)).toBeNull();
    expect(seen.items).toHaveLength(1);
  });

  it('is sent nothing more when somebody else looks; of two who come at once the last one stays', async () => {
    const { keeper, id } = await playing([ME, FRIEND]);
    const choice = await offered(keeper, id, 0);
    const sent: string[] = [];
    const answers = await Promise.all(
      [0, 1, null].map((viewer) => keeper.watch(id, viewer, (one) => sent.push(`${viewer} ${Object.keys(one)}`))),
    );
    expect(answers).toEqual([null, null, null]);
    expect(sent.filter((word) => word.startsWith('null'))).toEqual(['null whole', 'null here', 'null trouble']);
    sent.length = 0;
    expect(await keeper.choose(id, 0, choice.choice, choice.q)).toBeNull();
    expect(sent).toEqual(['null news']);
  });

  it('of a match that is not open, or from no seat of it, is told so', async () => {
    const { home, id } = await playing([ME, FRIEND]);
    expect(await home.keeper.watch('none', 0, () => {})).toMatchObject({ fault: 'gone' });
    for (const viewer of [2, -1, 0.5])
      expect(await home.keeper.watch(id, viewer, () => {}), String(viewer)).toMatchObject({ fault: 'not-allowed' });
  });
});

describe('bots', () => {
  it('play until a person is asked, and are told their own view alone', async () => {
    const { home, id } = await playing([ME, BOT], { length: 'long' });
    await toTheEnd(home.keeper, id, [0]);
    expect(home.asked.length).toBeGreaterThan(0);
    for (const { view, seat } of home.asked) {
      expect(seat).toBe(1);
      expect(view.viewer).toBe(1);
    }
  });

  it('nobody looks through the eyes of one, or chooses for it, before the end', async () => {
    const { keeper, ...home } = keeping();
    const id = await begun({ keeper, ...home }, [ME, BOT]);
    expect(await keeper.watch(id, 1, () => {})).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.history(id, 1, 0)).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.fork(id, 1, 0, [ME, FRIEND])).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.choose(id, 1, { kind: 'rest' }, 0)).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.undo(id, 1)).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.act(id, 1, { kind: 'resign' })).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.whyNot(id, 1, { thing: 'card:1' })).toEqual([]);
    expect(await keeper.hint(id, 1)).toBeNull();
    expect(await keeper.finished(id)).toBeNull();
    expect(await keeper.exportRecord(id)).toMatchObject({ fault: 'not-allowed' });
    await toTheEnd(keeper, id, [0]);
    expect(await keeper.watch(id, 1, () => {})).toBeNull();
    expect(isProblem(await keeper.history(id, 1, 0))).toBe(false);
  });

  it('among themselves run no further ahead than somebody watches', async () => {
    const { home, id } = await playing([BOT, BOT], { length: 'long' });
    // Nobody looks yet: they wait all the same.
    await idle();
    const seen = await watching(home.keeper, id, null);
    expect(seen.mirror.view.outcome).toBeNull();
    expect(seen.mirror.n).toBe(9);
    // Whoever comes has seen what is there.
    await until(() => seen.mirror.n === 18);
    await idle();
    expect(seen.mirror.n).toBe(18);
    await home.keeper.seen(id, 10);
    await until(() => seen.mirror.n === 19);
    await idle();
    expect(seen.mirror.n).toBe(19);
    // What was looked at before changes nothing.
    await home.keeper.seen(id, 3);
    await idle();
    expect(seen.mirror.n).toBe(19);
  });
});

describe('a finished match', () => {
  async function finished(): Promise<Home & { id: string }> {
    const { home, id } = await playing([ME, FRIEND]);
    await toTheEnd(home.keeper, id, [0, 1]);
    return { ...home, id };
  }

  it('proves its dice', async () => {
    const { keeper, id } = await finished();
    expect(await keeper.verify(id)).toMatchObject({ good: true, ended: true });
    const { text } = good(await keeper.exportRecord(id));
    const again = keeping();
    const imported = good(await again.keeper.importFile(text));
    expect(await again.keeper.verify(imported.id)).toMatchObject({ good: true });
    const forged = text.replace(/"secret":"(.)/, (_, digit: string) => `"secret":"${digit === '0' ? '1' : '0'}`);
    expect(await again.keeper.importFile(forged)).toMatchObject({ fault: 'refused' });
    expect(await again.keeper.matches()).toHaveLength(1);
  });

  it('is seen again from any seat, item by item, also where it was brought in', async () => {
    const { keeper, id } = await finished();
    const again = keeping({ from: 500 });
    const { text } = good(await keeper.exportRecord(id));
    const record = good(await again.keeper.importFile(text));
    const save = good(await again.keeper.importFile(good(await keeper.exportSave(id)).text));
    for (const viewer of [null, 0, 1]) {
      const end = await look(keeper, id, viewer);
      for (const [where, match] of [
        [keeper, id],
        [again.keeper, record.id],
        [again.keeper, save.id],
      ] as const) {
        const { n, view, items } = good(await where.history(match, viewer, 0));
        expect([n, view.viewer]).toEqual([0, viewer]);
        const before: Mirror = { n, view, told: end.told.filter(({ at }) => at === 0) };
        const mirror = items.reduce((held, item) => reflect(held, item).mirror, before);
        expect(mirror).toEqual({ n: end.n, view: end.view, told: end.told });
        const half = Math.floor(end.n / 2);
        expect(good(await where.history(match, viewer, half)).items).toEqual(items.slice(half));
      }
    }
  });

  it('is forked at any moment with dice of its own', async () => {
    const { keeper, id } = await finished();
    const forked = good(await keeper.fork(id, 0, 2, [ME, FRIEND]));
    good(await keeper.enter(forked.id));
    const then = good(await keeper.history(id, 0, 2));
    expect(then.n).toBe(2);
    expect((await look(keeper, forked.id, 0)).view).toEqual(then.view);
    expect(good(await keeper.enter(forked.id))).toMatchObject({ fork: { id, at: 2 }, continued: false });
    await toTheEnd(keeper, forked.id, [0, 1]);
    // It began in the middle: there is nothing to publish.
    expect(await keeper.verify(forked.id)).toMatchObject({ good: false });
    expect(await keeper.exportRecord(forked.id)).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.finished(forked.id)).not.toBeNull();
  });

  it('is not forked where it never was, nor with too few at the table', async () => {
    const { keeper, id } = await finished();
    expect(await keeper.fork(id, 0, 999, [ME, FRIEND])).toMatchObject({ fault: 'not-allowed' });
    expect(await keeper.fork(id, 0, 2, [ME])).toMatchObject({ fault: 'bad-options' });
    expect(await keeper.matches()).toHaveLength(1);
  });

  it('says how it ended', async () => {
    const { keeper, id } = await finished();
    const end = await keeper.finished(id);
    const { outcome } = (await look(keeper, id, null)).view;
    expect(end).toMatchObject({ outcome, undone: 0, record: { commitment: good(await keeper.enter(id)).commitment } });
    const fallen = end?.dice.flatMap(({ faces }) => faces).reduce((sum, count) => sum + count, 0);
    expect(fallen).toBeGreaterThan(0);
  });
});

describe('a match that is kept', () => {
  async function kept(): Promise<Home & { id: string }> {
    const { home, id } = await playing([ME, FRIEND]);
    for (const seat of [0, 1]) expect(await first(home.keeper, id, seat)).toBeNull();
    return { ...home, id };
  }

  type Rows = NonNullable<ReturnType<Home['memory']['matches']['get']>>;
  const line = ({ lines }: Rows, seq: number) => get(lines, seq);

  it.each<[string, (rows: Rows) => unknown, string]>([
    ['whose head is none', (rows) => Reflect.set(rows.head, 'seq', 'two'), 'broken'],
    ['of which nothing is said', (rows) => Reflect.set(rows.head, 'about', { hello: 1 }), 'not-ours'],
    ['that has lost its dice', (rows) => Reflect.set(rows, 'secret', null), 'not-ours'],
    ['without a table', (rows) => Reflect.set(rows, 'standings', []), 'broken'],
    ['whose table is none', (rows) => Reflect.set(rows.standings.at(-1) ?? {}, 'body', {}), 'broken'],
  ])('%s is refused, and the others stay whole', async (_, spoil, fault) => {
    const { memory, id } = await kept();
    const home = keeping({ memory, from: 50 });
    const other = await begun(home, [ME, FRIEND]);
    const rows = memory.matches.get(id);
    if (rows !== undefined) spoil(rows);
    expect(await home.keeper.enter(id)).toMatchObject({ fault });
    const list = await home.keeper.matches();
    expect(list).toHaveLength(2);
    expect(list).toContainEqual({ summary: expect.objectContaining({ id: other }) });
    // What is broken can be thrown away.
    await home.keeper.remove(id);
    expect(await home.keeper.matches()).toEqual([{ summary: expect.objectContaining({ id: other }) }]);
  });

  it.each<[string, (rows: Rows) => unknown]>([
    ['a choice changed', (rows) => Reflect.set(Object(line(rows, 3).entry), 'choice', { kind: 'rest' })],
    ['a die changed', (rows) => Reflect.set(line(rows, 3), 'chain', '0'.repeat(64))],
    ['a line gone', (rows) => rows.lines.splice(3, 1)],
  ])('%s after its last table is noticed', async (_, spoil) => {
    const { memory, id, keeper } = await kept();
    // Two marches can be taken back: their lines are played again.
    for (let n = 0; n < 2; n++) expect(await anyone(keeper, id)).toBeNull();
    const rows = memory.matches.get(id);
    expect([rows?.lines.length, rows?.standings.at(-1)?.seq]).toEqual([5, 2]);
    if (rows !== undefined) spoil(rows);
    expect(await keeping({ memory }).keeper.enter(id)).toMatchObject({ fault: 'broken' });
  });

  it('of a game that is not on the shelf is refused', async () => {
    const { memory, id } = await kept();
    const home = keeping({ memory, load: async () => null });
    expect(await home.keeper.enter(id)).toMatchObject({ fault: 'unknown-game' });
    expect(await home.keeper.history(id, 0, 0)).toMatchObject({ fault: 'unknown-game' });
    expect(await home.keeper.finished(id)).toBeNull();
    expect(await home.keeper.verify(id)).toMatchObject({ good: false, detail: 'picket' });
  });

  it('of a game that does not load, or with components that are none, is refused', async () => {
    const { memory, id } = await kept();
    const load = async () => {
      throw new Error('a card is missing');
    };
    const home = keeping({ memory, load });
    expect(await home.keeper.enter(id)).toEqual({ fault: 'bad-pack', detail: 'a card is missing' });
  });

  it('that nobody has kept is gone', async () => {
    const { keeper } = keeping();
    expect(await keeper.enter('none')).toMatchObject({ fault: 'gone' });
    expect(await keeper.exportSave('none')).toMatchObject({ fault: 'gone' });
    expect(await keeper.choose('none', 0, { kind: 'rest' }, 0)).toMatchObject({ fault: 'gone' });
    expect(await keeper.takeOver('none')).toMatchObject({ fault: 'gone' });
    // Whoever asks about a match that this page has left gets no answer, and no error.
    expect(await keeper.hint('none', 0)).toBeNull();
    expect(await keeper.odds('none', 0, { kind: 'rest' })).toBeNull();
    expect(await keeper.whyNot('none', 0, { thing: 'card:1' })).toEqual([]);
    await keeper.retry('none', 'again');
    await keeper.seen('none', 3);
    await keeper.leave('none');
  });

  it('comes back from a file as a match of its own', async () => {
    const { memory, id, keeper } = await kept();
    const { text } = good(await keeper.exportSave(id));
    const home = keeping({ memory, from: 50 });
    const copy = good(await home.keeper.importFile(text));
    expect(copy.id).not.toBe(id);
    good(await home.keeper.enter(id));
    good(await home.keeper.enter(copy.id));
    for (const viewer of [null, 0, 1])
      expect(await look(home.keeper, copy.id, viewer)).toEqual(await look(home.keeper, id, viewer));
    await toTheEnd(home.keeper, copy.id, [0, 1]);
    expect(await home.keeper.verify(copy.id)).toMatchObject({ good: true });
  });

  it('of a running match, forked, gives away nothing that the viewer did not know', async () => {
    const { memory, id } = await kept();
    const home = keeping({ memory, from: 50 });
    good(await home.keeper.enter(id));
    const { n, view } = await look(home.keeper, id, 0);
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const forked = good(await home.keeper.fork(id, 0, n, [ME, FRIEND]));
      good(await home.keeper.enter(forked.id));
      expect((await look(home.keeper, forked.id, 0)).view).toEqual(view);
      hands.add(JSON.stringify((await look(home.keeper, forked.id, 1)).view));
    }
    // What seat 0 does not know is drawn anew each time.
    expect(hands.size).toBeGreaterThan(1);
  });

  it('is opened once, however many ask for it at once', async () => {
    const { memory, id } = await kept();
    const claimed: string[] = [];
    const store = memoryStore(memory);
    const home = keeping({
      store,
      claim: async (match) => {
        claimed.push(match);
        return { held: true, take: async () => {}, onChange: () => {}, release: () => claimed.push('released') };
      },
    });
    const [one, two] = await Promise.all([home.keeper.enter(id), home.keeper.enter(id)]);
    expect(good(one)).toEqual(good(two));
    expect(claimed).toEqual([id]);
    await home.keeper.leave(id);
    expect(claimed).toEqual([id, 'released']);
  });

  it('that is left before it is open is let go of, and can be entered again at once', async () => {
    const { memory, id } = await kept();
    const claimed: string[] = [];
    const home = keeping({
      memory,
      claim: async () => {
        claimed.push('had');
        return { held: true, take: async () => {}, onChange: () => {}, release: () => claimed.push('released') };
      },
    });
    const coming = home.keeper.enter(id);
    await home.keeper.leave(id);
    const again = home.keeper.enter(id);
    expect(await coming).toMatchObject({ fault: 'gone' });
    expect(good(await again).id).toBe(id);
    expect(claimed).toEqual(['had', 'released', 'had']);
    expect(await first(home.keeper, id, get((await look(home.keeper, id, null)).view.asked, 0))).toBeNull();
  });

  it('that cannot be opened is not claimed', async () => {
    const { memory, id } = await kept();
    Reflect.set(memory.matches.get(id) ?? {}, 'standings', []);
    let claimed = 0;
    const home = keeping({
      memory,
      claim: async () => {
        claimed++;
        return { held: true, take: async () => {}, onChange: () => {}, release: () => {} };
      },
    });
    expect(await home.keeper.enter(id)).toMatchObject({ fault: 'broken' });
    expect(claimed).toBe(0);
  });
});

describe('the list of matches', () => {
  const summaryOf = async ({ keeper }: Home) => {
    const [kept] = await keeper.matches();
    if (kept === undefined || !('summary' in kept)) throw new Error('there is no match');
    return kept.summary;
  };

  it('is told in the language of whoever asks, also where it was written in another', async () => {
    const home = keeping();
    await begun(home, [ME, FRIEND]);
    const english = await summaryOf(home);
    expect(Object.keys(english.now)).toEqual(['en']);
    await home.keeper.speak('fr');
    const french = await summaryOf(home);
    expect(Object.keys(french.names)).toEqual(['fr']);
    expect(french.names.fr).toHaveLength(2);
    expect(french.now.fr).not.toBe(english.now.en);
    expect({ ...french, names: {}, now: {} }).toEqual({ ...english, names: {}, now: {} });
  });

  it('reads a table for a match of another language, once, and plays no line of it again', async () => {
    const { home, id } = await playing([ME, FRIEND]);
    const read: string[] = [];
    const store = memoryStore(home.memory);
    const watched = {
      ...store,
      since: async (match: string, seq: number) => {
        read.push('lines');
        return store.since(match, seq);
      },
      standing: async (match: string, atMost?: number) => {
        read.push('a table');
        return store.standing(match, atMost);
      },
    };
    const other = keeping({ store: watched });
    await other.keeper.speak('fr');
    const french = await summaryOf(other);
    expect(await summaryOf(other)).toEqual(french);
    expect(read).toEqual(['a table']);
    // A line more, and it is told anew.
    for (const seat of [0, 1]) expect(await first(home.keeper, id, seat)).toBeNull();
    expect((await summaryOf(other)).now.fr).not.toBe(french.now.fr);
    expect(read).toEqual(['a table', 'a table']);
  });

  it('is written in the language that is spoken, with words that were fetched before', async () => {
    const spoken: string[] = [];
    const home = keeping({
      speak: async (game, language) => {
        spoken.push(`${game} ${language}`);
      },
    });
    const id = await begun(home, [ME, FRIEND]);
    await home.keeper.speak('fr');
    expect(await first(home.keeper, id, 0)).toBeNull();
    expect([...new Set(spoken)]).toEqual(['picket en', 'picket fr']);
    // No game is loaded to read what is kept.
    const again = keeping({ memory: home.memory, load: async () => null });
    await again.keeper.speak('fr');
    expect(Object.keys((await summaryOf(again)).now)).toEqual(['fr']);
  });

  it('stays as it was told where its game is no longer there', async () => {
    const home = keeping();
    await begun(home, [ME, FRIEND]);
    const english = await summaryOf(home);
    const other = keeping({ memory: home.memory, load: async () => null });
    await other.keeper.speak('fr');
    expect(await summaryOf(other)).toEqual(english);
  });

  it('names what is broken, and shows all others, the newest first', async () => {
    const home = keeping();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await begun(home, [ME, FRIEND]));
    for (const [n, id] of ids.entries())
      Reflect.set(home.memory.matches.get(id)?.head ?? {}, 'changed', n === 1 ? 'now' : n);
    const [newest, broken, oldest] = [get(ids, 2), get(ids, 1), get(ids, 0)];
    expect(await home.keeper.matches()).toEqual([
      { summary: expect.objectContaining({ id: newest }) },
      { summary: expect.objectContaining({ id: oldest }) },
      { id: broken, problem: expect.objectContaining({ fault: 'broken' }) },
    ]);
  });
});
