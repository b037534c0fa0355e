import { describe, expect, test } from 'vitest';
import { fastChance, fastRandom } from '../../../src/kernel/fast-chance.ts';
import { hashOf } from '../../../src/kernel/hash.ts';
import { asking, choices, undoable } from '../../../src/kernel/match.ts';
import { same } from '../../../src/kernel/plain.ts';
import { whyNot } from '../../../src/kernel/why-not.ts';
import { picket } from '../game.ts';
import { openPicket, type PicketMatch, playOut, step } from './table.ts';

// The toy stands for all games in the tests of the kernel: it must keep the contract itself.

/** Every decision of some random matches. */
function* decisions(): Generator<PicketMatch> {
  for (let seed = 0; seed < 12; seed++) {
    const match = openPicket(fastChance(seed), { seats: seed % 3 === 0 ? '3' : '2', length: 'long' });
    const random = fastRandom(seed);
    while (match.position.outcome === null) {
      yield match;
      step(match, random);
    }
  }
}

describe('Picket keeps the contract', () => {
  test('an imagined position gives the same view, and the same choices to the viewer', () => {
    const random = fastRandom('imagine');
    let others = 0;
    for (const { game, position, seats } of decisions()) {
      for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const view = game.view(position, viewer);
        const imagined = game.imagine(view, random);
        expect(game.view(imagined, viewer)).toEqual(view);
        if (hashOf(imagined) !== hashOf(position)) others++;
        for (const side of imagined.sides) {
          const bid = side.bid > 0 ? [side.bid] : [];
          expect([...side.hand, ...side.deck, ...side.discard, ...bid].sort()).toEqual([1, 2, 3, 4, 5, 6]);
        }
      }
    }
    expect(others).toBeGreaterThan(100);
  });

  test('printing and parsing are inverse, and every choice is read back from JSON', () => {
    for (const match of decisions()) {
      for (const seat of asking(match)) {
        const view = match.game.view(match.position, seat);
        const listed = choices(match, seat);
        expect(listed.length).toBeGreaterThan(0);
        for (const choice of listed) {
          expect(match.game.parse(view, match.game.print(view, choice))).toEqual(choice);
          expect(match.game.readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
          expect(whyNot(match.game, match.position, seat, { choice })).toEqual([]);
        }
        for (const thing of match.game.things(view)) {
          const usable = listed.some((choice) => match.game.touches(choice).includes(thing));
          expect(whyNot(match.game, match.position, seat, { thing }).length === 0).toBe(usable);
        }
        expect(listed.every((choice, i) => listed.findIndex((other) => same(other, choice)) === i)).toBe(true);
      }
    }
  });

  test('whoever can take a choice back was not told anything by chance', () => {
    for (const match of decisions()) {
      const [last] = match.rolls.slice(-1);
      const free = Math.max(0, ...[0, 1, 2].map((seat) => undoable(match, seat)));
      expect(match.entries.length - free).toBeGreaterThanOrEqual(last?.at ?? 0);
    }
  });

  test('random play comes to an end', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(playOut(openPicket(fastChance(seed)), seed).position.outcome).not.toBeNull();
  });

  test('its texts exist in both languages', () => {
    const { text } = picket();
    expect(Object.keys(text.en)).toEqual(Object.keys(text.fr));
  });
});
