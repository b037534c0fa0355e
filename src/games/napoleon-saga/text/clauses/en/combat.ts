/** Fire, Melee, moves and charges: the clauses for players, the readings we chose folded in. */
export const combat = {
  'NS-FIRE-01': 'Infantry and cavalry of the First Line may fire at the enemy directly in front of them.',
  'NS-FIRE-02': 'Cavalry with a Fire of 0 may still fire.',
  'NS-FIRE-03': 'A unit in Melee cannot be fired at.',
  'NS-FIRE-04': 'Fire needs 6+ for 1 casualty; a total of 9 or more makes it 2.',
  'NS-FIRE-05': 'The target does not fire back; it tests its Morale if its casualties call for it.',
  'NS-FIRE-06':
    'From the Second Line or the Reserve only artillery can fire at the enemy Lines, even over an empty slot.',
  'NS-ART-01': 'Artillery fires up to 3 slots away, in an arc that widens with each row, and over any unit.',
  'NS-ART-02':
    'Distance is counted in rows, own and enemy: from the Reserve the enemy First Line is 3 away, from the Second Line it is 2 and the enemy Second Line 3.',
  'NS-ART-03':
    'From the Reserve artillery reaches only the enemy First Line: the slot opposite and one on either side.',
  'NS-ART-04':
    'From the Second Line it reaches the two nearest slots of the enemy First Line, and in the enemy Second Line the slot opposite and one on either side.',
  'NS-ART-05': 'Horse artillery in the First Line fires only at the unit directly in front.',
  'NS-ART-06':
    'Hill, Wood and Building hide what stands behind them; a River does not, and artillery on a Hill sees over everything. Terrain of the target or of the guns themselves hides nothing.',
  'NS-ART-07': 'A target is seen if at least one way forward to it, row by row, is free of Terrain that hides.',
  'NS-ART-08':
    'Straight ahead there are two such ways and both must be blocked to hide the target; at the edge of the arc there is only one.',
  'NS-ART-09':
    'A card can give range 4: one row further and a wider arc, with up to four targets in that row. A hidden unit that is fired at is turned up.',
  'NS-ART-10': 'Artillery cannot engage; if engaged, it fights with its Melee value.',
  'NS-MELEE-01': 'Infantry and cavalry of the First Line may engage the enemy directly in front of them.',
  'NS-MELEE-02': 'Two units in Melee stay so until one is eliminated, retreats or disengages.',
  'NS-MELEE-03': 'Activating a unit in Melee fights another round.',
  'NS-MELEE-04':
    'In each round both sides test Melee, 6+, for 1 casualty to the other; a total of 9 or more makes it 2.',
  'NS-MELEE-05': 'Casualties of a round fall at the same time: both units can be eliminated.',
  'NS-MELEE-06': 'A Melee is won when the enemy is eliminated or retreats, not when it disengages.',
  'NS-MELEE-07': 'A winner that had a casualty before this Melee may take 1 off, if it has more than one now.',
  'NS-MELEE-08': 'Before this Melee means when it was engaged, not before its last round.',
  'NS-MELEE-09': 'The last casualty can be taken off only by a Strategy card.',
  'NS-MELEE-10':
    'The unit that won may skip the Morale tests of this Melee, or take them all the same. Its supporters may not skip theirs.',
  'NS-MELEE-11': 'If both units are eliminated, nobody has won.',
  'NS-MELEE-12': 'A unit can be in only one Melee.',
  'NS-MELEE-13':
    'An engagement in order: marker and cards, Evasion, Charge, cards of both, Counter-charge, markers, fire of engaged guns, cards before the dice, dice, casualties, Morale, then the winner regroups and captures. Later rounds begin with the cards before the dice.',
  'NS-MELEE-14':
    'If the defender retreats, the active unit has won and skips its tests. If the defender stays, the active unit tests; if it retreats, the defender has won.',
  'NS-MELEE-15': 'A winner that tests all the same and retreats has still won. It may regroup, but captures nothing.',
  'NS-MELEE-16':
    'If the attacker or its target is gone before the Melee begins, there is none: nobody has won, and the Activation marker stays spent.',
  'NS-MOVE-01': 'From the Second Line a unit may move to a free slot of the First Line just in front of it.',
  'NS-MOVE-02':
    'A unit of the Second Line may change places with one of yours just in front of it, unless that one is in Melee. Only the unit behind can start this.',
  'NS-MOVE-03':
    'Within a Line a unit may step sideways to a free neighbouring slot or change places with its neighbour, if neither is in Melee.',
  'NS-MOVE-03b': 'Cavalry cannot charge straight after a sideways move.',
  'NS-MOVE-04': 'From the First Line a unit may fall back to a free slot directly behind it, unless it is in Melee.',
  'NS-MOVE-05':
    'From the Reserve a unit may move to any free slot of the Second Line, or change places with any of your units there.',
  'NS-MOVE-06':
    'A unit may try to disengage: Morale 7+. If it fails, the activation is lost. Either way it stays in its slot.',
  'NS-MOVE-06b': 'Light cavalry has +1 to disengage from infantry.',
  'NS-MOVE-07':
    'A unit of the First Line may be activated to capture Terrain without a unit directly in front of it, if it may stand there. The card is put under it; its old Terrain is discarded.',
  'NS-MOVE-08':
    'Artillery in the Reserve may move to a free Reserve slot, or change places there, if neither unit is in Melee.',
  'NS-MOVE-09': 'The other unit of an exchange is not activated, needs no marker, and may already have one.',
  'NS-MOVE-10': 'Foot artillery can never enter the First Line, not even by an exchange.',
  'NS-MOVE-11': 'Horse artillery may move to the First Line once the battle has begun.',
  'NS-MOVE-12': 'From the Second Line a unit goes to the Reserve only in exchange for one that comes forward.',
  'NS-MOVE-13':
    'A Square cannot move, disengage, capture, outflank or return from outflanking. Another unit may change places with it.',
  'NS-FM-01':
    'Light cavalry that steps sideways in the First Line may then fire at the unit now in front of it, in the same activation.',
  'NS-FM-02': 'Horse artillery may fire before or after it moves, in the same activation.',
  'NS-FM-03': 'Fire before the move uses the arc of the old slot, fire after it that of the new one.',
  'NS-FM-04': 'Horse artillery in the First Line has +2 for canister when it fires at the unit directly in front.',
  'NS-FM-05': 'There it can choose no other target, but it need not fire.',
  'NS-CHG-01': 'Only cavalry charges. It takes a Charge marker.',
  'NS-CHG-02':
    'Cavalry that moves from the Second Line to the First, into a free slot or by exchange, may charge with the same activation.',
  'NS-CHG-03': 'Cavalry already in the First Line may charge when it engages.',
  'NS-CHG-04': 'From the First Line a charge is optional; from the Second Line cavalry can engage only by charging.',
  'NS-CHG-05': 'A charge gives +1 Melee in every round of the turn in which it was made.',
  'NS-CHG-06': 'In later turns the marker stays as long as the Melee lasts, but gives nothing.',
  'NS-CHG-07': 'As soon as cavalry that charged is out of its Melee, however that happened, it falls into Disarray.',
  'NS-CHG-08': 'A unit in Disarray can neither charge nor counter-charge.',
  'NS-CC-01': 'Cavalry that is charged may test Morale, 7+, to counter-charge: then it too takes a Charge marker.',
  'NS-CC-02': 'A failed Counter-charge costs nothing, and it needs no activation.',
  'NS-CC-03': 'A unit in Disarray, or one whose Evasion has failed, cannot counter-charge.',
  'NS-DIS-01': 'Disarray is the back of the Charge marker.',
  'NS-DIS-02': 'A unit in Disarray has −1 Melee.',
  'NS-DIS-03': 'A unit that falls into Disarray loses its Echelon.',
  'NS-DIS-04': 'Cavalry that dismounts keeps its Disarray, and is rid of it in the same way.',
};
