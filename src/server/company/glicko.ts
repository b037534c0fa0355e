// Glicko-2 as its author, Mark Glickman, has published it ("Example of the Glicko-2 system", 2013). The steps have his numbers.

/** How well somebody plays a game, how little that is known, and how much it changes. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Against whom, and what came of it: 1 won, 0 lost, a half for a draw. */
export interface Score {
  readonly against: Rating;
  readonly score: number;
}

/** Who has not played yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How strongly the volatility may change, and how exactly it is reckoned. */
const TAU = 0.5;
const EXACT = 1e-6;
const CENTRE = 1500;
const SCALE = 173.7178;

/** How little the rating of an opponent with this deviation tells. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after one period; `rest` is how many periods have gone by since the last. */
export function rated(before: Rating, scores: readonly Score[], rest = 1): Rating {
  // Step 2: to the scale of Glicko-2.
  const mu = (before.rating - CENTRE) / SCALE;
  const phi = before.deviation / SCALE;
  const sigma = before.volatility;
  if (scores.length === 0) return rested(before, rest);
  // Steps 3 and 4: how much is known of this period, and by how much better it was than expected.
  const terms = scores.map(({ against, score }) => {
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - CENTRE) / SCALE)));
    return { g, expected, score };
  });
  const v = 1 / terms.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gain = terms.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  // Steps 5 to 8.
  const volatility = volatilityAfter(sigma, phi, v, v * gain);
  const uncertain = phi * phi + volatility * volatility * rest;
  const after = 1 / Math.sqrt(1 / uncertain + 1 / v);
  return {
    rating: CENTRE + SCALE * (mu + after * after * gain),
    deviation: Math.min(UNKNOWN.deviation, SCALE * after),
    volatility,
  };
}

/** Who does not play is known less and less. */
export function rested({ rating, deviation, volatility }: Rating, rest: number): Rating {
  const phi = deviation / SCALE;
  const after = SCALE * Math.sqrt(phi * phi + volatility * volatility * rest);
  return { rating, deviation: Math.min(UNKNOWN.deviation, after), volatility };
}

/** Step 5: the root of his function f, by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + v + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EXACT) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}

/** What each seat has scored against each other: of three, everybody has played against two. */
export function pairwise(
  winners: readonly number[],
  seats: number,
): readonly (readonly { of: number; score: number }[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const points = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  return all.map((seat) =>
    all.filter((other) => other !== seat).map((of) => ({ of, score: (1 + points(seat) - points(of)) / 2 })),
  );
}
