import type { Thing } from '../../../kernel/game.ts';
import type { Box, Card, Link, Zone } from '../data/box.ts';
import { type Block, CAMP_OF, COALITION, FRANCE } from '../pieces.ts';
import { NONE, type View } from '../position.ts';
import { thingsOf } from '../things.ts';
import type { N15Event, Term } from '../told.ts';

// What an event speaks of, for the light on the map.

const zone = (id: Zone): Thing => `zone:${id}`;
const block = (id: Block): Thing => `block:${id}`;
const card = (id: Card): Thing => `card:${id}`;

/** A connection, and the places that it joins. */
function link(b: Box, id: Link): Thing[] {
  const facts = b.links[id];
  return facts === undefined ? [] : [`link:${id}`, zone(facts.a), zone(facts.b)];
}

/** The blocks that the terms of a sum come from. */
const blocksOf = (terms: readonly Term[]): Thing[] =>
  terms.flatMap((term) => (term.block === NONE ? [] : [block(term.block)]));

function named(b: Box, e: N15Event): Thing[] {
  switch (e.kind) {
    case 'deployed':
    case 'arrived':
    case 'eliminated':
    case 'unmasked':
      return [block(e.block), zone(e.zone)];
    case 'arrivalBlocked':
      return [block(e.corps), zone(e.zone)];
    case 'delayed':
    case 'tired':
    case 'rested':
    case 'lost':
    case 'reinforced':
      return [block(e.corps)];
    case 'recoveredAll':
      return e.corps.map(block);
    case 'drewCards':
    case 'redsCancelled':
    case 'sawHand':
      return e.cards.map(card);
    case 'redDrawn':
    case 'played':
    case 'noEffect':
    case 'discarded':
    case 'tookCard':
    case 'gave':
    case 'revealed':
    case 'recovery':
      return [card(e.card)];
    case 'countered':
      return [card(e.card), card(e.by)];
    case 'designated':
      return [...e.blocks.map(block), zone(e.zone)];
    case 'moved':
      return [...e.blocks.map(block), zone(e.from), zone(e.to), `link:${e.link}`];
    case 'retreated':
      return [zone(e.to)];
    case 'joined':
      return [...e.blocks.map(block), zone(e.from)];
    case 'combat':
      return [...e.stacks.flat().map(block), zone(e.zone)];
    case 'marchPoints':
    case 'marchFatigue':
    case 'combatCards':
      return blocksOf(e.terms);
    case 'combatResult':
      return blocksOf(e.spared);
    case 'axis':
      return [zone(e.zone), `link:${e.link}`];
    case 'bridge':
      return link(b, e.link);
    case 'halted':
    case 'activated':
    case 'axisGone':
    case 'axisStruck':
    case 'control':
    case 'fortifiedGone':
    case 'attackCancelled':
    case 'held':
    case 'hidden':
      return [zone(e.zone)];
    case 'setup':
    case 'deploymentDone':
    case 'turn':
    case 'phase':
    case 'drew':
    case 'reshuffled':
    case 'noRecovery':
    case 'exchanged':
    case 'initiative':
    case 'leader':
    case 'named':
    case 'passed':
    case 'losses':
    case 'reinforcedSomebody':
    case 'vp':
    case 'dice':
    case 'won':
    case 'retreatFatigue':
    case 'pursuit':
    case 'pursuitFatigue':
    case 'over':
      return [];
  }
}

/** Of all that an event names, what the viewer has before him: no block whose back he sees, no card that is gone. */
export function aboutOf(b: Box): (view: View, event: N15Event) => readonly Thing[] {
  return (view, event) => {
    const there = new Set(thingsOf(b, view));
    return named(b, event).filter((thing) => there.has(thing));
  };
}

/** The zone of the combat or of the operation that is under way, and whoever is seen there. */
export function sceneOf({ combat, op, where, viewer }: View): readonly Thing[] {
  const at = combat?.zone ?? op?.zone ?? NONE;
  // Where nobody is under way, it is decided about all that the viewer has on the map.
  const own = viewer === 0 ? FRANCE : COALITION;
  if (at === NONE) return where.flatMap((there, id) => (there !== NONE && CAMP_OF[id] === own ? [block(id)] : []));
  return [zone(at), ...where.flatMap((there, id) => (there === at ? [block(id)] : []))];
}
