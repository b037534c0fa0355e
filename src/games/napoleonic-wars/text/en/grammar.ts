import { does, type Noun, noun, subject, type Verb } from '../../../../text/english.ts';
import { cap } from '../../../../text/typeset.ts';
import { NATIONS, POWERS, WARS } from '../../data/names.ts';
import type { Diplomat, Marker, Personality, Place, Power, Unit, War } from '../../position.ts';
import { namesEn as names } from '../names.en.ts';
import { BOXES, named, type Scene, unitFacts } from '../scene.ts';

const NOWHERE = { ...noun('the map'), at: 'on the map' };

/** A Nation, Portugal, or a box in which corps can be. */
export const spot = (place: Place): typeof NOWHERE =>
  named(names.nations, NATIONS[place]) ?? named(names.boxes, named(BOXES, `${place}`)) ?? NOWHERE;
export const nation = (place: Place): string => spot(place).the;
/** `in Germany` */
export const at = (place: Place): string => spot(place).at;

export const power = (id: Power): Noun => named(names.powers, POWERS[id]) ?? noun('the power');

const war = (id: War) => named(names.minorWars, WARS[id]) ?? NOWHERE;
/** `War in Egypt` */
export const warName = (id: War): string => `War ${war(id).at}`;
export const warAt = (id: War): string => war(id).at;
export const warThe = (id: War): string => war(id).the;

/** A corps as what acts in a sentence: `Davout`, `the 1st Grenadiers`. */
export const unitNoun = (id: string): Noun => named(names.units, id) ?? noun(cap(id));
const COUNTER = noun('the corps');
export const troops = (s: Scene, unit: Unit): Noun => {
  const facts = unitFacts(s, unit);
  return facts === undefined ? COUNTER : unitNoun(facts.id);
};
const arms = (s: Scene, unit: Unit): string => {
  const facts = unitFacts(s, unit);
  return facts === undefined ? '' : ` (${facts.strength}${facts.cavalry ? ', cavalry' : ''})`;
};
/** `the 1st Grenadiers (3)`, `Murat (6, cavalry)` */
export const corps = (s: Scene, unit: Unit): Noun => {
  const found = troops(s, unit);
  return { ...found, the: `${found.the}${arms(s, unit)}`, alone: `${found.alone}${arms(s, unit)}` };
};

export const diplomat = ({ box }: Scene, id: Diplomat): string =>
  named(names.diplomats, box.diplomats[id]?.id)?.[0] ?? 'the diplomat';
export const personality = ({ box }: Scene, id: Personality): string =>
  named(names.personalities, box.personalities[id]?.id)?.[0] ?? 'the personality';

/** `War in Egypt`, `Treaty of San Ildefonso` */
export const markerName = (id: string): string =>
  named(names.politicalMarkers, id)?.[0] ?? warName(WARS.findIndex((one) => `war-${one}` === id));
export const marker = ({ box }: Scene, id: Marker): string => markerName(box.markers[id]?.id ?? '');

const CLIENT = noun('the client state');
export const client = ({ box }: Scene, id: number): Noun => named(names.clientStates, box.clients[id]?.id) ?? CLIENT;

/** The French leader of these days. */
export const leader = (form: number): string =>
  form === 1 ? names.napoleon['napoleon-B'][0] : form === 3 ? 'the ageing Napoleon' : names.napoleon['napoleon-N'][0];

export const pounds = (n: number): string => `£${n}`;

/** `Davout (6) takes`, `The 1st Grenadiers (3) take` */
export const act = (s: Scene, unit: Unit, verb: Verb): string => does(subject(corps(s, unit)), verb);
/** A roster: `Davout (6), Ney (5)` */
export const roster = (s: Scene, units: readonly Unit[]): string =>
  units.map((unit) => corps(s, unit).alone).join(', ');
