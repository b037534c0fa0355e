import type { Seat } from '../../../../kernel/flow.ts';
import { type Noun, noun, type Subject, subject } from '../../../../text/english.ts';
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
  const name = seat === s.view.first ? 'the First Player' : 'the Second Player';
  return { ...noun(name), person: true };
}

/** Who plays a seat: `you`, `France`, `the United States`. */
export function player(s: Scene, seat: Seat): Subject {
  return subject(seatNoun(s, seat), isReader(s, seat));
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return seatNoun(s, seat).alone;
}

function nounOf(s: Scene, unit: Unit): Noun | null {
  const facts = unitFacts(s, unit);
  return facts === undefined ? null : unitNoun(facts);
}

/** A unit without its article, for lists and buttons; with its nation where two units share a name. */
export function unitName(s: Scene, unit: Unit): string {
  const found = nounOf(s, unit);
  if (found === null) return 'unit';
  const nation = nationOf(s, ownerOf(unit));
  return sharesName(s, unit) && nation !== undefined ? `${found.alone} (${nationNoun(nation).alone})` : found.alone;
}

/** A unit in a sentence: `the Imperial Guard`. */
export function the(s: Scene, unit: Unit): string {
  const found = nounOf(s, unit);
  if (found === null) return 'the unit';
  return found.the === found.alone ? unitName(s, unit) : `the ${unitName(s, unit)}`;
}

/** A unit as what acts in a sentence. */
export function troops(s: Scene, unit: Unit): Subject {
  return subject({ the: the(s, unit), alone: unitName(s, unit), plural: nounOf(s, unit)?.plural ?? false });
}

/** ` (Prussia)` after a unit card, where the other army has a unit of the same name. */
export function namesake(s: Scene, facts: CardFacts): string {
  const nation = namesakeOn(s, facts);
  return nation === undefined ? '' : ` (${nationNoun(nation).alone})`;
}

/** A card by its title; a unit card is a `card of the Imperial Guard`. */
export function card(s: Scene, id: Card): string {
  const facts = cardFacts(s, id);
  if (facts === undefined) return 'a card';
  const unit = unitOnCard(s, facts);
  return unit === undefined ? cardTitle(facts, unit) : `a card of ${unitNoun(unit).the}${namesake(s, facts)}`;
}

/** A card for lists: `Imperial Guard 2d8/7`, `Forced March`. */
export function cardName(s: Scene, id: Card): string {
  const facts = cardFacts(s, id);
  if (facts === undefined) return 'card';
  const unit = unitOnCard(s, facts);
  if (unit === undefined) return cardTitle(facts, unit);
  const nation = namesakeOn(s, facts);
  return `${unit.name} (${nation === undefined ? '' : `${nationNoun(nation).alone}, `}${figures(facts)})`;
}

/** What stands on a unit card, short: `2d8 / 7`, `bombard 1d10 / 5`. */
export function figures(facts: CardFacts): string {
  const parts: string[] = [];
  if (facts.attack !== null) parts.push(`${facts.attack.count}d${facts.attack.sides}`);
  if (facts.bombard !== null) parts.push(`bombard ${facts.bombard.count}d${facts.bombard.sides}`);
  if (facts.volley !== null) parts.push(`volley ${facts.volley.count}d${facts.volley.sides}`);
  return [...parts, String(facts.defence)].join(' / ');
}

export function nation(s: Scene, id: number): string {
  const facts = nationFacts(s, id);
  return facts === undefined ? 'a nation' : nationNoun(facts).the;
}

const EDGES: Readonly<Record<Edge, string>> = { N: 'northern', E: 'eastern', S: 'southern', W: 'western' };

export function edge(id: Edge): string {
  return `${EDGES[id]} edge`;
}

const SLOTS = ['north-west', 'north-east', 'south-west', 'south-east'];

export function slot(n: number): string {
  return SLOTS[n] ?? 'field';
}

/** `1–3`, `1`: a range of d6 results that starts at 1. */
export function upTo(max: number): string {
  return max <= 1 ? '1' : `1–${max}`;
}
