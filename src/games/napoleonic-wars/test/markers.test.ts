import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { AT, FOUGHT, GERMANY, ITALY, NAPOLEON, NONE, type Position, SEA, SPAIN, STATUS, TREATY } from '../position.ts';
import { happens, named } from './changes.ts';
import { arranged, box, effect, nothing, put, type Script, seated, turnAt, war } from './table.ts';

// Chapter 14: every political marker, with all that it changes and nothing else.

const marker = (
  id: string,
  lay: (p: Position) => void = nothing,
  script: Script = {},
  choices: readonly string[] = [],
) => happens(effect('markers', id), lay, script, choices).changed;

// [14/0]

rule('NW-14-WAR', 'fifteen wars, each in a box of its own', () => {
  const wars = box.wars.flatMap((_, n) => (box.wars[n]?.marker === -1 ? [] : n));
  expect(wars).toHaveLength(15);
  for (const n of wars) {
    const id = named(box.markers, box.wars[n]?.marker ?? 0);
    if (id === 'war-finland') continue;
    const lost = marker(id, (p) => (p.abdication = 4), {}, ['concede']);
    expect(Object.keys(lost).filter((field) => !['wars', 'flags', 'trade', 'abdication'].includes(field))).toEqual([]);
    const expected = Array(16).fill(FOUGHT.not);
    expected[n] = FOUGHT.lost;
    expect(lost['wars']).toEqual(expected);
  }
});

rule('NW-14-WAR-EGYPT', 'Egypt', () => {
  const wars = Array(16).fill(FOUGHT.not);
  wars[war('egypt')] = FOUGHT.won;
  // 12 and two for the sea.
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.B;
  };
  expect(marker('war-egypt', lay, { dice: [6, 6] }, ['spend 0'])).toEqual({ wars, busy: true, napoleonAt: AT.egypt });
  expect(marker('war-egypt', nothing, { dice: [6, 6] }, ['spend 0'])).toEqual({ wars });
});

rule('NW-14-WAR-FINLAND', 'Finland', () => {
  const lay = (p: Position): void => put(p, 'casualties', 'bernadotte');
  const finland = (dice: number[], choice: string) => marker('war-finland', lay, { dice }, [choice]);
  const only = (side: number) => {
    const list = Array(16).fill(FOUGHT.not);
    list[war('finland')] = side;
    return list;
  };
  const status = [STATUS.coalition, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.coalition];
  const same = {
    status,
    noWarsLeft: 2,
    bowl: ['+no-war'],
    corps: ['bernadotte casualties>removed', 'bernadotte-sweden board>pool'],
  };
  expect(finland([6, 4], 'spend 0')).toEqual({ ...same, wars: only(FOUGHT.won), flags: only(FOUGHT.won) });
  expect(finland([], 'concede')).toEqual({ ...same, wars: only(FOUGHT.lost), flags: only(FOUGHT.lost) });
});

rule('NW-14-CLIENT', 'a client state', () => {
  const after = marker('client-state', nothing, { dice: [3], streams: { clients: [8] } });
  expect(after).toEqual({
    clientIn: [NONE, NONE, box.clientOf('rhine'), NONE, NONE],
    // A bag: the last one fills the gap.
    clients: [0, 1, 2, 3, 4, 5, 6, 11, 8, 9, 10],
  });
});

rule(['NW-14-WARSAW', 'NW-4.7-a'], 'the Duchy of Warsaw', () => {
  const lay = (p: Position): void => {
    p.clientIn[GERMANY] = 0;
  };
  expect(marker('duchy-of-warsaw', lay)).toEqual({
    clientIn: [NONE, box.clientOf('duchy-of-warsaw'), NONE, NONE, NONE],
    corps: ['poniatowski board>army'],
  });
  expect(box.clients[box.clientOf('duchy-of-warsaw')]?.modifier).toBe(-2);
});

rule(['NW-14-ILDEFONSO', 'NW-4.6-d'], 'San Ildefonso; a client state in Spain stays', () => {
  const lay = (p: Position): void => {
    p.clientIn[SPAIN] = 3;
    put(p, 'pool', 'blake');
    put(p, 'casualties', 'palafox');
  };
  expect(marker('san-ildefonso', lay)).toEqual({
    treaties: TREATY.ildefonso,
    status: [STATUS.coalition, STATUS.coalition, STATUS.neutral, STATUS.french, STATUS.neutral],
    corps: ['blake pool>army', 'palafox casualties>army'],
  });
  const late = (p: Position): void => {
    lay(p);
    p.ulcer = true;
  };
  expect(marker('san-ildefonso', late)).toEqual({});
});

rule('NW-14-BAVARIA', 'Bavaria', () => {
  expect(marker('bavaria')).toEqual({ corps: ['wrede board>army'] });
  expect(marker('bavaria', (p) => (p.bavariaTurned = true))).toEqual({ corps: ['wrede board>pool'] });
});

rule('NW-14-TRAFALGAR', 'Trafalgar: won, drawn, lost', () => {
  const lay = (p: Position): void => {
    p.abdication = 4;
    p.people[box.personalityOf('volta')] = AT.home;
    p.admiralty = 3;
  };
  const battle = (dice: number[], pounds: number) => marker('trafalgar', lay, { dice }, [`spend ${pounds}`]);
  // Nelson gives two, the Royal Navy one.
  expect(battle([2, 2], 2)).toEqual({ admiralty: 1, abdication: 5, nelson: false, fleet: false });
  expect(battle([2, 2], 1)).toEqual({ admiralty: 2, nelson: false, sea: SEA.none });
  const people = [AT.board, AT.board, AT.board, ITALY];
  expect(battle([2, 2], 0)).toEqual({
    abdication: 3,
    nelson: false,
    sea: SEA.french,
    treasury: 0,
    london4: false,
    people,
  });
  expect(marker('trafalgar', (p) => (p.fleet = false))).toEqual({});
});

rule('NW-14-FRA-DIAVOLO', 'Fra Diavolo', () => {
  expect(marker('fra-diavolo')).toEqual({ fraDiavolo: true });
});

rule('NW-14-NAPLES', 'the Kingdom of Naples', () => {
  expect(marker('kingdom-of-naples', (p) => put(p, 'casualties', 'murat'))).toEqual({
    corps: ['murat casualties>removed', 'murat-naples board>army'],
  });
});

rule(['NW-14-NAPOLEON-N', 'NW-2.6-c'], 'the Emperor', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.B;
    p.napoleonAt = AT.egypt;
    p.busy = true;
  };
  expect(marker('napoleon-n', lay)).toEqual({ napoleon: NAPOLEON.N });
  expect(marker('napoleon-n', (p) => (p.napoleon = NAPOLEON.V))).toEqual({});
});

rule('NW-14-NAPOLEON-V', 'the ageing Napoleon', () => {
  expect(marker('napoleon-v', (p) => (p.napoleon = NAPOLEON.B))).toEqual({ napoleon: NAPOLEON.V });
  expect(marker('napoleon-v', (p) => (p.napoleon = NAPOLEON.N))).toEqual({ napoleon: NAPOLEON.V });
});

rule('NW-14-NO-WAR', 'No War!', () => {
  expect(box.markers[box.named.noWar]?.effects).toEqual([]);
  const t = seated(
    arranged(turnAt('turn.draws'), (p) => {
      p.turn = 15;
      p.treasury = 5;
      p.bowl.push(box.named.noWar);
    }),
  );
  expect(t.told('drawn')).toMatchObject([{ marker: box.named.noWar, left: 1 }]);
  expect(t.told('added')).toEqual([]);
  expect(t.step).toBe('turn.buy');
});
