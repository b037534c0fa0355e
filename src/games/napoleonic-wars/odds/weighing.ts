import { type Seat, type Steps, top } from '../../../kernel/flow.ts';
import type { OddsTerm, WeighedDie, Weighing, WhatIf, Worth } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import { guardChance } from '../bot/chances.ts';
import { isBattle, isIntrigue, isNaval, isWar } from '../bot/frames.ts';
import type { Box } from '../data/box.ts';
import { navalWays, rulesOfWalk, warWays } from '../odds.ts';
import { type Battle, type Choice, type Intrigue, ITALY, NONE, type Position } from '../position.ts';
import { POUNDS } from '../rules/bars.ts';
import { lostWars } from '../rules/board.ts';
import { fieldAfter, rideOddsTerms } from './terms.ts';

// What stands behind odds: each single die by its faces, what a victory is worth on the abdication track, what more money would do.

const FACES = [1, 2, 3, 4, 5, 6];
/** The player; the other one is France, that nobody plays. */
const COALITION: Seat = 0;
const FRANCE: Seat = 1;
/** NW-4.9-c: so many amounts are read at a glance. */
const RUNGS = 6;

function sorted(resultOf: (face: number) => string, goodFor: (key: string) => Seat | null): WeighedDie['faces'] {
  const keys = [...new Set(FACES.map(resultOf))];
  return keys.map((key) => ({ key, faces: FACES.filter((face) => resultOf(face) === key), good: goodFor(key) }));
}

/** A die that succeeds or fails. */
const tryDie = (side: string, terms: readonly OddsTerm[], wins: (face: number) => boolean): WeighedDie => ({
  side,
  terms,
  target: null,
  after: null,
  faces: sorted(
    (face) => (wins(face) ? 'success' : 'failure'),
    (key) => (key === 'success' ? COALITION : FRANCE),
  ),
});

/** NW-11.2-a: what a point of abdication makes of the track. */
const point = (box: Box, p: Position, result: string, clause: string): Worth => ({
  result,
  seat: COALITION,
  points: 1,
  total: Math.min(box.constants.trackMax, p.abdication + 1),
  goal: box.constants.trackMax,
  clause,
});

const weighed = (
  dice: readonly WeighedDie[],
  worth: readonly Worth[] = [],
  ladder: readonly WhatIf[] = [],
): Weighing => ({ by: COALITION, dice, worth, ifs: [], ladder });

/** The same dice for every amount that the fund holds. */
const rungs = (fund: number, waysOf: (pounds: number) => Pick<WhatIf, 'of' | 'results'>): WhatIf[] =>
  Array.from({ length: Math.min(fund, RUNGS) + 1 }, (_, pounds) => ({
    by: COALITION,
    choice: get(POUNDS.spend, pounds),
    ...waysOf(pounds),
  }));

/** NW-9.2 */
function lightDie(box: Box, q: Position, f: Battle): WeighedDie[] {
  const client = q.clientIn[f.nation] ?? NONE;
  const modifier = client === NONE ? 0 : get(box.clients, client).modifier;
  // NW-9.2.1-b
  if (modifier === null) return [];
  const terms: OddsTerm[] = [
    { side: 'light', what: 'client', clause: 'NW-9.2.1-a', value: modifier },
    {
      side: 'light',
      what: 'pope',
      clause: 'NW-9.2.2-a',
      value: f.nation === ITALY && q.pope ? box.constants.popeModifier : 0,
    },
    {
      side: 'light',
      what: 'josephine',
      clause: 'NW-9.2.3-a',
      value: q.josephine === f.nation ? box.constants.josephineModifier : 0,
    },
  ];
  const row = get(box.light, get(q.fervour, f.nation));
  const bonus = terms.reduce((sum, { value }) => sum + Number(value), 0);
  const faces = sorted(
    (face) => `light-${get(row, Math.max(1, Math.min(6, face + bonus)) - 1)}`,
    (key) => (key === 'light-3' ? COALITION : key === 'light-1' ? FRANCE : null),
  );
  return [{ side: 'light', terms: terms.filter(({ value }) => value !== 0), target: null, after: null, faces }];
}

/** NW-9.3-a */
function guardDie(box: Box, q: Position, f: Battle): WeighedDie[] {
  if (q.napoleonAt !== f.nation || guardChance(box, q) === 0) return [];
  const faces = sorted(
    (face) => (face >= box.constants.guardLeast ? 'joins' : 'absent'),
    (key) => (key === 'joins' ? FRANCE : COALITION),
  );
  return [{ side: 'guard', terms: [], target: null, after: null, faces }];
}

function weighBattle(box: Box, steps: Steps<Position, Choice>, p: Position, c: Choice): Weighing | null {
  const q = fieldAfter(rulesOfWalk(steps), p, c);
  const f = q === null ? null : top(q);
  if (q === null || f === null || !isBattle(f)) return null;
  return weighed([...lightDie(box, q, f), ...guardDie(box, q, f)], [point(box, p, 'aim', 'NW-11.1-b')]);
}

/** NW-6.1-d: each pair by its die. */
const weighTalks = (box: Box, f: Intrigue): Weighing =>
  weighed(
    f.pairs.map(({ diplomat, against }) => {
      const value = get(box.diplomats, against).value;
      const terms: OddsTerm[] = value === 0 ? [] : [{ side: 'french', what: 'envoy', clause: 'NW-6.1-d', value }];
      return tryDie('coalition', terms, (face) => face + value <= get(box.diplomats, diplomat).value);
    }),
  );

export function weighChoice(
  box: Box,
  steps: Steps<Position, Choice>,
  p: Position,
  _seat: Seat,
  c: Choice,
): Weighing | null {
  const f = top(p);
  switch (c.kind) {
    case 'spend': {
      if (isNaval(f)) {
        const ladder = rungs(p.admiralty, (pounds) => navalWays(box, p, pounds));
        return weighed([], [point(box, p, 'win', 'NW-15-BN')], ladder);
      }
      if (!isWar(f)) return null;
      const worth = get(box.wars, f.war).strategic ? [point(box, p, 'won', 'NW-4.9.1.1-d')] : [];
      return weighed(
        [],
        worth,
        rungs(p.warFund, (pounds) => warWays(box, p, f, pounds)),
      );
    }
    case 'roll':
      return isIntrigue(f) ? weighTalks(box, f) : null;
    case 'charm':
      return weighed([tryDie('coalition', [], (face) => face > lostWars(p))]);
    case 'invite':
      return weighed([tryDie('coalition', [], (face) => face <= box.constants.inviteMost)]);
    case 'ride': {
      if (!isBattle(f)) return null;
      const terms = rideOddsTerms(box, p, f, c.unit);
      const faces = sorted(
        (face) => (face + terms.length <= box.constants.rideMost ? 'rides' : 'remains'),
        () => null,
      );
      return weighed([{ side: 'dice', terms, target: null, after: null, faces }]);
    }
    case 'fight':
    case 'stay':
    case 'strike':
    case 'retreat':
    case 'pursue':
      return weighBattle(box, steps, p, c);
    case 'pass':
      return isBattle(f) ? weighBattle(box, steps, p, c) : null;
    default:
      return null;
  }
}
