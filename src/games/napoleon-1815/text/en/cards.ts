import type { CardRows } from '../words.ts';

const INITIATIVE = 'In the Initiative phase.';
const DRAWN = 'At once, when it is drawn.';
const COMBAT = 'At the start of a combat.';

export const CARDS: CardRows = {
  'a-bruxelles': [
    'To Brussels',
    '+1 movement point towards Brussels',
    INITIATIVE,
    'All turn, a Coalition stack has 1 more movement point if it ends nearer to Brussels than it began.',
  ],
  'aide-de-camp': ['Aide-de-camp', 'look at the French hand', INITIATIVE, 'Look at the French hand.'],
  anticipation: [
    'Anticipation',
    'take any card you like',
    INITIATIVE,
    'Choose any card from your deck except a red one, take it into your hand, and shuffle.',
  ],
  'arriere-garde': [
    'Rearguard',
    'fall back instead of fighting',
    'At the start of a combat that a single Coalition corps defends.',
    'No combat: the corps retreats 2 connections, loses 1 strength point and takes 1 fatigue. No pursuit.',
  ],
  audace: [
    'Audacity',
    'no cards for terrain',
    'At the start of a combat in which the French attack.',
    'The Coalition gets no card for woods, a fortified town or a Fortified Position.',
  ],
  'au-son-du-canon': [
    'To the Sound of the Guns',
    'a corps next door joins in',
    'At the start of a combat, with one of your corps in a free zone next to it.',
    'The corps, Activated or not, joins the combat without fatigue. A commander may come along.',
  ],
  carre: [
    'Square',
    '2 less fatigue against cavalry',
    COMBAT,
    'If the French stack has cavalry, the Coalition takes 2 less fatigue from the result.',
  ],
  cambronne: [
    'Cambronne',
    'no pursuit',
    'When a French stack must retreat, or is about to be pursued.',
    'The stack is not pursued.',
  ],
  chargez: [
    'Charge!',
    '+1 card, 1 fatigue for the cavalry',
    'At the start of a combat with one of your great cavalry corps.',
    'Your stack reveals 1 more card; the corps that charges takes 1 fatigue at once.',
  ],
  confusion: [
    'Confusion',
    'stop them at the crossroads',
    'When an enemy stack enters an uncontested zone with three or more connections.',
    'The stack must stop there, whatever movement points it has left, and is Activated.',
  ],
  'contre-ordre': [
    'Counter-order',
    'cancel the event',
    'When the enemy has just played an event other than for combat, retreat or pursuit.',
    'That event is cancelled.',
  ],
  coordination: [
    'Coordination',
    'another operation at once',
    'At the end of a French operation, if another stack can still act.',
    'The French carry out another operation at once, with another stack.',
  ],
  'deploiement-rapide': [
    'Rapid Deployment',
    'no card lost for marching',
    'At the start of a French attack on the march.',
    'The attack does not lose a card for having marched.',
  ],
  eclaireurs: ['Scouts', 'look at the enemy hand', INITIATIVE, 'Look at the Coalition’s hand.'],
  elan: [
    'Elan',
    '+1 card for the attack',
    'At the start of a combat in which the French attack.',
    'The French reveal 1 more card.',
  ],
  embuscade: [
    'Ambush',
    '1 fatigue for the stack',
    'While a French stack manoeuvres.',
    'The stack takes 1 fatigue at once, on a corps its owner chooses.',
  ],
  encombrement: [
    'Congestion',
    '−1 movement point for them',
    'When the enemy has revealed a movement card.',
    'The stack has 1 less movement point.',
  ],
  fatigue: [
    'Fatigue',
    '+1 fatigue for their march',
    'When an enemy stack has ended its march.',
    'The stack takes 1 more fatigue for its manoeuvre. No effect on vedettes.',
  ],
  'frederick-event': [
    'Frederick',
    'Frederick comes to Alost',
    'In the Initiative phase, unless French corps alone hold Alost.',
    'Frederick’s corps is set up at Alost, in fog with a vedette. Once it has come: 1 infantry point for a Coalition corps.',
  ],
  'grande-batterie': [
    'Grand Battery',
    '+1 loss, 1 fatigue for each corps',
    'At the start of a combat with at least three French corps in the stack.',
    'The Coalition takes 1 more loss; every French corps in the stack takes 1 fatigue at once.',
  ],
  'grouchy-event': [
    'Grouchy',
    'reveal another movement card',
    'When a stack with Grouchy has revealed its movement card.',
    'Discard that card and reveal another, which then stands.',
  ],
  hussards: [
    'Hussars',
    'the enemy loses a card',
    'In the Initiative phase, if the enemy holds a card.',
    'A card from the enemy hand, taken at random, is discarded.',
  ],
  inactivite: [
    'Inactivity',
    'a stack will not march',
    DRAWN,
    'The player who suffers it names a zone with one of his corps: all his blocks there are Activated.',
  ],
  intuition: [
    'Intuition',
    'take the initiative',
    INITIATIVE,
    'Your side takes the initiative without revealing a card. If both sides play it, both cards are lost.',
  ],
  'la-garde': [
    'The Guard',
    '+1 card; 1 fatigue each if beaten',
    'At the start of a combat with Drouot in the French stack.',
    'The French reveal 1 more card. If they lose, every corps in the stack takes 1 more fatigue.',
  ],
  'la-ligne-rouge': [
    'The Thin Red Line',
    '+1 card for the defence',
    'At the start of a combat that Picton, Orange or Hill defends.',
    'The Coalition reveals 1 more card.',
  ],
  'lamarque-event': [
    'Lamarque',
    'Lamarque comes from the Vendée',
    'In the Initiative phase, while a town in France or Maubeuge is open to him.',
    'Lamarque’s corps is set up there, in fog with a vedette. Once it has come: 1 infantry point for a French corps, not Drouot.',
  ],
  'empereur-souffrant': [
    'The Emperor Is Ill',
    'no bonus from Napoléon',
    DRAWN,
    'All turn, Napoléon gives no movement point, no combat card, and saves no fatigue.',
  ],
  'le-rougeaud': [
    'Le Rougeaud',
    'Ney tries his luck',
    'At the start of a combat with Ney.',
    'Reveal a card. From 1 to 3: Ney takes 2 fatigue. 4 or 5: the French reveal 1 more combat card.',
  ],
  'marche-d-approche': [
    'Approach March',
    '3 movement points without a card',
    INITIATIVE,
    'All turn, a French move starts with 3 points without a card. It leaves no contested zone and enters no zone with an enemy.',
  ],
  'marche-forcee': [
    'Forced March',
    '+1 movement point',
    'While your stack manoeuvres.',
    'The stack has 1 more movement point; with none at all it can still cross 1 connection.',
  ],
  organisation: [
    'Organisation',
    'march on past friends',
    'When a French stack enters an uncontested zone with another French stack.',
    'The moving stack need not stop there.',
  ],
  panique: [
    'Panic',
    'one zone further, 2 fatigue',
    'When a French stack is beaten and must retreat.',
    'The stack retreats 1 more connection and takes 2 more fatigue.',
  ],
  pluie: [
    'Rain',
    '1 fatigue and −1 movement point for all',
    DRAWN,
    'All turn, a stack that is designated takes 1 fatigue, and if it moves it has 1 less movement point.',
  ],
  'pont-detruit': [
    'Destroyed Bridge',
    'blow up a bridge',
    'While a Coalition stack moves through a free zone with a bridge.',
    'The bridge is destroyed for 1 movement point, or for nothing if the stack has none. It may march on, but may not fight.',
  ],
  ravitaillement: ['Supplies', '−2 fatigue', INITIATIVE, 'Take 2 fatigue in all off the Coalition corps in one zone.'],
  reaction: [
    'Reaction',
    'move a stack one zone',
    'When the enemy has designated a stack, before a card is revealed.',
    'One of your stacks, Activated or not, moves from a free zone to a free zone next to it, without fatigue.',
  ],
  renforts: ['Reinforcements', '+1 infantry', INITIATIVE, 'A Coalition corps on the map gets 1 infantry point.'],
  'renforts-retardes': [
    'Delayed Reinforcements',
    'a Prussian corps is late',
    DRAWN,
    'A Prussian corps still to come arrives a turn later. If there is none: no Coalition cards in this Recovery phase.',
  ],
  reserve: ['Reserve', 'draw 2 cards', INITIATIVE, 'Draw 2 cards. Red ones are discarded without effect.'],
  'retraite-en-ordre': [
    'Orderly Retreat',
    'no pursuit',
    'When your beaten stack still has cavalry.',
    'The stack is not pursued.',
  ],
  tenir: [
    'Hold',
    '1 loss, −3 fatigue, and stay',
    'When a Coalition stack has lost a combat.',
    'It takes 1 more loss, sheds 3 of this combat’s fatigue, and need not retreat.',
  ],
  tirailleurs: [
    'Skirmishers',
    '1 fatigue for them',
    COMBAT,
    'The Coalition stack takes 1 fatigue at once, on a corps its owner chooses.',
  ],
  trahison: [
    'Treason',
    'a lone French corps stays put',
    'At the start of a French operation.',
    'A French corps alone in its zone is Activated; not Drouot. In fog: a vedette found instead is eliminated.',
  ],
  'ultime-effort': [
    'Last Effort',
    'move an Activated stack',
    'At the start of a French operation that manoeuvres.',
    'An Activated Coalition stack moves to a free or contested zone next to it; each of its corps takes 2 fatigue.',
  ],
  'union-des-forces': [
    'Joined Forces',
    'English and Prussians together',
    'When the Coalition designates a stack.',
    'English and Prussian corps may act as one stack for this operation.',
  ],
  'vive-l-empereur': [
    'Vive l’Empereur!',
    '−1 fatigue around Napoléon',
    INITIATIVE,
    'Every French corps in Napoléon’s zone sheds 1 fatigue.',
  ],
};

/** Their clauses for players, the readings we chose folded in. */
export const EVENT_CLAUSES = {
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
