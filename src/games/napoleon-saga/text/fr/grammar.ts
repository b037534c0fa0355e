import type { Seat } from '../../../../kernel/flow.ts';
import { type Noun, noun, type Subject, subject } from '../../../../text/french.ts';
import { isReader } from '../../../../text/scene.ts';
import type { UnitFacts } from '../../data/box.ts';
import type { Card, Objective, Slot, Unit } from '../../position.ts';
import { ownerOf } from '../../rules/pieces.ts';
import {
  along,
  armyOf,
  cardDesign,
  hasNamesake,
  isMirror,
  objectiveFacts,
  type Scene,
  seenAt,
  slotWith,
  unitFacts,
  unitIn,
} from '../scene.ts';
import { unitWords } from '../units.ts';
import { names } from './names.ts';

const ARMIES = [noun('la', 'France', 'f'), noun('la', 'Coalition', 'f')] as const;
/** NS-ARMY-07: where both lead the same army, the first wears its colours, and the second wears them inside out, on white. */
const COLOURS = [noun('les', 'Bleus', 'm'), noun('les', 'Rouges', 'm')] as const;
const INSIDE_OUT = noun('les', 'Blancs', 'm');

function sideNoun(s: Scene, seat: Seat): Noun {
  const army = armyOf(s, seat);
  if (!isMirror(s)) return ARMIES[army];
  return seat === 0 ? COLOURS[army] : INSIDE_OUT;
}

/** Who plays a seat: `vous`, `la France`, `la Coalition`. */
export const joueur = (s: Scene, seat: Seat): Subject => subject(sideNoun(s, seat), isReader(s, seat));
export const seatName = (s: Scene, seat: Seat): string => sideNoun(s, seat).alone;

export const fullName = (unit: UnitFacts): string => unitWords(unit)?.fr.full ?? unit.name.fr;
export const shortName = (unit: UnitFacts): string => unitWords(unit)?.fr.short ?? unit.name.fr;

const HIDDEN: Noun = {
  alone: 'unité cachée',
  le: 'une unité cachée',
  de: 'd’une unité cachée',
  a: 'à une unité cachée',
  plural: false,
  feminine: true,
};

/** A unit that its pack has renamed is `l’unité …`. */
function unitNoun(facts: UnitFacts): Noun {
  const words = unitWords(facts)?.fr;
  return words === undefined
    ? noun('l’', `unité ${facts.name.fr}`, 'f')
    : noun(words.article, words.name, words.gender);
}

/** The same noun as somebody's: `votre infanterie de ligne`, `leurs cuirassiers`. */
function possessed(of: Noun, yours: boolean): Noun {
  const one = yours ? 'votre' : 'leur';
  const several = yours ? 'vos' : 'leurs';
  const le = `${of.plural ? several : one} ${of.alone}`;
  return { ...of, le, de: `de ${le}`, a: `à ${le}` };
}

/** A unit without whose it is, for lists and buttons. */
export function unitName(s: Scene, unit: Unit): string {
  const facts = unitFacts(s, unit);
  return facts === undefined ? HIDDEN.alone : unitNoun(facts).alone;
}

/** A unit as what acts in a sentence: `votre infanterie de ligne`; onlookers are told whose it is: `(France)`. */
export function troupe(s: Scene, unit: Unit): Subject {
  const facts = unitFacts(s, unit);
  if (facts === undefined) return subject(HIDDEN);
  const found = unitNoun(facts);
  const owner = ownerOf(unit);
  if (s.view.viewer !== null) return subject(possessed(found, isReader(s, owner)));
  const side = ` (${seatName(s, owner)})`;
  return subject({ ...found, le: `${found.le}${side}`, de: `${found.de}${side}`, a: `${found.a}${side}` });
}
export const le = (s: Scene, unit: Unit): string => troupe(s, unit).le;

/** ` (Première Ligne, centre)` where another unit of the side has the same name. */
const where = (s: Scene, unit: Unit): string =>
  hasNamesake(s, unit) && slotWith(s, unit) >= 0 ? ` (${spot(s, slotWith(s, unit))})` : '';
/** A unit in a question: told apart from others of its name. */
export function troupeIci(s: Scene, unit: Unit): Subject {
  const found = troupe(s, unit);
  const ici = where(s, unit);
  return { ...found, le: `${found.le}${ici}`, de: `${found.de}${ici}`, a: `${found.a}${ici}` };
}

/** The unit in a slot for lists and buttons, told apart from others of its name. */
export function unitAt(s: Scene, slot: Slot): string {
  const unit = unitIn(s, slot);
  return unit < 0 ? `unité cachée (${spot(s, slot)})` : `${unitName(s, unit)}${where(s, unit)}`;
}
/** `l’infanterie de ligne (Première Ligne, centre)` */
export function leAt(s: Scene, slot: Slot): string {
  const unit = unitIn(s, slot);
  const facts = unitFacts(s, unit);
  return facts === undefined ? `l’unité cachée (${spot(s, slot)})` : `${unitNoun(facts).le}${where(s, unit)}`;
}

/** A slot as it lies on the table before the reader: `Première Ligne, centre`, `Retraite de gauche`. */
export function spot(s: Scene, slot: Slot): string {
  if (slot < 0) return 'un emplacement';
  const { zone, of, at } = seenAt(s, slot);
  const row = names.zones[zone];
  return of === 2 ? `${row} de ${main(at)}` : `${row}, ${names.along[along(of, at)]}`;
}
/** The same after a preposition: `la Première Ligne, centre`. */
export function rang(s: Scene, slot: Slot): string {
  const here = spot(s, slot);
  return slot < 0 || here.startsWith(names.zones.BYP) ? here : `la ${here}`;
}
const main = (at: number): string => (at === 0 ? 'gauche' : 'droite');

/** `gauche`, of a Retreat or Outflank slot. */
export const cote = (s: Scene, slot: Slot): string => (slot < 0 ? 'gauche' : main(seenAt(s, slot).at));

/** `la gauche`, of a Retreat or Outflank slot, after `par` or `vers`. */
export const flanc = (s: Scene, slot: Slot): string => `la ${cote(s, slot)}`;

/** `votre Première Ligne, centre`; for onlookers `la Première Ligne, centre` */
export function place(s: Scene, slot: Slot): string {
  if (slot < 0) return 'un emplacement';
  const { board, zone } = seenAt(s, slot);
  if (s.view.viewer === null) return `${zone === 'BYP' ? 'le' : 'la'} ${spot(s, slot)}`;
  return `${isReader(s, board) ? 'votre' : 'leur'} ${spot(s, slot)}`;
}

/** `votre Réserve`, of a slot in it; for onlookers `la Réserve`. */
export function rangee(s: Scene, slot: Slot): string {
  const { board, zone } = seenAt(s, slot);
  const whose = s.view.viewer === null ? 'la' : isReader(s, board) ? 'votre' : 'leur';
  return `${whose} ${names.zones[zone]}`;
}

export const card = (s: Scene, id: Card): string => cardDesign(s, id)?.name.fr ?? 'une carte';
export const objectif = (s: Scene, id: Objective): string => objectiveFacts(s, id)?.name.fr ?? 'un Objectif';

const TERRE = {
  hill: noun('la', names.terrains.hill, 'f'),
  river: noun('la', names.terrains.river, 'f'),
  wood: noun('le', names.terrains.wood, 'm'),
  building: noun('le', names.terrains.building, 'm'),
} as const;
const TERRAIN = noun('le', 'Terrain', 'm');

/** `une Colline`, `un Bois` */
export const un = ({ alone, feminine }: Noun): string => `${feminine ? 'une' : 'un'} ${alone}`;

/** The Terrain that a card is: `la Colline`. */
export function terre(s: Scene, id: Card): Noun {
  const terrain = cardDesign(s, id)?.terrain ?? null;
  return terrain === null ? TERRAIN : TERRE[terrain];
}
