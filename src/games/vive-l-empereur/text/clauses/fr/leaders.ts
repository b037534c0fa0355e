import type { leaders as english } from '../en/leaders.ts';

/** Reinforcements, leaders, lines of communication, and the rules of the battles: the clauses in French. */
export const leaders: Readonly<Record<keyof typeof english, string>> = {
  'VE-XIII-a':
    'Les renforts entrent en phase de mouvement, ou en charge, dans toute formation, et peuvent combattre aussitôt.',
  'VE-XIII-b': 'Un renfort paie son hex d’entrée.',
  'VE-XIII-c': 'Par une route, la deuxième unité à entrer perd 1 PM, la troisième 2 PM, et ainsi de suite.',
  'VE-XIII-d': 'Si l’ennemi tient l’hex d’entrée, entrez par l’hex libre du bord le plus proche.',
  'VE-XIII-e': 'Les amis qui bloquent l’hex d’entrée doivent céder la place.',
  'VE-XIII-f': 'Les renforts sont commandés au tour de leur entrée.',
  'VE-XIII-g': 'Une réserve sur la carte est libérée dès qu’un ennemi lui est adjacent.',
  'VE-XIII-h': 'Les unités qui n’entrent pas peuvent le faire à tout tour suivant.',
  'VE-XIII-i':
    'Toutes les unités entrées par un même hex de route dans un tour de joueur se suivent ; celle qui ne peut payer attend. L’entrée par la route coûte 1 PM.',
  'VE-XIII-j': 'Une unité entre face à l’intérieur ; entre hexs aussi proches, son joueur choisit.',
  'VE-XIV.1-a': 'Un chef commande un corps.',
  'VE-XIV.1-b': 'Un chef d’armée commande toutes les unités de son camp.',
  'VE-XIV.1-c': 'Un chef n’a ni feu, ni choc, ni formation, ne compte pas dans la pile et, seul, n’est pas une cible.',
  'VE-XIV.1-d':
    'De plusieurs chefs dans une pile compte le plus élevé qui commande l’unité ; à rang égal, celui qui y a le plus d’unités.',
  'VE-XIV.1-e': 'Un seul chef compte par pile et par jet.',
  'VE-XIV.1-f': 'On ne choisit pas le chef qui compte ; un bonus refusé ne passe à personne.',
  'VE-XIV.2-a': 'Un chef se déplace avec une unité ou seul, jamais les deux.',
  'VE-XIV.2-b': 'Seul, un chef use de ses propres PM, aux prix de l’infanterie en Colonne.',
  'VE-XIV.2-c': 'Un chef ne charge qu’avec la cavalerie qu’il accompagne quand s’ouvre la phase de charge.',
  'VE-XIV.2-d':
    'Un chef n’entre pas dans un hex tenu par une unité ennemie ; il traverse librement les amis et use des routes.',
  'VE-XIV.2-e': 'Un chef qui accompagne une unité ne dépense rien et ne la ralentit pas.',
  'VE-XIV.3-a': 'Le bonus de combat vaut au choc, jamais au feu.',
  'VE-XIV.3-b': 'Le bonus du chef attaquant s’ajoute au dé, celui du chef défenseur s’en retranche.',
  'VE-XIV.3-c': 'En charge, même contrechargée, un chef ne compte que s’il l’a menée depuis le départ.',
  'VE-XIV.3-d': 'Le bonus d’un chef sert aux unités qu’il commande, celui d’un chef d’armée à toutes.',
  'VE-XIV.3-e': 'Un bonus de combat positif peut se refuser, un négatif non.',
  'VE-XIV.3-f': 'Un chef peut avancer ou retraiter avec ses unités.',
  'VE-XIV.3-g': 'Un chef laissé seul reste jusqu’à ce qu’un ennemi entre dans son hex.',
  'VE-XIV.3-h': 'Un seul chef par camp compte dans un choc.',
  'VE-XIV.4-a': 'Un chef ajoute son bonus de moral aux tests de son hex.',
  'VE-XIV.4-b': 'À des unités d’un autre corps, un chef donne au plus +1.',
  'VE-XIV.4-c': 'Un chef d’armée donne tout son bonus à toute unité.',
  'VE-XIV.4-d': 'Le bonus de moral vaut dans tout test, sauf le recul.',
  'VE-XIV.5-a': 'Si un seul tir coûte 2 ou 3 pas aux unités qu’il accompagne, un chef tombe sur un 6.',
  'VE-XIV.5-b': 'Si toute sa pile est détruite, un chef tombe sur un 6.',
  'VE-XIV.5-c':
    'Si un ennemi entre dans l’hex d’un chef seul, il tombe sur un 6, et sinon s’échappe dans un hex voisin.',
  'VE-XIV.5-d': 'Un chef seul et encerclé après un combat tombe sur 4, 5 ou 6, et sinon s’échappe à 2 hexs au plus.',
  'VE-XIV.5-e': 'Chaque danger a son propre jet, avant les tests des unités.',
  'VE-XIV.5-f': 'La bataille dit ce qu’entraîne la perte d’un chef d’armée ; si Napoléon tombe, les Français perdent.',
  'VE-XIV.5-g': 'Les chefs perdus valent des points de victoire.',
  'VE-XIV.5-h': 'Un chef sans hex libre où aller est perdu.',
  'VE-XIV.5-i':
    'Tous les pas perdus par sa pile dans un tir s’additionnent ; chaque chef de l’hex jette pour lui-même.',
  'VE-XIV.6-a': 'Au tour suivant, un chef perdu est remplacé sur une unité de son corps : combat 0, moral +1, 10 PM.',
  'VE-XIV.6-b': 'Les remplaçants sont aussi remplacés ; leur perte ne vaut aucun point.',
  'VE-XIV.6-c':
    'Un remplaçant a le rang et le commandement du chef perdu ; il attend tant qu’aucune de ses unités n’est sur la carte.',
  'VE-XV-a': 'Les lignes de communication sont des hexs du bord de carte, donnés par la bataille.',
  'VE-XV-b':
    'Les unités sorties par une ligne de communication donnent des points à l’ennemi, sauf si la bataille en dispose autrement.',
  'VE-XV-c': 'Une unité ne quitte la carte de son gré que par sa propre ligne de communication, pour 1 PM.',
  'VE-QB-S1': 'Aux Quatre-Bras, les Français jouent les premiers.',
  'VE-QB-S2':
    'Un camp contrôle un objectif si ses unités en ordre y ont été les dernières. Les Alliés commencent avec tous, sauf Frasnes.',
  'VE-QB-S3':
    'La cavalerie légère de la Garde ne charge pas et n’entre pas dans les rangées 01 à 14 avant qu’un autre corps français se rompe ou qu’elle soit engagée. Ses pas valent 2 points, et elle ne se démoralise jamais.',
  'VE-QB-S4': 'Jusqu’à l’arrivée de Wellington, le prince d’Orange est chef d’armée des Alliés.',
  'VE-QB-S5': 'Les deux rangs de l’infanterie britannique sont dans son feu imprimé.',
  'VE-QB-S6': 'Les renforts entrent par leur hex, à leur tour ou plus tard, dans l’ordre voulu par leur joueur.',
  'VE-QB-S7':
    'Une unité qui quitte la carte de son gré compte comme éliminée ; en retraite par sa ligne de communication, elle donne la moitié de ses pas.',
  'VE-QB-S8': 'Seigle haut : l’infanterie ne voit une charge qu’à 3 hexs au plus pour former le carré.',
  'VE-QB-S9': 'Pas de Tirailleurs dans le marais.',
  'VE-HA-S1': 'À Hassenhausen, les Prussiens jouent les premiers.',
  'VE-HA-S2': 'Brouillard : aux tours 1 et 2, nul ne voit à plus de 2 hexs.',
  'VE-HA-S3': 'Personne ne contrôle Hassenhausen au début ; les Français tiennent le Ranzenhügel.',
  'VE-HA-S4': 'Pas de Tirailleurs, sauf si les joueurs le veulent.',
  'VE-HA-S5': 'Les sorties de carte comptent comme aux Quatre-Bras.',
};
