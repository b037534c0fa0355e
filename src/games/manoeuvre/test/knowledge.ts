import { playedToFate } from '../../../../test/conformance/fate.ts';
import type { Knowledge, NamedMatch } from '../../../../test/conformance/knowledge.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import type { Box } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { manoeuvre } from '../game.ts';
import { pilesOf } from '../piles.ts';
import { type Choice, type ManEvent, NONE, type Position } from '../position.ts';
import { censusOf } from './census.ts';
import { claimsOf, guiseOf, type Memory, redraw, remember, secretsOf, startMemory } from './secrets.ts';

/** Scatters the bits of a number, so that every option meets every pairing sooner or later. */
function scattered(run: number): number {
  let x = Math.imul(run + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return (x ^ (x >>> 13)) >>> 0;
}

/** Every two nations, in both orders. */
function pairings(box: Box): [string, string][] {
  const ids = box.nations.map(({ id }) => id);
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
}

function nations(box: Box, run: number, bits: number): Options {
  // Now and then by the procedure of 3-d, or by chance; otherwise one pairing after the other.
  if (run % 29 === 3) return { nationA: 'rules', nationB: 'rules' };
  if (run % 29 === 11) return { nationA: 'random', nationB: 'random' };
  const all = pairings(box);
  const [a, b] = all[(run >> 1) % all.length] ?? ['fr', 'gb'];
  if (run % 29 === 17) return { nationA: a, nationB: 'random' };
  return bits % 2 === 0 ? { nationA: a, nationB: b } : { nationA: b, nationB: a };
}

function optionsOfRun(box: Box, run: number): Options {
  const bits = scattered(run);
  const rest = {
    map: ['chosen', 'random', 'printed'][(bits >>> 1) % 3] ?? 'chosen',
    hand: (bits >>> 4) % 3 === 0 ? 'tournament' : 'random',
    deployment: (bits >>> 7) % 2 === 0 ? 'placed' : 'automatic',
  };
  if ((bits >>> 10) % 16 === 0) return { setup: 'introductory', ...rest };
  return { setup: 'standard', ...nations(box, run, bits), ...rest };
}

/** One for every two nations; the set-ups take turns. */
function goldenMatches(box: Box): NamedMatch[] {
  const first = box.introductory.nations.map((nation) => box.nations[nation]?.id).sort();
  return pairings(box).map(([nationA, nationB], i) => {
    const rest = {
      map: ['chosen', 'random', 'printed'][i % 3] ?? 'chosen',
      hand: i % 4 === 1 ? 'tournament' : 'random',
      deployment: i % 5 < 2 ? 'placed' : 'automatic',
    };
    const introductory = [nationA, nationB].sort().join() === first.join();
    const options = introductory
      ? { setup: 'introductory', map: 'printed', deployment: 'automatic' }
      : { nationA, nationB, ...rest };
    return { name: `${nationA}-${nationB}`, options };
  });
}

const RECORDS: readonly NamedMatch[] = [
  { name: 'standard', options: {} },
  { name: 'introductory', options: { setup: 'introductory', map: 'printed', deployment: 'automatic' } },
  { name: 'tournament', options: { nationA: 'us', nationB: 'ru', map: 'random', hand: 'tournament' } },
];

/** How near a square is to the nearest enemy unit, in squares. */
function nearest(p: Position, seat: Seat, square: number): number {
  let best = 16;
  for (let unit = seat === 0 ? 8 : 0, last = unit + 8; unit < last; unit++) {
    const at = p.where[unit] ?? NONE;
    if (at !== NONE) best = Math.min(best, Math.abs((at & 7) - (square & 7)) + Math.abs((at >> 3) - (square >> 3)));
  }
  return best;
}

/** A player who attacks: he goes for the enemy, keeps cards to fight with, fights where he can, and seldom passes. */
function eager(p: Position, seat: Seat, c: Choice): number {
  switch (c.kind) {
    case 'assault':
      return 40;
    case 'ambush':
    case 'bombard':
    case 'volley':
    case 'command':
      return 15;
    case 'play':
    case 'support':
      return 6;
    case 'discard':
      return 0.8;
    case 'pass':
      return p.phase === 'discard' ? 3 : 0.5;
    case 'move':
      return nearest(p, seat, c.to) < nearest(p, seat, p.where[c.unit] ?? c.to) ? 6 : 0.5;
    default:
      return 1;
  }
}

const box = standardBox();
const { steps } = manoeuvre(box);

/** What the odds speak of: the result of the totals, or of one die. */
function fateOf(event: ManEvent): string | null {
  if (event.kind === 'totals') return event.result;
  return event.kind === 'withdrawRoll' || event.kind === 'rallyRoll' ? (event.success ? 'success' : 'failure') : null;
}

export const knowledge: Knowledge<Position, Choice, Memory> = {
  amounts: { matches: 500, listed: 75, kept: 28, pairs: 15_000, imagined: 3000 },
  options: (run) => optionsOfRun(box, run),
  golden: goldenMatches(box),
  records: RECORDS,
  longest: 3000,
  eager,
  census: (p) => censusOf(box, p),
  memory: startMemory,
  remember: (m, before, after, made) => remember(box, m, before, after, made),
  claims: claimsOf,
  redraw: (p, viewer, random, m, intent) => redraw(box, p, viewer, random, m, intent),
  secrets: secretsOf,
  piles: pilesOf,
  // The odds of a combat count no card that may still come: everybody passes.
  fate: (p, made, io) => playedToFate<Position, Choice, ManEvent>(steps, p, made, io, fateOf),
  guise: guiseOf,
};
