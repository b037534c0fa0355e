import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, box, table } from './table.ts';
import { tells } from './told.ts';

// One situation of a combat each, and the first reason in full.

describe('starting a combat', () => {
  const field: Arrangement = {
    units: {
      'fr-45th': 'd5',
      'fr-8th': 'a8',
      'fr-19th': 'g5',
      'fr-2nd': 'g8',
      'gb-32nd-foot': 'd4',
      'gb-42nd-foot': 'h6',
      'gb-52nd-foot': 'g3',
      'gb-4th-foot': 'a1',
    },
    ground: { m: 'd5', w: 'h5 g6', h: 'g4' },
    hands: [
      [
        'fr-45th-1',
        'fr-19th-5',
        'fr-8th-1',
        'fr-2nd-5',
        'fr-4th-suisse-1',
        'fr-ld-ney',
        'fr-hq-supply-1',
        'fr-hq-withdraw-1',
      ],
      [],
    ],
    phase: 'combat',
  };

  rule(['MAN-6.1.1-b', 'MAN-6.1.2-a', 'MAN-6.2.2-f', 'MAN-6.2.2-b', 'MAN-6.5.1-a', 'MAN-1.3-d'], 'own units', () => {
    tells(table(field), 0, {
      'unit fr-45th': 'marshAssault (MAN-6.1.1-b), unit fr-45th, target gb-32nd-foot, card fr-45th-1',
      'unit fr-8th': 'targetNotAdjacent (MAN-6.1.2-a), unit fr-8th, card fr-8th-1',
      'unit fr-19th':
        'lineBlocked (MAN-6.2.2-f), unit fr-19th, target gb-42nd-foot, card fr-19th-5, square g6, terrain woods',
      'unit fr-2nd': 'outOfRange (MAN-6.2.2-b), unit fr-2nd, card fr-2nd-5, max 2',
      'unit fr-4th-suisse': 'unitEliminated (MAN-6.5.1-a), unit fr-4th-suisse',
    });
    tells(table({ ...field, hands: [['fr-hq-supply-1'], []] }), 0, {
      'unit fr-45th': 'noCardForUnit (MAN-1.3-d), unit fr-45th',
    });
  });

  rule(['MAN-6.2.2-c'], 'a unit in the line of fire', () => {
    const t = table({
      units: { 'fr-19th': 'd5', 'fr-45th': 'd4', 'gb-32nd-foot': 'd3' },
      hands: [['fr-19th-5'], []],
      phase: 'combat',
    });
    tells(t, 0, {
      'unit fr-19th':
        'lineBlocked (MAN-6.2.2-c), unit fr-19th, target gb-32nd-foot, card fr-19th-5, square d4, by fr-45th',
      'card fr-19th-5':
        'lineBlocked (MAN-6.2.2-c), unit fr-19th, target gb-32nd-foot, card fr-19th-5, square d4, by fr-45th',
      'unit gb-32nd-foot':
        'lineBlocked (MAN-6.2.2-c), unit fr-19th, target gb-32nd-foot, card fr-19th-5, square d4, by fr-45th',
      'bombard fr-19th x gb-32nd-foot with fr-19th-5':
        'lineBlocked (MAN-6.2.2-c), unit fr-19th, target gb-32nd-foot, card fr-19th-5, square d4, by fr-45th',
    });
  });

  rule(['MAN-6.1.1-b', 'MAN-6.2.2-f', 'MAN-6.2.2-c', 'MAN-6.2.2-b'], 'enemy units', () => {
    tells(table(field), 0, {
      'unit gb-32nd-foot': 'marshAssault (MAN-6.1.1-b), unit fr-45th, target gb-32nd-foot, card fr-45th-1',
      'unit gb-42nd-foot':
        'lineBlocked (MAN-6.2.2-f), unit fr-19th, target gb-42nd-foot, card fr-19th-5, square g6, terrain woods',
      'unit gb-52nd-foot':
        'lineBlocked (MAN-6.2.2-c), unit fr-19th, target gb-52nd-foot, card fr-19th-5, square g4, terrain hill',
      'unit gb-4th-foot': 'outOfRange (MAN-6.2.2-b), target gb-4th-foot, max 2',
    });
  });

  rule(
    ['MAN-6.1.1-b', 'MAN-6.1.2-a', 'MAN-6.2.2-b', 'MAN-1.4-h', 'MAN-6.1.5-a', 'MAN-5-g', 'MAN-6.1.3-a'],
    'cards',
    () => {
      tells(table(field), 0, {
        'card fr-45th-1': 'marshAssault (MAN-6.1.1-b), unit fr-45th, target gb-32nd-foot, card fr-45th-1',
        'card fr-8th-1': 'targetNotAdjacent (MAN-6.1.2-a), unit fr-8th, card fr-8th-1',
        'card fr-2nd-5': 'outOfRange (MAN-6.2.2-b), unit fr-2nd, card fr-2nd-5, max 2',
        'card fr-4th-suisse-1': 'cardOfLostUnit (MAN-1.4-h), unit fr-4th-suisse, card fr-4th-suisse-1',
        'card fr-ld-ney': 'moment (MAN-6.1.5-a), step assault.attack',
        'card fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply',
        'card fr-hq-withdraw-1': 'moment (MAN-6.1.3-a), step assault.withdraw',
      });
    },
  );

  rule(
    [
      'MAN-6.1.2-a',
      'MAN-1.3-d',
      'MAN-6.1.1-c',
      'MAN-1.3-a',
      'MAN-4.2-a',
      'MAN-9.1-a',
      'MAN-6.2.1-a',
      'MAN-9.1.5-a',
      'MAN-6.2.2-b',
      'MAN-9.2.1-a',
      'MAN-5-a',
      'MAN-7-b',
      'MAN-6.5-a',
    ],
    'declarations',
    () => {
      const t = table({ ...field, ground: { w: 'd4' } });
      tells(t, 0, {
        'assault fr-45th x gb-52nd-foot with fr-45th-1':
          'targetNotAdjacent (MAN-6.1.2-a), unit fr-45th, target gb-52nd-foot, card fr-45th-1',
        'assault fr-45th x gb-32nd-foot with fr-8th-1':
          'cardNamesAnother (MAN-1.3-d), unit fr-8th, target gb-32nd-foot, card fr-8th-1',
        'assault fr-19th x gb-52nd-foot with fr-19th-5':
          'noAttackValue (MAN-6.1.1-c), unit fr-19th, target gb-52nd-foot, card fr-19th-5',
        'assault fr-45th x fr-8th with fr-45th-1':
          'targetNotEnemy (MAN-6.1.2-a), unit fr-45th, target fr-8th, card fr-45th-1',
        'assault gb-32nd-foot x fr-45th with fr-45th-1':
          'enemyUnit (MAN-1.3-a), unit gb-32nd-foot, target fr-45th, card fr-45th-1',
        'assault fr-45th x gb-32nd-foot with fr-45th-2':
          'cardNotInHand (MAN-4.2-a), unit fr-45th, target gb-32nd-foot, card fr-45th-2',
        'assault fr-45th x gb-32nd-foot with fr-ld-ney':
          'leaderStartsNothing (MAN-9.1-a), unit fr-45th, target gb-32nd-foot, card fr-ld-ney',
        'volley fr-45th x gb-32nd-foot with fr-45th-1':
          'noVolleyValue (MAN-6.2.1-a), unit fr-45th, target gb-32nd-foot, card fr-45th-1',
        'bombard fr-45th x gb-32nd-foot with fr-45th-1':
          'noBombardValue (MAN-6.2.1-a), unit fr-45th, target gb-32nd-foot, card fr-45th-1',
        'bombard fr-45th x gb-32nd-foot with fr-ld-ney':
          'noGrandBattery (MAN-9.1.5-a), unit fr-45th, target gb-32nd-foot, card fr-ld-ney',
        'bombard fr-19th x gb-4th-foot with fr-19th-5':
          'outOfRange (MAN-6.2.2-b), unit fr-19th, target gb-4th-foot, card fr-19th-5, max 2',
        'ambush gb-4th-foot with fr-ld-ney': 'notAmbush (MAN-9.2.1-a), unit gb-4th-foot, card fr-ld-ney',
        'move fr-8th a7': 'moment (MAN-5-a), step movement.unit',
        'restore fr-8th with fr-8th-1': 'moment (MAN-7-b), step restoration.restore',
        hit: 'moment (MAN-6.5-a), step assault.choose',
      });
    },
  );

  rule(['MAN-6.2.2-f', 'MAN-6.2.2-b'], 'Napoleon opens a Grand Battery for any unit within two squares', () => {
    const t = table({ ...field, hands: [['fr-ld-napoleon'], []], ground: { w: 'h5 g6', h: 'g4 d4' } });
    tells(t, 0, {
      'unit fr-19th':
        'lineBlocked (MAN-6.2.2-f), unit fr-19th, target gb-42nd-foot, card fr-ld-napoleon, square g6, terrain woods',
      'unit fr-2nd': 'outOfRange (MAN-6.2.2-b), unit fr-2nd, card fr-ld-napoleon, max 2',
      'bombard fr-2nd x gb-42nd-foot with fr-ld-napoleon':
        'outOfRange (MAN-6.2.2-b), unit fr-2nd, target gb-42nd-foot, card fr-ld-napoleon, max 2',
    });
  });
});

describe('an Assault', () => {
  const field: Arrangement = {
    units: {
      'fr-45th': 'd5',
      'fr-8th': 'c4',
      'fr-19th': 'e4',
      'fr-2nd': 'a8',
      'gb-32nd-foot': 'd4',
      'gb-4th-foot': 'h1',
    },
    ground: { m: 'e4' },
    hands: [
      [
        'fr-45th-1',
        'fr-45th-2',
        'fr-45th-5',
        'fr-2nd-1',
        'fr-8th-1',
        'fr-ld-ney',
        'fr-ld-murat',
        'fr-hq-skirmish-1',
        'fr-hq-supply-1',
      ],
      [
        'gb-32nd-foot-1',
        'gb-32nd-foot-2',
        'gb-4th-foot-1',
        'gb-ld-hill',
        'gb-ld-moore',
        'gb-hq-withdraw-1',
        'gb-hq-scout-1',
      ],
    ],
    phase: 'combat',
  };
  const declared = (more: Arrangement = {}, dice: readonly number[] = []) =>
    table({ ...field, ...more }, { dice }).take(0, 'assault fr-45th x gb-32nd-foot with fr-45th-1');

  rule(['MAN-6.1.4-a', 'MAN-9.2.9-a', 'MAN-5-a', 'MAN-4.4-a', 'MAN-6.1.3-a'], 'step 3, withdrawal', () => {
    const t = declared();
    tells(t, 1, {
      'card gb-32nd-foot-1': 'moment (MAN-6.1.4-a), step assault.defend',
      'card gb-4th-foot-1': 'moment (MAN-6.1.4-a), step assault.defend',
      'card gb-ld-hill': 'moment (MAN-6.1.4-a), step assault.defend',
      'scout gb-hq-scout-1': 'scoutNotNow (MAN-9.2.9-a)',
      'unit gb-32nd-foot': 'moment (MAN-5-a), step movement.unit',
      'unit fr-45th': 'moment (MAN-4.4-a), step combat.declare',
    });
    tells(t, 0, { 'card fr-45th-2': 'notYourDecision (MAN-6.1.3-a), seat 1, step assault.withdraw' });
  });

  rule('MAN-4.4-b', 'a combat begins with a card that can begin one', () => {
    const t = table({
      units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['fr-hq-supply-1'], []],
      phase: 'combat',
    });
    tells(t, 0, {
      'bombard fr-45th x gb-32nd-foot with fr-hq-supply-1':
        'startsNoCombat (MAN-4.4-b), unit fr-45th, target gb-32nd-foot, card fr-hq-supply-1',
    });
  });

  rule('MAN-9.2.7-a', 'Sappers count once, however many a pack may have', () => {
    const t = table({
      nations: ['gb', 'fr'],
      units: { 'gb-32nd-foot': 'd4', 'fr-45th': 'd5' },
      redoubts: ['d5'],
      hands: [['gb-32nd-foot-1', 'gb-hq-sappers-1', 'gb-hq-supply-1'], []],
      phase: 'combat',
    }).take(0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-1', 'play gb-hq-sappers-1');
    const sappers = box.cards.findIndex(({ id }) => id === 'gb-hq-sappers-1');
    t.position.sides[0].hand.push(sappers);
    tells(t, 0, { 'card gb-hq-sappers-1': 'sappersOnce (MAN-9.2.7-a), card gb-hq-sappers-1' });
  });

  rule('MAN-8.7-a', 'a card of the United States makes the unit withdraw that it names', () => {
    const t = table({
      nations: ['us', 'fr'],
      active: 1,
      first: 1,
      units: { 'us-1st': 'd4', 'us-2nd': 'a1', 'fr-45th': 'd3' },
      hands: [['us-1st-1', 'us-2nd-1'], ['fr-45th-1']],
      phase: 'combat',
    }).take(1, 'assault fr-45th x us-1st with fr-45th-1');
    expect(t.choices()).toEqual(['play us-1st-1', 'pass']);
  });

  rule(['MAN-9.2.11-b'], 'a Withdraw card is the only one of its combat', () => {
    const t = table(
      {
        nations: ['us', 'fr'],
        active: 1,
        first: 1,
        units: { 'us-1st': 'd4', 'fr-45th': 'd3' },
        hands: [['us-1st-1', 'us-hq-withdraw-1', 'us-1st-3'], ['fr-45th-1']],
        phase: 'combat',
      },
      { dice: [6] },
    ).take(1, 'assault fr-45th x us-1st with fr-45th-1');
    t.take(0, 'play us-1st-1');
    tells(t, 0, { 'card us-hq-withdraw-1': 'withdrawNotOnlyCard (MAN-9.2.11-b), card us-hq-withdraw-1' });
  });

  rule(
    ['MAN-6.1.4-a', 'MAN-6.1.3-a', 'MAN-9.2.9-a', 'MAN-6.1.4-b', 'MAN-1.4-f', 'MAN-9.2.11-b'],
    'step 4, the defender’s cards',
    () => {
      const t = declared().take(1, 'pass');
      tells(t, 1, {
        'card gb-4th-foot-1': 'notTargetsCard (MAN-6.1.4-a), card gb-4th-foot-1, unit gb-32nd-foot',
        'card gb-hq-withdraw-1': 'moment (MAN-6.1.3-a), step assault.withdraw',
        'card gb-hq-scout-1': 'scoutNotNow (MAN-9.2.9-a)',
      });
      t.take(1, 'play gb-ld-hill');
      tells(t, 1, {
        'card gb-ld-moore': 'oneLeaderDefends (MAN-6.1.4-b), card gb-ld-moore',
        'card gb-ld-hill': 'cardNotInHand (MAN-1.4-f), card gb-ld-hill',
        'card gb-hq-withdraw-1': 'withdrawNotOnlyCard (MAN-9.2.11-b)',
      });
    },
  );

  rule(['MAN-6.1.3-a'], 'no withdrawal without a free square', () => {
    const t = declared({ units: { ...field.units, 'gb-42nd-foot': 'd3' } });
    expect(t.step).toBe('assault.defend');
    tells(t, 1, { 'card gb-hq-withdraw-1': 'noFreeSquare (MAN-6.1.3-a), unit gb-32nd-foot' });
  });

  rule(
    ['MAN-6.1.5-a', 'MAN-6.1.1-c', 'MAN-5-g', 'MAN-6.4-c', 'MAN-6.4-a', 'MAN-4.4-a', 'MAN-9.2.8-b', 'MAN-9.1-a'],
    'step 5, the attacker’s cards and supporters',
    () => {
      const t = declared().take(1, 'pass', 'pass');
      tells(t, 0, {
        'card fr-2nd-1': 'notTakingPart (MAN-6.1.5-a), card fr-2nd-1, unit fr-2nd',
        'card fr-45th-5': 'noAttackValue (MAN-6.1.1-c), card fr-45th-5',
        'card fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply',
        'unit fr-45th': 'alreadyTakesPart (MAN-6.4-c), unit fr-45th',
        'unit fr-19th': 'supporterInMarsh (MAN-6.4-c), unit fr-19th',
        'unit fr-2nd': 'supporterNotAdjacent (MAN-6.4-c), unit fr-2nd',
        'command fr-19th with fr-ld-ney': 'supporterInMarsh (MAN-6.4-c), unit fr-19th, card fr-ld-ney',
        'command fr-8th with fr-45th-2': 'supportNeedsLeader (MAN-6.4-a), unit fr-8th, card fr-45th-2',
        'assault fr-8th x gb-32nd-foot with fr-8th-1': 'moment (MAN-4.4-a), step combat.declare',
      });
      t.take(0, 'play fr-45th-2');
      tells(t, 0, { 'card fr-hq-skirmish-1': 'skirmishFirst (MAN-9.2.8-b), card fr-hq-skirmish-1' });
      t.take(0, 'play fr-ld-ney');
      tells(t, 0, {
        'card fr-hq-skirmish-1': 'leaderExcludesSkirmish (MAN-9.2.8-b), card fr-hq-skirmish-1',
        'card fr-ld-murat': 'oneLeaderAttacks (MAN-6.1.5-a), card fr-ld-murat',
        'command fr-8th with fr-ld-murat': 'oneLeaderAttacks (MAN-6.1.5-a), unit fr-8th, card fr-ld-murat',
        'unit fr-8th': 'commandOrCombat (MAN-9.1-a), unit fr-8th',
      });
    },
  );

  rule(['MAN-6.4-a', 'MAN-6.4-b', 'MAN-9.2.2-b'], 'no supporters without a Leader of Command 2', () => {
    const led = (hand: string) => declared({ hands: [['fr-45th-1', hand], []] });
    tells(led('fr-45th-2'), 0, { 'unit fr-8th': 'supportNeedsLeader (MAN-6.4-a), unit fr-8th' });
    const ottoman = table({
      nations: ['ot', 'gb'],
      units: { 'ot-1st-janissaries': 'd5', 'ot-2nd-janissaries': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['ot-1st-janissaries-1', 'ot-ld-pasha', 'ot-hq-committed-attack-1', 'ot-hq-committed-attack-2'], []],
      phase: 'combat',
    }).take(0, 'assault ot-1st-janissaries x gb-32nd-foot with ot-1st-janissaries-1');
    tells(ottoman, 0, {
      'unit ot-2nd-janissaries': 'commandTooLow (MAN-6.4-b), unit ot-2nd-janissaries, card ot-ld-pasha',
      'command ot-2nd-janissaries with ot-ld-pasha':
        'commandTooLow (MAN-6.4-b), unit ot-2nd-janissaries, card ot-ld-pasha',
    });
    ottoman.take(0, 'play ot-hq-committed-attack-1');
    tells(ottoman, 0, {
      'card ot-hq-committed-attack-2': 'committedLimit (MAN-9.2.2-b), card ot-hq-committed-attack-2',
    });
  });

  rule(['MAN-6.4-c', 'MAN-6.4-e', 'MAN-6.1.5-a', 'MAN-6.4-b'], 'supporters are named with their Leader', () => {
    const support: Arrangement = {
      ground: {},
      hands: [['fr-45th-1', 'fr-45th-2', 'fr-ld-soult', 'fr-ld-ney', 'fr-2nd-1'], []],
      units: { ...field.units, 'fr-4th-suisse': 'd3' },
    };
    const t = declared(support).take(0, 'command fr-8th with fr-ld-soult');
    tells(t, 0, {
      'unit fr-8th': 'alreadyTakesPart (MAN-6.4-c), unit fr-8th',
      'unit fr-2nd': 'supporterNotAdjacent (MAN-6.4-c), unit fr-2nd',
      'card fr-45th-2': 'supportersFirst (MAN-6.4-e), card fr-45th-2',
      'card fr-2nd-1': 'notTakingPart (MAN-6.1.5-a), card fr-2nd-1, unit fr-2nd',
    });
    t.take(0, 'support fr-19th');
    tells(t, 0, { 'unit fr-4th-suisse': 'supportersFull (MAN-6.4-b), unit fr-4th-suisse, max 3' });
    const passed = declared(support).take(0, 'command fr-8th with fr-ld-soult', 'pass');
    tells(passed, 0, { 'unit fr-19th': 'supportersNamed (MAN-6.4-e), unit fr-19th' });
  });

  rule(
    ['MAN-9.2.1-b', 'MAN-4.4-a', 'MAN-6.5.5-a'],
    'an Ambush takes a Leader and Sappers alone, and nobody supports it',
    () => {
      const t = table({
        nations: ['us', 'gb'],
        units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['us-hq-ambush-1', 'us-hq-ambush-2', 'us-1st-1', 'us-hq-skirmish-1'], []],
        phase: 'combat',
      }).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1');
      tells(t, 0, {
        'card us-1st-1': 'ambushCards (MAN-9.2.1-b), card us-1st-1',
        'card us-hq-skirmish-1': 'ambushCards (MAN-9.2.1-b), card us-hq-skirmish-1',
        'card us-hq-ambush-2': 'moment (MAN-4.4-a), step combat.declare',
        'unit us-1st': 'ambushNoSupport (MAN-9.2.1-b), unit us-1st',
        'advance us-1st': 'moment (MAN-6.5.5-a), step assault.advance',
      });
    },
  );

  rule(
    ['MAN-6.5-a', 'MAN-6.1.6-d', 'MAN-5-a', 'MAN-6.5.5-a'],
    'the result: whoever chooses, chooses between Hit and retreat',
    () => {
      // 6 of the 45th and two dice against 6 of the 32nd: 10 to 6, the defender chooses.
      const t = declared({ hands: [['fr-45th-1', 'fr-45th-2'], ['gb-32nd-foot-1']] }, [2, 2])
        .take(1, 'pass', 'pass')
        .take(0, 'pass');
      expect(t.step).toBe('assault.choose');
      tells(t, 1, {
        pass: 'cannotPass (MAN-6.5-a)',
        'card gb-32nd-foot-1': 'diceRolled (MAN-6.1.6-d)',
        'unit gb-32nd-foot': 'moment (MAN-5-a), step movement.unit',
        'advance gb-32nd-foot': 'moment (MAN-6.5.5-a), step assault.advance',
      });
    },
  );

  rule(['MAN-6.5.3-a', 'MAN-6.5.3-f', 'MAN-5-a', 'MAN-9.2.9-a'], 'retreat: one square, by the priorities', () => {
    // Toward the own edge stands the 4th Foot; both flanks are free.
    const t = declared({
      units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'd3', 'fr-8th': 'a8' },
      ground: {},
      hands: [['fr-45th-1'], ['gb-hq-withdraw-1', 'gb-hq-scout-1']],
    }).take(1, 'play gb-hq-withdraw-1');
    expect(t.step).toBe('assault.retreat');
    tells(t, 1, {
      'square d4': 'mustRetreat (MAN-6.5.3-a), square d4, unit gb-32nd-foot',
      'square d3': 'retreatBlocked (MAN-6.5.3-f), square d3, by gb-4th-foot',
      'square c3': 'retreatOneSquare (MAN-6.5.3-a), square c3, unit gb-32nd-foot',
      'unit gb-4th-foot': 'moment (MAN-5-a), step movement.unit',
      'card gb-hq-scout-1': 'scoutNotNow (MAN-9.2.9-a)',
      pass: 'mustRetreat (MAN-6.5.3-a)',
    });
  });

  rule(
    ['MAN-6.5.3-f', 'MAN-6.5.3-g'],
    'a lower priority is closed while a higher one is open, and a lake always',
    () => {
      const ambush = table({
        nations: ['us', 'gb'],
        units: { 'us-1st': 'a8', 'gb-32nd-foot': 'd4' },
        ground: { l: 'd3' },
        hands: [['us-hq-ambush-1'], ['gb-hq-withdraw-1']],
        phase: 'combat',
      })
        .take(0, 'ambush gb-32nd-foot with us-hq-ambush-1')
        .take(1, 'play gb-hq-withdraw-1');
      tells(ambush, 1, {
        'square d3': 'retreatBlocked (MAN-6.5.3-f), square d3, terrain lake',
        'retreat d5': 'retreatPriority (MAN-6.5.3-g), square d5',
      });
    },
  );

  rule(['MAN-6.1.3-e', 'MAN-9.2.11-b'], 'after a withdrawal no dice were cast, and yet no card is played', () => {
    const t = table({
      units: { 'fr-imperial-guard': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'd3' },
      hands: [
        ['fr-imperial-guard-1', 'fr-imperial-guard-2'],
        ['gb-hq-withdraw-1', 'gb-32nd-foot-1'],
      ],
      phase: 'combat',
    })
      .take(0, 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1')
      .take(1, 'play gb-hq-withdraw-1');
    tells(t, 1, { 'card gb-32nd-foot-1': 'withdrawNotOnlyCard (MAN-9.2.11-b)' });
    t.take(1, 'retreat c4');
    expect(t.step).toBe('assault.advance');
    tells(t, 0, { 'card fr-imperial-guard-2': 'targetWithdrew (MAN-6.1.3-e)' });
  });

  rule(['MAN-6.5.5-a', 'MAN-5-a', 'MAN-6.1.6-d', 'MAN-6.5.5-d'], 'advance: one of those who took part must', () => {
    const t = declared(
      {
        ground: {},
        hands: [['fr-45th-1', 'fr-ld-ney', 'fr-8th-1'], ['gb-hq-withdraw-1']],
        units: { ...field.units, 'gb-32nd-foot': 'd4 reduced' },
      },
      [1, 1],
    ).take(1, 'pass', 'pass');
    t.take(0, 'command fr-8th with fr-ld-ney', 'pass');
    expect(t.step).toBe('assault.advance');
    tells(t, 0, {
      'unit fr-2nd': 'advanceTookPart (MAN-6.5.5-a), unit fr-2nd',
      'square d4': 'moment (MAN-5-a), step movement.unit',
      'card fr-8th-1': 'diceRolled (MAN-6.1.6-d)',
      pass: 'mustAdvance (MAN-6.5.5-d)',
    });
  });

  rule(['MAN-9.2.2-c'], 'Committed Attack: a Hit for a unit that took part', () => {
    const t = table(
      {
        nations: ['ot', 'gb'],
        units: {
          'ot-1st-janissaries': 'd5',
          'ot-2nd-janissaries': 'c4',
          'ot-greek-feudal': 'a8',
          'gb-32nd-foot': 'd4',
        },
        hands: [['ot-1st-janissaries-1', 'ot-ld-khan', 'ot-hq-committed-attack-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1, 1, 1] },
    ).take(0, 'assault ot-1st-janissaries x gb-32nd-foot with ot-1st-janissaries-1');
    t.take(0, 'command ot-2nd-janissaries with ot-ld-khan', 'play ot-hq-committed-attack-1');
    t.take(0, 'advance ot-1st-janissaries');
    tells(t, 0, {
      'unit ot-greek-feudal': 'sufferTookPart (MAN-9.2.2-c), unit ot-greek-feudal',
      pass: 'mustSuffer (MAN-9.2.2-c)',
    });
  });

  rule(['MAN-9.2.8-e', 'MAN-5-d', 'MAN-9.2.8-a'], 'Skirmish: the attacking unit moves up to two squares', () => {
    const t = declared().take(1, 'pass', 'pass').take(0, 'play fr-hq-skirmish-1');
    tells(t, 0, {
      'unit fr-8th': 'skirmisherOnly (MAN-9.2.8-e), unit fr-45th',
      'square d4': 'blockedByUnit (MAN-5-d), unit fr-45th, square d4, by gb-32nd-foot',
      'square h8': 'skirmishTooFar (MAN-9.2.8-e), unit fr-45th, square h8, max 2',
      'card fr-45th-1': 'combatOff (MAN-9.2.8-a)',
      'move fr-8th c5': 'skirmisherOnly (MAN-9.2.8-e), unit fr-45th, square c5',
    });
  });
});
