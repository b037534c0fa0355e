import type { Introduced } from '../../../table/introduction.tsx';
import type { ClauseId } from '../text/clauses.en.ts';

export type Panel = 'stakes' | 'corps' | 'turn' | 'cards' | 'manoeuvre' | 'axis' | 'combat' | 'recovery' | 'grognards';

interface Step extends Introduced<Panel> {
  readonly clauses: readonly ClauseId[];
}

/** What a newcomer reads before the first match, a few sentences a picture. */
export const INTRODUCED: readonly Step[] = [
  {
    panel: 'stakes',
    clauses: ['N15-VIC-01', 'N15-VIC-02', 'N15-VIC-03', 'N15-VIC-05', 'N15-VIC-07', 'N15-VIC-08', 'N15-VIC-09'],
    en: [
      'What is at stake',
      'There is one victory point track: France wins at 0, the Coalition at 20. Every enemy strength point destroyed moves it by one, every town or farm taken by its value; a combat lost with Napoléon costs France 3. If nobody has won when the last turn ends, the Coalition wins.',
    ],
    fr: [
      'L’enjeu',
      'Une piste de points de victoire : la France gagne à 0, la Coalition à 20. Chaque point de force ennemi détruit la déplace d’un cran, chaque ville ou ferme prise, de sa valeur ; un combat perdu avec Napoléon coûte 3 points à la France. Si nul n’a gagné à la fin du dernier tour, la Coalition l’emporte.',
    ],
  },
  {
    panel: 'corps',
    clauses: ['N15-DEF-01', 'N15-DEF-10', 'N15-CBT-13', 'N15-REC-04', 'N15-ELI-01'],
    en: [
      'Corps, strong or tired',
      'A block showing its portrait may still act this turn; afterwards it shows its flag. In the order of battle, cubes are strength (barred for cavalry) and cylinders are fatigue. With more than 4 fatigue a corps brings one card fewer to a combat and loses strength in recovery; with more than 8, or no cubes left, it is gone.',
    ],
    fr: [
      'Des corps, forts ou las',
      'Un pavé qui montre son portrait peut encore agir ce tour ; ensuite, il montre son drapeau. À l’ordre de bataille, les cubes sont la force (barrés : cavalerie), les cylindres la fatigue. Au-delà de 4 fatigues, un corps apporte une carte de moins au combat et perd de la force à la récupération ; au-delà de 8, ou sans cube, il disparaît.',
    ],
  },
  {
    panel: 'turn',
    clauses: [
      'N15-SEQ-01',
      'N15-DRW-01',
      'N15-INI-04',
      'N15-INI-05',
      'N15-OPS-01',
      'N15-OPS-03',
      'N15-OPS-04',
      'N15-OPS-06',
      'N15-OPS-08',
      'N15-OPS-09',
    ],
    en: [
      'A turn',
      'Each side draws 1 to 4 cards, then turns one up: the higher acts first, France on a tie. Then they alternate: corps in one zone, as a stack, manoeuvre, fight, or manoeuvre and then fight, and are turned over. A side that passes acts no more this turn; when both have passed, the armies recover.',
    ],
    fr: [
      'Un tour',
      'Chaque camp pioche de 1 à 4 cartes, puis en révèle une : la plus forte agit d’abord, la France en cas d’égalité. Puis on alterne : des corps d’une zone, en pile, manœuvrent, combattent, ou manœuvrent puis combattent, et sont retournés. Qui passe n’agit plus de ce tour ; quand les deux ont passé, les armées récupèrent.',
    ],
  },
  {
    panel: 'cards',
    clauses: ['N15-CRD-04', 'N15-CRD-05', 'N15-CRD-08', 'N15-DRW-02', 'N15-DRW-04', 'N15-INI-01', 'N15-OPS-10'],
    en: [
      'The cards',
      'At the top, the number for movement and initiative; at the bottom, the combat result and the fatigue it can remove; the title is an event. Red events happen as soon as they are drawn, but two at once cancel each other out. Blue may be played before the initiative, one a turn; green in any operation, one a side. You keep the rest.',
    ],
    fr: [
      'Les cartes',
      'En haut, le chiffre du mouvement et de l’initiative ; en bas, le résultat au combat et la fatigue qu’elle efface ; le titre est un événement. Rouge : il s’applique dès la pioche, mais deux à la fois s’annulent. Bleu : avant l’initiative, un par tour. Vert : à chaque opération, un par camp. Le reste se garde.',
    ],
  },
  {
    panel: 'manoeuvre',
    clauses: [
      'N15-MAN-01',
      'N15-MAN-02',
      'N15-MAN-04',
      'N15-MAN-11',
      'N15-MAN-14',
      'N15-MAN-21',
      'N15-MAN-22',
      'N15-MAN-23',
      'N15-MAN-25',
    ],
    en: [
      'A manoeuvre',
      'A card gives the movement points: one less for each corps beyond the first, one more with Napoléon. A connection costs one; another stack, friend or foe, stops the march. Each point beyond the third costs every corps a fatigue; leaving a contested zone, or ending in one, costs the stack one. Napoléon or Wellington saves one.',
    ],
    fr: [
      'Une manœuvre',
      'Une carte donne les points de mouvement : un de moins par corps au-delà du premier, un de plus avec Napoléon. Une connexion en coûte un ; une autre pile, amie ou ennemie, arrête la marche. Chaque point au-delà du troisième fatigue chaque corps ; quitter une zone contestée coûte une fatigue à la pile, y finir aussi. Napoléon ou Wellington en épargne une.',
    ],
  },
  {
    panel: 'axis',
    clauses: [
      'N15-DEF-24',
      'N15-AXE-01',
      'N15-AXE-05',
      'N15-AXE-06',
      'N15-AXE-08',
      'N15-AXE-09',
      'N15-RET-05',
      'N15-RET-06',
    ],
    en: [
      'The retreat axis',
      'A zone with corps of both sides is contested. Whoever came to meet the enemy there lays an arrow on the connection he came by: his side must leave and retreat along it first; the enemy may do neither. An enemy who enters that way cuts it: 2 fatigue at once, once a turn, for that side’s corps there.',
    ],
    fr: [
      'L’axe de retraite',
      'Une zone où se tiennent des corps des deux camps est contestée. Qui est venu y trouver l’ennemi pose une flèche sur le chemin de son entrée : son camp doit d’abord sortir et se retirer par là ; l’ennemi ne le peut pas. L’ennemi qui arrive par ce chemin le coupe : aussitôt 2 fatigues, une fois par tour, pour les corps du camp qui l’a tracé.',
    ],
  },
  {
    panel: 'combat',
    clauses: [
      'N15-CBT-04',
      'N15-CBT-11',
      'N15-CBT-12',
      'N15-CBT-31',
      'N15-CBT-40',
      'N15-CBT-50',
      'N15-RET-01',
      'N15-PUR-01',
    ],
    en: [
      'A combat',
      'A stack attacks all the enemy corps in its zone. A corps brings one card, or two with 5 points or more; the attacker has one fewer if he has just manoeuvred. Fatigue is shared out first, then losses. Whoever inflicts more losses wins, and the other retreats one connection for each loss of difference. With more cavalry the winner pursues, except in woods and fortified towns.',
    ],
    fr: [
      'Un combat',
      'Une pile attaque tous les corps ennemis de sa zone. Un corps apporte une carte, deux s’il a 5 points ou plus ; l’attaquant en a une de moins s’il vient de manœuvrer. On partage la fatigue, puis les pertes. Qui inflige le plus de pertes gagne, l’autre se retire d’autant de connexions que l’écart. Avec plus de cavalerie, le vainqueur poursuit, sauf en zone boisée ou ville fortifiée.',
    ],
  },
  {
    panel: 'recovery',
    clauses: [
      'N15-REC-01',
      'N15-REC-02',
      'N15-REC-04',
      'N15-REC-06',
      'N15-REC-07',
      'N15-REC-08',
      'N15-VIC-04',
      'N15-OPS-09',
    ],
    en: [
      'Recovery',
      'Corps that neither acted nor fought lose all their fatigue. For each corps you may play one card from your hand, of any colour: the green number is the fatigue it removes. Then each corps with 5 to 8 fatigue loses a strength point, which scores for the enemy. Blocks are turned back, and 7 control markers give the Coalition a point.',
    ],
    fr: [
      'La récupération',
      'Les corps qui n’ont ni agi ni combattu perdent toute leur fatigue. Pour chaque corps, on peut jouer une carte de sa main, de toute couleur : on retire le chiffre vert. Puis tout corps qui a de 5 à 8 fatigues perd un point de force, qui compte pour l’ennemi. Les pavés sont retournés, et 7 marqueurs Contrôle donnent un point à la Coalition.',
    ],
  },
  {
    panel: 'grognards',
    clauses: [
      'N15-GEN-02',
      'N15-FOG-01',
      'N15-FOG-02',
      'N15-VED-04',
      'N15-VED-05',
      'N15-VED-15',
      'N15-GEN-03',
      'N15-TRI-01',
      'N15-TRI-10',
      'N15-TRI-11',
    ],
    en: [
      'Grognards, and three players',
      'The Grognard rules add fog of war: enemy blocks turn their backs until they fight, and vedettes go scouting: they neither fight nor tire, and are lost if they meet an enemy stack. Three can play, with or without fog: English and Prussians win or lose together, but may not talk unless a card allows it or their commanders are close.',
    ],
    fr: [
      'Grognards, et à trois',
      'Les règles du Grognard ajoutent le brouillard : les pavés ennemis tournent le dos jusqu’au combat, et des vedettes éclairent : elles ne combattent ni ne se fatiguent, et meurent où elles trouvent une pile ennemie. On joue aussi à trois, avec ou sans brouillard : Anglais et Prussiens gagnent ou perdent ensemble, mais ne se parlent que si une carte ou la proximité de leurs commandants le permet.',
    ],
  },
];
