import type { words as english } from '../en/words.ts';

/** Keywords, formations, what is secret, and examples: the clauses in French. */
export const words: Readonly<Record<keyof typeof english, string>> = {
  'NS-KW-BLD': 'Bâtiment : Terrain fermé à la cavalerie et à l’artillerie.',
  'NS-KW-WOOD': 'Bois : Terrain fermé à la cavalerie lourde et à l’artillerie.',
  'NS-KW-RIV': 'Rivière : Terrain qui ne cache rien ; qui attaque depuis elle ou contre elle a −1 en Mêlée.',
  'NS-KW-HILL': 'Colline : Terrain ouvert à tous, où l’on garde sa formation et d’où l’artillerie voit tout.',
  'NS-KW-ART':
    'L’artillerie tire jusqu’à 3 emplacements et n’occupe d’autre Terrain que Colline et Rivière. À pied, elle n’entre jamais en Première Ligne.',
  'NS-KW-HART':
    'L’artillerie à cheval tire jusqu’à 3 emplacements, ne se déploie pas en Première Ligne et n’occupe d’autre Terrain que Colline et Rivière.',
  'NS-KW-CAV': 'La cavalerie est une arme, sans règle propre au-delà de celles de l’arme.',
  'NS-KW-LCAV':
    'La cavalerie légère a +1 au Contournement, peut tirer après un déplacement latéral, engager dans un Bois, et charger depuis un Bois mais non vers lui.',
  'NS-KW-HCAV': 'La cavalerie lourde ne contourne jamais.',
  'NS-KW-INF': 'Infanterie et infanterie légère sont une arme, sans règle propre.',
  'NS-KW-STD': 'Standard est l’absence de statut : ni droits ni limites.',
  'NS-KW-ELI': 'Élite est un statut, que regardent certains mots-clés, cartes et Objectifs.',
  'NS-KW-GRD': 'Garde est un statut : une telle unité se déploie en Réserve et ne contourne jamais.',
  'NS-KW-ACC': 'Précis : +1 en Tir contre les unités ni Élite ni Garde.',
  'NS-KW-AUX': 'Auxiliaire : ne vaut que 1 point une fois éliminée.',
  'NS-KW-BRK': 'Percée : rien n’annule les bonus de Charge de cette unité, pas même un Carré.',
  'NS-KW-CAN':
    'Mitraille : l’artillerie à cheval a +2 en Tir depuis la Première Ligne sur l’unité directement devant elle, ou depuis la Réserve sur un ennemi en Contournement.',
  'NS-KW-COMP': 'Compact : l’infanterie a −1 en Mêlée contre cette cavalerie.',
  'NS-KW-DEP': 'Mise en batterie : cette artillerie à cheval peut tirer avant ou après un déplacement.',
  'NS-KW-DISM':
    'Démonté : activée hors Mêlée, cette cavalerie peut mettre pied à terre ou remonter. À pied, c’est une infanterie à tous égards, avec −1 en Mêlée ; dans un Bois ou un Bâtiment, elle ne remonte pas. Une formation qui ne convient plus est perdue.',
  'NS-KW-FAST': 'Rapide : la cavalerie légère ainsi dotée a +1 à l’Évasion.',
  'NS-KW-IMPACT': 'Impact : encore +1 en Mêlée tant que compte le bonus d’une Charge ou d’une Contre-charge.',
  'NS-KW-REL': 'Acharné : +1 en Mêlée contre l’infanterie à partir du deuxième round d’une Mêlée.',
  'NS-KW-STEAD':
    'Inébranlable : chaque test de Moral dû aux blessures peut être ignoré. Si l’on lance quand même, un échec fait retraiter ; on n’échoue pas exprès.',
  'NS-KW-SUP':
    'Soutien : une unité ainsi dotée, directement derrière une infanterie touchée par un Tir ou en Mêlée, peut prendre 1 des blessures et teste son propre Moral. Le défenseur décide d’abord.',
  'NS-FORM-00': 'Une unité n’a qu’une formation ; une nouvelle remplace l’ancienne.',
  'NS-FORM-LI-01': 'En Ligne, pour l’infanterie : +1 en Tir, −1 en Mêlée.',
  'NS-FORM-EC-01': 'En Échelon, pour la cavalerie : +1 en Mêlée. Elle se perd quand l’unité est Désorganisée.',
  'NS-FORM-SQ-01': 'En Carré, pour l’infanterie : qui tire sur elle a +1 en Tir.',
  'NS-FORM-SQ-02':
    'La cavalerie qui engage un Carré perd tout bonus de Charge. Elle reçoit quand même le marqueur Charge ; Échelon et Compact comptent toujours.',
  'NS-FORM-SQ-03': 'Un Carré ne peut ni se déplacer ni engager. Il peut tirer, et poursuivre une Mêlée.',
  'NS-FORM-04': 'Une formation dure jusqu’à ce qu’elle soit quittée, remplacée ou perdue.',
  'NS-INFO-01':
    'Sont secrets la main, les Objectifs, les unités cachées et l’ordre des decks. Tout le reste est public, même les défausses et le nombre de cartes.',
  'NS-INFO-02':
    'Un Terrain peut être posé sous une unité cachée sans la montrer ; la table veille à ce que ce soit permis.',
  'NS-INFO-03':
    'Une unité cachée qu’une carte choisit, déplace ou marque est retournée. Seul le Terrain posé sous elle fait exception.',
  'NS-INFO-04':
    'Une artillerie cachée qui arrive n’a pas à être montrée pour redisposer la Réserve ; les unités cachées le restent.',
  'NS-EX-01': 'Moral 6+ avec un Moral de 3 : un 4 donne 7, réussi ; un 3 donne 6, tout juste ; un 2 donne 5, manqué.',
  'NS-EX-02':
    'Une infanterie française, Moral 3, à 3 blessures se rallie à 7 : un 4 la ramène en Réserve, un 3 non. À 2 blessures, il lui faut 6, et un 3 suffit.',
  'NS-EX-03':
    'Une infanterie française de Tir 3, à l’Aile gauche, tire sur les Prussiens d’en face : un 4 donne 7, 1 blessure ; un 6 donne 9, 2 blessures ; un 2 donne 5, rien.',
  'NS-EX-04':
    'Une artillerie au milieu de la Réserve peut tirer sur les trois unités du Centre ennemi, et sur personne en Deuxième Ligne.',
  'NS-EX-05':
    'Une artillerie au deuxième emplacement de la Deuxième Ligne atteint deux unités de la Première Ligne ennemie et trois de la Deuxième.',
  'NS-EX-06':
    'Un Bois dans la Première Ligne ennemie cache les Jägers derrière lui, au bord de l’angle, et personne d’autre. D’une Colline, les canons les verraient.',
  'NS-EX-07':
    'Des cuirassiers entrent en Mêlée avec 1 blessure, en subissent 2 et gagnent. Ils peuvent en retirer une, et n’ont pas à tester le Moral à 6+ et 7+.',
  'NS-EX-08':
    'Dans un vide de la Première Ligne peut entrer chacune des deux unités juste derrière, ou une voisine hors Mêlée. Une voisine en Mêlée ne le peut pas, et l’unité de derrière n’échange sa place qu’avec une unité hors Mêlée.',
  'NS-EX-09':
    'Des cuirassiers en Deuxième Ligne ne peuvent échanger leur place avec une infanterie en Mêlée, mais avec sa voisine oui, et charger aussitôt à +1 en Mêlée.',
  'NS-EX-10':
    'Une cavalerie légère de la Coalition contourne par sa gauche : 5 et +1 font 6, elle arrive. Au tour suivant, elle charge une artillerie de la Réserve française ; les canons peuvent tirer d’abord à −1, puis elle se bat à +1 pour la Charge et +1 pour le Contournement.',
  'NS-EX-11':
    'Qui se tient à gauche de la grand-route retraite à gauche, qui est à droite retraite à droite ; le milieu de la Première Ligne et toute la Réserve choisissent.',
  'NS-EX-12':
    'Les deux joueurs défaussent un 3 pour l’Initiative : un 4 au dé la donne aux Français, un 5 à la Coalition.',
  'NS-EX-13':
    'Tir 0, Mêlée 4, Cohésion 3, Moral 4 : la troisième blessure l’élimine. Elle ne touche au Tir que sur un 6, en Mêlée à partir de 2, et pour deux blessures à partir de 5.',
  'NS-EX-14': 'Une infanterie britannique de Tir 3 : un 3 donne 6, 1 blessure ; un total de 9 en inflige 2.',
  'NS-EX-15':
    'Une armée de 12 unités déployée : 5 en Première Ligne et 4 en Deuxième, visibles ; 3 en Réserve, cachées, et 2 emplacements libres.',
  'NS-EX-16':
    'Une unité à 1 blessure, Cohésion 4 et Moral 3, en subit 2 de plus. Elle teste à 6+, puis à 7+ : un 3 et un 4 tiennent, un 3 et un 3 retraitent.',
};
