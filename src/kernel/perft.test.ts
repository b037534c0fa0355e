import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket } from '../../test/toy/test/table.ts';
import { fastChance } from './fast-chance.ts';
import { hashOf } from './hash.ts';
import { perft, perftDivided } from './perft.ts';

const arrange = await picket().arranger();

const game = picket();

describe('perft', () => {
  test('counts every choice at every decision', () => {
    // Seat 0 marches on places 0, 1 or halts; then attacks if it is near, spies or rests; then the next round is laid.
    const position = arrange({ step: 'round.march', places: [0, 1], hands: [[1], [2]] });
    expect(perft(game, position, 3)).toEqual([
      { depth: 0, nodes: 1, ended: 0 },
      // to place 1, or halt
      { depth: 1, nodes: 2, ended: 0 },
      // on place 1: back, on, halt; after the halt on place 0: attack, spy, rest
      { depth: 2, nodes: 6, ended: 0 },
      // 0 and 1: attack, spy, rest; 2 the same; after the halt the same; attack: parry 2, pass; spy, rest: lay 1 (seat 0)
      { depth: 3, nodes: 3 + 3 + 3 + 2 + 1 + 1, ended: 0 },
    ]);
  });

  test('asks seats that choose at once one after the other', () => {
    const position = arrange({
      hands: [
        [1, 2, 3],
        [4, 5],
      ],
    });
    expect(perft(game, position, 2).map(({ nodes }) => nodes)).toEqual([1, 3, 6]);
  });

  test('counts a position in which the match is over, and goes no further', () => {
    const position = arrange({ step: 'round.act', round: 2, places: [0, 5] });
    expect(perft(game, position, 3)).toEqual([
      { depth: 0, nodes: 1, ended: 0 },
      { depth: 1, nodes: 2, ended: 2 },
      { depth: 2, nodes: 0, ended: 0 },
      { depth: 3, nodes: 0, ended: 0 },
    ]);
  });

  test('a depth of 0 is the position itself', () => {
    expect(perft(game, arrange({}), 0)).toEqual([{ depth: 0, nodes: 1, ended: 0 }]);
  });

  test('runs to the first question, and leaves the position alone', () => {
    const position = arrange({ step: 'round.turnUp', hands: [[1], [2]] });
    const before = hashOf(position);
    const [, first] = perft(game, position, 1);
    expect(first?.nodes).toBeGreaterThan(1);
    expect(hashOf(position)).toBe(before);
  });

  // A regression table: a change of the rules of Picket, of the order of chance or of the generator shows here.
  test('is the same every time; another seed draws other cards', () => {
    const { position } = openPicket(fastChance(1), { length: 'long' });
    const nodes = perft(game, position, 6).map((row) => row.nodes);
    expect(nodes).toEqual(perft(game, position, 6, 0).map((row) => row.nodes));
    expect(nodes).toEqual([1, 2, 4, 8, 20, 48, 104]);
    const options = { ...position.options, parry: 'no' };
    const fight = arrange({ step: 'round.act', places: [0, 1], losses: [0, 1] }, options);
    const ended = [1, 2, 3, 4, 5, 6].map((seed) => perft(game, fight, 1, seed)[1]?.ended);
    expect(ended).toEqual([0, 0, 1, 1, 0, 1]);
  });
});

describe('perft, divided', () => {
  test('adds up to the whole', () => {
    const position = arrange({ step: 'round.march', places: [0, 1], hands: [[1], [2]] });
    expect(perftDivided(game, position, 3)).toEqual([
      { choice: { kind: 'march', to: 1 }, nodes: 9 },
      { choice: { kind: 'halt' }, nodes: 4 },
    ]);
    expect(perftDivided(game, position, 1)).toEqual([
      { choice: { kind: 'march', to: 1 }, nodes: 1 },
      { choice: { kind: 'halt' }, nodes: 1 },
    ]);
    const { position: start } = openPicket(fastChance(1), { length: 'long' });
    for (const seed of [0, 'x']) {
      const sum = perftDivided(game, start, 5, seed).reduce((total, { nodes }) => total + nodes, 0);
      expect(sum).toBe(perft(game, start, 5, seed)[5]?.nodes);
    }
  });

  test('meets the same dice as the whole', () => {
    const options = { seats: '2', length: 'long', parry: 'no' };
    const fight = arrange({ step: 'round.act', places: [0, 1], losses: [0, 1], hands: [[1], [2]] }, options);
    const sums = [1, 2, 3, 4, 5, 6].map((seed) =>
      perftDivided(game, fight, 2, seed).reduce((total, { nodes }) => total + nodes, 0),
    );
    expect(sums).toEqual([1, 2, 3, 4, 5, 6].map((seed) => perft(game, fight, 2, seed)[2]?.nodes));
    expect(new Set(sums).size).toBe(2);
  });

  test('is empty without a choice', () => {
    const position = arrange({});
    expect(perftDivided(game, position, 0)).toEqual([]);
    expect(perftDivided(game, { ...position, outcome: { winners: [], how: 'x', facts: {} } }, 2)).toEqual([]);
  });
});
