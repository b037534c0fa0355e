import { describe, expect } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { there } from '../../../kernel/there.ts';
import { plays, table, ways } from './table.ts';

// La manœuvre 2: who stops a stack that has points left.

describe('another stack in the zone', () => {
  const LONE = { pieces: { erlon: 'ligny', picton: 'ath' }, decks: { french: [2, 4], coalition: [38, 41] } };

  rule('N15-MAN-14', 'friends stop it in the first zone, with whatever points are left', () => {
    const t = table({ ...LONE, pieces: { ...LONE.pieces, reille: 'marbais' } }).play("+ D'Erlon", 'march', '> Marbais');
    expect([t.zone('erlon'), t.activated('erlon'), t.seat(), t.step()]).toEqual([
      'marbais',
      true,
      1,
      'operation.designate',
    ]);
    // Activated or not, they are a stack.
    const resting = { zone: 'marbais', activated: true };
    const u = table({ ...LONE, pieces: { ...LONE.pieces, reille: resting } }).play("+ D'Erlon", 'march', '> Marbais');
    expect([u.zone('erlon'), u.seat()]).toEqual(['marbais', 1]);
    const free = table(LONE).play("+ D'Erlon", 'march', '> Marbais');
    expect([free.step(), there(free.p.op).mp - there(free.p.op).spent, ways(free).length > 0]).toEqual([
      'manoeuvre.displace',
      3,
      true,
    ]);
  });

  rule('N15-MAN-14', 'those it leaves behind do not stop it; coming back to them does', () => {
    const t = table({ ...LONE, pieces: { ...LONE.pieces, reille: 'ligny' } }).play("+ D'Erlon", 'march');
    expect(ways(t)).toContain('marbais');
    t.play('> Marbais');
    expect([t.step(), ways(t).includes('ligny')]).toEqual(['manoeuvre.displace', true]);
    t.play('> Ligny');
    expect([t.zone('erlon'), t.seat(), t.step()]).toEqual(['ligny', 1, 'operation.designate']);
  });

  rule('N15-MAN-14', 'the corps of one stack do not stop each other', () => {
    const t = table({ ...LONE, pieces: { ...LONE.pieces, reille: 'ligny' } }).play(
      "+ D'Erlon",
      '+ Reille',
      'march',
      '> Marbais',
    );
    expect([t.step(), ways(t).length > 0]).toEqual(['manoeuvre.displace', true]);
  });

  rule('N15-MAN-14', 'the enemy stops it: the rest of the points is lost, it may fight', () => {
    const t = table({ ...LONE, pieces: { erlon: 'ligny', picton: 'marbais', hill: 'ath' } }).play(
      "+ D'Erlon",
      'march',
      '> Marbais',
    );
    expect([there(t.p.op).mp - there(t.p.op).spent, t.step(), t.offered()]).toEqual([
      3,
      'operation.attack',
      ['fight', 'pass'],
    ]);
    expect(t.events('halted').map(({ why }) => why)).toEqual(['enemy']);
  });

  rule('N15-MAN-14', 'English and Prussians are friends: each stops the other, in both directions', () => {
    const at = { ney: 'avesnes', bulow: 'hannut', hill: 'ath' };
    for (const [moves, waits] of [
      ['picton', 'zieten'],
      ['zieten', 'picton'],
    ] as const) {
      const t = table({
        pieces: { ...at, [moves]: 'waterloo', [waits]: 'ohain' },
        act: 'coalition',
        decks: LONE.decks,
      }).play(`+ ${moves === 'picton' ? 'Picton' : 'Zieten'}`, 'march', '> Ohain');
      expect([moves, t.zone(moves), t.seat(), t.events('axis')]).toEqual([moves, 'ohain', 0, []]);
    }
  });

  rule(['N15-MAN-14', 'N15-EVT-MFO-03'], 'a point more does not get it past friends', () => {
    const t = table({ ...LONE, pieces: { ...LONE.pieces, reille: 'marbais' }, hands: { french: [1] } }).play(
      "+ D'Erlon",
      'march',
    );
    expect(plays(t)).toEqual([1]);
    t.play('> Marbais');
    expect([t.zone('erlon'), t.seat(), t.p.hands[0]]).toEqual(['marbais', 1, [1]]);
  });
});
