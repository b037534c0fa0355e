import type { Odds } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import type { Fighting } from '../../../table/presentation.ts';
import { coloursOf } from '../board/colours.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { Combat } from '../rules/frames.ts';

const isCombat = (frame: { readonly step: string }): frame is Combat => frame.step.startsWith('combat.');

/** Whose dice they are: of the shock that is fought, else of whoever is about to choose. */
export function fightingOf(box: Box, view: View, { results }: Odds): Fighting {
  const attacker = view.stack.findLast(isCombat)?.seat ?? view.viewer ?? view.active;
  const colours = coloursOf(box, view.scenario);
  const fighter = (seat: number) => ({ seats: [seat], colour: get(colours, seat) });
  const isShock = results.some(({ key }) => key.includes('/'));
  return {
    attacker: fighter(attacker),
    defender: fighter(1 - attacker),
    favours(result) {
      if (result === 'passed') return 'attacker';
      if (result === 'failed') return 'defender';
      // A fire costs the one who fires nothing; of a shock the first half is the attacker's.
      if (!isShock) return result === '-' ? null : 'attacker';
      const [own = '0', other = '0'] = result.split('/').map(weight);
      return own === other ? null : own < other ? 'attacker' : 'defender';
    },
  };
}

const ORDER = ['0', '0*', '1', '1*', '2', 'D', 'D+1', 'E'];
const weight = (result: string): number => ORDER.indexOf(result);
