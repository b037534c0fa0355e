import type { ending as english } from '../en/ending.ts';

/** Personalities, abdication and the end of a turn: the clauses in French. */
export const ending: Readonly<Record<keyof typeof english, string>> = {
  'NW-10.0-a': 'On vérifie d’abord les capitulations ; puis vous pouvez inviter des personnalités.',
  'NW-10.1-a':
    'Coalisée, l’Autriche capitule si des unités françaises sont chez elle ; la Prusse, si elles sont en Allemagne.',
  'NW-10.1-b': 'Coalisée, la Russie capitule si nul corps russe n’est sur la carte.',
  'NW-10.1-c': 'Coalisée, la Russie capitule aussi si ni l’Autriche ni la Prusse ne le sont.',
  'NW-10.1-d':
    'France, Angleterre, Suède, Espagne et Duchés ne capitulent jamais. Une même puissance peut capituler plusieurs fois.',
  'NW-10.1-e':
    'On vérifie l’Autriche, puis la Prusse, puis la Russie selon ce qui en résulte. Un corps russe au Portugal compte ; aux Pertes, en réserve ou retardé, non.',
  'NW-10.2-a': 'Beethoven vit en Autriche, Goethe en Allemagne, Goya en Espagne, Volta en Italie.',
  'NW-10.2-b':
    'Pour une personnalité dans une Nation où se trouve une unité française, vous pouvez payer 1 £ du Trésor et lancer un dé : de 1 à 4, elle vient à Londres. Autant d’essais que vous pouvez payer.',
  'NW-11.0-a':
    'La phase suit cet ordre : contrôle, victoire, fin de partie, ferveur, Rappel, retour des retardés, pertes françaises, nettoyage, transferts.',
  'NW-11.1-a':
    'Vous contrôlez une Nation si vous y avez une unité et la France aucune. Duchés, Émigrés et Royalistes comptent ; un État client ne contrôle rien.',
  'NW-11.1-b': 'Votre objectif à chaque tour : contrôler au moins trois Nations, dont la cible. Alors abdication +1.',
  'NW-11.1-c':
    'Si vous manquez l’objectif du tour et que les Pertes n’ont aucun corps du camp français : abdication −1. S’il y en a un, rien ne change.',
  'NW-11.1.1-a': 'Avec le marqueur Paris ou But, la France compte autant que les autres Nations.',
  'NW-11.1.1-b':
    'Sans marqueur Paris ni But, la France compte encore si vous la contrôlez, par une poursuite ou par les Royalistes.',
  'NW-11.2-a':
    'Si l’abdication est à 16 une fois le contrôle établi, Napoléon abdique et vous gagnez. On ne le vérifie qu’alors.',
  'NW-11.3-a': 'Si le tour 16 s’achève sans victoire, vous avez perdu.',
  'NW-11.4-a':
    'Une Nation qui n’a que vos unités perd 1 de ferveur ; si elle n’a que des françaises, elle gagne 1. Avec les deux ou aucune, rien ne change.',
  'NW-11.4-b':
    'Là où se tient Napoléon, la ferveur change encore : B +1, N 0, V −1. Au lit ou en Égypte, il ne compte nulle part.',
  'NW-11.4-c': 'Les gains passent avant les pertes, et la ferveur ne sort jamais de sa piste entre-temps.',
  'NW-11.5-a': 'Au Rappel, tous vos diplomates rentrent à Londres, face visible.',
  'NW-11.5-b': 'Au Rappel, Joséphine et Napoléon vont au lit, et il n’est plus occupé.',
  'NW-11.5-c':
    'Au Rappel, sauf si le marqueur Paris est en France, les diplomates français de cette Nation regagnent l’Hôtel.',
  'NW-11.6-a': 'En phase Abdication, les corps face cachée sur la carte sont redressés. Les marqueurs de conflit, non.',
  'NW-11.6-b':
    'Les corps retardés reviennent dans la réserve, ou aux Forces neutres si leur puissance n’est pas coalisée.',
  'NW-11.7-a':
    'Avec un corps français ou polonais aux Pertes, quel que soit son point, on lance un dé : sur 1 ou 2, un de ceux-là est défaussé. Espagnols, Napolitains et Bavarois ne comptent pas.',
  'NW-11.7-b':
    'Le corps que la France défausse est une infanterie à point rouge, sinon une cavalerie à point rouge, sinon une infanterie sans point, sinon une cavalerie sans point ; la plus faible chaque fois. Vous tranchez les égalités.',
  'NW-11.7-c':
    'Murat et Bernadotte, à point blanc, ne sont jamais défaussés. S’ils sont seuls aux Pertes, rien ne l’est.',
  'NW-11.8-a': 'Au nettoyage, tous les corps quittent les Nations, le Portugal et les Pertes.',
  'NW-11.8-b': 'Au nettoyage, les corps du camp français vont dans le bol Grande Armée, les vôtres dans la réserve.',
  'NW-11.8-c':
    'Au nettoyage, chaque force des Duchés dans une Nation peut y rester. Du Portugal, elle va en Espagne ou en réserve ; des Pertes, en réserve.',
  'NW-11.8-d': 'Au nettoyage, Émigrés et Royalistes vont en case O.',
  'NW-11.9-a':
    'À la fin de la phase Abdication, vous pouvez déplacer l’argent à votre gré entre les caisses, mais rien ne sort de l’Amirauté.',
  'NW-12.0-a':
    'Si la partie continue, on lance les dés d’accident : 1 sans Napoléon ou avec B, 2 avec N, 3 avec V. Leur total dit ce qui arrive.',
  'NW-12.1-a':
    'Pour une Nation au hasard, le 6 est la cible. Si deux événements du tour se contredisent, seul le premier compte.',
  'NW-12.2-a': 'Le tour prend fin, et le marqueur Tour avance.',
  'NW-12.3-a':
    'Un corps retardé quitte la carte ou sa réserve pour la case du tour en cours, et revient à la prochaine phase Abdication.',
  'NW-12.3-b': 'Un corps retardé le reste, quoi que devienne son pays.',
  'NW-12.3-c':
    'Vous ne retardez des corps russes de votre gré que dans les conflits russes et l’invasion de la Russie, et si la Russie est coalisée.',
  'NW-12.4-a': 'Vétéran : la Garde qui recule donne abdication +1 au lieu de +2.',
  'NW-12.4-b': 'Un vétéran doit gagner avant la fin du tour 15, ou la partie est perdue sur-le-champ.',
  'NW-12.4-c': 'Vétéran : les Cent-Jours donnent abdication +1 au lieu de +2.',
};
