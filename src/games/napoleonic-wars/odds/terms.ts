import { play, top } from '../../../kernel/flow.ts';
import type { OddsTerm } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import { guardChance } from '../bot/chances.ts';
import { isBattle } from '../bot/frames.ts';
import { copyPosition } from '../copy.ts';
import type { Box } from '../data/box.ts';
import { type Battle, type Choice, type MinorWar, type Position, RUSSIA_WAR } from '../position.ts';
import { strengthIn } from '../rules/board.ts';
import { rideTerms } from '../rules/cavalry.ts';
import { navalTerms, warTerms } from '../rules/wars.ts';
import type { Term } from '../told.ts';
import type { Watched } from './chain.ts';

// The figures behind odds, each with its clause.

const CLAUSES: { readonly [what: string]: string } = {
  money: 'NW-4.9-c',
  sea: 'NW-4.9.2-b',
  vizier: 'NW-4.9-e',
  corps: 'NW-4.9-f',
  flags: 'NW-4.10-g',
};

const term = (side: string, what: string, clause: string, value: number | string): OddsTerm => ({
  side,
  what,
  clause,
  value,
});

const stands = ({ value }: Term): boolean => value !== 0;

/** NW-4.9-b */
export function warOddsTerms(box: Box, p: Position, f: MinorWar, pounds: number): OddsTerm[] {
  const russia = f.war === RUSSIA_WAR;
  return [
    term('coalition', 'dice', 'NW-4.9-b', '2d6'),
    ...warTerms(box, p, f, pounds)
      .filter(stands)
      .map(({ what, value }) => {
        const clause = russia && what === 'corps' ? 'NW-4.10-h' : (CLAUSES[what] ?? 'NW-4.9-b');
        return term('coalition', what, clause, value);
      }),
    term('needed', 'needed', russia ? 'NW-4.10-i' : 'NW-4.9-b', get(box.wars, f.war).difficulty),
  ];
}

/** NW-15-BN */
export function navalOddsTerms(box: Box, p: Position, pounds: number): OddsTerm[] {
  return [
    term('coalition', 'dice', 'NW-15-BN', '2d6'),
    ...navalTerms(box, p, pounds)
      .filter(stands)
      .map(({ what, value }) => term('coalition', what, 'NW-15-BN', value)),
    term('needed', 'needed', 'NW-15-BN', box.naval.win),
  ];
}

export const rideOddsTerms = (box: Box, p: Position, f: Battle, unit: number): OddsTerm[] =>
  rideTerms(box, p, f, unit).map(({ what, value }) => term('coalition', what, 'NW-9.1.1.1-b', value));

const ALL_ONES = { roll: () => 1, reveal() {}, tell: null };

/** Where the battle is fought to which a choice leads, as it stands before its dice; null if there is none. */
export function fieldAfter(rules: Watched, p: Position, c: Choice): Position | null {
  const q = copyPosition(p);
  play(rules.steps, q, 0, c, ALL_ONES);
  return isBattle(top(q)) ? q : null;
}

/** NW-9.4-a */
export function strengthTerms(box: Box, rules: Watched, p: Position, c: Choice): OddsTerm[] {
  const q = fieldAfter(rules, p, c);
  const f = q === null ? null : top(q);
  if (q === null || f === null || !isBattle(f)) return [];
  const terms = [
    term('coalition', 'strength', 'NW-9.4-a', strengthIn(box, q, f.nation, false)),
    term('french', 'strength', 'NW-9.4-a', strengthIn(box, q, f.nation, true)),
  ];
  if (q.napoleonAt === f.nation && guardChance(box, q) > 0)
    terms.push(term('french', 'guard', 'NW-9.3-a', `0/${box.constants.guardStrength}`));
  return terms;
}
