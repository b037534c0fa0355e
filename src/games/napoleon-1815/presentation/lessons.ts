import type { Lesson } from '../../../table/presentation.ts';

/** A word at every step that is new to a newcomer, in the order in which he meets them. */
export const LESSONS: readonly Lesson[] = [
  {
    step: 'setup.',
    clause: 'N15-SET-01',
    en: [
      'Draw up your army',
      'Place each corps, then each vedette, in one of the lit zones. Keep corps that are to fight together within one march of each other.',
    ],
    fr: [
      'Disposez votre armée',
      'Chaque corps, puis chaque vedette, est placé dans une des zones éclairées. Gardez à une marche l’un de l’autre les corps qui doivent combattre ensemble.',
    ],
  },
  {
    step: 'initiative.card',
    clause: 'N15-INI-01',
    en: [
      'Welcome',
      'June 1815. France pushes the victory track towards 0, the Coalition towards 20: strength destroyed and towns taken move it. A turn begins with a blue card, if you like; then each side turns up a card, and the higher acts first.',
    ],
    fr: [
      'Bienvenue',
      'Juin 1815. La France pousse la piste de victoire vers 0, la Coalition vers 20 : les forces détruites et les villes prises la font bouger. Le tour commence par une carte bleue, si vous voulez ; puis chacun révèle une carte, et la plus forte agit la première.',
    ],
  },
  {
    step: 'operation.designate',
    clause: 'N15-OPS-02',
    en: [
      'One stack at a time',
      'Touch the blocks in one zone that are to act together, then say what they do: march, or fight where they stand. Each block acts once a turn. Extra corps slow a march down, but a single corps fights badly.',
    ],
    fr: [
      'Une pile à la fois',
      'Touchez les pavés d’une zone qui agiront ensemble, puis dites ce qu’ils font : marcher, ou combattre sur place. Chaque pavé agit une fois par tour. Plusieurs corps ralentissent la marche, mais un corps seul combat mal.',
    ],
  },
  {
    step: 'manoeuvre.displace',
    clause: 'N15-MAN-21',
    en: [
      'On the march',
      'The card has set your movement points. The plates on the map show what each zone within reach costs: points in the disc, fatigue beside the cylinder. Beyond three points every corps gets tired; meeting the enemy, or friends, stops the march.',
    ],
    fr: [
      'En marche',
      'La carte a donné vos points de mouvement. Les plaques sur la carte disent le prix de chaque zone à portée : les points dans le disque, la fatigue près du cylindre. Au-delà de trois points chaque corps se fatigue ; l’ennemi, ou des amis, arrêtent la marche.',
    ],
  },
  {
    step: 'operation.attack',
    clause: 'N15-OPS-08',
    en: [
      'Attack on the march',
      'You have reached the enemy. Attack on the march and you have one card fewer than if you fight next turn, but he has no time to get away. You see the odds before you decide.',
    ],
    fr: [
      'L’attaque en marche',
      'Vous voilà devant l’ennemi. Attaquer en marche vaut une carte de moins qu’un combat au tour suivant, mais il n’a pas le temps de s’échapper. Les chances s’affichent avant que vous décidiez.',
    ],
  },
  {
    step: 'window.ask',
    clause: 'N15-OPS-10',
    en: [
      'A green card?',
      'At certain moments a green card can change what happens: one card for each side in each operation. Keep the good ones for the fight that matters.',
    ],
    fr: [
      'Une carte verte ?',
      'À certains moments, une carte verte change le cours des choses : une par camp et par opération. Gardez les bonnes pour le combat qui compte.',
    ],
  },
  {
    step: 'answer.ask',
    en: ['Counter-order', 'An event has been played against you, and you hold the card that cancels it.'],
    fr: ['Contre-ordre', 'On joue un événement contre vous, et vous tenez la carte qui l’annule.'],
  },
  {
    step: 'share.place',
    clause: 'N15-CBT-40',
    en: [
      'Share it out',
      'Fatigue and losses are shared as evenly as possible; what is left over goes where you like. Touch the corps, or its cubes for a loss. A corps with more than four fatigue fights with one card fewer; one with more than eight, or with no strength left, is lost.',
    ],
    fr: [
      'Répartissez',
      'Fatigues et pertes se répartissent aussi également que possible ; le reste va où vous voulez. Touchez le corps, ou ses cubes pour une perte. Au-delà de quatre fatigues, un corps combat avec une carte de moins ; au-delà de huit, ou sans force, il est perdu.',
    ],
  },
  {
    step: 'retreat.step',
    clause: 'N15-RET-01',
    en: [
      'Retreat',
      'A beaten stack falls back along its axis, the arrow on the road it came by, and away from the enemy. Where the enemy bars the way, it costs fatigue.',
    ],
    fr: [
      'La retraite',
      'Une pile battue se retire par son axe, la flèche du chemin par où elle est venue, et loin de l’ennemi. Si l’ennemi barre la route, cela coûte des fatigues.',
    ],
  },
  {
    step: 'recovery.card',
    clause: 'N15-REC-02',
    en: [
      'The turn ends: recover',
      'Corps that did not act have shed all their fatigue. For the others, discard a card to take fatigue off a corps: one card for each corps. A corps with more than four fatigue now loses strength.',
    ],
    fr: [
      'Le tour s’achève : récupérez',
      'Les corps qui n’ont pas agi n’ont plus de fatigue. Pour les autres, une carte défaussée retire des fatigues à un corps, une carte par corps. Au-delà de quatre fatigues, un corps perd de sa force maintenant.',
    ],
  },
  {
    step: 'operations.name',
    clause: 'N15-TRI-40',
    en: ['You lead the Coalition', 'You say whose army carries out the next operation.'],
    fr: ['Vous menez la Coalition', 'À vous de dire quelle armée mène la prochaine opération.'],
  },
  {
    step: 'exchange.give',
    clause: 'N15-TRI-11',
    en: [
      'May you talk?',
      'The two allies may talk and exchange cards only while Wellington and Blücher are close, or while an aide-de-camp rides between them. The sign beside the turn always tells you.',
    ],
    fr: [
      'Pouvez-vous parler ?',
      'Les deux alliés ne peuvent parler et échanger des cartes que si Wellington et Blücher sont proches, ou si un aide de camp va de l’un à l’autre. Le signe près du tour le dit à chaque instant.',
    ],
  },
];
