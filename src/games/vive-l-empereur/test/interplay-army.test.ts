import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { STATE } from '../position.ts';
import { type Bench, bench, type Lay } from './bench.ts';
import { turning } from './turning.ts';

// Rallies, the state of a corps, leaders and arrivals where they meet other rules; from the book.

const corpsOf = (t: Bench, id: string): number => t.b.units[t.unit(id)]?.corps ?? 0;

/** Kellermann's dragoons are fired at in 1009, with his cuirassiers and guns elsewhere: their corps falls at 4 and 5. */
function dragoons(
  lost: { readonly dragoons?: number; readonly cuirassiers?: number },
  dice: readonly number[],
  more: (t: Bench) => unknown = () => undefined,
  lay: Lay = {},
) {
  const t = bench(lay);
  t.lay('al-n1', '1008', 'line', 7);
  t.lay('fr-27d', '1009', 'column', 0, { steps: 3 - (lost.dragoons ?? 0) });
  t.lay('fr-811c', '1310', 'column', 0, { steps: 3 - (lost.cuirassiers ?? 0) });
  if (more(t) === undefined) t.lay('fr-hke', '1610', 'limbered', 0);
  const f = turning(t, 'defensive', dice);
  f.take('target 1009', 'fire');
  for (let i = 0; i < 9 && f.at().startsWith('retreat'); i++) f.take(f.choices()[0] ?? '');
  return { t, f };
}

rule(
  ['VE-XII-a', 'VE-XII-b', 'VE-XII.1-c', 'VE-XII.1-b', 'VE-X.4-h'],
  'a lost step and a broken regiment carry the corps over: whoever has losses tests at -1, the others do not',
  () => {
    // A step on a 5, 8 against 9: 2 + 1 + 1.
    const { t, f } = dragoons({ cuirassiers: 2 }, [5, 6, 3, 4, 4]);
    expect(f.events('army')).toMatchObject([{ state: STATE.demoralised, score: 4, first: true }]);
    expect([f.test('fr-811c'), f.test('fr-hke')]).toEqual(['demoralised 8 holds', null]);
    expect(t.p.army[corpsOf(t, 'fr-27d')]).toBe(STATE.demoralised);
  },
);

rule(
  ['VE-XII-c', 'VE-XII.1-d', 'VE-XI.3-a', 'VE-XII-b'],
  'a rally lifts the corps out of it, and the next fall costs no tests',
  () => {
    const t = bench();
    t.p.turn = 5;
    t.lay('fr-27d', '1009', 'disorganised', 0, { steps: 3, marker: 3 });
    t.lay('fr-811c', '1310', 'column', 0, { steps: 1 });
    t.lay('fr-hke', '1610', 'limbered', 0);
    const corps = corpsOf(t, 'fr-27d');
    t.p.steps[t.unit('fr-hke')] = 0;
    t.p.hex[t.unit('fr-hke')] = -2;
    t.p.army[corps] = STATE.demoralised;
    t.p.crossed[corps] = 1;
    // 8 - 2 - 1 against 5.
    const f = turning(t, 'rally', [2, 3]);
    f.take('rally fr-27d');
    expect(f.test('fr-27d')).toBe('rally 5 holds');
    f.take('change fr-27d column 6');
    expect(f.events('army')).toMatchObject([{ state: STATE.steady, score: 3 }]);
    f.take('disorder fr-811c');
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect(f.events('army').map(({ state, first }) => [state, first])).toEqual([
      [STATE.steady, false],
      [STATE.demoralised, false],
    ]);
    expect(f.events('test').length).toBe(1);
  },
);

rule(
  ['VE-XII.2-g', 'VE-VII.3-f', 'VE-XII.1-c', 'VE-XII-e', 'VE-XII-b'],
  'a town shelters from fire and not from the state of the corps, and who breaks for it may carry the corps further',
  () => {
    const { f } = dragoons({ cuirassiers: 2 }, [5, 6, 3, 6, 3, 3, 3], () => undefined, { terrain: { '1310': 'V' } });
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect([f.test('fr-811c'), f.test('fr-hke')]).toEqual(['demoralised 8 breaks', 'despair 6 holds']);
    expect(f.events('army').map(({ state, score }) => [state, score])).toEqual([
      [STATE.demoralised, 4],
      [STATE.desperate, 5],
    ]);
  },
);

rule(['VE-XII-b', 'VE-VI.5-a', 'VE-VI.5-f', 'VE-XII.1-c'], 'voluntary disorder counts at once', () => {
  const t = bench();
  t.lay('fr-27d', '1009', 'column', 0, { steps: 2 });
  t.lay('fr-811c', '1310', 'column', 0, { steps: 1 });
  t.lay('fr-hke', '1610', 'limbered', 0);
  const f = turning(t, 'charges', [4, 4]);
  f.take('disorder fr-27d');
  while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
  expect([f.at(), f.test('fr-811c')]).toEqual(['charges.declare', 'demoralised 8 holds']);
});

// Rallies

function rallying(setup: (t: Bench) => void, dice: readonly number[], lay: Lay = {}) {
  const t = bench(lay);
  t.p.turn = 8;
  setup(t);
  return { t, f: turning(t, 'rally', dice) };
}

rule(
  ['VE-XI.2-a', 'VE-X.4-c', 'VE-X.4-h', 'VE-XIV.4-b'],
  'disorder, an enemy in disorder beside it, losses and a leader of another corps all tell in a rally',
  () => {
    const { f } = rallying(
      (t) => {
        t.lay('fr-2le', '1009', 'disorganised', 0, { steps: 4, marker: 5 });
        t.lead('kellermann', '1009');
        t.lay('al-7l', '1008', 'disorganised', 0, { marker: 8 });
      },
      [3, 3],
    );
    f.take('rally fr-2le');
    // 9 - 2 - 1 - 1 + 1.
    expect(f.test('fr-2le')).toBe('rally 6 holds');
  },
);

rule(
  ['VE-XI.4-a', 'VE-VIII.9-e', 'VE-VII.5-j', 'VE-XI.2-c', 'VE-XI.4-d'],
  'a failed rally runs to cover one hex off, under fire that asks no test',
  () => {
    const { f } = rallying(
      (t) => {
        t.lay('fr-61l', '1009', 'disorganised', 0, { marker: 5 });
        t.lay('al-n1', '1008', 'line', 7);
      },
      [6, 6, 5],
      { terrain: { '1109': 'W' } },
    );
    f.take('rally fr-61l');
    expect(f.choices('to')).toContain('to 1109');
    f.take('to 1109', 'fire');
    expect([f.stance('fr-61l'), f.steps('fr-61l'), f.events('test').length]).toEqual(['disorganised 0 1109', 2, 1]);
  },
);

rule(
  ['VE-XI.2-c', 'VE-IX.7-a', 'VE-IX.7-b', 'VE-IX.7-t'],
  'the enemy’s cavalry falls upon one who runs after a failed rally, his own does not stir',
  () => {
    const { f } = rallying(
      (t) => {
        t.lay('fr-61l', '1009', 'disorganised', 0, { marker: 5 });
        t.lay('al-6h', '1111', 'column', 10);
        t.lay('fr-1ch', '0910', 'column', 2);
      },
      [6, 6, 3, 3, 6],
    );
    f.take('rally fr-61l');
    f.take(f.choices('to')[0] ?? '');
    while (f.at() === 'retreat.hex') f.take(f.choices().includes('to 1010') ? 'to 1010' : (f.choices()[0] ?? ''));
    expect([f.at(), f.seat(), f.choices()]).toEqual(['react.choose', 1, ['countercharge 1111', 'pass']]);
    f.take('countercharge 1111');
    f.pass('countercharge');
    expect([f.powers(), f.stance('fr-61l')]).toEqual([['6:3'], 'away -2']);
  },
);

rule(
  ['VE-XI.3-a', 'VE-V.7-a', 'VE-V.7-b', 'VE-IV.7-b'],
  'who rallies beside a comrade in order takes a facing that suits him; cavalry never a Line',
  () => {
    const { f } = rallying(
      (t) => {
        t.lay('fr-61l', '1009', 'disorganised', 0, { marker: 5 });
        t.lay('fr-72l', '1009', 'disorganised', 0, { marker: 5 });
        t.lay('fr-1ch', '1310', 'disorganised', 0, { marker: 5 });
      },
      [1, 1, 1, 1, 1, 1],
    );
    f.take('rally fr-61l', 'change fr-61l column 0', 'rally fr-72l');
    expect(f.choices()).toEqual(['change fr-72l line 1', 'change fr-72l line 11', 'change fr-72l column 0']);
    f.take('change fr-72l column 0', 'rally fr-1ch');
    expect(f.choices().every((text) => text.startsWith('change fr-1ch column'))).toBe(true);
  },
);

rule(
  ['VE-X.3-a', 'VE-XI.4-d', 'VE-XIV.4-c', 'VE-XI.4-b'],
  'a 12 fails under Ney too; the regiment lives, and he may go with it',
  () => {
    const { t, f } = rallying(
      (b) => {
        b.lay('fr-811c', '1009', 'disorganised', 0, { marker: 5 });
        b.lead('ney', '1009');
      },
      [6, 6],
    );
    f.take('rally fr-811c');
    expect(f.test('fr-811c')).toBe('rally 10 breaks');
    f.take(f.choices('to')[0] ?? '');
    expect(f.choices()).toEqual(['along ney', 'pass']);
    f.take('along ney');
    while (f.at().startsWith('retreat')) f.take(f.choices()[0] ?? '');
    expect(f.stance('fr-811c')).toContain(t.name(t.p.leaderAt[t.leader('ney')] ?? 0));
  },
);

// Leaders

rule(
  ['VE-XIV.2-c', 'VE-IX.2-l', 'VE-XIV.3-c', 'VE-XIV.2-a'],
  'who has charged moves no more; who has stayed behind may, but gives the charge nothing',
  () => {
    const t = bench();
    t.lay('fr-811c', '1010', 'column', 0);
    t.lead('kellermann', '1010');
    t.lead('ney', '1011');
    t.lay('al-be1', '1009', 'square');
    const f = turning(t, 'charges', [6]);
    f.take('charge fr-811c 1', 'along kellermann', 'go');
    f.pass('react', 'squares');
    f.take('finish', 'pass');
    expect(f.choices('lead')).toEqual(['lead ney']);
    f.take('lead ney', 'step 1010', 'pass');
    f.until('shocks.declare');
    f.take('assault 1010 1009', 'pass');
    // Ney outranks him, but came only now: Kellermann's 2.
    expect(f.choices()).toEqual(['bonus', 'pass']);
    f.take('bonus');
    expect(f.events('bonus')).toMatchObject([{ leader: t.leader('kellermann'), bonus: 2 }]);
  },
);

rule(
  ['VE-XIV.2-a', 'VE-XIV.2-e', 'VE-VI.1-c'],
  'a leader who has come alone goes nowhere with those whom he has joined',
  () => {
    const t = bench();
    t.lay('fr-61l', '1009', 'column', 0);
    t.lead('reille', '1010');
    const f = turning(t, 'movement');
    f.take('lead reille', 'step 1009', 'pass', 'move fr-61l');
    expect(f.choices('along')).toEqual([]);
  },
);

rule(
  ['VE-XIV.5-a', 'VE-IX.6-b', 'VE-XIV.5-i'],
  'two steps lost in a shock are no danger to a leader, two lost in a fire are',
  () => {
    const t = bench();
    t.lay('fr-1ch', '1010', 'column', 0);
    t.lay('al-2832', '1009', 'line', 7);
    t.lead('picton', '1009');
    const f = turning(t, 'charges', [5]);
    f.take('charge fr-1ch 1', 'go');
    f.pass('react', 'squares');
    f.take('finish');
    f.until('shocks.declare');
    // 6:8 is 2:3 on a 5 1/0*.
    f.take('assault 1010 1009', 'pass', 'pass');
    expect(f.events('leaderRoll')).toEqual([]);
  },
);

// Arrivals

rule(
  ['VE-XIII-d', 'VE-XIII-e', 'VE-V.2-a'],
  'an enemy in the entry hex sends them beside it, horse of their own keeps the foot out',
  () => {
    const t = bench();
    t.p.turn = 9;
    t.lay('al-n1', '1125', 'line', 1);
    const f = turning(t, 'movement');
    const hexes = [...new Set(f.choices('enter fr-1l').map((text) => text.split(' ')[2]))].sort();
    expect(hexes).toEqual(['1025', '1225'].sort());
    const u = bench();
    u.p.turn = 9;
    u.lay('fr-1ch', '1125', 'column', 0);
    const g = turning(u, 'movement');
    expect(g.choices('enter fr-1l')).toEqual([]);
  },
);
