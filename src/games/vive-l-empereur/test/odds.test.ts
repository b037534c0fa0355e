import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { hexNamed } from '../../../grids/hexes.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { askedSeat, play, settle } from '../../../kernel/flow.ts';
import type { Odds } from '../../../kernel/odds.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { there } from '../../../kernel/there.ts';
import { arrangePosition } from '../arrange.ts';
import { standardBox } from '../data/standard.ts';
import { mark } from '../field.ts';
import { oddsOfChoice } from '../odds.ts';
import { type Choice, MARK } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startReact } from '../rules/countercharge.ts';
import { startFires } from '../rules/fire.ts';
import { rulesOf } from '../rules/index.ts';
import { bench } from './bench.ts';
import { drive } from './drive.ts';

const box = standardBox();
const steps = rulesOf(box);
const b = box.battle(1);
const hex = (label: string): number => hexNamed(b.ground.hexes, label);
const unit = (id: string): number => b.units.findIndex((each) => each.id === id);

/** The odds of a choice at the first question of a position. */
function weighed(description: { readonly [key: string]: Plain }, c: Choice): Odds {
  const p = arrangePosition(box, description, { scenario: 'quatre-bras' });
  settle(steps, p, quietIo(scriptedChance({})));
  return there(oddsOfChoice(box, steps, p, askedSeat(steps, p), c));
}
const shares = ({ of, results }: Odds): { readonly [key: string]: number } =>
  Object.fromEntries(results.map(({ key, ways }) => [key, (ways * 36) / of]));
const figures = ({ terms }: Odds): string[] => terms.map(({ side, what, value }) => `${side} ${what} ${value}`);

rule(['VE-XI.2-a', 'VE-X.4-a', 'VE-X.4-c', 'VE-X.4-h'], 'a rally is weighed with every part of its morale', () => {
  const odds = weighed(
    {
      turn: 9,
      phase: 'rally',
      units: { '1005': ['fr-2le disorganised 4 t6'], '1004': ['al-27j line sse'] },
    },
    { kind: 'rally', unit: unit('fr-2le') },
  );
  // 9 - 2 - 1 - 1: ten of the 36 throws are 5 or less.
  expect(shares(odds)).toEqual({ passed: 10, failed: 26 });
  expect(figures(odds)).toEqual([
    'tested morale 9',
    'tested disorganised -2',
    'tested nearEnemy -1',
    'tested losses -1',
  ]);
});

const FACING = {
  '1005': ['fr-2le line nne 6', 'fr-61l line nne'],
  '1004': ['al-27j line sse 2', 'al-7l line sse'],
};

rule(
  ['VE-VII.3-d', 'VE-X.3-a', 'VE-0-j'],
  'a fire by its table, then by the test; whoever is not seen is not counted',
  () => {
    const odds = weighed(
      { turn: 5, phase: 'defensive', units: FACING, leaders: { reille: '1005' } },
      { kind: 'target', hex: hex('1005') },
    );
    // Value 3: two faces each for nothing, a test, and a step with a test; at 11 nothing but a 12 fails.
    const fails = 2 * (1 / 36) * 12;
    expect(shares(odds)['-']).toBe(12);
    expect(shares(odds)['broken']).toBeCloseTo(fails, 9);
    expect(shares(odds)['held']).toBeCloseTo(12 - fails / 2, 9);
    expect(shares(odds)['lost-1']).toBeCloseTo(12 - fails / 2, 9);
    expect(figures(odds)).toContain('defender hidden 1');
    const alone = weighed(
      { turn: 5, phase: 'defensive', units: { ...FACING, '1005': ['fr-2le line nne 6'] }, leaders: { reille: '1005' } },
      { kind: 'target', hex: hex('1005') },
    );
    expect(shares(alone)).toEqual(shares(odds));
  },
);

rule(['VE-VIII.8-a', 'VE-VIII.8-c', 'VE-IV.2-f'], 'a shock by its powers, before it is declared', () => {
  const odds = weighed(
    {
      turn: 7,
      phase: 'shocks',
      units: { '1005': ['fr-2le column n', 'fr-61l column n'], '1004': ['al-27j line sse 2'] },
    },
    { kind: 'assault', from: hex('1005'), hex: hex('1004') },
  );
  // (2 + 1) x 7 and (2 + 1) x 3 against 2 x 2: at 6:1 whatever falls breaks the defender.
  expect(shares(odds)).toEqual({ defenderBeaten: 36 });
  expect(figures(odds).filter((each) => /power|odds/.test(each))).toEqual([
    'attacker power 30',
    'defender power 4',
    'attacker odds 6:1',
  ]);
});

rule(
  ['VE-XIV.3-e', 'VE-VIII.8-a', 'VE-VIII.8-b'],
  'when a leader is asked for his bonus the powers are still those of the shock that was shown',
  () => {
    const p = arrangePosition(
      box,
      {
        turn: 7,
        phase: 'shocks',
        units: { '1005': ['fr-2le column n'], '1004': ['al-27j line sse'] },
        leaders: { reille: '1005' },
      },
      { scenario: 'quatre-bras' },
    );
    const io = quietIo(scriptedChance({}));
    settle(steps, p, io);
    play(steps, p, 0, { kind: 'assault', from: hex('1005'), hex: hex('1004') }, io);
    play(steps, p, 0, { kind: 'pass' }, io);
    expect(p.stack.at(-1)?.step).toBe('combat.attackerBonus');
    const [used, declined] = (['bonus', 'pass'] as const).map((kind) =>
      there(oddsOfChoice(box, steps, p, 0, { kind })),
    );
    // 3 x 7 against 2 x 3.
    expect(figures(there(used)).filter((each) => /power|odds|leader/.test(each))).toEqual([
      'attacker power 21',
      'defender power 6',
      'attacker odds 3:1',
      'attacker leader 1',
    ]);
    expect(figures(there(declined))).toContain('defender power 6');
    expect(figures(there(declined)).some((each) => each.includes('leader'))).toBe(false);
  },
);

rule(['VE-VIII.1-d', 'VE-IX.2-q'], 'the odds of a shock count who was declared for it, and no charge beside it', () => {
  const p = arrangePosition(
    box,
    {
      turn: 7,
      phase: 'shocks',
      units: {
        '1005': ['fr-2le column n'],
        '1004': ['al-2832 line sse 4'],
        '1105': ['fr-1ch line nnw charging'],
      },
    },
    { scenario: 'quatre-bras' },
  );
  settle(steps, p, quietIo(scriptedChance({})));
  const choice = { kind: 'assault', from: hex('1005'), hex: hex('1004') } as const;
  const odds = there(oddsOfChoice(box, steps, p, 0, choice));
  const alone = weighed(
    { turn: 7, phase: 'shocks', units: { '1005': ['fr-2le column n'], '1004': ['al-2832 line sse 4'] } },
    choice,
  );
  expect(shares(odds)).toEqual(shares(alone));
});

rule(
  ['VE-VII.10-b', 'VE-0-j', 'VE-IX.6-i'],
  'that guns lie on a Square is seen: fire at them counts it, and a shock whose strength nobody knows is not weighed',
  () => {
    const units = { '1005': ['fr-a12 battery nne', 'fr-2le square'], '1004': ['al-27j line sse'] };
    const fire = weighed({ turn: 5, phase: 'defensive', units }, { kind: 'target', hex: hex('1005') });
    expect(figures(fire)).toContain('attacker die 1');
    expect(figures(fire)).toContain('defender hidden 1');
    const open = weighed(
      { turn: 5, phase: 'defensive', units: { ...units, '1005': ['fr-a12 battery nne'] } },
      { kind: 'target', hex: hex('1005') },
    );
    expect(shares(fire)).not.toEqual(shares(open));
    const p = arrangePosition(box, { turn: 5, active: 1, phase: 'shocks', units }, { scenario: 'quatre-bras' });
    settle(steps, p, quietIo(scriptedChance({})));
    expect(oddsOfChoice(box, steps, p, 1, { kind: 'assault', from: hex('1004'), hex: hex('1005') })).toBeNull();
  },
);

rule(['VE-VII.4-a', 'VE-VII.3-b'], 'who has fired already is not in the sum of a fire', () => {
  const p = arrangePosition(
    box,
    {
      turn: 5,
      phase: 'defensive',
      units: { '1005': ['fr-2le line nne'], '1004': ['al-27j line sse'], '1105': ['al-n1 line w'] },
    },
    { scenario: 'quatre-bras' },
  );
  settle(steps, p, quietIo(scriptedChance({})));
  const values = (): string[] =>
    figures(there(oddsOfChoice(box, steps, p, 1, { kind: 'target', hex: hex('1005') }))).filter((each) =>
      /attacker (fire|value)/.test(each),
    );
  expect(values()).toHaveLength(3);
  mark(p, unit('al-n1'), MARK.fired);
  expect(values()).toEqual(['attacker fire 3', 'attacker value 3']);
});

rule(['VE-XIV.3-b', 'VE-XIV.3-e'], 'leaders of both sides stand in the sum of a shock before it is declared', () => {
  const odds = weighed(
    {
      turn: 9,
      phase: 'shocks',
      units: { '1005': ['fr-2le column n'], '1004': ['al-27j line sse'] },
      leaders: { reille: '1005', wellington: '1004' },
    },
    { kind: 'assault', from: hex('1005'), hex: hex('1004') },
  );
  expect(figures(odds).filter((each) => each.includes('leader'))).toEqual(['attacker leader 1', 'defender leader 1']);
});

rule('VE-IV.12-f', 'what half batteries do not bring together stands in the sum of their fire', () => {
  const t = bench();
  t.lay('fr-a59', '1010', 'battery', 11, { steps: 1 });
  t.lay('fr-a12', '1110', 'battery', 11, { steps: 1 });
  t.lay('al-95', '1005', 'line', 5);
  drive(t, (p) => startFires(p, 0));
  const fire = there(oddsOfChoice(t.box, rulesOf(t.box), t.p, 0, { kind: 'target', hex: t.hex('1005') }));
  const attack = fire.terms.filter(({ side, total }) => side === 'attacker' && total !== true);
  expect(figures(fire)).toContain('attacker halfBatteries -1');
  expect(attack.reduce((sum, { value }) => sum + Number(value), 0)).toBe(1);
  expect(figures(fire)).toContain('attacker value 1');
});

rule(
  ['VE-VI.8-l', 'VE-IX.7-g', 'VE-IX.6-e'],
  'of several who answer at once each is weighed by its own test, also who was named after others',
  () => {
    const passes = (odds: Odds | null): number => there(shares(there(odds))['passed']);
    const [weak, firm] = ['al-6h', 'al-5ld'] as const;
    const ask = (...named: readonly string[]): Odds | null => {
      const t = bench();
      t.lay('fr-61l', '1010', 'column', 0);
      t.lay(weak, '1009', 'column', 6);
      t.lay(firm, '1110', 'column', 10);
      const f = drive(t, (p) => startReact(p, { kind: 'regular', seat: 1, movers: [t.hex('1010')], from: [] }));
      for (const hex of named.slice(0, -1)) f.take(`countercharge ${hex}`);
      const last = t.hex(there(named.at(-1)));
      return oddsOfChoice(t.box, rulesOf(t.box), t.p, 1, { kind: 'countercharge', hex: last });
    };
    expect(passes(ask('1009'))).not.toBe(passes(ask('1110')));
    expect(passes(ask('1009', '1110'))).toBeCloseTo(passes(ask('1110')), 9);
    expect(passes(ask('1110', '1009'))).toBeCloseTo(passes(ask('1009')), 9);
  },
);

rule(['VE-0-j', 'VE-IX.3-a'], 'that somebody lies unseen under the target of a charge stands beside its powers', () => {
  const unseen = (...under: readonly string[]): string[] => {
    const t = bench();
    t.lay('fr-gch', '1010', 'column', 0);
    for (const id of [...under, 'al-95']) t.lay(id, '1009', 'line', 7, { steps: 3 });
    const f = drive(t, startCharges);
    f.take('charge fr-gch 1', 'go');
    const odds = there(oddsOfChoice(t.box, rulesOf(t.box), t.p, 0, { kind: 'finish' }));
    return figures(odds).filter((each) => each.includes('hidden'));
  };
  expect([unseen(), unseen('al-7l')]).toEqual([[], ['defender hidden 1']]);
});
