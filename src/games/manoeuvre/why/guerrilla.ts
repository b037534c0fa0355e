import type { Card } from '../position.ts';
import type { Answers, Doubt } from './doubt.ts';
import { because } from './reason.ts';

// 9.2.4: the window after a card that a Guerrilla can cancel.

const window: Answers = {
  unit: (_d, unit) => [because('unitNotAsked', { unit }, 'MAN-9.2.4-b')],
  card: (_d: Doubt, card: Card) => [because('guerrillaAnswersOnly', { card })],
  square: (_d, square) => [because('squareNotAsked', { square }, 'MAN-9.2.4-b')],
  choices: {},
};

export const GUERRILLA: { readonly [step: string]: Answers } = {
  'guerrilla.answer': window,
};
