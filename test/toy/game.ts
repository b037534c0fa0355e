import { type Random, shuffle } from '../../src/kernel/chance.ts';
import { askedSeats, listChoices, type Seat, top } from '../../src/kernel/flow.ts';
import type { Game, Reason, Thing, Viewer, Wish } from '../../src/kernel/game.ts';
import { type Odds, oddsOf, sumsOf } from '../../src/kernel/odds.ts';
import { copyPlain, same } from '../../src/kernel/plain.ts';
import { arrange, OPTIONS } from './arrange.ts';
import {
  CARDS,
  type Choice,
  NONE,
  type PicketEvent,
  type Position,
  type Round,
  type Side,
  type View,
} from './position.ts';
import { draw, drop, near, sideOf, steps } from './rules.ts';
import { en, fr } from './text.ts';
import { words } from './words.ts';

export type Picket = Game<Position, Choice, View, PicketEvent>;

function view(p: Position, viewer: Viewer): View {
  return {
    viewer,
    asked: askedSeats(steps, p),
    step: p.outcome === null ? top(p).step : '',
    outcome: p.outcome,
    options: p.options,
    round: p.round,
    active: p.active,
    sides: p.sides.map((side, seat) => ({
      handCount: side.hand.length,
      hand: seat === viewer ? [...side.hand] : [],
      seen: [...side.seen],
      laid: side.bid !== NONE,
      bid: seat === viewer ? side.bid : NONE,
      deckCount: side.deck.length,
      discard: [...side.discard],
      place: side.place,
      losses: side.losses,
    })),
    stack: copyPlain(p.stack),
  };
}

function imagine(v: View, random: Random): Position {
  const sides = v.sides.map((known, seat): Side => {
    const { discard, seen, place, losses } = known;
    const deck = CARDS.filter((card) => !discard.includes(card));
    const held = seat === v.viewer ? [...known.hand] : [...seen];
    if (seat === v.viewer && known.bid !== NONE) held.push(known.bid);
    for (const card of held) drop(deck, card);
    shuffle(deck, random);
    while (held.length < known.handCount + (known.laid ? 1 : 0)) held.push(deck.pop() ?? NONE);
    let { bid } = known;
    if (seat !== v.viewer && known.laid) bid = held[random.below(held.length)] ?? NONE;
    drop(held, bid);
    return { hand: held, deck, discard: [...discard], seen: [...seen], bid, place, losses };
  });
  const { options, round, active, outcome } = v;
  return { stack: copyPlain([...v.stack]), outcome, options, round, active, sides };
}

function touches(c: Choice): readonly Thing[] {
  if ('card' in c) return [`card:${c.card}`];
  if ('to' in c) return [`place:${c.to}`];
  return 'on' in c ? [`seat:${c.on}`] : [];
}

function things(v: View): readonly Thing[] {
  const own = v.viewer === null ? [] : (v.sides[v.viewer]?.hand ?? []);
  return [
    ...own.map((card): Thing => `card:${card}`),
    ...[0, 1, 2, 3, 4, 5].map((place): Thing => `place:${place}`),
    ...v.sides.map((_, seat): Thing => `seat:${seat}`),
  ];
}

const CLAUSES: { readonly [step: string]: string } = {
  'round.lay': 'PIC-2',
  'round.march': 'PIC-5',
  'round.act': 'PIC-6',
  'fight.parry': 'PIC-7',
};

function whyNot(p: Position, seat: Seat, wish: Wish<Choice>): readonly Reason[] {
  if (!askedSeats(steps, p).includes(seat)) return [{ clause: 'PIC-2', why: 'notAsked' }];
  const offered = listChoices(steps, p, seat, []);
  const fits = (c: Choice) => ('thing' in wish ? touches(c).includes(wish.thing) : same(c, wish.choice));
  if (offered.some(fits)) return [];
  const { step } = top(p);
  if ('choice' in wish && wish.choice.kind === 'attack' && step === 'round.act') {
    const { on } = wish.choice;
    if (p.sides[on] !== undefined && !near(p, seat, on))
      return [{ clause: 'PIC-6', why: 'tooFar', facts: { target: on } }];
  }
  return [{ clause: CLAUSES[step] ?? 'PIC-1', why: 'notNow' }];
}

function odds(p: Position, _seat: Seat, c: Choice): Odds | null {
  const f = top(p);
  const parry = c.kind === 'parry' ? c.card : 0;
  if (c.kind !== 'attack' && !f.step.startsWith('fight.')) return null;
  return {
    ...oddsOf(sumsOf([{ count: 2, sides: 6 }]), (total) => (total > 6 + parry ? 'loss' : 'nothing')),
    terms: [
      { side: 'attack', what: 'dice', clause: 'PIC-8', value: '2d6' },
      { side: 'defence', what: 'parry', clause: 'PIC-8', value: 6 + parry },
    ],
  };
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= CARDS.length;

function readChoice(value: unknown): Choice | null {
  if (value === null || typeof value !== 'object' || !('kind' in value)) return null;
  const { kind } = value;
  const size = Object.keys(value).length;
  if (kind === 'lay' || kind === 'parry') {
    return size === 2 && 'card' in value && isNumber(value.card) ? { kind, card: value.card } : null;
  }
  if (kind === 'march') return size === 2 && 'to' in value && isNumber(value.to) ? { kind, to: value.to } : null;
  if (kind === 'attack' || kind === 'spy') {
    return size === 2 && 'on' in value && isNumber(value.on) ? { kind, on: value.on } : null;
  }
  if (kind === 'halt' || kind === 'rest' || kind === 'pass') return size === 1 ? { kind } : null;
  return null;
}

function print(c: Choice): string {
  if ('card' in c) return `${c.kind} ${c.card}`;
  if ('to' in c) return `${c.kind} ${c.to}`;
  return 'on' in c ? `${c.kind} ${c.on}` : c.kind;
}

function parse(text: string): Choice | null {
  const found = /^(\w+)(?: (\d))?$/.exec(text);
  if (found === null) return null;
  const [, kind, number] = found;
  if (number === undefined) return readChoice({ kind });
  const n = Number(number);
  return readChoice({ kind, card: n }) ?? readChoice({ kind, to: n }) ?? readChoice({ kind, on: n });
}

/** A small game for the tests of the kernel; `version` lets a test pretend that the rules have changed. */
export function picket(version = 1): Picket {
  return {
    id: 'picket',
    version,
    pack: { id: 'picket', hash: 'none', standard: true },
    options: OPTIONS,
    seats: (options) => Number(options['seats']),
    setup(options, io) {
      const sides = Array.from(
        { length: Number(options['seats']) },
        (_, seat): Side => ({
          hand: [],
          deck: [...CARDS],
          discard: [],
          seen: [],
          bid: NONE,
          place: 2 * seat,
          losses: 0,
        }),
      );
      const first: Round = { step: 'round.lay', marched: 0 };
      const p: Position = { stack: [first], outcome: null, options, round: 1, active: 0, sides };
      for (let n = 0; n < 2; n++) for (let seat = 0; seat < sides.length; seat++) draw(p, seat, io);
      return p;
    },
    steps,
    copy: copyPlain,
    view,
    imagine,
    things,
    touches,
    whyNot,
    odds,
    readChoice,
    print: (_v, c) => print(c),
    parse: (_v, text) => parse(text),
    arrange,
    words: async () => words,
    text: { en, fr },
    sketch: (v) => v.sides.map(({ place }, seat) => `${seat}@${place}`).join(' '),
    bot: {
      evaluate: (p, seat) => (2 - sideOf(p, seat).losses) / 2,
      rate: (_p, _seat, choices) => choices.map((c) => ('card' in c ? c.card : c.kind === 'attack' ? 10 : 0)),
    },
  };
}
