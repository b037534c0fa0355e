/** The worked examples: the clauses for players, the readings we chose folded in. */
export const examples = {
  'N15-EX-01':
    'Draw: the Coalition draws Inactivity (red), Reinforcements (blue) and Forced March (green), France no red card. Inactivity is resolved at once and not replaced: the hand grows by two.',
  'N15-EX-02': 'Initiative: of Reinforcements and Forced March only the first, a blue card, may be played.',
  'N15-EX-03': 'A tie: both reveal a 4. France operates first, and both cards are discarded.',
  'N15-EX-04':
    'Recovery: the Coalition’s one card brings Uxbridge down to 4 fatigue, and he loses nothing. Vandamme, with more than 4, loses 1 strength point: the track rises by 1.',
  'N15-EX-05':
    'Movement points with a card of 4. D’Erlon: 4. Ney: 5. D’Erlon and Napoléon: 5. Ney and Napoléon: 6. All three: 4 + 1 − 1 = 4.',
  'N15-EX-06':
    'Case A: D’Erlon, Ney and Napoléon spend 4 points. That is two fatigue, one for each corps, less one: 1 fatigue, placed where the owner likes.',
  'N15-EX-07': 'Case B: the same stack reaches a friendly one with its second point. It stops, without fatigue.',
  'N15-EX-08':
    'Case C: the same stack goes from Ligny through Marbais to the enemy. It stops; 1 − 1 = 0 fatigue; its Retreat Axis points to Marbais, and it is Activated.',
  'N15-EX-09': 'Picton may leave that zone by any connection except the one to Marbais.',
  'N15-EX-10':
    'Another French stack shares the axis of Marbais. A Coalition stack places none; if it comes from Marbais, the French corps take 2 fatigue.',
  'N15-EX-11': 'The French attack two Coalition corps, one of them Activated: both defend.',
  'N15-EX-12': 'To take 3 fatigue is to add three cylinders.',
  'N15-EX-13': 'A player who would reveal 3 cards rolls 3 dice of his colour.',
  'N15-EX-14':
    'Three players all reveal a 2. France operates first, and the English lead: on each of the Coalition’s turns they say who operates.',
  'N15-EX-15':
    'The English lead, and an English and a Prussian corps have lost together: the English player chooses one line of retreat for both.',
  'N15-EX-16':
    'Three players: the Prussian player cannot bring an English corps To the Sound of the Guns, nor the English player speed a Prussian stack by Forced March; the Prussian player cannot play Frederick; nobody can play a recovery card for his partner.',
  'N15-EX-17':
    'A player who has played a card during the movement of an attack on the march may not play one in its combat.',
  'N15-EX-18':
    'A card of 1 and two corps: 1 − 1 = 0. Congestion: −1. Forced March: the stack can still cross 1 connection.',
  'N15-EX-19':
    'Napoléon, Reille (7 strength) and Drouot (6, with 5 fatigue) attack Orange (7) and Picton (4, with 6 fatigue) in the open: 2 + 2 − 1 + 1 + 1 = 5 cards against 2 + 1 − 1 = 2. With 3 losses to 1 the French win by 2, the track falls by 2, and their cavalry pursues.',
};
