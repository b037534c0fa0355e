import type { Presentation } from '../../table/presentation.ts';
import type { Screening } from './seat.ts';
import { soundOf } from './sound.ts';

/** What happens as the drawing of its game shows it: dice rattle while they fall, everything else is a tap of wood. */
export function screeningOf({ drawing }: Pick<Presentation, 'drawing'>): Screening {
  return { isRoll: drawing.isRoll, onShown: ({ rolling }) => soundOf(rolling ? 'dice' : 'tap') };
}
