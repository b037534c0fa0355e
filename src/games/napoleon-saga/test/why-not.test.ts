import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { filled, sit } from '../../../../test/support/table.ts';
import { scriptedChance } from '../../../kernel/scripted-chance.ts';
import { arrangePosition } from '../arrange.ts';
import { boxOf, STANDARD_PACK } from '../data/standard.ts';
import { napoleonSaga } from '../game.ts';
import { opened, refuses, table } from './table.ts';

// What stands in the way, rule by rule: each choice is refused, and this is among the reasons.

describe('setting up', () => {
  rule('NS-ALT-01', 'each shows one of his own objectives, and must show one', () => {
    const t = opened({ objectives: 'one-shown' });
    const [own, other] = [t.position.sides[0].objectives[0] ?? 0, t.position.objectives[0] ?? 0];
    const name = (objective: number) => `show o${String(objective + 1).padStart(2, '0')}`;
    expect(t.offers(name(own), 0)).toBe(true);
    refuses(t, 0, { [name(other)]: 'notYourObjective NS-ALT-01', pass: 'cannotPass NS-ALT-01' });
  });

  // Six of the line and two of light infantry, the two Guards, and two guns: what each French starter deck could draw.
  const drawn = () => {
    const t = opened({});
    const side = t.position.sides[0];
    const all = [...side.muster, ...side.reserves].sort((a, b) => a - b);
    const guns = all.slice(-2);
    side.muster.splice(0, 12, ...all.slice(0, 10), ...guns);
    side.reserves = all.filter((unit) => !side.muster.includes(unit));
    return t;
  };

  rule(
    ['NS-SETUP-05', 'NS-SETUP-07', 'NS-SETUP-09'],
    'a unit lies in the own Lines or Reserve, in a slot of its own, and the First Line is filled',
    () => {
      const t = drawn();
      refuses(t, 0, {
        'place C.gb-line-1 F.L1.1': 'enemyUnit NS-SETUP-05',
        'place F.fr-dragoons-1 F.L2.1': 'notMustered NS-SETUP-05',
        'place F.fr-line-1 C.L1.1': 'notOwnLines NS-SETUP-05',
        'place F.fr-line-1 F.RET.L': 'notOwnLines NS-SETUP-05',
      });
      const guns = t.choices('place').flatMap((text) => (/(\S+art-\d) F\.L2\.1/.exec(text) ?? []).slice(1));
      const [gun = ''] = guns;
      refuses(t, 0, {
        'place F.fr-yguard-1 F.L2.1': 'guardInReserve NS-SETUP-07',
        'place F.fr-yguard-1 F.L1.1': 'guardInReserve NS-SETUP-07',
        [`place ${gun} F.L1.1`]: 'artilleryNotInFirst NS-SETUP-09',
      });
      t.take(0, 'place F.fr-line-1 F.L1.1');
      refuses(t, 0, { 'place F.fr-line-2 F.L1.1': 'slotTaken NS-SETUP-05' });
      t.take(0, 'place F.fr-line-2 F.R.1', 'place F.fr-line-3 F.L2.1');
      // Two Guards need what is left of the Reserve; of eight that can stand in front five must.
      refuses(t, 0, { 'place F.fr-line-4 F.R.2': 'reserveFull NS-SETUP-05' });
      t.take(0, 'place F.fr-line-4 F.L2.2');
      refuses(t, 0, { 'place F.fr-light-1 F.L2.3': 'neededInFirst NS-SETUP-05' });
    },
  );

  rule('NS-SETUP-08', 'with four Guards one unit fewer stands in the Second Line', () => {
    const t = opened({ deckF: 'fr-1000-18-4guard' });
    const side = t.position.sides[0];
    const all = [...side.muster, ...side.reserves].sort((a, b) => a - b);
    const guards = all.filter((unit) => [10, 11, 12].includes(unit) || unit === all.at(-1));
    const others = all.filter((unit) => !guards.includes(unit)).slice(0, 8);
    side.muster.splice(0, 12, ...others, ...guards);
    side.reserves = all.filter((unit) => !side.muster.includes(unit));
    t.take(0, 'place F.fr-line-1 F.L2.1', 'place F.fr-line-2 F.L2.2', 'place F.fr-line-3 F.L2.3');
    refuses(t, 0, { 'place F.fr-line-4 F.L2.4': 'secondLineFull NS-SETUP-08' });
  });
});

describe('cards', () => {
  const units = { 'F.L1.1': 'fr-line', 'F.L2.1': 'fr-footart', 'C.L1.5': 'gb-line' };

  rule(
    ['NS-INFO-01', 'NS-INIT-05', 'NS-CARD-03', 'NS-CARD-05'],
    'one’s own, from the hand, when and as it says',
    () => {
      const t = table({ phase: 'terrain', units, hands: [['s01', 's14'], ['s01']], markers: [0, 0] });
      refuses(t, 0, {
        'lay C.s01-1 F.L1.1': 'enemyCard NS-INFO-01',
        'lay F.s01-2 F.L1.1': 'notInHand NS-INFO-01',
        'play F.b01': 'bluffIsForInitiative NS-INIT-05',
        'play F.s01-1': 'playedOtherwise NS-CARD-03',
        'use F.s14-1 on F.L2.1': 'noMarkerForCard NS-CARD-05',
      });
      expect(t.whyNot(0, 'use F.s14-1 on F.L2.1')).toContain('cardNotNow NS-CARD-03');
    },
  );

  rule('NS-CARD-16', 'a card needs a unit that fits, a free slot, and something to do', () => {
    refuses(table({ units, hands: [['s15'], []] }), 0, { 'lay F.s15-1 F.L1.1': 'notFreeForUnit NS-CARD-16' });
    const own = table({ units, hands: [['s05'], []] });
    refuses(own, 0, {
      'use F.s05-1 on F.L1.2': 'nobodyThere NS-CARD-16',
      'use F.s05-1 on C.L1.5': 'notOwnUnit NS-CARD-16',
      'use F.s05-1 on F.L2.1': 'unitUnfit NS-CARD-16',
    });
    const fired = table({ units, hands: [[], ['s10']] }).take(0, 'fire F.L1.1 x C.L1.5');
    while (!fired.asked.includes(1)) fired.take(0, 'pass');
    refuses(fired, 1, { 'play C.s10-1': 'cardUnfit NS-CARD-16' });
    const empty = table({ units, hands: [['s27'], []] }, {}, { deckF: 'fr-900-a' });
    refuses(empty, 0, { 'play F.s27-1': 'noEffect NS-CARD-16' });
  });

  rule('NS-CARD-16', 'a unit that a card puts down comes to one of its slots', () => {
    const t = table(
      { units: { 'F.BYP.L': 'fr-chasseurs up', 'F.L1.1': 'fr-line' }, hands: [['s21'], []] },
      {},
      { deckF: 'fr-900-a' },
    );
    t.take(0, 'use F.s21-1 on F.BYP.L');
    expect(t.step).toBe('card.enter');
    refuses(t, 0, { 'enter F.L1.1': 'notThere NS-CARD-16', 'enter F.L2.1': 'notThere NS-CARD-16' });
  });

  rule('NS-CARD-02', 'of the cards that are looked at one is taken, and it must be one of them', () => {
    const t = table({ units, hands: [['s36', 's01'], []] }, {}, { deckF: 'fr-900-a' }).take(0, 'play F.s36-1');
    expect(t.step).toBe('card.keep');
    refuses(t, 0, { 'keep F.s01-1': 'notLookedAt NS-CARD-02', pass: 'cannotPass NS-CARD-02' });
  });

  rule('NS-CARD-02', 'whoever must discard chooses from his hand, but never the Bluff card', () => {
    // No card of our pack lets anybody choose: another pack may.
    const strategyCards = STANDARD_PACK.strategyCards.map((card) =>
      card.id === 's27'
        ? { ...card, effects: [{ op: 'discard', who: 'enemy', amount: 1, mode: 'choose' } as const] }
        : card,
    );
    const other = boxOf({ ...STANDARD_PACK, strategyCards });
    const game = napoleonSaga(other);
    const options = filled(game, { deckF: 'fr-900-a' });
    const p = arrangePosition(other, { units, hands: [['s27'], ['s01']] }, options);
    const at = sit(game, p, scriptedChance({}));
    at.make(0, at.offer('play F.s27-1', 0));
    expect(at.step).toBe('card.discard');
    const bluff = game.parse(game.view(p, 1), 'discard C.b02');
    if (bluff === null) throw new Error('the Bluff card cannot be named');
    expect(at.whyNot(1, { choice: bluff })).toContain('notLoose NS-CARD-02');
    expect(at.offered(1)).toEqual(['discard C.s01-1']);
  });
});

describe('phases II and IV', () => {
  rule(['NS-REF-01', 'NS-REF-06'], 'only who has Wounds regroups, and only who has retreated rallies', () => {
    const t = table({ phase: 'reform', units: { 'F.R.1': 'fr-line 2', 'F.L1.1': 'fr-line', 'F.RET.L': 'fr-light 1' } });
    t.quiet('turn.regroup');
    refuses(t, 0, { 'regroup F.R.5': 'nobodyThere NS-REF-01', 'regroup F.L1.1': 'notForThisStep NS-REF-01' });
    t.take(0, 'pass').quiet('turn.rally');
    refuses(t, 0, { 'rally F.RET.R': 'nobodyThere NS-REF-06', 'rally F.L1.1': 'notForThisStep NS-REF-06' });
  });

  rule('NS-REF-08', 'a rallied unit comes to the Reserve', () => {
    const t = table({ phase: 'reform', units: { 'F.RET.L': 'fr-line 1', 'F.L1.1': 'fr-line' } }, { dice: [6] });
    t.quiet('turn.rally').take(0, 'rally F.RET.L').quiet('arrive.slot');
    refuses(t, 0, { 'enter F.L1.2': 'onlyInReserve NS-REF-08' });
  });

  rule(
    ['NS-REIN-01', 'NS-REIN-02'],
    'only who is disorganised reorganises, and only who is formed gives that up',
    () => {
      const t = table(
        {
          phase: 'reinforcements',
          units: { 'F.L1.1': 'fr-cuirassiers disorganised', 'F.L1.2': 'fr-line square', 'F.L1.3': 'fr-line' },
        },
        { dice: [6] },
      );
      refuses(t, 0, {
        'reorganise F.L1.5': 'nobodyThere NS-REIN-01',
        'reorganise F.L1.3': 'notForThisStep NS-REIN-01',
      });
      t.take(0, 'reorganise F.L1.1').quiet('turn.reform');
      refuses(t, 0, { 'reform F.L1.5': 'nobodyThere NS-REIN-02', 'reform F.L1.3': 'notForThisStep NS-REIN-02' });
    },
  );

  rule('NS-RES-01', 'the Reserve is rearranged for Artillery alone', () => {
    const t = table({
      phase: 'reinforce',
      units: { 'F.L1.1': 'fr-line', 'F.R.2': 'fr-line' },
      army: [['fr-light'], []],
    });
    t.take(0, 'reinforce', 'enter F.R.1');
    expect(t.step).toBe('arrive.shift');
    refuses(t, 0, { 'shift F.R.2 F.R.1': 'onlyForArtillery NS-RES-01' });
  });
});

describe('actions', () => {
  rule(['NS-ACT-03', 'NS-FIRE-01'], 'an own unit acts, and fires at an enemy that is there', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'F.L1.2': 'fr-line', 'C.L1.4': 'gb-line' } });
    refuses(t, 0, {
      'fire C.L1.4 x F.L1.2': 'notOwnUnit NS-ACT-03',
      'fire F.L1.1 x C.L1.5': 'nobodyThere NS-FIRE-01',
      'fire F.L1.1 x F.L1.2': 'notEnemy NS-FIRE-01',
    });
  });

  rule('NS-MELEE-01', 'who engages needs an enemy there', () => {
    const t = table({ units: { 'F.L1.1': 'fr-line', 'F.L1.2': 'fr-line' } });
    refuses(t, 0, {
      'engage F.L1.1 x C.L1.5': 'nobodyThere NS-MELEE-01',
      'engage F.L1.1 x F.L1.2': 'notEnemy NS-MELEE-01',
    });
  });

  rule(
    ['NS-MOVE-01', 'NS-MOVE-03', 'NS-MOVE-04', 'NS-MOVE-12'],
    'where a Move leads is said by the clause of the line it begins in',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-line', 'F.L2.1': 'fr-line' } });
      refuses(t, 0, {
        'move F.L1.1 F.L1.3': 'tooFar NS-MOVE-03',
        'move F.L1.1 F.L2.2': 'tooFar NS-MOVE-04',
        'move F.L2.1 F.L1.3': 'tooFar NS-MOVE-01',
        'move F.L2.1 F.L2.3': 'tooFar NS-MOVE-03',
        'move F.L2.1 F.R.2': 'tooFar NS-MOVE-12',
      });
    },
  );

  rule(
    ['NS-MOVE-05', 'NS-MOVE-08', 'NS-BYP-15'],
    'where a Move leads from the Reserve or from a flank is said by its own clause',
    () => {
      const t = table({ units: { 'F.R.1': 'fr-line', 'C.BYP.R': 'fr-light enemy' } });
      refuses(t, 0, {
        'move F.R.1 F.R.2': 'tooFar NS-MOVE-08',
        'move F.R.1 F.L1.2': 'tooFar NS-MOVE-05',
        'move C.BYP.R F.L2.2': 'tooFar NS-BYP-15',
      });
    },
  );

  rule(['NS-MOVE-03', 'NS-MOVE-08'], 'nobody changes places with a unit that fights, beside it or in Reserve', () => {
    const t = table({
      units: {
        'F.L1.1': 'fr-line',
        'F.L1.2': 'fr-line',
        'C.L1.4': 'gb-line',
        'F.R.1': 'fr-footart up',
        'F.R.2': 'fr-light up',
        'F.BYP.L': 'pr-hussars enemy',
      },
      melees: [
        ['F.L1.2', 'C.L1.4'],
        ['F.BYP.L', 'F.R.2'],
      ],
    });
    refuses(t, 0, {
      'move F.L1.1 F.L1.2': 'partnerEngaged NS-MOVE-03',
      'move F.R.1 F.R.2': 'partnerEngaged NS-MOVE-08',
    });
  });

  rule('NS-MELEE-12', 'nobody engages a unit that fights already', () => {
    const t = table({
      units: { 'F.R.1': 'fr-line up', 'F.R.2': 'fr-line up', 'F.BYP.L': 'pr-hussars enemy' },
      melees: [['F.R.2', 'F.BYP.L']],
    });
    refuses(t, 0, { 'engage F.R.1 x F.BYP.L': 'targetEngaged NS-MELEE-12' });
  });

  rule(
    ['NS-CHG-02', 'NS-TERR-07'],
    'a charge goes forward at somebody, and who makes room must be able to stand there',
    () => {
      const t = table({
        units: { 'F.L2.1': 'fr-chasseurs', 'F.L1.1': 'fr-horseart', 'C.L1.5': 'gb-line' },
        terrain: { 'F.L2.1': 's03' },
      });
      refuses(t, 0, {
        'charge F.L2.1 F.L1.4': 'notAhead NS-CHG-02',
        'charge F.L2.1 F.L1.2': 'nobodyInFront NS-CHG-02',
        'move F.L2.1 F.L1.1': 'partnerBarred NS-TERR-07',
      });
    },
  );

  rule(
    ['NS-MELEE-03', 'NS-MOVE-06', 'NS-MOVE-07', 'NS-BYP-05'],
    'what is fought, left, taken or gone round must be there',
    () => {
      const t = table({ units: { 'F.L1.1': 'fr-line', 'F.R.1': 'fr-light', 'C.L1.5': 'gb-line' } });
      refuses(t, 0, {
        'fight F.L1.1': 'notEngaged NS-MELEE-03',
        'disengage F.L1.1': 'notEngaged NS-MOVE-06',
        'capture F.L1.1': 'nothingToCapture NS-MOVE-07',
        'bypass F.R.1 F.L2.1': 'notBypassSlot NS-BYP-05',
      });
    },
  );

  rule(
    ['NS-KW-DISM', 'NS-ACT-02', 'NS-ACT-06'],
    'dragoons on foot do not dismount, and whoever has begins to act',
    () => {
      const foot = table({ units: { 'F.L1.1': 'fr-dragoons dismounted', 'F.L1.2': 'fr-line', 'C.L1.4': 'gb-line' } });
      refuses(foot, 0, { 'dismount F.L1.1': 'isDismounted NS-KW-DISM' });
      const t = table({ units: { 'F.L1.1': 'fr-dragoons', 'F.L1.2': 'fr-line', 'C.L1.4': 'gb-line' } });
      refuses(t, 0, { 'mount F.L1.1': 'isMounted NS-KW-DISM' });
      t.take(0, 'dismount F.L1.1');
      expect(t.step).toBe('act.choose');
      refuses(t, 0, { 'fire F.L1.2 x C.L1.4': 'anotherUnit NS-ACT-02', pass: 'cannotPass NS-ACT-06' });
    },
  );

  rule('NS-KW-DISM', 'who is ordered as infantry does not mount on the way', () => {
    const t = table(
      { units: { 'F.L2.1': 'fr-dragoons dismounted', 'C.L1.5': 'gb-line' }, hands: [['s32'], []] },
      {},
      { deckF: 'fr-900-a' },
    ).take(0, 'use F.s32-1 on F.L2.1');
    expect(t.step).toBe('act.choose');
    refuses(t, 0, { 'mount F.L2.1': 'noLongerFits NS-KW-DISM' });
  });

  rule(
    ['NS-MOR-01', 'NS-MOR-09', 'NS-MOR-10'],
    'whoever owes a test takes it, and whoever fails goes back to his own side',
    () => {
      const t = table({ units: { 'F.L1.3': 'fr-line', 'C.L1.3': 'pr-line 1' } }, { dice: [4, 1] });
      t.take(0, 'fire F.L1.3 x C.L1.3').quiet('toll.decide');
      refuses(t, 1, { pass: 'cannotPass NS-MOR-01' });
      t.take(1, 'stand').quiet('retreat.side');
      refuses(t, 1, { 'retreat F.RET.L': 'wrongRetreat NS-MOR-10', pass: 'cannotPass NS-MOR-09' });
    },
  );
});
