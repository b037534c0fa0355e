import { both, said } from '../../../table/guide.ts';

/** The words of the lesson, in the order in which they are read. */
export const GUIDED = {
  army: both(
    said(
      'Your army',
      'You command France, at the bottom of the table. Five slots make your First Line, four the Second Line behind it, five the Reserve. The Coalition faces you, drawn up in the same way.',
    ),
    said(
      'Votre armée',
      'Vous commandez la France, au bas de la table. Cinq emplacements font votre Première Ligne, quatre la Deuxième Ligne derrière elle, cinq la Réserve. La Coalition vous fait face, rangée de même.',
    ),
  ),
  unit: both(
    said(
      'A unit',
      'The two large numbers are Fire and Melee; the flag bears Morale. The blocks are Cohesion: each casualty strikes one out, and with the last the unit is gone. Your Line Infantry on the far left has one casualty already.',
    ),
    said(
      'Une unité',
      'Les deux grands chiffres sont le Tir et la Mêlée ; le drapeau porte le Moral. Les blocs sont la Cohésion : chaque blessure en barre un, et avec le dernier l’unité disparaît. Votre infanterie de ligne à l’extrême gauche a déjà une blessure.',
    ),
  ),
  winning: both(
    said(
      'How a battle is won',
      'You have 6 points, and so have they. A unit eliminated is worth 2; at 10 points the battle ends with the turn. But beware: a First Line with three gaps when a turn ends has lost, whatever the points. You have two.',
    ),
    said(
      'Comment on gagne',
      'Vous avez 6 points, eux aussi. Une unité éliminée en vaut 2 ; à 10 points, la bataille finit avec le tour. Mais attention : à trois vides en fin de tour, une Première Ligne a perdu, quels que soient les points. Vous en avez deux.',
    ),
  ),
  hand: both(
    said(
      'Your hand',
      'Five Strategy cards, each with its own moment, and Napoleon, your Bluff. The two secret Objectives beside them are worth a point each: win with a charge, and end the battle without a gap in your First Line.',
    ),
    said(
      'Votre main',
      'Cinq cartes Stratégie, chacune à son heure, et Napoléon, votre Bluff. Les deux Objectifs secrets à côté valent un point chacun : gagner par une Charge, et finir la bataille sans vide en Première Ligne.',
    ),
  ),
  initiative: both(
    said(
      'The Initiative',
      'A turn begins in secret: each side gives up one card, and the higher number goes first all turn. Forced March counts 5, and nobody in your Reserve needs to hurry today: touch it.',
      'Every other card has work to do this turn. Give up Forced March:',
    ),
    said(
      'L’Initiative',
      'Un tour commence en secret : chaque camp sacrifie une carte, et le plus haut chiffre commence en tout. Marche forcée vaut 5, et rien ne presse aujourd’hui dans votre Réserve : touchez-la.',
      'Toutes les autres cartes serviront ce tour-ci. Sacrifiez Marche forcée :',
    ),
  ),
  regroup: both(
    said(
      'Regroup',
      'Five against three: you go first. Now the ranks reform. A unit in Reserve with two casualties or more may try to shed one: die plus Morale must reach 7. It costs nothing to try: touch the Line Infantry in your Reserve.',
      'There is nothing to lose by trying. Let the Line Infantry in Reserve regroup:',
    ),
    said(
      'Le regroupement',
      'Cinq contre trois : vous commencez. C’est l’heure de reformer les rangs. En Réserve, une unité à deux blessures ou plus peut tenter d’en perdre une : dé plus Moral doivent faire 7. L’essai ne coûte rien : touchez l’infanterie de ligne en Réserve.',
      'On ne perd rien à essayer. Que l’infanterie de ligne en Réserve se regroupe :',
    ),
  ),
  hill: both(
    said(
      'A Hill',
      'An 8: one casualty fewer. Next, Terrain may be laid. Whoever is attacked on a Hill has +1 in Melee, and your right centre is where the blow will fall. Touch the Hill, then the Line Infantry there.',
      'A Hill is welcome anywhere, but your right centre will need it first:',
    ),
    said(
      'Une Colline',
      'Un 8 : une blessure de moins. Puis viennent les Terrains. Qui est attaqué sur une Colline a +1 en Mêlée, et c’est votre centre droit qui recevra le choc. Touchez la Colline, puis l’infanterie de ligne qui s’y tient.',
      'Une Colline est bonne partout, mais votre centre droit en aura besoin le premier :',
    ),
  ),
  fire: both(
    said(
      'Fire',
      'Three Activation markers a side, used by turns; each unit acts once. Touch the Line Infantry on the Hill, then the Musketeers in front of it. Die plus Fire: 6 hits, 9 hits twice. You see the odds first, then confirm.',
      'All in good time. Begin with a shot from the Hill:',
    ),
    said(
      'Le Tir',
      'Trois marqueurs Activation par camp, à tour de rôle ; chaque unité agit une fois. Touchez l’infanterie de ligne sur la Colline, puis les mousquetaires d’en face. Dé plus Tir : 6 touche, 9 touche deux fois. Voyez les chances, puis confirmez.',
      'Chaque chose en son temps. Commencez par un tir depuis la Colline :',
    ),
  ),
  wait: both(
    said(
      'A word before the dice',
      'Before a die is rolled both sides may play cards, and you are asked first. Volley would add 1, but keep it for a moment. Should they play something, you will be asked again: let it go by.',
      'Too soon: let them show what they hold first, and answer then:',
    ),
    said(
      'Un mot avant les dés',
      'Avant un jet de dé, chaque camp peut jouer des cartes, et vous parlez le premier. Feu de salve ajouterait 1, mais gardez-la un instant. S’ils jouent quelque chose, on vous le redemandera : laissez passer.',
      'Trop tôt : laissez-les montrer leur jeu, et répondez alors :',
    ),
  ),
  volley: both(
    said(
      'The enemy answers',
      'Skirmishers! They take 2 off your fire, and you would need a 5 on the die. But they have shown their card, and the word is yours again: touch Volley, and a 4 will do.',
      'Without Volley you need a 5. This is what you kept it for:',
    ),
    said(
      'L’ennemi répond',
      'Des Tirailleurs ! Votre tir perd 2, et il vous faudrait un 5 au dé. Mais leur carte est connue, et la parole vous revient : touchez Feu de salve, et un 4 suffira.',
      'Sans Feu de salve, il vous faut un 5. C’est pour cela que vous l’avez gardée :',
    ),
  ),
  morale: both(
    said(
      'Morale',
      'A hit! With their second casualty the Musketeers had to test Morale, failed, and are in Retreat: a gap. Then their guns hit your Light Infantry, which has two casualties now as well. Hold or retreat? Roll.',
      'A retreat saves the unit, but it would be the third gap in your First Line. Roll:',
    ),
    said(
      'Le Moral',
      'Touché ! À leur deuxième blessure, les mousquetaires ont dû tester leur Moral, ont échoué et sont en Retraite : un vide. Puis leurs canons ont touché votre infanterie légère : deux blessures aussi. Tenir ou retraiter ? Lancez.',
      'La retraite sauve l’unité, mais ce serait le troisième vide de votre Première Ligne. Lancez :',
    ),
  ),
  firm: both(
    said(
      'Stand Firm',
      'Die plus Morale must reach 6, so you need a 3. Stand Firm adds 2: then only a 1 can hurt you, for a 1 always fails a Morale test, as a 6 always passes it. Play the card.',
      'A third gap would cost you the battle. Spend the card:',
    ),
    said(
      'Tenir bon',
      'Dé plus Moral doivent faire 6 : il vous faut un 3. Tenez bon ! ajoute 2 : alors seul un 1 vous perd, car en Moral un 1 échoue toujours, comme un 6 réussit toujours. Jouez la carte.',
      'Un troisième vide coûterait la bataille. Dépensez la carte :',
    ),
  ),
  melee: both(
    said(
      'Melee',
      'A 2, and they hold: the card has saved them. Your second marker: touch the Line Infantry on the far left, then the British in front of it. In a Melee both sides roll, and both can suffer.',
      'The British on that flank have Melee 2 against your 3. Engage them there:',
    ),
    said(
      'La Mêlée',
      'Un 2, et elle tient : la carte l’a sauvée. Deuxième marqueur : touchez l’infanterie de ligne à l’extrême gauche, puis les Britanniques d’en face. En Mêlée, les deux camps lancent, et les deux peuvent souffrir.',
      'De ce côté, les Britanniques ont une Mêlée de 2 contre vos 3. Engagez-les là :',
    ),
  ),
  bayonet: both(
    said(
      'With the Bayonet',
      'Infantry that has just engaged gets +1 from this card, in the first round only. Play it, and both dice roll: as with Fire, 6 hits and 9 hits twice.',
      'It will never be worth more than now. Play it:',
    ),
    said(
      'À la baïonnette',
      'L’infanterie qui vient d’engager gagne +1 avec cette carte, au premier round seulement. Jouez-la, et les deux dés roulent : comme au Tir, 6 touche et 9 touche deux fois.',
      'Jamais elle ne vaudra plus que maintenant. Jouez-la :',
    ),
  ),
  locked: both(
    said(
      'Locked in Melee',
      'Your 7 hits, their 5 does not. But nobody has given way: the Melee marker stays between the two, from turn to turn. They can only fight on or try to break away. Meanwhile, Foot Guards have come up from their Reserve.',
    ),
    said(
      'Aux prises',
      'Votre 7 touche, leur 5 non. Mais nul n’a cédé : le marqueur Mêlée reste entre les deux, d’un tour à l’autre. Ils ne peuvent que combattre encore ou tenter de se dégager. Entre-temps, des Foot Guards sont montés de leur Réserve.',
    ),
  ),
  front: both(
    said(
      'To the front',
      'Use your last marker to close a gap. From the Second Line a unit moves up to a slot just in front of it: touch the Line Infantry on the right, then the free slot on the far right.',
      'Tempting; but with the gap on the right closed, nothing can go badly wrong this turn:',
    ),
    said(
      'En première ligne',
      'Que votre dernier marqueur comble un vide. De la Deuxième Ligne, une unité monte à un emplacement juste devant elle : touchez l’infanterie de ligne de droite, puis l’emplacement libre à l’extrême droite.',
      'Tentant ; mais le vide de droite comblé, plus rien de grave ne peut arriver ce tour-ci :',
    ),
  ),
  reinforce: both(
    said(
      'Fresh troops',
      'They fired and missed. The turn draws to its end: markers come off, and hands are filled up to five cards. You may also draw a unit for your Reserve, unseen. You have room: draw.',
      'Three slots of your Reserve are empty. Draw a unit:',
    ),
    said(
      'Des troupes fraîches',
      'Ils ont tiré, et manqué. Le tour s’achève : on retire les marqueurs et l’on complète les mains à cinq cartes. Vous pouvez aussi piocher une unité pour la Réserve, sans la voir. La place ne manque pas : piochez.',
      'Trois emplacements de votre Réserve sont vides. Piochez une unité :',
    ),
  ),
  enter: both(
    said(
      'The Young Guard',
      'Well met! It lies face down: the enemy knows only that somebody has come. From the Reserve it can move to any free slot of the Second Line. Put it between the other two.',
      'There it would wait just as well. For this lesson, put it between the other two:',
    ),
    said(
      'La Jeune Garde',
      'La bienvenue ! Elle est face cachée : l’ennemi sait seulement que quelqu’un est venu. De la Réserve, elle peut gagner tout emplacement libre de la Deuxième Ligne. Placez-la entre les deux autres.',
      'Elle y attendrait aussi bien. Pour cette leçon, placez-la entre les deux autres :',
    ),
  ),
  bluff: both(
    said(
      'Bluff',
      'Nobody has 10 points, nobody three gaps: a new turn. You drew five good cards. Which one to give up? None: Napoleon counts 0, but comes back to your hand at the end of the turn. Touch him.',
      'You would miss that card. Bluff instead:',
    ),
    said(
      'Le Bluff',
      'Personne n’a 10 points, personne trois vides : un nouveau tour. Vous avez pioché cinq bonnes cartes. Laquelle sacrifier ? Aucune : Napoléon vaut 0, mais revient en main à la fin du tour. Touchez-le.',
      'Cette carte vous manquerait. Bluffez plutôt :',
    ),
  ),
  square: both(
    said(
      'The Greys are coming',
      'They go first. Their Musketeers failed to rally; but through the gap the Scots Greys charge your infantry on the Hill! You may answer: a Square takes every bonus of a charge away. Touch the card, then the infantry.',
      'Without the Square the Greys have +2. Form it:',
    ),
    said(
      'Voilà les Greys',
      'Ils commencent. Leurs mousquetaires ne se sont pas ralliés ; mais par le vide, les Scots Greys chargent votre infanterie sur la Colline ! Vous pouvez répondre : un Carré ôte à la Charge tous ses bonus. Touchez la carte, puis l’infanterie.',
      'Sans le Carré, les Greys ont +2. Formez-le :',
    ),
  ),
  fight: both(
    said(
      'The second round',
      'Your 9 broke the Greys: two casualties, and their Morale gave way. But the Musketeers still stood where they had to go, and a blocked retreat costs one more: eliminated, 2 points. Now fight on in the Melee on the far left.',
      'Finish what you have begun: another round on the far left:',
    ),
    said(
      'Le deuxième round',
      'Votre 9 a brisé les Greys : deux blessures, et leur Moral a cédé. Mais les mousquetaires occupaient encore leur Retraite, et une retraite bloquée coûte une blessure de plus : éliminés, 2 points. Reprenez maintenant la Mêlée à l’extrême gauche.',
      'Finissez ce que vous avez commencé : un round de plus à l’extrême gauche :',
    ),
  ),
  victor: both(
    said(
      'Who tests first',
      'Both hit, and both have two casualties. The side that did not act tests first: the British failed and retreated, and the Melee is yours. The victor need not test: skip it.',
      'Why risk it? The victor need not test:',
    ),
    said(
      'Qui teste d’abord',
      'Touché des deux côtés, et chacun a deux blessures. Le camp qui n’agissait pas teste d’abord : les Britanniques ont échoué et retraité, la Mêlée est à vous. Le vainqueur n’a pas à tester : passez-vous-en.',
      'Pourquoi risquer ? Le vainqueur n’a pas à tester :',
    ),
  ),
  recoup: both(
    said(
      'A moment to breathe',
      'A victor who came to the Melee with a casualty may now take one off again, as long as one is left.',
      'It is free, and yours by right:',
    ),
    said(
      'Le temps de souffler',
      'Le vainqueur venu à la Mêlée avec une blessure peut maintenant en retirer une, pourvu qu’il en reste une.',
      'C’est gratuit, et c’est votre droit :',
    ),
  ),
  guns: both(
    said(
      'The guns',
      'They have closed one gap from behind. Now prepare the last blow: from the Second Line your guns fire over your own ranks, at either of two enemies in front and at those behind. Touch them, then the Musketeers in the centre.',
      'First soften up the centre with your guns:',
    ),
    said(
      'Les canons',
      'Ils ont comblé un vide par-derrière. Préparez le coup final : de la Deuxième Ligne, vos canons tirent par-dessus vos rangs, sur l’un des deux ennemis d’en face ou sur ceux de derrière. Touchez-les, puis les mousquetaires du centre.',
      'Préparez d’abord le centre avec vos canons :',
    ),
  ),
  charge: both(
    said(
      'The charge',
      'A 9: two casualties, but they stood. Your last marker, and now! Touch the Cuirassiers in your Second Line, then the gap before them: they ride into it and charge the Musketeers. +1 for the charge, +1 for their Impact.',
      'This is the moment they were waiting for. Charge:',
    ),
    said(
      'La Charge',
      'Un 9 : deux blessures, mais ils ont tenu. Votre dernier marqueur, et maintenant ! Touchez les cuirassiers en Deuxième Ligne, puis le vide devant eux : ils s’y élancent et chargent les mousquetaires. +1 pour la Charge, +1 pour leur Impact.',
      'C’est le moment qu’ils attendaient. Chargez :',
    ),
  ),
  echelon: both(
    said(
      'Echelon',
      'Now you may form up. Echelon gives cavalry one more: 7 and a die, so that anything but a 1 hits twice, and two casualties are all the Musketeers have left. Touch the card, then the Cuirassiers.',
      'Leave as little as you can to the die. Echelon first:',
    ),
    said(
      'En Échelon',
      'C’est le moment de vous former. L’Échelon ajoute 1 à la cavalerie : 7 et un dé, si bien que tout sauf un 1 touche deux fois, et deux blessures, c’est ce qui reste aux mousquetaires. Touchez la carte, puis les cuirassiers.',
      'Laissez au dé le moins possible. L’Échelon d’abord :',
    ),
  ),
  disarray: both(
    said(
      'Disarray',
      'Gone: 2 points, and 1 for an Objective, as your cavalry won in the turn of its charge. But after a charge riders are in Disarray: −1 in Melee, and no charge. In the front line Morale 6+ puts them in order again: try it.',
    ),
    said(
      'La Désorganisation',
      'Éliminés : 2 points, et 1 pour un Objectif, car votre cavalerie a gagné dans le tour de sa Charge. Mais après une Charge, les cavaliers sont Désorganisés : −1 en Mêlée, et plus de Charge. En première ligne, un Moral de 6+ les remet en ordre : tentez-le.',
    ),
  ),
  farewell: both(
    said(
      'The day is yours',
      'The turn is over: 11 points, and 1 more at the last count, for your First Line has no gap. 12 to 6: victory! In a whole battle you draw up the army yourself, with a word of advice at every new step. Good luck, mon général.',
    ),
    said(
      'La journée est à vous',
      'Le tour est fini : 11 points, et 1 de plus au décompte, car votre Première Ligne est sans vide. 12 à 6 : victoire ! Dans une vraie bataille, vous déployez vous-même l’armée, avec un conseil à chaque nouvelle étape. Bonne chance, mon général.',
    ),
  ),
} as const;
