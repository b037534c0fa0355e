/** Every clause of the ledger for players, the readings we chose folded in. The ledger itself also says why. */
export const clausesEn = {
  'MAN-0-a': 'Manœuvre is for exactly two players, each of whom commands one nation.',
  'MAN-0-b': "There are two ways to win: wear the enemy army down, or hold more of the enemy's half when night falls.",
  'MAN-0-c': 'Where the rulebook and a player aid disagree, the rulebook is right.',
  'MAN-0-d':
    'The box holds 24 map tiles, dice with 6, 8 and 10 faces, counters, eight decks of 60 cards and two player aids. You roll as many dice as the rules call for, however few the box holds.',
  'MAN-1.1-a': 'There are 24 different tiles of 4 × 4 squares. Every square has exactly one terrain.',
  'MAN-1.1-b': 'A battlefield is four tiles, two wide and two deep: 8 × 8 squares.',
  'MAN-1.1-c':
    'Nothing ever happens diagonally. Movement, attack, retreat, range, influence and control all work through the four sides of a square only.',
  'MAN-1.1-d':
    'Squares that share a side are adjacent, even where two tiles meet. Terrain fills whole squares: which side is crossed never matters.',
  'MAN-1.2-a': 'Dice have 6, 8 or 10 faces. The 0 on a ten-sided die counts as ten.',
  'MAN-1.2-b': '2d8 means: roll two eight-sided dice and add them together.',
  'MAN-1.3-a': 'Each of the eight armies has its own eight units, which never change sides.',
  'MAN-1.3-b': 'A unit is at full strength or reduced. Its strength is the number on the side showing.',
  'MAN-1.3-c': 'A unit is either infantry or cavalry.',
  'MAN-1.3-d': 'Its name ties a unit to its cards: as a rule it fights only when a card bearing that name is played.',
  'MAN-1.3-e': 'The French Imperial Guard, for example, is infantry: 8 at full strength, 5 when reduced.',
  'MAN-1.4-a': 'Each army has a deck of 60 cards of its own; decks are never mixed.',
  'MAN-1.4-b': 'Forty of them are unit cards: five for each unit.',
  'MAN-1.4-c':
    'The other twenty are headquarters cards of twelve types: Leader, Ambush, Committed Attack, Forced March, Guerrilla, Redoubt, Regroup, Sappers/Engineers, Skirmish, Scout/Spy, Supply and Withdraw.',
  'MAN-1.4-d': 'Every nation has Leaders and between three and eight of the other eleven types.',
  'MAN-1.4-e':
    "A unit card has three uses: in your Combat Phase it starts or strengthens a combat by its unit, in your opponent's turn it defends the unit, and in your Restoration Phase it restores it.",
  'MAN-1.4-f': 'A card is used for one purpose and then discarded. Only a Skirmish returns a card to the hand.',
  'MAN-1.4-g':
    'Hands are secret. Discards lie face up, but only the top card may be looked at. The number of cards in a hand or a deck is public.',
  'MAN-1.4-h':
    'The cards of an eliminated unit stay in the deck. They are drawn and shuffled like any others, but can only be discarded.',
  'MAN-2.1-a': 'A player wins at once, at any moment, when five enemy units have been eliminated.',
  'MAN-2.1-b':
    'Exception: a player who loses his own fifth unit to a Committed Attack in the same battle loses the match instead.',
  'MAN-2.1-c':
    'Losses are counted after each elimination; in a combat with a Committed Attack, only when all its Hits have been taken. However a unit is lost, it counts as eliminated by the enemy. An attacker whose fifth unit falls because the attack failed loses at once.',
  'MAN-2.2-a': "If night falls first, the player who controls more squares of the enemy's half wins.",
  'MAN-2.2-b':
    "Your half is the four rows nearest your starting edge, 32 squares. Only the enemy's half counts for you.",
  'MAN-2.2-c': "You control any square of the enemy's half that one of your units stands on, whoever is next to it.",
  'MAN-2.2-d':
    'You also control a square by uncontested influence: one of your units is adjacent, and no enemy unit is on it or adjacent to it.',
  'MAN-2.2-e': 'The unit exerting influence may stand anywhere, even in your own half.',
  'MAN-2.2-f':
    'An empty square next to units of both sides counts for neither. A square with an enemy unit never counts for you.',
  'MAN-2.2-g': 'A lake cannot be entered, but it can be controlled by influence, and then it counts.',
  'MAN-2.2-h': 'If the squares are equal, the player who has eliminated more enemy units wins.',
  'MAN-2.2-i': 'If these are equal too, the player with fewer reduced units on the field wins.',
  'MAN-2.2-j':
    'If all that is equal, the nation that comes first in this list wins: United States, Ottoman Empire, Spain, Austria, Prussia, Russia, Great Britain, France. There are no draws.',
  'MAN-2.3-a': 'The day lasts until both players have gone through their first deck of 60 cards.',
  'MAN-2.3-b':
    'While only one has, the match goes on: whenever he has to draw from an empty deck, he shuffles his discards into a new one and carries on drawing.',
  'MAN-2.3-c':
    'A first deck is exhausted when its last card is drawn, whatever is still in hand. The match ends with the Game Turn in which this happens to the second of the two players; until then it can still be won by attrition. Later decks do not matter.',
  'MAN-3-a': 'Both players roll a d10, rerolling ties. Whoever rolls higher is First Player.',
  'MAN-3-b': 'Introductory set-up: the armies are Great Britain and France, and the First Player says which he takes.',
  'MAN-3-c':
    'The First Player chooses four tiles, gives each any number of quarter turns, and lays them two by two. There is only one of each tile.',
  'MAN-3-d':
    'Standard set-up: the Second Player names two different nations, the First Player takes one of them, the Second Player the other.',
  'MAN-3-e':
    'The Second Player chooses any of the four sides of the map as his starting edge; the First Player gets the opposite edge. Rows and halves run parallel to these edges.',
  'MAN-3-f': 'Each deck is shuffled and each player draws five cards, before any unit is placed.',
  'MAN-3-g':
    'Tournament variant: each player secretly chooses the five cards of his first hand from his deck; the rest is shuffled. Both players do so before any unit is placed.',
  'MAN-3-h':
    'Each player places his eight units at full strength in the two rows nearest his edge, one to a square, none in a lake.',
  'MAN-3-i': 'The First Player places his whole army before the Second Player places a unit.',
  'MAN-4-a':
    'A Game Turn is two player turns: the First Player’s, then the Second Player’s. The active player is the one whose turn it is.',
  'MAN-4-b': 'A player turn has five phases: Discard, Draw, Movement, Combat, Restoration.',
  'MAN-4-c': 'Their order is fixed: you never go back to an earlier phase.',
  'MAN-4-d': 'After both player turns a new Game Turn begins, unless the match is over.',
  'MAN-4.1-a':
    'Discard Phase: the active player may discard as many cards from his hand as he likes, from none to all.',
  'MAN-4.2-a': 'Draw Phase: the active player draws until he holds five cards.',
  'MAN-4.2-b': 'A hand is filled up in this phase only. At other times there is no hand limit.',
  'MAN-4.3-a': 'Movement Phase: the active player must move one unit.',
  'MAN-4.4-a': 'Combat Phase: the active player may start one combat, and no more.',
  'MAN-4.4-b': 'There are four kinds of combat: Ambush, Assault, Bombardment, Volley.',
  'MAN-4.5-a':
    'Restoration Phase: the active player may try to restore one reduced unit; after that, he may build one redoubt.',
  'MAN-5-a':
    'The active player must move one unit: infantry one square, cavalry one or two, through the sides of squares. Only if no unit can move is this skipped.',
  'MAN-5-b': 'Fields and marshes stop any unit that enters them, and so hold cavalry to one square.',
  'MAN-5-c': 'A unit may not leave the battlefield.',
  'MAN-5-d': 'A unit may not end on, or pass through, a square with another unit, friend or enemy.',
  'MAN-5-e':
    'A move must end on a different square from the one it began on: cavalry may not step out and back. A Forced March may lead back.',
  'MAN-5-f': 'Units have no facing, and enemies do not hinder movement past them.',
  'MAN-5-g':
    'A Supply card lets a second, different unit move after the first. No more than one Supply may be played in a Movement Phase.',
  'MAN-5-h':
    'A Forced March gives a unit that has just moved one more square. No more than one may be played on a unit in a Movement Phase.',
  'MAN-5-i':
    'At most two units move in a phase, each one square further than usual: one Supply and two Forced Marches.',
  'MAN-5-j':
    'The opponent can cancel one of these cards with a Guerrilla; it still counts as played. The order is: first unit, its Forced March, Supply, second unit, its Forced March. If no unit could make the first move, Supply moves none.',
  'MAN-6-a': 'Ambush and Assault follow one procedure (6.1), Bombardment and Volley another (6.2).',
  'MAN-6-b':
    'Only the active player may start a combat, once a turn, and only if its conditions are met. The other player is the defender.',
  'MAN-6-c': 'A combat that ends early, by Withdraw or Skirmish, is still the one combat of the turn.',
  'MAN-6.1.1-a': 'To start an Assault, name the attacking unit and play a unit card with its name and an Attack value.',
  'MAN-6.1.1-b': 'A unit in a marsh cannot start an Assault.',
  'MAN-6.1.1-c': 'Artillery cards have no Attack value: they neither start nor strengthen an Assault.',
  'MAN-6.1.1-d': 'To start an Ambush, play an Ambush card instead. No unit makes the attack.',
  'MAN-6.1.2-a': 'The target of an Assault is an enemy unit adjacent to the attacking unit.',
  'MAN-6.1.2-b': 'The target of an Ambush is any enemy unit on the field.',
  'MAN-6.1.3-a':
    'The defender may have the target withdraw if an adjacent square is free: on the map, empty and not a lake.',
  'MAN-6.1.3-b': 'This takes a Withdraw card; the United States may also use certain unit cards.',
  'MAN-6.1.3-c': 'A withdrawing unit moves as if it were retreating.',
  'MAN-6.1.3-d':
    'After an Assault the attacking unit must then advance, unless its card says “Not required to advance”, and pursuit follows. After an Ambush nobody advances.',
  'MAN-6.1.3-e':
    'The card that started the combat and the card that caused the withdrawal are discarded. The combat is over.',
  'MAN-6.1.4-a':
    'If the target stands, the defender may play any number of cards with its name, artillery included; each adds its Defence value.',
  'MAN-6.1.4-b': 'He may also play one Leader and add that Leader’s Combat value.',
  'MAN-6.1.4-c': 'After this step the defender plays no more cards.',
  'MAN-6.1.5-a':
    'Now the attacker may play Committed Attacks (one at most for each unit taking part), Sappers/Engineers, a Skirmish, unit cards with an Attack value for units taking part, and one Leader.',
  'MAN-6.1.5-b': 'In an Ambush only one Leader, for Combat, and Sappers/Engineers may be played.',
  'MAN-6.1.5-c': 'A Leader and a Skirmish may not be played in the same combat.',
  'MAN-6.1.5-d': 'Any number of unit cards may be played for one unit; each adds its own dice.',
  'MAN-6.1.6-a':
    'Attack Total of an Assault: strength of the attacking unit, dice of its cards, terrain, 2d6 for each Committed Attack, and either the Combat value of the Leader or the strength and dice of the supporting units.',
  'MAN-6.1.6-b':
    'Attack Total of an Ambush: the die of the card, 1d10, and the Combat value of a Leader. No strength, no terrain.',
  'MAN-6.1.6-c':
    'Defence Total: strength of the target, Defence values of its cards, terrain, 3 for a redoubt that no Sappers have undone, and the Combat value of a Leader.',
  'MAN-6.1.6-d': 'All cards are on the table before any die is rolled.',
  'MAN-6.1.7-a': 'Attack below Defence: every attacking and supporting unit takes a Hit. In an Ambush nothing happens.',
  'MAN-6.1.7-b': 'Attack equal to Defence: no effect.',
  'MAN-6.1.7-c': 'Attack above Defence: the defender chooses whether the target takes a Hit or retreats.',
  'MAN-6.1.7-d': 'Attack at least twice Defence: the attacker chooses whether the target takes a Hit or retreats.',
  'MAN-6.1.7-e': 'Attack at least three times Defence: the target takes a Hit and retreats.',
  'MAN-6.1.7-f': 'Attack at least four times Defence: the target is eliminated.',
  'MAN-6.1.7-g': 'Exactly two, three or four times counts as the higher result.',
  'MAN-6.1.7-h':
    'After the result come advance, pursuit, the Hits for Committed Attacks and the count of losses. Then all cards played in the combat are discarded.',
  'MAN-6.2.1-a':
    'To bombard or fire a Volley, name the attacking unit and play a card with its name and a Bombard or Volley value.',
  'MAN-6.2.2-a': 'The target of a Volley is an enemy unit adjacent to the attacking unit.',
  'MAN-6.2.2-b': 'The target of a Bombardment is an enemy unit one or two squares away, within the Range of the card.',
  'MAN-6.2.2-c':
    'The line of fire to a target two squares away may turn a corner. It may not pass through a hill, town or woods, or through a square with any unit.',
  'MAN-6.2.2-d': 'The squares of the attacking unit and of the target never block fire.',
  'MAN-6.2.2-e': 'A unit in a marsh may bombard and fire Volleys.',
  'MAN-6.2.2-f':
    'A target diagonally beside the attacker is two squares away, and one open square between them is enough. Lakes, marshes, fields and clear ground do not block.',
  'MAN-6.2.3-a': "Attack Total: dice of the card and terrain. The attacking unit's strength is not added.",
  'MAN-6.2.3-b': 'Defence Total: strength of the target, terrain and redoubt.',
  'MAN-6.2.3-c': 'Neither side plays another card in a Bombardment or Volley.',
  'MAN-6.2.4-a':
    'Attack above Defence: the target takes a Hit. Otherwise nothing happens. There is no stronger result, no retreat and no advance, and the firing unit is never hit.',
  'MAN-6.3-a':
    'Some terrain adds to the Defence Total of the unit in it, some to the Attack Total of an attacking or supporting unit in it; most does neither.',
  'MAN-6.3-b': 'A redoubt is terrain built during play. It counts on top of whatever is in the square.',
  'MAN-TEC-a': 'Clear ground has no effect.',
  'MAN-TEC-b': 'Field: a unit that enters must stop. No effect on combat.',
  'MAN-TEC-c': 'Woods: +2 to Defence; they block the line of fire.',
  'MAN-TEC-d': 'Hill: +2 to Defence, wherever the attack comes from; it blocks the line of fire.',
  'MAN-TEC-e': 'Town: +3 to Defence; it blocks the line of fire.',
  'MAN-TEC-f': 'Marsh: a unit that enters must stop. +1 to Defence. No Assault can be started or supported from it.',
  'MAN-TEC-g': 'Lake: no unit may ever enter it, by any kind of move.',
  'MAN-TEC-h':
    'Attack from a hill: +2 if the target is not on a hill itself, for each attacking or supporting unit on a hill, in Bombardments and Volleys too. Starting a move in a field or marsh does not shorten it.',
  'MAN-6.4-a': 'A Leader played for a Command of 2 or more lets more units join the Assault.',
  'MAN-6.4-b':
    'Command counts the units led, the attacking unit included: 2 allows one supporter, 3 two, 4 three. Command 1 adds nobody.',
  'MAN-6.4-c':
    'A supporting unit must be adjacent to the target and able to make an Assault itself, and so not in a marsh. It needs no card.',
  'MAN-6.4-d': 'Each supporter adds its strength; cards with an Attack value may be played for it.',
  'MAN-6.4-e':
    'If the attack fails, supporters take a Hit too. They are named when the Leader is played, and at least one must be: otherwise use his Combat value.',
  'MAN-6.5-a':
    'Results are eliminations, Hits and retreats. Whoever has the choice between Hit and retreat chooses freely.',
  'MAN-6.5-b': 'A retreat may be chosen even if there is no way out: the unit is then eliminated.',
  'MAN-6.5.1-a': 'An eliminated unit is gone for good, whichever side was showing.',
  'MAN-6.5.2-a': 'A Hit reduces a unit at full strength and eliminates a reduced one.',
  'MAN-6.5.3-a': 'A retreating unit leaves its square and moves exactly one square.',
  'MAN-6.5.3-b': 'First priority: straight towards its own starting edge.',
  'MAN-6.5.3-c': 'Second priority, if that is blocked: to the left or right flank, as its owner chooses.',
  'MAN-6.5.3-d': "Third priority, if all three are blocked: towards the enemy's edge.",
  'MAN-6.5.3-e': 'If all four squares are blocked, the unit is eliminated.',
  'MAN-6.5.3-f': 'Blocked means: off the map, a lake, or occupied by any unit. Other terrain may be entered.',
  'MAN-6.5.3-g':
    'A lower priority may not be chosen while a higher one is open. With “Hit and retreat” the Hit comes first. The attackers are still in place when the way of retreat is worked out.',
  'MAN-6.5.4-a': 'A withdrawal is carried out exactly like a retreat.',
  'MAN-6.5.4-b': 'The card with which the attacker started the combat is used up and discarded.',
  'MAN-6.5.5-a':
    "If an Assault empties the target's square, by elimination, retreat or withdrawal, the attacking unit or a supporter must move into it.",
  'MAN-6.5.5-b': 'Exactly one unit advances; the active player chooses which.',
  'MAN-6.5.5-c': 'A unit for which a card marked “Not required to advance” was played need not advance.',
  'MAN-6.5.5-d':
    'If several units took part, all may stay only if each has such a card; otherwise one must advance, and the player freely chooses which, marked or not.',
  'MAN-6.5.5-e': 'Nobody advances after an Ambush, Bombardment or Volley.',
  'MAN-6.6-a': 'If the target fled and survived, and cavalry advanced into its square, that cavalry pursues.',
  'MAN-6.6-b': 'The active player rolls 1d6 for each unit card played for the pursuing unit in this combat.',
  'MAN-6.6-c': "A Leader's pursuit modifier counts for every roll if he was used in the attack.",
  'MAN-6.6-d': 'Each modified roll within the Pursuit range of its card is a Hit on the unit that fled.',
  'MAN-6.6-e': 'Several Hits are possible: two eliminate a unit at full strength.',
  'MAN-6.6-f':
    'Without a card for the cavalry that advanced there is no pursuit. After a withdrawal there is one roll, for the card that started the Assault. The fleeing unit does not retreat again.',
  'MAN-6.7-a': 'For the other effects of cards in combat, see chapter 9.',
  'MAN-7-a': 'To restore a unit is to turn it back to full strength. An eliminated unit never returns.',
  'MAN-7-b': 'Only the active player restores, only in this phase, and only with a card.',
  'MAN-7-c': 'Supply or Regroup restores any one reduced unit. A Guerrilla can cancel it.',
  'MAN-7-d': 'A unit card restores the unit it names: a reinforcement. A Guerrilla can cancel it.',
  'MAN-7-e':
    'A Leader may rally: name a reduced unit and roll 1d6. Within his Rally range it is restored; otherwise nothing happens. A Guerrilla cannot cancel this.',
  'MAN-7-f':
    'There is one attempt in a phase, for one unit. A failed or cancelled attempt counts. Any card of the unit will do, artillery included.',
  'MAN-7-g':
    'Afterwards, attempt or not, the active player may play one Redoubt. After that nothing more can be restored.',
  'MAN-8.1-a':
    'Attack: dice for the Attack Total. A card with this entry starts an Assault; more may be added for the units taking part.',
  'MAN-8.2-a': 'Defence: added to the Defence Total when the card is played for the unit under attack.',
  'MAN-8.3-a': 'Bombard: the dice of a Bombardment.',
  'MAN-8.4-a': 'Range: how many squares a Volley or Bombardment reaches, without diagonals.',
  'MAN-8.5-a': 'Volley: the dice of a Volley.',
  'MAN-8.6-a': 'Pursuit, on cavalry cards only: the d6 results that score a Hit in a pursuit.',
  'MAN-8.7-a':
    'Withdraw, on United States cards only: before defending, such a card for the unit under attack may be played with a roll of 1d6.',
  'MAN-8.7-b': 'Within the range the unit withdraws as with a Withdraw card.',
  'MAN-8.7-c': 'Outside it the combat goes on, and the card adds its Defence value.',
  'MAN-8.7-d':
    'The attempt comes before any other defence card. After a failure another such card may be tried, but no longer a Withdraw card. None of this helps against a Bombardment or Volley.',
  'MAN-8.8-a': 'Not required to advance: this matters in an Assault only (6.5.5).',
  'MAN-8-a': 'A card with both Attack and Volley may be used for either, as the player says.',
  'MAN-9.1-a':
    'A Leader has one use when played: Command, Combat, Rally or, for Napoleon, Grand Battery. Command and Combat are never combined.',
  'MAN-9.1.1-a': 'Command: how many units he leads in an attack. Never in defence.',
  'MAN-9.1.2-a': 'Combat: added to the Attack Total of the attacker or to the Defence Total of the defender.',
  'MAN-9.1.2-b': 'In a combat, a Leader with Command 1 is useful only for his Combat value.',
  'MAN-9.1.2-c': 'Palafox of Spain has two Combat values: 1 attacking, 5 defending.',
  'MAN-9.1.3-a': 'Rally: the d6 results with which he restores a unit. Palafox always succeeds, without a roll.',
  'MAN-9.1.4-a': 'Pursuit: a modifier for pursuit rolls. Not every Leader has one.',
  'MAN-9.1.5-a':
    'Grand Battery, Napoleon only: starts a Bombardment by any French unit, without a unit card, at a range of up to 2.',
  'MAN-9.1.5-b': 'Its Attack Total is 2d10 and terrain; everything else is as in any Bombardment.',
  'MAN-9.1.5-c': 'It is the one combat of the turn.',
  'MAN-9.2.1-a': 'Ambush: only this card starts one, and it is the one combat of the turn.',
  'MAN-9.2.1-b':
    'Only a Leader, for Combat, adds to its Attack Total: no unit cards, no supporters, no Committed Attack, no Skirmish.',
  'MAN-9.2.1-c':
    "It comes from the defender's own square: no terrain helps the attack, while the defender keeps terrain and redoubt.",
  'MAN-9.2.1-d': 'The defender may withdraw and play defence cards.',
  'MAN-9.2.1-e': 'No unit of the active player can be hit, advance or pursue.',
  'MAN-9.2.1-f': 'Sappers/Engineers may be played in an Ambush: they reduce the Defence Total.',
  'MAN-9.2.2-a': 'Committed Attack: adds 2d6 to the Attack Total of an Assault.',
  'MAN-9.2.2-b': 'There may be no more of them than units taking part in the attack.',
  'MAN-9.2.2-c': 'At the end a unit that took part must take a Hit for each of them, whatever the result.',
  'MAN-9.2.2-d':
    'The end comes after result, advance and pursuit. The active player chooses a different surviving unit for each Hit; Hits with no unit left to take them are lost.',
  'MAN-9.2.3-a':
    'Forced March: a unit that has just moved in the Movement Phase goes one more square under the usual rules.',
  'MAN-9.2.3-b': 'Not for a unit that began its move in a field or marsh.',
  'MAN-9.2.3-c': 'Not for a unit whose move ended in a field or marsh. The extra square itself may be one.',
  'MAN-9.2.3-d': 'It follows the first move or the Supply move, never a retreat, an advance or a Skirmish.',
  'MAN-9.2.4-a': 'Guerrilla: cancels a Supply, a Forced March, a Regroup, or a unit card played as a reinforcement.',
  'MAN-9.2.4-b':
    'It is played at once when that card is played. Both are discarded, and the cancelled card has no effect.',
  'MAN-9.2.4-c': "Only in the opponent's turn, never in your own.",
  'MAN-9.2.4-d':
    'It cancels nothing in combat, and no other card: Leaders, Redoubts, Scouts and Guerrillas themselves are safe.',
  'MAN-9.2.5-a': 'Redoubt: played by the active player in the Restoration Phase, after any restoration.',
  'MAN-9.2.5-b': 'One Redoubt card at most in a player turn.',
  'MAN-9.2.5-c': 'The redoubt is built in the square of one of his own units.',
  'MAN-9.2.5-d': 'It adds 3 to the Defence Total of the unit in it, on top of the terrain.',
  'MAN-9.2.5-e': 'It protects against attacks from every side.',
  'MAN-9.2.5-f':
    'When the unit leaves the square in any way, or is eliminated, the redoubt is removed. A square never holds more than one redoubt.',
  'MAN-9.2.6-a': 'Regroup: restores one reduced unit. The Ottoman Empire has it instead of Supply; it moves nobody.',
  'MAN-9.2.7-a': "Sappers/Engineers: played by the attacker; the target's redoubt adds nothing in this combat.",
  'MAN-9.2.7-b': 'The redoubt stays, and the terrain of the square still counts.',
  'MAN-9.2.8-a': 'Skirmish: played by the attacker in an Assault, which is broken off. No dice, no Hits.',
  'MAN-9.2.8-b': 'Not together with a Leader in the same combat.',
  'MAN-9.2.8-c': "The unit card that started the Assault returns to the active player's hand.",
  'MAN-9.2.8-d': 'All cards that the defender played in this combat are discarded.',
  'MAN-9.2.8-e':
    'The attacking unit, infantry or cavalry, may move up to two squares in any directions, within the usual limits.',
  'MAN-9.2.8-f':
    'No other combat may be started this turn. A Skirmish is declared before any other card for the attack, and cannot be cancelled or extended.',
  'MAN-9.2.9-a':
    "Scout/Spy: the active player looks at the opponent's hand. It can be played whenever he has a decision in his own turn; in the Draw Phase he then draws back up to five.",
  'MAN-9.2.10-a':
    'Supply: either moves a second unit in the Movement Phase or restores a reduced unit in the Restoration Phase.',
  'MAN-9.2.10-b': 'The limit of one in the Movement Phase does not affect the Restoration Phase.',
  'MAN-9.2.11-a': 'Withdraw: played by the defender of an Assault or Ambush; the target retreats before the fight.',
  'MAN-9.2.11-b': 'It is the only card the defender plays in that combat.',
  'MAN-9.2.11-c': 'The attacking unit of an Assault advances and may pursue. The combat is over.',
  'MAN-9.2.11-d': 'It cannot be used against a Bombardment or Volley.',
} as const;

export type ClauseId = keyof typeof clausesEn;
