import { expect, test } from 'vitest';
import type { Random } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle } from '../../../kernel/flow.ts';
import { readOptions } from '../../../kernel/options.ts';
import { optionsOf } from '../options.ts';
import { type Choice, isCombat, type ManEvent, type Phase, type Position, type Result } from '../position.ts';
import { firstPosition } from '../rules/setup.ts';
import { arranged, box, cardId, steps } from './table.ts';

// Plays on until everything in the box was used: every two nations, every card of every deck, every use of every type of card,
// every tile, every kind of choice, event and result.

/** The compiler keeps these lists complete. */
const CHOICES: Readonly<Record<Choice['kind'], true>> = {
  side: true,
  tile: true,
  nation: true,
  edge: true,
  pick: true,
  place: true,
  scout: true,
  pass: true,
  discard: true,
  move: true,
  play: true,
  assault: true,
  ambush: true,
  bombard: true,
  volley: true,
  retreat: true,
  command: true,
  support: true,
  hit: true,
  flee: true,
  advance: true,
  suffer: true,
  restore: true,
  redoubt: true,
};
const EVENTS: Readonly<Record<ManEvent['kind'], true>> = {
  firstPlayer: true,
  tileLaid: true,
  nationsNamed: true,
  nationTaken: true,
  edgeTaken: true,
  handReady: true,
  handCards: true,
  placed: true,
  turn: true,
  setAside: true,
  discarded: true,
  drew: true,
  drewCards: true,
  reshuffled: true,
  firstDeckExhausted: true,
  scouted: true,
  sawHand: true,
  moved: true,
  cannotMove: true,
  played: true,
  cancelled: true,
  combat: true,
  withdrawRoll: true,
  supports: true,
  totals: true,
  choseHit: true,
  choseRetreat: true,
  hit: true,
  eliminated: true,
  pursuitRoll: true,
  skirmished: true,
  rallyRoll: true,
  restored: true,
  redoubtBuilt: true,
  redoubtGone: true,
  nightfall: true,
  won: true,
};
const RESULTS: Readonly<Record<Result, true>> = {
  attackerHit: true,
  nothing: true,
  defenderChooses: true,
  attackerChooses: true,
  hitAndRetreat: true,
  eliminated: true,
  hit: true,
};
const SCOUTED: readonly Phase[] = ['discard', 'draw', 'movement', 'combat', 'restoration'];

/** Type of card, purpose and, where it matters, the kind of combat or what was cancelled. */
const USES = [
  ...['assault', 'bombard', 'volley', 'attack', 'support', 'defence assault', 'defence ambush'].map(
    (use) => `unit ${use}`,
  ),
  ...['withdraw assault', 'withdraw ambush', 'reinforcement'].map((use) => `unit ${use}`),
  ...['leaderCombat assault', 'leaderCombat ambush', 'leaderCommand assault'].map((use) => `leader ${use}`),
  ...['leaderDefence assault', 'leaderDefence ambush', 'rally', 'bombard'].map((use) => `leader ${use}`),
  'ambush ambush',
  'committedAttack committed assault',
  'forcedMarch march',
  'forcedMarch march of the second unit',
  ...['forcedMarch', 'supply movement', 'supply restoration', 'regroup', 'unit'].map(
    (what) => `guerrillas against ${what}`,
  ),
  'redoubt redoubt',
  'regroup regroup',
  'sappers sappers assault',
  'sappers sappers ambush',
  'skirmish and move',
  'skirmish and stay',
  ...SCOUTED.map((phase) => `scout in ${phase}`),
  'supply supplyMove',
  'supply supplyRestore',
  'withdraw withdraw assault',
  'withdraw withdraw ambush',
];

const wanted = (): Set<string> =>
  new Set([
    ...Object.keys(CHOICES).map((kind) => `choice ${kind}`),
    ...Object.keys(EVENTS).map((kind) => `event ${kind}`),
    ...Object.keys(RESULTS).map((result) => `result ${result}`),
    ...box.tiles.map(({ id }) => `tile ${id}`),
    ...box.cards.map(({ id }) => `card ${id}`),
    ...USES.map((use) => `use ${use}`),
    ...box.nations.flatMap((a, i) => box.nations.slice(i + 1).map((b) => `pairing ${a.id} ${b.id}`)),
  ]);

const typeOf = (card: number) => box.cards[card]?.type ?? '';

/** What an event shows to have been used; `p` is the position right after it. */
function* shown(p: Position, e: ManEvent): Generator<string> {
  yield `event ${e.kind}`;
  const combat = p.stack.find(isCombat)?.type ?? '';
  switch (e.kind) {
    case 'turn': {
      const pair = p.sides.map(({ nation }) => nation).sort();
      yield `pairing ${pair.map((nation) => box.nations[nation]?.id).join(' ')}`;
      return;
    }
    case 'tileLaid':
      yield `tile ${box.tiles[e.laid.tile]?.id}`;
      return;
    case 'played': {
      yield `card ${cardId(e.card)}`;
      const marched = e.purpose === 'march' && p.stack.some(({ step }) => step === 'movement.secondStep');
      yield `use ${typeOf(e.card)} ${e.purpose}${marched ? ' of the second unit' : ''}`;
      yield `use ${typeOf(e.card)} ${e.purpose} ${combat}`;
      if (e.purpose === 'attack' && p.stack.find(isCombat)?.attacker !== e.unit) yield 'use unit support';
      return;
    }
    case 'combat':
      yield `card ${cardId(e.card)}`;
      yield `use ${typeOf(e.card)} ${e.type}`;
      return;
    case 'scouted':
      yield `card ${cardId(e.card)}`;
      yield `use scout in ${p.phase}`;
      return;
    case 'skirmished':
      yield `card ${cardId(e.card)}`;
      return;
    case 'cancelled':
      yield `card ${cardId(e.by)}`;
      yield `use guerrillas against ${typeOf(e.card)}${typeOf(e.card) === 'supply' ? ` ${p.phase}` : ''}`;
      return;
    case 'totals':
      yield `result ${e.result}`;
      return;
    default:
      return;
  }
}

/** What the runner still has to see, and the situations in which it has made a kind of choice already. */
interface Search {
  readonly missing: Set<string>;
  readonly tried: Set<string>;
  readonly random: Random;
}

function situation(p: Position, c: Choice): string {
  const combat = p.stack.find(isCombat)?.type ?? '';
  return `${p.stack.at(-1)?.step}/${combat}/${c.kind}/${'card' in c ? typeOf(c.card) : ''}`;
}

function isFresh({ missing, tried }: Search, p: Position, c: Choice): boolean {
  if (c.kind === 'tile') return missing.has(`tile ${box.tiles[c.tile]?.id}`);
  if (!tried.has(situation(p, c))) return true;
  if (!('card' in c) || c.kind === 'discard' || c.kind === 'pick') return false;
  // Somebody chooses who suffers for a Committed Attack only when several units attack.
  const rare = c.kind === 'command' || typeOf(c.card) === 'committedAttack';
  return missing.has(`card ${cardId(c.card)}`) || (rare && missing.has('choice suffer'));
}

/** Something new if there is anything, otherwise by chance; passes are rare, discards rarer. */
function pick(search: Search, p: Position, choices: readonly Choice[]): Choice {
  const { random } = search;
  const fresh = choices.filter((c) => isFresh(search, p, c));
  const from = fresh.length > 0 && random.below(4) > 0 ? fresh : choices;
  const pass = from.find(({ kind }) => kind === 'pass');
  if (pass !== undefined && random.below(3) === 0) return pass;
  const chosen = from[random.below(from.length)] as Choice;
  return chosen.kind === 'discard' && pass !== undefined && random.below(2) === 0 ? pass : chosen;
}

/** Plays a match to its end. */
function run(search: Search, p: Position, seed: string): void {
  const chance = fastChance(seed);
  const io = {
    roll: (stream: string, sides: number) => chance.next(stream, sides),
    reveal() {},
    tell(event: ManEvent) {
      for (const key of shown(p, event)) search.missing.delete(key);
    },
  };
  settle(steps, p, io);
  for (let i = 0; p.outcome === null; i++) {
    if (i > 20_000) throw new Error(`the match '${seed}' does not end`);
    const seat = askedSeats(steps, p)[0] ?? 0;
    const choice = pick(search, p, listChoices(steps, p, seat, []));
    search.missing.delete(`choice ${choice.kind}`);
    if (p.stack.at(-1)?.step === 'assault.skirmish')
      search.missing.delete(`use skirmish and ${choice.kind === 'move' ? 'move' : 'stay'}`);
    search.tried.add(situation(p, choice));
    play(steps, p, seat, choice, io);
  }
}

/** All pairings, each now with the set-up by the rules, now without, with hands by chance or chosen. */
function start(match: number): Position {
  const a = match % 8;
  const b = (a + 1 + (Math.floor(match / 8) % 7)) % 8;
  const agreed = { nationA: box.nations[a]?.id ?? '', nationB: box.nations[b]?.id ?? '' };
  const options = readOptions(optionsOf(box), {
    ...(match % 5 === 0 ? {} : match % 5 === 1 ? { setup: 'introductory' } : agreed),
    hand: match % 3 === 0 ? 'tournament' : 'random',
    map: match % 2 === 0 ? 'chosen' : 'random',
  });
  if ('error' in options) throw new Error(options.error);
  return firstPosition(options.options);
}

/** The one thing that hardly ever comes by chance: an army that cannot move at all. */
const hemmed = (): Position =>
  arranged({
    units: { 'fr-45th': 'a1', 'gb-32nd-foot': 'a2', 'gb-4th-foot': 'b1', 'gb-42nd-foot': 'h8' },
    lost: [0, 0],
    phase: 'movement',
  });

test('random matches use every card, tile, choice, event, result and use there is', () => {
  const search: Search = { missing: wanted(), tried: new Set(), random: fastRandom('content') };
  run(search, hemmed(), 'hemmed in');
  let match = 0;
  for (; match < 1000 && search.missing.size > 0; match++) run(search, start(match), `content ${match}`);
  expect([...search.missing], `after ${match} matches`).toEqual([]);
});
