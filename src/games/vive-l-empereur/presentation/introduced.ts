import type { Introduced } from '../../../table/introduction.tsx';
import type { ClauseId } from '../text/clauses.en.ts';

export type Panel = 'field' | 'pieces' | 'turn' | 'march' | 'fire' | 'shock' | 'charge' | 'rout' | 'victory';

interface Step extends Introduced<Panel> {
  readonly clauses: readonly ClauseId[];
}

/** What a newcomer reads before the first battle, a few sentences a picture. */
export const INTRODUCED: readonly Step[] = [
  {
    panel: 'field',
    clauses: ['VE-I-c', 'VE-0-j', 'VE-III.1-b'],
    en: [
      'A field of battle',
      'Each piece is a regiment or a pair of batteries, each hex some 250 metres, each turn half an hour. Heights, woods and villages decide who sees whom. Of an enemy stack you see only the uppermost unit, until it fights.',
    ],
    fr: [
      'Un champ de bataille',
      'Chaque pièce est un régiment ou deux batteries, chaque hexagone fait environ 250 mètres, chaque tour une demi-heure. Les hauteurs, les bois et les villages décident de qui voit qui. D’une pile ennemie, vous ne voyez que l’unité du dessus, jusqu’au combat.',
    ],
  },
  {
    panel: 'pieces',
    clauses: ['VE-IV.1-a', 'VE-IV.2-a', 'VE-IV.4-a', 'VE-IV.5-a', 'VE-IV.12-e'],
    en: [
      'Formations',
      'The outline is the formation. A Line fires, a Column marches and strikes, a Square holds off cavalry; guns fire in Battery only. The ivory edge is the front, the figure the steps that are left. Whoever breaks is Disorganised and wears the number of that turn.',
    ],
    fr: [
      'Les formations',
      'Le contour est la formation. La Ligne tire, la Colonne marche et frappe, le Carré tient la cavalerie à distance ; les canons ne tirent qu’en Batterie. Le bord ivoire est le front, le chiffre les pas qui restent. Qui rompt est Désorganisé et porte le numéro de ce tour.',
    ],
  },
  {
    panel: 'turn',
    clauses: ['VE-II-a', 'VE-II-b'],
    en: [
      'Six phases',
      'Each side has its half of a turn, in six phases. In the third it is the other side that fires. In most of the others it may answer as well: with fire at whoever passes, with squares, with a countercharge.',
    ],
    fr: [
      'Six phases',
      'Chaque camp a sa moitié de tour, en six phases. À la troisième, c’est l’autre camp qui tire. Dans la plupart des autres, il peut aussi répondre : par le feu sur qui passe, par des carrés, par une contre-charge.',
    ],
  },
  {
    panel: 'march',
    clauses: ['VE-VI.1-c', 'VE-VI.2-a', 'VE-VI.3-a', 'VE-VI.4-c', 'VE-VII.5-a'],
    en: [
      'The march',
      'Regiments pay points for every hex, slope and change of formation; the figures show what it costs to get there. A Column goes straight ahead and turns by the way. Whoever leaves a hex under the eyes of enemy muskets may be fired at.',
    ],
    fr: [
      'La marche',
      'Les régiments paient des points pour chaque hexagone, chaque pente, chaque changement de formation ; les chiffres disent ce qu’il en coûte d’arriver là. La Colonne va droit devant et tourne en chemin. Qui quitte un hexagone sous les fusils ennemis peut essuyer leur feu.',
    ],
  },
  {
    panel: 'fire',
    clauses: ['VE-VII.2-a', 'VE-VII.3-b', 'VE-IV.12-e', 'VE-VII.7-e'],
    en: [
      'Fire',
      'Guns reach far and weaken with every hex; infantry fires at its neighbour. The values of all who fire at one hex make a column of the table, and a die says what happens: nothing, a test of morale, or steps lost.',
    ],
    fr: [
      'Le feu',
      'Les canons portent loin et faiblissent à chaque hexagone ; l’infanterie tire sur son voisin. Les valeurs de tous ceux qui tirent sur un hexagone donnent une colonne de la table, et un dé dit la suite : rien, un test de moral ou des pas perdus.',
    ],
  },
  {
    panel: 'shock',
    clauses: ['VE-VIII.4-a', 'VE-VIII.8-a', 'VE-VIII.6-a', 'VE-XIV.3-b'],
    en: [
      'The bayonet',
      'Each unit brings its shock value times its steps. Both sums make odds, a die and a leader’s bonus the result. Flank and rear halve the defender; neighbours who cover a flank, and a Column beside a Line, prevent that.',
    ],
    fr: [
      'La baïonnette',
      'Chaque unité apporte sa valeur de choc fois ses pas. Les deux sommes font un rapport ; un dé et le bonus d’un chef font le résultat. Pris de flanc ou à revers, le défenseur est divisé par deux ; un voisin qui couvre le flanc, ou une Colonne auprès d’une Ligne, l’évite.',
    ],
  },
  {
    panel: 'charge',
    clauses: ['VE-IX.2-b', 'VE-IX.6-a', 'VE-IX.6-d', 'VE-IX.6-b', 'VE-IX.7-a'],
    en: [
      'Cavalry charges',
      'Before anybody marches, cavalry may charge. Infantry that sees it come tries to form square: whoever succeeds has little to fear, whoever fails breaks, and whoever does not try suffers more. Enemy cavalry may ride against it.',
    ],
    fr: [
      'Les charges de cavalerie',
      'Avant que quiconque ne marche, la cavalerie peut charger. L’infanterie qui la voit venir tente de former le carré : qui réussit n’a guère à craindre, qui échoue rompt, et qui ne tente rien souffre davantage. La cavalerie ennemie peut venir à sa rencontre.',
    ],
  },
  {
    panel: 'rout',
    clauses: ['VE-X.3-a', 'VE-VIII.9-a', 'VE-VIII.9-b', 'VE-XI.1-a', 'VE-XI.3-a'],
    en: [
      'Broken and rallied',
      'Two dice above its morale, and a unit breaks: it runs two hexes homewards, and may carry others away. From the second turn after that it may try to rally, better with a leader beside it.',
    ],
    fr: [
      'Rompre et se rallier',
      'Deux dés au-dessus de son moral, et l’unité rompt : elle fuit de deux hexagones vers ses lignes, et peut en entraîner d’autres. À partir du deuxième tour suivant, elle peut tenter de se rallier, mieux avec un chef auprès d’elle.',
    ],
  },
  {
    panel: 'victory',
    clauses: ['VE-XII-a', 'VE-XII-b', 'VE-XV-a'],
    en: [
      'How a battle is won',
      'Villages and crossroads are worth points, so are enemy steps, leaders and corps. A corps that has lost too much is demoralised, then desperate: its regiments waver, and points go to the enemy. After the last turn the better sum wins.',
    ],
    fr: [
      'Comment se gagne une bataille',
      'Villages et carrefours valent des points, comme les pas, les chefs et les corps ennemis. Un corps qui a trop perdu est démoralisé, puis désespéré : ses régiments vacillent, et l’ennemi marque. Après le dernier tour, la meilleure somme l’emporte.',
    ],
  },
];
