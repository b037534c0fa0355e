import type { armies as english } from '../en/armies.ts';

/** The Grande Armée and the coalition take the field: the clauses in French. */
export const armies: Readonly<Record<keyof typeof english, string>> = {
  'NW-7.0-a':
    'Les corps français sont tirés au hasard du bol Grande Armée : pour la France, la Nation cible, les diplomates, puis la table d’invasion.',
  'NW-7.0-b':
    'Si le bol Grande Armée s’épuise, on place ce qu’il y a dans l’ordre des étapes. Chaque Nation mal servie perd 5 de ferveur, une fois par tour.',
  'NW-7.0-c':
    'Une Nation est mal servie si elle a reçu moins de corps que l’ensemble de la phase n’en demande. Les 5 de ferveur se perdent à la dernière étape.',
  'NW-7.1-a': 'D’abord, quatre corps français vont en France.',
  'NW-7.2-a':
    'Quatre corps français vont dans la Nation cible, en une pile à part. Si la cible est la France, elle en reçoit huit.',
  'NW-7.3-a':
    'Chaque diplomate français en case verte y amène un corps, dans l’ordre France, Allemagne, Autriche, Italie, Espagne.',
  'NW-7.4-a':
    'Un dé plus le numéro du tour donne la ligne de la table d’invasion, dont on place les corps. Sa colonne Napoléon servira plus tard.',
  'NW-7.5-a':
    'Avec l’Ulcère en Espagne, le premier corps français qui s’y déploie à chaque tour va aux Pertes. Fra Diavolo fait de même en Italie.',
  'NW-7.5-b':
    'Ulcère et Fra Diavolo frappent un corps tiré du bol, même venu avec Napoléon, et qui compte comme fourni ; la pile de la cible peut n’en garder que trois. Déplacement, retraite et poursuite n’y exposent pas.',
  'NW-8.0-a': 'Vous levez et placez vos corps, puis vient Napoléon, puis les batailles.',
  'NW-8.1-a': 'Vous ne levez que des corps de la réserve des forces.',
  'NW-8.1-b': 'Les forces des Duchés coûtent 1 £ du Trésor par lot de trois au plus.',
  'NW-8.1-c': 'Tous les corps d’un lot vont dans la même Nation.',
  'NW-8.1-d': 'Les corps britanniques sont gratuits et toujours disponibles, sauf retardés.',
  'NW-8.1-e':
    'Les corps prussiens, russes, autrichiens, espagnols et suédois sont gratuits, mais seulement si leur puissance est coalisée.',
  'NW-8.1-f': 'Les Émigrés sont gratuits, et seulement dans la phase Coalition qui suit leur accident.',
  'NW-8.2-a': 'Les forces des Duchés vont en Allemagne, en Autriche, en Italie ou en Espagne.',
  'NW-8.2-b': 'Les corps autrichiens, et le bavarois une fois rallié, vont en Allemagne, en Autriche ou en Italie.',
  'NW-8.2-c': 'Les corps britanniques vont en Allemagne, en Italie ou en Espagne.',
  'NW-8.2-d': 'Les corps prussiens vont en Allemagne ou en Autriche.',
  'NW-8.2-e': 'Les corps russes et suédois vont en Allemagne, en Autriche ou en Italie.',
  'NW-8.2-f': 'Les corps espagnols ne vont qu’en Espagne.',
  'NW-8.2-g': 'Les Émigrés vont en Allemagne, en Autriche ou en Italie.',
  'NW-8.3-a': 'Un même lieu peut recevoir autant de corps qu’on veut.',
  'NW-8.4-a':
    'Vous ne placez des corps en France qu’avec le marqueur Paris ou But, mais alors de toute sorte. Un lot des Duchés coûte toujours 1 £.',
  'NW-8.4-b': 'On ne place rien au Portugal.',
  'NW-8.5-a':
    'Napoléon entre en campagne une fois vos corps placés, sauf au tour 1, s’il est absent du jeu ou s’il est occupé.',
  'NW-8.5-b': 'Un dé plus le numéro du tour donne la ligne de la table qui dit où va Napoléon.',
  'NW-8.5-c':
    'Une Nation suivie d’un nombre : Napoléon y va avec autant de corps du bol. L’Ulcère ou Fra Diavolo peut prendre le premier.',
  'NW-8.5-d':
    'Les corps qui manquent au bol pour Napoléon viennent de la carte : jamais de France ni de la cible, jamais le dernier d’une Nation, d’abord des Nations non contestées et de la plus grande force. S’ils ne suffisent pas, il va dans la cible avec ceux qui peuvent bouger.',
  'NW-8.5-e':
    'Napoléon prend les corps de la carte un à un, dans la force la plus puissante ; vous tranchez les égalités et choisissez le corps. S’il se rabat sur la cible, la recherche recommence pour elle, sans dépasser le nombre demandé.',
  'NW-8.5-f': 'Les corps qui manquent à Napoléon ne coûtent pas de ferveur.',
  'NW-8.5-g':
    'Toute Nation non contestée donne à Napoléon avant les contestées, la plus grande force d’abord. Une Nation contestée ne cède qu’un corps dont le départ laisse les Français plus forts que vous.',
  'NW-8.5.1-a': 'Grande Stratégie : un dé de Nation dit où va Napoléon, sans autre corps. Le 6 désigne la cible.',
  'NW-8.5.1-b':
    'Si une Grande Stratégie mène Napoléon ailleurs que dans la cible, le marqueur But et ce qui reste de sa pile l’y suivent.',
  'NW-8.6-a': 'On se bat maintenant dans toute Nation où se trouvent les deux camps.',
};
