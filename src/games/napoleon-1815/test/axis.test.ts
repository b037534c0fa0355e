import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { blockNamed, table, ways, zoneNamed } from './table.ts';

// Axe de retraite, control, fortified places.

const CONTESTED = {
  pieces: { ney: 'quatre-bras', picton: 'quatre-bras', erlon: 'frasnes', hill: 'nivelles', orange: 'marbais' },
  axes: [{ zone: 'quatre-bras', towards: 'marbais', camp: 'french' }],
  decks: { french: [2, 4], coalition: [38, 41] },
};

describe('retreat axis', () => {
  rule(['N15-EX-09', 'N15-AXE-09'], 'Picton may leave by any connection but the French axis', () => {
    const t = table({ ...CONTESTED, act: 'coalition' }).play('+ Picton', 'march');
    expect(ways(t)).toEqual(['frasnes', 'genappe', 'nivelles']);
    expect(t.why(1, { kind: 'step', to: zoneNamed('marbais') })).toEqual(['enemyAxis N15-AXE-09']);
  });

  rule('N15-AXE-08', 'the owner of the axis must leave by it', () => {
    const t = table(CONTESTED).play('+ Ney', 'march');
    expect(ways(t)).toEqual(['marbais']);
    expect(t.why(0, { kind: 'step', to: zoneNamed('genappe') })).toEqual(['ownAxis N15-AXE-08']);
  });

  rule('N15-AXE-10', 'only the first connection is bound', () => {
    const t = table({ ...CONTESTED, pieces: { ney: 'quatre-bras', picton: 'quatre-bras' } }).play(
      '+ Ney',
      'march',
      '> Marbais',
    );
    expect(ways(t)).toEqual(['ligny', 'mellery', 'quatre-bras', 'sombreffe']);
  });

  rule(['N15-EX-10', 'N15-AXE-02', 'N15-AXE-03'], 'a second French stack keeps the Marbais axis', () => {
    const t = table(CONTESTED).play("+ D'Erlon", 'march', '> Quatre-Bras', 'pass');
    expect(t.p.axes).toHaveLength(1);
    expect(get(t.p.axes, 0).camp).toBe(0);
    const link = get(t.p.axes, 0).link;
    t.play('+ Hill', 'rest');
    const again = t.play('+ Ney', 'march');
    expect(ways(again)).toEqual(['marbais']);
    expect(link).toBe(get(t.p.axes, 0).link);
  });

  rule(['N15-EX-10', 'N15-AXE-04'], 'a coalition stack that enters elsewhere places none and strikes nobody', () => {
    const t = table({ ...CONTESTED, act: 'coalition' }).play('+ Hill', 'march', '> Quatre-Bras', 'pass');
    expect(t.p.axes).toHaveLength(1);
    expect(t.fatigue('ney')).toBe(0);
  });

  rule(['N15-EX-10', 'N15-AXE-05'], 'one that comes from Marbais costs the French two fatigues at once', () => {
    const t = table({ ...CONTESTED, act: 'coalition' }).play('+ Orange', 'march', '> Quatre-Bras');
    expect(t.fatigue('ney')).toBe(2);
    expect(get(t.p.axes, 0).struck).toBe(true);
    expect(t.events('axisStruck')).toHaveLength(1);
  });

  rule('N15-AXE-05', 'two corps share the two fatigues', () => {
    const t = table({
      ...CONTESTED,
      pieces: { ...CONTESTED.pieces, reille: 'quatre-bras' },
      act: 'coalition',
    }).play('+ Orange', 'march', '> Quatre-Bras');
    expect([t.fatigue('ney'), t.fatigue('reille')]).toEqual([1, 1]);
  });

  rule('N15-AXE-06', 'only once a turn for each marker', () => {
    const t = table({
      ...CONTESTED,
      pieces: { ...CONTESTED.pieces, uxbridge: 'marbais' },
      act: 'coalition',
    }).play(
      '+ Orange',
      'march',
      '> Quatre-Bras',
      'pass',
      '+ Ney',
      'rest',
      '+ Uxbridge',
      'march',
      '> Quatre-Bras',
      'pass',
    );
    expect(t.fatigue('ney')).toBe(2);
    t.play("+ D'Erlon", 'rest', 'pass');
    expect(t.p.turn).toBe(2);
    expect(get(t.p.axes, 0).struck).toBe(false);
  });

  rule(['N15-AXE-07', 'N15-AXE-14'], 'the marker goes when the zone is no longer contested', () => {
    const t = table(CONTESTED).play('+ Ney', 'march', '> Marbais', 'pass');
    expect(t.p.axes.map(({ zone }) => zone)).toEqual([zoneNamed('marbais')]);
    expect(t.events('axisGone')).toEqual([{ kind: 'axisGone', zone: zoneNamed('quatre-bras') }]);
    t.play('+ Picton', 'rest', "+ D'Erlon", 'march', '> Quatre-Bras');
    expect(t.p.axes).toHaveLength(2);
  });

  rule('N15-AXE-11', 'a stack that retreats into the enemy places an axis', () => {
    const t = table({
      pieces: { reille: 'frasnes', drouot: 'frasnes', hill: 'frasnes', erlon: 'quatre-bras' },
      axes: [{ zone: 'frasnes', towards: 'quatre-bras', camp: 'coalition' }],
      decks: { french: [1, 5, 7, 11, 15], coalition: [44, 59, 67] },
    }).play('+ Reille', '+ Drouot', 'fight');
    t.play('retreat > Quatre-Bras');
    expect(t.zone('hill')).toBe('quatre-bras');
    expect(t.p.axes).toMatchObject([{ zone: zoneNamed('quatre-bras'), camp: 1 }]);
  });

  rule(['N15-AXE-12', 'N15-AXE-15'], 'a corps that is set up places none, and later arrivals place none either', () => {
    const t = table({
      pieces: { ney: 'perwez', picton: 'perwez', erlon: 'gembloux', hill: 'ath' },
      phase: 'draw',
      arrivals: [{ turn: 1, corps: 'bulow', zone: 'perwez' }],
      decks: { french: [1, 2, 3, 4, 6, 10], coalition: [37, 38, 39, 40, 41, 42] },
    }).skip();
    expect(t.zone('bulow')).toBe('perwez');
    expect(t.p.axes).toEqual([]);
    t.play("+ D'Erlon", 'march', '> Perwez', 'pass');
    expect(t.p.axes).toEqual([]);
    expect(ways(t.skip().play('+ Picton', 'march'))).toContain('gembloux');
  });

  rule('N15-AXE-13', 'an English corps uses a Prussian arrow', () => {
    const t = table({
      pieces: { zieten: 'ligny', picton: 'ligny', ney: 'ligny' },
      axes: [{ zone: 'ligny', towards: 'sombreffe', camp: 'coalition' }],
      act: 'coalition',
      decks: { coalition: [38] },
    }).play('+ Picton', 'march');
    expect(ways(t)).toEqual(['sombreffe']);
  });
});

describe('control', () => {
  rule(
    ['N15-CTL-01', 'N15-CTL-02', 'N15-VIC-01'],
    'only zones of value carry a marker, and change it as somebody passes',
    () => {
      const t = table({ pieces: { ney: 'belle-alliance', picton: 'ath' }, vp: 10, decks: { french: [10] } });
      t.play('+ Ney', 'march', '> Hougoumont');
      expect([t.p.vp, t.p.control[zoneNamed('hougoumont')]]).toEqual([9, 0]);
      t.play('> Nivelles');
      expect(t.p.vp).toBe(9);
      expect(t.p.control[zoneNamed('nivelles')]).toBe(-1);
      expect(t.p.control[zoneNamed('hougoumont')]).toBe(0);
    },
  );

  rule('N15-CTL-01', 'the ten valued zones', () => {
    const valued = [
      'maubeuge',
      'beaumont',
      'bruxelles',
      'namur',
      'ath',
      'alost',
      'hougoumont',
      'haye-sainte',
      'papelotte',
    ];
    const t = table({});
    const held = t.p.control.flatMap((nation, zone) => (nation < 0 ? [] : [zone]));
    expect(held).toHaveLength(10);
    for (const id of valued) expect(held).toContain(zoneNamed(id));
  });

  rule('N15-CTL-02', 'not while the zone is contested', () => {
    const t = table({ pieces: { ney: 'hal', picton: 'bruxelles' }, vp: 10, decks: { french: [10] } });
    t.play('+ Ney', 'march', '> Bruxelles', 'pass');
    expect([t.p.vp, t.p.control[zoneNamed('bruxelles')]]).toEqual([10, 1]);
  });

  rule('N15-CTL-07', 'who is left alone takes control without fatigue', () => {
    const t = table({
      pieces: { ney: 'namur', zieten: 'namur', pirch: 'ath' },
      axes: [{ zone: 'namur', towards: 'temploux', camp: 'french' }],
      control: { namur: 'prussian' },
      act: 'coalition',
      vp: 10,
      decks: { coalition: [38] },
    }).play('+ Zieten', 'march', '> Eghezée', 'halt');
    expect([t.p.control[zoneNamed('namur')], t.p.vp, t.fatigue('ney')]).toEqual([0, 8, 0]);
  });

  rule(['N15-CTL-08', 'N15-RET-12'], 'a retreat into an enemy fortified town stops there with one fatigue more', () => {
    const t = table({
      pieces: { lobau: 'temploux', zieten: 'temploux', pirch: 'temploux' },
      act: 'coalition',
      axes: [{ zone: 'temploux', towards: 'namur', camp: 'french' }],
      decks: { coalition: [37, 44, 59, 67], french: [2] },
      vp: 5,
    }).play('+ Zieten', '+ Pirch', 'fight', 'tire Zieten', 'retreat > Namur');
    expect([t.zone('lobau'), t.fatigue('lobau')]).toEqual(['namur', 1]);
    expect(t.events('retreatFatigue')).toEqual([{ kind: 'retreatFatigue', total: 1 }]);
  });

  rule('N15-CTL-08', 'the survivors of such a retreat take the town', () => {
    const t = table({
      pieces: { erlon: 'temploux', zieten: 'temploux', pirch: 'temploux' },
      act: 'coalition',
      axes: [{ zone: 'temploux', towards: 'namur', camp: 'french' }],
      decks: { coalition: [37, 44, 59, 67], french: [2, 8] },
      vp: 5,
    }).play('+ Zieten', '+ Pirch', 'fight', "D'Erlon loses infantry", 'retreat > Namur');
    expect([t.zone('erlon'), t.fatigue('erlon')]).toEqual(['namur', 1]);
    expect(t.p.control[zoneNamed('namur')]).toBe(0);
  });

  rule('N15-CTL-09', 'a stack moved by an event takes a fortified town after one fatigue', () => {
    const t = table({
      pieces: { ney: 'ligny', lobau: 'temploux', zieten: 'ath' },
      hands: { french: [14] },
      act: 'coalition',
      vp: 10,
      decks: { coalition: [38] },
    }).play('+ Zieten', 'march', 'play #14', '+ Lobau', '> Namur');
    expect([t.zone('lobau'), t.fatigue('lobau'), t.p.control[zoneNamed('namur')], t.p.vp]).toEqual(['namur', 1, 0, 8]);
    expect(t.activated('lobau')).toBe(false);
  });

  rule(['N15-CTL-09', 'N15-EVT-ULT-03', 'N15-ELI-01'], 'whom that fatigue kills suffers no more of the event', () => {
    const t = table({
      pieces: {
        ney: 'ligny',
        zieten: { zone: 'temploux', infantry: 3, cavalry: 1, fatigue: 8, activated: true },
        pirch: { zone: 'temploux', activated: true },
        picton: 'ath',
      },
      hands: { coalition: [69] },
      control: { namur: 'french' },
      vp: 15,
      decks: { french: [2], coalition: [38] },
    }).play('+ Ney', 'march', 'play #69', '+ Zieten', '+ Pirch', '> Namur', 'tire Zieten');
    expect(t.events('tired').map(({ corps, by }) => [corps, by])).toEqual([
      [blockNamed('zieten'), 1],
      [blockNamed('pirch'), 2],
    ]);
    expect([t.zone('zieten'), t.fatigue('zieten'), t.zone('pirch')]).toEqual(['lost', 0, 'namur']);
    expect([t.p.control[zoneNamed('namur')], t.p.vp]).toEqual([2, 15 - 4 + 2]);
  });

  rule('N15-CTL-10', 'the marker remembers the nation, and counts for the camp', () => {
    const t = table({
      pieces: { zieten: 'foret-de-soignes', ney: 'avesnes' },
      control: { bruxelles: 'french' },
      act: 'coalition',
      vp: 8,
      decks: { coalition: [38] },
    }).play('+ Zieten', 'march', '> Bruxelles');
    expect([t.p.control[zoneNamed('bruxelles')], t.p.vp]).toEqual([2, 10]);
    const english = table({
      pieces: { zieten: 'ninove', ney: 'avesnes' },
      act: 'coalition',
      vp: 8,
      decks: { coalition: [38] },
    });
    english.play('+ Zieten', 'march', '> Alost');
    expect([english.p.control[zoneNamed('alost')], english.p.vp]).toEqual([1, 8]);
  });

  rule('N15-CTL-11', 'leaving a zone keeps the marker', () => {
    const t = table({ pieces: { picton: 'bruxelles', ney: 'avesnes' }, act: 'coalition', decks: { coalition: [38] } });
    t.play('+ Picton', 'march', '> Hal', 'halt');
    expect(t.p.control[zoneNamed('bruxelles')]).toBe(1);
  });

  rule(['N15-DEF-28', 'N15-DEF-29'], 'a French stack alone in a farm removes the Fortified Position', () => {
    const t = table({ pieces: { ney: 'belle-alliance', picton: 'ath' }, decks: { french: [10] } });
    expect(t.p.fortified).toHaveLength(4);
    t.play('+ Ney', 'march', '> Hougoumont', 'halt');
    expect(t.p.fortified).not.toContain(zoneNamed('hougoumont'));
    const guarded = table({ pieces: { ney: 'belle-alliance', picton: 'hougoumont' }, decks: { french: [10] } });
    guarded.play('+ Ney', 'march', '> Hougoumont', 'pass');
    expect(guarded.p.fortified).toContain(zoneNamed('hougoumont'));
    expect(blockNamed('ney')).toBe(0);
  });
});

describe('more of the axis', () => {
  rule(['N15-AXE-03', 'N15-AXE-05'], 'friends who come by the axis of their own camp strike nobody', () => {
    const t = table({
      ...CONTESTED,
      pieces: { ...CONTESTED.pieces, orange: 'ath', gerard: 'marbais' },
    }).play('+ Gérard', 'march', '> Quatre-Bras', 'pass');
    expect(t.events('axisStruck')).toEqual([]);
    expect([t.fatigue('ney'), t.fatigue('picton'), get(t.p.axes, 0).struck]).toEqual([0, 0, false]);
  });

  rule(['N15-AXE-01', 'N15-AXE-05', 'N15-AXE-06'], 'an axis can be struck in the turn in which it was placed', () => {
    const t = table({
      pieces: { ney: 'ligny', picton: 'quatre-bras', orange: 'sombreffe', lobau: 'avesnes' },
      decks: { french: [2], coalition: [39] },
    }).play('+ Ney', 'march', '> Marbais', '> Quatre-Bras', 'pass');
    const before = t.fatigue('ney');
    t.play('+ Orange', 'march', '> Marbais', '> Quatre-Bras');
    expect(t.fatigue('ney')).toBe(before + 2);
  });

  rule(['N15-AXE-05', 'N15-MAN-30'], 'the corps in the zone share it, the rest where their owner likes', () => {
    const t = table({
      ...CONTESTED,
      pieces: { ...CONTESTED.pieces, reille: 'quatre-bras', erlon: 'quatre-bras', vandamme: 'frasnes' },
      act: 'coalition',
    }).play('+ Orange', 'march', '> Quatre-Bras');
    expect([t.seat(), t.offered()]).toEqual([0, ['tire Ney', "tire D'Erlon", 'tire Reille']]);
    expect(t.p.shares).toMatchObject([{ scope: 'zone', zone: zoneNamed('quatre-bras'), why: 'axis' }]);
    t.play("tire D'Erlon");
    expect(t.events('tired')).toEqual([{ kind: 'tired', corps: blockNamed('erlon'), by: 1, why: 'axis' }]);
  });

  rule('N15-AXE-07', 'only the marker of that zone goes', () => {
    const t = table({
      ...CONTESTED,
      pieces: { ...CONTESTED.pieces, orange: 'ath', vandamme: 'wavre', zieten: 'wavre' },
      axes: [...CONTESTED.axes, { zone: 'wavre', towards: 'limal', camp: 'french' }],
    }).play('+ Ney', 'march', '> Marbais', 'halt');
    expect(t.p.axes.map(({ zone }) => zone)).toEqual([zoneNamed('wavre')]);
  });
});

describe('a table laid out', () => {
  rule(
    ['N15-CTL-02', 'N15-DEF-29'],
    'zones of value belong to whoever stands there alone, and nothing is counted',
    () => {
      const t = table({
        pieces: { ney: 'bruxelles', erlon: 'hougoumont', reille: 'papelotte', picton: 'papelotte', bulow: 'beaumont' },
        vp: 10,
        decks: { french: [2], coalition: [38] },
      });
      const holders = ['bruxelles', 'hougoumont', 'papelotte', 'beaumont'].map((id) => t.p.control[zoneNamed(id)]);
      expect(holders).toEqual([0, 0, 1, 2]);
      expect(['hougoumont', 'papelotte'].map((id) => t.p.fortified.includes(zoneNamed(id)))).toEqual([false, true]);
      expect([t.p.vp, t.events('control')]).toEqual([10, []]);
    },
  );
});

describe('vedettes and markers', () => {
  const FOG = { level: 'grognard' };
  const DECKS = { french: [2, 1], coalition: [38, 37] };
  const APART = { ney: 'avesnes', picton: 'ath' };

  rule(['N15-VED-08', 'N15-VED-10'], 'those who die with each other take no town; one who is left takes it', () => {
    const into = (french: number) =>
      table(
        {
          pieces: APART,
          vedettes: { french: { hal: french }, english: { bruxelles: 1 } },
          control: { bruxelles: 'english' },
          vp: 10,
          decks: DECKS,
        },
        FOG,
      ).play(...['+ vedette F1', '+ vedette F2'].slice(0, french), 'march', '> Bruxelles');
    const both = into(1);
    expect([both.zone('vedette F1'), both.zone('vedette E1')]).toEqual(['lost', 'lost']);
    expect([both.p.control[zoneNamed('bruxelles')], both.p.vp]).toEqual([1, 10]);
    const left = into(2);
    expect([left.p.control[zoneNamed('bruxelles')], left.p.vp]).toEqual([0, 8]);
  });

  rule(
    ['N15-VED-05', 'N15-VED-09', 'N15-VED-10'],
    'a vedette that finds a corps in a town dies and takes nothing',
    () => {
      const t = table(
        {
          pieces: { ...APART, hill: 'bruxelles' },
          vedettes: { french: { hal: 2 } },
          vp: 10,
          decks: DECKS,
        },
        FOG,
      ).play('+ vedette F1', '+ vedette F2', 'march', '> Bruxelles');
      expect([t.zone('vedette F1'), t.zone('vedette F2')]).toEqual(['lost', 'lost']);
      expect([t.p.control[zoneNamed('bruxelles')], t.p.vp]).toEqual([1, 10]);
    },
  );

  rule(['N15-VED-11', 'N15-DEF-28'], 'vedettes of the coalition leave a Fortified Position where it is', () => {
    const ride = (who: 'french' | 'english') =>
      table(
        {
          pieces: APART,
          vedettes: { [who]: { nivelles: 1 } },
          act: who === 'french' ? 'french' : 'coalition',
          control: { hougoumont: who === 'french' ? 'english' : 'french' },
          fortified: ['hougoumont'],
          vp: 10,
          decks: DECKS,
        },
        FOG,
      ).play(`+ vedette ${who === 'french' ? 'F' : 'E'}1`, 'march', '> Hougoumont');
    const english = ride('english');
    expect([english.p.fortified, english.p.vp]).toEqual([[zoneNamed('hougoumont')], 11]);
    const french = ride('french');
    expect([french.p.fortified, french.p.vp]).toEqual([[], 9]);
  });

  rule(['N15-VED-05', 'N15-SEQ-03'], 'a reinforcement rides down the vedettes of its zone as it is set up', () => {
    const t = table(
      {
        pieces: APART,
        vedettes: { french: { perwez: 1, avesnes: 1 } },
        phase: 'draw',
        arrivals: [{ turn: 1, corps: 'bulow', zone: 'perwez' }],
        decks: { french: [1, 2, 3, 4, 6, 10], coalition: [37, 38, 39, 40, 41, 42] },
      },
      FOG,
    );
    expect(t.events('eliminated')).toMatchObject([{ zone: zoneNamed('perwez') }]);
    expect(['vedette F1', 'vedette F2'].map((id) => t.zone(id)).sort()).toEqual(['avesnes', 'lost']);
    expect(t.zone('bulow')).toBe('perwez');
  });
});

describe('what a step into a zone shows', () => {
  rule(['N15-FOG-01', 'N15-FOG-05'], 'in fog the enemy in the zone: that step is not taken back', () => {
    const step = (who: string, to: string, level: string) => {
      const t = table(
        {
          pieces: { ney: 'ligny', picton: 'marbais', zieten: 'ath' },
          vedettes: level === 'grognard' ? { french: { ligny: 1 } } : {},
          // EMBUSCADE may come before any fatigue is placed.
          hands: { coalition: [51] },
          decks: { french: [2], coalition: [38] },
        },
        { level },
      ).play(`+ ${who}`, 'march', `> ${to}`);
      return t.reveals;
    };
    expect(step('Ney', 'Marbais', 'grognard')).toBeGreaterThan(0);
    expect(step('Ney', 'Fleurus', 'grognard')).toBe(0);
    expect(step('vedette F1', 'Fleurus', 'grognard')).toBe(0);
    expect(step('Ney', 'Marbais', 'conscript')).toBe(0);
  });

  rule(['N15-TRI-55', 'N15-TRI-11'], 'partners who come to talk see each other’s orders of battle', () => {
    const step = (to: string, blucher: string, screens: string) =>
      table(
        {
          pieces: { ney: 'avesnes', hill: 'bruxelles', wellington: 'bruxelles', zieten: blucher, blucher },
          leader: 'english',
          act: 'coalition',
          decks: { french: [2], coalition: [39, 41] },
        },
        { players: '3', screens },
      ).play('name english', '+ Hill', '+ Wellington', 'march', `> ${to}`).reveals;
    expect(step('Tervueren', 'wavre', 'hidden')).toBeGreaterThan(0);
    expect(step('Hal', 'wavre', 'hidden')).toBe(0);
    expect(step('Tervueren', 'wavre', 'open')).toBe(0);
  });

  rule(
    ['N15-FOG-02', 'N15-FOG-03', 'N15-FOG-08'],
    'in fog a retreat is told by name, and remembered where it ended',
    () => {
      const t = table(
        {
          pieces: { lobau: 'avesnes', bulow: 'hannut', ney: 'sombreffe', picton: 'sombreffe' },
          decks: { french: [1, 2, 8], coalition: [44, 59] },
        },
        { level: 'grognard' },
      ).play('+ Ney', 'fight');
      while (t.step() !== 'retreat.step') t.play(get(t.offered(), 0));
      t.play('retreat > Mazy');
      while (t.step() === 'share.place') t.play(get(t.offered(), 0));
      expect(t.events('moved')).toMatchObject([{ count: 1, blocks: [blockNamed('picton')] }]);
      expect(['picton', 'ney'].map((id) => t.p.sightedAt[blockNamed(id)])).toEqual(
        ['mazy', 'sombreffe'].map(zoneNamed),
      );
      t.play('+ Bülow', 'march', '> Perwez');
      expect(there(t.events('moved').at(-1)).blocks).toEqual([]);
    },
  );
});
