import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Pack } from '../data/schema.ts';
import { boxOf, STANDARD_PACK } from '../data/standard.ts';
import { table } from './table.ts';

// What the vocabulary of cards and objectives can say and no card of our pack does: another pack may.

type Effects = Pack['strategyCards'][number]['effects'];
type Condition = Pack['objectives'][number]['condition'];

const DECKS = { deckF: 'fr-900-a', deckC: 'co-900-a' };
const withEffects = (id: string, effects: Effects) =>
  boxOf({
    ...STANDARD_PACK,
    strategyCards: STANDARD_PACK.strategyCards.map((card) => (card.id === id ? { ...card, effects } : card)),
  });
const withNothingAsked = (...ids: readonly string[]) =>
  boxOf({
    ...STANDARD_PACK,
    strategyCards: STANDARD_PACK.strategyCards.map((card) =>
      ids.includes(card.id) ? { ...card, requires: { chosen: { side: 'own' } } } : card,
    ),
  });
const withObjective = (id: string, condition: Condition) =>
  boxOf({
    ...STANDARD_PACK,
    objectives: STANDARD_PACK.objectives.map((each) => (each.id === id ? { ...each, condition } : each)),
  });

describe('cards of another pack', () => {
  rule(
    ['NS-CARD-02', 'NS-TEST-02'],
    'a sum for the whole turn counts in every test of that kind, and in no other',
    () => {
      const by = withEffects('s10', [{ op: 'test_mod', test: 'fire', of: 'tester', amount: 2, duration: 'turn' }]);
      const units = { ...HELD, 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1' };
      const t = table({ units, hands: [['s10'], []], active: 0, markers: [1, 0] }, { dice: [1] }, DECKS, by);
      t.take(0, 'fire F.L1.1 x C.L1.5').take(0, 'play F.s10-1').quiet('toll.decide', 'actions.choose');
      const unit = t.position.at[0];
      expect(t.position.boons).toEqual([{ unit, test: 'fire', amount: 2, card: t.position.sides[0].discard[0] }]);
      expect(t.tale()).toEqual([
        'activated 0 fr-line F.L1.1 fire C.L1.5',
        'played 0 s10 BEFORE_FIRE_TEST -',
        'test fire fr-line pr-line none 1 value 3 NS-FIRE-04, card 2 NS-TEST-02 6 6 true',
        'wounded pr-line 1 2 fire',
      ]);
      t.take(1, 'yield').quiet('turn.bid', 'turn.reinforce').quiet('turn.bid');
      expect(t.position.boons).toEqual([]);
    },
  );

  rule(['NS-CARD-02', 'NS-MOR-01'], 'Wounds of a card with a test for each', () => {
    const by = withEffects('s25', [{ op: 'add_wounds', on: 'loser', amount: 1, causesMorale: true }]);
    const t = table(
      {
        units: { 'F.L1.1': 'fr-cuirassiers', 'C.L1.5': 'pr-line 1' },
        melees: [['F.L1.1', 'C.L1.5']],
        hands: [['s25'], []],
      },
      { dice: [2, 1] },
      DECKS,
      by,
    );
    t.take(0, 'fight F.L1.1').quiet('toll.decide').take(1, 'yield');
    t.tale();
    t.take(0, 'play F.s25-1').quiet('actions.choose', 'toll.decide');
    expect(t.tale()).toEqual(['played 0 s25 AFTER_MELEE_WON -', 'wounded pr-line 1 3 card']);
    expect([t.step, t.asked, t.position.stack.some((frame) => 'owed' in frame)]).toEqual(['toll.decide', [1], true]);
  });

  rule(['NS-CARD-02', 'NS-CARD-11'], 'fire that hits without a die is one Wound', () => {
    const by = withEffects('s31', [{ op: 'auto_result', of: 'tester', result: 'pass' }]);
    const units = { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line' };
    const t = table({ units, hands: [['s31'], []] }, {}, DECKS, by);
    t.take(0, 'fire F.L2.1 x C.L1.5').take(0, 'play F.s31-1').quiet('actions.choose');
    expect(t.tale().slice(2)).toEqual(['decided fire fr-footart true', 'wounded pr-line 1 1 fire']);
  });

  rule(
    ['NS-CARD-09', 'NS-EVA-08'],
    'a formation of whose unit nothing is asked: none in Melee, and no Echelon for who failed to evade',
    () => {
      const by = withNothingAsked('s06', 's07');
      const units = {
        'F.L1.1': 'fr-line',
        'F.L1.2': 'fr-line',
        'F.L1.3': 'fr-chasseurs',
        'C.L1.3': 'pr-line',
        'C.L1.4': 'pr-line',
      };
      const t = table({ units, melees: [['F.L1.2', 'C.L1.4']], hands: [['s06', 's07'], []] }, {}, DECKS, by);
      expect(t.choices('use')).toEqual(['use F.s06-1 on F.L1.1', 'use F.s07-1 on F.L1.3']);
      expect(t.whyNot(0, 'use F.s06-1 on F.L1.2')).toEqual(['formsInMelee NS-CARD-09']);
      const attacked = { units, active: 1, hands: [['s07'], []] };
      const script = { dice: [1] };
      const u = table(attacked, script, { ...DECKS, evasion: 'on' }, by)
        .take(1, 'engage C.L1.3 x F.L1.3')
        .take(0, 'evade');
      u.quiet('window.ask').take(1, 'pass');
      expect([u.asked, u.choices('use')]).toEqual([[0], []]);
      expect(u.whyNot(0, 'use F.s07-1 on F.L1.3')).toEqual(['formsCaught NS-EVA-08']);
    },
  );

  rule(
    ['NS-ACT-03', 'NS-ACT-04', 'NS-ACT-09', 'NS-MOVE-13'],
    'orders of whose unit nothing is asked: for nobody who cannot be activated, none to move out of a Melee or as a Square',
    () => {
      const by = withNothingAsked('s17', 's28');
      const units = {
        'F.L1.1': 'fr-line',
        'F.L1.2': 'fr-line',
        'F.L1.3': 'fr-gren square',
        'F.L1.5': 'fr-light activated',
        'F.L2.1': 'fr-line square',
        'F.BYP.R': 'fr-light down',
        'F.RET.L': 'fr-line 1',
        'C.L1.4': 'pr-line',
        'C.L1.3': 'pr-line',
      };
      const melees = [
        ['F.L1.2', 'C.L1.4'],
        ['F.L1.3', 'C.L1.3'],
      ];
      const t = table({ units, melees, hands: [['s17', 's28'], []] }, {}, { ...DECKS, bypass: 'on' }, by);
      expect(t.choices('use')).toEqual(['use F.s17-1 on F.L1.1', 'use F.s28-1 on F.L1.2']);
      expect(t.whyNot(0, 'use F.s28-1 on F.L1.1')).toEqual(['noEffect NS-CARD-16']);
    },
  );

  rule('NS-CARD-02', 'Surgeons who never heal the last Wound', () => {
    const by = withEffects('s23', [{ op: 'remove_wounds', on: 'chosen', amount: 2, mayRemoveLast: false }]);
    const healed = (unit: string) =>
      table({ units: { 'F.R.1': unit }, phase: 'reform', hands: [['s23'], []] }, {}, DECKS, by);
    expect(healed('fr-line 2').take(0, 'use F.s23-1 on F.R.1').at('F.R.1')).toBe('fr-line 1');
    expect(healed('fr-line 3').take(0, 'use F.s23-1 on F.R.1').at('F.R.1')).toBe('fr-line 1');
    expect(healed('fr-line 1').choices('use')).toEqual([]);
  });
});

describe('objectives of another pack', () => {
  rule('NS-OBJ-01', 'one that asks for units of a nation', () => {
    const by = withObjective('o04', {
      type: 'event',
      event: 'unit_eliminated',
      selector: { side: 'enemy', nation: ['prussia'] },
      countMin: 1,
      within: 'game',
    });
    const scored = (target: string) =>
      table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': target }, objectives: [['o04'], []] }, { dice: [6] }, {}, by)
        .take(0, 'fire F.L1.1 x C.L1.5')
        .quiet('actions.choose')
        .told('objectiveScored').length;
    expect([scored('pr-line 3'), scored('gb-highlanders 3')]).toEqual([1, 0]);
  });
});

const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};
