import type { combat as english } from '../en/combat.ts';

/** Fire, Melee, moves and charges: the clauses in French. */
export const combat: Readonly<Record<keyof typeof english, string>> = {
  'NS-FIRE-01': 'L’infanterie et la cavalerie de Première Ligne peuvent tirer sur l’ennemi directement devant elles.',
  'NS-FIRE-02': 'Une cavalerie dont le Tir est de 0 peut tirer quand même.',
  'NS-FIRE-03': 'On ne tire jamais sur une unité en Mêlée.',
  'NS-FIRE-04': 'Le Tir inflige 1 blessure à 6+ ; un total de 9 ou plus en inflige 2.',
  'NS-FIRE-05': 'La cible ne riposte pas ; elle teste son Moral si ses blessures l’exigent.',
  'NS-FIRE-06':
    'De la Deuxième Ligne ou de la Réserve, seule l’artillerie tire sur les Lignes ennemies, même par-dessus un emplacement vide.',
  'NS-ART-01':
    'L’artillerie tire jusqu’à 3 emplacements, dans un angle qui s’ouvre à chaque rangée, et par-dessus toute unité.',
  'NS-ART-02':
    'La distance se compte en rangées, amies et ennemies : de la Réserve, la Première Ligne ennemie est à 3 ; de la Deuxième Ligne, elle est à 2 et la Deuxième ennemie à 3.',
  'NS-ART-03':
    'De la Réserve, l’artillerie n’atteint que la Première Ligne ennemie : l’emplacement d’en face et un de chaque côté.',
  'NS-ART-04':
    'De la Deuxième Ligne, elle atteint les deux emplacements les plus proches de la Première Ligne ennemie et, dans la Deuxième, celui d’en face et un de chaque côté.',
  'NS-ART-05': 'L’artillerie à cheval en Première Ligne ne tire que sur l’unité directement devant elle.',
  'NS-ART-06':
    'Colline, Bois et Bâtiment cachent ce qui est derrière ; la Rivière non, et d’une Colline l’artillerie voit tout. Le Terrain de la cible ou des canons eux-mêmes ne cache rien.',
  'NS-ART-07':
    'Une cible est vue si au moins un chemin vers l’avant, rangée par rangée, est libre de Terrain qui cache.',
  'NS-ART-08':
    'Droit devant, il y a deux chemins, qu’il faut bloquer tous deux pour cacher la cible ; au bord de l’angle, il n’y en a qu’un.',
  'NS-ART-09':
    'Une carte peut donner une portée de 4 : une rangée plus loin, un angle plus ouvert, jusqu’à quatre cibles dans cette rangée. Une unité cachée sur laquelle on tire est retournée.',
  'NS-ART-10': 'L’artillerie n’engage pas de Mêlée ; engagée, elle se bat avec sa valeur de Mêlée.',
  'NS-MELEE-01': 'L’infanterie et la cavalerie de Première Ligne peuvent engager l’ennemi directement devant elles.',
  'NS-MELEE-02': 'Deux unités en Mêlée le restent jusqu’à ce que l’une soit éliminée, retraite ou se désengage.',
  'NS-MELEE-03': 'Activer une unité en Mêlée livre un nouveau round.',
  'NS-MELEE-04':
    'À chaque round, les deux camps testent la Mêlée, 6+, pour 1 blessure à l’autre ; un total de 9 ou plus en fait 2.',
  'NS-MELEE-05': 'Les blessures d’un round tombent ensemble : les deux unités peuvent être éliminées.',
  'NS-MELEE-06': 'Une Mêlée est gagnée quand l’ennemi est éliminé ou retraite, non quand il se désengage.',
  'NS-MELEE-07':
    'Un vainqueur qui avait déjà une blessure avant cette Mêlée peut en retirer 1, s’il en a maintenant plusieurs.',
  'NS-MELEE-08': 'Avant cette Mêlée s’entend au moment de l’engagement, non avant le dernier round.',
  'NS-MELEE-09': 'La dernière blessure n’est ôtée que par une carte Stratégie.',
  'NS-MELEE-10':
    'L’unité victorieuse peut se passer des tests de Moral de cette Mêlée, ou les faire quand même. Ses soutiens font les leurs.',
  'NS-MELEE-11': 'Si les deux unités sont éliminées, personne n’a gagné.',
  'NS-MELEE-12': 'Une unité n’est que dans une Mêlée à la fois.',
  'NS-MELEE-13':
    'L’engagement dans l’ordre : marqueur et cartes, Évasion, Charge, cartes des deux, Contre-charge, marqueurs, tir des canons engagés, cartes avant les dés, dés, blessures, Moral, puis le vainqueur se regroupe et capture. Les rounds suivants commencent aux cartes avant les dés.',
  'NS-MELEE-14':
    'Si le défenseur retraite, l’unité active a gagné et ne teste pas. S’il tient, l’unité active teste ; si elle retraite, le défenseur a gagné.',
  'NS-MELEE-15':
    'Un vainqueur qui teste quand même et retraite a tout de même gagné. Il peut se regrouper, mais ne capture rien.',
  'NS-MELEE-16':
    'Si l’assaillant ou sa cible n’est plus là avant le début de la Mêlée, elle n’a pas lieu : personne n’a gagné, et le marqueur Activation reste dépensé.',
  'NS-MOVE-01':
    'De la Deuxième Ligne, une unité peut avancer dans un emplacement libre de la Première, juste devant elle.',
  'NS-MOVE-02':
    'Une unité de Deuxième Ligne peut changer de place avec l’une des vôtres juste devant elle, sauf si celle-ci est en Mêlée. Seule l’unité de derrière en prend l’initiative.',
  'NS-MOVE-03':
    'Dans une Ligne, une unité peut passer dans un emplacement voisin libre ou échanger sa place avec sa voisine, si aucune n’est en Mêlée.',
  'NS-MOVE-03b': 'La cavalerie ne peut charger aussitôt après un déplacement latéral.',
  'NS-MOVE-04':
    'De la Première Ligne, une unité peut reculer dans un emplacement libre directement derrière elle, sauf si elle est en Mêlée.',
  'NS-MOVE-05':
    'De la Réserve, une unité peut gagner tout emplacement libre de la Deuxième Ligne, ou échanger sa place avec l’une de vos unités qui s’y trouve.',
  'NS-MOVE-06':
    'Pour se désengager, une unité teste son Moral : 7+. En cas d’échec, l’activation est perdue. Dans les deux cas, elle reste à sa place.',
  'NS-MOVE-06b': 'La cavalerie légère a +1 pour se désengager d’une infanterie.',
  'NS-MOVE-07':
    'Une unité de Première Ligne peut être activée pour capturer un Terrain sans unité directement devant elle, si elle a le droit de s’y tenir. La carte passe sous elle ; son ancien Terrain est défaussé.',
  'NS-MOVE-08':
    'L’artillerie en Réserve peut y changer d’emplacement, libre ou par échange, pourvu qu’elle et l’autre soient hors Mêlée.',
  'NS-MOVE-09': 'L’autre unité d’un échange n’est pas activée, n’a pas besoin de marqueur et peut déjà en porter un.',
  'NS-MOVE-10': 'L’artillerie à pied n’entre jamais en Première Ligne, même par échange.',
  'NS-MOVE-11': 'L’artillerie à cheval peut gagner la Première Ligne une fois la bataille commencée.',
  'NS-MOVE-12': 'De la Deuxième Ligne, une unité ne va en Réserve qu’en échange d’une autre qui avance.',
  'NS-MOVE-13':
    'Un Carré ne peut ni se déplacer, ni se désengager, ni capturer, ni contourner, ni revenir d’un Contournement. Une autre unité peut changer de place avec lui.',
  'NS-FM-01':
    'La cavalerie légère qui se décale en Première Ligne peut ensuite tirer sur l’unité qu’elle a maintenant devant elle, dans la même activation.',
  'NS-FM-02': 'L’artillerie à cheval peut tirer avant ou après son déplacement, dans la même activation.',
  'NS-FM-03': 'Le Tir avant le déplacement suit l’angle de l’ancien emplacement, le Tir après, celui du nouveau.',
  'NS-FM-04':
    'L’artillerie à cheval en Première Ligne a +2 de mitraille en tirant sur l’unité directement devant elle.',
  'NS-FM-05': 'Elle n’y a pas d’autre cible possible, mais n’est pas obligée de tirer.',
  'NS-CHG-01': 'Seule la cavalerie charge. Elle reçoit un marqueur Charge.',
  'NS-CHG-02':
    'La cavalerie qui passe de la Deuxième Ligne à la Première, dans un emplacement libre ou par échange, peut charger dans la même activation.',
  'NS-CHG-03': 'La cavalerie déjà en Première Ligne peut charger en engageant.',
  'NS-CHG-04':
    'Depuis la Première Ligne, la Charge est facultative ; depuis la Deuxième, la cavalerie n’engage qu’en chargeant.',
  'NS-CHG-05': 'La Charge donne +1 en Mêlée à chaque round du tour où elle est lancée.',
  'NS-CHG-06': 'Aux tours suivants, le marqueur reste tant que dure la Mêlée, mais n’apporte rien.',
  'NS-CHG-07':
    'Dès qu’une cavalerie qui a chargé n’est plus en Mêlée, de quelque façon que ce soit, elle est Désorganisée.',
  'NS-CHG-08': 'Une unité Désorganisée ne peut ni charger ni contre-charger.',
  'NS-CC-01':
    'Une cavalerie chargée peut tester son Moral, 7+, pour contre-charger : elle reçoit alors elle aussi un marqueur Charge.',
  'NS-CC-02': 'Une Contre-charge manquée ne coûte rien, et n’exige pas d’activation.',
  'NS-CC-03': 'Une unité Désorganisée, ou dont l’Évasion a échoué, ne peut contre-charger.',
  'NS-DIS-01': 'Désorganisé est le dos du marqueur Charge.',
  'NS-DIS-02': 'Une unité Désorganisée a −1 en Mêlée.',
  'NS-DIS-03': 'Une unité qui devient Désorganisée perd son Échelon.',
  'NS-DIS-04': 'Une cavalerie qui met pied à terre reste Désorganisée, et s’en défait de la même manière.',
};
