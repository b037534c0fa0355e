import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { AWAY, LEADER } from '../position.ts';
import { commands, leading, moraleBonus, rankOf, valuesOf } from '../rules/command.ts';
import { rollForLife, startReplacements } from '../rules/leaders.ts';
import type { ViveEvent } from '../told.ts';
import { bench } from './bench.ts';
import { playing } from './table.ts';

// XIV.1, XIV.6: who leads, and who replaces him.

rule(
  ['VE-XIV.1-a', 'VE-XIV.1-b', 'VE-XIV.1-d', 'VE-XIV.1-f'],
  'of several leaders who commands the unit comes first, then the higher',
  () => {
    const t = bench();
    const unit = t.lay('fr-2le', '1010');
    const [ney, reille, kellermann] = [t.lead('ney', '1010'), t.lead('reille', '1010'), t.lead('kellermann', '1010')];
    expect([ney, reille, kellermann].map((leader) => commands(t.b, t.p, leader, unit))).toEqual([true, true, false]);
    expect(leading(t.b, t.p, [reille, ney, kellermann], unit, [unit])).toEqual([ney]);
    expect(leading(t.b, t.p, [reille, kellermann], unit, [unit])).toEqual([reille]);
  },
);

rule(['VE-XIV.1-e', 'VE-XIV.1-c'], 'one bonus a stack, and a leader weighs nothing in it', () => {
  const t = bench();
  const unit = t.lay('fr-2le', '1010');
  const ney = t.lead('ney', '1010');
  t.lead('reille', '1010');
  expect(moraleBonus(t.box, t.b, t.p, unit)).toBe(valuesOf(t.box, t.b, t.p, ney).morale);
});

rule(
  ['VE-XIV.6-a', 'VE-XIV.6-c', 'VE-XIV.6-b'],
  'a lost leader is replaced on a unit of his corps, with values of his own and no points',
  () => {
    const t = bench();
    const reille = t.lead('reille', '1010');
    const unit = t.lay('fr-2le', '1012', 'disorganised');
    const other = t.lay('fr-61l', '1014');
    t.lay('fr-811c', '1016');
    t.p.leaderAt[reille] = AWAY.eliminated;
    const f = playing(t, startReplacements);
    expect([f.at(), f.seat()]).toEqual(['replacements.join', 0]);
    expect(f.choices()).toEqual([
      { kind: 'join', unit },
      { kind: 'join', unit: other },
    ]);
    f.take({ kind: 'join', unit });
    expect([t.p.leaderAt[reille], t.p.leaderMarks[reille]]).toEqual([t.hex('1012'), LEADER.replacement]);
    expect(valuesOf(t.box, t.b, t.p, reille)).toMatchObject({ combat: 0, morale: 1, mp: 10 });
    expect([rankOf(t.b, t.p, reille), commands(t.b, t.p, reille, other)]).toEqual(['corps', true]);
    const io = quietIo<ViveEvent>(scriptedChance({ dice: [6] }));
    rollForLife(t.box, t.b, t.p, reille, 'losses', 'VE-XIV.5-a', io);
    expect([t.p.leaderAt[reille], t.p.leaderPoints]).toEqual([AWAY.eliminated, [0, 0]]);
  },
);

rule('VE-XIV.6-c', 'while no unit of his command is on the map he waits', () => {
  const t = bench();
  const reille = t.leader('reille');
  t.lay('fr-811c', '1016');
  t.p.leaderAt[reille] = AWAY.eliminated;
  expect(playing(t, startReplacements).at()).not.toBe('replacements.join');
  expect(t.p.leaderAt[reille]).toBe(AWAY.eliminated);
});
