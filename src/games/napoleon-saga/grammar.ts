import { type Grammar, grammarOf, numbered } from '../../kernel/grammar.ts';
import type { Box } from './data/box.ts';
import { slotName } from './field.ts';
import { type Choice, PER_SEAT, SLOTS, UNITS, type View } from './position.ts';

const SEATS = 'FC';

/** `fire F.L1.1 x C.L1.5`, `use F.s05-1 on F.L1.3`, `pass`: slots as in the ledger, cards and units by their ids. */
export function grammar(box: Box): Grammar<View, Choice> {
  const perSeat = box.cards.length;
  const copies = box.building.strategyMaxCopies;
  const cardName = (v: View, card: number): string => {
    const seat = card < perSeat ? 0 : 1;
    const design = box.cards[card % perSeat];
    const bluff = box.armies[v.sides[seat].army].bluff.id;
    return `${SEATS[seat]}.${design == null ? bluff : `${design.id}-${((card % perSeat) % copies) + 1}`}`;
  };
  const unitName = (v: View, unit: number): string => {
    const seat = unit < PER_SEAT ? 0 : 1;
    return `${SEATS[seat]}.${box.armies[v.sides[seat].army].cards[unit % PER_SEAT]?.label ?? unit}`;
  };
  return grammarOf<View, Choice>({
    slot: numbered('slot', SLOTS, (_v, slot) => slotName(slot)),
    card: numbered('card', 2 * perSeat, cardName),
    unit: numbered('unit', UNITS, unitName, {
      has: (unit) => unit % PER_SEAT < Math.max(...box.armies.map(({ cards }) => cards.length)),
    }),
    objective: numbered('objective', box.objectives.length, (_v, n) => String(box.objectives[n]?.id)),
  })({
    show: 'show {objective}',
    place: 'place {unit} {to:slot}',
    pass: 'pass',
    bid: 'bid {card}',
    play: 'play {card}',
    use: 'use {card} on {on:slot}',
    lay: 'lay {card} {to:slot}',
    discard: 'discard {card}',
    keep: 'keep {card}',
    tuck: 'tuck {card}',
    regroup: 'regroup {from:slot}',
    rally: 'rally {from:slot}',
    reorganise: 'reorganise {from:slot}',
    reform: 'reform {from:slot}',
    reinforce: 'reinforce',
    enter: 'enter {to:slot}',
    shift: 'shift {from:slot} {to:slot}',
    fire: 'fire {from:slot} x {to:slot}',
    engage: 'engage {from:slot} x {to:slot}',
    charge: 'charge {from:slot} {to:slot}',
    assault: 'assault {from:slot} {to:slot}',
    fight: 'fight {from:slot}',
    disengage: 'disengage {from:slot}',
    move: 'move {from:slot} {to:slot}',
    capture: 'capture {from:slot}',
    bypass: 'bypass {from:slot} {to:slot}',
    rest: 'rest {from:slot}',
    dismount: 'dismount {from:slot}',
    mount: 'mount {from:slot}',
    evade: 'evade',
    recover: 'recover',
    spur: 'spur',
    countercharge: 'countercharge',
    repel: 'repel',
    spend: 'spend',
    support: 'support {from:slot}',
    stand: 'stand',
    yield: 'yield',
    ignore: 'ignore',
    retreat: 'retreat {to:slot}',
    recoup: 'recoup',
    seize: 'seize',
  });
}
