import type { Io } from '../../../kernel/chance.ts';
import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { seatsOf } from '../options.ts';
import { BLOCK_COUNT, CORPS_COUNT } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { draw } from './cards.ts';

/** Mise en place: the position before anybody has deployed, drawn or moved. */
export function emptyPosition(b: Box, options: Options): Position {
  const scenario = Math.max(
    0,
    b.scenarios.findIndex(({ id }) => id === options['scenario']),
  );
  const s = get(b.scenarios, scenario);
  const seats = seatsOf(options);
  const fog = options['level'] === 'grognard' || s.grognardOnly;
  const decks = seats === 3 ? b.decksOfThree : b.decks;
  return {
    stack: [{ step: 'setup.begin' }],
    outcome: null,
    options,
    scenario,
    seats,
    fog,
    screens: fog || options['screens'] === 'hidden',
    dice: options['combat'] === 'dice',
    turn: 0,
    phase: 'setup',
    vp: s.startVp,
    netting: false,
    net: 0,
    where: [...s.where],
    activated: Array.from({ length: BLOCK_COUNT }, (_, block) => s.activated.includes(block)),
    infantry: s.infantry.slice(0, CORPS_COUNT),
    cavalry: s.cavalry.slice(0, CORPS_COUNT),
    fatigue: s.fatigue.slice(0, CORPS_COUNT),
    control: [...s.control],
    fortified: [...s.fortified],
    destroyed: [...s.destroyed],
    axes: [],
    arrivals: s.arrivals.map((arrival) => ({ ...arrival })),
    hands: Array.from({ length: seats }, () => []),
    seen: Array.from({ length: seats }, () => []),
    decks: decks.map((deck) => [...deck]),
    discards: [[], []],
    lying: [],
    sightedAt: [...s.where],
    sightedTurn: s.where.map((zone) => (zone >= 0 ? 0 : NONE)),
    lostStrength: [0, 0],
    addedStrength: [0, 0],
    aide: false,
    hastened: NONE,
    noRecovery: NONE,
    intuition: [false, false],
    toAct: 0,
    leader: 1,
    passed: Array.from({ length: seats }, () => false),
    recovered: [],
    op: null,
    column: null,
    combat: null,
    shares: [],
  };
}

/** SET-01..11. */
export function firstPosition(b: Box, options: Options, io: Io<N15Event>): Position {
  const p = emptyPosition(b, options);
  io.tell?.({ kind: 'setup', scenario: p.scenario });
  const { hands } = get(b.scenarios, p.scenario);
  p.hands.forEach((_hand, seat) => {
    const count = p.seats === 3 && seat !== 0 ? hands.eachOfThree : get(hands.camps, seat);
    // SET-11: no red card is kept from a hand that the scenario deals.
    if (count > 0) for (const red of draw(b, p, seat, count, io)) get(p.decks, seat === 0 ? 0 : 1).push(red);
  });
  return p;
}
