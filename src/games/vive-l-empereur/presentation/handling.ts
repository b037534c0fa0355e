import type { GameChoice, Language, Thing } from '../../../kernel/game.ts';
import type { Acting, Handling, Way } from '../../../table/handling.ts';
import { hexThing } from '../../../table/hexes/cursor.ts';
import type { Aides } from '../board/aides.ts';
import { TABLE_WORDS, wayPrice } from '../board/words.ts';
import { type Choice, NONE, type View } from '../position.ts';
import type { Charge, Move } from '../rules/frames.ts';
import type { ViveEvent } from '../told.ts';

const isAsked = ({ viewer, asked }: View): boolean => viewer !== null && asked.includes(viewer);
const isMove = (frame: { readonly step: string }): frame is Move => frame.step.startsWith('move.');
const isCharge = (frame: { readonly step: string }): frame is Charge => frame.step.startsWith('charge.');

/** Who goes where now: units and the leaders with them. */
function actingOf(view: View): Acting | null {
  if (!isAsked(view)) return null;
  const f = view.step === 'move.act' ? view.stack.findLast(isMove) : undefined;
  const ride = view.step === 'charge.act' ? view.stack.findLast(isCharge) : undefined;
  const riding = ride?.groups[ride.at];
  const leaders = f?.leaders ?? riding?.leaders ?? [];
  const pieces = [
    ...(f?.units ?? riding?.units ?? []).map((unit): Thing => `unit:${unit}`),
    ...leaders.map((leader): Thing => `leader:${leader}`),
  ];
  return pieces.length === 0 ? null : { pieces, goal: 'hex', forming: false };
}

/** What a march tells of itself: everything else is the doing of the enemy, or comes of it. */
const UNDISTURBED: ReadonlySet<string> = new Set<ViveEvent['kind']>([
  ...(['moved', 'turned', 'formed', 'stacked', 'leaderMoved', 'control', 'points'] as const),
]);

/** What a unit does once in a phase, and no more once the phase has ended. */
const isDeed = (choice: GameChoice): choice is Extract<Choice, { kind: 'charge' | 'move' | 'rally' }> =>
  choice.kind === 'charge' || choice.kind === 'move' || choice.kind === 'rally';

/** How regiments are led over the field: a goal that is touched is walked to step by step, until something interrupts. */
export function handlingOf(aides: Aides): Handling {
  return {
    stacks: () => [],
    acting: actingOf,
    goals: (view: View): readonly Thing[] => [...aides.reach(view).keys()].map(hexThing),
    way(view: View, to: Thing, language: Language): Way | null {
      const goal = aides.reach(view).get(to.startsWith('hex:') ? Number(to.slice(4)) : NONE);
      if (goal === undefined) return null;
      return {
        steps: goal.hexes.slice(1).map(hexThing),
        choices: goal.choices,
        price: wayPrice(TABLE_WORDS[language], goal),
      };
    },
    interrupts: ({ kind }) => !UNDISTURBED.has(kind),
    leaves: (_view, { kind }, choices) =>
      kind === 'pass' ? [...new Set(choices.filter(isDeed).map(({ unit }): Thing => `unit:${unit}`))] : [],
    bounds: () => [],
    isOrder: ({ kind }: GameChoice) => kind === 'go',
  };
}
