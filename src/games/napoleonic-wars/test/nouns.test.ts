import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { optionsOf } from '../options.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  FOUGHT,
  FRANCE,
  GERMANY,
  ITALY,
  NAPOLEON,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  SWEDEN,
  type Turn,
} from '../position.ts';
import { isFrench, powerOf } from '../rules/board.ts';
import { firstPosition } from '../rules/setup.ts';
import {
  atSea,
  battleIn,
  box,
  building,
  campaign,
  effect,
  fighting,
  intrigue,
  put,
  seated,
  send,
  table,
  turnAt,
  where,
} from './table.ts';

// Chapter 2: what lies on the table.

const begin = (scenario = 'bonaparte-1792'): Position =>
  firstPosition(box, { ...standardOptions(optionsOf(box)), scenario });

rule(['NW-2.0-b', 'NW-3.1-a'], 'markers come out of one bowl, French corps out of the other', () => {
  const lay = (p: Position): void => {
    put(p, 'army', 'ney', 'soult');
    p.bowl = [box.markerOf('fra-diavolo')];
  };
  const drawn = table(turnAt('turn.draws'), lay);
  expect(drawn.told('drawn')).toMatchObject([{ marker: box.markerOf('fra-diavolo'), left: 0 }]);
  expect(drawn.p.where.filter((at) => at === PLACE.army)).toHaveLength(2);
  const marched = table(
    turnAt('turn.army'),
    (p) => {
      lay(p);
      put(p, 'pool', 'moore');
    },
    { dice: [1] },
  );
  expect(marched.told('deployed')).toHaveLength(2);
  expect(marched.p.bowl).toEqual([box.markerOf('fra-diavolo')]);
});

rule('NW-2.1.1-a', 'five Nations, and a green box to each', () => {
  expect(box.nations.map(({ id }) => id)).toEqual(['france', 'germany', 'austria', 'italy', 'spain']);
  const envoy = (roll: number) =>
    table({ ...turnAt('turn.sent'), envoys: [box.named.talleyrand] } as Turn, (p) => p.diplomats.fill(AUSTRIA), {
      dice: [roll],
    }).told('envoy')[0]?.nation;
  expect([1, 2, 3, 4, 5].map(envoy)).toEqual([FRANCE, GERMANY, AUSTRIA, ITALY, SPAIN]);
});

rule('NW-2.1.1-d', 'what happens to Germany happens to Prussia', () => {
  const lay = (p: Position): void => {
    p.treasury = 0;
    put(p, 'germany', 'ney');
    put(p, 'italy', 'duchy-guards');
  };
  const t = table(turnAt('turn.surrenders'), lay, { dice: [1] });
  expect(t.told('status')).toMatchObject([{ power: PRUSSIA, status: STATUS.surrendered }]);
});

rule(['NW-2.1.2-b', 'NW-4.9.1-a', 'NW-4.9-d', 'NW-14-WAR'], 'the symbols of a box say what its war is about', () => {
  for (const [n, { id, anchor, trade, russian, strategic, marker }] of box.wars.entries()) {
    if (marker < 0) continue;
    const lay = (p: Position): void => {
      p.abdication = 5;
      p.sea = SEA.royalNavy;
      p.trade[n] = trade ? 1 : 0;
    };
    const won = table(effect('markers', String(box.markers[marker]?.id)), lay, { dice: [6, 6] }).take('spend 0');
    expect(
      won.told('warRoll')[0]?.terms.some(({ what }) => what === 'sea'),
      id,
    ).toBe(anchor);
    expect(won.p.abdication, id).toBe(strategic ? 6 : 5);
    expect(won.told('flag'), id).toHaveLength(russian ? 1 : 0);
    const lost = table(fighting(id as 'usa'), lay).take('concede');
    expect(lost.p.trade[n], id).toBe(0);
    expect(lost.told('tradeLost'), id).toHaveLength(trade ? 1 : 0);
    expect([won.p.wars[n], lost.p.wars[n]], id).toEqual([FOUGHT.won, FOUGHT.lost]);
  }
});

rule(['NW-2.1.3-a', 'NW-6.2-a', 'NW-10.1-d'], 'five powers, and what each of them can be', () => {
  const seen: Set<number>[] = Array.from({ length: 5 }, () => new Set());
  const look = (p: Position): void => {
    for (const [power, status] of p.status.entries()) seen[power]?.add(status);
  };
  for (const { id } of box.scenarios) for (let n = 0; n < 12; n++) campaign(n, id, look);
  for (const power of [PRUSSIA, AUSTRIA_POWER, RUSSIA])
    expect([...(seen[power] ?? [])].sort().slice(-2)).toEqual([STATUS.surrendered, STATUS.coalition]);
  expect([...(seen[SPAIN_POWER] ?? [])].sort()).toEqual([STATUS.coalition, STATUS.french]);
  expect([...(seen[SWEDEN] ?? [])].sort()).toEqual([STATUS.neutral, STATUS.coalition]);
});

rule('NW-10.1-d', 'a power that was won again can surrender again', () => {
  const lay = (p: Position): void => {
    p.treasury = 2;
    p.fervour[GERMANY] = 10;
    p.status[PRUSSIA] = STATUS.surrendered;
    put(p, 'neutral', 'blucher');
  };
  const won = table(intrigue, lay).take('align hardenberg prussia').p;
  won.stack = [turnAt('turn.surrenders')];
  put(won, 'germany', 'ney');
  put(won, 'italy', 'duchy-guards');
  const again = seated(won, { dice: [4] });
  expect(again.p.status[PRUSSIA]).toBe(STATUS.surrendered);
  expect(where(again.p, 'blucher')).toBe(PLACE.neutral);
});

rule('NW-2.1.4-a', 'London holds money, diplomats and exiles; only Trafalgar lays it open', () => {
  const lay = (p: Position): void => {
    p.people[box.personalityOf('goya')] = AT.home;
    p.treasury = 7;
  };
  const beaten = table(atSea, lay, { dice: [1, 1] }).p;
  expect(beaten).toMatchObject({ treasury: 7, london4: true, sea: SEA.french });
  expect(beaten.people[box.personalityOf('goya')]).toBe(AT.home);
  const invaded = table({ ...atSea, trafalgar: true } as typeof atSea, lay, { dice: [1, 1] });
  expect(invaded.told('londonInvaded')).toHaveLength(1);
  expect(invaded.p).toMatchObject({ treasury: 0, london4: false });
  expect(invaded.p.people[box.personalityOf('goya')]).toBe(SPAIN);
});

rule(
  ['NW-2.1.4-b', 'NW-2.2.2-a', 'NW-6.2.2-a'],
  'who is not of the coalition has corps in Neutral Forces alone',
  () => {
    const look = (p: Position): void => {
      for (let unit = 0; unit < box.units.length; unit++) {
        const at = p.where[unit] ?? PLACE.board;
        const power = powerOf(box, unit);
        const raised = power === -1 || p.status[power] === STATUS.coalition;
        if (at === PLACE.neutral) expect(raised, box.units[unit]?.id).toBe(false);
        const inService = at <= PLACE.casualties || at === PLACE.pool;
        if (inService && !isFrench(box, p, unit)) expect(raised, box.units[unit]?.id).toBe(true);
        if (at === PLACE.pool) expect(isFrench(box, p, unit)).toBe(false);
      }
    };
    for (const { id } of box.scenarios) for (let n = 0; n < 4; n++) campaign(n, id, look);
  },
);

rule('NW-2.1.4-c', 'the High Seas show a fleet or none, and the Continental System', () => {
  const after = (dice: number[]) => table(atSea, (p) => (p.nelson = false), { dice }).p.sea;
  // The Royal Navy has the sea and so one more.
  expect([after([4, 4]), after([4, 3]), after([3, 3])]).toEqual([SEA.royalNavy, SEA.none, SEA.french]);
  const income = (system: boolean) =>
    table(turnAt('turn.income'), (p) => (p.continentalSystem = system), { dice: system ? [2] : [] }).told('income')[0];
  expect(income(true)?.terms).toContainEqual({ what: 'blockade', value: -2 });
  expect(income(false)?.terms.map(({ what }) => what)).not.toContain('blockade');
});

rule('NW-2.1.4-d', 'the policy in the box is the one that acts', () => {
  const after = (religion: number) =>
    table(effect('accidents', 'fr'), (p) => {
      p.religion = religion;
      p.fervour = [8, 8, 8, 8, 8];
    }).p.fervour;
  expect([0, 1, 2, 3, 4].map(after)).toEqual([
    [8, 8, 8, 7, 7],
    [7, 8, 8, 6, 6],
    [7, 8, 8, 8, 7],
    [8, 8, 8, 7, 8],
    [10, 8, 8, 9, 9],
  ]);
});

rule('NW-2.1.4-e', 'who is beaten goes to the Hôtel, and from there he is sent', () => {
  const t = table(intrigue, (p) => send(p, 'maret', 'spain'), { dice: [1] }).take(
    'negotiate metternich x maret',
    'roll',
  );
  expect(t.p.diplomats[box.diplomatOf('maret')]).toBe(AT.home);
  const abroad = table(turnAt('turn.envoys'), (p) => p.diplomats.fill(ITALY), { dice: [] });
  expect(abroad.told('envoy')).toEqual([]);
});

rule('NW-2.1.4-f', 'Ghetto Laws until the emancipation, which comes once', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.josephine = AT.gone;
  };
  const first = table(turnAt('turn.accident'), lay, { dice: [6, 4] });
  expect(first.p.emancipated).toBe(true);
  const again = table(
    turnAt('turn.accident'),
    (p) => {
      lay(p);
      p.emancipated = true;
    },
    { dice: [6, 4] },
  );
  expect(again.told('noAccident')).toHaveLength(1);
});

rule('NW-2.1.4-g', 'Napoleon is in his bed when he remarries and when a turn ends; so is Joséphine', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.napoleonAt = SPAIN;
    p.josephine = ITALY;
  };
  const married = table(effect('accidents', 'div'), lay, { dice: [1] }).p;
  expect([married.napoleonAt, married.josephine]).toEqual([AT.home, AT.gone]);
  const ended = table(turnAt('turn.fervour'), lay).p;
  expect([ended.napoleonAt, ended.josephine]).toEqual([AT.home, AT.home]);
});

rule('NW-2.1.4-h', 'the fallen of both sides lie in one box', () => {
  // 8 + 4 − 5 = 7: French Exchange; the cavalry survives.
  const t = table(
    battleIn(GERMANY),
    (p) => {
      p.fervour[GERMANY] = 0;
      put(p, 'germany', 'bessieres', 'berthier', 'moore', 'hill');
    },
    { dice: [6, 3, 3, 2] },
  );
  expect(['berthier', 'moore', 'hill'].map((id) => where(t.p, id))).toEqual(Array(3).fill(PLACE.casualties));
});

rule('NW-2.1.4-i', 'only who leaves Spain goes to Portugal, and no Frenchman ever', () => {
  const from = (nation: number, to: 'france' | 'germany' | 'austria' | 'italy' | 'spain') =>
    table(
      battleIn(nation),
      (p) => {
        p.fervour[nation] = 0;
        put(p, to, 'davout', 'moore');
      },
      { dice: [6, 2, 2, 2] },
    );
  expect(where(from(SPAIN, 'spain').p, 'moore')).toBe(PLACE.portugal);
  for (const t of [from(FRANCE, 'france'), from(GERMANY, 'germany'), from(AUSTRIA, 'austria'), from(ITALY, 'italy')]) {
    expect(t.choices()).not.toContain('retreat portugal');
    expect(where(t.p, 'moore')).not.toBe(PLACE.portugal);
  }
  const look = (p: Position): void =>
    expect(p.where.some((at, unit) => at === PLACE.portugal && isFrench(box, p, unit))).toBe(false);
  for (let n = 0; n < 4; n++) campaign(n, 'the-end-1813', look);
});

rule('NW-2.2-a', 'a track of seventeen boxes, 0 to 16', () => {
  const after = (by: 'mi' | 'mal', from: number) =>
    table(effect('accidents', by), (p) => (p.fervour[FRANCE] = from)).p.fervour[FRANCE];
  expect([after('mi', 15), after('mi', 14), after('mal', 2), after('mal', 3)]).toEqual([16, 16, 0, 0]);
  const rich = table(turnAt('turn.income'), (p) => (p.treasury = 15)).p;
  expect(rich.treasury).toBe(16);
  expect(box.turns).toHaveLength(16);
});

rule('NW-2.3-a', 'what is not in play yet is drawn by nobody', () => {
  const p = begin();
  const waiting = p.where.flatMap((at, unit) => (at === PLACE.board ? String(box.units[unit]?.id) : []));
  expect(waiting.sort()).toEqual(['bernadotte-sweden', 'murat-naples', 'poniatowski', 'wrede']);
  const t = table(turnAt('turn.army'), (q) => put(q, 'pool', 'moore'), { dice: [1] });
  expect(t.told('deployed')).toEqual([]);
  expect(t.choices().filter((text) => !text.includes('moore'))).toEqual(['pass']);
});

rule('NW-2.4.1.1-a', 'cavalry counts like any corps, and rides only by agreement', () => {
  const lay = (p: Position): void => {
    p.fervour[GERMANY] = 0;
    put(p, 'germany', 'murat', 'moore');
    put(p, 'france', 'davout', 'grouchy');
  };
  const without = table(battleIn(GERMANY), lay, { dice: [6, 1, 1, 1] });
  expect(without.told('combat')).toMatchObject([{ french: 6, coalition: 4 }]);
  expect(without.told('rides')).toEqual([]);
  const agreed = table(battleIn(GERMANY), lay, { dice: [1, 6, 1, 1, 1] }, { cavalry: 'on' });
  expect(agreed.told('rides')).toHaveLength(1);
  expect(agreed.told('combat')).toMatchObject([{ french: 10, coalition: 4 }]);
});

rule(['NW-2.4.2-a', 'NW-2.4.2-b'], 'Duchy forces are raised whatever the powers do, and may stay', () => {
  const t = table(building(), (p) => {
    p.but = GERMANY;
    for (const power of [PRUSSIA, AUSTRIA_POWER, RUSSIA]) p.status[power] = STATUS.surrendered;
    put(p, 'pool', 'duchy-guards');
  });
  expect(t.choices()).toEqual([
    ...['germany', 'austria', 'italy', 'spain'].map((to) => `build duchy-guards ${to}`),
    'pass',
  ]);
  t.take('build duchy-guards austria');
  const unit = box.unitOf('duchy-guards');
  expect(isFrench(box, { ...t.p, status: t.p.status.map(() => STATUS.french) }, unit)).toBe(false);
  t.p.stack = [turnAt('turn.duchies')];
  const later = seated(t.p).take('pass');
  expect(where(later.p, 'duchy-guards')).toBe(AUSTRIA);
});

rule('NW-2.5-a', 'four diplomats are ours, six are French', () => {
  const t = table(intrigue, (p) => p.diplomats.fill(SPAIN));
  const named = t.choices().flatMap((text) => text.match(/negotiate (\w+) x (\w+)/)?.slice(1) ?? []);
  const ours = new Set(named.filter((_, n) => n % 2 === 0));
  const theirs = new Set(named.filter((_, n) => n % 2 === 1));
  expect([...ours].sort()).toEqual(['castlereagh', 'hardenberg', 'metternich', 'razumovsky']);
  expect([...theirs].sort()).toEqual(['caulaincourt', 'champagny', 'maret', 'reinhard', 'sebastiani', 'talleyrand']);
});

rule('NW-2.6-b', 'Napoleon changes the accident dice, the Guard, the fervour of battles', () => {
  const dice = (napoleon: 0 | 1 | 2 | 3) =>
    table(turnAt('turn.accident'), (p) => (p.napoleon = napoleon), { dice: 'free' }).told('accidentRoll')[0]?.dice
      .length;
  expect(([0, 1, 2, 3] as const).map(dice)).toEqual([1, 1, 2, 3]);
  const won = (napoleon: 0 | 1 | 2 | 3) => {
    const lay = (p: Position): void => {
      p.napoleon = napoleon;
      p.napoleonAt = GERMANY;
      p.fervour[GERMANY] = 0;
      put(p, 'germany', 'davout', 'moore');
    };
    // The Guard's die is 1 where there is one; 5 − 2 = 3: French Victorious.
    const t = table(battleIn(GERMANY), lay, { dice: napoleon < 2 ? [6, 1, 2, 2] : [6, 1, 1, 2, 2] });
    return [t.told('guardRoll').length, t.p.fervour[GERMANY]];
  };
  expect(([0, 1, 2, 3] as const).map(won)).toEqual([
    [0, 1],
    [0, 5],
    [1, 3],
    [1, 1],
  ]);
});

rule('NW-2.9-a', 'each Nation has a fervour of its own; the higher it is the fewer dice are rolled', () => {
  const dice = (fervour: number) =>
    table(
      battleIn(SPAIN),
      (p) => {
        p.fervour = [8, 8, 8, 8, fervour];
        put(p, 'spain', 'davout', 'moore');
      },
      { dice: 'free', streams: {} },
    ).told('light')[0];
  const least = (fervour: number) => Math.min(...(box.light[fervour] ?? []));
  expect([least(0), least(16)]).toEqual([2, 1]);
  for (const fervour of [0, 8, 16]) {
    const light = dice(fervour);
    expect(light?.dice).toBe(box.light[fervour]?.[(light?.column ?? 1) - 1]);
  }
});
