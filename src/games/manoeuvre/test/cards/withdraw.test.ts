import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, box, type Table, table } from '../table.ts';

// 9.2.11: Withdraw.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
const WITHDRAW = 'play gb-hq-withdraw-1';
const field: Arrangement = {
  units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
  hands: [
    ['fr-8th-2', 'fr-8th-1'],
    ['gb-hq-withdraw-1', 'gb-hq-withdraw-2', 'gb-32nd-foot-1', 'gb-ld-moore'],
  ],
  phase: 'combat',
};
const attacked = (change: Arrangement = {}): Table => table({ ...field, ...change }).take(0, ASSAULT);

describe('9.2.11 Withdraw', () => {
  rule('MAN-9.2.11-a', 'in step 3 the target leaves before the combat is resolved', () => {
    const t = attacked();
    expect([t.step, t.asked, t.choices()]).toEqual([
      'assault.withdraw',
      [1],
      [WITHDRAW, 'play gb-hq-withdraw-2', 'pass'],
    ]);
    t.take(1, WITHDRAW);
    expect([t.unit('gb-32nd-foot'), t.told('totals')]).toEqual(['d3', []]);
    // Later it is too late.
    const later = attacked().take(1, 'pass');
    expect([later.step, later.offers(WITHDRAW)]).toEqual(['assault.defend', false]);
    const ambush = table({
      nations: ['us', 'gb'],
      units: { 'us-1st': 'a8', 'gb-32nd-foot': 'd4' },
      hands: [['us-hq-ambush-1'], ['gb-hq-withdraw-1']],
      phase: 'combat',
    }).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1');
    expect(ambush.take(1, WITHDRAW).unit('gb-32nd-foot')).toBe('d3');
  });

  rule('MAN-9.2.11-a', 'every nation has some, and each of them works', () => {
    for (const { id, units, deck } of box.nations) {
      const enemy = id === 'fr' ? 'ru' : 'fr';
      const [attacker, start] = enemy === 'fr' ? ['fr-8th', 'fr-8th-2'] : ['ru-guard', 'ru-guard-1'];
      const target = units[0]?.id ?? '';
      for (const facts of deck.flatMap((card) => box.cards[card] ?? []).filter(({ type }) => type === 'withdraw')) {
        const t = table({
          nations: [enemy, id],
          units: { [attacker]: 'd5', [target]: 'd4' },
          hands: [[start], [facts.id]],
          phase: 'combat',
        }).take(0, `assault ${attacker} x ${target} with ${start}`);
        expect(t.take(1, `play ${facts.id}`).unit(target)).toBe('d3');
      }
    }
  });

  rule('MAN-9.2.11-b', 'it is the only card the defender plays', () => {
    const t = attacked().take(1, WITHDRAW);
    expect([t.hand(1), t.told('played').length]).toEqual([['gb-hq-withdraw-2', 'gb-32nd-foot-1', 'gb-ld-moore'], 1]);
    expect(t.asked).toEqual([0]);
  });

  rule('MAN-9.2.11-c', 'the attacker advances, pursues if it is cavalry, and its card is spent', () => {
    const t = attacked().take(1, WITHDRAW);
    expect([t.unit('fr-8th'), t.discard(0), t.discard(1)]).toEqual(['d4', ['fr-8th-2'], ['gb-hq-withdraw-1']]);
    expect([t.position.phase, t.hand(0)]).toEqual(['restoration', ['fr-8th-1']]);
    const cavalry = table(
      {
        ...field,
        units: { 'fr-1st-cuirassiers': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-1st-cuirassiers-1'], ['gb-hq-withdraw-1']],
      },
      { dice: [4] },
    ).take(0, 'assault fr-1st-cuirassiers x gb-32nd-foot with fr-1st-cuirassiers-1');
    cavalry.take(1, WITHDRAW);
    expect([cavalry.unit('gb-32nd-foot'), cavalry.unit('fr-1st-cuirassiers')]).toEqual(['d3 reduced', 'd4']);
  });

  rule('MAN-9.2.11-d', 'not against a Bombardment or a Volley', () => {
    const fire = table({ ...field, hands: [['fr-8th-5'], ['gb-hq-withdraw-1']] }, { dice: [10] });
    fire.take(0, 'bombard fr-8th x gb-32nd-foot with fr-8th-5');
    expect([fire.unit('gb-32nd-foot'), fire.hand(1)]).toEqual(['d4 reduced', ['gb-hq-withdraw-1']]);
    const volley = table(
      {
        nations: ['at', 'gb'],
        units: { 'at-4th': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['at-4th-3'], ['gb-hq-withdraw-1']],
        phase: 'combat',
      },
      { dice: [6, 6] },
    ).take(0, 'volley at-4th x gb-32nd-foot with at-4th-3');
    expect([volley.unit('gb-32nd-foot'), volley.hand(1)]).toEqual(['d4 reduced', ['gb-hq-withdraw-1']]);
  });

  rule('MAN-9.2.11-a', 'the attacker has no use for it', () => {
    const t = table({ ...field, hands: [['fr-8th-2', 'fr-hq-withdraw-1'], []] }).take(0, ASSAULT);
    expect(t.choices()).toEqual(['pass']);
  });
});
