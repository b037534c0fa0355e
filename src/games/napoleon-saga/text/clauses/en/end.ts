/** Reinforcements, victory, and the advanced rules: the clauses for players, the readings we chose folded in. */
export const end = {
  'NS-REIN-01':
    'A unit in Disarray and out of Melee recovers at once, unless it stands in the First Line or has outflanked the enemy: then it needs Morale 6+.',
  'NS-REIN-02':
    'A unit out of Melee may give up its formation: freely, but in the First Line or behind the enemy’s flank only with Morale 6+, one try.',
  'NS-REIN-03': 'A player with a unit on its way round a flank must test its progress.',
  'NS-REIN-04': 'Each player may discard any number of Strategy cards, but not the Bluff card.',
  'NS-REIN-05': 'Each player draws up to 5 cards. The Bluff card does not count, and a larger hand is kept.',
  'NS-REIN-06': 'Each player takes back the Bluff card and removes the Activation markers.',
  'NS-REIN-07':
    'Each player may draw one unit from the Army deck and place it face down in a free Reserve slot; in a full Reserve another unit must make room.',
  'NS-REIN-08': 'With an empty Army deck nobody is drawn. Units in Disarray test once, without being asked.',
  'NS-REIN-09':
    'At the very end of the turn cards may be played, Terrain without a unit is discarded, Objectives are checked, and then victory. A card just drawn can still fill a gap.',
  'NS-RES-01':
    'When artillery comes to the Reserve, its owner may rearrange the units there that are neither activated nor in Melee. Terrain stays where it is.',
  'NS-RES-02':
    'If a unit must come to a full Reserve, one there without casualties may make room and go under the Army deck.',
  'NS-RES-03': 'Or one with at least 1 casualty is given up to the enemy, who scores only 1 point for it.',
  'NS-RES-04':
    'You decide to draw a unit before you see it. Once drawn it must enter the Reserve; it cannot go back under the deck itself.',
  'NS-RES-05': 'A unit in Melee cannot make room. A unit given up does not count as eliminated for Objectives.',
  'NS-RES-06':
    'A unit that arrives takes only a slot it may stand in. If Terrain closes them all to it, its owner discards the Terrain of one; an arrival is never refused.',
  'NS-VIC-01': 'Victory is checked only at the end of a turn.',
  'NS-VIC-02': 'A player with at least 3 slots of the First Line without a unit loses, whatever the points.',
  'NS-VIC-03': 'If both First Lines have given way, it is a draw.',
  'NS-VIC-04':
    'Otherwise the battle ends when a player has at least 10 points. The higher final total wins; equal totals are a draw.',
  'NS-VIC-05':
    'Points: an eliminated enemy unit 2, an Auxiliary 1, a wounded unit given up 1, an Objective 1, a captured Flag or Officer 1.',
  'NS-VIC-06':
    'Units, cards and immediate Objectives count towards the 10 points that end the battle; long-term Objectives only in the final total.',
  'NS-VIC-07': 'A broken First Line is looked at before the points.',
  'NS-VIC-08': 'There is no limit of turns.',
  'NS-OBJ-01':
    'An immediate Objective scores 1 point as soon as its condition is met; it is then shown and stays scored.',
  'NS-OBJ-02': 'A long-term Objective scores 1 point in the final count if its condition is met then.',
  'NS-OBJ-03': 'Objectives score by themselves, and are not replaced.',
  'NS-OBJ-04': 'Break the Centre and Pincer Movement look only at the First Line.',
  'NS-EVA-01':
    'Light cavalry that is not in Disarray and is about to be engaged by heavy cavalry or infantry may try to evade.',
  'NS-EVA-02': 'It cannot evade light cavalry, or cavalry that is neither light nor heavy.',
  'NS-EVA-03': 'Evasion is announced before the attacker says whether it charges.',
  'NS-EVA-04': 'Evasion needs 4+ on the die, with +1 against infantry and +1 for Fast.',
  'NS-EVA-05':
    'If it succeeds there is no Melee, and the attacker may test Morale, 6+, to get the Activation marker back. A card that activated it stays spent.',
  'NS-EVA-06': 'That attacker cannot be activated to engage again this turn.',
  'NS-EVA-07': 'For the rest of the turn enemy infantry has −1 Fire at the light cavalry that evaded.',
  'NS-EVA-08': 'Light cavalry that fails to evade can neither counter-charge nor take Echelon against this attack.',
  'NS-EVA-09':
    'Cavalry whose charge from the Second Line is evaded stays in its new slot, without a Charge marker. If it gets its Activation marker back, it counts as not activated.',
  'NS-BYP-01': 'Infantry or cavalry in the Reserve may be activated to outflank; this is a move.',
  'NS-BYP-02': 'Heavy cavalry, Guard units and artillery cannot outflank.',
  'NS-BYP-03':
    'Each player can have only one unit on its way at a time. Once it has arrived, another may try the other flank.',
  'NS-BYP-04': 'You cannot outflank on a side where the enemy is doing so, or where a unit of yours already stands.',
  'NS-BYP-05': 'The unit goes to the Outflank slot chosen and stays face down; one that was face up stays face up.',
  'NS-BYP-06': 'On its way a unit can neither be activated nor attacked.',
  'NS-BYP-07':
    'At the end of the turn it needs 6+ on the die to arrive, with +1 for light cavalry and +1 for each earlier failure.',
  'NS-BYP-08': 'The first test is made at the end of the very turn in which it set out.',
  'NS-BYP-09':
    'If it succeeds, the unit comes face up to the enemy’s Outflank slot on that side with an outflanking bonus, and the whole enemy Reserve is turned face up.',
  'NS-BYP-10':
    'Until it is first activated there, it cannot be attacked in any way; after that the protection is gone for good.',
  'NS-BYP-11':
    'The bonus is +1 on its first Melee test, or on one Fire test of infantry if its player prefers. Then it is gone.',
  'NS-BYP-12':
    'It may fire at, engage or, as cavalry, charge any enemy unit in the Reserve that is not in Melee. A hidden one is turned up.',
  'NS-BYP-13':
    'After its first activation, units of the enemy Reserve may fire at it, engage or charge it; artillery may fire at it too.',
  'NS-BYP-14':
    'Artillery that it engages may fire at it at once with −1, without activation. If that destroys it or drives it off, there is no Melee.',
  'NS-BYP-15':
    'Activated to move, and not in Melee, it returns to a free slot of its own Reserve; in a full Reserve another unit must make room.',
  'NS-BYP-16':
    'If it must retreat, it goes to its own Retreat slot on the same side of the table; if that is taken, it takes a casualty and stays.',
  'NS-BYP-17':
    'Cavalry charged by an outflanking unit may counter-charge, and so may an outflanking cavalry charged from the Reserve.',
  'NS-BYP-18':
    'When the unit leaves the flank in any other way, the attempt is over: bonus and earlier failures are gone, and the flank is free.',
  'NS-ALT-01': 'Variant: draw 2 Objectives and show one of them to the enemy.',
  'NS-ALT-02': 'Variant: draw 3 Objectives, show one, and score at most 2 of them, in the order in which they are met.',
  'NS-ALT-03': 'Variant: another number of points ends the battle.',
  'NS-ARMY-01': 'The players agree on a limit of points, 900 for instance, and no army may cost more.',
  'NS-ARMY-02': 'No unit may be taken more often than its card allows.',
  'NS-ARMY-03': 'An army has at least 16 units.',
  'NS-ARMY-04': 'There is at most one cavalry unit for every two of infantry.',
  'NS-ARMY-05': 'There are at most 2 artillery units and at most 3 Guard units.',
  'NS-ARMY-06': 'With at least 18 units, 3 artillery units and 4 Guard units are allowed.',
  'NS-ARMY-07': 'Both players may lead the same nation.',
  'NS-ARMY-08': 'A Strategy deck has at least 40 cards, besides the Bluff card, and at most 2 copies of each.',
  'NS-ARMY-09':
    'Guard cavalry and Guard artillery count towards both limits; cavalry that can dismount counts as cavalry.',
};
