import type { UnitFacts } from '../data/box.ts';

/** A unit's names. The printed name is the one of the standard pack; a pack that changes it gets no translation. */
export interface UnitWords {
  readonly printed: string;
  /** As it is called among its own: `Line Infantry`; the flag says whose it is. */
  readonly en: { readonly name: string; readonly short: string; readonly plural: boolean };
  readonly fr: {
    readonly full: string;
    readonly article: 'le' | 'la' | 'l’' | 'les';
    readonly gender: 'm' | 'f';
    readonly name: string;
    readonly short: string;
  };
}

type Row = readonly [printed: string, name: string, short: string, full: string, french: string, shortFr: string];

const ARTICLE = /^(?:(les|le|la) |(l’))(.+)$/;

/** `le 95th Rifles`, `f l’infanterie de ligne`: the gender is written where the article does not tell it. */
function unit([printed, name, short, full, french, shortFr]: Row): UnitWords {
  const feminine = french.startsWith('f ');
  const [, apart, elided, nameFr] = ARTICLE.exec(feminine ? french.slice(2) : french) ?? [];
  const article = apart ?? elided;
  if (nameFr === undefined || (article !== 'le' && article !== 'la' && article !== 'les' && article !== 'l’'))
    throw new Error(`'${french}' has no article`);
  return {
    printed,
    en: { name, short, plural: /s$/.test(name) },
    fr: { full, article, gender: feminine || article === 'la' ? 'f' : 'm', name: nameFr, short: shortFr },
  };
}

const ROWS: Readonly<Record<string, Row>> = {
  'fr-line': [
    'French Line Infantry',
    'Line Infantry',
    'Line Infantry',
    'Infanterie de ligne française',
    'f l’infanterie de ligne',
    'Ligne',
  ],
  'fr-light': [
    'French Light Infantry',
    'Light Infantry',
    'Light Infantry',
    'Infanterie légère française',
    'f l’infanterie légère',
    'Légère',
  ],
  'fr-gren': [
    'Combined Grenadiers',
    'Grenadiers',
    'Grenadiers',
    'Grenadiers réunis',
    'les grenadiers réunis',
    'Grenadiers',
  ],
  'fr-yguard': ['Young Guard', 'Young Guard', 'Young Guard', 'Jeune Garde', 'la Jeune Garde', 'Jeune Garde'],
  'fr-mguard': ['Middle Guard', 'Middle Guard', 'Middle Guard', 'Moyenne Garde', 'la Moyenne Garde', 'Moy. Garde'],
  'fr-oguard': [
    'Old Guard Grenadiers',
    'Old Guard',
    'Old Guard',
    'Grenadiers de la Vieille Garde',
    'la Vieille Garde',
    'Vieille Garde',
  ],
  'fr-hussars': ['French Hussars', 'Hussars', 'Hussars', 'Hussards français', 'les hussards', 'Hussards'],
  'fr-chasseurs': [
    'Chasseurs à cheval',
    'Chasseurs',
    'Chasseurs',
    'Chasseurs à cheval',
    'les chasseurs à cheval',
    'Chasseurs',
  ],
  'fr-lancers': ['Line Lancers', 'Lancers', 'Line Lancers', 'Chevau-légers lanciers', 'les lanciers', 'Lanciers'],
  'fr-dragoons': ['French Dragoons', 'Dragoons', 'Dragoons', 'Dragons français', 'les dragons', 'Dragons'],
  'fr-cuirassiers': ['Cuirassiers', 'Cuirassiers', 'Cuirassiers', 'Cuirassiers', 'les cuirassiers', 'Cuirassiers'],
  'fr-redlancers': [
    'Red Lancers of the Guard',
    'Red Lancers',
    'Red Lancers',
    'Lanciers rouges de la Garde',
    'les lanciers rouges',
    'Lanc. rouges',
  ],
  'fr-footart': [
    'French Foot Artillery',
    'Foot Artillery',
    'Foot Artillery',
    'Artillerie à pied française',
    'f l’artillerie à pied',
    'Art. à pied',
  ],
  'fr-horseart': [
    'French Horse Artillery',
    'Horse Artillery',
    'Horse Artillery',
    'Artillerie à cheval française',
    'f l’artillerie à cheval',
    'Art. à cheval',
  ],
  'fr-guardart': [
    'Guard Foot Artillery',
    'Guard Artillery',
    'Guard Art.',
    'Artillerie à pied de la Garde',
    'f l’artillerie de la Garde',
    'Art. Garde',
  ],

  'gb-line': [
    'British Line Infantry',
    'Line Infantry',
    'Line Infantry',
    'Infanterie de ligne britannique',
    'f l’infanterie de ligne',
    'Ligne',
  ],
  'gb-highlanders': ['Highlanders', 'Highlanders', 'Highlanders', 'Highlanders', 'les Highlanders', 'Highlanders'],
  'gb-rifles': ['95th Rifles', '95th Rifles', '95th Rifles', '95th Rifles', 'les 95th Rifles', '95th Rifles'],
  'gb-guards': [
    'British Foot Guards',
    'Foot Guards',
    'Foot Guards',
    'Foot Guards britanniques',
    'les Foot Guards',
    'Foot Guards',
  ],
  'bw-infantry': [
    'Brunswick Infantry',
    'Brunswick Infantry',
    'Brunswick',
    'Infanterie de Brunswick',
    'f l’infanterie de Brunswick',
    'Brunswick',
  ],
  'nl-infantry': [
    'Dutch-Belgian Infantry',
    'Dutch-Belgian Infantry',
    'Dutch-Belgians',
    'Infanterie hollando-belge',
    'f l’infanterie hollando-belge',
    'Holl.-Belges',
  ],
  'pr-line': [
    'Prussian Musketeers',
    'Musketeers',
    'Musketeers',
    'Mousquetaires prussiens',
    'les mousquetaires',
    'Mousquetaires',
  ],
  'pr-jagers': ['Prussian Jägers', 'Jägers', 'Jägers', 'Jägers prussiens', 'les Jägers', 'Jägers'],
  'pr-landwehr': ['Prussian Landwehr', 'Landwehr', 'Landwehr', 'Landwehr prussienne', 'la Landwehr', 'Landwehr'],
  'gb-lightdragoons': [
    'British Light Dragoons',
    'Light Dragoons',
    'Lt Dragoons',
    'Light Dragoons britanniques',
    'les Light Dragoons',
    'Lt Dragoons',
  ],
  'gb-kglhussars': [
    'King’s German Legion Hussars',
    'KGL Hussars',
    'KGL Hussars',
    'Hussards de la King’s German Legion',
    'les hussards de la KGL',
    'Hussards KGL',
  ],
  'gb-greys': ['Scots Greys', 'Scots Greys', 'Scots Greys', 'Scots Greys', 'les Scots Greys', 'Scots Greys'],
  'gb-lifeguards': ['Life Guards', 'Life Guards', 'Life Guards', 'Life Guards', 'les Life Guards', 'Life Guards'],
  'pr-hussars': ['Prussian Hussars', 'Hussars', 'Hussars', 'Hussards prussiens', 'les hussards', 'Hussards'],
  'pr-uhlans': ['Prussian Uhlans', 'Uhlans', 'Uhlans', 'Uhlans prussiens', 'les uhlans', 'Uhlans'],
  'pr-dragoons': ['Prussian Dragoons', 'Dragoons', 'Dragoons', 'Dragons prussiens', 'les dragons', 'Dragons'],
  'pr-landwehrcav': [
    'Landwehr Cavalry',
    'Landwehr Cavalry',
    'Landwehr Cav.',
    'Cavalerie de Landwehr',
    'la cavalerie de Landwehr',
    'Cav. Landwehr',
  ],
  'gb-footart': [
    'Royal Foot Artillery',
    'Foot Artillery',
    'Foot Artillery',
    'Royal Artillery à pied',
    'f l’artillerie à pied',
    'Art. à pied',
  ],
  'gb-horseart': [
    'Royal Horse Artillery',
    'Horse Artillery',
    'Horse Artillery',
    'Royal Horse Artillery',
    'f l’artillerie à cheval',
    'Art. à cheval',
  ],
  'pr-footart': [
    'Prussian Foot Artillery',
    'Foot Artillery',
    'Foot Artillery',
    'Artillerie à pied prussienne',
    'f l’artillerie à pied',
    'Art. à pied',
  ],
  'pr-horseart': [
    'Prussian Horse Artillery',
    'Horse Artillery',
    'Horse Artillery',
    'Artillerie à cheval prussienne',
    'f l’artillerie à cheval',
    'Art. à cheval',
  ],
  conscripts: ['Conscripts', 'Conscripts', 'Conscripts', 'Conscrits', 'les conscrits', 'Conscrits'],
};

const UNITS: ReadonlyMap<string, UnitWords> = new Map(
  Object.entries(ROWS).map(([id, row]) => [id, unit(row)] as const),
);

/** The words for a unit, unless its pack has given it another name. */
export function unitWords({ id, name }: Pick<UnitFacts, 'id' | 'name'>): UnitWords | null {
  const words = UNITS.get(id);
  return words !== undefined && words.printed === name.en.replace(/'/g, '’') ? words : null;
}
