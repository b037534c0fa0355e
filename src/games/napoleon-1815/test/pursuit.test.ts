import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { get, there } from '../../../kernel/there.ts';
import { buildBox } from '../data/build.ts';
import { STANDARD_PACK } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { blockNamed, over, plays, table, zoneNamed } from './table.ts';

// Le combat 7 from the other side: the defender has won and pursues. What is asked, told and shown on the way.

const WAITING = { vandamme: 'avesnes', bulow: 'hannut' };

/** D'Erlon and Lobau attack Picton and Uxbridge and lose by one; Uxbridge has the symbol of the pursuit. */
const REPULSED = {
  pieces: { ...WAITING, erlon: 'sombreffe', lobau: 'sombreffe', picton: 'sombreffe', uxbridge: 'sombreffe' },
  decks: { french: [2, 8, 12], coalition: [37, 44, 59, 38, 39] },
};

/** Up to the first connection of the retreat; what is odd goes to the first. */
function repulsed(more: object = {}, options: { readonly [id: string]: string } = {}) {
  const t = table({ ...REPULSED, ...more }, options).play("+ D'Erlon", '+ Lobau', 'fight');
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  return t;
}

function settled(t: ReturnType<typeof table>) {
  while (t.step() === 'share.place') t.play(get(t.offered(), 0));
  return t;
}

describe('a defender who has won pursues', () => {
  rule(
    ['N15-PUR-01', 'N15-PUR-04', 'N15-PUR-06', 'N15-PUR-08'],
    'his cards, one for his symbol too; the beaten attacker shares the fatigue',
    () => {
      const t = repulsed();
      const before = ['erlon', 'lobau', 'picton', 'uxbridge'].map((id) => t.fatigue(id));
      t.play('retreat > Ligny');
      expect(t.events('pursuit')).toEqual([{ kind: 'pursuit', cards: 2 }]);
      expect(
        t
          .events('revealed')
          .filter(({ use }) => use === 'pursuit')
          .map(({ seat, card }) => [seat, card]),
      ).toEqual([
        [1, 38],
        [1, 39],
      ]);
      expect(t.events('pursuitFatigue')).toEqual([{ kind: 'pursuitFatigue', total: 2 }]);
      const after = ['erlon', 'lobau', 'picton', 'uxbridge'].map((id) => t.fatigue(id));
      expect(after.map((n, i) => n - get(before, i))).toEqual([1, 1, 0, 0]);
    },
  );

  rule(['N15-PUR-06', 'N15-MAN-30'], 'the French owner places what is odd, where his stack is now', () => {
    const t = repulsed({ decks: { ...REPULSED.decks, coalition: [37, 44, 59, 38, 71] } }).play('retreat > Ligny');
    expect([t.seat(), t.offered()]).toEqual([0, ["tire D'Erlon", 'tire Lobau']]);
    expect(t.p.shares).toMatchObject([{ scope: 'attackers', zone: zoneNamed('ligny'), why: 'pursuit' }]);
    expect(there(t.p.op).zone).toBe(zoneNamed('ligny'));
    const before = t.fatigue('lobau');
    t.play('tire Lobau');
    expect(t.fatigue('lobau')).toBe(before + 1);
    expect(t.events('tired').at(-1)).toEqual({ kind: 'tired', corps: blockNamed('lobau'), by: 1, why: 'pursuit' });
  });

  rule('N15-PUR-01', 'not with as much cavalry as the beaten attacker has left', () => {
    const pieces = { ...REPULSED.pieces, uxbridge: 'hannut', hill: { zone: 'sombreffe', cavalry: 0 } };
    const t = repulsed({ pieces, decks: { french: [2, 8, 12], coalition: [37, 44, 59, 67, 71] } });
    expect([t.strength('erlon')[1], t.strength('picton')[1]]).toEqual([1, 1]);
    expect(t.play('retreat > Ligny').events('pursuit')).toEqual([]);
  });

  rule(['N15-PUR-06', 'N15-RET-12'], 'a beaten defender shares the fatigue as defender; the attacker stays put', () => {
    const t = settled(
      table({
        pieces: { ...WAITING, ney: 'sombreffe', erlon: 'sombreffe', picton: 'sombreffe', hill: 'sombreffe' },
        decks: { french: [1, 2, 8, 12, 3], coalition: [44, 59, 61, 67] },
      }).play('+ Ney', "+ D'Erlon", 'fight'),
    ).play('retreat > Mazy');
    expect(t.events('pursuitFatigue')).toEqual([{ kind: 'pursuitFatigue', total: 3 }]);
    expect([t.seat(), t.offered()]).toEqual([1, ['tire Hill', 'tire Picton']]);
    expect(t.p.shares).toMatchObject([{ scope: 'defenders', zone: zoneNamed('mazy'), why: 'pursuit' }]);
    expect(there(t.p.op).zone).toBe(zoneNamed('sombreffe'));
  });
});

describe('cards before a pursuit', () => {
  rule(['N15-WIN-10', 'N15-EVT-CAM-01'], 'the attacker too may play one when it is due, after his retreat', () => {
    const t = repulsed({ hands: { french: [33] } }).skip();
    t.play('retreat > Ligny');
    expect([t.seat(), plays(t)]).toEqual([0, [33]]);
    expect(t.play('play #33').events('pursuit')).toEqual([]);
    expect(
      repulsed({ hands: { french: [33] } })
        .skip()
        .play('retreat > Ligny', 'pass')
        .events('pursuit'),
    ).toHaveLength(1);
  });
});

describe('a pursuit behind screens', () => {
  const HIDDEN = { screens: 'hidden' };

  rule(['N15-PUR-01', 'N15-SET-07'], 'whether there is one tells of the cavalry: the retreat is not taken back', () => {
    const pieces = { ...REPULSED.pieces, uxbridge: 'hannut', hill: { zone: 'sombreffe', cavalry: 0 } };
    const decks = { french: [2, 8, 12], coalition: [37, 44, 59, 67, 71] };
    const hidden = repulsed({ pieces, decks }, HIDDEN).play('retreat > Ligny');
    expect([hidden.events('pursuit'), hidden.reveals > 0]).toEqual([[], true]);
    const open = repulsed({ pieces, decks }).play('retreat > Ligny');
    expect([open.events('pursuit'), open.reveals]).toEqual([[], 0]);
  });

  rule(
    ['N15-PUR-06', 'N15-RET-12', 'N15-FOG-06'],
    'a total of nothing is known to all: nobody pretends to place it',
    () => {
      const t = repulsed({ decks: { ...REPULSED.decks, coalition: [37, 44, 59, 61, 71] } }, HIDDEN);
      t.play('retreat > Ligny');
      expect(t.events('retreatFatigue')).toEqual([{ kind: 'retreatFatigue', total: 0 }]);
      expect(t.events('pursuitFatigue')).toEqual([{ kind: 'pursuitFatigue', total: 0 }]);
      expect(t.p.shares).toEqual([]);
    },
  );
});

describe('a retreat of the attacker', () => {
  rule(['N15-RET-12', 'N15-RET-16'], 'he places its odd fatigue himself, in the zone that he came to', () => {
    const pieces = { ...REPULSED.pieces, gerard: 'sombreffe', zieten: 'ligny' };
    const t = settled(
      table({ pieces, decks: { french: [2, 8, 12, 18, 25], coalition: [37, 44, 59, 38, 71] } }).play(
        "+ D'Erlon",
        '+ Lobau',
        '+ Gérard',
        'fight',
      ),
    ).play('retreat > Ligny');
    expect(t.events('retreatFatigue')).toEqual([{ kind: 'retreatFatigue', total: 2 }]);
    expect([t.seat(), t.step()]).toEqual([0, 'share.place']);
    expect(t.p.shares).toMatchObject([{ scope: 'attackers', zone: zoneNamed('ligny'), why: 'retreat' }]);
  });

  rule(['N15-RET-12', 'N15-RET-16'], 'the defender places his', () => {
    const t = settled(
      table({
        pieces: {
          ...WAITING,
          erlon: 'sombreffe',
          drouot: 'sombreffe',
          picton: 'sombreffe',
          hill: 'sombreffe',
          orange: 'sombreffe',
          ney: 'mazy',
        },
        decks: { french: [1, 2, 8, 12, 3], coalition: [44, 59, 61, 67, 71, 72] },
      }).play("+ D'Erlon", '+ Drouot', 'fight'),
    ).play('retreat > Mazy');
    expect([t.seat(), t.step()]).toEqual([1, 'share.place']);
    expect(t.p.shares).toMatchObject([{ scope: 'defenders', zone: zoneNamed('mazy'), why: 'retreat' }]);
  });

  rule('N15-RET-17', 'a commander who took no part goes all the way with him', () => {
    const t = settled(
      table({
        pieces: { ...WAITING, erlon: 'sombreffe', napoleon: 'sombreffe', picton: 'sombreffe' },
        decks: { french: [2, 8], coalition: [37, 40, 44] },
        vp: 5,
      }).play("+ D'Erlon", 'fight'),
    ).play('retreat > Ligny', 'retreat > Fleurus');
    expect([t.zone('erlon'), t.zone('napoleon'), t.activated('napoleon')]).toEqual(['fleurus', 'fleurus', false]);
    expect(t.events('moved').map(({ blocks }) => blocks)).toEqual([
      ['erlon', 'napoleon'].map(blockNamed),
      ['erlon', 'napoleon'].map(blockNamed),
    ]);
  });

  rule(
    ['N15-DEF-29', 'N15-RET-03', 'N15-RET-04'],
    'a Fortified Position outlives a French defeat, and is nothing for the French to spend',
    () => {
      const t = settled(
        table({
          pieces: { ...WAITING, erlon: 'hougoumont', picton: 'hougoumont' },
          decks: { french: [2, 8], coalition: [37, 44, 59] },
        }).play("+ D'Erlon", 'fight'),
      );
      expect([t.seat(), t.step(), t.offered().includes('hold')]).toEqual([0, 'retreat.step', false]);
      t.play('retreat > Nivelles');
      expect(t.p.fortified).toContain(zoneNamed('hougoumont'));
      expect(t.events('fortifiedGone')).toEqual([]);
    },
  );
});

describe('a retreat of the coalition', () => {
  const PRUSSIANS = {
    pieces: { ...WAITING, reille: 'sombreffe', drouot: 'sombreffe', zieten: 'sombreffe', picton: 'ath' },
    leader: 'english',
    decks: { french: [1, 2, 8, 12, 18], coalition: [44, 59, 80, 81, 71, 72] },
  };

  rule(['N15-RET-16', 'N15-TRI-43'], 'three players: each chooses the way of his own corps, whoever leads', () => {
    const own = settled(table(PRUSSIANS, { players: '3' }).play('+ Reille', '+ Drouot', 'fight'));
    expect([own.step(), own.seat()]).toEqual(['retreat.step', 2]);
    const mixed = (leader: string) =>
      settled(
        table({ ...PRUSSIANS, leader, pieces: { ...PRUSSIANS.pieces, picton: 'sombreffe' } }, { players: '3' }).play(
          '+ Reille',
          '+ Drouot',
          'fight',
        ),
      );
    const toLead = (t: ReturnType<typeof table>) => {
      while (t.step() !== 'retreat.step') t.play(get(t.offered(), 0));
      return t.seat();
    };
    expect([toLead(mixed('english')), toLead(mixed('prussian'))]).toEqual([1, 2]);
  });

  rule('N15-RET-14', 'its commander is told once among those who go', () => {
    const t = settled(
      table({
        pieces: { ...WAITING, reille: 'sombreffe', picton: 'sombreffe', wellington: 'sombreffe' },
        decks: { french: [1, 2, 8], coalition: [44, 59, 61] },
      }).play('+ Reille', 'fight'),
    ).play('retreat > Mazy');
    expect(t.events('moved')[0]).toMatchObject({ count: 2, blocks: ['picton', 'wellington'].map(blockNamed) });
  });

  rule(
    ['N15-RET-15', 'N15-WIN-06'],
    'without a way out it stays, and is asked for no card of the retreat',
    async () => {
      // Every zone of the printed map has two ways out; here one of them is closed.
      const connections = STANDARD_PACK.connections.filter(({ id }) => !id.includes('alost') || !id.includes('assche'));
      const small = napoleon1815(buildBox({ ...STANDARD_PACK, connections }));
      const arrange = await small.arranger();
      const lost = (axes: object[]) => {
        const p = arrange({
          pieces: { ...WAITING, reille: 'alost', drouot: 'alost', picton: { zone: 'alost', cavalry: 0 } },
          hands: { coalition: [66] },
          axes,
          decks: { french: [18, 12, 8, 2, 1], coalition: [61, 59, 44] },
        } as Parameters<typeof arrange>[0]);
        const t = over(p, {}, small).play('+ Reille', '+ Drouot', 'fight');
        while (t.step() === 'window.ask' && plays(t).length === 0) t.play('pass');
        return t;
      };
      expect(plays(lost([]))).toEqual([66]);
      const stays = lost([{ zone: 'alost', towards: 'ninove', camp: 'french' }]);
      expect([stays.p.combat, stays.zone('picton'), plays(stays)]).toEqual([null, 'alost', []]);
      expect([stays.events('retreatFatigue'), stays.events('retreated')]).toEqual([[], []]);
    },
  );

  rule(['N15-RET-03', 'N15-EVT-TEN-02'], 'who stays, and by what, is told', () => {
    const farm = (more: object) =>
      settled(
        table({
          pieces: { ...WAITING, reille: 'hougoumont', drouot: 'hougoumont', picton: 'hougoumont' },
          decks: { french: [1, 2, 8, 12], coalition: [44, 59, 61] },
          ...more,
        }).play('+ Reille', '+ Drouot', 'fight'),
      );
    const zone = zoneNamed('hougoumont');
    expect(farm({}).play('hold').events('held')).toEqual([{ kind: 'held', zone, how: 'marker' }]);
    const card = settled(farm({ hands: { coalition: [66] }, fortified: [] }).play('play #66')).play('hold');
    expect(card.events('held')).toEqual([{ kind: 'held', zone, how: 'tenir' }]);
  });

  rule(
    ['N15-EVT-ARG-02', 'N15-EVT-ARG-04', 'N15-ELI-01', 'N15-VIC-02'],
    'a rearguard of one strength point is lost on the way: one victory point, no fatigue',
    () => {
      const t = table({
        pieces: { ...WAITING, reille: 'sombreffe', picton: { zone: 'sombreffe', infantry: 1, cavalry: 0 } },
        hands: { coalition: [44] },
        vp: 10,
        decks: { french: [1, 2], coalition: [59] },
      }).play('+ Reille', 'fight', 'play #44', 'retreat > Mazy', 'retreat > Temploux');
      expect([t.zone('picton'), t.p.vp]).toEqual(['lost', 9]);
      expect(t.events('vp')).toEqual([{ kind: 'vp', delta: -1, vp: 9, why: 'strength' }]);
      expect(t.events('retreatFatigue')).toEqual([]);
    },
  );

  rule(
    ['N15-DEF-29', 'N15-RET-04', 'N15-EVT-TEN-03'],
    'a stack that pays for TENIR with its last point leaves no Fortified Position to its friends',
    () => {
      const t = table({
        pieces: {
          ...WAITING,
          reille: 'hougoumont',
          picton: { zone: 'hougoumont', infantry: 2, cavalry: 0 },
          hill: 'hougoumont',
        },
        hands: { coalition: [66] },
        act: 'coalition',
        decks: { french: [1, 2], coalition: [44] },
      }).play('+ Picton', 'fight', 'play #66');
      expect([t.zone('picton'), t.zone('hill'), t.p.combat]).toEqual(['lost', 'hougoumont', null]);
      expect(t.p.fortified).not.toContain(zoneNamed('hougoumont'));
    },
  );
});
