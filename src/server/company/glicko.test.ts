import { describe, expect, it } from 'vitest';
import { pairwise, type Rating, rated, rested, UNKNOWN } from './glicko.ts';

const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it('reckons the worked example of its author', () => {
    const scores = [
      { against: of(1400, 30), score: 1 },
      { against: of(1550, 100), score: 0 },
      { against: of(1700, 300), score: 0 },
    ];
    const after = rated(of(1500, 200), scores);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('what one gains of an equal the other loses, and a draw of equals moves nobody', () => {
    const [won, lost] = [1, 0].map((score) => rated(UNKNOWN, [{ against: UNKNOWN, score }]));
    expect((won?.rating ?? 0) + (lost?.rating ?? 0)).toBeCloseTo(3000, 9);
    expect(won?.rating).toBeGreaterThan(1600);
    expect(rated(UNKNOWN, [{ against: UNKNOWN, score: 0.5 }]).rating).toBeCloseTo(1500, 9);
  });

  it('a great surprise makes a rating more volatile, what was expected less', () => {
    const surprise = rated(of(1500, 50), [{ against: of(2400, 50), score: 1 }]);
    expect(surprise.volatility).toBeGreaterThan(0.06);
    expect(rated(of(2400, 50), [{ against: of(1500, 50), score: 1 }]).volatility).toBeLessThan(0.06);
  });

  it('who rests is known less, up to not at all', () => {
    const { rating, deviation } = rested(of(1700, 60), 12);
    expect(rating).toBe(1700);
    expect(deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178 * Math.sqrt(12)), 6);
    expect(rested(of(1700, 60), 1e6).deviation).toBe(350);
    expect(rated(of(1700, 60), [], 12)).toEqual(rested(of(1700, 60), 12));
  });

  it('of three everybody has played against two: a winner beats the others, losers and winners among themselves draw', () => {
    expect(pairwise([0], 3)).toEqual([
      [
        { of: 1, score: 1 },
        { of: 2, score: 1 },
      ],
      [
        { of: 0, score: 0 },
        { of: 2, score: 0.5 },
      ],
      [
        { of: 0, score: 0 },
        { of: 1, score: 0.5 },
      ],
    ]);
    expect(pairwise([1, 2], 3)[2]).toEqual([
      { of: 0, score: 1 },
      { of: 1, score: 0.5 },
    ]);
    expect(pairwise([], 2)).toEqual([[{ of: 1, score: 0.5 }], [{ of: 0, score: 0.5 }]]);
  });
});
