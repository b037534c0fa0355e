import type { shock as english } from '../en/shock.ts';

/** Shock: the clauses in French. */
export const shock: Readonly<Record<keyof typeof english, string>> = {
  'VE-VIII.1-a':
    'Dans votre phase de choc, vous pouvez attaquer des ennemis adjacents. Seules les charges doivent aboutir.',
  'VE-VIII.1-b': 'Une unité subit un seul choc par tour de joueur, d’autant d’attaquants qu’on veut.',
  'VE-VIII.1-c': 'Une unité en retraite peut encore être contrechargée.',
  'VE-VIII.1-d':
    'Vous déclarez d’abord tous les chocs, puis les livrez dans l’ordre voulu. La cavalerie en charge face à un ennemi doit attaquer.',
  'VE-VIII.1-e':
    'Les unités déjà attaquées qui ont fui dans l’hex n’y prennent pas part ; un attaquant rompu avant son choc y renonce.',
  'VE-VIII.2-a': 'Une pile attaquante attaque un seul hex, tout entière.',
  'VE-VIII.2-b': 'Toutes les unités de l’hex attaqué se défendent ensemble.',
  'VE-VIII.2-c': 'Une Ligne attaque un hex, pas deux.',
  'VE-VIII.2-d':
    'Une unité de la pile qui ne peut atteindre la cible ne participe pas ; les autres attaquent quand même.',
  'VE-VIII.3-a':
    'L’attaquant compte, dans sa valeur de choc, sa formation, le côté d’hex, puis le terrain du défenseur.',
  'VE-VIII.3-b': 'La valeur de choc d’un défenseur ne dépend que de sa formation.',
  'VE-VIII.3-c':
    'Le terrain de l’attaquant est sans effet, sauf pour la cavalerie qui charge depuis un bois ou une ville.',
  'VE-VIII.3-d': 'Un attaquant combat dans la formation qu’il a dans son hex.',
  'VE-VIII.3-e': 'Un attaquant dont la valeur tombe à 0 ne participe pas.',
  'VE-VIII.3-f':
    'Un défenseur à valeur 0 est ignoré, mais partage retraite ou élimination, et paie les pertes en dernier.',
  'VE-VIII.4-a': 'La puissance de choc est la valeur multipliée par les pas ; on additionne toutes les unités.',
  'VE-VIII.5-a':
    'Une Ligne attaque l’un de ses deux hexs de front, des Tirailleurs l’un de trois, l’infanterie en Colonne droit devant, Adaptée partout.',
  'VE-VIII.5-b': 'Unités Désorganisées, artillerie et carrés n’attaquent pas.',
  'VE-VIII.6-a': 'Un défenseur attaqué de flanc ou à revers a la moitié de sa valeur de choc.',
  'VE-VIII.6-b': 'Une attaque de flanc donne −2 au moral, une attaque à revers −3.',
  'VE-VIII.6-c': 'Un seul attaquant de flanc ou à revers suffit ; la pire zone compte.',
  'VE-VIII.6-d': 'Sur la limite de deux zones, le défenseur a la meilleure.',
  'VE-VIII.6-e': 'Ordre mixte : flanc et arrière ne comptent pas si une unité de l’hex fait face à l’attaquant.',
  'VE-VIII.6-f':
    'Flanc protégé : un ami en ordre qui pourrait attaquer l’hex de l’attaquant, au feu ou au choc, annule l’attaque de flanc ou à revers.',
  'VE-VIII.6-g':
    'Une Batterie seule, attaquée de flanc ou à revers, est Désorganisée par tout résultat de 0 ou 1 perte.',
  'VE-VIII.6-h':
    'Une Batterie empilée avec de l’infanterie et attaquée de flanc ou à revers est ignorée ; elle partage le sort de l’infanterie.',
  'VE-VIII.6-i': 'Plusieurs batteries sans infanterie comptent comme seules.',
  'VE-VIII.6-j': 'Un tir qui entre juste par un sommet vient de l’hex le plus favorable à la cible.',
  'VE-VIII.7-a':
    'Unités Désorganisées, carrés, cavalerie en Colonne, artillerie et unités à valeur 0 n’attaquent pas, mais se défendent.',
  'VE-VIII.7-b': 'L’artillerie d’un hex attaquant ne combat pas et n’a pas de feu d’opportunité.',
  'VE-VIII.7-c': 'L’infanterie qui a tiré peut attaquer ensuite.',
  'VE-VIII.8-a': 'Le rapport est la puissance de l’attaquant sur celle du défenseur, arrondi en faveur de ce dernier.',
  'VE-VIII.8-b': 'Au dé d’un choc s’ajoute le bonus de combat du chef attaquant, se retranche celui du chef défenseur.',
  'VE-VIII.8-c':
    'La première moitié du résultat vaut pour l’attaquant, la seconde pour le défenseur. Pertes d’abord, puis le sort de l’attaquant, puis du défenseur.',
  'VE-VIII.8-d':
    'Un chiffre : des pas perdus ; une étoile : un test ; D désorganise, D+1 coûte aussi 1 pas ; E élimine.',
  'VE-VIII.8-e': 'Déjà Désorganisée, une unité qui subit D ou manque un test est éliminée.',
  'VE-VIII.8-f': 'En ville, château ou ferme fortifiée, une étoile ne fait pas tester.',
  'VE-VIII.8-g':
    'Étoile, D et E frappent chaque pile attaquante ; les pas se perdent une fois, dans la pile choisie par l’attaquant.',
  'VE-VIII.8-h': 'On révèle les hexs du choc, on fixe valeurs et rapport, on annonce les chefs, puis on lance le dé.',
  'VE-VIII.8-i':
    'Si une contrecharge frappe plusieurs piles, chacune est jugée à part, et les pas se perdent une fois.',
  'VE-VIII.9-a': 'Les unités Désorganisées retraitent de 2 hexs, à l’opposé de l’attaque.',
  'VE-VIII.9-b':
    'Une retraite prend un hex vide vers sa ligne de communication, sinon un hex ami, sinon tout hex vide, sinon tout hex ami.',
  'VE-VIII.9-c': 'Une unité sans issue est éliminée.',
  'VE-VIII.9-d': 'Les amis en ordre traversés testent aussitôt.',
  'VE-VIII.9-e': 'Une retraite hors d’un hex battu essuie le feu d’opportunité, sauf de ceux qui l’ont causée.',
  'VE-VIII.9-f': 'Une retraite ne traverse jamais d’unité ennemie.',
  'VE-VIII.9-g': 'On n’attaque pas un hex vide pour gagner du terrain.',
  'VE-VIII.9-h': 'Une unité qui ne peut s’arrêter après 2 hexs en fait un de plus.',
  'VE-VIII.9-i': 'Une unité sortie de la carte n’y revient pas et compte comme éliminée pour la victoire.',
  'VE-VIII.9-j': 'Une retraite s’éloigne de ceux qui l’ont causée ; ruisseaux et pentes ne l’arrêtent pas.',
  'VE-VIII.9-k':
    'Les unités désorganisées ensemble retraitent ensemble ; l’artillerie qui ne peut suivre va de son côté.',
  'VE-VIII.9-l': 'Une retraite peut finir avec des amis Désorganisés, jamais avec des amis en ordre.',
  'VE-VIII.9-m':
    'Un attaquant battu s’éloigne de l’hex attaqué ; une unité poussée ne va pas là d’où vient l’arrivant.',
  'VE-VIII.9-n':
    'Une retraite ne revient pas sur ses pas et ne pousse pas une pile sans issue. Sur sa propre ligne de communication, elle quitte la carte.',
  'VE-VIII.10-a': 'Si l’hex attaqué est vide, des attaquants peuvent y entrer, selon les limites d’empilement.',
  'VE-VIII.10-b': 'Un défenseur n’avance jamais.',
  'VE-VIII.10-c': 'On avance d’un hex, sans changer de formation ni d’orientation.',
  'VE-VIII.10-d': 'Une avance peut essuyer un feu d’opportunité et des contrecharges.',
  'VE-VIII.10-e': 'Une avance ne coûte aucun PM, mais n’entre nulle part où l’unité ne peut aller.',
  'VE-VIII.10-f': 'Les Tirailleurs avancent de leurs deux moitiés, l’une dans l’hex vidé.',
  'VE-VIII.10-g': 'Une Colonne qui avance par la route en ville ou en bois reste en Colonne ou devient Adaptée.',
  'VE-VIII.10-h': 'Seules avancent les unités en ordre qui ont participé ; un chef peut les suivre.',
};
