import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { hexOf, unitsAt } from '../field.ts';
import { AWAY, LEADER, type Position } from '../position.ts';
import { startFire } from '../rules/fire.ts';
import { rollForLife } from '../rules/leaders.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { type Bench, bench } from './bench.ts';
import { fight } from './fighting.ts';
import { playing } from './table.ts';

// XIV.4, XIV.5: leaders with those who are shot at, broken and destroyed.

const shoot = (t: Bench, dice: readonly number[], firers: readonly number[], at = '1009') =>
  playing(
    t,
    (p: Position) =>
      startFire(p, { kind: 'phase', target: t.hex(at), firers, group: unitsAt(p, t.hex(at)), tests: true }),
    dice,
  );
const perils = (f: ReturnType<typeof playing>) => f.told('leaderRoll').map(({ peril, falls }) => [peril, falls]);

rule(['VE-XIV.5-b', 'VE-XIV.5-i', 'VE-X.2-b'], 'a second disorder by fire is the end of his stack: he rolls', () => {
  const fire = (dice: readonly number[], comrade: boolean) => {
    const t = bench();
    const firer = t.lay('fr-2le', '1010', 'line', 1);
    if (comrade) t.lay('al-79', '1009', 'disorganised');
    t.lay('al-95', '1009', 'disorganised');
    t.lead('picton', '1009');
    return perils(shoot(t, dice, [firer]));
  };
  // A 3 is a star; 12 fails.
  expect(fire([3, 6, 6, 6], false)).toEqual([['destroyed', true]]);
  expect(fire([3, 6, 6, 1, 1], true)).toEqual([]);
});

/** Skirmishers of 1010 and 1011 with Reille in their right half. */
function right(t: Bench, steps = 7) {
  const unit = t.lay('fr-2le', '1010', 'skirmish', 3, { second: '1011', steps });
  return { unit, leader: t.lead('reille', '1011') };
}

rule(['VE-IV.6-c', 'VE-XIV.4-a', 'VE-X.4-d', 'VE-IV.6-u'], 'he is with skirmishers in either of their hexes', () => {
  const t = bench();
  const { unit } = right(t);
  expect(moraleParts(t.box, t.b, t.p, unit, { cause: 'fire' })).toMatchObject([{}, { what: 'leader', value: 2 }]);
});

rule(['VE-XIV.5-a', 'VE-IV.6-u'], 'and rolls for what the other half loses, and goes where they draw together', () => {
  const t = bench();
  const { unit, leader } = right(t);
  const guns = ['al-apic', 'al-aalt'].map((id, i) => t.lay(id, ['0909', '1009'][i] ?? '', 'battery', 7));
  // 6 + 6 is the column of 11: a 6 is 3 at -1 on the die: two steps or more.
  const f = shoot(t, [6, 1, 6, 6], guns, '1010');
  expect(perils(f)).toEqual([['losses', false]]);
  expect([hexOf(t.p, unit), t.p.leaderAt[leader], f.at()]).toEqual([t.hex('1010'), t.hex('1010'), 'retreat.leader']);
});

rule(['VE-XIV.5-b', 'VE-IV.6-u'], 'and when a shock at the other half destroys them', () => {
  const t = bench();
  t.lay('al-95', '1010', 'skirmish', 3, { second: '1011', steps: 1 });
  t.lead('picton', '1011');
  t.lay('fr-1l', '1110', 'line', 9);
  // 12 to 1 is 6:1: a 6 is E.
  const f = fight(t, [6, 6], ['1110'], '1010');
  f.take({ kind: 'pass' });
  expect(perils(f)).toEqual([['destroyed', true]]);
});

rule(['VE-XIV.4-d', 'VE-XIV.4-a'], 'his bonus counts in every test but that of a recoil', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010', 'line', 1);
  t.lead('reille', '1010');
  const causes = [
    'fire',
    'shock',
    'passedOver',
    'square',
    'countercharge',
    'rally',
    'facing',
    'chain',
    'despair',
    'demoralised',
    'comrades',
  ] as const;
  for (const cause of causes) expect(sum(moraleParts(t.box, t.b, t.p, unit, { cause })), cause).toBe(11);
  expect(sum(moraleParts(t.box, t.b, t.p, unit, { cause: 'recoil' }))).toBe(9);
});

rule(['VE-X.4-d', 'VE-XIV.4-b'], 'his own corps has all of it, another no more than 1', () => {
  const bonus = (id: string) => {
    const t = bench();
    const unit = t.lay(id, '1010', 'column', 0);
    t.lead('reille', '1010');
    return moraleParts(t.box, t.b, t.p, unit, { cause: 'fire' }).find(({ what }) => what === 'leader')?.value;
  };
  expect([bonus('fr-2le'), bonus('fr-811c')]).toEqual([2, 1]);
});

rule(
  ['VE-XIV.5-g', 'VE-XIV.6-b', 'VE-XIV.5-f'],
  'the enemy gains his points, for a replacement none; the match goes on',
  () => {
    const t = bench();
    const leader = t.lead('reille', '1010');
    const fall = (id: number) => {
      const io = { roll: () => 6, reveal: () => undefined, tell: null };
      return rollForLife(t.box, t.b, t.p, id, 'losses', 'VE-XIV.5-a', io);
    };
    expect([fall(leader), t.p.leaderPoints, t.p.leaderAt[leader]]).toEqual([true, [0, 4], AWAY.eliminated]);
    t.p.leaderAt[leader] = t.hex('1010');
    t.p.leaderMarks[leader] = LEADER.replacement;
    expect([fall(leader), t.p.leaderPoints]).toEqual([true, [0, 4]]);
    expect([fall(t.lead('ney', '1010')), t.p.leaderPoints, t.p.outcome]).toEqual([true, [0, 12], null]);
    const names = STANDARD_PACK.scenarios.flatMap(({ leaders }) => leaders.map(({ id }) => id));
    expect(names).not.toContain('napoleon');
  },
);

rule('VE-XIV.5-h', 'whoever has to go is not sent into a pond', () => {
  const t = bench({ terrain: { 1008: '~' } });
  const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
  t.lay('al-95', '1009', 'line', 5, { steps: 1 });
  t.lead('picton', '1009');
  // 14 to 2 is 6:1: a 6 is E; 5 and 5 save him. His bonus is declined.
  const f = fight(t, [6, 5, 5], ['1010'], '1009');
  f.take({ kind: 'pass' });
  f.take({ kind: 'advance', unit });
  f.take({ kind: 'go' });
  expect([f.at(), f.choices().some((c) => c.kind === 'to' && c.hex === t.hex('1008'))]).toEqual([
    'displaced.to',
    false,
  ]);
  expect(f.choices()).toHaveLength(5);
});
