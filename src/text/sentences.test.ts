import { expect, test } from 'vitest';
import { filled, type Sentences, sentenceText } from './sentences.ts';

type Choice = { readonly kind: 'march'; readonly to: number } | { readonly kind: 'halt' };
type Told = { readonly kind: 'marched'; readonly seat: number; readonly to: number } | { readonly kind: 'blink' };

const words: Sentences<Choice, Told, 'tooFar'> = {
  title: 'Garde',
  blurb: 'Une garde : la nuit.',
  seats: ['Martin', 'Bernard'],
  prompts: { 'turn.march': 'Marchez !' },
  waiting: 'En attente : {asked}.',
  choices: { march: 'Marcher : {to}', halt: 'Halte' },
  events: { marched: '{seat} marche : {to}.', blink: null },
  things: { place: 'lieu {n}' },
  reasons: {
    tooFar: '{on} est trop loin.',
    matchOver: 'Fini.',
    notYourDecision: '{seat} : {step}.',
    moment: 'Pour {step}.',
    now: 'Or : {step}.',
    noPart: 'Rien.',
  },
  moments: { 'turn.march': 'la marche' },
  outcomes: { night: 'La nuit {n} : {winners}.' },
  results: { loss: 'une perte' },
  options: {},
};
const text = sentenceText(
  'fr',
  words,
  { to: 'place', seat: 'seat', asked: 'seat', on: 'seat', winners: 'seat' },
  async () => {
    return new Map([['G-1', 'Un : deux.']]);
  },
);
const view = { viewer: 0, asked: [0], step: 'turn.march', outcome: null };

test('a gap is filled, says one of two things, or stays to be seen', () => {
  const said = (gap: string, value: unknown) => `${gap}=${value}`;
  expect(filled('{a} and {b?yes|no}, {c?yes|no}; {d}', { a: 1, b: true, c: false }, said)).toBe('a=1 and yes, no; {d}');
});

test('every answer is a sentence with its things named, in the typography of its language', async () => {
  expect(text.choice(view, { kind: 'march', to: 3 })).toBe('Marcher\u00a0: lieu 3');
  expect(text.choice(view, { kind: 'halt' })).toBe('Halte');
  expect(text.event(view, { kind: 'marched', seat: 1, to: 2 })).toBe('Bernard marche\u00a0: lieu 2.');
  expect(text.event(view, { kind: 'blink' })).toBeNull();
  expect(text.thing(view, 'place:4')).toBe('lieu 4');
  expect(text.thing(view, 'seat:0')).toBe('Martin');
  expect(text.seat(view, 1)).toBe('Bernard');
  const tell = await text.reasons();
  expect(tell(view, { clause: 'G-1', why: 'tooFar', facts: { on: 1 } })).toBe('Bernard est trop loin.');
  expect(tell(view, { clause: 'G-1', why: 'moment', facts: { step: 'turn.march' } })).toBe('Pour la marche.');
  expect([text.result('loss'), text.result('other')]).toEqual(['une perte', 'other']);
  expect(await text.clauses()).toEqual(new Map([['G-1', 'Un\u00a0: deux.']]));
});

test('who is asked is told what to do, and whoever waits for whom; then how it ended', () => {
  expect(text.prompt(view)).toBe('Marchez\u202f!');
  expect(text.prompt({ ...view, asked: [1, 0], viewer: null })).toBe('En attente\u00a0: Bernard, Martin.');
  const over = { ...view, asked: [], outcome: { winners: [1], how: 'night', facts: { n: 2 } } };
  expect([text.prompt(over), text.outcome(over), text.outcome(view)]).toEqual([
    'La nuit 2\u00a0: Bernard.',
    'La nuit 2\u00a0: Bernard.',
    '',
  ]);
});
