import { OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import { hexesOfUnit, isDisorganised } from '../field.ts';
import { NONE, type Position } from '../position.ts';
import type { Step } from './frames.ts';

// Apart from the procedure (`paces.ts`), for procedures call one another in a ring.

/**
 * VE-VII.5, VE-V.1, VE-V.2, VE-V.8, VE-IX.7: one step of any kind. It may come from OFF (VE-XIII: nobody fires at it) and go to OFF: off the
 * map, which is voluntary if the kind is regular (VE-XV-c), else VE-VIII.9-i. Who is destroyed or broken on the way does not get there.
 */
export function startStep(
  p: Position,
  step: Pick<Step, 'kind' | 'units' | 'from' | 'to'> & Partial<Pick<Step, 'leaders' | 'second' | 'spared' | 'adapted'>>,
): void {
  const { kind, units, from, to, leaders = [], second = OFF, spared = [], adapted = [] } = step;
  const [first = NONE] = units;
  call<Step>(p, {
    step: 'step.fire',
    kind,
    units: [...units],
    leaders: leaders.filter((leader) => leader !== NONE),
    from,
    to,
    held: from === OFF ? [] : hexesOfUnit(p, first),
    second,
    spared,
    at: from,
    firers: [],
    pushed: [],
    disordered: isDisorganised(p, first),
    adapted,
  });
}
