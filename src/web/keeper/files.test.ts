import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../keeper/memory-store.ts';
import { hashOf } from '../../kernel/hash.ts';
import { PackError } from '../../kernel/pack.ts';
import type { Plain } from '../../kernel/plain.ts';
import { promiseOf } from '../../kernel/provable-chance.ts';
import { begun, FRIEND, first, good, keeping, look, ME, order, shown, toTheEnd } from './test-world.ts';

interface File {
  readonly seal: string;
  readonly save: { readonly [key: string]: Plain };
}

/** A match in its middle as a file: five lines, of which the last can be taken back. */
async function taken(): Promise<string> {
  const home = keeping();
  const id = await begun(home, [ME, FRIEND], { length: 'long' });
  for (let n = 0; n < 5; n++) {
    const [seat = 0] = (await look(home.keeper, id, null)).view.asked;
    expect(await first(home.keeper, id, seat)).toBeNull();
  }
  return good(await home.keeper.exportSave(id)).text;
}

/** A match that is over, with contributions or as the first ones were, as it is published. */
async function published(isBare = false): Promise<string> {
  const home = keeping();
  const texts = [0, 1].map((seat) => ({ seat, text: `seat ${seat}` }));
  const promised = isBare ? [] : texts.map(({ seat, text }) => ({ seat, promise: promiseOf(text) }));
  const { id } = good(await home.keeper.start(order([ME, FRIEND]), promised, async () => texts));
  good(await home.keeper.enter(id));
  await toTheEnd(home.keeper, id, [0, 1]);
  return good(await home.keeper.exportRecord(id)).text;
}

/** The file with its text changed, under a seal that fits: whoever forges one does so. */
function resealed(text: string, change: (save: string) => string): string {
  const { save }: File = JSON.parse(text);
  const forged: Plain = JSON.parse(change(JSON.stringify(save)));
  return JSON.stringify({ seal: hashOf(forged), save: forged });
}

/** The file with a field of it changed by hand, under a seal that fits. */
function forgedBy(text: string, change: (save: Record<string, unknown>) => void): string {
  return resealed(text, (save) => {
    const open: Record<string, unknown> = JSON.parse(save);
    change(open);
    return JSON.stringify(open);
  });
}

const rows = (save: Record<string, unknown>, field: string): Record<string, unknown>[] => Object(save[field]);

/** Nothing of it may be kept, and nothing may be thrown. */
async function refused(text: string) {
  const home = keeping({ from: 100 });
  const answer = await home.keeper.importFile(text);
  expect(home.memory.matches.size).toBe(0);
  return answer;
}

describe('what is brought in', () => {
  it('a save of lines comes with its history, its tables and its dice', async () => {
    const text = await taken();
    const home = keeping({ from: 100 });
    const { id } = good(await home.keeper.importFile(text));
    const { save }: File = JSON.parse(text);
    const { secret, lines } = save;
    expect(await home.store.secret(id)).toEqual(secret);
    expect(await home.store.since(id, -1)).toEqual(lines);
    good(await home.keeper.enter(id));
    for (const viewer of [null, 0, 1]) expect(good(await home.keeper.history(id, viewer, 0)).n).toBe(0);
    // Whoever could take something back still can.
    const wholes = [await look(home.keeper, id, 0), await look(home.keeper, id, 1)];
    const seat = wholes.findIndex(({ undoable }) => undoable > 0);
    expect(await home.keeper.undo(id, seat)).toBeNull();
    await toTheEnd(home.keeper, id, [0, 1]);
    expect(await home.keeper.verify(id)).toMatchObject({ good: true, ended: true });
  });

  it('taken out again it is the same but for its name', async () => {
    const text = await taken();
    const home = keeping({ from: 100 });
    const { id } = good(await home.keeper.importFile(text));
    const again: File = JSON.parse(good(await home.keeper.exportSave(id)).text);
    const { save }: File = JSON.parse(text);
    expect(again.save).toEqual({ ...save, head: { ...Object(save['head']), id } });
  });

  it('a fork comes with the table from which it branched off', async () => {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND], { length: 'long' });
    for (const seat of [0, 1]) expect(await first(home.keeper, id, seat)).toBeNull();
    const { n } = await look(home.keeper, id, 0);
    const fork = good(await home.keeper.fork(id, 0, n, [ME, FRIEND]));
    good(await home.keeper.enter(fork.id));
    await toTheEnd(home.keeper, fork.id, [0, 1]);
    const { text } = good(await home.keeper.exportSave(fork.id));
    const other = keeping({ from: 100 });
    const copy = good(await other.keeper.importFile(text));
    expect(good(await other.keeper.enter(copy.id)).fork).toEqual({ id, at: n });
    expect(await shown(other.keeper, copy.id)).toBe(await shown(home.keeper, fork.id));
    expect(good(await other.keeper.history(copy.id, 0, 0)).view).toEqual(
      good(await home.keeper.history(fork.id, 0, 0)).view,
    );
    // Without that table it cannot be played again.
    const bare = forgedBy(text, (save) => rows(save, 'standings').shift());
    expect(await refused(bare)).toMatchObject({ fault: 'changed', detail: 'its first table is missing' });
  });

  it.each([
    ['record 2', false, 'bivouac/record/2'],
    ['record 1', true, 'bivouac/record/1'],
  ])('a %s comes with its proof', async (_, isBare, format) => {
    const text = await published(isBare);
    expect(JSON.parse(text)).toMatchObject({ format });
    const home = keeping({ from: 100 });
    const { id } = good(await home.keeper.importFile(text));
    expect(await home.keeper.verify(id)).toMatchObject({ good: true, ended: true });
    expect(good(await home.keeper.exportRecord(id)).text).toBe(text);
  });

  it('does not come where nothing can be kept', async () => {
    const text = await taken();
    const home = keeping({ from: 100 });
    const store = { ...memoryStore(), create: async () => false };
    expect(await keeping({ store }).keeper.importFile(text)).toMatchObject({ fault: 'refused' });
    expect(good(await home.keeper.importFile(text)).game).toBe('picket');
  });
});

describe('what is no match of ours', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'not-json'],
    ['a letter', 'Sire, nous avons', 'not-json'],
    ['a number', '7', 'not-ours'],
    ['a list', '[]', 'not-ours'],
    ['null', 'null', 'not-ours'],
    ['other JSON', '{"name":"package","version":"1.0.0"}', 'not-ours'],
    ['other JSON with a format', '{"format":"excalidraw"}', 'not-ours'],
    ['a save of nothing', '{"seal":"","save":{}}', 'changed'],
    ['a sealed nothing', JSON.stringify({ seal: hashOf({}), save: {} }), 'not-ours'],
    ['a number that is none', '{"seal":"","save":{"a":1e999}}', 'changed'],
    ['something deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'not-ours'],
    ['something deep under a save', `{"seal":"","save":{"a":${'['.repeat(9999)}${']'.repeat(9999)}}}`, 'not-ours'],
    ['something huge', `"${'a'.repeat(50_000_001)}"`, 'not-ours'],
  ])('%s', async (_, text, fault) => {
    expect(await refused(text)).toMatchObject({ fault });
  });
});

describe('a save that was changed', () => {
  type Change = (text: string) => string;
  const lines =
    (change: (all: Record<string, unknown>[]) => unknown): Change =>
    (text) =>
      forgedBy(text, (save) => void change(rows(save, 'lines')));
  const head =
    (change: (one: Record<string, unknown>) => unknown): Change =>
    (text) =>
      forgedBy(text, (save) => void change(Object(save['head'])));
  const about = (field: string, value: unknown): Change =>
    head((one) => Reflect.set(Object(one['about']), field, value));

  it.each<[string, Change, string]>([
    ['its seal broken', (text) => text.replace('"seq":3', '"seq":4'), 'changed'],
    ['its first line gone', lines((all) => all.shift()), 'changed'],
    ['a line in the middle gone', lines((all) => all.splice(2, 1)), 'changed'],
    ['its last line gone', lines((all) => all.pop()), 'changed'],
    ['all lines gone', lines((all) => all.splice(0)), 'changed'],
    [
      'the chain of an early line changed',
      lines((all) => Reflect.set(all[1] ?? {}, 'chain', '0'.repeat(64))),
      'changed',
    ],
    ['the chain of its set-up changed', lines((all) => Reflect.set(all[0] ?? {}, 'chain', '0'.repeat(64))), 'changed'],
    ['a choice changed', lines((all) => Reflect.set(Object(all[1]?.['entry']), 'choice', { kind: 'rest' })), 'changed'],
    ['the seat of a choice changed', lines((all) => Reflect.set(Object(all[3]?.['entry']), 'seat', 9)), 'changed'],
    ['a line that is none', lines((all) => all.push({ seq: 6 })), 'not-ours'],
    [
      'another table',
      (text) => forgedBy(text, (save) => Reflect.set(Object(rows(save, 'standings').at(-1)?.['body']), 'chain', 'x')),
      'changed',
    ],
    [
      'a table where none can be',
      (text) => forgedBy(text, (save) => rows(save, 'standings').push({ ...rows(save, 'standings')[0], seq: 5 })),
      'changed',
    ],
    [
      'another secret',
      (text) => forgedBy(text, (save) => Reflect.set(save, 'secret', { secret: 'a'.repeat(64), contributions: [] })),
      'changed',
    ],
    [
      'a contribution that nobody promised',
      (text) =>
        forgedBy(text, (save) =>
          Reflect.set(Object(save['secret']), 'contributions', [{ seat: 0, promise: 'x', text: 'y' }]),
        ),
      'not-ours',
    ],
    ['no secret', (text) => forgedBy(text, (save) => Reflect.set(save, 'secret', null)), 'not-ours'],
    ['another commitment', about('commitment', 'f'.repeat(64)), 'changed'],
    ['an unknown game', about('game', 'whist'), 'unknown-game'],
    ['a pack that is none', about('pack', { cards: 3 }), 'bad-pack'],
    ['options that there are not', about('options', { weather: 'rain' }), 'bad-options'],
    ['options that are no texts', about('options', { seats: 2 }), 'not-ours'],
    ['other options', about('options', { length: 'long', seats: '2', parry: 'no' }), 'changed'],
    ['too many at the table', about('players', [ME, ME, ME]), 'bad-options'],
    ['a stranger at the table', about('players', [ME, { kind: 'ghost' }]), 'not-ours'],
    ['a match that says that it began otherwise', about('whole', false), 'changed'],
  ])('%s', async (_, change, fault) => {
    const text = await taken();
    const forged = change(text);
    expect(forged).not.toBe(text);
    const load = async (id: string, pack: unknown) => {
      if (pack !== undefined) throw new Error('these are no components');
      return id === 'picket' ? (await import('../../../test/toy/game.ts')).picket(1) : null;
    };
    const home = keeping({ from: 100, load });
    expect(await home.keeper.importFile(forged)).toMatchObject({ fault });
    expect(home.memory.matches.size).toBe(0);
  });

  it('the table of another match is noticed', async () => {
    const text = await taken();
    const home = keeping({ from: 700 });
    const id = await begun(home, [ME, FRIEND], { length: 'long' });
    const other: File = JSON.parse(good(await home.keeper.exportSave(id)).text);
    const forged = forgedBy(text, (save) => Reflect.set(save, 'standings', other.save['standings']));
    expect(await refused(forged)).toMatchObject({ fault: 'changed', detail: 'the table after line 0 was another' });
  });

  it('what it tells in its lines is not believed, but told anew', async () => {
    const text = await taken();
    const forged = forgedBy(text, (save) => {
      for (const line of rows(save, 'lines')) Object.assign(line, { told: [], kept: 0, noticed: 0, undone: [] });
      Reflect.set(Object(save['head']), 'summary', { names: { en: ['x', 'y'] }, now: { en: 'z' } });
    });
    const [honest, other] = [keeping({ from: 100 }), keeping({ from: 100 })];
    const one = good(await honest.keeper.importFile(text));
    const two = good(await other.keeper.importFile(forged));
    expect(await other.store.since(two.id, -1)).toEqual(await honest.store.since(one.id, -1));
    expect(await other.keeper.matches()).toEqual(await honest.keeper.matches());
  });

  it('rules that throw at its table say that it is none of theirs', async () => {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    const fork = good(await home.keeper.fork(id, 0, 0, [ME, FRIEND]));
    const { text } = good(await home.keeper.exportSave(fork.id));
    const position = { stack: [{ step: 'round.lay' }], outcome: null };
    const forged = forgedBy(text, (save) => {
      for (const { body } of rows(save, 'standings')) Reflect.set(Object(body), 'position', position);
    });
    expect(await refused(forged)).toMatchObject({ fault: 'changed' });
  });
});

describe('a record that was changed', () => {
  it.each<[string, (text: string) => string, string]>([
    ['cut short', (text) => text.slice(0, -9), 'not-json'],
    ['its seal', (text) => text.replace(/"seal":"./, (found) => `${found.slice(0, -1)}x`), 'not-ours'],
    [
      'its outcome',
      (text) => text.replace(/"winners":\[(\d)/, (_, seat) => `"winners":[${1 - Number(seat)}`),
      'refused',
    ],
    [
      'a die',
      (text) => text.replace(/"sides":6,"value":(\d)/, (_, n) => `"sides":6,"value":${(Number(n) % 6) + 1}`),
      'refused',
    ],
    ['a contribution', (text) => text.replace('"text":"seat 0"', '"text":"seat zero"'), 'refused'],
    ['its game', (text) => text.replace('"game":"picket"', '"game":"whist"'), 'unknown-game'],
    ['its options', (text) => text.replace('"seats":"2"', '"seats":"9"'), 'refused'],
    ['its rules', (text) => text.replace('"version":1', '"version":2'), 'refused'],
    ['its journal', (text) => text.replace('"entries":[', '"entries":[7,'), 'not-ours'],
  ])('%s', async (_, change, fault) => {
    const text = await published();
    expect(change(text)).not.toBe(text);
    expect(await refused(change(text))).toMatchObject({ fault });
  });
});

it('why components cannot be used is said in the language of whoever brings them', async () => {
  const load = async () => {
    throw new PackError('a card is missing', 'il manque une carte');
  };
  const { keeper } = keeping({ load });
  expect(await keeper.start(order([ME, FRIEND]))).toEqual({ fault: 'bad-pack', detail: 'a card is missing' });
  await keeper.speak('fr');
  expect(await keeper.start(order([ME, FRIEND]))).toEqual({ fault: 'bad-pack', detail: 'il manque une carte' });
});
