import { describe, expect, it } from 'vitest';
import { commitment, promiseOf } from '../../kernel/provable-chance.ts';
import type { Promised, Reveal } from './contract.ts';
import { BOT, FRIEND, first, good, keeping, look, ME, order, toTheEnd } from './test-world.ts';

const TEXTS = [
  { seat: 0, text: 'Soult' },
  { seat: 1, text: 'Ney' },
];
const PROMISED: readonly Promised[] = TEXTS.map(({ seat, text }) => ({ seat, promise: promiseOf(text) }));

describe('the dice of a match', () => {
  it('the keeper is bound before it hears what was promised', async () => {
    const done: string[] = [];
    const home = keeping({
      randomHex: (bytes) => {
        if (bytes === 32) done.push('secret drawn');
        return 'ab'.repeat(bytes);
      },
    });
    const reveal: Reveal = async (promised) => {
      done.push(`told to ${promised === commitment('ab'.repeat(32)) ? 'who is bound' : 'who is free'}`);
      // Nothing is kept before the texts are known: they are part of the key.
      expect(home.memory.matches.size).toBe(0);
      return TEXTS;
    };
    const { id } = good(await home.keeper.start(order([ME, FRIEND]), PROMISED, reveal));
    expect(done).toEqual(['secret drawn', 'told to who is bound']);
    expect(good(await home.keeper.enter(id)).commitment).toBe(commitment('ab'.repeat(32)));
  });

  it('are published with who added what, and verify', async () => {
    const home = keeping();
    // However they come, they stand in the order of the seats.
    const shuffled = [...PROMISED].reverse();
    const { id } = good(await home.keeper.start(order([ME, FRIEND]), shuffled, async () => TEXTS));
    good(await home.keeper.enter(id));
    await toTheEnd(home.keeper, id, [0, 1]);
    expect(await home.keeper.verify(id)).toMatchObject({ good: true, ended: true, detail: '' });
    const record = JSON.parse(good(await home.keeper.exportRecord(id)).text);
    const contributions = TEXTS.map(({ seat, text }) => ({ seat, promise: promiseOf(text), text }));
    expect(record).toMatchObject({ format: 'bivouac/record/2', contributions });
    expect(await home.keeper.finished(id)).toMatchObject({ record: { contributions } });
  });

  it('hang on every text', async () => {
    const hands = new Set<string>();
    for (const word of ['Ney', 'Grouchy', 'Vandamme']) {
      const home = keeping();
      const texts = [TEXTS[0] ?? expect.fail(), { seat: 1, text: word }];
      const promised = texts.map(({ seat, text }) => ({ seat, promise: promiseOf(text) }));
      const { id } = good(await home.keeper.start(order([ME, FRIEND]), promised, async () => texts));
      good(await home.keeper.enter(id));
      hands.add(JSON.stringify((await look(home.keeper, id, 0)).view));
    }
    expect(hands.size).toBe(3);
  });

  const refusals: readonly [string, readonly Promised[], Reveal][] = [
    [
      'a text that does not fit its promise',
      PROMISED,
      async () => [TEXTS[0] ?? expect.fail(), { seat: 1, text: 'Grouchy' }],
    ],
    ['a text that is not told', PROMISED, async () => TEXTS.slice(0, 1)],
    ['texts that never come', PROMISED, () => Promise.reject(new Error('the page is gone'))],
    ['a text of two lines', [{ seat: 0, promise: promiseOf('a\nb') }], async () => [{ seat: 0, text: 'a\nb' }]],
    ['a seat that promises twice', [...PROMISED, ...PROMISED], async () => TEXTS],
    ['a seat that is not there', [{ seat: 2, promise: promiseOf('Ney') }], async () => [{ seat: 2, text: 'Ney' }]],
  ];

  it.each(refusals)('%s: refused, and nothing is kept', async (_, promised, reveal) => {
    const home = keeping();
    expect(await home.keeper.start(order([ME, FRIEND]), promised, reveal)).toMatchObject({ fault: 'refused' });
    expect(home.memory.matches.size).toBe(0);
    const { id } = good(await home.keeper.start(order([ME, FRIEND])));
    good(await home.keeper.enter(id));
    const { n } = await look(home.keeper, id, 0);
    expect(await home.keeper.fork(id, 0, n, [ME, FRIEND], promised, reveal)).toMatchObject({ fault: 'refused' });
    expect(home.memory.matches.size).toBe(1);
  });

  it('a bot adds nothing', async () => {
    const home = keeping();
    const start = home.keeper.start(order([ME, BOT]), PROMISED, async () => TEXTS);
    expect(await start).toMatchObject({ fault: 'refused' });
    good(await home.keeper.start(order([ME, BOT]), PROMISED.slice(0, 1), async () => TEXTS.slice(0, 1)));
  });

  it('a fork has dice of its own', async () => {
    const home = keeping();
    const { keeper } = home;
    const { id } = good(await keeper.start(order([ME, FRIEND]), PROMISED, async () => TEXTS));
    const one = good(await keeper.enter(id));
    expect(await first(keeper, id, 0)).toBeNull();
    const { n } = await look(keeper, id, 0);
    let told = '';
    const words = [{ seat: 0, text: 'Davout' }];
    const promised = words.map(({ seat, text }) => ({ seat, promise: promiseOf(text) }));
    const fork = good(
      await keeper.fork(id, 0, n, [ME, BOT], promised, async (bound) => {
        told = bound;
        return words;
      }),
    );
    const two = good(await keeper.enter(fork.id));
    expect(two.commitment).toBe(told);
    expect(two.commitment).not.toBe(one.commitment);
    expect(await home.store.secret(fork.id)).toMatchObject({ contributions: [{ seat: 0, text: 'Davout' }] });
  });

  it('orders that fit no game, no seats and no options are refused', async () => {
    const { keeper, memory } = keeping();
    expect(await keeper.start({ ...order([ME, FRIEND]), game: 'whist' })).toMatchObject({ fault: 'unknown-game' });
    expect(await keeper.start(order([ME]))).toMatchObject({ fault: 'bad-options' });
    expect(await keeper.start(order([ME, FRIEND], { seats: '9' }))).toMatchObject({ fault: 'bad-options' });
    expect(memory.matches.size).toBe(0);
  });
});
