import type { morale as english } from '../en/morale.ts';

/** Morale, rally and demoralisation: the clauses in French. */
export const morale: Readonly<Record<keyof typeof english, string>> = {
  'VE-X.1-a': 'Des pertes par le feu font tester une unité, sauf en pleine retraite.',
  'VE-X.1-b': 'Une étoile, au feu ou au choc, fait tester.',
  'VE-X.1-c': 'Une unité en ordre teste quand des amis Désorganisés la traversent.',
  'VE-X.1-d': 'La cavalerie teste pour contrecharger ou reculer.',
  'VE-X.1-e': 'L’infanterie teste pour former le carré.',
  'VE-X.1-f': 'Une unité Désorganisée teste pour se rallier.',
  'VE-X.1-g': 'Le moral se teste par hex, sauf au ralliement.',
  'VE-X.1-h': 'Les pertes d’un choc ne font pas tester par elles-mêmes.',
  'VE-X.2-a': 'Deux dés inférieurs ou égaux au moral modifié réussissent ; sinon, désordre et retraite de 2 hexs.',
  'VE-X.2-b': 'Une unité Désorganisée qui échoue est éliminée, sauf au ralliement.',
  'VE-X.2-c': 'Après un ralliement manqué, une unité peut gagner une forêt ou une ville proche.',
  'VE-X.3-a': 'Un 2 réussit toujours, un 12 échoue toujours.',
  'VE-X.4-a': 'Moral −2 : unité déjà Désorganisée.',
  'VE-X.4-b': 'Moral +2 : Carré attaqué par la seule cavalerie.',
  'VE-X.4-c': 'Moral −1 : ralliement à côté d’une unité ennemie.',
  'VE-X.4-d': 'Un chef dans l’hex ajoute son bonus de moral.',
  'VE-X.4-e': 'Moral −2 si l’attaque vient de flanc, −3 à revers ; pas avec un flanc protégé.',
  'VE-X.4-f': 'Moral −2 par unité de l’hex qui a échoué au-dessus.',
  'VE-X.4-g': 'Moral −1 si le corps est démoralisé, −2 s’il est désespéré.',
  'VE-X.4-h':
    'De lourdes pertes baissent le moral de 1, puis de 2, selon le tableau ; pas pour les unités parties à 3 pas ou moins.',
  'VE-X.4-i': 'Flanc et revers ne comptent que dans les tests dus à cette attaque.',
  'VE-X.4-j': 'Un recul se teste sans modificateur.',
  'VE-XI.1-a': 'Une unité Désorganisée peut tenter de se rallier quand son marqueur a 2 tours.',
  'VE-XI.2-a': 'Un ralliement est un test de moral à −2 pour le désordre, et −1 à côté d’un ennemi.',
  'VE-XI.2-b': 'Chaque unité tente un ralliement par phase, pour elle-même, si son joueur le veut.',
  'VE-XI.2-c':
    'Toute unité ennemie adjacente compte pour le −1. La retraite après un ralliement peut essuyer tir et contrecharge.',
  'VE-XI.3-a': 'Une unité ralliée prend, sans frais, toute formation et orientation que le terrain permet.',
  'VE-XI.4-a':
    'Une unité qui manque son ralliement retraite de 2 hexs, vers sa ligne de communication, une forêt ou une ville à 2 hexs au plus.',
  'VE-XI.4-b': 'Un chef avec elle peut la suivre.',
  'VE-XI.4-c': 'Une unité en ville ou en forêt peut y rester après un ralliement manqué.',
  'VE-XI.4-d': 'Un ralliement manqué n’élimine jamais.',
  'VE-XI.5-a':
    'Quand une unité d’un hex se rallie, celles qui ne le font pas doivent le quitter et retraiter de 2 hexs.',
  'VE-XI.5-b': 'Elles partent quand toutes les tentatives de l’hex sont faites.',
  'VE-XII-a': 'Un corps compte ses pas perdus et ses unités Désorganisées ; ce total se compare à ses deux seuils.',
  'VE-XII-b': 'Un seuil compte dès que l’action qui l’a atteint est finie.',
  'VE-XII-c': 'Un corps qui rallie assez d’unités repasse sous son seuil.',
  'VE-XII-d': 'Les pas sortis de la carte comptent comme perdus.',
  'VE-XII-e': 'On compte d’abord les corps du camp dont c’est le tour, puis les autres, jusqu’à ce que rien ne change.',
  'VE-XII.1-a': 'Un corps est normalement démoralisé à la moitié de sa force.',
  'VE-XII.1-b': 'Dans un corps démoralisé, chaque unité a −1 au moral.',
  'VE-XII.1-c':
    'La première fois qu’un corps est démoralisé, ses unités en ordre qui ont perdu des pas testent aussitôt.',
  'VE-XII.1-d': 'Démoralisé de nouveau, un corps n’a que le −1.',
  'VE-XII.2-a': 'Dans un corps désespéré, chaque unité a −2 au moral.',
  'VE-XII.2-b': 'La première fois qu’un corps désespère, toutes ses unités en ordre testent aussitôt.',
  'VE-XII.2-c':
    'Dans un corps désespéré, une unité qui se rompt fait tester ses voisines du corps, aussi le long de ses 2 hexs de retraite.',
  'VE-XII.2-d': 'Les premiers tests de désespoir n’entraînent pas de chaîne.',
  'VE-XII.2-e': 'Dans une chaîne, chaque unité teste une fois par rupture, dans l’ordre choisi par son joueur.',
  'VE-XII.2-f': 'Si les deux seuils sont franchis d’un coup, on ne fait que les tests de désespoir.',
  'VE-XII.2-g':
    'Les tests d’un corps se font unité par unité, sans −2 pour les voisines ni flanc ; les villes n’abritent pas.',
  'VE-XII.2-h': 'Pour la victoire, un corps désespéré compte aussi comme démoralisé.',
};
