/** Accidents: the clauses for players, the readings we chose folded in. */
export const accidents = {
  'NW-15.0-a':
    'The accident table has a column for each number of dice. Of the accidents listed for a total, the first that is possible happens; if none is, nothing does.',
  'NW-15-BN':
    'Naval battle, as long as there is a French Fleet: two dice, +1 for each pound of the Admiralty, +2 for Nelson, +1 or −1 for who rules the sea, −1 if Spain is French. With 9 or more you win and rule the sea, abdication +1; at 8 nobody rules it; with 7 or less France does, abdication −1. A natural 2 or 12 costs you Nelson.',
  'NW-15-ACR': 'Catholic and Royal Army: the royalist unit goes to France and fights there next turn.',
  'NW-15-EM':
    'Émigrés: both units go to the Force Pool for the next Coalition Phase. If you do not build them, they go back to box O at the clean-up.',
  'NW-15-GUI':
    'Guillotine: France loses a die of fervour, and its religious policy moves one step on, at most to Theophilanthropy.',
  'NW-15-FR':
    'French Religion: the present policy changes fervour. Then, with a Napoleon in play, it moves one step on, at most to the Concordat.',
  'NW-15-IC': 'Cultural Icon: if a personality is still to come, one at random appears in its home Nation.',
  'NW-15-PDB':
    'Peace of Basel: if Prussia is in the coalition and a French diplomat is in Germany, Prussia becomes neutral and bound by the treaty.',
  'NW-15-MI': 'Infernal Machine: France gains 2 fervour.',
  'NW-15-SCA': 'Scandal: one of your diplomats, at random, is out of action until the next Recall.',
  'NW-15-GI':
    'Unforeseen War: a war from the political bowl, at random, is fought now by the usual rules. Corps delayed for it return next turn.',
  'NW-15-JEV': 'Joséphine Travels: if she is in the bed, a nation die tells where she stays until the next Recall.',
  'NW-15-DIV':
    'Divorce: with Napoleon-N or Napoleon-V, Joséphine leaves the game and a die gives the bride: 1 or 4 Russia, 2 Prussia, 3 Austria, 5 Spain, 6 the power of the target Nation, or Russia if it has none.',
  'NW-15-EDJ':
    'Emancipation of the Jews: with Napoleon-N or Napoleon-V, the Ghetto Laws end and every Nation gains 1 fervour.',
  'NW-15-RET':
    'Quarrel of the Allies: 1 or 2 Austria, 3 or 4 Prussia, 5 or 6 Russia. If it is in the coalition, up to two of its corps in the Force Pool, at random, are delayed.',
  'NW-15-FIN': 'Panic in the City: the £4 marker is lost. If it is gone already, the Treasury loses £2.',
  'NW-15-00': 'King of Rome: if a power is linked by marriage, abdication −1 and France gains 3 fervour.',
  'NW-15-MAL': 'Malet’s Conspiracy: France loses 3 fervour.',
  'NW-15-CJ':
    'Hundred Days, with Napoleon-V and only once: abdication +2, or +1 for veterans; France gains a die of fervour, and up to three discarded French or Polish corps return to the bowl.',
  'NW-15-TRA': 'Talleyrand’s Treason: Talleyrand leaves the game, and France loses 2 fervour.',
  'NW-15-MLO': 'Marie-Louises: a discarded French or Polish corps, at random, returns to the bowl.',
  'NW-15-MAR': 'Revolt of the Marshals: abdication +1.',
  'NW-15.0-b': 'The French Bernadotte and the French Murat, once out of the game, never return.',
  'NW-15.0-c':
    'The religious policies come in this order: Civil Constitution, Cult of Reason, Supreme Being, Theophilanthropy, Concordat.',
};
