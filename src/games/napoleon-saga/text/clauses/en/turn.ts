/** Initiative, reforming the ranks, Terrain, activation, elimination and Morale: the clauses for players, the readings we chose folded in. */
export const turn = {
  'NS-INIT-01': 'In this phase a Strategy card is given up for its Initiative instead of being used for its effect.',
  'NS-INIT-02': 'Each player must discard exactly one card for Initiative, or set the Bluff card aside.',
  'NS-INIT-03': 'Both choose in secret and reveal together.',
  'NS-INIT-04': 'The higher value has the Initiative this turn.',
  'NS-INIT-05':
    'The Bluff card counts 0. It is set aside, not discarded, and always comes back to hand at the end of the turn.',
  'NS-INIT-06': 'On equal values a die decides: even for the French, odd for the Coalition.',
  'NS-INIT-07': 'A card discarded for Initiative has no other effect.',
  'NS-INIT-08': 'At the end of this phase each player takes 3 Activation markers.',
  'NS-INIT-09': 'Whoever has the Initiative goes first in all other phases of the turn.',
  'NS-REF-01': 'Each of your Reserve units with at least 2 casualties may try to regroup: Morale 7+.',
  'NS-REF-02': 'Success takes off 1 casualty.',
  'NS-REF-03':
    'The last casualty can never be taken off here; only a card can do that. So a unit with 1 casualty does not test.',
  'NS-REF-04': 'A unit in Melee in its Reserve cannot try to regroup.',
  'NS-REF-05': 'Failure costs nothing. Each unit may try once a turn.',
  'NS-REF-06':
    'Each player must try to rally every unit in a Retreat slot: Morale 6+, or 7+ with three casualties or more.',
  'NS-REF-07': 'A unit that does not rally stays in its Retreat slot.',
  'NS-REF-08': 'A unit that rallies must go face up to a free Reserve slot of its player’s choice.',
  'NS-REF-09': 'If the Reserve is full, a unit there must make room for the one that rallied.',
  'NS-REF-10':
    'Rallying is not a choice: you cannot fail on purpose, and the unit that rallied cannot be the one that makes room.',
  'NS-REF-11': 'After all these tests each player may play Terrain cards, the winner of the Initiative first.',
  'NS-REF-12': 'With several units to test, their player chooses the order; each test is finished before the next.',
  'NS-TERR-01':
    'Terrain is played only on your own board, in either Line or the Reserve, and only when the ranks are reformed or while you deploy.',
  'NS-TERR-02': 'There are never two Terrain cards in one slot.',
  'NS-TERR-03': 'A Terrain card can always be replaced by another; the old one is discarded.',
  'NS-TERR-04': 'Terrain lies under the unit in its slot. It can also be played in an empty slot.',
  'NS-TERR-05': 'Terrain cannot be played under a unit in Melee.',
  'NS-TERR-06':
    'Cavalry and artillery cannot stand in a Building, heavy cavalry and artillery not in a Wood. All arms can stand on a Hill or at a River.',
  'NS-TERR-07':
    'No move, exchange, rally, reinforcement or capture can bring a unit onto Terrain that is closed to it.',
  'NS-TERR-08': 'A unit that moves onto Terrain loses its formation at once, except on a Hill or at a River.',
  'NS-TERR-09':
    'This holds for every unit that changes slot, also the other unit of an exchange, and for one that captures Terrain. A unit under which Terrain is played keeps its formation.',
  'NS-TERR-10': 'At the end of a turn, Terrain without a unit is discarded.',
  'NS-TERR-11':
    'Terrain hides what stands behind it from artillery. A River hides nothing, and from a Hill artillery sees over everything.',
  'NS-TERR-12':
    'Whoever starts a Melee from a River, or against a unit at one, has −1 Melee in all its rounds; it counts only once.',
  'NS-TERR-13':
    'Of mounted cavalry, only light cavalry can engage a unit in a Wood, without a Charge, or charge out of one. None can engage a unit in a Building.',
  'NS-TERR-14': 'What else each of the four Terrains does stands on its card.',
  'NS-TERR-15':
    'The winner of a Melee may capture the Terrain of the beaten unit if it may stand there: the card is put under the winner, and any Terrain already there is discarded.',
  'NS-TERR-16': 'An outflanking unit that captures Terrain must discard it.',
  'NS-TERR-17': 'A unit can also be activated to capture unheld Terrain in front of it.',
  'NS-TERR-18':
    'These limits are for starting a Melee. Cavalry that is engaged from a Wood or Building fights on as usual, and may counter-charge a charge out of a Wood.',
  'NS-ACT-01': 'Players take turns, one Activation marker at a time; whoever has the Initiative begins.',
  'NS-ACT-02': 'With one marker a unit may fire, engage in Melee or fight another round of one, or move.',
  'NS-ACT-03': 'A unit takes at most one Activation marker, so it acts at most once a turn.',
  'NS-ACT-04': 'Units in Retreat slots, and units still on their way round a flank, cannot be activated.',
  'NS-ACT-05': 'All three markers must be used; none can be saved.',
  'NS-ACT-06':
    'As long as you have a marker and a unit that can take it, you must place it, though the unit may then do nothing. Markers that no unit can take are lost when you pass.',
  'NS-ACT-07':
    'An activation goes like this: place the marker and declare action and target, turn the unit face up, play cards, carry out the action.',
  'NS-ACT-08': 'A unit that sets out to outflank stays face down.',
  'NS-ACT-09': 'A unit in Melee can only fight another round or try to disengage.',
  'NS-ACT-10':
    'What a unit can do depends on its place: from the First Line it fires, engages or moves; from the Second it moves, cavalry charges, artillery fires; from the Reserve it moves or outflanks, artillery fires, and all fight enemies who came round the flank.',
  'NS-ACT-11': 'Activation markers stay on their units until the end of the turn, even on those that retreat.',
  'NS-ACT-12':
    'A reaction can come between the two parts of an activation. If the unit is gone by then, or the rest is no longer allowed, the second part is lost.',
  'NS-ELIM-01': 'A unit with as many casualties as its Cohesion is eliminated at once.',
  'NS-ELIM-02': 'The card of an eliminated unit goes to the enemy, who scores it.',
  'NS-ELIM-03': 'Its slot is free and its Terrain stays there; nobody advances.',
  'NS-ELIM-04': 'An eliminated unit takes no Morale test.',
  'NS-MOR-01':
    'With its second casualty a unit must test Morale, 6+; if it fails, it retreats. Both casualties may come at once.',
  'NS-MOR-02': 'For each further casualty that does not eliminate it: Morale 7+.',
  'NS-MOR-03': 'The first casualty alone calls for no test.',
  'NS-MOR-04': 'There is one test for each casualty from the second on, in order; the first failure ends the series.',
  'NS-MOR-05': 'All casualties of a combat are placed first, then units are eliminated, then Morale is tested.',
  'NS-MOR-06': 'A unit may have to test several times in a turn.',
  'NS-MOR-07': 'In any Morale test a rolled 1 always fails and a rolled 6 always succeeds.',
  'NS-MOR-08': 'Before a test for casualties you may choose to fail without rolling: the unit retreats.',
  'NS-MOR-09': 'A unit that retreats goes to a Retreat slot of its own board.',
  'NS-MOR-10':
    'Units left of the centre line retreat left, units right of it retreat right. From the middle of the First Line, and from the Reserve, the player chooses.',
  'NS-MOR-11': 'If that Retreat slot is taken, the unit stays where it is and takes 1 more casualty.',
  'NS-MOR-12': 'That extra casualty calls for no Morale test, but it can eliminate.',
  'NS-MOR-13':
    'Where you choose the side you may choose the one that is taken. After a blocked retreat the remaining tests lapse; a unit in Melee stays in it, and nobody has won.',
  'NS-MOR-14': 'A unit that retreats from a Melee loses it.',
  'NS-MOR-15':
    'A retreating unit keeps casualties, attached cards, formation and Activation marker; a Charge marker turns to Disarray.',
  'NS-MOR-16': 'A unit in a Retreat slot cannot be attacked; only a card can hurt it.',
};
