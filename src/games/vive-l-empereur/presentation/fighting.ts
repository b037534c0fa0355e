import type { Odds } from '../../../kernel/odds.ts';
import { get } from '../../../kernel/there.ts';
import type { Fighting } from '../../../table/presentation.ts';
import { coloursOf } from '../board/colours.ts';
import type { Box } from '../data/box.ts';
import type { View } from '../position.ts';
import type { Combat } from '../rules/frames.ts';

const isCombat = (frame: { readonly step: string }): frame is Combat => frame.step.startsWith('combat.');

/** To whom a result is good: whoever fires, attacks or is tested is the attacker; what moves nothing is good to nobody. */
const GOOD: Readonly<Record<string, 'attacker' | 'defender'>> = {
  passed: 'attacker',
  failed: 'defender',
  'lost-1': 'attacker',
  'lost-2': 'attacker',
  'lost-3': 'attacker',
  broken: 'attacker',
  destroyed: 'attacker',
  defenderBeaten: 'attacker',
  attackerBeaten: 'defender',
};

/** Whose dice they are: of a shock that is being fought its attacker's, else those of whoever chooses. */
export function fightingOf(box: Box, view: View, { results }: Odds): Fighting {
  const combat = view.stack.findLast(isCombat);
  const isTest = results.some(({ key }) => key === 'passed' || key === 'failed');
  const chooser = view.viewer ?? view.active;
  const attacker = isTest ? chooser : (combat?.seat ?? chooser);
  const colours = coloursOf(box, view.scenario);
  const fighter = (seat: number) => ({ seats: [seat], colour: get(colours, seat) });
  return {
    attacker: fighter(attacker),
    defender: fighter(1 - attacker),
    favours: (result) => GOOD[result] ?? null,
    // VE-VIII.1-d: what was declared is fought.
    ...(combat === undefined ? {} : { forced: true }),
  };
}
