import type { Fighter, Fighting } from '../../../table/presentation.ts';
import { liveryOf } from '../board/pieces/livery.ts';
import { type Camp, FRANCE, otherCamp } from '../pieces.ts';
import type { View } from '../position.ts';

/** Whoever begins a combat attacks; in one that has begun it is known who does. The Coalition as one wears red. */
export function fightingOf({ combat, viewer, seats }: View): Fighting {
  const own: Camp = viewer === null || viewer === 0 ? FRANCE : otherCamp(FRANCE);
  const attacker = combat?.attacker ?? own;
  const fighter = (camp: Camp): Fighter =>
    camp === FRANCE
      ? { seats: [0], colour: liveryOf(0).ground }
      : { seats: Array.from({ length: seats - 1 }, (_, i) => i + 1), colour: liveryOf(1).ground };
  return {
    attacker: fighter(attacker),
    defender: fighter(otherCamp(attacker)),
    favours(result) {
      if (result === 'attackerWins') return 'attacker';
      // An attack that is called off, or a stack that dies on the way, has cost the attacker his operation.
      return result === 'draw' ? null : 'defender';
    },
  };
}
