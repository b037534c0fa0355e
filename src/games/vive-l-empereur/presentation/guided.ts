import { both, said } from '../../../table/guide.ts';

/** The words of the lesson, in the order in which they are read. */
export const GUIDED = {
  field: both(
    said(
      'Hassenhausen, 14 October 1806',
      'You command Gudin’s division, in blue. A Prussian regiment stands in line before you, their cuirassiers wait to the north, a second regiment comes up from the west. A hex is some 250 metres, a turn half an hour.',
    ),
    said(
      'Hassenhausen, 14 octobre 1806',
      'Vous commandez la division Gudin, en bleu. Un régiment prussien est en ligne devant vous, ses cuirassiers attendent au nord, un second régiment arrive de l’ouest. Un hexagone fait environ 250 mètres, un tour une demi-heure.',
    ),
  ),
  piece: both(
    said(
      'Read a piece',
      'The outline is the formation: deep for a Column, broad for a Line, barrels for a Battery. The ivory edge is its front. The figure is its strength in steps. Point at it, or rest a finger on it, for the rest.',
    ),
    said(
      'Lire une pièce',
      'Le contour est la formation : profond pour la Colonne, large pour la Ligne, des tubes pour la Batterie. Le bord ivoire est le front. Le chiffre est la force en pas. Pointez-la, ou laissez-y le doigt, pour le reste.',
    ),
  ),
  move: both(
    said(
      'The 25th marches',
      'It is your movement phase. Your 25th Line stands in Column, the formation to march in. Touch it.',
      'The lesson goes on with the 25th Line.',
    ),
    said(
      'Le 25e marche',
      'C’est votre phase de mouvement. Votre 25e de ligne est en Colonne, la formation de marche. Touchez-le.',
      'La leçon continue avec le 25e de ligne.',
    ),
  ),
  leader: both(
    said(
      'Gudin goes along',
      'The gold-rimmed disc is General Gudin. Where he stands his regiment holds better and strikes harder: take him along.',
    ),
    said(
      'Gudin accompagne',
      'Le disque cerclé d’or est le général Gudin. Où il se tient, son régiment tient mieux et frappe plus fort : emmenez-le.',
    ),
  ),
  step: both(
    said(
      'Forward',
      'The figures are what it costs in all to come to a hex, out of six points in Column. The way to red hexes leads under fire: whoever leaves a hex that the enemy covers may be shot at. A Column goes straight ahead: to 0804.',
    ),
    said(
      'En avant',
      'Les chiffres sont le coût total jusqu’à un hexagone, sur six points en Colonne. Le chemin des hexagones rouges passe sous le feu : qui quitte un hexagone battu par l’ennemi peut être visé. La Colonne va droit devant : en 0804.',
    ),
  ),
  turn: both(
    said(
      'Turn',
      'To turn, touch the regiment: arrows show the facings that it can pay for. The first 60 degrees in each hex are free in Column. Face south-west, towards the enemy’s line.',
    ),
    said(
      'Tourner',
      'Pour tourner, touchez le régiment : des flèches montrent les orientations possibles. En Colonne, les 60 premiers degrés de chaque hexagone sont gratuits. Face au sud-ouest, vers la ligne ennemie.',
    ),
  ),
  close: both(
    said('To musket range', 'Now the hex beside them: 0705. Infantry fires only at adjacent hexes.'),
    said(
      'À portée de fusil',
      'Et maintenant l’hexagone voisin : 0705. L’infanterie ne tire que sur les hexagones adjacents.',
    ),
  ),
  line: both(
    said(
      'Into Line',
      'In Column few muskets fire. Touch the regiment, then Line: it spreads out to face west. What you could form lies beside the map.',
    ),
    said(
      'En Ligne',
      'En Colonne, peu de fusils tirent. Touchez le régiment, puis Ligne : il se déploie face à l’ouest. Les formations possibles sont à côté de la carte.',
    ),
  ),
  stop: both(
    said('Stop here', 'A move ends when you say so. Stop the 25th here.'),
    said('Halte', 'Un mouvement s’achève quand vous le dites. Arrêtez le 25e ici.'),
  ),
  endMove: both(
    said(
      'They fire first',
      'End the movement. Before you fire, the enemy does: defensive fire comes before offensive fire, so that whoever comes up pays for it.',
    ),
    said(
      'Ils tirent d’abord',
      'Terminez le mouvement. L’ennemi tire avant vous : le tir défensif précède le tir offensif, et qui s’avance le paie.',
    ),
  ),
  target: both(
    said(
      'Steady',
      'A die of 3: a morale test. Two dice against morale 9, and 2 more for Gudin: the 25th stands. Now your fire. The figure on the target is what all who can would bring to bear. Touch it.',
    ),
    said(
      'Tenez bon',
      'Un 3 au dé : test de moral. Deux dés contre un moral de 9, plus 2 pour Gudin : le 25e tient. À votre tour. Le chiffre sur la cible est la somme de tous ceux qui peuvent tirer. Touchez-la.',
    ),
  ),
  fire: both(
    said(
      'Fire!',
      'You may name who fires; if you name nobody, all do: the regiment with 3, the guns with 5 less one for the distance. Fire!',
    ),
    said(
      'Feu !',
      'Vous pouvez désigner les tireurs ; sans cela, tous tirent : le régiment pour 3, les canons pour 5 moins un pour la distance. Feu !',
    ),
  ),
  assault: both(
    said(
      'With the bayonet',
      'They lost a step and stood. Now the shock: your steps times your shock value against theirs, twelve to six, odds of two to one. Declare the attack from 0705.',
    ),
    said(
      'À la baïonnette',
      'Ils ont perdu un pas et tenu. Place au choc : vos pas fois votre valeur de choc contre les leurs, douze contre six, rapport de deux contre un. Déclarez l’assaut depuis 0705.',
    ),
  ),
  declared: both(
    said('All declared', 'All attacks are declared before the first is fought. You have no other: go on.'),
    said(
      'Tout est déclaré',
      'Tous les assauts sont déclarés avant le premier combat. Vous n’en avez pas d’autre : continuez.',
    ),
  ),
  bonus: both(
    said(
      'Gudin leads',
      'Gudin adds one to the die. It may cost him his life when his regiment suffers losses; here it is worth it. Use his bonus.',
    ),
    said(
      'Gudin en tête',
      'Gudin ajoute un au dé. Il peut y laisser la vie si son régiment subit des pertes ; ici, cela en vaut la peine. Utilisez son bonus.',
    ),
  ),
  pursuit: both(
    said(
      'They run: a reaction',
      'The regiment is Disorganised and retreats. Whoever leaves a hex that you cover may be fired at, in your turn or theirs: the game asks you. Your guns fire.',
    ),
    said(
      'Ils fuient : une réaction',
      'Le régiment est Désorganisé et recule. Qui quitte un hexagone que vous battez peut être pris sous le feu, à votre tour ou au leur : le jeu vous le demande. Vos canons tirent.',
    ),
  ),
  hold: both(
    said(
      'Enough',
      'They are in flight, with a red ring: the turn on its face tells when they may rally. Save the powder.',
    ),
    said(
      'Assez',
      'Ils fuient, marqués d’un anneau rouge : le tour qu’il porte dit quand ils pourront se rallier. Épargnez la poudre.',
    ),
  ),
  advance: both(
    said('Take the ground', 'Whoever wins may advance into the empty hex. Name the 25th.'),
    said('Prenez le terrain', 'Le vainqueur peut avancer dans l’hexagone vide. Désignez le 25e.'),
  ),
  advanceLeader: both(
    said('With their general', 'Gudin goes with them.'),
    said('Avec leur général', 'Gudin les accompagne.'),
  ),
  go: both(
    said(
      'Advance!',
      'That is all of them: advance. Then the turn passes to the Prussians, and their cavalry has seen you.',
    ),
    said('En avant !', 'Tous y sont : en avant. Puis la main passe aux Prussiens, et leur cavalerie vous a vus.'),
  ),
  square: both(
    said(
      'Cuirassiers!',
      'The Heising and Bünting Cuirassiers charge, on the flank of your line. Infantry may form square by a morale test; whoever sees the charge from afar has one more for it. Touch your regiment, and form square!',
      'In Line they would be ridden down: form square.',
    ),
    said(
      'Les cuirassiers !',
      'Les cuirassiers Heising et Bünting chargent le flanc de votre ligne. L’infanterie peut former le carré sur test de moral ; qui voit venir la charge de loin gagne un point. Touchez votre régiment et formez le carré !',
      'En Ligne, ils seraient sabrés : formez le carré.',
    ),
  ),
  farewell: both(
    said(
      'The square stands',
      'The cuirassiers break off before the bayonets, as they did on that day. You know all you need: march in Column, fight in Line, stand in Square, and keep your generals near. Touch anything to ask about it, and good fortune!',
    ),
    said(
      'Le carré tient',
      'Les cuirassiers rompent devant les baïonnettes, comme ce jour-là. Vous savez l’essentiel : marchez en Colonne, combattez en Ligne, tenez en Carré, et gardez vos généraux près des troupes. Touchez tout ce qui vous intrigue, et bonne chance !',
    ),
  ),
} as const;
