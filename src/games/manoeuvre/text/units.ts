import type { UnitFacts } from '../data/box.ts';

/** A unit's names. The English name is the one on its cards; a pack that changes it gets no translation. */
export interface UnitWords {
  readonly printed: string;
  readonly en: { readonly short: string; readonly plural: boolean; readonly article: boolean };
  readonly fr: {
    readonly short: string;
    readonly article: 'le' | 'la' | 'l’' | 'les';
    readonly gender: 'm' | 'f';
    readonly name: string;
  };
}

type Row = readonly [printed: string, short: string, french: string, shortFr: string];

const ARTICLE = /^(?:(les|le|la) |(l’))(.+)$/;

/** `le 45e léger`, `f l’Escorte royale`: the gender is written where the article does not tell it. */
function unit([printed, short, french, shortFr]: Row): UnitWords {
  const feminine = french.startsWith('f ');
  const [, apart, elided, name] = ARTICLE.exec(feminine ? french.slice(2) : french) ?? [];
  const article = apart ?? elided;
  if (name === undefined || (article !== 'le' && article !== 'la' && article !== 'les' && article !== 'l’'))
    throw new Error(`'${french}' has no article`);
  return {
    printed,
    en: { short, plural: /s$/.test(printed) && !/Corps$/.test(printed), article: !/'s Cavalry$/.test(printed) },
    fr: { short: shortFr, article, gender: feminine || article === 'la' ? 'f' : 'm', name },
  };
}

const ROWS: Readonly<Record<string, Row>> = {
  'fr-imperial-guard': ['Imperial Guard', 'Imperial Guard', 'la Garde impériale', 'Garde imp.'],
  'fr-guard-cavalry': ['Guard Cavalry', 'Guard Cavalry', 'la cavalerie de la Garde', 'Cav. Garde'],
  'fr-19th': ['19th Regiment Legere', '19th Légère', 'le 19e léger', '19e léger'],
  'fr-45th': ['45th Regiment Legere', '45th Légère', 'le 45e léger', '45e léger'],
  'fr-8th': ['8th Regiment Legere', '8th Légère', 'le 8e léger', '8e léger'],
  'fr-4th-suisse': ['4th Regiment Suisse', '4th Suisse', 'le 4e suisse', '4e suisse'],
  'fr-2nd': ['2nd Regiment Legere', '2nd Légère', 'le 2e léger', '2e léger'],
  'fr-1st-cuirassiers': ['1st Cuirassiers', '1st Cuirass.', 'le 1er cuirassiers', '1er cuirass.'],

  'gb-1st-foot-guards': ['1st Foot Guards', '1st Ft Guards', 'le 1er Foot Guards', '1er Ft Guards'],
  'gb-kings-dragoon-guards': ["King's Dragoons Guards", 'King’s Drgns', 'les dragons du Roi', 'Dragons du Roi'],
  'gb-4th-foot': ['4th Regiment of Foot', '4th Foot', 'le 4e Foot', '4e Foot'],
  'gb-9th-lancers': ["9th Queen's Royal Lancers", '9th Lancers', 'le 9e lanciers de la Reine', '9e lanciers'],
  'gb-32nd-foot': ['32nd Regiment of Foot', '32nd Foot', 'le 32e Foot', '32e Foot'],
  'gb-42nd-foot': ['42nd Regiment of Foot', '42nd Foot', 'le 42e Foot', '42e Foot'],
  'gb-52nd-foot': ['52nd Regiment of Foot', '52nd Foot', 'le 52e Foot', '52e Foot'],
  'gb-dutch-belgians': ['Dutch-Belgians', 'Dutch-Belgians', 'les Hollando-Belges', 'Holl.-Belges'],

  'at-1st': ['1st Regiment', '1st Regiment', 'le 1er régiment', '1er régiment'],
  'at-3rd': ['3rd Regiment', '3rd Regiment', 'le 3e régiment', '3e régiment'],
  'at-4th': ['4th Regiment', '4th Regiment', 'le 4e régiment', '4e régiment'],
  'at-6th-grenzers': ['6th Grenzers', '6th Grenzers', 'le 6e Grenzer', '6e Grenzer'],
  'at-9th': ['9th Regiment', '9th Regiment', 'le 9e régiment', '9e régiment'],
  'at-14th': ['14th Regiment', '14th Regiment', 'le 14e régiment', '14e régiment'],
  'at-johann-dragoons': ['Johann Dragoons', 'Johann Drgns', 'les dragons de Johann', 'Drag. Johann'],
  'at-oreilly-chevaulegers': [
    "O'Reilly Chevaulegers",
    'O’Reilly Chev.',
    'les chevau-légers O’Reilly',
    'Ch-l. O’Reilly',
  ],

  'ot-1st-janissaries': ['1st Janissaries', '1st Janissary', 'le 1er janissaires', '1er janiss.'],
  'ot-2nd-janissaries': ['2nd Janissaries', '2nd Janissary', 'le 2e janissaires', '2e janissaires'],
  'ot-albanian-feudal': ['Albanian Feudal Corps', 'Albanian Corps', 'le corps féodal albanais', 'Corps albanais'],
  'ot-greek-feudal': ['Greek Feudal Corps', 'Greek Corps', 'le corps féodal grec', 'Corps grec'],
  'ot-ali-pasha-cavalry': ["Ali Pasha's Cavalry", 'Ali Pasha Cav.', 'la cavalerie d’Ali Pacha', 'Cav. Ali Pacha'],
  'ot-regular-cavalry': ['Regular Cavalry', 'Regular Cav.', 'la cavalerie régulière', 'Cav. régulière'],
  'ot-arab-cavalry': ['Arab Cavalry', 'Arab Cavalry', 'la cavalerie arabe', 'Cav. arabe'],
  'ot-irregular-cavalry': ['Irregular Cavalry', 'Irregular Cav.', 'la cavalerie irrégulière', 'Cav. irrég.'],

  'pr-guard-grenadiers': ['Guard Grenadiers', 'Guard Gren.', 'les grenadiers de la Garde', 'Gren. Garde'],
  'pr-royal-escort': ['Royal Escort', 'Royal Escort', 'f l’Escorte royale', 'Escorte royale'],
  'pr-1st': ['1st Infantry Regiment', '1st Infantry', 'le 1er d’infanterie', '1er infanterie'],
  'pr-10th-dragoons': ['10th Dragoons', '10th Dragoons', 'le 10e dragons', '10e dragons'],
  'pr-13th': ['13th Infantry Regiment', '13th Infantry', 'le 13e d’infanterie', '13e infanterie'],
  'pr-25th': ['25th Infantry Regiment', '25th Infantry', 'le 25e d’infanterie', '25e infanterie'],
  'pr-27th': ['27th Infantry Regiment', '27th Infantry', 'le 27e d’infanterie', '27e infanterie'],
  'pr-32nd': ['32nd Infantry Regiment', '32nd Infantry', 'le 32e d’infanterie', '32e infanterie'],

  'ru-guard': ['Russian Guard', 'Russian Guard', 'la Garde russe', 'Garde russe'],
  'ru-kexholm': ['Kexholm Regiment', 'Kexholm', 'le régiment de Kexholm', 'Kexholm'],
  'ru-koursk': ['Koursk Regiment', 'Koursk', 'le régiment de Koursk', 'Koursk'],
  'ru-leib-grenadiers': ['Leib Grenadiers', 'Leib Gren.', 'les leib-grenadiers', 'Leib-grenad.'],
  'ru-moscow': ['Moscow Regiment', 'Moscow', 'le régiment de Moscou', 'Moscou'],
  'ru-orlov': ['Orlov Regiment', 'Orlov', 'le régiment d’Orlov', 'Orlov'],
  'ru-1st-cavalry': ['1st Cavalry', '1st Cavalry', 'la 1re cavalerie', '1re cavalerie'],
  'ru-black-sea-cossacks': ['Black Sea Cossacks', 'Cossacks', 'les cosaques de la mer Noire', 'Cosaques'],

  'es-walloon-guards': ['Walloon Guards', 'Walloon Guards', 'f les gardes wallonnes', 'Gardes wallon.'],
  'es-1st-line': ['1st Line Regiment', '1st Line', 'le 1er de ligne', '1er de ligne'],
  'es-7th-navarrese': ['7th Navarrese Regiment', '7th Navarrese', 'le 7e navarrais', '7e navarrais'],
  'es-20th-line': ['20th Line Regiment', '20th Line', 'le 20e de ligne', '20e de ligne'],
  'es-infanteria-imperial': ['Infanteria Imperial', 'Inf. Imperial', 'f l’infanterie impériale', 'Inf. impériale'],
  'es-castille': ['Regiment de Castille', 'Castille', 'le régiment de Castille', 'Castille'],
  'es-3rd-hussars': ['3rd Hussars', '3rd Hussars', 'le 3e hussards', '3e hussards'],
  'es-del-rey-dragoons': ['Del Rey Dragoons', 'Del Rey Drgns', 'les dragons Del Rey', 'Drag. Del Rey'],

  'us-1st': ['1st Infantry Regiment', '1st Infantry', 'le 1er d’infanterie', '1er infanterie'],
  'us-2nd': ['2nd Infantry Regiment', '2nd Infantry', 'le 2e d’infanterie', '2e infanterie'],
  'us-3rd': ['3rd Infantry Regiment', '3rd Infantry', 'le 3e d’infanterie', '3e infanterie'],
  'us-10th': ['10th Infantry Regiment', '10th Infantry', 'le 10e d’infanterie', '10e infanterie'],
  'us-22nd': ['22nd Infantry Regiment', '22nd Infantry', 'le 22e d’infanterie', '22e infanterie'],
  'us-4th-militia': ['4th Militia', '4th Militia', 'la 4e milice', '4e milice'],
  'us-13th-militia': ['13th Militia', '13th Militia', 'la 13e milice', '13e milice'],
  'us-volunteer-cavalry': ['Volunteer Cavalry', 'Volunteer Cav.', 'la cavalerie volontaire', 'Cav. volont.'],
};

export const UNITS: ReadonlyMap<string, UnitWords> = new Map(
  Object.entries(ROWS).map(([id, row]) => [id, unit(row)] as const),
);

const COUNTER_LENGTH = 14;

/** The words for a unit, unless its pack has given it another name. */
export function unitWords(facts: UnitFacts): UnitWords | null {
  const words = UNITS.get(facts.id);
  return words !== undefined && words.printed === facts.name ? words : null;
}

/** What stands on the counter of a unit that has no words here. */
export function plainCounter(facts: UnitFacts): string {
  return facts.counterName.length <= COUNTER_LENGTH
    ? facts.counterName
    : `${facts.counterName.slice(0, COUNTER_LENGTH - 1)}…`;
}
