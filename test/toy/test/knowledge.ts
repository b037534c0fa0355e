import { type Random, shuffle } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/flow.ts';
import type { Viewer } from '../../../src/kernel/game.ts';
import { copyPlain } from '../../../src/kernel/plain.ts';
import { playedToFate } from '../../conformance/fate.ts';
import type { Intent, Knowledge } from '../../conformance/knowledge.ts';
import { BOX } from '../data/standard.ts';
import { pilesOf } from '../piles.ts';
import { type Choice, NONE, type PicketEvent, type Position, type Side } from '../position.ts';
import { steps } from '../rules/index.ts';

// What the suite knows of Picket. Secret are the hands and the cards laid (PIC-2), until they are turned up (PIC-3), played
// (PIC-7) or spied on (PIC-6); and which card is drawn next (PIC-4).

/** The cards of each seat that everybody has seen, and that are still held or laid. */
type Memory = Set<number>[];

const othersToLay = (p: Position, seat: Seat): boolean =>
  p.sides.some((side, other) => other !== seat && side.bid === NONE && side.hand.length > 0);

/** Does the choice turn up what was laid? */
const turnsUp = (p: Position, { seat, choice }: Intent<Choice>): boolean =>
  choice.kind === 'lay' && !othersToLay(p, seat);

const held = (side: Side): number[] => (side.bid === NONE ? side.hand : [...side.hand, side.bid]);

function census(p: Position): string[] {
  const out: string[] = [];
  p.sides.forEach((side, seat) => {
    const all = [...held(side), ...side.deck, ...side.discard].sort();
    if (all.join() !== BOX.cards.join()) out.push(`the cards of seat ${seat} are ${all.join()}`);
    if (side.seen.some((card) => !held(side).includes(card))) out.push(`seat ${seat} does not hold what was seen`);
    if (side.losses > BOX.losses) out.push(`seat ${seat} has ${side.losses} losses`);
  });
  return out;
}

function remember(m: Memory, before: Position, _after: Position, made: Intent<Choice>): void {
  const { seat, choice } = made;
  if (turnsUp(before, made)) for (const [other, side] of before.sides.entries()) m[other]?.delete(side.bid);
  if (choice.kind === 'parry' || turnsUp(before, made)) m[seat]?.delete('card' in choice ? choice.card : NONE);
  if (choice.kind === 'spy') m[choice.on] = new Set(before.sides[choice.on]?.hand);
}

function redrawSide(p: Position, seat: Seat, random: Random, m: Memory, intent: Intent<Choice> | undefined): Side {
  const side = p.sides[seat] as Side;
  const fixed = new Set(m[seat]);
  if (intent !== undefined) {
    const { choice } = intent;
    if (intent.seat === seat && 'card' in choice) fixed.add(choice.card);
    if (choice.kind === 'spy' && choice.on === seat) for (const card of side.hand) fixed.add(card);
    if (turnsUp(p, intent)) fixed.add(side.bid);
  }
  const pool = [...held(side), ...side.deck].filter((card) => !fixed.has(card));
  const drawn = shuffle([...pool], random);
  const other = new Map(pool.map((card, i) => [card, drawn[i] ?? card]));
  const changed = (card: number) => other.get(card) ?? card;
  const out = { ...side, hand: side.hand.map(changed), deck: side.deck.map(changed), bid: changed(side.bid) };
  if (out.bid === NONE || intent !== undefined || out.hand.length === 0) return out;
  // Which of the cards was laid is secret even if all of them have been seen.
  const all = shuffle(held(out), random);
  return { ...out, bid: all.pop() ?? NONE, hand: all };
}

function redraw(p: Position, viewer: Viewer, random: Random, m: Memory, intent?: Intent<Choice>): Position {
  const sides = p.sides.map((side, seat) => {
    if (seat !== viewer) return redrawSide(p, seat, random, m, intent);
    return intent === undefined ? { ...side, deck: shuffle([...side.deck], random) } : side;
  });
  return copyPlain({ ...p, sides });
}

export const knowledge: Knowledge<Position, Choice, Memory> = {
  amounts: { matches: 2000, listed: 200, kept: 100, pairs: 6000, imagined: 6000 },
  options: (run) => {
    const seats = run % 3 === 0 ? '3' : '2';
    return { seats, length: run % 4 < 2 ? 'long' : 'short', parry: seats === '2' && run % 5 === 0 ? 'no' : 'yes' };
  },
  golden: [
    { name: 'two', options: { length: 'long' } },
    { name: 'three', options: { seats: '3' } },
  ],
  records: [],
  longest: 100,
  eager: (_p, _seat, c) => (c.kind === 'attack' ? 6 : c.kind === 'spy' ? 3 : 1),
  census,
  memory: (p) => p.sides.map(() => new Set()),
  remember,
  claims: (p, m) =>
    p.sides.flatMap((side, seat) =>
      [...side.seen].sort().join() === [...(m[seat] ?? [])].sort().join()
        ? []
        : [`of seat ${seat} ${side.seen.join()} is claimed as seen, but it was ${[...(m[seat] ?? [])].join()}`],
    ),
  redraw,
  // PIC-7: a parry that may still come is not counted.
  fate: (p, made, io) =>
    playedToFate<Position, Choice, PicketEvent>(steps, p, made, io, (event) =>
      event.kind === 'fought' ? (event.loss ? 'loss' : 'nothing') : null,
    ),
  secrets: (p, viewer) =>
    p.sides.flatMap((side, seat) => {
      const left = side.deck.map((card) => `deck ${seat}: ${card}`);
      if (seat === viewer) return left;
      const holds = side.hand.map((card) => `hand ${seat}: ${card}`);
      return side.bid === NONE ? [...left, ...holds] : [...left, ...holds, `laid ${seat}: ${side.bid}`];
    }),
  piles: pilesOf,
  guise: (p, made) => (made.choice.kind === 'lay' && !turnsUp(p, made) ? 'lays a card' : JSON.stringify(made.choice)),
};
