import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { AWAY, LEADER, MARK } from '../position.ts';
import { startCombat } from '../rules/shock.ts';
import { type Bench, bench } from './bench.ts';
import { fight } from './fighting.ts';
import { OVER, playing } from './table.ts';

// XIV.3, XIV.5: leaders in a shock.

function led(id: string, combat: 'attack' | 'defence', dice: readonly number[], prepare?: (t: Bench) => void) {
  const t = bench();
  t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
  t.lay('al-on', '1009', 'line', 5, { steps: 6 });
  t.lead(id, combat === 'attack' ? '1010' : '1009');
  prepare?.(t);
  return { t, f: fight(t, dice, ['1010']) };
}

rule(
  ['VE-XIV.3-b', 'VE-XIV.3-e', 'VE-VIII.8-b', 'VE-XIV.3-a', 'E-20'],
  'E-20: a bonus is added by who attacks, taken off by who defends, if wanted',
  () => {
    const attack = led('reille', 'attack', [4, 1, 1]);
    expect([attack.f.at(), attack.f.seat()]).toEqual(['combat.attackerBonus', 0]);
    attack.f.take({ kind: 'bonus' });
    expect(attack.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: 1 }]);
    const declined = led('reille', 'attack', [4]);
    declined.f.take({ kind: 'pass' });
    expect(declined.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: 0 }]);
    expect(declined.f.told('bonus')).toMatchObject([{ used: false, bonus: 1 }]);
    const defence = led('wellington', 'defence', [4, 1, 1]);
    expect([defence.f.at(), defence.f.seat()]).toEqual(['combat.defenderBonus', 1]);
    defence.f.take({ kind: 'bonus' });
    expect(defence.f.told('shockRoll')).toMatchObject([{ roll: 4, modifier: -1 }]);
  },
);

rule(['E-20b', 'VE-XIV.3-e'], 'E-20b: a bonus below 0 is nobody’s choice', () => {
  const burden = (side: 'attack' | 'defence') => {
    // A bench of its own, for its leaders are changed.
    const t = bench({ terrain: { '0101': side === 'attack' ? 'r' : 'f' } });
    t.lay('fr-2le', '1010', 'line', 1, { steps: 6 });
    t.lay('al-on', '1009', 'line', 5, { steps: 6 });
    const leader = t.lead(side === 'attack' ? 'reille' : 'orange', side === 'attack' ? '1010' : '1009');
    Object.assign(t.b.leaders[leader] ?? {}, { combat: -1 });
    const f = fight(t, [4, 1, 1], ['1010']);
    return [f.told('bonus')[0]?.used, f.told('shockRoll')[0]?.modifier];
  };
  expect([burden('attack'), burden('defence')]).toEqual([
    [true, -1],
    [true, 1],
  ]);
});

rule(
  ['VE-XIV.3-c', 'VE-XIV.3-d', 'VE-XIV.1-c'],
  'he helps only whom he commands, and a charge only if he began it',
  () => {
    // Kellermann commands nobody of II Corps.
    expect(led('kellermann', 'attack', [4]).f.told('shockRoll')).toMatchObject([{ modifier: 0 }]);
    const charge = (began: boolean) => {
      const t = bench();
      const rider = t.lay('fr-811c', '1010', 'line', 1);
      t.p.marks[rider] = MARK.charging | MARK.charged;
      const leader = t.lead('kellermann', '1010');
      if (began) t.p.leaderMarks[leader] = LEADER.charged;
      t.lay('al-on', '1009', 'line', 5, { steps: 6 });
      return fight(t, began ? [] : [4], ['1010']).at();
    };
    expect([charge(true), charge(false)]).toEqual(['combat.attackerBonus', 'reform.facing']);
  },
);

rule(
  ['VE-XIV.1-d', 'VE-XIV.3-h', 'VE-XIV.1-f'],
  'the highest leader counts; of equals who commands most; else the owner names one',
  () => {
    const both = led('reille', 'attack', [4], (t) => t.lead('ney', '1010'));
    both.f.take({ kind: 'bonus' });
    expect(both.f.told('bonus')).toMatchObject([{ leader: both.t.leader('ney'), bonus: 2 }]);
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1);
    t.lay('fr-811c', '1109', 'line', 7);
    t.p.marks[t.unit('fr-811c')] = MARK.charging;
    const [reille, kellermann] = [t.lead('reille', '1010'), t.lead('kellermann', '1109')];
    t.p.leaderMarks[kellermann] = LEADER.charged;
    t.lay('al-on', '1009', 'line', 5);
    const f = fight(t, [], ['1010', '1109']);
    expect([f.at(), f.choices()]).toEqual([
      'combat.attackerLeader',
      [reille, kellermann].map((leader) => ({ kind: 'name', leader })),
    ]);
  },
);

rule(
  ['VE-XIV.5-b', 'VE-XIV.5-c', 'VE-XIV.5-e', 'VE-XIV.5-h', 'VE-XIV.3-g', 'E-22'],
  'E-22: his stack destroyed and his hex entered, he rolls twice, and is moved',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    t.lay('al-95', '1009', 'line', 5, { steps: 1 });
    const leader = t.lead('picton', '1009');
    // 14 to 2 is 6:1: a 6 is E; 5 and 5 save him. His bonus is declined.
    const f = fight(t, [6, 5, 5], ['1010']);
    f.take({ kind: 'pass' });
    expect([f.at(), t.p.leaderAt[leader]]).toEqual(['combat.advance', t.hex('1009')]);
    f.take({ kind: 'advance', unit });
    f.take({ kind: 'go' });
    expect(f.told('leaderRoll').map(({ peril, roll }) => [peril, roll])).toEqual([
      ['destroyed', 5],
      ['overrun', 5],
    ]);
    expect([f.at(), f.seat(), f.choices().length]).toEqual(['displaced.to', 1, 6]);
    f.take({ kind: 'to', hex: t.hex('1008') });
    expect([t.p.leaderAt[leader], f.at()]).toEqual([t.hex('1008'), OVER]);
  },
);

rule(['VE-XIV.5-d', 'VE-XIV.5-i'], 'alone among enemies who face him he falls on a 4', () => {
  const ring = (dice: readonly number[], gap: boolean) => {
    const t = bench();
    t.lay('fr-2le', '1010', 'line', 1, { steps: 7 });
    for (const [id, hex, facing] of [
      ['fr-61l', '1009', 6],
      ['fr-72l', '1110', 8],
      ['fr-92l', '1111', 10],
      ['fr-93l', '1011', 0],
      ['fr-100l', '0911', 2],
      ['fr-108l', '0910', gap ? 10 : 4],
    ] as const)
      t.lay(id, hex, 'column', facing);
    return { t, dice };
  };
  const fall = (dice: readonly number[], gap: boolean) => {
    const { t } = ring(dice, gap);
    const inside = t.unit('fr-2le');
    t.p.hex[inside] = AWAY.waiting;
    t.p.top[t.hex('1010')] = -1;
    t.lay('al-95', '1010', 'disorganised', 0, { steps: 1 });
    t.lead('picton', '1010');
    const f = playing(
      t,
      (p) => startCombat(p, { counter: false, seat: 0, from: [t.hex('1009')], targets: [t.hex('1010')] }),
      dice,
    );
    f.take({ kind: 'pass' });
    return f.told('leaderRoll').map(({ peril, falls }) => [peril, falls]);
  };
  // 9 to 1 is 6:1: a 6 destroys the stack.
  expect(fall([6, 1, 4], false)).toEqual([
    ['destroyed', false],
    ['encircled', true],
  ]);
  expect(fall([6, 1], true)).toEqual([['destroyed', false]]);
});
