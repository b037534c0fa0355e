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
  NAPOLEON,
  PLACE,
  type Position,
  PRUSSIA,
  RUSSIA,
  SPAIN,
  STATUS,
  TREATY,
} from '../position.ts';
import { box, building, intrigue, placing, put, send, table, turnAt, war, where } from './table.ts';

// [4/2], [4/12]

rule(['NW-4.2-a', 'NW-4.2-b'], 'money goes from the Treasury to both funds, never beyond sixteen', () => {
  const t = table(turnAt('turn.fund'), (p) => {
    p.turn = 16;
    p.treasury = 10;
    p.warFund = 14;
  });
  expect(t.choices()).toEqual(['fund 0', 'fund 1', 'fund 2']);
  t.take('fund 1', 'budget 4');
  expect(t.p).toMatchObject({ treasury: 5, warFund: 15, admiralty: 4 });
});

rule(['NW-4.12-a', 'NW-4.12-b'], 'one marker is bought for £3, if there is one', () => {
  const lay = (p: Position): void => {
    p.turn = 16;
    p.treasury = 3;
  };
  const t = table(turnAt('turn.draws'), lay).take('buy');
  expect(t.p.treasury).toBe(0);
  expect(t.p.bowl).toEqual([]);
});

// [5/0]

rule(['NW-5.1-a', 'NW-5.1-b', 'NW-5.1-c'], 'Talleyrand goes first, the second is chosen where it matters', () => {
  const t = table(turnAt('turn.envoys'), () => undefined, { dice: [2, 4] });
  expect(t.choices()).toEqual(['send reinhard', 'send caulaincourt']);
  t.take('send caulaincourt');
  expect(t.p.diplomats[box.named.talleyrand]).toBe(GERMANY);
  expect(t.p.diplomats[box.diplomatOf('caulaincourt')]).toBe(ITALY);
});

rule('NW-5.2-a', 'a third diplomat in a green box goes back', () => {
  const lay = (p: Position): void => {
    send(p, 'maret', 'germany');
    send(p, 'champagny', 'germany');
  };
  const t = table(turnAt('turn.envoys'), lay, { dice: [2, 3] }).take('send reinhard');
  expect(t.p.diplomats[box.named.talleyrand]).toBe(AT.home);
  expect(t.p.diplomats[box.named.reinhard]).toBe(AUSTRIA);
});

// [6/0]

rule(['NW-6.1-b', 'NW-6.1-f', 'NW-6.0-c'], 'what is declared must be rolled, and there is one batch', () => {
  const t = table(intrigue, (p) => send(p, 'maret', 'spain'), { dice: [6] });
  t.take('negotiate castlereagh x maret');
  expect(t.whyNot('pass')).toContain('batchOpen NW-6.1-f');
  t.take('roll');
  expect(t.whyNot('negotiate metternich x maret')).toContain('batchOver NW-6.0-c');
});

rule('NW-6.1-g', 'when he is beaten the others do not roll', () => {
  const t = table(intrigue, (p) => send(p, 'maret', 'spain'), { dice: [1] });
  t.take('negotiate castlereagh x maret', 'negotiate metternich x maret', 'roll');
  expect(t.told('negotiation')).toHaveLength(1);
  expect(t.p.treasury).toBe(3);
});

rule(
  ['NW-6.1.1-a', 'NW-6.1.1-b', 'NW-6.1.1-c', 'NW-6.0-d'],
  'a charm offensive needs more than there are lost wars, and may be tried again',
  () => {
    const lay = (p: Position): void => {
      p.wars[war('malta')] = FOUGHT.lost;
      p.wars[war('haiti')] = FOUGHT.lost;
    };
    const t = table(intrigue, lay, { dice: [2, 3] }).take('charm metternich malta');
    expect(t.p.wars[war('malta')]).toBe(FOUGHT.lost);
    expect(t.whyNot('charm metternich haiti')).toContain('alreadyUsed NW-6.0-d');
    t.take('charm metternich malta');
    expect(t.p.wars[war('malta')]).toBe(FOUGHT.won);
    expect(t.p.treasury).toBe(3);
  },
);

rule(
  ['NW-6.3-a', 'NW-6.3-c', 'NW-6.3-d', 'NW-6.3.1-a', 'NW-6.3.2-a'],
  'Prussia is aligned for £2 and £1 for each lost war',
  () => {
    const lay = (p: Position): void => {
      p.status[PRUSSIA] = STATUS.neutral;
      p.wars[war('malta')] = FOUGHT.lost;
      put(p, 'neutral', 'blucher');
    };
    const t = table(intrigue, lay).take('align hardenberg prussia');
    expect(t.p.treasury).toBe(2);
    expect(t.p.status[PRUSSIA]).toBe(STATUS.coalition);
    expect(where(t.p, 'blucher')).toBe(PLACE.pool);
    const barred = (more: (p: Position) => void) =>
      table(intrigue, (p) => {
        lay(p);
        more(p);
      }).whyNot('align hardenberg prussia');
    expect(barred((p) => send(p, 'maret', 'germany'))).toContain('frenchEnvoys NW-6.3-a');
    expect(barred((p) => (p.treaties = TREATY.basel))).toContain('treaty NW-6.3.1-a');
    expect(barred((p) => (p.marriage = PRUSSIA))).toContain('notEnough NW-6.3-c');
  },
);

rule(['NW-6.3-b', 'NW-6.3-h'], 'who has negotiated there may align, and aligns once', () => {
  const lay = (p: Position): void => {
    p.status[PRUSSIA] = STATUS.neutral;
    p.status[RUSSIA] = STATUS.neutral;
    p.treasury = 9;
    send(p, 'maret', 'germany');
  };
  const t = table(intrigue, lay, { dice: [1] }).take(
    'negotiate metternich x maret',
    'roll',
    'align metternich prussia',
  );
  expect(t.whyNot('align metternich russia')).toContain('alreadyUsed NW-6.3-h');
  expect(t.choices()).toContain('align castlereagh russia');
});

// [7/0]

rule(['NW-7.0-b', 'NW-7.0-c'], 'a Nation whose quota is not met loses five, once', () => {
  const lay = (p: Position): void => {
    p.turn = 5;
    p.but = AUSTRIA;
    p.fervour = [10, 10, 10, 10, 10];
    put(p, 'army', 'ney', 'davout', 'soult', 'victor', 'suchet');
    put(p, 'pool', 'moore');
    send(p, 'maret', 'austria');
  };
  const { p } = table(turnAt('turn.army'), lay, { dice: [3] });
  expect(p.fervour).toEqual([10, 5, 5, 5, 10]);
});

rule('NW-7.5-a', 'the first corps in Spain falls to the Ulcer', () => {
  const lay = (p: Position): void => {
    p.turn = 1;
    p.but = SPAIN;
    p.ulcer = true;
    put(p, 'army', ...box.units.slice(0, 20).map(({ id }) => id));
    put(p, 'pool', 'moore');
  };
  const { p, told } = table(turnAt('turn.army'), lay, { dice: [1] });
  expect(told('deployed').filter(({ lost }) => lost)).toHaveLength(1);
  expect(p.butStack).toHaveLength(3);
});

// [8/0]

rule(['NW-8.1-b', 'NW-8.1-c', 'NW-8.2-a'], 'a Duchy lot of three costs £1 and goes to one Nation', () => {
  const duchy = ['duchy-guards', 'duchy-grenadiers-1', 'duchy-grenadiers-2', 'duchy-fusiliers-1'];
  const t = table(building(), (p) => {
    p.treasury = 1;
    put(p, 'pool', ...duchy);
  });
  t.take('build duchy-guards germany', 'build duchy-grenadiers-1 germany');
  expect(t.p.treasury).toBe(0);
  expect(t.whyNot('build duchy-grenadiers-2 italy')).toContain('notEnough NW-8.1-b');
  t.take('build duchy-grenadiers-2 germany');
  expect(t.choices()).toEqual(['pass']);
});

rule(['NW-8.2-c', 'NW-8.2-d', 'NW-8.2-f', 'NW-8.4-a', 'NW-8.1-e'], 'who may be built where', () => {
  const t = table(building(), (p) => {
    p.but = SPAIN;
    put(p, 'pool', 'moore', 'yorck', 'blake');
    put(p, 'neutral', 'platov');
  });
  expect(t.choices().filter((text) => text.includes('moore'))).toEqual(
    ['germany', 'italy', 'spain'].map((to) => `build moore ${to}`),
  );
  expect(t.choices().filter((text) => text.includes('yorck'))).toEqual(
    ['germany', 'austria'].map((to) => `build yorck ${to}`),
  );
  expect(t.choices().filter((text) => text.includes('blake'))).toEqual(['build blake spain']);
  expect(t.whyNot('build moore france')).toContain('franceClosed NW-8.4-a');
  expect(t.whyNot('build platov italy')).toContain('powerNotCoalition NW-8.1-e');
  const open = table(building(), (p) => {
    p.paris = true;
    put(p, 'pool', 'blake');
  });
  expect(open.choices()).toContain('build blake france');
});

rule(['NW-8.5-d', 'NW-8.5-g'], 'missing corps come from the largest uncontested force, which keeps one', () => {
  // Row 9: Austria with four; two are in the bowl.
  const lay = (p: Position): void => {
    p.turn = 6;
    p.napoleon = NAPOLEON.N;
    p.but = GERMANY;
    put(p, 'army', 'ney', 'soult');
    put(p, 'italy', 'davout', 'massena', 'suchet');
    put(p, 'spain', 'victor', 'junot');
  };
  const t = table(placing, lay, { dice: [3] });
  expect(t.choices()).toEqual(['take davout', 'take massena', 'take suchet']);
  t.take('take davout');
  expect(t.choices()).toEqual(['take massena', 'take suchet']);
  t.take('take suchet');
  expect(t.at('austria')).toEqual(['davout', 'ney', 'soult', 'suchet']);
  expect(t.p.napoleonAt).toBe(AUSTRIA);
});

rule(['NW-8.5-d', 'NW-8.5-e'], 'with too few corps Napoleon goes to the But nation instead', () => {
  const lay = (p: Position): void => {
    p.turn = 6;
    p.napoleon = NAPOLEON.N;
    p.but = GERMANY;
    put(p, 'army', 'ney');
    put(p, 'italy', 'davout', 'karl');
  };
  const t = table(placing, lay, { dice: [3] });
  expect(t.told('thwarted')).toHaveLength(1);
  expect(t.p.napoleonAt).toBe(GERMANY);
  expect(t.at('germany')).toEqual(['ney']);
});

// [10/0], [11/0]

rule(
  ['NW-10.1-a', 'NW-10.1-b', 'NW-6.2.1-a', 'NW-6.2.1-b', 'NW-6.2.1-d'],
  'Prussia surrenders to the French in Germany, Russia for want of corps',
  () => {
    const lay = (p: Position): void => {
      p.status[RUSSIA] = STATUS.coalition;
      p.fervour[GERMANY] = 10;
      put(p, 'germany', 'davout');
      put(p, 'pool', 'blucher', 'platov');
      put(p, 'delayed', 'yorck');
      put(p, 'casualties', 'bulow');
      put(p, 'italy', 'duchy-guards');
      p.treasury = 0;
    };
    const t = table(turnAt('turn.surrenders'), lay, { dice: [2, 3] });
    expect([t.p.status[PRUSSIA], t.p.status[RUSSIA]]).toEqual([STATUS.surrendered, STATUS.surrendered]);
    expect(t.p.status[AUSTRIA_POWER]).toBe(STATUS.coalition);
    expect(
      t
        .told('fervour')
        .filter(({ clause }) => clause === 'NW-6.2.1-d')
        .map(({ nation, by }) => [nation, by]),
    ).toEqual([
      [GERMANY, -2],
      [GERMANY, -3],
      [AUSTRIA, -3],
    ]);
  },
);

rule('NW-10.2-b', 'a personality under the French is brought to London on 1 to 4', () => {
  const lay = (p: Position): void => {
    p.people[box.personalityOf('goya')] = SPAIN;
    p.people[box.personalityOf('volta')] = ITALY;
    put(p, 'spain', 'ney');
  };
  const t = table(turnAt('turn.invite'), lay, { dice: [5, 4] }).take('invite goya');
  expect(t.choices()).toEqual(['invite goya', 'pass']);
  t.take('invite goya');
  expect(t.told('invited').map(({ success }) => success)).toEqual([false, true]);
});

const held = (p: Position): void => {
  put(p, 'germany', 'blucher');
  put(p, 'austria', 'karl');
  put(p, 'italy', 'radetzky');
};

rule(['NW-11.1-b', 'NW-11.2-a'], 'three Nations, one of them the But nation, give a level; sixteen wins', () => {
  const won = table(turnAt('turn.control'), (p) => {
    p.abdication = 15;
    p.but = ITALY;
    held(p);
  });
  expect(won.step).toBe('over');
  expect(won.p.outcome).toMatchObject({ winners: [0], how: 'abdication' });
  const last = table(turnAt('turn.control'), (p) => {
    p.abdication = 15;
    p.turn = 16;
    p.but = SPAIN;
    held(p);
  });
  expect(last.p.outcome).toMatchObject({ winners: [], how: 'timeIsUp' });
  expect(last.p.abdication).toBe(14);
});

rule(['NW-11.1-c', 'NW-12.4-b'], 'a French loss spares the level; a veteran has fifteen turns', () => {
  const lay = (p: Position): void => {
    p.abdication = 5;
    p.turn = 15;
    put(p, 'casualties', 'ney');
  };
  const t = table(turnAt('turn.control'), lay, {}, { veteran: 'on' });
  expect(t.p.abdication).toBe(5);
  expect(t.step).toBe('over');
  expect(t.told('won').map(({ clause }) => clause)).toEqual(['NW-12.4-b']);
});

rule(
  ['NW-11.4-a', 'NW-11.4-b', 'NW-11.4-c', 'NW-11.5-a', 'NW-11.5-b', 'NW-11.6-b', 'NW-11.8-b'],
  'fervour, recall and restoring at the end of a turn',
  () => {
    const lay = (p: Position): void => {
      p.fervour = [16, 10, 10, 10, 0];
      p.napoleon = NAPOLEON.V;
      p.napoleonAt = FRANCE;
      p.busy = true;
      p.status[PRUSSIA] = STATUS.neutral;
      put(p, 'france', 'ney');
      put(p, 'germany', 'karl');
      put(p, 'delayed', 'yorck', 'moore');
      send(p, 'metternich', 'germany');
    };
    const t = table(turnAt('turn.fervour'), lay);
    expect(t.step).toBe('turn.transferNavy');
    expect(t.p.fervour).toEqual([15, 9, 10, 10, 0]);
    expect(t.p).toMatchObject({ napoleonAt: AT.home, busy: false });
    expect(t.p.diplomats[box.diplomatOf('metternich')]).toBe(AT.home);
    expect([where(t.p, 'yorck'), where(t.p, 'moore')]).toEqual([PLACE.neutral, PLACE.pool]);
    expect([where(t.p, 'ney'), where(t.p, 'karl')]).toEqual([PLACE.army, PLACE.pool]);
  },
);

rule(
  ['NW-11.7-a', 'NW-11.7-b', 'NW-11.7-c'],
  'the weakest infantry with a red dot falls first; white dots never',
  () => {
    const fallen = (ids: readonly string[], dice: number[]) =>
      table(turnAt('turn.losses'), (p) => put(p, 'casualties', ...ids), { dice });
    expect(where(fallen(['ney', 'lannes', 'desaix', 'bessieres', 'berthier'], [2]).p, 'desaix')).toBe(PLACE.discarded);
    expect(where(fallen(['ney', 'bessieres'], [1]).p, 'bessieres')).toBe(PLACE.discarded);
    const immortal = fallen(['murat'], [1]);
    expect(where(immortal.p, 'murat')).toBe(PLACE.army);
    expect(immortal.told('lossRoll')).toMatchObject([{ roll: 1, falls: false }]);
    expect(where(fallen(['desaix'], [3]).p, 'desaix')).toBe(PLACE.army);
    expect(fallen(['desaix', 'junot'], [1]).choices()).toEqual(['lose desaix', 'lose junot']);
  },
);

rule('NW-11.8-c', 'Duchy forces stay or go, from Portugal to Spain', () => {
  const t = table(turnAt('turn.duchies'), (p) => {
    put(p, 'italy', 'duchy-guards', 'duchy-militia-1');
    put(p, 'portugal', 'duchy-militia-2');
  }).take('recall duchy-militia-1', 'pass');
  expect(where(t.p, 'duchy-guards')).toBe(ITALY);
  expect(where(t.p, 'duchy-militia-1')).toBe(PLACE.pool);
  expect(where(t.p, 'duchy-militia-2')).toBe(SPAIN);
});

rule('NW-11.9-a', 'money moves freely but out of the Admiralty Budget', () => {
  const t = table(turnAt('turn.transferNavy'), (p) => {
    p.treasury = 2;
    p.warFund = 6;
    p.admiralty = 1;
  });
  t.take('budget 3');
  expect(t.choices()).toEqual([0, 1, 2, 3, 4, 5].map((pounds) => `level ${pounds}`));
});

rule(['NW-8.5-d', 'NW-8.5-g'], 'nobody is taken from the But nation, and nobody who is the last of his Nation', () => {
  // Row 9: Austria with four; two are in the bowl.
  const lay = (p: Position): void => {
    p.turn = 6;
    p.napoleon = NAPOLEON.N;
    p.but = GERMANY;
    put(p, 'army', 'ney', 'soult');
    put(p, 'germany', 'marmont', 'macdonald', 'oudinot', 'lannes');
    put(p, 'italy', 'davout', 'massena');
    put(p, 'spain', 'berthier', 'wrede');
  };
  const t = table(placing, lay, { dice: [3] });
  expect(t.choices()).toEqual(['take davout', 'take massena']);
  t.take('take davout');
  expect(t.choices()).toEqual(['take berthier', 'take wrede']);
});
