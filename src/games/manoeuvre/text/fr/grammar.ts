import type { Seat } from '../../../../kernel/flow.ts';
import { isReader } from '../../../../text/scene.ts';
import { TYPESET } from '../../../../text/typeset.ts';
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
import { cardTitle, type Noun, nationNoun, noun, unitNoun } from './names.ts';

/** A verb in the present: with one, with several, with `vous`. A unit is never `vous`. */
export type Verb = readonly [one: string, several: string, vous: string];

export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `5 cartes`, `1 carte`, `aucune carte`. */
export function count(n: number, one: string, none = 'aucune', several = `${one}s`): string {
  return n === 0 ? `${none} ${one}` : `${n} ${n === 1 ? one : several}`;
}

export function list(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'rien';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} et ${last}`;
}

function seatNoun(s: Scene, seat: Seat): Noun {
  const nation = nationOf(s, seat);
  if (nation !== undefined) return nationNoun(nation);
  return noun('le', seat === s.view.first ? 'premier joueur' : 'deuxième joueur', 'm');
}

/** The name of a seat that stands alone. */
export function seatName(s: Scene, seat: Seat): string {
  return seatNoun(s, seat).alone;
}

/** `vous`, `la France`, `les États-Unis` */
export function qui(s: Scene, seat: Seat): string {
  return isReader(s, seat) ? 'vous' : seatNoun(s, seat).le;
}

/** `à vous`, `à la France`, `aux États-Unis` */
export function aQui(s: Scene, seat: Seat): string {
  return isReader(s, seat) ? 'à vous' : seatNoun(s, seat).a;
}

/** `la main de la France`, `votre main`: a feminine or masculine noun in the singular. */
export function sien(s: Scene, seat: Seat, article: 'le' | 'la' | 'l’', what: string): string {
  return isReader(s, seat) ? `votre ${what}` : `${noun(article, what, 'f').le} ${seatNoun(s, seat).de}`;
}

/** `vos unités`, `les unités de la France` */
export function siens(s: Scene, seat: Seat, what: string): string {
  return isReader(s, seat) ? `vos ${what}` : `les ${what} ${seatNoun(s, seat).de}`;
}

/** `sa`, `leur`, `votre`: of the subject of the sentence, before a feminine noun. */
export function sa(s: Scene, seat: Seat): string {
  return isReader(s, seat) ? 'votre' : seatNoun(s, seat).plural ? 'leur' : 'sa';
}

/** The form of a verb that agrees with a seat. */
export function agrees(s: Scene, seat: Seat, [one, several, vous]: Verb): string {
  return isReader(s, seat) ? vous : seatNoun(s, seat).plural ? several : one;
}

/** A sentence's beginning with a seat: `Vous jouez`, `La France joue`, `Les États-Unis jouent`. */
export function fait(s: Scene, seat: Seat, verb: Verb): string {
  return `${cap(qui(s, seat))} ${agrees(s, seat, verb)}`;
}

export const joue: Verb = ['joue', 'jouent', 'jouez'];

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

/** A verb that agrees with a unit. */
export function unitAgrees(s: Scene, unit: Unit, [one, several]: readonly [string, string]): string {
  return nounOf(s, unit).plural ? several : one;
}

/** A sentence's beginning with a unit: `La Garde impériale avance`, `Les dragons du Roi avancent`. */
export function unitFait(s: Scene, unit: Unit, verb: readonly [string, string]): string {
  return `${cap(le(s, unit))} ${unitAgrees(s, unit, verb)}`;
}

export const est = ['est', 'sont'] as const;

/** A participle that agrees with a unit: `éliminé`, `éliminée`, `éliminés`, `éliminées`. */
export function accord(s: Scene, unit: Unit, participle: string): string {
  const { feminine, plural } = nounOf(s, unit);
  return `${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`;
}

/** `il`, `elle`, `ils`, `elles` */
export function il(s: Scene, unit: Unit): string {
  const { feminine, plural } = nounOf(s, unit);
  return `${feminine ? 'elle' : 'il'}${plural ? 's' : ''}`;
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

export const typeset = TYPESET.fr;
