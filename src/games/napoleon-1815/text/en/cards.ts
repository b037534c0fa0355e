import type { EventId } from '../../data/events.ts';
import { type Camp, FRANCE } from '../../pieces.ts';
import type { CardRows, CardWords } from '../words.ts';

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

type Variant = (camp: Camp, seats: number) => Partial<CardWords>;

/** Where the number of players or the camp changes what is said. */
export const VARIANTS: Partial<Record<EventId, Variant>> = {
  'a-bruxelles': (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'All turn, a stack of the player who played it has 1 more movement point if it ends nearer to Brussels.',
        }
      : {},
  'aide-de-camp': (_camp, seats) =>
    seats === 3
      ? {
          gist: 'talk and exchange cards',
          effect: 'The two Coalition players may talk and exchange cards until the turn ends.',
        }
      : {},
  chargez: (camp) => ({
    when: `At the start of a combat with ${camp === FRANCE ? 'Ney or Grouchy' : 'Uxbridge or Gneisenau'}.`,
  }),
  eclaireurs: (_camp, seats) => (seats === 3 ? { effect: 'Choose an opponent and look at his hand.' } : {}),
  'frederick-event': (_camp, seats) =>
    seats === 3 ? { when: 'In the Initiative phase, by the English, unless French corps alone hold Alost.' } : {},
  hussards: (camp, seats) =>
    seats === 3 && camp === FRANCE
      ? { effect: 'Choose an opponent: one of his cards, taken at random, is discarded.' }
      : {},
  inactivite: (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'The French name a Coalition player, who names a zone with one of his corps: his blocks there are Activated.',
        }
      : {},
  ravitaillement: (_camp, seats) =>
    seats === 3 ? { effect: 'Take 2 fatigue in all off your corps in one zone.' } : {},
  renforts: (_camp, seats) => (seats === 3 ? { effect: 'One of your corps on the map gets 1 infantry point.' } : {}),
  'renforts-retardes': (_camp, seats) =>
    seats === 3
      ? {
          effect:
            'A Prussian corps still to come arrives a turn later. If there is none: no Prussian cards in this Recovery phase.',
        }
      : {},
  tenir: (_camp, seats) =>
    seats === 3
      ? { effect: 'Your corps take 1 more loss and shed 3 of this combat’s fatigue. The stack need not retreat.' }
      : {},
};
