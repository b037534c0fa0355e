import type { Introduced } from '../../../table/introduction.tsx';

export type Panel = 'field' | 'unit' | 'turn' | 'assault' | 'ladder' | 'night';

/** What a newcomer reads before the first match, a few sentences a picture. */
export const INTRODUCED: readonly Introduced<Panel>[] = [
  {
    panel: 'field',
    en: [
      'The field',
      'Four tiles of ground make eight squares by eight. Woods, hills and towns protect whoever stands in them; a hill also helps an attack downhill; nobody enters a lake. Each army of eight units starts in the two rows along its own edge.',
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
      'The figure on a counter is its strength. The striped side shows what is left after one hit; a second hit removes it. To attack, a unit needs a card that bears its name: the dice are for the attack, the other figure for the defence.',
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
      'You throw away what you do not want, draw up to five cards, move one unit (infantry one square, cavalry up to two), may fight one combat, and may restore a worn unit. Then the other side does the same.',
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
      'The attacker adds strength and dice; the defender strength, ground and cards of his own. Cards are played before the dice fall: first the defender’s, then the attacker’s. The table shows the exact odds before you commit yourself.',
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
      'The attack is compared with the defence. A little more makes the defender bleed or step back; twice, three or four times as much does worse. But an attack that falls short is paid for by those who made it.',
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
      'Whoever eliminates five enemy units wins at once. If both decks have been drawn to the end, night falls: then the side wins that controls more squares in the other’s half. A unit controls its square and the empty ones beside it, unless an enemy stands beside them too.',
    ],
    fr: [
      'La victoire',
      'Qui élimine cinq unités ennemies gagne sur-le-champ. Quand les deux pioches ont été épuisées, la nuit tombe : gagne alors le camp qui contrôle le plus de cases dans la moitié adverse. Une unité contrôle sa case et les cases vides voisines, sauf si un ennemi en est voisin aussi.',
    ],
  },
];
