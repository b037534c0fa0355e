import type { events as english } from '../en/events.ts';

/** Scheduled events and political markers: the clauses in French. */
export const events: Readonly<Record<keyof typeof english, string>> = {
  'NW-13.0-a': 'Chaque événement a lieu à son tour, dans l’ordre inscrit. Ce dont la condition manque est omis.',
  'NW-13-VALMY':
    'Valmy, tour 1 : les conflits de Suisse et du Cap et un État client vont dans le bol. La Noblesse russe lie la Russie.',
  'NW-13-GRAPESHOT':
    'Vendémiaire, tour 2 : Bonaparte et Joséphine entrent en jeu. Les conflits d’Haïti et d’Égypte et un État client vont dans le bol.',
  'NW-13-SPITHEAD':
    'Spithead et Nore, tour 3 : la mutinerie vide le budget de l’Amirauté. Le conflit d’Irlande et un État client vont dans le bol.',
  'NW-13-SECOND-COALITION':
    'Deuxième Coalition, tour 3 : la Noblesse russe prend fin, la Russie peut être alliée. Le conflit de Mysore va dans le bol.',
  'NW-13-BRUMAIRE':
    'Dix-huit Brumaire, tour 4 : les conflits de Malte et du Caucase, Fra Diavolo et un État client vont dans le bol.',
  'NW-13-AMIENS':
    'Paix d’Amiens, tour 5 : tous les corps britanniques de la carte et de la réserve sont retardés. Un État client et la Bavière vont dans le bol.',
  'NW-13-LOUISIANA':
    'Vente de la Louisiane, tour 5 : Trafalgar, le conflit des États-Unis et un État client vont dans le bol.',
  'NW-13-CORONATION': 'Sacre, tour 6 : Napoléon-N et un État client vont dans le bol.',
  'NW-13-THIRD-COALITION':
    'Troisième Coalition, tour 6 : une Paix de Bâle sur la carte prend fin. Le conflit de Serbie va dans le bol.',
  'NW-13-BERLIN-DECREE':
    'Décret de Berlin, tour 7 : le Blocus continental va en Haute Mer, et Bonaparte, s’il est encore en jeu, devient Empereur. Le Duché de Varsovie va dans le bol.',
  'NW-13-SUBLIME-PORTE':
    'Sublime Porte, tour 7 : le Grand Vizir va dans les Balkans, en Serbie ou au Caucase, la première case dont le conflit reste à jouer. Le conflit des Balkans va dans le bol.',
  'NW-13-TILSIT':
    'Tilsit, tour 8 : Prusse et Russie, si elles ne sont pas coalisées, reçoivent chacune un marqueur Tilsit. Le conflit du Danemark va dans le bol.',
  'NW-13-DOS-DE-MAYO':
    'Dos de Mayo, tour 8 : l’Ulcère espagnol éclate ; coalisée, l’Espagne n’en reçoit que le marqueur et perd 10 de ferveur. San Ildefonso quitte le bol ; le conflit de Finlande et un État client y vont.',
  'NW-13-HOFER':
    'Soulèvement de Hofer, tour 9 : le conflit du Tyrol, le Royaume de Naples et un État client vont dans le bol.',
  'NW-13-KALISCH':
    'Kalisch, tour 12 : le Tilsit prussien et une Paix de Bâle prennent fin. Napoléon-V va dans le bol, sauf s’il y est déjà ou s’il est en jeu.',
  'NW-13-RIED':
    'Traité de Ried, tour 13 : la Bavière change de camp, et Wrede est désormais autrichien, même si son marqueur n’a pas encore été pioché.',
  'NW-13-CHAUMONT':
    'Chaumont, tour 14 : le marqueur Paris va en France, Napoléon-V remplace le Napoléon en jeu, et le Tilsit russe prend fin.',
  'NW-13-VIENNA':
    'Congrès de Vienne, tour 15 : tout Tilsit prend fin. Une Espagne liée par le mariage rejoint la coalition, et ses corps la réserve ; puis tout mariage prend fin.',
  'NW-13.0-b': 'Les tours 10, 11 et 16 n’ont pas d’événement.',
  'NW-13.0-c':
    'Blocus continental, Tilsit et Grand Vizir ne sont plus jamais placés une fois jouée l’invasion de la Russie.',
  'NW-13.0-d':
    'Une fois la Bavière ralliée, Wrede va où vont les Autrichiens : aux Forces neutres tant que l’Autriche n’est pas coalisée.',
  'NW-14-WAR': 'Un marqueur Conflit : un conflit mineur se joue dans sa case, où le marqueur reste.',
  'NW-14-WAR-EGYPT': 'Égypte : si Napoléon est en jeu, il y est retenu avant même le conflit.',
  'NW-14-WAR-FINLAND':
    'Finlande : quelle que soit l’issue, la Suède rejoint la coalition, son Bernadotte entre en réserve et le français quitte le jeu. Un Pas de Guerre va dans le bol.',
  'NW-14-CLIENT': 'État client : un dé dit dans quelle Nation il naît.',
  'NW-14-WARSAW': 'Duché de Varsovie : un État client en Allemagne à −2, et Poniatowski rejoint la Grande Armée.',
  'NW-14-ILDEFONSO':
    'Traité de San Ildefonso : l’Espagne devient française, et ses deux corps vont dans le bol Grande Armée. Avec l’Ulcère sur la carte, rien ne se passe.',
  'NW-14-BAVARIA':
    'Bavière : Wrede entre dans le bol Grande Armée, ou de votre côté si la Bavière a déjà changé de camp.',
  'NW-14-TRAFALGAR':
    'Trafalgar : une bataille navale, après laquelle Nelson n’est plus. Gagnée, elle clôt pour toujours la guerre sur mer en votre faveur ; perdue, Londres est envahie : plus de Trésor ni de marqueur 4 £, et les personnalités rentrent chez elles.',
  'NW-14-FRA-DIAVOLO':
    'Fra Diavolo : le marqueur va en Italie pour toujours, et y coûte aux Français leur premier corps de chaque tour.',
  'NW-14-NAPLES':
    'Royaume de Naples : Murat de Naples entre dans le bol Grande Armée, et le Murat français quitte le jeu.',
  'NW-14-NAPOLEON-N': 'Napoléon-N remplace Bonaparte. Avec Napoléon-V en jeu, rien ne se passe.',
  'NW-14-NAPOLEON-V': 'Napoléon-V remplace le Napoléon en jeu.',
  'NW-14-NO-WAR': 'Pas de Guerre n’a aucun effet.',
};
