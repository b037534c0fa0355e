import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { optionsOf } from '../options.ts';
import {
  AT,
  AUSTRIA,
  type Battles,
  type Effects,
  FRANCE,
  GERMANY,
  GUARD,
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
} from '../position.ts';
import { nationOf } from '../rules/board.ts';
import { firstPosition } from '../rules/setup.ts';
import { box, building, intrigue, put, seated, send, table, turnAt, where } from './table.ts';

const campaign = (): Position => firstPosition(box, standardOptions(optionsOf(box)));
const marker = (id: string): Effects => ({ step: 'effects.next', list: 'markers', of: box.markerOf(id), at: 0 });
const battles: Battles = { step: 'battles.next' };

rule(['NW-0.1-a', 'NW-0.1-b', 'NW-2.1.1-b', 'NW-4.3-b'], 'the nation die; six is the But nation of the moment', () => {
  const p = campaign();
  expect([1, 2, 3, 4, 5].map((roll) => nationOf(p, roll))).toEqual([FRANCE, GERMANY, AUSTRIA, ITALY, SPAIN]);
  p.but = ITALY;
  expect(nationOf(p, 6)).toBe(ITALY);
});

rule(['NW-3.4-b', 'NW-3.6-a', 'NW-2.4.3-a', 'NW-2.8-a'], 'the campaign begins as the set-up says', () => {
  const p = campaign();
  expect(p).toMatchObject({
    turn: 1,
    guard: GUARD.box,
    sea: SEA.royalNavy,
    nelson: true,
    napoleon: NAPOLEON.none,
    emancipated: false,
  });
  expect(where(p, 'poniatowski')).toBe(PLACE.board);
  expect(where(p, 'moore')).toBe(PLACE.pool);
  expect(where(p, 'kutuzov')).toBe(PLACE.neutral);
  expect(where(p, 'conde')).toBe(GERMANY);
  expect(p.where.filter((at) => at === PLACE.army)).toHaveLength(25);
});

rule(['NW-3.7-a', 'NW-1.0-c'], 'three scenarios, and two options that are independent', () => {
  expect(optionsOf(box).map(({ id, values }) => [id, values.length])).toEqual([
    ['scenario', 3],
    ['cavalry', 2],
    ['veteran', 2],
  ]);
});

rule(
  ['NW-2.11-a', 'NW-4.0-a', 'NW-4.4-a', 'NW-4.5-a', 'NW-4.3-a', 'NW-2.2.1-a'],
  'a first turn: income, funds, But nation, event, two draws, then the phases in their order',
  () => {
    const t = seated(campaign(), { dice: 'free' });
    expect(t.told('income')[0]?.treasury).toBe(13);
    while (t.step !== 'over' && t.p.turn === 1) {
      const choices = t.choices();
      t.take(choices.includes('pass') ? 'pass' : (choices[0] ?? ''));
    }
    expect(t.told('but')[0]).toMatchObject({ nation: FRANCE });
    expect(t.told('event')[0]).toMatchObject({ event: 0 });
    expect(t.told('drawn').filter(({ clause }) => clause === 'NW-4.5-a').length).toBeGreaterThanOrEqual(2);
    expect(
      t
        .told('phase')
        .slice(0, 9)
        .map(({ phase }) => phase),
    ).toEqual([
      'political',
      'diplomacy',
      'intrigue',
      'army',
      'coalition',
      'battles',
      'personalities',
      'abdication',
      'accidents',
    ]);
  },
);

rule('NW-4.5-b', 'from an empty bowl nothing is drawn', () => {
  const t = table(turnAt('turn.draws'), (p) => (p.bowl = []));
  expect(t.told('bowlEmpty')).toHaveLength(1);
  expect(t.told('drawn')).toHaveLength(0);
});

rule(['NW-14-NO-WAR', 'NW-14-FRA-DIAVOLO', 'NW-14-NAPLES'], 'No War!, Fra Diavolo, the Kingdom of Naples', () => {
  expect(box.markers[box.named.noWar]?.effects).toEqual([]);
  expect(table(marker('fra-diavolo'), () => undefined).p.fraDiavolo).toBe(true);
  const naples = table(marker('kingdom-of-naples'), (p) => put(p, 'army', 'murat')).p;
  expect([where(naples, 'murat'), where(naples, 'murat-naples')]).toEqual([PLACE.removed, PLACE.army]);
});

rule(
  ['NW-14-NAPOLEON-N', 'NW-14-NAPOLEON-V', 'NW-2.6-a'],
  'the Emperor follows Bonaparte, but not the ageing Napoleon',
  () => {
    const after = (id: string, before: 0 | 1 | 2 | 3) => table(marker(id), (p) => (p.napoleon = before)).p.napoleon;
    expect(after('napoleon-n', NAPOLEON.B)).toBe(NAPOLEON.N);
    expect(after('napoleon-n', NAPOLEON.V)).toBe(NAPOLEON.V);
    expect(after('napoleon-v', NAPOLEON.N)).toBe(NAPOLEON.V);
  },
);

rule(['NW-14-BAVARIA', 'NW-13.0-d'], 'Wrede enters on the side that Bavaria has taken', () => {
  expect(where(table(marker('bavaria'), () => undefined).p, 'wrede')).toBe(PLACE.army);
  expect(where(table(marker('bavaria'), (p) => (p.bavariaTurned = true)).p, 'wrede')).toBe(PLACE.pool);
});

rule(
  ['NW-4.6-c', 'NW-4.7-c', 'NW-14-CLIENT'],
  'a new client state takes the place of Warsaw, Poniatowski stays',
  () => {
    const warsaw = box.clientOf('duchy-of-warsaw');
    const lay = (p: Position): void => {
      p.clientIn[GERMANY] = warsaw;
      put(p, 'army', 'poniatowski');
    };
    const t = table(marker('client-state'), lay, { dice: [2] });
    expect(t.told('client')[0]).toMatchObject({ nation: GERMANY, replaced: warsaw });
    expect(where(t.p, 'poniatowski')).toBe(PLACE.army);
  },
);

rule(
  ['NW-6.3-e', 'NW-6.3-g', 'NW-6.3.3-a', 'NW-6.2-b'],
  'Russia needs both boxes free; Sweden and Spain are not aligned',
  () => {
    const lay = (p: Position): void => {
      p.status[RUSSIA] = STATUS.neutral;
      p.status[SPAIN_POWER] = STATUS.french;
      send(p, 'maret', 'austria');
    };
    const t = table(intrigue, lay);
    expect(t.whyNot('align castlereagh russia')).toContain('frenchEnvoys NW-6.3-e');
    expect(t.whyNot('align castlereagh spain')).toContain('notForAlignment NW-6.2-a');
    expect(t.whyNot('align castlereagh sweden')).toContain('notForAlignment NW-6.2-a');
    expect(t.p.status[SWEDEN]).toBe(STATUS.neutral);
    const free = table(intrigue, (p) => {
      lay(p);
      send(p, 'maret', 'home');
    }).take('align castlereagh russia');
    expect(free.p.status[RUSSIA]).toBe(STATUS.coalition);
  },
);

rule(['NW-6.0-a', 'NW-6.0-b', 'NW-6.1-c'], 'one mission each; several may stand in one box', () => {
  const t = table(intrigue, (p) => send(p, 'maret', 'spain'));
  t.take('negotiate castlereagh x maret', 'negotiate razumovsky x maret');
  expect(t.whyNot('negotiate castlereagh x maret')).toContain('alreadyUsed NW-6.0-b');
  expect(t.whyNot('negotiate talleyrand x maret')).toContain('notOurDiplomat NW-6.0-a');
});

rule(['NW-8.5-a', 'NW-4.14-b'], 'Napoleon is not placed on turn 1, nor while he is busy', () => {
  const placed = (more: (p: Position) => void) =>
    table(
      turnAt('turn.napoleon'),
      (p) => {
        p.turn = 3;
        p.napoleon = NAPOLEON.B;
        put(p, 'army', 'ney');
        put(p, 'italy', 'duchy-guards');
        p.treasury = 0;
        more(p);
      },
      { dice: [] },
    ).told('napoleonRow');
  expect(placed((p) => (p.busy = true))).toHaveLength(0);
  expect(placed((p) => (p.turn = 1))).toHaveLength(0);
});

rule(
  ['NW-9.0-a', 'NW-9.0-b', 'NW-9.0-c', 'NW-8.6-a'],
  'the player chooses the order of battles, until none is left',
  () => {
    const t = table(battles, (p) => {
      put(p, 'spain', 'davout', 'moore');
      put(p, 'italy', 'ney', 'karl');
      put(p, 'germany', 'soult');
    });
    expect(t.choices()).toEqual(['fight italy', 'fight spain']);
    expect(t.whyNot('fight germany')).toContain('noBattle NW-9.0-a');
  },
);

rule(['NW-10.1-c', 'NW-10.1-e'], 'Russia surrenders without an ally', () => {
  const lay = (p: Position): void => {
    p.status[PRUSSIA] = STATUS.surrendered;
    p.status[RUSSIA] = STATUS.coalition;
    p.treasury = 0;
    put(p, 'austria', 'ney');
    put(p, 'italy', 'platov', 'duchy-guards');
  };
  const t = table(turnAt('turn.surrenders'), lay, { dice: [1, 1] });
  expect(t.told('status').map(({ clause }) => clause)).toEqual(['NW-10.1-a', 'NW-10.1-c']);
});

rule('NW-11.5-c', 'French diplomats leave France unless Paris is open', () => {
  const after = (paris: boolean) =>
    table(turnAt('turn.fervour'), (p) => {
      p.paris = paris;
      send(p, 'maret', 'france');
    }).p.diplomats[box.diplomatOf('maret')];
  expect(after(false)).toBe(AT.home);
  expect(after(true)).toBe(FRANCE);
});

rule(['NW-8.4-b', 'NW-8.1-d', 'NW-8.3-a'], 'British corps are free, any number in a Nation, none in Portugal', () => {
  const t = table(building(), (p) => {
    p.treasury = 0;
    put(p, 'pool', 'moore', 'hill', 'wellington');
  });
  t.take('build moore spain', 'build hill spain', 'build wellington spain');
  expect(t.at('spain')).toEqual(['hill', 'moore', 'wellington']);
  expect(box.nations).toHaveLength(5);
});
