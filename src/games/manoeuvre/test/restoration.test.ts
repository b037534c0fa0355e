import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, cardId, type Table, table } from './table.ts';

// Chapter 7: the Restoration Phase.

const weak: Arrangement = {
  nations: ['fr', 'es'],
  units: { 'fr-45th': 'd5 reduced', 'fr-2nd': 'f6 reduced', 'fr-8th': 'h8', 'es-castille': 'a1 reduced' },
  phase: 'restoration',
};

function restoring(hand: readonly string[], dice: readonly number[] = [], other: readonly string[] = []): Table {
  return table({ ...weak, hands: [hand, other] }, { dice });
}

describe('7 restoration', () => {
  rule('MAN-7-a', 'a reduced unit is turned to its full side', () => {
    const t = restoring(['fr-hq-supply-1']).take(0, 'restore fr-45th with fr-hq-supply-1');
    expect([t.unit('fr-45th'), t.unit('fr-2nd')]).toEqual(['d5', 'f6 reduced']);
    expect(t.told('restored').map(({ unit, card }) => [unit, cardId(card)])).toEqual([[3, 'fr-hq-supply-1']]);
  });

  rule('MAN-7-a', 'a full one or one that is gone is not restored, and without a reduced unit nobody is asked', () => {
    const hand = ['fr-hq-supply-1', 'fr-8th-1', 'fr-19th-1', 'fr-ld-ney'];
    expect(
      restoring(hand)
        .choices('restore')
        .some((text) => / (fr-8th|fr-19th|es-castille) /.test(text)),
    ).toBe(false);
    const t = table({ ...weak, units: { 'fr-8th': 'h8', 'es-walloon-guards': 'a1 reduced' }, hands: [hand, []] });
    expect(t.step).toBe('restoration.redoubt');
    // A unit that died reduced does not count.
    const dead = table(
      {
        units: { 'fr-45th': 'd5 reduced', 'fr-8th': 'h8', 'gb-1st-foot-guards': 'd4' },
        hands: [['fr-45th-1', 'fr-hq-supply-1'], []],
        phase: 'combat',
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-45th x gb-1st-foot-guards with fr-45th-1', 'pass');
    expect([dead.unit('fr-45th'), dead.step]).toEqual(['gone', 'restoration.redoubt']);
  });

  rule('MAN-7-b', 'only the active player, only in this phase, only with a card', () => {
    const hand = ['fr-45th-1', 'fr-hq-supply-1', 'fr-ld-ney'];
    for (const phase of ['discard', 'movement', 'combat'] as const) {
      expect(table({ ...weak, hands: [hand, ['es-castille-1']], phase }).choices('restore')).toEqual([]);
    }
    const t = restoring(hand, [], ['es-castille-1', 'es-hq-supply-1']);
    expect([t.asked, t.choices('restore es-castille')]).toEqual([[0], []]);
    t.take(0, 'pass');
    expect([t.unit('fr-45th'), t.told('restored')]).toEqual(['d5 reduced', []]);
    // Without a card in the hand there is nothing to ask.
    expect(restoring([]).position.active).toBe(1);
    expect(restoring(['fr-19th-1', 'fr-hq-redoubt-1']).choices()).toEqual(['pass']);
  });

  rule('MAN-7-b', 'also for the second seat', () => {
    const t = table({ ...weak, hands: [[], ['es-castille-1', 'es-hq-supply-1', 'es-ld-blake']], active: 1 });
    expect([t.asked, t.choices()]).toEqual([
      [1],
      [
        'restore es-castille with es-castille-1',
        'restore es-castille with es-hq-supply-1',
        'restore es-castille with es-ld-blake',
        'pass',
      ],
    ]);
    expect(t.take(1, 'restore es-castille with es-castille-1').unit('es-castille')).toBe('a1');
  });

  rule('MAN-7-c', 'Supply restores any one reduced unit by itself, unless a Guerrilla cancels it', () => {
    const t = restoring(['fr-hq-supply-1']);
    expect(t.choices()).toEqual(['restore fr-45th with fr-hq-supply-1', 'restore fr-2nd with fr-hq-supply-1', 'pass']);
    t.take(0, 'restore fr-2nd with fr-hq-supply-1');
    expect([t.unit('fr-2nd'), t.discard(0), t.told('played')[0]?.purpose]).toEqual([
      'f6',
      ['fr-hq-supply-1'],
      'supplyRestore',
    ]);
    const stopped = restoring(['fr-hq-supply-1'], [], ['es-hq-guerrillas-1']).take(
      0,
      'restore fr-2nd with fr-hq-supply-1',
    );
    expect([stopped.step, stopped.unit('fr-2nd')]).toEqual(['guerrilla.answer', 'f6 reduced']);
    stopped.take(1, 'play es-hq-guerrillas-1');
    expect([stopped.unit('fr-2nd'), stopped.told('restored'), stopped.discard(0)]).toEqual([
      'f6 reduced',
      [],
      ['fr-hq-supply-1'],
    ]);
  });

  rule(
    'MAN-7-d',
    'a unit card restores its own unit, artillery cards too, unless a Guerrilla cancels it (I-30)',
    () => {
      const t = restoring(['fr-45th-1', 'fr-45th-5', 'fr-2nd-5', 'fr-8th-1']);
      expect(t.choices()).toEqual([
        'restore fr-45th with fr-45th-1',
        'restore fr-45th with fr-45th-5',
        'restore fr-2nd with fr-2nd-5',
        'pass',
      ]);
      t.take(0, 'restore fr-2nd with fr-2nd-5');
      expect([t.unit('fr-2nd'), t.unit('fr-45th'), t.told('played')[0]?.purpose]).toEqual([
        'f6',
        'd5 reduced',
        'reinforcement',
      ]);
      const stopped = restoring(['fr-45th-1'], [], ['es-hq-guerrillas-1']).take(0, 'restore fr-45th with fr-45th-1');
      stopped.take(1, 'play es-hq-guerrillas-1');
      expect([stopped.unit('fr-45th'), stopped.discard(0), stopped.discard(1)]).toEqual([
        'd5 reduced',
        ['fr-45th-1'],
        ['es-hq-guerrillas-1'],
      ]);
      const stands = restoring(['fr-45th-1'], [], ['es-hq-guerrillas-1']).take(0, 'restore fr-45th with fr-45th-1');
      expect(stands.take(1, 'pass').unit('fr-45th')).toBe('d5');
    },
  );

  rule(
    ['X-11', 'MAN-7-e'],
    'Soult restores on 1 to 3, Ney on 1 to 5; a failure costs the card and nothing else',
    () => {
      const rally = (leader: string, roll: number) =>
        restoring([leader, 'fr-hq-redoubt-1'], [roll]).take(0, `restore fr-45th with ${leader}`);
      for (const roll of [1, 2, 3]) expect(rally('fr-ld-soult', roll).unit('fr-45th')).toBe('d5');
      for (const roll of [4, 5, 6]) expect(rally('fr-ld-soult', roll).unit('fr-45th')).toBe('d5 reduced');
      for (const roll of [1, 2, 3, 4, 5]) expect(rally('fr-ld-ney', roll).unit('fr-45th')).toBe('d5');
      const failed = rally('fr-ld-ney', 6);
      expect([failed.unit('fr-45th'), failed.discard(0), failed.told('restored')]).toEqual([
        'd5 reduced',
        ['fr-ld-ney'],
        [],
      ]);
      expect(
        failed.told('rallyRoll').map(({ unit, card, roll, max, success }) => [unit, cardId(card), roll, max, success]),
      ).toEqual([[3, 'fr-ld-ney', 6, 5, false]]);
      expect(rally('fr-ld-ney', 5).told('rallyRoll')).toMatchObject([{ success: true }]);
      expect(failed.told('played')).toMatchObject([{ purpose: 'rally', unit: 3 }]);
    },
  );

  rule('MAN-7-e', 'a Leader tries any reduced unit, and no Guerrilla stops him', () => {
    const t = restoring(['fr-ld-ney', 'fr-hq-redoubt-1'], [1], ['es-hq-guerrillas-1']);
    expect(t.choices('restore')).toEqual(['restore fr-45th with fr-ld-ney', 'restore fr-2nd with fr-ld-ney']);
    t.take(0, 'restore fr-2nd with fr-ld-ney');
    expect([t.unit('fr-2nd'), t.step]).toEqual(['f6', 'restoration.redoubt']);
  });

  rule('MAN-7-f', 'one attempt for one unit, whether it worked, failed or was cancelled (I-30)', () => {
    const hand = ['fr-hq-supply-1', 'fr-hq-supply-2', 'fr-ld-soult', 'fr-45th-1'];
    const worked = restoring(hand).take(0, 'restore fr-45th with fr-hq-supply-1');
    const failed = restoring(hand, [6]).take(0, 'restore fr-45th with fr-ld-soult');
    const cancelled = restoring(hand, [], ['es-hq-guerrillas-1']).take(0, 'restore fr-45th with fr-hq-supply-1');
    cancelled.take(1, 'play es-hq-guerrillas-1');
    for (const t of [worked, failed, cancelled]) {
      expect([t.step, t.choices()]).toEqual(['restoration.redoubt', ['pass']]);
      expect(t.unit('fr-2nd')).toBe('f6 reduced');
    }
  });

  rule('MAN-7-g', 'afterwards a redoubt, with or without an attempt; then the turn is over', () => {
    const hand = ['fr-hq-supply-1', 'fr-hq-redoubt-1'];
    const build = 'redoubt fr-2nd with fr-hq-redoubt-1';
    const first = restoring(hand);
    expect(first.offers(build)).toBe(false);
    first.take(0, 'restore fr-45th with fr-hq-supply-1');
    expect(first.offers(build)).toBe(true);
    const only = restoring(hand).take(0, 'pass', build);
    expect([only.position.redoubts, only.position.active, only.unit('fr-45th')]).toEqual([[45], 1, 'd5 reduced']);
    // Supply is still in the hand, but the redoubt was the last thing of the turn.
    expect(only.hand(0)).toEqual(['fr-hq-supply-1']);
    const neither = restoring(hand).take(0, 'pass', 'pass');
    expect([neither.position.active, neither.position.redoubts]).toEqual([1, []]);
  });
});
