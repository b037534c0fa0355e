import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { testWords } from '../../../../test/words/suite.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import { slotOf } from '../field.ts';
import { RESULTS } from '../odds/chances.ts';
import { NONE } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import {
  CHOICES,
  cardOf,
  EVENTS,
  FACTS,
  game,
  LINE,
  MATCHES,
  OUTCOMES,
  THINGS,
  table,
  text,
  unit,
  views,
} from './samples.ts';
import { WORDS } from './tongues.ts';

const REASONS = {
  ...reasonsIn(game.steps),
  ...Object.fromEntries(COMMON_REASONS.map((why) => [why, 'NS-ACT-01'])),
};

test('every reason with words is given somewhere, and every one that is given has words', async () => {
  expect(Object.keys(await WORDS.en.reasons()).sort()).toEqual(Object.keys(REASONS).sort());
});

test('every result that odds speak of has words', () => {
  for (const key of RESULTS) for (const { odds } of [WORDS.en, WORDS.fr]) expect(Object.keys(odds)).toContain(key);
});

await testWords({
  game,
  words: WORDS,
  why: REASONS,
  views,
  events: EVENTS,
  choices: CHOICES,
  // Terrain and attached cards are told by where they come to lie.
  silent: ['played'],
  facts: FACTS,
  things: THINGS,
  outcomes: OUTCOMES,
  matches: MATCHES,
  // Two copies of a card, or of a unit that is still to be placed, are the same to everybody.
  twins: true,
  ledger: readFileSync(new URL('../ledger.md', import.meta.url), 'utf8'),
});

test('whoever draws cards or a unit is told which, and the others how many', () => {
  const cards: SagaEvent = { kind: 'drew', seat: 0, count: 2 };
  const unit: SagaEvent = { kind: 'drawsUnit', seat: 0, left: 3 };
  expect([0, 1, null].map((viewer) => text.en.event(table(viewer), cards))).toEqual([
    null,
    'France draws 2 cards.',
    'France draws 2 cards.',
  ]);
  expect([0, 1].map((viewer) => text.fr.event(table(viewer), unit))).toEqual([
    null,
    'La France pioche une unité\u202f; reste 3 au deck Armée.',
  ]);
});

test('Terrain and attached cards are told once, by where they come to lie', () => {
  const played = (id: string): SagaEvent => ({
    kind: 'played',
    seat: 0,
    card: cardOf(0, id),
    window: 'OWN_TURN',
    unit: LINE,
  });
  expect(text.en.event(table(0), played('s01'))).toBeNull();
  expect(text.en.event(table(0), played('s08'))).toBeNull();
  expect(text.en.event(table(0), played('s05'))).toBe('You play Line Formation for your Line Infantry.');
});

test('an enemy’s charge is told to whoever may answer it, with whom it is aimed at', () => {
  const asked = (viewer: 0 | 1) => table(viewer, { asked: [viewer] });
  expect(text.en.prompt(asked(1))).toBe('Their Cuirassiers charge your Line Infantry (First Line, centre): answer?');
  expect(text.en.prompt(asked(0))).toMatch(/^Your Cuirassiers charge their Line Infantry .*: play a card, or go on\.$/);
  expect(text.fr.prompt(asked(1))).toBe(
    'Leurs cuirassiers chargent votre infanterie de ligne (Première Ligne, centre)\u00a0: répondez-vous\u202f?',
  );
});

test('the winner of a Melee ignores a test without being called Steadfast', () => {
  const ignored: SagaEvent = { kind: 'ignored', unit: LINE };
  expect(text.en.event(table(0), ignored)).toBe('Your Line Infantry ignores the Morale test.');
  expect(text.fr.event(table(0), ignored)).toBe('Votre infanterie de ligne ignore le test de Moral.');
});

test('slots are named as the reader sees them', () => {
  const slot = slotOf(0, 'L1', 1);
  const seen = [0, 1, null].map((viewer) => text.en.thing(table(viewer), `slot:${slot}`).split(':')[0]);
  expect(seen).toEqual(['Your First Line, far left', 'Their First Line, far right', 'France’s First Line, far left']);
});

test('units that are called alike are told apart by where they stand, also those of two nations', () => {
  const [royal, prussian] = ['gb-footart-1', 'pr-footart-1'].map((label) => unit(1, label));
  const here = slotOf(1, 'R', 2);
  const view = table(1);
  const at = view.at.map((standing, slot) => (slot === here ? (royal ?? NONE) : standing));
  const two = at.map((standing, slot) => (slot === here + 1 ? (prussian ?? NONE) : standing));
  const where = view.where.map((slot, one) => (one === royal ? here : one === prussian ? here + 1 : slot));
  const rest = { kind: 'rest', from: here } as const;
  expect(text.en.choice({ ...view, at, where }, rest)).toBe('Foot Artillery: do nothing');
  expect(text.en.choice({ ...view, at: two, where }, rest)).toBe('Foot Artillery (Reserve, left centre): do nothing');
  expect(text.fr.choice({ ...view, at: two, where }, rest)).toMatch(/^Artillerie à pied \(Réserve, centre gauche\)/);
});
