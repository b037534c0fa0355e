import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { type Arrangement, cardId, type Table, table } from '../table.ts';

// 9.2.9: Scout and Spy.

const SCOUT = 'scout us-hq-scout-1';
const field: Arrangement = {
  nations: ['us', 'fr'],
  units: { 'us-1st': 'd5 reduced', 'us-2nd': 'c4', 'us-3rd': 'e4', 'fr-45th': 'd4' },
  hands: [
    ['us-hq-scout-1', 'us-1st-1', 'us-ld-macomb', 'us-hq-supply-1', 'us-hq-skirmish-1'],
    ['fr-ld-ney', 'fr-45th-1'],
  ],
};
const at = (phase: Arrangement['phase'], dice: readonly number[] = []): Table => table({ ...field, phase }, { dice });

/** Plays the Scout here, and says that the same question is asked again. */
function scouts(t: Table): void {
  const before = t.choices().filter((text) => !text.endsWith('us-hq-scout-1'));
  const { step } = t;
  expect(t.offers(SCOUT)).toBe(true);
  t.take(0, SCOUT);
  expect([t.step, t.choices()]).toEqual([step, before]);
  expect(t.discard(0)).toContain('us-hq-scout-1');
}

describe('9.2.9 Scout', () => {
  rule('MAN-9.2.9-a', 'the active player looks at the hand of the opponent; nobody else does', () => {
    const t = at('combat').take(0, SCOUT);
    const saw = (viewer: 0 | 1 | null) => t.heard(viewer).filter(({ kind }) => kind === 'sawHand');
    expect([saw(1), saw(null)]).toEqual([[], []]);
    expect(saw(0)).toEqual([{ kind: 'sawHand', seat: 0, cards: t.position.sides[1].hand }]);
    expect(t.told('scouted').map(({ seat, card }) => [seat, cardId(card)])).toEqual([[0, 'us-hq-scout-1']]);
    expect([t.reveals(), t.hand(1)]).toEqual([1, ['fr-ld-ney', 'fr-45th-1']]);
  });

  rule('MAN-9.2.9-a', 'at every decision of the own turn: discard, movement, Supply (I-39)', () => {
    scouts(at('discard'));
    scouts(at('movement'));
    scouts(at('movement').take(0, 'move us-2nd c3'));
    scouts(at('movement').take(0, 'move us-2nd c3', 'play us-hq-supply-1'));
  });

  rule(
    'MAN-9.2.9-a',
    'in combat: at its start, in step 5, while naming supporters, at the choice, before advancing',
    () => {
      scouts(at('combat'));
      const assault = (dice: readonly number[]) =>
        at('combat', dice).take(0, 'assault us-1st x fr-45th with us-1st-1').take(1, 'pass', 'pass');
      scouts(assault([]));
      scouts(assault([]).take(0, 'command us-2nd with us-ld-macomb'));
      scouts(assault([]).take(0, 'play us-hq-skirmish-1'));
      // 4 + 2d6: twice 6 leaves the choice to the attacker.
      scouts(assault([4, 4]).take(0, 'pass'));
      scouts(assault([1, 1]).take(0, 'command us-2nd with us-ld-macomb', 'pass', 'pass', 'retreat'));
    },
  );

  rule('MAN-9.2.9-a', 'in the Restoration Phase, before the attempt and before the redoubt', () => {
    scouts(at('restoration'));
    scouts(at('restoration').take(0, 'pass'));
  });

  rule('MAN-9.2.9-a', 'before a forced march and its step, and before a Hit of a Committed Attack', () => {
    const gb: Arrangement = {
      nations: ['gb', 'fr'],
      units: { 'gb-32nd-foot': 'd5', 'gb-4th-foot': 'c4', 'fr-45th': 'd4' },
      hands: [
        ['gb-hq-scout-1', 'gb-hq-forced-march-1', 'gb-32nd-foot-3', 'gb-hq-committed-attack-1', 'gb-ld-hill'],
        [],
      ],
    };
    const march = table({ ...gb, phase: 'movement' }).take(0, 'move gb-4th-foot c3');
    expect([march.step, march.offers('scout gb-hq-scout-1')]).toEqual(['movement.march', true]);
    march.take(0, 'play gb-hq-forced-march-1', 'scout gb-hq-scout-1');
    expect([march.step, march.choices('move').length]).toEqual(['movement.step', 4]);
    const storm = table({ ...gb, phase: 'combat' }, { dice: [1, 1, 1, 1] });
    storm.take(0, 'assault gb-32nd-foot x fr-45th with gb-32nd-foot-3', 'command gb-4th-foot with gb-ld-hill');
    storm.take(0, 'play gb-hq-committed-attack-1', 'pass', 'hit');
    expect(storm.step).toBe('assault.suffer');
    storm.take(0, 'scout gb-hq-scout-1');
    expect(storm.choices()).toEqual(['suffer gb-32nd-foot', 'suffer gb-4th-foot']);
  });

  rule('MAN-9.2.9-a', 'in the Draw Phase it leaves a gap, and he draws again (I-39)', () => {
    const t = table({ ...field, phase: 'draw' });
    expect([t.step, t.asked, t.choices()]).toEqual(['turn.drawn', [0], ['pass', SCOUT]]);
    t.take(0, SCOUT);
    expect([t.step, t.hand(0).length, t.told('drew').map(({ count }) => count)]).toEqual(['turn.drawn', 5, [1]]);
    expect(t.position.phase).toBe('draw');
  });

  rule('MAN-9.2.9-a', 'never in the turn of the opponent', () => {
    const t = table({ ...field, active: 1, phase: 'combat' }, { dice: [1, 1] });
    t.take(1, 'assault fr-45th x us-1st with fr-45th-1');
    expect([t.step, t.offers(SCOUT, 0)]).toEqual(['assault.withdraw', false]);
    t.take(0, 'pass');
    expect([t.step, t.offers(SCOUT, 0)]).toEqual(['assault.defend', false]);
    t.take(0, 'pass').take(1, 'pass');
    expect(t.totals().result).toBe('attackerChooses');
    // The choice of the defender after an attack of the opponent.
    const chooses = table(
      { ...field, units: { 'us-1st': 'd5', 'fr-45th': 'd4' }, active: 1, phase: 'combat' },
      { dice: [1, 2] },
    ).take(1, 'assault fr-45th x us-1st with fr-45th-1');
    chooses.take(0, 'pass', 'pass').take(1, 'pass');
    expect([chooses.asked, chooses.choices()]).toEqual([[0], ['hit', 'retreat']]);
  });
});
