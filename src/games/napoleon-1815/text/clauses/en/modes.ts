/** Fog of war, vedettes, three players and dice: the clauses for players, the readings we chose folded in. */
export const modes = {
  'N15-FOG-01': 'Blocks stand with their flags towards the enemy: during operations nobody sees who they are.',
  'N15-FOG-02':
    'When a combat starts, the stacks that fight are shown before any card is played. A corps that joins to the sound of the guns is shown as it arrives.',
  'N15-FOG-03': 'After the pursuit everybody who fought is hidden again.',
  'N15-FOG-04':
    'The A on the flag is upright while the block is To activate and upside down when it is Activated: everybody sees that.',
  'N15-FOG-05':
    'Public: how many blocks of which colour are where, activation, markers, victory points, the turn, the sizes of decks and hands, cards revealed and played. Hidden: who the blocks are, strength, fatigue, hands.',
  'N15-FOG-06': 'Strength and fatigue stay hidden even in a combat; how many cards each side reveals is public.',
  'N15-FOG-07': 'The game checks every move and never shows the enemy why it was allowed.',
  'N15-FOG-08': 'Who was shown in a combat may be remembered: the log keeps it.',
  'N15-FOG-09': 'A corps set up by a public event is known when it is placed, and hidden afterwards.',
  'N15-FOG-10':
    'An event against a hidden group may be played on vedettes too. Fatigue and Ambush are then spent for nothing; Confusion and Congestion work.',
  'N15-VED-01': 'A vedette is a block of its nation, hidden like a corps.',
  'N15-VED-02': 'Any number of vedettes of a zone may be designated and moved together, but never with corps.',
  'N15-VED-03': 'Their movement points are the card revealed plus 1, however many they are.',
  'N15-VED-04': 'Fatigue means nothing to vedettes: the owner only pretends to place it.',
  'N15-VED-05': 'A vedette in a zone with an enemy corps is eliminated at once, whoever moved.',
  'N15-VED-06':
    'A stack that enters a zone of enemy vedettes eliminates them. If no enemy corps is there it takes no fatigue and may go on.',
  'N15-VED-07': 'A retreating stack eliminates enemy vedettes too, and goes on if they were alone.',
  'N15-VED-08': 'Enemy vedettes who meet eliminate each other, one for one; those left over may go on.',
  'N15-VED-09':
    'A vedette that rides into enemy corps learns only that there is at least one. It eliminates enemy vedettes there one for one, and dies.',
  'N15-VED-10':
    'Vedettes take control of an enemy town or farm that is free of enemy corps, by passing or by stopping.',
  'N15-VED-11': 'French vedettes remove the Fortified Position of a farm that is free of Coalition corps.',
  'N15-VED-12': 'Vedettes do not enter a fortified town under enemy control.',
  'N15-VED-13': 'Friendly vedettes and stacks do not stop each other.',
  'N15-VED-14': 'A vedette that comes through an enemy axis does the enemy no harm.',
  'N15-VED-15': 'Vedettes score nothing, never fight, never retreat and place no axis. They are activated like corps.',
  'N15-VED-16': 'English and Prussian vedettes do not move together.',
  'N15-VED-17':
    'Where an event speaks of a stack, a group of vedettes is one, unless the event needs corps, fatigue or combat, or leaves vedettes out.',
  'N15-VED-18': 'Vedettes alone in a zone stop enemy vedettes no further than by the exchange one for one.',
  'N15-VED-19':
    'A Coalition vedette on a farm keeps the Fortified Position only until French corps come: the vedette dies first.',
  'N15-TRI-01':
    'An English and a Prussian player share the Coalition and win or lose together. Nothing changes for France.',
  'N15-TRI-02': 'Cards 78–82 replace cards 25, 42, 61, 67 and 70.',
  'N15-TRI-03':
    'The Prussian player commands Blücher and the Prussians, the English player Wellington and the English.',
  'N15-TRI-10': 'The Coalition players may not talk about the game, nor show or exchange cards.',
  'N15-TRI-11':
    'They may if Aide-de-camp was played this turn, or while Blücher and Wellington are in the same zone or in adjacent ones. Cards are not exchanged in the middle of an event or a combat.',
  'N15-TRI-20':
    'The Coalition has one deck and one discard pile, but two hands. Each of its players draws the number that the Invasion card gives for three.',
  'N15-TRI-21': 'The red cards of all three players are counted together.',
  'N15-TRI-30': 'Blue cards: France, then the Prussians, then the English, one each at most.',
  'N15-TRI-31': 'All three reveal a card. The Coalition player with the higher one is leader for the Operations phase.',
  'N15-TRI-32': 'A tie between the camps goes to France, a tie within the Coalition to the English.',
  'N15-TRI-33': 'The leader’s card counts for the Coalition.',
  'N15-TRI-34': 'With Intuition in force the Coalition players still reveal cards to settle the leader.',
  'N15-TRI-40': 'The camps alternate. At each turn of the Coalition the leader says which of the two operates.',
  'N15-TRI-41': 'Whoever operates uses his own corps and vedettes only.',
  'N15-TRI-42':
    'If the player named passes, that was the Coalition’s turn, and he operates no more; his partner goes on alone until he passes.',
  'N15-TRI-43': 'In a dispute the leader decides, for instance on the retreat of a mixed stack.',
  'N15-TRI-44': 'Each places fatigue and losses on his own corps; the leader decides to whom the remainder goes.',
  'N15-TRI-50': 'The two together play one event card at most in an operation. The leader is asked first.',
  'N15-TRI-51': 'An event for Coalition units works only on units of whoever played it.',
  'N15-TRI-52':
    'An event of combat or retreat for the Coalition needs a corps of its player in the stack, and then works for all of it. Panic needs none, and To the Sound of the Guns may lead a corps into the partner’s defence.',
  'N15-TRI-53': 'Recovery cards serve only the corps of whoever plays them.',
  'N15-TRI-54': 'Joined Forces is of no use with three players: its card leaves the deck.',
  'N15-TRI-55':
    'In fog the partners see who each other’s blocks are, but not strength, fatigue and hand, unless they may talk or settle a combat together.',
  'N15-TRI-56': 'Where both act in the same step, the Prussians come first, then the English.',
  'N15-DIC-01': 'If dice are chosen, each card to be revealed in a combat is a die instead.',
  'N15-DIC-02': 'A die gives each result as often as a card: its six faces stand for 36 cards.',
  'N15-DIC-03': 'This is chosen at the start, for both camps.',
  'N15-DIC-04': 'Pursuits use dice too. Movement, initiative and Le Rougeaud still use cards.',
  'N15-DIC-05': 'English and mixed stacks roll red dice, Prussians grey ones, with the same faces; as many as needed.',
};
