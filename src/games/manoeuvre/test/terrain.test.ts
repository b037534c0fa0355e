import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { type Arrangement, type Table, table } from './table.ts';

// Chapter 6.3 and the Terrain Effects Chart.

const ASSAULT = 'assault fr-8th x gb-32nd-foot with fr-8th-2';

function fight(ground: Arrangement['ground'], change: Arrangement = {}): Table {
  return table(
    {
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['fr-8th-2'], []],
      phase: 'combat',
      ...change,
      ground,
    },
    { dice: [3, 4] },
  ).take(0, ASSAULT);
}

const totals = (t: Table) => [t.totals().attack, t.totals().defence];
const reach = (t: Table, unit: string) =>
  t
    .choices(`move ${unit} `)
    .map((text) => text.slice(-2))
    .sort();
const riding = (ground: Arrangement['ground']) =>
  reach(
    table({ ground, units: { 'fr-guard-cavalry': 'd4', 'gb-32nd-foot': 'h1' }, phase: 'movement' }),
    'fr-guard-cavalry',
  );
const TWELVE = ['b4', 'c3', 'c4', 'c5', 'd2', 'd3', 'd5', 'd6', 'e3', 'e4', 'e5', 'f4'];
const sees = (code: string) =>
  table({
    ground: { [code]: 'd4' },
    units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd3' },
    hands: [['fr-8th-5'], []],
    phase: 'combat',
  }).offers('bombard fr-8th x gb-32nd-foot with fr-8th-5');

describe('6.3 terrain in combat', () => {
  rule('MAN-6.3-a', 'some terrain adds to a defence, some to an attack, most to neither', () => {
    const defences = ['.', 'f', 'w', 'h', 't', 'm'].map((code) => totals(fight({ [code]: 'd4' })));
    expect(defences).toEqual([
      [13, 6],
      [13, 6],
      [13, 8],
      [13, 8],
      [13, 9],
      [13, 7],
    ]);
    const attacks = ['.', 'f', 'w', 'h', 't'].map((code) => totals(fight({ [code]: 'd5' })));
    expect(attacks).toEqual([
      [13, 6],
      [13, 6],
      [13, 6],
      [15, 6],
      [13, 6],
    ]);
  });

  rule('MAN-6.3-a', 'each is told with its line of the chart', () => {
    const clause = (code: string) =>
      fight({ [code]: 'd4' })
        .totals()
        .terms.defence.slice(1)
        .map((term) => term.clause);
    expect(['.', 'f', 'w', 'h', 't', 'm'].map(clause)).toEqual([
      [],
      [],
      ['MAN-TEC-c'],
      ['MAN-TEC-d'],
      ['MAN-TEC-e'],
      ['MAN-TEC-f'],
    ]);
  });

  rule('MAN-6.3-b', 'a redoubt adds to what the square has', () => {
    expect(totals(fight({}, { redoubts: ['d4'] }))).toEqual([13, 9]);
    expect(totals(fight({ t: 'd4' }, { redoubts: ['d4'] }))).toEqual([13, 12]);
    expect(totals(fight({ h: 'd4' }, { redoubts: ['d4'] }))).toEqual([13, 11]);
    // A redoubt of somebody else does not.
    expect(totals(fight({}, { redoubts: ['d5'] }))).toEqual([13, 6]);
  });
});

describe('the Terrain Effects Chart', () => {
  rule('MAN-TEC-a', 'clear: no effect', () => {
    expect([riding({}), totals(fight({})), sees('.')]).toEqual([TWELVE, [13, 6], true]);
  });

  rule('MAN-TEC-b', 'field: a unit that enters stops; no effect in combat', () => {
    expect(riding({ f: 'd5' })).toEqual(TWELVE.filter((square) => square !== 'd6'));
    expect(riding({ f: 'd5 c4' })).toEqual(TWELVE.filter((square) => !['d6', 'c5', 'b4'].includes(square)));
    expect([totals(fight({ f: 'd4' })), totals(fight({ f: 'd5' })), sees('f')]).toEqual([[13, 6], [13, 6], true]);
  });

  rule('MAN-TEC-c', 'woods: 2 for the defence, and in the way of fire', () => {
    expect([riding({ w: 'd5' }), totals(fight({ w: 'd4' })), sees('w')]).toEqual([TWELVE, [13, 8], false]);
  });

  rule('MAN-TEC-d', 'hill: 2 for the defence, and in the way of fire', () => {
    expect([riding({ h: 'd5' }), totals(fight({ h: 'd4' })), sees('h')]).toEqual([TWELVE, [13, 8], false]);
  });

  rule('MAN-TEC-e', 'town: 3 for the defence, and in the way of fire', () => {
    expect([riding({ t: 'd5' }), totals(fight({ t: 'd4' })), sees('t')]).toEqual([TWELVE, [13, 9], false]);
  });

  rule('MAN-TEC-f', 'marsh: a unit that enters stops; 1 for the defence; no Assault or support from it', () => {
    expect(riding({ m: 'd5' })).toEqual(TWELVE.filter((square) => square !== 'd6'));
    expect([totals(fight({ m: 'd4' })), sees('m')]).toEqual([[13, 7], true]);
    const assault: Arrangement = {
      units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' },
      hands: [['fr-8th-2', 'fr-ld-ney'], []],
      phase: 'combat',
    };
    expect(table({ ...assault, ground: { m: 'd5' } }).choices()).toEqual(['pass']);
    const supported = (ground: Arrangement['ground']) =>
      table({ ...assault, ground })
        .take(0, ASSAULT)
        .choices('command');
    expect([supported({ m: 'c4' }), supported({})]).toEqual([[], ['command fr-2nd with fr-ld-ney']]);
  });

  rule('MAN-TEC-g', 'lake: nobody is ever in it', () => {
    // Basic move, and as a way.
    expect(riding({ l: 'd5' })).toEqual(TWELVE.filter((square) => square !== 'd5' && square !== 'd6'));
    // Forced March.
    const march = table({
      ground: { l: 'd6' },
      units: { 'fr-8th': 'd4', 'gb-32nd-foot': 'h1' },
      hands: [['fr-hq-forced-march-1'], []],
      phase: 'movement',
    }).take(0, 'move fr-8th d5', 'play fr-hq-forced-march-1');
    expect(reach(march, 'fr-8th')).toEqual(['c5', 'd4', 'e5']);
    // Skirmish, at either square.
    const skirmish = table({
      ground: { l: 'd6 b5' },
      units: { 'fr-8th': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['fr-8th-2', 'fr-hq-skirmish-1'], []],
      phase: 'combat',
    }).take(0, ASSAULT, 'play fr-hq-skirmish-1');
    expect(reach(skirmish, 'fr-8th')).toEqual(['c4', 'c5', 'c6', 'e4', 'e5', 'e6', 'f5']);
    // Retreat, and so withdrawal: see retreat.test.ts. Nobody can be put there.
    expect(() => table({ ground: { l: 'd5' }, units: { 'fr-8th': 'd5' } })).toThrow(
      "'fr-8th' cannot stand on d5, which is lake",
    );
  });

  rule('MAN-TEC-h', 'a hill gives 2 to the attack unless the target stands on a hill', () => {
    expect(totals(fight({ h: 'd5' }))).toEqual([15, 6]);
    expect(totals(fight({ h: 'd5 d4' }))).toEqual([13, 8]);
    expect(totals(fight({ h: 'd5', t: 'd4' }))).toEqual([15, 9]);
    // The defender's hill counts wherever the attack comes from.
    expect(totals(fight({ h: 'd4', w: 'd5' }))).toEqual([13, 8]);
  });

  rule('MAN-TEC-h', 'once for each attacking or supporting unit on a hill (I-22)', () => {
    const led = (ground: Arrangement['ground']) =>
      table(
        {
          ground,
          units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'fr-45th': 'e4', 'gb-32nd-foot': 'd4' },
          hands: [['fr-8th-2', 'fr-ld-soult'], []],
          phase: 'combat',
        },
        { dice: [3, 4] },
      ).take(0, ASSAULT, 'command fr-2nd with fr-ld-soult', 'support fr-45th');
    expect(led({}).totals().attack).toBe(25);
    expect(led({ h: 'c4' }).totals().attack).toBe(27);
    expect(led({ h: 'd5 c4 e4' }).totals().attack).toBe(31);
    expect(led({ h: 'd5 c4 e4 d4' }).totals().attack).toBe(25);
    const terms = led({ h: 'd5 e4' })
      .totals()
      .terms.attack.filter(({ what }) => what === 'terrain');
    expect(terms.map(({ unit, value, clause }) => [unit, value, clause])).toEqual([
      [4, 2, 'MAN-TEC-h'],
      [3, 2, 'MAN-TEC-h'],
    ]);
    // A unit beside the target that does not take part adds nothing.
    expect(totals(fight({ h: 'c4' }, { units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'gb-32nd-foot': 'd4' } }))).toEqual([
      13, 6,
    ]);
  });

  rule('MAN-TEC-h', 'also for Bombardment and Volley, never for an Ambush', () => {
    const at: Arrangement = {
      nations: ['at', 'gb'],
      ground: { h: 'd5' },
      units: { 'at-4th': 'd5', 'gb-32nd-foot': 'd4' },
      hands: [['at-4th-3', 'at-4th-5', 'at-hq-ambush-1'], []],
      phase: 'combat',
    };
    const attack = (choice: string, dice: number[]) => {
      const t = table(at, { dice }).take(0, choice);
      if (t.step === 'assault.attack') t.take(0, 'pass');
      return t.totals().attack;
    };
    expect(attack('volley at-4th x gb-32nd-foot with at-4th-3', [1, 1])).toBe(4);
    expect(attack('bombard at-4th x gb-32nd-foot with at-4th-5', [1])).toBe(3);
    expect(attack('ambush gb-32nd-foot with at-hq-ambush-1', [1])).toBe(1);
  });
});
