import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AT,
  AUSTRIA,
  AUSTRIA_POWER,
  FOUGHT,
  FRANCE,
  GERMANY,
  ITALY,
  PLACE,
  type Position,
  SPAIN,
  STATUS,
} from '../position.ts';
import { box, put, table, turnAt, war, where } from './table.ts';

// Chapters 10 and 11: what the other files do not name.

rule('NW-10.0-a', 'powers surrender before personalities are asked', () => {
  const t = table(
    turnAt('turn.surrenders'),
    (p) => {
      p.people[box.personalityOf('beethoven')] = AUSTRIA;
      put(p, 'austria', 'ney');
      put(p, 'italy', 'duchy-guards');
    },
    { dice: [1] },
  );
  expect(t.p.status[AUSTRIA_POWER]).toBe(STATUS.surrendered);
  expect(t.choices()).toEqual(['invite beethoven', 'pass']);
});

rule('NW-11.0-a', 'control, fervour, recall, restoring, losses, clean-up, transfers: in this order', () => {
  const t = table(
    turnAt('turn.control'),
    (p) => {
      p.turn = 3;
      p.treasury = 1;
      put(p, 'italy', 'ney', 'duchy-guards');
      put(p, 'germany', 'duchy-militia-1');
      put(p, 'casualties', 'desaix');
      put(p, 'delayed', 'moore');
    },
    { dice: [1] },
  );
  t.take('pass');
  expect(t.log()).toEqual(['phase', 'control', 'fervour', 'recalled', 'restored', 'lossRoll', 'moved', 'cleared']);
  expect(t.step).toBe('turn.transferNavy');
});

rule(
  'NW-11.1-a',
  'who alone has a unit there controls it: a shield, an émigré, a royalist is enough, a client state is none',
  () => {
    const t = table(turnAt('turn.control'), (p) => {
      p.turn = 3;
      put(p, 'germany', 'duchy-militia-1');
      put(p, 'austria', 'conde');
      put(p, 'france', 'chouans');
      put(p, 'italy', 'karl', 'ney');
      p.clientIn[GERMANY] = 0;
      p.clientIn[SPAIN] = 1;
    });
    expect(t.told('control')).toMatchObject([{ nations: [FRANCE, GERMANY, AUSTRIA] }]);
  },
);

rule(['NW-11.1.1-a', 'NW-11.1.1-b'], 'France counts, with Paris and without', () => {
  const level = (more: (p: Position) => void) =>
    table(turnAt('turn.control'), (p) => {
      p.turn = 3;
      p.abdication = 5;
      p.but = GERMANY;
      put(p, 'germany', 'blucher');
      put(p, 'austria', 'karl');
      put(p, 'france', 'chouans');
      more(p);
    }).p.abdication;
  expect(level(() => undefined)).toBe(6);
  expect(level((p) => (p.paris = true))).toBe(6);
  expect(level((p) => (p.but = FRANCE))).toBe(6);
  expect(level((p) => put(p, 'france', 'ney'))).toBe(4);
});

rule('NW-11.6-a', 'lost wars and Russian flags stay as they lie', () => {
  const lay = (p: Position): void => {
    p.wars[war('malta')] = FOUGHT.lost;
    p.wars[war('poland')] = FOUGHT.lost;
    p.flags[war('poland')] = FOUGHT.lost;
    put(p, 'delayed', 'moore');
  };
  const { p } = table(turnAt('turn.fervour'), lay);
  expect([p.wars[war('malta')], p.wars[war('poland')], p.flags[war('poland')]]).toEqual(Array(3).fill(FOUGHT.lost));
  expect(where(p, 'moore')).toBe(PLACE.pool);
});

rule(['NW-11.8-a', 'NW-11.8-d'], 'nobody but shields stays on the map; émigrés and royalists go to box O', () => {
  const lay = (p: Position): void => {
    put(p, 'italy', 'ney', 'karl', 'conde', 'duchy-guards');
    put(p, 'france', 'chouans');
    put(p, 'portugal', 'moore');
    put(p, 'casualties', 'hill', 'davout', 'duchy-militia-1');
  };
  const { p } = table(turnAt('turn.leave'), lay);
  const at = (...ids: readonly string[]) => ids.map((id) => where(p, id));
  expect(at('ney', 'davout')).toEqual([PLACE.army, PLACE.army]);
  expect(at('karl', 'moore', 'hill', 'duchy-militia-1')).toEqual(Array(4).fill(PLACE.pool));
  expect(at('conde', 'chouans')).toEqual([PLACE.boxO, PLACE.boxO]);
  expect(at('duchy-guards')).toEqual([ITALY]);
  expect(p.napoleonAt).toBe(AT.home);
});
