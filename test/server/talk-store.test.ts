import { describe, expect, it } from 'vitest';
import { backends } from './backends.ts';

const remark = (person: string, text: string, at = 1) => ({ person, at, said: { text } });

describe.each(backends())('talk in $name', ({ place }) => {
  it('is kept in order, once for each key, of each match apart', async () => {
    const store = await (await place()).open();
    await store.say('m', remark('a', 'one'), 'k1');
    await store.say('m', remark('b', 'two'), 'k2');
    await store.say('m', remark('a', 'one again'), 'k1');
    await store.say('n', remark('a', 'elsewhere'), 'k1');
    await store.say('m', { person: 'b', at: 3, said: { greeting: 'luck' } }, 'k3');
    expect(await store.remarks('m', 'a', 0, 9)).toEqual([
      { n: 1, ...remark('a', 'one') },
      { n: 2, ...remark('b', 'two') },
      { n: 3, person: 'b', at: 3, said: { greeting: 'luck' } },
    ]);
    expect((await store.remarks('m', 'a', 0, 2)).map(({ n }) => n)).toEqual([2, 3]);
    expect((await store.remarks('m', 'a', 2, 9)).map(({ n }) => n)).toEqual([3]);
  });

  it('two nodes that keep remarks at once lose none', async () => {
    const { open } = await place();
    const stores = [await open(), await open()];
    await Promise.all(Array.from({ length: 10 }, (_, i) => stores[i % 2]?.say('m', remark('a', `${i}`), `k${i}`)));
    expect((await stores[0]?.remarks('m', 'a', 0, 99))?.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('whom one has muted one does not hear, and everybody else does', async () => {
    const store = await (await place()).open();
    await store.say('m', remark('a', 'one'), 'k1');
    await store.say('m', remark('b', 'two'), 'k2');
    for (let twice = 0; twice < 2; twice++) await store.mute('a', 'b', true);
    expect((await store.remarks('m', 'a', 0, 9)).map(({ person }) => person)).toEqual(['a']);
    expect(await store.remarks('m', 'b', 0, 9)).toHaveLength(2);
    expect([await store.muted('a'), await store.muted('b')]).toEqual([['b'], []]);
    await store.mute('a', 'b', false);
    expect(await store.remarks('m', 'a', 0, 9)).toHaveLength(2);
  });

  it('a complaint keeps the last of what was said, whatever is said or removed later', async () => {
    const store = await (await place()).open();
    for (let i = 1; i < 4; i++) await store.say('m', remark('b', `${i}`), `k${i}`);
    await store.report({ id: 'r', match: 'm', by: 'a', about: 'b', at: 9 }, 2);
    await store.say('m', remark('b', 'later'), 'k9');
    await store.remove('m');
    expect(await store.remarks('m', 'a', 0, 9)).toEqual([]);
    const remarks = [2, 3].map((n) => ({ n, ...remark('b', `${n}`) }));
    expect(await store.reports(9)).toEqual([{ id: 'r', match: 'm', by: 'a', about: 'b', at: 9, remarks }]);
    await store.report({ id: 's', match: 'm', by: 'a', about: 'b', at: 10 }, 2);
    expect((await store.reports(1)).map(({ id }) => id)).toEqual(['s']);
  });
});
