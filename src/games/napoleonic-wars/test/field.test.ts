import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AUSTRIA,
  AUSTRIA_POWER,
  FRANCE,
  GERMANY,
  GUARD,
  ITALY,
  NAPOLEON,
  type Position,
  RUSSIA,
  SPAIN,
  STATUS,
  SWEDEN,
} from '../position.ts';
import { battleIn, box, building, nothing, placing, put, table, turnAt, where } from './table.ts';

// Chapters 7 to 9: what the other files do not name.

const NAMES = ['france', 'germany', 'austria', 'italy', 'spain'] as const;
const army = (p: Position, count: number): void => put(p, 'army', ...box.units.slice(0, count).map(({ id }) => id));

/** A battle in a Nation without fervour: the light infantry's die is 6, three dice follow. */
const battle = (
  nation: number,
  units: string,
  dice: readonly number[],
  more: (p: Position) => void = nothing,
  options = {},
) =>
  table(
    battleIn(nation),
    (p) => {
      p.but = SPAIN;
      p.fervour = [0, 0, 0, 0, 0];
      put(p, NAMES[nation] ?? 'france', ...units.split(' '));
      more(p);
    },
    { dice },
    options,
  );

// [7]

rule('NW-7.0-a', 'France, the But nation, the diplomats, the invasion: drawn in this order', () => {
  const lay = (p: Position): void => {
    p.turn = 5;
    p.but = AUSTRIA;
    army(p, 25);
    put(p, 'pool', 'moore');
    p.diplomats[0] = SPAIN;
    p.diplomats[1] = FRANCE;
  };
  const t = table(turnAt('turn.army'), lay, { dice: [3] });
  expect(t.told('deployed').map(({ clause, nation }) => `${clause} ${nation}`)).toEqual([
    ...Array(4).fill(`NW-7.1-a ${FRANCE}`),
    ...Array(4).fill(`NW-7.2-a ${AUSTRIA}`),
    `NW-7.3-a ${FRANCE}`,
    `NW-7.3-a ${SPAIN}`,
    ...Array(3).fill(`NW-7.4-a ${GERMANY}`),
    ...Array(2).fill(`NW-7.4-a ${ITALY}`),
    `NW-7.4-a ${AUSTRIA}`,
  ]);
});

rule('NW-7.5-b', 'only who comes out of the bowl is deployed; who falls is counted', () => {
  // One corps for Italy by a diplomat: it falls, but it was sent.
  const fallen = table(
    turnAt('turn.army'),
    (p) => {
      p.turn = 1;
      p.but = FRANCE;
      p.fraDiavolo = true;
      p.fervour = [9, 9, 9, 9, 9];
      p.diplomats[0] = ITALY;
      army(p, 25);
      put(p, 'pool', 'moore');
    },
    { dice: [1] },
  );
  expect(fallen.told('deployed').filter(({ nation }) => nation === ITALY)).toMatchObject([{ lost: true }]);
  expect(fallen.told('short')).toEqual([]);
  // Napoleon's corps are deployed: the first of them falls, if nobody was there before.
  const led = (entered: number) =>
    table(
      placing,
      (p) => {
        p.turn = 2;
        p.napoleon = NAPOLEON.B;
        p.fraDiavolo = true;
        p.entered = entered;
        army(p, 5);
      },
      { dice: [1] },
    );
  expect(
    led(0)
      .told('deployed')
      .map(({ lost }) => lost),
  ).toEqual([true, false, false, false]);
  expect(
    led(1 << ITALY)
      .told('deployed')
      .map(({ lost }) => lost),
  ).toEqual([false, false, false, false]);
  // Grand Strategy moves corps, it does not deploy them.
  const moved = table(
    placing,
    (p) => {
      p.turn = 9;
      p.but = GERMANY;
      p.napoleon = NAPOLEON.B;
      p.ulcer = true;
      put(p, 'germany', 'ney', 'soult');
      p.butStack = [box.unitOf('ney'), box.unitOf('soult')];
    },
    { dice: [1, 5] },
  );
  expect(moved.at('spain')).toEqual(['ney', 'soult']);
});

// [8]

rule('NW-8.0-a', 'the coalition builds, then Napoleon comes, then they fight', () => {
  const t = table(
    turnAt('turn.coalition'),
    (p) => {
      p.turn = 3;
      p.napoleon = NAPOLEON.B;
      p.fervour = [0, 0, 0, 0, 0];
      p.pope = false;
      army(p, 4);
      put(p, 'pool', 'karl');
      put(p, 'spain', 'duchy-guards');
    },
    { dice: [1, 6, 6, 6, 6] },
  );
  expect(t.p.napoleonAt).not.toBe(ITALY);
  t.take('build karl italy');
  const order = t.log().filter((kind) => ['built', 'napoleonRow', 'battle'].includes(kind));
  expect(order).toEqual(['built', 'napoleonRow', 'battle']);
});

rule('NW-8.1-a', 'who is not in the Force Pool cannot be built', () => {
  const t = table(building(), (p) => {
    p.but = SPAIN;
    put(p, 'pool', 'moore');
    put(p, 'casualties', 'hill');
    put(p, 'delayed', 'wellington');
    put(p, 'italy', 'uxbridge');
  });
  expect(t.choices().map((text) => text.split(' ')[1] ?? 'pass')).toEqual(['moore', 'moore', 'moore', 'pass']);
  for (const id of ['hill', 'wellington', 'uxbridge'])
    expect(t.whyNot(`build ${id} germany`)).toContain('notInPool NW-8.1-a');
});

rule(['NW-8.2-b', 'NW-8.2-e'], 'Austrians and turned Bavarians, Russians and Swedes: Germany, Austria, Italy', () => {
  const t = table(building(), (p) => {
    p.but = GERMANY;
    p.bavariaTurned = true;
    p.status[RUSSIA] = STATUS.coalition;
    p.status[SWEDEN] = STATUS.coalition;
    p.status[AUSTRIA_POWER] = STATUS.coalition;
    put(p, 'pool', 'karl', 'wrede', 'platov', 'bernadotte-sweden');
  });
  const of = (id: string) => t.choices().flatMap((text) => text.match(`build ${id} (.*)`)?.[1] ?? []);
  for (const id of ['karl', 'wrede', 'platov', 'bernadotte-sweden'])
    expect(of(id), id).toEqual(['germany', 'austria', 'italy']);
});

rule('NW-8.5-f', 'corps that Napoleon does not find cost no fervour', () => {
  const t = table(
    placing,
    (p) => {
      p.turn = 6;
      p.napoleon = NAPOLEON.N;
      p.but = GERMANY;
    },
    { dice: [3] },
  );
  expect(t.told('thwarted')).toHaveLength(1);
  expect(t.told('fervour')).toEqual([]);
  expect(t.p.napoleonAt).toBe(GERMANY);
});

// [9/1], [9/2]

rule(['NW-9.1.1-a', 'NW-9.1.2-c', 'NW-9.1.2-d'], 'all French cavalry tries, then ours may; once each time', () => {
  // Bessières fails, Murat comes, Platov comes too (two more on the die); 14 + 7 − 11 = 10 is Harassment, Moore falls. Then
  // Bessières tries again; 9 + 3 − 11 = 1.
  const t = battle(
    GERMANY,
    'soult moore',
    [6, 1, 3, 6, 5, 5, 4, 6, 6, 3, 3, 3],
    (p) => {
      p.status[RUSSIA] = STATUS.coalition;
      put(p, 'france', 'davout', 'murat');
      put(p, 'spain', 'ney', 'bessieres');
      put(p, 'italy', 'platov');
      put(p, 'portugal', 'uxbridge');
    },
    { cavalry: 'on' },
  );
  expect(t.choices()).toEqual(['ride murat', 'ride bessieres']);
  t.take('ride bessieres');
  expect(t.choices()).toEqual(['ride platov', 'pass']);
  expect(t.whyNot('ride bessieres')).toContain('hasTried NW-9.1.2-d');
  expect(t.whyNot('ride uxbridge')).toContain('cannotRide NW-9.1.2-b');
  t.take('ride platov');
  expect(t.at('italy')).toEqual([]);
  expect(t.told('rides').map(({ unit, moved }) => [box.units[unit]?.id, moved])).toEqual([
    ['bessieres', false],
    ['murat', true],
    ['platov', true],
    ['bessieres', false],
  ]);
});

rule('NW-9.1.1-a', 'cavalry that has fought rides to the next battle', () => {
  // Murat wins in Germany, 4 − 2 = 2, and rides to Spain, where he wins again.
  const t = table(
    { step: 'battles.next' },
    (p) => {
      p.fervour = [0, 0, 0, 0, 0];
      put(p, 'germany', 'murat', 'berthier', 'wellington');
      put(p, 'spain', 'ney', 'moore');
    },
    { dice: [6, 1, 1, 1, 1, 6, 1, 1, 1] },
    { cavalry: 'on' },
  );
  t.take('fight germany');
  expect(t.told('rides')).toMatchObject([{ unit: box.unitOf('murat'), moved: true }]);
  expect(t.at('spain')).toContain('murat');
});

rule(['NW-9.2-b', 'NW-9.2.1-a'], 'a client state moves the die, which stays between 1 and 6', () => {
  const column = (client: string, roll: number) =>
    table(
      battleIn(GERMANY),
      (p) => {
        p.fervour[GERMANY] = 0;
        p.clientIn[GERMANY] = box.clientOf(client);
        put(p, 'germany', 'davout', 'massena', 'moore');
      },
      // One die or three: all ones.
      {
        dice: [
          roll,
          1,
          1,
          ...((box.light[0]?.[Math.max(1, Math.min(6, roll + moved(client))) - 1] ?? 3) > 2 ? [1] : []),
        ],
      },
    ).told('light')[0]?.column;
  const moved = (client: string) => box.clients[box.clientOf(client)]?.modifier ?? 0;
  expect([column('parthenopean', 3), column('batavian', 5), column('cisalpine', 5), column('rhine', 5)]).toEqual([
    4, 4, 3, 2,
  ]);
  expect([column('parthenopean', 6), column('rhine', 1), column('rhine', 3)]).toEqual([6, 1, 1]);
});

// [9/7]

rule('NW-9.7.2-a', 'the Guard goes home after a victory, and after a defeat of the Emperor', () => {
  const after = (napoleon: 2 | 3, units: string, dice: number[]) =>
    battle(GERMANY, units, dice, (p) => {
      p.napoleon = napoleon;
      p.napoleonAt = GERMANY;
    });
  // 13 against 4: 3 + 4 − 13.
  const won = after(3, 'davout moore', [6, 5, 3, 1, 1]);
  expect([won.told('battleWon')[0]?.french, won.p.guard]).toEqual([true, GUARD.box]);
  // 10 against 20: 6 + 10 = 16.
  const lost = after(2, 'berthier wellington karl barclay bagration', [6, 5, 2, 2, 2]);
  expect([lost.told('battleWon')[0]?.french, lost.p.guard]).toEqual([false, GUARD.box]);
  expect(lost.p.abdication).toBe(0);
});

rule('NW-9.7.3-d', 'after Harassment the Guard stays without a die; who was not committed is asked again', () => {
  const with15 = (dice: number[], fervour: number) =>
    battle(GERMANY, 'davout uxbridge wellington karl', dice, (p) => {
      p.napoleon = NAPOLEON.N;
      p.napoleonAt = GERMANY;
      p.fervour[GERMANY] = fervour;
    });
  // 9 + 15 − 13 = 11; then 3 + 15 − 13 = 5.
  const stays = with15([6, 5, 3, 3, 3, 6, 1, 1, 1], 0);
  expect(stays.told('guardRoll')).toHaveLength(1);
  expect(stays.told('combat').map(({ french, result }) => [french, result])).toEqual([
    [13, 'cavalry-harassment'],
    [13, 'coalition-retreat'],
  ]);
  // One die: 2 + 15 − 6 = 11; then the Guard joins: 1 + 15 − 13 = 3.
  const later = with15([1, 4, 2, 1, 5, 1], 16);
  expect(later.told('guardRoll').map(({ joins }) => joins)).toEqual([false, true]);
  expect(later.told('combat').map(({ french }) => french)).toEqual([6, 13]);
});

rule(
  ['NW-9.7.3-g', 'NW-9.7.3-h', 'NW-9.7.3-k', 'NW-9.7.3-l'],
  'who retreats, who wins, and who may follow: both sides, with a white die of 2 and of 3',
  () => {
    const fought = (units: string, dice: number[]) => {
      const t = battle(GERMANY, units, [6, ...dice]);
      return {
        result: t.told('combat')[0]?.result,
        french: t.told('battleWon')[0]?.french,
        fled: t.told('retreated').map(({ french, to }) => [french, to]),
        asked: t.step === 'battle.pursue',
        pursued: t.told('pursues').length,
      };
    };
    const strong = 'ney wellington karl blucher kutuzov';
    const routed = { result: 'coalition-pursuit', french: false, fled: [[true, FRANCE]], pursued: 0 };
    expect(fought(strong, [2, 2, 2])).toEqual({ ...routed, asked: true });
    expect(fought(strong, [3, 2, 2])).toEqual({ ...routed, asked: false });
    expect(fought('davout moore', [2, 2, 2])).toEqual({
      result: 'coalition-retreat',
      french: true,
      fled: [[false, AUSTRIA]],
      asked: false,
      pursued: 0,
    });
    const driven = { result: 'french-pursuit', french: true, fled: [[false, AUSTRIA]], asked: false };
    expect(fought('davout lannes massena moore', [3, 1, 1])).toEqual({ ...driven, pursued: 0 });
    // Then 12 against 4 in Austria: 9 − 8 = 1.
    expect(fought('davout lannes ney moore', [2, 1, 1, 6, 3, 3, 3])).toMatchObject({ ...driven, pursued: 1 });
    expect(fought('ney moore', [6, 6, 5])).toEqual({
      result: 'french-retreat',
      french: false,
      fled: [[true, FRANCE]],
      asked: false,
      pursued: 0,
    });
  },
);

rule('NW-9.7.3-o', 'Napoleon who stayed alone is there again when the French come', () => {
  // Pursuit out of Germany, white 1; Ney stays. In Austria the Guard is asked for: 9 + 4 − 12 = 1.
  const t = battle(GERMANY, 'davout massena ney moore', [6, 1, 1, 1, 6, 1, 3, 3, 3], (p) => {
    p.napoleon = NAPOLEON.N;
    p.napoleonAt = AUSTRIA;
  });
  expect(t.told('guardRoll')).toHaveLength(1);
  expect([t.p.fervour[GERMANY], t.p.fervour[AUSTRIA]]).toEqual([1, 3]);
});

// [9/8] to [9/12]

rule('NW-9.8-a', 'all go to one Nation, and Napoleon with them', () => {
  const t = battle(GERMANY, 'ney berthier wellington karl', [6, 4, 4, 4], (p) => {
    p.napoleon = NAPOLEON.B;
    p.napoleonAt = GERMANY;
  });
  // 12 + 12 − 8 = 16: French Retreat.
  expect(t.at('france')).toEqual(['berthier', 'ney']);
  expect(t.p.napoleonAt).toBe(FRANCE);
});

rule('NW-9.8-b', 'the seven of the Guard count neither for the refuge nor for the pursuit', () => {
  const led = (nation: number) => (p: Position) => {
    p.napoleon = NAPOLEON.N;
    p.napoleonAt = nation;
  };
  // 6 + 22 − 12 = 16. With the Guard Germany alone would be weaker; without it none is, and the die says Italy, where 6 + 13 − 5 = 14.
  const fled = battle(
    AUSTRIA,
    'ney wellington karl barclay bagration bulow',
    [6, 5, 3, 2, 1, 5, 6, 1, 2, 2, 2],
    (p) => {
      led(AUSTRIA)(p);
      put(p, 'germany', 'kutuzov');
      put(p, 'italy', 'blucher', 'schwarzenberg', 'bellegarde');
    },
  );
  expect(fled.told('refugeDie')).toMatchObject([{ roll: 5, nation: ITALY }]);
  // Davout alone would follow: 6 against 8.
  const stays = battle(GERMANY, 'davout ney moore', [6, 5, 1, 1, 1], (p) => {
    led(GERMANY)(p);
    put(p, 'austria', 'bellegarde');
  });
  expect(stays.told('combat')).toMatchObject([{ french: 18, result: 'french-pursuit' }]);
  expect(stays.told('pursues')).toEqual([]);
});

rule('NW-9.8.1-d', 'where several refuges are legal the player chooses', () => {
  const t = battle(AUSTRIA, 'davout moore', [6, 2, 2, 2]);
  expect(t.choices()).toEqual(['retreat germany', 'retreat italy']);
  t.take('retreat italy');
  expect(where(t.p, 'moore')).toBe(ITALY);
});

rule('NW-9.9-a', 'each battle has a light infantry of its own', () => {
  // Germany without fervour has three dice, Austria at 16 and a die of 1 has one.
  const t = battle(GERMANY, 'davout ney massena moore', [6, 1, 1, 1, 1, 6], (p) => (p.fervour[AUSTRIA] = 16));
  expect(t.told('combat').map(({ dice }) => dice.length)).toEqual([3, 1]);
});

rule('NW-9.10-d', 'presence is judged where they fought, and replaces the usual one', () => {
  const t = battle(GERMANY, 'ney berthier wellington karl', [6, 1, 4, 4, 4], (p) => {
    p.napoleon = NAPOLEON.V;
    p.napoleonAt = GERMANY;
    p.fervour = [9, 9, 9, 9, 9];
    // Fervour nine has two dice at most: the Pope and a client do not help in Germany, so it is lowered.
    p.fervour[GERMANY] = 6;
  });
  expect(t.p.napoleonAt).toBe(FRANCE);
  expect(t.p.fervour).toEqual([9, 1, 9, 9, 9]);
});

rule('NW-9.12-b', 'Guard, retreat, fervour, pursuit, then the battle in the refuge', () => {
  // 3 + 4 − 24: Pursuit, white 1; Ney stays. In Austria the Guard is not there: 9 + 4 − 12 = 1.
  const t = battle(GERMANY, 'davout ney massena moore', [6, 5, 1, 1, 1, 6, 1, 3, 3, 3], (p) => {
    p.napoleon = NAPOLEON.N;
    p.napoleonAt = GERMANY;
  });
  expect(t.log()).toEqual([
    'battle',
    'light',
    'guardRoll',
    'combat',
    'retreated',
    'battleWon',
    'fervour',
    'pursues',
    'battle',
    'light',
    'guardRoll',
    'combat',
    'eliminated',
    'battleWon',
    'fervour',
  ]);
  expect(t.p.napoleonAt).toBe(AUSTRIA);
  // A battle that was still to come in the refuge is fought with it, before the player chooses again.
  const chain = table(
    { step: 'battles.next' },
    (p) => {
      p.but = SPAIN;
      p.fervour = [0, 0, 0, 0, 0];
      put(p, 'germany', 'davout', 'moore');
      put(p, 'austria', 'berthier', 'karl');
      put(p, 'italy', 'ney', 'hill');
    },
    // 6 + 4 − 6 = 4: Moore retreats to Austria; 12 + 9 − 3 = 18: Berthier goes to Germany, where nobody of ours is left; 6 + 3 − 5 = 4.
    { dice: [6, 2, 2, 2, 6, 4, 4, 4, 6, 2, 2, 2] },
  );
  expect(chain.choices()).toEqual(['fight germany', 'fight austria', 'fight italy']);
  chain.take('fight germany');
  expect(chain.told('battle').map(({ nation }) => nation)).toEqual([GERMANY, AUSTRIA, ITALY]);
  expect(chain.at('germany')).toEqual(['berthier', 'davout']);
});

rule('NW-9.11.2-b', 'who would only be as strong does not pursue', () => {
  // Davout alone would follow: 6 against Moore and whoever waits in Austria.
  const pursued = (waiting: string, dice: number[]) =>
    battle(GERMANY, 'davout ney moore', [6, 1, 1, 1, ...dice], (p) => put(p, 'austria', waiting)).told('pursues')
      .length;
  expect(pursued('beresford', [])).toBe(0);
  // 9 + 5 − 6 = 8.
  expect(pursued('duchy-militia-1', [6, 3, 3, 3])).toBe(1);
});

rule(['NW-9.11.2-c', 'NW-9.8-a'], 'Napoleon goes with the force that he commands, and with no other', () => {
  const led = (at: number) => (p: Position) => {
    p.napoleon = NAPOLEON.B;
    p.napoleonAt = at;
  };
  // Pursuit into Austria, where 9 + 4 − 12 = 1.
  const pursued = (at: number) =>
    battle(GERMANY, 'davout massena ney moore', [6, 1, 1, 1, 6, 3, 3, 3], led(at)).p.napoleonAt;
  expect([pursued(GERMANY), pursued(SPAIN)]).toEqual([AUSTRIA, SPAIN]);
  // A pursuit that is not made, for want of a second corps, leaves him where he won.
  expect(battle(GERMANY, 'massena beresford', [6, 1, 1, 1], led(GERMANY)).p.napoleonAt).toBe(GERMANY);
  // French Retreat to France: 17 − 1.
  const fled = (at: number) => battle(GERMANY, 'ney moore', [6, 6, 6, 5], led(at)).p.napoleonAt;
  expect([fled(GERMANY), fled(SPAIN)]).toEqual([FRANCE, SPAIN]);
});
