import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { ASSAULT, ambush, duel, terms } from './duel.ts';
import { type Arrangement, cardId, table } from './table.ts';

// Chapter 6.1, steps 4 and 5, and 6.7: the cards that both sides play in an Ambush or Assault.

describe('6.1 steps 4 and 5: cards of both sides', () => {
  rule('MAN-6.1.4-a', 'the defender adds any number of cards with the name of the target, artillery too (I-18)', () => {
    const hand = ['gb-32nd-foot-1', 'gb-32nd-foot-5', 'gb-4th-foot-1', 'gb-hq-supply-1'];
    const t = table({ ...duel, hands: [['fr-45th-1'], hand] }, { dice: [1, 1] })
      .take(0, ASSAULT)
      .take(1, 'pass');
    expect([t.step, t.asked, t.choices()]).toEqual([
      'assault.defend',
      [1],
      ['play gb-32nd-foot-1', 'play gb-32nd-foot-5', 'pass'],
    ]);
    t.take(1, 'play gb-32nd-foot-5', 'play gb-32nd-foot-1');
    expect([t.step, t.choices()]).toEqual(['assault.defend', ['pass']]);
    t.take(1, 'pass');
    expect(terms(t, 'defence')).toEqual([
      ['strength', 6],
      ['card', 7],
      ['card', 6],
    ]);
    expect(t.totals().defence).toBe(19);
    expect(t.told('played').map(({ purpose, unit }) => [purpose, unit])).toEqual([
      ['defence', 12],
      ['defence', 12],
    ]);
  });

  rule('MAN-6.1.4-b', 'and one Leader for his Combat value', () => {
    const hand = ['gb-ld-moore', 'gb-ld-wellington', 'gb-32nd-foot-1'];
    const t = table({ ...duel, hands: [['fr-45th-1'], hand] }, { dice: [1, 1] })
      .take(0, ASSAULT)
      .take(1, 'pass');
    expect(t.choices()).toEqual(['play gb-ld-moore', 'play gb-ld-wellington', 'play gb-32nd-foot-1', 'pass']);
    t.take(1, 'play gb-ld-moore');
    expect(t.choices()).toEqual(['play gb-32nd-foot-1', 'pass']);
    t.take(1, 'pass');
    expect(terms(t, 'defence')).toEqual([
      ['strength', 6],
      ['leader', 4],
    ]);
    expect(t.told('played').map(({ purpose }) => purpose)).toEqual(['leaderDefence']);
  });

  rule('MAN-6.1.4-c', 'after his step the defender plays nothing more', () => {
    const t = table(duel, { dice: [1, 2] })
      .take(0, ASSAULT)
      .take(1, 'pass', 'pass');
    expect([t.step, t.asked]).toEqual(['assault.attack', [0]]);
    t.take(0, 'pass');
    expect([t.step, t.asked, t.choices()]).toEqual(['assault.choose', [1], ['hit', 'retreat']]);
  });

  const arsenal: Arrangement = {
    nations: ['gb', 'fr'],
    units: { 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'c5', 'fr-45th': 'd5' },
    redoubts: ['d5'],
    hands: [
      [
        'gb-32nd-foot-1',
        'gb-32nd-foot-2',
        'gb-32nd-foot-3',
        'gb-4th-foot-1',
        'gb-hq-committed-attack-1',
        'gb-hq-sappers-1',
        'gb-hq-skirmish-1',
        'gb-ld-moore',
        'gb-ld-hill',
        'gb-hq-supply-1',
        'gb-hq-redoubt-1',
        'gb-hq-withdraw-1',
        'gb-hq-forced-march-1',
      ],
      [],
    ],
    phase: 'combat',
  };
  const STORM = 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1';

  rule(
    'MAN-6.1.5-a',
    'the attacker may add his own unit cards, Committed Attack, Sappers, Skirmish and a Leader',
    () => {
      const t = table(arsenal).take(0, STORM);
      expect([t.step, t.choices()]).toEqual([
        'assault.attack',
        [
          'play gb-32nd-foot-2',
          'play gb-32nd-foot-3',
          'play gb-hq-committed-attack-1',
          'play gb-hq-sappers-1',
          'play gb-hq-skirmish-1',
          'play gb-ld-moore',
          'command gb-4th-foot with gb-ld-moore',
          'play gb-ld-hill',
          'command gb-4th-foot with gb-ld-hill',
          'pass',
        ],
      ]);
      // The cards of a supporting unit once there is one, and no second Leader.
      t.take(0, 'command gb-4th-foot with gb-ld-moore');
      expect(t.choices()).toEqual([
        'play gb-32nd-foot-2',
        'play gb-32nd-foot-3',
        'play gb-4th-foot-1',
        'play gb-hq-committed-attack-1',
        'play gb-hq-sappers-1',
        'pass',
      ]);
    },
  );

  rule('MAN-6.1.5-a', 'what each card was played for is told', () => {
    const t = table(arsenal, { dice: [1, 1, 1, 1, 1, 1] }).take(0, STORM, 'play gb-ld-hill', 'play gb-32nd-foot-2');
    t.take(0, 'play gb-hq-committed-attack-1', 'play gb-hq-sappers-1', 'pass');
    expect(t.told('played').map(({ seat, card, purpose, unit }) => [seat, cardId(card), purpose, unit])).toEqual([
      [0, 'gb-ld-hill', 'leaderCombat', -1],
      [0, 'gb-32nd-foot-2', 'attack', 4],
      [0, 'gb-hq-committed-attack-1', 'committed', -1],
      [0, 'gb-hq-sappers-1', 'sappers', -1],
    ]);
  });

  rule('MAN-6.1.5-a', 'also when the second seat attacks', () => {
    const t = table({ ...arsenal, nations: ['fr', 'gb'], hands: [[], arsenal.hands?.[0] ?? []], active: 1 });
    t.take(1, STORM, 'play gb-ld-hill', 'play gb-hq-committed-attack-1', 'play gb-32nd-foot-2');
    expect(t.told('played').map(({ purpose, unit }) => [purpose, unit])).toEqual([
      ['leaderCombat', -1],
      ['committed', -1],
      ['attack', 12],
    ]);
  });

  rule('MAN-6.1.5-b', 'in an Ambush only one Leader, for Combat, and Sappers', () => {
    const hand = [
      'us-hq-ambush-1',
      'us-1st-1',
      'us-ld-macomb',
      'us-ld-scott',
      'us-hq-sappers-1',
      'us-hq-skirmish-1',
      'us-hq-ambush-2',
    ];
    const t = table({ ...ambush, redoubts: ['d4'], hands: [hand, []] }, { dice: [1] }).take(
      0,
      'ambush gb-32nd-foot with us-hq-ambush-1',
    );
    expect(t.choices()).toEqual(['play us-ld-macomb', 'play us-ld-scott', 'play us-hq-sappers-1', 'pass']);
    t.take(0, 'play us-ld-scott');
    expect(t.choices()).toEqual(['play us-hq-sappers-1', 'pass']);
    t.take(0, 'pass');
    expect(t.totals().attack).toBe(5);
  });

  rule('MAN-6.1.5-c', 'Leader and Skirmish exclude each other', () => {
    const led = table(arsenal).take(0, STORM, 'play gb-ld-hill');
    expect(led.offers('play gb-hq-skirmish-1')).toBe(false);
    const skirmish = table(arsenal).take(0, STORM, 'play gb-hq-skirmish-1');
    expect([skirmish.step, skirmish.choices('play'), skirmish.choices('command')]).toEqual([
      'assault.skirmish',
      [],
      [],
    ]);
  });

  rule('MAN-6.1.5-d', 'any number of unit cards for one unit, each with its own dice', () => {
    const t = table(
      { ...duel, hands: [['fr-45th-1', 'fr-45th-2', 'fr-45th-3', 'fr-45th-4'], []] },
      { dice: [1, 2, 3, 4, 5, 6, 1, 1] },
    );
    t.take(0, ASSAULT, 'play fr-45th-4', 'play fr-45th-2', 'play fr-45th-3');
    expect(t.totals().dice.map(({ card, dice, faces }) => [cardId(card), dice, faces])).toEqual([
      ['fr-45th-1', '2d6', [1, 2]],
      ['fr-45th-4', '2d6', [3, 4]],
      ['fr-45th-2', '2d6', [5, 6]],
      ['fr-45th-3', '2d6', [1, 1]],
    ]);
    expect(t.totals().attack).toBe(6 + 23);
  });
});

describe('6.7 cards and combat', () => {
  rule('MAN-6.7-a', 'of the headquarters cards these can be played in a combat, each in its step', () => {
    const types = [
      'ambush-1',
      'committed-attack-1',
      'guerrillas-1',
      'redoubt-1',
      'skirmish-1',
      'supply-1',
      'withdraw-1',
    ];
    const hand = [...types.map((type) => `at-hq-${type}`), 'at-ld-charles'];
    const attacking = table({
      nations: ['at', 'gb'],
      units: { 'at-1st': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['at-1st-1', ...hand], []],
      phase: 'combat',
    }).take(0, 'assault at-1st x gb-32nd-foot with at-1st-1');
    expect(attacking.choices()).toEqual([
      'play at-hq-committed-attack-1',
      'play at-hq-skirmish-1',
      'play at-ld-charles',
      'pass',
    ]);
    const defending = table({
      nations: ['at', 'gb'],
      units: { 'at-1st': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [hand, ['gb-32nd-foot-1']],
      active: 1,
      phase: 'combat',
    }).take(1, 'assault gb-32nd-foot x at-1st with gb-32nd-foot-1');
    expect(defending.choices()).toEqual(['play at-hq-withdraw-1', 'pass']);
    expect(defending.take(0, 'pass').choices()).toEqual(['play at-ld-charles', 'pass']);
  });
});
