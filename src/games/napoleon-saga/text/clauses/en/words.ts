/** Keywords, formations, what is secret, and examples: the clauses for players, the readings we chose folded in. */
export const words = {
  'NS-KW-BLD': 'Building: Terrain that neither cavalry nor artillery can enter.',
  'NS-KW-WOOD': 'Wood: Terrain that neither heavy cavalry nor artillery can enter.',
  'NS-KW-RIV': 'River: Terrain that hides nothing; whoever attacks from it or against it has −1 Melee.',
  'NS-KW-HILL':
    'Hill: Terrain open to all, on which formations are kept and from which artillery sees over everything.',
  'NS-KW-ART':
    'Artillery fires up to 3 slots away, and stands on no Terrain but Hill and River. On foot it never enters the First Line.',
  'NS-KW-HART':
    'Horse artillery fires up to 3 slots away, does not start in the First Line, and stands on no Terrain but Hill and River.',
  'NS-KW-CAV': 'Cavalry is an arm, with no rule beyond those of the arm.',
  'NS-KW-LCAV':
    'Light cavalry has +1 to outflank, may fire after a sideways move, may engage into a Wood, and may charge out of one but not into it.',
  'NS-KW-HCAV': 'Heavy cavalry never outflanks.',
  'NS-KW-INF': 'Infantry and light infantry are an arm, with no rule of their own.',
  'NS-KW-STD': 'Standard is no status: it brings neither rights nor limits.',
  'NS-KW-ELI': 'Elite is a status, which some keywords, cards and Objectives look at.',
  'NS-KW-GRD': 'Guard is a status: such a unit starts in the Reserve and never outflanks.',
  'NS-KW-ACC': 'Accurate: +1 Fire against units that are neither Elite nor Guard.',
  'NS-KW-AUX': 'Auxiliary: worth only 1 point when eliminated.',
  'NS-KW-BRK': 'Breakthrough: nothing cancels the charge bonuses of this unit, not even a Square.',
  'NS-KW-CAN':
    'Canister: horse artillery has +2 Fire from the First Line at the unit directly in front, or from the Reserve at an outflanking enemy.',
  'NS-KW-COMP': 'Compact: infantry has −1 Melee against this cavalry.',
  'NS-KW-DEP': 'Deploy: this horse artillery may fire before or after a move.',
  'NS-KW-DISM':
    'Dismounted: when activated and out of Melee, this cavalry may dismount or mount again. On foot it is infantry in every respect, with −1 Melee; in a Wood or Building it cannot mount. A formation that does not fit is lost.',
  'NS-KW-FAST': 'Fast: light cavalry with this keyword has +1 to evade.',
  'NS-KW-IMPACT': 'Impact: a further +1 Melee whenever the bonus of a charge or Counter-charge counts.',
  'NS-KW-REL': 'Relentless: +1 Melee against infantry from the second round of a Melee on.',
  'NS-KW-STEAD':
    'Steadfast: each Morale test for casualties may be ignored. If you roll all the same, a failure means retreat; you cannot fail on purpose.',
  'NS-KW-SUP':
    'Support: a unit with this keyword directly behind infantry that is hit by Fire or in Melee may take 1 of the casualties, and tests its own Morale. The defender decides first.',
  'NS-FORM-00': 'A unit has at most one formation; a new one replaces the old.',
  'NS-FORM-LI-01': 'Line, for infantry: +1 Fire, −1 Melee.',
  'NS-FORM-EC-01': 'Echelon, for cavalry: +1 Melee. It is lost in Disarray.',
  'NS-FORM-SQ-01': 'Square, for infantry: whoever fires at it has +1 Fire.',
  'NS-FORM-SQ-02':
    'Cavalry that engages a Square loses every bonus of its charge. It still takes the Charge marker; Echelon and Compact still count.',
  'NS-FORM-SQ-03': 'A Square cannot move or engage. It can fire, and fight on in a Melee.',
  'NS-FORM-04': 'Formations last until they are given up, replaced or lost.',
  'NS-INFO-01':
    'Secret are your hand, your Objectives, your hidden units and the order of the decks. Everything else is open, also the discard piles and the number of cards.',
  'NS-INFO-02':
    'Terrain can be played under a hidden unit without showing it; the table sees to it that it is allowed.',
  'NS-INFO-03':
    'A hidden unit that a card chooses, moves or marks is turned up. Terrain under it is the only exception.',
  'NS-INFO-04':
    'Hidden artillery that arrives need not be shown to rearrange the Reserve; hidden units stay hidden while they are rearranged.',
  'NS-EX-01': 'Morale 6+ with Morale 3: a 4 makes 7, a success; a 3 makes 6, just enough; a 2 makes 5, a failure.',
  'NS-EX-02':
    'French infantry, Morale 3, with 3 casualties rallies at 7: a 4 brings it to the Reserve, a 3 does not. With 2 casualties it needs 6, and a 3 is enough.',
  'NS-EX-03':
    'French infantry with Fire 3 on its left Wing fires at the Prussians facing it: a 4 makes 7, 1 casualty; a 6 makes 9, 2 casualties; a 2 makes 5, nothing.',
  'NS-EX-04':
    'Artillery in the middle of the Reserve can fire at the three units in the enemy Centre, and at nobody in the Second Line.',
  'NS-EX-05':
    'Artillery second from the left in the Second Line reaches two units of the enemy First Line and three of the Second.',
  'NS-EX-06':
    'A Wood in the enemy First Line hides the Jägers at the edge of the arc behind it, and nobody else. From a Hill the guns would see them.',
  'NS-EX-07':
    'Cuirassiers go into a Melee with 1 casualty, take 2 more and win. They may take one off, and need not test Morale at 6+ and 7+.',
  'NS-EX-08':
    'Into a gap of the First Line either unit just behind it may move, or an unengaged neighbour. A neighbour in Melee may not, and the unit behind may change places only with one that is not in Melee.',
  'NS-EX-09':
    'Cuirassiers in the Second Line cannot change places with infantry in Melee, but they can with its neighbour, and charge at once with +1 Melee.',
  'NS-EX-10':
    'Coalition light cavalry outflanks on its left: a 5 and +1 make 6, and it arrives. Next turn it charges artillery in the French Reserve; the guns may fire first with −1, then it fights with +1 for the charge and +1 for the outflanking.',
  'NS-EX-11':
    'Whoever stands left of the high road retreats left, whoever stands right of it retreats right; the middle of the First Line and the whole Reserve choose.',
  'NS-EX-12': 'Both players discard a 3 for Initiative: a 4 on the die gives it to the French, a 5 to the Coalition.',
  'NS-EX-13':
    'Fire 0, Melee 4, Cohesion 3, Morale 4: the third casualty eliminates it. It hits with Fire only on a 6, in Melee from 2, and for two casualties from 5.',
  'NS-EX-14': 'British infantry with Fire 3: a 3 makes 6, 1 casualty; a total of 9 makes it 2.',
  'NS-EX-15':
    'An army of 12 units deployed: 5 in the First Line and 4 in the Second, face up; 3 in the Reserve, face down, with 2 slots free.',
  'NS-EX-16':
    'A unit with 1 casualty, Cohesion 4 and Morale 3 takes 2 more. It tests at 6+, then at 7+: a 3 and a 4 hold, a 3 and a 3 retreat.',
};
