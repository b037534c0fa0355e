import type { NATIONS } from '../data/names.ts';

/** What odds speak of beside the results of the tables. */
export type DiceKey =
  /** NW-9.7.3-n: a side that cavalry alone has swept away. */
  | 'swept-coalition'
  | 'swept-french'
  /** NW-9.12-a, NW-9.11-a: who wins the next battle of the chain. */
  | 'chain-lost'
  | 'chain-won'
  /** NW-9.1.1.1-a */
  | 'rides'
  | 'remains'
  /** NW-6.1-d: how many French diplomats are sent home. */
  | `beaten-${0 | 1 | 2 | 3 | 4}`
  /** NW-4.10-s: how many French corps are discarded. */
  | `toll-${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
  /** NW-8.5-b: where Napoleon goes. */
  | `napoleon-${(typeof NATIONS)[number]}`
  /** NW-9.2-a: how many dice the light infantry leaves. */
  | `light-${1 | 2 | 3}`
  /** NW-9.3-a */
  | 'joins'
  | 'absent'
  /** NW-11.1-b */
  | 'aim';
