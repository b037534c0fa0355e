import type { turn as english } from '../en/turn.ts';

/** Initiative, reforming the ranks, Terrain, activation, elimination and Morale: the clauses in French. */
export const turn: Readonly<Record<keyof typeof english, string>> = {
  'NS-INIT-01':
    'Dans cette phase, une carte Stratégie est sacrifiée pour son Initiative au lieu de servir pour son effet.',
  'NS-INIT-02':
    'Chaque joueur doit défausser exactement une carte pour l’Initiative, ou mettre de côté sa carte Bluff.',
  'NS-INIT-03': 'Les deux choisissent en secret et révèlent ensemble.',
  'NS-INIT-04': 'La plus haute valeur donne l’Initiative pour ce tour.',
  'NS-INIT-05':
    'La carte Bluff vaut 0. Mise de côté, jamais défaussée, elle revient toujours en main à la fin du tour.',
  'NS-INIT-06': 'À égalité, un dé tranche : pair pour les Français, impair pour la Coalition.',
  'NS-INIT-07': 'Une carte défaussée pour l’Initiative n’a pas d’autre effet.',
  'NS-INIT-08': 'À la fin de cette phase, chaque joueur prend 3 marqueurs Activation.',
  'NS-INIT-09': 'Qui a l’Initiative commence toutes les autres phases du tour.',
  'NS-REF-01': 'Une unité en Réserve qui a 2 blessures ou plus peut tenter de se regrouper : Moral 7+.',
  'NS-REF-02': 'Une réussite retire 1 blessure.',
  'NS-REF-03':
    'La dernière blessure ne part jamais ainsi ; seule une carte peut l’ôter. Une unité à 1 blessure ne teste donc pas.',
  'NS-REF-04': 'Une unité en Mêlée dans sa Réserve ne peut pas se regrouper.',
  'NS-REF-05': 'Un échec ne coûte rien. Chaque unité essaie une fois par tour.',
  'NS-REF-06':
    'Chaque joueur doit tenter de rallier toute unité en Retraite : Moral 6+, ou 7+ avec trois blessures ou plus.',
  'NS-REF-07': 'Une unité qui ne se rallie pas reste en Retraite.',
  'NS-REF-08':
    'Une unité ralliée doit gagner, face visible, un emplacement libre de la Réserve au choix de son joueur.',
  'NS-REF-09': 'Si la Réserve est pleine, une unité doit y céder sa place à celle qui s’est ralliée.',
  'NS-REF-10':
    'Rallier n’est pas un choix : on n’échoue pas exprès, et l’unité ralliée ne peut être celle qui cède la place.',
  'NS-REF-11': 'Après ces tests, chaque joueur peut jouer des cartes Terrain, en commençant par qui a l’Initiative.',
  'NS-REF-12': 'Avec plusieurs unités à tester, leur joueur choisit l’ordre ; chaque test s’achève avant le suivant.',
  'NS-TERR-01':
    'Un Terrain ne se pose que sur son plateau, dans une Ligne ou en Réserve, et seulement en reformant les rangs ou au déploiement.',
  'NS-TERR-02': 'Jamais deux cartes Terrain dans un même emplacement.',
  'NS-TERR-03': 'Un Terrain peut toujours être remplacé par un autre ; l’ancien est défaussé.',
  'NS-TERR-04': 'Le Terrain est sous l’unité de son emplacement. Il peut aussi être posé dans un emplacement vide.',
  'NS-TERR-05': 'On ne pose pas de Terrain sous une unité en Mêlée.',
  'NS-TERR-06':
    'Ni cavalerie ni artillerie dans un Bâtiment, ni cavalerie lourde ni artillerie dans un Bois. Colline et Rivière sont ouvertes à toutes les armes.',
  'NS-TERR-07':
    'Ni déplacement, ni échange, ni ralliement, ni renfort, ni capture ne met une unité sur un Terrain qui lui est interdit.',
  'NS-TERR-08': 'Une unité qui entre sur un Terrain perd aussitôt sa formation, sauf sur une Colline ou une Rivière.',
  'NS-TERR-09':
    'Cela vaut pour toute unité qui change d’emplacement, même échangée, et pour celle qui capture un Terrain. Celle sous laquelle on pose un Terrain garde sa formation.',
  'NS-TERR-10': 'À la fin du tour, tout Terrain sans unité est défaussé.',
  'NS-TERR-11':
    'Le Terrain cache à l’artillerie ce qui est derrière. Une Rivière ne cache rien, et depuis une Colline l’artillerie voit tout.',
  'NS-TERR-12':
    'Qui engage une Mêlée depuis une Rivière, ou contre une unité qui s’y tient, a −1 en Mêlée à chaque round ; cela ne compte qu’une fois.',
  'NS-TERR-13':
    'De la cavalerie montée, seule la légère engage une unité dans un Bois, sans Charge, ou charge depuis un Bois. Aucune n’engage une unité dans un Bâtiment.',
  'NS-TERR-14': 'Ce que fait encore chacun des quatre Terrains est dit sur sa carte.',
  'NS-TERR-15':
    'Le vainqueur d’une Mêlée peut capturer le Terrain du vaincu s’il a le droit de s’y tenir : la carte passe sous lui, et son ancien Terrain est défaussé.',
  'NS-TERR-16': 'Une unité en Contournement qui capture un Terrain doit le défausser.',
  'NS-TERR-17': 'On peut aussi activer une unité pour capturer un Terrain inoccupé devant elle.',
  'NS-TERR-18':
    'Ces limites ne visent que l’engagement. La cavalerie engagée depuis un Bois ou un Bâtiment se bat normalement, et peut contre-charger une Charge sortie d’un Bois.',
  'NS-ACT-01': 'Les joueurs alternent, un marqueur Activation à la fois ; qui a l’Initiative commence.',
  'NS-ACT-02': 'Avec un marqueur, une unité tire, engage une Mêlée ou la poursuit, ou se déplace.',
  'NS-ACT-03': 'Une unité reçoit au plus un marqueur Activation, et n’agit donc qu’une fois par tour.',
  'NS-ACT-04': 'Les unités en Retraite et celles encore en route pour un Contournement ne peuvent être activées.',
  'NS-ACT-05': 'Les trois marqueurs doivent être utilisés ; aucun ne se garde.',
  'NS-ACT-06':
    'Tant que vous avez un marqueur et une unité pour le recevoir, vous devez le poser, quitte à ce que l’unité ne fasse rien. Les marqueurs sans unité possible sont perdus quand vous passez.',
  'NS-ACT-07':
    'Une activation : poser le marqueur, annoncer l’action et sa cible, retourner l’unité face visible, jouer des cartes, puis agir.',
  'NS-ACT-08': 'Une unité qui part en Contournement reste face cachée.',
  'NS-ACT-09': 'Une unité en Mêlée ne peut que livrer un nouveau round ou tenter de se désengager.',
  'NS-ACT-10':
    'Ce que peut une unité dépend de sa place : en Première Ligne elle tire, engage ou bouge ; en Deuxième elle bouge, la cavalerie charge, l’artillerie tire ; en Réserve elle bouge ou contourne, l’artillerie tire, et toutes combattent l’ennemi venu par le flanc.',
  'NS-ACT-11':
    'Les marqueurs Activation restent sur les unités jusqu’à la fin du tour, même sur celles qui retraitent.',
  'NS-ACT-12':
    'Une réaction peut s’intercaler entre les deux temps d’une activation. Si l’unité n’est plus là, ou si la suite n’est plus permise, le second temps est perdu.',
  'NS-ELIM-01': 'Une unité qui a autant de blessures que sa Cohésion est éliminée sur-le-champ.',
  'NS-ELIM-02': 'La carte d’une unité éliminée va à l’ennemi, qui marque ses points.',
  'NS-ELIM-03': 'Son emplacement se libère, son Terrain y reste ; personne n’avance.',
  'NS-ELIM-04': 'Une unité éliminée ne fait pas de test de Moral.',
  'NS-MOR-01':
    'À sa deuxième blessure, une unité doit tester son Moral, 6+ ; si elle échoue, elle retraite. Les deux blessures peuvent venir d’un coup.',
  'NS-MOR-02': 'Pour chaque blessure suivante qui ne l’élimine pas : Moral 7+.',
  'NS-MOR-03': 'La première blessure seule n’impose pas de test.',
  'NS-MOR-04': 'Un test par blessure à partir de la deuxième, dans l’ordre ; le premier échec arrête la série.',
  'NS-MOR-05': 'On place d’abord toutes les blessures du combat, puis on élimine, puis on teste le Moral.',
  'NS-MOR-06': 'Une unité peut devoir tester plusieurs fois dans un tour.',
  'NS-MOR-07': 'À tout test de Moral, un 1 au dé échoue toujours et un 6 réussit toujours.',
  'NS-MOR-08': 'Avant un test dû aux blessures, on peut choisir d’échouer sans lancer le dé : l’unité retraite.',
  'NS-MOR-09': 'Une unité qui retraite va dans un emplacement de Retraite de son plateau.',
  'NS-MOR-10':
    'À gauche de l’axe on retraite à gauche, à droite on retraite à droite. Depuis le milieu de la Première Ligne et depuis la Réserve, le joueur choisit.',
  'NS-MOR-11': 'Si cet emplacement de Retraite est pris, l’unité reste sur place et subit 1 blessure de plus.',
  'NS-MOR-12': 'Cette blessure de plus n’impose pas de test de Moral, mais elle peut éliminer.',
  'NS-MOR-13':
    'Quand on choisit le côté, on peut choisir celui qui est pris. Après une retraite bloquée, les tests restants tombent ; une unité en Mêlée y reste, et personne n’a gagné.',
  'NS-MOR-14': 'Une unité qui retraite d’une Mêlée la perd.',
  'NS-MOR-15':
    'Une unité qui retraite garde blessures, cartes attachées, formation et marqueur Activation ; un marqueur Charge devient Désorganisé.',
  'NS-MOR-16': 'Une unité en Retraite ne peut être attaquée ; seule une carte peut l’atteindre.',
};
