import { expect } from 'vitest';
import { asking, choices, resume, take } from '../../../src/kernel/match.ts';
import type { Options } from '../../../src/kernel/options.ts';
import type { Plain } from '../../../src/kernel/plain.ts';
import { scriptedChance } from '../../../src/kernel/scripted-chance.ts';
import { rule } from '../../rule.ts';
import { picket } from '../game.ts';
import { dealt, make, openPicket, type PicketMatch, picketOptions } from './table.ts';

const arrange = await picket().arranger();

/** A match from an arranged position, with the dice that will fall. */
function at(position: Plain, dice: readonly number[] = [], wished: Options = {}): PicketMatch {
  const options = picketOptions(wished);
  const chance = scriptedChance({ dice, deck0: [1], deck1: [1] });
  return resume(picket(), options, chance, arrange(position, options));
}

const offered = (match: PicketMatch, seat: number): string[] =>
  choices(match, seat).map((c) => match.game.print(match.game.view(match.position, seat), c));

rule('PIC-1', 'two or three posts, two cards each of the six', () => {
  for (const seats of ['2', '3']) {
    const { sides } = openPicket(undefined, { seats }).position;
    expect(sides.map(({ place }) => place)).toEqual([0, 2, 4].slice(0, Number(seats)));
    for (const { hand, deck } of sides)
      expect([hand.length, [...hand, ...deck].sort()]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
  }
});

rule('PIC-2', 'all lay at once, and nobody sees what', () => {
  const match = dealt();
  expect(asking(match)).toEqual([0, 1]);
  make(match, [1, 'lay 6']);
  expect(asking(match)).toEqual([0]);
  expect(match.game.view(match.position, 0).sides[1]).toMatchObject({ laid: true, bid: -1, hand: [] });
});

rule('PIC-3', 'the highest card is active', () => {
  const match = dealt();
  make(match, [0, 'lay 3'], [1, 'lay 2']);
  expect(match.position.active).toBe(0);
});

rule('PIC-3', 'a die decides between equals', () => {
  for (const die of [1, 2]) {
    const match = at({ step: 'round.lay', hands: [[4], [4]] }, [die]);
    make(match, [0, 'lay 4'], [1, 'lay 4']);
    expect(match.position.active).toBe(die - 1);
  }
});

rule('PIC-4', 'what was laid is discarded, and a card is drawn', () => {
  const match = dealt();
  make(match, [0, 'lay 3'], [1, 'lay 6']);
  expect(match.position.sides.map(({ discard, hand }) => [discard, hand.length])).toEqual([
    [[3], 2],
    [[6], 2],
  ]);
});

rule('PIC-5', 'two places at most, one at a time, on the road', () => {
  const match = at({ step: 'round.march', places: [0, 5] });
  expect(offered(match, 0)).toEqual(['march 1', 'halt']);
  make(match, [0, 'march 1']);
  expect(offered(match, 0)).toEqual(['march 0', 'march 2', 'halt']);
  make(match, [0, 'march 2']);
  expect(offered(match, 0)).toContain('rest');
  expect(offered(at({ step: 'round.march', places: [5, 0] }), 0)).toEqual(['march 4', 'halt']);
});

rule('PIC-6', 'an attack reaches one place, a spy any', () => {
  expect(offered(at({ step: 'round.act', places: [0, 1] }), 0)).toEqual(['attack 1', 'spy 1', 'rest']);
  const far = at({ step: 'round.act', places: [0, 2], hands: [[], [3]] });
  expect(take(far, 0, { kind: 'attack', on: 1 })).toMatchObject({ reasons: [{ clause: 'PIC-6', why: 'tooFar' }] });
  make(far, [0, 'spy 1']);
  expect(far.position.sides[1]?.seen).toEqual([3]);
});

rule('PIC-7', 'whoever is attacked may parry, if it was agreed', () => {
  const fight = { step: 'round.act', places: [0, 1], hands: [[], [2]] };
  const match = at(fight, [3, 3]);
  make(match, [0, 'attack 1']);
  expect([asking(match), offered(match, 1)]).toEqual([[1], ['parry 2', 'pass']]);
  const bare = at(fight, [3, 3], { parry: 'no' });
  make(bare, [0, 'attack 1']);
  expect(bare.position.round).toBe(2);
});

rule('PIC-8', 'dice above 6 and the parry are a loss', () => {
  const losses = (dice: readonly number[], answer: string) => {
    const match = at({ step: 'round.act', places: [0, 1], hands: [[5], [2]] }, dice);
    make(match, [0, 'attack 1'], [1, answer]);
    return match.position.sides[1]?.losses;
  };
  expect([losses([3, 3], 'pass'), losses([3, 4], 'pass')]).toEqual([0, 1]);
  expect([losses([4, 4], 'parry 2'), losses([4, 5], 'parry 2')]).toEqual([0, 1]);
  const match = at({ step: 'round.act', places: [0, 1] });
  expect(match.game.odds(match.position, 0, { kind: 'attack', on: 1 })).toMatchObject({
    of: 36,
    results: [
      { key: 'nothing', ways: 15 },
      { key: 'loss', ways: 21 },
    ],
  });
});

rule('PIC-9', 'the second loss ends the match, and so does the last round', () => {
  const broken = at({ step: 'round.act', places: [0, 1], losses: [0, 1] }, [6, 6]);
  make(broken, [0, 'attack 1'], [1, 'pass']);
  expect(broken.position.outcome).toMatchObject({ winners: [0], how: 'PIC-9 losses' });
  const rested = (round: number, length: string) => {
    const match = at({ step: 'round.act', round, hands: [[1], [2]], losses: [1, 1] }, [], { length });
    make(match, [0, 'rest']);
    return match.position.outcome;
  };
  expect(rested(2, 'short')).toMatchObject({ winners: [0, 1], how: 'PIC-9 rounds' });
  expect([rested(1, 'short'), rested(2, 'long')]).toEqual([null, null]);
  expect(rested(4, 'long')).not.toBeNull();
});

rule('PIC-1', 'nobody attacks or spies on a seat that is not there', () => {
  const match = at({ step: 'round.act', places: [0, 1] });
  for (const kind of ['attack', 'spy'])
    expect(take(match, 0, { kind, on: 2 })).toMatchObject({ reasons: [{ clause: 'PIC-1', why: 'noSuchSeat' }] });
});

rule('PIC-2', 'a card that is laid is one of the own hand', () => {
  const match = at({ step: 'round.lay', hands: [[4], [2]] });
  expect(take(match, 0, { kind: 'lay', card: 2 })).toMatchObject({ reasons: [{ clause: 'PIC-2', why: 'notInHand' }] });
});

rule('PIC-7', 'so is a card that parries', () => {
  const match = at({ step: 'round.act', places: [0, 1], hands: [[4], [2]] }, [1, 1]);
  make(match, [0, 'attack 1']);
  expect(take(match, 1, { kind: 'parry', card: 4 })).toMatchObject({
    reasons: [{ clause: 'PIC-7', why: 'notInHand' }],
  });
});
