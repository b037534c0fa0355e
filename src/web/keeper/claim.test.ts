import { describe, expect, it } from 'vitest';
import { type Claim, claimAlone, claimByLock, claimByWord } from './claim.ts';
import { channels, locksOf } from './test-pages.ts';
import { idle } from './test-world.ts';

/** Who plays, letter by letter. */
const held = (...claims: readonly Claim[]): string =>
  claims.map((claim) => (claim.held ? 'plays' : 'watches')).join(' ');

const later = () => new Promise((wake) => setTimeout(wake, 200));

function heard(claim: Claim): boolean[] {
  const told: boolean[] = [];
  claim.onChange(() => told.push(claim.held));
  return told;
}

describe('by lock', () => {
  const opened = async (count: number) => {
    const locks = locksOf();
    const claims: Claim[] = [];
    for (let n = 0; n < count; n++) claims.push(await claimByLock(locks.page(n), 'match/a'));
    return { locks, claims, at: (n: number) => claims[n] ?? expect.fail() };
  };

  it('one plays, the others watch; another match is another matter', async () => {
    const { claims, locks } = await opened(3);
    expect(held(...claims)).toBe('plays watches watches');
    expect((await claimByLock(locks.page(1), 'match/b')).held).toBe(true);
  });

  it('whoever takes over plays, and the one who did is told and watches', async () => {
    const { claims, at } = await opened(2);
    const [one, two] = [heard(at(0)), heard(at(1))];
    await at(1).take();
    await idle();
    expect(held(...claims)).toBe('watches plays');
    expect([one, two]).toEqual([[false], [true]]);
    await at(0).take();
    await idle();
    expect(held(...claims)).toBe('plays watches');
    await at(1).take();
    await idle();
    expect(held(...claims)).toBe('watches plays');
  });

  it('who takes what he has keeps it', async () => {
    const { claims, at } = await opened(2);
    await at(0).take();
    await idle();
    expect(held(...claims)).toBe('plays watches');
  });

  it('the player leaves: one of those who watch plays, and is told', async () => {
    const { claims, at } = await opened(3);
    const told = heard(at(1));
    at(0).release();
    await idle();
    expect(held(...claims)).toBe('watches plays watches');
    expect(told).toEqual([true]);
    at(1).release();
    await idle();
    expect(held(...claims)).toBe('watches watches plays');
  });

  it('the player dies: one of those who watch plays', async () => {
    const { claims, at, locks } = await opened(2);
    locks.die(0);
    await idle();
    expect(at(1).held).toBe(true);
    expect(claims).toHaveLength(2);
  });

  it('who was taken over gets it back when the other is gone, and who has left gets nothing', async () => {
    const { claims, at } = await opened(3);
    await at(1).take();
    await idle();
    at(2).release();
    at(1).release();
    await idle();
    expect(held(...claims)).toBe('plays watches watches');
  });

  it('who comes back while the page that is being left still holds it plays at once, and was never told to watch', async () => {
    const { locks, at } = await opened(1);
    const coming = claimByLock(locks.page(1), 'match/a');
    await idle();
    at(0).release();
    const claim = await coming;
    const told = heard(claim);
    await later();
    expect([claim.held, told]).toEqual([true, []]);
  });

  it('a browser that gives no locks lets everybody play, and is not asked for ever', async () => {
    let asked = 0;
    const request = async () => {
      asked++;
      throw new DOMException('not here', 'SecurityError');
    };
    const claim = await claimByLock({ request }, 'match/a');
    await idle();
    expect([claim.held, asked]).toEqual([true, 1]);
  });
});

describe('by word', () => {
  const opened = async (...names: readonly string[]) => {
    const between = channels();
    const claims: Claim[] = [];
    for (const name of names) claims.push(await claimByWord(between.open(name), name));
    return { between, claims, at: (n: number) => claims[n] ?? expect.fail() };
  };

  it('one plays, the others watch, whatever their names', async () => {
    expect(held(...(await opened('a', 'b', 'c')).claims)).toBe('plays watches watches');
    expect(held(...(await opened('c', 'b', 'a')).claims)).toBe('plays watches watches');
  });

  it('of several who come at once one plays', async () => {
    const between = channels();
    const claims = await Promise.all(['b', 'c', 'a'].map((name) => claimByWord(between.open(name), name)));
    expect(held(...claims)).toBe('watches watches plays');
  });

  it('who comes while another still asks waits for that one', async () => {
    const between = channels();
    const first = claimByWord(between.open('a'), 'a');
    await new Promise((wake) => setTimeout(wake, 50));
    const second = claimByWord(between.open('b'), 'b');
    expect(held(await first, await second)).toBe('plays watches');
  });

  it('whoever takes over plays, and the one who did is told and watches', async () => {
    const { claims, at } = await opened('a', 'b');
    const [one, two] = [heard(at(0)), heard(at(1))];
    await at(1).take();
    await idle();
    expect(held(...claims)).toBe('watches plays');
    expect([one, two]).toEqual([[false], [true]]);
  });

  it('the player leaves: one of those who watch plays, and one alone', async () => {
    const { claims, at } = await opened('a', 'b', 'c', 'd');
    at(0).release();
    await later();
    expect(held(...claims)).toBe('watches plays watches watches');
    // One who watched leaves: nothing changes.
    at(3).release();
    await later();
    expect(held(...claims)).toBe('watches plays watches watches');
  });

  it('the player dies without a word: whoever watches takes over by hand', async () => {
    const { claims, at, between } = await opened('a', 'b', 'c');
    between.die('a');
    await later();
    expect(at(1).held).toBe(false);
    await at(1).take();
    await idle();
    expect(held(...claims.slice(1))).toBe('plays watches');
  });

  it('two who had not heard of one another agree as soon as they do', async () => {
    const between = channels();
    const one = await claimByWord(between.open('a'), 'a');
    between.deaf(true);
    const two = await claimByWord(between.open('b'), 'b');
    expect(held(one, two)).toBe('plays plays');
    between.deaf(false);
    await claimByWord(between.open('c'), 'c');
    await idle();
    expect(held(one, two)).toBe('plays watches');
  });

  it('what others say on the channel is no word of ours', async () => {
    const { at, between } = await opened('b');
    for (const data of [
      null,
      'mine now',
      { says: 'mine now' },
      { from: 'b', says: 'mine now' },
      { from: 'a', says: 'hello' },
    ])
      between.say('stranger', data);
    await idle();
    expect(at(0).held).toBe(true);
  });
});

it('without a lock and without a channel everybody plays as if he were alone', async () => {
  const [one, two] = [await claimAlone(), await claimAlone()];
  expect(held(one, two)).toBe('plays plays');
  await one.take();
  one.release();
  expect(held(one, two)).toBe('watches plays');
});
