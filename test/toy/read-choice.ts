import { below, type ChoiceShapes, choiceReader } from '../../src/kernel/choice-shape.ts';
import { BOX } from './data/standard.ts';
import type { Choice } from './position.ts';

const card = below(Math.max(...BOX.cards) + 1);
const on = below(3);

export const SHAPES: ChoiceShapes<Choice> = {
  lay: { card },
  parry: { card },
  march: { to: below(BOX.places) },
  attack: { on },
  spy: { on },
  halt: {},
  rest: {},
  pass: {},
};

export const readChoice = choiceReader(SHAPES);
