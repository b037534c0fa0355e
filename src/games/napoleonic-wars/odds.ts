import { type Seat, type Steps, top } from '../../kernel/flow.ts';
import { type Odds, type OddsTerm, oddsOf, sumsOf } from '../../kernel/odds.ts';
import { get } from '../../kernel/there.ts';
import { isBattle, isIntrigue, isNaval, isWar } from './bot/frames.ts';
import type { Box } from './data/box.ts';
import { NATIONS } from './data/names.ts';
import { CHAIN_RESULTS, chainChances, type Watched, watched } from './odds/chain.ts';
import { landings } from './odds/landing.ts';
import { navalOddsTerms, rideOddsTerms, strengthTerms, warOddsTerms } from './odds/terms.ts';
import { AT, type Battle, type Choice, type Intrigue, type MinorWar, NATION_COUNT, type Position } from './position.ts';
import { lostWars } from './rules/board.ts';
import { isPlaced } from './rules/coalition.ts';
import { navalTerms, sum, warTerms } from './rules/wars.ts';

// Exact odds of the dice that a choice leads to at once: from the same sums as the dice, or from the rules themselves.

export type Ways = Pick<Odds, 'of' | 'results'>;

const TWO_DICE = sumsOf([{ count: 2, sides: 6 }]);

/** So many faces of one die do it. */
const faces = (good: number, [bad, well]: readonly [string, string]): Ways => {
  const ways = Math.max(0, Math.min(6, good));
  return {
    of: 6,
    results: [
      { key: bad, ways: 6 - ways },
      { key: well, ways },
    ].filter(({ ways: some }) => some > 0),
  };
};

const TRIED = ['failure', 'success'] as const;

/** NW-4.9-b, NW-4.10-i */
export function warWays(box: Box, p: Position, f: MinorWar, pounds: number): Ways {
  const bonus = sum(warTerms(box, p, f, pounds));
  return oddsOf(TWO_DICE, (total) => (total + bonus >= get(box.wars, f.war).difficulty ? 'won' : 'lost'));
}

/** NW-15-BN */
export function navalWays(box: Box, p: Position, pounds: number): Ways {
  const { win, draw } = box.naval;
  const bonus = sum(navalTerms(box, p, pounds));
  return oddsOf(TWO_DICE, (total) => (total + bonus >= win ? 'win' : total + bonus >= draw ? 'draw' : 'loss'));
}

const beats = (box: Box, diplomat: number, against: number): number =>
  Math.max(0, Math.min(6, get(box.diplomats, diplomat).value - get(box.diplomats, against).value));

/** NW-6.1-d to NW-6.1-h: how many French diplomats are sent home. */
export function negotiationWays(box: Box, p: Position, f: Intrigue): Ways {
  const stays = new Map<number, number>();
  const isAbroad = (diplomat: number): boolean => {
    const at = p.diplomats[diplomat] ?? AT.gone;
    return at >= 0 && at < NATION_COUNT;
  };
  for (const { diplomat, against } of f.pairs)
    if (isAbroad(against)) stays.set(against, (stays.get(against) ?? 1) * (6 - beats(box, diplomat, against)));
  const rolls = f.pairs.filter(({ against }) => isAbroad(against)).length;
  const tries = new Map<number, number>();
  for (const { against } of f.pairs) tries.set(against, (tries.get(against) ?? 0) + 1);
  // One after the other: how many ways lead to how many beaten.
  let ways = [1];
  for (const [against, lasting] of stays) {
    const all = 6 ** (tries.get(against) ?? 1);
    const next = new Array<number>(ways.length + 1).fill(0);
    ways.forEach((before, beaten) => {
      next[beaten] = (next[beaten] ?? 0) + before * lasting;
      next[beaten + 1] = (next[beaten + 1] ?? 0) + before * (all - lasting);
    });
    ways = next;
  }
  const single = stays.size === 1;
  const results = ways.map((some, beaten) => ({ key: single ? get(TRIED, beaten) : `beaten-${beaten}`, ways: some }));
  return { of: 6 ** rolls, results: results.filter(({ ways: some }) => some > 0) };
}

/** NW-8.5: where Napoleon goes once the coalition has deployed. */
const landingWays = (box: Box, p: Position): Ways | null => {
  const ways = landings(box, p);
  const results = ways.map((some, nation) => ({ key: `napoleon-${NATIONS[nation] ?? ''}`, ways: some }));
  return { of: 36, results: results.filter(({ ways: some }) => some > 0) };
};

/** Shares as ways: of some dice, if they are few; else of a million. */
export function counted(chances: ReadonlyMap<string, number>, order: readonly string[]): Ways {
  const rank = ([key]: readonly [string, number]): number => order.indexOf(key);
  const all = [...chances].filter(([, share]) => share > 1e-12).sort((a, b) => rank(a) - rank(b));
  for (let dice = 1; dice <= 8; dice++) {
    const of = 6 ** dice;
    if (all.some(([, share]) => Math.abs(share * of - Math.round(share * of)) > 1e-5)) continue;
    return { of, results: all.map(([key, share]) => ({ key, ways: Math.round(share * of) })) };
  }
  const of = 1_000_000;
  const results = all.map(([key, share]) => ({ key, ways: Math.round(share * of) }));
  const extra = of - results.reduce((sum_, { ways }) => sum_ + ways, 0);
  // What rounding has left over goes to the largest, where it is seen least.
  const most = results.reduce((best, { ways }, i) => (ways > (results[best]?.ways ?? 0) ? i : best), 0);
  return { of, results: results.map(({ key, ways }, i) => ({ key, ways: i === most ? ways + extra : ways })) };
}

let last: { readonly steps: Steps<Position, Choice>; readonly rules: Watched } | null = null;

/** Made once for the rules of a box. */
export function rulesOfWalk(steps: Steps<Position, Choice>): Watched {
  if (last?.steps !== steps) last = { steps, rules: watched(steps) };
  return last.rules;
}

/** What comes of a battle that a choice begins or goes on with. */
function chainOdds(box: Box, steps: Steps<Position, Choice>, p: Position, c: Choice): Odds | null {
  const chances = chainChances(box, rulesOfWalk(steps), p, c);
  return chances === null
    ? null
    : { ...counted(chances, CHAIN_RESULTS), terms: strengthTerms(box, rulesOfWalk(steps), p, c) };
}

/** NW-9.1.1.1-a */
const rideOdds = (box: Box, p: Position, f: Battle, unit: number): Odds => {
  const terms = rideOddsTerms(box, p, f, unit);
  return { ...faces(box.constants.rideMost - terms.length, ['remains', 'rides']), terms };
};

const dieTerm = (clause: string): OddsTerm => ({ side: 'coalition', what: 'dice', clause, value: '1d6' });

export function oddsOfChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  _seat: Seat,
  c: Choice,
): Odds | null {
  const f = top(p);
  switch (c.kind) {
    case 'spend':
      if (isWar(f)) return { ...warWays(box, p, f, c.pounds), terms: warOddsTerms(box, p, f, c.pounds) };
      return isNaval(f) ? { ...navalWays(box, p, c.pounds), terms: navalOddsTerms(box, p, c.pounds) } : null;
    case 'sail':
      // With money in the Admiralty Budget one is asked for it first.
      return p.admiralty > 0 ? null : { ...navalWays(box, p, 0), terms: navalOddsTerms(box, p, 0) };
    case 'roll':
      return isIntrigue(f) ? { ...negotiationWays(box, p, f), terms: [] } : null;
    case 'charm':
      return { ...faces(6 - lostWars(p), TRIED), terms: [dieTerm('NW-6.1.1-a')] };
    case 'invite':
      return { ...faces(box.constants.inviteMost, TRIED), terms: [dieTerm('NW-10.2-b')] };
    case 'reroll':
      return {
        ...oddsOf(TWO_DICE, (total) => `toll-${total}`),
        terms: [{ side: 'coalition', what: 'dice', clause: 'NW-4.10-t', value: '2d6' }],
      };
    case 'ride':
      return isBattle(f) ? rideOdds(box, p, f, c.unit) : null;
    case 'pass':
      if (f.step !== 'coalition.build') return isBattle(f) ? chainOdds(box, steps, p, c) : null;
      return isPlaced(p) ? placed(landingWays(box, p)) : null;
    case 'fight':
    case 'stay':
    case 'strike':
    case 'spare':
    case 'retreat':
    case 'pursue':
      return chainOdds(box, steps, p, c);
    default:
      return null;
  }
}

const placed = (ways: Ways | null): Odds | null =>
  ways === null ? null : { ...ways, terms: [{ side: 'french', what: 'dice', clause: 'NW-8.5-b', value: '1d6' }] };
