import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { ENGLISH, FRENCH } from '../pieces.ts';
import { table, zoneNamed } from './table.ts';

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
      while (t.seat() === 0) t.play(t.offered()[0]!);
      expect([t.seat(), t.zone('ney')]).toEqual([1, 'ligny']);
      t.play('Picton loses infantry');
      expect([t.zone('ney'), t.reveals > 0]).toEqual(['lost', true]);
    },
  );
});
