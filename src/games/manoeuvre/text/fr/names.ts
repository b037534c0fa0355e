import { type Noun, noun } from '../../../../text/french.ts';
import { cap } from '../../../../text/typeset.ts';
import type { CardFacts, HqType, NationFacts, UnitFacts } from '../../data/box.ts';
import { plainCounter, unitWords } from '../units.ts';

const NATIONS: Readonly<Record<string, Noun>> = {
  fr: noun('la', 'France', 'f'),
  gb: noun('la', 'Grande-Bretagne', 'f'),
  at: noun('l’', 'Autriche', 'f'),
  ot: noun('l’', 'Empire ottoman', 'm'),
  pr: noun('la', 'Prusse', 'f'),
  ru: noun('la', 'Russie', 'f'),
  es: noun('l’', 'Espagne', 'f'),
  us: noun('les', 'États-Unis', 'm'),
};

/** A nation that its pack has renamed goes by the pack's name, without an article. */
export function nationNoun(nation: NationFacts): Noun {
  const known = NATIONS[nation.id];
  return known !== undefined && known.alone === nation.name.fr ? known : noun('', nation.name.fr, 'f');
}

/** A unit that its pack has renamed is `l’unité …`. */
export function unitNoun(unit: UnitFacts): Noun {
  const words = unitWords(unit)?.fr;
  return words === undefined ? noun('l’', `unité ${unit.name}`, 'f') : noun(words.article, words.name, words.gender);
}

export function counter(unit: UnitFacts): string {
  return unitWords(unit)?.fr.short ?? plainCounter(unit);
}

const HQ: Readonly<Record<HqType, string>> = {
  ambush: 'Embuscade',
  committedAttack: 'Attaque suicide',
  forcedMarch: 'Marche forcée',
  guerrillas: 'Guérilla',
  redoubt: 'Fortification',
  regroup: 'Regroupement',
  sappers: 'Sapeurs/Génie',
  skirmish: 'Escarmouche',
  scout: 'Éclaireur/Espion',
  supply: 'Ravitaillement',
  withdraw: 'Désengagement volontaire',
};

/** The titles printed on cards. A title of another pack stays as it is. */
const TITLES: Readonly<Record<string, string>> = {
  Ambush: HQ.ambush,
  'Committed Attack': HQ.committedAttack,
  'Forced March': HQ.forcedMarch,
  Guerrillas: HQ.guerrillas,
  Redoubt: HQ.redoubt,
  Regroup: HQ.regroup,
  Skirmish: HQ.skirmish,
  Supply: HQ.supply,
  Withdraw: HQ.withdraw,
  'French Sappers': 'Sapeurs français',
  'Royal Engineers': 'Génie royal',
  Engineers: 'Génie',
  Scout: 'Éclaireur',
  Spy: 'Espion',

  'Napoleon Bonaparte': 'Napoléon Bonaparte',
  'Earl of Uxbridge': 'Comte d’Uxbridge',
  'Archduke Charles': 'Archiduc Charles',
  'Duke of Schwarzenberg': 'Duc de Schwarzenberg',
  'Emperor Francis II': 'Empereur François II',
  'Muhammad Ali': 'Méhémet Ali',
  'Grand Visier Pasha': 'Grand vizir Pacha',
  'Count Kleist von Nollendorf': 'Comte Kleist von Nollendorf',
  'Friedrich Wilhelm, Duke of Brunswick': 'Frédéric-Guillaume, duc de Brunswick',
  'Mikhail I. Kutuzov': 'Mikhaïl I. Koutouzov',
  'Pyotr I. Bagration': 'Piotr I. Bagration',
  'Levin August, Count of Bennigsen': 'Levin August, comte de Bennigsen',
  'Count of Sayn-Wittgenstein': 'Comte de Sayn-Wittgenstein',
};

export function cardTitle(card: CardFacts, unit: UnitFacts | undefined): string {
  return unit === undefined ? (TITLES[card.name] ?? card.name) : cap(unitNoun(unit).alone);
}

const TERRAIN: Readonly<Record<string, string>> = {
  clear: 'terrain dégagé',
  field: 'champ',
  woods: 'bois',
  hill: 'colline',
  town: 'ville',
  marsh: 'marais',
  lake: 'lac',
};

export function terrain(id: string): string {
  return TERRAIN[id] ?? id;
}
