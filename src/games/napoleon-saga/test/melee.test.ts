import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

const FACE = { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line' } };

describe('a round', () => {
  rule(['NS-MELEE-01', 'NS-MELEE-02'], 'the unit directly in front is engaged, and both stay so', () => {
    const t = table({ units: { ...FACE.units, 'C.L1.4': 'gb-line' } }, { dice: [1, 1] });
    expect(t.choices('engage')).toEqual(['engage F.L1.1 x C.L1.5']);
    t.take(0, 'engage F.L1.1 x C.L1.5').quiet('actions.choose');
    expect([t.at('F.L1.1'), t.at('C.L1.5')]).toEqual(['fr-line activated engaged', 'gb-line engaged']);
    expect(t.told('engaged')).toHaveLength(1);
  });

  rule(
    ['NS-MELEE-04', 'NS-MELEE-05'],
    'both test at 6 or more; 9 or more is two Wounds; they fall at the same time',
    () => {
      // French Melee 3, British Melee 2.
      const round = (one: number, two: number) =>
        table(FACE, { dice: [one, two] })
          .take(0, 'engage F.L1.1 x C.L1.5')
          .quiet('actions.choose', 'toll.decide');
      expect(round(2, 3).told('wounded')).toEqual([]);
      expect(
        round(3, 4)
          .told('wounded')
          .map(({ count, why }) => [count, why]),
      ).toEqual([
        [1, 'melee'],
        [1, 'melee'],
      ]);
      expect(
        round(6, 1)
          .told('wounded')
          .map(({ count }) => count),
      ).toEqual([2]);
    },
  );

  rule('NS-MELEE-03', 'an engaged unit that is activated fights another round', () => {
    const t = table({ ...FACE, melees: [['C.L1.5', 'F.L1.1']] }, { dice: [1, 1] });
    expect(t.choices('fight')).toEqual(['fight F.L1.1']);
    t.take(0, 'fight F.L1.1').quiet('actions.choose');
    expect(t.position.melees[0]?.rounds).toBe(2);
  });

  rule('NS-MELEE-11', 'if both fall, nobody has won', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line 3', 'C.L1.5': 'gb-line 3' }, melees: [['F.L1.1', 'C.L1.5']] },
      { dice: [6, 6] },
    );
    t.take(0, 'fight F.L1.1').quiet('actions.choose');
    expect([t.at('F.L1.1'), t.at('C.L1.5')]).toEqual(['.', '.']);
    expect(t.told('meleeWon')).toEqual([]);
    expect(t.points()).toEqual([2, 2]);
  });

  rule(
    ['NS-MELEE-12', 'NS-FIRE-03', 'NS-ACT-09'],
    'one Melee at a time, no fire into it, and nothing else for who is in it',
    () => {
      const t = table(
        {
          units: {
            'F.L1.1': 'fr-line',
            'C.L1.5': 'gb-line',
            'F.L2.1': 'fr-footart',
            'F.L1.2': 'fr-line',
            'C.L1.4': 'gb-line',
          },
          melees: [['F.L1.1', 'C.L1.5']],
        },
        {},
      );
      expect(t.choices('fire F.L2.1')).toEqual(['fire F.L2.1 x C.L1.4']);
      expect(t.whyNot(0, 'fire F.L2.1 x C.L1.5')[0]).toBe('targetEngaged NS-FIRE-03');
      expect(t.choices().filter((text) => text.includes(' F.L1.1'))).toEqual([
        'fight F.L1.1',
        'disengage F.L1.1',
        'rest F.L1.1',
      ]);
      expect(t.whyNot(0, 'move F.L1.1 F.L2.1')[0]).toBe('isEngaged NS-ACT-09');
    },
  );
});

describe('the winner', () => {
  rule(['NS-MELEE-06', 'NS-MELEE-07', 'NS-MELEE-08', 'NS-MELEE-10', 'NS-EX-07'], 'regroups, and owes no Morale', () => {
    // Cuirassiers with 1 Wound take two more and win: 3, then 2; they need not test at 6+ and 7+.
    const t = table(
      { units: { 'F.L1.1': 'fr-cuirassiers 1', 'C.L1.5': 'gb-line 3' }, melees: [['F.L1.1', 'C.L1.5', 1, 1, 0]] },
      { dice: [6, 6] },
    );
    // British Melee 2 against Compact cavalry: 6 + 2 - 1 = 7, one Wound.
    t.take(0, 'fight F.L1.1').quiet('toll.decide', 'toll.recoup');
    expect(t.step).toBe('toll.decide');
    expect(t.choices()).toEqual(['stand', 'yield', 'ignore']);
    t.take(0, 'ignore');
    expect(t.step).toBe('toll.recoup');
    t.take(0, 'recoup');
    expect(t.at('F.L1.1')).toBe('fr-cuirassiers 1 activated');
    expect(t.told('meleeWon').map(({ how }) => how)).toEqual(['eliminated']);
  });

  rule(['NS-MELEE-07', 'NS-MELEE-09'], 'never removes its last Wound, and none if it had none before', () => {
    const won = (wounds: number, before: number) =>
      table(
        {
          units: { 'F.L1.1': `fr-line ${wounds}`, 'C.L1.5': 'gb-line 3' },
          melees: [['F.L1.1', 'C.L1.5', 1, before, 3]],
        },
        { dice: [6, 1] },
      )
        .take(0, 'fight F.L1.1')
        .quiet('toll.recoup', 'actions.choose').step;
    expect(won(2, 1)).toBe('toll.recoup');
    expect(won(2, 0)).toBe('actions.choose');
    expect(won(1, 1)).toBe('actions.choose');
  });

  rule('NS-MELEE-15', 'that retreats all the same has still won, but captures nothing', () => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'gb-line 3' },
        terrain: { 'C.L1.5': 's01' },
        melees: [['F.L1.1', 'C.L1.5', 1, 1, 3]],
      },
      // The hill gives the defender, who did not start it, +1: 4 + 2 + 1 = 7.
      { dice: [6, 4] },
    );
    t.take(0, 'fight F.L1.1').quiet('toll.decide').take(0, 'yield').quiet('toll.recoup', 'actions.choose');
    expect(t.step).toBe('toll.recoup');
    t.take(0, 'recoup').quiet('actions.choose');
    expect(t.told('captured')).toEqual([]);
    expect(t.at('F.RET.L')).toBe('fr-line 1 activated');
  });

  rule(
    ['NS-TERR-15', 'NS-TERR-16'],
    'may capture the Terrain of the loser; one that came round the flank discards it',
    () => {
      const won = (
        units: { readonly [slot: string]: string },
        terrain: { readonly [slot: string]: string },
        melee: readonly string[],
        act: string,
      ) =>
        table({ units, terrain, melees: [melee] }, { dice: [6, 1] })
          .take(0, act)
          .quiet('toll.seize');
      const t = won(
        { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-line 3' },
        { 'C.L1.5': 's03', 'F.L1.1': 's02' },
        ['F.L1.1', 'C.L1.5'],
        'fight F.L1.1',
      );
      t.take(0, 'seize').quiet('actions.choose');
      expect(t.discard(0)).toEqual(['s02']);
      expect(t.position.terrain.filter((card) => card >= 0)).toHaveLength(1);
      const u = won(
        { 'C.BYP.R': 'fr-line enemy', 'C.R.1': 'gb-line 3 up' },
        { 'C.R.1': 's02' },
        ['C.BYP.R', 'C.R.1'],
        'fight C.BYP.R',
      );
      u.take(0, 'seize').quiet('actions.choose');
      expect(u.discard(1)).toEqual(['s02']);
    },
  );
});

describe('the order', () => {
  rule(
    ['NS-ORDER-01', 'NS-ORDER-02', 'NS-MELEE-14'],
    'the defender decides and resolves first; if he stays, the active player tests',
    () => {
      const t = table(
        { units: { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'gb-line 1' }, melees: [['F.L1.1', 'C.L1.5']] },
        { dice: [3, 4, 5, 4] },
      );
      t.take(0, 'fight F.L1.1').quiet('toll.decide');
      expect(t.asked).toEqual([1]);
      t.take(1, 'stand').quiet('toll.decide');
      expect(t.asked).toEqual([0]);
      t.take(0, 'stand').quiet('actions.choose');
      expect([t.at('F.L1.1'), t.at('C.L1.5')]).toEqual(['fr-line 2 activated engaged', 'gb-line 2 engaged']);
    },
  );

  rule(
    ['NS-MELEE-14', 'NS-MOR-14'],
    'if the defender retreats the other has won; if the other retreats, the defender has',
    () => {
      const melee = {
        units: { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'gb-line 1' },
        melees: [['F.L1.1', 'C.L1.5', 1, 1, 1]],
      };
      const t = table(melee, { dice: [3, 4] })
        .take(0, 'fight F.L1.1')
        .quiet('toll.decide')
        .take(1, 'yield')
        .quiet('toll.decide');
      expect(t.choices()).toContain('ignore');
      t.take(0, 'ignore').quiet('toll.recoup');
      expect(t.told('meleeWon')).toMatchObject([{ how: 'retreated' }]);
      const u = table(melee, { dice: [3, 4, 6] })
        .take(0, 'fight F.L1.1')
        .quiet('toll.decide')
        .take(1, 'stand')
        .quiet('toll.decide');
      u.take(0, 'yield').quiet('toll.recoup');
      expect(u.asked).toEqual([1]);
      expect(u.at('F.RET.L')).toBe('fr-line 2 activated');
    },
  );

  rule('NS-MELEE-13', 'the steps of an engagement come in their order', () => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-hussars' },
        hands: [['s07'], ['s07']],
      },
      { dice: [1, 1, 1] },
    );
    const steps: string[] = [];
    t.take(0, 'engage F.L1.1 x C.L1.5');
    const window = () => (t.position.stack.at(-1) as { window?: string }).window ?? '';
    const answers: { readonly [step: string]: string } = {
      'engage.evade': 'evade',
      'engage.charge': 'spur',
      'engage.countercharge': 'countercharge',
    };
    while (t.step !== 'actions.choose') {
      steps.push(`${t.step} ${window()}`.trim());
      t.take(t.asked[0] ?? 0, answers[t.step] ?? 'pass');
    }
    // The hussars failed to evade, so that they may not counter-charge.
    expect(steps.filter((step) => !step.startsWith('test.'))).toEqual([
      'window.ask OWN_ACTION',
      'engage.evade',
      'engage.charge',
      'window.ask ENGAGED',
    ]);
    expect(t.told('test').map(({ test }) => test)).toEqual(['evasion', 'melee', 'melee']);
  });

  rule('NS-MELEE-16', 'an attacker that is shot down before the Melee ends the engagement', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line 3', 'C.L1.5': 'gb-line' }, hands: [[], ['s38']] },
      { dice: [6] },
      { deckC: 'co-900-a' },
    );
    t.take(0, 'engage F.L1.1 x C.L1.5').take(1, 'play C.s38-1').quiet('actions.choose');
    expect(t.at('F.L1.1')).toBe('.');
    expect(t.told('notEngaged')).toHaveLength(1);
    expect(t.told('meleeWon')).toEqual([]);
    expect(t.position.sides[1].markers).toBe(2);
  });
});
