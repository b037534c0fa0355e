import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { OFF } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { facts, lift } from '../field.ts';
import { AWAY, NONE, STATE } from '../position.ts';
import { commands, rankOf } from '../rules/command.ts';
import { startFires } from '../rules/fire.ts';
import { firstPosition } from '../rules/setup.ts';
import { startCombat } from '../rules/shock.ts';
import { endGame, recordControl, scoreOf } from '../rules/victory.ts';
import type { ViveEvent } from '../told.ts';
import { type Bench, bench } from './bench.ts';
import { playing } from './table.ts';
import { armiesIn5 } from './worn.ts';

// II, XV and the rules of the two battles.

rule(
  ['VE-XV-b', 'VE-QB-S7', 'VE-HA-S5'],
  'a unit that leaves gives all its steps, one that is driven home half of what it has left',
  () => {
    const t = bench();
    const points = (away: number, steps?: number): number => {
      const unit = t.unit('al-95');
      lift(t.p, unit, away);
      t.p.steps[unit] = steps ?? facts(t.b, unit).steps;
      return scoreOf(t.b, t.p, 0).steps;
    };
    const all = facts(t.b, t.unit('al-95')).steps;
    expect([points(AWAY.left), points(AWAY.lost), points(AWAY.driven)]).toEqual([all, all, Math.ceil(all / 2)]);
    expect(points(AWAY.driven, 1)).toBe(all - 1 + 1);
  },
);

rule('VE-XV-a', 'lines of communication are hexes of the edge, for each side', () => {
  for (const scenario of [0, 1]) {
    const b = standardBox().battle(scenario);
    for (const loc of b.loc) {
      const hexes = [...loc.entries()].filter(([, is]) => is === 1).map(([hex]) => hex);
      expect(hexes.length).toBeGreaterThan(0);
      expect(hexes.every((hex) => [0, 1, 2, 3, 4, 5].some((way) => b.ground.hexes.next[hex * 6 + way] === OFF))).toBe(
        true,
      );
    }
  }
});

rule(['VE-QB-S1', 'VE-HA-S1', 'VE-II-e'], 'the French begin at Quatre-Bras, the Prussians at Hassenhausen', () => {
  const box = standardBox();
  const first = (id: string) => box.scenarios.find((each) => each.id === id)?.sides[0]?.id;
  expect([first('quatre-bras'), first('hassenhausen')]).toEqual(['french', 'prussian']);
});

rule(['VE-QB-S2', 'VE-HA-S3'], 'who stood there last in good order controls an objective', () => {
  const t = bench();
  const holders = (scenario: string) => {
    const box = standardBox();
    const p = firstPosition(box, { scenario });
    const b = box.battle(p.scenario);
    return b.objectives.map(({ name }, i) => `${name} ${p.control[i]}`);
  };
  expect(holders('quatre-bras').filter((each) => each.endsWith(' 0'))).toEqual(['Frasnes 0']);
  expect(holders('hassenhausen').some((each) => each.endsWith(' -1'))).toBe(true);
  const at = t.b.objectives.findIndex(({ holder }) => holder === 1);
  const { hex } = get(t.b.objectives, at);
  const io = quietIo<ViveEvent>(scriptedChance({ dice: [] }));
  const unit = t.lay('fr-2le', t.name(hex), 'disorganised');
  recordControl(t.b, t.p, io);
  expect(t.p.control[at]).toBe(1);
  t.p.formation[unit] = 'line';
  recordControl(t.b, t.p, io);
  lift(t.p, unit, AWAY.eliminated);
  recordControl(t.b, t.p, io);
  expect(t.p.control[at]).toBe(0);
});

const HELD = { restrained: { corps: 'glc', rows: 14, stepLost: 2 } };
const held = (): Bench => {
  const t = bench({ special: HELD });
  expect(t.p.released).toBe(false);
  return t;
};

rule('VE-QB-S3', 'the Guard is held back until another French corps has a unit disorganised', () => {
  const t = held();
  t.lay('al-95', '1009', 'disorganised');
  armiesIn5(t);
  expect(t.p.released).toBe(false);
  const unit = t.lay('fr-2le', '1010', 'disorganised');
  lift(t.p, unit, AWAY.eliminated);
  expect(armiesIn5(t).told('released')).toHaveLength(1);
  expect(t.p.released).toBe(true);
});

rule('VE-QB-S3', 'or until it is fired on, whatever the fire does', () => {
  const t = held();
  t.lay('fr-gch', '1009', 'column', 0);
  t.lay('al-95', '1010', 'line', 1);
  t.p.phase = 'offensive';
  const f = playing(t, (p) => startFires(p, 1), [1]);
  f.take({ kind: 'target', hex: t.hex('1009') });
  f.take({ kind: 'fire' });
  expect([t.p.released, f.told('losses').length]).toEqual([true, 0]);
});

rule('VE-QB-S3', 'or until it is attacked', () => {
  const t = held();
  t.lay('fr-gch', '1009', 'column', 0);
  t.lay('al-95', '1010', 'line', 1);
  playing(t, (p) => startCombat(p, { counter: false, seat: 1, from: [t.hex('1010')], targets: [t.hex('1009')] }), [1]);
  expect(t.p.released).toBe(true);
});

rule('VE-QB-S3', 'its steps count double, and it never loses heart', () => {
  const t = held();
  const unit = t.lay('fr-gch', '1009', 'column', 0);
  const before = scoreOf(t.b, t.p, 1).steps;
  t.p.steps[unit] = facts(t.b, unit).steps - 1;
  expect(scoreOf(t.b, t.p, 1).steps - before).toBe(2);
  const { corps } = facts(t.b, unit);
  for (const each of get(t.b.corps, corps).units) lift(t.p, each, AWAY.eliminated);
  armiesIn5(t);
  expect(t.p.army[corps]).toBe(STATE.steady);
});

rule('VE-QB-S4', 'Orange leads the army until Wellington has come', () => {
  const t = bench({ special: { standIn: { leader: 'orange', until: 'wellington' } } });
  const orange = t.lead('orange', '1010');
  const guards = t.lay('al-g12', '1010');
  expect([rankOf(t.b, t.p, orange), commands(t.b, t.p, orange, guards)]).toEqual(['army', true]);
  t.lead('wellington', '1212');
  expect(rankOf(t.b, t.p, orange)).toBe('corps');
});

rule('VE-I-b', 'the difference of points decides, and how far', () => {
  const t = bench();
  const io = quietIo<ViveEvent>(scriptedChance({ dice: [] }));
  const { victory, decisive } = t.b.scenario.victory;
  const by = (points: number): string | undefined => {
    t.p.control.fill(NONE);
    t.p.leaderPoints = [points, 0];
    endGame(t.b, t.p, io);
    return `${t.p.outcome?.how} ${t.p.outcome?.winners.join()}`;
  };
  expect([by(victory - 1), by(victory), by(-victory)]).toEqual(['draw 0,1', 'victory 0', 'victory 1']);
  if (decisive !== null) expect(by(decisive)).toBe('decisive 0');
});

rule(['VE-II-a', 'VE-II-b', 'VE-II-c', 'VE-II-d'], 'two player-turns of six phases make a turn', () => {
  const t = bench();
  const f = playing(t, (p) => {
    p.stack = [{ step: 'turn.begin' }];
  });
  for (let i = 0; i < 40 && t.p.turn === 1; i++)
    f.take(f.choices().find(({ kind }) => kind === 'pass') ?? get(f.choices(), 0));
  expect(
    f.log.flatMap((event) => (event.kind === 'phase' ? [`${event.seat} ${event.phase}`] : [])).slice(0, 12),
  ).toEqual(
    [0, 1].flatMap((seat) =>
      ['charges', 'movement', 'defensive', 'offensive', 'shocks', 'rally'].map((phase) => `${seat} ${phase}`),
    ),
  );
});
