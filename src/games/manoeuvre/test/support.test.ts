import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapter 6.4: supporting units.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';
/** The 32nd Foot on d4 with France on all four sides of it. */
const surrounded: Arrangement = {
  units: {
    'fr-8th': 'd5',
    'fr-2nd': 'c4',
    'fr-45th': 'e4',
    'fr-19th': 'd3',
    'fr-4th-suisse': 'c5',
    'gb-32nd-foot': 'd4',
  },
  phase: 'combat',
};

function led(hand: readonly string[], change: Arrangement = {}, dice: readonly number[] = []): Table {
  return table({ ...surrounded, hands: [['fr-8th-2', ...hand, 'fr-hq-redoubt-1'], []], ...change }, { dice }).take(
    0,
    ASSAULT,
  );
}

const supporters = (t: Table) => t.choices('support').map((text) => text.slice(8));

describe('6.4 supporting units', () => {
  rule('MAN-6.4-a', 'a Leader used for Command brings in other units; without one nobody joins', () => {
    const t = led(['fr-ld-ney', 'fr-2nd-1']);
    expect(t.choices()).toEqual([
      'play fr-ld-ney',
      'command fr-45th with fr-ld-ney',
      'command fr-19th with fr-ld-ney',
      'command fr-2nd with fr-ld-ney',
      'pass',
    ]);
    t.take(0, 'command fr-2nd with fr-ld-ney');
    expect(t.told('supports')).toEqual([{ kind: 'supports', unit: 6 }]);
    expect(t.told('played')).toMatchObject([{ purpose: 'leaderCommand', unit: -1 }]);
    expect(led(['fr-2nd-1']).choices()).toEqual(['pass']);
  });

  rule(['X-10', 'MAN-6.4-a', 'MAN-6.4-b'], 'Command 2, 3 and 4 bring in 1, 2 and 3 units; Command 1 none', () => {
    const two = led(['fr-ld-ney']).take(0, 'command fr-2nd with fr-ld-ney');
    expect(two.step).toBe('assault.attack');
    const three = led(['fr-ld-soult']).take(0, 'command fr-2nd with fr-ld-soult');
    expect([three.step, supporters(three)]).toEqual(['assault.support', ['fr-45th', 'fr-19th']]);
    three.take(0, 'support fr-45th');
    expect(three.step).toBe('assault.attack');
    const four = led(['fr-ld-davout']).take(0, 'command fr-2nd with fr-ld-davout', 'support fr-45th');
    expect([four.step, supporters(four)]).toEqual(['assault.support', ['fr-19th']]);
    four.take(0, 'support fr-19th');
    expect(four.step).toBe('assault.attack');
    expect(four.told('supports').map(({ unit }) => unit)).toEqual([6, 3, 2]);

    const one = table({
      nations: ['es', 'gb'],
      units: { 'es-castille': 'd5', 'es-1st-line': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['es-castille-1', 'es-ld-palafox'], []],
      phase: 'combat',
    }).take(0, 'assault es-castille x gb-32nd-foot with es-castille-1');
    expect(one.choices()).toEqual(['play es-ld-palafox', 'pass']);
  });

  rule('MAN-6.4-b', 'fewer units than the value allows will do', () => {
    const t = led(['fr-ld-davout'], {}, [1, 1]).take(0, 'command fr-2nd with fr-ld-davout');
    expect([t.step, t.offers('pass')]).toEqual(['assault.support', true]);
    t.take(0, 'pass', 'pass');
    expect(t.totals().attack).toBe(6 + 6 + 2);
  });

  rule('MAN-6.4-b', 'nobody is asked for another unit when there is none', () => {
    const units = { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' };
    const t = led(['fr-ld-davout'], { units }).take(0, 'command fr-2nd with fr-ld-davout');
    expect(t.step).toBe('assault.attack');
  });

  rule('MAN-6.4-c', 'a supporter stands beside the target, and not in a marsh', () => {
    const t = led(['fr-ld-davout'], { ground: { m: 'c4', f: 'e4', w: 'd3' } });
    // The 2nd stands in a marsh; the 4th Suisse only beside the attacker.
    expect(t.choices('command')).toEqual(['command fr-45th with fr-ld-davout', 'command fr-19th with fr-ld-davout']);
    t.take(0, 'command fr-19th with fr-ld-davout');
    expect(supporters(t)).toEqual(['fr-45th']);
    // The attacking unit does not support itself, and enemies do not join.
    const enemies = led(['fr-ld-davout'], { units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'c4' } });
    expect(enemies.choices()).toEqual(['play fr-ld-davout', 'pass']);
  });

  rule('MAN-6.4-c', 'also for the second seat', () => {
    const t = table({
      units: { 'gb-32nd-foot': 'd4', 'gb-4th-foot': 'c5', 'fr-8th': 'd5', 'fr-2nd': 'e5' },
      hands: [[], ['gb-32nd-foot-1', 'gb-ld-hill']],
      active: 1,
      phase: 'combat',
    }).take(1, 'assault gb-32nd-foot x fr-8th with gb-32nd-foot-1');
    expect(t.choices('command')).toEqual(['command gb-4th-foot with gb-ld-hill']);
  });

  rule('MAN-6.4-d', 'each adds its strength, and the dice of the cards played for it', () => {
    const t = led(['fr-ld-soult', 'fr-2nd-1', 'fr-2nd-2', 'fr-2nd-5', 'fr-19th-1'], {}, [1, 2, 3, 4, 5, 6]);
    t.take(0, 'command fr-2nd with fr-ld-soult', 'support fr-45th');
    expect(t.choices()).toEqual(['play fr-2nd-1', 'play fr-2nd-2', 'pass']);
    t.take(0, 'play fr-2nd-1', 'play fr-2nd-2', 'pass');
    expect(t.totals().terms.attack.map(({ what, value, unit, clause }) => [what, value, unit, clause])).toEqual([
      ['strength', 6, 4, 'MAN-6.1.6-a'],
      ['support', 6, 6, 'MAN-6.4-d'],
      ['support', 6, 3, 'MAN-6.4-d'],
    ]);
    expect(t.totals().attack).toBe(18 + 21);
  });

  rule('MAN-6.4-d', 'a reduced supporter adds its reduced strength', () => {
    const units = { ...surrounded.units, 'fr-2nd': 'c4 reduced' };
    const t = led(['fr-ld-ney'], { units }, [1, 1]).take(0, 'command fr-2nd with fr-ld-ney', 'pass');
    expect(t.totals().attack).toBe(6 + 3 + 2);
  });

  rule('MAN-6.4-e', 'when the attack fails every supporter is hit as well', () => {
    const t = table(
      {
        ...surrounded,
        ground: { t: 'd4' },
        units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'fr-45th': 'e4 reduced', 'fr-19th': 'd3', 'gb-1st-foot-guards': 'd4' },
        redoubts: ['d4'],
        hands: [
          ['fr-8th-2', 'fr-ld-soult', 'fr-hq-redoubt-1'],
          ['gb-1st-foot-guards-5', 'gb-ld-wellington'],
        ],
      },
      { dice: [1, 1] },
    ).take(0, 'assault fr-8th x gb-1st-foot-guards with fr-8th-2');
    t.take(1, 'play gb-1st-foot-guards-5', 'play gb-ld-wellington');
    t.take(0, 'command fr-2nd with fr-ld-soult', 'support fr-45th', 'pass');
    expect(t.totals()).toMatchObject({ attack: 17, defence: 8 + 7 + 5 + 3 + 3, result: 'attackerHit' });
    expect([t.unit('fr-8th'), t.unit('fr-2nd'), t.unit('fr-45th'), t.unit('fr-19th')]).toEqual([
      'd5 reduced',
      'c4 reduced',
      'gone',
      'd3',
    ]);
    expect(t.unit('gb-1st-foot-guards')).toBe('d4');
  });

  rule('MAN-6.4-e', 'and nobody but the attackers', () => {
    const t = led(
      ['fr-ld-ney'],
      { units: { ...surrounded.units, 'fr-8th': 'd5 reduced', 'fr-2nd': 'c4 reduced' } },
      [1, 1],
    );
    t.take(0, 'pass');
    expect([t.totals().result, t.unit('fr-8th'), t.unit('fr-2nd')]).toEqual(['attackerHit', 'gone', 'c4 reduced']);
  });
});
