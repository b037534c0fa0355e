/** Fog of war, vedettes, three players and dice: the clauses for players, the readings we chose folded in. */
export const modes = {
  'N15-FOG-01': 'Blocks stand with their flags towards the enemy: during operations nobody can tell which they are.',
  'N15-FOG-02':
    'When a combat starts, the stacks that fight are shown before any card is played. A corps that joins to the sound of the guns is shown as it arrives.',
  'N15-FOG-03': 'After the pursuit every block that fought is hidden again.',
  'N15-FOG-04':
    'The A on the flag is upright while the block is Ready and upside down when it is Activated: everybody can see that.',
  'N15-FOG-05':
    'Public: how many blocks of each colour are in each zone, activation, markers, victory points, the turn, the sizes of decks and hands, cards revealed and played. Hidden: which blocks they are, strength, fatigue, hands.',
  'N15-FOG-06': 'Strength and fatigue stay hidden even in a combat; how many cards each side reveals is public.',
  'N15-FOG-07': 'The game checks every move and never shows the enemy why it was allowed.',
  'N15-FOG-08': 'You may remember which blocks were shown in a combat: the log records them.',
  'N15-FOG-09': 'A corps set up by a public event is known as it is placed, and hidden from then on.',
  'N15-FOG-10':
    'An event against a hidden group may be played on vedettes too. Fatigue and Ambush are then wasted; Confusion and Congestion work.',
  'N15-VED-01': 'A vedette is a block of its nation, hidden like a corps.',
  'N15-VED-02': 'Any number of vedettes in a zone may be designated and moved together, but never with corps.',
  'N15-VED-03': 'Their movement points are the value of the card revealed plus 1, however many of them there are.',
  'N15-VED-04': 'Fatigue has no effect on vedettes: their owner only pretends to place it.',
  'N15-VED-05': 'A vedette in a zone with an enemy corps is eliminated at once, whoever moved.',
  'N15-VED-06':
    'A stack that enters a zone with enemy vedettes eliminates them. If there is no enemy corps there, it takes no fatigue and may go on.',
  'N15-VED-07': 'A retreating stack eliminates enemy vedettes too, and goes on if they were alone.',
  'N15-VED-08': 'Opposing vedettes that meet eliminate each other, one for one; any left over may go on.',
  'N15-VED-09':
    'A vedette that rides into enemy corps learns only that there is at least one. It eliminates enemy vedettes there one for one, and is eliminated.',
  'N15-VED-10':
    'Vedettes take control of an enemy town or farm that is free of enemy corps, whether they pass through or stop.',
  'N15-VED-11': 'French vedettes remove the Fortified Position of a farm that is free of Coalition corps.',
  'N15-VED-12': 'Vedettes do not enter a fortified town under enemy control.',
  'N15-VED-13': 'Friendly vedettes and stacks do not stop each other.',
  'N15-VED-14': 'A vedette that enters through an enemy axis does the enemy no harm.',
  'N15-VED-15': 'Vedettes score nothing, never fight, never retreat and place no axis. They are activated like corps.',
  'N15-VED-16': 'English and Prussian vedettes do not move together.',
  'N15-VED-17':
    'Where an event speaks of a stack, a group of vedettes is one, unless the event needs corps, fatigue or combat, or leaves vedettes out.',
  'N15-VED-18': 'Vedettes alone in a zone stop enemy vedettes only by the one-for-one exchange.',
  'N15-VED-19':
    'A Coalition vedette on a farm keeps the Fortified Position only until French corps arrive: the vedette is eliminated first.',
  'N15-TRI-01':
    'An English and a Prussian player share the Coalition and win or lose together. Nothing changes for France.',
  'N15-TRI-02': 'Cards 78–82 replace cards 25, 42, 61, 67 and 70.',
  'N15-TRI-03':
    'The Prussian player commands Blücher and the Prussians, the English player Wellington and the English.',
  'N15-TRI-10': 'The Coalition players may not talk about the game, nor show or exchange cards.',
  'N15-TRI-11':
    'They may do so if Aide-de-camp was played this turn, or while Blücher and Wellington are in the same zone or in adjacent zones. Cards are never exchanged in the middle of an event or a combat.',
  'N15-TRI-20':
    'The Coalition has one deck and one discard pile, but two hands. Each of its players draws the number that the Invasion card gives for three players.',
  'N15-TRI-21': 'The red cards of all three players are counted together.',
  'N15-TRI-30': 'Blue cards: France, then the Prussians, then the English, at most one each.',
  'N15-TRI-31':
    'All three reveal a card. The Coalition player with the higher card is leader for the Operations phase.',
  'N15-TRI-32': 'A tie between the sides goes to France, a tie within the Coalition to the English.',
  'N15-TRI-33': 'The leader’s card counts for the Coalition.',
  'N15-TRI-34': 'If Intuition has been played, the Coalition players still reveal cards to decide who leads.',
  'N15-TRI-40': 'The sides alternate. On each of the Coalition’s turns the leader says which of the two operates.',
  'N15-TRI-41': 'A player operates with his own corps and vedettes only.',
  'N15-TRI-42':
    'If the player named passes, that was the Coalition’s turn, and he carries out no more operations; his partner goes on alone until he passes too.',
  'N15-TRI-43': 'In a dispute the leader decides, for instance on the retreat of a mixed stack.',
  'N15-TRI-44': 'Each places fatigue and losses on his own corps; the leader decides who takes the remainder.',
  'N15-TRI-50': 'Between them the two play at most one event card in an operation. The leader is asked first.',
  'N15-TRI-51': 'An event for Coalition units affects only the units of the player who played it.',
  'N15-TRI-52':
    'To play a combat or retreat event for the Coalition, a player needs one of his corps in the stack; it then affects the whole stack. Panic needs none, and To the Sound of the Guns may bring a corps into the partner’s defence.',
  'N15-TRI-53': 'Recovery cards help only the corps of the player who plays them.',
  'N15-TRI-54': 'Joined Forces has no use with three players: its card is taken out of the deck.',
  'N15-TRI-55':
    'In fog the partners see which blocks the other has, but not strength, fatigue or hand, unless they may talk or are resolving a combat together.',
  'N15-TRI-56': 'Where both act in the same step, the Prussians come first, then the English.',
  'N15-DIC-01': 'If dice are chosen, each card to be revealed in a combat is replaced by a die.',
  'N15-DIC-02': 'A die gives each result as often as the cards do: its six faces stand for 36 cards.',
  'N15-DIC-03': 'This is chosen at the start, for both sides.',
  'N15-DIC-04': 'Pursuits use dice too. Movement, initiative and Le Rougeaud still use cards.',
  'N15-DIC-05':
    'English and mixed stacks roll red dice, Prussians grey ones, with the same faces, and as many as needed.',
};
