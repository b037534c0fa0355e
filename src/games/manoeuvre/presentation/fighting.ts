import { liveryOf } from '../../../table/liveries.tsx';
import type { Fighting } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { OddsKey } from '../text/words.ts';

/** A die of one's own that succeeds or fails is no fight, but good or bad all the same. */
type Outcome = Exclude<OddsKey, 'attack' | 'defence'>;

/** The results that are good for whoever attacks, and the one that is not; after the others nothing has changed. */
const GOOD: readonly string[] = [
  'hit',
  'eliminated',
  'hitAndRetreat',
  'attackerChooses',
  'defenderChooses',
] satisfies readonly Outcome[];

/** Only the active side attacks; withdrawal and rally are good or bad for the one who rolls. */
export function fightingOf(box: Box) {
  return ({ active, sides, viewer }: View): Fighting => {
    const fighter = (seat: number) => ({
      seats: [seat],
      colour: liveryOf(box.nations[sides[seat]?.nation ?? -1]?.id).ground,
    });
    const isActive = viewer === null || viewer === active;
    return {
      attacker: fighter(active),
      defender: fighter(1 - active),
      favours(result) {
        if (result === 'success') return isActive ? 'attacker' : 'defender';
        if (result === 'failure') return isActive ? 'defender' : 'attacker';
        if (result === 'attackerHit') return 'defender';
        return GOOD.includes(result) ? 'attacker' : null;
      },
    };
  };
}
