import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { NATIONS } from '../data/names.ts';
import {
  AUSTRIA,
  FRANCE,
  GERMANY,
  GUARD,
  ITALY,
  NAPOLEON,
  PLACE,
  type Position,
  SPAIN,
  SPAIN_POWER,
  STATUS,
} from '../position.ts';
import { battleIn, box, put, type Script, table, where } from './table.ts';

/** A battle with three dice in a Nation without fervour: the light infantry's die is 6. */
function field(
  nation: number,
  french: string,
  coalition: string,
  dice: readonly number[],
  more: (p: Position) => void = () => undefined,
) {
  const lay = (p: Position): void => {
    p.but = ITALY;
    p.fervour[nation] = 0;
    put(p, get(NATIONS, nation), ...french.split(' '), ...coalition.split(' '));
    more(p);
  };
  const script: Script = { dice: [6, ...dice] };
  return table(battleIn(nation), lay, script);
}

rule(['NW-9.7.3-j', 'NW-9.10-a', 'NW-9.7-a'], 'French Victorious: all coalition units fall', () => {
  // 3 + 10 − 12 = 1
  const t = field(GERMANY, 'davout massena', 'karl blucher', [1, 1, 1]);
  expect(t.told('combat')[0]).toMatchObject({ total: 1, result: 'french-victorious' });
  expect([where(t.p, 'karl'), where(t.p, 'blucher')]).toEqual([PLACE.casualties, PLACE.casualties]);
  expect(t.p.fervour[GERMANY]).toBe(1);
});

rule(['NW-9.7.3-f'], 'Coalition Victorious: all French units fall', () => {
  // 12 + 12 − 5 = 19
  const t = field(GERMANY, 'ney', 'wellington karl', [4, 4, 4]);
  expect(t.told('combat')[0]).toMatchObject({ total: 19, result: 'coalition-victorious' });
  expect(where(t.p, 'ney')).toBe(PLACE.casualties);
});

rule(
  ['NW-9.7.3-e', 'NW-9.7.1-a'],
  'Coalition Exchange: the strongest coalition unit survives, émigrés go to box O',
  () => {
    // 10 + 8 − 5 = 13
    const t = field(GERMANY, 'ney', 'karl conde', [4, 3, 3]);
    expect(t.told('combat')[0]).toMatchObject({ result: 'coalition-exchange' });
    expect(t.at('germany')).toEqual(['karl']);
    expect(where(t.p, 'conde')).toBe(PLACE.boxO);
  },
);

rule('NW-9.7.3-e', 'of equals the player says who survives', () => {
  const t = field(GERMANY, 'ney', 'karl bellegarde barclay', [1, 2, 2]);
  expect(t.at('germany')).toEqual(['karl']);
  const tie = field(GERMANY, 'ney', 'bellegarde barclay', [4, 4, 2]);
  expect(tie.choices()).toEqual(['spare bellegarde', 'spare barclay']);
});

rule('NW-9.7.3-a', 'Harassment without cavalry is rolled again', () => {
  // 8 + 2 is Harassment; then 15 + 2: French Retreat.
  const t = field(SPAIN, 'ney', 'moore hill', [3, 3, 2, 5, 5, 5]);
  expect(t.told('combat').map(({ result }) => result)).toEqual(['cavalry-harassment', 'french-retreat']);
  expect(t.told('rolledAgain')).toHaveLength(1);
});

rule(
  ['NW-9.7.3-b', 'NW-9.7.3-c', 'NW-9.7.3-n', 'NW-9.10-b'],
  'cavalry strikes the strongest infantry that it can; who has nobody left has lost',
  () => {
    // Murat 6 against Karl 5: 11 − 1 = 10.
    const t = field(GERMANY, 'murat', 'karl', [4, 4, 3]);
    expect(t.told('struck').map(({ unit }) => box.units[unit]?.id)).toEqual(['karl']);
    expect(t.told('battleWon')).toMatchObject([{ french: true }]);
    expect(t.p.fervour[GERMANY]).toBe(1);
  },
);

rule('NW-9.7.3-b', 'infantry stronger than the cavalry is safe, and the battle begins again', () => {
  // Grouchy 4 against Karl 5 and Yorck 3: 7 + 4 = 11; Yorck falls; again: 4 + 1 = 5, Coalition Retreat.
  const t = field(GERMANY, 'grouchy', 'karl yorck', [3, 2, 2, 6, 2, 1, 1]);
  expect(t.told('struck').map(({ unit }) => box.units[unit]?.id)).toEqual(['yorck']);
  expect(t.told('light')).toHaveLength(2);
  expect(t.at('austria')).toEqual(['karl']);
});

rule(['NW-9.8.1-b', 'NW-9.8.1-c', 'NW-9.8.3-a'], 'where the coalition may retreat', () => {
  const retreats = (nation: number, more: (p: Position) => void = () => undefined) =>
    // Davout 6 against Moore 4: 6 − 2 = 4, Coalition Retreat.
    field(nation, 'davout', 'moore', [2, 2, 2], more);
  expect(where(retreats(GERMANY).p, 'moore')).toBe(AUSTRIA);
  expect(retreats(GERMANY, (p) => (p.paris = true)).choices()).toEqual(['retreat france', 'retreat austria']);
  expect(retreats(AUSTRIA).choices()).toEqual(['retreat germany', 'retreat italy']);
  expect(where(retreats(ITALY).p, 'moore')).toBe(AUSTRIA);
  expect(where(retreats(SPAIN).p, 'moore')).toBe(PLACE.portugal);
});

rule('NW-9.8.1-a', 'from France only British, Spanish and Duchy forces may go to Spain', () => {
  const from = (unit: string) => field(FRANCE, 'davout', unit, [2, 2, 2]).choices();
  expect(from('moore')).toEqual(['retreat germany', 'retreat italy', 'retreat spain']);
  expect(from('bellegarde')).toEqual(['retreat germany', 'retreat italy']);
});

rule(
  ['NW-9.8.2-a', 'NW-9.8.2-c'],
  'the French go to France, else where nobody is, else where they are stronger',
  () => {
    // 17 − 1 = 16: French Retreat.
    const flight = (nation: number, more: (p: Position) => void, dice: number[] = [6, 6, 5]) =>
      field(nation, 'ney', 'moore', dice, more).p;
    expect(
      where(
        flight(GERMANY, () => undefined),
        'ney',
      ),
    ).toBe(FRANCE);
    expect(
      where(
        flight(AUSTRIA, (p) => put(p, 'germany', 'karl')),
        'ney',
      ),
    ).toBe(ITALY);
    const both = (p: Position): void => {
      put(p, 'germany', 'karl');
      put(p, 'italy', 'hill');
    };
    // Against Hill he fights at once: 1 − 2 is French Pursuit without a second corps.
    expect(where(flight(AUSTRIA, both, [6, 6, 5, 1, 1]), 'ney')).toBe(ITALY);
  },
);

rule(
  ['NW-9.11.2-a', 'NW-9.11.2-b', 'NW-9.11.2-c', 'NW-9.12-a'],
  'the French pursue with all but the weakest, and fight at once',
  () => {
    // 3 + 4 − 17 is Pursuit, white 1. Moore retreats to Austria, where 12 meet him: 9 − 8 is French Victorious.
    const t = field(GERMANY, 'davout ney massena', 'moore', [1, 1, 1, 6, 3, 3, 3], (p) => {
      p.fervour[AUSTRIA] = 0;
    });
    expect(t.told('pursues')).toHaveLength(1);
    expect(t.at('germany')).toEqual(['ney']);
    expect(t.told('battle').map(({ nation }) => nation)).toEqual([GERMANY, AUSTRIA]);
  },
);

rule('NW-9.11-a', 'no pursuit with a white die above 2', () => {
  const t = field(GERMANY, 'davout ney massena', 'moore', [3, 1, 1]);
  expect(t.told('pursues')).toHaveLength(0);
});

rule(['NW-9.11.1-a', 'NW-9.11.1-b'], 'the coalition pursues with whom it likes, also into France', () => {
  // 6 + 22 − 5: Coalition Pursuit, white 2.
  const t = field(GERMANY, 'ney', 'wellington karl blucher kutuzov', [2, 2, 2]);
  expect(t.step).toBe('battle.pursue');
  t.take('pass');
  expect(t.at('france')).toEqual(['ney']);
  const chase = field(
    GERMANY,
    'ney',
    'wellington karl blucher kutuzov',
    [2, 2, 2, 1, 1],
    (p) => (p.fervour[FRANCE] = 16),
  );
  chase.take('pursue wellington', 'pass');
  expect(chase.told('battle').map(({ nation }) => nation)).toEqual([GERMANY, FRANCE]);
});

rule('NW-9.12-c', 'who is driven twice from one field in a chain has no way out', () => {
  // The coalition has fled from Germany before in this chain; 6 − 2 is Coalition Retreat.
  const battle = { ...battleIn(GERMANY), fled: 1 << (GERMANY + 5) };
  const t = table(
    battle,
    (p) => {
      p.fervour[GERMANY] = 0;
      put(p, 'germany', 'davout', 'moore');
    },
    { dice: [6, 2, 2, 2] },
  );
  expect(t.told('noWayOut')).toHaveLength(1);
  expect(where(t.p, 'moore')).toBe(PLACE.casualties);
});

rule(
  ['NW-9.2.1-b', 'NW-9.2.2-a', 'NW-9.2.3-a', 'NW-9.2-c'],
  'the light infantry: X has no die; Pope and Joséphine add up',
  () => {
    const t = table(
      battleIn(ITALY),
      (p) => {
        p.fervour[ITALY] = 16;
        p.clientIn[ITALY] = box.clientOf('helvetic');
        put(p, 'italy', 'davout', 'moore');
      },
      { dice: [1, 1, 2] },
    );
    expect(t.told('light')).toMatchObject([{ roll: 0, dice: 3 }]);
    const pope = table(
      battleIn(ITALY),
      (p) => {
        p.fervour[ITALY] = 16;
        p.josephine = ITALY;
        put(p, 'italy', 'davout', 'moore');
      },
      { dice: [5, 1, 1] },
    );
    expect(pope.told('light')).toMatchObject([{ roll: 5, column: 6, dice: 2 }]);
  },
);

rule(['NW-9.7.2-c', 'NW-9.7.3-m'], 'the Guard alone fights on, and Napoleon stays', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.napoleonAt = GERMANY;
    p.guard = GUARD.battle;
    p.fervour[GERMANY] = 0;
    put(p, 'germany', 'berthier', 'uxbridge', 'moore');
  };
  // 14 + 7 − 10 = 11: Uxbridge strikes Berthier. Then 7 + 7 − 7 is French Exchange: nobody is left.
  const t = table(battleIn(GERMANY), lay, { dice: [6, 5, 5, 4, 6, 3, 2, 2] });
  expect(t.told('struck')).toHaveLength(1);
  expect(t.at('germany')).toEqual([]);
  expect(t.p).toMatchObject({ guard: GUARD.box, napoleonAt: GERMANY });
});

rule('NW-0.4-a', 'Spanish corps fight for France while Spain is French', () => {
  const t = field(SPAIN, 'blake', 'moore', [1, 1, 1], (p) => (p.status[SPAIN_POWER] = STATUS.french));
  expect(t.told('combat')[0]).toMatchObject({ french: 4, coalition: 4 });
});

rule('NW-9.8.2-c', 'whoever could pursue counts where the French look for a refuge', () => {
  // 6 + 22 − 5 is Coalition Pursuit, white 2: against Beresford alone Ney would be the stronger, with the pursuers he is not.
  const t = field(AUSTRIA, 'ney', 'wellington karl blucher kutuzov', [2, 2, 2, 1], (p) => {
    put(p, 'germany', 'bellegarde', 'schwarzenberg');
    put(p, 'italy', 'beresford');
  });
  expect(t.told('refugeDie')).toMatchObject([{ roll: 1, nation: GERMANY }]);
  expect(t.step).toBe('battle.pursue');
});
