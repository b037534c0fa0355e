import type { Odds } from '../../../kernel/odds.ts';
import type { Fighting } from '../../../table/presentation.ts';
import { liveryOfSeat } from '../board/table.ts';
import type { View } from '../position.ts';

// Whose fight it is, and to whom its results are good. The attacker of odds is whose unit tests: the one who fires, engages or stands.

/** What becomes of the enemy's unit and of the own in a round of Melee. */
const fatesOf = (result: string): readonly [their: string, own: string] | null => {
  const [their, own] = result.split('-');
  return their === undefined || own === undefined ? null : [their, own];
};

const isOut = (fate: string): boolean => fate === 'retreats' || fate === 'falls';

function favours(result: string): 'attacker' | 'defender' | null {
  if (['success', 'evaded', 'wounded', 'retreats', 'falls'].includes(result)) return 'attacker';
  if (['failure', 'caught'].includes(result)) return 'defender';
  const fates = fatesOf(result);
  if (fates === null) return null;
  const [their, own] = fates;
  if (isOut(their) !== isOut(own)) return isOut(their) ? 'attacker' : 'defender';
  if (their === own || isOut(their)) return null;
  return their === 'wounded' ? 'attacker' : 'defender';
}

/** Of a Melee that is won or lost it matters less who was hit on the way. */
function gathers(result: string): string {
  const fates = fatesOf(result);
  if (fates === null || isOut(fates[0]) === isOut(fates[1])) return result;
  return isOut(fates[0]) ? `${fates[0]}-unhurt` : `unhurt-${fates[1]}`;
}

export function fightingOf(view: View, { weighed }: Odds): Fighting | null {
  if (weighed === undefined) return null;
  const fighter = (seat: number) => ({ seats: [seat], colour: liveryOfSeat(view, seat).ground });
  return { attacker: fighter(weighed.by), defender: fighter(1 - weighed.by), favours, gathers };
}
