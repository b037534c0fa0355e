/** Diplomacy and intrigue: the clauses for players, the readings we chose folded in. */
export const intrigue = {
  'NW-5.1-a': 'Two French diplomats leave the Hôtel, or one if only one is there. A nation die is rolled for each.',
  'NW-5.1-b':
    'Talleyrand goes first if he is there, else Reinhard, else anyone. The second is any of those left; where it matters, you choose.',
  'NW-5.1-c': 'A French envoy goes to the green box of the Nation rolled; a 6 is the target Nation.',
  'NW-5.2-a': 'A green box holds two French diplomats at most. One who arrives third goes back to the Hôtel.',
  'NW-6.0-a':
    'Metternich, Castlereagh, Hardenberg and Razumovsky wait in London and always work for you, whatever their country does, unless an accident stops one.',
  'NW-6.0-b': 'Each of your diplomats has one kind of mission a turn: a negotiation, a charm offensive or an alliance.',
  'NW-6.0-c':
    'Negotiations are all declared, then all rolled. Charm offensives and alliances may come before or after them, in any order.',
  'NW-6.0-d':
    'A diplomat on a charm offensive or an alliance does nothing else this turn. One who has negotiated may still make one alliance from where he stands.',
  'NW-6.1-a': 'A negotiator is set against one named French diplomat in a green box, for £1 from the Treasury.',
  'NW-6.1-b': 'All negotiations are declared and paid before the first die.',
  'NW-6.1-c': 'Any number of your diplomats may be in one green box.',
  'NW-6.1-d':
    'To negotiate, roll a die and add the value of the French diplomat: Talleyrand 2, Reinhard 1, others 0. You succeed with no more than your own diplomat’s value.',
  'NW-6.1-e': 'A negotiation that succeeds sends the French diplomat back to the Hôtel. After a failure both stay.',
  'NW-6.1-f': 'A negotiator who has been placed must roll, once.',
  'NW-6.1-g':
    'Several of yours may face one French diplomat, and roll in turn until he is beaten. The rest do not roll, and their money is spent.',
  'NW-6.1-h': 'Negotiations are rolled in the order in which you declared them.',
  'NW-6.1.1-a':
    'For a charm offensive an unused diplomat goes to the box of a lost minor war, for £1. A roll above the number of lost wars on the map succeeds.',
  'NW-6.1.1-b':
    'A charm offensive that succeeds turns the war marker face up. Lost Trade or abdication does not come back.',
  'NW-6.1.1-c': 'A charm offensive may be tried again in the same box this turn, for £1 each time.',
  'NW-6.2-a': 'Only Austria, Prussia and Russia can surrender or become neutral. In play both mean the same.',
  'NW-6.2-b': 'Sweden begins neutral. Once it is in the coalition, it stays there.',
  'NW-6.2.1-a':
    'When a power surrenders or becomes neutral, its corps on the map, in the Force Pool and in Casualties go to Neutral Forces. A turned Bavaria goes with Austria; Duchy forces stay.',
  'NW-6.2.1-b': 'When a power surrenders or becomes neutral, its delayed corps stay on the turn track.',
  'NW-6.2.1-c': 'When a power surrenders or becomes neutral, its status marker is exchanged.',
  'NW-6.2.1-d':
    'A surrender or neutrality takes a die off fervour: Germany’s for Prussia, Austria’s for Austria, and the same die off both for Russia.',
  'NW-6.2.2-a': 'You cannot build corps of a power that is neutral or has surrendered.',
  'NW-6.2.2-b': 'You may try to bring a power that is neutral or has surrendered into the coalition.',
  'NW-6.3-a': 'To ally with Prussia or Austria, you need a diplomat of yours in its green box and no French one there.',
  'NW-6.3-b':
    'The diplomat who makes an alliance may be there already, even after negotiating, or come from London free of charge.',
  'NW-6.3-c': 'An alliance costs £2 from the Treasury, and £1 more for each lost minor war on the map.',
  'NW-6.3-d':
    'With an alliance the power joins the coalition, and its corps in Neutral Forces go to the Force Pool, ready to be built this very turn.',
  'NW-6.3-e':
    'To ally with Russia, no French diplomat may be in Germany or in Austria, and one of yours must be in either. The price is the same.',
  'NW-6.3-f': 'Client states do not change when a power joins you.',
  'NW-6.3-g': 'Sweden joins only through the war in Finland.',
  'NW-6.3-h':
    'An alliance needs no die. You may make several in a phase, each paid for, and each with a diplomat of its own.',
  'NW-6.3.1-a':
    'Russian Nobility, Peace of Basel or Tilsit in a power’s status box forbids an alliance with it. Only events and accidents bring or end them.',
  'NW-6.3.2-a':
    'A neutral power linked by marriage costs £5 instead of £2, and more for lost wars. The alliance ends the marriage.',
  'NW-6.3.3-a': 'French Spain can never be allied, and it never surrenders.',
  'NW-6.3.3-b': 'While Spain is French, Blake and Palafox are in the Grande Armée bowl and fight for France.',
  'NW-6.3.3-c': 'While Spain is French, no client state arises there.',
  'NW-6.3.4-a': 'The Paris marker opens France: you may place corps there, and its control counts.',
  'NW-6.3.4-b':
    'Without the Paris or Aim marker you cannot place corps in France. If you control it all the same, it counts.',
};
