import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { quietIo } from '../../../kernel/chance.ts';
import { fastChance } from '../../../kernel/fast-chance.ts';
import { get } from '../../../kernel/there.ts';
import { enterZone } from '../rules/entering.ts';
import { blockNamed, box, table, ways, zoneNamed } from './table.ts';

// Axe de retraite: whose arrow it is, and who places one besides a stack on the march.

const linkOf = (a: string, c: string): number => get(box.linkOf, zoneNamed(a) * box.zones.length + zoneNamed(c));

const WAITING = { lobau: 'avesnes', bulow: 'hannut', hill: 'ath' };

/** Everybody of the coalition who can stand on the arrow at Ligny. */
const ARROW = {
  pieces: { ...WAITING, zieten: 'ligny', picton: 'ligny', ney: 'ligny' },
  axes: [{ zone: 'ligny', towards: 'sombreffe', camp: 'coalition' }],
  act: 'coalition',
  decks: { coalition: [38, 41], french: [2] },
};

describe('an arrow belongs to the camp', () => {
  rule(['N15-AXE-13', 'N15-AXE-08'], 'English and Prussians leave by it, each nation alone and both together', () => {
    expect(ways(table(ARROW).play('+ Zieten', 'march'))).toEqual(['sombreffe']);
    expect(ways(table(ARROW).play('+ Picton', 'march'))).toEqual(['sombreffe']);
    const prussian = table({ ...ARROW, pieces: { ...WAITING, zieten: 'ligny', ney: 'ligny' } });
    expect(ways(prussian.play('+ Zieten', 'march'))).toEqual(['sombreffe']);
    const mixed = table({ ...ARROW, hands: { coalition: [70] } }).play('play #70', '+ Zieten', '+ Picton', 'march');
    expect(ways(mixed)).toEqual(['sombreffe']);
  });

  rule(
    ['N15-AXE-13', 'N15-AXE-01'],
    'the arrow of a Prussian stack is the coalition’s, and an English one comes over it',
    () => {
      const t = table({
        ...ARROW,
        pieces: { ...WAITING, zieten: 'sombreffe', picton: 'sombreffe', ney: 'ligny' },
        axes: [],
      }).play('+ Zieten', 'march', '> Ligny', 'pass');
      const link = linkOf('sombreffe', 'ligny');
      expect(t.p.axes).toEqual([{ zone: zoneNamed('ligny'), link, camp: 1, struck: false }]);
      t.play('+ Lobau', 'rest', '+ Picton', 'march', '> Ligny', 'pass');
      // His own arrow: nobody is struck, and no second one is placed (AXE-03).
      expect([t.events('axisStruck'), t.p.axes.length]).toEqual([[], 1]);
      expect(['ney', 'zieten', 'picton'].map((id) => t.fatigue(id))).toEqual([0, 1, 1]);
    },
  );

  rule(['N15-AXE-13', 'N15-AXE-09'], 'to both nations a French arrow is the enemy’s', () => {
    const french = { ...ARROW, axes: [{ zone: 'ligny', towards: 'sombreffe', camp: 'french' }] };
    for (const corps of ['Zieten', 'Picton']) {
      const open = ways(table(french).play(`+ ${corps}`, 'march'));
      expect(open).not.toContain('sombreffe');
      expect(open).toHaveLength(get(box.zones, zoneNamed('ligny')).near.length - 1);
    }
  });

  // Five French cards with a loss, blank ones of the coalition: whoever defends is beaten.
  const BEATEN = { act: 'french', decks: { french: [1, 5, 7, 11, 15], coalition: [44, 59, 67, 71, 72] } };
  const attackers = { reille: 'ligny', drouot: 'ligny' };

  rule(['N15-AXE-13', 'N15-RET-05'], 'beaten English and Prussians retreat by it', () => {
    for (const defenders of [['zieten'], ['picton'], ['zieten', 'picton']]) {
      const pieces = { ...WAITING, ...attackers, ...Object.fromEntries(defenders.map((id) => [id, 'ligny'])) };
      const t = table({ ...ARROW, ...BEATEN, pieces }).play('+ Reille', '+ Drouot', 'fight');
      while (t.step() === 'share.place') t.play(get(t.offered(), 0));
      expect([defenders, t.step(), ways(t)]).toEqual([defenders, 'retreat.step', ['sombreffe']]);
    }
  });
});

describe('a retreat into the enemy', () => {
  const LOST = {
    pieces: { reille: 'frasnes', drouot: 'frasnes', hill: 'frasnes', erlon: 'quatre-bras', bulow: 'hannut' },
    axes: [{ zone: 'frasnes', towards: 'quatre-bras', camp: 'coalition' }],
    decks: { french: [1, 5, 7, 11, 15], coalition: [44, 59, 67] },
  };

  rule('N15-AXE-11', 'the arrow lies on the connection that it came by, and everybody is told', () => {
    const t = table(LOST).play('+ Reille', '+ Drouot', 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Quatre-Bras');
    const axis = { zone: zoneNamed('quatre-bras'), link: linkOf('frasnes', 'quatre-bras'), camp: 1 };
    expect(t.p.axes).toEqual([{ ...axis, struck: false }]);
    expect(t.events('axis')).toEqual([{ kind: 'axis', ...axis }]);
    expect(t.events('axisStruck')).toEqual([]);
  });

  rule(['N15-AXE-11', 'N15-AXE-09'], 'it binds like any other: the beaten leave by it, the others never', () => {
    const t = table(LOST).play('+ Reille', '+ Drouot', 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Quatre-Bras', '+ Bülow', 'rest').skip();
    const erlon = ways(t.play("+ D'Erlon", 'march'));
    expect([t.zone('hill'), t.zone('erlon')]).toEqual(['quatre-bras', 'quatre-bras']);
    expect(erlon).not.toContain('frasnes');
    expect(erlon).toHaveLength(get(box.zones, zoneNamed('quatre-bras')).near.length - 1);
  });

  rule('N15-AXE-11', 'the second connection of a retreat, where it ends', () => {
    const t = table({
      ...LOST,
      pieces: { ...LOST.pieces, erlon: 'genappe', picton: 'ath' },
    }).play('+ Reille', '+ Drouot', 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Quatre-Bras');
    expect(t.p.axes).toEqual([]);
    t.play('retreat > Genappe');
    expect(t.p.axes).toMatchObject([{ zone: zoneNamed('genappe'), link: linkOf('quatre-bras', 'genappe'), camp: 1 }]);
  });

  rule(['N15-AXE-11', 'N15-AXE-15'], 'where friends contest the zone already it places none', () => {
    const t = table({ ...LOST, pieces: { ...LOST.pieces, picton: 'quatre-bras' } }).play(
      '+ Reille',
      '+ Drouot',
      'fight',
    );
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Quatre-Bras');
    expect([t.zone('hill'), t.p.axes]).toEqual(['quatre-bras', []]);
  });

  rule('N15-AXE-11', 'a French stack that retreats into the coalition too', () => {
    const t = table({
      pieces: { reille: 'frasnes', hill: 'frasnes', orange: 'frasnes', picton: 'quatre-bras', lobau: 'avesnes' },
      axes: [{ zone: 'frasnes', towards: 'quatre-bras', camp: 'french' }],
      act: 'coalition',
      decks: { french: [2, 8, 12], coalition: [37, 40, 45, 46, 47] },
    }).play('+ Hill', '+ Orange', 'fight');
    while (t.step() === 'share.place') t.play(get(t.offered(), 0));
    t.play('retreat > Quatre-Bras');
    expect(t.p.axes).toMatchObject([
      { zone: zoneNamed('quatre-bras'), link: linkOf('frasnes', 'quatre-bras'), camp: 0 },
    ]);
  });

  rule('N15-AXE-11', 'an event that led a stack into the enemy would place one as well', () => {
    // No card of the box does: REACTION and ULTIME EFFORT keep clear of zones that the enemy holds alone.
    const { p } = table({ pieces: { picton: 'frasnes', erlon: 'quatre-bras', lobau: 'avesnes', bulow: 'hannut' } });
    const io = quietIo(fastChance('event'));
    enterZone(box, p, io, [blockNamed('picton')], zoneNamed('quatre-bras'), 'event');
    expect(p.axes).toMatchObject([{ zone: zoneNamed('quatre-bras'), link: linkOf('frasnes', 'quatre-bras'), camp: 1 }]);
  });
});
