import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { has, hexOf, isDisorganised, stepsOf } from '../field.ts';
import { AWAY, MARK } from '../position.ts';
import { startMovement } from '../rules/movement.ts';
import { startRetreat } from '../rules/retreat.ts';
import { type Bench, bench } from './bench.ts';
import { fight } from './fighting.ts';
import { marching } from './marching.ts';
import { OVER, playing } from './table.ts';

// V.6, VII.5, V.8, IX.7: what befalls those who leave a hex, and those who run.

/** Two French units in 1010, covered by a Line and a battery. */
function leaving(t: Bench, dice: readonly number[]) {
  t.lay('al-95', '0911', 'line', 1);
  t.lay('al-apic', '0910', 'battery', 3);
  t.p.phase = 'movement';
  t.p.active = 0;
  return playing(t, startMovement, dice);
}

rule(
  ['VE-V.6-c', 'VE-VII.5-n'],
  'what whoever leaves cannot pay is void, and those who stay test in his place without a malus',
  () => {
    const t = bench();
    const stays = t.lay('fr-2le', '1010', 'column', 0);
    const leaves = t.lay('fr-61l', '1010', 'column', 0, { steps: 1 });
    // 4 + 6 is the column of 9: a 6 is 3.
    const f = leaving(t, [6, 1, 2]);
    f.take({ kind: 'move', unit: leaves });
    f.take({ kind: 'step', hex: t.hex('1009') });
    f.take({ kind: 'fire' });
    expect([hexOf(t.p, leaves), stepsOf(t.p, stays)]).toEqual([AWAY.eliminated, 7]);
    const [test] = f.told('test');
    expect([test?.unit, test?.parts.map(({ what }) => what)]).toEqual([stays, ['morale', 'flank']]);
  },
);

rule('VE-VII.5-l', 'whoever goes from one hex to different ones is fired at each time', () => {
  const t = bench();
  const units = [t.lay('fr-61l', '1010', 'column', 0), t.lay('fr-2le', '1010', 'column', 0)];
  const f = leaving(t, [1, 1, 1, 1, 1, 1]);
  for (const [i, hex] of ['1009', '1110'].entries()) {
    const unit = units[i] ?? 0;
    f.take({ kind: 'move', unit });
    if (hex === '1110') f.take({ kind: 'turn', unit, facing: 2 });
    f.take({ kind: 'step', hex: t.hex(hex) });
    expect(f.at()).toBe('step.fire');
    f.take({ kind: 'fire' });
    f.take({ kind: 'pass' });
  }
  expect(f.told('fire').map(({ hex }) => t.name(hex))).toEqual(['1010', '1010']);
});

rule(
  ['VE-V.8-e', 'VE-V.2-b', 'VE-IV.4-l', 'VE-X.1-c'],
  'arms that never mix do not run over one another: whoever stands there breaks and is gone first',
  () => {
    const ponds = ['1009', '1110', '1111', '0911', '0910', '1112', '0912', '1113', '0913', '1114', '0914'];
    for (const [runner, friend, formation] of [
      ['fr-61l', 'fr-1ch', 'column'],
      ['fr-1ch', 'fr-61l', 'square'],
    ] as const) {
      const t = bench({ terrain: Object.fromEntries(ponds.map((hex) => [hex, '~'])) });
      const unit = t.lay(runner, '1010', 'disorganised');
      const stood = t.lay(friend, '1011', formation);
      const f = playing(t, (p) => startRetreat(p, { units: [unit] }));
      f.flee();
      expect([f.told('test'), isDisorganised(t.p, stood), f.at()]).toEqual([[], true, OVER]);
      expect(f.told('moved')[0]?.units).toEqual([stood]);
    }
  },
);

rule(['VE-VIII.1-c', 'VE-IX.7-b', 'VE-VIII.1-b'], 'who was attacked and runs may still be countercharged', () => {
  const t = bench();
  t.p.phase = 'shocks';
  t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
  t.lay('fr-1ch', '1007', 'column', 6);
  const enemy = t.lay('al-27j', '1009', 'line', 5);
  // 12 to 6 is 2:1: a 5 is D. Then 2 passes the test of the cavalry, and it strikes.
  const f = fight(t, [5, 1, 1, 6], ['1010']);
  while (f.at() === 'retreat.hex') f.take({ kind: 'to', hex: t.hex('1008') });
  expect([f.at(), f.seat(), has(t.p, enemy, MARK.attacked)]).toEqual(['react.choose', 0, true]);
  f.take({ kind: 'countercharge', hex: t.hex('1007') });
  f.take({ kind: 'pass' });
  expect(f.told('shock').map(({ counter }) => counter)).toEqual([false, true]);
});

rule(
  ['VE-VIII.9-e', 'VE-VI.8-g'],
  'whoever came near cavalry that fails to recoil has made it run, and does not fire at it; others do',
  () => {
    for (const covers of [false, true]) {
      const t = bench();
      t.lay('al-bhu', '1010', 'column', 6);
      t.lay('fr-61l', '1012', 'column', 0);
      if (covers) t.lay('fr-108l', '0911', 'column', 2);
      const f = marching(t, [6, 6]);
      f.take('move fr-61l', 'step 1011', 'recoil 1010', 'to 1009');
      expect([f.at(), f.choices('firer')]).toEqual(covers ? ['step.fire', ['firer fr-108l']] : ['retreat.hex', []]);
      if (covers) expect(f.why({ kind: 'firer', unit: t.unit('fr-61l') })[0]).toBe('madeThemRun VE-VII.5-h');
    }
  },
);

rule(
  ['VE-VIII.9-e', 'VE-IX.7-g'],
  'nor do those who beat a countercharge at the comrades of it whom that has broken',
  () => {
    const t = bench();
    t.lay('al-bul', '1010', 'column', 6);
    t.lay('al-bhu', '1010', 'column', 6);
    t.lay('fr-1l', '1012', 'column', 0);
    // One passes and one fails; 6 to 12 is 1:2, a 1 is D+1; the comrade fails his test too.
    const f = marching(t, [1, 1, 6, 6, 1, 6, 6]);
    f.take('move fr-1l', 'step 1011', 'countercharge 1010', 'pass');
    f.wait('retreat');
    expect([f.at(), t.p.formation[t.unit('al-bul')], f.told('fire')]).toEqual(['movement.choose', 'disorganised', []]);
  },
);
