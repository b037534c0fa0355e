import { expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import {
  AT,
  AUSTRIA_POWER,
  FOUGHT,
  NAPOLEON,
  NONE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SPAIN,
  SPAIN_POWER,
  STATUS,
  TREATY,
} from '../position.ts';
import { happens, named } from './changes.ts';
import { arranged, box, effect, nothing, put, type Script, seated, turnAt, war } from './table.ts';

// Chapter 13: every event, with all that it changes and nothing else.

const event = (
  id: string,
  lay: (p: Position) => void = nothing,
  script: Script = {},
  choices: readonly string[] = [],
) => happens(effect('events', id), lay, script, choices).changed;

// [13/0]

rule(['NW-13.0-a', 'NW-13.0-b'], 'the events stand on their turns, in this order', () => {
  expect(box.turns.map(({ events }) => events.map((each) => named(box.events, each)).join(' '))).toEqual([
    'valmy',
    'grapeshot',
    'spithead second-coalition',
    'brumaire',
    'amiens louisiana',
    'coronation third-coalition',
    'berlin-decree sublime-porte',
    'tilsit dos-de-mayo',
    'hofer',
    '',
    '',
    'kalisch',
    'ried',
    'chaumont',
    'vienna',
    '',
  ]);
  const told = (turn: number) => {
    const p = arranged(turnAt('turn.events'), (q) => {
      q.turn = turn;
      q.bowl = [];
    });
    p.stack = [turnAt('turn.events')];
    return seated(p, { dice: 'free' })
      .told('event')
      .map((each) => named(box.events, each.event));
  };
  expect(told(3)).toEqual(['spithead', 'second-coalition']);
  expect([told(10), told(11), told(16)]).toEqual([[], [], []]);
  // What the condition of a part forbids is skipped, the rest happens.
  expect(event('berlin-decree', (p) => (p.napoleon = NAPOLEON.V))).toEqual({
    continentalSystem: true,
    bowl: ['+duchy-of-warsaw'],
  });
});

rule('NW-13-VALMY', 'Valmy', () => {
  expect(event('valmy')).toEqual({
    treaties: TREATY.nobility,
    bowl: ['+client-state', '+war-cape', '+war-switzerland'],
  });
});

rule('NW-13-GRAPESHOT', 'a whiff of grapeshot', () => {
  expect(event('grapeshot')).toEqual({
    napoleon: NAPOLEON.B,
    josephine: AT.home,
    bowl: ['+client-state', '+war-egypt', '+war-haiti'],
  });
});

rule('NW-13-SPITHEAD', 'the mutiny of Spithead', () => {
  expect(event('spithead', (p) => (p.admiralty = 9))).toEqual({
    admiralty: 0,
    bowl: ['+client-state', '+war-ireland'],
  });
});

rule('NW-13-SECOND-COALITION', 'the second coalition', () => {
  const lay = (p: Position): void => {
    p.treaties = TREATY.nobility | TREATY.basel;
  };
  expect(event('second-coalition', lay)).toEqual({ treaties: TREATY.basel, bowl: ['+war-mysore'] });
});

rule('NW-13-BRUMAIRE', 'Brumaire', () => {
  expect(event('brumaire')).toEqual({ bowl: ['+client-state', '+fra-diavolo', '+war-caucasus', '+war-malta'] });
});

rule('NW-13-AMIENS', 'the peace of Amiens', () => {
  const lay = (p: Position): void => {
    put(p, 'pool', 'moore', 'hill', 'uxbridge', 'karl', 'duchy-guards');
    put(p, 'spain', 'wellington', 'blake');
    put(p, 'portugal', 'beresford');
  };
  expect(event('amiens', lay)).toEqual({
    bowl: ['+bavaria', '+client-state'],
    corps: [
      'beresford portugal>delayed',
      'hill pool>delayed',
      'moore pool>delayed',
      'uxbridge pool>delayed',
      'wellington spain>delayed',
    ],
  });
});

rule('NW-13-LOUISIANA', 'the sale of Louisiana', () => {
  expect(event('louisiana')).toEqual({ bowl: ['+client-state', '+trafalgar', '+war-usa'] });
});

rule('NW-13-CORONATION', 'the coronation', () => {
  expect(event('coronation', (p) => (p.napoleon = NAPOLEON.B))).toEqual({ bowl: ['+client-state', '+napoleon-n'] });
});

rule('NW-13-THIRD-COALITION', 'the third coalition', () => {
  const lay = (p: Position): void => {
    p.treaties = TREATY.basel | TREATY.nobility;
  };
  expect(event('third-coalition', lay)).toEqual({ treaties: TREATY.nobility, bowl: ['+war-serbia'] });
  expect(event('third-coalition')).toEqual({ bowl: ['+war-serbia'] });
});

rule('NW-13-BERLIN-DECREE', 'the decree of Berlin', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.B;
    p.bowl = [box.named.emperor];
  };
  expect(event('berlin-decree', lay)).toEqual({
    continentalSystem: true,
    napoleon: NAPOLEON.N,
    bowl: ['+duchy-of-warsaw', '−napoleon-n'],
  });
});

rule('NW-13-SUBLIME-PORTE', 'the Sublime Porte: the first of its three wars that is not fought yet', () => {
  const after = (...fought: readonly ('balkans' | 'serbia' | 'caucasus')[]) =>
    event('sublime-porte', (p) => {
      for (const id of fought) p.wars[war(id)] = FOUGHT.lost;
    });
  const bowl = ['+war-balkans'];
  expect(after()).toEqual({ vizier: war('balkans'), bowl });
  expect(after('balkans')).toEqual({ vizier: war('serbia'), bowl });
  expect(after('balkans', 'serbia')).toEqual({ vizier: war('caucasus'), bowl });
  expect(after('balkans', 'serbia', 'caucasus')).toEqual({ bowl });
});

rule(['NW-13-TILSIT', 'NW-13.0-c'], 'Tilsit', () => {
  const lay = (p: Position): void => {
    p.status[PRUSSIA] = STATUS.surrendered;
    p.status[RUSSIA] = STATUS.neutral;
  };
  expect(event('tilsit', lay)).toEqual({
    treaties: TREATY.tilsitPrussia | TREATY.tilsitRussia,
    bowl: ['+war-denmark'],
  });
  const late = (p: Position): void => {
    lay(p);
    p.invaded = true;
  };
  expect(event('tilsit', late)).toEqual({ bowl: ['+war-denmark'] });
  expect(event('sublime-porte', late)).toEqual({ bowl: ['+war-balkans'] });
});

rule('NW-13-DOS-DE-MAYO', 'the second of May', () => {
  const lay = (p: Position): void => {
    p.status[SPAIN_POWER] = STATUS.french;
    p.treaties = TREATY.ildefonso | TREATY.basel;
    p.marriage = SPAIN_POWER;
    p.fervour[SPAIN] = 11;
    put(p, 'army', 'blake', 'palafox', 'ney');
  };
  expect(event('dos-de-mayo', lay)).toEqual({
    status: [STATUS.coalition, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.neutral],
    treaties: TREATY.basel,
    marriage: NONE,
    fervour: [16, 14, 8, 12, 1],
    ulcer: true,
    bowl: ['+client-state', '+war-finland'],
    corps: ['blake army>pool', 'palafox army>pool'],
  });
  const free = (p: Position): void => {
    p.bowl.push(box.markerOf('san-ildefonso'));
    put(p, 'pool', 'blake', 'palafox');
  };
  expect(event('dos-de-mayo', free)).toEqual({
    fervour: [16, 14, 8, 12, 0],
    ulcer: true,
    bowl: ['+client-state', '+war-finland', '−san-ildefonso'],
  });
});

rule('NW-13-HOFER', 'Andreas Hofer', () => {
  expect(event('hofer')).toEqual({ bowl: ['+client-state', '+kingdom-of-naples', '+war-tyrol'] });
});

rule('NW-13-KALISCH', 'Kalisch', () => {
  const lay = (p: Position): void => {
    p.treaties = TREATY.basel | TREATY.tilsitPrussia | TREATY.tilsitRussia;
  };
  expect(event('kalisch', lay)).toEqual({ treaties: TREATY.tilsitRussia, bowl: ['+napoleon-v'] });
  expect(event('kalisch', (p) => (p.napoleon = NAPOLEON.V))).toEqual({});
  expect(event('kalisch', (p) => p.bowl.push(box.named.ageing))).toEqual({});
});

rule(['NW-13-RIED', 'NW-13.0-d'], 'Ried', () => {
  expect(event('ried', (p) => put(p, 'army', 'wrede'))).toEqual({ bavariaTurned: true, corps: ['wrede army>pool'] });
  const alone = (p: Position): void => {
    put(p, 'army', 'wrede');
    p.status[AUSTRIA_POWER] = STATUS.surrendered;
  };
  expect(event('ried', alone)).toEqual({ bavariaTurned: true, corps: ['wrede army>neutral'] });
  expect(event('ried')).toEqual({ bavariaTurned: true });
  expect(event('ried', (p) => (p.bavariaTurned = true))).toEqual({});
});

rule('NW-13-CHAUMONT', 'Chaumont', () => {
  const lay = (p: Position): void => {
    p.napoleon = NAPOLEON.N;
    p.treaties = TREATY.tilsitRussia | TREATY.tilsitPrussia;
    p.bowl.push(box.named.ageing);
  };
  expect(event('chaumont', lay)).toEqual({
    paris: true,
    napoleon: NAPOLEON.V,
    treaties: TREATY.tilsitPrussia,
    bowl: ['−napoleon-v'],
  });
});

rule('NW-13-VIENNA', 'the Congress of Vienna', () => {
  const lay = (p: Position): void => {
    p.treaties = TREATY.tilsitPrussia | TREATY.tilsitRussia;
    p.marriage = SPAIN_POWER;
    p.status[SPAIN_POWER] = STATUS.french;
    put(p, 'army', 'blake', 'palafox');
  };
  expect(event('vienna', lay)).toEqual({
    treaties: 0,
    marriage: NONE,
    status: [STATUS.coalition, STATUS.coalition, STATUS.neutral, STATUS.coalition, STATUS.neutral],
    corps: ['blake army>pool', 'palafox army>pool'],
  });
  expect(event('vienna', (p) => (p.marriage = RUSSIA))).toEqual({ marriage: NONE });
});
