import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, cardId, type Table, table } from './table.ts';

// Chapter 9.1: Leaders.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
const led: Arrangement = {
  units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' },
  hands: [
    ['fr-8th-2', 'fr-ld-davout', 'fr-ld-ney'],
    ['gb-ld-moore', 'gb-ld-wellington'],
  ],
  phase: 'combat',
};
const spare = 'fr-hq-redoubt-1';

describe('9.1 one purpose', () => {
  rule('MAN-9.1-a', 'Command or Combat, never both, and one Leader to a side', () => {
    const combat = table(led, { dice: [1, 1] })
      .take(0, ASSAULT)
      .take(1, 'pass', 'pass')
      .take(0, 'play fr-ld-davout');
    expect([combat.step, combat.choices()]).toEqual(['assault.attack', ['pass']]);
    combat.take(0, 'pass');
    expect(combat.totals().terms.attack.map(({ what, value }) => [what, value])).toEqual([
      ['strength', 6],
      ['leader', 5],
    ]);
    const command = table(led, { dice: [1, 1] })
      .take(0, ASSAULT)
      .take(1, 'pass', 'pass');
    command.take(0, 'command fr-2nd with fr-ld-davout');
    expect([command.step, command.choices()]).toEqual(['assault.attack', ['pass']]);
    command.take(0, 'pass');
    expect(command.totals().terms.attack.map(({ what, value }) => [what, value])).toEqual([
      ['strength', 6],
      ['support', 6],
    ]);
  });

  rule('MAN-9.1-a', 'a Leader that was used is discarded', () => {
    const t = table(
      {
        ...led,
        hands: [
          ['fr-8th-2', 'fr-ld-ney'],
          ['gb-ld-moore', 'gb-hq-supply-1'],
        ],
      },
      { dice: [1, 3] },
    );
    t.take(0, ASSAULT).take(1, 'pass', 'play gb-ld-moore', 'pass').take(0, 'play fr-ld-ney').take(1, 'hit');
    expect([t.discard(0), t.discard(1)]).toEqual([['fr-8th-2', 'fr-ld-ney'], ['gb-ld-moore']]);
  });

  rule('MAN-9.1.1-a', 'Command is for the attack alone', () => {
    const t = table({ ...led, units: { ...led.units, 'gb-4th-foot': 'e5' } })
      .take(0, ASSAULT)
      .take(1, 'pass');
    // The 4th Foot stands beside the attacker, and Wellington could lead four.
    expect([t.step, t.choices()]).toEqual(['assault.defend', ['play gb-ld-moore', 'play gb-ld-wellington', 'pass']]);
  });

  rule('MAN-9.1.2-a', 'Combat is added to the attack in step 5, or to the defence in step 4', () => {
    const t = table(led, { dice: [1, 1] })
      .take(0, ASSAULT)
      .take(1, 'pass', 'play gb-ld-moore', 'pass');
    t.take(0, 'play fr-ld-ney', 'pass');
    expect(t.totals()).toMatchObject({ attack: 6 + 2 + 4, defence: 6 + 4 });
    const leader = (side: 'attack' | 'defence') =>
      t
        .totals()
        .terms[side].flatMap(({ what, card, clause, unit }) =>
          what === 'leader' ? [[cardId(card), clause, unit]] : [],
        );
    expect([leader('attack'), leader('defence')]).toEqual([
      [['fr-ld-ney', 'MAN-9.1.2-a', -1]],
      [['gb-ld-moore', 'MAN-9.1.2-a', -1]],
    ]);
  });

  const spain: Arrangement = {
    nations: ['es', 'gb'],
    units: { 'es-castille': 'd5', 'es-1st-line': 'c4', 'gb-32nd-foot': 'd4' },
    phase: 'combat',
  };

  rule('MAN-9.1.2-b', 'Command 1 adds nobody', () => {
    const t = table({ ...spain, hands: [['es-castille-1', 'es-ld-palafox', 'es-ld-blake'], []] });
    t.take(0, 'assault es-castille x gb-32nd-foot with es-castille-1');
    expect(t.choices()).toEqual([
      'play es-ld-palafox',
      'play es-ld-blake',
      'command es-1st-line with es-ld-blake',
      'pass',
    ]);
  });

  rule('MAN-9.1.2-c', 'Palafox counts 1 in attack and 5 in defence', () => {
    const attack = table({ ...spain, hands: [['es-castille-1', 'es-ld-palafox'], []] }, { dice: [1, 1] });
    attack.take(0, 'assault es-castille x gb-32nd-foot with es-castille-1', 'play es-ld-palafox');
    expect(attack.totals().attack).toBe(5 + 2 + 1);
    const cited = attack.totals().terms.attack.filter(({ what }) => what === 'leader');
    expect(cited.map(({ clause }) => clause)).toEqual(['MAN-9.1.2-c']);
    const defence = table({ ...spain, hands: [['es-ld-palafox'], ['gb-32nd-foot-1']], active: 1 }, { dice: [1, 1] });
    defence.take(1, 'assault gb-32nd-foot x es-castille with gb-32nd-foot-1').take(0, 'pass', 'play es-ld-palafox');
    expect(defence.totals().defence).toBe(5 + 5);
  });

  rule('MAN-9.1.3-a', 'Rally: a d6 within the range; Palafox needs no roll', () => {
    const weak: Arrangement = { ...spain, units: { 'es-castille': 'd5 reduced' }, phase: 'restoration' };
    const palafox = table({ ...weak, hands: [['es-ld-palafox'], []] }).take(
      0,
      'restore es-castille with es-ld-palafox',
    );
    expect([palafox.unit('es-castille'), palafox.told('rallyRoll')]).toEqual(['d5', []]);
    expect(palafox.told('restored')).toHaveLength(1);
    const blake = (roll: number) =>
      table({ ...weak, hands: [['es-ld-blake', 'es-hq-supply-1'], []] }, { dice: [roll] })
        .take(0, 'restore es-castille with es-ld-blake')
        .unit('es-castille');
    expect([blake(4), blake(5)]).toEqual(['d5', 'd5 reduced']);
  });

  rule('MAN-9.1.4-a', 'Pursuit: the modifier of some Leaders, and of no others', () => {
    const chase = (leader: string) =>
      table(
        {
          units: { 'fr-1st-cuirassiers': 'd5', 'gb-32nd-foot': 'd4' },
          hands: [['fr-1st-cuirassiers-1', leader, spare], []],
          phase: 'combat',
        },
        { dice: [1, 1, 5] },
      )
        .take(
          0,
          'assault fr-1st-cuirassiers x gb-32nd-foot with fr-1st-cuirassiers-1',
          `play ${leader}`,
          'pass',
          'retreat',
        )
        .told('pursuitRoll');
    expect(chase('fr-ld-murat')).toMatchObject([{ roll: 5, modifier: -1, max: 4, hit: true }]);
    expect(chase('fr-ld-soult')).toMatchObject([{ roll: 5, modifier: 0, max: 4, hit: false }]);
  });
});

describe('9.1.5 the Grand Battery', () => {
  const battery = (units: Arrangement['units'], change: Arrangement = {}, dice: readonly number[] = []): Table =>
    table(
      {
        ...change,
        units,
        hands: [
          ['fr-ld-napoleon', 'fr-8th-2', spare],
          ['gb-hq-withdraw-1', 'gb-32nd-foot-1'],
        ],
        phase: 'combat',
      },
      { dice },
    );
  const SHOT = 'bombard fr-8th x gb-32nd-foot with fr-ld-napoleon';

  rule('MAN-9.1.5-a', 'Napoleon lets any one French unit bombard, up to two squares, without a unit card', () => {
    const t = battery({
      'fr-8th': 'd6',
      'fr-2nd': 'e4',
      'fr-1st-cuirassiers': 'd3',
      'fr-45th': 'd1',
      'gb-32nd-foot': 'd4',
    });
    expect(t.choices('bombard')).toEqual([
      SHOT,
      'bombard fr-2nd x gb-32nd-foot with fr-ld-napoleon',
      'bombard fr-1st-cuirassiers x gb-32nd-foot with fr-ld-napoleon',
    ]);
    // No other Leader can.
    const other = table({
      units: { 'fr-8th': 'd6', 'gb-32nd-foot': 'd4' },
      hands: [['fr-ld-davout'], []],
      phase: 'combat',
    });
    expect(other.choices()).toEqual(['pass']);
    // Nor does it need the second seat to be Britain.
    const second = table({
      nations: ['gb', 'fr'],
      units: { 'fr-8th': 'd6', 'gb-32nd-foot': 'd4' },
      hands: [[], ['fr-ld-napoleon']],
      active: 1,
      phase: 'combat',
    });
    expect(second.choices('bombard')).toEqual([SHOT]);
  });

  rule('MAN-9.1.5-a', 'lines of fire as for every Bombardment (I-32)', () => {
    const sees = (target: string, ground: Arrangement['ground'] = {}) =>
      battery({ 'fr-8th': 'd6', 'gb-32nd-foot': target }, { ground }).offers(SHOT);
    expect([sees('d5'), sees('d4'), sees('e5'), sees('d3'), sees('e4')]).toEqual([true, true, true, false, false]);
    expect([sees('d4', { w: 'd5' }), sees('d4', { m: 'd6' })]).toEqual([false, true]);
  });

  rule('MAN-9.1.5-b', '2d10 and terrain; no strength and no Combat value; one Hit or nothing', () => {
    const t = battery(
      { 'fr-8th': 'd6', 'gb-32nd-foot': 'd4' },
      { ground: { h: 'd6', t: 'd4' }, redoubts: ['d4'] },
      [5, 6],
    );
    t.take(0, SHOT);
    expect(t.totals()).toMatchObject({
      type: 'bombard',
      attack: 13,
      defence: 12,
      result: 'hit',
      dice: [{ dice: '2d10', faces: [5, 6] }],
    });
    expect([t.unit('gb-32nd-foot'), t.unit('fr-8th')]).toEqual(['d4 reduced', 'd6']);
    const equal = battery({ 'fr-8th': 'd6', 'gb-32nd-foot': 'd4' }, {}, [3, 3]).take(0, SHOT);
    expect([equal.totals().result, equal.unit('gb-32nd-foot')]).toEqual(['nothing', 'd4']);
    const strong = battery({ 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' }, {}, [10, 10]).take(0, SHOT);
    expect([strong.totals().attack, strong.unit('gb-32nd-foot'), strong.told('moved')]).toEqual([20, 'd4 reduced', []]);
  });

  rule('MAN-9.1.5-c', 'it is the combat of the turn, and nobody answers it', () => {
    const t = battery({ 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' }, {}, [10, 10]).take(0, SHOT);
    expect([t.position.phase, t.choices('assault'), t.discard(0)]).toEqual(['restoration', [], ['fr-ld-napoleon']]);
    expect(t.hand(1)).toHaveLength(2);
  });
});
