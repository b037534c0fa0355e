import type { Known } from '../../bots/bot.ts';
import { fastRandom } from '../../kernel/fast-chance.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import { same } from '../../kernel/plain.ts';
import { percentages } from '../../text/percentages.ts';

/** Why a choice is advised: what most likely comes of it, or how it stands beside the others. */
export type Advice =
  | { readonly why: 'likely'; readonly result: string; readonly percent: number | null }
  /** It looks best at once, and this one next. */
  | { readonly why: 'best'; readonly of: number; readonly next: GameChoice }
  /** This one looks better at once, but not once one looks further. */
  | { readonly why: 'deeper'; readonly than: GameChoice };

/** What most likely comes of it. */
export function likeliest(odds: Odds): Advice | null {
  const shown = percentages(
    odds.results.map(({ ways }) => ways),
    odds.of,
  );
  let best = -1;
  odds.results.forEach(({ ways }, i) => {
    if (ways > (odds.results[best]?.ways ?? -1)) best = i;
  });
  const found = odds.results[best];
  return found === undefined ? null : { why: 'likely', result: found.key, percent: shown[best] ?? null };
}

/** How likely the viewer wins from here, in hundredths, if the game can tell: from a position that agrees with the view. */
export function prospect({ game, hints }: Known, view: GameView): number | null {
  if (view.viewer === null || hints.measured !== true) return null;
  const chance = hints.evaluate(game.imagine(view, fastRandom('advice')), view.viewer);
  return percentages([chance, 1 - chance], 1)[0] ?? null;
}

/** How the choice stands beside the others at first sight, as the bots see it: from a position that agrees with the view. */
export function comparison(
  { game, hints }: Known,
  view: GameView,
  choices: readonly GameChoice[],
  hint: GameChoice,
): Advice | null {
  if (view.viewer === null || choices.length < 2) return null;
  const rated = hints.rate(game.imagine(view, fastRandom('advice')), view.viewer, choices);
  const order = choices.map((choice, i) => ({ choice, worth: rated[i] ?? 0 })).sort((a, b) => b.worth - a.worth);
  const best = order.find(({ choice }) => !same(choice, hint));
  if (best === undefined) return null;
  const own = order.find(({ choice }) => same(choice, hint))?.worth ?? Number.NEGATIVE_INFINITY;
  return own >= best.worth
    ? { why: 'best', of: choices.length, next: best.choice }
    : { why: 'deeper', than: best.choice };
}
