/** The Political Phase: the clauses for players, the readings we chose folded in. */
export const politics = {
  'NW-4.0-a':
    'The phase runs: income, blockade, funds, target Nation, events, draws, and one more marker if you buy it. The rest applies when something calls for it.',
  'NW-4.1-a': 'London yields £4 while the £4 marker is there, otherwise £3.',
  'NW-4.1-b': 'Prussia and Austria yield £2 each while they are in the coalition.',
  'NW-4.1-c': 'Each personality in London yields £1; elsewhere none does.',
  'NW-4.1-d': 'Each Trade marker on the map yields £1.',
  'NW-4.1-e': 'The whole income goes to the Treasury.',
  'NW-4.1.1-a':
    'While the Continental System lies in the High Seas, a die is taken off the income. If the income falls short, the Treasury makes it up, but never drops below 0.',
  'NW-4.2-a':
    'After the income you may move money from the Treasury to the Minor War Fund and to the Admiralty Budget.',
  'NW-4.2.1-a': 'The Minor War Fund pays for minor wars only, the Invasion of Russia among them.',
  'NW-4.2.1-b':
    'Money leaves the Minor War Fund for the Treasury or the Admiralty only at the transfers that end a turn.',
  'NW-4.2.2-a': 'The Admiralty Budget pays for naval battles only.',
  'NW-4.2.2-b': 'Money leaves the Admiralty Budget only by being spent in a naval battle, or by an event.',
  'NW-4.2-b': 'No fund can hold more than £16. Anything above is lost at once.',
  'NW-4.2-c': 'The Treasury pays for everything else, and never for a minor war or a naval battle.',
  'NW-4.3-a':
    'The Aim marker shows where Napoleon is aiming: it goes to the green box of the Nation printed for the turn.',
  'NW-4.3-b': 'Whenever a die picks a Nation, a 6 means the target Nation.',
  'NW-4.4-a': 'The one or two events printed for the turn happen in their printed order.',
  'NW-4.4-b': 'What an event adds goes into the political bowl.',
  'NW-4.5-a':
    'The turn tells how many political markers are drawn, from 0 to 3. Each is resolved before the next is drawn.',
  'NW-4.5-b':
    'A marker that was drawn and applied is out of the game unless it says otherwise. With an empty bowl the other draws are skipped.',
  'NW-4.6-a': 'A nation die tells where a client state arises; a 6 is the target Nation.',
  'NW-4.6-b': 'A client state never arises in France, nor in Spain while Spain is French: the die is rolled again.',
  'NW-4.6-c': 'A new client state replaces the one already in its Nation, which is out of the game.',
  'NW-4.6-d': 'A client state in Spain stays when Spain becomes French, and keeps its modifier.',
  'NW-4.7-a': 'The Duchy of Warsaw goes to Germany and replaces any client state there.',
  'NW-4.7-b': 'With the Duchy of Warsaw, Poniatowski joins the Grande Armée bowl.',
  'NW-4.7-c': 'Another client state may later replace Warsaw; Poniatowski stays in play.',
  'NW-4.8-a': 'If the Pope is in Italy when a client state arises there, he is taken away for good.',
  'NW-4.9-a': 'A War! marker that is drawn starts a war in its own box, which is resolved at once.',
  'NW-4.9-b': 'You win a minor war if two dice and all modifiers reach its difficulty.',
  'NW-4.9-c': 'Before the dice you may spend from the Minor War Fund: +1 for each pound.',
  'NW-4.9-d': 'In a box with an anchor, control of the sea counts.',
  'NW-4.9-e': 'The Ottoman army in the box means −2.',
  'NW-4.9-f':
    'In a Russian war, while Russia is in the coalition, you may delay one Russian corps from the Force Pool for +1.',
  'NW-4.9-g': 'You may also give a war up for lost: no dice, and no money spent.',
  'NW-4.9-h': 'No roll wins or loses a minor war by itself.',
  'NW-4.9-i':
    'First comes a naval battle, if you want one and may; then money and a Russian corps; then the dice. You may give up at any point before them.',
  'NW-4.9.1-a': 'A minor war is Russian, commercial or strategic, as the symbols of its box tell.',
  'NW-4.9.1.1-a': 'After a victory the War! marker stays in its box, face up.',
  'NW-4.9.1.1-b': 'A Russian war won: its flag goes to the Russian Wars box, flag up.',
  'NW-4.9.1.1-c': 'A commercial war won changes nothing: Trade that is still there stays.',
  'NW-4.9.1.1-d': 'A strategic war won: abdication +1.',
  'NW-4.9.1.2-a': 'After a defeat the War! marker lies on its D side. Each D on the map makes alliances dearer.',
  'NW-4.9.1.2-b': 'A Russian war lost: its flag goes to the Russian Wars box, G side up.',
  'NW-4.9.1.2-c': 'A commercial war lost: the Trade of that box is gone for good.',
  'NW-4.9.1.2-d': 'A strategic war lost: abdication −1.',
  'NW-4.9.1-b':
    'When the fourth flag reaches the Russian Wars box, Napoleon invades Russia at once, before anything else is drawn.',
  'NW-4.9.2-a': 'The sea counts only in boxes with an anchor, and it costs nothing.',
  'NW-4.9.2-b':
    'Where the sea counts, the Royal Navy in control gives +2, nobody gives 0, the French Fleet −2 unless you fight it.',
  'NW-4.9.2-c':
    'If the French Fleet rules the sea you may first fight one naval battle for this war. Won, it gives +2; drawn, 0; lost, −2.',
  'NW-4.9.2-d':
    'Naval battles happen in three ways: before an anchored war while the French Fleet rules the sea, by accident, and when Trafalgar is drawn.',
  'NW-4.10-a': 'Napoleon invades Russia once, when all four flags are in the Russian Wars box.',
  'NW-4.10-b':
    'When Napoleon invades Russia, the Continental System, both Tilsit markers and the Grand Vizier leave the game.',
  'NW-4.10-c': 'When Napoleon invades Russia, the Paris marker goes to France.',
  'NW-4.10-d':
    'When Napoleon invades, Russia joins the coalition free of charge, and its corps go to the Force Pool. A marriage with Russia ends only if you win this war.',
  'NW-4.10-e':
    'Napoleon drags others to Russia: for each French diplomat in Austria you choose an Austrian corps in Neutral Forces to be delayed, for each one in Germany a Prussian corps.',
  'NW-4.10-f': 'The Invasion of Russia is a minor war by the usual rules. The sea does not count.',
  'NW-4.10-g': 'In the Invasion of Russia each Russian War marker counts +1 on its flag side and −1 on its G side.',
  'NW-4.10-h':
    'In the Invasion of Russia you may delay as many Russian corps from the Force Pool as you like, for +1 each.',
  'NW-4.10-i': 'In Russia you win with 12 or more; with 11 or less France does.',
  'NW-4.10-j': 'If France wins in Russia, Napoleon-V goes into the political bowl.',
  'NW-4.10-k': 'If France wins in Russia, Russia surrenders at once.',
  'NW-4.10-l': 'If France wins in Russia: abdication −1, and fervour +5 in France, Germany and Austria.',
  'NW-4.10-m':
    'If France wins in Russia, a die tells how many French or Polish corps in the Grande Armée bowl are discarded.',
  'NW-4.10-n': 'If you win in Russia, Napoleon-V replaces the present Napoleon at once.',
  'NW-4.10-o':
    'If you win in Russia, then Russia, Prussia and Austria join the coalition free of charge, and every treaty and marriage that binds them ends.',
  'NW-4.10-p': 'If you win in Russia: abdication +1.',
  'NW-4.10-q':
    'If you win in Russia, the Bavarian corps counts as Austrian for the rest of the game. If it is not in play yet, it will come in on your side.',
  'NW-4.10-r': 'If you win in Russia, the fervour of France, Germany and Austria drops by a die each.',
  'NW-4.10-s':
    'If you win in Russia, two dice tell how many French or Polish corps in the Grande Armée bowl are discarded.',
  'NW-4.10-t':
    'If you have won in Russia and the roll of the corps displeases you, you may roll it again once for abdication −1. The second roll stands.',
  'NW-4.10-u':
    'If the bowl has fewer French or Polish corps than Russia takes, all of them go. Murat and Bernadotte are never taken.',
  'NW-4.10-v': 'There is only one Napoleon-V: he does not come in twice, and once in play he is no longer in the bowl.',
  'NW-4.10-w': 'The Invasion of Russia leaves no marker in its box. Giving it up counts as 11 or less.',
  'NW-4.11-a':
    'When the Spanish Ulcer breaks out, Spain is French no longer, and a Spanish marriage ends: Spain joins the coalition.',
  'NW-4.11-b': 'The Ulcer ends the Treaty of San Ildefonso, and its marker goes to Spain.',
  'NW-4.11-c': 'The Ulcer costs Spain 10 fervour.',
  'NW-4.11-d': 'When the Ulcer breaks out, both Spanish corps leave the Grande Armée bowl for your Force Pool.',
  'NW-4.12-a':
    'After the draws you may pay £3 from the Treasury, once a turn, to draw and resolve one more political marker.',
  'NW-4.12-b': 'You can buy a marker only with £3 in the Treasury and something left in the bowl.',
  'NW-4.13-a': 'When Napoleon marries, two No War! markers go into the political bowl.',
  'NW-4.13-b':
    'If Napoleon’s bride is from Austria, Prussia or Russia, that power becomes neutral. If it already was, or had surrendered, only the marriage marker is added.',
  'NW-4.13-c':
    'If Napoleon’s bride is Spanish, Spain becomes French, and both its corps go to the Grande Armée bowl from wherever they are. An Ulcer already there stays.',
  'NW-4.13-d': 'The marriage keeps Napoleon busy.',
  'NW-4.13-e':
    'If Spain was French already, a Spanish marriage changes nothing else there. If fewer than two No War! markers are left, those are added.',
  'NW-4.14-a':
    'Two things keep Napoleon busy: the war in Egypt, where he then is, and the Divorce, which sends him to his bed.',
  'NW-4.14-b': 'While Napoleon is busy he does not take the field.',
  'NW-4.14-c':
    'Napoleon is busy until the next Recall: this turn if Egypt is drawn in the Political Phase, the next turn after the Divorce or if Egypt comes by accident.',
  'NW-4.14-d': 'If no Napoleon is in play when Egypt is drawn, nobody is busy.',
};
