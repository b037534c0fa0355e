import type { Thing } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import type { Card, ManEvent, Square, Unit, View } from '../position.ts';
import { thingsOf } from '../things.ts';

// What an event speaks of, for the light on the board.

const unit = (id: Unit): Thing => `unit:${id}`;
const card = (id: Card): Thing => `card:${id}`;
const square = (id: Square): Thing => `square:${id}`;

function named(e: ManEvent): Thing[] {
  switch (e.kind) {
    case 'tileLaid':
      return [`tile:${e.laid.tile}`];
    case 'nationsNamed':
      return e.nations.map((nation): Thing => `nation:${nation}`);
    case 'nationTaken':
      return [`nation:${e.nation}`];
    case 'edgeTaken':
      return [`edge:${e.edge}`];
    case 'handCards':
    case 'drewCards':
    case 'sawHand':
      return e.cards.map(card);
    case 'placed':
      return [unit(e.unit), square(e.to)];
    case 'moved':
      return [unit(e.unit), square(e.from), square(e.to)];
    case 'setAside':
    case 'scouted':
      return [card(e.card)];
    case 'discarded':
      return [card(e.top)];
    case 'cancelled':
      return [card(e.card), card(e.by)];
    case 'played':
    case 'withdrawRoll':
    case 'skirmished':
    case 'rallyRoll':
    case 'restored':
      return [card(e.card), unit(e.unit)];
    case 'combat':
      return [card(e.card), unit(e.attacker), unit(e.target)];
    case 'pursuitRoll':
      return [card(e.card), unit(e.unit), unit(e.target)];
    case 'supports':
    case 'choseHit':
    case 'choseRetreat':
    case 'hit':
      return [unit(e.unit)];
    case 'eliminated':
      return [unit(e.unit), square(e.square)];
    case 'redoubtBuilt':
      return [card(e.card), unit(e.unit), square(e.square)];
    case 'redoubtGone':
      return [square(e.square)];
    case 'firstPlayer':
    case 'handReady':
    case 'turn':
    case 'drew':
    case 'reshuffled':
    case 'firstDeckExhausted':
    case 'cannotMove':
    case 'totals':
    case 'nightfall':
    case 'won':
      return [];
  }
}

/** Of all that an event names, what the viewer has before him: no card of the other hand, none that is gone. */
export function aboutOf(box: Box): (view: View, event: ManEvent) => readonly Thing[] {
  return (view, event) => {
    const there = new Set(thingsOf(box, view));
    return named(event).filter((thing) => there.has(thing));
  };
}
