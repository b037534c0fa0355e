import { beforeEach, expect, it } from 'vitest';
import type { Player } from '../keeper/contract.ts';
import { handScreen, leaveScreen, mayShow } from './screen.ts';

const ME: Player = { kind: 'me' };
const FRIEND: Player = { kind: 'friend' };
const BOT: Player = { kind: 'bot', level: 'random' };

const match = (players: readonly Player[], curtain = true) => ({ id: '3f2a', players, curtain });
const shown = (info: ReturnType<typeof match>, over = false): number[] =>
  [0, 1, 2, 3].filter((seat) => mayShow(info, seat, over));

beforeEach(leaveScreen);

it('people who share a screen: it shows the seat that took it, and only that', () => {
  const shared = match([ME, FRIEND]);
  expect(shown(shared)).toEqual([]);
  handScreen('3f2a', 1);
  expect(shown(shared)).toEqual([1]);
  handScreen('3f2a', 0);
  expect(shown(shared)).toEqual([0]);
  handScreen('3f2a', null);
  expect(shown(shared)).toEqual([]);
});

it('whoever sits at one match has no eyes in another, and none after leaving', () => {
  handScreen('77b1', 0);
  expect(shown(match([ME, FRIEND, BOT]))).toEqual([]);
  handScreen('3f2a', 0);
  leaveScreen();
  expect(shown(match([ME, FRIEND, BOT]))).toEqual([]);
});

it('somebody alone, or people without a curtain, have nothing to hide; bots have', () => {
  expect(shown(match([BOT, ME]))).toEqual([1]);
  expect(shown(match([ME, FRIEND, BOT], false))).toEqual([0, 1]);
  expect(shown(match([BOT, BOT]))).toEqual([]);
});

it('once a match is over everything can be seen, but no seat that there is not', () => {
  expect(shown(match([ME, FRIEND]), true)).toEqual([0, 1]);
  expect(shown(match([BOT, BOT, ME]), true)).toEqual([0, 1, 2]);
});
