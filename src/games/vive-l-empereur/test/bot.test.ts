import { expect, test } from 'vitest';
import { get } from '../../../kernel/there.ts';
import { hints } from '../bot.ts';
import { hexOf, topAt } from '../field.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { startCharges } from '../rules/charges.ts';
import { startFires } from '../rules/fire.ts';
import { startMovement } from '../rules/movement.ts';
import { startShocks } from '../rules/shock.ts';
import { greedy, random, stubborn, winners } from './battles.ts';
import { type Bench, bench } from './bench.ts';
import { OVER, playing } from './table.ts';

test.each([
  ['random', random],
  ['stubborn', stubborn],
])('at Hassenhausen the bot beats a %s player as either side', { timeout: 240_000 }, (name, player) => {
  expect(winners('hassenhausen', [greedy, player], `${name} second`)).toEqual([0]);
  expect(winners('hassenhausen', [player, greedy], `${name} first`)).toEqual([1]);
});

/** What the bot chooses on the bench, where nothing is hidden. */
function choosing(t: Bench, start: (p: Position) => void) {
  const bot = hints(t.box);
  const f = playing(t, start);
  const best = (): Choice => {
    const choices = f.choices();
    const ratings = bot.rate(t.p, f.seat(), choices);
    return get(choices, ratings.indexOf(Math.max(...ratings)));
  };
  return {
    ...f,
    best,
    /** Plays the phase out. */
    all(): void {
      while (f.at() !== OVER) f.take(best());
    },
  };
}

test('an objective that nobody defends is taken', () => {
  const t = bench();
  t.p.control = [0, 0, 1, 0, 0];
  const unit = t.lay('fr-2le', '2113', 'column', 0);
  choosing(t, startMovement).all();
  expect(hexOf(t.p, unit)).toBe(t.hex('2111'));
});

test('the only defender of an objective stays there when enemies are near', () => {
  const t = bench();
  t.p.active = 1;
  t.p.control = [0, 0, 0, 0, 1];
  const unit = t.lay('al-27j', '1220', 'line', 7);
  t.lay('fr-2le', '1217', 'column', 6);
  choosing(t, startMovement).all();
  expect(hexOf(t.p, unit)).toBe(t.hex('1220'));
});

/** Cavalry that charges northwards from 1010, and what infantry before it answers. */
function answer(rider: string, setup: (t: Bench) => void): Choice {
  const t = bench();
  const unit = t.lay(rider, '1010', 'column', 0);
  setup(t);
  const f = choosing(t, startCharges);
  f.take({ kind: 'charge', unit, facing: 1 });
  f.take({ kind: 'go' });
  expect(f.at()).toBe('squares.choose');
  return f.best();
}

test('weak infantry forms square before strong cavalry, strong infantry trusts its fire before weak', () => {
  expect(answer('fr-gch', (t) => t.lay('al-95', '1007', 'line', 5)).kind).toBe('square');
  expect(
    answer('fr-1ch', (t) => {
      t.lay('al-2832', '1007', 'line', 5);
      t.lay('al-0144', '1007', 'line', 5);
    }).kind,
  ).toBe('pass');
});

test('cavalry rides down who runs, and leaves a square alone', () => {
  const announced = (formation: 'square' | 'disorganised'): Choice => {
    const t = bench();
    t.lay('fr-gch', '1010', 'column', 0);
    t.lay('al-2832', '1008', formation);
    return choosing(t, startCharges).best();
  };
  expect(announced('disorganised').kind).toBe('charge');
  expect(announced('square').kind).toBe('pass');
});

test('guns fire at those whom it hurts most', () => {
  const target = (terrain: { readonly [hex: string]: string }, broken: string): string => {
    const t = bench({ terrain });
    t.lay('fr-a12', '1010', 'battery', 1);
    t.lay(
      'al-2832',
      '1008',
      broken === '1008' ? 'disorganised' : terrain['1008'] === undefined ? 'line' : 'adapted',
      7,
    );
    t.lay(
      'al-4292',
      '1208',
      broken === '1208' ? 'disorganised' : terrain['1208'] === undefined ? 'line' : 'adapted',
      7,
    );
    const best = choosing(t, (p) => startFires(p, 0)).best();
    return best.kind === 'target' ? t.name(best.hex) : best.kind;
  };
  expect(target({}, '1008')).toBe('1008');
  expect(target({}, '1208')).toBe('1208');
  expect(target({ '1008': 'V' }, '')).toBe('1208');
  expect(target({ '1208': 'V' }, '')).toBe('1008');
});

test('columns storm together what one alone leaves in peace', () => {
  const declared = (columns: readonly (readonly [id: string, hex: string, facing: number])[]): number => {
    const t = bench();
    t.lay('al-2832', '1008', 'line', 5);
    for (const [id, hex, facing] of columns) t.lay(id, hex, 'column', facing);
    const f = choosing(t, startShocks);
    while (f.best().kind === 'assault') f.take(f.best());
    return t.p.shocks.reduce((sum, { from }) => sum + from.length, 0);
  };
  expect(declared([['fr-61l', '1009', 0]])).toBe(0);
  expect(
    declared([
      ['fr-61l', '1009', 0],
      ['fr-2l', '0909', 2],
      ['fr-1l', '1109', 10],
    ]),
  ).toBeGreaterThan(1);
});

test('a battery that has somebody to fire at stays, one that has nobody drives up', () => {
  const stays = (enemy: string): boolean => {
    const t = bench();
    const guns = t.lay('fr-a59', '1515', 'battery', 1);
    t.lay('al-2832', enemy, 'line', 5);
    choosing(t, startMovement).all();
    return hexOf(t.p, guns) === t.hex('1515') && topAt(t.p, t.hex('1515')) !== NONE;
  };
  expect(stays('1512')).toBe(true);
  expect(stays('1503')).toBe(false);
});
