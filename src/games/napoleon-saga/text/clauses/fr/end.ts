import type { end as english } from '../en/end.ts';

/** Reinforcements, victory, and the advanced rules: the clauses in French. */
export const end: Readonly<Record<keyof typeof english, string>> = {
  'NS-REIN-01':
    'Une unité Désorganisée hors Mêlée se remet aussitôt, sauf en Première Ligne ou en Contournement chez l’ennemi : il lui faut alors un Moral 6+.',
  'NS-REIN-02':
    'Une unité hors Mêlée peut quitter sa formation : librement, mais en Première Ligne ou sur le flanc ennemi seulement avec un Moral 6+, en un essai.',
  'NS-REIN-03': 'Un joueur dont une unité est en route pour un Contournement doit tester sa progression.',
  'NS-REIN-04': 'On peut alors se défaire d’autant de cartes Stratégie qu’on veut, sauf du Bluff.',
  'NS-REIN-05':
    'Chaque joueur complète sa main à 5 cartes. Le Bluff ne compte pas, et une main plus grande est conservée.',
  'NS-REIN-06': 'Chaque joueur reprend sa carte Bluff et retire ses marqueurs Activation.',
  'NS-REIN-07':
    'Chacun peut piocher une unité de l’armée : elle va face cachée dans un emplacement libre de la Réserve ; si elle est pleine, une autre doit céder la place.',
  'NS-REIN-08': 'Deck Armée vide, on ne pioche pas d’unité. Les unités Désorganisées testent une fois, d’office.',
  'NS-REIN-09':
    'Tout à la fin du tour, on peut jouer des cartes, les Terrains sans unité sont défaussés, puis viennent les Objectifs et la victoire. Une carte à peine piochée peut encore combler un vide.',
  'NS-RES-01':
    'Quand une artillerie arrive en Réserve, son joueur peut y redisposer les unités ni activées ni en Mêlée. Les Terrains ne bougent pas.',
  'NS-RES-02':
    'Si une unité doit entrer dans une Réserve pleine, une autre sans blessure peut céder la place et passer sous le deck Armée.',
  'NS-RES-03': 'Ou bien une unité avec au moins 1 blessure est livrée à l’ennemi, à qui elle ne rapporte que 1 point.',
  'NS-RES-04':
    'On décide de piocher avant de voir l’unité. Une fois piochée, elle doit entrer en Réserve ; elle ne peut elle-même repasser sous le deck.',
  'NS-RES-05':
    'Une unité en Mêlée ne peut céder la place. Une unité livrée ne compte pas comme éliminée pour les Objectifs.',
  'NS-RES-06':
    'Une unité qui arrive ne prend qu’un emplacement où elle peut se tenir. Si des Terrains les lui ferment tous, son joueur en défausse un ; une arrivée n’est jamais refusée.',
  'NS-VIC-01': 'La victoire ne se vérifie qu’à la fin d’un tour.',
  'NS-VIC-02':
    'Un joueur qui a au moins 3 emplacements sans unité en Première Ligne perd, quels que soient les points.',
  'NS-VIC-03': 'Si les deux Premières Lignes ont cédé, c’est un match nul.',
  'NS-VIC-04':
    'Sinon, la bataille s’achève quand un joueur a au moins 10 points. Le plus haut total final gagne ; à égalité, match nul.',
  'NS-VIC-05':
    'Points : unité ennemie éliminée 2, Auxiliaire 1, unité blessée livrée 1, Objectif 1, Drapeau ou Officier pris 1.',
  'NS-VIC-06':
    'Unités, cartes et Objectifs immédiats comptent pour les 10 points qui terminent la bataille ; les Objectifs à long terme, au total final seulement.',
  'NS-VIC-07': 'Une Première Ligne enfoncée se constate avant de compter les points.',
  'NS-VIC-08': 'Le nombre de tours n’est pas limité.',
  'NS-OBJ-01':
    'Un Objectif immédiat rapporte 1 point dès que sa condition est remplie ; il est alors révélé et reste acquis.',
  'NS-OBJ-02': 'Un Objectif à long terme rapporte 1 point au décompte final si sa condition est alors remplie.',
  'NS-OBJ-03': 'Les Objectifs se marquent d’eux-mêmes et ne sont pas remplacés.',
  'NS-OBJ-04': 'Percer le centre et Prise en tenaille ne regardent que la Première Ligne.',
  'NS-EVA-01':
    'Une cavalerie légère non Désorganisée, sur le point d’être engagée par une cavalerie lourde ou une infanterie, peut tenter l’Évasion.',
  'NS-EVA-02': 'Elle ne peut esquiver une cavalerie légère, ni une cavalerie qui n’est ni légère ni lourde.',
  'NS-EVA-03': 'L’Évasion s’annonce avant que l’assaillant dise s’il charge.',
  'NS-EVA-04': 'L’Évasion demande 4+ au dé, avec +1 contre l’infanterie et +1 pour Rapide.',
  'NS-EVA-05':
    'Si elle réussit, il n’y a pas de Mêlée, et l’assaillant peut tester son Moral, 6+, pour récupérer le marqueur Activation. Une carte qui l’a activé reste dépensée.',
  'NS-EVA-06': 'Cet assaillant ne peut plus être activé pour engager ce tour-ci.',
  'NS-EVA-07': 'Pour le reste du tour, l’infanterie ennemie a −1 en Tir contre la cavalerie légère qui s’est esquivée.',
  'NS-EVA-08':
    'Une cavalerie légère qui manque son Évasion ne peut ni contre-charger ni prendre l’Échelon contre cette attaque.',
  'NS-EVA-09':
    'La cavalerie venue de la Deuxième Ligne dont la Charge est esquivée reste à sa nouvelle place, sans marqueur Charge. Si elle récupère son marqueur Activation, elle compte comme non activée.',
  'NS-BYP-01':
    'Une infanterie ou une cavalerie en Réserve peut être activée pour un Contournement ; c’est un déplacement.',
  'NS-BYP-02': 'Ni la cavalerie lourde, ni la Garde, ni l’artillerie ne contournent.',
  'NS-BYP-03':
    'Chaque joueur n’a qu’une unité en route à la fois. Une fois celle-ci arrivée, une autre peut tenter l’autre flanc.',
  'NS-BYP-04':
    'On ne contourne pas du côté où l’ennemi contourne déjà, ni là où se tient déjà l’une de ses propres unités.',
  'NS-BYP-05':
    'L’unité va dans l’emplacement de Contournement choisi et reste cachée ; celle qui était visible le reste.',
  'NS-BYP-06': 'En route, une unité ne peut être ni activée ni attaquée.',
  'NS-BYP-07':
    'À la fin du tour, il lui faut 6+ au dé pour arriver, avec +1 pour la cavalerie légère et +1 par échec précédent.',
  'NS-BYP-08': 'Le premier test se fait à la fin du tour même du départ.',
  'NS-BYP-09':
    'En cas de réussite, l’unité arrive face visible dans l’emplacement de Contournement ennemi de ce côté, avec un bonus, et toute la Réserve ennemie est retournée face visible.',
  'NS-BYP-10':
    'Jusqu’à sa première activation sur place, elle ne peut être attaquée d’aucune façon ; ensuite, la protection est perdue pour de bon.',
  'NS-BYP-11':
    'Le bonus est de +1 à son premier test de Mêlée ou, au choix, à un Tir pour une infanterie. Puis il disparaît.',
  'NS-BYP-12':
    'Elle peut tirer sur toute unité de la Réserve ennemie hors Mêlée, l’engager ou, pour une cavalerie, la charger. Une unité cachée est retournée.',
  'NS-BYP-13':
    'Après sa première activation, les unités de la Réserve ennemie peuvent tirer sur elle, l’engager ou la charger ; l’artillerie peut aussi tirer.',
  'NS-BYP-14':
    'L’artillerie qu’elle engage peut aussitôt tirer sur elle à −1, sans activation. Si elle est ainsi détruite ou chassée, il n’y a pas de Mêlée.',
  'NS-BYP-15':
    'Activée pour un déplacement, hors Mêlée, elle regagne sa Réserve, à un emplacement libre ; si elle est pleine, une autre unité cède la place.',
  'NS-BYP-16':
    'Si elle doit retraiter, elle gagne son emplacement de Retraite du même côté de la table ; s’il est pris, elle subit une blessure et reste.',
  'NS-BYP-17':
    'Une cavalerie chargée par une unité en Contournement peut contre-charger, de même qu’une cavalerie en Contournement chargée depuis la Réserve.',
  'NS-BYP-18':
    'Quand l’unité quitte le flanc d’une autre façon, la tentative est finie : bonus et échecs sont perdus, et le flanc est libre.',
  'NS-ALT-01': 'Variante : on pioche 2 Objectifs et on en montre un à l’ennemi.',
  'NS-ALT-02':
    'Variante : on pioche 3 Objectifs, on en montre un, et 2 au plus comptent, dans l’ordre où ils sont remplis.',
  'NS-ALT-03': 'Variante : un autre nombre de points termine la bataille.',
  'NS-ARMY-01': 'Les joueurs conviennent d’une limite de points, 900 par exemple, qu’aucune armée ne dépasse.',
  'NS-ARMY-02': 'Aucune unité n’est prise plus souvent que sa carte ne le permet.',
  'NS-ARMY-03': 'Une armée compte au moins 16 unités.',
  'NS-ARMY-04': 'Au plus une unité de cavalerie pour deux d’infanterie.',
  'NS-ARMY-05': 'Au plus 2 unités d’artillerie et 3 unités de la Garde.',
  'NS-ARMY-06': 'Avec au moins 18 unités, 3 unités d’artillerie et 4 de la Garde sont permises.',
  'NS-ARMY-07': 'Les deux joueurs peuvent mener la même nation.',
  'NS-ARMY-08': 'Un deck Stratégie compte au moins 40 cartes, Bluff non compris, et au plus 2 exemplaires de chacune.',
  'NS-ARMY-09':
    'La cavalerie et l’artillerie de la Garde comptent dans les deux limites ; la cavalerie qui peut démonter compte comme cavalerie.',
};
