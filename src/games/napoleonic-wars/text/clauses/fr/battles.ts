import type { battles as english } from '../en/battles.ts';

/** Battles: the clauses in French. */
export const battles: Readonly<Record<keyof typeof english, string>> = {
  'NW-9.0-a':
    'Là où les deux camps se rencontrent, ils se battent, toutes les unités d’un camp ensemble. Une bataille ne coûte rien.',
  'NW-9.0-c': 'Les batailles s’achèvent quand aucune Nation n’a plus de corps des deux camps.',
  'NW-9.0-b': 'Vous choisissez l’ordre des batailles.',
  'NW-9.1.1-a':
    'Avant une bataille, chaque cavalerie française d’une autre Nation tente de s’y joindre, même après avoir combattu.',
  'NW-9.1.1-b':
    'Une cavalerie qui est la seule unité française de sa Nation n’essaie jamais. Si tout y est cavalerie, la plus faible reste ; à égalité, vous choisissez.',
  'NW-9.1.1.1-a':
    'Une cavalerie qui veut rejoindre une bataille lance un dé : de 1 à 5, modifié, elle part ; à 6 ou plus, elle reste.',
  'NW-9.1.1.1-b':
    'Pour une cavalerie qui veut rejoindre une bataille : cavalerie ennemie là-bas, +1 ; dans la Nation quittée, +1 ; bataille non adjacente, +1. Le tout s’additionne.',
  'NW-9.1.2-a':
    'Après les Français, chacune de vos cavaleries d’ailleurs peut tenter de rejoindre la bataille, à votre choix, même après combat. Le jet est le même, les rôles renversés.',
  'NW-9.1.2-b': 'Votre cavalerie ne peut gagner une Nation où vous ne pourriez la placer.',
  'NW-9.1.2-c':
    'La cavalerie française joue d’abord, dans l’ordre que vous voulez. La vôtre peut vider une Nation. Après un Harcèlement, on recommence.',
  'NW-9.1.2-d':
    'Avant chaque bataille, même après une retraite ou une poursuite, une cavalerie essaie au plus une fois. Nulle ne vient du Portugal ni n’y va.',
  'NW-9.2-a':
    'Un dé et la ferveur de la Nation donnent l’infanterie légère : avantage nul, 3 dés de bataille ; avantage français, 2 ; domination française, 1.',
  'NW-9.2-b': 'Le dé d’infanterie légère, modifié, vaut au moins 1 et au plus 6.',
  'NW-9.2.1-a': 'Un État client dans la Nation ajoute son modificateur au dé d’infanterie légère : +1, −1, −2 ou −3.',
  'NW-9.2.1-b':
    'Avec un État client marqué X, pas de dé d’infanterie légère : l’avantage est nul, quoi qu’il y ait d’autre.',
  'NW-9.2.2-a': 'Le Pape en Italie y ajoute +2 au dé d’infanterie légère.',
  'NW-9.2.3-a': 'Joséphine dans la Nation vaut −1 au dé d’infanterie légère.',
  'NW-9.2-c': 'Tous les modificateurs du dé d’infanterie légère s’additionnent.',
  'NW-9.3-a':
    'Avec Napoléon-N ou Napoléon-V dans la bataille, on lance un dé : sur 5 ou 6, la Garde entre en ligne avec une force de 7. Bonaparte n’a pas de Garde, et celle qui est perdue ne revient pas.',
  'NW-9.4-a':
    'Chaque camp additionne sa force. Le différentiel est la plus grande somme moins l’autre, ou 0 si elles sont égales.',
  'NW-9.5-a':
    'Une bataille se joue avec 3, 2 ou 1 dés, dont le blanc. Le différentiel s’ajoute s’il est pour vous, se retranche s’il est pour la France.',
  'NW-9.6-a': 'La table de résolution donne le résultat du total.',
  'NW-9.7-a': 'Les unités éliminées vont aux Pertes.',
  'NW-9.7.1-a': 'Éliminés, Émigrés et Royalistes vont en case O, et non aux Pertes.',
  'NW-9.7.2-a': 'Victorieuse, la Garde rentre en case E. Battue avec Napoléon-N, elle y rentre aussi.',
  'NW-9.7.2-b':
    'Si la Garde est battue avec Napoléon-V, elle est perdue pour toujours : la France perd un dé de ferveur, et abdication +2, ou +1 pour un vétéran.',
  'NW-9.7.2-c':
    'La Garde n’est ni infanterie ni cavalerie, ne peut être éliminée et s’en va après chaque bataille. Si le Harcèlement la laisse seule, elle combat encore avec sa force de 7.',
  'NW-9.7.3-a': 'Harcèlement de cavalerie sans cavalerie : on relance les dés de bataille jusqu’à un autre résultat.',
  'NW-9.7.3-b':
    'Au Harcèlement, chaque cavalerie élimine une infanterie ennemie qui ne soit pas plus forte qu’elle, la plus forte possible. Vous tranchez les égalités ; la Garde est à l’abri.',
  'NW-9.7.3-c':
    'Après un Harcèlement, la bataille reprend avec de nouveaux dés. Si un camp n’a plus d’unité, l’autre gagne.',
  'NW-9.7.3-d':
    'Au Harcèlement, une Garde déjà engagée reste ; sinon, elle peut encore donner. Les deux camps harcèlent ensemble, la plus forte cavalerie d’abord, et nul corps n’est frappé deux fois.',
  'NW-9.7.3-e':
    'Coalition Échange : tout est éliminé, sauf votre unité la plus forte ; à égalité, vous choisissez. Vous gagnez.',
  'NW-9.7.3-f': 'Coalition Victorieuse : plus aucune unité française ne survit. Vous gagnez.',
  'NW-9.7.3-g':
    'Coalition Poursuite : les Français retraitent et vous gagnez. Si le dé blanc a donné 1 ou 2, vous pouvez poursuivre.',
  'NW-9.7.3-h': 'Coalition Retraite : vous retraitez, et la France gagne.',
  'NW-9.7.3-i':
    'Français Échange : tout est éliminé, sauf l’unité française la plus forte. À égalité, c’est une cavalerie si possible, puis vous choisissez. La France gagne.',
  'NW-9.7.3-j': 'Français Victorieux : toutes vos unités sont éliminées. La France gagne.',
  'NW-9.7.3-k':
    'Français Poursuite : vous retraitez et la France gagne. Si le dé blanc a donné 1 ou 2, les Français peuvent poursuivre.',
  'NW-9.7.3-l': 'Français Retraite : les Français retraitent, et vous gagnez.',
  'NW-9.7.3-m':
    'Si tous ses corps sont éliminés, Napoléon reste seul dans la Nation jusqu’au Rappel. Seul, il n’est pas une unité et ne contrôle rien.',
  'NW-9.7.3-n':
    'Un camp anéanti par Harcèlement a perdu : Garde et ferveur suivent comme d’habitude, sans retraite ni poursuite. Après une relance, c’est le dernier dé blanc qui compte.',
  'NW-9.7.3-o': 'Si des corps français entrent plus tard là où Napoléon est seul, il les mène comme d’autres.',
  'NW-9.8-a': 'Tout ce qui retraite d’une bataille gagne le même refuge adjacent. Napoléon suit ses corps.',
  'NW-9.8-b':
    'La Garde est partie avant la retraite : sa force ne compte ni pour le refuge ni pour la poursuite. À chaque nouvelle bataille, son dé est relancé.',
  'NW-9.8.1-a':
    'De France, vous retraitez vers l’Allemagne ou l’Italie, ou vers l’Espagne si tout est britannique, espagnol ou des Duchés.',
  'NW-9.8.1-b': 'D’Allemagne, vous retraitez vers l’Autriche, ou vers la France si Paris ou But s’y trouve.',
  'NW-9.8.1-c':
    'D’Autriche, vous retraitez vers l’Allemagne ou l’Italie ; d’Italie, vers l’Autriche ; d’Espagne, vers le Portugal.',
  'NW-9.8.1-d': 'Si plusieurs refuges s’offrent à vous, vous choisissez.',
  'NW-9.8.2-a':
    'Les Français quittent l’Espagne pour la France ; ailleurs, ils vont en France si elle est adjacente, sinon dans une Nation sans vos unités, sinon là où ils seraient plus forts, poursuivants compris. Un dé règle le reste.',
  'NW-9.8.2-b':
    'Le dé du refuge français prend les candidates dans l’ordre France, Allemagne, Autriche, Italie, Espagne : pour deux, de 1 à 3 et de 4 à 6 ; pour trois, 1 et 2, 3 et 4, 5 et 6.',
  'NW-9.8.2-c':
    'Si plusieurs Nations se valent comme refuge français, le dé ne choisit qu’entre elles. Seuls les Français en retraite sont comparés à vos unités sur place et à tout ce qui pourrait poursuivre.',
  'NW-9.8.3-a': 'Vos unités qui quittent l’Espagne vont au Portugal. Les Français n’y entrent jamais.',
  'NW-9.9-a': 'Après chaque bataille, le marqueur Infanterie légère revient au départ.',
  'NW-9.10-a':
    'Si vous gagnez une bataille, la ferveur de sa Nation baisse de 1 ; si la France gagne, elle monte de 1.',
  'NW-9.10-b': 'Un Harcèlement qui mène à une nouvelle bataille ne change pas la ferveur.',
  'NW-9.10-c':
    'En présence de Napoléon, une bataille change autrement la ferveur, pour une victoire ou une défaite française : B +5 ou 0, N +3 ou −2, V +1 ou −5.',
  'NW-9.10-d': 'Napoléon compte là où il était pendant la bataille, avant toute retraite.',
  'NW-9.11-a':
    'Seule une Poursuite avec un dé blanc de 1 ou 2 permet aux vainqueurs de suivre. On se bat alors aussitôt dans le refuge, ce qui peut mener à une autre poursuite.',
  'NW-9.11.1-a':
    'Vous pouvez poursuivre avec tout ou partie des corps vainqueurs ; les vôtres au refuge se joignent à eux. Mieux vaut en laisser un derrière.',
  'NW-9.11.1-b':
    'Une poursuite peut entrer en France sans aucun marqueur. Les limites de placement ne lient ni retraite ni poursuite.',
  'NW-9.11.2-a':
    'Quand les Français poursuivent, leur unité la plus faible de la bataille reste en arrière. À égalité, vous choisissez.',
  'NW-9.11.2-b':
    'Toutes les autres unités françaises poursuivent si cela rend les Français du refuge plus forts que vous ; sinon, aucune.',
  'NW-9.11.2-c':
    'Napoléon poursuit avec ses corps. Une unité française seule ne poursuit pas, et nul ne poursuit au Portugal.',
  'NW-9.12-a':
    'Si une retraite réunit les deux camps sans poursuite, ils se battent là aussitôt, avec tout ce qui s’y trouve.',
  'NW-9.12-b':
    'Après le résultat d’une bataille viennent pertes, Garde, retraite, ferveur, poursuite, puis la bataille du refuge. Toute la suite est jouée avant que vous ne choisissiez de nouveau.',
  'NW-9.12-c':
    'Dans une suite de batailles, un camp ne retraite qu’une fois d’une même Nation. Chassées une seconde fois, ses unités sont éliminées, et nul ne poursuit ; Napoléon y reste alors seul.',
};
