import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { ENGLISH, FRENCH } from '../pieces.ts';
import { plays, table, zoneNamed } from './table.ts';

// What is suffered at the same moment kills at the same moment: nobody takes a zone from an enemy who dies with him.

const WAITING = { erlon: 'avesnes', hill: 'ath' };
const DECKS = { french: [4, 6, 10, 2], coalition: [45, 46, 48, 38] };

describe('both sides die together', () => {
  rule('N15-REC-04', 'two exhausted corps with their last point leave a farm to whoever held it', () => {
    const t = table({
      phase: 'recovery',
      pieces: {
        ...WAITING,
        ney: { zone: 'hougoumont', infantry: 0, cavalry: 1, fatigue: 6, activated: true },
        picton: { zone: 'hougoumont', infantry: 1, cavalry: 0, fatigue: 6, activated: true },
      },
      control: { hougoumont: 'french', bruxelles: 'french', alost: 'french' },
      vp: 8,
      decks: DECKS,
    });
    expect([t.zone('ney'), t.zone('picton')]).toEqual(['lost', 'lost']);
    expect(t.p.control[zoneNamed('hougoumont')]).toBe(FRENCH);
    expect([t.events('control'), t.p.vp]).toEqual([[], 8]);
  });

  rule(['N15-REC-04', 'N15-CTL-07'], 'where one of them is left, he takes it', () => {
    const t = table({
      phase: 'recovery',
      pieces: {
        ...WAITING,
        ney: { zone: 'hougoumont', infantry: 0, cavalry: 1, fatigue: 6, activated: true },
        picton: { zone: 'hougoumont', infantry: 2, cavalry: 0, fatigue: 6, activated: true },
      },
      control: { hougoumont: 'french', bruxelles: 'french', alost: 'french' },
      vp: 8,
      decks: DECKS,
    });
    expect([t.zone('ney'), t.zone('picton')]).toEqual(['lost', 'hougoumont']);
    expect([t.p.control[zoneNamed('hougoumont')], t.p.vp]).toEqual([ENGLISH, 9]);
  });

  rule('N15-CBT-43', 'a combat that the losses of both sides end changes no control', () => {
    const t = table({
      pieces: {
        ...WAITING,
        ney: { zone: 'hougoumont', infantry: 0, cavalry: 1 },
        picton: { zone: 'hougoumont', infantry: 1, cavalry: 0 },
      },
      control: { hougoumont: 'french' },
      fortified: [],
      vp: 8,
      decks: DECKS,
    }).play('+ Ney', 'fight');
    expect([t.zone('ney'), t.zone('picton'), t.p.vp]).toEqual(['lost', 'lost', 8]);
    expect(t.p.control[zoneNamed('hougoumont')]).toBe(FRENCH);
  });

  rule(
    ['N15-CBT-43', 'N15-CBT-42'],
    'nor does one that the fatigue of both sides ends; then nobody has losses to take',
    () => {
      const t = table({
        pieces: {
          ...WAITING,
          reille: { zone: 'hougoumont', infantry: 5, cavalry: 0, fatigue: 8 },
          picton: { zone: 'hougoumont', infantry: 3, cavalry: 0, fatigue: 8 },
          orange: { zone: 'hougoumont', infantry: 5, cavalry: 0, fatigue: 8 },
        },
        control: { hougoumont: 'french' },
        fortified: ['hougoumont'],
        vp: 8,
        act: 'coalition',
        decks: DECKS,
      });
      t.play('+ Orange', 'fight');
      expect([t.zone('reille'), t.zone('orange')]).toEqual(['lost', 'lost']);
      expect(t.events('lost')).toEqual([]);
      // Picton did not fight and is alone now.
      expect([t.p.control[zoneNamed('hougoumont')], t.p.fortified]).toEqual([ENGLISH, [zoneNamed('hougoumont')]]);
    },
  );

  rule(
    ['N15-REC-04', 'N15-SET-07'],
    'behind screens the last to place sees who died on the other side: that is a reveal',
    () => {
      const t = table(
        {
          phase: 'recovery',
          pieces: {
            ...WAITING,
            ney: { zone: 'ligny', infantry: 0, cavalry: 1, fatigue: 6, activated: true },
            picton: { zone: 'ath', infantry: 1, cavalry: 1, fatigue: 6, activated: true },
          },
          vp: 8,
          decks: DECKS,
        },
        { screens: 'hidden' },
      );
      while (t.seat() === 0) t.play(get(t.offered(), 0));
      expect([t.seat(), t.zone('ney')]).toEqual([1, 'ligny']);
      t.play('Picton loses infantry');
      expect([t.zone('ney'), t.reveals > 0]).toEqual(['lost', true]);
    },
  );
});

describe('the dead and the points', () => {
  rule(['N15-CBT-53', 'N15-ELI-01'], 'an attacker who is wiped out neither retreats nor is pursued', () => {
    const t = table({
      pieces: {
        ...WAITING,
        ney: { zone: 'sombreffe', infantry: 0, cavalry: 1 },
        picton: 'sombreffe',
        uxbridge: 'sombreffe',
      },
      vp: 8,
      decks: { french: [2], coalition: [37, 44, 59, 38] },
    }).play('+ Ney', 'fight', 'tire Picton');
    expect(t.events('won')).toEqual([{ kind: 'won', side: 1, by: 1 }]);
    expect([t.zone('ney'), t.p.combat, t.p.vp]).toEqual(['lost', null, 9]);
    expect([t.seat(), t.step()]).toEqual([1, 'operation.designate']);
    expect(t.events('pursuit')).toEqual([]);
  });

  rule(
    ['N15-CBT-53', 'N15-DEF-29'],
    'a French win removes the Fortified Position although nobody is left there',
    () => {
      const t = table({
        pieces: {
          ...WAITING,
          reille: { zone: 'hougoumont', fatigue: 8 },
          picton: { zone: 'hougoumont', infantry: 1, cavalry: 0 },
        },
        vp: 8,
        decks: { french: [1, 2], coalition: [38, 39] },
      }).play('+ Reille', 'fight');
      expect([t.zone('reille'), t.zone('picton')]).toEqual(['lost', 'lost']);
      expect(t.events('won')).toEqual([{ kind: 'won', side: 0, by: 1 }]);
      expect(t.p.fortified).not.toContain(zoneNamed('hougoumont'));
    },
  );

  rule(['N15-CBT-10', 'N15-CBT-53', 'N15-ELI-01'], 'a card that kills the last defender ends the combat', () => {
    const t = table({
      pieces: { ...WAITING, reille: 'sombreffe', picton: { zone: 'sombreffe', fatigue: 8 } },
      hands: { french: [24] },
      vp: 10,
      decks: { french: [1, 2], coalition: [44, 59] },
    }).play('+ Reille', 'fight', 'play #24');
    expect([t.zone('picton'), t.p.vp, t.p.combat]).toEqual(['lost', 4, null]);
    expect([t.events('combatCards'), t.events('revealed'), t.events('won')]).toEqual([[], [], []]);
    expect([t.activated('reille'), t.fatigue('reille'), t.seat()]).toEqual([true, 0, 1]);
  });

  /** It rains; who has eight fatigues and operates is finished. */
  const RAIN = { lying: [36], decks: { french: [2, 1], coalition: [38, 37] } };

  rule(['N15-ELI-02', 'N15-VIC-02', 'N15-VIC-06'], 'what the dead are worth, told each with its reason', () => {
    const t = table({
      ...RAIN,
      pieces: { ...WAITING, picton: { zone: 'sombreffe', fatigue: 8 }, wellington: 'sombreffe' },
      act: 'coalition',
      vp: 15,
    }).play('+ Picton', 'rest');
    expect(t.events('vp')).toEqual([
      { kind: 'vp', delta: -6, vp: 9, why: 'strength' },
      { kind: 'vp', delta: -2, vp: 7, why: 'commander' },
    ]);
    expect(t.p.lostStrength).toEqual([0, 6]);
    // Everything lies open: whoever killed his own corps may take it back.
    expect(t.reveals).toBe(0);
    expect(t.p.outcome).toBeNull();
  });

  rule('N15-VIC-05', 'so is the defeat of Napoléon', () => {
    const t = table({
      pieces: { ...WAITING, ney: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe' },
      vp: 8,
      decks: { french: [2, 8], coalition: [37, 44] },
    }).play('+ Ney', '+ Napoléon', 'fight');
    expect(t.events('vp')).toEqual([
      { kind: 'vp', delta: 1, vp: 9, why: 'net' },
      { kind: 'vp', delta: 3, vp: 12, why: 'napoleonBeaten' },
    ]);
  });

  rule('N15-ELI-03', 'who is lost is lost once: the recovery does not bury him again', () => {
    const t = table({ ...RAIN, pieces: { ...WAITING, ney: { zone: 'sombreffe', fatigue: 8 } }, vp: 8 });
    t.play('+ Ney', 'rest', 'pass', 'pass').skip();
    expect([t.p.turn, t.zone('ney')]).toEqual([2, 'lost']);
    expect(t.events('eliminated')).toHaveLength(1);
  });

  rule(['N15-VIC-07', 'N15-VIC-10'], 'a match is won once, by what came first', () => {
    const t = table({
      ...RAIN,
      pieces: { ...WAITING, ney: { zone: 'sombreffe', fatigue: 8 }, napoleon: 'sombreffe' },
      vp: 18,
    }).play('+ Ney', 'rest');
    expect(t.zone('napoleon')).toBe('lost');
    expect([there(t.p.outcome).how, t.events('over')]).toEqual(['track', [{ kind: 'over', outcome: t.p.outcome }]]);
  });

  rule(['N15-VIC-07', 'N15-VIC-01'], 'after the end nothing is counted any more', () => {
    const struck = table({
      pieces: {
        ...WAITING,
        ney: { zone: 'quatre-bras', fatigue: 8 },
        reille: { zone: 'quatre-bras', fatigue: 8 },
        picton: 'quatre-bras',
        orange: 'marbais',
      },
      axes: [{ zone: 'quatre-bras', towards: 'marbais', camp: 'french' }],
      act: 'coalition',
      vp: 18,
      decks: DECKS,
    }).play('+ Orange', 'march', '> Quatre-Bras');
    expect(there(struck.p.outcome).how).toBe('track');
    expect(struck.events('vp')).toEqual([{ kind: 'vp', delta: 3, vp: 20, why: 'strength' }]);
    const fallen = table({
      pieces: {
        ...WAITING,
        ney: { zone: 'sombreffe', infantry: 0, cavalry: 1 },
        napoleon: 'sombreffe',
        picton: 'sombreffe',
      },
      vp: 8,
      decks: { french: [2, 8], coalition: [37, 44] },
    }).play('+ Ney', '+ Napoléon', 'fight');
    expect([there(fallen.p.outcome).how, fallen.p.vp, fallen.events('vp')]).toEqual(['napoleonDead', 8, []]);
  });

  rule(['N15-CBT-53', 'N15-EVT-PAN-02'], 'nobody plays a card on the retreat of the dead', () => {
    const t = table({
      pieces: { ...WAITING, ney: { zone: 'sombreffe', infantry: 0, cavalry: 1 }, picton: 'sombreffe' },
      hands: { coalition: [58] },
      vp: 8,
      decks: { french: [2], coalition: [37, 44] },
    }).play('+ Ney', 'fight');
    while (t.step() === 'window.ask') {
      expect(plays(t)).toEqual([]);
      t.play('pass');
    }
    expect([t.zone('ney'), t.p.combat, t.p.hands[1]]).toEqual(['lost', null, [58]]);
  });

  rule(
    ['N15-CBT-40', 'N15-CBT-43', 'N15-SET-07'],
    'the last loss may be taken back on an open table, not behind screens',
    () => {
      const placed = (screens: string) => {
        const t = table(
          {
            pieces: { ...WAITING, reille: 'sombreffe', picton: 'sombreffe' },
            decks: { french: [1, 2], coalition: [44, 59] },
          },
          { screens },
        ).play('+ Reille', 'fight');
        while (t.step() === 'share.place') t.play(get(t.offered(), 0));
        expect(t.step()).toBe('retreat.step');
        return t.reveals > 0;
      };
      expect([placed('open'), placed('hidden')]).toEqual([false, true]);
    },
  );
});
