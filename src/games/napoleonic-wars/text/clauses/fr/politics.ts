import type { politics as english } from '../en/politics.ts';

/** The Political Phase: the clauses in French. */
export const politics: Readonly<Record<keyof typeof english, string>> = {
  'NW-4.0-a':
    'La phase suit cet ordre : revenus, blocus, caisses, Nation cible, événements, pioche, puis l’achat éventuel d’un marqueur. Le reste s’applique quand l’occasion se présente.',
  'NW-4.1-a': 'Londres rapporte 4 £ tant que le marqueur 4 £ s’y trouve, sinon 3 £.',
  'NW-4.1-b': 'Prusse et Autriche rapportent 2 £ chacune tant qu’elles sont coalisées.',
  'NW-4.1-c': 'Chaque personnalité à Londres rapporte 1 £ ; ailleurs, rien.',
  'NW-4.1-d': 'Chaque marqueur de commerce sur la carte rapporte 1 £.',
  'NW-4.1-e': 'Tous les revenus vont au Trésor.',
  'NW-4.1.1-a':
    'Tant que le Blocus continental est en Haute Mer, on ôte un dé des revenus. S’ils deviennent négatifs, le Trésor paie, sans descendre sous 0.',
  'NW-4.2-a':
    'Les revenus touchés, vous pouvez verser du Trésor à la Caisse des conflits mineurs et au budget de l’Amirauté.',
  'NW-4.2.1-a': 'La Caisse des conflits mineurs ne paie que ceux-ci, invasion de la Russie comprise.',
  'NW-4.2.1-b':
    'L’argent de la Caisse des conflits mineurs ne passe au Trésor ou à l’Amirauté qu’aux transferts de fin de tour.',
  'NW-4.2.2-a': 'Le budget de l’Amirauté ne paie que les batailles navales.',
  'NW-4.2.2-b': 'L’argent ne quitte l’Amirauté que dépensé en bataille navale, ou par un événement.',
  'NW-4.2-b': 'Aucune caisse ne tient plus de 16 £. Le surplus est perdu aussitôt.',
  'NW-4.2-c': 'Le Trésor paie tout le reste, mais jamais un conflit mineur ni une bataille navale.',
  'NW-4.3-a': 'Le marqueur But dit où vise Napoléon : il va dans la case verte de la Nation inscrite pour le tour.',
  'NW-4.3-b': 'Dès qu’un dé désigne une Nation, le 6 vaut pour la Nation cible.',
  'NW-4.4-a': 'Les événements du tour, un ou deux, se jouent dans l’ordre où ils sont inscrits.',
  'NW-4.4-b': 'Ce qu’un événement ajoute va dans le bol Politique.',
  'NW-4.5-a': 'Le tour dit combien de marqueurs politiques se piochent, de 0 à 3. Chacun est résolu avant le suivant.',
  'NW-4.5-b':
    'Un marqueur pioché et appliqué sort du jeu, sauf s’il dit le contraire. Bol vide, on passe les pioches qui restent.',
  'NW-4.6-a': 'Un dé de Nation dit où naît l’État client ; le 6 désigne la cible.',
  'NW-4.6-b': 'Jamais d’État client en France, ni en Espagne tant qu’elle est française : on relance.',
  'NW-4.6-c': 'Un nouvel État client remplace celui de sa Nation, qui sort du jeu.',
  'NW-4.6-d': 'Un État client d’Espagne y reste quand elle devient française, et garde son modificateur.',
  'NW-4.7-a': 'Le Duché de Varsovie va en Allemagne et y remplace tout État client.',
  'NW-4.7-b': 'Avec le Duché de Varsovie, Poniatowski entre dans le bol Grande Armée.',
  'NW-4.7-c': 'Un autre État peut plus tard remplacer Varsovie ; Poniatowski, lui, demeure.',
  'NW-4.8-a': 'Si le Pape est en Italie quand un État client y naît, il est enlevé pour toujours.',
  'NW-4.9-a': 'Un marqueur Conflit pioché ouvre un conflit dans sa case, à résoudre sur-le-champ.',
  'NW-4.9-b': 'Vous gagnez un conflit mineur si deux dés et tous les modificateurs atteignent sa difficulté.',
  'NW-4.9-c': 'Avant les dés, vous pouvez dépenser dans la Caisse des conflits mineurs : +1 par livre.',
  'NW-4.9-d': 'Dans une case à l’ancre, la maîtrise de la mer compte.',
  'NW-4.9-e': 'L’armée ottomane dans la case vaut −2.',
  'NW-4.9-f':
    'Dans un conflit russe, si la Russie est coalisée, vous pouvez retarder un corps russe de la réserve pour +1.',
  'NW-4.9-g': 'Vous pouvez aussi abandonner un conflit : ni dés, ni dépense.',
  'NW-4.9-h': 'Aucun jet ne gagne ni ne perd à lui seul un conflit mineur.',
  'NW-4.9-i':
    'D’abord la bataille navale, si elle est permise et voulue ; puis l’argent et le corps russe ; enfin les dés. Jusque-là, vous pouvez abandonner.',
  'NW-4.9.1-a': 'Un conflit mineur est russe, commercial ou stratégique, selon les symboles de sa case.',
  'NW-4.9.1.1-a': 'Après une victoire, le marqueur Conflit reste dans sa case, face visible.',
  'NW-4.9.1.1-b': 'Conflit russe gagné : son drapeau passe dans la case Guerres russes, côté drapeau.',
  'NW-4.9.1.1-c': 'Un conflit commercial gagné ne change rien : le commerce encore présent reste.',
  'NW-4.9.1.1-d': 'Conflit stratégique gagné : abdication +1.',
  'NW-4.9.1.2-a': 'Après une défaite, le marqueur Conflit montre son D. Chaque D sur la carte renchérit les alliances.',
  'NW-4.9.1.2-b': 'Conflit russe perdu : son drapeau passe dans la case Guerres russes, côté G.',
  'NW-4.9.1.2-c': 'Conflit commercial perdu : le commerce de la case disparaît pour de bon.',
  'NW-4.9.1.2-d': 'Conflit stratégique perdu : abdication −1.',
  'NW-4.9.1-b':
    'Au quatrième drapeau dans la case Guerres russes, Napoléon envahit aussitôt la Russie, avant toute autre pioche.',
  'NW-4.9.2-a': 'La mer ne compte que dans les cases à l’ancre, et ne coûte rien.',
  'NW-4.9.2-b':
    'Là où la mer compte, la Royal Navy maîtresse donne +2, personne 0, la Flotte française −2, sauf si vous l’affrontez.',
  'NW-4.9.2-c':
    'Si la Flotte française tient la mer, vous pouvez d’abord livrer une bataille navale pour ce conflit. Gagnée, elle donne +2 ; nulle, 0 ; perdue, −2.',
  'NW-4.9.2-d':
    'Il y a bataille navale dans trois cas : avant un conflit à l’ancre si la Flotte française tient la mer, par accident, et quand Trafalgar est pioché.',
  'NW-4.10-a': 'Napoléon envahit la Russie une seule fois, quand les quatre drapeaux sont dans la case Guerres russes.',
  'NW-4.10-b':
    'Quand Napoléon envahit la Russie, le Blocus continental, les deux Tilsit et le Grand Vizir quittent le jeu.',
  'NW-4.10-c': 'Quand Napoléon envahit la Russie, le marqueur Paris va en France.',
  'NW-4.10-d':
    'Envahie, la Russie devient coalisée sans frais, et ses corps passent dans la réserve. Un mariage russe ne cesse que si vous gagnez ce conflit.',
  'NW-4.10-e':
    'Napoléon entraîne les autres en Russie : pour chaque diplomate français en Autriche, vous retardez un corps autrichien des Forces neutres ; pour chacun en Allemagne, un prussien.',
  'NW-4.10-f': 'L’invasion de la Russie est un conflit mineur, selon les règles habituelles. La mer n’y compte pas.',
  'NW-4.10-g': 'Dans l’invasion de la Russie, chaque marqueur Guerre russe compte +1 côté drapeau et −1 côté G.',
  'NW-4.10-h':
    'Dans l’invasion de la Russie, vous pouvez retarder autant de corps russes de la réserve que vous voulez, pour +1 chacun.',
  'NW-4.10-i': 'En Russie, vous gagnez à 12 ou plus ; à 11 ou moins, la France l’emporte.',
  'NW-4.10-j': 'Si la France gagne en Russie, Napoléon-V entre dans le bol Politique.',
  'NW-4.10-k': 'Si la France gagne en Russie, celle-ci capitule aussitôt.',
  'NW-4.10-l': 'Si la France gagne en Russie : abdication −1, et ferveur +5 en France, en Allemagne et en Autriche.',
  'NW-4.10-m':
    'Si la France gagne en Russie, un dé dit combien de corps français ou polonais du bol Grande Armée sont défaussés.',
  'NW-4.10-n': 'Si vous gagnez en Russie, Napoléon-V remplace aussitôt le Napoléon en jeu.',
  'NW-4.10-o':
    'Si vous gagnez en Russie, alors Russie, Prusse et Autriche deviennent coalisées sans frais ; traités et mariage qui les liaient prennent fin.',
  'NW-4.10-p': 'Si vous gagnez en Russie : abdication +1.',
  'NW-4.10-q':
    'Si vous gagnez en Russie, le corps bavarois est autrichien jusqu’à la fin. S’il n’est pas encore en jeu, il entrera de votre côté.',
  'NW-4.10-r': 'Si vous gagnez en Russie, la ferveur de France, d’Allemagne et d’Autriche baisse d’un dé chacune.',
  'NW-4.10-s':
    'Si vous gagnez en Russie, deux dés disent combien de corps français ou polonais du bol Grande Armée sont défaussés.',
  'NW-4.10-t':
    'Si vous avez gagné en Russie et que le jet des corps vous déplaît, vous pouvez le refaire une fois pour abdication −1. Le second jet vaut.',
  'NW-4.10-u':
    'Si le bol a moins de corps français ou polonais que la Russie n’en prend, tous s’en vont. Murat et Bernadotte ne sont jamais pris.',
  'NW-4.10-v': 'Il n’y a qu’un Napoléon-V : il n’entre pas deux fois, et une fois en jeu il n’est plus dans le bol.',
  'NW-4.10-w': 'L’invasion de la Russie ne laisse aucun marqueur dans sa case. L’abandonner compte comme 11 ou moins.',
  'NW-4.11-a':
    'Quand éclate l’Ulcère espagnol, l’Espagne n’est plus française, et un mariage espagnol prend fin : elle rejoint la coalition.',
  'NW-4.11-b': 'L’Ulcère met fin au traité de San Ildefonso, et son marqueur va en Espagne.',
  'NW-4.11-c': 'L’Ulcère coûte à l’Espagne 10 de ferveur.',
  'NW-4.11-d': 'Quand l’Ulcère éclate, les deux corps espagnols passent du bol Grande Armée à votre réserve.',
  'NW-4.12-a':
    'Après la pioche, vous pouvez payer 3 £ du Trésor, une fois par tour, pour piocher et résoudre un marqueur politique de plus.',
  'NW-4.12-b': 'L’achat n’est offert qu’avec 3 £ au Trésor et un bol non vide.',
  'NW-4.13-a': 'Quand Napoléon se marie, deux Pas de Guerre entrent dans le bol Politique.',
  'NW-4.13-b':
    'Si la mariée vient d’Autriche, de Prusse ou de Russie, cette puissance devient neutre. Si elle l’était déjà ou avait capitulé, on ajoute seulement le marqueur de mariage.',
  'NW-4.13-c':
    'Si la mariée est espagnole, l’Espagne devient française, et ses deux corps vont dans le bol Grande Armée, où qu’ils soient. Un Ulcère déjà là reste.',
  'NW-4.13-d': 'Le mariage tient Napoléon occupé.',
  'NW-4.13-e':
    'Si l’Espagne était déjà française, un mariage espagnol n’y change rien d’autre. S’il reste moins de deux Pas de Guerre, on ajoute ceux qui restent.',
  'NW-4.14-a':
    'Deux choses occupent Napoléon : le conflit d’Égypte, où il se trouve alors, et le Divorce, qui l’envoie au lit.',
  'NW-4.14-b': 'Tant que Napoléon est occupé, il n’entre pas en campagne.',
  'NW-4.14-c':
    'Napoléon est occupé jusqu’au prochain Rappel : ce tour-ci si l’Égypte sort en phase Politique, le tour suivant après le Divorce ou si elle vient par accident.',
  'NW-4.14-d': 'Si aucun Napoléon n’est en jeu quand l’Égypte est piochée, personne n’est occupé.',
};
