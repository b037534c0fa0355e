import type { CardRows } from '../words.ts';

/** What it does in a few words, and in full. Its title comes with the pack; when it can be played stands beside it. */
export const CARDS: CardRows = {
  s01: [
    '+1 en Mêlée pour qui n’a pas engagé ; les canons y voient tout.',
    'Terrain. L’unité qui l’occupe a +1 dans toute Mêlée qu’elle n’a pas engagée, et garde sa formation. Elle cache aux canons ce qui est derrière elle, mais l’artillerie qui s’y tient voit par-dessus tout Terrain.',
  ],
  s02: [
    '−1 en Mêlée pour qui engage depuis elle ou contre elle.',
    'Terrain. Qui engage une Mêlée depuis la Rivière, ou contre une unité qui s’y tient, a −1 en Mêlée à chaque round. Elle ne cache rien.',
  ],
  s03: [
    '−1 pour qui tire dedans. Ni cavalerie lourde ni canons.',
    'Terrain. Le Tir sur l’unité qui l’occupe a −1. Il cache aux canons ce qui est derrière lui. Ni cavalerie lourde ni artillerie n’y entrent ; qui y entre perd sa formation. À cheval, seule la cavalerie légère y engage, sans Charge.',
  ],
  s04: [
    '−1 pour qui tire dessus ou l’attaque. Ni cavalerie ni canons.',
    'Terrain. Le Tir et la Mêlée contre l’unité qui l’occupe ont −1. Il cache aux canons ce qui est derrière lui. Ni cavalerie ni artillerie n’y entrent ; l’infanterie qui y entre perd sa formation. À cheval, nul n’y engage.',
  ],
  s05: [
    'L’infanterie se met en Ligne : +1 en Tir, −1 en Mêlée.',
    'L’une de vos infanteries, dans une de vos Lignes, hors Mêlée, Bois et Bâtiment, se met en Ligne : +1 en Tir, −1 en Mêlée.',
  ],
  s06: [
    'L’infanterie forme le Carré : la Charge n’a plus de bonus ; elle ne bouge plus.',
    'L’une de vos infanteries, dans vos Lignes, en Réserve ou sur le flanc ennemi, hors Mêlée, Bois et Bâtiment, forme le Carré : une cavalerie qui l’engage perd ses bonus de Charge, on tire sur elle à +1, elle ne peut ni bouger ni engager. En réaction : celle qu’une cavalerie va engager.',
  ],
  s07: [
    'La cavalerie se met en Échelon : +1 en Mêlée.',
    'L’une de vos cavaleries, dans vos Lignes, en Réserve ou sur le flanc ennemi, ni en Mêlée ni Désorganisée, hors Bois et Bâtiment, se met en Échelon : +1 en Mêlée, jusqu’à ce qu’elle soit Désorganisée. En réaction : celle qui attaque, ou qui est attaquée sans avoir manqué son Évasion.',
  ],
  s08: [
    'À attacher : +1 au Moral. 1 point à l’ennemi si l’unité est perdue.',
    'Attachez-le à une infanterie ou à une cavalerie de vos Lignes : +1 à tous ses tests de Moral. Si elle est éliminée, l’ennemi prend la carte pour 1 point.',
  ],
  s09: [
    'À attacher : +1 en Mêlée. 1 point à l’ennemi si l’unité est perdue.',
    'Attachez-le à une infanterie ou à une cavalerie de vos Lignes : +1 à tous ses tests de Mêlée. Si elle est éliminée, l’ennemi prend la carte pour 1 point.',
  ],
  s10: ['Votre infanterie tire : +1.', 'Votre infanterie a +1 à ce test de Tir.'],
  s11: [
    'Votre infanterie vient d’engager : +1 en Mêlée ce round.',
    'Votre infanterie qui a engagé cette Mêlée a +1 au premier round.',
  ],
  s12: ['Votre unité teste son Moral : +2.', 'Votre unité a +2 à ce test de Moral.'],
  s13: [
    'L’une de vos unités en Retraite se rallie sans dé.',
    'L’une de vos unités en Retraite se rallie ce tour-ci sans lancer de dé.',
  ],
  s14: [
    'Vos canons tirent à portée 4, angle élargi, à −1.',
    'Activez l’une de vos artilleries, en Deuxième Ligne ou en Réserve : elle tire à portée 4, dans un angle élargi, à −1.',
  ],
  s15: [
    'Cette carte devient une unité, 2/2/2/2, dans un vide de vos Lignes.',
    'Cette carte devient une unité de Conscrits (2/2/2/2, Auxiliaire) dans un emplacement libre de votre Première ou Deuxième Ligne.',
  ],
  s16: [
    'Un ennemi passe devant votre infanterie : elle tire aussitôt.',
    'Un ennemi vient de se déplacer directement devant l’une de vos infanteries, hors Mêlée : activez-la, elle tire sur lui.',
  ],
  s17: [
    'De la Réserve droit à un emplacement libre de Première Ligne.',
    'Activez une infanterie ou une cavalerie de votre Réserve : elle gagne d’un trait un emplacement libre de votre Première Ligne.',
  ],
  s18: [
    'Regardez la Réserve ennemie cachée. Piochez 1 carte.',
    'Regardez toutes les unités cachées de la Réserve ennemie, puis piochez 1 carte.',
  ],
  s19: ['Piochez 2 cartes.', 'Piochez 2 cartes Stratégie.'],
  s20: [
    'Infanterie ou cavalerie tire sur vous : −2.',
    'L’infanterie ou la cavalerie ennemie qui tire sur l’une de vos unités a −2 à ce test de Tir.',
  ],
  s21: [
    'Une cavalerie en Contournement revient en Première Ligne.',
    'L’une de vos cavaleries en Contournement, hors Mêlée, est placée face visible dans un emplacement libre de votre Première Ligne.',
  ],
  s22: [
    'Les canons ennemis ont tiré : les vôtres ripostent.',
    'Une artillerie ennemie vient de tirer : activez l’une des vôtres, en Deuxième Ligne ou en Réserve, qui l’a dans son angle à portée 4. Elle riposte, et aucun Terrain ne cache.',
  ],
  s23: [
    'Une unité en Réserve ou en Retraite perd 1 blessure, même la dernière.',
    'Retirez 1 blessure, même la dernière, à l’une de vos unités en Réserve ou en Retraite, hors Mêlée.',
  ],
  s24: ['Les canons ennemis tirent : −2.', 'L’artillerie ennemie a −2 à ce test de Tir.'],
  s25: [
    'Votre cavalerie a chassé un ennemi : 1 blessure de plus.',
    'Votre cavalerie vient de gagner une Mêlée et l’ennemi a retraité : il subit 1 blessure de plus, sans test de Moral.',
  ],
  s26: [
    'L’une de vos unités activées peut agir encore.',
    'Retirez le marqueur Activation de l’une de vos unités, dans vos Lignes, en Réserve ou sur le flanc ennemi : elle peut être activée de nouveau ce tour-ci.',
  ],
  s27: ['L’ennemi défausse 1 carte au hasard.', 'L’ennemi défausse au hasard 1 carte Stratégie.'],
  s28: ['Une unité se désengage sans test.', 'Activez l’une de vos unités en Mêlée : elle se désengage sans test.'],
  s29: [
    'Une unité française réussit ce test de Moral.',
    'Votre unité française réussit ce test de Moral sans lancer de dé.',
  ],
  s30: [
    'La Garde passe de la Réserve droit en Première Ligne.',
    'Activez une infanterie ou une cavalerie de la Garde française en Réserve : elle gagne d’un trait la Première Ligne, dans un vide ou en échange d’une unité hors Mêlée.',
  ],
  s31: ['Les canons français tirent : +2.', 'Votre artillerie française a +2 à ce test de Tir.'],
  s32: [
    'Une infanterie française de Deuxième Ligne avance et engage.',
    'Activez une infanterie française de votre Deuxième Ligne : elle avance et engage aussitôt.',
  ],
  s33: [
    'Cavalerie française qui charge : +1 ce round.',
    'Votre cavalerie française qui a son bonus de Charge gagne encore +1 ce round.',
  ],
  s34: [
    'La Garde française ignore ses tests de Moral de ce combat.',
    'Votre unité de la Garde française est dispensée de tous les tests de Moral dus aux blessures de ce combat.',
  ],
  s35: [
    'L’infanterie légère française tire et se décale, dans l’ordre voulu.',
    'Activez une infanterie légère française de votre Première Ligne : elle tire et se décale, dans l’ordre voulu.',
  ],
  s36: [
    'Regardez vos 3 prochaines cartes, prenez-en 1.',
    'Regardez les 3 premières cartes de votre deck Stratégie, prenez-en 1 et glissez les autres dessous.',
  ],
  s37: [
    'Les canons tirent sur vos Britanniques : ils manquent.',
    'L’artillerie ennemie qui tire sur votre unité britannique échoue sans lancer de dé.',
  ],
  s38: [
    'L’infanterie britannique qu’on va engager tire d’abord.',
    'Une infanterie britannique de votre Première Ligne va être engagée : activez-la, elle tire d’abord sur l’assaillant. S’il est détruit ou chassé, il n’y a pas de Mêlée.',
  ],
  s39: [
    'Cavalerie lourde britannique qui charge : +2 ce round.',
    'Votre cavalerie lourde britannique qui a son bonus de Charge gagne encore +2 ce round.',
  ],
  s40: [
    'L’infanterie britannique tire, puis engage le même ennemi.',
    'Activez une infanterie britannique de votre Première Ligne : elle tire, puis engage le même ennemi s’il est encore là.',
  ],
  s41: [
    'Une infanterie prussienne de Deuxième Ligne avance et engage.',
    'Activez une infanterie prussienne de votre Deuxième Ligne : elle avance et engage aussitôt.',
  ],
  s42: ['Une unité prussienne teste son Moral : +3.', 'Votre unité prussienne a +3 à ce test de Moral.'],
  s43: [
    'Une unité prussienne du deck Armée arrive en Deuxième Ligne ou en Réserve.',
    'La première infanterie ou cavalerie prussienne de votre deck Armée arrive face visible dans un emplacement libre de la Deuxième Ligne ou de la Réserve. Mélangez le deck.',
  ],
  s44: ['L’infanterie légère prussienne tire : +2.', 'Votre infanterie légère prussienne a +2 à ce test de Tir.'],
  b01: [
    'Initiative 0. Revient dans votre main.',
    'Bluff. Mettez-le de côté pour une Initiative de 0 ; il revient en main à la fin du tour.',
  ],
  b02: [
    'Initiative 0. Revient dans votre main.',
    'Bluff. Mettez-le de côté pour une Initiative de 0 ; il revient en main à la fin du tour.',
  ],

  o01: [
    'Deux vides au Centre ennemi à la fin d’un tour.',
    'À la fin d’un tour, au moins 2 des 3 emplacements du Centre ennemi sont vides.',
  ],
  o02: [
    'Les deux Ailes ennemies vides à la fin d’un tour.',
    'À la fin d’un tour, les deux Ailes de la Première Ligne ennemie sont vides.',
  ],
  o03: ['Prendre un Drapeau ou un Officier.', 'Prenez à l’ennemi une carte Drapeau ou Officier.'],
  o04: ['Éliminer une unité d’Élite ou de la Garde.', 'Éliminez une unité ennemie d’Élite ou de la Garde.'],
  o05: ['Éliminer une artillerie.', 'Éliminez une artillerie ennemie.'],
  o06: [
    'Votre cavalerie charge et gagne dans le même tour.',
    'L’une de vos cavaleries gagne une Mêlée dans le tour où elle a chargé.',
  ],
  o07: ['Éliminer 2 unités en un tour.', 'Éliminez 2 unités ennemies en un seul tour.'],
  o08: [
    'Les deux Retraites ennemies occupées.',
    'Les deux emplacements de Retraite ennemis sont occupés en même temps.',
  ],
  o09: [
    'Aucun vide dans votre Première Ligne à la fin.',
    'À la fin de la bataille, votre Première Ligne n’a aucun vide.',
  ],
  o10: [
    'Ni Élite ni Garde perdue, et une en jeu.',
    'À la fin, aucune de vos unités d’Élite ou de la Garde n’a été éliminée, et au moins 1 est sur le plateau.',
  ],
  o11: [
    'Vos unités tiennent 2 Terrains à la fin.',
    'À la fin de la bataille, vos unités tiennent au moins 2 cartes Terrain.',
  ],
  o12: [
    'Trois de vos unités en Réserve à la fin.',
    'À la fin de la bataille, au moins 3 de vos unités sont en Réserve.',
  ],
  o13: [
    'Plus d’unités ennemies perdues que des vôtres.',
    'À la fin, plus d’unités ennemies que des vôtres ont été éliminées.',
  ],
  o14: [
    'Aucune artillerie perdue, et une en jeu.',
    'À la fin, aucune de vos artilleries n’a été éliminée, et au moins 1 est sur le plateau.',
  ],
};
