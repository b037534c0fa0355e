import type { OfKind } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Card, Link, Zone } from '../data/box.ts';
import { BLOCK_COUNT, type Block, CORPS_COUNT, type Corps } from '../pieces.ts';
import type { Arm, Choice } from '../position.ts';

// Choices are small constant values: listing them makes nothing new.

export type Of<K extends Choice['kind']> = OfKind<Choice, K>;

const table = <T>(size: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: size }, (_, i) => make(i));

const ZONES = 200;
const LINKS = 600;
const CARDS = 83;

const STEPS = table<Of<'step'>>(ZONES, (to) => ({ kind: 'step', to }));
const RETREATS = table<Of<'retreat'>>(ZONES, (to) => ({ kind: 'retreat', to }));
const TARGETS = table<Of<'zone'>>(ZONES, (zone) => ({ kind: 'zone', zone }));
const BRIDGES = table<Of<'bridge'>>(LINKS, (link) => ({ kind: 'bridge', link }));
const PLAYS = table<Of<'play'>>(CARDS, (card) => ({ kind: 'play', card }));
const TAKES = table<Of<'card'>>(CARDS, (card) => ({ kind: 'card', card }));
const GIFTS = table<Of<'give'>>(CARDS, (card) => ({ kind: 'give', card }));
const STACKS = table<Of<'stack'>>(BLOCK_COUNT, (block) => ({ kind: 'stack', block }));
const CORPS = table<Of<'corps'>>(CORPS_COUNT, (corps) => ({ kind: 'corps', corps }));
const TIRES = table<Of<'tire'>>(CORPS_COUNT, (corps) => ({ kind: 'tire', corps }));
const RELIEFS = table<Of<'relieve'>>(CORPS_COUNT, (corps) => ({ kind: 'relieve', corps }));
const INFANTRY = table<Of<'lose'>>(CORPS_COUNT, (corps) => ({ kind: 'lose', corps, arm: 'infantry' }));
const CAVALRY = table<Of<'lose'>>(CORPS_COUNT, (corps) => ({ kind: 'lose', corps, arm: 'cavalry' }));
const RECOVERIES = table(CARDS, (card) =>
  table<Of<'recover'>>(CORPS_COUNT, (corps) => ({ kind: 'recover', card, corps })),
);
const SEATS = table<Of<'seat'>>(3, (seat) => ({ kind: 'seat', seat }));

export const PASS: Of<'pass'> = { kind: 'pass' };
export const GO: Of<'go'> = { kind: 'go' };
export const FIGHT: Of<'fight'> = { kind: 'fight' };
export const REST: Of<'rest'> = { kind: 'rest' };
export const HALT: Of<'halt'> = { kind: 'halt' };
export const DONE: Of<'done'> = { kind: 'done' };
export const HOLD: Of<'hold'> = { kind: 'hold' };

export const stepTo = (to: Zone) => get(STEPS, to);
export const retreatTo = (to: Zone) => get(RETREATS, to);
export const atZone = (zone: Zone) => get(TARGETS, zone);
export const atBridge = (link: Link) => get(BRIDGES, link);
export const playing = (card: Card) => get(PLAYS, card);
export const takingCard = (card: Card) => get(TAKES, card);
export const giving = (card: Card) => get(GIFTS, card);
export const stacking = (block: Block) => get(STACKS, block);
export const atCorps = (corps: Corps) => get(CORPS, corps);
export const tiring = (corps: Corps) => get(TIRES, corps);
export const relieving = (corps: Corps) => get(RELIEFS, corps);
export const losing = (corps: Corps, arm: Arm) => get(arm === 'infantry' ? INFANTRY : CAVALRY, corps);
export const recovering = (card: Card, corps: Corps) => get(get(RECOVERIES, card), corps);
export const seatNamed = (seat: number) => get(SEATS, seat);
