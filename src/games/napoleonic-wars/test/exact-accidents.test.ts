import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AT,
  AUSTRIA_POWER,
  FOUGHT,
  MISSION,
  NAPOLEON,
  type Position,
  PRUSSIA,
  RUSSIA,
  SEA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  TREATY,
} from '../position.ts';
import { happens } from './changes.ts';
import { box, effect, nothing, put, type Script, send, war } from './table.ts';

// Chapter 15: every accident, with all that it changes and nothing else.

const accident = (
  id: string,
  lay: (p: Position) => void = nothing,
  script: Script = {},
  choices: readonly string[] = [],
) => happens(effect('accidents', id), lay, script, choices).changed;

rule('NW-15-BN', 'a naval battle: won, drawn, lost; Nelson falls on a natural 2 or 12', () => {
  const lay = (p: Position): void => {
    p.abdication = 4;
    p.sea = SEA.french;
    p.status[SPAIN_POWER] = STATUS.french;
    p.admiralty = 1;
  };
  const battle = (dice: number[], choice: string) => accident('bn', lay, { dice }, [choice]);
  // Two for Nelson, less one for the French Fleet and one for Spain.
  expect(battle([4, 4], 'spend 1')).toEqual({ admiralty: 0, abdication: 5, sea: SEA.royalNavy });
  expect(battle([4, 4], 'spend 0')).toEqual({ sea: SEA.none });
  expect(battle([4, 3], 'spend 0')).toEqual({ abdication: 3 });
  expect(battle([1, 1], 'spend 1')).toEqual({ admiralty: 0, abdication: 3, nelson: false });
  expect(battle([6, 6], 'spend 0')).toEqual({ abdication: 5, sea: SEA.royalNavy, nelson: false });
});

rule('NW-15-ACR', 'the Catholic and Royal Army', () => {
  expect(accident('acr', (p) => put(p, 'boxO', 'chouans'))).toEqual({ corps: ['chouans boxO>france'] });
});

rule('NW-15-EM', 'the émigrés', () => {
  expect(accident('em', (p) => put(p, 'boxO', 'conde', 'artois'))).toEqual({
    corps: ['artois boxO>pool', 'conde boxO>pool'],
  });
});

rule('NW-15-GUI', 'the guillotine', () => {
  expect(accident('gui', nothing, { dice: [5] })).toEqual({ fervour: [11, 14, 8, 12, 10], religion: 1 });
  expect(accident('gui', (p) => (p.religion = 3), { dice: [1] })).toEqual({ fervour: [15, 14, 8, 12, 10] });
  expect(accident('gui', (p) => (p.religion = 4), { dice: [1] })).toEqual({ fervour: [15, 14, 8, 12, 10] });
});

rule('NW-15-FR', 'French religion', () => {
  expect(accident('fr')).toEqual({ fervour: [16, 14, 8, 11, 9] });
  expect(accident('fr', (p) => (p.napoleon = NAPOLEON.B))).toEqual({ fervour: [16, 14, 8, 11, 9], religion: 1 });
  const last = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.religion = 4;
    p.fervour = [9, 9, 9, 9, 9];
  };
  expect(accident('fr', last)).toEqual({ fervour: [11, 9, 9, 10, 10] });
});

rule(['NW-15-IC', 'NW-10.2-a'], 'a cultural icon enters at home: Beethoven, Goethe, Goya, Volta', () => {
  const homes = [1, 2, 3, 4].map((n) => accident('ic', nothing, { streams: { people: [n] } })['people']);
  const { board } = AT;
  expect(homes).toEqual([
    [2, board, board, board],
    [board, 1, board, board],
    [board, board, 4, board],
    [board, board, board, 3],
  ]);
  const last = (p: Position): void => {
    p.people = [AT.home, 1, AT.board, 3];
  };
  expect(accident('ic', last)).toEqual({ people: [AT.home, 1, SPAIN, 3] });
});

rule('NW-15-PDB', 'the Peace of Basel', () => {
  const lay = (p: Position): void => {
    send(p, 'maret', 'germany');
    put(p, 'pool', 'yorck');
  };
  expect(accident('pdb', lay, { dice: [4] })).toEqual({
    status: [STATUS.neutral, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.neutral],
    treaties: TREATY.basel,
    fervour: [16, 10, 8, 12, 10],
    corps: ['yorck pool>neutral'],
  });
});

rule('NW-15-MI', 'the infernal machine', () => {
  expect(accident('mi', (p) => (p.fervour[0] = 3))).toEqual({ fervour: [5, 14, 8, 12, 10] });
});

rule('NW-15-SCA', 'a scandal', () => {
  const missions = (n: number) => accident('sca', nothing, { streams: { people: [n] } })['missions'];
  const disgraced = (diplomat: string) => {
    const list = box.diplomats.map(() => MISSION.free as number);
    list[box.diplomatOf(diplomat)] = MISSION.disgraced;
    return list;
  };
  expect([1, 2, 3, 4].map(missions)).toEqual(['metternich', 'castlereagh', 'razumovsky', 'hardenberg'].map(disgraced));
});

rule('NW-15-GI', 'an unforeseen war', () => {
  const lay = (p: Position): void => {
    p.bowl = [box.named.noWar, box.markerOf('war-tyrol'), box.markerOf('war-malta')];
    p.abdication = 2;
  };
  const wars = Array(16).fill(FOUGHT.not);
  wars[war('malta')] = FOUGHT.won;
  // 8 and two for the sea.
  expect(accident('gi', lay, { dice: [4, 4], streams: { bowl: [2] } }, ['spend 0'])).toEqual({
    wars,
    abdication: 3,
    bowl: ['−war-malta'],
  });
});

rule('NW-15-JEV', 'Joséphine travels', () => {
  const lay = (p: Position): void => {
    p.josephine = AT.home;
    p.but = SPAIN;
  };
  expect([1, 2, 3, 4, 5, 6].map((roll) => accident('jev', lay, { dice: [roll] })['josephine'])).toEqual([
    0, 1, 2, 3, 4, 4,
  ]);
});

rule('NW-15-DIV', 'the divorce: Russia, Prussia, Austria, Spain, or the power of the But nation', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.josephine = AT.home;
    p.status[RUSSIA] = STATUS.coalition;
    put(p, 'pool', 'platov', 'blake', 'yorck', 'karl');
    put(p, 'casualties', 'palafox');
  };
  const bride = (roll: number, but: number, dice: number[] = [1]) =>
    accident(
      'div',
      (p) => {
        lay(p);
        p.but = but;
      },
      { dice: [roll, ...dice] },
    );
  expect(bride(1, 0)).toEqual({
    josephine: AT.gone,
    marriage: RUSSIA,
    busy: true,
    noWarsLeft: 1,
    bowl: ['+no-war+no-war'],
    status: [STATUS.coalition, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.neutral],
    fervour: [16, 13, 7, 12, 10],
    corps: ['platov pool>neutral'],
  });
  expect([2, 3, 4].map((roll) => bride(roll, 0)['marriage'])).toEqual([PRUSSIA, AUSTRIA_POWER, RUSSIA]);
  expect(bride(5, 0, [])).toEqual({
    josephine: AT.gone,
    marriage: SPAIN_POWER,
    busy: true,
    noWarsLeft: 1,
    bowl: ['+no-war+no-war'],
    status: [STATUS.coalition, STATUS.coalition, STATUS.coalition, STATUS.french, STATUS.neutral],
    corps: ['blake pool>army', 'palafox casualties>army'],
  });
  expect([0, 1, 2, 3].map((but) => bride(6, but)['marriage'])).toEqual([RUSSIA, PRUSSIA, AUSTRIA_POWER, RUSSIA]);
  expect(bride(6, SPAIN, [])['marriage']).toBe(SPAIN_POWER);
});

rule('NW-15-EDJ', 'the emancipation', () => {
  expect(accident('edj')).toEqual({ emancipated: true, fervour: [16, 15, 9, 13, 11] });
});

rule('NW-15-RET', 'a quarrel', () => {
  const lay = (p: Position): void => {
    p.status[PRUSSIA] = STATUS.neutral;
    p.status[RUSSIA] = STATUS.coalition;
    p.bavariaTurned = true;
    put(p, 'pool', 'karl', 'wrede', 'platov');
    put(p, 'neutral', 'yorck');
  };
  const after = (roll: number) => accident('ret', lay, { dice: [roll] });
  expect(after(1)).toEqual({ corps: ['karl pool>delayed', 'wrede pool>delayed'] });
  expect(after(2)).toEqual(after(1));
  expect([after(3), after(4)]).toEqual([{}, {}]);
  expect([after(5), after(6)]).toEqual(Array(2).fill({ corps: ['platov pool>delayed'] }));
});

rule('NW-15-FIN', 'panic in the City', () => {
  const poor = (treasury: number) => (p: Position) => {
    p.london4 = false;
    p.treasury = treasury;
  };
  expect(accident('fin')).toEqual({ london4: false });
  expect(accident('fin', poor(5))).toEqual({ treasury: 3 });
  expect(accident('fin', poor(1))).toEqual({ treasury: 0 });
});

rule(['NW-15-00', 'NW-15-MAL', 'NW-15-MAR'], 'the King of Rome, Malet, the marshals', () => {
  const lay = (p: Position): void => {
    p.abdication = 3;
    p.fervour[0] = 8;
  };
  expect(accident('00', lay)).toEqual({ abdication: 2, fervour: [11, 14, 8, 12, 10] });
  expect(accident('mal', lay)).toEqual({ fervour: [5, 14, 8, 12, 10] });
  expect(accident('mar', lay)).toEqual({ abdication: 4 });
});

rule(['NW-15-CJ', 'NW-15.0-b'], 'the Hundred Days', () => {
  const lay = (p: Position): void => {
    p.fervour[0] = 8;
    put(p, 'discarded', 'ney', 'poniatowski');
    put(p, 'removed', 'murat', 'bernadotte');
  };
  const after = (veteran: string) => happens(effect('accidents', 'cj'), lay, { dice: [4] }, [], { veteran }).changed;
  const rest = {
    fervour: [12, 14, 8, 12, 10],
    hundredDays: true,
    corps: ['ney discarded>army', 'poniatowski discarded>army'],
  };
  expect(after('off')).toEqual({ ...rest, abdication: 2 });
  expect(after('on')).toEqual({ ...rest, abdication: 1 });
});

rule(['NW-15-TRA', 'NW-15-MLO'], "Talleyrand's treason, the Marie-Louises", () => {
  const gone = accident('tra', (p) => send(p, 'talleyrand', 'germany'));
  expect(gone['fervour']).toEqual([14, 14, 8, 12, 10]);
  expect(Object.keys(gone).sort()).toEqual(['diplomats', 'fervour']);
  const lay = (p: Position): void => {
    put(p, 'discarded', 'ney', 'soult');
    put(p, 'removed', 'murat');
  };
  expect(accident('mlo', lay, { streams: { army: [2] } })).toEqual({ corps: ['ney discarded>army'] });
  expect(accident('mlo', (p) => put(p, 'removed', 'murat'))).toEqual({});
});
