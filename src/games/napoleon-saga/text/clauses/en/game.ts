/** The box, the field, deployment, tests and cards: the clauses for players, the readings we chose folded in. */
export const game = {
  'NS-COMP-01':
    'The box holds 2 boards, markers, 2 player aids, 146 Strategy cards, 14 Objectives, 1 six-sided die, and 26 unit cards for each army.',
  'NS-COMP-02':
    'Markers show activations, Melees, outflanking, casualties, dismounted riders and the three formations: Line, Echelon and Square. A Charge marker has Disarray on its back.',
  'NS-COMP-03': 'Markers never run out, except Activation: each player has exactly 3 a turn.',
  'NS-UNIT-01':
    'A unit card shows its name and flag, arm and status, Fire, Melee, Cohesion and Morale, keywords, cost in points and how many an army may field.',
  'NS-UNIT-02':
    'There are three arms: infantry, plain or light; cavalry, plain, light or heavy; and artillery, foot or horse.',
  'NS-UNIT-03':
    'Each unit belongs to the French army or to that of the Coalition: the British, the Prussians and their allies.',
  'NS-STRAT-01':
    'A Strategy card shows its name, an Initiative value from 0 to 5, when it can be used, what it does, and sometimes a national flag.',
  'NS-OBJC-01':
    'An Objective shows its name, its condition, and whether it counts at once or at the end. All 14 form one deck for both players.',
  'NS-GEO-01':
    'Each board has two Battle Lines, a Reserve and two Flanks; each Flank has a Retreat slot and an Outflank slot.',
  'NS-GEO-02':
    'The First Line has 5 slots: the 3 in the middle are the Centre, the 2 at the ends are the Wings. Only the First Line has them.',
  'NS-GEO-03': 'The Second Line has 4 slots, the Reserve 5; there are 2 Retreat slots and 2 Outflank slots.',
  'NS-GEO-04':
    'The two First Lines touch, slot against slot. Slots are counted from their own player’s left, so 1 faces 5, 2 faces 4 and 3 faces 3.',
  'NS-GEO-05': 'What is directly in front of a unit of the First Line is the enemy slot it faces, and nothing else.',
  'NS-GEO-06':
    'The Lines are staggered: each slot of the Second Line stands behind two slots of the First. So a Wing has one slot behind it, a slot of the Centre two.',
  'NS-GEO-07':
    'Directly behind a unit are the slots of the Second Line that touch its own: one behind a Wing, two behind the Centre.',
  'NS-GEO-08': 'Neighbours in a Line are the slots next to each other. In the Reserve, neighbours mean nothing.',
  'NS-GEO-09':
    'For artillery the Reserve is staggered against the Second Line, as the Second Line is against the First.',
  'NS-GEO-10': 'All rows share one axis; a Second Line stands half a slot off the First Line and the Reserve.',
  'NS-GEO-11':
    'The centre line of the field, the high road, runs through the middle of the First Line and of the Reserve, and between the two halves of the Second Line.',
  'NS-GEO-12':
    'An outflanking unit comes out on the same side of the table: from its own left to the enemy’s right, and from its right to the enemy’s left.',
  'NS-GEO-13': 'A slot holds at most one unit and one Terrain card. Retreat and Outflank slots never hold Terrain.',
  'NS-SETUP-01':
    'One player leads the French, the other the Coalition. First games use the starter decks, which hold two copies of every Strategy card they have, the same for both sides.',
  'NS-SETUP-02': 'Each player draws 5 Strategy cards and adds the Bluff card of the army.',
  'NS-SETUP-03': 'Each player draws 2 Objectives and keeps them secret.',
  'NS-SETUP-04': 'You see your Strategy cards and Objectives before you place your units.',
  'NS-SETUP-05':
    'Each player draws 12 units and places them face down: the First and Second Lines are filled with 9, and 3 go to the Reserve, which keeps 2 empty slots.',
  'NS-SETUP-06': 'Then both Lines are turned face up; the Reserve stays face down.',
  'NS-SETUP-07': 'Guard units can start only in the Reserve.',
  'NS-SETUP-08':
    'With more than 3 Guard units, all of them go to the Reserve. The First Line must still be full; the Second Line has one empty slot for each Guard unit too many.',
  'NS-SETUP-09': 'Artillery, foot or horse, can never start in the First Line.',
  'NS-SETUP-10': 'Terrain cards you start with can be placed on your own board while you deploy.',
  'NS-SETUP-11':
    'Both players deploy in secret, units and Terrain, and reveal together. Terrain cards placed now are not replaced until the reinforcement phase.',
  'NS-SETUP-12': 'A unit once face up stays face up. Only one that goes under the Army deck is hidden again.',
  'NS-TEST-01': 'A test succeeds if the die, the unit’s value and all modifiers together reach the number to beat.',
  'NS-TEST-02': 'Cards that help or hinder a test are played before the die is rolled.',
  'NS-TEST-03':
    'Tests of Evasion and of outflanking use no value of the unit: only the die and the modifiers that are named.',
  'NS-TEST-04': 'All modifiers from different sources add up, without limit.',
  'NS-ORDER-01':
    'If units of both sides owe Morale tests from one combat, the defender’s are taken first. The defender is the player whose unit is not the one acting.',
  'NS-ORDER-02':
    'The defender settles everything first, also whether to retreat on purpose, before the active player decides anything.',
  'NS-ORDER-03':
    'Of several units of one player, the one that fought tests first, then its supporters from the left. Supporters always test: a Melee that is won excuses only the unit that fought it.',
  'NS-CARD-01': 'Where a card contradicts a rule, the card wins.',
  'NS-CARD-02': 'A card cannot be answered: its effect is carried out in full before any other card is played.',
  'NS-CARD-03': 'Some cards are for your own turn, others answer what the enemy does; each card says when.',
  'NS-CARD-04':
    'A card that was played or discarded goes face up to its owner’s discard pile, once its effect is over.',
  'NS-CARD-05':
    'A card that lets a unit fire, fight or move activates it: you need an unused Activation marker, and a unit that has none yet.',
  'NS-CARD-06': 'Some cards, a Flag or an Officer, are attached to a unit and stay under it for all to see.',
  'NS-CARD-07': 'A unit can have several attached cards, but never two of the same name.',
  'NS-CARD-08':
    'A formation card puts its marker on the unit and is discarded. The formation lasts as long as the marker.',
  'NS-CARD-09': 'A unit in Melee cannot take up a formation.',
  'NS-CARD-10':
    'A card with a flag is for that nation alone: you must command it, and a unit that the card names must carry the flag.',
  'NS-CARD-11':
    'Where both may play cards, the active player begins, or the winner of the Initiative if no unit is acting. They take turns, one card or a pass, until both pass in a row. A card that settles the test ends it at once.',
  'NS-CARD-12':
    'Attached cards stay with their unit. If it is eliminated, those worth points go to the enemy and the rest to the discard pile; if it leaves in another way, all are discarded without points.',
  'NS-CARD-13':
    'Every card goes back to the discard pile of its first owner, even captured Terrain. Only cards taken for points stay with whoever took them.',
  'NS-CARD-14':
    'When the Strategy deck is empty, the discard pile is shuffled into a new one. If both are empty, nothing is drawn.',
  'NS-CARD-15':
    'On your own turn, a card that activates a unit is your activation. As a reaction it spends a marker out of turn, and you will have one activation fewer.',
  'NS-CARD-16':
    'A card can be played only if its condition holds and something comes of it now. Conscripts are a unit like any other; when they leave the board, the card goes to its owner’s discard pile.',
  'NS-CARD-17':
    'A unit activated by a card is activated like any other, and while it acts its player is the active one. Then the activation that was interrupted goes on.',
  'NS-CARD-18':
    'A card with two actions needs both to be possible when it is played. A part that has become impossible by then is left out.',
};
