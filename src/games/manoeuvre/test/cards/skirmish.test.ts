import { describe, expect } from 'vitest';
import { rule } from '../../../../../test/rule.ts';
import { viewOf } from '../../view.ts';
import { type Arrangement, cardId, steps, type Table, table } from '../table.ts';

// 9.2.8: Skirmish.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
const SKIRMISH = 'play fr-hq-skirmish-1';
const field: Arrangement = {
  units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' },
  hands: [
    ['fr-8th-2', 'fr-hq-skirmish-1', 'fr-8th-1', 'fr-ld-ney', 'fr-hq-sappers-1'],
    ['gb-32nd-foot-1', 'gb-ld-moore', 'gb-hq-supply-1'],
  ],
  phase: 'combat',
};

function defended(change: Arrangement = {}): Table {
  const t = table({ ...field, ...change }).take(0, ASSAULT);
  return t.take(1, 'pass', 'play gb-32nd-foot-1', 'play gb-ld-moore', 'pass');
}

const ends = (t: Table) =>
  t
    .choices('move')
    .map((text) => text.slice(-2))
    .sort();

describe('9.2.8 Skirmish', () => {
  rule('MAN-9.2.8-a', 'in step 5 of an Assault the active player calls the combat off: no dice, nobody hit', () => {
    const t = defended();
    expect([t.step, t.offers(SKIRMISH)]).toEqual(['assault.attack', true]);
    t.take(0, SKIRMISH, 'pass');
    expect([t.told('totals'), t.told('hit'), t.unit('fr-8th'), t.unit('gb-32nd-foot')]).toEqual([[], [], 'd5', 'd4']);
    expect(t.told('skirmished').map(({ unit, card }) => [unit, cardId(card)])).toEqual([[4, 'fr-hq-skirmish-1']]);
    // Not in the steps of the defender, nor in an Ambush, nor with fire.
    const early = table({ ...field, hands: [['fr-8th-2'], ['gb-hq-skirmish-1']] }).take(0, ASSAULT);
    expect(early.choices()).toEqual(['pass']);
    const ambush = table({
      nations: ['us', 'gb'],
      units: { 'us-1st': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['us-hq-ambush-1', 'us-hq-skirmish-1'], []],
      phase: 'combat',
    }).take(0, 'ambush gb-32nd-foot with us-hq-ambush-1');
    expect(ambush.choices()).toEqual(['pass']);
  });

  rule('MAN-9.2.8-b', 'not with a Leader, nor with any other card of step 5 (I-38)', () => {
    for (const card of ['fr-ld-ney', 'fr-8th-1']) {
      expect(defended().take(0, `play ${card}`).offers(SKIRMISH)).toBe(false);
    }
    expect(defended().take(0, 'command fr-2nd with fr-ld-ney').offers(SKIRMISH)).toBe(false);
    expect(defended().take(0, SKIRMISH).choices('play')).toEqual([]);
  });

  rule(
    'MAN-9.2.8-c',
    'the card that started the Assault goes back to the hand, and the opponent knows it is there',
    () => {
      const t = defended().take(0, SKIRMISH, 'pass');
      expect([t.hand(0), t.discard(0)]).toEqual([
        ['fr-8th-1', 'fr-ld-ney', 'fr-hq-sappers-1', 'fr-8th-2'],
        ['fr-hq-skirmish-1'],
      ]);
      expect(viewOf(steps, t.position, 1).sides[0].hand.map(cardId)).toEqual(['fr-8th-2']);
      expect(viewOf(steps, t.position, null).sides[0].hand).toEqual([]);
    },
  );

  rule('MAN-9.2.8-d', 'the cards of the defender are discarded', () => {
    const t = defended().take(0, SKIRMISH, 'pass');
    expect([t.hand(1), t.discard(1)]).toEqual([['gb-hq-supply-1'], ['gb-32nd-foot-1', 'gb-ld-moore']]);
  });

  rule('MAN-9.2.8-e', 'the unit moves up to two squares, infantry too, or stays', () => {
    const t = defended().take(0, SKIRMISH);
    expect([t.step, t.asked, t.offers('pass')]).toEqual(['assault.skirmish', [0], true]);
    expect(ends(t)).toEqual(['b5', 'c5', 'c6', 'd6', 'd7', 'e4', 'e5', 'e6', 'f5']);
    expect(t.choices('move').every((text) => text.startsWith('move fr-8th '))).toBe(true);
    t.take(0, 'move fr-8th e4');
    expect([t.unit('fr-8th'), t.told('moved')[0]?.how]).toEqual(['e4', 'skirmish']);
  });

  rule('MAN-9.2.8-e', 'with the limits of movement: it stops in a field or marsh, and enters no lake (I-38)', () => {
    const t = defended({ ground: { f: 'd6', m: 'c5', l: 'e6' } }).take(0, SKIRMISH);
    expect(ends(t)).toEqual(['c5', 'd6', 'e4', 'e5', 'f5']);
  });

  rule('MAN-9.2.8-f', 'no other combat this turn', () => {
    const t = defended().take(0, SKIRMISH, 'move fr-8th e4');
    expect([t.position.phase, t.choices('assault')]).toEqual(['restoration', []]);
  });
});
