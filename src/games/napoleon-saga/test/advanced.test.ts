import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { game, table } from './table.ts';

const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};

describe('evasion', () => {
  const engaged = (attacker: string, defender: string, dice: readonly number[], options = {}) =>
    table({ units: { 'F.L1.1': attacker, 'C.L1.5': defender } }, { dice }, options)
      .take(0, 'engage F.L1.1 x C.L1.5')
      .quiet('engage.evade', 'engage.charge', 'actions.choose', 'toll.decide');

  rule(
    ['NS-EVA-01', 'NS-EVA-02', 'NS-EVA-03'],
    'Light Cavalry before heavy cavalry or infantry, before the charge is declared',
    () => {
      expect(engaged('fr-cuirassiers', 'pr-uhlans', []).step).toBe('engage.evade');
      expect(engaged('fr-line', 'pr-uhlans', []).step).toBe('engage.evade');
      expect(engaged('fr-chasseurs', 'pr-uhlans', []).step).toBe('engage.charge');
      expect(engaged('fr-dragoons', 'pr-uhlans', []).step).toBe('engage.charge');
      expect(engaged('fr-cuirassiers', 'pr-uhlans disorganised', []).step).toBe('engage.charge');
      expect(engaged('fr-cuirassiers', 'pr-uhlans', [], { evasion: 'off' }).step).toBe('engage.charge');
    },
  );

  rule(['NS-EVA-04', 'NS-TEST-03', 'NS-KW-FAST'], 'a raw 4, 1 more against infantry, 1 more with Fast', () => {
    const evades = (attacker: string, defender: string, die: number) =>
      engaged(attacker, defender, [die]).take(1, 'evade').told('test')[0]?.success;
    expect([evades('fr-cuirassiers', 'pr-uhlans', 4), evades('fr-cuirassiers', 'pr-uhlans', 3)]).toEqual([true, false]);
    expect([evades('fr-line', 'pr-uhlans', 3), evades('fr-line', 'pr-uhlans', 2)]).toEqual([true, false]);
    expect([evades('fr-line', 'pr-hussars', 2)]).toEqual([true]);
  });

  rule(
    ['NS-EVA-05', 'NS-EVA-06', 'NS-EVA-07', 'NS-EVA-09'],
    'nobody is engaged; the marker may be won back, but not for another Melee; infantry fires at the evader with -1',
    () => {
      const t = engaged('fr-line', 'pr-uhlans', [6, 3, 1]).take(1, 'evade');
      expect(t.step).toBe('engage.recover');
      t.take(0, 'recover').quiet('actions.choose');
      expect(t.at('F.L1.1')).toBe('fr-line balked');
      expect(t.position.sides[0].markers).toBe(3);
      t.take(1, 'rest C.L1.5').quiet('actions.choose');
      expect(t.whyNot(0, 'engage F.L1.1 x C.L1.5')[0]).toBe('wasEvaded NS-EVA-06');
      t.take(0, 'fire F.L1.1 x C.L1.5').quiet('actions.choose');
      expect(
        t
          .told('test')
          .at(-1)
          ?.terms.find(({ what }) => what === 'evaded')?.value,
      ).toBe(-1);
      const lost = engaged('fr-line', 'pr-uhlans', [6, 2]).take(1, 'evade').take(0, 'recover').quiet('actions.choose');
      expect([lost.at('F.L1.1'), lost.position.sides[0].markers]).toEqual(['fr-line activated balked', 2]);
    },
  );

  rule('NS-EVA-09', 'a charge from the Second Line that is evaded stays where it came, without a Charge marker', () => {
    const t = table({ units: { 'F.L2.1': 'fr-cuirassiers', 'C.L1.5': 'pr-uhlans' } }, { dice: [6] })
      .take(0, 'charge F.L2.1 F.L1.1')
      .quiet('engage.evade');
    t.take(1, 'evade').take(0, 'pass').quiet('actions.choose');
    expect(t.at('F.L1.1')).toBe('fr-cuirassiers activated balked');
  });

  rule('NS-EVA-08', 'who failed neither counter-charges nor is given Echelon against this engagement', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-uhlans' }, hands: [[], ['s07']] },
      { dice: [1, 1, 1] },
    );
    t.take(0, 'engage F.L1.1 x C.L1.5').quiet('engage.evade').take(1, 'evade').quiet('engage.charge').take(0, 'spur');
    while (t.step === 'window.ask') {
      if (t.asked[0] === 1) expect(t.choices('use')).toEqual([]);
      t.take(t.asked[0] ?? 0, 'pass');
    }
    t.quiet('actions.choose', 'toll.decide', 'engage.countercharge');
    expect(t.step).not.toBe('engage.countercharge');
  });
});

describe('bypass', () => {
  rule(
    ['NS-BYP-01', 'NS-BYP-02', 'NS-KW-HCAV', 'NS-KW-GRD'],
    'infantry and cavalry of the Reserve, but no heavy cavalry, Guards or Artillery',
    () => {
      const t = table({
        units: {
          'F.R.1': 'fr-line',
          'F.R.2': 'fr-chasseurs',
          'F.R.3': 'fr-cuirassiers',
          'F.R.4': 'fr-yguard',
          'F.R.5': 'fr-footart',
          'F.L2.1': 'fr-light',
        },
      });
      expect(t.choices('bypass').map((text) => text.split(' ')[1])).toEqual(['F.R.1', 'F.R.1', 'F.R.2', 'F.R.2']);
      expect(t.whyNot(0, 'bypass F.R.4 F.BYP.L')[0]).toBe('noBypassForUnit NS-BYP-02');
      expect(t.whyNot(0, 'bypass F.L2.1 F.BYP.L')[0]).toBe('onlyFromReserve NS-BYP-01');
      expect(table({ units: { 'F.R.1': 'fr-line' } }, {}, { bypass: 'off' }).choices('bypass')).toEqual([]);
    },
  );

  rule(['NS-BYP-03', 'NS-BYP-04'], 'one attempt at a time, and never on a flank that somebody uses', () => {
    const flanks = (units: { readonly [slot: string]: string }) =>
      table({ units: { 'F.R.1': 'fr-line', ...units } })
        .choices('bypass')
        .map((text) => text.split(' ')[2]);
    expect(flanks({ 'F.BYP.L': 'fr-light' })).toEqual([]);
    expect(flanks({ 'C.BYP.R': 'pr-hussars' })).toEqual(['F.BYP.R']);
    expect(flanks({ 'F.BYP.R': 'pr-hussars enemy' })).toEqual(['F.BYP.L']);
    // After a success another may try on the other side.
    expect(flanks({ 'C.BYP.L': 'fr-light enemy' })).toEqual(['F.BYP.L']);
  });

  rule(
    ['NS-BYP-05', 'NS-BYP-07', 'NS-BYP-08', 'NS-BYP-09', 'NS-EX-10'],
    'face down to the flank; a raw 6 in Phase IV, 1 more for Light Cavalry and for each failure',
    () => {
      const t = table(
        { units: { ...HELD, 'C.R.1': 'pr-hussars', 'F.R.2': 'fr-footart' }, active: 1, markers: [0, 1] },
        { dice: [5, 4, 1, 1] },
      );
      t.take(1, 'bypass C.R.1 C.BYP.L').quiet('turn.reinforce');
      expect(t.at('F.BYP.R')).toBe('pr-hussars bonus unseen');
      expect(t.told('turnedUp')).toHaveLength(2);
      expect(t.at('F.R.2')).toBe('fr-footart');
      // Next turn: it charges the guns, which fire first.
      t.quiet('turn.bid')
        .take(0, 'bid F.b01')
        .take(1, t.choices('bid', 1).find((text) => !text.includes('b02')) ?? '')
        .quiet('actions.choose');
      expect(t.asked).toEqual([1]);
      t.take(1, 'engage F.BYP.R x F.R.2')
        .quiet('engage.charge')
        .take(1, 'spur')
        .quiet('engage.repel')
        .take(0, 'repel')
        .quiet('actions.choose', 'toll.decide');
      const tests = t.told('test').slice(1);
      expect(tests[0]?.terms.map(({ what, value }) => [what, value])).toEqual([
        ['value', 3],
        ['surprised', -1],
      ]);
      expect(tests[1]?.terms.map(({ what, value }) => [what, value])).toEqual([
        ['value', 3],
        ['charge', 1],
        ['bypass', 1],
      ]);
      expect(t.position.sides[0].markers).toBe(3);
    },
  );

  rule('NS-BYP-07', 'a failure counts for the next try, and a hidden unit keeps its face', () => {
    const t = table({ units: { ...HELD, 'F.BYP.L': 'fr-chasseurs' }, phase: 'reinforcements' }, { dice: [4] }).quiet(
      'turn.reinforce',
    );
    expect([t.at('F.BYP.L'), t.position.sides[0].bypassFailures]).toEqual(['fr-chasseurs down', 1]);
    expect(t.told('test')[0]).toMatchObject({ unit: -1, terms: [] });
    expect(game.view(t.position, 1).at[16]).toBe(-2);
  });

  rule(
    ['NS-BYP-10', 'NS-BYP-12', 'NS-BYP-13'],
    'safe until it acts; it reaches any unit of the Reserve, and they reach it',
    () => {
      const units = {
        'C.BYP.R': 'fr-light unseen bonus enemy',
        'C.R.1': 'gb-line up',
        'C.R.4': 'gb-footart up',
        'C.L2.1': 'gb-line',
      };
      const before = table({ units, active: 1 });
      expect(before.whyNot(1, 'fire C.R.1 x C.BYP.R')[0]).toBe('isUnseen NS-BYP-10');
      const t = table({ units }, { dice: [1] });
      expect(t.choices('fire').concat(t.choices('engage'))).toEqual([
        'fire C.BYP.R x C.R.1',
        'fire C.BYP.R x C.R.4',
        'engage C.BYP.R x C.R.1',
        'engage C.BYP.R x C.R.4',
      ]);
      t.take(0, 'fire C.BYP.R x C.R.1').quiet('test.spend').take(0, 'pass').quiet('actions.choose');
      expect(t.choices('fire')).toEqual(['fire C.R.1 x C.BYP.R', 'fire C.R.4 x C.BYP.R']);
      expect(t.choices('engage')).toEqual(['engage C.R.1 x C.BYP.R']);
    },
  );

  rule('NS-BYP-11', 'infantry may spend its bonus on fire, or keep it for its first Melee test', () => {
    const units = { 'C.BYP.R': 'fr-light bonus enemy', 'C.R.1': 'gb-highlanders up' };
    const t = table({ units }, { dice: [1] })
      .take(0, 'fire C.BYP.R x C.R.1')
      .quiet('test.spend');
    t.take(0, 'spend').quiet('actions.choose');
    expect(t.told('test')[0]?.total).toBe(5);
    expect(t.at('C.BYP.R')).toBe('fr-light activated');
    const u = table({ units, active: 1 }, { dice: [1, 1] })
      .take(1, 'engage C.R.1 x C.BYP.R')
      .quiet('actions.choose');
    expect(u.told('test')[1]?.total).toBe(5);
    expect(u.at('C.BYP.R')).toBe('fr-light engaged');
  });

  rule('NS-BYP-14', 'driven off by the guns there is no Melee, and nobody has won one', () => {
    const t = table({ units: { 'C.BYP.R': 'fr-chasseurs 1 enemy', 'C.R.1': 'gb-horseart up' } }, { dice: [3] });
    t.take(0, 'engage C.BYP.R x C.R.1')
      .quiet('engage.charge')
      .take(0, 'pass')
      .quiet('engage.repel')
      .take(1, 'repel')
      .quiet('toll.decide');
    // 3 + 3 + 2 for Canister - 1: one Wound.
    expect(t.told('test')[0]?.total).toBe(7);
    t.take(0, 'yield').quiet('actions.choose');
    expect(t.at('F.RET.L')).toBe('fr-chasseurs 2 activated');
    expect(t.told('meleeWon')).toEqual([]);
    expect(t.position.melees).toEqual([]);
  });

  rule(['NS-BYP-15', 'NS-BYP-18'], 'a Move brings it back to the own Reserve, and the flank is free', () => {
    const t = table({ units: { 'C.BYP.R': 'fr-light bonus enemy', 'F.R.1': 'fr-line' } });
    expect(t.choices('move C.BYP.R')).toHaveLength(4);
    t.take(0, 'move C.BYP.R F.R.3').quiet('actions.choose');
    expect(t.at('F.R.3')).toBe('fr-light activated');
    t.take(1, 'pass').quiet('actions.choose');
    expect(t.choices('bypass F.R.1')).toEqual(['bypass F.R.1 F.BYP.L', 'bypass F.R.1 F.BYP.R']);
  });

  rule(['NS-BYP-03', 'NS-BYP-07', 'NS-BYP-18'], 'only the unit that leaves the flank forgets its failures', () => {
    const deckC = { deckC: 'co-900-a' };
    // A reinforcement that a card brings is no part of the attempt.
    const t = table(
      {
        units: { ...HELD, 'C.BYP.L': 'pr-hussars' },
        hands: [[], ['s43']],
        army: [[], ['pr-line']],
        phase: 'reinforcements',
      },
      { dice: [1] },
      deckC,
    ).quiet('turn.reinforce');
    t.quiet('window.ask').take(1, 'play C.s43-1', 'enter C.L2.1');
    expect([t.at('C.L2.1'), t.position.sides[1].bypassFailures]).toEqual(['pr-line', 1]);
    // The one that has come round falls while the other is still on its way.
    const u = table(
      { units: { ...HELD, 'F.BYP.L': 'fr-light', 'C.BYP.L': 'fr-chasseurs 2 enemy', 'C.R.1': 'gb-footart up' } },
      { dice: [4] },
    );
    u.position.sides[0].bypassFailures = 2;
    u.take(0, 'rest F.L1.3').quiet('actions.choose').take(1, 'fire C.R.1 x C.BYP.L').quiet('actions.choose');
    expect([u.at('C.BYP.L'), u.at('F.BYP.L'), u.position.sides[0].bypassFailures]).toEqual(['.', 'fr-light down', 2]);
    // Cavalry that a card calls back from behind the enemy leaves the other its failures; one that is on its way loses them.
    const called = (units: { readonly [slot: string]: string }, from: string) => {
      const v = table({ units, hands: [['s21'], []] }, {}, { deckF: 'fr-900-a' });
      v.position.sides[0].bypassFailures = 2;
      return v.take(0, `use F.s21-1 on ${from}`, 'enter F.L1.1').position.sides[0].bypassFailures;
    };
    expect(called({ 'F.BYP.L': 'fr-light', 'C.BYP.L': 'fr-chasseurs enemy' }, 'C.BYP.L')).toBe(2);
    expect(called({ 'F.BYP.L': 'fr-chasseurs' }, 'F.BYP.L')).toBe(0);
  });

  rule('NS-BYP-17', 'charged cavalry of the Reserve may counter-charge, and so may the one that came round', () => {
    const t = table({ units: { 'C.BYP.R': 'fr-chasseurs enemy', 'C.R.1': 'gb-greys up' } })
      .take(0, 'engage C.BYP.R x C.R.1')
      .quiet('engage.charge')
      .take(0, 'spur')
      .quiet('engage.countercharge');
    expect(t.asked).toEqual([1]);
    const u = table(
      { units: { 'C.BYP.R': 'fr-chasseurs enemy', 'C.R.1': 'gb-greys up' }, active: 1 },
      {},
      { evasion: 'off' },
    )
      .take(1, 'engage C.R.1 x C.BYP.R')
      .quiet('engage.charge')
      .take(1, 'spur')
      .quiet('engage.countercharge');
    expect(u.asked).toEqual([0]);
  });
});
