import type { Thing } from '../../../kernel/game.ts';
import type { Guide, GuideWords } from '../../../table/presentation.ts';
import { COMMANDER_IDS, CORPS_IDS } from '../pieces.ts';

// From the recovery of one turn to the combat of the next, at Ligny: what a turn is made of, and how the track is won.

const POSITION = {
  turn: 2,
  vp: 3,
  phase: 'recovery',
  pieces: {
    napoleon: 'fleurus',
    drouot: { zone: 'fleurus', fatigue: 4, activated: true },
    vandamme: { zone: 'fleurus', fatigue: 1, activated: true },
    ney: 'gosselies',
    reille: { zone: 'gosselies', fatigue: 2 },
    zieten: { zone: 'ligny', fatigue: 5, infantry: 4, cavalry: 1, activated: true },
    pirch: 'sombreffe',
    blucher: 'sombreffe',
    orange: 'quatre-bras',
    wellington: 'quatre-bras',
  },
  hands: { french: [9], coalition: [58] },
  // The last card of each list is the next one.
  decks: {
    french: [11, 15, 16, 17, 19, 20, 21, 4, 1, 14, 12, 13, 5, 7, 24, 2, 3, 10, 18, 6, 32],
    coalition: [39, 44, 45, 46, 47, 37, 48, 38, 40, 43, 42, 41, 63],
  },
};

/** Always the last card of a deck. */
const CHANCE = {
  'french deck': [21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10],
  'coalition deck': [13, 12, 11, 10, 9, 8],
};

const words = (title: string, text: string, instead?: string): GuideWords => ({
  title,
  text,
  ...(instead === undefined ? {} : { instead }),
});

const BLOCKS: readonly string[] = [...CORPS_IDS, ...COMMANDER_IDS];
const block = (id: string): Thing => `block:${BLOCKS.indexOf(id)}`;

export function guideOf(): Guide {
  return {
    position: POSITION,
    seat: 0,
    chance: CHANCE,
    steps: [
      {
        words: {
          en: words(
            'The campaign',
            'June 1815. The blue blocks are yours: corps, and Napoléon with his stars. They stand in zones joined by roads. The English are at Quatre-Bras, the Prussians at Ligny and Sombreffe: keep them apart.',
          ),
          fr: words(
            'La campagne',
            'Juin 1815. Les pavés bleus sont à vous : des corps, et Napoléon avec ses étoiles. Ils occupent des zones reliées par des routes. Les Anglais sont aux Quatre-Bras, les Prussiens à Ligny et Sombreffe ; tenez-les séparés.',
          ),
        },
        clause: 'N15-DEF-20',
        things: ['napoleon', 'drouot', 'vandamme', 'ney', 'reille'].map(block),
      },
      {
        words: {
          en: words(
            'The track',
            'Both sides share one victory point track: you push it down, the Coalition pushes it up. You win at 0; they win at 20, or if the last turn ends first. It stands at 3; each strength point destroyed moves it by one.',
          ),
          fr: words(
            'La piste',
            'Une seule piste de points de victoire : vous la poussez vers le bas, la Coalition vers le haut. Vous gagnez à 0, elle à 20, ou si le dernier tour passe. Elle est à 3 ; chaque point de force détruit la déplace d’un cran.',
          ),
        },
        clause: 'N15-VIC-01',
      },
      {
        words: {
          en: words(
            'Strength and fatigue',
            'A block shows its infantry and cavalry points as squares, their total, and its fatigue in orange. With more than 4 fatigue a corps brings one card fewer to a combat and loses strength when the turn ends; with more than 8 it is gone. Drouot has 4.',
          ),
          fr: words(
            'Force et fatigue',
            'Un pavé montre ses points d’infanterie et de cavalerie en carrés, leur somme, et sa fatigue en orange. Au-delà de 4 fatigues, un corps apporte une carte de moins au combat et perd de la force en fin de tour ; au-delà de 8, il disparaît. Drouot en a 4.',
          ),
        },
        clause: 'N15-DEF-10',
        things: [block('drouot')],
      },
      {
        do: '#9 for Drouot',
        // The Prussian corps recovers too; the turn ends, and the next one begins with the draw.
        after: ['#58 for Zieten'],
        words: {
          en: words(
            'Recover',
            'The turn is ending. Corps that did not act have shed all their fatigue; for any other you may spend one card, whatever its event. Touch your card, then Drouot: it takes off 3 fatigue.',
            'Drouot needs it most: he will be the first to fight. Spend the card on him:',
          ),
          fr: words(
            'Récupérez',
            'Le tour s’achève. Les corps restés inactifs ont effacé toute leur fatigue ; pour un autre, vous pouvez dépenser une carte, quel que soit son événement. Touchez votre carte, puis Drouot : elle lui ôte 3 fatigues.',
            'C’est Drouot qui en a besoin, car il combattra le premier. Dépensez la carte pour lui :',
          ),
        },
        clause: 'N15-REC-02',
      },
      {
        do: 'play #32',
        // The Coalition plays no blue card; both reveal one for the initiative.
        after: ['pass'],
        words: {
          en: words(
            'A new turn',
            'The Coalition’s seven control markers (flags) have moved the track to 4. Each side has drawn three cards. You may play a blue one now: “Vive l’Empereur!” takes 1 fatigue off every corps with Napoléon. Then each side turns up a card, and the higher acts first.',
            'This is the only moment for blue cards. Play it:',
          ),
          fr: words(
            'Un nouveau tour',
            'Les sept marqueurs Contrôle (drapeaux) de la Coalition ont porté la piste à 4. Chacun a pioché trois cartes. Une bleue peut être jouée maintenant : « Vive l’Empereur ! » efface une fatigue à chaque corps près de Napoléon. Puis chacun révèle une carte, et la plus forte agit la première.',
            'Les cartes bleues n’ont pas d’autre moment que celui-ci. Jouez-la :',
          ),
        },
        clause: 'N15-INI-01',
      },
      {
        do: '+ Drouot',
        words: {
          en: words(
            'Name a stack',
            'Five against two: you act first. The sides take turns to carry out an operation with one stack, all from one zone; each block acts once a turn. Begin with Drouot at Fleurus.',
          ),
          fr: words(
            'Désignez une pile',
            'Cinq contre deux : vous agissez d’abord. Tour à tour, chaque camp mène une opération avec une pile d’une seule zone ; chaque pavé agit une fois par tour. Commencez par Drouot, à Fleurus.',
          ),
        },
        clause: 'N15-OPS-06',
      },
      {
        do: '+ Vandamme',
        words: {
          en: words(
            'Two corps',
            'A corps fights badly on its own: add Vandamme. A corps with five or more strength points brings two cards to the combat, a weaker one only one. But each extra corps costs a movement point.',
          ),
          fr: words(
            'Deux corps',
            'Un corps seul combat mal : ajoutez Vandamme. Un corps de cinq points de force ou plus apporte deux cartes au combat, un plus faible une seule. Mais chaque corps de plus coûte un point de mouvement.',
          ),
        },
        clause: 'N15-CBT-11',
      },
      {
        do: '+ Napoleon',
        words: {
          en: words(
            'The Emperor',
            'Napoléon goes with them: one more movement point, 1 less fatigue and one more card in combat. Look after him: a combat lost in his presence costs three points, and if he is eliminated the campaign is lost.',
          ),
          fr: words(
            'L’Empereur',
            'Napoléon les accompagne : un point de mouvement de plus, une fatigue de moins, une carte de plus au combat. Ménagez-le : un combat perdu en sa présence coûte trois points, et sans lui la campagne est perdue.',
          ),
        },
        clause: 'N15-MAN-04',
      },
      {
        do: 'march',
        words: {
          en: words(
            'March',
            'Now tell them to march. A card is turned up for their movement points; each connection costs one, and every point beyond the third tires every corps.',
          ),
          fr: words(
            'En marche',
            'Dites ce qu’ils font : ils marchent. Une carte est révélée pour leurs points de mouvement ; puis chaque connexion en coûte un, et ce qui dépasse le troisième fatigue chaque corps.',
          ),
        },
        clause: 'N15-MAN-01',
      },
      {
        do: '> Ligny',
        words: {
          en: words(
            'Find the enemy',
            'Four from the card, one less for the second corps, one more for Napoléon: four points. Touch Ligny. A march ends where the enemy stands; the road you came by becomes your Retreat Axis.',
          ),
          fr: words(
            'Trouvez l’ennemi',
            'Quatre sur la carte, un de moins pour le second corps, un de plus pour Napoléon : quatre points. Touchez Ligny. Où est l’ennemi, la marche s’arrête ; la route par laquelle vous venez devient votre Axe de retraite.',
          ),
        },
        clause: 'N15-MAN-11',
      },
      {
        do: 'fight',
        words: {
          en: words(
            'Attack on the march',
            'You may attack at once, with one card fewer than a stack that waits. Look at the odds: whoever inflicts more losses wins. Then confirm.',
            'A rested stack strikes harder next turn, but so will the Prussians, and this turn is the last. Attack:',
          ),
          fr: words(
            'Attaque en marche',
            'Vous pouvez attaquer aussitôt, avec une carte de moins qu’une pile qui attend. Regardez les chances : qui inflige le plus de pertes l’emporte. Puis confirmez.',
            'Une pile reposée frappe plus fort au tour suivant, mais les Prussiens aussi, et ce tour est le dernier. Attaquez :',
          ),
        },
        clause: 'N15-OPS-08',
      },
      {
        do: 'play #6',
        // Zieten has no card for a combat.
        after: ['pass'],
        words: {
          en: words(
            'A green card',
            'Green cards are played in the thick of the action, one for each side in each operation. Elan turns up one more card for an attack: six against two.',
            'You will never have a better moment for it. Play it:',
          ),
          fr: words(
            'Une carte verte',
            'Les cartes vertes se jouent dans le feu de l’action, une par camp et par opération. Élan fait révéler une carte de plus à l’attaque : six contre deux.',
            'Elle convient ici mieux qu’ailleurs. Jouez-la :',
          ),
        },
        clause: 'N15-OPS-10',
      },
      {
        do: 'tire Vandamme',
        words: {
          en: words(
            'Share it out',
            'The cards gave 2 losses and 5 fatigue against 1 and 1; the town saves Zieten 1 fatigue. Each side shares its own as evenly as possible, and places what is left over: touch Vandamme to give him yours.',
          ),
          fr: words(
            'Partagez',
            'Les cartes donnent 2 pertes et 5 fatigues contre 1 et 1 ; la ville épargne une fatigue à Zieten. Chacun partage les siennes aussi également que possible et place le reste : touchez Vandamme pour lui donner votre fatigue.',
          ),
        },
        clause: 'N15-CBT-40',
      },
      {
        do: 'Drouot loses infantry',
        // Zieten falls back to his friends, and is pursued.
        after: ['retreat > Sombreffe'],
        words: {
          en: words(
            'A loss',
            'Now for the loss. With four points instead of five, Vandamme would bring one card instead of two; Drouot has infantry to spare: touch the blue cubes beside his name. The beaten Prussians then retreat, and your cavalry pursues.',
            'That would cost you a card in the next combat. Let Drouot take it:',
          ),
          fr: words(
            'Une perte',
            'Et la perte. Avec quatre points au lieu de cinq, Vandamme n’apporterait qu’une carte au lieu de deux ; Drouot peut céder de l’infanterie : touchez les cubes bleus à côté de son nom. Puis les Prussiens battus se retirent, et votre cavalerie les poursuit.',
            'Cela coûterait une carte au prochain combat. Que Drouot la supporte :',
          ),
        },
        clause: 'N15-CBT-11',
      },
      {
        words: {
          en: words(
            'Victory at Ligny',
            'You lost one strength point and took two. Then the pursuit pushed Zieten above 8 fatigue: his corps is gone, and three more points with it. The track is at 0 and France has won. A whole campaign starts further from it.',
          ),
          fr: words(
            'Victoire à Ligny',
            'Vous avez perdu un point de force et en avez pris deux. Puis la poursuite a porté Zieten au-delà de 8 fatigues : son corps n’est plus, avec trois points encore. La piste est à 0, la France a gagné. Une campagne entière commence plus loin du but.',
          ),
        },
        clause: 'N15-VIC-08',
      },
    ],
  };
}
