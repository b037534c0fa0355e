import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, cardId, type Table, table } from '../table.ts';

// 9.2.4: Guerrillas.

const GUERRILLA = 'play es-hq-guerrillas-1';

function facing(hand: readonly string[], change: Arrangement = {}): Table {
  return table({
    nations: ['pr', 'es'],
    units: { 'pr-1st': 'd5 reduced', 'pr-13th': 'f6', 'es-castille': 'a1' },
    hands: [hand, ['es-hq-guerrillas-1', 'es-castille-1']],
    ...change,
  });
}

const OTTOMAN: Arrangement = {
  nations: ['ot', 'es'],
  units: { 'ot-greek-feudal': 'd5 reduced', 'es-castille': 'a1' },
};

describe('9.2.4 Guerrillas', () => {
  rule('MAN-9.2.4-a', 'cancel a Forced March, a Supply in either use, a Regroup, and a reinforcement', () => {
    const march = facing(['pr-hq-forced-march-1'], { phase: 'movement' }).take(
      0,
      'move pr-13th f5',
      'play pr-hq-forced-march-1',
    );
    march.take(1, GUERRILLA);
    expect(march.unit('pr-13th')).toBe('f5');
    const supply = facing(['pr-hq-supply-1'], { phase: 'movement' }).take(
      0,
      'move pr-13th f5',
      'pass',
      'play pr-hq-supply-1',
    );
    supply.take(1, GUERRILLA);
    expect([supply.unit('pr-1st'), supply.position.phase]).toEqual(['d5 reduced', 'discard']);
    const restored = facing(['pr-hq-supply-1'], { phase: 'restoration' }).take(0, 'restore pr-1st with pr-hq-supply-1');
    expect(restored.take(1, GUERRILLA).unit('pr-1st')).toBe('d5 reduced');
    const renfort = facing(['pr-1st-1'], { phase: 'restoration' }).take(0, 'restore pr-1st with pr-1st-1');
    expect(renfort.take(1, GUERRILLA).unit('pr-1st')).toBe('d5 reduced');
    const regroup = facing(['ot-hq-regroup-1'], { ...OTTOMAN, phase: 'restoration' });
    regroup.take(0, 'restore ot-greek-feudal with ot-hq-regroup-1').take(1, GUERRILLA);
    expect(regroup.unit('ot-greek-feudal')).toBe('d5 reduced');
  });

  rule('MAN-9.2.4-b', 'at once, and both cards are discarded', () => {
    const t = facing(['pr-hq-forced-march-1'], { phase: 'movement' }).take(
      0,
      'move pr-13th f5',
      'play pr-hq-forced-march-1',
    );
    expect([t.step, t.asked, t.choices()]).toEqual(['guerrilla.answer', [1], [GUERRILLA, 'pass']]);
    t.take(1, GUERRILLA);
    expect([t.discard(0), t.discard(1), t.hand(1)]).toEqual([
      ['pr-hq-forced-march-1'],
      ['es-hq-guerrillas-1'],
      ['es-castille-1'],
    ]);
    expect(t.told('cancelled').map(({ seat, card, by }) => [seat, cardId(card), cardId(by)])).toEqual([
      [1, 'pr-hq-forced-march-1', 'es-hq-guerrillas-1'],
    ]);
  });

  rule('MAN-9.2.4-b', 'a card that is let through has its effect, and the Guerrilla stays in the hand', () => {
    const t = facing(['pr-hq-forced-march-1'], { phase: 'movement' }).take(
      0,
      'move pr-13th f5',
      'play pr-hq-forced-march-1',
    );
    t.take(1, 'pass');
    expect([t.step, t.hand(1), t.told('cancelled')]).toEqual([
      'movement.step',
      ['es-hq-guerrillas-1', 'es-castille-1'],
      [],
    ]);
    const restored = facing(['pr-1st-1'], { phase: 'restoration' })
      .take(0, 'restore pr-1st with pr-1st-1')
      .take(1, 'pass');
    expect(restored.unit('pr-1st')).toBe('d5');
  });

  rule('MAN-9.2.4-b', 'one Guerrilla cancels one card: the next one is asked for again', () => {
    const hands: Arrangement['hands'] = [
      ['pr-hq-forced-march-1', 'pr-hq-supply-1'],
      ['es-hq-guerrillas-1', 'es-hq-guerrillas-2'],
    ];
    const t = facing([], { hands, phase: 'movement' }).take(0, 'move pr-13th f5', 'play pr-hq-forced-march-1');
    t.take(1, GUERRILLA).take(0, 'play pr-hq-supply-1');
    expect([t.step, t.choices()]).toEqual(['guerrilla.answer', ['play es-hq-guerrillas-2', 'pass']]);
    t.take(1, 'pass');
    // The earlier cancellation is forgotten: this Supply stands.
    expect(t.step).toBe('movement.second');
  });

  rule('MAN-9.2.4-c', 'only in the opponent’s turn', () => {
    for (const phase of ['movement', 'combat', 'restoration'] as const) {
      const t = facing([], { hands: [[], ['es-hq-guerrillas-1', 'es-hq-supply-1']], active: 1, phase });
      expect(t.offers(GUERRILLA)).toBe(false);
    }
    // In one's own turn one's own cards are answered by the other side alone.
    const t = table({
      nations: ['fr', 'es'],
      units: { 'fr-45th': 'd5', 'es-castille': 'a1', 'es-1st-line': 'c1' },
      hands: [['fr-45th-1'], ['es-hq-guerrillas-1', 'es-hq-supply-1']],
      active: 1,
      phase: 'movement',
    }).take(1, 'move es-castille a2', 'play es-hq-supply-1');
    // France has no Guerrillas: nobody is asked.
    expect(t.step).toBe('movement.second');
  });

  rule('MAN-9.2.4-d', 'never a card that starts a combat, nor anything in it (I-36)', () => {
    const t = facing(['pr-1st-1', 'pr-1st-2', 'pr-ld-yorck', 'pr-hq-committed-attack-1', 'pr-hq-redoubt-1'], {
      units: { 'pr-1st': 'd5', 'es-castille': 'd4' },
      phase: 'combat',
    });
    t.take(0, 'assault pr-1st x es-castille with pr-1st-1');
    expect([t.step, t.offers(GUERRILLA)]).toEqual(['assault.withdraw', false]);
    t.take(1, 'pass');
    expect([t.step, t.offers(GUERRILLA)]).toEqual(['assault.defend', false]);
    t.take(1, 'pass');
    for (const card of ['pr-1st-2', 'pr-ld-yorck', 'pr-hq-committed-attack-1']) {
      t.take(0, `play ${card}`);
      expect([t.step, t.asked]).toEqual(['assault.attack', [0]]);
    }
  });

  rule('MAN-9.2.4-d', 'nor a Leader, a Redoubt or a Scout', () => {
    const rally = table(
      {
        nations: ['gb', 'es'],
        units: { 'gb-32nd-foot': 'd5 reduced', 'es-castille': 'a1' },
        hands: [['gb-ld-hill', 'gb-hq-redoubt-1', 'gb-hq-scout-1'], ['es-hq-guerrillas-1']],
        phase: 'restoration',
      },
      { dice: [1] },
    );
    rally.take(0, 'scout gb-hq-scout-1');
    expect(rally.asked).toEqual([0]);
    rally.take(0, 'restore gb-32nd-foot with gb-ld-hill');
    expect([rally.asked, rally.unit('gb-32nd-foot')]).toEqual([[0], 'd5']);
    rally.take(0, 'redoubt gb-32nd-foot with gb-hq-redoubt-1');
    expect(rally.position.redoubts).toEqual([35]);
  });
});
