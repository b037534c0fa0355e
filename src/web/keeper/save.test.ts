import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../kernel/hash.ts';
import type { Plain } from '../../kernel/plain.ts';
import { creationOf } from './bring-in.ts';
import { isOldSave, readJson, readOldSave, readSave, writeSave } from './save.ts';
import { begun, FRIEND, first, keeping, ME } from './test-world.ts';

type Fields = { readonly [key: string]: Plain };

const fixture = (name: string): { readonly save: Fields } =>
  JSON.parse(readFileSync(`test/fixtures/saves/${name}.json`, 'utf8'));

const { save: whole } = fixture('toy-middle');
const snapshot = Object(whole['snapshot']);
const { position } = snapshot;
const OUTCOME = { winners: [1], how: 'taken', facts: { points: 3, where: 'bridge' } };

/** A save with something else in it, under a seal that fits. */
const sealed = (save: object) => ({ save: JSON.parse(JSON.stringify(save)), seal: hashOf(save) });
const changed = (change: object) => sealed({ ...whole, ...change });
const at = (other: object) => ({ snapshot: { ...snapshot, position: { ...position, ...other } } });
/** The same with a hash that fits. */
const hashed = (other: object) => {
  const { snapshot: told } = at(other);
  return { snapshot: { ...told, hash: hashOf(told.position) } };
};

describe('a save of the first form', () => {
  it.each(['toy-middle', 'toy-fork', 'toy-over', 'toy-sitters'])('%s is read as it was written', (name) => {
    const { save } = fixture(name);
    const read = readOldSave(readJson(JSON.stringify(fixture(name))));
    const { position: stood, mark } = Object(save['snapshot']);
    expect(read).toMatchObject({
      players: save['players'] ?? save['sitters'],
      made: save['made'],
      changed: save['changed'],
      fork: save['fork'],
      journal: save['journal'],
      snapshot: { position: stood, mark },
    });
    expect(read.base === null).toBe(save['base'] === null);
  });

  it.each<[string, object, string]>([
    ['no number', { made: '1815' }, 'the save has no name'],
    ['no secret', { secret: 'abc' }, 'the save has lost its dice'],
    ['a contribution that is no text', { contributions: [1, 2] }, 'the save has lost its dice'],
    ['no mark of the dice', { snapshot: { ...snapshot, mark: null } }, 'it has lost its dice'],
    ['a mark that counts nothing', { snapshot: { ...snapshot, mark: { dice: '3' } } }, 'it has lost its dice'],
    ['no seats', { players: null }, 'no seats are named'],
    ['a stranger', { players: [{ kind: 'ghost' }] }, 'a seat is taken by nobody we know'],
    ['no journal', { journal: null }, 'this is not a journal of Bivouac'],
    ['no position', { snapshot: { ...snapshot, position: null } }, 'it holds no position'],
    ['a frame without a step', hashed({ stack: [{ seat: 1 }] }), 'it holds no position'],
    ['an outcome without a reason', hashed({ outcome: { winners: [0] } }), 'it holds no position'],
    ['winners who are no seats', hashed({ outcome: { ...OUTCOME, winners: ['me'] } }), 'it holds no position'],
    ['facts that are none', hashed({ outcome: { ...OUTCOME, facts: { a: [] } } }), 'it holds no position'],
    ['a base that is none', { base: {} }, 'the save holds no position'],
    ['a fork of nothing', { fork: { id: 'cd34' } }, 'it is not said where the match branches off'],
  ])('with %s is refused', (_, change, detail) => {
    expect(() => readOldSave(changed(change))).toThrow(
      expect.objectContaining({ name: 'SaveError', problem: { fault: 'not-ours', detail } }),
    );
  });

  it('whose position was changed under an old hash is refused', () => {
    expect(() => readOldSave(changed(at({ round: 99 })))).toThrow(
      expect.objectContaining({ problem: { fault: 'changed', detail: 'the position was changed' } }),
    );
  });

  it('holds nothing that a save does not hold', () => {
    expect(readOldSave(changed({ more: 1 }))).toEqual(readOldSave(sealed(whole)));
  });
});

describe('a save of lines', () => {
  async function written() {
    const home = keeping();
    const id = await begun(home, [ME, FRIEND]);
    for (const seat of [0, 1]) await first(home.keeper, id, seat);
    const creation = await creationOf(home.store, id);
    const { save }: { save: Fields } = JSON.parse(writeSave(creation));
    return { creation, save };
  }

  it('is read as it was written, with all its tables', async () => {
    const { creation } = await written();
    expect(creation.standings.map(({ seq }) => seq)).toEqual([0, 2]);
    const text = writeSave(creation);
    expect(isOldSave(readJson(text))).toBe(false);
    expect(readSave(readJson(text))).toEqual(creation);
  });

  it.each<[string, (save: Fields) => object]>([
    ['another format', () => ({ format: 'bivouac/save/3' })],
    ['no head', () => ({ head: null })],
    ['a head without a name', ({ head }) => ({ head: { ...Object(head), id: 7 } })],
    ['a head that says nothing', ({ head }) => ({ head: { ...Object(head), about: undefined } })],
    ['no lines', () => ({ lines: null })],
    ['a line that is none', ({ lines }) => ({ lines: [...Object(lines), { seq: 3 }] })],
    ['no tables', () => ({ standings: null })],
    ['a table that is none', () => ({ standings: [{ seq: 0 }] })],
    ['no dice', () => ({ secret: undefined })],
  ])('with %s is refused', async (_, change) => {
    const { save } = await written();
    expect(() => readSave(sealed({ ...save, ...change(save) }))).toThrow(
      expect.objectContaining({ name: 'SaveError', problem: expect.objectContaining({ fault: 'not-ours' }) }),
    );
  });

  it('whose seal is broken was changed', async () => {
    const { creation } = await written();
    const value = readJson(writeSave(creation).replace('"seq":1', '"seq":2'));
    expect(() => readSave(value)).toThrow(
      expect.objectContaining({ problem: { fault: 'changed', detail: 'the seal does not fit' } }),
    );
  });
});
