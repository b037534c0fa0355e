import type { Knowledge, NamedMatch } from '../../../../test/conformance/knowledge.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { pilesOf } from '../piles.ts';
import type { Choice, Position } from '../position.ts';
import { inForce } from '../rules/board.ts';
import { censusOf } from './census.ts';
import { fateOf } from './fate.ts';
import { claimsOf, guiseOf, type Memory, redraw, remember, secretsOf, startMemory } from './secrets.ts';

/** Every scenario in every mode comes up in turn: players, level and dice are independent of each other. */
function optionsOfRun(b: Box, run: number): Options {
  const n = run >> 1;
  const scenario = get(b.scenarios, n % b.scenarios.length);
  const mode = Math.floor(n / b.scenarios.length);
  return {
    scenario: scenario.id,
    players: mode % 2 === 0 ? '2' : '3',
    level: (mode >> 1) % 2 === 0 && !scenario.grognardOnly ? 'conscript' : 'grognard',
    combat: (mode >> 2) % 2 === 1 ? 'dice' : 'cards',
    screens: mode % 3 === 0 ? 'hidden' : 'open',
  };
}

/** A player who wants to fight: he marches, attacks where he can, plays his cards, and seldom passes. */
function eager(p: Position, seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'fight':
      return 20;
    case 'go':
      return 4;
    case 'play':
      return 4;
    case 'rest':
      return 0.2;
    case 'pass':
      return p.phase === 'operations' && p.op?.seat === seat && p.op.group.length === 0 ? 0.1 : 0.8;
    case 'halt':
      return 0.3;
    case 'step':
      return p.where.some((zone, block) => zone === c.to && block < 9 !== (seat === 0) && block < 19) ? 6 : 1;
    case 'recover':
      return 0.3;
    default:
      return 1;
  }
}

/** Each scenario in two modes or three. */
const GOLDEN: readonly NamedMatch[] = [
  { name: 'ligny', options: { scenario: 'ligny-quatre-bras' } },
  { name: 'ligny-fog', options: { scenario: 'ligny-quatre-bras', level: 'grognard' } },
  { name: 'ligny-three-dice', options: { scenario: 'ligny-quatre-bras', players: '3', combat: 'dice' } },
  { name: 'waterloo-screens', options: { scenario: 'waterloo-wavre', screens: 'hidden', combat: 'dice' } },
  { name: 'waterloo-fog-three', options: { scenario: 'waterloo-wavre', players: '3', level: 'grognard' } },
  { name: 'campaign', options: { scenario: 'campaign' } },
  { name: 'campaign-three', options: { scenario: 'campaign', players: '3', screens: 'hidden' } },
  { name: 'grand-campaign', options: { scenario: 'grand-campaign', level: 'grognard' } },
];

const RECORDS: readonly NamedMatch[] = [
  { name: 'ligny-cards', options: { scenario: 'ligny-quatre-bras' } },
  { name: 'ligny-three-dice', options: { scenario: 'ligny-quatre-bras', players: '3', combat: 'dice' } },
  { name: 'waterloo-fog', options: { scenario: 'waterloo-wavre', level: 'grognard' } },
  { name: 'campaign', options: { scenario: 'campaign', screens: 'hidden' } },
  { name: 'grand-campaign', options: { scenario: 'grand-campaign', level: 'grognard', players: '3' } },
];

const seedsOf = (n: number): string[] => Array.from({ length: 5 }, (_, i) => `${n}/${i}`);

const box = standardBox();
const game = napoleon1815(box);
const { steps } = game;

export const knowledge: Knowledge<Position, Choice, Memory> = {
  amounts: { matches: 680, listed: 34, kept: 34, pairs: 15_000, imagined: 3000 },
  options: (run) => optionsOfRun(box, run),
  golden: GOLDEN,
  records: RECORDS,
  longest: 8000,
  eager,
  census: (p) => censusOf(box, p),
  memory: startMemory,
  remember: (m, before, after, made) => remember(box, m, before, after, made),
  claims: claimsOf,
  // Whatever the dice will be, what a few throws leave alone can be changed.
  redraw: (p, viewer, random, m, intent) =>
    redraw(box, steps, p, viewer, random, m, intent, intent === undefined ? [] : seedsOf(random.below(1_000_000))),
  secrets: secretsOf,
  piles: pilesOf,
  // With cards the odds weigh hidden hands, and in the rain they know where its fatigue goes: odds.test.ts plays those out.
  fate: (p, { seat, choice }, io) =>
    !p.dice || inForce(box, p, 'pluie') ? null : fateOf(game, p, seat, choice, null, io),
  guise: guiseOf,
};
