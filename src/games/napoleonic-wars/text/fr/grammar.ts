import { agrees, de, fait, type Noun, noun, proper, subject, type Verb } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import { NATIONS, POWERS, WARS } from '../../data/names.ts';
import {
  type Diplomat,
  type Marker,
  type Personality,
  PLACE,
  type Place,
  type Power,
  type Unit,
  type War,
} from '../../position.ts';
import { namesFr as names } from '../names.fr.ts';
import { BOXES, named, type Scene, unitFacts } from '../scene.ts';

const NOWHERE = { ...noun('la', 'carte', 'f'), at: 'sur la carte' };

/** A Nation, Portugal, or a box in which corps can be. */
export const spot = (place: Place): typeof NOWHERE =>
  named(names.nations, NATIONS[place]) ?? named(names.boxes, named(BOXES, `${place}`)) ?? NOWHERE;
/** `l’Allemagne` */
export const nation = (place: Place): string => spot(place).le;
/** `en Allemagne`: where one is, and where one goes. */
export const at = (place: Place): string => spot(place).at;
/** `d’Allemagne`, `du Portugal`: where one comes from. */
export const from = (place: Place): string => (place < PLACE.portugal ? de(spot(place).alone) : spot(place).de);

export const power = (id: Power): Noun => named(names.powers, POWERS[id]) ?? noun('la', 'puissance', 'f');

const war = (id: War) => named(names.minorWars, WARS[id]) ?? NOWHERE;
/** `Conflit en Égypte` */
export const warName = (id: War): string => `Conflit ${war(id).at}`;
export const warAt = (id: War): string => war(id).at;
export const warNoun = (id: War): Noun => war(id);

/** A corps as what acts in a sentence: `Davout`, `le 1er Grenadiers`. */
export const unitNoun = (id: string): Noun => named(names.units, id) ?? proper(cap(id));
const COUNTER = noun('le', 'corps', 'm');
export const troops = (s: Scene, unit: Unit): Noun => {
  const facts = unitFacts(s, unit);
  return facts === undefined ? COUNTER : unitNoun(facts.id);
};
const arms = (s: Scene, unit: Unit): string => {
  const facts = unitFacts(s, unit);
  return facts === undefined ? '' : ` (${facts.strength}${facts.cavalry ? ', cavalerie' : ''})`;
};
/** `le 1er Grenadiers (3)`, `Murat (6, cavalerie)` */
export const corps = (s: Scene, unit: Unit): Noun => {
  const { alone, le, de, a, ...rest } = troops(s, unit);
  const told = arms(s, unit);
  return { ...rest, alone: `${alone}${told}`, le: `${le}${told}`, de: `${de}${told}`, a: `${a}${told}` };
};

export const diplomate = ({ box }: Scene, id: Diplomat): string =>
  named(names.diplomats, box.diplomats[id]?.id)?.[0] ?? 'le diplomate';
export const personnalite = ({ box }: Scene, id: Personality): string =>
  named(names.personalities, box.personalities[id]?.id)?.[0] ?? 'la personnalité';

/** `Conflit en Égypte`, `Traité de San Ildefonso` */
export const markerName = (id: string): string =>
  named(names.politicalMarkers, id)?.[0] ?? warName(WARS.findIndex((one) => `war-${one}` === id));
export const marker = ({ box }: Scene, id: Marker): string => markerName(box.markers[id]?.id ?? '');

const CLIENT = noun('l’', 'État client', 'm');
export const client = ({ box }: Scene, id: number): Noun => named(names.clientStates, box.clients[id]?.id) ?? CLIENT;

/** The French leader of these days. */
export const leader = (form: number): string =>
  form === 1
    ? names.napoleon['napoleon-B'][0]
    : form === 3
      ? names.napoleon['napoleon-V'][0]
      : names.napoleon['napoleon-N'][0];

export const livres = (n: number): string => `${n} £`;

/** `Davout (6) entre`, `Les Chouans (3) entrent` */
export const act = (s: Scene, unit: Unit, verb: Verb): string => fait(subject(corps(s, unit)), verb);
/** The form of a verb that agrees with a corps. */
export const form = (s: Scene, unit: Unit, verb: Verb): string => agrees(subject(corps(s, unit)), verb);
/** A roster: `Davout (6), Ney (5)` */
export const roster = (s: Scene, units: readonly Unit[]): string =>
  units.map((unit) => corps(s, unit).alone).join(', ');
