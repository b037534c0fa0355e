/** Scheduled events and political markers: the clauses for players, the readings we chose folded in. */
export const events = {
  'NW-13.0-a': 'Each event happens on its turn, in printed order. Parts whose condition is not met are skipped.',
  'NW-13-VALMY':
    'Valmy, turn 1: the wars in Switzerland and at the Cape and a client state go into the bowl. Russian Nobility binds Russia.',
  'NW-13-GRAPESHOT':
    'Whiff of Grapeshot, turn 2: Bonaparte and Joséphine enter. The wars in Haiti and Egypt and a client state go into the bowl.',
  'NW-13-SPITHEAD':
    'Spithead and Nore, turn 3: the mutiny empties the Admiralty Budget. The war in Ireland and a client state go into the bowl.',
  'NW-13-SECOND-COALITION':
    'Second Coalition, turn 3: Russian Nobility ends, so you can ally with Russia. The war in Mysore goes into the bowl.',
  'NW-13-BRUMAIRE':
    'Eighteenth Brumaire, turn 4: the wars on Malta and in the Caucasus, Fra Diavolo and a client state go into the bowl.',
  'NW-13-AMIENS':
    'Peace of Amiens, turn 5: all British corps on the map and in the Force Pool are delayed. A client state and Bavaria go into the bowl.',
  'NW-13-LOUISIANA':
    'Louisiana Purchase, turn 5: Trafalgar, the war with the United States and a client state go into the bowl.',
  'NW-13-CORONATION': 'Coronation, turn 6: Napoleon-N and a client state go into the bowl.',
  'NW-13-THIRD-COALITION':
    'Third Coalition, turn 6: a Peace of Basel on the map ends. The war in Serbia goes into the bowl.',
  'NW-13-BERLIN-DECREE':
    'Berlin Decree, turn 7: the Continental System goes to the High Seas, and Bonaparte, if still in play, becomes Emperor now. The Duchy of Warsaw goes into the bowl.',
  'NW-13-SUBLIME-PORTE':
    'Sublime Porte, turn 7: the Grand Vizier goes to the first of the Balkans, Serbia and the Caucasus whose war is still to come. The war in the Balkans goes into the bowl.',
  'NW-13-TILSIT':
    'Tilsit, turn 8: Prussia and Russia, if not in the coalition, each receive a Tilsit marker. The war in Denmark goes into the bowl.',
  'NW-13-DOS-DE-MAYO':
    'Dos de Mayo, turn 8: the Spanish Ulcer breaks out; a coalition Spain only gets its marker and loses 10 fervour. San Ildefonso leaves the bowl; the war in Finland and a client state go in.',
  'NW-13-HOFER': 'Hofer’s Rising, turn 9: the war in Tyrol, the Kingdom of Naples and a client state go into the bowl.',
  'NW-13-KALISCH':
    'Kalisch, turn 12: Prussia’s Tilsit and a Peace of Basel end. Napoleon-V goes into the bowl unless he is there or in play.',
  'NW-13-RIED':
    'Treaty of Ried, turn 13: Bavaria changes sides, and Wrede is Austrian from now on, even if his marker is still to be drawn.',
  'NW-13-CHAUMONT':
    'Chaumont, turn 14: the Paris marker goes to France, Napoleon-V replaces the present Napoleon, and Russia’s Tilsit ends.',
  'NW-13-VIENNA':
    'Congress of Vienna, turn 15: every Tilsit ends. A Spain linked by marriage joins the coalition, and its corps the Force Pool; then any marriage ends.',
  'NW-13.0-b': 'Turns 10, 11 and 16 have no event.',
  'NW-13.0-c':
    'The Continental System, Tilsit and the Grand Vizier are never placed once the Invasion of Russia has been fought.',
  'NW-13.0-d':
    'Once Bavaria has changed sides, Wrede goes where the Austrians go: to Neutral Forces while Austria is not in the coalition.',
  'NW-14-WAR': 'A War! marker: a minor war is fought in its box, where the marker stays.',
  'NW-14-WAR-EGYPT': 'Egypt: if Napoleon is in play, he is busy there before the war is fought.',
  'NW-14-WAR-FINLAND':
    'Finland: whatever comes of the war, Sweden joins the coalition, its Bernadotte enters the Force Pool and the French one leaves the game. A No War! goes into the bowl.',
  'NW-14-CLIENT': 'Client state: a die tells in which Nation it arises.',
  'NW-14-WARSAW': 'Duchy of Warsaw: a client state in Germany with −2, and Poniatowski joins the Grande Armée.',
  'NW-14-ILDEFONSO':
    'Treaty of San Ildefonso: Spain becomes French, and both its corps go to the Grande Armée bowl. With the Ulcer on the map nothing happens.',
  'NW-14-BAVARIA': 'Bavaria: Wrede joins the Grande Armée bowl, or your side if Bavaria has already changed sides.',
  'NW-14-TRAFALGAR':
    'Trafalgar: a naval battle after which Nelson is gone. Won, it ends the war at sea for good in your favour; lost, London is invaded: no Treasury, no £4 marker, and personalities go home.',
  'NW-14-FRA-DIAVOLO':
    'Fra Diavolo: the marker goes to Italy for good, and costs the French their first corps there each turn.',
  'NW-14-NAPLES':
    'Kingdom of Naples: Murat of Naples joins the Grande Armée bowl, and the French Murat leaves the game.',
  'NW-14-NAPOLEON-N': 'Napoleon-N replaces Bonaparte. With Napoleon-V in play nothing happens.',
  'NW-14-NAPOLEON-V': 'Napoleon-V replaces the present Napoleon.',
  'NW-14-NO-WAR': 'No War! has no effect.',
};
