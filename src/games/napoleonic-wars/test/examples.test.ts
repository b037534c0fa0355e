import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  type Effects,
  FOUGHT,
  FRANCE,
  GERMANY,
  GUARD,
  type Intrigue,
  ITALY,
  type MinorWar,
  NAPOLEON,
  NONE,
  PLACE,
  type Position,
  PRUSSIA,
  SPAIN,
  STATUS,
} from '../position.ts';
import { battleIn, box, placing, put, send, table, turnAt, war, where } from './table.ts';

// The worked examples of the rulebook, with their exact numbers.

const corps = (p: Position, nation: number): number => p.where.filter((at) => at === nation).length;

rule(
  ['NW-X1', 'NW-4.1-a', 'NW-4.1-b', 'NW-4.1-c', 'NW-4.1-d', 'NW-4.1.1-a'],
  'income of turn 10 under the blockade',
  () => {
    const lay = (p: Position): void => {
      p.turn = 10;
      p.treasury = 3;
      p.status[PRUSSIA] = STATUS.surrendered;
      p.people = [AT.home, AT.board, AT.home, AUSTRIA];
      p.trade.fill(0);
      for (const id of ['ireland', 'mysore', 'cape'] as const) p.trade[war(id)] = 1;
      p.continentalSystem = true;
    };
    const t = table(turnAt('turn.income'), lay, { dice: [4] });
    expect(t.p.treasury).toBe(10);
    const [income] = t.told('income');
    expect(income?.terms.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'london 4',
      'austria 2',
      'personalities 2',
      'trade 3',
      'blockade -4',
    ]);
  },
);

rule(['NW-X2', 'NW-4.6-a', 'NW-4.8-a'], 'a client state in Italy drives the Pope out', () => {
  const frame: Effects = { step: 'effects.next', list: 'markers', of: box.named.clientMarker, at: 0 };
  const lay = (p: Position): void => {
    p.turn = 4;
  };
  const t = table(frame, lay, { dice: [4] });
  expect(t.p.clientIn[ITALY]).not.toBe(NONE);
  expect(t.p.pope).toBe(false);
});

rule(
  ['NW-X3', 'NW-4.9-b', 'NW-4.9-c', 'NW-4.9.2-b', 'NW-4.9.1.1-c'],
  'Egypt is held with £3 and the Royal Navy',
  () => {
    const frame: MinorWar = { step: 'war.sea', war: war('egypt'), corps: [] };
    const lay = (p: Position): void => {
      p.abdication = 5;
      p.warFund = 4;
    };
    const t = table(frame, lay, { dice: [4, 2] }).take('spend 3');
    expect(t.told('warRoll')).toMatchObject([{ total: 11, won: true }]);
    expect(t.p).toMatchObject({ abdication: 5, warFund: 1 });
    expect(t.p.wars[war('egypt')]).toBe(FOUGHT.won);
    expect(t.p.trade[war('egypt')]).toBe(1);
    const less = table(frame, lay, { dice: [4, 2] }).take('spend 2');
    expect(less.told('warRoll')).toMatchObject([{ total: 10, won: false }]);
    expect(less.p.trade[war('egypt')]).toBe(0);
  },
);

rule(['NW-X4', 'NW-6.1-a', 'NW-6.1-d', 'NW-6.1-e'], 'Metternich beats Talleyrand, Razumovsky beats nobody', () => {
  const frame: Intrigue = { step: 'intrigue.act', pairs: [], rolled: false };
  const t = table(
    frame,
    (p) => {
      send(p, 'talleyrand', 'germany');
      send(p, 'maret', 'germany');
    },
    { dice: [1, 6] },
  ).take('negotiate metternich x talleyrand', 'negotiate razumovsky x maret', 'roll');
  const at = (id: string) => t.p.diplomats[box.diplomatOf(id)];
  expect([at('talleyrand'), at('maret'), at('metternich'), at('razumovsky')]).toEqual([
    AT.home,
    GERMANY,
    GERMANY,
    GERMANY,
  ]);
  expect(t.p.treasury).toBe(3);
  expect(t.told('negotiation').map(({ total }) => total)).toEqual([3, 6]);
});

const FRENCH = box.units.flatMap(({ id, nationality }) => (nationality === 0 ? id : []));

rule('NW-X5', 'a die of 5 on turn 6 is row 11', () => {
  const lay = (p: Position): void => {
    p.turn = 6;
    put(p, 'army', ...FRENCH);
    put(p, 'pool', 'moore');
  };
  const t = table(turnAt('turn.army'), lay, { dice: [5] });
  expect(t.told('invasionRow')).toMatchObject([{ roll: 5, row: 11 }]);
});

rule(['NW-X6', 'NW-7.1-a', 'NW-7.2-a', 'NW-7.3-a', 'NW-7.4-a'], 'seventeen corps take the field', () => {
  const lay = (p: Position): void => {
    p.turn = 5;
    p.but = AUSTRIA;
    put(p, 'army', ...FRENCH);
    put(p, 'pool', 'moore');
    send(p, 'talleyrand', 'austria');
    send(p, 'maret', 'spain');
    send(p, 'reinhard', 'spain');
  };
  const { p, told } = table(turnAt('turn.army'), lay, { dice: [3] });
  expect(told('invasionRow')).toMatchObject([{ row: 8 }]);
  expect([FRANCE, AUSTRIA, SPAIN, GERMANY, ITALY].map((nation) => corps(p, nation))).toEqual([4, 6, 2, 3, 2]);
  expect(p.butStack).toHaveLength(4);
});

rule(['NW-X7', 'NW-8.5-b', 'NW-8.5-c'], 'Austria (N+4): Napoleon goes there with four random corps', () => {
  const lay = (p: Position): void => {
    p.turn = 6;
    p.napoleon = NAPOLEON.N;
    put(p, 'army', ...FRENCH.slice(0, 6));
  };
  // Row 9 is Austria (N+4).
  const { p } = table(placing, lay, { dice: [3] });
  expect(p.napoleonAt).toBe(AUSTRIA);
  expect(corps(p, AUSTRIA)).toBe(4);
  expect(corps(p, PLACE.army)).toBe(2);
});

rule(['NW-X8', 'NW-8.5.1-a', 'NW-8.5.1-b'], 'Grand Strategy takes the But stack from Germany to Spain', () => {
  const lay = (p: Position): void => {
    p.turn = 7;
    p.napoleon = NAPOLEON.N;
    p.but = GERMANY;
    put(p, 'germany', 'davout', 'ney', 'soult', 'suchet', 'victor');
    p.butStack = ['davout', 'ney', 'soult', 'suchet'].map((id) => box.unitOf(id));
  };
  const t = table(placing, lay, { dice: [3, 5] });
  expect(t.p).toMatchObject({ but: SPAIN, napoleonAt: SPAIN });
  expect(t.at('spain')).toEqual(['davout', 'ney', 'soult', 'suchet']);
  expect(t.at('germany')).toEqual(['victor']);
});

const ON = { cavalry: 'on' };

rule(
  ['NW-X9', 'NW-9.1.1-b', 'NW-9.1.1.1-a', 'NW-9.1.1.1-b'],
  'Grouchy stays, Murat rides, Bessières does not arrive',
  () => {
    const t = table(
      battleIn(AUSTRIA),
      (p) => {
        put(p, 'germany', 'murat', 'bessieres', 'grouchy');
        put(p, 'austria', 'blucher', 'davout');
      },
      { dice: [3, 5, 1, 1] },
      ON,
    );
    expect(t.choices()).toEqual(['ride murat', 'ride bessieres']);
    t.take('ride murat');
    expect(t.told('rides').map(({ unit, moved }) => [box.units[unit]?.id, moved])).toEqual([
      ['murat', true],
      ['bessieres', false],
    ]);
  },
);

rule('NW-9.1.1-b', 'of equals one stays, is asked for once, and the others try', () => {
  const t = table(
    battleIn(AUSTRIA),
    (p) => {
      put(p, 'germany', 'grouchy', 'murat-naples', 'bessieres');
      put(p, 'austria', 'blucher', 'davout');
    },
    {},
    ON,
  );
  expect(t.choices()).toEqual(['stay grouchy', 'stay murat-naples']);
  t.take('stay murat-naples');
  expect(t.choices()).toEqual(['ride bessieres', 'ride grouchy']);
});

rule(
  ['NW-X10', 'NW-9.1.2-a', 'NW-9.1.2-b'],
  'Kutuzov rides from Italy to Austria; Prussian cavalry never to Spain',
  () => {
    const t = table(
      battleIn(AUSTRIA),
      (p) => {
        put(p, 'italy', 'kutuzov');
        put(p, 'austria', 'murat', 'karl');
      },
      { dice: [2, 1, 1] },
      ON,
    ).take('ride kutuzov');
    expect(t.told('rides')).toMatchObject([{ roll: 2, moved: true, terms: [{ what: 'enemyInBattle', value: 1 }] }]);
    const spain = table(
      battleIn(SPAIN),
      (p) => {
        put(p, 'germany', 'blucher', 'uxbridge');
        put(p, 'spain', 'ney', 'moore');
      },
      {},
      ON,
    );
    expect(spain.choices()).toEqual(['ride uxbridge', 'pass']);
  },
);

/** The field of the example: 24 and the Guard against 35 in Austria. */
function austerlitz(p: Position): void {
  p.napoleon = NAPOLEON.N;
  p.napoleonAt = AUSTRIA;
  p.fervour[AUSTRIA] = 5;
  p.clientIn[AUSTRIA] = box.clientOf('illyria');
  put(p, 'austria', 'murat', 'davout', 'suchet', 'bernadotte', 'berthier');
  put(
    p,
    'austria',
    'karl',
    'radetzky',
    'schwarzenberg',
    'bellegarde',
    'blucher',
    'braunschweig',
    'kleist',
    'barclay',
    'kutuzov',
  );
}

rule(
  ['NW-X11', 'NW-X12', 'NW-X13', 'NW-X14', 'NW-9.2-a', 'NW-9.3-a', 'NW-9.4-a', 'NW-9.5-a', 'NW-9.7.3-i', 'NW-9.10-c'],
  'the battle of the rulebook, from the light infantry to the surrender of Austria',
  () => {
    const t = table(battleIn(AUSTRIA), austerlitz, { dice: [5, 5, 3, 1] });
    expect(t.told('light')).toMatchObject([{ roll: 5, column: 3, dice: 2 }]);
    expect(t.told('guardRoll')).toMatchObject([{ roll: 5, joins: true }]);
    expect(t.told('combat')).toMatchObject([
      { french: 31, coalition: 35, dice: [3, 1], total: 8, result: 'french-exchange' },
    ]);
    expect(t.at('austria')).toEqual(['murat']);
    expect(where(t.p, 'davout')).toBe(PLACE.casualties);
    expect(where(t.p, 'karl')).toBe(PLACE.casualties);
    expect(t.p.guard).toBe(GUARD.box);
    expect(t.p.fervour[AUSTRIA]).toBe(8);
    const after = table(turnAt('turn.surrenders'), (p) => put(p, 'austria', 'murat'), { dice: [2] });
    expect(after.p.status[AUSTRIA_POWER]).toBe(STATUS.surrendered);
  },
);

rule(['NW-X15', 'NW-9.8.2-b'], 'the French retreat from Austria by a die: 1–3 Germany, 4–6 Italy', () => {
  const flight = (roll: number) =>
    table(
      battleIn(AUSTRIA),
      (p) => {
        p.fervour[AUSTRIA] = 0;
        put(p, 'austria', 'berthier', 'karl', 'schwarzenberg', 'bellegarde');
      },
      // Column 6 is three dice: 13 − 3 + 7 is 17, French Retreat.
      { dice: [6, 3, 2, 2, roll] },
    );
  for (const roll of [1, 3]) expect(flight(roll).at('germany')).toEqual(['berthier']);
  for (const roll of [4, 6]) expect(flight(roll).at('italy')).toEqual(['berthier']);
});

rule(['NW-X16', 'NW-9.10-c'], 'the ageing Napoleon loses five in Austria, and would win one', () => {
  const fought = (french: string, coalition: string, dice: number[]) =>
    table(
      battleIn(AUSTRIA),
      (p) => {
        p.turn = 14;
        p.napoleon = NAPOLEON.V;
        p.napoleonAt = AUSTRIA;
        p.fervour[AUSTRIA] = 10;
        put(p, 'austria', french);
        put(p, 'austria', ...coalition.split(' '));
      },
      { dice },
    ).p.fervour[AUSTRIA];
  // Two dice each; the Guard stays away. 17 is French Retreat, 2 French Victorious.
  expect(fought('berthier', 'karl schwarzenberg bellegarde', [6, 1, 3, 4, 1])).toBe(5);
  expect(fought('davout', 'radetzky', [6, 1, 3, 3])).toBe(11);
});

rule(['NW-X17', 'NW-9.7.2-b', 'NW-12.4-a'], 'the Guard recoils under the ageing Napoleon', () => {
  const fought = (veteran: 'on' | 'off') =>
    table(
      battleIn(GERMANY),
      (p) => {
        p.napoleon = NAPOLEON.V;
        p.napoleonAt = GERMANY;
        p.abdication = 6;
        p.fervour[GERMANY] = 10;
        p.fervour[FRANCE] = 9;
        put(p, 'germany', 'davout');
        put(p, 'germany', 'wellington', 'karl', 'blucher', 'kutuzov');
      },
      // 22 against 13: 9 and 8 are 17, French Retreat; the Guard's die is 4.
      { dice: [6, 6, 4, 4, 4] },
      { veteran },
    );
  const t = fought('off');
  expect(t.told('lifted')).toEqual([{ kind: 'lifted', clause: 'NW-9.7.2-b', what: 'guard' }]);
  expect(t.p).toMatchObject({ guard: GUARD.gone, abdication: 8 });
  expect(t.p.fervour[FRANCE]).toBe(5);
  expect(fought('on').p.abdication).toBe(7);
});

rule(['NW-X18', 'NW-4.2-b', 'NW-0.2-a'], 'sixteen and sixteen and sixteen is the most there can be', () => {
  const t = table(turnAt('turn.income'), (p) => {
    p.turn = 16;
    p.treasury = 16;
    p.warFund = 16;
    p.admiralty = 16;
  });
  expect(t.p.treasury + t.p.warFund + t.p.admiralty).toBe(48);
  expect(t.step).toBe('turn.buy');
});
