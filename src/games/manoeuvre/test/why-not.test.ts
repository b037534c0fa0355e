import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { whyNot } from '../../../kernel/why-not.ts';
import { type Arrangement, game, opened, table } from './table.ts';
import { tells, told, wished } from './told.ts';

// One situation of the table each, and the first reason in full.

const first = { setup: [9, 2] };

describe('setting up', () => {
  rule(['MAN-3-b', 'MAN-3-c'], 'the introductory set-up is for France and Britain', () => {
    tells(opened({ setup: 'introductory' }, first), 0, {
      'side us': 'sideNotOffered (MAN-3-b), nation 7',
      'thing nation:7': 'sideNotOffered (MAN-3-b), nation 7',
      'thing tile:3': 'moment (MAN-3-c), step setup.tile',
    });
  });

  rule(['MAN-3-c', 'MAN-3-d'], 'each tile exists once, and nations come after the map', () => {
    const t = opened({}, first).take(0, 'tile 5 turn 1');
    tells(t, 0, {
      'tile 5 turn 0': 'tileUsed (MAN-3-c), tile 4, turn 0',
      'thing nation:0': 'moment (MAN-3-d), step setup.nations',
      'nation fr': 'moment (MAN-3-d), step setup.nations',
      'thing turn:9': 'noPart (MAN-3-c)',
      'thing slot:1': 'tileFirst (MAN-3-c)',
      pass: 'cannotPass (MAN-3-c)',
      'thing unit:3': 'noPart (MAN-3-c)',
      'thing unit:16': 'noPart (MAN-3-c)',
    });
    tells(t, 1, { 'thing tile:0': 'notYourDecision (MAN-3-c), seat 0, step setup.tile' });
  });

  rule(['MAN-3-d', 'MAN-1.1-b', 'MAN-3-e'], 'two different nations are named, and one of them is taken', () => {
    const t = opened({ map: 'random' }, { setup: [9, 2, 1, 1, 1, 1, 1, 1, 1, 1] }).take(1, 'nation fr');
    tells(t, 1, {
      'nation fr': 'nationNamed (MAN-3-d), nation 0',
      'tile 9 turn 0': 'tilesComplete (MAN-1.1-b), tile 8, turn 0',
      'square a1': 'noPart (MAN-3-d)',
    });
    t.take(1, 'nation us');
    tells(t, 0, { 'nation gb': 'nationNotNamed (MAN-3-d), nation 1', 'edge N': 'moment (MAN-3-e), step setup.edge' });
  });

  rule(['MAN-3-g', 'MAN-1.4-a', 'MAN-3-i', 'MAN-3-e', 'MAN-3-d'], 'the first hand is picked card by card', () => {
    const t = opened({ setup: 'introductory', map: 'printed', hand: 'tournament' }, first);
    t.take(0, 'side fr').take(1, 'edge S').take(0, 'pick fr-ld-ney');
    tells(t, 0, {
      pass: 'cannotPass (MAN-3-g)',
      'card fr-ld-ney': 'cardPicked (MAN-3-g), card fr-ld-ney',
      'pick gb-ld-hill': 'enemyCard (MAN-1.4-a), card gb-ld-hill',
      'unit fr-45th': 'moment (MAN-3-i), step setup.place',
      'edge N': 'edgeSettled (MAN-3-e), edge N',
      'nation us': 'nationsSettled (MAN-3-d), nation 7',
    });
    t.take(0, 'pick fr-ld-davout', 'pick fr-45th-1', 'pick fr-45th-2', 'pick fr-45th-3');
    tells(t, 0, {
      'card fr-45th-4': 'notYourDecision (MAN-3-g), seat 1, step setup.hand',
      'square a8': 'notYourDecision (MAN-3-g), seat 1, step setup.hand',
    });
  });

  rule(
    ['MAN-3-h', 'MAN-4.4-a', 'MAN-1.3-a', 'MAN-3-g', 'MAN-3-i'],
    'units are placed in the two rows of their edge',
    () => {
      const t = opened({ setup: 'introductory', map: 'printed' }, first);
      t.take(0, 'side fr').take(1, 'edge S').take(0, 'place fr-45th a8');
      tells(t, 0, {
        'unit fr-45th': 'unitPlaced (MAN-3-h), unit fr-45th',
        'unit gb-32nd-foot': 'moment (MAN-4.4-a), step combat.declare',
        'square a8': 'squareTaken (MAN-3-h), square a8, by fr-45th',
        'square e4': 'outsideTwoRows (MAN-3-h), square e4',
        'place fr-8th a1': 'outsideTwoRows (MAN-3-h), unit fr-8th, square a1',
        'place gb-32nd-foot b8': 'enemyUnit (MAN-1.3-a), unit gb-32nd-foot, square b8',
        'pick fr-ld-ney': 'handFull (MAN-3-g), card fr-ld-ney',
      });
      tells(t, 1, {
        'unit gb-32nd-foot': 'notYourDecision (MAN-3-i), seat 0, step setup.place',
        'place gb-32nd-foot b1': 'notYourDecision (MAN-3-i), seat 0, step setup.place',
        'edge N': 'notYourDecision (MAN-3-i), seat 0, step setup.place',
      });
    },
  );
});

rule('MAN-TEC-g', 'nobody is placed in a lake', () => {
  const t = opened({ setup: 'introductory' }, first).take(0, 'side fr');
  t.take(0, 'tile 21 turn 0', 'tile 1 turn 0', 'tile 2 turn 0', 'tile 3 turn 0').take(1, 'edge S');
  tells(t, 0, { 'place fr-45th b7': 'lakePlacement (MAN-TEC-g), unit fr-45th, square b7' });
});

describe('discard and draw', () => {
  rule('MAN-3-h', 'units are placed only while the armies are drawn up', () => {
    const t = table({ units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' }, hands: [['fr-45th-1'], []] });
    tells(t, 0, { 'place fr-45th e5': 'setupOver (MAN-3-h), unit fr-45th, square e5' });
  });

  rule(
    [
      'MAN-4.1-a',
      'MAN-4.2-a',
      'MAN-1.4-a',
      'MAN-5-a',
      'MAN-6.5.1-a',
      'MAN-1.3-a',
      'MAN-5-g',
      'MAN-3-h',
      'MAN-1.1-b',
      'MAN-3-d',
      'MAN-3-e',
      'MAN-9.2.1-a',
    ],
    'what is set aside is gone, and everything else has its phase',
    () => {
      const t = table({
        units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' },
        hands: [['fr-45th-1', 'fr-ld-ney', 'fr-hq-supply-1'], []],
      }).take(0, 'discard fr-45th-1');
      tells(t, 0, {
        'card fr-45th-1': 'cardSetAside (MAN-4.1-a), card fr-45th-1',
        'card fr-45th-2': 'cardNotInHand (MAN-4.2-a), card fr-45th-2',
        'card gb-ld-hill': 'enemyCard (MAN-1.4-a), card gb-ld-hill',
        'unit fr-45th': 'moment (MAN-5-a), step movement.unit',
        'unit fr-8th': 'unitEliminated (MAN-6.5.1-a), unit fr-8th',
        'unit gb-32nd-foot': 'enemyUnit (MAN-1.3-a), unit gb-32nd-foot',
        'square e5': 'moment (MAN-5-a), step movement.unit',
        'play fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply',
        'place fr-45th e5': 'setupOver (MAN-3-h), unit fr-45th, square e5',
        'tile 5 turn 0': 'tilesComplete (MAN-1.1-b), tile 4, turn 0',
        'nation fr': 'nationsSettled (MAN-3-d), nation 0',
        'edge N': 'edgeSettled (MAN-3-e), edge N',
        'ambush gb-32nd-foot with fr-ld-ney': 'notAmbush (MAN-9.2.1-a), unit gb-32nd-foot, card fr-ld-ney',
      });
      tells(t, 1, { 'unit gb-32nd-foot': 'notYourDecision (MAN-4.1-a), seat 0, step turn.discard' });
    },
  );

  rule(['MAN-4.4-a', 'MAN-4.1-a'], 'between drawing and moving only a Scout can be played', () => {
    const t = table({
      units: { 'fr-45th': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [[], ['gb-hq-scout-1', 'gb-32nd-foot-1', 'gb-ld-hill', 'gb-ld-moore', 'gb-hq-supply-1']],
      active: 1,
      phase: 'draw',
    });
    tells(t, 1, {
      'card gb-32nd-foot-1': 'moment (MAN-4.4-a), step combat.declare',
      'discard gb-32nd-foot-1': 'moment (MAN-4.1-a), step turn.discard',
    });
  });
});

describe('movement', () => {
  const field: Arrangement = {
    units: {
      'fr-45th': 'd5',
      'fr-1st-cuirassiers': 'f5',
      'fr-8th': 'a8',
      'fr-19th': 'a7',
      'fr-2nd': 'b8',
      'gb-32nd-foot': 'f4',
      'gb-4th-foot': 'h1',
    },
    ground: { l: 'c5 g6', f: 'e5', m: 'g5' },
    hands: [['fr-hq-forced-march-1', 'fr-hq-forced-march-2', 'fr-hq-supply-1', 'fr-hq-supply-2', 'fr-ld-ney'], []],
    phase: 'movement',
  };

  rule(
    [
      'MAN-5-d',
      'MAN-1.3-a',
      'MAN-TEC-g',
      'MAN-5-a',
      'MAN-5-b',
      'MAN-5-g',
      'MAN-5-h',
      'MAN-6.1.5-a',
      'MAN-1.1-c',
      'MAN-5-e',
    ],
    'the first move',
    () => {
      tells(table(field), 0, {
        'unit fr-8th': 'hemmedIn (MAN-5-d), unit fr-8th',
        'unit gb-32nd-foot': 'enemyUnit (MAN-1.3-a), unit gb-32nd-foot',
        'square c5': 'lake (MAN-TEC-g), square c5',
        'square f4': 'blockedByUnit (MAN-5-d), square f4, by gb-32nd-foot',
        'square h2': 'tooFar (MAN-5-a), square h2',
        'square f3': 'wayBlocked (MAN-5-d), unit fr-1st-cuirassiers, square f4, by gb-32nd-foot',
        'square h5': 'wayStops (MAN-5-b), unit fr-1st-cuirassiers, square g5, terrain marsh',
        'card fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply',
        'card fr-hq-forced-march-1': 'moment (MAN-5-h), step movement.march',
        'card fr-ld-ney': 'moment (MAN-6.1.5-a), step assault.attack',
        'move fr-45th d3': 'tooFar (MAN-5-a), unit fr-45th, square d3, max 1',
        'move fr-45th e6': 'diagonal (MAN-1.1-c), unit fr-45th, square e6',
        'move fr-45th d5': 'sameSquare (MAN-5-e), unit fr-45th, square d5',
        'move fr-45th c5': 'lake (MAN-TEC-g), unit fr-45th, square c5',
        'move fr-1st-cuirassiers f2': 'tooFar (MAN-5-a), unit fr-1st-cuirassiers, square f2, max 2',
        'move fr-1st-cuirassiers d5': 'blockedByUnit (MAN-5-d), unit fr-1st-cuirassiers, square d5, by fr-45th',
        'move gb-32nd-foot f3': 'enemyUnit (MAN-1.3-a), unit gb-32nd-foot, square f3',
        'move fr-8th b7': 'hemmedIn (MAN-5-d), unit fr-8th, square b7',
        pass: 'mustMove (MAN-5-a)',
      });
      // Two ways lead to the corner, and each has its own obstacle.
      expect(told(table(field), 0, 'move fr-1st-cuirassiers g4')).toEqual([
        'wayStops (MAN-5-b), unit fr-1st-cuirassiers, square g5, terrain marsh',
        'wayBlocked (MAN-5-d), unit fr-1st-cuirassiers, square f4, by gb-32nd-foot',
      ]);
      expect(told(table(field), 0, 'square d4')).toEqual([]);
    },
  );

  rule(['MAN-7-b'], 'a Regroup card moves nobody', () => {
    const t = table({
      nations: ['ot', 'gb'],
      units: { 'ot-greek-feudal': 'd5' },
      hands: [['ot-hq-regroup-1'], []],
      phase: 'movement',
    });
    tells(t, 0, { 'card ot-hq-regroup-1': 'moment (MAN-7-b), step restoration.restore' });
  });

  rule(
    ['MAN-5-h', 'MAN-5-g', 'MAN-9.2.3-a', 'MAN-1.1-c'],
    'the Forced March is for the unit that has just moved, and one square',
    () => {
      const t = table(field).take(0, 'move fr-45th d4');
      tells(t, 0, {
        'unit fr-45th': 'marchNeedsCard (MAN-5-h), unit fr-45th',
        'unit fr-1st-cuirassiers': 'onlyUnitJustMoved (MAN-5-h), unit fr-45th',
        'square d3': 'marchNeedsCard (MAN-5-h), unit fr-45th, square d3',
        'square a1': 'marchNeedsCard (MAN-5-h), unit fr-45th, square a1',
        'card fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply',
      });
      t.take(0, 'play fr-hq-forced-march-1');
      tells(t, 0, {
        'unit fr-1st-cuirassiers': 'onlyUnitJustMoved (MAN-5-h), unit fr-45th',
        'square d2': 'marchTooFar (MAN-9.2.3-a), unit fr-45th, square d2, max 1',
        'square e3': 'diagonal (MAN-1.1-c), unit fr-45th, square e3',
        'card fr-hq-forced-march-2': 'oneMarch (MAN-5-h), unit fr-45th',
        'move fr-1st-cuirassiers f6': 'onlyUnitJustMoved (MAN-5-h), unit fr-45th, square f6',
        pass: 'mustMove (MAN-9.2.3-a)',
      });
      // It has marched: not again, whatever the ground, while Supply is asked for; the second unit may.
      t.take(0, 'move fr-45th d3');
      tells(t, 0, { 'card fr-hq-forced-march-2': 'oneMarch (MAN-5-h), unit fr-45th' });
      t.take(0, 'play fr-hq-supply-1', 'move fr-1st-cuirassiers f6');
      expect(told(t, 0, 'card fr-hq-forced-march-2')).toEqual([]);
    },
  );

  rule(['MAN-TEC-g', 'MAN-5-g'], 'a unit between lakes, and nobody left for Supply to move', () => {
    const t = table({
      ...field,
      units: { 'fr-45th': 'd5', 'fr-8th': 'a8', 'gb-32nd-foot': 'h1' },
      ground: { l: 'a7 b8' },
    });
    tells(t, 0, { 'unit fr-8th': 'hemmedIn (MAN-TEC-g), unit fr-8th' });
    t.take(0, 'move fr-45th d4');
    tells(t, 0, { 'card fr-hq-supply-1': 'moment (MAN-5-g), step movement.supply' });
  });

  rule(['MAN-9.2.3-b', 'MAN-9.2.3-c'], 'no Forced March out of a field or a marsh', () => {
    const from = table({ ...field, ground: { f: 'd5' } }).take(0, 'move fr-45th d4');
    const to = table({ ...field, ground: { m: 'd4' } }).take(0, 'move fr-45th d4');
    const march = 'card fr-hq-forced-march-1';
    tells(from, 0, { [march]: 'marchFromTerrain (MAN-9.2.3-b), unit fr-45th' });
    tells(to, 0, { [march]: 'marchEndedInTerrain (MAN-9.2.3-c), unit fr-45th' });
  });

  rule(
    ['MAN-4.4-a', 'MAN-9.2.4-a', 'MAN-9.2.4-b', 'MAN-5-j'],
    'a cancelled Forced March counts as played, and nothing but a Guerrilla answers it',
    () => {
      const t = table({
        ...field,
        nations: ['fr', 'es'],
        units: { 'fr-45th': 'd5', 'fr-8th': 'a8', 'es-castille': 'd1' },
        hands: [field.hands?.[0] ?? [], ['es-hq-guerrillas-1', 'es-castille-1']],
      });
      t.take(0, 'move fr-45th d4', 'play fr-hq-forced-march-1');
      expect(t.choices()).toEqual(['play es-hq-guerrillas-1', 'pass']);
      tells(t, 1, {
        'card es-castille-1': 'moment (MAN-4.4-a), step combat.declare',
        'unit es-castille': 'moment (MAN-4.4-a), step combat.declare',
      });
      tells(t, 0, { 'unit fr-45th': 'notYourDecision (MAN-9.2.4-b), seat 1, step guerrilla.answer' });
      t.take(1, 'play es-hq-guerrillas-1');
      tells(t, 0, { 'card fr-hq-forced-march-2': 'oneMarch (MAN-5-j), unit fr-45th' });
    },
  );

  rule(
    ['MAN-5-h', 'MAN-9.2.9-a', 'MAN-5-g'],
    'Supply is no Forced March: nobody has marched while the second unit is chosen',
    () => {
      const t = table(field).take(0, 'move fr-45th d4', 'pass', 'play fr-hq-supply-1');
      expect(told(t, 0, 'card fr-hq-forced-march-1')).toEqual([
        'moment (MAN-5-h), step movement.secondMarch',
        'notScout (MAN-9.2.9-a), card fr-hq-forced-march-1',
        'now (MAN-5-g), step movement.second',
      ]);
    },
  );

  rule(['MAN-5-g'], 'a second, different unit moves with Supply', () => {
    const t = table(field).take(0, 'move fr-45th d4', 'pass');
    tells(t, 0, {
      'unit fr-45th': 'alreadyMoved (MAN-5-g), unit fr-45th',
      'unit fr-1st-cuirassiers': 'secondNeedsSupply (MAN-5-g), unit fr-1st-cuirassiers',
      'unit fr-8th': 'secondNeedsSupply (MAN-5-g), unit fr-8th',
      'move fr-1st-cuirassiers f6': 'secondNeedsSupply (MAN-5-g), unit fr-1st-cuirassiers, square f6',
    });
    t.take(0, 'play fr-hq-supply-1');
    tells(t, 0, {
      'move fr-45th d3': 'alreadyMoved (MAN-5-g), unit fr-45th, square d3',
      'square d3': 'alreadyMoved (MAN-5-g), unit fr-45th, square d3',
      'card fr-hq-supply-2': 'oneSupply (MAN-5-g)',
      pass: 'mustMove (MAN-5-g)',
    });
  });
});

describe('restoration', () => {
  const field: Arrangement = {
    units: { 'fr-45th': 'd5 reduced', 'fr-8th': 'c4', 'fr-2nd': 'a8 reduced', 'gb-32nd-foot': 'd4' },
    hands: [['fr-45th-1', 'fr-8th-1', 'fr-hq-redoubt-1', 'fr-hq-forced-march-1'], []],
    phase: 'restoration',
  };

  rule(
    ['MAN-7-a', 'MAN-7-d', 'MAN-6.5.1-a', 'MAN-4.4-a', 'MAN-9.2.5-a', 'MAN-5-h', 'MAN-7-b'],
    'one reduced unit, with a card for it',
    () => {
      tells(table(field), 0, {
        'unit fr-8th': 'notReduced (MAN-7-a), unit fr-8th, card fr-8th-1',
        'unit fr-2nd': 'restoresNamedUnit (MAN-7-d)',
        'unit fr-19th': 'unitEliminated (MAN-6.5.1-a), unit fr-19th',
        'unit gb-32nd-foot': 'moment (MAN-4.4-a), step combat.declare',
        'card fr-8th-1': 'notReduced (MAN-7-a), unit fr-8th, card fr-8th-1',
        'card fr-hq-redoubt-1': 'moment (MAN-9.2.5-a), step restoration.redoubt',
        'card fr-hq-forced-march-1': 'moment (MAN-5-h), step movement.march',
        'restore fr-2nd with fr-45th-1': 'restoresNamedUnit (MAN-7-d), unit fr-45th, card fr-45th-1',
        'restore fr-45th with fr-hq-forced-march-1': 'notRestoring (MAN-7-b), unit fr-45th, card fr-hq-forced-march-1',
        'redoubt fr-8th with fr-hq-redoubt-1': 'moment (MAN-9.2.5-a), step restoration.redoubt',
      });
    },
  );

  rule(
    ['MAN-9.2.5-f', 'MAN-4.4-a', 'MAN-7-f', 'MAN-9.2.5-c', 'MAN-7-g', 'MAN-7-a'],
    'then one redoubt, and nothing is restored any more',
    () => {
      const stands = { redoubts: ['c4'] };
      tells(table({ ...field, ...stands }).take(0, 'restore fr-45th with fr-45th-1'), 0, {
        'unit fr-8th': 'redoubtStands (MAN-9.2.5-f), unit fr-8th, card fr-hq-redoubt-1, square c4',
        'unit gb-32nd-foot': 'moment (MAN-4.4-a), step combat.declare',
        'card fr-8th-1': 'oneAttempt (MAN-7-f), card fr-8th-1',
        'restore fr-2nd with fr-8th-1': 'oneAttempt (MAN-7-f), unit fr-2nd, card fr-8th-1',
        'redoubt fr-8th with fr-hq-redoubt-1':
          'redoubtStands (MAN-9.2.5-f), unit fr-8th, card fr-hq-redoubt-1, square c4',
        'redoubt gb-32nd-foot with fr-hq-redoubt-1':
          'redoubtOwnUnit (MAN-9.2.5-c), unit gb-32nd-foot, card fr-hq-redoubt-1',
      });
      tells(table(field).take(0, 'pass'), 0, { 'card fr-45th-1': 'restorationOver (MAN-7-g), card fr-45th-1' });
      tells(table({ ...field, units: { 'fr-8th': 'c4' } }), 0, {
        'card fr-8th-1': 'noneReduced (MAN-7-a), unit fr-8th, card fr-8th-1',
      });
      tells(table({ ...field, units: { 'fr-8th': 'c4' }, hands: [['fr-8th-1'], []] }), 0, {
        'unit fr-8th': 'noneReduced (MAN-7-a), unit fr-8th, card fr-8th-1',
      });
    },
  );
});

test('when the match is over nothing can be done any more', () => {
  const t = table(
    {
      units: { 'fr-19th': 'd5', 'gb-32nd-foot': 'd4 reduced', 'gb-4th-foot': 'a1' },
      hands: [['fr-19th-5', 'fr-19th-1'], []],
      lost: [0, 4],
      phase: 'combat',
    },
    { dice: [8] },
  );
  t.take(0, 'bombard fr-19th x gb-32nd-foot with fr-19th-5');
  expect(t.step).toBe('over');
  tells(t, 0, { 'unit fr-19th': 'matchOver (MAN-4-d)', pass: 'matchOver (MAN-4-d)' });
});

test('a thing that is none is answered too', () => {
  const t = table({ units: { 'fr-45th': 'd5' }, hands: [['fr-45th-1'], []], phase: 'movement' });
  for (const thing of ['unit:99', 'unit:x', 'card:9999', 'square:64', 'square:-1', 'tile:99', 'hat:1', 'unit'] as const)
    expect(whyNot(game, t.position, 0, wished(t, `thing ${thing}`)), thing).not.toEqual([]);
});
