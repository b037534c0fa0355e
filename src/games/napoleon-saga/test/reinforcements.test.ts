import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { game, table } from './table.ts';

/** Both First Lines as full as a battle needs. */
const HELD = {
  'F.L1.3': 'fr-line',
  'F.L1.4': 'fr-line',
  'F.L1.5': 'fr-line',
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'gb-line',
};

describe('Phase IV', () => {
  rule(['NS-REIN-01', 'NS-REIN-08'], 'a disorganised unit recovers behind the First Line, and tests at 6 in it', () => {
    const t = table(
      {
        units: { 'F.L1.1': 'fr-chasseurs disorganised', 'F.L2.1': 'fr-cuirassiers disorganised' },
        phase: 'reinforcements',
      },
      { dice: [2] },
    );
    expect(t.choices()).toEqual(['reorganise F.L1.1']);
    expect(t.whyNot(0, 'pass')[0]).toBe('cannotPass NS-REIN-01');
    t.take(0, 'reorganise F.L1.1').quiet('turn.discard', 'turn.reinforce');
    expect([t.at('F.L1.1'), t.at('F.L2.1')]).toEqual(['fr-chasseurs disorganised', 'fr-cuirassiers']);
    expect(t.told('test')[0]).toMatchObject({ cause: 'reorganise', target: 6 });
  });

  rule('NS-REIN-02', 'a Formation may be dropped: freely behind, by a test at 6 in the First Line, once', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line square', 'F.L2.1': 'fr-light line' }, phase: 'reinforcements' },
      { dice: [2] },
    );
    expect(t.choices()).toEqual(['reform F.L1.1', 'reform F.L2.1', 'pass']);
    t.take(0, 'reform F.L1.1').take(0, 'reform F.L2.1').quiet('turn.reinforce');
    expect([t.at('F.L1.1'), t.at('F.L2.1')]).toEqual(['fr-line square', 'fr-light']);
    expect(t.told('test')).toHaveLength(1);
  });

  rule(
    ['NS-REIN-04', 'NS-REIN-05'],
    'any cards but the Bluff card are discarded, then hands are filled to five',
    () => {
      const t = table({ units: HELD, phase: 'discard', hands: [['s01', 's02', 's03', 's04', 's05', 's06'], ['s01']] });
      expect(t.choices()).not.toContain('discard F.b01');
      expect(t.whyNot(0, 'discard F.b01')[0]).toBe('bluffStays NS-REIN-04');
      t.quiet('turn.reinforce');
      // A hand above five is kept; the other draws up to five beside the Bluff card.
      expect([t.hand(0).length, t.hand(1).length]).toEqual([7, 6]);
      const u = table({ units: HELD, phase: 'discard', hands: [['s01', 's02'], []] })
        .take(0, 'discard F.s01-1')
        .quiet('turn.reinforce');
      expect([u.discard(0), u.hand(0).length]).toEqual([['s01'], 6]);
    },
  );

  rule(['NS-REIN-06', 'NS-CARD-14'], 'markers come off, and an empty deck is filled with the discards', () => {
    const t = table({ units: { ...HELD, 'F.L1.3': 'fr-line activated' }, phase: 'discard', decks: [2, 40] }).quiet(
      'turn.reinforce',
    );
    expect(t.at('F.L1.3')).toBe('fr-line');
    expect(t.told('reshuffled')).toMatchObject([{ seat: 0 }]);
    expect(t.hand(0)).toHaveLength(6);
  });

  rule(
    ['NS-REIN-07', 'NS-RES-04', 'NS-INFO-04'],
    'a unit is drawn unseen and placed face down; the Army deck may be left alone',
    () => {
      const t = table({
        units: HELD,
        phase: 'reinforce',
        army: [['fr-footart'], ['gb-line']].map((list, seat) => (seat === 0 ? list : [])),
      });
      t.take(0, 'reinforce');
      expect(t.heard(1).some(({ kind }) => kind === 'drewUnit')).toBe(false);
      expect(game.view(t.position, 1).sides[0].arriving).toBe(-2);
      expect(t.whyNot(0, 'pass')[0]).toBe('cannotPass NS-REF-10');
      t.take(0, 'enter F.R.2');
      expect(t.at('F.R.2')).toBe('fr-footart down');
      // NS-RES-01: Artillery has arrived, and the Reserve may be rearranged.
      expect(t.step).toBe('arrive.shift');
      expect(t.choices('shift').length).toBeGreaterThan(0);
      t.take(0, 'pass');
      expect(t.step).toBe('turn.reinforce');
    },
  );

  rule('NS-REIN-08', 'an empty Army deck is not asked for', () => {
    const t = table({ units: HELD, phase: 'reinforce', army: [[], []] });
    // What is nowhere else lies under the deck, so that the deck is not empty.
    expect(t.step).toBe('turn.reinforce');
    t.position.sides[0].under.length = 0;
    t.position.sides[1].under.length = 0;
    t.quiet('turn.bid');
    expect(t.step).toBe('turn.bid');
  });

  rule(['NS-REIN-09', 'NS-TERR-10'], 'at the end Terrain without a unit goes', () => {
    const t = table({ units: HELD, terrain: { 'F.L1.1': 's01', 'F.L1.3': 's02' }, phase: 'end' }).quiet('turn.bid');
    expect(t.told('terrainGone')).toMatchObject([{ why: 'empty' }]);
    expect(t.position.terrain.filter((card) => card >= 0)).toHaveLength(1);
  });

  rule('NS-REIN-03', 'a unit on its way tests in this phase', () => {
    const t = table({ units: { ...HELD, 'F.BYP.L': 'fr-light' }, phase: 'reinforcements' }, { dice: [6] }).quiet(
      'turn.reinforce',
    );
    expect(t.at('C.BYP.R')).toBe('fr-light bonus unseen');
  });
});

describe('the Reserve', () => {
  rule(
    'NS-RES-01',
    'Artillery that comes by a change of places lets the Reserve be rearranged, but for activated units',
    () => {
      const t = table({
        units: { 'F.R.1': 'fr-line', 'F.L2.1': 'fr-footart', 'F.R.2': 'fr-light activated up', 'F.R.3': 'fr-yguard' },
      });
      t.take(0, 'move F.R.1 F.L2.1').quiet('arrive.shift');
      expect(t.choices('shift')).toEqual([
        'shift F.R.3 F.R.1',
        'shift F.R.4 F.R.1',
        'shift F.R.5 F.R.1',
        'shift F.R.4 F.R.3',
        'shift F.R.5 F.R.3',
      ]);
      t.take(0, 'shift F.R.3 F.R.1');
      expect([t.at('F.R.1'), t.at('F.R.3')]).toEqual(['fr-yguard down', 'fr-footart']);
      t.take(0, 'pass').quiet('actions.choose');
    },
  );

  rule('NS-RES-01', 'any arrangement in which all may stand can be reached, whatever is changed on the way', () => {
    const t = table({
      units: {
        'F.R.1': 'fr-chasseurs',
        'F.R.2': 'fr-line',
        'F.R.3': 'fr-light',
        'F.R.4': 'fr-line',
        'F.L2.1': 'fr-footart',
      },
      terrain: { 'F.R.2': 's04' },
    });
    t.take(0, 'move F.R.4 F.L2.1').quiet('arrive.shift');
    // Infantry of the Building to the first slot, the second Infantry into the Building, the cavalry to the third.
    t.take(0, 'shift F.R.3 F.R.2', 'shift F.R.3 F.R.1', 'pass').quiet('actions.choose');
    expect(['F.R.1', 'F.R.2', 'F.R.3', 'F.R.4'].map(t.at)).toEqual([
      'fr-line down',
      'fr-light down',
      'fr-chasseurs down',
      'fr-footart',
    ]);
  });

  rule(
    ['NS-RES-01', 'NS-TERR-08'],
    'a Formation is lost to the Terrain where a unit ends, not to what it was changed over',
    () => {
      const units = {
        'F.R.1': 'fr-line',
        'F.R.2': 'fr-light square up',
        'F.R.3': 'fr-yguard square up',
        'F.L2.1': 'fr-footart',
      };
      const arranged = (...shifts: readonly string[]) =>
        table({ units: { ...units, 'F.R.4': 'fr-line up' }, terrain: { 'F.R.2': 's03', 'F.R.3': 's03' } })
          .take(0, 'move F.R.1 F.L2.1')
          .quiet('arrive.shift')
          .take(0, ...shifts, 'pass')
          .quiet('actions.choose');
      // Both Squares change places over the line: the one that ends in the open keeps its Formation.
      const t = arranged('shift F.R.3 F.R.2', 'shift F.R.4 F.R.3');
      expect(['F.R.2', 'F.R.3', 'F.R.4'].map(t.at)).toEqual(['fr-yguard', 'fr-line', 'fr-light square']);
      expect(t.told('unformed').map(({ why }) => why)).toEqual(['terrain']);
    },
  );

  rule('NS-RES-06', 'if Terrain bars every slot, it is discarded: no arrival is refused', () => {
    const units = {
      'F.R.1': 'fr-line',
      'F.R.2': 'fr-line',
      'F.R.3': 'fr-line',
      'F.R.4': 'fr-line',
      'F.RET.L': 'fr-cuirassiers 2',
    };
    const t = table({ units, terrain: { 'F.R.5': 's03' }, phase: 'reform' }, { dice: [6] }).quiet('turn.rally');
    t.take(0, 'rally F.RET.L').quiet('arrive.slot');
    expect(t.choices()).toEqual(['enter F.R.5']);
    t.take(0, 'enter F.R.5');
    expect([t.at('F.R.5'), t.discard(0)]).toEqual(['fr-cuirassiers 2', ['s03']]);
  });
});

describe('victory', () => {
  const ended = (arrangement: object, options: { readonly [id: string]: string } = {}) =>
    table({ phase: 'end', ...arrangement }, {}, options).quiet('turn.bid').position.outcome;

  rule(['NS-VIC-01', 'NS-VIC-02', 'NS-VIC-07'], 'three free slots of the First Line lose, whatever the points', () => {
    const { 'F.L1.5': _gone, ...two } = HELD;
    expect(ended({ units: two })).toMatchObject({ winners: [1], how: 'broken' });
    expect(
      ended({
        units: two,
        terrain: { 'F.L1.1': 's01' },
        fallen: [[], ['pr-line', 'pr-line', 'gb-rifles', 'gb-highlanders', 'pr-jagers']],
      }),
    ).toMatchObject({ winners: [1] });
    expect(ended({ units: HELD })).toBeNull();
  });

  rule('NS-VIC-03', 'both broken is a draw', () => {
    expect(ended({ units: { 'F.L1.1': 'fr-line', 'C.L1.1': 'gb-line' } })).toMatchObject({
      winners: [],
      how: 'bothBroken',
    });
  });

  rule(
    ['NS-VIC-04', 'NS-VIC-05', 'NS-KW-AUX', 'NS-ALT-03'],
    'ten points end it: two a unit, one an auxiliary; the higher total wins',
    () => {
      const four = ['pr-line', 'pr-line', 'gb-rifles', 'gb-highlanders'];
      expect(ended({ units: HELD, fallen: [[], [...four, 'pr-landwehr']] })).toBeNull();
      expect(ended({ units: HELD, fallen: [[], [...four, 'pr-jagers']] })).toMatchObject({
        winners: [0],
        how: 'points',
      });
      expect(ended({ units: HELD, fallen: [[], four] }, { goal: '8' })).toMatchObject({ winners: [0] });
      const five = ['fr-line', 'fr-light', 'fr-light', 'fr-chasseurs', 'fr-lancers'];
      expect(ended({ units: HELD, fallen: [five, [...four, 'pr-jagers']], objectives: [[], []] })).toMatchObject({
        winners: [],
        how: 'pointsTied',
      });
    },
  );

  rule(['NS-VIC-06', 'NS-OBJ-02'], 'long-term objectives do not end the battle, but count in it', () => {
    const four = ['pr-line', 'pr-line', 'gb-rifles', 'gb-highlanders'];
    // With o12 and o14 the Coalition could have more; it does not reach ten.
    expect(
      ended({
        units: { ...HELD, 'F.R.1': 'fr-line', 'F.R.2': 'fr-line', 'F.R.3': 'fr-light' },
        fallen: [[], four],
        objectives: [['o12', 'o13'], []],
      }),
    ).toBeNull();
    const last = ended({
      units: { ...HELD, 'F.R.1': 'fr-line', 'F.R.2': 'fr-line', 'F.R.3': 'fr-light' },
      fallen: [[], [...four, 'pr-jagers']],
      objectives: [['o12', 'o13'], []],
    });
    expect(last?.facts).toEqual({ pointsF: 12, pointsC: 0 });
  });

  rule('NS-VIC-08', 'there is no last turn', () => {
    expect(ended({ units: HELD, turn: 99 })).toBeNull();
  });
});
