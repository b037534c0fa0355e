import type { game as english } from '../en/game.ts';

/** The game, its pieces and cards, and the turn: the clauses in French. */
export const game: Readonly<Record<keyof typeof english, string>> = {
  'N15-GEN-01':
    'À deux : la France, et une Coalition d’Anglais et de Prussiens. À trois : la France, les Anglais et les Prussiens.',
  'N15-GEN-02':
    'Deux jeux de règles, dont on choisit l’un avant la mise en place : celles du Conscrit se suffisent ; celles du Grognard ajoutent le brouillard de guerre et les vedettes.',
  'N15-GEN-03': 'On joue à trois avec l’un ou l’autre jeu de règles.',
  'N15-GEN-04': 'Pertes et fatigues de chaque corps se notent sur l’ordre de bataille.',
  'N15-GEN-05':
    'Prenez les villes clefs, les villes et les fermes fortifiées, et détruisez la force ennemie en ménageant la vôtre.',
  'N15-CMP-01':
    'La carte est faite de zones que joignent des connexions. Elle porte une piste de tours, une piste de points de victoire, une place pour la carte rouge qui dure tout le tour et une table des terrains.',
  'N15-CMP-02': 'Les pavés : 17 français (bleus), 14 anglais (rouges), 12 prussiens (noirs), et 4 blancs.',
  'N15-CMP-03': 'Les 4 pavés blancs sont les marqueurs Position renforcée.',
  'N15-CMP-04':
    'Un pavé de couleur porte d’un côté un commandant, un corps ou une vedette, de l’autre le drapeau de son camp et la lettre A.',
  'N15-CMP-05':
    'Les cartes : un paquet de 36 par camp, cinq cartes Invasion (73 à 77) et cinq pour trois joueurs (78 à 82).',
  'N15-CMP-06':
    'Un cube vaut 1 point de force. Anglais : 21 d’infanterie, 7 de cavalerie. Français : 31 et 11. Prussiens : 28 et 6.',
  'N15-CMP-07': 'Les drapeaux de contrôle : 7 anglais, 5 prussiens, 10 français.',
  'N15-CMP-08': 'Les flèches Axe de retraite : 2 anglaises, 2 prussiennes, 3 françaises.',
  'N15-CMP-09':
    'Trois cubes blancs marquent les ponts détruits, 80 cylindres la fatigue ; un marqueur suit le tour, un autre les points de victoire.',
  'N15-CMP-10': 'Quinze dés de combat, cinq par nation, ne servent que si l’on combat aux dés.',
  'N15-CMP-11': 'Chacun des trois joueurs a un paravent, un ordre de bataille et un sac.',
  'N15-CMP-12':
    'Drapeaux, flèches et cylindres ne manquent jamais. Les trois marqueurs de pont, si : trois ponts à terre, et Pont détruit ne se joue plus.',
  'N15-CMP-13': 'On n’ajoute un point de force qu’à un corps qui en a moins de 8, et s’il reste un cube de sa couleur.',
  'N15-SET-01':
    'Le scénario donne le placement, les tours, les points de victoire, les marqueurs, les vedettes et les cartes Invasion.',
  'N15-SET-02': 'La France s’assoit au sud, la Coalition au nord.',
  'N15-SET-03': 'Chaque camp mélange son propre paquet.',
  'N15-SET-04': 'Les cartes 78 à 82 ne servent qu’à trois joueurs. Les cartes 73 à 77 n’entrent dans aucun paquet.',
  'N15-SET-05': 'Chaque corps commence avec la force que lui donne le scénario.',
  'N15-SET-06': 'Marqueurs de tour et de victoire, Positions renforcées : le scénario dit où ils commencent.',
  'N15-SET-07':
    'Un paravent peut cacher l’ordre de bataille. Avec les Règles du Conscrit il est visible, sauf choix contraire ; avec celles du Grognard il est toujours caché.',
  'N15-SET-08': 'Grognard : après les corps, chaque nation place ses vedettes, là où elle a un corps.',
  'N15-SET-09': 'Dés ou cartes : on en décide avant de jouer, pour les deux camps.',
  'N15-SET-10':
    'Les cartes Invasion disent jusqu’où les Français sont entrés en Belgique. Le scénario en donne une à chaque tour ; on y lit combien de cartes pioche chacun, de 1 à 4.',
  'N15-SET-11': 'Les mains sont vides au départ, sauf indication du scénario.',
  'N15-DEF-01':
    'Côté portrait, un pavé est à Activer : il peut encore opérer ce tour. Côté drapeau, il est Activé : il ne le peut plus.',
  'N15-DEF-02': 'Une étoile marque les commandants : Napoléon, Wellington, Blücher.',
  'N15-DEF-03': 'Un commandant ne marche jamais seul : il suit au moins un corps.',
  'N15-DEF-04':
    'Un commandant resté seul parce que les corps qui l’entouraient sont éliminés l’est aussi. Tout corps de son camp dans la zone le sauve.',
  'N15-DEF-05':
    'Un commandant peut rester quand une pile s’en va, mais jamais sans corps. Wellington ne suit que des corps anglais, Blücher que des prussiens, sauf Union des forces. Un départ qui laisserait un commandant seul est interdit.',
  'N15-DEF-06':
    'Un commandant s’active comme un corps : il doit être à Activer pour se joindre à une opération, et il est retourné avec sa pile.',
  'N15-DEF-07': 'Un commandant n’a ni force ni fatigue.',
  'N15-DEF-10': 'La piste du haut d’un corps porte sa force, celle du bas sa fatigue.',
  'N15-DEF-11':
    'Quand un corps perd de la force, son joueur choisit infanterie ou cavalerie, dans les limites de la règle sur la cavalerie.',
  'N15-DEF-12': 'La fatigue va et vient unité par unité : prendre 3 fatigues, c’est en ajouter trois.',
  'N15-DEF-13': 'La fatigue n’est jamais inférieure à 0.',
  'N15-DEF-20':
    'Une pile, ce sont des corps amis d’une même zone, un ou davantage, qui agissent de concert, avec ou sans commandant.',
  'N15-DEF-21': 'Des connexions joignent les zones. Un corps se tient dans une zone, jamais sur une connexion.',
  'N15-DEF-22': 'Cinq sortes de zones : terrain clair, bois, ville, ville fortifiée, ferme fortifiée.',
  'N15-DEF-23': 'Une zone est libre pour vous quand aucun corps ennemi ne s’y trouve.',
  'N15-DEF-24': 'Une zone est contestée quand des corps des deux camps s’y trouvent.',
  'N15-DEF-25': 'Seuls les corps rendent une zone contestée, jamais les vedettes ni les commandants.',
  'N15-DEF-26': 'Une zone peut recevoir autant de pavés qu’on veut.',
  'N15-DEF-27': 'Deux zones que joint une connexion sont adjacentes, même si le pont est détruit.',
  'N15-DEF-28': 'Les Positions renforcées sont dans des fermes fortifiées et n’aident que la Coalition.',
  'N15-DEF-29':
    'Une Position renforcée disparaît dès que des corps français sont seuls dans sa zone, ou que la France y gagne un combat.',
  'N15-CRD-01': 'Une carte est piochée quand elle passe de votre pioche à votre main.',
  'N15-CRD-02': 'Une carte est révélée quand on la retourne de la pioche pour s’en servir aussitôt.',
  'N15-CRD-03': 'Une carte est jouée quand on s’en sert depuis sa main.',
  'N15-CRD-04':
    'Une carte donne l’initiative, des points de mouvement, un résultat de combat ou de poursuite, un événement, ou du repos. Une fois utilisée, elle est défaussée.',
  'N15-CRD-05':
    'Rouge : jouée pour son événement sitôt piochée. Bleue : jouable en phase d’Initiative. Verte : jouable en phase d’Opérations.',
  'N15-CRD-06':
    'Une carte verte dit quand : dans la manœuvre d’une opération coalisée, dans celle d’une opération française, au début d’un combat, ou lors d’une retraite ou d’une poursuite.',
  'N15-CRD-07': 'Une carte de manœuvre ne se joue jamais dans un combat ni dans une poursuite.',
  'N15-CRD-08': 'La main n’a pas de limite : on garde ses cartes d’un tour à l’autre.',
  'N15-CRD-09': 'Cartes jouées et révélées vont à la défausse de leur camp. Personne ne la consulte.',
  'N15-CRD-10':
    'Une pioche vide se reforme avec sa défausse au moment où il faut une carte. Si les deux sont vides, on pioche ou révèle moins de cartes.',
  'N15-CRD-11':
    'La couleur ne compte que si l’on joue une carte pour son événement. Une carte rouge révélée ne donne que sa valeur.',
  'N15-CRD-12': 'Fourrager n’est qu’un exemple de couleur : cette carte n’est pas dans les paquets.',
  'N15-SEQ-01': 'Un tour a quatre phases : Pioche, Initiative, Opérations, Récupération.',
  'N15-SEQ-02': 'On achève une phase avant d’ouvrir la suivante.',
  'N15-SEQ-03': 'Les renforts du tour sont placés, à Activer, à la fin de la phase de Pioche.',
  'N15-SEQ-04': 'Un renfort dont la zone est tenue par le seul ennemi attend et réessaie au tour suivant.',
  'N15-DRW-01': 'Chacun pioche autant de cartes que le dit la carte Invasion.',
  'N15-DRW-02': 'Une carte rouge est jouée aussitôt pour son événement, puis défaussée, sans être remplacée.',
  'N15-DRW-03': 'Un événement rouge qui vaut pour tout le tour reste en vue jusqu’à la fin.',
  'N15-DRW-04':
    'Si l’on pioche deux cartes rouges ou davantage dans la phase, qui que ce soit qui les pioche, toutes sont défaussées sans effet. On les compte quand chacun a pioché.',
  'N15-DRW-05': 'Une carte rouge venue d’un événement suit le texte de cet événement.',
  'N15-INI-01': 'Chacun peut jouer une carte bleue pour son événement, une seule.',
  'N15-INI-02':
    'La France se déclare d’abord. Son événement est réglé avant que la Coalition se déclare ; seule Intuition attend les deux.',
  'N15-INI-03':
    'La carte est défaussée quand son événement est réglé ; celle qui dure tout le tour reste en vue jusqu’à la fin.',
  'N15-INI-04': 'Chacun révèle ensuite une carte : la plus forte opère la première.',
  'N15-INI-05': 'L’égalité profite à la France.',
  'N15-INI-06': 'Les cartes révélées sont défaussées.',
  'N15-INI-07': 'On ne joue pas de carte verte dans cette phase.',
  'N15-OPS-01': 'Les camps alternent, une opération chacun ; qui a l’initiative commence.',
  'N15-OPS-02': 'À son tour, un joueur passe ou mène une opération.',
  'N15-OPS-03':
    'Qui a passé n’opère plus ce tour, mais garde le droit à une carte verte dans chaque opération ennemie.',
  'N15-OPS-04': 'Quand l’un a passé, l’autre enchaîne jusqu’à passer aussi : la phase est alors finie.',
  'N15-OPS-05': 'Qui n’a plus rien à activer doit passer.',
  'N15-OPS-06':
    'Une opération commence par la désignation d’une pile dont tous les corps sont à Activer. Elle peut laisser des corps dans la zone.',
  'N15-OPS-07': 'Une pile coalisée ne mêle pas Anglais et Prussiens.',
  'N15-OPS-08': 'La pile peut manœuvrer, combattre, ou manœuvrer puis combattre : c’est l’attaque en marche.',
  'N15-OPS-09':
    'L’opération finie, la pile désignée est Activée, même si elle n’a pas bougé, et de même tous ceux qui ont combattu, des deux côtés.',
  'N15-OPS-10':
    'Dans chaque opération, chaque camp joue au plus une carte verte : celle du mouvement est la seule, pour l’attaquant comme pour le défenseur.',
  'N15-OPS-11': 'Un corps Activé peut être attaqué autant de fois qu’on veut, et se défend toujours.',
  'N15-OPS-12': 'On peut désigner une pile pour ne rien faire : elle est Activée, et l’on n’a pas passé.',
  'N15-OPS-13':
    'En désignant la pile, on dit si elle manœuvre ou combat aussitôt. Après une manœuvre finie en zone contestée, on décide si elle combat.',
  'N15-WIN-01':
    'Une pile désignée, rien encore de révélé : l’adversaire peut jouer Réaction, Ultime effort (contre une manœuvre) ou Trahison. Union des forces accompagne la désignation.',
  'N15-WIN-02':
    'La carte de mouvement révélée : d’abord Grouchy, par celui qui opère ; puis Encombrement ou Embuscade, par l’adversaire ; puis Marche forcée, ou Pont détruit si la pile n’a aucun point.',
  'N15-WIN-03':
    'Dans chaque zone où la pile entre, l’adversaire peut jouer Confusion ou Embuscade ; celui qui opère, Organisation, Marche forcée ou Pont détruit.',
  'N15-WIN-04': 'À la fin du déplacement, avant d’en compter la fatigue, l’adversaire peut jouer Fatigue ou Embuscade.',
  'N15-WIN-05': 'Au début d’un combat, l’attaquant peut jouer une carte, puis le défenseur.',
  'N15-WIN-06':
    'Le vainqueur connu, avant la retraite, l’attaquant puis le défenseur peuvent jouer Tenir, Cambronne, Retraite en ordre ou Panique.',
  'N15-WIN-07': 'À la fin d’une opération française, on peut jouer Coordination.',
  'N15-WIN-08':
    'Contre-ordre répond à un événement ennemi joué avant, pendant ou après une manœuvre, avant qu’il ait son effet.',
  'N15-WIN-09': 'Le camp qui a joué sa carte de l’opération n’est plus interrogé.',
  'N15-WIN-10':
    'Avant de révéler les cartes d’une poursuite, Cambronne et Retraite en ordre peuvent encore se jouer, selon l’état de la pile à ce moment.',
};
