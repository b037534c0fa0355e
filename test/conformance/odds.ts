import { everyRoll } from '../../src/kernel/every-roll.ts';
import { fail } from './positions.ts';
import type { Moment } from './walk.ts';

// Odds are exact: whatever a choice shows is what the rules themselves give when every roll is played.

/** More rolls than this are not played for one choice. */
const MOST = 1300;

/** Compares the odds of one of the choices that show any; says how many were compared. */
export function checkOdds({ subject, p, made: { seat }, offered, random }: Moment): number {
  const { game, knowledge } = subject;
  const showing = offered.filter((choice) => game.odds(p, seat, choice) !== null);
  let compared = 0;
  for (const choice of showing.slice(random.below(Math.max(1, showing.length))).slice(0, 1)) {
    const odds = game.odds(p, seat, choice);
    if (odds === null) continue;
    const sum = odds.results.reduce((all, { ways }) => all + ways, 0);
    if (sum !== odds.of) fail(`the odds of ${JSON.stringify(choice)} add up to ${sum} of ${odds.of}`);
    let known = true;
    const truth = everyRoll((io) => {
      const key = knowledge.fate(game.copy(p), { seat, choice }, io);
      known &&= key !== null;
      return key ?? '';
    }, MOST);
    if (truth === null || !known) continue;
    compared++;
    for (const key of new Set([...odds.results, ...truth.results].map((result) => result.key))) {
      const [said, true_] = [odds, truth].map(({ of, results }) => {
        const ways = results.find((result) => result.key === key)?.ways ?? 0;
        return ways / of;
      });
      if (said === undefined || true_ === undefined || Math.abs(said - true_) > 1e-12)
        fail(`'${key}' of ${JSON.stringify(choice)} is said to have ${said}, but has ${true_}`);
    }
  }
  return compared;
}
