import type { Knowledge, NamedMatch } from '../../../../test/conformance/knowledge.ts';
import { fastRandom } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import { standardBox } from '../data/standard.ts';
import { inFront, zoneOf } from '../field.ts';
import { napoleonSaga } from '../game.ts';
import { pilesOf } from '../piles.ts';
import { type Choice, NONE, type Position } from '../position.ts';
import { printDeck } from '../rules/army.ts';
import { ownerOf } from '../rules/pieces.ts';
import { censusOf } from './census.ts';
import { anyDeck } from './decks.ts';
import { fateOf } from './fate.ts';
import { claimsOf, guiseOf, type Memory, remember, startMemory } from './memory.ts';
import { redraw } from './redraw.ts';
import { secretsOf } from './secrets.ts';

const box = standardBox();
const { steps } = napoleonSaga(box);

/** Of three matches two are played with the starter decks, and one with decks of any kind: those of the box, or drawn by chance. */
function decksOf(run: number): Options {
  const random = fastRandom(`decks ${run}`);
  const starters = ['french-starter', 'coalition-starter'];
  if (Math.floor(run / 2) % 3 < 2)
    // NS-ARMY-07: now and then the same army on both sides, or each on the other's board.
    return run % 10 < 8
      ? { deckF: 'french-starter', deckC: 'coalition-starter' }
      : { deckF: get(starters, random.below(2)), deckC: get(starters, random.below(2)) };
  const any = (likely: 'french' | 'coalition'): string => {
    if (random.below(8) === 0) return get(box.decks, random.below(box.decks.length)).id;
    const army = random.below(6) > 0 ? likely : likely === 'french' ? 'coalition' : 'french';
    return printDeck(anyDeck(box, army, random));
  };
  return { deckF: any('french'), deckC: any('coalition') };
}

/** The advanced rules on and off, objectives in each way, and every goal come up over the runs. */
function optionsOfRun(run: number): Options {
  const random = fastRandom(`options ${run}`);
  const one = (...values: readonly string[]): string => get(values, random.below(values.length));
  return {
    ...decksOf(run),
    evasion: one('off', 'on'),
    bypass: one('off', 'on'),
    objectives: one('secret', 'one-shown', 'three'),
    goal: one('10', '10', '10', '6', '8', '12', '15'),
    deployment: one('placed', 'automatic'),
  };
}

/** Is an enemy just in front of the slot? */
const faces = (p: Position, seat: Seat, slot: number): boolean => {
  const unit = zoneOf(slot) === 'L1' ? (p.at[inFront(slot)] ?? NONE) : NONE;
  return unit !== NONE && ownerOf(unit) !== seat;
};

/** A player who wants to fight: he charges and engages, brings up what he has, plays his cards, and seldom passes. */
function eager(p: Position, seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'charge':
    case 'assault':
    case 'engage':
      return 20;
    case 'fire':
    case 'fight':
    case 'bypass':
      return 10;
    case 'play':
    case 'use':
    case 'lay':
      return p.phase === 'setup' ? 1 : 4;
    case 'spur':
    case 'countercharge':
    case 'reinforce':
      return 6;
    case 'move':
      return zoneOf(c.to) === 'L1' && faces(p, seat, c.to) ? 5 : 1;
    case 'rest':
    case 'discard':
      return 0.3;
    case 'pass':
      return 0.6;
    default:
      return 1;
  }
}

const ADVANCED = { evasion: 'on', bypass: 'on' };

const GOLDEN: readonly NamedMatch[] = [
  { name: 'starters', options: {} },
  { name: 'starters-advanced', options: { ...ADVANCED, deployment: 'automatic' } },
  { name: 'chosen-decks', options: { ...ADVANCED, deckF: 'fr-900-a', deckC: 'co-900-a', objectives: 'three' } },
  {
    name: 'large-armies',
    options: { deckF: 'fr-1000-18-4guard', deckC: 'co-900-18', objectives: 'one-shown', deployment: 'automatic' },
  },
  { name: 'french-twice', options: { ...ADVANCED, deckF: 'fr-900-18', deckC: 'french-starter', goal: '6' } },
];

const RECORDS: readonly NamedMatch[] = [
  { name: 'starters', options: {} },
  { name: 'advanced', options: { ...ADVANCED, deckF: 'fr-900-a', deckC: 'co-900-a', deployment: 'automatic' } },
  { name: 'own-decks', options: { ...ADVANCED, ...decksOf(4), objectives: 'three' } },
];

export const knowledge: Knowledge<Position, Choice, Memory> = {
  amounts: { matches: 500, listed: 24, kept: 16, pairs: 15_000, imagined: 3000 },
  options: optionsOfRun,
  golden: GOLDEN,
  records: RECORDS,
  longest: 20_000,
  eager,
  census: (p) => censusOf(box, p),
  memory: startMemory,
  remember: (m, before, after, made) => remember(box, m, before, after, made),
  claims: claimsOf,
  redraw: (p, viewer, random, m, intent) => redraw(box, steps, p, viewer, random, m, intent),
  secrets: (p, viewer) => secretsOf(box, p, viewer),
  piles: (p, viewer) => pilesOf(box, p, viewer),
  fate: (p, made, io) => fateOf(steps, p, made, io),
  guise: guiseOf,
};
