import type { Card, Link, Zone } from '../data/box.ts';
import { BLOCK_COUNT, type Block, CORPS_COUNT, type Corps } from '../pieces.ts';
import type { Arm, Choice } from '../position.ts';

// Choices are small constant values: listing them makes nothing new.

const table = <T>(size: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: size }, (_, i) => make(i));

const ZONES = 200;
const LINKS = 600;
const CARDS = 83;

const STEPS = table<Choice>(ZONES, (to) => ({ kind: 'step', to }));
const RETREATS = table<Choice>(ZONES, (to) => ({ kind: 'retreat', to }));
const TARGETS = table<Choice>(ZONES, (zone) => ({ kind: 'zone', zone }));
const BRIDGES = table<Choice>(LINKS, (link) => ({ kind: 'bridge', link }));
const PLAYS = table<Choice>(CARDS, (card) => ({ kind: 'play', card }));
const TAKES = table<Choice>(CARDS, (card) => ({ kind: 'card', card }));
const GIFTS = table<Choice>(CARDS, (card) => ({ kind: 'give', card }));
const STACKS = table<Choice>(BLOCK_COUNT, (block) => ({ kind: 'stack', block }));
const CORPS = table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'corps', corps }));
const TIRES = table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'tire', corps }));
const RELIEFS = table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'relieve', corps }));
const INFANTRY = table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'lose', corps, arm: 'infantry' }));
const CAVALRY = table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'lose', corps, arm: 'cavalry' }));
const RECOVERIES = table(CARDS, (card) => table<Choice>(CORPS_COUNT, (corps) => ({ kind: 'recover', card, corps })));
const SEATS = table<Choice>(3, (seat) => ({ kind: 'seat', seat }));

export const PASS: Choice = { kind: 'pass' };
export const GO: Choice = { kind: 'go' };
export const FIGHT: Choice = { kind: 'fight' };
export const REST: Choice = { kind: 'rest' };
export const HALT: Choice = { kind: 'halt' };
export const DONE: Choice = { kind: 'done' };
export const HOLD: Choice = { kind: 'hold' };

export const stepTo = (to: Zone): Choice => STEPS[to]!;
export const retreatTo = (to: Zone): Choice => RETREATS[to]!;
export const atZone = (zone: Zone): Choice => TARGETS[zone]!;
export const atBridge = (link: Link): Choice => BRIDGES[link]!;
export const playing = (card: Card): Choice => PLAYS[card]!;
export const takingCard = (card: Card): Choice => TAKES[card]!;
export const giving = (card: Card): Choice => GIFTS[card]!;
export const stacking = (block: Block): Choice => STACKS[block]!;
export const atCorps = (corps: Corps): Choice => CORPS[corps]!;
export const tiring = (corps: Corps): Choice => TIRES[corps]!;
export const relieving = (corps: Corps): Choice => RELIEFS[corps]!;
export const losing = (corps: Corps, arm: Arm): Choice => (arm === 'infantry' ? INFANTRY : CAVALRY)[corps]!;
export const recovering = (card: Card, corps: Corps): Choice => RECOVERIES[card]![corps]!;
export const seatNamed = (seat: number): Choice => SEATS[seat]!;
