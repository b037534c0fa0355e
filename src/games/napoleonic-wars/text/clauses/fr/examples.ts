import type { examples as english } from '../en/examples.ts';

/** Scenarios and worked examples: the clauses in French. */
export const examples: Readonly<Record<keyof typeof english, string>> = {
  'NW-16.0-a': 'Chacun des trois scénarios a sa propre mise en place.',
  'NW-16.0-b':
    'Un scénario débute par la phase Politique de son premier tour, événements compris, et finit par la victoire ou avec son dernier tour.',
  'NW-X1':
    'Tour 10, Trésor à 3 : Londres 4 £, Autriche 2 £, Beethoven et Goya 2 £, commerce d’Irlande, de Mysore et du Cap 3 £, soit 11 £. Le blocus tire 4 : il entre 7 £, et le Trésor tient 10 £.',
  'NW-X2':
    'Tour 4, un État client est pioché et le dé montre 4 : il naît en Italie, et le Pape qui s’y trouverait est enlevé.',
  'NW-X3':
    'Égypte, difficulté 11, Royal Navy maîtresse, 3 £ dépensées : 4 et 2 font 6, +2 pour la mer, +3 pour l’argent, soit 11. Vous gagnez ; le commerce reste, et l’abdication demeure à 5.',
  'NW-X4':
    'Metternich (4) affronte Talleyrand (2), Razumovsky (3) un autre, pour 2 £. Un 1 fait 3, et Talleyrand part à l’Hôtel ; un 6 dépasse 3, et l’autre reste.',
  'NW-X5': 'Un 5 au tour 6 donne la ligne 11 de la table d’invasion.',
  'NW-X6':
    'Tour 5, cible Autriche, un diplomate français là, deux en Espagne, un 3 pour l’invasion : ligne 8. La France reçoit 4 corps, l’Autriche 6, l’Espagne 2, l’Allemagne 3, l’Italie 2, en tout 17.',
  'NW-X7': 'Autriche et 4 : Napoléon va en Autriche avec 4 corps tirés du bol au hasard.',
  'NW-X8':
    'Grande Stratégie, cible Allemagne, et le dé montre 5 : Napoléon, le marqueur But et les quatre corps de sa pile passent en Espagne, désormais la cible.',
  'NW-X9':
    'Bataille en Autriche, où se trouve une cavalerie prussienne ; en Allemagne, Murat, Bessières et Grouchy. Grouchy, le plus faible, reste. Murat tire 3, +1 font 4 : il part. Bessières tire 5, +1 font 6 : il reste.',
  'NW-X10':
    'Kutuzov, en Italie, tire alors 2, +1 à cause de Murat font 3 : il rejoint l’Autriche. Une cavalerie prussienne ne pourrait gagner l’Espagne.',
  'NW-X11': 'Ferveur 5 en Autriche et un dé de 5 : avantage français, deux dés de bataille.',
  'NW-X12': 'Napoléon-N est en Autriche, et le dé montre 5 : la Garde entre dans la bataille.',
  'NW-X13': 'Les Français ont 24, avec les 7 de la Garde 31 ; vous avez 35. Le différentiel est de 4 pour vous.',
  'NW-X14':
    'Deux dés montrent 3 et 1, +4 font 8 : Français Échange. Murat (6, cavalerie) survit, la Garde rentre, la ferveur d’Autriche passe de 5 à 8, et l’Autriche coalisée capitulera.',
  'NW-X15': 'Les Français quittent l’Autriche et les deux voies se valent : de 1 à 3 l’Allemagne, de 4 à 6 l’Italie.',
  'NW-X16': 'Napoléon-V est battu en Autriche : ferveur −5. Vainqueur, c’était +1.',
  'NW-X17':
    'La Garde est battue avec Napoléon-V : elle est perdue, la France y laisse un dé de ferveur, et abdication +2, ou +1 pour un vétéran.',
  'NW-X18': 'Trois caisses de 16 £ font 48 £ : jamais vous n’en aurez davantage.',
};
