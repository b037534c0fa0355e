import type { game as english } from '../en/game.ts';

/** The box, the field, deployment, tests and cards: the clauses in French. */
export const game: Readonly<Record<keyof typeof english, string>> = {
  'NS-COMP-01':
    'La boîte contient 2 plateaux, des marqueurs, 2 aides de jeu, 146 cartes Stratégie, 14 Objectifs, 1 dé à six faces et 26 cartes d’unités par armée.',
  'NS-COMP-02':
    'Les marqueurs disent les activations, les Mêlées, le Contournement, les blessures, les cavaliers démontés et les trois formations : Ligne, Échelon et Carré. Au dos de Charge se trouve Désorganisé.',
  'NS-COMP-03': 'Les marqueurs ne manquent jamais, sauf Activation : chaque joueur en a exactement 3 par tour.',
  'NS-UNIT-01':
    'Une carte d’unité porte nom et drapeau, arme et statut, Tir, Mêlée, Cohésion et Moral, mots-clés, coût en points et nombre permis dans une armée.',
  'NS-UNIT-02':
    'Trois armes : l’infanterie, simple ou légère ; la cavalerie, simple, légère ou lourde ; l’artillerie, à pied ou à cheval.',
  'NS-UNIT-03':
    'Toute unité est de l’armée française ou de celle de la Coalition : Britanniques, Prussiens et leurs alliés.',
  'NS-STRAT-01':
    'Une carte Stratégie porte son nom, une Initiative de 0 à 5, sa condition, son effet et parfois le drapeau d’une nation.',
  'NS-OBJC-01':
    'Un Objectif porte son nom, sa condition et dit s’il compte aussitôt ou à la fin. Les 14 forment un seul paquet pour les deux joueurs.',
  'NS-GEO-01':
    'Chaque plateau a deux Lignes de Bataille, une Réserve et deux Flancs, chacun avec un emplacement de Retraite et un de Contournement.',
  'NS-GEO-02':
    'La Première Ligne a 5 emplacements : les 3 du milieu sont le Centre, les 2 des bouts les Ailes. Elle seule en a.',
  'NS-GEO-03':
    'La Deuxième Ligne a 4 emplacements, la Réserve 5 ; il y a 2 emplacements de Retraite et 2 de Contournement.',
  'NS-GEO-04':
    'Les deux Premières Lignes se touchent, emplacement contre emplacement. On compte depuis la gauche de chacun : 1 fait face à 5, 2 à 4 et 3 à 3.',
  'NS-GEO-05':
    'Directement devant une unité de Première Ligne se trouve l’emplacement ennemi d’en face, et rien d’autre.',
  'NS-GEO-06':
    'Les Lignes sont en quinconce : chaque emplacement de la Deuxième se tient derrière deux de la Première. Une Aile en a donc un derrière elle, le Centre deux.',
  'NS-GEO-07':
    'Directement derrière une unité sont les emplacements de Deuxième Ligne qui touchent le sien : un derrière une Aile, deux derrière le Centre.',
  'NS-GEO-08': 'Dans une Ligne, sont voisins les emplacements côte à côte. En Réserve, le voisinage ne compte pas.',
  'NS-GEO-09':
    'Pour l’artillerie, la Réserve est en quinconce avec la Deuxième Ligne, comme celle-ci avec la Première.',
  'NS-GEO-10':
    'Toutes les rangées ont le même axe ; la Deuxième Ligne est décalée d’un demi-emplacement sur la Première Ligne et la Réserve.',
  'NS-GEO-11':
    'L’axe du champ de bataille, la grand-route, passe par le milieu de la Première Ligne et de la Réserve, et entre les deux moitiés de la Deuxième Ligne.',
  'NS-GEO-12':
    'Le Contournement débouche du même côté de la table : de sa propre gauche sur la droite ennemie, de sa droite sur la gauche ennemie.',
  'NS-GEO-13':
    'Un emplacement reçoit au plus une unité et une carte Terrain. Retraite et Contournement ne reçoivent jamais de Terrain.',
  'NS-SETUP-01':
    'Un joueur mène les Français, l’autre la Coalition. Pour débuter, on prend les decks de départ : deux exemplaires de chaque carte Stratégie, les mêmes des deux côtés.',
  'NS-SETUP-02': 'On pioche 5 cartes Stratégie, et le Bluff de l’armée les rejoint en main.',
  'NS-SETUP-03': 'Chaque joueur pioche 2 Objectifs, qu’il garde secrets.',
  'NS-SETUP-04': 'Cartes Stratégie et Objectifs se piochent avant de placer les unités.',
  'NS-SETUP-05':
    'Chaque joueur pioche 12 unités et les place face cachée : 9 remplissent la Première et la Deuxième Ligne, 3 vont en Réserve, où 2 emplacements restent libres.',
  'NS-SETUP-06': 'Puis les deux Lignes sont retournées face visible ; la Réserve reste cachée.',
  'NS-SETUP-07': 'Les unités de la Garde ne se déploient qu’en Réserve.',
  'NS-SETUP-08':
    'Avec plus de 3 unités de la Garde, toutes vont en Réserve. La Première Ligne reste complète ; la Deuxième garde un emplacement vide par unité de trop.',
  'NS-SETUP-09': 'Aucune artillerie, pas même à cheval, ne se déploie en Première Ligne.',
  'NS-SETUP-10': 'Les cartes Terrain de la main de départ peuvent être posées sur son plateau pendant le déploiement.',
  'NS-SETUP-11':
    'Les deux joueurs déploient en secret, unités et Terrains, puis révèlent ensemble. Les Terrains posés ne sont remplacés en main qu’à la phase de renforts.',
  'NS-SETUP-12': 'Une unité face visible le reste. Seule celle qui passe sous le deck Armée redevient cachée.',
  'NS-TEST-01':
    'Un test réussit si le dé, la valeur de l’unité et les modificateurs atteignent ensemble la difficulté.',
  'NS-TEST-02': 'Les cartes qui aident ou gênent un test se jouent avant le jet du dé.',
  'NS-TEST-03':
    'Les tests d’Évasion et de Contournement n’emploient aucune valeur de l’unité : le dé et les modificateurs cités, rien d’autre.',
  'NS-TEST-04': 'Les modificateurs de sources différentes s’ajoutent tous, sans limite.',
  'NS-ORDER-01':
    'Si des unités des deux camps doivent un test de Moral pour le même combat, le défenseur passe d’abord. Le défenseur est le joueur dont l’unité n’agit pas.',
  'NS-ORDER-02':
    'Le défenseur règle tout d’abord, même une retraite volontaire, avant que le joueur actif ne décide quoi que ce soit.',
  'NS-ORDER-03':
    'De plusieurs unités d’un joueur, celle qui a combattu teste d’abord, puis ses soutiens depuis la gauche. Ces derniers testent toujours : une Mêlée gagnée ne dispense que l’unité qui l’a livrée.',
  'NS-CARD-01': 'Quand une carte contredit une règle, la carte l’emporte.',
  'NS-CARD-02': 'On ne répond pas à une carte : son effet s’accomplit en entier avant qu’une autre soit jouée.',
  'NS-CARD-03': 'Certaines cartes se jouent à son tour, d’autres en réaction à l’ennemi ; chacune dit quand.',
  'NS-CARD-04':
    'Une carte jouée ou défaussée va face visible dans la défausse de son propriétaire, une fois son effet terminé.',
  'NS-CARD-05':
    'Une carte qui fait tirer, combattre ou bouger une unité l’active : il faut un marqueur Activation disponible et une unité qui n’en porte pas.',
  'NS-CARD-06':
    'Certaines cartes, Drapeau ou Officier, s’attachent à une unité et restent sous elle, à la vue de tous.',
  'NS-CARD-07': 'Une unité peut porter plusieurs cartes attachées, jamais deux du même nom.',
  'NS-CARD-08':
    'Une carte de formation pose son marqueur sur l’unité, puis est défaussée. La formation dure autant que le marqueur.',
  'NS-CARD-09': 'Une unité en Mêlée ne peut pas prendre de formation.',
  'NS-CARD-10':
    'Une carte à drapeau est réservée à cette nation : il faut la commander, et l’unité que la carte désigne doit en être.',
  'NS-CARD-11':
    'Quand les deux peuvent jouer, le joueur actif commence, ou celui qui a l’Initiative si nulle unité n’agit. Chacun joue une carte ou passe, jusqu’à deux passes de suite. Une carte qui règle le test clôt l’échange.',
  'NS-CARD-12':
    'Les cartes attachées suivent leur unité. Si elle est éliminée, celles qui valent des points vont à l’ennemi, les autres à la défausse ; si elle part autrement, toutes sont défaussées sans points.',
  'NS-CARD-13':
    'Toute carte revient à la défausse de son premier propriétaire, même un Terrain capturé. Seules les cartes prises pour des points restent à qui les a prises.',
  'NS-CARD-14':
    'Quand le deck Stratégie est vide, on mélange la défausse pour en refaire un. Si les deux sont vides, on ne pioche rien.',
  'NS-CARD-15':
    'À votre tour, une carte qui active une unité est votre activation. En réaction, elle dépense un marqueur hors tour : vous aurez une activation de moins.',
  'NS-CARD-16':
    'Une carte ne se joue que si sa condition est remplie et qu’elle a un effet maintenant. Les Conscrits sont une unité comme une autre ; en quittant le plateau, la carte va à la défausse de son propriétaire.',
  'NS-CARD-17':
    'Une unité activée par une carte l’est comme toute autre, et son joueur est actif tant qu’elle agit. Puis l’activation interrompue reprend.',
  'NS-CARD-18':
    'Une carte à deux actions exige que les deux soient possibles quand on la joue. Celle qui ne l’est plus le moment venu est abandonnée.',
};
