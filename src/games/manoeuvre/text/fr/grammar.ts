import type { Seat } from '../../../../kernel/flow.ts';
import { type Noun, noun, type Subject, subject } from '../../../../text/french.ts';
import { isReader } from '../../../../text/scene.ts';
import type { CardFacts } from '../../data/box.ts';
import type { Card, Edge, Unit } from '../../position.ts';
import {
  cardFacts,
  namesakeOn,
  nationFacts,
  nationOf,
  ownerOf,
  type Scene,
  sharesName,
  unitFacts,
  unitOnCard,
} from '../scene.ts';
import { cardTitle, nationNoun, unitNoun } from './names.ts';

function seatNoun(s: Scene, seat: Seat): Noun {
  const nation = nationOf(s, seat);
  if (nation !== undefined) return nationNoun(nation);
  return noun('le', seat === s.view.first ? 'premier joueur' : 'deuxième joueur', 'm');
}

/** Who plays a seat: `vous`, `la France`, `les États-Unis`. */
export function joueur(s: Scene, seat: Seat): Subject {
  return subject(seatNoun(s, seat), isReader(s, seat));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return seatNoun(s, seat).alone;
}

const UNIT = noun('l’', 'unité', 'f');

function nounOf(s: Scene, unit: Unit): Noun {
  const facts = unitFacts(s, unit);
  return facts === undefined ? UNIT : unitNoun(facts);
}

/** The nation, where two units of the match share a name. */
function suffix(s: Scene, unit: Unit): string {
  const nation = sharesName(s, unit) ? nationOf(s, ownerOf(unit)) : undefined;
  return nation === undefined ? '' : ` (${nationNoun(nation).alone})`;
}

/** A unit without its article, for lists and buttons. */
export function unitName(s: Scene, unit: Unit): string {
  return `${nounOf(s, unit).alone}${suffix(s, unit)}`;
}

/** `la Garde impériale`, `le 45e léger` */
export function le(s: Scene, unit: Unit): string {
  return `${nounOf(s, unit).le}${suffix(s, unit)}`;
}

/** `de la Garde impériale`, `du 45e léger` */
export function du(s: Scene, unit: Unit): string {
  return `${nounOf(s, unit).de}${suffix(s, unit)}`;
}

/** `à la Garde impériale`, `au 45e léger` */
export function au(s: Scene, unit: Unit): string {
  return `${nounOf(s, unit).a}${suffix(s, unit)}`;
}

/** A unit as what acts in a sentence. */
export function troupe(s: Scene, unit: Unit): Subject {
  return subject({ ...nounOf(s, unit), le: le(s, unit) });
}

/** ` (Prusse)` after a unit card, where the other army has a unit of the same name. */
export function namesake(s: Scene, facts: CardFacts): string {
  const nation = namesakeOn(s, facts);
  return nation === undefined ? '' : ` (${nationNoun(nation).alone})`;
}

/** A card in a sentence by its title; a unit card is `une carte de la Garde impériale`. */
export function card(s: Scene, id: Card): string {
  const facts = cardFacts(s, id);
  if (facts === undefined) return 'une carte';
  const unit = unitOnCard(s, facts);
  return unit === undefined ? cardTitle(facts, unit) : `une carte ${unitNoun(unit).de}${namesake(s, facts)}`;
}

/** A card for lists: `Garde impériale (2d8 / 7)`, `Marche forcée`. */
export function cardName(s: Scene, id: Card): string {
  const facts = cardFacts(s, id);
  if (facts === undefined) return 'carte';
  const unit = unitOnCard(s, facts);
  if (unit === undefined) return cardTitle(facts, unit);
  const nation = namesakeOn(s, facts);
  return `${cardTitle(facts, unit)} (${nation === undefined ? '' : `${nationNoun(nation).alone}, `}${figures(facts)})`;
}

/** What stands on a unit card, short: `2d8 / 7`, `artillerie 1d10 / 5`. */
function figures(facts: CardFacts): string {
  const parts: string[] = [];
  if (facts.attack !== null) parts.push(`${facts.attack.count}d${facts.attack.sides}`);
  if (facts.bombard !== null) parts.push(`artillerie ${facts.bombard.count}d${facts.bombard.sides}`);
  if (facts.volley !== null) parts.push(`tir ${facts.volley.count}d${facts.volley.sides}`);
  return [...parts, String(facts.defence)].join(' / ');
}

/** `la France`, `les États-Unis` */
export function nation(s: Scene, id: number): string {
  const facts = nationFacts(s, id);
  return facts === undefined ? 'une nation' : nationNoun(facts).le;
}

const EDGES: Readonly<Record<Edge, string>> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' };

export function edge(id: Edge): string {
  return `bord ${EDGES[id]}`;
}

const SLOTS = ['au nord-ouest', 'au nord-est', 'au sud-ouest', 'au sud-est'];

export function slot(n: number): string {
  return SLOTS[n] ?? 'sur le champ de bataille';
}

/** `de 1 à 3`: a range of d6 results that starts at 1. */
export function upTo(max: number): string {
  return max <= 1 ? '1' : `1 à ${max}`;
}
