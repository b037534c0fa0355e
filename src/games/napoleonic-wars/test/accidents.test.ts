import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  FRANCE,
  GERMANY,
  ITALY,
  MISSION,
  NAPOLEON,
  NONE,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  TREATY,
} from '../position.ts';
import { box, effect, nothing, put, send, table, turnAt, where } from './table.ts';

const happens = (id: string, lay: (p: Position) => void, dice: number[] = [], options = {}) =>
  table(effect('accidents', id), lay, { dice }, options).p;
const event = (id: string, lay: (p: Position) => void) => table(effect('events', id), lay).p;
const markerIn = (p: Position, id: string): boolean => p.bowl.includes(box.markerOf(id));

rule(
  ['NW-12.0-a', 'NW-15.0-a'],
  'one die without Napoleon, two with N; the first code whose requirement is met happens',
  () => {
    // 6 is the Peace of Basel, else a cultural icon: nobody French is in Germany.
    const t = table(turnAt('turn.accident'), nothing, { dice: [6], streams: { people: [1] } });
    expect(t.told('accidentRoll')).toMatchObject([{ total: 6 }]);
    expect(t.told('accident').map(({ accident }) => box.accidents[accident]?.id)).toEqual(['ic']);
    const two = table(turnAt('turn.accident'), (p) => (p.napoleon = NAPOLEON.N), { dice: [1, 1] });
    expect(two.told('accident').map(({ accident }) => box.accidents[accident]?.id)).toEqual(['mi']);
  },
);

rule('NW-15-ACR', 'the royalists go to France', () => {
  expect(where(happens('acr', nothing), 'chouans')).toBe(FRANCE);
});

rule(['NW-15-EM', 'NW-8.1-f', 'NW-8.2-g'], 'the émigrés may be built, and go back if they are not', () => {
  const p = happens('em', nothing);
  expect([where(p, 'conde'), where(p, 'artois')]).toEqual([PLACE.pool, PLACE.pool]);
  const later = table(turnAt('turn.leave'), (q) => put(q, 'pool', 'conde')).p;
  expect(where(later, 'conde')).toBe(PLACE.boxO);
});

rule(
  ['NW-15-GUI', 'NW-15.0-c', 'NW-2.7-a'],
  'the guillotine costs a die, and the policy goes on to Theophilanthropy at most',
  () => {
    const p = happens('gui', (q) => (q.religion = 2), [4]);
    expect([p.fervour[FRANCE], p.religion]).toEqual([12, 3]);
    expect(happens('gui', (q) => (q.religion = 3), [4]).religion).toBe(3);
  },
);

rule('NW-15-FR', 'the policy acts, and goes on if Napoleon is in play', () => {
  const lay = (p: Position): void => {
    p.religion = 3;
    p.fervour[ITALY] = 9;
  };
  expect(happens('fr', lay)).toMatchObject({ religion: 3, fervour: [16, 14, 8, 8, 10] });
  const led = happens('fr', (p) => {
    lay(p);
    p.napoleon = NAPOLEON.B;
  });
  expect(led.religion).toBe(4);
});

rule(
  ['NW-15-PDB', 'NW-6.2.1-a', 'NW-6.2.1-b', 'NW-6.2.1-c', 'NW-12.3-b'],
  'Prussia makes peace at Basel; who is delayed stays so',
  () => {
    const lay = (p: Position): void => {
      send(p, 'maret', 'germany');
      put(p, 'pool', 'blucher');
      put(p, 'casualties', 'bulow');
      put(p, 'delayed', 'yorck');
    };
    const p = happens('pdb', lay, [3]);
    expect(p.status[PRUSSIA]).toBe(STATUS.neutral);
    expect(p.treaties).toBe(TREATY.basel);
    expect(p.fervour[GERMANY]).toBe(11);
    expect([where(p, 'blucher'), where(p, 'bulow')]).toEqual([PLACE.neutral, PLACE.neutral]);
    expect(where(p, 'yorck')).toBe(PLACE.delayed);
  },
);

rule('NW-15-SCA', 'a diplomat in disgrace can do nothing', () => {
  const p = table(effect('accidents', 'sca'), nothing, { streams: { people: [1] } }).p;
  expect(p.missions.filter((mission) => mission === MISSION.disgraced)).toHaveLength(1);
});

rule('NW-15-GI', 'an unforeseen war is taken out of the bowl and fought', () => {
  const lay = (p: Position): void => {
    p.bowl = [box.named.noWar, box.markerOf('war-malta')];
  };
  const t = table(effect('accidents', 'gi'), lay);
  expect(t.step).toBe('war.money');
  expect(t.p.bowl).toEqual([box.named.noWar]);
});

rule('NW-15-JEV', 'Joséphine travels by the nation die', () => {
  expect(happens('jev', (p) => (p.josephine = AT.home), [4]).josephine).toBe(ITALY);
});

rule(
  ['NW-15-DIV', 'NW-4.13-a', 'NW-4.13-b', 'NW-4.13-d', 'NW-4.14-c'],
  'the divorce marries Napoleon to a power that becomes neutral',
  () => {
    const p = happens('div', (q) => (q.napoleon = NAPOLEON.N), [3, 2]);
    expect(p).toMatchObject({ marriage: AUSTRIA_POWER, busy: true, josephine: AT.gone });
    expect(p.status[AUSTRIA_POWER]).toBe(STATUS.neutral);
    expect(p.fervour[AUSTRIA]).toBe(6);
    expect(p.bowl.filter((marker) => marker === box.named.noWar)).toHaveLength(3);
  },
);

rule(['NW-4.13-c', 'NW-4.13-e'], 'a Spanish marriage makes Spain French', () => {
  const p = happens('div', (q) => put(q, 'pool', 'blake'), [5]);
  expect(p.status[SPAIN_POWER]).toBe(STATUS.french);
  expect(where(p, 'blake')).toBe(PLACE.army);
});

rule('NW-15-EDJ', 'the emancipation gives every Nation one', () => {
  const p = happens('edj', (q) => (q.fervour = [16, 1, 2, 3, 4]));
  expect(p.fervour).toEqual([16, 2, 3, 4, 5]);
  expect(p.emancipated).toBe(true);
});

rule('NW-15-RET', 'the allies quarrel: two corps of a coalition power are delayed', () => {
  const p = happens('ret', (q) => put(q, 'pool', 'karl', 'radetzky', 'bellegarde', 'moore'), [2]);
  expect(p.where.filter((at) => at === PLACE.delayed)).toHaveLength(2);
  expect(where(p, 'moore')).toBe(PLACE.pool);
});

rule('NW-15-FIN', 'panic takes the £4 marker, then £2', () => {
  expect(happens('fin', nothing)).toMatchObject({ london4: false, treasury: 5 });
  expect(happens('fin', (p) => (p.london4 = false)).treasury).toBe(3);
});

rule(
  ['NW-15-00', 'NW-15-MAL', 'NW-15-MI', 'NW-15-MAR'],
  'the King of Rome, Malet, the infernal machine, the marshals',
  () => {
    const lay = (p: Position): void => {
      p.abdication = 3;
      p.fervour[FRANCE] = 8;
    };
    const after = (id: string) => {
      const p = happens(id, lay);
      return [p.abdication, p.fervour[FRANCE]];
    };
    expect([after('00'), after('mal'), after('mi'), after('mar')]).toEqual([
      [2, 11],
      [3, 5],
      [3, 10],
      [4, 8],
    ]);
  },
);

rule(
  ['NW-15-CJ', 'NW-12.4-c', 'NW-15.0-b'],
  'the Hundred Days: two levels, one for a veteran, and three corps return',
  () => {
    const lay = (p: Position): void => {
      p.fervour[FRANCE] = 4;
      put(p, 'discarded', 'ney', 'lannes', 'poniatowski', 'junot');
      put(p, 'removed', 'murat');
    };
    const p = happens('cj', lay, [3]);
    expect(p).toMatchObject({ abdication: 2, hundredDays: true });
    expect(p.fervour[FRANCE]).toBe(7);
    expect(p.where.filter((at) => at === PLACE.army)).toHaveLength(3);
    expect(where(p, 'murat')).toBe(PLACE.removed);
    expect(happens('cj', lay, [3], { veteran: 'on' }).abdication).toBe(1);
  },
);

rule(['NW-15-TRA', 'NW-15-MLO'], 'Talleyrand leaves for good; one corps of conscripts returns', () => {
  const p = happens('tra', nothing);
  expect(p.diplomats[box.named.talleyrand]).toBe(AT.gone);
  expect(p.fervour[FRANCE]).toBe(14);
  expect(
    where(
      happens('mlo', (q) => put(q, 'discarded', 'ney')),
      'ney',
    ),
  ).toBe(PLACE.army);
});

rule(['NW-13-VALMY', 'NW-4.4-b'], 'Valmy adds two wars and a client state, and shuts Russia off', () => {
  const p = event('valmy', nothing);
  expect(p.treaties).toBe(TREATY.nobility);
  expect(['war-switzerland', 'war-cape', 'client-state'].every((id) => markerIn(p, id))).toBe(true);
});

rule('NW-13-GRAPESHOT', 'Bonaparte and Joséphine enter in the bed', () => {
  expect(event('grapeshot', nothing)).toMatchObject({ napoleon: NAPOLEON.B, napoleonAt: AT.home, josephine: AT.home });
});

rule(['NW-13-SPITHEAD', 'NW-13-SECOND-COALITION'], 'the mutiny empties the Admiralty Budget; Russia may be won', () => {
  expect(event('spithead', (p) => (p.admiralty = 5)).admiralty).toBe(0);
  expect(event('second-coalition', (p) => (p.treaties = TREATY.nobility)).treaties).toBe(0);
});

rule('NW-13-AMIENS', 'every British corps is delayed', () => {
  const p = event('amiens', (q) => {
    put(q, 'pool', 'moore');
    put(q, 'spain', 'wellington');
  });
  expect([where(p, 'moore'), where(p, 'wellington')]).toEqual([PLACE.delayed, PLACE.delayed]);
});

rule(['NW-13-BERLIN-DECREE', 'NW-13.0-c', 'NW-2.6-c'], 'the blockade, and the Emperor at the latest', () => {
  const p = event('berlin-decree', (q) => {
    q.napoleon = NAPOLEON.B;
    q.bowl = [box.named.emperor];
  });
  expect(p).toMatchObject({ continentalSystem: true, napoleon: NAPOLEON.N });
  expect(markerIn(p, 'napoleon-n')).toBe(false);
  expect(event('berlin-decree', (q) => (q.invaded = true)).continentalSystem).toBe(false);
});

rule(['NW-13-SUBLIME-PORTE', 'NW-13-TILSIT'], 'the Grand Vizier, and Tilsit for who is not coalition', () => {
  expect(event('sublime-porte', (p) => (p.wars[13] = 1)).vizier).toBe(9);
  expect(event('tilsit', nothing).treaties).toBe(TREATY.tilsitRussia);
  expect(event('tilsit', (p) => (p.status[PRUSSIA] = STATUS.surrendered)).treaties).toBe(
    TREATY.tilsitRussia | TREATY.tilsitPrussia,
  );
});

rule(['NW-13-KALISCH', 'NW-13-RIED', 'NW-13.0-d', 'NW-13-CHAUMONT'], 'the end draws near', () => {
  const kalisch = event('kalisch', (p) => (p.treaties = TREATY.basel | TREATY.tilsitPrussia | TREATY.tilsitRussia));
  expect(kalisch.treaties).toBe(TREATY.tilsitRussia);
  expect(markerIn(kalisch, 'napoleon-v')).toBe(true);
  expect(
    where(
      event('ried', (p) => put(p, 'army', 'wrede')),
      'wrede',
    ),
  ).toBe(PLACE.pool);
  const alone = event('ried', (p) => {
    p.status[AUSTRIA_POWER] = STATUS.surrendered;
    put(p, 'army', 'wrede');
  });
  expect(where(alone, 'wrede')).toBe(PLACE.neutral);
  expect(event('chaumont', (p) => (p.napoleon = NAPOLEON.N))).toMatchObject({ paris: true, napoleon: NAPOLEON.V });
});

rule('NW-13-VIENNA', 'a Spanish marriage ends at Vienna', () => {
  const p = event('vienna', (q) => {
    q.marriage = SPAIN_POWER;
    q.status[SPAIN_POWER] = STATUS.french;
    q.treaties = TREATY.tilsitRussia;
    put(q, 'army', 'blake');
  });
  expect(p).toMatchObject({ marriage: NONE, treaties: 0 });
  expect(p.status[SPAIN_POWER]).toBe(STATUS.coalition);
  expect(where(p, 'blake')).toBe(PLACE.pool);
});

rule(['NW-16.0-a', 'NW-3.5-a'], 'the other two scenarios begin as the pack says', () => {
  const lay = (p: Position): void => {
    p.stack = [turnAt('turn.fund')];
  };
  const late = table(turnAt('turn.fund'), lay, {}, { scenario: 'the-end-1813' }).p;
  expect(late).toMatchObject({
    turn: 13,
    paris: true,
    ulcer: true,
    fleet: false,
    napoleon: NAPOLEON.V,
    sea: SEA.royalNavy,
  });
  expect(late.status[RUSSIA]).toBe(STATUS.coalition);
  expect(late.clientIn[GERMANY]).toBe(box.clientOf('rhine'));
  const emperor = table(turnAt('turn.fund'), lay, {}, { scenario: 'napoleon-1805' }).p;
  expect(emperor.treaties).toBe(TREATY.basel | TREATY.ildefonso);
  expect(emperor.fervour[SPAIN]).toBe(12);
});
