import { type Noun, noun } from '../../../../text/english.ts';
import type { CardFacts, NationFacts, UnitFacts } from '../../data/box.ts';
import { plainCounter, unitWords } from '../units.ts';

const NATIONS: Readonly<Record<string, Noun>> = {
  fr: noun('France'),
  gb: noun('Great Britain'),
  at: noun('Austria'),
  ot: noun('the Ottoman Empire'),
  pr: noun('Prussia'),
  ru: noun('Russia'),
  es: noun('Spain'),
  us: noun('the United States', true),
};

/** A nation that its pack has renamed goes by the pack's name. */
export function nationNoun(nation: NationFacts): Noun {
  const known = NATIONS[nation.id];
  return known !== undefined && known.alone === nation.name.en ? known : noun(nation.name.en);
}

export function unitNoun(unit: UnitFacts): Noun {
  const words = unitWords(unit)?.en;
  return noun(words?.article === false ? unit.name : `the ${unit.name}`, words?.plural ?? false);
}

export function counter(unit: UnitFacts): string {
  return unitWords(unit)?.en.short ?? plainCounter(unit);
}

export function cardTitle(card: CardFacts, unit: UnitFacts | undefined): string {
  return unit === undefined ? card.name : unit.name;
}

const TERRAIN: Readonly<Record<string, string>> = {
  clear: 'clear ground',
  field: 'field',
  woods: 'woods',
  hill: 'hill',
  town: 'town',
  marsh: 'marsh',
  lake: 'lake',
};

export function terrain(id: string): string {
  return TERRAIN[id] ?? id;
}
