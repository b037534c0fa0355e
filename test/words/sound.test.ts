import { expect, test } from 'vitest';
import type { Language } from '../../src/kernel/game.ts';
import { sound } from './sound.ts';

// The checks of the words notice what they are there for.

const FAULTY: readonly (readonly [Language, string, RegExp])[] = [
  ['en', 'You draw undefined cards.', /none/],
  ['en', 'The attackerHit is rolled.', /program/],
  ['en', 'We wait at assault.defend.', /program/],
  ['en', 'You draw  2 cards.', /space/],
  ['en', 'You draw 2 cards .', /space/],
  ['en', 'Charge!.', /signs/],
  ['en', '', /signs/],
  ['en', 'It costs -1.', /minus/],
  ['en', "France's turn.", /apostrophe/],
  ['en', 'A English vedette rides.', /a for an/],
  ['en', 'you draw.', /capital/],
  ['en', 'You draw', /end/],
  ['fr', 'Vous tirez : rien.', /line/],
  ['fr', 'Il joue « Pluie\u00a0».', /line/],
  ['fr', 'Le contrôle de Ath.', /elision/],
  ['fr', 'La main de les Anglais.', /contraction/],
];

test.each(FAULTY)('%s: %s', (language, said, fault) => {
  expect(() => sound(said, language)).toThrow(fault);
});

test.each([
  ['en', 'McDonald and D’Erlon hold at 3−1 (CBT-11).'],
  ['en', 'a1, clear ground.'],
  ['fr', 'Bonus de D’Erlon\u00a0: « rien\u00a0»'.replace('« ', '«\u00a0')],
] as const)('%s: %s is sound', (language, said) => sound(said, language, said.endsWith('.')));
