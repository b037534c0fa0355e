import { describe, expect, test } from 'vitest';
import { AGREE, back, clock, DECLINE, DRAW, EVENING, LETTERS, marching } from '../../test/support/acts.ts';
import { readAct, readConduct } from './acts.ts';
import { journalOf, readJournal } from './journal.ts';

// Acts, conduct and lines of a journal as they come from outside.

describe('from outside', () => {
  test.each<[unknown, unknown]>([
    [{ kind: 'resign', why: 'bored' }, { kind: 'resign' }],
    [{ kind: 'offer', what: 'draw', to: 3 }, DRAW],
    [{ kind: 'offer', what: 'back', to: 3, x: 1 }, back(3)],
    [{ kind: 'offer', what: 'back' }, null],
    [{ kind: 'offer', what: 'back', to: '3' }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, x: 1 }, to: 3 }, clock(EVENING)],
    [{ kind: 'offer', what: 'clock', clock: null }, clock(null)],
    [{ kind: 'offer', what: 'clock' }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, bank: 599_999 } }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, bank: 600_000 } }, clock({ ...EVENING, bank: 600_000 })],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, increment: -1 } }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, increment: 0.5 } }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...EVENING, cap: EVENING.bank - 1 } }, null],
    [{ kind: 'offer', what: 'clock', clock: { ...LETTERS, cap: 864_000_001 } }, null],
    [{ kind: 'offer', what: 'peace' }, null],
    [{ kind: 'offer', what: 'peace', to: 1 }, null],
    [{ kind: 'agree', x: 1 }, AGREE],
    [{ kind: 'decline', x: 1 }, DECLINE],
    [
      { kind: 'hand', level: 'greedy', x: 1 },
      { kind: 'hand', level: 'greedy' },
    ],
    [
      { kind: 'hand', level: null },
      { kind: 'hand', level: null },
    ],
    [
      { kind: 'time', of: 1, x: 1 },
      { kind: 'time', of: 1 },
    ],
    [{ kind: 'time' }, null],
    [{ kind: 'time', of: -1 }, null],
    [{ kind: 'hand' }, null],
    [{ kind: 'hand', level: '' }, null],
    [
      { kind: 'hand', level: 'x'.repeat(100) },
      { kind: 'hand', level: 'x'.repeat(100) },
    ],
    [{ kind: 'hand', level: 'x'.repeat(101) }, null],
    [
      { kind: 'rules', version: 2, pack: 'ab', x: 1 },
      { kind: 'rules', version: 2, pack: 'ab' },
    ],
    [{ kind: 'rules', version: 0.5, pack: 'ab' }, null],
    [{ kind: 'rules', version: 2, pack: 3 }, null],
    [{ kind: 'bribe' }, null],
    [[], null],
    [null, null],
    ['resign', null],
  ])('the act %j is read as %j', (value, read) => {
    expect(readAct(value)).toEqual(read);
  });

  test('a line of the journal has a seat, or is of the keeper', () => {
    const journal = journalOf(marching());
    const entry = (value: unknown) => () => readJournal({ ...journal, entries: [value] }).entries[0];
    const rules = { kind: 'rules', version: 1, pack: 'ab' };
    expect(entry({ seat: null, act: rules })()).toEqual({ seat: null, act: rules });
    expect(entry({ seat: 0, act: rules })).toThrow('line 1 of the journal holds an act of the keeper, not of a seat');
    expect(entry({ seat: null, act: DRAW })).toThrow('line 1 of the journal names no seat');
    expect(entry({ seat: null, choice: { kind: 'halt' } })).toThrow('line 1 of the journal names no seat');
    expect(entry({ seat: 0, act: { kind: 'offer' } })).toThrow('line 1 of the journal holds an act that is none');
    expect(entry({ seat: 0, act: back(2) })()).toEqual({ seat: 0, act: back(2) });
  });

  test.each<[unknown, boolean]>([
    [{ offer: null, handed: [null, 'greedy'] }, true],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'draw' }, handed: [null, null] }, true],
    [{ offer: { seat: 1, line: 3, agreed: [0], what: 'back', to: 2 }, handed: [null, null] }, true],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'clock', clock: EVENING }, handed: [null, null] }, true],
    [
      { offer: { seat: 1, line: 3, agreed: [], what: 'clock', clock: null }, handed: [null, null], clock: EVENING },
      true,
    ],
    [{ offer: null, handed: [null, null], clock: null }, true],
    [{ offer: null, handed: [null, null], clock: 'fast' }, false],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'clock' }, handed: [null, null] }, false],
    [{ offer: null, handed: [null] }, false],
    [{ offer: null, handed: [null, 3] }, false],
    [{ offer: null }, false],
    [{ handed: [null, null] }, false],
    [{ offer: { seat: 2, line: 3, agreed: [], what: 'draw' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: -3, agreed: [], what: 'draw' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: 3, agreed: [7], what: 'draw' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: 3, what: 'draw' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'back' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'peace' }, handed: [null, null] }, false],
    [{ offer: { seat: 1, line: 3, agreed: [], what: 'peace', to: 2 }, handed: [null, null] }, false],
    [null, false],
  ])('the conduct %j: %j', (value, fits) => {
    expect(readConduct(value, 2)).toEqual(fits ? value : null);
  });
});
