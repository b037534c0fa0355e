import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import type { Frame } from '../../../kernel/flow.ts';
import { place, RESULTS } from '../data/names.ts';
import {
  AT,
  AUSTRIA,
  type Battle,
  FOUGHT,
  FRANCE,
  GERMANY,
  type Intrigue,
  type Invasion,
  ITALY,
  MISSION,
  type MinorWar,
  NONE,
  type Placement,
  type Position,
  PRUSSIA,
  RUSSIA,
  SPAIN_POWER,
  STATUS,
} from '../position.ts';
import { battleIn, box, building, nothing, put, send, table, turnAt, war } from './table.ts';

// Every rule that stands in the way of a choice: what is wished for, where, and the reason that is given. Without the rule another
// reason is given, or none.

type Lay = (p: Position) => void;

/** At this frame, with this on the table, the choice is refused for this reason. */
function refuses(frame: Frame, lay: Lay, choice: string, reason: string, options = {}): void {
  const t = table(frame, lay, {}, options);
  expect(t.step).toBe(frame.step);
  expect(t.choices()).not.toContain(choice);
  expect(t.whyNot(choice)).toContain(reason);
}

const unit = (id: string): number => box.unitOf(id);

describe('money', () => {
  rule('NW-4.12-b', 'no marker is bought for less than £3, or out of an empty bowl', () => {
    const buying = (lay: Lay): string => {
      const t = table(
        turnAt('turn.sent'),
        (p) => {
          p.stack = [turnAt('turn.buy')];
          lay(p);
        },
        { dice: 'free' },
      );
      return t.step;
    };
    expect(buying((p) => Object.assign(p, { treasury: 3 }))).toBe('turn.buy');
    expect(buying((p) => Object.assign(p, { treasury: 2 }))).not.toBe('turn.buy');
    expect(buying((p) => Object.assign(p, { treasury: 3, bowl: [] }))).not.toBe('turn.buy');
  });

  rule('NW-11.9-a', 'the Treasury holds no more than 16', () => {
    refuses(
      turnAt('turn.transferWar'),
      (p) => Object.assign(p, { treasury: 16, warFund: 5 }),
      'level 4',
      'treasuryFull NW-11.9-a',
    );
  });

  rule('NW-4.9-c', 'a war is paid for out of the Minor War Fund alone', () => {
    const frame: MinorWar = { step: 'war.money', war: war('malta'), corps: [] };
    refuses(frame, (p) => Object.assign(p, { warFund: 2, treasury: 9 }), 'spend 3', 'notEnough NW-4.9-c');
  });

  rule('NW-15-BN', 'a naval battle is paid for out of the Admiralty Budget alone', () => {
    const lay: Lay = (p) => Object.assign(p, { admiralty: 2, treasury: 9 });
    refuses({ step: 'naval.money', trafalgar: false, pounds: 0 } as Frame, lay, 'spend 3', 'notEnough NW-15-BN');
  });
});

describe('corps that are delayed', () => {
  const frame = (...corps: readonly string[]): MinorWar => ({
    step: 'war.corps',
    war: war(corps.length === 0 ? 'poland' : 'russia'),
    corps: corps.map(unit),
  });
  const lay: Lay = (p) => {
    p.status[RUSSIA] = STATUS.coalition;
    put(p, 'pool', 'kutuzov', 'platov', 'wellington');
    put(p, 'germany', 'bagration');
  };

  rule('NW-4.9-f', 'only a Russian corps in the Force Pool helps, and each once', () => {
    refuses(frame(), lay, 'delay wellington', 'notRussian NW-4.9-f');
    refuses(frame(), lay, 'delay bagration', 'notInPool NW-4.9-f');
    refuses(frame('platov'), lay, 'delay platov', 'alreadyDelayed NW-4.9-f');
  });

  rule('NW-4.10-e', 'envoys hold neutral corps of their own power', () => {
    const invasion: Invasion = { step: 'invasion.delay', owed: [1, 0], roll: 0, rerolled: false };
    const neutral: Lay = (p) => {
      p.status[PRUSSIA] = STATUS.neutral;
      put(p, 'neutral', 'yorck', 'karl');
    };
    refuses(invasion, neutral, 'delay karl', 'notOwed NW-4.10-e');
  });
});

describe('intrigue', () => {
  const frame = (pairs: Intrigue['pairs'] = []): Intrigue => ({ step: 'intrigue.act', pairs, rolled: false });
  const abroad: Lay = (p) => send(p, 'maret', 'germany');
  const declared = [{ diplomat: box.diplomatOf('metternich'), against: box.diplomatOf('maret') }];
  const lost: Lay = (p) => {
    p.wars[war('malta')] = FOUGHT.lost;
  };

  rule('NW-6.1-a', 'one negotiates with a French diplomat abroad, for £1', () => {
    refuses(frame(), abroad, 'negotiate metternich x castlereagh', 'notFrenchDiplomat NW-6.1-a');
    refuses(frame(), abroad, 'negotiate metternich x talleyrand', 'notAbroad NW-6.1-a');
    const poor: Lay = (p) => {
      abroad(p);
      p.treasury = 0;
    };
    refuses(frame(), poor, 'negotiate metternich x maret', 'notEnough NW-6.1-a');
  });

  rule('NW-15-SCA', 'a diplomat in disgrace does nothing', () => {
    const lay: Lay = (p) => {
      abroad(p);
      p.missions[box.diplomatOf('metternich')] = MISSION.disgraced;
    };
    refuses(frame(), lay, 'negotiate metternich x maret', 'disgraced NW-15-SCA');
  });

  rule('NW-6.1-f', 'nothing is rolled for before it was declared', () => {
    refuses(frame(), abroad, 'roll', 'nothingDeclared NW-6.1-f');
  });

  rule('NW-6.0-c', 'a batch of negotiations is rolled for before anything else is done', () => {
    refuses(frame(declared), lost, 'charm castlereagh malta', 'batchOpen NW-6.0-c');
  });

  rule('NW-6.1.1-a', 'a charm offensive wants a lost war, and £1', () => {
    refuses(frame(), lost, 'charm castlereagh egypt', 'warNotLost NW-6.1.1-a');
    const poor: Lay = (p) => {
      lost(p);
      p.treasury = 0;
    };
    refuses(frame(), poor, 'charm castlereagh malta', 'notEnough NW-6.1.1-a');
  });

  rule('NW-6.3-d', 'a power of the coalition is not aligned again', () => {
    refuses(frame(), nothing, 'align metternich austria', 'alreadyCoalition NW-6.3-d');
  });

  rule('NW-6.3-b', 'who has negotiated aligns only the power of his green box', () => {
    const lay: Lay = (p) => {
      p.status[PRUSSIA] = STATUS.neutral;
      const metternich = box.diplomatOf('metternich');
      p.missions[metternich] = MISSION.negotiated;
      p.diplomats[metternich] = ITALY;
    };
    refuses(frame(), lay, 'align metternich prussia', 'notInGreenBox NW-6.3-b');
  });
});

describe('armies', () => {
  rule('NW-8.1-a', 'corps of the French side are nobody’s to raise', () => {
    const lay: Lay = (p) => {
      put(p, 'pool', 'wellington');
      put(p, 'army', 'ney');
    };
    refuses(building(), lay, 'build ney germany', 'frenchSide NW-8.1-a');
  });

  rule(
    ['NW-8.2-b', 'NW-8.2-c', 'NW-8.2-d', 'NW-8.2-e', 'NW-8.2-f', 'NW-8.2-g'],
    'a corps is raised where its nationality may be, each by its own clause',
    () => {
      const raised = (corps: string, nation: string, clause: string): void =>
        refuses(
          building(),
          (p) => {
            p.but = GERMANY;
            put(p, 'pool', corps);
          },
          `build ${corps} ${nation}`,
          `cannotDeploy ${clause}`,
        );
      raised('karl', 'spain', 'NW-8.2-b');
      raised('wellington', 'austria', 'NW-8.2-c');
      raised('blucher', 'italy', 'NW-8.2-d');
      raised('kutuzov', 'spain', 'NW-8.2-e');
      raised('bernadotte-sweden', 'spain', 'NW-8.2-e');
      raised('blake', 'italy', 'NW-8.2-f');
      raised('conde', 'spain', 'NW-8.2-g');
    },
  );

  rule('NW-8.2-a', 'the Duchy is raised wherever a corps may be', () => {
    const t = table(building(), (p) => {
      p.but = GERMANY;
      put(p, 'pool', 'duchy-guards');
    });
    expect(t.choices().filter((text) => text.startsWith('build'))).toEqual(
      ['germany', 'austria', 'italy', 'spain'].map((nation) => `build duchy-guards ${nation}`),
    );
  });

  rule(
    ['NW-9.8.1-a', 'NW-9.8.1-b', 'NW-9.8.1-c'],
    'a beaten army goes by the paths that lead from there, and a Prussian never into Spain',
    () => {
      const beaten = (from: number): Battle => ({
        ...battleIn(from),
        step: 'battle.refuge',
        result: RESULTS.indexOf('coalition-retreat'),
      });
      const lay: Lay = (p) => {
        p.paris = true;
        put(p, 'france', 'blucher');
        put(p, 'germany', 'kleist');
        put(p, 'austria', 'karl');
      };
      refuses(beaten(FRANCE), lay, 'retreat spain', 'noRefuge NW-9.8.1-a');
      refuses(beaten(GERMANY), lay, 'retreat italy', 'noRefuge NW-9.8.1-b');
      refuses(beaten(AUSTRIA), lay, 'retreat france', 'noRefuge NW-9.8.1-c');
    },
  );

  rule('NW-8.5-g', 'Napoleon takes corps that stand on the map and were not taken yet', () => {
    const frame: Placement = { step: 'placement.take', to: AUSTRIA, corps: 2, missing: 2, found: [] };
    const lay: Lay = (p) => {
      p.but = GERMANY;
      put(p, 'italy', 'ney', 'soult', 'davout');
      put(p, 'casualties', 'lannes');
    };
    refuses(frame, lay, 'take lannes', 'notADonor NW-8.5-g');
  });

  rule('NW-8.5-d', 'France and the target Nation keep their corps from Napoleon', () => {
    const frame: Placement = { step: 'placement.take', to: AUSTRIA, corps: 2, missing: 2, found: [] };
    const lay: Lay = (p) => {
      p.but = GERMANY;
      put(p, 'italy', 'ney', 'soult', 'davout');
      put(p, 'france', 'suchet', 'marmont');
      put(p, 'germany', 'victor', 'oudinot');
    };
    refuses(frame, lay, 'take suchet', 'neverGives NW-8.5-d');
    refuses(frame, lay, 'take victor', 'neverGives NW-8.5-d');
  });

  rule('NW-11.7-c', 'Murat is refused by his dot', () => {
    const lay: Lay = (p) => put(p, 'casualties', 'desaix', 'jourdan', 'murat');
    refuses(turnAt('turn.lose'), lay, 'lose murat', 'immortal NW-11.7-c');
  });

  rule('NW-11.7-b', 'of the fallen the weakest with a red dot is lost first', () => {
    const lay: Lay = (p) => put(p, 'casualties', 'desaix', 'jourdan', 'ney');
    refuses(turnAt('turn.lose'), lay, 'lose ney', 'notNext NW-11.7-b');
  });

  rule('NW-11.8-c', 'only Duchy forces stay on the map, and so only they are called back', () => {
    const lay: Lay = (p) => put(p, 'spain', 'duchy-guards', 'wellington');
    refuses(turnAt('turn.duchies'), lay, 'recall wellington', 'notDuchy NW-11.8-c');
  });

  rule('NW-10.2-b', 'nobody is invited who has not come', () => {
    const lay: Lay = (p) => {
      p.people.fill(AT.board);
      p.people[box.personalityOf('goethe')] = GERMANY;
      put(p, 'germany', 'ney');
    };
    refuses(turnAt('turn.invite'), lay, 'invite goya', 'notOnMap NW-10.2-b');
  });
});

describe('battles', () => {
  const battle = (step: Battle['step'], more: Partial<Battle> = {}): Battle => ({
    step,
    nation: AUSTRIA,
    fled: 0,
    tried: [],
    dice: 3,
    white: 1,
    result: NONE,
    led: false,
    hunters: [],
    chosen: [],
    refuge: NONE,
    ...more,
  });
  const result = (id: (typeof RESULTS)[number]): number => place(RESULTS, id);
  const cavalry = { cavalry: 'on' };

  rule('NW-9.1.1-b', 'of the weakest cavalry one stays behind, and nobody stronger', () => {
    const lay: Lay = (p) => {
      p.status[SPAIN_POWER] = STATUS.french;
      put(p, 'germany', 'grouchy', 'murat-naples', 'bessieres');
      put(p, 'austria', 'ney', 'karl');
    };
    refuses(battle('battle.stay'), lay, 'stay bessieres', 'notWeakest NW-9.1.1-b', cavalry);
  });

  rule('NW-9.1.1-a', 'infantry does not ride', () => {
    const lay: Lay = (p) => {
      put(p, 'germany', 'murat', 'bessieres', 'davout');
      put(p, 'austria', 'ney', 'karl');
    };
    refuses(battle('battle.french'), lay, 'ride davout', 'notCavalry NW-9.1.1-a', cavalry);
  });

  rule('NW-9.7.3-b', 'cavalry strikes the strongest that it may', () => {
    const lay: Lay = (p) => put(p, 'austria', 'karl', 'murat', 'schwarzenberg', 'bellegarde', 'radetzky');
    const frame = battle('battle.strike', { result: result('cavalry-harassment'), hunters: [unit('murat')] });
    refuses(frame, lay, 'strike murat', 'notAPrey NW-9.7.3-b');
  });

  rule('NW-9.7.3-i', 'in an exchange the strongest survives', () => {
    const lay: Lay = (p) => put(p, 'austria', 'davout', 'massena', 'ney', 'karl');
    const frame = battle('battle.spare', { result: result('french-exchange') });
    refuses(frame, lay, 'spare ney', 'notStrongest NW-9.7.3-i');
    const mounted: Lay = (p) => put(p, 'austria', 'grouchy', 'murat-naples', 'mortier', 'karl');
    refuses(frame, mounted, 'spare mortier', 'cavalryFirst NW-9.7.3-i');
  });

  rule('NW-9.7.3-e', 'in an exchange of ours our strongest survives', () => {
    const lay: Lay = (p) => put(p, 'austria', 'karl', 'kutuzov', 'bellegarde', 'davout');
    const frame = battle('battle.spare', { result: result('coalition-exchange') });
    refuses(frame, lay, 'spare bellegarde', 'notStrongest NW-9.7.3-e');
  });

  rule('NW-9.11.1-a', 'victors pursue, and nobody from elsewhere', () => {
    const lay: Lay = (p) => {
      put(p, 'austria', 'karl', 'bellegarde');
      put(p, 'germany', 'blucher', 'ney');
    };
    const frame = battle('battle.pursue', { result: result('coalition-pursuit'), refuge: GERMANY });
    refuses(frame, lay, 'pursue blucher', 'notVictor NW-9.11.1-a');
  });

  rule('NW-9.11.2-a', 'of the pursuing French the weakest stays', () => {
    const lay: Lay = (p) => {
      put(p, 'austria', 'mortier', 'lefebvre', 'davout');
      put(p, 'italy', 'karl');
    };
    const frame = battle('battle.left', { result: result('french-pursuit'), refuge: ITALY });
    refuses(frame, lay, 'stay davout', 'notWeakest NW-9.11.2-a');
  });
});
