import { expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import type { Flow } from '../../kernel/flow.ts';
import { hashOf } from '../../kernel/hash.ts';
import { openFrom, openKept, saveOf } from './kept.ts';
import { readJson, readSave, type Save, SaveError, writeSave } from './save.ts';

const game = picket(1);
const ABOUT = {
  id: 'ab12',
  made: 1815,
  key: { secret: '1'.repeat(64), contributions: ['one', 'two'] },
  players: [{ kind: 'me' }, { kind: 'bot', level: 'search' }],
  curtain: false,
  guided: true,
  fork: null,
  pack: null,
} as const;
const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
const opened = openKept(game, options, ABOUT);
const whole = saveOf(opened, 1816, 'en');
const over: Flow = {
  ...opened.match.position,
  outcome: { winners: [1], how: 'taken', facts: { points: 3, where: 'bridge' } },
};
const branch = saveOf(openFrom(game, options, over, { ...ABOUT, fork: { id: 'cd34', at: 7 } }), 1816, 'en');

/** The save with something else in it, under a seal that fits. */
const sealed = (change: object) => ({ save: { ...whole, ...change }, seal: hashOf({ ...whole, ...change }) });
const at = (position: object) => ({
  snapshot: { ...whole.snapshot, position: { ...whole.snapshot.position, ...position } },
});
/** The same with a hash that fits. */
const hashed = (position: object) => {
  const { snapshot } = at(position);
  return { snapshot: { ...snapshot, hash: hashOf(snapshot.position) } };
};

it.each([
  ['a match', whole],
  ['a fork of one that is over', branch],
  [
    'a match to whose dice a seat has added',
    { ...whole, contributions: [{ seat: 0, promise: '0'.repeat(64), text: 'x' }] },
  ],
])('%s is read as it was written', (_, save) => {
  expect(readSave(readJson(writeSave(save)))).toEqual(save);
});

it.each<[string, object, string]>([
  ['no number', { made: '1815' }, 'the save has no name'],
  ['a contribution that is no text', { contributions: [1, 2] }, 'the save has lost its dice'],
  ['no mark of the dice', { snapshot: { ...whole.snapshot, mark: null } }, 'the save has lost its dice'],
  [
    'a mark that counts nothing',
    { snapshot: { ...whole.snapshot, mark: { dice: '3' } } },
    'the save has lost its dice',
  ],
  ['no seats', { players: undefined }, 'the save names no seats'],
  ['a stranger', { players: [{ kind: 'ghost' }] }, 'a seat is taken by nobody we know'],
  ['no position', { snapshot: { ...whole.snapshot, position: null } }, 'the save holds no position'],
  [
    'an offer that is none',
    { snapshot: { ...whole.snapshot, conduct: { offer: {}, handed: [null, null] } } },
    'the save holds no position',
  ],
  ['a frame without a step', hashed({ stack: [{ seat: 1 }] }), 'the save holds no position'],
  ['an outcome without a reason', hashed({ outcome: { winners: [0] } }), 'the save holds no position'],
  ['winners who are no seats', hashed({ outcome: { ...over.outcome, winners: ['me'] } }), 'the save holds no position'],
  ['facts that are none', hashed({ outcome: { ...over.outcome, facts: { a: [] } } }), 'the save holds no position'],
  ['a base that is none', { base: {} }, 'the save holds no position'],
  ['a fork of nothing', { fork: { id: 'cd34' } }, 'the save does not say where it branches off'],
  ['no summary', { summary: null }, 'the save has no summary'],
  ['nobody’s names', { summary: { ...whole.summary, names: {} } }, 'the save has no summary'],
  ['a number for a word', { summary: { ...whole.summary, now: { fr: 7 } } }, 'the save has no summary'],
  ['no length', { summary: { ...whole.summary, lines: null } }, 'the save has no summary'],
])('with %s it is refused', (_, change, why) => {
  expect(() => readSave(sealed(change))).toThrow(new SaveError({ fault: 'not-ours', detail: why }));
});

it('whose position was changed under an old hash is refused', () => {
  expect(() => readSave(sealed(at({ turn: 99 })))).toThrow(
    new SaveError({ fault: 'changed', detail: 'the position was changed' }),
  );
});

it('holds nothing that a save does not hold', () => {
  const read: Save = readSave(sealed({ more: 1 }));
  expect(read).toEqual(whole);
});
