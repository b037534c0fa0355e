import type { Lesson } from '../../../table/presentation.ts';

/** A word at every step that is new to a newcomer, in the order in which he meets them. */
export const LESSONS: readonly Lesson[] = [
  {
    step: 'charges.declare',
    clause: 'VE-IX.2-a',
    en: [
      'Charges come first',
      'Before anybody moves, cavalry in good order may charge: touch a squadron, then the way it is to face. It rides forward hex by hex and strikes in the shock phase. Infantry in its path may try to form square.',
    ],
    fr: [
      'Les charges d’abord',
      'Avant tout mouvement, la cavalerie en ordre peut charger : touchez un régiment, puis sa direction. Elle avance hexagone par hexagone et frappe à la phase de choc. L’infanterie sur son chemin peut tenter le carré.',
    ],
  },
  {
    step: 'movement.choose',
    clause: 'VE-VI.1-c',
    en: [
      'Who moves',
      'Touch a regiment and its reach is shown, with the cost of every hex. Touch a goal and it goes there; touch the regiment again to turn it or to change its formation. Column marches, Line fights, Square stands against cavalry.',
    ],
    fr: [
      'Qui se déplace',
      'Touchez un régiment : sa portée s’affiche avec le coût de chaque hexagone. Touchez un but, il s’y rend ; touchez-le de nouveau pour l’orienter ou changer sa formation. La Colonne marche, la Ligne combat, le Carré tient contre la cavalerie.',
    ],
  },
  {
    step: 'move.act',
    clause: 'VE-VII.5-b',
    en: [
      'Under their guns',
      'The way to a red hex leads under fire: whoever leaves a hex that the enemy covers may be shot at. The way is walked step by step and stops where the enemy answers.',
    ],
    fr: [
      'Sous leur feu',
      'Le chemin d’un hexagone rouge passe sous le feu : qui quitte un hexagone battu par l’ennemi peut être visé. Le trajet se fait pas à pas et s’arrête là où l’ennemi réagit.',
    ],
  },
  {
    step: 'step.fire',
    clause: 'VE-VII.5-a',
    en: [
      'Fire of opportunity',
      'The enemy leaves a hex that you cover. You may fire at once, and it costs you nothing later: this fire is apart from that of the fire phases.',
    ],
    fr: [
      'Tir d’opportunité',
      'L’ennemi quitte un hexagone que vous battez. Vous pouvez tirer aussitôt, sans rien perdre pour la suite : ce tir est distinct de ceux des phases de tir.',
    ],
  },
  {
    step: 'react.choose',
    clause: 'VE-IX.7-a',
    en: [
      'Your cavalry answers',
      'Enemies have come next to your cavalry. It may countercharge, recoil out of the way, or stand.',
    ],
    fr: [
      'Votre cavalerie réagit',
      'L’ennemi arrive au contact de votre cavalerie. Elle peut contre-charger, se dérober ou attendre.',
    ],
  },
  {
    step: 'squares.choose',
    clause: 'VE-IX.6-a',
    en: [
      'Form square?',
      'Cavalry charges. Infantry in good order may try to form square, by a morale test: whoever fails is caught as it stands and runs after the shock.',
    ],
    fr: [
      'Former le carré ?',
      'La cavalerie charge. L’infanterie en ordre peut tenter le carré, sur test de moral : qui échoue est pris tel quel et fuit après le choc.',
    ],
  },
  {
    step: 'fires.target',
    clause: 'VE-VII.4-a',
    en: [
      'Fire',
      'The defender fires first, then the attacker. Touch a target: the figure on it is what all who can would bring to bear. Each unit fires once a phase, and each hex is fired at once.',
    ],
    fr: [
      'Feu',
      'Le défenseur tire d’abord, puis l’attaquant. Touchez une cible : le chiffre est la somme de tous ceux qui peuvent tirer. Une unité tire une fois par phase, un hexagone n’est visé qu’une fois.',
    ],
  },
  {
    step: 'shocks.declare',
    clause: 'VE-VIII.1-d',
    en: [
      'With the bayonet',
      'Name who attacks whom; all attacks are declared before the first is fought. Flank and rear count against the defender, good ground for him.',
    ],
    fr: [
      'À la baïonnette',
      'Dites qui attaque qui ; tous les assauts sont déclarés avant le premier combat. Le flanc et l’arrière jouent contre le défenseur, le terrain pour lui.',
    ],
  },
  {
    step: 'retreat.hex',
    clause: 'VE-VIII.9-a',
    en: [
      'They run',
      'A broken unit is Disorganised and retreats, away from whoever broke it and towards its own line of communication. It can be rallied two turns later.',
    ],
    fr: [
      'Ils fuient',
      'Une unité brisée est Désorganisée et recule, loin de qui l’a brisée et vers sa ligne de communication. Elle pourra se rallier deux tours plus tard.',
    ],
  },
  {
    step: 'rally.choose',
    clause: 'VE-XI.2-a',
    en: [
      'Rally',
      'At the end of your turn the broken may come back to order by a morale test. A leader in the hex helps; an enemy next to it does not.',
    ],
    fr: [
      'Ralliement',
      'À la fin de votre tour, les unités brisées peuvent revenir à l’ordre sur test de moral. Un chef dans l’hexagone aide ; un ennemi adjacent nuit.',
    ],
  },
];
