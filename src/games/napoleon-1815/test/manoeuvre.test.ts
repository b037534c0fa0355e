import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { blockNamed, plays, table, ways, zoneNamed } from './table.ts';

// La manœuvre: points, displacement, fatigue, sharing.

/** EX-05: Napoléon, D'Erlon and Ney at Ligny; the card shows 4. */
const LIGNY = {
  pieces: { napoleon: 'ligny', erlon: 'ligny', ney: 'ligny', hill: 'ath', wellington: 'ath' },
  decks: { french: [2], coalition: [37] },
};

const pointsOf = (...stack: string[]): number => there(table(LIGNY).play(...stack, 'march').p.op).mp;

describe('movement points', () => {
  rule(
    ['N15-EX-05', 'N15-MAN-01', 'N15-MAN-02', 'N15-MAN-04', 'N15-MAN-05', 'N15-MAN-06'],
    'the table of the worked example',
    () => {
      expect(
        there(
          table({ ...LIGNY, pieces: { erlon: 'ligny', ney: 'ligny', hill: 'ath' } }).play("+ D'Erlon", 'march').p.op,
        ).mp,
      ).toBe(4);
      const both = {
        ...LIGNY,
        pieces: { napoleon: 'ligny', erlon: 'ligny', ney: 'ligny', reille: 'ligny', hill: 'ath' },
      };
      expect(there(table(both).play("+ D'Erlon", 'march').p.op).mp).toBe(4);
      expect(there(table(both).play('+ Ney', 'march').p.op).mp).toBe(5);
      expect(there(table(both).play("+ D'Erlon", '+ Napoléon', 'march').p.op).mp).toBe(5);
      expect(there(table(both).play('+ Ney', '+ Napoléon', 'march').p.op).mp).toBe(6);
      expect(pointsOf("+ D'Erlon", '+ Ney', '+ Napoléon')).toBe(4);
    },
  );

  rule(['N15-EX-05', 'N15-DEF-05'], 'Napoléon may stay only if a corps stays', () => {
    const t = table({ ...LIGNY, pieces: { napoleon: 'ligny', erlon: 'ligny', hill: 'ath' } }).play("+ D'Erlon");
    expect(t.offered()).not.toContain('march');
    expect(t.why(0, { kind: 'go' })).toEqual(['leavesCommander N15-DEF-05']);
    expect(t.play('+ Napoléon').offered()).toContain('march');
    expect(table(LIGNY).play("+ D'Erlon").offered()).toContain('march');
  });

  rule(
    'N15-DEF-05',
    'a commander of the other nation bars the last corps, and a friendly corps of either keeps him',
    () => {
      const pieces = { wellington: 'wavre', picton: { zone: 'wavre', activated: true }, zieten: 'wavre', ney: 'ligny' };
      expect(table({ pieces, act: 'coalition' }).play('+ Zieten').offered()).toContain('march');
      const alone = { wellington: 'wavre', zieten: 'wavre', ney: 'ligny' };
      expect(table({ pieces: alone, act: 'coalition' }).play('+ Zieten').offered()).not.toContain('march');
    },
  );

  rule(['N15-MAN-01', 'N15-CRD-02'], 'the movement card is revealed and discarded', () => {
    const t = table(LIGNY).play("+ D'Erlon", 'march');
    expect(t.p.discards[0]).toContain(2);
    expect(t.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 2, use: 'march' }]);
    expect(get(t.events('marchPoints'), 0).terms).toEqual([
      { what: 'card', clause: 'N15-MAN-01', value: 4, block: -1 },
    ]);
  });

  rule('N15-MAN-07', 'without movement points the stack stays, is activated, and cannot fight', () => {
    const t = table({
      pieces: { reille: 'fleurus', erlon: 'fleurus', zieten: 'fleurus' },
      decks: { french: [35] },
    }).play('+ Reille', "+ D'Erlon", 'march');
    expect(t.p.op?.mp ?? 0).toBe(0);
    expect(t.seat()).toBe(1);
    expect([t.zone('reille'), t.activated('reille'), t.activated('erlon')]).toEqual(['fleurus', true, true]);
  });

  rule('N15-MAN-03', 'events change the points', () => {
    const t = table({ ...LIGNY, hands: { coalition: [52] } }).play('+ Ney', '+ Napoléon', 'march', 'play #52');
    expect(there(t.p.op).mp).toBe(5);
    expect(get(t.events('marchPoints'), 0).terms).toContainEqual({
      what: 'events',
      clause: 'N15-MAN-03',
      value: -1,
      block: -1,
    });
  });
});

describe('displacement', () => {
  const LONE = { pieces: { erlon: 'ligny', picton: 'ath' }, decks: { french: [2] } };

  rule(['N15-MAN-10', 'N15-MAN-13', 'N15-DEF-21'], 'a path of connections within the points', () => {
    const t = table(LONE).play("+ D'Erlon", 'march');
    expect(ways(t)).toEqual(['fleurus', 'marbais', 'sombreffe']);
    expect(t.why(0, { kind: 'step', to: zoneNamed('mazy') })).toEqual(['notAdjacent N15-MAN-10']);
    t.play('> Sombreffe', '> Mazy', '> Temploux');
    expect(there(t.p.op).spent).toBe(3);
    t.play('> Namur');
    expect(t.zone('erlon')).toBe('namur');
    expect(t.seat()).toBe(1);
  });

  rule(['N15-MAN-13', 'N15-MAN-12'], 'it stops when the points are used up, and keeps none', () => {
    const t = table({ pieces: { erlon: 'ligny', picton: 'ath' }, decks: { french: [9] } }).play(
      "+ D'Erlon",
      'march',
      '> Sombreffe',
      '> Mazy',
    );
    expect(t.seat()).toBe(1);
    expect(t.p.op?.seat).toBe(1);
    expect(t.activated('erlon')).toBe(true);
  });

  rule(['N15-MAN-11', 'N15-EVT-PON-04'], 'a destroyed bridge costs three points', () => {
    const across = {
      pieces: { erlon: 'thuin', picton: 'ath' },
      destroyed: ['thuin--binche'],
      decks: { french: [1] },
    };
    const t = table(across).play("+ D'Erlon", 'march');
    expect(ways(t)).toContain('binche');
    t.play('> Binche');
    expect(t.zone('erlon')).toBe('binche');
    expect(t.seat()).toBe(1);
    const poor = table({ ...across, decks: { french: [9] } }).play("+ D'Erlon", 'march');
    expect(ways(poor)).not.toContain('binche');
    expect(poor.why(0, { kind: 'step', to: zoneNamed('binche') })).toEqual(['brokenBridge N15-MAN-11']);
    expect(ways(poor.play('> Walcourt'))).toContain('beaumont');
  });

  rule(['N15-EX-07', 'N15-MAN-14'], 'case B: it stops where a friendly stack is, without fatigue', () => {
    const t = table({
      pieces: { ...LIGNY.pieces, reille: 'quatre-bras' },
      decks: LIGNY.decks,
    }).play('+ Ney', "+ D'Erlon", '+ Napoléon', 'march', '> Marbais', '> Quatre-Bras');
    expect(t.p.op?.seat).toBe(1);
    expect([t.fatigue('ney'), t.fatigue('erlon')]).toEqual([0, 0]);
    expect([t.zone('napoleon'), t.activated('napoleon')]).toEqual(['quatre-bras', true]);
  });

  rule('N15-MAN-14', 'English and Prussian stacks stop each other', () => {
    const t = table({
      pieces: { picton: 'waterloo', zieten: 'ohain', ney: 'avesnes' },
      act: 'coalition',
      decks: { coalition: [38] },
    }).play('+ Picton', 'march', '> Ohain');
    expect(t.seat()).toBe(0);
    expect(t.p.op?.seat).toBe(0);
  });

  rule('N15-MAN-16', 'it may stop anywhere, even before the first step, and has then manoeuvred', () => {
    const t = table({
      pieces: { erlon: 'fleurus', reille: 'fleurus', zieten: 'fleurus', hill: 'ath' },
      decks: { french: [2, 7], coalition: [44, 59] },
    }).play("+ D'Erlon", 'march', 'halt', 'fight');
    const cards = there(t.events('combatCards').find(({ side }) => side === 0));
    expect(cards.total).toBe(1);
    expect(cards.terms).toContainEqual({ what: 'march', clause: 'N15-CBT-12', value: -1, block: -1 });
  });

  rule('N15-MAN-17', 'it may come back to a zone that it passed', () => {
    const t = table(LONE).play("+ D'Erlon", 'march', '> Marbais', '> Ligny', '> Marbais');
    expect(t.zone('erlon')).toBe('marbais');
    expect(there(t.p.op).spent).toBe(3);
  });

  rule(
    ['N15-MAN-15', 'N15-MAN-27', 'N15-CTL-05', 'N15-CTL-03', 'N15-VIC-03'],
    'taking a fortified town: stop, one fatigue, its points',
    () => {
      const t = table({ ...LONE, vp: 10, decks: { french: [10] }, pieces: { erlon: 'mazy', picton: 'ath' } }).play(
        "+ D'Erlon",
        'march',
        '> Temploux',
        '> Namur',
      );
      expect([t.zone('erlon'), t.fatigue('erlon')]).toEqual(['namur', 1]);
      expect(t.p.control[zoneNamed('namur')]).toBe(0);
      expect(t.p.vp).toBe(8);
      expect(t.p.op?.seat).toBe(1);
    },
  );

  rule('N15-MAN-27', 'a commander cancels the fatigue of the fortified town', () => {
    const t = table({ pieces: { erlon: 'mazy', napoleon: 'mazy', picton: 'ath' }, decks: { french: [10] } });
    t.play("+ D'Erlon", '+ Napoléon', 'march', '> Temploux', '> Namur');
    expect(t.fatigue('erlon')).toBe(0);
    expect(t.p.control[zoneNamed('namur')]).toBe(0);
  });

  rule('N15-CTL-06', 'the marker stays if the fatigue eliminates all who came', () => {
    const t = table({
      pieces: { erlon: { zone: 'temploux', fatigue: 8 }, reille: 'avesnes', picton: 'ath' },
      decks: { french: [10] },
      vp: 10,
    }).play("+ D'Erlon", 'march', '> Namur');
    expect(t.zone('erlon')).toBe('lost');
    expect(t.p.control[zoneNamed('namur')]).toBe(2);
    expect(t.p.vp).toBe(16);
    const two = table({
      pieces: { erlon: { zone: 'temploux', fatigue: 8 }, reille: 'temploux', picton: 'ath' },
      decks: { french: [10] },
      vp: 10,
    }).play("+ D'Erlon", '+ Reille', 'march', '> Namur', "tire D'Erlon");
    expect(two.zone('erlon')).toBe('lost');
    expect(two.p.control[zoneNamed('namur')]).toBe(0);
    expect(two.p.vp).toBe(14);
  });

  rule('N15-CTL-06', 'two corps that both die leave the marker', () => {
    const t = table({
      pieces: {
        erlon: { zone: 'mazy', fatigue: 8 },
        reille: { zone: 'mazy', fatigue: 8 },
        lobau: 'avesnes',
        picton: 'ath',
      },
      decks: { french: [10] },
      hands: { coalition: [53] },
      vp: 5,
    }).play("+ D'Erlon", '+ Reille', 'march', '> Temploux', '> Namur', 'play #53');
    expect([t.zone('erlon'), t.zone('reille')]).toEqual(['lost', 'lost']);
    expect(t.p.control[zoneNamed('namur')]).toBe(2);
  });

  rule('N15-CTL-04', 'an open town is passed without stopping and without fatigue', () => {
    const t = table({
      pieces: { ney: 'foret-de-soignes', picton: 'ath' },
      vp: 10,
      decks: { french: [2] },
    }).play('+ Ney', 'march', '> Bruxelles');
    expect(t.p.vp).toBe(8);
    t.play('> Louvain', 'halt');
    expect([t.zone('ney'), t.fatigue('ney')]).toEqual(['louvain', 0]);
    expect(t.p.control[zoneNamed('bruxelles')]).toBe(0);
  });
});

describe('fatigue of a manoeuvre', () => {
  rule(
    ['N15-EX-06', 'N15-MAN-20', 'N15-MAN-21', 'N15-MAN-25', 'N15-MAN-30'],
    'case A: four points, two corps, Napoléon',
    () => {
      const t = table(LIGNY).play(
        '+ Ney',
        "+ D'Erlon",
        '+ Napoléon',
        'march',
        '> Marbais',
        '> Quatre-Bras',
        '> Genappe',
      );
      expect(t.fatigue('ney') + t.fatigue('erlon')).toBe(0);
      t.play('> Nivelles');
      expect(t.events('marchFatigue')[0]).toMatchObject({ total: 1 });
      expect(t.offered()).toEqual(['tire Ney', "tire D'Erlon"]);
      t.play("tire D'Erlon");
      expect([t.fatigue('ney'), t.fatigue('erlon')]).toEqual([0, 1]);
    },
  );

  rule('N15-MAN-21', 'one fatigue a corps for every point beyond the third', () => {
    const t = table({ pieces: { ney: 'ligny', picton: 'ath' }, decks: { french: [2] } });
    t.play('+ Ney', 'march', '> Marbais', '> Quatre-Bras', '> Genappe', '> Mellery', '> Sombreffe');
    expect(t.fatigue('ney')).toBe(2);
  });

  rule(
    ['N15-EX-08', 'N15-MAN-23', 'N15-AXE-01', 'N15-OPS-09', 'N15-DEF-24'],
    'case C: into the enemy, an axis towards Marbais, the fatigue cancelled',
    () => {
      const t = table({ pieces: { ...LIGNY.pieces, picton: 'quatre-bras' }, decks: LIGNY.decks });
      t.play('+ Ney', "+ D'Erlon", '+ Napoléon', 'march', '> Marbais', '> Quatre-Bras');
      expect(t.events('marchFatigue')[0]).toMatchObject({ total: 0 });
      expect(t.p.axes).toHaveLength(1);
      const link = get(t.p.axes, 0).link;
      expect(t.p.axes[0]).toMatchObject({ zone: zoneNamed('quatre-bras'), camp: 0 });
      expect(ways(t)).toEqual([]);
      expect(t.offered()).toEqual(['fight', 'pass']);
      t.play('pass');
      expect(['ney', 'erlon', 'napoleon'].map((id) => t.activated(id))).toEqual([true, true, true]);
      expect(t.seat()).toBe(1);
      expect(link).toBeGreaterThanOrEqual(0);
    },
  );

  rule(['N15-MAN-22', 'N15-MAN-23'], 'out of one contested zone into another: two fatigues', () => {
    const t = table({
      pieces: { erlon: 'ligny', zieten: 'ligny', pirch: 'sombreffe' },
      decks: { french: [2] },
    }).play("+ D'Erlon", 'march', '> Sombreffe', 'pass');
    expect(t.fatigue('erlon')).toBe(2);
    const out = table({ pieces: { erlon: 'ligny', zieten: 'ligny' }, decks: { french: [2] } });
    out.play("+ D'Erlon", 'march', '> Sombreffe', 'halt');
    expect(out.fatigue('erlon')).toBe(1);
  });

  rule('N15-MAN-25', 'Wellington spares one fatigue as Napoléon does; Blücher does not', () => {
    const march = (id: string, name: string, who: string, corps: string) =>
      table({
        pieces: { [id]: 'ligny', [who]: 'ligny', erlon: 'avesnes' },
        act: 'coalition',
        decks: { coalition: [48] },
      })
        .play(`+ ${corps}`, `+ ${name}`, 'march', '> Marbais', '> Mellery', '> Genappe', '> Nivelles', 'halt')
        .fatigue(who);
    expect(march('wellington', 'Wellington', 'picton', 'Picton')).toBe(0);
    expect(march('blucher', 'Blücher', 'zieten', 'Zieten')).toBe(1);
  });

  rule('N15-MAN-26', 'a bonus never heals', () => {
    const t = table({
      pieces: { napoleon: 'ligny', erlon: { zone: 'ligny', fatigue: 3 }, picton: 'ath' },
      decks: { french: [2] },
    }).play("+ D'Erlon", '+ Napoléon', 'march', '> Marbais', 'halt');
    expect(t.fatigue('erlon')).toBe(3);
  });

  rule(['N15-MAN-24', 'N15-EVT-FAT-01'], 'FATIGUE is part of the total, so that Napoléon cancels it', () => {
    const start = {
      pieces: { napoleon: 'ligny', erlon: 'ligny', reille: 'ligny', picton: 'ath' },
      hands: { coalition: [53] },
    };
    const t = table({ ...start, decks: { french: [2] } });
    t.play("+ D'Erlon", '+ Napoléon', 'march', '> Marbais', 'pass', 'halt', 'play #53');
    expect(t.fatigue('erlon')).toBe(0);
    const alone = table({ ...start, decks: { french: [2] } });
    alone.play("+ D'Erlon", 'march', '> Marbais', 'pass', 'halt', 'play #53');
    expect(alone.fatigue('erlon')).toBe(1);
  });

  rule('N15-MAN-28', 'the points for a destroyed bridge count as spent', () => {
    const t = table({
      pieces: { erlon: 'thuin', picton: 'ath' },
      destroyed: ['thuin--binche'],
      decks: { french: [2] },
    }).play("+ D'Erlon", 'march', '> Binche', '> Mons');
    expect(t.fatigue('erlon')).toBe(1);
  });

  rule('N15-MAN-29', 'a stack that spends nothing has made no displacement', () => {
    const t = table({
      pieces: { erlon: 'ligny', zieten: 'ligny' },
      hands: { coalition: [53] },
      decks: { french: [2] },
    }).play("+ D'Erlon", 'march', 'halt');
    expect(t.step()).toBe('operation.attack');
    expect(t.fatigue('erlon')).toBe(0);
  });

  rule(['N15-MAN-30', 'N15-DEF-12', 'N15-EX-12'], 'equal shares, and the rest may all go to one corps', () => {
    const t = table({
      pieces: { erlon: 'ligny', reille: 'ligny', lobau: 'ligny', picton: 'sombreffe' },
      decks: { french: [10] },
      hands: { coalition: [53] },
    });
    t.play("+ D'Erlon", '+ Reille', '+ Lobau', 'march', '> Sombreffe', 'play #53');
    expect(t.offered()).toEqual(["tire D'Erlon", 'tire Reille', 'tire Lobau']);
    t.play('tire Lobau', 'tire Lobau');
    expect(['erlon', 'reille', 'lobau'].map((id) => t.fatigue(id))).toEqual([0, 0, 2]);
    const four = table({
      pieces: { erlon: 'ligny', reille: 'ligny', zieten: 'ligny', picton: 'sombreffe' },
      decks: { french: [10] },
      hands: { coalition: [53] },
    }).play("+ D'Erlon", '+ Reille', 'march', '> Sombreffe', 'play #53', 'tire Reille');
    expect([four.fatigue('erlon'), four.fatigue('reille')]).toEqual([1, 2]);
  });

  rule(['N15-MAN-31', 'N15-MAN-32', 'N15-DEF-07'], 'commanders take no share; "per corps" is for each', () => {
    const t = table({
      pieces: { ...LIGNY.pieces, picton: 'quatre-bras' },
      hands: { coalition: [51] },
      decks: LIGNY.decks,
    });
    t.play('+ Ney', "+ D'Erlon", '+ Napoléon', 'march', 'play #51');
    expect(t.offered()).toEqual(['tire Ney', "tire D'Erlon"]);
    expect(t.why(0, { kind: 'tire', corps: blockNamed('reille') })).toEqual(['notInShare N15-MAN-30']);
    expect(t.p.fatigue).toHaveLength(19);
  });

  rule('N15-DEF-13', 'fatigue never falls below nothing', () => {
    const t = table({
      pieces: { picton: { zone: 'ath', fatigue: 1 }, ney: 'ligny' },
      phase: 'initiative',
      hands: { coalition: [59] },
      decks: { french: [2], coalition: [37] },
    }).play('play #59', 'at Ath');
    expect(t.fatigue('picton')).toBe(0);
    expect(plays(t)).toEqual([]);
  });
});

describe('a commander whose corps dies', () => {
  const LAST = { ney: { zone: 'ligny', fatigue: 8 }, erlon: 'ligny', napoleon: 'ligny', picton: 'ath' };
  const DECKS = { french: [10, 2], coalition: [37, 38] };

  rule('N15-DEF-03', 'rain kills his corps: he does not march on alone, and has been activated', () => {
    const t = table({ pieces: LAST, lying: [36], decks: DECKS }).play('+ Ney', '+ Napoléon', 'march');
    expect([t.zone('ney'), t.zone('napoleon'), t.activated('napoleon')]).toEqual(['lost', 'ligny', true]);
    expect([t.seat(), t.step(), get(t.p.decks, 0).length]).toEqual([1, 'operation.designate', 2]);
  });

  rule('N15-DEF-03', 'an ambush kills his corps before the first step: the same', () => {
    const t = table({ pieces: LAST, hands: { coalition: [51] }, decks: DECKS });
    t.play('+ Ney', '+ Napoléon', 'march', 'play #51');
    expect([t.zone('napoleon'), t.activated('napoleon'), t.seat()]).toEqual(['ligny', true, 1]);
  });

  rule(['N15-DEF-03', 'N15-CBT-01'], 'a commander alone starts no combat, and nobody is activated by it', () => {
    const t = table({ pieces: { ...LAST, picton: 'ligny' }, lying: [36], decks: DECKS });
    t.play('+ Ney', '+ Napoléon', 'fight');
    expect([t.events('combat'), t.activated('picton'), t.activated('napoleon')]).toEqual([[], false, true]);
    const marched = table({
      pieces: {
        ney: { zone: 'marbais', fatigue: 8 },
        erlon: 'ligny',
        napoleon: 'marbais',
        picton: 'ligny',
        hill: 'ath',
      },
      hands: { coalition: [53] },
      decks: DECKS,
    }).play('+ Ney', '+ Napoléon', 'march', '> Ligny', 'play #53');
    expect([marched.zone('ney'), marched.zone('napoleon'), marched.activated('napoleon')]).toEqual([
      'lost',
      'ligny',
      true,
    ]);
    expect([marched.seat(), marched.step()]).toEqual([1, 'operation.designate']);
  });
});
