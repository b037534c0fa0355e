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
  type Invasion,
  NAPOLEON,
  type NavalBattle,
  NONE,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  SWEDEN,
  TREATY,
} from '../position.ts';
import { box, fighting, nothing, put, send, table, war, where } from './table.ts';

const marker = (id: string): Effects => ({ step: 'effects.next', list: 'markers', of: box.markerOf(id), at: 0 });
const event = (id: string): Effects => ({
  step: 'effects.next',
  list: 'events',
  of: box.events.findIndex((each) => each.id === id),
  at: 0,
});
const naval = (trafalgar = false): NavalBattle => ({ step: 'naval.money', trafalgar, pounds: 0 });

rule(
  ['NW-4.9-g', 'NW-4.9.1.2-a', 'NW-4.9.1.2-d'],
  'a strategic war that is conceded costs a level and leaves its D side',
  () => {
    const lay = (p: Position): void => {
      p.abdication = 4;
      p.warFund = 3;
    };
    const t = table(fighting('malta'), lay).take('concede');
    expect(t.p).toMatchObject({ abdication: 3, warFund: 3 });
    expect(t.p.wars[war('malta')]).toBe(FOUGHT.lost);
  },
);

rule(['NW-4.9-e', 'NW-4.9.1.1-d'], 'the Grand Vizier takes two; a strategic victory gives a level', () => {
  const lay = (p: Position): void => {
    p.vizier = war('serbia');
  };
  expect(
    table(fighting('serbia'), lay, { dice: [6, 6] })
      .take('spend 0')
      .told('warRoll'),
  ).toMatchObject([{ total: 10, won: false }]);
  const t = table(fighting('serbia'), nothing, { dice: [6, 5] }).take('spend 0');
  expect(t.p.abdication).toBe(1);
});

rule(
  ['NW-4.9-f', 'NW-12.3-a', 'NW-12.3-c'],
  'one Russian corps is delayed for +1, and only while Russia is coalition',
  () => {
    const lay = (p: Position): void => {
      p.status[RUSSIA] = STATUS.coalition;
      put(p, 'pool', 'kutuzov', 'platov');
    };
    const t = table(fighting('poland'), lay, { dice: [4, 4] }).take('delay platov');
    expect(t.step).toBe('war.money');
    t.take('spend 0');
    expect(t.told('warRoll')).toMatchObject([{ total: 9, won: true }]);
    expect(where(t.p, 'platov')).toBe(PLACE.delayed);
    expect(t.p.flags[war('poland')]).toBe(FOUGHT.won);
    const alone = table(fighting('poland'), (p) => put(p, 'pool', 'kutuzov'));
    expect(alone.step).toBe('war.money');
    // Nothing is spent by one who concedes after all.
    const given = table(fighting('poland'), lay).take('delay platov', 'concede');
    expect(where(given.p, 'platov')).toBe(PLACE.pool);
  },
);

rule(['NW-4.9.2-a', 'NW-4.9.2-b', 'NW-4.9.2-c'], 'the French Fleet may be fought before an anchored war', () => {
  const lay = (p: Position): void => {
    p.sea = SEA.french;
    p.nelson = false;
  };
  const total = (first: readonly string[], dice: number[]) =>
    table(fighting('haiti'), lay, { dice })
      .take(...first, 'spend 0')
      .told('warRoll')[0]?.total;
  expect(total(['pass'], [3, 4])).toBe(5);
  expect(total(['sail'], [6, 5, 3, 4])).toBe(9);
  expect(total(['sail'], [5, 4, 3, 4])).toBe(7);
  expect(total(['sail'], [4, 4, 3, 4])).toBe(5);
  // Switzerland has no anchor.
  expect(table(fighting('switzerland'), lay).step).toBe('war.money');
});

rule('NW-15-BN', 'a naval battle: money, Nelson and Spain; Nelson falls on a natural 12', () => {
  const lay = (p: Position): void => {
    p.sea = SEA.none;
    p.admiralty = 2;
    p.status[SPAIN_POWER] = STATUS.french;
  };
  const t = table(naval(), lay, { dice: [6, 6] }).take('spend 1');
  expect(t.told('naval')).toMatchObject([{ total: 14, result: 'win' }]);
  expect(t.p).toMatchObject({ sea: SEA.royalNavy, abdication: 1, admiralty: 1, nelson: false });
});

rule('NW-14-TRAFALGAR', 'Trafalgar ends the war at sea, or lays London open', () => {
  const won = table(naval(true), nothing, { dice: [4, 4] });
  expect(won.p).toMatchObject({ fleet: false, nelson: false, sea: SEA.royalNavy });
  const lost = table(naval(true), (p) => (p.people[0] = AT.home), { dice: [1, 2] });
  expect(lost.p).toMatchObject({ treasury: 0, london4: false, sea: SEA.french, fleet: true });
  expect(lost.p.people[0]).toBe(AUSTRIA);
});

rule(['NW-14-WAR-EGYPT', 'NW-4.14-a', 'NW-4.14-d'], 'Egypt keeps Napoleon busy, if there is one', () => {
  const led = table(marker('war-egypt'), (p) => (p.napoleon = NAPOLEON.B));
  expect(led.p).toMatchObject({ busy: true, napoleonAt: AT.egypt });
  expect(table(marker('war-egypt'), nothing).p.busy).toBe(false);
});

rule('NW-14-WAR-FINLAND', 'Bernadotte goes over to Sweden, whatever comes of the war', () => {
  const t = table(marker('war-finland'), (p) => put(p, 'army', 'bernadotte')).take('concede');
  expect(where(t.p, 'bernadotte')).toBe(PLACE.removed);
  expect(where(t.p, 'bernadotte-sweden')).toBe(PLACE.pool);
  expect(t.p.status[SWEDEN]).toBe(STATUS.coalition);
  expect(t.p.bowl).toHaveLength(2);
});

rule(['NW-14-ILDEFONSO', 'NW-6.3.3-b'], 'the treaty makes Spain French, unless the Ulcer is there', () => {
  const t = table(marker('san-ildefonso'), (p) => put(p, 'pool', 'blake', 'palafox'));
  expect(t.p.status[SPAIN_POWER]).toBe(STATUS.french);
  expect(t.p.treaties).toBe(TREATY.ildefonso);
  expect(where(t.p, 'blake')).toBe(PLACE.army);
  const late = table(marker('san-ildefonso'), (p) => (p.ulcer = true));
  expect(late.p.status[SPAIN_POWER]).toBe(STATUS.coalition);
});

rule(['NW-13-DOS-DE-MAYO', 'NW-4.11-a', 'NW-4.11-b', 'NW-4.11-c', 'NW-4.11-d'], 'the Spanish Ulcer', () => {
  const lay = (p: Position): void => {
    p.status[SPAIN_POWER] = STATUS.french;
    p.treaties = TREATY.ildefonso;
    p.fervour[SPAIN] = 12;
    put(p, 'army', 'blake', 'palafox');
  };
  const t = table(event('dos-de-mayo'), lay);
  expect(t.p).toMatchObject({ ulcer: true, treaties: 0 });
  expect(t.p.status[SPAIN_POWER]).toBe(STATUS.coalition);
  expect(t.p.fervour[SPAIN]).toBe(2);
  expect(where(t.p, 'blake')).toBe(PLACE.pool);
});

rule('NW-4.6-b', 'no client state in France, nor in French Spain: the die is rolled again', () => {
  const lay = (p: Position): void => {
    p.status[SPAIN_POWER] = STATUS.french;
    p.but = FRANCE;
  };
  const t = table(marker('client-state'), lay, { dice: [1, 5, 6, 2] });
  expect(t.p.clientIn[GERMANY]).not.toBe(NONE);
});

rule(['NW-4.7-a', 'NW-4.7-b', 'NW-14-WARSAW'], 'Warsaw goes to Germany, Poniatowski to the bowl', () => {
  const t = table(marker('duchy-of-warsaw'), (p) => (p.clientIn[GERMANY] = 1));
  expect(t.p.clientIn[GERMANY]).toBe(box.clientOf('duchy-of-warsaw'));
  expect(where(t.p, 'poniatowski')).toBe(PLACE.army);
});

const invasion = (): Invasion => ({ step: 'invasion.begin', owed: [0, 0], roll: 0, rerolled: false });

function beforeMoscow(p: Position): void {
  p.napoleon = NAPOLEON.N;
  p.continentalSystem = true;
  p.treaties = TREATY.tilsitRussia | TREATY.basel;
  p.status[PRUSSIA] = STATUS.neutral;
  p.flags[war('poland')] = FOUGHT.won;
  p.flags[war('caucasus')] = FOUGHT.won;
  p.flags[war('balkans')] = FOUGHT.won;
  p.flags[war('finland')] = FOUGHT.lost;
  p.fervour = [10, 10, 10, 10, 10];
  put(p, 'neutral', 'kutuzov', 'platov', 'blucher', 'yorck', 'bulow');
  put(p, 'army', 'davout', 'ney', 'murat', 'wrede');
  send(p, 'talleyrand', 'germany');
}

rule(
  [
    'NW-4.10-b',
    'NW-4.10-c',
    'NW-4.10-d',
    'NW-4.10-e',
    'NW-4.10-g',
    'NW-4.10-h',
    'NW-4.10-n',
    'NW-4.10-o',
    'NW-4.10-q',
    'NW-4.10-r',
    'NW-4.10-s',
    'NW-4.10-t',
    'NW-4.10-u',
  ],
  'the Invasion of Russia is lost by Napoleon',
  () => {
    // 7 and two flags, two corps are 11; £1 makes 12. Then three fervour dice, the discard roll, and the one that stands.
    const t = table(
      invasion(),
      (p) => {
        beforeMoscow(p);
        p.warFund = 1;
      },
      { dice: [3, 4, 1, 2, 3, 1, 1, 6, 6] },
    );
    expect(t.p).toMatchObject({ paris: true, continentalSystem: false, treaties: TREATY.basel });
    expect(t.choices()).toEqual(['delay blucher', 'delay yorck', 'delay bulow']);
    t.take('delay bulow', 'delay kutuzov', 'delay platov', 'spend 1');
    expect(t.told('warRoll')).toMatchObject([{ total: 12, won: true }]);
    expect(t.p).toMatchObject({ napoleon: NAPOLEON.V, abdication: 1, treaties: 0, bavariaTurned: true });
    expect(t.p.status[PRUSSIA]).toBe(STATUS.coalition);
    expect(t.p.fervour).toEqual([9, 8, 7, 10, 10]);
    expect(where(t.p, 'wrede')).toBe(PLACE.pool);
    expect(where(t.p, 'bulow')).toBe(PLACE.delayed);
    t.take('reroll');
    expect(t.p.abdication).toBe(0);
    expect(t.told('discardRoll')).toEqual([
      { kind: 'discardRoll', clause: 'NW-4.10-s', dice: [1, 1], roll: 2, again: false },
      { kind: 'discardRoll', clause: 'NW-4.10-t', dice: [6, 6], roll: 12, again: true },
    ]);
    // Twelve are asked for; Murat is never taken.
    expect(['davout', 'ney', 'murat'].map((id) => where(t.p, id))).toEqual([
      PLACE.discarded,
      PLACE.discarded,
      PLACE.army,
    ]);
  },
);

rule(
  ['NW-4.10-i', 'NW-4.10-j', 'NW-4.10-k', 'NW-4.10-l', 'NW-4.10-m', 'NW-4.10-w'],
  'the Invasion of Russia is won by Napoleon',
  () => {
    const lay = (p: Position): void => {
      beforeMoscow(p);
      p.abdication = 3;
      send(p, 'talleyrand', 'home');
    };
    // The surrender die is 2, the discard die 1.
    const t = table(invasion(), lay, { dice: [5, 4, 2, 1] }).take('pass', 'spend 0');
    expect(t.told('warRoll')).toMatchObject([{ total: 11, won: false }]);
    expect(t.p).toMatchObject({ napoleon: NAPOLEON.N, abdication: 2 });
    expect(t.p.status[RUSSIA]).toBe(STATUS.surrendered);
    expect(t.p.bowl).toContain(box.named.ageing);
    expect(t.p.fervour).toEqual([15, 13, 13, 10, 10]);
    expect(['davout', 'ney'].filter((id) => where(t.p, id) === PLACE.discarded)).toHaveLength(1);
    expect(where(t.p, 'kutuzov')).toBe(PLACE.neutral);
    expect(t.p.status[AUSTRIA_POWER]).toBe(STATUS.coalition);
  },
);

rule(['NW-4.9.1-b', 'NW-4.10-a'], 'the fourth flag brings the Invasion at once', () => {
  const lay = (p: Position): void => {
    for (const id of ['poland', 'caucasus', 'balkans'] as const) p.flags[war(id)] = FOUGHT.won;
  };
  const t = table(fighting('finland'), lay).take('concede');
  expect(t.told('invasion')).toHaveLength(1);
  expect(t.p.invaded).toBe(true);
  expect(t.step).toBe('war.money');
});
