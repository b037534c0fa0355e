import type { charges as english } from '../en/charges.ts';

/** Cavalry charges: the clauses in French. */
export const charges: Readonly<Record<keyof typeof english, string>> = {
  'VE-IX.1-a':
    'La cavalerie n’attaque qu’en chargeant : elle se déplace en phase de charge et combat en phase de choc.',
  'VE-IX.1-b': 'La cavalerie qui a chargé, même sur place, ne bouge pas en phase de mouvement.',
  'VE-IX.1-c': 'La cavalerie qui charge prend la Ligne sans frais.',
  'VE-IX.1-d': 'La cavalerie attaquée peut rester telle quelle, contrecharger, reculer ou se désorganiser.',
  'VE-IX.2-a': 'La cavalerie en ordre annonce sa charge sans nommer la cible ; elle doit ensuite la mener.',
  'VE-IX.2-b': 'La cavalerie en charge se déplace en Ligne.',
  'VE-IX.2-c': 'Une charge pivote au plus deux fois, de 60° pour 2 PM chaque fois, et une seule fois par hex.',
  'VE-IX.2-d': 'En charge, ville ou forêt coûte 6 PM, taillis 4, terrain difficile ou ferme 2, terrain clair 1.',
  'VE-IX.2-e': 'Une charge partie d’un terrain coûteux en paie aussi le prix.',
  'VE-IX.2-f': 'En charge, un ruisseau coûte 6 PM de plus, une pente, montée ou descendue, 2 PM de plus.',
  'VE-IX.2-g': 'La cavalerie en charge reste en Ligne même en bois ou en ville.',
  'VE-IX.2-h': 'Une charge traverse la cavalerie amie qui ne charge pas, selon les limites, et rien d’autre.',
  'VE-IX.2-i':
    'Une charge ne passe ni ravin, ni marais, ni fleuve, ni pont, ni fortification, et n’entre ni en château ni en ferme fortifiée ; aucune contrecharge ne part d’un marais.',
  'VE-IX.2-j': 'Une charge n’a pas à voir sa cible.',
  'VE-IX.2-k': 'Les charges se font l’une après l’autre ; les unités d’un hex peuvent charger ensemble.',
  'VE-IX.2-l': 'Un chef avec la cavalerie peut charger avec elle ; il ne bouge alors pas en phase de mouvement.',
  'VE-IX.2-m':
    'Une charge devant de la cavalerie ennemie lui permet de contrecharger, ou de reculer si elle n’est pas visée.',
  'VE-IX.2-n': 'Dès l’annonce d’une charge, le Défenseur peut tenter des mises en carré.',
  'VE-IX.2-o': 'Une charge peut menacer plusieurs hexs.',
  'VE-IX.2-p': 'La cavalerie en charge peut se désorganiser à tout moment, même après le combat.',
  'VE-IX.2-q':
    'Une charge ne s’arrête pas d’elle-même : elle trouve l’ennemi ou finit en désordre, avec une retraite de 2 hexs.',
  'VE-IX.2-r':
    'Si sa cible a disparu pour une autre raison, la cavalerie reprend la Colonne ou se désorganise, au choix.',
  'VE-IX.2-s': 'Charger n’exige aucun test de moral.',
  'VE-IX.2-t': 'Une charge finit avec un ennemi de front qu’elle peut frapper à une valeur d’au moins 1.',
  'VE-IX.2-u': 'Au début d’une charge et après chaque hex, la cavalerie réagit d’abord, puis viennent les carrés.',
  'VE-IX.2-v':
    'Si le feu rompt une partie de la pile, le reste poursuit. La cavalerie en charge reste en Ligne jusqu’à son choc.',
  'VE-IX.3-a': 'Les charges se livrent en phase de choc, les contrecharges aussitôt.',
  'VE-IX.3-b': 'S’il ne reste aucune unité dans l’hex visé, il n’y a ni combat ni avance.',
  'VE-IX.3-c': 'L’infanterie chargée perd 1 pas de plus, sauf en Carré, Adaptée, ou sur un résultat de 0.',
  'VE-IX.3-d': 'Après le combat, la cavalerie peut avancer ; si elle n’exploite pas, elle reprend la Colonne.',
  'VE-IX.3-e':
    'Une seule unité en charge de valeur supérieure à 0 suffit pour la perte de plus ; l’infanterie Désorganisée la subit aussi.',
  'VE-IX.4-a': 'Si le choc a rompu sa cible, la cavalerie peut prendre sa place, pivoter de 60° et attaquer encore.',
  'VE-IX.4-b': 'L’infanterie en ordre qui voit la cavalerie peut tenter le carré avant son entrée.',
  'VE-IX.4-c': 'La cavalerie qui exploite peut se joindre à une attaque encore à livrer.',
  'VE-IX.4-d': 'On n’exploite qu’une fois.',
  'VE-IX.4-e': 'Une unité déjà attaquée ce tour n’est pas une nouvelle cible ; le carré se teste à distance 2.',
  'VE-IX.4-f':
    'Avant l’entrée de la cavalerie, toute pile d’infanterie qui peut être sa prochaine cible peut tenter le carré.',
  'VE-IX.5-a': 'La cavalerie de plusieurs hexs peut mener une charge combinée.',
  'VE-IX.5-b': 'Une charge combinée n’est contrechargée qu’une fois tous ses mouvements faits.',
  'VE-IX.5-c': 'Une charge combinée frappe une même cible, d’un hex ou de plusieurs.',
  'VE-IX.5-d': 'On peut partager un choc sans charge combinée.',
  'VE-IX.5-e': 'Les unités qui se séparent ne sont plus combinées.',
  'VE-IX.5-f': 'Une contrecharge frappe toutes les unités combinées sur son front ; les autres gardent leur charge.',
  'VE-IX.5-g': 'Les unités d’une charge combinée peuvent se traverser, selon les limites d’empilement.',
  'VE-IX.5-h': 'Les unités sans ennemi commun devant elles ne sont plus combinées, le mouvement fini.',
  'VE-IX.6-a': 'L’infanterie peut tenter le carré face à une charge, sauf Désorganisée ou adjacente à la cavalerie.',
  'VE-IX.6-b': 'L’infanterie chargée hors Carré perd 1 pas de plus : 2 pour 1, D+1 pour D, D+2 pour D+1 ; 0 reste.',
  'VE-IX.6-c':
    'Pour former le carré, l’infanterie doit voir la charge, être à sa portée et se tenir où un Carré le peut.',
  'VE-IX.6-d': 'La mise en carré est un test de moral, à +1 si la charge est à 3 hexs ou plus.',
  'VE-IX.6-e': 'La distance se compte d’où l’on voit la charge.',
  'VE-IX.6-f': 'Si le test réussit, l’infanterie et toute celle du dessous sont en Carré.',
  'VE-IX.6-g': 'À la mise en carré, son joueur place l’artillerie au-dessus ou au-dessous.',
  'VE-IX.6-h': 'L’artillerie Attelée est à l’abri dans un Carré.',
  'VE-IX.6-i':
    'Une Batterie au-dessus d’un Carré tire sur la cavalerie à demi-valeur, et perd 1 pas si la cavalerie attaque.',
  'VE-IX.6-j': 'Une Batterie sous un Carré combat avec son +2, mais ne tire pas.',
  'VE-IX.6-k': 'L’infanterie qui échoue est Désorganisée sur place, et retraite de 2 hexs après la phase de choc.',
  'VE-IX.6-l': 'Dans une pile, la suivante tente à −2 par échec ; si l’une réussit, celles qui ont échoué fuient.',
  'VE-IX.6-m': 'Si toutes échouent, l’artillerie avec elles est aussi Désorganisée.',
  'VE-IX.6-n': 'L’artillerie Attelée d’un Carré ne prend ni pertes ni test, mais partage le sort de l’infanterie.',
  'VE-IX.6-o': 'Les Tirailleurs qui forment le carré gardent la moitié choisie par leur joueur.',
  'VE-IX.6-p':
    'Une unité qui a échoué compte aussitôt comme Désorganisée ; déplacée autrement, elle ne doit plus de retraite.',
  'VE-IX.6-q':
    'La Batterie du dessus prend d’abord le résultat et teste sans +2 ; si elle échoue, le Carré teste avec +2 et −2.',
  'VE-IX.7-a': 'Une contrecharge est une charge sans mouvement, faite au tour adverse.',
  'VE-IX.7-b': 'À votre tour, la cavalerie ne contrecharge qu’un ennemi qui retraite sur son front.',
  'VE-IX.7-c':
    'La cavalerie peut contrecharger une unité qui entre dans son front, ou une cavalerie qui y lance sa charge.',
  'VE-IX.7-d': 'La cavalerie chargée qui ne contrecharge pas ne peut contrecharger personne d’autre ce tour.',
  'VE-IX.7-e': 'Une contrecharge exige un test de moral. Échec : rien ne se passe ; réussite : choc immédiat.',
  'VE-IX.7-f': 'L’infanterie contrechargée en mouvement ne peut former le carré.',
  'VE-IX.7-g':
    'Chaque unité d’une pile qui contrecharge teste, à −2 par échec au-dessus ; celles qui échouent ne combattent pas.',
  'VE-IX.7-h': 'Plusieurs unités, de plusieurs hexs, peuvent contrecharger ensemble.',
  'VE-IX.7-i': 'L’unité attaquée peut d’abord tirer sur la cavalerie qui contrecharge, si elle bat son hex.',
  'VE-IX.7-j': 'Toutes les unités de l’hex contrechargé combattent.',
  'VE-IX.7-k': 'La cavalerie qui contrecharge ne peut se désorganiser.',
  'VE-IX.7-l': 'Après une contrecharge, la cavalerie reste dans son hex, formation et orientation d’avant.',
  'VE-IX.7-m': 'Une contrecharge met fin au mouvement de l’unité attaquée, quel qu’en soit le résultat.',
  'VE-IX.7-n':
    'Une charge reçue par une contrecharge est finie pour ce tour, et sa cavalerie n’y contrecharge aucun fuyard.',
  'VE-IX.7-o': 'L’infanterie qui survit à une contrecharge peut attaquer en phase de choc.',
  'VE-IX.7-p': 'Après une tentative, la cavalerie peut en contrecharger d’autres, mais non reculer devant celle-ci.',
  'VE-IX.7-q': 'La cavalerie contrecharge autant de fois qu’elle en a l’occasion, une tentative chaque fois.',
  'VE-IX.7-r':
    'Retraites, avances, renforts et exploitations peuvent être contrechargés, un recul non. Ce n’est pas le choc unique du tour.',
  'VE-IX.7-s': 'Si ce tir arrête toute la cavalerie, il n’y a pas de choc et le mouvement reprend.',
  'VE-IX.7-t': 'Une contrecharge arrête aussi une retraite ; elle élimine l’artillerie Désorganisée seule.',
  'VE-IX.7-u':
    'Les voisines qui n’ont pas pu contrecharger ne sont pas touchées, mais testent si celles qui ont combattu sont Désorganisées.',
};
