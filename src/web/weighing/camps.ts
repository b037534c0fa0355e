import type { CSSProperties } from 'preact/compat';
import type { GameView } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Fighting } from '../../table/presentation.ts';
import { percentages } from '../../text/percentages.ts';

// The results of a fight by the side that they are good for, and how each side is drawn.

/** To whom a result is good: the one who looks, nobody, the other side. In this order everything stands: best for me first. */
export const CAMPS = ['mine', 'neither', 'theirs'] as const;
export type Camp = (typeof CAMPS)[number];

export type Result = Odds['results'][number];

/** The part of the one who looks in a fight; whoever only watches looks over the shoulder of the attacker. */
export function partOf({ defender }: Fighting, { viewer }: GameView): 'attacker' | 'defender' {
  return viewer !== null && defender.seats.includes(viewer) ? 'defender' : 'attacker';
}

/** The results by whom they favour. Odds come with the worst for the attacker first. */
export function campsOf(
  { results }: Pick<Odds, 'results'>,
  fighting: Fighting,
  view: GameView,
): Readonly<Record<Camp, readonly Result[]>> {
  const part = partOf(fighting, view);
  const best = part === 'attacker' ? [...results].reverse() : results;
  const campOf = ({ key }: Result): Camp => {
    const favoured = fighting.favours(key);
    if (favoured === null) return 'neither';
    return favoured === part ? 'mine' : 'theirs';
  };
  const of = (camp: Camp) =>
    gathered(
      best.filter((result) => campOf(result) === camp),
      fighting,
    );
  return { mine: of('mine'), neither: of('neither'), theirs: of('theirs') };
}

/** Results that are shown under one name, as one. */
function gathered(results: readonly Result[], { gathers }: Fighting): readonly Result[] {
  if (gathers === undefined) return results;
  const ways = new Map<string, number>();
  for (const { key, ways: more } of results) ways.set(gathers(key), (ways.get(gathers(key)) ?? 0) + more);
  return [...ways].map(([key, sum]) => ({ key, ways: sum }));
}

/** How much of it is good for the one who looks, in hundredths. */
export function mineOf(odds: Pick<Odds, 'of' | 'results'>, fighting: Fighting, view: GameView): number | null {
  const { mine } = campsOf(odds, fighting, view);
  const good = mine.reduce((sum, { ways }) => sum + ways, 0);
  return percentages([good, odds.of - good], odds.of)[0] ?? null;
}

/** How a result is drawn: in the colour of the side that it favours, the paler the nearer it is to the other side's. */
export interface Look {
  readonly className: string;
  readonly style?: CSSProperties;
}

const STRENGTHS = [100, 74, 54, 40];

export function lookOf(camp: Camp, degree: number, colour: string): Look {
  const strength = STRENGTHS[Math.min(degree, STRENGTHS.length - 1)] ?? 100;
  return { className: `side-${camp}`, style: { '--side': colour, '--strength': `${strength}%` } };
}
