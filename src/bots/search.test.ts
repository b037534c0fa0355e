import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { fastRandom } from '../kernel/fast-chance.ts';
import { listChoices } from '../kernel/flow.ts';
import { searchBot } from './search.ts';

const arrange = await picket().arranger();

/** What a searching bot chooses if time is up after so many trials, and how many it made. */
function decided(most: number): { readonly choice: unknown; readonly trials: number } {
  let trials = 0;
  const toy = picket(1);
  const game: typeof toy = {
    ...toy,
    bot: {
      ...toy.bot,
      evaluate(p, seat) {
        trials++;
        // What looks best at once, the attack, turns out worst.
        return p.stack.some(({ step }) => step === 'fight.parry') ? -1 : toy.bot.evaluate(p, seat);
      },
    },
  };
  const position = arrange({ step: 'round.act', places: [0, 0], hands: [[1], [2]] });
  const choices = listChoices(game.steps, position, 0, []);
  expect(choices).toHaveLength(3);
  const bot = searchBot('search', { candidates: 6, worlds: 3, horizon: 0 });
  const view = game.view(position, 0);
  const late = () => trials >= most;
  return { choice: bot.decide({ game, view, seat: 0, choices, random: fastRandom(1), late }), trials };
}

describe('a searching bot whose time is up', () => {
  test('before it has looked ahead takes what looks best at once', () => {
    expect(decided(0)).toEqual({ choice: { kind: 'attack', on: 1 }, trials: 0 });
  });

  test('stops after the trial that it is at, wherever that is', () => {
    for (const most of [1, 2, 3, 4, 7, 11]) expect(decided(most).trials, `${most}`).toBe(most);
  });

  test('does not count a world that it has not tried on all: what looks best has no luck of its own', () => {
    expect(decided(1)).toEqual({ choice: { kind: 'attack', on: 1 }, trials: 1 });
    expect(decided(2)).toEqual({ choice: { kind: 'attack', on: 1 }, trials: 2 });
    expect(decided(3)).toEqual({ choice: { kind: 'spy', on: 1 }, trials: 3 });
  });

  test('thinks to the end if there is time enough', () => {
    // Three on three worlds, and the better two on six.
    expect(decided(Infinity)).toEqual({ choice: { kind: 'spy', on: 1 }, trials: 3 * 3 + 2 * 6 });
  });
});
