import { describe, expect, test } from 'vitest';
import { CaseError } from '../../../kernel/case.ts';
import type { Plain } from '../../../kernel/plain.ts';
import { censusOf } from './census.ts';
import { box, game, optionsWith, over, plays, table } from './table.ts';

const arrange = await game.arranger();

const FOG = { level: 'grognard' };
const THREE = { players: '3' };

describe('a position that cannot be', () => {
  test.each<[Plain, string, { [id: string]: string }?]>([
    [7, 'the position must be an object, not 7'],
    [{ peices: {} }, "the position has no 'peices'; did you mean 'pieces'?"],
    [JSON.parse('{"__proto__":{}}'), "has a key '__proto__'"],
    [{ turn: 0 }, 'turn is 0, but must be from 1 to 3'],
    [{ vp: 0 }, 'vp is 0, but must be from 1 to 19'],
    [{ vp: 20 }, 'vp is 20'],
    [{ phase: 'constructor' }, "phase: there is no phase 'constructor'"],
    [{ act: 'english' }, "act: there is no camp 'english'; there are french, coalition"],
    [{ act: 'french', phase: 'draw' }, "act: this is of the phase 'operations', not of 'draw'"],
    [{ passed: ['french'], phase: 'recovery' }, "passed: this is of the phase 'operations'"],
    [{ passed: ['french', 'french'] }, "passed: 'french' stands there twice"],
    [{ passed: ['english'] }, "passed: there is no seat 'english'"],
    [{ leader: 'prussian' }, 'leader: with two players nobody leads the coalition'],
    [{ leader: 'french' }, "leader: there is no coalition nation 'french'", THREE],
    [{ pieces: { nay: 'ligny' } }, "pieces has no 'nay'; did you mean 'ney'?"],
    [{ pieces: { ney: 'linny' } }, "pieces.ney: there is no zone 'linny'; did you mean 'ligny'?"],
    [{ pieces: { ney: { zone: 'ligny', fatige: 1 } } }, "pieces.ney has no 'fatige'; did you mean 'fatigue'?"],
    [{ pieces: { ney: { fatigue: 1 } } }, 'pieces.ney: there is no zone nothing'],
    [{ pieces: { ney: { zone: 'ligny', fatigue: 9 } } }, 'pieces.ney.fatigue is 9, but must be from 0 to 8'],
    [{ pieces: { ney: { zone: 'ligny', infantry: -1 } } }, 'pieces.ney.infantry is -1'],
    [{ pieces: { ney: { zone: 'ligny', infantry: 0, cavalry: 0 } } }, 'pieces.ney has 0 strength points'],
    [{ pieces: { ney: { zone: 'ligny', infantry: 8, cavalry: 1 } } }, 'pieces.ney has 9 strength points'],
    [{ pieces: { ney: { zone: 'ligny', activated: 'yes' } } }, "pieces.ney.activated must be true or false, not 'yes'"],
    [{ pieces: { ney: 'ligny', napoleon: { zone: 'ligny', fatigue: 1 } } }, "pieces.napoleon has no 'fatigue'"],
    [{ pieces: { ney: 'ligny', napoleon: 'fleurus' } }, "pieces.napoleon: he cannot be in 'fleurus' without a corps"],
    [
      {
        pieces: Object.fromEntries(
          ['orange', 'hill', 'picton', 'uxbridge'].map((id) => [id, { zone: 'ath', infantry: 6, cavalry: 0 }]),
        ),
      },
      'pieces: the english corps have 24 infantry points, but the box holds 21',
    ],
    [{ pieces: { ney: 'ligny' }, vedettes: { french: { ligny: 1 } } }, "option 'level' on 'grognard'"],
    [{ vedettes: { french: { ligny: 1 } } }, "vedettes: they are placed only together with 'pieces'", FOG],
    [{ pieces: {}, vedettes: { french: { ligny: 8 } } }, 'vedettes.french.ligny is 8, but must be from 0 to 7', FOG],
    [{ pieces: {}, vedettes: { french: { ligny: 5, ath: 5 } } }, 'there are not more than 7 of them', FOG],
    [{ pieces: {}, vedettes: { spanish: {} } }, "vedettes has no 'spanish'", FOG],
    [{ pieces: { zieten: 'ligny' }, vedettes: { french: { ligny: 1 } } }, 'together with the enemy', FOG],
    [
      { pieces: {}, vedettes: { french: { namur: 1 } }, control: { namur: 'prussian' } },
      "one cannot be in 'namur', a fortified town of the enemy",
      FOG,
    ],
    [{ control: { ligny: 'french' } }, "control: 'ligny' has no value, so that nobody controls it"],
    [{ control: { toString: 'french' } }, "control: there is no zone 'toString'"],
    [
      { pieces: { zieten: 'namur' }, control: { namur: 'french' } },
      'control.namur: the coalition stands there alone and has taken it',
    ],
    [{ fortified: ['ligny'] }, "fortified: 'ligny' is no fortified farm"],
    [{ fortified: ['hougoumont', 'hougoumont'] }, "fortified: 'hougoumont' stands there twice"],
    [{ pieces: { ney: 'hougoumont' }, fortified: ['hougoumont'] }, 'so that its marker is gone'],
    [{ destroyed: ['ligny'] }, "destroyed: a bridge is named by its two zones, as 'thuin--binche', not 'ligny'"],
    [{ destroyed: ['ligny--ath'] }, "destroyed: there is no connection 'ligny--ath'"],
    [{ destroyed: [{ toString: 1 }] }, 'destroyed: a bridge is named by its two zones'],
    [{ axes: [{ zone: 'ligny', towards: 'fleurus', camp: 'french' }], pieces: { ney: 'ligny' } }, 'is not contested'],
    [
      {
        axes: ['fleurus', 'marbais'].map((towards) => ({ zone: 'ligny', towards, camp: 'french' })),
        pieces: { ney: 'ligny', zieten: 'ligny' },
      },
      "axes: 'ligny' stands there twice",
    ],
    [{ hands: { french: [37] } }, 'hands: card 37 is of the coalition deck, not of the french one'],
    [{ hands: { french: [1, 1] } }, 'hands: card 1 stands there twice'],
    [{ hands: { french: [75] } }, 'hands: there is no card 75'],
    [{ hands: { french: ['12'] } }, "hands: there is no card '12'; cards are written by their numbers"],
    [{ hands: { french: [35] } }, 'hands: card 35 is red and never stays in a hand'],
    [{ hands: { english: [40] } }, "hands has no 'english'; there are french, coalition"],
    [
      { hands: { french: [1] }, discards: { french: [1] } },
      'discards: card 1 is not in the decks of this match, or twice',
    ],
    [{ lying: [1] }, 'does not lie open for the turn'],
    [{ seen: { french: [40] } }, "seen: 'french' cannot have seen card 40, which no other hand holds"],
    [{ arrivals: [{ turn: 9, corps: 'bulow', zone: 'namur' }] }, 'arrivals.turn is 9'],
    [{ pieces: { bulow: 'namur' }, arrivals: [{ turn: 3, corps: 'bulow', zone: 'namur' }] }, 'on the map already'],
  ])('%j is refused', (description, says, options) => {
    expect(() => arrange(description, optionsWith(options ?? {}))).toThrow(CaseError);
    expect(() => arrange(description, optionsWith(options ?? {}))).toThrow(says);
  });

  test('too many bridges, and a connection without one', () => {
    const bridges = box.links.filter(({ bridge }) => bridge).map(({ id }) => id);
    expect(() => arrange({ destroyed: bridges.slice(0, 4) }, optionsWith({}))).toThrow('there are 3 markers');
    const dry = box.links.find(({ bridge }) => !bridge)?.id ?? '';
    expect(() => arrange({ destroyed: [dry] }, optionsWith({}))).toThrow(`there is no bridge on '${dry}'`);
  });

  test('strength that is given has been lost or won: the pieces are conserved', () => {
    const pieces = { erlon: { zone: 'ligny', infantry: 2 }, zieten: { zone: 'ath', infantry: 6, cavalry: 2 } };
    const p = arrange({ pieces }, optionsWith({}));
    expect(censusOf(box, p)).toEqual([]);
    expect([p.lostStrength, p.addedStrength]).toEqual([
      [3, 0],
      [0, 2],
    ]);
  });
});

const PIECES = {
  ney: 'gosselies',
  reille: 'gosselies',
  napoleon: 'ligny',
  vandamme: 'ligny',
  zieten: 'ligny',
  orange: 'quatre-bras',
  wellington: 'quatre-bras',
};

describe('an operation under way', () => {
  const given = { turn: 2, pieces: PIECES, hands: { french: [2, 19, 28], coalition: [45, 50, 55] } };
  const amid = (operation: Plain, more: { readonly [key: string]: Plain } = {}) =>
    over(arrange({ ...given, ...more, operation }, optionsWith({})));

  test('with a designated group, before anything is said', () => {
    expect(amid({ group: ['ney', 'reille'], at: 'designate' }).offered()).toEqual(['march', 'rest']);
  });

  test('on its way, with the points that it has spent', () => {
    const t = amid({ group: ['ney'], intent: 'march', card: 12, path: ['frasnes'], at: 'displace' });
    expect([t.step(), t.zone('ney'), t.p.op?.spent, t.p.op?.card]).toEqual(['manoeuvre.displace', 'frasnes', 1, 12]);
    const told = table({ ...given, decks: { french: [12] } })
      .play('+ Ney', 'march', '> Frasnes')
      .skip();
    expect(told.step()).toBe('manoeuvre.displace');
    expect(t.p.op).toEqual(told.p.op);
    t.play('> Quatre-Bras', 'fight');
    expect(t.p.combat?.marched).toBe(true);
  });

  test('before an attack, and in the windows of a combat', () => {
    const path = ['frasnes', 'quatre-bras'];
    expect(amid({ group: ['ney'], intent: 'march', card: 12, path, at: 'attack' }).offered()).toEqual([
      'fight',
      'pass',
    ]);
    const attacked = amid({ group: ['ney'], intent: 'march', card: 12, path, attack: true, at: 'defenderCard' });
    expect([attacked.seat(), attacked.p.combat?.marched]).toEqual([1, true]);
    const fight = amid({ group: ['vandamme', 'napoleon'], intent: 'fight', at: 'attackerCard' });
    expect([fight.seat(), plays(fight)]).toEqual([0, [19]]);
    const played = amid({ group: ['vandamme', 'napoleon'], intent: 'fight', after: ['play #19'], at: 'defenderCard' });
    expect([played.seat(), played.p.hands[0]]).toEqual([1, [2, 28]]);
    expect(censusOf(box, played.p)).toEqual([]);
  });

  test('of the coalition with three players', () => {
    const operation = { group: ['orange', 'wellington'], at: 'designate' };
    const three = { act: 'coalition', leader: 'prussian', hands: {} };
    const t = over(arrange({ ...given, ...three, operation }, optionsWith({ players: '3' })));
    expect([t.seat(), t.p.op?.group.length]).toEqual([1, 2]);
  });

  test.each<[Plain, string]>([
    [{ group: [], at: 'displace' }, 'operation.group: somebody must be designated'],
    [{ group: ['nay'], at: 'displace' }, "operation.group: there is no piece 'nay'; did you mean 'ney'?"],
    [{ group: ['ney', 'ney'], at: 'displace' }, "operation.group: 'Ney' stands there twice"],
    [{ group: ['zieten'], at: 'displace' }, "'Zieten' is not of the camp that operates"],
    [{ group: ['ney', 'vandamme'], intent: 'march', at: 'start' }, "operation.group: '+ Vandamme' is not possible"],
    [{ group: ['ney'], at: 'displace' }, "operation.intent: it must be 'march', 'fight' or 'rest'"],
    [{ group: ['ney'], intent: 'fight', at: 'attackerCard' }, "operation.intent: 'fight' is not possible"],
    [{ group: ['ney'], intent: 'march', at: 'displace' }, 'operation.card: it must say which card was revealed'],
    [{ group: ['ney'], intent: 'march', card: 40, at: 'displace' }, 'operation.card: card 40 is not in the deck'],
    [{ group: ['ney'], intent: 'march', card: 19, at: 'displace' }, 'operation.card: card 19 is not in the deck'],
    [
      { group: ['ney'], intent: 'march', card: 12, path: ['namur'], at: 'displace' },
      "operation.path: 'Ney: Gosselies > Namur' is not possible (N15-MAN-10)",
    ],
    [{ group: ['ney'], intent: 'march', card: 12, at: 'attack' }, "nobody is asked at 'attack' in this operation"],
    [{ group: ['ney'], intent: 'march', card: 12, at: 'noon' }, "operation.at: there is no moment 'noon'"],
    [{ group: ['ney'], intent: 'march', after: ['dance'], at: 'start' }, "operation.after: 'dance' is no choice"],
    [{ gruop: ['ney'] }, "operation has no 'gruop'; did you mean 'group'?"],
  ])('%j is refused', (operation, says) => {
    expect(() => amid(operation)).toThrow(CaseError);
    expect(() => amid(operation)).toThrow(says);
  });

  test('is of the phase of operations, and not decided by chance', () => {
    expect(() => amid({ group: ['ney'], at: 'designate' }, { phase: 'draw' })).toThrow(
      'operation: this is of the phase',
    );
    const empty = { hands: {} };
    expect(() => amid({ group: ['vandamme', 'napoleon'], intent: 'fight', at: 'attackerCard' }, empty)).toThrow(
      "operation.at 'attackerCard': chance (french deck) would decide before this moment comes",
    );
  });
});
