import type { events as english } from '../en/events.ts';

/** The events of the cards: the clauses in French. */
export const events: Readonly<Record<keyof typeof english, string>> = {
  'N15-EVT-ABX-01':
    'Tout le tour, une pile coalisée a 1 point de mouvement de plus pour un déplacement qui l’amène plus près de Bruxelles.',
  'N15-EVT-ABX-02':
    'Plus près : moins de connexions jusqu’à Bruxelles à l’arrivée qu’au départ, ponts détruits ou non. Le point de plus ne sert qu’à un tel chemin, et compte comme dépensé.',
  'N15-EVT-ABX-03': 'À trois : seules les piles du joueur qui l’a jouée.',
  'N15-EVT-ADC-01': 'À deux : la Coalition regarde la main française.',
  'N15-EVT-ADC-02': 'À trois : les joueurs coalisés peuvent parler et échanger des cartes.',
  'N15-EVT-ANT-01': 'Choisissez une carte de votre pioche, prenez-la en main sans la montrer, et mélangez.',
  'N15-EVT-ANT-02': 'On ne peut pas choisir une carte rouge.',
  'N15-EVT-ANT-03': 'Une pioche vide est d’abord reformée ; on ne fouille pas la défausse.',
  'N15-EVT-ARG-01': 'Seulement dans un combat que défend exactement un corps coalisé, avec ou sans commandant.',
  'N15-EVT-ARG-02':
    'Il n’y a pas de combat : le corps recule aussitôt de 2 connexions, perd 1 point de force et prend 1 fatigue. Pas de poursuite.',
  'N15-EVT-ARG-03': 'Le corps et la pile française sont Activés.',
  'N15-EVT-ARG-04':
    'Les règles de retraite s’appliquent, et personne ne gagne ni ne perd. D’abord la retraite, puis le point de force, puis la fatigue.',
  'N15-EVT-AUD-01':
    'Seulement quand la France attaque : la Coalition n’a aucune carte pour les bois, la ville fortifiée ou la Position renforcée.',
  'N15-EVT-AUD-02': 'Les fatigues qu’épargne le terrain, les bonus et l’interdiction de poursuivre demeurent.',
  'N15-EVT-ASC-01':
    'Un de vos corps, Activé ou non, dans une zone libre voisine du combat, y entre et prend part à l’attaque ou à la défense, même par un pont détruit.',
  'N15-EVT-ASC-02': 'Les commandants de sa zone peuvent le suivre ; celui qui resterait seul le doit.',
  'N15-EVT-ASC-03': 'Le corps ne prend aucune fatigue.',
  'N15-EVT-ASC-04':
    'S’il arrive par un axe ennemi, les corps ennemis présents prennent aussitôt 2 fatigues, à parts égales.',
  'N15-EVT-ASC-05': 'Il compte en tout pour le nombre de cartes. L’attaque en marche ne perd toujours qu’une carte.',
  'N15-EVT-ASC-06':
    'À deux : en défense, le corps peut être anglais ou prussien ; en attaque, de la seule nation qui attaque.',
  'N15-EVT-ASC-07': 'Sans un tel corps, la carte ne se joue pas.',
  'N15-EVT-CAR-01':
    'La Coalition prend 2 fatigues de moins si la pile française avait de la cavalerie au début du combat, en plus de ce qu’épargne le terrain.',
  'N15-EVT-CAM-01': 'Seulement quand une pile française doit reculer : elle n’est pas poursuivie.',
  'N15-EVT-CHG-01':
    'Avec Ney ou Grouchy dans la pile française, Uxbridge ou Gneisenau dans la coalisée : 1 carte de combat de plus.',
  'N15-EVT-CHG-02': 'Le corps qui charge prend 1 fatigue aussitôt.',
  'N15-EVT-CHG-03': 'Si les deux sont là, le joueur en choisit un pour la fatigue ; c’est toujours 1 carte.',
  'N15-EVT-CNF-01':
    'Une pile ennemie qui entre dans une zone non contestée à trois connexions au moins doit s’y arrêter, quels que soient ses points.',
  'N15-EVT-CNF-02':
    'Non contestée : aucun de vos corps n’y est. Les connexions à pont détruit comptent. La fatigue du mouvement se calcule comme d’habitude.',
  'N15-EVT-CTO-01': 'Seulement juste après une carte ennemie jouée pour son événement : il est annulé.',
  'N15-EVT-CTO-02': 'Contre-ordre n’annule ni combat, ni retraite, ni poursuite.',
  'N15-EVT-CTO-03': 'La carte est verte : les événements bleus et rouges sont hors d’atteinte.',
  'N15-EVT-CTO-04': 'La carte annulée reste défaussée et était la seule de son joueur ; Contre-ordre est la vôtre.',
  'N15-EVT-CTO-05': 'Si Union des forces est annulée, la Coalition désigne de nouveau une pile, sans elle.',
  'N15-EVT-COO-01':
    'Seulement à la fin d’une opération française : la France en mène aussitôt une autre, avec une autre pile.',
  'N15-EVT-COO-02': 'C’est une opération entière, avec une nouvelle carte pour chacun, même après un combat.',
  'N15-EVT-COO-03': 'Ne se joue pas sans une autre pile ou vedette à désigner.',
  'N15-EVT-DEP-01': 'Une attaque en marche française ne perd pas sa carte.',
  'N15-EVT-ECL-01': 'Regardez la main de la Coalition ; à trois, celle d’un adversaire.',
  'N15-EVT-ELA-01': 'Seulement quand la France attaque : 1 carte de combat de plus.',
  'N15-EVT-EMB-01': 'La pile française qui opère prend aussitôt 1 fatigue, où son joueur veut.',
  'N15-EVT-EMB-02': 'Elle n’entre pas dans le total de la manœuvre : Napoléon ne l’épargne pas.',
  'N15-EVT-ENC-01': 'Après la carte de mouvement : la pile ennemie a 1 point de moins.',
  'N15-EVT-ENC-02': 'Avec une Marche forcée ensuite, la pile peut encore avancer d’une zone.',
  'N15-EVT-FAT-01': 'Seulement à la fin d’un déplacement ennemi : 1 fatigue de plus dans son total.',
  'N15-EVT-FAT-02': 'Sans effet sur des vedettes.',
  'N15-EVT-FRE-01': 'Le corps de Frederick entre à Alost, à Activer ; Grognard : avec 1 vedette anglaise.',
  'N15-EVT-FRE-02': 'Ne se joue pas tant que des corps français sont seuls à Alost.',
  'N15-EVT-FRE-03': 'Si Frederick est sur la carte, l’événement vaut Renforts.',
  'N15-EVT-FRE-04': 'À trois, seuls les Anglais peuvent jouer cet événement.',
  'N15-EVT-FRE-05': 'Si Frederick a été éliminé, il vaut Renforts également.',
  'N15-EVT-GBA-01': 'Seulement avec trois corps français au moins dans le combat, en attaque ou en défense.',
  'N15-EVT-GBA-02': 'La Coalition subit 1 perte de plus au résultat ; elle compte pour désigner le vainqueur.',
  'N15-EVT-GBA-03': 'Chaque corps français de la pile prend 1 fatigue aussitôt.',
  'N15-EVT-GRO-01':
    'Quand une pile où est Grouchy a révélé sa carte de mouvement, la France peut la défausser pour une autre, qui compte.',
  'N15-EVT-HUS-01':
    'Une carte de la main adverse, au hasard, est défaussée. À trois, la France choisit quel adversaire.',
  'N15-EVT-INA-01':
    'Qui en souffre nomme une zone où il a une pile : tous ses pavés y sont Activés, commandant compris.',
  'N15-EVT-INA-02': 'On ne peut pas nommer une zone de vedettes seules.',
  'N15-EVT-INA-03': 'À trois, la France nomme le joueur coalisé qui en souffre ; seuls ses pavés sont retournés.',
  'N15-EVT-INA-04':
    'C’est le camp qui a pioché la carte qui en souffre. Les corps ainsi Activés ne se reposent pas ce tour.',
  'N15-EVT-INT-01': 'Jouée avant que l’initiative soit réglée : votre camp l’a sans révéler de carte.',
  'N15-EVT-INT-02':
    'Si les deux camps la jouent, les deux cartes sont défaussées et l’initiative se règle comme d’habitude.',
  'N15-EVT-LGA-01': 'Seulement avec Drouot dans la pile française : 1 carte de combat de plus.',
  'N15-EVT-LGA-02': 'Si la France perd, chaque corps de la pile prend 1 fatigue de plus avant la retraite.',
  'N15-EVT-LLR-01':
    'Seulement quand la Coalition défend avec Picton, Orange ou Hill : 1 carte de combat de plus, quel que soit leur nombre.',
  'N15-EVT-LAM-01':
    'Le corps de Lamarque entre, à Activer, dans une ville de France ou à Maubeuge ; Grognard : avec 1 vedette.',
  'N15-EVT-LAM-02': 'Pas là où des corps coalisés sont seuls ; s’il en est ainsi partout, l’événement ne se joue pas.',
  'N15-EVT-LAM-03':
    'Si Lamarque est déjà venu : 1 point d’infanterie pour un corps français sur la carte, Drouot excepté.',
  'N15-EVT-LES-01':
    'Tout le tour, Napoléon ne donne ni point de mouvement ni carte de combat, et n’épargne aucune fatigue. Sa défaite et sa mort comptent comme toujours.',
  'N15-EVT-LRO-01':
    'Seulement si Ney prend part au combat : révélez une carte. De 1 à 3, Ney prend aussitôt 2 fatigues ; avec 4 ou 5, il y a 1 carte de combat de plus.',
  'N15-EVT-MAP-01':
    'Tout le tour, chaque pile ou groupe de vedettes français qui marche a 3 points au départ, sans carte.',
  'N15-EVT-MAP-02': 'Le reste s’ajoute ou se retranche comme d’habitude.',
  'N15-EVT-MAP-03':
    'On ne part pas d’une zone contestée et l’on n’entre pas chez un pavé ennemi. Combattre sans bouger est permis.',
  'N15-EVT-MAP-04': 'Aucune carte n’est révélée : Grouchy ne se joue pas, Encombrement si.',
  'N15-EVT-MFO-01': 'Un point de mouvement de plus pour votre pile en marche.',
  'N15-EVT-MFO-02': 'Avec un total de 0 ou moins, la pile franchit encore 1 connexion, mais pas un pont détruit.',
  'N15-EVT-MFO-03':
    'Elle se joue à tout moment du déplacement, même le dernier point dépensé, mais non si la pile a dû s’arrêter pour une autre raison.',
  'N15-EVT-ORG-01':
    'Une pile française qui entre dans une zone non contestée où est une autre pile française n’a pas à s’arrêter. Une zone par carte.',
  'N15-EVT-PAN-01':
    'Une pile française battue recule de 1 connexion de plus et prend 2 fatigues de plus, à parts égales.',
  'N15-EVT-PAN-02': 'Ne se joue pas si la pile française ne recule pas.',
  'N15-EVT-PLU-01': 'Tout le tour, une pile que son joueur active prend aussitôt 1 fatigue, où il veut.',
  'N15-EVT-PLU-02': 'Une pile retournée parce qu’on l’a attaquée n’en prend pas.',
  'N15-EVT-PLU-03': 'Si la pile marche, elle a 1 point de mouvement de moins.',
  'N15-EVT-PLU-04': 'Un mouvement dû à un événement n’est pas une activation. Les vedettes ne perdent que le point.',
  'N15-EVT-PON-01':
    'À tout moment de son déplacement, une pile coalisée, mais non des vedettes, dans une zone libre au bout d’un pont peut le détruire pour 1 point, puis repartir.',
  'N15-EVT-PON-02': 'Une pile qui n’a dès le départ aucun point peut tout de même détruire un pont à sa portée.',
  'N15-EVT-PON-03': 'Ensuite, la pile est Activée quoi qu’il arrive.',
  'N15-EVT-PON-04': 'Un pont par carte. Le franchir ensuite coûte 3 points de mouvement, en retraite 2 fatigues.',
  'N15-EVT-PON-05': 'Un pont est à portée si sa connexion aboutit dans la zone.',
  'N15-EVT-PON-06':
    'Sinon, un point non dépensé doit payer le pont. La pile peut encore marcher, mais ne combat plus dans cette opération.',
  'N15-EVT-PON-07':
    'Une pile arrêtée par des amis, ou par une ville fortifiée qu’elle prend, peut encore y détruire un pont avec un point qui lui reste ; pas celle qu’arrête Confusion.',
  'N15-EVT-RAV-01': 'Choisissez une zone : ses corps coalisés effacent 2 fatigues en tout, au gré du joueur.',
  'N15-EVT-REA-01': 'Seulement au début d’une opération ennemie, la pile désignée et aucune carte révélée.',
  'N15-EVT-REA-02':
    'Une de vos piles, Activée ou non, passe d’une zone libre à une zone libre voisine, même par un pont détruit, sans fatigue ; son activation ne change pas.',
  'N15-EVT-REA-03': 'La pile : des corps d’une zone et d’une nation, avec leur commandant.',
  'N15-EVT-REN-01':
    'Un point d’infanterie pour un corps coalisé de la carte. Il ne fait revenir aucun corps éliminé et ne rapporte rien.',
  'N15-EVT-RRT-01':
    'Un corps prussien encore attendu vient un tour plus tard ; la Coalition le choisit, à trois le joueur prussien.',
  'N15-EVT-RRT-02':
    'Si aucun n’est attendu, la Coalition, à trois le joueur prussien, ne joue aucune carte dans cette phase de Récupération.',
  'N15-EVT-RES-01': 'Piochez 2 cartes. Les rouges sont défaussées sans effet ni remplacement.',
  'N15-EVT-REO-01': 'Seulement si la pile qui recule garde de la cavalerie : elle n’est pas poursuivie.',
  'N15-EVT-TEN-01': 'Une pile coalisée qui vient d’être battue prend 1 perte de plus et efface 3 fatigues.',
  'N15-EVT-TEN-02': 'Elle peut alors choisir de rester.',
  'N15-EVT-TEN-03':
    'Les 3 fatigues sont de celles que ce combat a données ; le joueur choisit les corps. La perte rapporte, mais ne change pas le vainqueur. Si le dernier point s’en va, la pile aussi.',
  'N15-EVT-TEN-04':
    'À trois, dans une pile mixte : la perte et l’allègement sont pour les corps du joueur qui l’a jouée ; reculer ou non se décide pour tous.',
  'N15-EVT-TIR-01': 'La pile coalisée prend aussitôt 1 fatigue, où son joueur veut.',
  'N15-EVT-TRA-01':
    'Dans une opération française, la Coalition nomme une pile française d’exactement un corps, ni Drouot ni celle de Napoléon : ce corps est Activé.',
  'N15-EVT-TRA-02':
    'Grognard : elle nomme une zone où est exactement un pavé français. Drouot est montré et reste à Activer ; une vedette est éliminée.',
  'N15-EVT-TRA-03':
    'Elle se joue quand la pile est désignée. Si c’est ce corps que l’on nomme, son opération finit aussitôt.',
  'N15-EVT-ULT-01': 'Seulement au début d’une opération française qui va manœuvrer, avant toute carte révélée.',
  'N15-EVT-ULT-02':
    'Une pile coalisée Activée passe d’une zone libre à une zone voisine libre ou contestée, même par un pont détruit.',
  'N15-EVT-ULT-03': 'Chacun de ses corps prend 2 fatigues aussitôt ; une zone contestée n’en ajoute pas.',
  'N15-EVT-ULT-04': 'Par un axe ennemi dans une zone contestée : les corps français présents prennent 2 fatigues.',
  'N15-EVT-ULT-05': 'Elle n’entre pas dans une zone où les corps français sont seuls. Une seule nation.',
  'N15-EVT-UNI-01':
    'La Coalition peut désigner des corps anglais et prussiens en une seule pile pour une opération ; Wellington et Blücher peuvent tous deux suivre.',
  'N15-EVT-VLE-01': 'Chaque corps français de la zone de Napoléon efface 1 fatigue.',
};
