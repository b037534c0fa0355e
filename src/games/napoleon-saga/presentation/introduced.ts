import type { Introduced } from '../../../table/introduction.tsx';
import type { ClauseId } from '../text/clauses.en.ts';

export type Panel =
  | 'field'
  | 'unit'
  | 'test'
  | 'turn'
  | 'melee'
  | 'charge'
  | 'morale'
  | 'cards'
  | 'victory'
  | 'advanced';

interface Step extends Introduced<Panel> {
  readonly clauses: readonly ClauseId[];
}

/** What a newcomer reads before the first match, a few sentences a picture. */
export const INTRODUCED: readonly Step[] = [
  {
    panel: 'field',
    clauses: ['NS-GEO-01', 'NS-GEO-02', 'NS-GEO-05', 'NS-GEO-06', 'NS-SETUP-05'],
    en: [
      'The field',
      'Two armies of twelve units face each other: five in the First Line, four in the Second, staggered behind them, and three in Reserve, face down. What you attack is what stands directly in front of you. On the flanks are the slots where beaten units rally, and those from which an enemy may be outflanked.',
    ],
    fr: [
      'Le champ de bataille',
      'Deux armées de douze unités se font face : cinq en Première Ligne, quatre en Deuxième, en quinconce derrière elles, et trois en Réserve, face cachée. On attaque ce qui se trouve directement devant soi. Sur les flancs, les emplacements où se rallient les unités battues, et ceux d’où l’on contourne l’ennemi.',
    ],
  },
  {
    panel: 'unit',
    clauses: ['NS-UNIT-01', 'NS-ELIM-01', 'NS-KW-ELI', 'NS-KW-GRD'],
    en: [
      'A unit',
      'Fire and Melee are what it adds to the die when it shoots or fights hand to hand. The blocks are its Cohesion: one is struck out for each casualty, and when the last is gone, so is the unit. The flag is its Morale. A gold frame means Elite, a broad one the Guard.',
    ],
    fr: [
      'Une unité',
      'Tir et Mêlée s’ajoutent au dé quand elle tire ou se bat au corps à corps. Les blocs sont sa Cohésion : un de moins à chaque blessure, et quand il n’en reste plus, l’unité est éliminée. Le drapeau est son Moral. Un cadre doré, c’est l’Élite ; un cadre large, la Garde.',
    ],
  },
  {
    panel: 'test',
    clauses: ['NS-TEST-01', 'NS-FIRE-04', 'NS-MELEE-04'],
    en: [
      'One rule for everything',
      'Roll a die and add the unit’s value: 6 or more is a success. For Fire and Melee that is one casualty, and 9 or more makes it two. The table shows the sum, the faces of the die that hit, and the exact odds before you commit yourself.',
    ],
    fr: [
      'Une seule règle',
      'On lance un dé et on ajoute la valeur de l’unité : 6 ou plus, c’est réussi. Au Tir et en Mêlée, cela fait une blessure, et à 9 ou plus, deux. La table montre la somme, les faces du dé qui touchent et les chances exactes avant que vous ne vous engagiez.',
    ],
  },
  {
    panel: 'turn',
    clauses: ['NS-INIT-02', 'NS-INIT-04', 'NS-REF-06', 'NS-ACT-01', 'NS-ACT-02', 'NS-REIN-05', 'NS-REIN-07'],
    en: [
      'A turn',
      'Both give up a card in secret: the higher goes first. Beaten units rally, Terrain is laid. Then each side has three Activation markers and they take turns: each marker lets one unit fire, fight or move. At the end you draw back up to five cards, and a fresh unit if you want it.',
    ],
    fr: [
      'Un tour',
      'Chacun sacrifie une carte en secret : la plus forte commence. Les unités battues se rallient, on pose des Terrains. Puis chaque camp a trois marqueurs Activation et l’on alterne : chaque marqueur fait tirer, combattre ou bouger une unité. À la fin, on complète sa main à cinq cartes et, si on le veut, on pioche une unité fraîche.',
    ],
  },
  {
    panel: 'melee',
    clauses: ['NS-MELEE-02', 'NS-MELEE-04', 'NS-MELEE-05', 'NS-MELEE-06', 'NS-FIRE-05'],
    en: [
      'Fire or Melee',
      'Nobody answers a volley, but it takes many to break a line. In a Melee both roll and both bleed, and the two stay locked until one is destroyed, driven off, or manages to disengage. Nobody may fire into it.',
    ],
    fr: [
      'Le Tir ou la Mêlée',
      'Nul ne riposte à une salve, mais il en faut beaucoup pour rompre une ligne. En Mêlée, les deux lancent et les deux saignent, et l’on reste aux prises jusqu’à ce que l’un soit détruit, chassé, ou parvienne à se désengager. On n’y tire pas.',
    ],
  },
  {
    panel: 'charge',
    clauses: ['NS-CHG-02', 'NS-CHG-05', 'NS-CHG-07', 'NS-CC-01', 'NS-FORM-SQ-02'],
    en: [
      'The charge',
      'Cavalry of the Second Line may ride forward and charge with one marker: +1 in Melee this turn. Charged cavalry may counter-charge; infantry with the right card forms Square, and the bonus is gone. Afterwards the riders are in Disarray, and easy prey.',
    ],
    fr: [
      'La Charge',
      'La cavalerie de Deuxième Ligne peut avancer et charger avec un seul marqueur : +1 en Mêlée ce tour-ci. Une cavalerie chargée peut contre-charger ; une infanterie qui a la bonne carte forme le Carré, et le bonus tombe. Après quoi les cavaliers sont Désorganisés, et vulnérables.',
    ],
  },
  {
    panel: 'morale',
    clauses: ['NS-MOR-01', 'NS-MOR-02', 'NS-MOR-10', 'NS-MOR-11', 'NS-REF-06'],
    en: [
      'Who holds, who runs',
      'From the second casualty on a unit must test its Morale, or it goes to the Retreat slot on its side of the high road. If that is taken, it stays and bleeds. Each turn it tries to rally, and comes back through the Reserve.',
    ],
    fr: [
      'Qui tient, qui fuit',
      'Dès la deuxième blessure, une unité doit tester son Moral, ou elle gagne l’emplacement de Retraite de son côté de la grand-route. S’il est pris, elle reste et saigne. Chaque tour, elle tente de se rallier, et revient par la Réserve.',
    ],
  },
  {
    panel: 'cards',
    clauses: ['NS-CARD-02', 'NS-CARD-03', 'NS-CARD-05', 'NS-CARD-06', 'NS-INIT-05'],
    en: [
      'Strategy cards',
      'Every card is worth its Initiative or its effect, never both. Terrain and formations change the field, bonuses a die, orders let a unit do more than it could; a drum says that the card costs an Activation marker. Reactions answer the enemy. Your Bluff card counts 0, but always comes back.',
    ],
    fr: [
      'Les cartes Stratégie',
      'Une carte vaut son Initiative ou son effet, jamais les deux. Terrains et formations changent le champ de bataille, les bonus un dé, les ordres permettent à une unité d’en faire davantage ; un tambour dit que la carte coûte un marqueur Activation. Les réactions répondent à l’ennemi. Le Bluff vaut 0, mais revient toujours.',
    ],
  },
  {
    panel: 'victory',
    clauses: ['NS-VIC-02', 'NS-VIC-04', 'NS-VIC-05', 'NS-OBJ-01', 'NS-OBJ-02'],
    en: [
      'Victory',
      'An eliminated unit is worth 2 points, a captured Flag or Officer 1, each of your two secret Objectives 1. At 10 points the battle ends with the turn, and the higher total wins. But whoever has three gaps in the First Line at the end of a turn has lost, whatever the points.',
    ],
    fr: [
      'La victoire',
      'Une unité éliminée vaut 2 points, un Drapeau ou un Officier pris 1, chacun de vos deux Objectifs secrets 1. À 10 points, la bataille finit avec le tour, et le plus haut total gagne. Mais qui a trois vides en Première Ligne à la fin d’un tour a perdu, quels que soient les points.',
    ],
  },
  {
    panel: 'advanced',
    clauses: ['NS-EVA-01', 'NS-BYP-01', 'NS-BYP-09', 'NS-ARMY-01'],
    en: [
      'When you know the game',
      'With the advanced rules light cavalry may evade, and a unit from the Reserve may ride round the flank: once it is there, the whole enemy Reserve lies open to it. And you can bring an army of your own.',
    ],
    fr: [
      'Quand vous connaîtrez le jeu',
      'Avec les règles avancées, la cavalerie légère peut s’esquiver, et une unité de la Réserve peut contourner : une fois arrivée, toute la Réserve ennemie s’offre à elle. Et vous pouvez venir avec votre propre armée.',
    ],
  },
];
