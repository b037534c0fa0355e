import { squareNamed } from '../../../grids/squares.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { Guide, GuideStep, GuideWords } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';

// Two Game Turns at dusk, five units a side: one lesson for each thing that a turn is made of.

const POSITION = {
  nations: ['fr', 'gb'],
  edges: ['S', 'N'],
  turn: 9,
  lost: [3, 3],
  // France has been through its pack; the last British card is still to be drawn.
  exhausted: [true, false],
  decks: [60, 1],
  units: {
    'fr-imperial-guard': 'd3',
    'fr-45th': 'f4 reduced',
    'fr-19th': 'c4',
    'fr-guard-cavalry': 'g4',
    'fr-4th-suisse': 'b3',
    'gb-32nd-foot': 'd5',
    'gb-kings-dragoon-guards': 'f7',
    'gb-1st-foot-guards': 'c7',
    'gb-42nd-foot': 'b6',
    'gb-9th-lancers': 'h8',
  },
  hands: [
    ['fr-imperial-guard-1', 'fr-ld-ney', 'fr-hq-supply-1', 'fr-hq-redoubt-1', 'fr-2nd-4'],
    ['gb-kings-dragoon-guards-1', 'gb-1st-foot-guards-2', 'gb-42nd-foot-1', 'gb-4th-foot-4', 'gb-52nd-foot-3'],
  ],
};

/**
 * The places in the draw piles of the 45th, then of the guns of the 19th, Supply, the Imperial Guard, the Guard Cavalry and
 * Withdraw; the last British card; the dice of the Guard, of the Dragoons and of the guns.
 */
const CHANCE = { 'deck 0': [15, 14, 49, 1, 6, 1], 'deck 1': [1], dice: [4, 5, 3, 4, 8] };

const en = (title: string, text: string, instead?: string): GuideWords => ({
  title,
  text,
  ...(instead === undefined ? {} : { instead }),
});
const fr = en;

export function guideOf(box: Box): Guide {
  const unit = (id: string): Thing => {
    const seat = id.startsWith('fr-') ? 0 : 1;
    const army = box.nations.find((nation) => nation.units.some((known) => known.id === id));
    return `unit:${seat * 8 + (army?.units.findIndex((known) => known.id === id) ?? 0)}`;
  };
  const card = (id: string): Thing => `card:${box.cards.findIndex((known) => known.id === id)}`;
  const square = (name: string): Thing => `square:${squareNamed(name)}`;
  return { position: POSITION, seat: 0, chance: CHANCE, steps: stepsOf(unit, card, square) };
}

type Named = (name: string) => Thing;

function stepsOf(unit: Named, card: Named, square: Named): readonly GuideStep[] {
  const army = ['fr-imperial-guard', 'fr-45th', 'fr-19th', 'fr-guard-cavalry', 'fr-4th-suisse'].map(unit);
  return [
    {
      words: {
        en: en(
          'Your army',
          'You command France, at the bottom of the board; Great Britain stands across the field. The large number on a counter is its strength; the symbol beside it tells infantry from cavalry.',
        ),
        fr: fr(
          'Votre armée',
          'Vous commandez la France, au bas du plateau ; la Grande-Bretagne est en face. Le grand chiffre d’un pion est sa force ; le signe à côté dit infanterie ou cavalerie.',
        ),
      },
      clause: 'MAN-1.3-b',
      things: army,
    },
    {
      words: {
        en: en(
          'A unit that has been hit',
          'The 45th shows its reduced side: strength 3 instead of 6. One more hit would remove it. The side that loses five units loses the battle, and each has already lost three.',
        ),
        fr: fr(
          'Une unité éprouvée',
          'Le 45e montre sa face réduite : force 3 au lieu de 6. Une perte de plus l’éliminerait. Cinq unités perdues perdent la bataille, et chaque camp en a déjà perdu trois.',
        ),
      },
      clause: 'MAN-2.1-a',
      things: [unit('fr-45th')],
    },
    {
      words: {
        en: en(
          'Your hand',
          'Five cards. Two bear the name of a unit, and only with such a card can that unit fight. The other three are headquarters cards: a Leader, Supply and a Redoubt.',
        ),
        fr: fr(
          'Votre main',
          'Cinq cartes. Deux portent le nom d’une unité : avec une telle carte, et elle seule, cette unité combat. Les trois autres viennent du quartier général : un Leader, un Ravitaillement, une Fortification.',
        ),
      },
      clause: 'MAN-1.3-d',
      things: ['fr-imperial-guard-1', 'fr-ld-ney', 'fr-hq-supply-1', 'fr-hq-redoubt-1', 'fr-2nd-4'].map(card),
    },
    {
      do: 'discard fr-2nd-4',
      words: {
        en: en(
          'Discard what you cannot use',
          'A turn begins with discards, as many as you like. The 2nd Regiment is no longer on the field, so its card is useless: touch it.',
          'Every other card here will come in useful in the next minute. Part only with the card of the lost unit:',
        ),
        fr: fr(
          'Défaussez l’inutile',
          'Le tour commence par les défausses, autant qu’on veut. Le 2e léger n’est plus sur le champ de bataille, sa carte ne sert à rien : touchez-la.',
          'Toutes les autres serviront dans la minute. Ne vous séparez que de la carte d’une unité perdue :',
        ),
      },
      clause: 'MAN-4.1-a',
    },
    {
      do: 'pass',
      words: {
        en: en(
          'Draw',
          'That will do. Go on, and you draw back up to five. Watch the decks: when both have been drawn to the last card, night falls. Yours has been; theirs has one card left.',
        ),
        fr: fr(
          'Piochez',
          'Cela suffit. Continuez : vous complétez à cinq cartes. Surveillez les paquets : quand les deux ont été tirés jusqu’à la dernière carte, la nuit tombe. Le vôtre l’a été ; il reste une carte au leur.',
        ),
      },
      clause: 'MAN-2.3-a',
    },
    {
      do: 'move fr-imperial-guard d4',
      // No Forced March is in the hand.
      after: ['pass'],
      words: {
        en: en(
          'March',
          'You drew a card for the 45th: it will come in handy. Each turn you must move one unit: infantry one square, cavalry up to two, never diagonally. Touch the Imperial Guard, then the square in front of the enemy.',
        ),
        fr: fr(
          'En avant',
          'Vous avez pioché une carte du 45e : elle sera bienvenue. À chaque tour une unité doit se déplacer : l’infanterie d’une case, la cavalerie de deux au plus, jamais en diagonale. Touchez la Garde impériale, puis la case devant l’ennemi.',
        ),
      },
      clause: 'MAN-5-a',
      things: [unit('fr-imperial-guard'), square('d4')],
    },
    {
      do: 'pass',
      words: {
        en: en(
          'A question you will often meet',
          'Supply could move a second unit now. You have a better use for it this turn: end your movement and keep the card.',
          'It would march, but then the 45th would stay weak. Keep Supply this time:',
        ),
        fr: fr(
          'Une question fréquente',
          'Le Ravitaillement pourrait déplacer une deuxième unité. Vous en aurez meilleur usage ce tour-ci : terminez le mouvement et gardez la carte.',
          'Elle marcherait, mais le 45e resterait faible. Gardez le Ravitaillement cette fois :',
        ),
      },
      clause: 'MAN-9.2.10-a',
    },
    {
      do: 'assault fr-imperial-guard x gb-32nd-foot with fr-imperial-guard-1',
      // Great Britain neither withdraws nor plays a card of the 32nd.
      after: ['pass', 'pass'],
      words: {
        en: en(
          'Assault, and its odds',
          'One combat a turn. Touch the card of the Guard, the Guard, then the 32nd Foot. Nothing is at risk yet: first you see how likely each result is, and everything that goes into both totals; the hill helps the 32nd. Then confirm.',
        ),
        fr: fr(
          'L’assaut et ses chances',
          'Un combat par tour. Touchez la carte de la Garde, la Garde, puis le 32e Foot. Rien n’est encore risqué : vous voyez d’abord la chance de chaque résultat et chaque terme des deux totaux ; la colline aide le 32e. Puis confirmez.',
        ),
      },
      clause: 'MAN-6.1.7-c',
    },
    {
      do: 'play fr-ld-ney',
      words: {
        en: en(
          'A Leader',
          'The defender goes first, and plays nothing. Now add to your attack: Ney brings his Combat value of 4. Look at the odds again before you confirm.',
        ),
        fr: fr(
          'Un Leader',
          'Le défenseur avait la parole le premier, et ne joue rien. À vous de renforcer : Ney apporte sa valeur de Combat, 4. Regardez encore les chances avant de confirmer.',
        ),
      },
      clause: 'MAN-9.1.2-a',
    },
    {
      do: 'pass',
      words: {
        en: en(
          'Roll the dice',
          'There is nothing more to add: Supply and Redoubt are for later. Go on, and two eight-sided dice are rolled.',
        ),
        fr: fr(
          'Que les dés tombent',
          'Rien de plus à ajouter : Ravitaillement et Fortification viendront après. Continuez, et deux dés à huit faces sont jetés.',
        ),
      },
    },
    {
      do: 'hit',
      words: {
        en: en(
          'Read the result',
          'Strength 8, Ney 4 and 9 on the dice: 21 against 8. At twice the defence the attacker picks hit or retreat; at less, the defender does; three times gives both; four times destroys. Fall short, and you are hit. Choose the hit.',
          'Driven off, the 32nd would live to fight again. The lesson means to finish it:',
        ),
        fr: fr(
          'Lire le résultat',
          'Force 8, Ney 4 et 9 aux dés : 21 contre 8. Au double de la défense, l’attaquant choisit perte ou retraite ; à moins, le défenseur ; au triple, les deux ; au quadruple, l’unité est détruite. Trop peu, et la perte est pour vous. Prenez la perte.',
          'Chassé, le 32e vivrait pour combattre encore. La leçon veut en finir :',
        ),
      },
      clause: 'MAN-6.1.7-d',
    },
    {
      do: 'restore fr-45th with fr-hq-supply-1',
      words: {
        en: en(
          'Restore',
          'The turn ends with one chance to restore a unit. Touch Supply, then the 45th: it is back to strength 6. A card bearing its name would do as well, but you will want that one in a moment.',
          'That would restore the 45th too, but leave it without a card. Spend Supply instead:',
        ),
        fr: fr(
          'Rétablissez',
          'Le tour finit par une occasion de se refaire. Touchez le Ravitaillement, puis le 45e : le voilà revenu à 6. Une carte à son nom le ferait aussi, mais vous la voudrez dans un instant.',
          'Le 45e s’en remettrait aussi, mais il resterait sans carte. Dépensez plutôt le Ravitaillement :',
        ),
      },
      clause: 'MAN-7-c',
      things: [unit('fr-45th')],
    },
    {
      do: 'redoubt fr-45th with fr-hq-redoubt-1',
      // The British turn: the Dragoons ride at the 45th, which has no Withdraw card.
      after: [
        'pass',
        'pass',
        'move gb-kings-dragoon-guards f5',
        'pass',
        'pass',
        'assault gb-kings-dragoon-guards x fr-45th with gb-kings-dragoon-guards-1',
        'pass',
      ],
      words: {
        en: en(
          'Dig in',
          'A Redoubt adds 3 to the defence of whoever stays in its square. The King’s Dragoons are near: let the 45th dig in. That ends your turn, and the British turn begins.',
        ),
        fr: fr(
          'Retranchez-vous',
          'Une Fortification ajoute 3 à la défense de qui reste dans sa case. Les Dragons du Roi sont proches : que le 45e se retranche. Là finit votre tour et commence celui des Britanniques.',
        ),
      },
      clause: 'MAN-9.2.5-d',
    },
    {
      do: 'play fr-45th-1',
      // The Dragoons add nothing, are hit, and have no card to mend it.
      after: ['pass', 'pass', 'pass'],
      words: {
        en: en(
          'You are attacked',
          'The Dragoons charge: 8 and two dice. The 45th stands at 6, with 2 for its hill and 3 for the redoubt. Touch the card of the 45th to add its Defence of 6.',
          'Without the card it is 11 against 8 and two dice. This is what you kept it for:',
        ),
        fr: fr(
          'On vous attaque',
          'Les Dragons chargent : 8 et deux dés. Le 45e tient avec 6, plus 2 pour sa colline et 3 pour la fortification. Touchez la carte du 45e : elle ajoute sa Défense, 6.',
          'Sans la carte, 11 contre 8 et deux dés. C’est pour cela qu’elle fut gardée :',
        ),
      },
      clause: 'MAN-6.1.4-a',
    },
    {
      do: 'move fr-19th c5',
      after: ['pass'],
      words: {
        en: en(
          'How night decides',
          '15 against 17: the attack fell short, and the Dragoons were hit. You have drawn five new cards. Night is near, and then squares in the enemy’s half count: those you stand on, and empty ones that only you are next to. Send the 19th across the middle.',
        ),
        fr: fr(
          'Comment la nuit tranche',
          '15 contre 17 : l’attaque a échoué, la perte est pour les Dragons. Vous avez pioché cinq cartes. La nuit approche, et alors comptent les cases de la moitié ennemie : celles que vous occupez, et les vides où vous seul êtes proche. Envoyez le 19e au-delà du milieu.',
        ),
      },
      clause: 'MAN-2.2-a',
    },
    {
      do: 'play fr-hq-supply-2',
      words: {
        en: en(
          'A second move',
          'Another Supply, and nobody to restore: this time, use it to move a second unit. Touch the card.',
          'You may stand still, but at night it is squares that count. March:',
        ),
        fr: fr(
          'Une seconde marche',
          'Encore un Ravitaillement, et personne à rétablir : qu’il mette en marche une deuxième unité. Touchez la carte.',
          'Vous pouvez rester sur place, mais la nuit compte les cases. Marchez :',
        ),
      },
      clause: 'MAN-5-g',
    },
    {
      do: 'move fr-guard-cavalry g6',
      after: ['pass'],
      words: {
        en: en(
          'Cavalry',
          'Cavalry moves two squares. From g6 the Guard Cavalry casts its shadow over the empty squares around it: as long as no enemy stands next to them too, they are yours.',
        ),
        fr: fr(
          'La cavalerie',
          'La cavalerie fait deux cases. De g6, la Cavalerie de la Garde étend son ombre sur les cases vides qui l’entourent : tant qu’aucun ennemi n’y touche aussi, elles sont à vous.',
        ),
      },
      clause: 'MAN-2.2-b',
    },
    {
      do: 'bombard fr-19th x gb-32nd-foot with fr-19th-5',
      // The British turn: the last card is drawn, the Dragoons slip into the French half, and night falls.
      after: ['pass', 'pass', 'pass', 'move gb-kings-dragoon-guards g4', 'pass', 'pass', 'pass', 'pass', 'pass'],
      words: {
        en: en(
          'Guns',
          'A card with guns fires up to two squares along a clear line of fire. No card can answer it and the gunners risk nothing: beat the defence and it is a hit. The 32nd has taken one already. Volleys work the same way at one square; the French have none.',
          'A bold plan; but guns risk nothing, and here one hit is enough:',
        ),
        fr: fr(
          'Les canons',
          'Une carte à canons tire jusqu’à deux cases sur une ligne dégagée. Aucune carte n’y répond et les canonniers ne risquent rien : plus que la défense, c’est une perte. Le 32e en a déjà une. Les Tirs, à une case, font de même ; les Français n’en ont pas.',
          'Le plan est hardi ; mais les canons ne risquent rien, et ici une perte suffit :',
        ),
      },
      clause: 'MAN-6.2.4-a',
    },
    {
      words: {
        en: en(
          'Night has fallen',
          'The 32nd is gone: that makes four, and a fifth would have ended the day at once. Then the British drew their last card, and night fell at the end of the turn: 7 squares in their half are yours, 3 in yours are theirs. You have now seen everything a turn is made of.',
        ),
        fr: fr(
          'La nuit est tombée',
          'Le 32e n’est plus : quatre unités perdues, et la cinquième aurait fini la journée sur-le-champ. Puis les Britanniques ont pioché leur dernière carte, et la nuit est venue avec la fin du tour : 7 cases de leur moitié à vous, 3 de la vôtre à eux. Vous avez vu tout ce dont un tour est fait.',
        ),
      },
      clause: 'MAN-2.2-a',
    },
  ];
}
