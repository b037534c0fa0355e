import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { fastRandom } from '../kernel/fast-chance.ts';
import { listChoices } from '../kernel/flow.ts';
import { knownToBots } from './bot.ts';
import { searchBot } from './search.ts';

const game = picket();
const known = await knownToBots(game);
const arrange = await game.arranger();

/** What a searching bot chooses if time is up after so many trials, and how many it made. */
function decided(most: number): { readonly choice: unknown; readonly trials: number } {
  let trials = 0;
  const hints: typeof known.hints = {
    ...known.hints,
    evaluate(p, seat) {
      trials++;
      // What looks best at once, the attack, turns out worst.
      return p.stack.some(({ step }) => step === 'fight.parry') ? -1 : known.hints.evaluate(p, seat);
    },
  };
  const position = arrange({ step: 'round.act', places: [0, 0], hands: [[1], [2]] });
  const choices = listChoices(game.steps, position, 0, []);
  expect(choices).toHaveLength(3);
  const bot = searchBot('search', { candidates: 6, worlds: 3, horizon: 0 });
  const view = game.view(position, 0);
  const late = () => trials >= most;
  return { choice: bot.decide({ game, hints, view, seat: 0, choices, random: fastRandom(1), late }), trials };
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

describe('a game that takes a closer look', () => {
  const position = arrange({ step: 'round.act', places: [0, 0], hands: [[1], [2]] });
  const choices = listChoices(game.steps, position, 0, []);
  const bot = searchBot('search', { candidates: 6, worlds: 3, horizon: 4 });

  /** What is chosen if only these are worth a trial, how many trials were made, and how often the closer look was taken. */
  function studied(worth: readonly string[]): {
    readonly kind: string;
    readonly trials: number;
    readonly looks: number;
  } {
    let trials = 0;
    let looks = 0;
    const hints: typeof known.hints = {
      ...known.hints,
      point: 1,
      study(_p, _seat, asked) {
        looks++;
        return asked.map(({ kind }) => (worth.includes(kind) ? 0 : -9));
      },
      evaluate(p, seat) {
        trials++;
        return known.hints.evaluate(p, seat);
      },
    };
    const { kind } = bot.decide({ game, hints, view: game.view(position, 0), seat: 0, choices, random: fastRandom(1) });
    return { kind, trials, looks };
  }

  test('begins its search with it, and tries nothing where that leaves one choice', () => {
    expect(studied(['spy'])).toEqual({ kind: 'spy', trials: 0, looks: 4 });
    expect(studied(['rest'])).toEqual({ kind: 'rest', trials: 0, looks: 4 });
  });

  test('moves by the first look in its trials', () => {
    const { trials, looks } = studied(['spy', 'rest']);
    expect(trials).toBe(2 * 3);
    expect(looks).toBe(4);
  });
});
