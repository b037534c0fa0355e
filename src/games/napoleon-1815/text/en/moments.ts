import type { EventId } from '../../data/events.ts';
import type { Moment } from '../why.ts';
import { CARDS } from './cards.ts';

const event = (id: EventId): string => `the event “${CARDS[id][0]}”`;

/** What is decided when: `That is for ...`, `Now it is about ...`. */
export const MOMENTS: Readonly<Record<Moment, string>> = {
  'setup.deploy': 'the set-up, before the first turn',
  'setup.vedette': 'placing the vedettes, before the first turn',
  'initiative.card': 'a blue card in the Initiative phase',
  'operations.name': 'choosing who operates next',
  'exchange.give': 'exchanging cards between partners',
  'operation.designate': 'designating a stack for an operation',
  'operation.attack': 'the attack on the march',
  'manoeuvre.displace': 'the march of a stack',
  'window.ask': 'a green card for this moment',
  'answer.ask': 'the answer to an enemy card',
  'share.place': 'placing fatigue and losses',
  'retreat.step': 'the retreat of the beaten stack',
  'recovery.card': 'the cards of the Recovery phase',
  'window.start': 'a card at the start of an enemy operation',
  'window.reveal': 'a card just after your own movement card',
  'window.card': 'a card just after the enemy’s movement card',
  'window.entry': 'a card when an enemy stack enters a zone',
  'window.end': 'a card at the end of an enemy march',
  'window.combat': 'a card at the start of a combat',
  'window.beaten': 'a card before the retreat',
  'window.pursuit': 'a card before the pursuit',
  'window.operationEnd': 'a card at the end of your operation',
  'anticipation.choose': event('anticipation'),
  'au-son-du-canon.pick': event('au-son-du-canon'),
  'chargez.pick': event('chargez'),
  'eclaireurs.whom': event('eclaireurs'),
  'hussards.whom': event('hussards'),
  'inactivite.whom': event('inactivite'),
  'inactivite.where': event('inactivite'),
  'lamarque.where': event('lamarque-event'),
  'lamarque.whom': event('lamarque-event'),
  'pont-detruit.which': event('pont-detruit'),
  'ravitaillement.where': event('ravitaillement'),
  'reaction.pick': event('reaction'),
  'renforts.whom': event('renforts'),
  'renforts-retardes.whom': event('renforts-retardes'),
  'trahison.where': event('trahison'),
  'ultime-effort.pick': event('ultime-effort'),
};
