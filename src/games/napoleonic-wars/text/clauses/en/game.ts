/** Conventions, the map, the units and the set-up: the clauses for players, the readings we chose folded in. */
export const game = {
  'NW-0.1-a': 'A nation die means: 1 France, 2 Germany, 3 Austria, 4 Italy, 5 Spain, 6 the target Nation.',
  'NW-0.1-b':
    'On a 6 the target is the Nation that holds the Aim marker at that moment, so after a Grand Strategy it is the new one.',
  'NW-0.2-a':
    'Fervour, abdication and each fund stay between 0 and 16 after every single change. Money above 16 is lost at once.',
  'NW-0.3-a':
    'The dice of a battle come in this order: cavalry, light infantry, the Guard, the battle dice with the white one first, the Guard’s fervour die, and the die for a French refuge.',
  'NW-0.3-b':
    'Every draw from a bowl is at random, and what was drawn stays out. Whatever is chosen at random, all candidates have the same chance.',
  'NW-0.3-c':
    'All other dice follow the order of the rules: envoys as they are sent, negotiations as declared, a naval battle before its war, surrenders as Austria, Prussia, Russia. A die rolled again is followed at once by the new one.',
  'NW-0.4-a':
    'France fights with the French corps, the Guard, Poniatowski, Murat of Naples, Wrede until Bavaria changes sides, and Blake and Palafox while Spain is French. All other corps are yours; the Grand Vizier is none.',
  'NW-0.5-a': 'Where no rule settles what the French do, you decide.',
  'NW-1.0-a': 'You play alone and lead the monarchies of Europe with Britain at their head. The rules play France.',
  'NW-1.0-b': 'The game lasts at most 16 turns.',
  'NW-1.0-c': 'There is one long campaign, and there are two short scenarios.',
  'NW-2.0-a':
    'The box holds a map, a turn board, a counter board, a player aid, 176 counters, the two booklets and three dice.',
  'NW-2.0-b': 'One bowl holds the political markers, the other the French corps.',
  'NW-2.1.1-a': 'There are five Nations, each with a green box: France, Germany, Austria, Italy and Spain.',
  'NW-2.1.1-b': 'Each green box shows the number of the die that sends somebody to its Nation.',
  'NW-2.1.1-c':
    'France touches Germany, Italy and Spain; Austria touches Germany and Italy. No other Nations are adjacent.',
  'NW-2.1.1-d': 'The Nation Germany stands for the power Prussia.',
  'NW-2.1.2-a':
    'There are 16 minor-war boxes. A red number is the difficulty; an anchor, a yellow disc, a Russian flag or a laurelled N tells what is at stake.',
  'NW-2.1.2-b':
    'An anchor means that the sea counts, a yellow disc that the box holds Trade worth £1, a flag that it holds a Russian War marker, and the N that it is strategic.',
  'NW-2.1.3-a':
    'Spain, Sweden, Prussia, Austria and Russia each have a status box. A power is neutral, pro-French, in the coalition, or has surrendered.',
  'NW-2.1.4-a':
    'London is your base: your money, your diplomats and exiled personalities. Only a lost Trafalgar can bring the French there.',
  'NW-2.1.4-b': 'Neutral Forces hold the corps of powers that are neutral or have surrendered.',
  'NW-2.1.4-c': 'The High Seas show which fleet rules the sea, if any, and whether the Continental System is at work.',
  'NW-2.1.4-d': 'The religious status shows the present French policy towards the Church.',
  'NW-2.1.4-e': 'French diplomats rest in the Hôtel.',
  'NW-2.1.4-f': 'The box Jews of Europe shows Ghetto Laws or Emancipation.',
  'NW-2.1.4-g':
    'Napoleon goes to his bed when he remarries, and at the end of every turn. Joséphine is there whenever she is not travelling.',
  'NW-2.1.4-h': 'Corps of both sides that are eliminated in battle go to Casualties.',
  'NW-2.1.4-i': 'Portugal is your refuge, and only from Spain.',
  'NW-2.2-a': 'The track has boxes 0 to 16. Boxes 1 to 16 are the turns; all of them also count money and fervour.',
  'NW-2.2-b': 'A turn stands for six months to five years. That changes nothing in play.',
  'NW-2.2.1-a': 'Events printed on a turn always happen in it, as far as their conditions are met.',
  'NW-2.2.2-a': 'The Force Pool holds the corps that you may build.',
  'NW-2.2.3-a': 'The light-infantry table tells how many dice a battle gets.',
  'NW-2.2.4-a': 'The battle table turns the total of the dice into a result.',
  'NW-2.3-a': 'Every counter that is not yet in play waits on the counter board, sorted by its letter.',
  'NW-2.4.1-a':
    'A corps has a nationality, an arm (infantry or cavalry), a strength and, unless it is a Duchy force, a commander.',
  'NW-2.4.1-b':
    'Blue is French, red British, black Prussian, white with a flag Austrian, green Russian, yellow Spanish.',
  'NW-2.4.1.1-a': 'Cavalry fights like any other unit. With the option it may also ride to a battle elsewhere.',
  'NW-2.4.2-a':
    'Duchy forces, white with a coat of arms, can serve any power. They are always yours and never pro-French.',
  'NW-2.4.2-b': 'Only Duchy forces can stay on the map at the end of a turn.',
  'NW-2.4.3-a':
    'The Royal Navy and the French Fleet show who rules the sea. Nelson helps in a naval battle but never rules the sea himself.',
  'NW-2.5-a': 'Red diplomats are yours, blue ones French.',
  'NW-2.6-a':
    'Napoleon has three markers: B for Bonaparte, N for the Emperor, V for his later years. Only one is in play at a time.',
  'NW-2.6-b':
    'Napoleon sets the number of accident dice, brings corps with him, may send in the Guard, and changes what a battle does to fervour.',
  'NW-2.6-c':
    'A new Napoleon marker takes the place of the old one, in the same box or Nation, and is still busy if the old one was.',
  'NW-2.7-a':
    'Of five religion markers exactly one is in use. The accidents French Religion and Guillotine read it and change it.',
  'NW-2.8-a': 'Ghetto Laws stay in force until an accident replaces them by Emancipation.',
  'NW-2.9-a': 'Each Nation has its own fervour, from 0 to 16. High fervour helps France, low fervour helps you.',
  'NW-2.10-a': 'The campaign runs from turn 1 (1792–94) to turn 16 (1818–21).',
  'NW-2.11-a':
    'A turn has nine phases: Political, Diplomacy, Intrigue, Grande Armée, Coalition, Battles, Personalities, Abdication, Accidents.',
  'NW-3.1-a': 'Two bowls are made ready, one for political markers and one for French corps.',
  'NW-3.2-a': 'The counters are sorted by the letter on their back.',
  'NW-3.3-a': 'Each letter has its box on the counter board.',
  'NW-3.4-a':
    'All counters lie face up, except the personalities (C) and the client states (J), which are taken at random.',
  'NW-3.4-b': 'The Guard begins on the grey square of box E.',
  'NW-3.5-a':
    'There are three scenarios: Bonaparte 1792, Napoleon 1805 and The End 1813. Each is played until you win, or to the end of turn 16.',
  'NW-3.6-a': 'Counters that the set-up does not name stay on the counter board.',
  'NW-3.7-a':
    'Before play you choose whether to use cavalry intervention, and whether to play as a veteran. Each is chosen by itself.',
};
