import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get } from '../../../kernel/there.ts';
import { blockNamed, table, ways, zoneNamed } from './table.ts';

// Le combat 6 and 7: retreat and pursuit.

const WAITING = { lobau: 'avesnes', bulow: 'hannut' };

/** Reille beats Picton by `losses`. */
function beaten(losses: number, more: Record<string, unknown> = {}, zone = 'sombreffe') {
  const french = [1, 5, 7, 11].slice(0, losses);
  while (french.length < 4) french.push(get([2, 8, 12, 18], french.length));
  return table({
    pieces: {
      ...WAITING,
      reille: zone,
      erlon: zone,
      picton: { zone, cavalry: 1 },
      ...((more['pieces'] as object | undefined) ?? {}),
    },
    decks: { french: [...french, 13, 17], coalition: [44, 59, 61, 67, 71, 72] },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'pieces')),
  } as Parameters<typeof table>[0]).play('+ Reille', "+ D'Erlon", 'fight');
}

function settled(t: ReturnType<typeof table>) {
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  return t;
}

describe('retreat', () => {
  rule(['N15-RET-01', 'N15-RET-06', 'N15-RET-16'], 'as many connections as the difference of losses, freely', () => {
    const t = settled(beaten(2));
    expect([t.seat(), t.step()]).toEqual([1, 'retreat.step']);
    expect(ways(t)).toEqual(['gembloux', 'ligny', 'marbais', 'mazy', 'mellery']);
    t.play('retreat > Mazy');
    expect(t.step()).toBe('retreat.step');
    t.play('retreat > Temploux');
    expect([t.zone('picton'), t.zone('reille')]).toEqual(['temploux', 'sombreffe']);
  });

  rule('N15-RET-02', 'a losing attacker retreats with the stack that fought', () => {
    const t = table({
      pieces: { ...WAITING, ney: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe' },
      decks: { french: [2], coalition: [37, 44] },
    }).play('+ Ney', 'fight', 'retreat > Ligny');
    expect([t.zone('ney'), t.zone('erlon')]).toEqual(['ligny', 'sombreffe']);
  });

  rule(
    ['N15-RET-03', 'N15-RET-04', 'N15-DEF-29'],
    'the coalition may spend the Fortified Position to stay; it goes in any case',
    () => {
      const stay = settled(beaten(2, {}, 'hougoumont'));
      expect(stay.offered()).toContain('hold');
      stay.play('hold');
      expect([stay.zone('picton'), stay.p.fortified.includes(zoneNamed('hougoumont'))]).toEqual(['hougoumont', false]);
      expect(stay.events('pursuit')).toEqual([]);
      const go = settled(beaten(1, {}, 'hougoumont')).play('retreat > Nivelles');
      expect(go.p.fortified).not.toContain(zoneNamed('hougoumont'));
      expect(settled(beaten(2)).offered()).not.toContain('hold');
      expect(settled(beaten(2)).why(1, { kind: 'hold' })).toEqual(['mustRetreat N15-RET-01']);
    },
  );

  rule('N15-RET-04', 'also when nobody is left to stay', () => {
    const t = settled(beaten(2, { pieces: { picton: { zone: 'hougoumont', infantry: 1, cavalry: 0 } } }, 'hougoumont'));
    expect(t.p.fortified).not.toContain(zoneNamed('hougoumont'));
    expect(t.zone('picton')).toBe('lost');
  });

  rule('N15-RET-05', 'by its own axis first', () => {
    const t = settled(beaten(1, { axes: [{ zone: 'sombreffe', towards: 'mazy', camp: 'coalition' }] }));
    expect(ways(t)).toEqual(['mazy']);
    expect(t.why(1, { kind: 'retreat', to: zoneNamed('ligny') })).toEqual(['retreatOwnAxis N15-RET-05']);
  });

  rule('N15-RET-06', 'never by the axis of the winner', () => {
    const t = settled(beaten(1, { axes: [{ zone: 'sombreffe', towards: 'ligny', camp: 'french' }] }));
    expect(ways(t)).toEqual(['gembloux', 'marbais', 'mazy', 'mellery']);
    expect(t.why(1, { kind: 'retreat', to: zoneNamed('ligny') })).toEqual(['retreatEnemyAxis N15-RET-06']);
  });

  rule('N15-RET-07', 'away from the combat at every step, or it ends', () => {
    const t = settled(beaten(2)).play('retreat > Mellery');
    expect(ways(t)).toEqual(['genappe', 'mont-saint-guibert']);
    expect(t.why(1, { kind: 'retreat', to: zoneNamed('sombreffe') })).toEqual(['retreatAway N15-RET-07']);
    expect(t.why(1, { kind: 'retreat', to: zoneNamed('ath') })[0]).toContain('notAdjacent');
    const dead = settled(beaten(2, { axes: [{ zone: 'alost', towards: 'ninove', camp: 'french' }] }, 'alost')).play(
      'retreat > Assche',
    );
    expect(dead.step()).toBe('retreat.step');
    const cul = settled(beaten(2, { axes: [{ zone: 'frasnes', towards: 'gosselies', camp: 'coalition' }] }, 'frasnes'));
    expect(ways(cul)).toEqual(['gosselies']);
  });

  rule('N15-RET-07', 'where no step leads farther the retreat ends without penalty', () => {
    const t = settled(beaten(3, {}, 'ninove')).play('retreat > Alost', 'retreat > Assche');
    // One of the combat, one of the pursuit.
    expect([t.zone('picton'), t.fatigue('picton')]).toEqual(['assche', 2]);
    expect(t.step()).not.toBe('retreat.step');
  });

  rule('N15-RET-08', 'into the enemy: it ends, two fatigues for each enemy corps', () => {
    const t = settled(beaten(2, { pieces: { ney: 'mazy', gerard: 'mazy' } })).play('retreat > Mazy');
    expect(t.events('retreatFatigue')).toEqual([{ kind: 'retreatFatigue', total: 4 }]);
    expect([t.zone('picton'), t.fatigue('picton')]).toEqual(['mazy', 2 + 4 + 1]);
  });

  rule('N15-RET-09', 'among friends: it ends, no fatigue', () => {
    const t = settled(beaten(2, { pieces: { hill: 'mazy' } })).play('retreat > Mazy');
    expect([t.zone('picton'), t.fatigue('picton')]).toEqual(['mazy', 2 + 1]);
    expect(t.step()).not.toBe('retreat.step');
  });

  rule('N15-RET-10', 'a contested zone counts as the enemy', () => {
    const t = settled(beaten(2, { pieces: { hill: 'mazy', ney: 'mazy' } })).play('retreat > Mazy');
    expect(t.fatigue('picton')).toBe(2 + 2 + 1);
  });

  rule('N15-RET-11', 'a destroyed bridge costs two fatigues and one step', () => {
    const t = settled(beaten(1, { destroyed: ['thuin--binche'] }, 'thuin')).play('retreat > Binche');
    expect([t.zone('picton'), t.fatigue('picton')]).toEqual(['binche', 3 + 2]);
  });

  rule('N15-RET-12', 'all of it is shared at the end', () => {
    const t = settled(beaten(1, { pieces: { hill: 'thuin' }, destroyed: ['thuin--binche'] }, 'thuin'));
    const before = [t.fatigue('picton'), t.fatigue('hill')];
    t.play('retreat > Binche');
    expect([t.fatigue('picton'), t.fatigue('hill')]).toEqual(before.map((n) => n + 1));
  });

  rule('N15-RET-13', 'English and Prussians who lost together retreat together', () => {
    const t = settled(beaten(1, { pieces: { zieten: 'sombreffe' } })).play('retreat > Mazy');
    expect([t.zone('picton'), t.zone('zieten')]).toEqual(['mazy', 'mazy']);
  });

  rule('N15-RET-14', 'the commander comes along and spares no fatigue', () => {
    const t = settled(beaten(1, { pieces: { wellington: 'thuin' }, destroyed: ['thuin--binche'] }, 'thuin')).play(
      'retreat > Binche',
    );
    expect([t.zone('wellington'), t.activated('wellington')]).toEqual(['binche', true]);
    expect(get(t.events('retreatFatigue'), 0).total).toBe(2);
  });

  rule('N15-RET-17', 'a commander who took no part goes along rather than stay alone', () => {
    const t = table({
      pieces: { ...WAITING, ney: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe' },
      decks: { french: [2], coalition: [37, 44] },
      vp: 10,
    }).play('+ Ney', 'fight', 'retreat > Ligny');
    expect([t.zone('ney'), t.zone('napoleon'), t.activated('napoleon')]).toEqual(['ligny', 'ligny', false]);
    expect(t.p.vp).toBe(11);
    const stays = table({
      pieces: { ...WAITING, ney: 'sombreffe', erlon: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe' },
      decks: { french: [2], coalition: [37, 44] },
    }).play('+ Ney', 'fight', 'retreat > Ligny');
    expect(stays.zone('napoleon')).toBe('sombreffe');
  });
});

describe('pursuit', () => {
  rule(
    ['N15-PUR-01', 'N15-PUR-04', 'N15-PUR-05', 'N15-PUR-06', 'N15-PUR-08'],
    'more cavalry: one card, fatigue alone',
    () => {
      const t = settled(beaten(1, { decks: { french: [1, 2, 8, 12, 4], coalition: [44, 59] } }));
      const before = t.fatigue('picton');
      const vp = t.p.vp;
      t.play('retreat > Mazy');
      expect(t.events('pursuit')).toEqual([{ kind: 'pursuit', cards: 1 }]);
      expect(t.events('pursuitFatigue')).toEqual([{ kind: 'pursuitFatigue', total: 1 }]);
      expect(t.fatigue('picton')).toBe(before + 1);
      expect(t.p.vp).toBe(vp);
    },
  );

  rule('N15-PUR-01', 'not with as much cavalry', () => {
    const t = settled(beaten(1, { pieces: { reille: { zone: 'sombreffe', cavalry: 0 } } }));
    expect(t.strength('picton')[1]).toBe(1);
    expect(t.play('retreat > Mazy').events('pursuit')).toEqual([]);
  });

  rule('N15-PUR-01', 'neither in woods nor at a fortified town', () => {
    expect(
      settled(beaten(1, {}, 'thuin'))
        .play('retreat > Binche')
        .events('pursuit'),
    ).toEqual([]);
    expect(
      settled(beaten(1, {}, 'ath'))
        .play('retreat > Lens')
        .events('pursuit'),
    ).toEqual([]);
    expect(
      settled(beaten(1, {}, 'ligny'))
        .play('retreat > Marbais')
        .events('pursuit'),
    ).toHaveLength(1);
    expect(
      settled(beaten(1, { fortified: [] }, 'hougoumont'))
        .play('retreat > Nivelles')
        .events('pursuit'),
    ).toHaveLength(1);
  });

  rule('N15-PUR-02', 'cavalry is counted after the losses', () => {
    const t = settled(beaten(2, { pieces: { reille: { zone: 'sombreffe', cavalry: 0 } } }));
    expect(t.strength('picton')[1]).toBe(0);
    expect(t.play('retreat > Mazy', 'retreat > Temploux').events('pursuit')).toHaveLength(1);
  });

  rule('N15-PUR-03', 'who did not retreat is not pursued', () => {
    const t = settled(beaten(1, {}, 'hougoumont')).play('hold');
    expect(t.events('pursuit')).toEqual([]);
    expect(t.activated('picton')).toBe(true);
  });

  rule('N15-PUR-04', 'one card more for every corps with the symbol', () => {
    const t = table({
      pieces: { ...WAITING, ney: 'sombreffe', grouchy: 'sombreffe', picton: 'sombreffe' },
      decks: { french: [1, 2, 3, 8, 12], coalition: [44, 59] },
    }).play('+ Ney', '+ Grouchy', 'fight', 'Picton loses infantry', 'retreat > Mazy');
    expect(t.events('pursuit')).toEqual([{ kind: 'pursuit', cards: 3 }]);
    expect(get(t.events('pursuitFatigue'), 0).total).toBe(4);
  });

  rule('N15-PUR-07', 'a farm or a town does not soften a pursuit', () => {
    const t = settled(beaten(1, { decks: { french: [1, 2, 8, 12, 3], coalition: [44, 59, 61] } }, 'hougoumont'));
    const before = t.fatigue('picton');
    t.play('retreat > Nivelles');
    expect(t.fatigue('picton')).toBe(before + 2);
    expect(blockNamed('picton')).toBe(11);
  });
});
