import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  ALL_SLOTS,
  acrossFlank,
  ahead,
  arcOf,
  behind,
  beside,
  boardOf,
  flankOf,
  halfSlots,
  inFront,
  isCentre,
  isWing,
  numberIn,
  retreatFrom,
  slotName,
  slotOf,
  slotsIn,
  zoneOf,
} from '../field.ts';
import { NONE, type Slot } from '../position.ts';

const named = (name: string): Slot => ALL_SLOTS.find((slot) => slotName(slot) === name) ?? NONE;
const names = (slots: Iterable<Slot>): string => [...slots].map(slotName).join(' ');
const arc = (gun: string, range = 3): string => names([...arcOf(named(gun), range).keys()].sort((a, b) => a - b));

describe('the slots', () => {
  rule(['NS-GEO-01', 'NS-GEO-03'], 'five, four, five, two and two of each board', () => {
    for (const seat of [0, 1]) {
      expect((['L1', 'L2', 'R', 'RET', 'BYP'] as const).map((zone) => slotsIn(seat, zone).length)).toEqual([
        5, 4, 5, 2, 2,
      ]);
    }
    expect(names(slotsIn(1, 'RET'))).toBe('C.RET.L C.RET.R');
    expect(names(slotsIn(0, 'BYP'))).toBe('F.BYP.L F.BYP.R');
  });

  test('every name is one slot, and its parts lead back to it', () => {
    expect(new Set(ALL_SLOTS.map(slotName)).size).toBe(36);
    for (const slot of ALL_SLOTS) expect(slotOf(boardOf(slot), zoneOf(slot), numberIn(slot))).toBe(slot);
    expect(slotOf(0, 'L2', 5)).toBe(NONE);
    expect(slotOf(0, 'L1', 0)).toBe(NONE);
  });

  rule('NS-GEO-02', 'the Centre are the three slots between the Wings', () => {
    expect(names(ALL_SLOTS.filter(isWing))).toBe('F.L1.1 F.L1.5 C.L1.1 C.L1.5');
    expect(names(ALL_SLOTS.filter(isCentre))).toBe('F.L1.2 F.L1.3 F.L1.4 C.L1.2 C.L1.3 C.L1.4');
  });

  rule(['NS-GEO-04', 'NS-GEO-05'], 'directly in front of a slot of the First Line is one enemy slot', () => {
    expect(names(slotsIn(0, 'L1').map(inFront))).toBe('C.L1.5 C.L1.4 C.L1.3 C.L1.2 C.L1.1');
    expect(names(slotsIn(1, 'L1').map(inFront))).toBe('F.L1.5 F.L1.4 F.L1.3 F.L1.2 F.L1.1');
    for (const slot of ALL_SLOTS) if (zoneOf(slot) !== 'L1') expect(inFront(slot)).toBe(NONE);
  });

  rule(['NS-GEO-06', 'NS-GEO-07'], 'the rows are staggered', () => {
    expect(names(ahead(named('F.L2.1')))).toBe('F.L1.1 F.L1.2');
    expect(names(ahead(named('C.L2.4')))).toBe('C.L1.4 C.L1.5');
    expect(slotsIn(1, 'L1').map((slot) => names(behind(slot)))).toEqual([
      'C.L2.1',
      'C.L2.1 C.L2.2',
      'C.L2.2 C.L2.3',
      'C.L2.3 C.L2.4',
      'C.L2.4',
    ]);
  });

  rule('NS-GEO-08', 'neighbours are the slots on either side in a line, and the Reserve has none', () => {
    expect(names(beside(named('F.L1.1')))).toBe('F.L1.2');
    expect(names(beside(named('F.L1.3')))).toBe('F.L1.2 F.L1.4');
    expect(names(beside(named('C.L2.4')))).toBe('C.L2.3');
    expect(beside(named('F.R.3'))).toEqual([]);
  });

  rule('NS-GEO-10', 'half slots from the left of F', () => {
    expect(['F.L1.1', 'F.L2.1', 'F.R.5', 'C.L1.5', 'C.L2.4', 'C.R.1'].map((name) => halfSlots(named(name)))).toEqual([
      2, 3, 10, 2, 3, 10,
    ]);
  });

  rule(
    'NS-GEO-11',
    'the centre line runs through the third slots of First Line and Reserve, and between two of the Second',
    () => {
      expect(['F.L1.3', 'C.L1.3', 'F.R.3', 'C.R.3'].map((name) => halfSlots(named(name)))).toEqual([6, 6, 6, 6]);
      expect(['F.L2.2', 'F.L2.3'].map((name) => halfSlots(named(name)))).toEqual([5, 7]);
    },
  );

  rule('NS-GEO-12', 'a bypass comes out on the same flank of the other board', () => {
    expect(['F.BYP.L', 'F.BYP.R', 'C.BYP.L', 'C.BYP.R'].map((name) => slotName(acrossFlank(named(name))))).toEqual([
      'C.BYP.R',
      'C.BYP.L',
      'F.BYP.R',
      'F.BYP.L',
    ]);
    expect(['F.BYP.L', 'F.BYP.R', 'C.BYP.L', 'C.BYP.R'].map((name) => flankOf(named(name)))).toEqual([0, 1, 1, 0]);
  });
});

describe('ways back', () => {
  rule(['NS-MOR-10', 'NS-EX-11'], 'left of the centre to the left, right to the right, else a choice', () => {
    const back = (name: string) => names(retreatFrom(named(name), 0));
    for (const name of ['F.L1.1', 'F.L1.2', 'F.L2.1', 'F.L2.2']) expect(back(name)).toBe('F.RET.L');
    for (const name of ['F.L1.4', 'F.L1.5', 'F.L2.3', 'F.L2.4']) expect(back(name)).toBe('F.RET.R');
    for (const name of ['F.L1.3', 'F.R.1', 'F.R.5']) expect(back(name)).toBe('F.RET.L F.RET.R');
    expect(names(retreatFrom(named('C.L1.1'), 1))).toBe('C.RET.L');
  });

  rule('NS-BYP-16', 'from behind the enemy to the own Retreat slot of that flank', () => {
    expect(names(retreatFrom(named('C.BYP.R'), 0))).toBe('F.RET.L');
    expect(names(retreatFrom(named('C.BYP.L'), 0))).toBe('F.RET.R');
    expect(names(retreatFrom(named('F.BYP.R'), 1))).toBe('C.RET.L');
    expect(names(retreatFrom(named('F.BYP.L'), 1))).toBe('C.RET.R');
  });
});

describe('the arcs of artillery', () => {
  rule(['NS-ART-03', 'NS-EX-04', 'NS-GEO-09'], 'from the Reserve at the First Line alone', () => {
    expect(slotsIn(0, 'R').map((slot) => arc(slotName(slot)))).toEqual([
      'C.L1.4 C.L1.5',
      'C.L1.3 C.L1.4 C.L1.5',
      'C.L1.2 C.L1.3 C.L1.4',
      'C.L1.1 C.L1.2 C.L1.3',
      'C.L1.1 C.L1.2',
    ]);
  });

  rule(['NS-ART-01', 'NS-ART-02', 'NS-ART-04', 'NS-EX-05'], 'from the Second Line at both Lines', () => {
    expect(slotsIn(0, 'L2').map((slot) => arc(slotName(slot)))).toEqual([
      'C.L1.4 C.L1.5 C.L2.3 C.L2.4',
      'C.L1.3 C.L1.4 C.L2.2 C.L2.3 C.L2.4',
      'C.L1.2 C.L1.3 C.L2.1 C.L2.2 C.L2.3',
      'C.L1.1 C.L1.2 C.L2.1 C.L2.2',
    ]);
    expect(arc('C.L2.1')).toBe('F.L1.4 F.L1.5 F.L2.3 F.L2.4');
  });

  rule('NS-ART-09', 'one row further with range 4', () => {
    expect(arc('F.L2.2', 4)).toBe('C.L1.3 C.L1.4 C.L2.2 C.L2.3 C.L2.4 C.R.2 C.R.3 C.R.4 C.R.5');
    expect(arc('F.R.3', 4)).toBe('C.L1.2 C.L1.3 C.L1.4 C.L2.1 C.L2.2 C.L2.3 C.L2.4');
    expect(arc('F.R.1', 4)).toBe('C.L1.4 C.L1.5 C.L2.3 C.L2.4');
  });

  rule('NS-ART-08', 'the ways of a shot from the Second Line', () => {
    const ways = (gun: string, target: string) => (arcOf(named(gun), 3).get(named(target)) ?? []).map(names);
    expect(ways('F.L2.2', 'C.L1.4')).toEqual(['F.L1.2']);
    expect(ways('F.L2.2', 'C.L1.3')).toEqual(['F.L1.3']);
    expect(ways('F.L2.2', 'C.L2.4')).toEqual(['F.L1.2 C.L1.4']);
    expect(ways('F.L2.2', 'C.L2.3')).toEqual(['F.L1.2 C.L1.4', 'F.L1.3 C.L1.3']);
    expect(ways('F.L2.2', 'C.L2.2')).toEqual(['F.L1.3 C.L1.3']);
  });
});
