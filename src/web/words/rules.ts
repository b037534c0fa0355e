import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { figuresOf } from './figures.ts';

const english = figuresOf('en-GB');
const french = figuresOf('fr');

const en = {
  title: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => `${english(n)} ${n === 1 ? 'clause' : 'clauses'} found`,
  none: 'No clause contains these words.',
  noLedger: 'The rules of this game are not written down here yet.',
  introduction: 'In brief',
  reading: 'our reading',
  readings: (n: number, all: number) =>
    `Of ${english(all)} clauses, ${english(n)} hold a reading of ours: there the rulebook says nothing, can be read in more ways than one, or contradicts itself.`,
  onlyReadings: 'Show only our readings',
};

type RulesWords = typeof en;

const fr: RulesWords = {
  title: (game) => `Les règles de ${game}`,
  search: 'Chercher dans les règles',
  found: (n) => `${french(n)} ${n < 2 ? 'article trouvé' : 'articles trouvés'}`,
  none: 'Aucun article ne contient ces mots.',
  noLedger: 'Les règles de ce jeu ne sont pas encore écrites ici.',
  introduction: 'En bref',
  reading: 'notre lecture',
  readings: (n, all) =>
    `Sur ${french(all)} articles, ${french(n)} contiennent une lecture qui est la nôtre : là, le livret ne dit rien, se comprend de plusieurs façons ou se contredit.`,
  onlyReadings: 'Ne montrer que nos lectures',
};

const RULES: Readonly<Record<'en' | 'fr', RulesWords>> = {
  en: finished(en, TYPESET.en),
  fr: finished(fr, TYPESET.fr),
};

/** The words around the clauses of a game, which only their readers fetch. */
export function useRulesWords(): RulesWords {
  return RULES[useSettings().language];
}
