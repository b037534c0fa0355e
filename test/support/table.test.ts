import { expect, test } from 'vitest';
import { scriptedChance } from '../../src/kernel/scripted-chance.ts';
import { get } from '../../src/kernel/there.ts';
import { picket } from '../toy/game.ts';
import type { Position } from '../toy/position.ts';
import { filled, sit } from './table.ts';

const game = picket();
const arrange = await game.arranger();
const start = () => arrange({ step: 'round.march', places: [0, 1], hands: [[1], [2]] });

test('choices are made in the notation, by whoever is asked', () => {
  const t = sit(game, start(), scriptedChance({}));
  const [seat = -1] = t.asked;
  const [first = ''] = t.offered();
  expect(t.step).toBe('round.march');
  expect(t.offered(1 - seat)).toEqual([]);
  expect(() => t.offer('march 3', seat)).toThrow(`at round.march seat ${seat} is not offered 'march 3' but ${first}`);
  expect(() => t.find('fly')).toThrow("'fly' is not a choice in our notation");
  t.make(seat, t.offer(first, seat));
  expect(t.told.length).toBeGreaterThan(0);
  expect(t.heard(null)).toEqual(t.told.filter(({ only }) => only === null).map(({ event }) => event));
});

test('a choice that plays otherwise on a copy is found', () => {
  let copies = 0;
  const forgetful = { ...game, copy: (p: Position) => ({ ...game.copy(p), round: ++copies > 1 ? 9 : p.round }) };
  const t = sit(forgetful, start(), scriptedChance({}));
  const [seat = -1] = t.asked;
  expect(() => t.make(seat, get(t.choices(), 0))).toThrow('played on a copy, with nobody listening');
});

test('options that no game has are refused', () => {
  expect(filled(game, { seats: '3' })['seats']).toBe('3');
  expect(() => filled(game, { seats: '9' })).toThrow();
});
