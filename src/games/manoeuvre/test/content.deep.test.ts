import { expect, test } from 'vitest';
import type { Random } from '../../../kernel/chance.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { askedSeats, listChoices, play, settle } from '../../../kernel/flow.ts';
import { type Options, readOptions } from '../../../kernel/options.ts';
import type { CardFacts } from '../data/box.ts';
import { optionsOf } from '../options.ts';
import { type Choice, isCombat, type ManEvent, NONE, type Phase, type Position, type Result } from '../position.ts';
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

/** Cards that are still to be used: chosen for a first hand, and played as soon as they can be. */
const isUnused = ({ missing }: Search, card: number) => missing.has(`card ${cardId(card)}`);

/** Sappers need a redoubt to be played against: it is worth building one, and attacking one with them in the hand. */
function leadsToSappers(search: Search, p: Position, c: Choice): boolean {
  const sappers = box.cards.filter(({ type }) => type === 'sappers');
  if (c.kind === 'redoubt') return sappers.some(({ id }) => search.missing.has(`card ${id}`));
  if (c.kind !== 'assault' && c.kind !== 'ambush') return false;
  const hand = p.sides[p.active as 0 | 1].hand;
  return (
    p.redoubts.includes(p.where[c.target] ?? NONE) &&
    hand.some((card) => typeOf(card) === 'sappers' && isUnused(search, card))
  );
}

function isFresh(search: Search, p: Position, c: Choice): boolean {
  const { missing, tried } = search;
  if (c.kind === 'tile') return missing.has(`tile ${box.tiles[c.tile]?.id}`);
  if (c.kind === 'discard') return false;
  if (!tried.has(situation(p, c)) || leadsToSappers(search, p, c)) return true;
  if (!('card' in c)) return false;
  // Several units in one attack are rare, and somebody chooses who suffers for a Committed Attack only then.
  const several = ['choice support', 'choice suffer', 'use unit support'].some((key) => missing.has(key));
  return isUnused(search, c.card) || (several && (c.kind === 'command' || typeOf(c.card) === 'committedAttack'));
}

/** Something new if there is anything, otherwise by chance; passes are rare, discards rarer. */
function pick(search: Search, p: Position, choices: readonly Choice[]): Choice {
  const { random } = search;
  const fresh = choices.filter((c) => isFresh(search, p, c));
  const from = fresh.length > 0 && random.below(4) > 0 ? fresh : choices;
  const pass = from.find(({ kind }) => kind === 'pass');
  if (pass !== undefined && random.below(3) === 0) return pass;
  const chosen = from[random.below(from.length)] as Choice;
  if (chosen.kind !== 'discard' || pass === undefined) return chosen;
  const kept = typeOf(chosen.card) === 'sappers' && isUnused(search, chosen.card);
  return kept || random.below(2) === 0 ? pass : chosen;
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
  return opening({
    ...(match % 5 === 0 ? {} : match % 5 === 1 ? { setup: 'introductory' } : agreed),
    hand: match % 3 === 0 ? 'tournament' : 'random',
    map: match % 2 === 0 ? 'chosen' : 'random',
  });
}

/** A nation with a card that nobody has used yet, which is chosen for its first hand, against the many redoubts of Spain. */
function seeking(unused: CardFacts): Position {
  const nation = box.nations[unused.nation]?.id ?? '';
  return opening({ nationA: nation, nationB: nation === 'es' ? 'ru' : 'es', hand: 'tournament', map: 'random' });
}

function opening(wanted: Options): Position {
  const read = readOptions(optionsOf(box), wanted);
  if ('error' in read) throw new Error(read.error);
  return firstPosition(read.options);
}

/**
 * What hardly ever comes by chance: an army that cannot move at all, Sappers at hand for an Ambush on a redoubt, a Leader
 * with three units around an enemy.
 */
const RARE: readonly (() => Position)[] = [
  () =>
    arranged({
      units: { 'fr-45th': 'a1', 'gb-32nd-foot': 'a2', 'gb-4th-foot': 'b1', 'gb-42nd-foot': 'h8' },
      phase: 'movement',
    }),
  () =>
    arranged({
      nations: ['us', 'es'],
      units: { 'us-1st': 'd6', 'us-2nd': 'e6', 'es-castille': 'd3', 'es-1st-line': 'e3' },
      redoubts: ['d3', 'e3'],
      hands: [['us-hq-ambush-1', 'us-hq-sappers-1'], ['es-castille-1']],
      phase: 'combat',
    }),
  () =>
    arranged({
      units: { 'fr-8th': 'd5', 'fr-2nd': 'c4', 'fr-45th': 'e4', 'gb-32nd-foot': 'd4' },
      hands: [['fr-8th-2', 'fr-2nd-1', 'fr-45th-1', 'fr-ld-davout'], []],
      phase: 'combat',
    }),
];

test('random matches use every card, tile, choice, event, result and use there is', () => {
  const search: Search = { missing: wanted(), tried: new Set(), random: fastRandom('content') };
  let [match, ordinary] = [0, 0];
  for (; match < 600 && search.missing.size > 0; match++) {
    if (match % 20 === 0) for (const rare of RARE) run(search, rare(), `rare ${match}`);
    const unused = box.cards.find(({ id }) => search.missing.has(`card ${id}`));
    const seeks = unused !== undefined && match > 28 && match % 3 === 0;
    run(search, seeks ? seeking(unused) : start(ordinary++), `content ${match}`);
  }
  expect([...search.missing], `after ${match} matches`).toEqual([]);
});
