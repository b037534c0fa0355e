import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Options } from '../../../kernel/options.ts';
import { MARK, NONE } from '../position.ts';
import { slotsIn } from '../rules/geometry.ts';
import { factsOf } from '../rules/pieces.ts';
import { box, game, opened, type Table } from './table.ts';

/** Every unit to the first place that is offered, then ready. */
function deploy(t: Table, seat: number): Table {
  for (;;) {
    const [place] = t.choices('place', seat);
    if (place === undefined) return t.take(seat, 'pass');
    t.take(seat, place);
  }
}
const army = (t: Table, seat: 0 | 1) => t.position.sides[seat];
const idsIn = (t: Table, seat: number, zone: 'L1' | 'L2' | 'R') =>
  slotsIn(seat, zone)
    .map((slot) => t.position.at[slot] ?? NONE)
    .filter((unit) => unit !== NONE)
    .map((unit) => factsOf(box, t.position, unit));

describe('the deal', () => {
  rule(
    ['NS-SETUP-02', 'NS-SETUP-03', 'NS-SETUP-04'],
    'five cards and the Bluff card, two objectives, before any unit is placed',
    () => {
      const t = opened({});
      for (const seat of [0, 1] as const) {
        expect(t.hand(seat)).toHaveLength(6);
        expect(t.hand(seat)).toContain('bluff');
        expect(army(t, seat).objectives).toHaveLength(2);
        expect(army(t, seat).deck).toHaveLength(35);
      }
      expect(t.position.at.every((unit) => unit === NONE)).toBe(true);
      expect(t.position.objectives).toHaveLength(10);
      expect(t.asked).toEqual([0, 1]);
    },
  );

  rule(
    ['NS-SETUP-05', 'NS-SETUP-06', 'NS-SETUP-12', 'NS-EX-15'],
    'twelve units: both Lines full and face up, three in the Reserve face down',
    () => {
      const t = opened({});
      expect(army(t, 0).muster).toHaveLength(12);
      expect(t.whyNot(0, 'pass')[0]).toBe('unitsLeft NS-SETUP-05');
      deploy(t, 0);
      expect(t.asked).toEqual([1]);
      expect(t.position.marks.some((marks) => marks & MARK.faceUp)).toBe(false);
      deploy(t, 1);
      expect(t.step).toBe('turn.bid');
      for (const seat of [0, 1]) {
        expect((['L1', 'L2', 'R'] as const).map((zone) => idsIn(t, seat, zone).length)).toEqual([5, 4, 3]);
        for (const slot of slotsIn(seat, 'L1'))
          expect((t.position.marks[t.position.at[slot] ?? 0] ?? 0) & MARK.faceUp).toBe(MARK.faceUp);
        for (const slot of slotsIn(seat, 'R'))
          expect((t.position.marks[t.position.at[slot] ?? 0] ?? 0) & MARK.faceUp).toBe(0);
      }
    },
  );

  rule(['NS-SETUP-07', 'NS-SETUP-09'], 'Guards only in the Reserve, Artillery never in the First Line', () => {
    for (const deckF of ['french-starter', 'fr-900-a', 'fr-1000-18-4guard']) {
      const t = opened({ deckF, deployment: 'automatic' });
      for (const zone of ['L1', 'L2'] as const)
        for (const { status } of idsIn(t, 0, zone)) expect(status).not.toBe('guard');
      for (const { arm } of idsIn(t, 0, 'L1')) expect(arm).not.toBe('artillery');
    }
    const t = opened({ deckF: 'fr-900-a' });
    const facts = army(t, 0).muster.map((unit) => factsOf(box, t.position, unit));
    const places = (label: string) => new Set(t.choices(`place F.${label} `, 0).map((text) => text.split('.').at(-2)));
    const [guards, guns] = [
      facts.filter(({ status }) => status === 'guard'),
      facts.filter(({ arm }) => arm === 'artillery'),
    ];
    expect(guards.length * guns.length).toBeGreaterThan(0);
    for (const { label } of guards) expect(places(label)).toEqual(new Set(['R']));
    for (const { label } of guns) expect(places(label)).toEqual(new Set(['L2', 'R']));
  });

  rule('NS-SETUP-08', 'a fourth Guard leaves a slot of the Second Line empty', () => {
    // The Guards of this deck: the last units of the French army are drawn by their places in the bag.
    const deck: Options = { deckF: 'fr-1000-18-4guard' };
    const first = opened(deck);
    const pool = [...army(first, 0).muster, ...army(first, 0).reserves].sort((a, b) => a - b);
    const isGuard = (unit: number) => factsOf(box, first.position, unit).status === 'guard';
    // Draw the Guards first: the number of each in the bag as it is when it is drawn.
    const bag = pool.slice();
    const wanted = [...pool.filter(isGuard), ...pool.filter((unit) => !isGuard(unit)).slice(0, 8)];
    const numbers = wanted.map((unit) => {
      const i = bag.indexOf(unit);
      const last = bag.pop();
      if (i < bag.length && last !== undefined) bag[i] = last;
      return i + 1;
    });
    const t = opened(deck, { streams: { 'army 0': numbers } });
    expect(army(t, 0).muster.filter(isGuard)).toHaveLength(4);
    deploy(t, 0);
    deploy(t, 1);
    expect((['L1', 'L2', 'R'] as const).map((zone) => idsIn(t, 0, zone).length)).toEqual([5, 3, 4]);
  });

  rule(
    ['NS-SETUP-10', 'NS-SETUP-11', 'NS-TERR-02'],
    'Terrain of the hand may be laid once the units lie, and nobody sees it before all is turned up',
    () => {
      // The first two cards of the deck are Hills.
      const t = opened({}, { streams: { 'deck 0': [1, 2, 1, 1, 1] } });
      expect(t.choices('lay', 0)).toEqual([]);
      while (t.choices('place', 0).length > 0) t.take(0, t.choices('place', 0)[0] ?? '');
      const lay = t.choices('lay', 0);
      expect(lay.length).toBeGreaterThan(0);
      const [first = ''] = lay;
      t.take(0, first);
      const slot = first.split(' ')[2];
      expect(t.choices('lay', 0).some((text) => text.endsWith(String(slot)))).toBe(false);
      t.take(0, 'pass');
      const seen = game.view(t.position, 1);
      expect(seen.terrain.every((card) => card === NONE)).toBe(true);
      expect(seen.at.every((unit) => unit === NONE)).toBe(true);
      expect(seen.sides[0].handCount).toBe(6);
      deploy(t, 1);
      expect(t.told('terrainLaid')).toHaveLength(1);
      expect(t.hand(0)).toHaveLength(5);
    },
  );
});

describe('the variants of objectives', () => {
  rule('NS-ALT-01', 'one of two is shown to the enemy, both at once', () => {
    const t = opened({ objectives: 'one-shown' });
    expect([t.step, t.asked]).toEqual(['setup.show', [0, 1]]);
    t.take(0, t.choices('show', 0)[1] ?? '');
    expect(game.view(t.position, 1).sides[0].objectives).toEqual([]);
    t.take(1, t.choices('show', 1)[0] ?? '');
    expect(t.told('objectiveShown')).toHaveLength(2);
    expect(game.view(t.position, 1).sides[0].objectives).toHaveLength(1);
    expect(t.step).toBe('setup.deploy');
  });

  rule(['NS-ALT-02', 'NS-ALT-03'], 'three are drawn; the goal is another number of points', () => {
    expect(army(opened({ objectives: 'three' }), 0).objectives).toHaveLength(3);
    expect(game.options.find(({ id }) => id === 'goal')).toMatchObject({
      standard: '10',
      values: ['6', '8', '10', '12', '15'],
    });
  });

  rule('NS-ARMY-07', 'both may lead the same army', () => {
    const t = opened({ deckC: 'french-starter', deployment: 'automatic' });
    expect(t.step).toBe('turn.bid');
    expect(idsIn(t, 1, 'L1').every(({ nation }) => nation === 'france')).toBe(true);
  });
});
