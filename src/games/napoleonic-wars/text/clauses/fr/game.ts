import type { game as english } from '../en/game.ts';

/** Conventions, the map, the units and the set-up: the clauses in French. */
export const game: Readonly<Record<keyof typeof english, string>> = {
  'NW-0.1-a': 'Un dé de Nation se lit ainsi : 1 France, 2 Allemagne, 3 Autriche, 4 Italie, 5 Espagne, 6 Nation cible.',
  'NW-0.1-b':
    'Sur un 6, la cible est la Nation qui porte alors le marqueur But : après une Grande Stratégie, c’est donc la nouvelle.',
  'NW-0.2-a':
    'Ferveur, abdication et chaque caisse restent entre 0 et 16 après chaque changement. L’argent au-delà de 16 est aussitôt perdu.',
  'NW-0.3-a':
    'Les dés d’une bataille viennent dans cet ordre : cavalerie, infanterie légère, Garde, dés de bataille en commençant par le blanc, ferveur perdue avec la Garde, refuge des Français.',
  'NW-0.3-b': 'On pioche toujours au hasard, sans remise. Dans tout choix au hasard, les chances sont égales.',
  'NW-0.3-c':
    'Les autres dés suivent l’ordre des règles : envoyés dans l’ordre du départ, négociations dans celui des annonces, bataille navale avant son conflit, capitulations Autriche, Prusse, Russie. Un dé à relancer l’est sur-le-champ.',
  'NW-0.4-a':
    'La France aligne ses corps, la Garde, Poniatowski, Murat de Naples, Wrede tant que la Bavière lui reste, et Blake et Palafox tant que l’Espagne est française. Tous les autres corps sont à vous ; le Grand Vizir n’en est pas un.',
  'NW-0.5-a': 'Quand aucune règle ne fixe ce que font les Français, c’est vous qui décidez.',
  'NW-1.0-a':
    'Vous jouez seul, à la tête des monarchies d’Europe menées par l’Angleterre. Les règles jouent la France.',
  'NW-1.0-b': 'La partie compte au plus 16 tours.',
  'NW-1.0-c': 'Il existe une grande campagne et deux scénarios courts.',
  'NW-2.0-a':
    'La boîte contient la carte, la planche Tour de Jeu, la planche Pions & Marqueurs, une aide de jeu, 176 pions, les deux livrets et trois dés.',
  'NW-2.0-b': 'Un bol reçoit les marqueurs politiques, l’autre les corps français.',
  'NW-2.1.1-a': 'Il y a cinq Nations, chacune avec sa case verte : France, Allemagne, Autriche, Italie et Espagne.',
  'NW-2.1.1-b': 'Chaque case verte montre le chiffre du dé qui envoie quelqu’un dans sa Nation.',
  'NW-2.1.1-c':
    'La France touche l’Allemagne, l’Italie et l’Espagne ; l’Autriche touche l’Allemagne et l’Italie. Rien d’autre n’est adjacent.',
  'NW-2.1.1-d': 'La Nation Allemagne représente la Prusse.',
  'NW-2.1.2-a':
    'Il y a 16 cases de conflit mineur. Le nombre rouge est la difficulté ; ancre, disque jaune, drapeau russe ou N aux lauriers disent l’enjeu.',
  'NW-2.1.2-b':
    'L’ancre : la mer compte. Le disque jaune : un commerce de 1 £. Le drapeau : un marqueur Guerre russe. Le N : un lieu stratégique.',
  'NW-2.1.3-a':
    'Espagne, Suède, Prusse, Autriche et Russie ont chacune une case statut. Une puissance est neutre, pro-française, coalisée, ou a capitulé.',
  'NW-2.1.4-a':
    'Londres est votre base : argent, diplomates et personnalités en exil. Seul Trafalgar, perdu, peut y amener les Français.',
  'NW-2.1.4-b': 'Les Forces neutres gardent les corps des puissances neutres ou qui ont capitulé.',
  'NW-2.1.4-c':
    'La Haute Mer dit quelle flotte est maîtresse de la mer, s’il y en a une, et si le Blocus continental est actif.',
  'NW-2.1.4-d': 'Le statut religieux montre la politique actuelle de la France envers l’Église.',
  'NW-2.1.4-e': 'Les diplomates français se reposent à l’Hôtel.',
  'NW-2.1.4-f': 'La case Juifs d’Europe porte Lois du Ghetto ou Émancipation.',
  'NW-2.1.4-g':
    'Napoléon gagne son lit quand il se remarie, et à chaque fin de tour. Joséphine y reste tant qu’elle ne voyage pas.',
  'NW-2.1.4-h': 'Les corps des deux camps éliminés en bataille vont aux Pertes.',
  'NW-2.1.4-i': 'Le Portugal est votre refuge, et seulement depuis l’Espagne.',
  'NW-2.2-a':
    'La piste a des cases de 0 à 16. De 1 à 16, ce sont les tours ; toutes servent aussi à compter argent et ferveur.',
  'NW-2.2-b': 'Un tour couvre de six mois à cinq ans, ce qui ne change rien au jeu.',
  'NW-2.2.1-a':
    'Les événements inscrits sur un tour y ont toujours lieu, pour autant que leurs conditions soient remplies.',
  'NW-2.2.2-a': 'La réserve des forces contient les corps que vous pouvez lever.',
  'NW-2.2.3-a': 'La table Infanterie légère donne le nombre de dés d’une bataille.',
  'NW-2.2.4-a': 'La table de résolution change le total des dés en un résultat.',
  'NW-2.3-a': 'Tout pion qui n’est pas en jeu attend sur la planche Pions & Marqueurs, rangé par lettre.',
  'NW-2.4.1-a':
    'Un corps a une nationalité, une arme (infanterie ou cavalerie), une force et, sauf s’il vient des Duchés, un commandant.',
  'NW-2.4.1-b':
    'Bleu pour la France, rouge pour l’Angleterre, noir pour la Prusse, blanc à drapeau pour l’Autriche, vert pour la Russie, jaune pour l’Espagne.',
  'NW-2.4.1.1-a':
    'La cavalerie se bat comme toute autre unité. Avec l’option, elle peut aussi rejoindre une bataille ailleurs.',
  'NW-2.4.2-a':
    'Les forces des Duchés, blanches à armoiries, servent n’importe quelle puissance. Elles sont toujours à vous, jamais pro-françaises.',
  'NW-2.4.2-b': 'De tous les corps, seules les forces des Duchés peuvent demeurer sur la carte en fin de tour.',
  'NW-2.4.3-a':
    'Royal Navy et Flotte française montrent qui est maître de la mer. Nelson aide en bataille navale, sans jamais tenir la mer lui-même.',
  'NW-2.5-a': 'Les diplomates rouges sont à vous, les bleus à la France.',
  'NW-2.6-a':
    'Napoléon a trois marqueurs : B pour Bonaparte, N pour l’Empereur, V pour Vieillissant. Un seul est en jeu à la fois.',
  'NW-2.6-b':
    'Napoléon fixe le nombre de dés d’accident, amène des corps, peut faire donner la Garde et change l’effet des batailles sur la ferveur.',
  'NW-2.6-c':
    'Un nouveau marqueur Napoléon prend la place de l’ancien, dans la même case ou Nation, et reste occupé si l’autre l’était.',
  'NW-2.7-a':
    'Des cinq marqueurs de religion, un seul sert à la fois. Les accidents Religion française et Guillotine le consultent et le changent.',
  'NW-2.8-a': 'Les Lois du Ghetto valent jusqu’à ce qu’un accident leur substitue l’Émancipation.',
  'NW-2.9-a': 'Chaque Nation a sa propre ferveur, de 0 à 16. Haute, elle sert la France ; basse, elle vous sert.',
  'NW-2.10-a': 'La campagne va du tour 1 (1792–94) au tour 16 (1818–21).',
  'NW-2.11-a':
    'Un tour a neuf phases : Politique, Diplomatie, Intrigue, Grande Armée, Coalition, Batailles, Personnalités, Abdication, Accidents.',
  'NW-3.1-a': 'On prépare deux bols, un pour la politique et un pour les corps français.',
  'NW-3.2-a': 'Les pions sont triés d’après la lettre de leur dos.',
  'NW-3.3-a': 'À chaque lettre sa case sur la planche Pions & Marqueurs.',
  'NW-3.4-a': 'Tout est face visible, sauf les Personnalités (C) et les États clients (J), pris au hasard.',
  'NW-3.4-b': 'La Garde commence sur le carré gris de la case E.',
  'NW-3.5-a':
    'Trois scénarios : Bonaparte 1792, Napoléon 1805 et La Fin 1813. Chacun se joue jusqu’à votre victoire, ou jusqu’au bout du tour 16.',
  'NW-3.6-a': 'Les pions que la mise en place ne nomme pas restent sur la planche.',
  'NW-3.7-a':
    'Avant de jouer, vous choisissez deux options, à part l’une de l’autre : l’intervention de la cavalerie et le niveau vétéran.',
};
