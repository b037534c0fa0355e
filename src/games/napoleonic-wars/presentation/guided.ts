import { both, said } from '../../../table/guide.ts';

/** The words of the lesson, in the order in which they are read. */
export const GUIDED = {
  coalition: both(
    said(
      'Europe, late in 1813',
      'You lead the coalition against Napoleon. Nobody plays France: its envoys, its corps and the Emperor himself follow rules and dice. After each of your choices the list What France did tells every step, with its rule.',
    ),
    said(
      'L’Europe, fin 1813',
      'Vous menez la coalition contre Napoléon. Personne ne joue la France : ses envoyés, ses corps et l’Empereur lui-même suivent règles et dés. Après chacun de vos choix, la liste Ce qu’a fait la France dit chaque pas, avec sa règle.',
    ),
  ),
  nations: both(
    said(
      'Five Nations',
      'All is decided in France, Germany, Austria, Italy and Spain. The bar on each tablet is fervour, the zeal for France, from 0 to 16: low is good for you. The die beside the name is the one that sends envoys there.',
    ),
    said(
      'Cinq Nations',
      'Tout se décide en France, en Allemagne, en Autriche, en Italie et en Espagne. La barre de chaque plaque est la ferveur, l’élan pour la France, de 0 à 16 : basse, elle vous sert. Le dé près du nom est celui qui y envoie les diplomates.',
    ),
  ),
  aim: both(
    said(
      'The aim',
      'Napoleon abdicates at 16, and he stands at 14. You gain a step if you hold three Nations at the end of the turn, and the aim of the turn is one of them: this time Germany, with the gold rim. Another step can be won in a far war.',
    ),
    said(
      'Le But',
      'Napoléon abdique à 16, et il est à 14. Vous gagnez un pas si vous tenez trois Nations en fin de tour, dont le But du tour : cette fois l’Allemagne, au bord doré. Un autre pas peut se gagner dans une guerre lointaine.',
    ),
  ),
  fund: both(
    said(
      'Money for far wars',
      'London has raised £12. What you put into the Minor War Fund adds to the dice of the wars at the edge of the map, £1 for 1. Something is about to stir: set £4 aside.',
      'More or less is a fair plan, too. Here £4 are set aside.',
    ),
    said(
      'De l’argent pour les guerres lointaines',
      'Londres a levé 12 £. Ce que vous versez à la Caisse des conflits mineurs s’ajoute aux dés des guerres du bord de la carte, 1 pour 1 £. Quelque chose se prépare : mettez 4 £ de côté.',
      'Plus ou moins, c’est défendable aussi. Ici, on met 4 £ de côté.',
    ),
  ),
  admiralty: both(
    said(
      'The Admiralty',
      'The Admiralty pays for battles at sea. The French fleet is gone for good, so that not a pound is needed there. Keep the rest in the Treasury, for diplomats and the Duchies.',
    ),
    said(
      'L’Amirauté',
      'L’Amirauté paie les batailles navales. La flotte française a disparu pour de bon : pas une livre n’y est nécessaire. Gardez le reste au Trésor, pour les diplomates et les Duchés.',
    ),
  ),
  war: both(
    said(
      'War in Serbia',
      'A marker from the bowl has begun a war. Two dice and your money must reach 11. With £5 a 6 is enough. Serbia bears a laurel: winning there is a step towards abdication, so spend it all.',
      'Less money is a worse chance, and this war is worth a step of abdication.',
    ),
    said(
      'La guerre en Serbie',
      'Un marqueur tiré du bol a déclenché une guerre. Deux dés et votre argent doivent atteindre 11. Avec 5 £, un 6 suffit. La Serbie porte un laurier : y gagner est un pas vers l’abdication. Dépensez tout.',
      'Moins d’argent, moins de chances ; et cette guerre vaut un pas d’abdication.',
    ),
  ),
  won: both(
    said(
      'One step more',
      'Seven on the dice and £5 make 12: won. The hexagon turns red with a tick, and the coin on the track stands at 15. A lost war would have turned blue, and each of those makes every alliance £1 dearer.',
    ),
    said(
      'Un pas de plus',
      'Sept aux dés et 5 £ font 12 : gagné. L’hexagone devient rouge et coché, et la pièce de la piste est à 15. Perdue, la guerre serait bleue, et chacune de celles-là renchérit de 1 £ toute alliance.',
    ),
  ),
  buy: both(
    said(
      'One more marker?',
      'For £3 you could draw once more from the bowl. You know what is left in it: nothing that helps. Decline. France then sends its envoys.',
    ),
    said(
      'Un marqueur de plus',
      'Pour 3 £, vous pourriez tirer encore du bol. Vous savez ce qui y reste : rien qui serve. Refusez. La France envoie ensuite ses diplomates.',
    ),
  ),
  envoys: both(
    said(
      'French envoys',
      'Two dice have sent Maret to France and Champagny to Spain. Wherever a French envoy sits, one more French corps marches in; and while one sits in Austria, Vienna will not join you.',
    ),
    said(
      'Les envoyés français',
      'Deux dés ont mené Maret en France et Champagny en Espagne. Là où siège un envoyé français, un corps français de plus arrive ; et tant qu’il en est un en Autriche, Vienne ne se joindra pas à vous.',
    ),
  ),
  negotiate: both(
    said(
      'Metternich goes home',
      'Your diplomats wait in London. Send Metternich to talk Caulaincourt out of Austria: £1. He is worth 4, and the die may show no more than that.',
      'Others could talk as well, but nobody does it better than Metternich.',
    ),
    said(
      'Metternich rentre chez lui',
      'Vos diplomates attendent à Londres. Envoyez Metternich faire partir Caulaincourt d’Autriche : 1 £. Il vaut 4, et le dé ne doit pas dépasser cela.',
      'D’autres pourraient négocier, mais nul ne le fait mieux que Metternich.',
    ),
  ),
  roll: both(
    said(
      'Let the talks begin',
      'You could name more talks first, against Talleyrand in Germany for one; but each costs £1, and you need the money for Austria. All talks are named before the first die falls. Roll.',
    ),
    said(
      'Que l’on négocie',
      'Vous pourriez d’abord en nommer d’autres, contre Talleyrand en Allemagne par exemple ; mais chacune coûte 1 £, et il vous faut l’argent pour l’Autriche. Tout se nomme avant le premier dé. Lancez.',
    ),
  ),
  align: both(
    said(
      'Austria joins',
      'Caulaincourt has left, Metternich is still there: now Austria can be won. It costs £2, and £1 more for each lost war on the map: £4. Its corps can be built this very turn.',
    ),
    said(
      'L’Autriche se joint à vous',
      'Caulaincourt est parti, Metternich est encore là : l’Autriche peut être gagnée. Elle coûte 2 £, et 1 £ de plus par guerre perdue sur la carte : 4 £. Ses corps peuvent être levés dès ce tour.',
    ),
  ),
  enough: both(
    said(
      'Enough intrigue',
      'Three diplomats are still free, but £3 are better kept for soldiers. End the intrigue: the Grande Armée takes the field.',
    ),
    said(
      'Assez d’intrigue',
      'Trois diplomates sont encore libres, mais 3 £ serviront mieux aux soldats. Finissez l’intrigue : la Grande Armée entre en campagne.',
    ),
  ),
  army: both(
    said(
      'The Grande Armée',
      'Four corps for France, four for Germany, one for each envoy, and five more by a row of the invasion table. The Spanish Ulcer and Fra Diavolo each swallowed the first to arrive. Now you know where France is strong, and where it is not.',
    ),
    said(
      'La Grande Armée',
      'Quatre corps en France, quatre en Allemagne, un par envoyé, et cinq autres par une ligne de la table d’invasion. L’Ulcère espagnol et Fra Diavolo ont englouti chacun le premier venu. Vous savez maintenant où la France est forte, et où non.',
    ),
  ),
  charles: both(
    said(
      'Archduke Charles',
      'Your turn to build. The corps of your allies cost nothing, but each may serve only in certain Nations. Touch Charles in the Force Pool, then Austria, where there is no Frenchman yet.',
    ),
    said(
      'L’archiduc Charles',
      'À vous de lever des troupes. Les corps de vos alliés ne coûtent rien, mais chacun ne sert que dans certaines Nations. Touchez Charles dans la réserve, puis l’Autriche, où il n’y a pas encore de Français.',
    ),
  ),
  wellington: both(
    said(
      'Wellington',
      'The strongest of your corps, and Spain is empty of Frenchmen: whoever stands there alone at the end holds it. One Nation is as good as won.',
    ),
    said(
      'Wellington',
      'Le plus fort de vos corps, et l’Espagne est vide de Français : qui s’y tient seul à la fin la possède. Une Nation est presque gagnée.',
    ),
  ),
  duchies: both(
    said(
      'Forces of the Duchies',
      'Three of them cost £1, all in one Nation. Only Vandamme stands in Italy: the Guards of the Duchies and two more should be enough for him. The other two follow by themselves.',
    ),
    said(
      'Les forces des Duchés',
      'Trois d’entre elles coûtent 1 £, toutes dans une même Nation. Seul Vandamme est en Italie : la garde des Duchés et deux autres devraient suffire. Les deux autres suivent d’elles-mêmes.',
    ),
  ),
  germany: both(
    said(
      'All that is left',
      'Germany is the aim, and eight French corps hold it. No Nation is ever too full: send Kutuzov there, and the other Russians, the Prussians and the Swedes march after him. Austrians and British fill up Austria and Spain.',
    ),
    said(
      'Tout le reste',
      'L’Allemagne est le But, et huit corps français la tiennent. Nulle Nation n’est jamais trop pleine : envoyez-y Kutuzov ; les autres Russes, les Prussiens et les Suédois le suivent. Autrichiens et Britanniques complètent l’Autriche et l’Espagne.',
    ),
  ),
  faces: both(
    said(
      'Napoleon’s die',
      'Look at the six faces beside the map. One die says where the Emperor appears, and it falls only when you have built your last corps. Nothing can be changed after it: build no more, and see.',
      'You could build on. But this is all that the lesson needs.',
    ),
    said(
      'Le dé de Napoléon',
      'Regardez les six faces à côté de la carte. Un dé dit où paraît l’Empereur, et il ne tombe qu’après votre dernier corps. On n’y change plus rien ensuite : ne levez plus rien, et voyez.',
      'Vous pourriez lever encore. Mais la leçon n’a besoin de rien d’autre.',
    ),
  ),
  emperor: both(
    said(
      'He is in Austria',
      'A 3: Napoleon falls upon Charles with four corps. 18 against 18, and perhaps the Guard. Step back through the list with Back whenever you like: it reads again what happened, and undoes nothing.',
    ),
    said(
      'Il est en Autriche',
      'Un 3 : Napoléon fond sur Charles avec quatre corps. 18 contre 18, et peut-être la Garde. Revenez dans la liste par Retour quand vous voulez : on y relit ce qui s’est passé, et rien n’est défait.',
    ),
  ),
  italy: both(
    said(
      'The first battle',
      'Wherever both sides stand, they must fight, in the order you choose. Begin in Italy. The odds are exact: read what goes into them, then give the word.',
    ),
    said(
      'La première bataille',
      'Partout où les deux camps se trouvent, il faut se battre, dans l’ordre que vous voulez. Commencez par l’Italie. Les chances sont exactes : lisez ce qui y entre, puis donnez l’ordre.',
    ),
  ),
  light: both(
    said(
      'Dice and skirmishers',
      'The skirmishers of the Kingdom of Italy left you two dice instead of three. 7, and 6 more strength: 13 is an exchange. All are lost but your strongest. The Guards of the Duchies hold Italy.',
    ),
    said(
      'Dés et tirailleurs',
      'Les tirailleurs du royaume d’Italie vous ont laissé deux dés au lieu de trois. 7, et 6 de force en plus : 13 est un échange. Tous sont perdus, sauf votre plus fort. La garde des Duchés tient l’Italie.',
    ),
  ),
  austria: both(
    said(
      'Against the Emperor',
      'Austria hardly cares for France any more, so that you may well have three dice. If Napoleon is beaten now, so old and so far from home, fervour falls by 5. Fight him; the battle in Germany follows at once.',
    ),
    said(
      'Contre l’Empereur',
      'L’Autriche ne se soucie plus guère de la France : vous aurez sans doute trois dés. Si Napoléon est battu, si vieux et si loin, la ferveur tombe de 5. Affrontez-le ; la bataille d’Allemagne suit aussitôt.',
    ),
  ),
  farewell: both(
    said(
      'Napoleon abdicates',
      'Charles alone is left on the field of Austria, and the French have fled from Germany. Four Nations are yours, the aim among them: 16. In a campaign it takes years, and accidents end each turn: scandals, divorces, storms at sea. Good luck.',
    ),
    said(
      'Napoléon abdique',
      'Charles reste seul sur le champ de bataille d’Autriche, et les Français ont fui l’Allemagne. Quatre Nations sont à vous, dont le But : 16. Une campagne prend des années, et un accident clôt chaque tour : scandales, divorces, tempêtes. Bonne chance.',
    ),
  ),
} as const;
