import type { ClauseId } from './clauses.en.ts';

/** Every clause of the ledger for players, in French, the readings we chose folded in. */
export const clausesFr: Readonly<Record<ClauseId, string>> = {
  'MAN-0-a': 'Manœuvre se joue à deux exactement, chacun à la tête d’une nation.',
  'MAN-0-b':
    'On gagne de deux façons : user l’armée ennemie, ou tenir à la nuit plus de cases de la moitié adverse que l’ennemi de la vôtre.',
  'MAN-0-c': 'En cas de désaccord entre le livret de règles et une aide de jeu, le livret fait foi.',
  'MAN-0-d':
    'La boîte contient 24 cartes de terrain, des dés à 6, 8 et 10 faces, des pions, huit paquets de 60 cartes et deux aides de jeu. Le nombre de dés de la boîte ne limite jamais un lancer.',
  'MAN-1.1-a': 'Il y a 24 cartes de terrain différentes, de 4 × 4 cases. Chaque case porte un terrain et un seul.',
  'MAN-1.1-b': 'Un champ de bataille se compose de quatre cartes de terrain, deux sur deux : 8 × 8 cases.',
  'MAN-1.1-c':
    'Jamais de diagonale : mouvement, attaque, retraite, portée, influence et contrôle passent par les quatre côtés d’une case.',
  'MAN-1.1-d':
    'Deux cases qui ont un côté commun sont adjacentes, même d’une carte de terrain à l’autre. Le terrain remplit toute la case : peu importe le côté franchi.',
  'MAN-1.2-a': 'Les dés ont 6, 8 ou 10 faces. Le 0 d’un dé à dix faces compte pour dix.',
  'MAN-1.2-b': '2d8 se lit : deux dés à huit faces, que l’on additionne.',
  'MAN-1.3-a': 'Chacune des huit armées a ses huit unités propres, qui ne changent jamais de camp.',
  'MAN-1.3-b': 'Une unité est à pleine puissance ou réduite. Sa force est le nombre de la face visible.',
  'MAN-1.3-c': 'Une unité est d’infanterie ou de cavalerie.',
  'MAN-1.3-d': 'Un nom lie l’unité à ses cartes : en principe, elle ne combat que si l’on joue une carte à son nom.',
  'MAN-1.3-e': 'Par exemple, la Garde impériale française est d’infanterie : force 8, puis 5 une fois réduite.',
  'MAN-1.4-a': 'Chaque armée a son paquet de 60 cartes ; les paquets ne se mêlent pas.',
  'MAN-1.4-b': 'Quarante d’entre elles sont des cartes d’unité : cinq par unité.',
  'MAN-1.4-c':
    'Les vingt autres sont des cartes de quartier général, de douze types : Leader, Embuscade, Attaque suicide, Marche forcée, Guérilla, Fortification, Regroupement, Sapeurs/Génie, Escarmouche, Éclaireur/Espion, Ravitaillement et Désengagement volontaire.',
  'MAN-1.4-d': 'Chaque nation a des Leaders et de trois à huit des onze autres types.',
  'MAN-1.4-e':
    'Une carte d’unité sert de trois façons : en Phase de combat pour engager ou renforcer un combat de son unité, dans le tour adverse pour la défendre, en Phase de récupération pour la rétablir.',
  'MAN-1.4-f': 'Une carte ne sert qu’une fois, puis on la défausse. Seule l’Escarmouche ramène une carte en main.',
  'MAN-1.4-g':
    'Les mains sont secrètes. La défausse est face visible, mais on n’en regarde que le dessus. Le nombre de cartes d’une main ou d’une pioche est public.',
  'MAN-1.4-h':
    'Les cartes d’une unité éliminée restent dans le paquet. On les tire et on les mélange comme les autres, mais on ne peut plus que les défausser.',
  'MAN-2.1-a': 'Un joueur gagne aussitôt, à tout moment, quand cinq unités ennemies ont été éliminées.',
  'MAN-2.1-b':
    'Exception : qui perd dans la même bataille sa propre cinquième unité à cause d’une Attaque suicide perd la partie.',
  'MAN-2.1-c':
    'On compte les pertes après chaque élimination ; dans un combat avec Attaque suicide, seulement quand toutes ses pertes sont subies. De quelque façon qu’une unité tombe, elle compte comme éliminée par l’ennemi. Un attaquant dont la cinquième unité tombe parce que l’attaque échoue a perdu sur-le-champ.',
  'MAN-2.2-a': 'Si la nuit tombe avant, le joueur qui contrôle le plus de cases de la moitié adverse l’emporte.',
  'MAN-2.2-b':
    'Votre moitié : les quatre rangées les plus proches de votre bord, 32 cases. Seule la moitié adverse compte pour vous.',
  'MAN-2.2-c':
    'Vous contrôlez une case de la moitié adverse où se tient une de vos unités, quels que soient ses voisins.',
  'MAN-2.2-d':
    'Vous la contrôlez aussi par influence incontestée : une de vos unités y est adjacente, et aucune unité ennemie n’est dessus ni à côté.',
  'MAN-2.2-e': 'L’unité qui exerce l’influence peut être n’importe où, même dans votre propre moitié.',
  'MAN-2.2-f':
    'Une case vide voisine des deux camps ne compte pour personne. Une case occupée par l’ennemi ne compte jamais pour vous.',
  'MAN-2.2-g': 'On n’entre pas dans un lac, mais on peut le contrôler par influence, et alors il compte.',
  'MAN-2.2-h': 'À égalité de cases, le joueur qui a éliminé le plus d’unités ennemies l’emporte.',
  'MAN-2.2-i': 'À égalité encore, celui qui a le moins d’unités réduites sur le champ de bataille.',
  'MAN-2.2-j':
    'Si tout est égal, la première nation de cette liste : États-Unis, Empire ottoman, Espagne, Autriche, Prusse, Russie, Grande-Bretagne, France. Il n’y a jamais de partie nulle.',
  'MAN-2.3-a': 'Le jour dure jusqu’à ce que les deux joueurs aient épuisé leur premier paquet de 60 cartes.',
  'MAN-2.3-b':
    'Tant qu’un seul l’a épuisé, la partie continue : s’il doit tirer d’une pioche vide, il remélange sa défausse et reprend son tirage.',
  'MAN-2.3-c':
    'Le premier paquet est épuisé quand sa dernière carte est tirée, quoi qu’il reste en main. La partie s’arrête à la fin du tour de jeu où cela arrive au second des deux joueurs ; d’ici là, on peut encore gagner par usure. Les paquets suivants ne comptent pas.',
  'MAN-3-a': 'Chacun lance un d10, de nouveau en cas d’égalité. Le plus haut résultat désigne le premier joueur.',
  'MAN-3-b':
    'Mise en place d’initiation : la Grande-Bretagne contre la France, et le premier joueur dit laquelle il prend.',
  'MAN-3-c':
    'Le premier joueur choisit quatre cartes de terrain, les tourne à son gré par quarts de tour et les pose deux sur deux. Chacune n’existe qu’une fois.',
  'MAN-3-d':
    'Mise en place normale : le deuxième joueur nomme deux nations différentes, le premier joueur prend l’une, le deuxième l’autre.',
  'MAN-3-e':
    'Le deuxième joueur prend l’un des quatre côtés comme bord de départ ; le premier joueur reçoit le côté opposé. Rangées et moitiés sont parallèles à ces bords.',
  'MAN-3-f': 'Chaque paquet est mélangé et chacun tire cinq cartes, avant de placer la moindre unité.',
  'MAN-3-g':
    'Variante de tournoi : chacun choisit en secret dans son paquet les cinq cartes de sa première main ; le reste est mélangé. Les deux choix sont faits avant tout placement.',
  'MAN-3-h':
    'Chacun place ses huit unités à pleine puissance sur les deux rangées les plus proches de son bord, une par case, aucune dans un lac.',
  'MAN-3-i': 'Le premier joueur place toute son armée avant que le deuxième ne place une unité.',
  'MAN-4-a':
    'Un tour de jeu compte deux tours de joueur, celui du premier joueur, puis celui du deuxième. Celui dont c’est le tour est le joueur actif.',
  'MAN-4-b': 'Un tour de joueur a cinq phases : défausse, tirage, mouvement, combat, récupération.',
  'MAN-4-c': 'Leur ordre est strict : on ne revient pas à une phase passée.',
  'MAN-4-d': 'Après les deux tours de joueur commence un nouveau tour de jeu, sauf si la partie est finie.',
  'MAN-4.1-a': 'Phase de défausse : le joueur actif peut défausser les cartes qu’il veut, aucune ou toutes.',
  'MAN-4.2-a': 'Phase de tirage : le joueur actif complète sa main à cinq cartes.',
  'MAN-4.2-b': 'On ne complète sa main que dans cette phase. Le reste du temps, elle n’a pas de limite.',
  'MAN-4.3-a': 'Phase de mouvement : il est obligatoire de déplacer une unité.',
  'MAN-4.4-a': 'Phase de combat : le joueur actif peut engager un combat, jamais plus.',
  'MAN-4.4-b': 'Il y a quatre sortes de combat : Embuscade, Assaut, Bombardement et Tir.',
  'MAN-4.5-a':
    'Phase de récupération : le joueur actif peut tenter de rétablir une unité réduite, puis construire une fortification.',
  'MAN-5-a':
    'Le joueur actif doit déplacer une unité par les côtés des cases : une case pour l’infanterie, une ou deux pour la cavalerie. Le mouvement n’est omis que si aucune unité ne peut bouger.',
  'MAN-5-b': 'Champs et marais arrêtent l’unité qui y entre ; c’est ce qui tient parfois la cavalerie à une case.',
  'MAN-5-c': 'Une unité ne sort jamais du champ de bataille.',
  'MAN-5-d': 'Une unité ne s’arrête ni ne passe sur une case occupée par une autre unité, amie ou ennemie.',
  'MAN-5-e':
    'Un mouvement s’achève ailleurs qu’à son départ : pas d’aller-retour de la cavalerie. Une Marche forcée peut ramener au départ.',
  'MAN-5-f': 'Les unités n’ont pas d’orientation, et l’ennemi ne gêne pas le mouvement à côté de lui.',
  'MAN-5-g':
    'Un Ravitaillement permet à une deuxième unité, différente, de bouger après la première. Un seul par Phase de mouvement.',
  'MAN-5-h':
    'Une Marche forcée donne une case de plus à une unité qui vient de bouger. Une seule par unité et par Phase de mouvement.',
  'MAN-5-i':
    'Au plus, deux unités bougent dans une phase, chacune d’une case de plus : un Ravitaillement et deux Marches forcées.',
  'MAN-5-j':
    'Une Guérilla adverse annule l’une de ces cartes, qui compte tout de même comme jouée. L’ordre : première unité, sa Marche forcée, Ravitaillement, deuxième unité, sa Marche forcée. Si aucune unité n’a pu bouger d’abord, le Ravitaillement n’en déplace pas.',
  'MAN-6-a': 'Embuscade et Assaut suivent une procédure (6.1), Bombardement et Tir une autre (6.2).',
  'MAN-6-b':
    'Seul le joueur actif engage un combat, un par tour, si les conditions le permettent. L’autre joueur est le défenseur.',
  'MAN-6-c': 'Un combat interrompu par un Désengagement ou une Escarmouche était quand même le combat du tour.',
  'MAN-6.1.1-a':
    'Pour engager un Assaut, désignez l’unité attaquante et jouez une carte à son nom avec une valeur d’Attaque.',
  'MAN-6.1.1-b': 'Une unité dans un marais ne peut pas engager d’Assaut.',
  'MAN-6.1.1-c': 'Les cartes d’artillerie n’ont pas de valeur d’Attaque : elles n’engagent ni ne renforcent un Assaut.',
  'MAN-6.1.1-d': 'Pour une Embuscade, jouez la carte de ce nom. Il n’y a pas d’unité attaquante.',
  'MAN-6.1.2-a': 'La cible d’un Assaut est une unité ennemie adjacente à l’unité attaquante.',
  'MAN-6.1.2-b': 'La cible d’une Embuscade est une unité ennemie quelconque du champ de bataille.',
  'MAN-6.1.3-a':
    'Le défenseur peut désengager la cible si une case voisine est libre : sur la carte, vide, et pas un lac.',
  'MAN-6.1.3-b':
    'Il faut pour cela un Désengagement volontaire ; les États-Unis peuvent aussi se servir de certaines cartes d’unité.',
  'MAN-6.1.3-c': 'L’unité qui se désengage se déplace comme en retraite.',
  'MAN-6.1.3-d':
    'Dans un Assaut, l’unité attaquante doit alors avancer, sauf mention « Avance non obligatoire » sur sa carte, et la poursuite suit. Dans une Embuscade, personne n’avance.',
  'MAN-6.1.3-e': 'On défausse la carte qui a engagé le combat et celle du désengagement. Le combat est fini.',
  'MAN-6.1.4-a':
    'Si la cible tient, le défenseur peut jouer autant de cartes à son nom qu’il veut, artillerie comprise ; chacune ajoute sa Défense.',
  'MAN-6.1.4-b': 'Il peut aussi jouer un Leader et ajouter sa valeur de Combat.',
  'MAN-6.1.4-c': 'Passé cette étape, le défenseur ne joue plus de carte.',
  'MAN-6.1.5-a':
    'L’attaquant peut alors jouer des Attaques suicides (une au plus par unité engagée), Sapeurs/Génie, une Escarmouche, des cartes d’unité avec Attaque pour les unités engagées, et un Leader.',
  'MAN-6.1.5-b': 'Dans une Embuscade, seulement un Leader, pour le Combat, et Sapeurs/Génie.',
  'MAN-6.1.5-c': 'Leader et Escarmouche s’excluent dans un même combat.',
  'MAN-6.1.5-d': 'On peut jouer plusieurs cartes pour une même unité ; chacune ajoute ses dés.',
  'MAN-6.1.6-a':
    'Total d’attaque d’un Assaut : force de l’unité attaquante, dés de ses cartes, terrain, 2d6 par Attaque suicide, et soit le Combat du Leader, soit la force et les dés des unités en soutien.',
  'MAN-6.1.6-b':
    'Total d’attaque d’une Embuscade : le dé de la carte, 1d10, et le Combat d’un Leader. Ni force, ni terrain.',
  'MAN-6.1.6-c':
    'Total de défense : force de la cible, Défense de ses cartes, terrain, 3 pour une fortification que les Sapeurs n’ont pas neutralisée, et le Combat d’un Leader.',
  'MAN-6.1.6-d': 'Toutes les cartes sont sur la table avant le premier dé.',
  'MAN-6.1.7-a':
    'Attaque inférieure à la Défense : chaque unité attaquante ou en soutien subit une perte. Dans une Embuscade, il ne se passe rien.',
  'MAN-6.1.7-b': 'Attaque égale à la Défense : sans effet.',
  'MAN-6.1.7-c': 'Attaque supérieure à la Défense : perte ou retraite de la cible, le défenseur choisit.',
  'MAN-6.1.7-d': 'Attaque au moins double de la Défense : perte ou retraite de la cible, l’attaquant choisit.',
  'MAN-6.1.7-e': 'Attaque au moins triple : la cible subit une perte et bat en retraite.',
  'MAN-6.1.7-f': 'Attaque au moins quadruple : la cible est éliminée.',
  'MAN-6.1.7-g': 'Exactement le double, le triple ou le quadruple donne le résultat supérieur.',
  'MAN-6.1.7-h':
    'Après le résultat viennent l’avance, la poursuite, les pertes des Attaques suicides et le compte des éliminations. Puis toutes les cartes du combat sont défaussées.',
  'MAN-6.2.1-a':
    'Pour un Bombardement ou un Tir, désignez l’unité attaquante et jouez une carte à son nom qui porte Artillerie ou Tir.',
  'MAN-6.2.2-a': 'La cible d’un Tir est une unité ennemie adjacente à l’unité attaquante.',
  'MAN-6.2.2-b': 'La cible d’un Bombardement est une unité ennemie à une ou deux cases, dans la Distance de la carte.',
  'MAN-6.2.2-c':
    'À deux cases, le chemin peut tourner. Il ne traverse ni colline, ni ville, ni bois, ni case où se tient une unité.',
  'MAN-6.2.2-d': 'Les cases du tireur et de la cible ne gênent jamais.',
  'MAN-6.2.2-e': 'Une unité dans un marais peut bombarder et tirer.',
  'MAN-6.2.2-f':
    'Une cible en diagonale est à deux cases, et une seule des deux cases intermédiaires suffit si elle est ouverte. Lacs, marais, champs et terrain dégagé ne gênent pas.',
  'MAN-6.2.3-a': 'Total d’attaque : dés de la carte et terrain. La force du tireur ne s’ajoute pas.',
  'MAN-6.2.3-b': 'Total de défense : force de la cible, terrain et fortification.',
  'MAN-6.2.3-c': 'Aucun camp ne joue d’autre carte dans un Bombardement ou un Tir.',
  'MAN-6.2.4-a':
    'Attaque supérieure à la Défense : la cible subit une perte. Sinon, rien. Pas de résultat plus fort, ni retraite, ni avance, et le tireur ne risque rien.',
  'MAN-6.3-a':
    'Certains terrains ajoutent au Total de défense de leur occupant, d’autres au Total d’attaque de l’unité attaquante ou en soutien qui s’y trouve ; la plupart ne changent rien.',
  'MAN-6.3-b': 'Une fortification est un terrain construit en cours de partie. Elle s’ajoute à celui de la case.',
  'MAN-TEC-a': 'Terrain dégagé : aucun effet.',
  'MAN-TEC-b': 'Champ : l’unité qui y entre s’arrête. Aucun effet sur le combat.',
  'MAN-TEC-c': 'Bois : +2 en Défense ; ils coupent la ligne de tir.',
  'MAN-TEC-d': 'Colline : +2 en Défense, d’où que vienne l’attaque ; elle coupe la ligne de tir.',
  'MAN-TEC-e': 'Ville : +3 en Défense ; elle coupe la ligne de tir.',
  'MAN-TEC-f':
    'Marais : l’unité qui y entre s’arrête. +1 en Défense. Depuis un marais, une unité ne peut ni lancer un Assaut ni en soutenir un.',
  'MAN-TEC-g': 'Lac : aucune unité ne s’y trouve jamais, de quelque façon qu’elle se déplace.',
  'MAN-TEC-h':
    'Attaque depuis une colline : +2 si la cible n’est pas elle-même sur une colline, pour chaque unité attaquante ou en soutien qui en occupe une, y compris pour un Bombardement ou un Tir. Partir d’un champ ou d’un marais ne raccourcit pas le mouvement.',
  'MAN-6.4-a': 'Un Leader joué pour un Commandement de 2 ou plus fait entrer d’autres unités dans l’Assaut.',
  'MAN-6.4-b':
    'Le Commandement compte les unités menées, attaquante comprise : 2 permet un soutien, 3 deux, 4 trois. Un Commandement de 1 n’ajoute personne.',
  'MAN-6.4-c':
    'Une unité en soutien doit être adjacente à la cible et pouvoir elle-même donner l’assaut, donc hors d’un marais. Elle n’a pas besoin de carte.',
  'MAN-6.4-d': 'Chaque soutien ajoute sa force ; on peut jouer pour lui des cartes avec une valeur d’Attaque.',
  'MAN-6.4-e':
    'Si l’attaque échoue, les soutiens subissent une perte eux aussi. On les désigne avec le Leader, et il en faut au moins un : sinon, on se sert de son Combat.',
  'MAN-6.5-a':
    'Les résultats sont éliminations, pertes et retraites. Qui a le choix entre perte et retraite choisit librement.',
  'MAN-6.5-b': 'On peut choisir la retraite même sans issue : l’unité est alors éliminée.',
  'MAN-6.5.1-a': 'Une unité éliminée disparaît pour de bon, quelle que soit sa face visible.',
  'MAN-6.5.2-a': 'Une perte réduit une unité à pleine puissance et élimine une unité réduite.',
  'MAN-6.5.3-a': 'L’unité en retraite quitte sa case et se déplace d’une case exactement.',
  'MAN-6.5.3-b': 'Première priorité : tout droit vers son bord de départ.',
  'MAN-6.5.3-c':
    'Deuxième priorité, si cette case est fermée : le flanc gauche ou droit, au choix de son propriétaire.',
  'MAN-6.5.3-d': 'Troisième priorité, si ces trois cases sont fermées : vers le bord ennemi.',
  'MAN-6.5.3-e': 'Si les quatre cases sont fermées, l’unité est éliminée.',
  'MAN-6.5.3-f':
    'Une case est fermée si elle est hors de la carte, occupée par une unité quelconque, ou un lac. Tout autre terrain convient.',
  'MAN-6.5.3-g':
    'Pas de priorité inférieure tant qu’une supérieure est ouverte. Quand le résultat est « perte et retraite », la perte vient d’abord. Les attaquants sont encore à leur place quand on cherche une voie.',
  'MAN-6.5.4-a': 'Un désengagement s’exécute exactement comme une retraite.',
  'MAN-6.5.4-b': 'La carte avec laquelle l’attaquant a engagé le combat est utilisée et défaussée.',
  'MAN-6.5.5-a':
    'Si un Assaut vide la case de la cible, par élimination, retraite ou désengagement, l’unité attaquante ou un soutien doit y entrer.',
  'MAN-6.5.5-b': 'Une seule unité avance ; le joueur actif choisit laquelle.',
  'MAN-6.5.5-c': 'Une unité pour laquelle on a joué une carte « Avance non obligatoire » n’est pas tenue d’avancer.',
  'MAN-6.5.5-d':
    'Si plusieurs unités étaient engagées, toutes ne restent que si chacune a une telle carte ; sinon, l’une d’elles doit avancer. On choisit laquelle, avec ou sans mention.',
  'MAN-6.5.5-e': 'Pas d’avance après une Embuscade, un Bombardement ou un Tir.',
  'MAN-6.6-a': 'Si la cible a fui et survécu, et qu’une cavalerie est entrée dans sa case, cette cavalerie poursuit.',
  'MAN-6.6-b': 'Le joueur actif lance 1d6 par carte jouée dans ce combat pour l’unité qui poursuit.',
  'MAN-6.6-c': 'Le modificateur de Poursuite d’un Leader vaut pour chaque jet, s’il a servi dans l’attaque.',
  'MAN-6.6-d': 'Chaque jet modifié compris dans la Poursuite de sa carte inflige une perte à l’unité en fuite.',
  'MAN-6.6-e': 'Plusieurs pertes sont possibles : deux éliminent une unité à pleine puissance.',
  'MAN-6.6-f':
    'Sans carte jouée pour la cavalerie qui avance, pas de poursuite. Après un désengagement, un seul jet, pour la carte qui a engagé l’Assaut. L’unité en fuite ne recule pas une seconde fois.',
  'MAN-6.7-a': 'Les autres effets des cartes sur le combat sont au chapitre 9.',
  'MAN-7-a': 'Rétablir une unité, c’est lui rendre sa pleine puissance. Une unité éliminée ne revient jamais.',
  'MAN-7-b': 'Seul le joueur actif rétablit une unité, dans cette phase seulement, et avec une carte.',
  'MAN-7-c': 'Ravitaillement ou Regroupement rétablit une unité réduite quelconque. Une Guérilla peut l’annuler.',
  'MAN-7-d': 'Une carte d’unité rétablit l’unité qu’elle nomme : un renfort. Une Guérilla peut l’annuler.',
  'MAN-7-e':
    'Un Leader peut rallier : désignez une unité réduite et lancez 1d6. Dans son Ralliement, elle est rétablie ; sinon, rien. Une Guérilla n’y peut rien.',
  'MAN-7-f':
    'Une tentative par phase, pour une unité. Manquée ou annulée, elle est dépensée. Toute carte de l’unité convient, artillerie comprise.',
  'MAN-7-g':
    'Ensuite, tentative ou non, le joueur actif peut jouer une Fortification. Après quoi on ne rétablit plus rien.',
  'MAN-8.1-a':
    'Attaque : dés pour le Total d’attaque. Une carte qui porte cette mention engage un Assaut ; d’autres s’ajoutent pour les unités engagées.',
  'MAN-8.2-a': 'Défense : s’ajoute au Total de défense quand on joue la carte pour l’unité attaquée.',
  'MAN-8.3-a': 'Artillerie : les dés d’un Bombardement.',
  'MAN-8.4-a': 'Distance : la portée en cases d’un Tir ou d’un Bombardement, sans diagonale.',
  'MAN-8.5-a': 'Tir : les dés d’un Tir.',
  'MAN-8.6-a': 'Poursuite, sur les cartes de cavalerie : les résultats du d6 qui infligent une perte en poursuite.',
  'MAN-8.7-a':
    'Se retirer, sur des cartes des États-Unis : avant de défendre, on peut jouer une telle carte de l’unité attaquée et lancer 1d6.',
  'MAN-8.7-b': 'Dans la fourchette, l’unité se retire comme avec un Désengagement volontaire.',
  'MAN-8.7-c': 'En dehors, le combat continue et la carte ajoute sa Défense.',
  'MAN-8.7-d':
    'La tentative précède toute autre carte de défense. Après un échec, on peut essayer une autre carte de ce genre, mais plus de Désengagement volontaire. Rien de cela contre un Bombardement ou un Tir.',
  'MAN-8.8-a': 'Avance non obligatoire : ne joue que dans un Assaut (6.5.5).',
  'MAN-8-a': 'Une carte qui porte Attaque et Tir sert à l’un ou à l’autre, comme le joueur l’annonce.',
  'MAN-9.1-a':
    'Un Leader sert à une chose quand on le joue : Commandement, Combat, Ralliement ou, pour Napoléon, Grande batterie. Jamais Commandement et Combat ensemble.',
  'MAN-9.1.1-a': 'Commandement : combien d’unités il mène dans une attaque. Jamais en défense.',
  'MAN-9.1.2-a': 'Combat : s’ajoute au Total d’attaque de l’attaquant ou au Total de défense du défenseur.',
  'MAN-9.1.2-b': 'Dans un combat, un Leader de Commandement 1 ne sert que par sa valeur de Combat.',
  'MAN-9.1.2-c': 'L’Espagnol Palafox a deux valeurs de Combat : 1 en attaque, 5 en défense.',
  'MAN-9.1.3-a':
    'Ralliement : les résultats du d6 avec lesquels il rétablit une unité. Palafox réussit toujours, sans dé.',
  'MAN-9.1.4-a': 'Poursuite : un modificateur des jets de poursuite. Tous les Leaders n’en ont pas.',
  'MAN-9.1.5-a':
    'Grande batterie, Napoléon seulement : engage un Bombardement d’une unité française quelconque, sans carte d’unité, jusqu’à 2 cases.',
  'MAN-9.1.5-b': 'Son Total d’attaque est de 2d10 plus le terrain ; le reste est celui de tout Bombardement.',
  'MAN-9.1.5-c': 'C’est le combat du tour.',
  'MAN-9.2.1-a': 'Embuscade : seule cette carte en permet une, et c’est le combat du tour.',
  'MAN-9.2.1-b':
    'Seul un Leader, pour le Combat, ajoute à son Total d’attaque : ni carte d’unité, ni soutien, ni Attaque suicide, ni Escarmouche.',
  'MAN-9.2.1-c':
    'Elle vient de la case même du défenseur : aucun terrain n’aide l’attaque, le défenseur garde terrain et fortification.',
  'MAN-9.2.1-d': 'Le défenseur peut se désengager et jouer des cartes de défense.',
  'MAN-9.2.1-e': 'Aucune unité du joueur actif ne subit de perte, n’avance ni ne poursuit.',
  'MAN-9.2.1-f': 'Sapeurs/Génie sont permis dans une Embuscade : ils touchent au Total de défense.',
  'MAN-9.2.2-a': 'Attaque suicide : ajoute 2d6 au Total d’attaque d’un Assaut.',
  'MAN-9.2.2-b': 'Pas plus que d’unités engagées dans l’attaque.',
  'MAN-9.2.2-c': 'À la fin, pour chacune, une unité engagée subit une perte, quel que soit le résultat.',
  'MAN-9.2.2-d':
    'La fin vient après résultat, avance et poursuite. Le joueur actif choisit pour chaque perte une autre unité survivante ; s’il n’en reste plus, la perte est sans objet.',
  'MAN-9.2.3-a':
    'Marche forcée : une unité qui vient de bouger en Phase de mouvement avance encore d’une case, selon les règles ordinaires.',
  'MAN-9.2.3-b': 'Pas pour une unité partie d’un champ ou d’un marais.',
  'MAN-9.2.3-c':
    'Pas pour une unité dont le mouvement s’est achevé dans un champ ou un marais. La case supplémentaire peut en être une.',
  'MAN-9.2.3-d':
    'Elle suit le premier mouvement ou celui du Ravitaillement, jamais une retraite, une avance ou une Escarmouche.',
  'MAN-9.2.4-a':
    'Guérilla : annule un Ravitaillement, une Marche forcée, un Regroupement ou une carte d’unité jouée en renfort.',
  'MAN-9.2.4-b': 'Elle répond aussitôt à cette carte. Les deux sont défaussées, et la carte annulée reste sans effet.',
  'MAN-9.2.4-c': 'Seulement dans le tour de l’adversaire, jamais dans le sien.',
  'MAN-9.2.4-d':
    'Elle n’annule rien dans un combat, ni aucune autre carte : Leaders, Fortifications, Éclaireurs et Guérillas sont à l’abri.',
  'MAN-9.2.5-a': 'Fortification : jouée par le joueur actif en Phase de récupération, après toute récupération.',
  'MAN-9.2.5-b': 'Une seule carte Fortification par tour de joueur.',
  'MAN-9.2.5-c': 'On construit dans la case d’une de ses propres unités.',
  'MAN-9.2.5-d': 'Elle ajoute 3 au Total de défense de son occupant, en plus du terrain.',
  'MAN-9.2.5-e': 'Elle protège des quatre côtés.',
  'MAN-9.2.5-f':
    'Dès que l’unité quitte la case, de quelque façon que ce soit, ou tombe, la fortification est retirée. Une seule par case.',
  'MAN-9.2.6-a':
    'Regroupement : rétablit une unité réduite. L’Empire ottoman l’a au lieu du Ravitaillement ; il ne déplace personne.',
  'MAN-9.2.7-a': 'Sapeurs/Génie : joués par l’attaquant ; la fortification de la cible n’ajoute rien dans ce combat.',
  'MAN-9.2.7-b': 'La fortification reste en place, et le terrain de la case compte toujours.',
  'MAN-9.2.8-a': 'Escarmouche : jouée par l’attaquant dans un Assaut, qui est rompu. Pas de dés, pas de pertes.',
  'MAN-9.2.8-b': 'Pas avec un Leader dans le même combat.',
  'MAN-9.2.8-c': 'La carte d’unité qui a engagé l’Assaut revient dans la main du joueur actif.',
  'MAN-9.2.8-d': 'Les cartes jouées par le défenseur dans ce combat sont défaussées.',
  'MAN-9.2.8-e':
    'L’unité attaquante, infanterie ou cavalerie, peut bouger de deux cases au plus, dans les directions voulues et dans les limites habituelles.',
  'MAN-9.2.8-f':
    'Plus de combat dans ce tour. L’Escarmouche se déclare avant toute autre carte d’attaque ; on ne peut ni l’annuler ni l’allonger.',
  'MAN-9.2.9-a':
    'Éclaireur/Espion : le joueur actif regarde la main adverse. Il le joue quand il a une décision à prendre dans son propre tour ; en Phase de tirage, il complète ensuite de nouveau sa main.',
  'MAN-9.2.10-a':
    'Ravitaillement : soit déplace une deuxième unité en Phase de mouvement, soit rétablit une unité réduite en Phase de récupération.',
  'MAN-9.2.10-b': 'La limite d’un seul en Phase de mouvement ne touche pas la Phase de récupération.',
  'MAN-9.2.11-a':
    'Désengagement volontaire : joué par le défenseur d’un Assaut ou d’une Embuscade ; la cible recule avant le combat.',
  'MAN-9.2.11-b': 'C’est la seule carte que joue le défenseur dans ce combat.',
  'MAN-9.2.11-c': 'L’unité attaquante d’un Assaut avance et poursuit s’il y a lieu. Le combat est fini.',
  'MAN-9.2.11-d': 'Sans effet contre un Bombardement ou un Tir : on ne peut pas le jouer.',
};
