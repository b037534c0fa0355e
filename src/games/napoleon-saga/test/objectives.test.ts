import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { game, table } from './table.ts';

const F = { 'F.L1.1': 'fr-line', 'F.L1.2': 'fr-line', 'F.L1.3': 'fr-light', 'F.L1.4': 'fr-line', 'F.L1.5': 'fr-line' };
const C = {
  'C.L1.1': 'gb-line',
  'C.L1.2': 'gb-line',
  'C.L1.3': 'pr-line',
  'C.L1.4': 'gb-highlanders',
  'C.L1.5': 'pr-line',
};
const without = (units: { readonly [slot: string]: string }, ...slots: readonly string[]) =>
  Object.fromEntries(Object.entries(units).filter(([slot]) => !slots.includes(slot)));
/** What F has scored when the turn ends. */
const atEnd = (objective: string, units: { readonly [slot: string]: string }, more: object = {}) =>
  table({ units, objectives: [[objective], []], phase: 'end', ...more })
    .quiet('turn.bid')
    .told('objectiveScored').length === 1;
const shot = (objective: string, target: string, more: object = {}) =>
  table({ units: { 'F.L1.1': 'fr-line', 'C.L1.5': target }, objectives: [[objective], []], ...more }, { dice: [6] })
    .take(0, 'fire F.L1.1 x C.L1.5')
    .quiet('actions.choose', 'toll.decide')
    .told('objectiveScored').length === 1;

describe('immediate objectives', () => {
  rule('NS-OBJ-01', 'that nothing is scored where something could be is known, too: it cannot be taken back', () => {
    const reveals = (units: object, objectives: readonly (readonly string[])[]) => {
      const t = table(
        { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1', ...units }, objectives: [...objectives] },
        { dice: [4] },
      );
      t.take(0, 'fire F.L1.1 x C.L1.5').quiet('toll.decide');
      const before = t.reveals();
      t.take(1, 'yield');
      return t.reveals() > before;
    };
    const both = { 'C.RET.L': 'gb-line 1' };
    expect(reveals(both, [['o08', 'o09'], []])).toBe(true);
    expect(reveals(both, [['o09', 'o11'], []])).toBe(true);
    expect(reveals({}, [['o08', 'o09'], []])).toBe(false);
  });

  rule(['NS-OBJ-01', 'NS-OBJ-03', 'NS-OBJ-04'], 'o01 Break the Centre: two of its three slots are empty', () => {
    expect(atEnd('o01', { ...F, ...without(C, 'C.L1.2', 'C.L1.3') })).toBe(true);
    expect(atEnd('o01', { ...F, ...without(C, 'C.L1.2', 'C.L1.1') })).toBe(false);
    const t = table({
      units: { ...F, ...without(C, 'C.L1.2', 'C.L1.3') },
      objectives: [['o01', 'o09'], []],
      phase: 'end',
    }).quiet('turn.bid');
    expect([t.points(), game.view(t.position, 1).sides[0].objectives]).toEqual([[1, 0], [0]]);
  });
  rule('NS-OBJ-04', 'o02 Pincer Movement: both Wings are empty', () => {
    expect(atEnd('o02', { ...F, ...without(C, 'C.L1.1', 'C.L1.5') })).toBe(true);
    expect(atEnd('o02', { ...F, ...without(C, 'C.L1.1', 'C.L1.2') })).toBe(false);
  });
  rule('NS-OBJ-01', 'o03 Take Their Colours: an enemy card worth points', () => {
    expect(shot('o03', 'pr-line 3', { attached: { 'C.L1.5': ['s08'] } })).toBe(true);
    expect(shot('o03', 'pr-line 3')).toBe(false);
  });
  rule('NS-OBJ-01', 'o04 Break the Elite, o05 Silence the Guns: by what was eliminated', () => {
    expect(shot('o04', 'gb-highlanders 3')).toBe(true);
    expect(shot('o04', 'pr-line 3')).toBe(false);
    expect(shot('o05', 'gb-horseart 2')).toBe(true);
    expect(shot('o05', 'gb-highlanders 3')).toBe(false);
  });
  rule('NS-OBJ-01', 'o06 A Glorious Charge: cavalry wins in the turn of its charge', () => {
    const won = (unit: string) =>
      table(
        { units: { 'F.L1.1': unit, 'C.L1.5': 'pr-line 3' }, melees: [['F.L1.1', 'C.L1.5']], objectives: [['o06'], []] },
        { dice: [6, 1] },
      )
        .take(0, 'fight F.L1.1')
        .quiet('actions.choose')
        .told('objectiveScored').length;
    expect(won('fr-dragoons charge')).toBe(1);
    expect(won('fr-dragoons')).toBe(0);
  });
  rule('NS-OBJ-01', 'o07 Decisive Blow: two in one turn, not one before it', () => {
    expect(shot('o07', 'pr-line 3', { fallen: [[], ['gb-line']] })).toBe(false);
    const t = table(
      {
        units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 3', 'F.L1.2': 'fr-line', 'C.L1.4': 'pr-line 3' },
        objectives: [['o07'], []],
        markers: [2, 0],
      },
      { dice: [6, 6] },
    );
    t.take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('actions.choose')
      .take(0, 'fire F.L1.2 x C.L1.4')
      .quiet('turn.reinforce', 'turn.discard');
    expect(t.told('objectiveScored')).toHaveLength(1);
  });
  rule('NS-OBJ-01', 'o08 Sow Panic: both enemy Retreat slots are taken at the same time, at once', () => {
    const t = table(
      { units: { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 1', 'C.RET.L': 'gb-line 2' }, objectives: [['o08'], []] },
      { dice: [3] },
    )
      .take(0, 'fire F.L1.1 x C.L1.5')
      .quiet('toll.decide');
    expect(t.told('objectiveScored')).toHaveLength(0);
    t.take(1, 'yield');
    expect(t.told('objectiveScored')).toHaveLength(1);
  });
});

describe('long-term objectives', () => {
  const TEN = { fallen: [[], ['pr-line', 'gb-line', 'gb-line', 'gb-rifles', 'pr-jagers']] };
  const BASE = { ...F, 'C.L1.1': 'gb-line', 'C.L1.3': 'pr-line', 'C.L1.4': 'gb-highlanders' };
  rule('NS-OBJ-02', 'o09 to o14 are counted at the end of the battle, and only then', () => {
    expect(atEnd('o09', BASE)).toBe(false);
    expect(atEnd('o09', BASE, TEN)).toBe(true);
    expect(atEnd('o09', without(BASE, 'F.L1.5'), TEN)).toBe(false);
    expect(atEnd('o10', { ...BASE, 'F.R.1': 'fr-oguard' }, TEN)).toBe(true);
    expect(atEnd('o10', BASE, TEN)).toBe(false);
    expect(atEnd('o10', { ...BASE, 'F.R.1': 'fr-oguard' }, { fallen: [['fr-yguard'], TEN.fallen[1]] })).toBe(false);
    expect(atEnd('o11', BASE, { ...TEN, terrain: { 'F.L1.1': 's01', 'F.L1.2': 's02' } })).toBe(true);
    expect(atEnd('o11', BASE, { ...TEN, terrain: { 'F.L1.1': 's01', 'F.L2.1': 's02' } })).toBe(false);
    expect(atEnd('o12', { ...BASE, 'F.R.1': 'fr-line', 'F.R.2': 'fr-light', 'F.R.3': 'fr-yguard' }, TEN)).toBe(true);
    expect(atEnd('o12', { ...BASE, 'F.R.1': 'fr-line', 'F.R.2': 'fr-light' }, TEN)).toBe(false);
    expect(atEnd('o13', BASE, TEN)).toBe(true);
    expect(
      atEnd('o13', BASE, {
        fallen: [['fr-line', 'fr-light', 'fr-lancers', 'fr-chasseurs', 'fr-dragoons'], TEN.fallen[1]],
      }),
    ).toBe(false);
    expect(atEnd('o14', { ...BASE, 'F.R.1': 'fr-footart' }, TEN)).toBe(true);
    expect(atEnd('o14', { ...BASE, 'F.R.1': 'fr-footart' }, { fallen: [['fr-horseart'], TEN.fallen[1]] })).toBe(false);
  });

  rule('NS-ALT-02', 'of three at most two count', () => {
    const t = table(
      {
        units: { ...BASE, 'F.R.1': 'fr-oguard', 'F.R.2': 'fr-footart' },
        objectives: [['o09', 'o10', 'o14'], []],
        phase: 'end',
        ...TEN,
      },
      {},
      { objectives: 'three' },
    ).quiet('turn.bid');
    expect([t.told('objectiveScored').length, t.position.outcome?.facts]).toEqual([2, { pointsF: 12, pointsC: 0 }]);
  });
});
