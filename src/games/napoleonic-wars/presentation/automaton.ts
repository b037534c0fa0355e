import type { GameEvent } from '../../../kernel/chance.ts';
import type { Automaton } from '../../../table/presentation.ts';

// How the walk through what France did tells each of its steps: every event has its clause (`told.ts`), and some have dice.

function facesIn(event: GameEvent): readonly number[] {
  const roll: unknown = Reflect.get(event, 'roll');
  const dice: unknown = Reflect.get(event, 'dice');
  const faces: readonly unknown[] = Array.isArray(dice) ? dice : [roll];
  // What was rolled by no die, since the rule left nothing to it, is told as 0.
  return faces.filter((face) => typeof face === 'number').filter((face) => face > 0);
}

export const automaton: Automaton = {
  title: { en: 'What France did', fr: 'Ce qu’a fait la France' },
  step: (event) => {
    const clause: unknown = Reflect.get(event, 'clause');
    return { clause: typeof clause === 'string' ? clause : null, dice: facesIn(event) };
  },
};
