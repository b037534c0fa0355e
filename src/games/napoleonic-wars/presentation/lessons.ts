import type { Lesson } from '../../../table/presentation.ts';
import type { ClauseId } from '../text/clauses.en.ts';

const lesson = (step: string, clause: ClauseId, en: Lesson['en'], fr: Lesson['fr']): Lesson => ({
  step,
  clause,
  en,
  fr,
});

/** A word at every step that is new to a newcomer, in the order in which he meets them. */
export const LESSONS: readonly Lesson[] = [
  lesson(
    'turn.fund',
    'NW-4.2.1-a',
    [
      'Money for the minor wars',
      'What you set aside now pays for the wars at the edge of the map: £1 adds 1 to their dice. What is not spent can come back at the end of the turn. The Treasury pays for everything else, so keep some for envoys and Duchy forces.',
    ],
    [
      'De l’argent pour les conflits mineurs',
      'Ce que vous mettez de côté paie les guerres du bord de la carte : 1 £ ajoute 1 à leurs dés. Ce qui reste peut revenir à la fin du tour. Le Trésor paie tout le reste : gardez-en pour les envoyés et les Duchés.',
    ],
  ),
  lesson(
    'turn.budget',
    'NW-4.2.2-a',
    [
      'Money for the navy',
      'The Admiralty pays for naval battles, and for nothing else. What goes in never comes out again: a little each turn is safer than a lot at once.',
    ],
    [
      'De l’argent pour la marine',
      'L’Amirauté paie les batailles navales, et rien d’autre. Ce qui y entre n’en sort plus : un peu à chaque tour vaut mieux que beaucoup d’un coup.',
    ],
  ),
  lesson(
    'war.sea',
    'NW-4.9.2-c',
    [
      'Fight for the sea first?',
      'The French fleet holds the sea, and that costs you 2 in this war. You may meet it before: win, and the sea adds 2 instead. Lose, and Napoleon’s abdication is farther away.',
    ],
    [
      'D’abord la mer ?',
      'La flotte française tient la mer, et cela vous coûte 2 dans cette guerre. Vous pouvez l’affronter avant : gagnez, et la mer ajoute 2. Perdez, et l’abdication de Napoléon s’éloigne.',
    ],
  ),
  lesson(
    'war.corps',
    'NW-4.9-f',
    [
      'A Russian corps for this war',
      'One Russian corps may march to this war and add 1. It misses the battles of this turn.',
    ],
    [
      'Un corps russe pour cette guerre',
      'Un corps russe peut marcher vers cette guerre et ajouter 1. Il manquera aux batailles de ce tour.',
    ],
  ),
  lesson(
    'war.money',
    'NW-4.9-c',
    [
      'A minor war',
      'Two dice and what you pay must reach the number of the war. Every choice shows its chance. A lost war costs trade or abdication, and makes every later alliance dearer; but one that cannot be won may be conceded for nothing.',
    ],
    [
      'Un conflit mineur',
      'Deux dés et ce que vous payez doivent atteindre le nombre de la guerre. Chaque choix montre ses chances. Une guerre perdue coûte du commerce ou de l’abdication, et renchérit toute alliance ; mais celle qu’on ne peut gagner se concède sans rien payer.',
    ],
  ),
  lesson(
    'naval.money',
    'NW-15-BN',
    [
      'A naval battle',
      'Each £1 of the Admiralty adds 1 to your two dice. 9 or more wins the sea and a point of abdication, 7 or less loses both.',
    ],
    [
      'Une bataille navale',
      'Chaque livre de l’Amirauté ajoute 1 à vos deux dés. 9 ou plus gagne la mer et un point d’abdication, 7 ou moins perd l’un et l’autre.',
    ],
  ),
  lesson(
    'turn.buy',
    'NW-4.12-a',
    [
      'One marker more',
      'For £3 you may draw another marker from the political bowl. It may be a war that you can win, or a client state of the French: count what is still in the bowl.',
    ],
    [
      'Un marqueur de plus',
      'Pour 3 £, vous pouvez tirer un autre marqueur du bol politique. Ce peut être une guerre à gagner, ou un État client des Français : comptez ce qui reste dans le bol.',
    ],
  ),
  lesson(
    'turn.second',
    'NW-5.1-b',
    [
      'The second French envoy',
      'You choose which of them travels; the die says where. Each French envoy in a Nation brings a corps with him, and bars its alliance.',
    ],
    [
      'Le second envoyé français',
      'Vous choisissez lequel part ; le dé dit où. Chaque envoyé français dans une Nation y amène un corps et empêche de s’y allier.',
    ],
  ),
  lesson(
    'intrigue.act',
    'NW-6.0-b',
    [
      'Your diplomats',
      'Each of the four does one thing a turn. He can talk a French envoy out of a Nation (£1), win back a lost war with charm (£1 a try), or bring a power into the coalition where no French envoy is left. All talks are agreed before any die falls.',
    ],
    [
      'Vos diplomates',
      'Chacun des quatre fait une chose par tour. Il peut faire partir un envoyé français (1 £), racheter une guerre perdue par son charme (1 £ l’essai), ou gagner une puissance là où il n’est plus d’envoyé français. Toutes les négociations se fixent avant le premier dé.',
    ],
  ),
  lesson(
    'coalition.build',
    'NW-8.1-a',
    [
      'Raise your armies',
      'The corps of your allies cost nothing; three Duchy forces cost £1. You need three Nations without a French corps at the end of the turn, and the aim of the turn among them. Napoleon’s die falls only when you have finished: look at its six faces first.',
    ],
    [
      'Levez vos armées',
      'Les corps de vos alliés ne coûtent rien ; trois forces des Duchés coûtent 1 £. Il vous faut trois Nations sans corps français en fin de tour, le But parmi elles. Le dé de Napoléon ne tombe que lorsque vous avez fini : regardez d’abord ses six faces.',
    ],
  ),
  lesson(
    'placement.take',
    'NW-8.5-d',
    [
      'Corps for Napoleon',
      'His bowl is empty, so that corps on the map join him. Which Nation gives is laid down; the corps is yours to name: let him have the weakest.',
    ],
    [
      'Des corps pour Napoléon',
      'Son bol est vide : des corps de la carte le rejoignent. La Nation qui donne est fixée ; le corps, c’est vous qui le nommez : donnez-lui le plus faible.',
    ],
  ),
  lesson(
    'battles.choose',
    'NW-9.0-b',
    [
      'Which battle first',
      'All must be fought; you choose the order. Whoever is beaten may flee into the next battle, so begin where that helps you.',
    ],
    [
      'Quelle bataille d’abord',
      'Toutes doivent être livrées ; l’ordre est à vous. Le vaincu peut fuir vers la bataille suivante : commencez là où cela vous sert.',
    ],
  ),
  lesson(
    'battle.coalition',
    'NW-9.1.2-a',
    [
      'Cavalry from elsewhere',
      'Cavalry may ride to this battle, a try each. On 5 or less it comes; enemy horse and a long way make it harder.',
    ],
    [
      'De la cavalerie d’ailleurs',
      'La cavalerie peut accourir à cette bataille, un essai chacune. À 5 ou moins, elle arrive ; les chevaux ennemis et la distance la gênent.',
    ],
  ),
  lesson(
    'battle.refuge',
    'NW-9.8.1-a',
    [
      'Where to retreat',
      'Your corps live on if they have somewhere to go. In a Nation with Frenchmen they fight again at once.',
    ],
    [
      'Où se retirer',
      'Vos corps survivent s’ils ont où aller. Dans une Nation où il y a des Français, ils se battent aussitôt.',
    ],
  ),
  lesson(
    'battle.pursue',
    'NW-9.11.1-a',
    [
      'Pursue?',
      'The corps that you send follow the beaten French and fight them again. Those that stay hold the Nation.',
    ],
    [
      'Poursuivre ?',
      'Les corps que vous envoyez suivent les Français battus et les combattent encore. Ceux qui restent tiennent la Nation.',
    ],
  ),
  lesson(
    'turn.invite',
    'NW-10.2-b',
    [
      'A famous guest',
      'Where the French are, a great mind may prefer London: £1 and 4 or less on the die. There it brings £1 every turn.',
    ],
    [
      'Un hôte illustre',
      'Là où sont les Français, un grand esprit peut préférer Londres : 1 £ et 4 ou moins au dé. Il y rapporte 1 £ par tour.',
    ],
  ),
  lesson(
    'turn.leave',
    'NW-11.8-c',
    [
      'Duchy forces may stay',
      'All corps go home at the end of a turn, but Duchy forces may keep their post. They need not be paid again, and they hold it from the start.',
    ],
    [
      'Les Duchés peuvent rester',
      'Tous les corps rentrent en fin de tour, mais les forces des Duchés peuvent garder leur poste. On ne les paie plus, et elles le tiennent dès le début.',
    ],
  ),
  lesson(
    'turn.transfer',
    'NW-11.9-a',
    [
      'Money changes hands',
      'Before the year is out you may move money between the funds. Only what the Admiralty has stays there.',
    ],
    [
      'L’argent change de main',
      'Avant la fin du tour, vous pouvez déplacer l’argent entre les caisses. Seul celui de l’Amirauté y reste.',
    ],
  ),
];
