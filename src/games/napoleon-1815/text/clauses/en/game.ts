/** The game, its pieces and cards, and the turn: the clauses for players, the readings we chose folded in. */
export const game = {
  'N15-GEN-01':
    'Two players: France, and a Coalition of English and Prussians. Three players: France, the English and the Prussians.',
  'N15-GEN-02':
    'There are two sets of rules; choose one before setting up. The Conscript rules are a complete game; the Grognard rules add fog of war and vedettes.',
  'N15-GEN-03': 'Three can play with either set of rules.',
  'N15-GEN-04': 'Losses and fatigue are tracked for each corps on the order of battle.',
  'N15-GEN-05':
    'Take the key towns, fortified towns and fortified farms, and destroy enemy strength while you preserve your own.',
  'N15-CMP-01':
    'The map is divided into zones joined by connections. It also has a turn track, a victory point track, a space for a red card that lasts all turn, and a terrain chart.',
  'N15-CMP-02': 'The blocks: 17 French (blue), 14 English (red), 12 Prussian (black), and 4 white ones.',
  'N15-CMP-03': 'The 4 white blocks are the Fortified Position markers.',
  'N15-CMP-04':
    'A coloured block shows a commander, a corps or a vedette on one face, and the flag of its side with a letter A on the other.',
  'N15-CMP-05':
    'The cards: a deck of 36 for each side, five Invasion cards (73–77) and five for three players (78–82).',
  'N15-CMP-06':
    'A cube is 1 strength point. English: 21 infantry, 7 cavalry. French: 31 infantry, 11 cavalry. Prussian: 28 infantry, 6 cavalry.',
  'N15-CMP-07': 'The control flags: 7 English, 5 Prussian, 10 French.',
  'N15-CMP-08': 'The Retreat Axis arrows: 2 English, 2 Prussian, 3 French.',
  'N15-CMP-09':
    'Three white cubes mark destroyed bridges, 80 cylinders mark fatigue, and the turn track and the victory point track have one marker each.',
  'N15-CMP-10': 'Fifteen combat dice, five for each nation, are used only if combat is fought with dice.',
  'N15-CMP-11': 'Each of the three players has a screen, an order of battle and a bag.',
  'N15-CMP-12':
    'Flags, arrows and cylinders never run out. The three bridge markers do: with three bridges down, Destroyed Bridge cannot be played.',
  'N15-CMP-13':
    'A strength point can be added only to a corps with fewer than 8, and only while a cube of its colour is free.',
  'N15-SET-01':
    'The scenario sets the placement, the turns, the victory points, the markers, the vedettes and the Invasion cards.',
  'N15-SET-02': 'France sits in the south, the Coalition in the north.',
  'N15-SET-03': 'Each side shuffles its own deck.',
  'N15-SET-04': 'Cards 78–82 are for three players only. Cards 73–77 are never part of a deck.',
  'N15-SET-05': 'Each corps starts with the strength given by the scenario.',
  'N15-SET-06': 'The turn and victory point markers and the Fortified Positions start where the scenario says.',
  'N15-SET-07':
    'Orders of battle may be hidden behind screens. With Conscript rules they are open unless the players choose otherwise; with Grognard rules they are always hidden.',
  'N15-SET-08': 'Grognard: after the corps, each nation places its vedettes in zones where it has a corps.',
  'N15-SET-09': 'Whether to fight with dice or cards is settled before play, for both sides.',
  'N15-SET-10':
    'Invasion cards show how far the French have pushed into Belgium. The scenario assigns one to each turn; it says how many cards each player draws, from 1 to 4.',
  'N15-SET-11': 'Hands are empty at the start, unless the scenario says otherwise.',
  'N15-DEF-01':
    'A block showing its portrait is Ready: it may still operate this turn. A block showing its flag is Activated: it may not.',
  'N15-DEF-02': 'A star marks a commander: Napoléon, Wellington, Blücher.',
  'N15-DEF-03': 'A commander never moves alone: he must go with at least one corps.',
  'N15-DEF-04':
    'A commander left alone because the corps with him were eliminated is eliminated too. Any corps of his side in the zone saves him.',
  'N15-DEF-05':
    'A commander may stay behind when a stack leaves, but never without a corps. Wellington goes with English corps only, Blücher with Prussian corps only, unless Joined Forces is in effect. A move that would leave a commander alone is not allowed.',
  'N15-DEF-06':
    'A commander is activated like a corps: he must be Ready to join an operation, and flips with the stack he is in.',
  'N15-DEF-07': 'Commanders have neither strength nor fatigue.',
  'N15-DEF-10': 'The upper track of a corps holds its strength, the lower one its fatigue.',
  'N15-DEF-11': 'When a corps loses strength its owner chooses infantry or cavalry, within the rule on cavalry losses.',
  'N15-DEF-12': 'Fatigue comes and goes point by point: to take 3 fatigue is to add three points.',
  'N15-DEF-13': 'Fatigue never falls below 0.',
  'N15-DEF-20': 'A stack is one or more friendly corps in one zone that act together, with or without a commander.',
  'N15-DEF-21': 'Zones are joined by connections. Corps stand in zones, never on a connection.',
  'N15-DEF-22': 'There are five kinds of zone: open country, woods, town, fortified town, fortified farm.',
  'N15-DEF-23': 'A zone is free for you when there is no enemy corps in it.',
  'N15-DEF-24': 'A zone is contested when it holds corps of both sides.',
  'N15-DEF-25': 'Only corps make a zone contested, never vedettes or commanders.',
  'N15-DEF-26': 'Any number of blocks may stand in a zone.',
  'N15-DEF-27': 'Zones are adjacent when a connection joins them, even if its bridge is destroyed.',
  'N15-DEF-28': 'Fortified Positions stand on fortified farms and help the Coalition only.',
  'N15-DEF-29':
    'A Fortified Position is removed as soon as French corps are alone in its zone, or the French win a combat there.',
  'N15-CRD-01': 'A card is drawn when it goes from your deck into your hand.',
  'N15-CRD-02': 'A card is revealed when it is turned up from your deck and used at once.',
  'N15-CRD-03': 'A card is played when it is used from your hand.',
  'N15-CRD-04':
    'A card can be used for initiative, movement points, a combat or pursuit result, an event, or recovery. Once used it is discarded.',
  'N15-CRD-05':
    'Red: played for its event as soon as it is drawn. Blue: may be played in the Initiative phase. Green: may be played in the Operations phase.',
  'N15-CRD-06':
    'A green card says when: in the manoeuvre of a Coalition operation, in the manoeuvre of a French one, at the start of a combat, or in a retreat or pursuit.',
  'N15-CRD-07': 'A card for a manoeuvre is never played in a combat or a pursuit.',
  'N15-CRD-08': 'There is no hand limit: cards are kept from turn to turn.',
  'N15-CRD-09': 'Played and revealed cards go to their side’s discard pile. Nobody may look through it.',
  'N15-CRD-10':
    'An empty deck is reshuffled from its discard pile the moment a card is needed. If both are empty, fewer cards are drawn or revealed.',
  'N15-CRD-11':
    'A colour matters only when a card is played for its event. A red card that is revealed simply gives its value.',
  'N15-CRD-12': 'A card named Fourrager appears only as an example of a colour: it is not in the decks.',
  'N15-SEQ-01': 'A turn has four phases: Draw, Initiative, Operations, Recovery.',
  'N15-SEQ-02': 'A phase is completed before the next begins.',
  'N15-SEQ-03': 'The turn’s reinforcements are placed, Ready, at the end of the Draw phase.',
  'N15-SEQ-04': 'A reinforcement whose zone is held by the enemy alone waits and tries again next turn.',
  'N15-DRW-01': 'Each player draws as many cards as the Invasion card says.',
  'N15-DRW-02': 'A red card is played at once for its event, then discarded, and not replaced.',
  'N15-DRW-03': 'A red event that lasts all turn stays face up until the turn ends.',
  'N15-DRW-04':
    'If two or more red cards are drawn in the phase, by anyone, all of them are discarded without effect. Everybody draws before they are counted.',
  'N15-DRW-05': 'A red card drawn by an event is treated as that event says.',
  'N15-INI-01': 'Each player may play one blue card for its event.',
  'N15-INI-02':
    'France declares first. Its event is resolved before the Coalition declares; only Intuition waits for both.',
  'N15-INI-03':
    'The card is discarded once its event is resolved; one that lasts all turn stays face up until the turn ends.',
  'N15-INI-04': 'Then each player reveals a card: whoever shows the higher value operates first.',
  'N15-INI-05': 'A tie goes to France.',
  'N15-INI-06': 'The cards revealed are discarded.',
  'N15-INI-07': 'Green cards are not played in this phase.',
  'N15-OPS-01': 'The sides alternate, one operation each; the winner of the initiative begins.',
  'N15-OPS-02': 'On his turn a player passes or carries out an operation.',
  'N15-OPS-03':
    'A player who has passed carries out no more operations this turn, but may still play one green card in each enemy operation.',
  'N15-OPS-04': 'When one player has passed, the other goes on operating until he passes too: then the phase ends.',
  'N15-OPS-05': 'A player with nothing left to activate must pass.',
  'N15-OPS-06':
    'An operation begins by designating a stack of corps that are all Ready. Not every corps in the zone need be in it.',
  'N15-OPS-07': 'A Coalition stack may not mix English and Prussians.',
  'N15-OPS-08': 'The stack may manoeuvre, or fight, or manoeuvre and then fight: that is an attack on the march.',
  'N15-OPS-09':
    'At the end of the operation the designated stack is Activated, even if it did not move, and so is every block that fought, on either side.',
  'N15-OPS-10':
    'In each operation each side may play one green card at most: a card played during movement uses it up, for attacker and defender alike.',
  'N15-OPS-11': 'An Activated corps can be attacked any number of times, and always defends.',
  'N15-OPS-12': 'A stack may be designated to do nothing: it is Activated, and you have not passed.',
  'N15-OPS-13':
    'When you designate a stack you say whether it manoeuvres or fights at once. After a manoeuvre that ends in a contested zone you decide whether it fights.',
  'N15-WIN-01':
    'When a stack has been designated and nothing is revealed yet, the opponent may play Reaction, Last Effort (against a manoeuvre) or Treason. Joined Forces is played as the stack is designated.',
  'N15-WIN-02':
    'When the movement card is revealed: first Grouchy by the player who operates; then Congestion or Ambush by the opponent; then Forced March, or Destroyed Bridge for a stack without movement points.',
  'N15-WIN-03':
    'In each zone entered, the opponent may play Confusion or Ambush, and the moving player Organisation, Forced March or Destroyed Bridge.',
  'N15-WIN-04': 'At the end of the march, before its fatigue is worked out, the opponent may play Fatigue or Ambush.',
  'N15-WIN-05': 'At the start of a combat the attacker may play a card, then the defender.',
  'N15-WIN-06':
    'When the winner is known, before the retreat, the attacker and then the defender may play Hold, Cambronne, Orderly Retreat or Panic.',
  'N15-WIN-07': 'Coordination may be played at the end of a French operation.',
  'N15-WIN-08':
    'Counter-order answers an enemy event played before, during or after a manoeuvre, before it takes effect.',
  'N15-WIN-09': 'A side that has played its card for the operation is not asked again during it.',
  'N15-WIN-10':
    'Before the cards of a pursuit are revealed, Cambronne and Orderly Retreat may be played once more, judged by the state of the stack at that point.',
};
