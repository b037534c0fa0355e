import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { there } from '../../../kernel/there.ts';
import { blockNamed, plays, table, zoneNamed } from './table.ts';

// Opérations, recovery, elimination, victory.

const APART = { ney: 'avesnes', erlon: 'avesnes', picton: 'ath', zieten: 'namur' };
const DECKS = { french: [1, 2, 3, 4, 6, 7, 10], coalition: [37, 38, 39, 40, 45, 46, 48] };

describe('operations', () => {
  rule(['N15-OPS-01', 'N15-OPS-02'], 'players alternate, one operation each, or pass', () => {
    const t = table({ pieces: APART, decks: DECKS });
    expect([t.seat(), t.offered()]).toEqual([0, ['+ Ney', "+ D'Erlon", 'pass']]);
    t.play('+ Ney', 'rest');
    expect(t.seat()).toBe(1);
    t.play('+ Picton', 'rest');
    expect(t.seat()).toBe(0);
  });

  rule(
    ['N15-OPS-03', 'N15-OPS-04'],
    'who has passed operates no more, but still plays cards; the other goes on',
    () => {
      const t = table({ pieces: APART, hands: { french: [8, 12] }, decks: DECKS }).play('pass');
      expect(t.p.passed).toEqual([true, false]);
      t.play('+ Picton', 'march', 'play #8', 'halt');
      expect([t.seat(), t.step()]).toEqual([1, 'operation.designate']);
      t.play('+ Zieten', 'march', '> Temploux', 'halt', 'play #12');
      expect(t.fatigue('zieten')).toBe(1);
      expect(t.events('phase').map(({ phase }) => phase)).toContain('recovery');
    },
  );

  rule('N15-OPS-05', 'who has nothing left to activate must pass', () => {
    const t = table({ pieces: { ney: 'avesnes', picton: 'ath', zieten: 'namur' }, decks: DECKS }).play(
      '+ Ney',
      'rest',
      '+ Picton',
      'rest',
    );
    expect(t.events('passed')).toContainEqual({ kind: 'passed', seat: 0, forced: true });
    expect(t.seat()).toBe(1);
  });

  rule('N15-OPS-05', 'a commander who is to activate yet is nobody to operate with', () => {
    const pieces = { ney: 'avesnes', napoleon: 'avesnes', picton: 'ath', zieten: 'namur' };
    const t = table({ pieces, decks: DECKS }).play('+ Ney', 'rest', '+ Picton', 'rest');
    expect([t.events('passed'), t.seat()]).toEqual([[{ kind: 'passed', seat: 0, forced: true }], 1]);
    const fog = table({ pieces, decks: DECKS }, { level: 'grognard' }).play('+ Ney', 'rest', '+ Picton', 'rest');
    expect([fog.seat(), fog.offered()]).toEqual([0, ['pass']]);
  });

  rule(['N15-OPS-06', 'N15-DEF-01', 'N15-DEF-20'], 'a stack is any corps to activate of one zone', () => {
    const t = table({
      pieces: { ...APART, lobau: { zone: 'avesnes', activated: true }, reille: 'ligny' },
      decks: DECKS,
    }).play('+ Ney');
    expect(t.offered()).toEqual(["+ D'Erlon", 'march', 'rest']);
    expect(t.why(0, `block:${blockNamed('lobau')}`)).toEqual(['activated N15-DEF-01']);
    expect(t.why(0, `block:${blockNamed('reille')}`)).toEqual(['otherZone N15-DEF-20']);
    expect(t.why(0, `block:${blockNamed('ney')}`)).toEqual(['alreadyInStack N15-OPS-06']);
    expect(t.why(0, `block:${blockNamed('picton')}`)).toEqual(['enemyBlock N15-GEN-01']);
    expect(t.why(0, `block:${blockNamed('lamarque')}`)).toEqual(['blockNotHere N15-SEQ-03']);
    expect(t.why(1, `block:${blockNamed('picton')}`)).toEqual(['notYourDecision N15-OPS-06']);
  });

  rule('N15-OPS-07', 'English and Prussian corps are not mixed', () => {
    const t = table({
      pieces: { picton: 'ath', zieten: 'ath', blucher: 'ath', ney: 'avesnes' },
      act: 'coalition',
      decks: DECKS,
    }).play('+ Picton');
    expect(t.offered()).toEqual(['march', 'rest']);
    expect(t.why(1, `block:${blockNamed('zieten')}`)).toEqual(['mixedNations N15-OPS-07']);
    expect(t.why(1, `block:${blockNamed('blucher')}`)).toEqual(['commanderNation N15-DEF-05']);
  });

  rule(['N15-DEF-03', 'N15-DEF-06'], 'a commander never moves alone, and must be to activate', () => {
    const t = table({ pieces: { ...APART, napoleon: { zone: 'avesnes', activated: true } }, decks: DECKS });
    expect(t.offered()).not.toContain('+ Napoléon');
    expect(t.play('+ Ney').offered()).not.toContain('+ Napoléon');
    const fresh = table({ pieces: { ...APART, napoleon: 'avesnes' }, decks: DECKS });
    expect(fresh.why(0, `block:${blockNamed('napoleon')}`)).toEqual(['commanderAlone N15-DEF-03']);
    fresh.play('+ Ney', '+ Napoléon', 'rest');
    expect(fresh.activated('napoleon')).toBe(true);
  });

  rule(
    ['N15-OPS-09', 'N15-OPS-12', 'N15-OPS-13'],
    'a designated stack is activated even if it does nothing; the intention is announced',
    () => {
      const t = table({ pieces: { ...APART, zieten: 'avesnes' }, decks: DECKS }).play('+ Ney');
      expect(t.offered()).toEqual(["+ D'Erlon", 'march', 'fight', 'rest']);
      t.play('rest');
      expect([t.activated('ney'), t.activated('erlon'), t.zone('ney')]).toEqual([true, false, 'avesnes']);
      expect(t.events('designated')[0]).toMatchObject({ seat: 0, intent: 'rest', blocks: [blockNamed('ney')] });
    },
  );

  rule(
    ['N15-DEF-25', 'N15-DEF-23', 'N15-DEF-26'],
    'only corps make a zone contested, and any number can stand in it',
    () => {
      const t = table({
        pieces: {
          ney: 'ligny',
          erlon: 'ligny',
          reille: 'ligny',
          lobau: 'ligny',
          gerard: 'ligny',
          vandamme: 'ligny',
          grouchy: 'ligny',
          drouot: 'ligny',
          picton: 'ath',
        },
      });
      expect(t.offered()).toHaveLength(9);
      expect(t.play('+ Ney').offered()).not.toContain('fight');
    },
  );

  rule('N15-DEF-27', 'zones are adjacent over a destroyed bridge too', () => {
    const t = table({
      pieces: { lobau: 'thuin', reille: 'fontaine', zieten: 'fontaine', ney: 'avesnes', picton: 'ath' },
      destroyed: ['thuin--fontaine'],
      hands: { french: [10] },
      decks: { french: [2, 8, 12], coalition: [44, 59] },
    }).play('+ Reille', 'fight', 'play #10', '+ Lobau', 'done');
    expect(t.zone('lobau')).toBe('fontaine');
  });
});

describe('windows', () => {
  const HANDS = { french: [14, 8, 13, 12], coalition: [60, 52, 49, 53, 51, 68, 69] };

  rule(['N15-WIN-01', 'N15-EVT-REA-01', 'N15-EVT-ULT-01'], 'W1: before anything is revealed', () => {
    const t = table({
      pieces: { ...APART, hill: { zone: 'alost', activated: true } },
      hands: HANDS,
      decks: DECKS,
    }).play('+ Ney', 'march');
    expect([t.seat(), plays(t), there(t.p.op).card]).toEqual([1, [60, 69], -1]);
    const rest = table({
      pieces: { ...APART, hill: { zone: 'alost', activated: true } },
      hands: HANDS,
      decks: DECKS,
    }).play('+ Ney', 'rest');
    expect(plays(rest)).toEqual([60]);
    const alone = table({ pieces: { ney: 'avesnes', picton: 'ath' }, hands: HANDS, decks: DECKS }).play(
      '+ Ney',
      'march',
    );
    expect(plays(alone)).toEqual([60, 68]);
  });

  rule(['N15-WIN-02', 'N15-EVT-ENC-01'], 'W2: GROUCHY, then the opponent, then the mover', () => {
    const t = table({
      pieces: { grouchy: 'avesnes', picton: 'ath' },
      hands: { french: [17, 1], coalition: [52, 51, 53] },
      decks: DECKS,
    });
    t.play('+ Grouchy', 'march');
    expect([t.seat(), plays(t)]).toEqual([0, [17]]);
    t.play('pass');
    expect([t.seat(), plays(t)]).toEqual([1, [51, 52]]);
    t.play('pass');
    expect([t.seat(), plays(t)]).toEqual([0, [1]]);
  });

  rule(['N15-WIN-03', 'N15-WIN-04'], 'W3 at each zone entered, W4 at the end', () => {
    const t = table({ pieces: { ney: 'ligny', picton: 'ath' }, hands: { coalition: [49, 51, 53] }, decks: DECKS });
    t.play('+ Ney', 'march', '> Marbais');
    expect([t.seat(), plays(t)]).toEqual([1, [49, 51]]);
    t.play('pass', 'halt');
    expect([t.seat(), plays(t)]).toEqual([1, [51, 53]]);
  });

  rule('N15-WIN-05', 'W5: the attacker, then the defender', () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'ligny' },
      hands: { french: [6], coalition: [47] },
      decks: DECKS,
    }).play('+ Ney', 'fight');
    expect([t.step(), t.seat()]).toEqual(['window.ask', 0]);
    t.play('pass');
    expect([t.step(), t.seat(), plays(t)]).toEqual(['window.ask', 1, [47]]);
  });

  rule('N15-WIN-06', 'W6: after the winner is known, before the retreat', () => {
    const t = table({
      pieces: { reille: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes' },
      hands: { coalition: [66, 65] },
      decks: { french: [1, 2], coalition: [44, 59] },
    }).play('+ Reille', 'fight', 'pass', 'Picton loses infantry');
    expect([t.step(), t.seat(), plays(t)]).toEqual(['window.ask', 1, [65, 66]]);
    t.play('pass');
    expect(t.step()).toBe('retreat.step');
  });

  rule('N15-WIN-10', 'W6 opens once more before a pursuit', () => {
    const t = table({
      pieces: { reille: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes' },
      hands: { coalition: [66, 65] },
      decks: { french: [1, 2, 8, 12], coalition: [44, 59] },
    }).play('+ Reille', "+ D'Erlon", 'fight', 'pass', 'Picton loses infantry', 'pass', 'retreat > Mazy');
    expect([t.step(), t.seat(), plays(t)]).toEqual(['window.ask', 1, [65]]);
    t.play('play #65');
    expect(t.events('pursuit')).toEqual([]);
  });

  rule('N15-WIN-07', 'W7: at the end of a French operation', () => {
    const t = table({ pieces: APART, hands: { french: [16] }, decks: DECKS }).play('+ Ney', 'rest');
    expect([t.step(), t.seat(), plays(t)]).toEqual(['window.ask', 0, [16]]);
  });

  rule(['N15-WIN-08', 'N15-EVT-CTO-01'], 'CONTRE ORDRE answers before the event takes effect', () => {
    const t = table({ pieces: APART, hands: { french: [1], coalition: [50] }, decks: DECKS }).play('+ Ney', 'march');
    const before = there(t.skip().p.op).mp;
    t.play('play #1');
    expect([t.step(), t.seat(), plays(t)]).toEqual(['answer.ask', 1, [50]]);
    expect(there(t.p.op).mp).toBe(before);
    t.play('play #50');
    expect(there(t.p.op).mp).toBe(before);
  });

  rule(['N15-WIN-09', 'N15-OPS-10'], 'who has played his card is offered no window in the operation', () => {
    const t = table({ pieces: { ney: 'ligny', picton: 'ath' }, hands: { coalition: [52, 49, 53] }, decks: DECKS });
    t.play('+ Ney', 'march', 'play #52', '> Marbais');
    expect(t.step()).toBe('manoeuvre.displace');
    t.play('halt');
    expect(t.p.op?.seat).toBe(1);
    expect(t.why(1, 'card:49')).toEqual(['wrongMoment N15-CRD-06']);
  });
});

describe('recovery', () => {
  rule('N15-REC-01', 'a corps still to activate loses all its fatigue', () => {
    const t = table({
      pieces: {
        ney: { zone: 'avesnes', fatigue: 7 },
        erlon: { zone: 'avesnes', fatigue: 3, activated: true },
        picton: 'ath',
      },
      phase: 'recovery',
      decks: DECKS,
    });
    expect([t.fatigue('ney'), t.fatigue('erlon')]).toEqual([0, 3]);
  });

  rule(['N15-REC-02', 'N15-REC-03'], 'for each corps one card of any colour, the French first', () => {
    const t = table({
      pieces: {
        ney: { zone: 'avesnes', fatigue: 4, activated: true },
        erlon: { zone: 'avesnes', fatigue: 1, activated: true },
        picton: { zone: 'ath', fatigue: 2, activated: true },
      },
      phase: 'recovery',
      hands: { french: [8, 26, 9], coalition: [37] },
      decks: DECKS,
    });
    expect([t.seat(), t.offered().length]).toEqual([0, 7]);
    t.play('#9 for Ney');
    expect(t.fatigue('ney')).toBe(1);
    expect(t.offered()).toEqual(["#8 for D'Erlon", "#26 for D'Erlon", 'pass']);
    expect(t.why(0, `block:${blockNamed('ney')}`)).toEqual(['oneRecovery N15-REC-02']);
    t.play("#8 for D'Erlon");
    expect([t.seat(), t.offered()]).toEqual([1, ['#37 for Picton', 'pass']]);
    expect(t.fatigue('erlon')).toBe(0);
  });

  rule(
    ['N15-EX-04', 'N15-REC-04', 'N15-REC-05', 'N15-REC-06', 'N15-REC-07', 'N15-REC-08'],
    'the worked example',
    () => {
      const t = table({
        pieces: {
          uxbridge: { zone: 'ath', fatigue: 6, activated: true },
          vandamme: { zone: 'avesnes', fatigue: 6, activated: true },
          ney: { zone: 'avesnes', fatigue: 4, activated: true },
        },
        phase: 'recovery',
        hands: { coalition: [37] },
        vp: 8,
        control: { bruxelles: 'french', alost: 'french' },
        decks: DECKS,
      }).play('#37 for Uxbridge');
      expect(t.offered()).toEqual(['Vandamme loses infantry', 'Vandamme loses cavalry']);
      t.play('Vandamme loses infantry').skip();
      expect(t.strength('uxbridge')).toEqual([0, 4]);
      expect([t.strength('vandamme'), t.strength('ney')]).toEqual([
        [3, 1],
        [0, 3],
      ]);
      expect(t.fatigue('uxbridge')).toBe(4);
      expect([t.p.vp, t.p.turn]).toEqual([9, 2]);
      expect(['uxbridge', 'vandamme', 'ney'].map((id) => t.activated(id))).toEqual([false, false, false]);
    },
  );

  rule('N15-REC-04', 'all losses of exhaustion at once', () => {
    const t = table({
      pieces: {
        lobau: { zone: 'avesnes', fatigue: 5, activated: true },
        uxbridge: { zone: 'ath', fatigue: 8, activated: true },
        ney: 'avesnes',
      },
      phase: 'recovery',
      vp: 1,
      control: { bruxelles: 'french', alost: 'french' },
      decks: DECKS,
    }).skip();
    expect([t.strength('lobau'), t.strength('uxbridge')]).toEqual([
      [2, 0],
      [0, 3],
    ]);
    expect(t.p.outcome).toBeNull();
    expect(t.p.vp).toBe(1);
  });
});

describe('elimination', () => {
  rule(
    ['N15-ELI-01', 'N15-ELI-02', 'N15-VIC-02'],
    'more than eight fatigues, or no strength: gone, and every point counts',
    () => {
      const t = table({
        pieces: { erlon: { zone: 'ligny', fatigue: 8 }, ney: 'avesnes', picton: 'marbais' },
        vp: 5,
        decks: { french: [2] },
      });
      t.play("+ D'Erlon", 'march', '> Marbais');
      expect([t.zone('erlon'), t.p.vp]).toEqual(['lost', 11]);
      expect(t.strength('erlon')).toEqual([0, 0]);
      expect(t.events('eliminated')).toEqual([
        { kind: 'eliminated', block: blockNamed('erlon'), zone: zoneNamed('marbais'), strength: 6 },
      ]);
      expect(t.p.axes).toEqual([]);
      const eight = table({
        pieces: { erlon: { zone: 'ligny', fatigue: 7 }, ney: 'avesnes', picton: 'marbais' },
        decks: { french: [2] },
      });
      expect(eight.play("+ D'Erlon", 'march', '> Marbais').zone('erlon')).toBe('marbais');
    },
  );

  rule('N15-ELI-01', 'the last strength point in recovery', () => {
    const t = table({
      pieces: { lobau: { zone: 'avesnes', infantry: 1, fatigue: 5, activated: true }, ney: 'ligny', picton: 'ath' },
      phase: 'recovery',
      decks: DECKS,
    }).skip();
    expect(t.zone('lobau')).toBe('lost');
  });

  rule(['N15-ELI-03', 'N15-EVT-FRE-05'], 'who is gone never returns', () => {
    const t = table({
      pieces: { ney: 'avesnes', picton: 'ath' },
      phase: 'initiative',
      hands: { coalition: [67] },
      decks: DECKS,
    });
    t.p.where[blockNamed('frederick')] = -2;
    t.play('play #67');
    expect(t.offered()).toEqual(['for Picton']);
    expect(t.why(1, { kind: 'stack', block: blockNamed('frederick') })).toEqual(['blockLost N15-ELI-03']);
  });

  rule(
    ['N15-DEF-04', 'N15-ELI-04', 'N15-VIC-06', 'N15-VIC-11'],
    'a commander left without a corps goes with it; two points, the match goes on',
    () => {
      const t = table({
        pieces: {
          reille: 'sombreffe',
          picton: { zone: 'sombreffe', infantry: 1, cavalry: 0 },
          wellington: 'sombreffe',
          hill: 'ath',
          lobau: 'avesnes',
        },
        decks: { french: [1, 2], coalition: [44] },
        vp: 9,
      }).play('+ Reille', 'fight');
      expect([t.zone('picton'), t.zone('wellington')]).toEqual(['lost', 'lost']);
      expect([t.p.vp, t.p.outcome]).toEqual([6, null]);
      const saved = table({
        pieces: {
          reille: 'sombreffe',
          picton: { zone: 'sombreffe', infantry: 1, cavalry: 0, fatigue: 8 },
          zieten: 'sombreffe',
          wellington: 'sombreffe',
          lobau: 'avesnes',
        },
        decks: { french: [2, 8], coalition: [44, 59, 61, 67] },
      }).play('+ Reille', 'fight');
      expect([saved.zone('picton'), saved.zone('wellington')]).toEqual(['lost', 'sombreffe']);
    },
  );

  rule('N15-VIC-10', 'Napoléon eliminated: the coalition wins at once', () => {
    const t = table({
      pieces: {
        napoleon: 'ligny',
        lobau: { zone: 'ligny', fatigue: 8 },
        erlon: 'avesnes',
        picton: 'marbais',
        hill: 'marbais',
      },
      hands: { coalition: [53] },
      decks: { french: [2] },
    });
    t.play('+ Lobau', '+ Napoléon', 'march', '> Marbais', 'play #53');
    expect(t.p.outcome).toMatchObject({ winners: [1], how: 'napoleonDead' });
    expect(t.seat()).toBe(-1);
    expect(t.why(0, { kind: 'pass' })).toEqual(['matchOver N15-VIC-07']);
  });
});

describe('victory', () => {
  rule(['N15-VIC-07', 'N15-VIC-12'], 'twenty points: the coalition, at once, and no more than twenty', () => {
    const t = table({
      pieces: { erlon: { zone: 'ligny', fatigue: 8 }, ney: 'avesnes', picton: 'marbais' },
      vp: 16,
      decks: { french: [2] },
    });
    t.play("+ D'Erlon", 'march', '> Marbais');
    expect(t.p.outcome).toMatchObject({ winners: [1], how: 'track', facts: { vp: 20 } });
  });

  rule(['N15-VIC-08', 'N15-VIC-01'], 'none: the French, at once', () => {
    const t = table({ pieces: { ney: 'hal', picton: 'ath' }, vp: 1, decks: { french: [2] } }).play(
      '+ Ney',
      'march',
      '> Bruxelles',
    );
    expect(t.p.outcome).toMatchObject({ winners: [0], how: 'track', facts: { vp: 0 } });
  });

  rule(['N15-VIC-09', 'N15-VIC-13'], 'after the last turn the coalition wins, its marker point scored', () => {
    const t = table({ pieces: { ney: 'avesnes', picton: 'ath' }, turn: 3, vp: 3, phase: 'recovery', decks: DECKS });
    expect(t.p.outcome).toMatchObject({ winners: [1], how: 'lastTurn', facts: { vp: 4, turn: 3 } });
  });

  rule('N15-VIC-04', 'seven markers at the end of a turn are a point for the coalition', () => {
    const end = (control: Record<string, string>) =>
      table({ pieces: { ney: 'avesnes', picton: 'tubize' }, vp: 8, phase: 'recovery', control, decks: DECKS }).skip().p
        .vp;
    expect(end({})).toBe(9);
    expect(end({ alost: 'french' })).toBe(9);
    expect(end({ alost: 'french', ath: 'french' })).toBe(8);
  });

  rule('N15-VIC-05', 'three points if Napoléon takes part and loses', () => {
    const lose = (stack: string[]) =>
      table({
        pieces: { ney: 'sombreffe', erlon: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes' },
        decks: { french: [2, 8, 12], coalition: [37, 44] },
        vp: 8,
      })
        .play(...stack, 'fight', 'retreat > Ligny')
        .skip().p.vp;
    expect(lose(['+ Ney', '+ Napoléon'])).toBe(12);
    expect(lose(['+ Ney'])).toBe(9);
  });

  rule('N15-VIC-05', 'not if he wins', () => {
    const t = table({
      pieces: { ney: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe', lobau: 'avesnes' },
      decks: { french: [1, 2, 8], coalition: [44, 59] },
      vp: 8,
    }).play('+ Ney', '+ Napoléon', 'fight', 'Picton loses infantry', 'retreat > Ligny');
    expect(t.p.vp).toBe(7);
  });

  rule('N15-VIC-14', 'a strength point that was added scores nothing', () => {
    const t = table({
      pieces: { ney: 'avesnes', picton: 'ath' },
      phase: 'initiative',
      hands: { coalition: [62] },
      vp: 8,
      decks: DECKS,
    }).play('play #62', 'for Picton');
    expect([t.p.vp, t.strength('picton')]).toEqual([8, [6, 1]]);
    expect(t.p.addedStrength).toEqual([0, 1]);
  });
});
