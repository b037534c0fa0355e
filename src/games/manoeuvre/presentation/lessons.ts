import type { Lesson } from '../../../table/presentation.ts';

/** A word at every step that is new to a newcomer, in the order in which he meets them. */
export const LESSONS: readonly Lesson[] = [
  {
    step: 'setup.side',
    clause: 'MAN-0-b',
    en: [
      'Welcome',
      'Two armies, one field, one day. Eliminate five enemy units, or hold more of the enemy’s half when night falls. Choose your side: whatever you can choose is lit on the table and listed here in words.',
    ],
    fr: [
      'Bienvenue',
      'Deux armées, un champ de bataille, une journée. Éliminez cinq unités ennemies, ou tenez plus de terrain chez l’ennemi quand la nuit tombe. Choisissez votre camp : ce qui peut être choisi est éclairé sur la table et dit ici en toutes lettres.',
    ],
  },
  {
    step: 'setup.edge',
    en: [
      'Choose your ground',
      'Pick the edge your army will start from. Hills and towns near your own lines will help you hold.',
    ],
    fr: [
      'Choisissez votre terrain',
      'Prenez le bord d’où votre armée partira. Des collines et des villes près de vos lignes vous aident à tenir.',
    ],
  },
  {
    step: 'setup.hand',
    clause: 'MAN-3-g',
    en: [
      'Your first hand',
      'You begin with five cards. A unit fights only when a card bearing its name is played, so keep the cards of units that will stand together.',
    ],
    fr: [
      'Votre première main',
      'Vous commencez avec cinq cartes. Une unité ne combat que si une carte à son nom est jouée : gardez celles d’unités qui se tiennent.',
    ],
  },
  {
    step: 'setup.place',
    clause: 'MAN-3-i',
    en: [
      'Draw up your army',
      'Place your eight units in your two rows. Cavalry likes open flanks; put strong infantry on hills and in towns, where it is hard to dislodge.',
    ],
    fr: [
      'Rangez votre armée',
      'Placez vos huit unités sur vos deux rangées. La cavalerie aime les ailes dégagées ; la bonne infanterie tient les collines et les villes.',
    ],
  },
  {
    step: 'turn.discard',
    clause: 'MAN-4.1-a',
    en: [
      'A new turn: discard what you cannot use',
      'Discard as many cards as you like, then draw back up to five. But beware: when both decks run out, night falls.',
    ],
    fr: [
      'Le tour commence : défaussez l’inutile',
      'Défaussez autant de cartes que vous voulez, puis complétez à cinq. Mais attention : quand les pioches sont épuisées, la nuit tombe.',
    ],
  },
  {
    step: 'movement',
    clause: 'MAN-4.3-a',
    en: [
      'Move one unit',
      'Each turn you must move one unit: infantry one square, cavalry up to two, never diagonally. Units that can move are lit: touch one, then a square.',
    ],
    fr: [
      'Déplacez une unité',
      'À chaque tour, vous devez déplacer une unité : l’infanterie d’une case, la cavalerie de deux au plus, jamais en diagonale. Touchez une unité éclairée, puis une case.',
    ],
  },
  {
    step: 'combat.declare',
    clause: 'MAN-4.4-a',
    en: [
      'One combat a turn',
      'Attack an adjacent enemy with a card bearing your unit’s name. Touch the unit, the card, then the target: you see the odds before anything is decided.',
    ],
    fr: [
      'Un combat par tour',
      'Attaquez un ennemi adjacent avec une carte au nom de votre unité. Touchez l’unité, la carte, la cible : les chances s’affichent avant toute décision.',
    ],
  },
  {
    step: 'assault.defend',
    en: [
      'You are attacked',
      'Cards bearing the name of the unit under attack add their Defence. The attacker plays after you, so keep something back for the next blow.',
    ],
    fr: [
      'On vous attaque',
      'Les cartes au nom de l’unité attaquée ajoutent leur défense. L’attaquant répond ensuite : gardez de quoi parer le coup suivant.',
    ],
  },
  {
    step: 'assault.attack',
    en: [
      'Strengthen the attack',
      'More cards for the unit add more dice; a Leader adds his Combat value or brings nearby units in to help. Watch the odds as you choose.',
    ],
    fr: [
      'Renforcez l’attaque',
      'D’autres cartes de l’unité ajoutent des dés ; un Leader ajoute sa valeur de Combat ou fait donner les voisins. Regardez les chances changer.',
    ],
  },
  {
    step: 'assault.choose',
    en: [
      'Hit or retreat',
      'A hit flips a unit to its weaker side; a second removes it. A retreat saves the unit but gives up ground.',
    ],
    fr: [
      'Perte ou retraite',
      'Une perte retourne l’unité sur sa face réduite ; une seconde l’élimine. La retraite la sauve, mais cède du terrain.',
    ],
  },
  {
    step: 'restoration',
    clause: 'MAN-7-b',
    en: [
      'Restore',
      'A card bearing its name, or a Supply, brings a reduced unit back to full strength. Lose five units and you lose the battle.',
    ],
    fr: [
      'Récupérez',
      'Une carte à son nom, ou un Ravitaillement, rend sa force à une unité réduite. Cinq unités perdues perdent la bataille.',
    ],
  },
];
