import type { Introduced } from '../../../table/introduction.tsx';
import type { ClauseId } from '../text/clauses.en.ts';

export type Panel = 'aim' | 'nation' | 'money' | 'wars' | 'envoys' | 'army' | 'napoleon' | 'battle' | 'end';

interface Step extends Introduced<Panel> {
  readonly clauses: readonly ClauseId[];
}

/** What a newcomer reads before the first campaign, a few sentences a picture. */
export const INTRODUCED: readonly Step[] = [
  {
    panel: 'aim',
    clauses: ['NW-1.0-a', 'NW-11.1-b', 'NW-11.1-c', 'NW-11.2-a', 'NW-11.3-a'],
    en: [
      'Alone against Napoleon',
      'You are the coalition of the monarchies, from 1792 to 1821. France plays by itself, by rules that you can read at any time. Hold three of the five Nations at the end of a turn, the aim of that turn among them, and Napoleon is one step nearer to abdication. At 16 you have won; after sixteen turns it is too late.',
    ],
    fr: [
      'Seul contre Napoléon',
      'Vous êtes la coalition des monarchies, de 1792 à 1821. La France joue toute seule, selon des règles que vous pouvez lire à tout moment. Tenez trois des cinq Nations en fin de tour, dont le But de ce tour, et Napoléon est d’un pas plus près de l’abdication. À 16, vous avez gagné ; après seize tours, il est trop tard.',
    ],
  },
  {
    panel: 'nation',
    clauses: ['NW-2.1.1-a', 'NW-2.9-a', 'NW-9.2-a', 'NW-4.6-a'],
    en: [
      'A Nation',
      'On the tablet stand its die face, its fervour from 0 to 16, and the envoys and client states in it. Fervour is zeal for France: where it is high, French skirmishers swarm in front of every battle and leave you fewer dice. The border shows who holds the Nation.',
    ],
    fr: [
      'Une Nation',
      'Sur sa plaque : sa face de dé, sa ferveur de 0 à 16, les envoyés et les États clients qui s’y trouvent. La ferveur est l’élan pour la France : là où elle est haute, les tirailleurs français précèdent chaque bataille et vous laissent moins de dés. La frontière montre qui tient la Nation.',
    ],
  },
  {
    panel: 'money',
    clauses: ['NW-4.1-a', 'NW-4.1-d', 'NW-4.2-a', 'NW-4.2-c'],
    en: [
      'London pays',
      'Each turn begins with money: from London, from allies, from trade, from famous guests. What you put into the Minor War Fund and the Admiralty fights at the edge of the map and at sea; the Treasury pays for envoys, alliances and the forces of the Duchies.',
    ],
    fr: [
      'Londres paie',
      'Chaque tour commence par l’argent : de Londres, des alliés, du commerce, d’hôtes illustres. Ce que vous versez aux conflits mineurs et à l’Amirauté se bat au bord de la carte et en mer ; le Trésor paie les envoyés, les alliances et les forces des Duchés.',
    ],
  },
  {
    panel: 'wars',
    clauses: ['NW-4.5-a', 'NW-4.9-b', 'NW-4.9-c', 'NW-4.9.1.2-a', 'NW-4.9.1-b'],
    en: [
      'Wars at the edge of the map',
      'Markers drawn from a bowl start wars in sixteen hexagons. Two dice, your money and the sea must reach the red number. Some wars are worth trade, some abdication; a lost one makes every alliance dearer. When the fourth Russian flag falls, Napoleon marches on Moscow.',
    ],
    fr: [
      'Les guerres du bord de la carte',
      'Des marqueurs tirés d’un bol déclenchent des guerres dans seize hexagones. Deux dés, votre argent et la mer doivent atteindre le nombre rouge. Certaines valent du commerce, d’autres de l’abdication ; une guerre perdue renchérit toute alliance. Au quatrième drapeau russe, Napoléon marche sur Moscou.',
    ],
  },
  {
    panel: 'envoys',
    clauses: ['NW-5.1-a', 'NW-6.1-a', 'NW-6.1-d', 'NW-6.3-a', 'NW-6.3-c'],
    en: [
      'Envoys and alliances',
      'France sends two envoys a turn, wherever the die says. Each brings a corps and bars an alliance. Your four diplomats talk them out again, win back lost wars, and bring Prussia, Austria and Russia into the coalition.',
    ],
    fr: [
      'Envoyés et alliances',
      'La France envoie deux diplomates par tour, là où le dé le veut. Chacun amène un corps et empêche une alliance. Vos quatre diplomates les font repartir, rachètent des guerres perdues et gagnent la Prusse, l’Autriche et la Russie à la coalition.',
    ],
  },
  {
    panel: 'army',
    clauses: ['NW-7.1-a', 'NW-7.2-a', 'NW-7.4-a', 'NW-8.1-b', 'NW-8.2-a'],
    en: [
      'The armies march in',
      'First the Grande Armée: corps drawn from its bowl go to France, to the aim of the turn, after their envoys, and where a row of the invasion table sends them. Then you: the corps of your allies cost nothing, and £1 buys three of the Duchies.',
    ],
    fr: [
      'Les armées entrent en scène',
      'D’abord la Grande Armée : des corps tirés de leur bol vont en France, au But du tour, auprès de leurs envoyés, et là où une ligne de la table d’invasion les mène. Puis vous : les corps de vos alliés ne coûtent rien, et 1 £ en achète trois des Duchés.',
    ],
  },
  {
    panel: 'napoleon',
    clauses: ['NW-8.5-a', 'NW-8.5-b', 'NW-8.5-c', 'NW-8.5.1-a'],
    en: [
      'Napoleon’s die',
      'When all your corps stand, one die decides where the Emperor appears, and with how many corps. You see its six faces beforehand: a good plan survives most of them. No plan survives all.',
    ],
    fr: [
      'Le dé de Napoléon',
      'Quand tous vos corps sont placés, un dé décide où paraît l’Empereur, et avec combien de corps. Vous en voyez les six faces d’avance : un bon plan résiste à la plupart. Aucun ne résiste à toutes.',
    ],
  },
  {
    panel: 'battle',
    clauses: ['NW-9.0-a', 'NW-9.4-a', 'NW-9.5-a', 'NW-9.6-a', 'NW-9.10-a'],
    en: [
      'A battle',
      'Where both sides stand, they fight. The light infantry leaves you three dice, two or one; the difference in strength is added or taken away; the total says who wins, who is lost and who flees. Whom Napoleon beats, he wins over: fervour follows his battles.',
    ],
    fr: [
      'Une bataille',
      'Là où les deux camps se trouvent, ils se battent. L’infanterie légère vous laisse trois dés, deux ou un ; on ajoute ou retire la différence de force ; le total dit qui gagne, qui est perdu, qui fuit. La ferveur suit les batailles de Napoléon.',
    ],
  },
  {
    panel: 'end',
    clauses: ['NW-10.1-a', 'NW-11.0-a', 'NW-11.4-a', 'NW-11.8-c', 'NW-12.0-a'],
    en: [
      'The end of a turn',
      'Beaten powers surrender, the aim is counted, fervour moves towards whoever holds a Nation, and all corps go home but for the Duchies. An accident closes the turn: a scandal, a divorce, a naval battle. Then the years roll on.',
    ],
    fr: [
      'La fin d’un tour',
      'Les puissances battues capitulent, on compte le But, la ferveur va vers qui tient la Nation, et tous les corps rentrent, hormis les Duchés. Un accident clôt le tour : un scandale, un divorce, une bataille navale. Puis les années passent.',
    ],
  },
];
