import type { GuideStep, GuideWords } from '../../../table/presentation.ts';
import type { ClauseId } from '../text/clauses.en.ts';

const said = (title: string, text: string, instead?: string): GuideWords => ({
  title,
  text,
  ...(instead === undefined ? {} : { instead }),
});
const step = (clause: ClauseId, en: GuideWords, fr: GuideWords): GuideStep => ({ words: { en, fr }, clause });

/**
 * The words of the lesson: one turn late in the day, France against the Coalition. A gap in the First Line before a weakened enemy,
 * Cuirassiers behind it, and two points to go.
 */
export const GUIDED: readonly GuideStep[] = [
  step(
    'NS-GEO-01',
    said(
      'Your army',
      'You command France, at the bottom. Five slots make the First Line, four the Second behind it, five the Reserve. The Coalition stands across the valley in the same order.',
    ),
    said(
      'Votre armée',
      'Vous commandez la France, en bas. Cinq emplacements font la Première Ligne, quatre la Deuxième derrière elle, cinq la Réserve. La Coalition est en face, dans le même ordre.',
    ),
  ),
  step(
    'NS-UNIT-01',
    said(
      'A unit',
      'The two large numbers are Fire and Melee. The blocks are Cohesion: a struck-out one is a casualty, and with the last the unit is gone. The flag is Morale.',
    ),
    said(
      'Une unité',
      'Les deux grands chiffres sont le Tir et la Mêlée. Les blocs sont la Cohésion : un bloc barré est une blessure, et avec le dernier l’unité disparaît. Le drapeau est le Moral.',
    ),
  ),
  step(
    'NS-VIC-04',
    said(
      'Eight points',
      'You have 8 points; at 10 the battle ends with the turn. An eliminated unit is worth 2. But mind the gap in your First Line: three gaps, and all is lost.',
    ),
    said(
      'Huit points',
      'Vous avez 8 points ; à 10, la bataille finit avec le tour. Une unité éliminée en vaut 2. Mais attention au vide dans votre Première Ligne : à trois vides, tout est perdu.',
    ),
  ),
  step(
    'NS-INIT-04',
    said(
      'The Initiative',
      'Both sides give up a card in secret; the higher one goes first. Forced March is worth 5, and there is no need to march today: touch it.',
      'The other cards will be useful in a moment. Give up Forced March:',
    ),
    said(
      'L’Initiative',
      'Chaque camp sacrifie une carte en secret ; la plus forte commence. Marche forcée vaut 5, et nul n’a besoin de marcher aujourd’hui : touchez-la.',
      'Les autres cartes serviront dans un instant. Sacrifiez Marche forcée :',
    ),
  ),
  step(
    'NS-REF-06',
    said(
      'Rally',
      'One of your units is in Retreat. It must try to rally: die plus Morale 3 must reach 6. If it does, it comes back to your Reserve.',
    ),
    said(
      'Le ralliement',
      'L’une de vos unités est en Retraite. Elle doit tenter de se rallier : le dé plus un Moral de 3 doivent faire 6. Alors elle revient en Réserve.',
    ),
  ),
  step(
    'NS-TERR-01',
    said(
      'A Hill for the guns',
      'Now Terrain may be laid. From a Hill your guns see over every Wood and every Building. Lay it under the artillery in your Second Line.',
      'The Hill is for the guns. Lay it under the artillery in your Second Line:',
    ),
    said(
      'Une Colline pour les canons',
      'C’est le moment de poser des Terrains. D’une Colline, vos canons voient par-dessus Bois et Bâtiments. Posez-la sous l’artillerie de votre Deuxième Ligne.',
      'La Colline est pour les canons. Posez-la sous l’artillerie de la Deuxième Ligne :',
    ),
  ),
  step(
    'NS-ART-04',
    said(
      'Fire',
      'You have three Activation markers. Touch the guns: everybody in the gold arc is a target. Fire at the Line Infantry opposite the gap. Die plus Fire 3: 6 hits, 9 hits twice.',
      'Soften them up first: let the guns fire at the Line Infantry opposite the gap:',
    ),
    said(
      'Le Tir',
      'Vous avez trois marqueurs Activation. Touchez les canons : tout ce qui est dans l’angle doré est une cible. Tirez sur l’infanterie de ligne en face du vide. Dé plus Tir 3 : 6 touche, 9 touche deux fois.',
      'Préparez l’assaut : que les canons tirent sur l’infanterie de ligne en face du vide :',
    ),
  ),
  step(
    'NS-MOR-01',
    said(
      'Their Morale',
      'A second casualty: now they must test Morale, 6+, or retreat. Whoever retreats is not lost, but leaves a gap behind.',
    ),
    said(
      'Leur Moral',
      'Deuxième blessure : ils doivent maintenant tester leur Moral, 6+, ou retraiter. Qui retraite n’est pas perdu, mais laisse un vide derrière lui.',
    ),
  ),
  step(
    'NS-ACT-01',
    said(
      'Their turn',
      'They held, and now it is their turn: the two sides alternate, one marker each. Their Foot Guards fire at your Line Infantry, which takes a casualty. The first one calls for no test.',
    ),
    said(
      'À eux',
      'Ils ont tenu, et c’est leur tour : on alterne, un marqueur chacun. Leurs Foot Guards tirent sur votre infanterie de ligne, qui subit une blessure. La première n’impose pas de test.',
    ),
  ),
  step(
    'NS-CHG-02',
    said(
      'Charge!',
      'Touch the Cuirassiers in your Second Line, then the gap: they ride into it and charge the enemy beyond, all with one marker. Melee 4, +1 for the charge, +1 for Impact.',
      'This is the moment. Send the Cuirassiers through the gap:',
    ),
    said(
      'Chargez !',
      'Touchez les cuirassiers en Deuxième Ligne, puis le vide : ils s’y élancent et chargent l’ennemi au-delà, avec un seul marqueur. Mêlée 4, +1 pour la Charge, +1 pour Impact.',
      'C’est le moment. Lancez les cuirassiers dans le vide :',
    ),
  ),
  step(
    'NS-FORM-SQ-02',
    said(
      'Will they answer?',
      'Before a Melee begins both sides may play cards. A Square would cost you every bonus of the charge; today they have none. Nor do you need a card yet: go on.',
    ),
    said(
      'Vont-ils répondre ?',
      'Avant qu’une Mêlée commence, chaque camp peut jouer des cartes. Un Carré vous ôterait tout bonus de Charge ; ils n’en ont pas aujourd’hui. Vous non plus n’avez pas encore besoin de carte : continuez.',
    ),
  ),
  step(
    'NS-MELEE-04',
    said(
      'Before the dice',
      'Both will roll, and both can bleed. Ney Leads the Charge gives another +1, and only now: play it, and look how the odds change.',
      'Ney is waiting for just this moment. Play his card:',
    ),
    said(
      'Avant les dés',
      'Les deux vont lancer, et les deux peuvent saigner. Charge de Ney ajoute +1, et seulement maintenant : jouez-la, et voyez les chances changer.',
      'Ney n’attend que ce moment. Jouez sa carte :',
    ),
  ),
  step(
    'NS-OBJ-01',
    said(
      'A glorious charge',
      'They are eliminated: 2 points. And you have achieved a secret Objective, for your cavalry has won in the turn in which it charged: 1 more.',
    ),
    said(
      'Charge glorieuse',
      'Ils sont éliminés : 2 points. Et vous avez rempli un Objectif secret, car votre cavalerie a gagné dans le tour où elle a chargé : 1 de plus.',
    ),
  ),
  step(
    'NS-CHG-07',
    said(
      'Disarray',
      'The charge is over, and your Cuirassiers are in Disarray: −1 in Melee until they recover. With your last marker, let the Line Infantry beside them fire.',
      'Cover the Cuirassiers: let the Line Infantry beside them fire:',
    ),
    said(
      'La Désorganisation',
      'La Charge est finie, et vos cuirassiers sont Désorganisés : −1 en Mêlée jusqu’à ce qu’ils se remettent. Avec votre dernier marqueur, faites tirer l’infanterie de ligne à côté d’eux.',
      'Couvrez les cuirassiers : faites tirer l’infanterie de ligne à côté d’eux :',
    ),
  ),
  step(
    'NS-VIC-01',
    said(
      'The day is yours',
      'The turn ends: gaps are counted, then points. You have 11, they have 5: victory! In a whole battle you draw up your army yourself. Good luck, mon général.',
    ),
    said(
      'La journée est à vous',
      'Le tour s’achève : on compte les vides, puis les points. Vous en avez 11, eux 5 : victoire ! Dans une vraie bataille, vous déployez vous-même votre armée. Bonne chance, mon général.',
    ),
  ),
];
