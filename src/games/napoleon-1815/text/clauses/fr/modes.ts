import type { modes as english } from '../en/modes.ts';

/** Fog of war, vedettes, three players and dice: the clauses in French. */
export const modes: Readonly<Record<keyof typeof english, string>> = {
  'N15-FOG-01': 'Les pavés sont debout, drapeau vers l’ennemi : pendant les opérations, nul ne voit qui ils sont.',
  'N15-FOG-02':
    'Quand un combat s’engage, les piles qui combattent sont dévoilées avant toute carte. Un corps venu au son du canon est dévoilé à son arrivée.',
  'N15-FOG-03': 'Après la poursuite, tous les participants sont de nouveau cachés.',
  'N15-FOG-04':
    'Le A du drapeau est droit tant que le pavé est à Activer, renversé quand il est Activé : chacun le voit.',
  'N15-FOG-05':
    'Public : le nombre et la couleur des pavés de chaque zone, l’activation, les marqueurs, les points de victoire, le tour, la taille des pioches et des mains, les cartes révélées et jouées. Caché : l’identité, la force, la fatigue, les mains.',
  'N15-FOG-06':
    'Force et fatigue restent cachées même au combat ; le nombre de cartes que révèle chaque côté est public.',
  'N15-FOG-07': 'Le jeu vérifie chaque mouvement et ne montre jamais à l’ennemi pourquoi il était permis.',
  'N15-FOG-08': 'On peut se souvenir de qui s’est montré dans un combat : le journal le garde.',
  'N15-FOG-09': 'Un corps placé par un événement public est connu à ce moment, puis caché.',
  'N15-FOG-10':
    'Un événement contre un groupe caché peut tomber sur des vedettes. Fatigue et Embuscade sont alors perdues ; Confusion et Encombrement agissent.',
  'N15-VED-01': 'Une vedette est un pavé de sa nation, caché comme un corps.',
  'N15-VED-02': 'On mène ensemble autant de vedettes d’une zone qu’on veut, mais jamais avec des corps.',
  'N15-VED-03': 'Leurs points de mouvement : la carte révélée plus 1, quel que soit leur nombre.',
  'N15-VED-04': 'La fatigue n’est rien pour les vedettes : leur joueur fait seulement semblant d’en placer.',
  'N15-VED-05': 'Une vedette dans la zone d’un corps ennemi est éliminée aussitôt, quel que soit celui qui a bougé.',
  'N15-VED-06':
    'Une pile qui entre chez des vedettes ennemies les élimine. S’il n’y a pas de corps ennemi, elle ne prend aucune fatigue et peut continuer.',
  'N15-VED-07': 'Une pile en retraite élimine aussi les vedettes ennemies, et continue si elles étaient seules.',
  'N15-VED-08':
    'Des vedettes ennemies qui se rencontrent s’éliminent une pour une ; celles qui restent peuvent continuer.',
  'N15-VED-09':
    'Une vedette qui tombe sur des corps ennemis apprend seulement qu’il y en a au moins un. Elle élimine une pour une les vedettes ennemies présentes, et meurt.',
  'N15-VED-10':
    'Les vedettes prennent le contrôle d’une ville ou d’une ferme ennemie libre de corps ennemis, au passage ou à l’arrêt.',
  'N15-VED-11': 'Les vedettes françaises ôtent la Position renforcée d’une ferme où il n’y a pas de corps coalisé.',
  'N15-VED-12': 'Les vedettes n’entrent pas dans une ville fortifiée tenue par l’ennemi.',
  'N15-VED-13': 'Vedettes et piles amies ne s’arrêtent pas les unes les autres.',
  'N15-VED-14': 'Une vedette qui arrive par un axe ennemi ne fait aucun mal à l’ennemi.',
  'N15-VED-15':
    'Les vedettes ne rapportent rien, ne combattent pas, ne reculent pas et ne posent pas d’axe. Elles s’activent comme les corps.',
  'N15-VED-16': 'Vedettes anglaises et prussiennes ne vont pas ensemble.',
  'N15-VED-17':
    'Quand un événement parle d’une pile, un groupe de vedettes en est une, sauf s’il faut des corps, de la fatigue ou un combat, ou s’il les exclut.',
  'N15-VED-18': 'Des vedettes seules n’arrêtent les vedettes ennemies que par l’échange une pour une.',
  'N15-VED-19':
    'Une vedette coalisée dans une ferme ne garde la Position renforcée que jusqu’à l’arrivée de corps français : elle meurt d’abord.',
  'N15-TRI-01':
    'Un joueur anglais et un joueur prussien se partagent la Coalition ; ils gagnent ou perdent ensemble. Pour la France, rien ne change.',
  'N15-TRI-02': 'Les cartes 78 à 82 prennent la place des cartes 25, 42, 61, 67 et 70.',
  'N15-TRI-03': 'Au joueur prussien Blücher et les siens, au joueur anglais Wellington et les siens.',
  'N15-TRI-10': 'Les joueurs coalisés ne parlent pas du jeu, ne montrent ni n’échangent de cartes.',
  'N15-TRI-11':
    'Ils le peuvent si Aide de camp a été jouée ce tour, ou tant que Blücher et Wellington sont dans une même zone ou dans deux zones voisines. On n’échange pas de cartes au milieu d’un événement ou d’un combat.',
  'N15-TRI-20':
    'La Coalition a une pioche et une défausse, mais deux mains. Chacun de ses joueurs pioche le nombre que la carte Invasion donne à trois.',
  'N15-TRI-21': 'On compte ensemble les cartes rouges des trois joueurs.',
  'N15-TRI-30': 'Cartes bleues : la France, puis les Prussiens, puis les Anglais, une chacun au plus.',
  'N15-TRI-31':
    'Tous trois révèlent une carte. Le joueur coalisé qui a la plus forte est leader pour la phase d’Opérations.',
  'N15-TRI-32': 'L’égalité entre les camps profite à la France ; au sein de la Coalition, aux Anglais.',
  'N15-TRI-33': 'C’est la carte du leader qui vaut pour la Coalition.',
  'N15-TRI-34': 'Même avec Intuition, les joueurs coalisés révèlent une carte pour savoir qui est leader.',
  'N15-TRI-40': 'Les camps alternent. À chaque tour de la Coalition, le leader dit lequel des deux opère.',
  'N15-TRI-41': 'Qui opère n’emploie que ses propres corps et vedettes.',
  'N15-TRI-42':
    'Si le joueur nommé passe, c’était le tour de la Coalition et il n’opère plus ; son partenaire continue seul jusqu’à passer.',
  'N15-TRI-43': 'En cas de désaccord le leader tranche, par exemple sur la retraite d’une pile mixte.',
  'N15-TRI-44': 'Chacun place fatigues et pertes sur ses propres corps ; le leader dit à qui va le reste.',
  'N15-TRI-50': 'À eux deux, ils jouent au plus une carte d’événement par opération. Le leader est interrogé d’abord.',
  'N15-TRI-51': 'Un événement pour des unités coalisées n’agit que sur celles du joueur de la carte.',
  'N15-TRI-52':
    'Un événement de combat ou de retraite en faveur de la Coalition exige dans la pile un corps de son joueur, puis vaut pour elle toute. Panique n’en exige pas, et Au son du canon peut mener un corps dans la défense du partenaire.',
  'N15-TRI-53': 'Les cartes de récupération ne servent qu’aux corps de qui les joue.',
  'N15-TRI-54': 'Union des forces ne sert pas à trois : sa carte quitte le paquet.',
  'N15-TRI-55':
    'Dans le brouillard, les partenaires voient qui sont leurs pavés, mais ni force, ni fatigue, ni main, sauf s’ils peuvent se parler ou règlent un combat ensemble.',
  'N15-TRI-56': 'Quand les deux agissent à la même étape, les Prussiens passent avant les Anglais.',
  'N15-DIC-01': 'Si l’on choisit les dés, chaque carte à révéler dans un combat devient un dé.',
  'N15-DIC-02': 'Un dé donne chaque résultat aussi souvent qu’une carte : ses six faces valent 36 cartes.',
  'N15-DIC-03': 'Ce choix se fait au début, pour les deux camps.',
  'N15-DIC-04': 'La poursuite se joue aussi aux dés. Mouvement, initiative et Le Rougeaud gardent les cartes.',
  'N15-DIC-05':
    'Piles anglaises et mixtes lancent les dés rouges, les prussiennes les gris, aux mêmes faces ; autant qu’il en faut.',
};
