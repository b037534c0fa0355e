import { SQUARES, squareName } from '../../grids/squares.ts';
import { type CaseWords, type EventFields, type FieldsOf, GLANCE, type Shape } from '../../kernel/case-words.ts';
import { type CombatKey, RESULTS, STEPS } from './arrange/combat.ts';
import type { Key } from './arrange.ts';
import type { Box } from './data/box.ts';
import { type Combat, type ManEvent, NONE, type Side, type SideView, type View } from './position.ts';

// The words in which a case of Manœuvre is written: the fields of its view and events, and the names of its numbers.

/** The worked examples at the end of the ledger. */
const EXAMPLES = 14;

const units: Shape = { list: 'unit' };
const cards: Shape = { list: 'card' };
const squares: Shape = { list: 'square' };
const term: Shape = { fields: { what: 'word', clause: 'word', value: 'number', unit: 'unit', card: 'card' } };
const rolled: Shape = { fields: { card: 'card', dice: 'word', faces: { list: 'number' } } };
const laid: Shape = { fields: { tile: 'tile', turn: 'number' } };

const side: FieldsOf<SideView> = {
  nation: 'nation',
  edge: 'word',
  handCount: 'number',
  hand: cards,
  setAside: cards,
  shown: cards,
  deckCount: 'number',
  discardCount: 'number',
  discardTop: 'card',
  discardKnown: cards,
  discardSeen: cards,
  firstDeckExhausted: 'yes or no',
  lost: 'number',
} satisfies { readonly [F in keyof Side | keyof SideView]?: Shape };

/** What a frame of the stack may hold; a combat has the most. */
const frame: FieldsOf<Combat> = {
  step: 'word',
  type: 'word',
  attacker: 'unit',
  target: 'unit',
  square: 'square',
  card: 'card',
  defence: cards,
  attack: { list: { fields: { card: 'card', unit: 'unit' } } },
  supporters: units,
  leader: 'word',
  failedWithdrawals: 'number',
  withdrew: 'yes or no',
  result: 'word',
  vacated: 'word',
  advanced: 'unit',
  suffered: units,
};

const view: FieldsOf<View> = {
  ...GLANCE,
  first: 'seat',
  active: 'seat',
  turn: 'number',
  phase: 'word',
  tiles: { list: laid },
  field: { list: 'terrain', by: 'square' },
  at: { list: 'unit', by: 'square' },
  where: { list: 'square', by: 'unit' },
  reduced: { list: 'yes or no', by: 'unit' },
  redoubts: squares,
  sides: { list: { fields: side }, by: 'nation of a seat' },
  stack: { list: { fields: frame } },
  control: { list: squares, by: 'nation of a seat' },
};

const events: EventFields<ManEvent> = {
  firstPlayer: { seat: 'seat', rolls: { list: { list: 'number' } } },
  tileLaid: { seat: 'seat', slot: 'number', laid },
  nationsNamed: { seat: 'seat', nations: { list: 'nation' } },
  nationTaken: { seat: 'seat', nation: 'nation' },
  edgeTaken: { seat: 'seat', edge: 'word' },
  handReady: { seat: 'seat', count: 'number' },
  handCards: { seat: 'seat', cards },
  placed: { unit: 'unit', to: 'square' },
  turn: { turn: 'number', seat: 'seat' },
  setAside: { seat: 'seat', card: 'card' },
  discarded: { seat: 'seat', count: 'number', top: 'card' },
  drew: { seat: 'seat', count: 'number', left: 'number' },
  drewCards: { seat: 'seat', cards },
  reshuffled: { seat: 'seat' },
  firstDeckExhausted: { seat: 'seat' },
  scouted: { seat: 'seat', card: 'card' },
  sawHand: { seat: 'seat', cards },
  moved: { unit: 'unit', from: 'square', to: 'square', how: 'word' },
  cannotMove: { seat: 'seat' },
  played: { seat: 'seat', card: 'card', purpose: 'word', unit: 'unit' },
  cancelled: { seat: 'seat', card: 'card', by: 'card' },
  combat: { type: 'word', seat: 'seat', attacker: 'unit', target: 'unit', card: 'card' },
  withdrawRoll: { unit: 'unit', card: 'card', roll: 'number', max: 'number', success: 'yes or no' },
  supports: { unit: 'unit' },
  totals: {
    type: 'word',
    attack: 'number',
    defence: 'number',
    dice: { list: rolled },
    terms: { fields: { attack: { list: term }, defence: { list: term } } },
    result: 'word',
  },
  choseHit: { seat: 'seat', unit: 'unit' },
  choseRetreat: { seat: 'seat', unit: 'unit' },
  hit: { unit: 'unit', why: 'word' },
  eliminated: { unit: 'unit', square: 'square', why: 'word' },
  pursuitRoll: {
    unit: 'unit',
    target: 'unit',
    card: 'card',
    roll: 'number',
    modifier: 'number',
    max: 'number',
    hit: 'yes or no',
  },
  skirmished: { unit: 'unit', card: 'card' },
  rallyRoll: { unit: 'unit', card: 'card', roll: 'number', max: 'number', success: 'yes or no' },
  restored: { unit: 'unit', card: 'card' },
  redoubtBuilt: { unit: 'unit', square: 'square', card: 'card' },
  redoubtGone: { square: 'square' },
  nightfall: { control: { list: 'number' } },
  won: { outcome: 'anything' },
};

const choices = { tile: 'tile NUMBER turn QUARTERS', edge: 'edge N | edge E | edge S | edge W' };

const position: { readonly [K in Key]: string } = {
  nations: 'ids of the nations of seat 0 and 1, `["fr", "gb"]`; they differ',
  edges: 'the edges of seat 0 and 1, opposite to each other: `["N", "S"]`',
  tiles: 'four tiles NW, NE, SW, SE by their numbers, unturned, or as `[number, quarter turns]`; none twice',
  field: 'instead of tiles: eight rows from rank 8 to rank 1, a letter of terrain for each square',
  units: 'the square of each unit that is on the field: `{ "fr-45th": "c6", "gb-32nd-foot": "b6 reduced" }`',
  hands: 'the cards of each seat; the rest of each deck is in the draw pile, but for the discards',
  discards: 'the discard pile of each seat, the top card last, all of it seen by everybody',
  decks: 'how many cards are in each draw pile, the surplus discarded unseen; 60 for all there are',
  lost: 'how many units of each seat have been eliminated: units on the field and lost ones are at most eight',
  exhausted: 'for each seat, true if its first deck has been drawn to the end',
  redoubts: 'squares with a unit in a redoubt',
  turn: 'the Game Turn, from 1',
  first: 'the seat of the First Player',
  active: 'the seat whose turn it is; the First Player if it is left out',
  phase: '`discard`, `draw`, `movement`, `combat` or `restoration`; it begins now',
  options: 'options of the match, for those who arrange without a case',
  combat: 'a combat under way, instead of `phase`: see below',
};

const ticked = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const combat: { readonly [K in CombatKey]: string } = {
  declare: 'the choice that began it, in notation: `assault UNIT x UNIT with CARD` or `ambush UNIT with CARD`',
  defence: 'choices of the defender so far: `["play gb-ld-wellington"]`',
  attack: 'choices of the attacker in step 5 so far: `["play fr-45th-2", "command fr-8th with fr-ld-ney"]`',
  result: `what the dice gave, for a step after them; it must be possible: ${ticked(RESULTS)}`,
  after: 'choices after the dice, of either side: `["retreat"]`',
  at: `the step that is asked now: ${ticked(STEPS)}. Cards that were played stand here and not in \`hands\`; what is not written was passed`,
};

function names(box: Box, v: View, noun: string): ReadonlyMap<string, number> {
  const ids = (list: readonly { readonly id: string | number }[]): [string, number][] =>
    list.map(({ id }, i) => [String(id), i]);
  const none: [string, number] = ['none', NONE];
  const nations = v.sides.map(({ nation }) => box.nations[nation]);
  switch (noun) {
    case 'unit':
      return new Map([none, ...ids(nations.flatMap((nation) => nation?.units ?? []))]);
    case 'square':
      return new Map([none, ...Array.from({ length: SQUARES }, (_, i): [string, number] => [squareName(i), i])]);
    case 'card':
      return new Map([none, ...ids(box.cards)]);
    case 'nation':
      return new Map([none, ...ids(box.nations)]);
    case 'nation of a seat':
      return new Map(ids(nations.flatMap((nation) => nation ?? [])));
    case 'terrain':
      return new Map(ids(box.terrain));
    default:
      return new Map(ids(box.tiles));
  }
}

export function caseWords(box: Box): CaseWords<View> {
  return {
    nouns: {
      unit: 'its id with the nation: `fr-imperial-guard`; `none` for no unit',
      square: 'as on a chess board: `e4`; `none` for a unit that is not on the field',
      card: 'its id: `fr-imperial-guard-1`, `gb-ld-wellington`, `us-hq-scout-1`; `none` for no card',
      nation: `${box.nations.map(({ id }) => `\`${id}\``).join(', ')}`,
      'nation of a seat': 'as above, one of the two that play',
      terrain: box.terrain.map(({ id, code }) => `\`${id}\` (in \`field\`: \`${code}\`)`).join(', '),
      tile: 'the number printed on it, as text: `"12"`',
    },
    names: (v, noun) => names(box, v, noun),
    view,
    events,
    choices,
    passing: ['pass'],
    results: [...RESULTS, 'success', 'failure'],
    examples: Array.from({ length: EXAMPLES }, (_, i) => `X-${i + 1}`),
    position,
    parts: { combat },
  };
}
