import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { table } from './table.ts';

// What everybody is told of it, in full: nothing is missing, nothing is told twice.

const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};

describe('a turn', () => {
  rule(['NS-INIT-03', 'NS-INIT-06', 'NS-INIT-07', 'NS-REIN-09'], 'from the bids to the phase after them', () => {
    const t = table({ units: HELD, phase: 'initiative', hands: [['s01'], ['s01']] }, { dice: [3] });
    t.take(0, 'bid F.s01-1').take(1, 'bid C.s01-1').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'bidSet 0',
      'bidSet 1',
      'bids [s01 s01] [3 3]',
      'tieRoll 3',
      'initiative 1',
      'phase reform',
      'phase actions',
    ]);
    expect([t.position.first, t.position.active, t.asked]).toEqual([1, 1, [1]]);
  });

  rule(['NS-REF-01', 'NS-REF-04'], 'a Wound that is regrouped', () => {
    const t = table({ units: { ...HELD, 'F.R.1': 'fr-line 2' }, phase: 'reform' }, { dice: [4] }).quiet('turn.regroup');
    t.tale();
    t.take(0, 'regroup F.R.1').quiet('actions.choose');
    expect(t.tale()).toEqual([
      'test morale fr-line - regroup 4 value 3 NS-TEST-01 7 7 true',
      'healed fr-line 1 regroup',
      'phase actions',
    ]);
  });

  rule(['NS-REF-06', 'NS-REF-08', 'NS-RES-02', 'NS-RES-03'], 'who rallies, and who makes room', () => {
    const full = {
      'F.R.1': 'fr-line',
      'F.R.2': 'fr-line 1',
      'F.R.3': 'fr-line up',
      'F.R.4': 'fr-line',
      'F.R.5': 'fr-light',
      'F.RET.L': 'fr-light 3',
    };
    const arrive = (to: string) => {
      const t = table({ units: full, phase: 'reform' }, { dice: [4] }).quiet('turn.rally');
      t.tale();
      t.take(0, 'rally F.RET.L').quiet('arrive.slot').take(0, `enter ${to}`);
      return t.tale();
    };
    expect(arrive('F.R.1')).toEqual([
      'test morale fr-light - rally 4 value 3 NS-TEST-01 7 7 true',
      'rallied fr-light',
      'underDeck 0 - F.R.1',
      'moved fr-light F.RET.L F.R.1 - arrival',
    ]);
    expect(arrive('F.R.2')).toEqual([
      'test morale fr-light - rally 4 value 3 NS-TEST-01 7 7 true',
      'rallied fr-light',
      'givenUp 0 fr-line F.R.2',
      'moved fr-light F.RET.L F.R.2 - arrival',
    ]);
    expect(arrive('F.R.3')).toEqual([
      'test morale fr-light - rally 4 value 3 NS-TEST-01 7 7 true',
      'rallied fr-light',
      'underDeck 0 fr-line F.R.3',
      'moved fr-light F.RET.L F.R.3 - arrival',
    ]);
  });

  rule(['NS-REIN-01', 'NS-REIN-02'], 'who is ordered again and who gives up a Formation, in front and behind', () => {
    const t = table(
      {
        units: {
          'F.L1.1': 'fr-chasseurs disorganised',
          'F.L2.1': 'fr-cuirassiers disorganised',
          'F.L1.2': 'fr-line square',
          'F.L2.2': 'fr-light line',
        },
        phase: 'reinforcements',
      },
      { dice: [6, 6] },
    );
    t.take(0, 'reorganise F.L1.1').take(0, 'reform F.L1.2').take(0, 'reform F.L2.2').quiet('turn.reinforce');
    expect(t.tale().slice(0, 6)).toEqual([
      'test morale fr-chasseurs - reorganise 6 value 3 NS-TEST-01 9 6 true',
      'reorganised fr-chasseurs',
      'reorganised fr-cuirassiers',
      'test morale fr-line - drop_formation 6 value 3 NS-TEST-01 9 6 true',
      'unformed fr-line square chosen',
      'unformed fr-light line chosen',
    ]);
    expect([t.at('F.L1.1'), t.at('F.L2.1'), t.at('F.L1.2'), t.at('F.L2.2')]).toEqual([
      'fr-chasseurs',
      'fr-cuirassiers',
      'fr-line',
      'fr-light',
    ]);
  });

  rule(['NS-BYP-07', 'NS-BYP-08', 'NS-KW-LCAV'], 'the way round a flank, with its failures', () => {
    const way = (unit: string, die: number) => {
      const units = { ...HELD, 'F.L1.3': 'fr-line square', 'F.BYP.L': unit, 'C.R.2': 'pr-line', 'C.R.4': 'pr-line up' };
      const t = table({ units, phase: 'reinforcements' }, { dice: [die] });
      expect(t.step).toBe('turn.reform');
      t.position.sides[0].bypassFailures = 1;
      t.take(0, 'pass').quiet('turn.reinforce');
      return [...t.tale().filter((line) => !line.includes('drew')), t.position.sides[0].bypassFailures];
    };
    expect(way('fr-chasseurs up', 4)).toEqual([
      'test bypass - none 4 6 true fr-chasseurs lightCavalry 1 NS-KW-LCAV, failures 1 NS-BYP-07 6',
      'bypassed fr-chasseurs C.BYP.R',
      'turnedUp pr-line C.R.2',
      0,
    ]);
    expect(way('fr-chasseurs', 3)).toEqual(['test bypass - none 3 6 false - failures 1 NS-BYP-07 4', 2]);
    expect(way('fr-line', 5)).toEqual([
      'test bypass - none 5 6 true fr-line failures 1 NS-BYP-07 6',
      'turnedUp fr-line F.BYP.L',
      'bypassed fr-line C.BYP.R',
      'turnedUp pr-line C.R.2',
      0,
    ]);
    expect(way('fr-line', 4)).toEqual(['test bypass - none 4 6 false - failures 1 NS-BYP-07 5', 2]);
  });

  rule(
    ['NS-REIN-04', 'NS-REIN-05', 'NS-REIN-07', 'NS-RES-01', 'NS-INFO-04'],
    'discards, cards and units drawn, and the Reserve rearranged',
    () => {
      const t = table({
        units: { ...HELD, 'F.R.1': 'fr-line up', 'F.R.3': 'fr-light' },
        phase: 'discard',
        hands: [
          ['s01', 's02'],
          ['s01', 's02', 's03', 's04', 's05'],
        ],
        army: [['fr-footart'], []],
      });
      expect(t.choices()).toEqual(['discard F.s01-1', 'discard F.s02-1', 'pass']);
      t.take(0, 'discard F.s02-1', 'pass').take(1, 'pass');
      const drawn = t.tale();
      expect(drawn.map((line) => line.replace(/\[.*/, '[…]'))).toEqual([
        'discarded 0 […]',
        'drew 0 4',
        '0: drewCards 0 […]',
      ]);
      expect(t.choices()).toEqual(['reinforce', 'pass']);
      t.take(0, 'reinforce', 'enter F.R.2');
      expect(t.tale()).toEqual(['drawsUnit 0 10', '0: drewUnit 0 fr-footart', 'moved - - F.R.2 - arrival']);
      t.take(0, 'shift F.R.2 F.R.1');
      expect(t.tale()).toEqual(['moved - F.R.2 F.R.1 fr-line shift']);
      expect(t.choices()).toEqual([
        'shift F.R.3 F.R.2',
        'shift F.R.4 F.R.2',
        'shift F.R.5 F.R.2',
        'shift F.R.4 F.R.3',
        'shift F.R.5 F.R.3',
        'pass',
      ]);
      t.take(0, 'shift F.R.5 F.R.3');
      expect(t.tale()).toEqual(['moved - F.R.5 F.R.3 - shift']);
      expect(['F.R.1', 'F.R.2', 'F.R.3', 'F.R.4', 'F.R.5'].map(t.at)).toEqual([
        'fr-footart down',
        'fr-line',
        '.',
        '.',
        'fr-light down',
      ]);
    },
  );

  rule(['NS-REIN-09', 'NS-VIC-02', 'NS-VIC-04'], 'the end of a turn, and of a battle', () => {
    const t = table({ units: HELD, terrain: { 'F.L1.1': 's01', 'F.L1.3': 's02' }, phase: 'end' }).quiet('turn.bid');
    expect(t.tale()).toEqual(['terrainGone s01 F.L1.1 empty', 'counted [0 0] [2 2]', 'turn 2', 'phase initiative']);
    const { 'F.L1.5': _gone, ...two } = HELD;
    expect(table({ units: two, phase: 'end' }).quiet('turn.bid').tale()).toEqual([
      'counted [0 0] [3 2]',
      'won {"winners":[1],"how":"broken","facts":{"emptyF":3,"emptyC":2}}',
    ]);
    const four = ['pr-line', 'pr-line', 'gb-rifles', 'gb-highlanders'];
    const ten = table({ units: HELD, fallen: [[], [...four, 'pr-jagers']], phase: 'end' }).quiet('turn.bid');
    expect(ten.tale()).toEqual([
      'counted [10 0] [2 2]',
      'won {"winners":[0],"how":"points","facts":{"pointsF":10,"pointsC":0}}',
    ]);
    const coalition = table({
      units: HELD,
      fallen: [['fr-line', 'fr-light', 'fr-light', 'fr-chasseurs', 'fr-lancers'], []],
      phase: 'end',
    });
    expect(coalition.quiet('turn.bid').tale()).toEqual([
      'counted [0 10] [2 2]',
      'won {"winners":[1],"how":"points","facts":{"pointsF":0,"pointsC":10}}',
    ]);
  });
});

describe('actions', () => {
  rule(['NS-ACT-07', 'NS-MOVE-05'], 'a move, a change of places, a rest', () => {
    const acts = (units: { readonly [slot: string]: string }, choice: string) =>
      table({ units }).take(0, choice).quiet('actions.choose', 'act.second').tale();
    expect(acts({ 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line' }, 'move F.L1.1 F.L1.2')).toEqual([
      'activated 0 fr-line F.L1.1 move F.L1.2',
      'moved fr-line F.L1.1 F.L1.2 - move',
    ]);
    expect(acts({ 'F.L2.1': 'fr-line', 'F.L1.1': 'fr-light' }, 'move F.L2.1 F.L1.1')).toEqual([
      'activated 0 fr-line F.L2.1 move F.L1.1',
      'moved fr-line F.L2.1 F.L1.1 fr-light move',
    ]);
    expect(acts({ 'F.R.1': 'fr-line', 'F.L2.1': 'fr-light' }, 'move F.R.1 F.L2.1')).toEqual([
      'turnedUp fr-line F.R.1',
      'activated 0 fr-line F.R.1 move F.L2.1',
      'moved fr-line F.R.1 F.L2.1 fr-light move',
    ]);
    expect(acts({ 'F.R.1': 'fr-line' }, 'rest F.R.1')).toEqual([
      'turnedUp fr-line F.R.1',
      'activated 0 fr-line F.R.1 rest -',
    ]);
  });

  rule(['NS-BYP-05', 'NS-INFO-01'], 'who sets out around a flank is not named', () => {
    const t = table({ units: { 'F.R.1': 'fr-line', 'C.L1.1': 'gb-line' } }).take(0, 'bypass F.R.1 F.BYP.L');
    expect(t.quiet('actions.choose').tale()).toEqual([
      'activated 0 - F.R.1 bypass F.BYP.L',
      'moved - F.R.1 F.BYP.L - bypass',
    ]);
    expect(t.at('F.BYP.L')).toBe('fr-line activated down');
  });

  rule('NS-BYP-15', 'who comes back from a flank', () => {
    const t = table({ units: { 'C.BYP.R': 'fr-light bonus unseen enemy', 'F.R.1': 'fr-line' } });
    expect(t.take(0, 'move C.BYP.R F.R.3').quiet('actions.choose').tale()).toEqual([
      'activated 0 fr-light C.BYP.R move F.R.3',
      'moved fr-light C.BYP.R F.R.3 - return',
    ]);
  });

  rule('NS-MOVE-07', 'Terrain that nobody holds is captured from in front of it', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line' }, terrain: { 'C.L1.5': 's03', 'F.L1.1': 's01' } });
    expect(t.choices('capture')).toEqual(['capture F.L1.1']);
    expect(t.take(0, 'capture F.L1.1').quiet('actions.choose').tale()).toEqual([
      'activated 0 fr-line F.L1.1 capture -',
      'captured fr-line s03 C.L1.5',
      'terrainGone s01 F.L1.1 replaced',
    ]);
  });

  rule('NS-KW-DISM', 'dragoons get off their horses, and out of an Echelon', () => {
    const t = table({ units: { 'F.L1.1': 'fr-dragoons echelon', 'C.L1.5': 'gb-line' } });
    expect(t.take(0, 'dismount F.L1.1').tale()).toEqual([
      'dismounted fr-dragoons true',
      'unformed fr-dragoons echelon dismounted',
    ]);
    const u = table({ units: { 'F.L1.1': 'fr-dragoons dismounted', 'C.L1.5': 'gb-line' } });
    expect(u.take(0, 'mount F.L1.1').tale()).toEqual(['dismounted fr-dragoons false']);
  });

  rule('NS-FM-02', 'Horse Artillery moves and fires, or fires and moves, each once', () => {
    const units = { 'F.L1.1': 'fr-horseart', 'C.L1.5': 'pr-line', 'C.L1.4': 'gb-line' };
    const t = table({ units }, { dice: [1] })
      .take(0, 'move F.L1.1 F.L1.2')
      .quiet('act.second');
    expect(t.choices()).toEqual(['fire F.L1.2 x C.L1.4', 'pass']);
    t.take(0, 'fire F.L1.2 x C.L1.4').quiet('actions.choose', 'toll.decide');
    expect(t.tale()).toEqual([
      'activated 0 fr-horseart F.L1.1 move F.L1.2',
      'moved fr-horseart F.L1.1 F.L1.2 - move',
      'test fire fr-horseart gb-line none 1 value 3 NS-FIRE-04, canister 2 NS-KW-CAN 6 6 true',
      'wounded gb-line 1 1 fire',
    ]);
    const u = table({ units }, { dice: [1] })
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('act.second', 'toll.decide');
    expect(u.step).toBe('act.second');
    u.take(0, 'move F.L1.1 F.L2.1').quiet('actions.choose');
    expect(u.tale()).toEqual([
      'activated 0 fr-horseart F.L1.1 fire C.L1.5',
      'test fire fr-horseart pr-line none 1 value 3 NS-FIRE-04, canister 2 NS-KW-CAN 6 6 true',
      'wounded pr-line 1 1 fire',
      'moved fr-horseart F.L1.1 F.L2.1 - move',
    ]);
  });

  rule(
    ['NS-REIN-01', 'NS-ACT-05'],
    'when nobody has a marker left, the last phase begins with who won the Initiative',
    () => {
      const t = table({
        units: { 'F.L1.1': 'fr-chasseurs disorganised', 'C.L1.4': 'gb-line' },
        active: 1,
        markers: [0, 1],
      });
      t.take(1, 'rest C.L1.4').quiet('turn.reorganise');
      expect(t.tale()).toEqual(['activated 1 gb-line C.L1.4 rest -', 'phase reinforcements']);
      expect([t.position.phase, t.position.active, t.asked]).toEqual(['reinforcements', 0, [0]]);
    },
  );
});
