import { get } from '../../../kernel/there.ts';
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

export const stepTo = (to: Zone): Choice => get(STEPS, to);
export const retreatTo = (to: Zone): Choice => get(RETREATS, to);
export const atZone = (zone: Zone): Choice => get(TARGETS, zone);
export const atBridge = (link: Link): Choice => get(BRIDGES, link);
export const playing = (card: Card): Choice => get(PLAYS, card);
export const takingCard = (card: Card): Choice => get(TAKES, card);
export const giving = (card: Card): Choice => get(GIFTS, card);
export const stacking = (block: Block): Choice => get(STACKS, block);
export const atCorps = (corps: Corps): Choice => get(CORPS, corps);
export const tiring = (corps: Corps): Choice => get(TIRES, corps);
export const relieving = (corps: Corps): Choice => get(RELIEFS, corps);
export const losing = (corps: Corps, arm: Arm): Choice => get(arm === 'infantry' ? INFANTRY : CAVALRY, corps);
export const recovering = (card: Card, corps: Corps): Choice => get(get(RECOVERIES, card), corps);
export const seatNamed = (seat: number): Choice => get(SEATS, seat);
