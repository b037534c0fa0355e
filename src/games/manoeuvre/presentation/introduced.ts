import type { Introduced } from '../../../table/introduction.tsx';

export type Panel = 'field' | 'unit' | 'turn' | 'assault' | 'ladder' | 'night';

/** What a newcomer reads before the first match, a few sentences a picture. */
export const INTRODUCED: readonly Introduced<Panel>[] = [
  {
    panel: 'field',
    en: [
      'The field',
      'Four map tiles make a field of eight squares by eight. Woods, hills and towns protect whoever stands in them; a hill also helps an attack downhill; nobody can enter a lake. Each army of eight units starts in the two rows along its own edge.',
    ],
    fr: [
      'Le terrain',
      'Quatre cartes de terrain forment un champ de huit cases sur huit. Bois, collines et villes protègent qui s’y tient ; une colline aide aussi à attaquer vers le bas ; nul n’entre dans un lac. Chaque armée de huit unités part des deux rangées de son bord.',
    ],
  },
  {
    panel: 'unit',
    en: [
      'A unit and its card',
      'The number on a counter is its strength. The striped side shows what is left after one hit; a second hit removes it. To attack, a unit needs a card bearing its name: the dice are for attack, the other number for defence.',
    ],
    fr: [
      'Une unité et sa carte',
      'Le chiffre du pion est sa force. La face rayée montre ce qui en reste après une perte ; une seconde l’élimine. Pour attaquer, une unité a besoin d’une carte à son nom : les dés servent à l’attaque, l’autre chiffre à la défense.',
    ],
  },
  {
    panel: 'turn',
    en: [
      'A turn',
      'Discard what you do not want, draw back up to five cards, and move one unit: infantry one square, cavalry up to two. Then you may fight one combat, and you may restore a reduced unit. After that the other side does the same.',
    ],
    fr: [
      'Un tour',
      'Vous jetez ce dont vous ne voulez pas, complétez votre main à cinq cartes, déplacez une unité (l’infanterie d’une case, la cavalerie de deux au plus), pouvez livrer un combat, puis rétablir une unité éprouvée. Ensuite, l’autre camp fait de même.',
    ],
  },
  {
    panel: 'assault',
    en: [
      'An assault',
      'The attacker adds strength and dice; the defender adds strength, terrain and cards of his own. Cards are played before the dice are rolled: the defender’s first, then the attacker’s. The table shows the exact odds before you commit yourself.',
    ],
    fr: [
      'Un assaut',
      'L’attaquant ajoute force et dés ; le défenseur force, terrain et cartes. Les cartes se jouent avant les dés : d’abord celles du défenseur, puis celles de l’attaquant. La table montre les chances exactes avant que vous ne vous engagiez.',
    ],
  },
  {
    panel: 'ladder',
    en: [
      'Who gives way',
      'The attack is compared with the defence. If it is higher, the defender takes a hit or gives ground; at two, three or four times as much it goes worse for him. But if the attack falls short, it is the attackers who pay.',
    ],
    fr: [
      'Qui cède',
      'On compare l’attaque à la défense. Un peu plus, et le défenseur saigne ou recule ; deux, trois ou quatre fois plus, et c’est pire pour lui. Mais une attaque trop faible se paie chez ceux qui l’ont lancée.',
    ],
  },
  {
    panel: 'night',
    en: [
      'Victory',
      'Eliminate five enemy units and you win at once. When both decks have been drawn to the last card, night falls, and the side that controls more squares in the other’s half wins. A unit controls its own square and the empty ones beside it, unless an enemy stands beside them too.',
    ],
    fr: [
      'La victoire',
      'Qui élimine cinq unités ennemies gagne sur-le-champ. Quand les deux pioches ont été épuisées, la nuit tombe : gagne alors le camp qui contrôle le plus de cases dans la moitié adverse. Une unité contrôle sa case et les cases vides voisines, sauf si un ennemi en est voisin aussi.',
    ],
  },
];
