import { describe, expect, test } from 'vitest';
import { rule } from '../../../../test/rule.ts';
import { everyRoll } from '../../../kernel/every-roll.ts';
import { askedSeat, listChoices, play } from '../../../kernel/flow.ts';
import { copyPosition } from '../copy.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { factsOf } from '../rules/pieces.ts';
import { box, game, opened, steps, table } from './table.ts';

describe('what is hidden', () => {
  rule(
    ['NS-INFO-01', 'NS-INFO-03'],
    'hands, objectives and face-down units are their owner’s; a card that chooses such a unit turns it up',
    () => {
      const t = table({
        units: { 'F.R.1': 'fr-light', 'F.R.2': 'fr-line', 'F.L1.1': 'fr-line' },
        hands: [['s05', 's06'], []],
      });
      const [own, enemy, nobody] = [game.view(t.position, 0), game.view(t.position, 1), game.view(t.position, null)];
      expect(own.sides[0].hand).toHaveLength(3);
      expect([enemy.sides[0].hand.length, enemy.sides[0].handCount, nobody.sides[0].hand.length]).toEqual([1, 3, 1]);
      expect([own.sides[0].objectives.length, enemy.sides[0].objectives.length]).toEqual([2, 0]);
      expect([own.at[9], enemy.at[9], nobody.at[9]]).toEqual([t.position.at[9], -2, -2]);
      t.take(0, 'use F.s06-1 on F.R.1');
      expect(game.view(t.position, 1).at[9]).toBe(t.position.at[9]);
      expect(game.view(t.position, 1).at[10]).toBe(-2);
    },
  );

  rule(
    ['NS-INFO-01', 'NS-SETUP-11'],
    'no reason tells what lies on the other board: neither while it is laid out, nor face down in its Reserve',
    () => {
      const t = opened({});
      const [unit] = t.position.sides[1].muster.filter((each) => factsOf(box, t.position, each).arm === 'infantry');
      const ask = () => [t.whyNot(0, 'place F.fr-line-1 C.L1.1'), t.whyNot(0, 'lay F.s03-1 C.L1.1')];
      const before = ask();
      const place = game.print(game.view(t.position, 1), { kind: 'place', unit: unit ?? 0, to: 18 });
      t.take(1, place);
      expect(t.at('C.L1.1')).not.toBe('.');
      expect(ask()).toEqual(before);
      const reasons = (hidden: string) =>
        table({ phase: 'terrain', units: { 'F.L1.1': 'fr-line', 'C.R.1': hidden }, hands: [['s03'], []] }).whyNot(
          0,
          'lay F.s03-1 C.R.1',
        );
      expect(reasons('gb-lifeguards')).toEqual(['notOwnBoard NS-TERR-01']);
      expect(reasons('gb-line')).toEqual(['notOwnBoard NS-TERR-01']);
    },
  );

  rule(
    'NS-INFO-01',
    'no odds of what is aimed at and still lies face down, also in the window before it is turned up',
    () => {
      const t = table({
        units: { 'F.BYP.R': 'pr-jagers enemy', 'F.R.2': 'fr-line down', 'C.L1.1': 'pr-line' },
        active: 1,
        hands: [[], ['s05']],
      });
      t.take(1, 'fire F.BYP.R x F.R.2');
      expect(t.step).toBe('window.ask');
      expect(game.odds(t.position, 1, { kind: 'pass' })).toBeNull();
      expect(game.odds(t.position, 0, { kind: 'pass' })).not.toBeNull();
    },
  );

  test('a window opens by what lies open: a hidden unit counts as whatever it could be', () => {
    // Seat 1 may hold guns in its Reserve: it is asked after fire of artillery, whatever lies there.
    const asked = (hidden: string) =>
      table(
        { units: { 'F.L2.1': 'fr-footart', 'C.L1.5': 'pr-line', 'C.R.5': hidden }, hands: [[], ['s01']] },
        { dice: [1] },
        { deckC: 'co-900-a' },
      ).take(0, 'fire F.L2.1 x C.L1.5');
    for (const hidden of ['gb-footart', 'gb-line']) {
      const t = asked(hidden);
      const windows: string[] = [];
      while (t.step !== 'actions.choose') {
        windows.push((t.position.stack.at(-1) as { window?: string }).window ?? '');
        t.take(t.asked[0] ?? 0, 'pass');
      }
      expect(windows, hidden).toContain('AFTER_ENEMY_FIRE');
    }
  });
});

/** Everybody passes, rolls, and takes the free way back; whoever has won or is steadfast takes no test. */
function answer(p: Position): Choice | undefined {
  const seat = askedSeat(steps, p);
  const choices = seat < 0 ? [] : listChoices(steps, p, seat, []);
  const of = (kind: Choice['kind']) => choices.find((c) => c.kind === kind);
  const free = choices.find((c) => c.kind === 'retreat' && p.at[c.to] === NONE);
  return of('pass') ?? of('ignore') ?? of('stand') ?? free ?? choices[0];
}

/** What became of a unit, as the odds say it. */
function fate(p: Position, unit: number, before: number): string {
  const slot = p.where[unit] ?? NONE;
  if (slot === NONE) return 'falls';
  if ([14, 15, 32, 33].includes(slot)) return 'retreats';
  return (p.wounds[unit] ?? 0) > before ? 'wounded' : 'unhurt';
}

describe('odds', () => {
  const cases: readonly (readonly [string, { readonly [slot: string]: string }, string, object])[] = [
    ['fire', { 'F.L1.1': 'fr-light', 'C.L1.5': 'pr-line 1' }, 'fire F.L1.1 x C.L1.5', {}],
    ['fire at the last Wound', { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-rifles 2' }, 'fire F.L1.1 x C.L1.5', {}],
    [
      'fire with the way back taken',
      { 'F.L1.1': 'fr-line', 'C.L1.5': 'pr-line 2', 'C.RET.R': 'gb-line 2' },
      'fire F.L1.1 x C.L1.5',
      {},
    ],
    ['a Melee', { 'F.L1.1': 'fr-line 1', 'C.L1.5': 'gb-highlanders 1' }, 'engage F.L1.1 x C.L1.5', {}],
    ['a round', { 'F.L1.3': 'fr-line 2', 'C.L1.3': 'gb-line 2' }, 'fight F.L1.3', { melees: [['F.L1.3', 'C.L1.3']] }],
    ['a charge', { 'F.L2.1': 'fr-cuirassiers 1', 'C.L1.5': 'gb-line 1' }, 'charge F.L2.1 F.L1.1', {}],
    ['the Guard', { 'F.L1.1': 'fr-line', 'C.L1.5': 'gb-guards 1' }, 'engage F.L1.1 x C.L1.5', {}],
  ];
  test.each(cases)('of %s are those of the rules, played with every face', (_name, units, text, more) => {
    const { position } = table({ units, ...more });
    const choice = game.parse(game.view(position, 0), text);
    if (choice === null) throw new Error(text);
    const odds = game.odds(position, 0, choice);
    const all = Object.keys(units)
      .filter((slot) => !slot.includes('RET'))
      .map(
        (slot) =>
          position.at.find(
            (unit, i) => unit !== NONE && game.print(game.view(position, 0), { kind: 'rest', from: i }).endsWith(slot),
          ) ?? NONE,
      );
    const [one = NONE, two = NONE] = all;
    const [woundsOne, woundsTwo] = [position.wounds[one] ?? 0, position.wounds[two] ?? 0];
    const counted = everyRoll((io) => {
      const p = copyPosition(position);
      play(steps, p, 0, choice, io);
      while (p.stack.length > 2) {
        const next = answer(p);
        if (next === undefined) break;
        play(steps, p, askedSeat(steps, p), next, io);
      }
      const theirs = fate(p, two, woundsTwo);
      return text.startsWith('fire') ? theirs : `${theirs}-${fate(p, one, woundsOne)}`;
    });
    const shares = (
      list: {
        readonly of: number;
        readonly results: readonly { readonly key: string; readonly ways: number }[];
      } | null,
    ) =>
      Object.fromEntries(
        (list?.results ?? [])
          .map(({ key, ways }): [string, number] => [key, Math.round((ways / (list?.of ?? 1)) * 1e9)])
          .sort(),
      );
    expect(shares(odds)).toEqual(shares(counted));
    expect(Object.keys(shares(odds)).length).toBeGreaterThan(1);
  });

  test('are not told of what lies face down, nor where no die follows', () => {
    const { position } = table({ units: { 'C.BYP.R': 'fr-light enemy', 'C.R.1': 'gb-line', 'F.L1.1': 'fr-line' } });
    const odds = (text: string) => {
      const choice = game.parse(game.view(position, 0), text);
      return choice === null ? undefined : game.odds(position, 0, choice);
    };
    expect(factsOf(box, position, position.at[27] ?? 0).id).toBe('gb-line');
    expect(odds('fire C.BYP.R x C.R.1')).toBeNull();
    expect(odds('move F.L1.1 F.L1.2')).toBeNull();
  });
});
