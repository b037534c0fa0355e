import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AUSTRIA,
  FOUGHT,
  FRANCE,
  GERMANY,
  type Invasion,
  ITALY,
  NAPOLEON,
  NONE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
} from '../position.ts';
import {
  arranged,
  box,
  building,
  effect,
  fighting,
  intrigue,
  nothing,
  placing,
  put,
  seated,
  send,
  table,
  turnAt,
  war,
} from './table.ts';

// Chapters 4 to 6 and 12: what the other files do not name.

const invasion: Invasion = { step: 'invasion.begin', owed: [0, 0], roll: 0, rerolled: false };

function flagged(p: Position, finland: number): void {
  for (const id of ['poland', 'caucasus', 'balkans'] as const) p.flags[war(id)] = FOUGHT.won;
  p.flags[war('finland')] = finland;
}

rule('NW-4.1-e', 'the income is added to what is there', () => {
  // Four of London, two of Prussia, two of Austria, five of trade.
  const t = table(turnAt('turn.income'), (p) => (p.treasury = 1));
  expect(t.told('income')).toMatchObject([{ treasury: 14 }]);
  expect(t.p.treasury).toBe(14);
});

rule(['NW-4.2.1-a', 'NW-4.2.2-a', 'NW-4.2-c'], 'each purse pays for its own business alone', () => {
  const rich = (treasury: number, warFund: number, admiralty: number) => (p: Position) => {
    Object.assign(p, { treasury, warFund, admiralty });
    p.sea = SEA.french;
  };
  const spend = (most: number) => Array.from({ length: most + 1 }, (_, pounds) => `spend ${pounds}`);
  // A war is paid out of the Minor War Fund, a naval battle out of the Admiralty Budget.
  const fought = table(fighting('haiti'), rich(9, 2, 3), { dice: [6, 6, 1, 1] }).take('sail');
  expect(fought.choices()).toEqual(spend(3));
  fought.take('spend 2');
  expect(fought.choices()).toEqual([...spend(2), 'concede']);
  fought.take('spend 1');
  expect(fought.p).toMatchObject({ treasury: 9, warFund: 1, admiralty: 1 });
  // Everything else out of the Treasury.
  const poor = (p: Position): void => {
    rich(0, 9, 9)(p);
    p.wars[war('malta')] = FOUGHT.lost;
    p.status[PRUSSIA] = STATUS.neutral;
    p.people[0] = AUSTRIA;
    send(p, 'maret', 'spain');
    put(p, 'pool', 'duchy-guards');
    put(p, 'austria', 'ney');
  };
  expect(table(intrigue, poor).choices()).toEqual(['pass']);
  expect(table(building(), poor).choices()).toEqual(['pass']);
  const withoutMoney = arranged(turnAt('turn.buy'), poor);
  withoutMoney.stack = [turnAt('turn.buy')];
  expect(seated(withoutMoney, { dice: 'free' }).step).not.toBe('turn.buy');
  const invited = arranged(turnAt('turn.invite'), poor);
  expect(seated(invited, { dice: 'free' }).step).not.toBe('turn.invite');
});

rule(['NW-4.2.1-b', 'NW-4.2.2-b'], 'the Minor War Fund is drawn on at the end of a turn, the Budget never', () => {
  const lay = (p: Position): void => {
    Object.assign(p, { turn: 16, treasury: 2, warFund: 5, admiralty: 4 });
  };
  const early = table(turnAt('turn.fund'), lay).take('fund 1', 'budget 1');
  expect(early.p).toMatchObject({ treasury: 0, warFund: 6, admiralty: 5 });
  const later = (p: Position): void => {
    lay(p);
    p.turn = 9;
  };
  const late = table(turnAt('turn.transferNavy'), later, { dice: 'free' });
  expect(late.choices()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((pounds) => `budget ${pounds}`));
  late.take('budget 3');
  expect(late.p.admiralty).toBe(7);
  expect(late.choices()).toEqual([0, 1, 2, 3, 4].map((pounds) => `level ${pounds}`));
  late.take('level 0');
  expect(late.told('funds')[1]).toMatchObject({ treasury: 4, warFund: 0, admiralty: 7 });
});

rule('NW-4.9-a', 'a war that is drawn is fought before anything else is drawn', () => {
  const lay = (p: Position): void => {
    p.turn = 1;
    p.bowl = [box.markerOf('war-malta'), box.markerOf('war-tyrol')];
  };
  const t = table(turnAt('turn.draws'), lay, { streams: { bowl: [1, 1] } });
  expect(t.told('war')).toMatchObject([{ war: war('malta') }]);
  expect(t.told('drawn')).toHaveLength(1);
  t.take('concede');
  expect(t.told('war').map((each) => each.war)).toEqual([war('malta'), war('tyrol')]);
});

rule('NW-4.9-h', 'neither a natural 2 nor a natural 12 decides by itself', () => {
  const roll = (dice: number[], pounds: number, vizier: number) =>
    table(
      fighting('serbia'),
      (p) => {
        p.warFund = 16;
        p.vizier = vizier;
      },
      { dice },
    )
      .take(`spend ${pounds}`)
      .told('warRoll')[0];
  expect(roll([1, 1], 9, NONE)).toMatchObject({ total: 11, won: true });
  expect(roll([6, 6], 0, war('serbia'))).toMatchObject({ total: 10, won: false });
});

rule('NW-4.9-i', 'the sea first, then the corps and the money; one may concede until the dice', () => {
  const lay = (p: Position): void => {
    p.sea = SEA.french;
    p.warFund = 2;
    p.admiralty = 1;
  };
  const t = table(fighting('haiti'), lay, { dice: [3, 3] });
  expect(t.choices()).toEqual(['sail', 'pass', 'concede']);
  t.take('sail', 'spend 0');
  expect(t.log().filter((kind) => kind === 'naval' || kind === 'warRoll')).toEqual(['naval']);
  expect(t.step).toBe('war.money');
  t.take('concede');
  expect(t.told('conceded')).toHaveLength(1);
  expect(t.p.warFund).toBe(2);
  const corps = table(fighting('poland'), (p) => {
    p.status[RUSSIA] = STATUS.coalition;
    put(p, 'pool', 'platov');
  });
  expect(corps.choices()).toEqual(['delay platov', 'pass', 'concede']);
});

rule(
  ['NW-4.9.1.1-a', 'NW-4.9.1.1-b', 'NW-4.9.1.2-b', 'NW-4.9.1.2-c'],
  'the marker lies on the side of the result, and so does the Russian flag; lost trade is gone',
  () => {
    const poland = (dice: number[]) => table(fighting('poland'), nothing, { dice }).take('spend 0').p;
    const won = poland([4, 5]);
    expect([won.wars[war('poland')], won.flags[war('poland')]]).toEqual([FOUGHT.won, FOUGHT.won]);
    const lost = poland([4, 4]);
    expect([lost.wars[war('poland')], lost.flags[war('poland')]]).toEqual([FOUGHT.lost, FOUGHT.lost]);
    const haiti = (dice: number[]) => table(fighting('haiti'), nothing, { dice }).take('spend 0').p;
    // 9 is wanted, and the sea gives two.
    const kept = haiti([4, 3]);
    expect([kept.trade[war('haiti')], kept.abdication]).toEqual([1, 0]);
    const gone = haiti([3, 3]);
    expect([gone.trade[war('haiti')], gone.flags[war('haiti')]]).toEqual([0, FOUGHT.not]);
  },
);

rule('NW-4.9.2-d', 'the fleets meet in three cases only', () => {
  const battle = (step: ReturnType<typeof table>) => step.told('naval').length;
  // By choice against the French Fleet in an anchored war: not where the Royal Navy rules, nor nobody.
  const asked = (sea: 0 | 1 | 2) => table(fighting('haiti'), (p) => (p.sea = sea)).step;
  expect([asked(SEA.none), asked(SEA.royalNavy), asked(SEA.french)]).toEqual(['war.money', 'war.money', 'war.sea']);
  // By the accident, which leaves no choice, and by Trafalgar.
  expect(battle(table(effect('accidents', 'bn'), nothing, { dice: [3, 3] }))).toBe(1);
  expect(battle(table(effect('markers', 'trafalgar'), nothing, { dice: [3, 3] }))).toBe(1);
  // Never without a French Fleet.
  const gone = (p: Position): void => {
    p.fleet = false;
    p.sea = SEA.royalNavy;
  };
  expect(battle(table(effect('markers', 'trafalgar'), gone))).toBe(0);
  const again = table(turnAt('turn.accident'), gone, { dice: [4] });
  expect(again.told('noAccident')).toHaveLength(1);
});

rule(['NW-4.10-f', 'NW-4.10-p'], 'the war for Russia is a minor war without an anchor; to win it gives a level', () => {
  const lay = (p: Position): void => {
    flagged(p, FOUGHT.won);
    p.napoleon = NAPOLEON.N;
    p.sea = SEA.french;
    p.warFund = 3;
    p.abdication = 7;
  };
  const t = table(invasion, lay, { dice: [2, 4, 1, 1, 1, 1, 1] });
  expect(t.choices()).toEqual(['spend 0', 'spend 1', 'spend 2', 'spend 3', 'concede']);
  t.take('spend 2');
  expect(t.told('warRoll')).toMatchObject([
    {
      terms: [
        { what: 'dice', value: 6 },
        { what: 'money', value: 2 },
        { what: 'flags', value: 4 },
      ],
      total: 12,
      won: true,
    },
  ]);
  expect(t.p).toMatchObject({ abdication: 8, warFund: 1 });
});

rule('NW-4.10-v', 'there is one ageing Napoleon', () => {
  const lay = (more: (p: Position) => void) => (p: Position) => {
    flagged(p, FOUGHT.won);
    p.napoleon = NAPOLEON.N;
    more(p);
  };
  const ageing = (p: Position) => p.bowl.filter((marker) => marker === box.named.ageing).length;
  const lost = (more: (p: Position) => void) => table(invasion, lay(more), { dice: [1, 1] }).take('concede').p;
  expect(ageing(lost(nothing))).toBe(1);
  expect(ageing(lost((p) => p.bowl.push(box.named.ageing)))).toBe(1);
  expect(ageing(lost((p) => (p.napoleon = NAPOLEON.V)))).toBe(0);
  const won = table(
    invasion,
    lay((p) => p.bowl.push(box.named.ageing)),
    { dice: [6, 6, 1, 1, 1, 1, 1] },
  ).take('spend 0').p;
  expect([won.napoleon, ageing(won)]).toEqual([NAPOLEON.V, 0]);
});

rule('NW-6.1-h', 'the dice follow the order in which the pairs were declared', () => {
  const lay = (p: Position): void => {
    send(p, 'maret', 'spain');
    send(p, 'talleyrand', 'italy');
  };
  const t = table(intrigue, lay, { dice: [6, 2] });
  t.take('negotiate metternich x talleyrand', 'negotiate castlereagh x maret', 'roll');
  expect(t.told('negotiation')).toMatchObject([
    { against: box.diplomatOf('talleyrand'), roll: 6, success: false },
    { against: box.diplomatOf('maret'), roll: 2, success: true },
  ]);
});

rule(['NW-6.2.2-b', 'NW-6.3-f'], 'who has surrendered may be won again, and client states stay where they are', () => {
  const lay = (p: Position): void => {
    p.status[PRUSSIA] = STATUS.surrendered;
    p.clientIn = [NONE, 7, 2, NONE, NONE];
  };
  const t = table(intrigue, lay).take('align metternich prussia');
  expect(t.p.status[PRUSSIA]).toBe(STATUS.coalition);
  expect(t.p.clientIn).toEqual([NONE, 7, 2, NONE, NONE]);
});

rule('NW-6.3.3-c', 'a client state that falls on French Spain is rolled for again', () => {
  const placed = (status: 2 | 3) =>
    table(effect('markers', 'client-state'), (p) => (p.status[SPAIN_POWER] = status), {
      dice: status === STATUS.french ? [5, 4] : [5],
    }).told('client')[0]?.nation;
  expect(placed(STATUS.french)).toBe(ITALY);
  expect(placed(STATUS.coalition)).toBe(SPAIN);
});

rule(['NW-6.3.4-a', 'NW-6.3.4-b'], 'Paris opens France; without it what stands there cannot be joined', () => {
  const lay = (paris: boolean) => (p: Position) => {
    p.paris = paris;
    p.but = GERMANY;
    put(p, 'pool', 'karl');
    put(p, 'france', 'duchy-guards');
  };
  expect(table(building(), lay(true)).choices()).toContain('build karl france');
  const shut = table(building(), lay(false));
  expect(shut.choices()).not.toContain('build karl france');
  // But it is held all the same.
  const held = table(turnAt('turn.control'), lay(false));
  expect(held.told('control')).toMatchObject([{ nations: [FRANCE] }]);
});

rule('NW-12.1-a', 'six is the But nation of the moment; of two that contradict each other the first counts', () => {
  // Grand Strategy has moved the But marker from Germany to Spain: then a six is Spain.
  const t = table(
    placing,
    (p) => {
      p.turn = 9;
      p.but = GERMANY;
      p.napoleon = NAPOLEON.B;
    },
    { dice: [1, 5] },
  );
  expect(t.told('grandStrategy')).toMatchObject([{ nation: SPAIN }]);
  t.p.stack = [turnAt('turn.accident')];
  t.p.napoleon = NAPOLEON.N;
  t.p.josephine = 5;
  const travels = seated(t.p, { dice: [4, 4, 6] });
  expect(travels.told('josephine')).toMatchObject([{ at: SPAIN }]);
  // The Ulcer came first: the treaty of San Ildefonso changes nothing.
  const spain = table(effect('markers', 'san-ildefonso'), (p) => (p.ulcer = true)).p;
  expect(spain.status[SPAIN_POWER]).toBe(STATUS.coalition);
});
