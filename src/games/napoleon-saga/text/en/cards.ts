import type { CardRows } from '../words.ts';

/** What it does in a few words, and in full. Its title comes with the pack; when it can be played stands beside it. */
export const CARDS: CardRows = {
  s01: [
    '+1 Melee for a unit that did not engage; guns on it see over everything.',
    'Terrain. The unit on it has +1 in any Melee it did not start, and keeps its formation. It hides what lies behind it from guns, but artillery on it sees over all Terrain.',
  ],
  s02: [
    '−1 Melee for whoever starts a Melee from it or against it.',
    'Terrain. Whoever starts a Melee from the River, or against a unit at it, has −1 Melee in every round. It hides nothing.',
  ],
  s03: [
    '−1 for whoever fires into it. No heavy cavalry, no guns.',
    'Terrain. Fire at the unit in it has −1. It hides what lies behind it from guns. Neither heavy cavalry nor artillery can enter; whoever enters loses its formation. Of mounted cavalry only the light engages into it, without a charge.',
  ],
  s04: [
    '−1 for whoever fires at it or fights it. No cavalry, no guns.',
    'Terrain. Fire at the unit in it and Melee against it have −1. It hides what lies behind it from guns. Neither cavalry nor artillery can enter; infantry that enters loses its formation. No mounted cavalry engages into it.',
  ],
  s05: [
    'Infantry forms Line: +1 Fire, −1 Melee.',
    'One of your infantry units in either Line, not in Melee, a Wood or a Building, forms Line: +1 Fire, −1 Melee.',
  ],
  s06: [
    'Infantry forms Square: charges bring no bonus; it cannot move.',
    'One of your infantry units in your Lines, in Reserve or on the enemy flank, not in Melee, a Wood or a Building, forms Square: cavalry that engages it loses its charge bonuses, units fire at it with +1, it can neither move nor engage. As an answer: the one that cavalry is about to engage.',
  ],
  s07: [
    'Cavalry forms Echelon: +1 Melee.',
    'One of your cavalry units in your Lines, in Reserve or on the enemy flank, neither in Melee nor in Disarray, nor in a Wood or a Building, forms Echelon: +1 Melee, until it falls into Disarray. As an answer: one that attacks, or that is attacked and has not failed to evade.',
  ],
  s08: [
    'Attach: +1 on Morale tests. 1 point to the enemy if the unit is lost.',
    'Attach it to infantry or cavalry in your Lines: +1 on all its Morale tests. If the unit is eliminated, the enemy takes the card for 1 point.',
  ],
  s09: [
    'Attach: +1 Melee. 1 point to the enemy if the unit is lost.',
    'Attach it to infantry or cavalry in your Lines: +1 on all its Melee tests. If the unit is eliminated, the enemy takes the card for 1 point.',
  ],
  s10: ['Your infantry fires: +1.', 'Your infantry has +1 on this Fire test.'],
  s11: [
    'Your infantry has just engaged: +1 Melee this round.',
    'Your infantry that has started this Melee has +1 in its first round.',
  ],
  s12: ['Your unit tests Morale: +2.', 'Your unit has +2 on this Morale test.'],
  s13: [
    'One of your units in Retreat rallies without a die.',
    'One of your units in a Retreat slot rallies this turn without a die.',
  ],
  s14: [
    'Your guns fire at range 4, wider arc, with −1.',
    'Activate one of your artillery units in the Second Line or Reserve: it fires at range 4, in a wider arc, with −1.',
  ],
  s15: [
    'This card becomes a unit, 2/2/2/2, in a free slot of your Lines.',
    'This card becomes a unit of Conscripts (2/2/2/2, Auxiliary) in a free slot of your First or Second Line.',
  ],
  s16: [
    'An enemy moves in front of your infantry: it fires at once.',
    'An enemy has just moved directly in front of one of your infantry units, not in Melee: activate it, and it fires at that enemy.',
  ],
  s17: [
    'From the Reserve straight to a free slot of the First Line.',
    'Activate infantry or cavalry in your Reserve: it moves straight to a free slot of your First Line.',
  ],
  s18: [
    'Look at the hidden enemy Reserve. Draw 1 card.',
    'Look at every hidden unit of the enemy Reserve, then draw 1 card.',
  ],
  s19: ['Draw 2 cards.', 'Draw 2 Strategy cards.'],
  s20: [
    'Infantry or cavalry fires at you: −2.',
    'Enemy infantry or cavalry firing at one of your units has −2 on this Fire test.',
  ],
  s21: [
    'Outflanking cavalry comes back to a free slot of your First Line.',
    'One of your cavalry units in an Outflank slot, not in Melee, is placed face up in a free slot of your First Line.',
  ],
  s22: [
    'Enemy guns have fired: yours fire back.',
    'Enemy artillery has just fired: activate one of your artillery units in the Second Line or Reserve that has it in its arc at range 4. It fires back, and Terrain hides nothing.',
  ],
  s23: [
    'A unit in Reserve or Retreat sheds 1 casualty, even its last.',
    'Take 1 casualty, even the last, off one of your units in the Reserve or in a Retreat slot, not in Melee.',
  ],
  s24: ['Enemy guns fire: −2.', 'Enemy artillery has −2 on this Fire test.'],
  s25: [
    'Your cavalry drove an enemy off: 1 more casualty.',
    'Your cavalry has just won a Melee and the enemy retreated: it takes 1 more casualty, without a Morale test.',
  ],
  s26: [
    'One of your activated units may act again.',
    'Take the Activation marker off one of your units in your Lines, in Reserve or on the enemy flank: it may be activated again this turn.',
  ],
  s27: ['The enemy discards 1 card at random.', 'The enemy discards 1 Strategy card at random.'],
  s28: ['A unit disengages without a test.', 'Activate one of your units in Melee: it disengages without a test.'],
  s29: ['A French unit passes this Morale test.', 'Your French unit passes this Morale test without a die.'],
  s30: [
    'The Guard goes from the Reserve straight to the First Line.',
    'Activate French Guard infantry or cavalry in your Reserve: it goes straight to the First Line, to a free slot or in exchange for a unit not in Melee.',
  ],
  s31: ['French guns fire: +2.', 'Your French artillery has +2 on this Fire test.'],
  s32: [
    'French infantry of the Second Line moves up and engages.',
    'Activate French infantry of your Second Line: it moves forward and engages at once.',
  ],
  s33: [
    'French cavalry that charges: +1 this round.',
    'Your French cavalry with its charge bonus has a further +1 this round.',
  ],
  s34: [
    'A French Guard unit ignores its Morale tests of this combat.',
    'Your French Guard unit drops every Morale test it still owes for casualties of this combat.',
  ],
  s35: [
    'French light infantry fires and steps sideways, in either order.',
    'Activate French light infantry of your First Line: it fires and steps sideways, in either order.',
  ],
  s36: [
    'Look at your top 3 cards, take 1.',
    'Look at the top 3 cards of your Strategy deck, take 1, and put the others at the bottom.',
  ],
  s37: [
    'Guns fire at your British unit: they miss.',
    'Enemy artillery firing at your British unit fails without a die.',
  ],
  s38: [
    'British infantry about to be engaged fires first.',
    'British infantry of your First Line is about to be engaged: activate it, and it fires at the attacker first. If that destroys it or drives it off, there is no Melee.',
  ],
  s39: [
    'British heavy cavalry that charges: +2 this round.',
    'Your British heavy cavalry with its charge bonus has a further +2 this round.',
  ],
  s40: [
    'British infantry fires, then engages the same enemy.',
    'Activate British infantry of your First Line: it fires, then engages the same enemy if it is still there.',
  ],
  s41: [
    'Prussian infantry of the Second Line moves up and engages.',
    'Activate Prussian infantry of your Second Line: it moves forward and engages at once.',
  ],
  s42: ['A Prussian unit tests Morale: +3.', 'Your Prussian unit has +3 on this Morale test.'],
  s43: [
    'A Prussian unit comes from the Army deck to the Second Line or Reserve.',
    'The first Prussian infantry or cavalry of your Army deck comes face up to a free slot of your Second Line or Reserve. Shuffle the deck.',
  ],
  s44: ['Prussian light infantry fires: +2.', 'Your Prussian light infantry has +2 on this Fire test.'],
  b01: [
    'Initiative 0. Comes back to your hand.',
    'Bluff. Set it aside for an Initiative of 0; it comes back to your hand at the end of the turn.',
  ],
  b02: [
    'Initiative 0. Comes back to your hand.',
    'Bluff. Set it aside for an Initiative of 0; it comes back to your hand at the end of the turn.',
  ],

  o01: [
    'Two gaps in the enemy Centre at the end of a turn.',
    'At the end of a turn at least 2 of the 3 slots of the enemy Centre are empty.',
  ],
  o02: [
    'Both enemy Wings empty at the end of a turn.',
    'At the end of a turn both Wings of the enemy First Line are empty.',
  ],
  o03: ['Capture a Flag or Officer.', 'Take an enemy Flag or Officer card.'],
  o04: ['Eliminate an Elite or Guard unit.', 'Eliminate an enemy Elite or Guard unit.'],
  o05: ['Eliminate artillery.', 'Eliminate an enemy artillery unit.'],
  o06: [
    'Your cavalry charges and wins in the same turn.',
    'One of your cavalry units wins a Melee in the turn in which it charged.',
  ],
  o07: ['Eliminate 2 units in one turn.', 'Eliminate 2 enemy units in one turn.'],
  o08: ['Both enemy Retreat slots taken.', 'Both enemy Retreat slots are taken at the same time.'],
  o09: ['No gap in your First Line at the end.', 'At the end of the battle your First Line has no gap.'],
  o10: [
    'No Elite or Guard unit lost, and one in play.',
    'At the end none of your Elite or Guard units has been eliminated, and at least 1 is on the board.',
  ],
  o11: [
    'Your units hold 2 Terrain cards at the end.',
    'At the end of the battle your units hold at least 2 Terrain cards.',
  ],
  o12: [
    'Three of your units in Reserve at the end.',
    'At the end of the battle at least 3 of your units are in the Reserve.',
  ],
  o13: ['The enemy has lost more units than you.', 'At the end more enemy units than yours have been eliminated.'],
  o14: [
    'No artillery lost, and one in play.',
    'At the end none of your artillery has been eliminated, and at least 1 unit of it is on the board.',
  ],
};
