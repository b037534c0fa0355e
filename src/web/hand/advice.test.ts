import { describe, expect, it } from 'vitest';
import { picket } from '../../../test/toy/game.ts';
import { dealt } from '../../../test/toy/test/table.ts';
import type { Game, GameChoice } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import { comparison, likeliest, prospect } from './advice.ts';

const game = picket() as Game;
const hints = await game.bot();
const { position } = dealt();
const view = game.view(position, 0);
const choices: readonly GameChoice[] = [{ kind: 'pass' }, { kind: 'hold' }, { kind: 'march' }];
/** The worth of each choice at first sight. */
const rating = (...worth: readonly number[]) => ({ game, hints: { ...hints, rate: () => worth } });

describe('why a choice is advised', () => {
  it('it looks best, and this one next', () => {
    expect(comparison(rating(1, 5, 3), view, choices, get(choices, 1))).toEqual({
      why: 'best',
      of: 3,
      next: { kind: 'march' },
    });
  });

  it('or another looks better, until one looks further', () => {
    expect(comparison(rating(1, 5, 3), view, choices, get(choices, 2))).toEqual({
      why: 'deeper',
      than: { kind: 'hold' },
    });
  });

  it('where there is nothing to compare it with, nothing is said', () => {
    expect(comparison(rating(1), view, choices.slice(0, 1), get(choices, 0))).toBeNull();
    expect(comparison(rating(1, 5, 3), { ...view, viewer: null }, choices, get(choices, 1))).toBeNull();
  });

  it('and where dice decide, what they most likely give', () => {
    const results = [
      { key: 'repulse', ways: 9 },
      { key: 'hit', ways: 21 },
      { key: 'rout', ways: 6 },
    ];
    expect(likeliest({ of: 36, results, terms: [] })).toEqual({ why: 'likely', result: 'hit', percent: 58 });
    expect(likeliest({ of: 36, results: [], terms: [] })).toBeNull();
  });

  it('how likely it is won is told only where it was measured', () => {
    const told = (measured: boolean) => ({ game, hints: { ...hints, evaluate: () => 0.374, measured } });
    expect(prospect(told(true), view)).toBe(37);
    expect(prospect(told(false), view)).toBeNull();
    expect(prospect(told(true), { ...view, viewer: null })).toBeNull();
  });
});
