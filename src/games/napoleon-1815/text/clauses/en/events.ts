/** The events of the cards: the clauses for players, the readings we chose folded in. */
export const events = {
  'N15-EVT-ABX-01':
    'All turn, a Coalition stack has 1 more movement point for a march that brings it closer to Brussels.',
  'N15-EVT-ABX-02':
    'Closer means fewer connections to Brussels at the end than at the start, destroyed bridges or not. The extra point is for such a march only, and counts as spent.',
  'N15-EVT-ABX-03': 'Three players: it applies only to the stacks of the player who played it.',
  'N15-EVT-ADC-01': 'Two players: the Coalition looks at the French hand.',
  'N15-EVT-ADC-02': 'Three players: the Coalition players may talk and exchange cards.',
  'N15-EVT-ANT-01': 'Choose a card from your own deck, put it into your hand unseen, and shuffle the deck.',
  'N15-EVT-ANT-02': 'A red card may not be chosen.',
  'N15-EVT-ANT-03': 'An empty deck is reshuffled first; the discard pile is not searched.',
  'N15-EVT-ARG-01': 'Only in a combat that exactly one Coalition corps defends, with or without a commander.',
  'N15-EVT-ARG-02':
    'There is no combat: the corps retreats 2 connections at once, loses 1 strength point and takes 1 fatigue. No pursuit.',
  'N15-EVT-ARG-03': 'The corps and the French stack are Activated.',
  'N15-EVT-ARG-04':
    'The retreat rules apply, and nobody wins or loses. First comes the retreat, then the strength point, then the fatigue.',
  'N15-EVT-AUD-01':
    'Only when the French attack: the Coalition gets no card for woods, fortified town or Fortified Position.',
  'N15-EVT-AUD-02': 'Fatigue saved by terrain, bonuses, and terrain that prevents pursuit are not affected.',
  'N15-EVT-ASC-01':
    'One of your corps, Activated or not, in a free zone next to the combat, moves into it and takes part, in attack or defence, even over a destroyed bridge.',
  'N15-EVT-ASC-02': 'Commanders in its zone may come along; one who would be left alone must.',
  'N15-EVT-ASC-03': 'The corps takes no fatigue.',
  'N15-EVT-ASC-04': 'If it comes through an enemy axis, the enemy corps there take 2 fatigue at once, shared equally.',
  'N15-EVT-ASC-05':
    'It counts in every way towards the number of cards. An attack on the march still loses only one card.',
  'N15-EVT-ASC-06':
    'Two players: in defence the corps may be English or Prussian; in attack only of the nation that attacks.',
  'N15-EVT-ASC-07': 'Without such a corps the card cannot be played.',
  'N15-EVT-CAR-01':
    'The Coalition takes 2 less fatigue from the result if the French stack had cavalry at the start of the combat, on top of what terrain saves.',
  'N15-EVT-CAM-01': 'Only when a French stack must retreat: it is not pursued.',
  'N15-EVT-CHG-01':
    'With Ney or Grouchy in the French stack, Uxbridge or Gneisenau in the Coalition’s: 1 more combat card.',
  'N15-EVT-CHG-02': 'The corps that charges takes 1 fatigue at once.',
  'N15-EVT-CHG-03': 'With both in the stack the owner picks which takes the fatigue; it is still 1 card.',
  'N15-EVT-CNF-01':
    'An enemy stack that enters an uncontested zone with at least three connections must stop there, whatever points it has left.',
  'N15-EVT-CNF-02':
    'Uncontested means: none of your corps is there. Connections with destroyed bridges count. The fatigue of the march is worked out as usual.',
  'N15-EVT-CTO-01': 'Only right after the enemy has played a card for its event: the event is cancelled.',
  'N15-EVT-CTO-02': 'It does not cancel events of combat, retreat or pursuit.',
  'N15-EVT-CTO-03': 'It is a green card, so it cannot cancel blue or red events.',
  'N15-EVT-CTO-04': 'The cancelled card stays discarded and was its owner’s one card; Counter-order is yours.',
  'N15-EVT-CTO-05': 'If Joined Forces is cancelled, the Coalition designates again without it.',
  'N15-EVT-COO-01':
    'Only at the end of a French operation: France carries out another one at once, with another stack.',
  'N15-EVT-COO-02': 'It is a whole operation, with a new card for both sides, even after a combat.',
  'N15-EVT-COO-03': 'It cannot be played without another stack or vedette to designate.',
  'N15-EVT-DEP-01': 'A French attack on the march does not lose its card.',
  'N15-EVT-ECL-01': 'Look at the Coalition’s hand or, with three players, at one opponent’s hand.',
  'N15-EVT-ELA-01': 'Only when the French attack: 1 more combat card.',
  'N15-EVT-EMB-01': 'The French stack that operates takes 1 fatigue at once, where its owner likes.',
  'N15-EVT-EMB-02': 'It is not part of the manoeuvre’s total: Napoléon does not save it.',
  'N15-EVT-ENC-01': 'After the movement card is revealed: the enemy stack has 1 movement point less.',
  'N15-EVT-ENC-02': 'With a Forced March afterwards the stack can still move one zone.',
  'N15-EVT-FAT-01': 'Only at the end of an enemy march: 1 more fatigue in its total.',
  'N15-EVT-FAT-02': 'No effect on vedettes.',
  'N15-EVT-FRE-01': 'Frederick’s corps is placed at Alost, Ready; Grognard: with 1 English vedette.',
  'N15-EVT-FRE-02': 'It cannot be played while French corps alone hold Alost.',
  'N15-EVT-FRE-03': 'If Frederick is on the map the card works like Reinforcements.',
  'N15-EVT-FRE-04': 'Three players: only the English may play the event.',
  'N15-EVT-FRE-05': 'If Frederick has been eliminated it works like Reinforcements too.',
  'N15-EVT-GBA-01': 'Only with at least three French corps in the combat, in attack or defence.',
  'N15-EVT-GBA-02': 'The Coalition takes 1 more loss in the result; it counts for the winner.',
  'N15-EVT-GBA-03': 'Every French corps of the stack takes 1 fatigue at once.',
  'N15-EVT-GRO-01':
    'When a stack with Grouchy has revealed its movement card, France may discard it and reveal another, which stands.',
  'N15-EVT-HUS-01':
    'A card from the opponent’s hand, taken at random, is discarded. Three players: France chooses which opponent.',
  'N15-EVT-INA-01':
    'The player who suffers it names a zone with one of his stacks: all his blocks there, including the commander, are Activated.',
  'N15-EVT-INA-02': 'A zone with only vedettes may not be named.',
  'N15-EVT-INA-03': 'Three players: France names the Coalition player who suffers it; only his blocks flip.',
  'N15-EVT-INA-04':
    'The side that drew the card suffers it. Corps Activated in this way do not rest at the end of this turn.',
  'N15-EVT-INT-01': 'Played before the initiative is settled: your side takes it without revealing a card.',
  'N15-EVT-INT-02': 'If both sides play it, both cards are discarded and the initiative is settled as usual.',
  'N15-EVT-LGA-01': 'Only with Drouot in the French stack: 1 more combat card.',
  'N15-EVT-LGA-02': 'If the French lose, each corps of the stack takes 1 more fatigue before the retreat.',
  'N15-EVT-LLR-01':
    'Only when the Coalition defends with Picton, Orange or Hill: 1 more combat card, however many of them there are.',
  'N15-EVT-LAM-01': 'Lamarque’s corps is placed, Ready, in a town in France or at Maubeuge; Grognard: with 1 vedette.',
  'N15-EVT-LAM-02':
    'He may not be placed where Coalition corps stand alone; if they do in every such zone, the event cannot be played.',
  'N15-EVT-LAM-03': 'If Lamarque has come before: 1 infantry point for a French corps on the map, but not Drouot.',
  'N15-EVT-LES-01':
    'All turn Napoléon gives no movement point, no combat card, and saves no fatigue. His defeat and death count as usual.',
  'N15-EVT-LRO-01':
    'Only if Ney takes part: reveal a card. From 1 to 3 Ney takes 2 fatigue at once; with 4 or 5 there is 1 more combat card.',
  'N15-EVT-MAP-01':
    'All turn, every French stack or group of vedettes that moves starts with 3 points, without a card.',
  'N15-EVT-MAP-02': 'Everything else is added or subtracted as usual.',
  'N15-EVT-MAP-03':
    'It may not start in a contested zone or enter a zone with an enemy block. Fighting without moving is allowed.',
  'N15-EVT-MAP-04': 'No card is revealed, so Grouchy cannot be played; Congestion can.',
  'N15-EVT-MFO-01': 'Your moving stack has one more movement point.',
  'N15-EVT-MFO-02': 'With a total of 0 or less the stack can still cross 1 connection, but not a destroyed bridge.',
  'N15-EVT-MFO-03':
    'It may be played at any time during the march, even when the last point is spent, but not once the stack has had to stop for another reason.',
  'N15-EVT-ORG-01':
    'A French stack that enters an uncontested zone with another French stack need not stop. One zone for each card.',
  'N15-EVT-PAN-01': 'A beaten French stack retreats 1 more connection and takes 2 more fatigue, shared equally.',
  'N15-EVT-PAN-02': 'It cannot be played if the French stack does not retreat.',
  'N15-EVT-PLU-01': 'All turn, a stack that its player activates takes 1 fatigue at once, where he likes.',
  'N15-EVT-PLU-02': 'A stack that flips because it was attacked does not take it.',
  'N15-EVT-PLU-03': 'If the stack moves it has 1 movement point less.',
  'N15-EVT-PLU-04': 'Moves by events are not activations. Vedettes lose the movement point only.',
  'N15-EVT-PON-01':
    'At any time during its march a Coalition stack (not vedettes) in a free zone at the end of a bridge may destroy it for 1 movement point, and may then go on.',
  'N15-EVT-PON-02': 'A stack that has no movement points from the start may still destroy a bridge next to it.',
  'N15-EVT-PON-03': 'Afterwards the stack is Activated in any case.',
  'N15-EVT-PON-04': 'One bridge for each card. Crossing it later costs 3 movement points or, in a retreat, 2 fatigue.',
  'N15-EVT-PON-05': 'A bridge is next to the stack if its connection ends in the zone.',
  'N15-EVT-PON-06':
    'Otherwise an unspent point must pay for the bridge. The stack may still move, but may not fight in this operation.',
  'N15-EVT-PON-07':
    'A stack stopped by friends, or by a fortified town that it takes, may still destroy a bridge there with a point it has left; not one stopped by Confusion.',
  'N15-EVT-RAV-01': 'Choose a zone: its Coalition corps shed 2 fatigue in all, as the player likes.',
  'N15-EVT-REA-01': 'Only at the start of an enemy operation, when the stack is designated and no card is revealed.',
  'N15-EVT-REA-02':
    'One of your stacks, Activated or not, moves from a free zone to a free zone next to it, even over a destroyed bridge, without fatigue; its activation does not change.',
  'N15-EVT-REA-03': 'The stack is any corps of one zone and one nation, with their commander.',
  'N15-EVT-REN-01':
    'Any one Coalition corps on the map gains one infantry point. It brings back no eliminated corps and scores nothing.',
  'N15-EVT-RRT-01':
    'One Prussian corps still to arrive comes a turn later; the Coalition chooses which (with three players, the Prussian player).',
  'N15-EVT-RRT-02':
    'If none is still to arrive, the Coalition (with three players, the Prussian player) plays no cards in this Recovery phase.',
  'N15-EVT-RES-01': 'Draw 2 cards. Red ones are discarded without effect and not replaced.',
  'N15-EVT-REO-01': 'Only if the retreating stack has cavalry left: it is not pursued.',
  'N15-EVT-TEN-01': 'A Coalition stack that has just lost a combat takes 1 more loss and sheds 3 fatigue.',
  'N15-EVT-TEN-02': 'It may then decide not to retreat.',
  'N15-EVT-TEN-03':
    'The 3 fatigue come off what this combat’s result has put on; the owner chooses the corps. The loss scores, but does not change who won. If the last point goes, the stack is gone.',
  'N15-EVT-TEN-04':
    'Three players, a mixed stack: the loss and the relief are for corps of the player who played it; whether to retreat is one decision for the whole stack.',
  'N15-EVT-TIR-01': 'The Coalition stack takes 1 fatigue at once, where its owner likes.',
  'N15-EVT-TRA-01':
    'During a French operation the Coalition names a French stack of exactly one corps, not Drouot and not with Napoléon: that corps is Activated.',
  'N15-EVT-TRA-02':
    'Grognard: it names a zone with exactly one French block. Drouot is shown and stays Ready; a vedette is eliminated.',
  'N15-EVT-TRA-03':
    'It is played when the stack is designated. If that very corps is named, its operation ends at once.',
  'N15-EVT-ULT-01': 'Only at the start of a French operation that will manoeuvre, before a card is revealed.',
  'N15-EVT-ULT-02':
    'An Activated Coalition stack moves from a free zone to a free or contested zone next to it, even over a destroyed bridge.',
  'N15-EVT-ULT-03': 'Each of its corps takes 2 fatigue at once; a contested zone adds none.',
  'N15-EVT-ULT-04': 'Through an enemy axis into a contested zone: the French corps there take 2 fatigue.',
  'N15-EVT-ULT-05': 'It may not enter a zone held by French corps alone. The stack is of one nation only.',
  'N15-EVT-UNI-01':
    'The Coalition may designate English and Prussian corps as one stack for one operation; Wellington and Blücher may both go along.',
  'N15-EVT-VLE-01': 'Every French corps in Napoléon’s zone sheds 1 fatigue.',
};
